"""Bots at tables: who decides for them, when, and in which process."""
