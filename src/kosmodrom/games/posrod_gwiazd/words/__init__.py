"""Pośród Gwiazd in words."""
