"""Pośród Gwiazd as a picture."""
