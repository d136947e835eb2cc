"""The server under simulated faults, kills and load."""
