"""Doors for learners: PettingZoo, Gymnasium, OpenSpiel, and many tables at once; they need `kosmodrom[rl]`."""
