"""A hint in words: what may be answered to a question, the best first, with reasons."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from kosmodrom.bots.adviser import Advice
from kosmodrom.bots.ground_words import PACKAGE, GroundWords
from kosmodrom.engine.words import Words, words

MOST: Final = 3
"""How many decisions are spoken of."""


class Spoken(Protocol):
    """A decision, as a person reads it."""

    @property
    def action(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def words(self) -> str: ...


@dataclass(frozen=True)
class Suggestion:
    """A decision, and the chance to win with it, from 0 to 1; None if there was nothing to compare it with."""

    choice: Spoken
    chance: float | None
    is_alike: bool = False
    """Whether it is almost equal to the best."""
    why: tuple[str, ...] = ()
    """What the best has before the next best; what another one lacks beside the best."""

    @property
    def percent(self) -> int:
        return round(100 * (self.chance or 0.0))


@dataclass(frozen=True)
class Hint:
    """What may be answered to a question, the best first."""

    seat: int
    question: int
    suggestions: list[Suggestion]

    def sentence(self, lang: str) -> str:
        """The whole hint in words."""
        texts = words(PACKAGE, lang)
        best, *others = self.suggestions
        if best.chance is None:
            return texts.say("hint.only", words=best.choice.words)
        alike = [each for each in others if each.is_alike]
        parts = [_alike([best, *alike], texts) if alike else _best(best, texts)]
        if best.why:
            parts.append(texts.say("hint.against", reasons="; ".join(best.why)))
        if rest := [each for each in others if not each.is_alike]:
            parts.append(texts.say("hint.then", words=_either(rest, texts)))
        return " ".join(parts)


def _best(best: Suggestion, texts: Words) -> str:
    return texts.say("hint.best", words=best.choice.words, percent=best.percent)


def _alike(some: list[Suggestion], texts: Words) -> str:
    return texts.say("hint.alike", words=_either(some, texts))


def _either(some: list[Suggestion], texts: Words) -> str:
    """Decisions in a row: a word stands between them, because their own words may hold any sign."""
    return texts["hint.or"].join(texts.say("hint.each", words=each.choice.words, percent=each.percent) for each in some)


def spoken_of(advice: list[Advice], choices: Mapping[int, Spoken], said: GroundWords) -> list[Suggestion]:
    """The best few; of decisions that are worded alike, such as equal cards in two places, only the better."""
    by_words: dict[str, Advice] = {}
    for each in advice:
        by_words.setdefault(choices[each.action].words, each)
    best, *others = list(by_words.values())[:MOST]
    grounds = others[0].grounds if others else best.grounds
    why = [said.reasons(best.action, grounds), [], *(said.shortfall(each.grounds) for each in others[1:])]
    return [
        Suggestion(choices[each.action], round(each.chance, 2), each.is_alike, tuple(reasons))
        for each, reasons in zip([best, *others], why, strict=False)
    ]
