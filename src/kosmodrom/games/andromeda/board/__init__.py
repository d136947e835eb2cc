"""Andromeda as a picture."""
