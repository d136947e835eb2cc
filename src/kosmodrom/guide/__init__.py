"""The guide of a game: its rules to be read, from sixty seconds to every card; for pages, paper and the terminal."""
