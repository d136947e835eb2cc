"""What in a position stands against a decision: the sentence before the clause in an answer to "why not?"."""

from kosmodrom.engine.speaking import ReasonWords
from kosmodrom.games.astrogornicy.words.context import Glance


class Reasons(Glance, ReasonWords):
    """Says what in a position makes a clause forbid a decision."""
