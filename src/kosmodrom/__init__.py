"""Kosmodrom: four Polish science-fiction board games as software."""

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games

__all__ = ["KosmodromError", "Match", "games"]
