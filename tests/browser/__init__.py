"""People in a browser."""
