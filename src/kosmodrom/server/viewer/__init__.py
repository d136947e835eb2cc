"""What one viewer sees of a table."""
