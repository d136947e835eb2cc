"""What every game passes, with no list of exceptions."""
