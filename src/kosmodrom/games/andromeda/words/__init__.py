"""Andromeda in words."""
