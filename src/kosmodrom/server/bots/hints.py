"""Hints: what a search thinks of the decisions that a person may make now, from what the person's seat may see.

A hint is told to whoever asked for it and is written down nowhere, so that nobody else learns of it.
"""

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from kosmodrom.bots.adviser import Advice
from kosmodrom.engine.words import Words, words
from kosmodrom.server.bots.bot_turns import luck_of
from kosmodrom.server.bots.hint_words import GroundWords
from kosmodrom.server.bots.thinking_processes import ADVISER, Task, Thinkers, task_for
from kosmodrom.server.refusals import SERVER, NotNow, Stumbled, TooOften
from kosmodrom.server.viewer.sight import Choice, Sight

log = logging.getLogger(__name__)

MOST: Final = 3
"""How many decisions are spoken of."""
REMEMBERED: Final = 256
"""For so many seats the last thoughts are kept: a question that is asked again gets the same answer, at once."""

SeatPlan = tuple[str, int]
"""A table and a seat there."""


@dataclass(frozen=True)
class Suggestion:
    """A decision, and the chance to win with it, from 0 to 1; None if there was nothing to compare it with."""

    choice: Choice
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
        texts = words(SERVER, lang)
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


def spoken_of(advice: list[Advice], choices: dict[int, Choice], said: GroundWords) -> list[Suggestion]:
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


class Hints:
    """Gives hints, to each seat one at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._thinking: set[SeatPlan] = set()
        self._thoughts: OrderedDict[SeatPlan, tuple[Task, list[Advice]]] = OrderedDict()

    async def hint(self, sight: Sight, lang: str) -> Hint:
        """What the seat through whose eyes this is seen should decide; refused where it is not asked."""
        question = _question(sight)
        choices = {choice.action: choice for choice in sight.choices(lang)}
        if len(choices) == 1:
            return Hint(sight.viewer, question, [Suggestion(choice, None) for choice in choices.values()])
        advice, at = await self._advice(sight), sight.snapshot
        said = GroundWords(at.entry, at.book, sight.view, sight.names(lang), lang)
        return Hint(sight.viewer, question, spoken_of(advice, choices, said))

    async def _advice(self, sight: Sight) -> list[Advice]:
        place, match = (sight.snapshot.id, sight.viewer), sight.snapshot.played
        luck = luck_of(match, sight.viewer, ADVISER)
        task = task_for(match, sight.snapshot.deck, sight.viewer, ADVISER, luck)
        known, advice = self._thoughts.get(place, (None, []))
        if task == known:
            return advice
        if place in self._thinking:
            raise TooOften.because("hint-under-way")
        self._thinking.add(place)
        try:
            advice = await self.thinkers.weigh(task)
        except Stumbled as error:
            log.error("table %s: no hint for seat %d", *place, exc_info=error)
            raise
        finally:
            self._thinking.discard(place)
        self._remember(place, task, advice)
        return advice

    def _remember(self, place: SeatPlan, task: Task, advice: list[Advice]) -> None:
        self._thoughts.pop(place, None)
        self._thoughts[place] = task, advice
        if len(self._thoughts) > REMEMBERED:
            self._thoughts.popitem(last=False)


def _question(sight: Sight) -> int:
    """The number of the question that the viewer is asked."""
    if sight.state == "over":
        raise NotNow.because("over")
    if sight.snapshot.record.daily is not None:
        raise NotNow.because("daily-hint")
    if sight.state == "waiting":
        raise NotNow.because("not-started")
    if sight.snapshot.seats[sight.viewer].stand_in:
        raise NotNow.because("bot-decides")
    if sight.question is None:
        raise NotNow.because("not-asked")
    return sight.question
