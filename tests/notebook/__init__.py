"""Tests of what a match is at a prompt of Python."""
