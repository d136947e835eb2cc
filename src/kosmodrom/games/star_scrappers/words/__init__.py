"""Star Scrappers in words."""
