"""Star Scrappers as a picture."""
