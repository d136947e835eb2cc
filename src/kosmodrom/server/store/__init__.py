"""The database: schema, transactions, migrations, backups."""
