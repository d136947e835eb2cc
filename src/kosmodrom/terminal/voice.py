"""A game's own words for one table: what its speaker says, in one language, with the names of the seats."""

from collections.abc import Sequence

from kosmodrom.engine.match import Match
from kosmodrom.engine.reasons import Reason, fact


class Voice:
    """Puts what a seat may know into words."""

    def __init__(self, match: Match, lang: str, names: Sequence[str]) -> None:
        self.match = match
        self.names = list(names)
        self._texts = match.entry.words(lang, match.book)
        self._speaker = match.entry.speaker

    def table(self, seat: int) -> str:
        return self._speaker.table(self.match.view(seat), self.match.book, self._texts, self.names)

    def question(self, seat: int) -> str:
        return self._speaker.question(self.match.view(seat), self.match.book, self._texts, self.names)

    def decision(self, seat: int, action: int) -> str:
        view = self.match.view(seat)
        return self._speaker.decision(view, self.match.book, action, self._texts, self.names)

    def fact(self, seat: int, reason: Reason) -> str:
        """What in this position stands against a decision; empty where the rule says it all."""
        match = self.match
        return fact(match.entry, match.view(seat), match.book, reason, match.actors, self._texts, self.names)

    def event(self, event: Sequence[int]) -> str:
        return self._speaker.event(event, self.match.book, self._texts, self.names)

    def row(self, index: int) -> str:
        return self._speaker.row(index, self._texts)
