"""What people at a prompt of Python have of a match: pictures, analyses, rows."""
