"""Star Scrappers: Łowcy Kryształów."""
