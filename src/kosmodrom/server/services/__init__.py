"""What people can do at tables: open, sit, play, talk, end, report."""
