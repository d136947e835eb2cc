"""Astrogórnicy in words."""
