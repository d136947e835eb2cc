"""The rounds of a match, as its game calls them: where each begins, and the points at its end."""

from dataclasses import dataclass

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match


@dataclass
class Round:
    """A stretch of time that has a name."""

    name: str
    begins: int
    """The journal line after which it was there."""
    scores: list[int]
    """The points that each seat would have had if the match had ended with it; those of the last one are final."""


def rounds(match: Match, lang: str) -> list[Round]:
    """All rounds so far, in their order; none where a game has no name for them. The scores are for nobody to see
    before the match is over.
    """
    speaker, book, texts = match.entry.speaker, match.book, match.entry.words(lang, match.book)
    found: list[Round] = []
    for line, then in match.retold():
        name = speaker.time(then.view(SPECTATOR), book, texts)
        if name and (not found or found[-1].name != name):
            found.append(Round(name, line, []))
        if found:
            found[-1].scores = then.scores()
    return found
