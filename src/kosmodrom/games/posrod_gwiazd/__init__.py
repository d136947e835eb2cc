"""Pośród Gwiazd: build the finest space station of the Alliance, card by card."""
