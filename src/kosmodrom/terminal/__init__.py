"""The command line: games, rules, play, simulate, replay, deck."""
