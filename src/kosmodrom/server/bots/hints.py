"""Hints: what a search thinks of the decisions that a person may make now, from what the person's seat may see.

A hint is told to whoever asked for it and is written down nowhere, so that nobody else learns of it.
"""

import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from kosmodrom.bots.search_bot import Opinion
from kosmodrom.engine.words import Words, words
from kosmodrom.server.bots.bot_turns import luck_of
from kosmodrom.server.bots.thinking_processes import ADVISER, Task, Thinkers, task_for
from kosmodrom.server.refusals import SERVER, NotNow, Stumbled, TooOften
from kosmodrom.server.viewer.sight import Choice, Sight

log = logging.getLogger(__name__)

MOST: Final = 3
"""How many decisions are spoken of."""
LEAST: Final = 10
"""Nothing is said of a decision that the search has looked at less than once in so many looks at its favourite."""
REMEMBERED: Final = 256
"""For so many seats the last thoughts are kept: a question that is asked again gets the same answer, at once."""

SeatPlan = tuple[str, int]
"""A table and a seat there."""


@dataclass(frozen=True)
class Advice:
    """A decision, and the chance to win with it, from 0 to 1; None if there was nothing to compare it with."""

    choice: Choice
    chance: float | None

    @property
    def percent(self) -> int:
        return round(100 * (self.chance or 0.0))


@dataclass(frozen=True)
class Hint:
    """What may be answered to a question, the best first."""

    seat: int
    question: int
    advice: list[Advice]

    def sentence(self, lang: str) -> str:
        """The whole hint in words."""
        texts = words(SERVER, lang)
        best, *others = self.advice
        if best.chance is None:
            return texts.say("hint.only", words=best.choice.words)
        alike = [each.choice.words for each in self.advice if each.percent == best.percent]
        said = texts.say("hint.alike" if len(alike) > 1 else "hint.best", words="; ".join(alike), percent=best.percent)
        rest = [each for each in others if each.percent != best.percent]
        return f"{said} {_then(rest, texts)}" if rest else said


def _then(others: list[Advice], texts: Words) -> str:
    rest = (texts.say("hint.each", words=each.choice.words, percent=each.percent) for each in others)
    return texts.say("hint.then", words="; ".join(rest))


def soundest(opinions: list[Opinion]) -> list[Opinion]:
    """The search's favourite, then those worth most among what was looked at often enough to be compared with it.

    What was looked at less often seems a little better than it is, so nothing is said to be better than the favourite.
    """
    favourite, *others = opinions
    sound = [each._replace(worth=min(each.worth, favourite.worth)) for each in others if _is_sound(each, favourite)]
    return [favourite, *sorted(sound, key=lambda each: (-each.worth, -each.visits, each.action))]


def spoken_of(opinions: list[Opinion], choices: dict[int, Choice]) -> list[Advice]:
    """The best few; of decisions that are worded alike, such as equal cards in two places, only the better."""
    advice: dict[str, Advice] = {}
    for each in opinions:
        choice = choices[each.action]
        advice.setdefault(choice.words, Advice(choice, round(each.worth, 2)))
    return list(advice.values())[:MOST]


def _is_sound(opinion: Opinion, favourite: Opinion) -> bool:
    return opinion.visits * LEAST >= favourite.visits


class Hints:
    """Gives hints, to each seat one at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._thinking: set[SeatPlan] = set()
        self._thoughts: OrderedDict[SeatPlan, tuple[Task, list[Opinion]]] = OrderedDict()

    async def hint(self, sight: Sight, lang: str) -> Hint:
        """What the seat through whose eyes this is seen should decide; refused where it is not asked."""
        question = _question(sight)
        choices = {choice.action: choice for choice in sight.choices(lang)}
        if len(choices) == 1:
            return Hint(sight.viewer, question, [Advice(choice, None) for choice in choices.values()])
        return Hint(sight.viewer, question, spoken_of(soundest(await self._opinions(sight)), choices))

    async def _opinions(self, sight: Sight) -> list[Opinion]:
        place, match = (sight.snapshot.id, sight.viewer), sight.snapshot.played
        luck = luck_of(match, sight.viewer, ADVISER)
        task = task_for(match, sight.snapshot.deck, sight.viewer, ADVISER, luck)
        known, opinions = self._thoughts.get(place, (None, []))
        if task == known:
            return opinions
        if place in self._thinking:
            raise TooOften.because("hint-under-way")
        self._thinking.add(place)
        try:
            opinions = await self.thinkers.weigh(task)
        except Stumbled as error:
            log.error("table %s: no hint for seat %d", *place, exc_info=error)
            raise
        finally:
            self._thinking.discard(place)
        self._remember(place, task, opinions)
        return opinions

    def _remember(self, place: SeatPlan, task: Task, opinions: list[Opinion]) -> None:
        self._thoughts.pop(place, None)
        self._thoughts[place] = task, opinions
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
