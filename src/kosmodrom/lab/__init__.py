"""Experiments: many matches at once, counted and compared."""
