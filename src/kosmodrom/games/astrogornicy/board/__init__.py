"""Astrogórnicy as a picture."""
