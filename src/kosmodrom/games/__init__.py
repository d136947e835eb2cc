"""The games: one folder each; a folder with an `entry.py` is found by itself."""
