"""The game-agnostic core: a contract for games, and what drives and records them."""
