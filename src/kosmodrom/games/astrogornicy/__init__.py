"""Beyond Humanity: Astrogórnicy."""
