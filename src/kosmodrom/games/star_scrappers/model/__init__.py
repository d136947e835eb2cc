"""What there is in Star Scrappers: decisions, content, zones, questions, events."""
