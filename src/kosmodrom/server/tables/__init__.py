"""What a table is, in memory and in the store: records, seats, changes, who watches."""
