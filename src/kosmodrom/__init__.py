"""Kosmodrom: four Polish science-fiction board games as software."""

import kosmodrom.games  # noqa: F401 - loaded first, so that the function below keeps the name
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import games
from kosmodrom.notebook.match import Match
from kosmodrom.notebook.rows import Rows

__all__ = ["KosmodromError", "Match", "Rows", "games"]
