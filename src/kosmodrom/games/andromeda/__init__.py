"""Andromeda."""
