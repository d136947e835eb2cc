"""Computer opponents. A bot gets a View and nothing more, so it cannot peek."""
