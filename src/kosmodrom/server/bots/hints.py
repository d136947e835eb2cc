"""Hints: what a search thinks of the decisions that a person may make now, from what the person's seat may see.

A hint is told to whoever asked for it and is written down nowhere, so that nobody else learns of it.
"""

import logging
from collections import OrderedDict
from typing import Final

from kosmodrom.bots.adviser import Advice
from kosmodrom.bots.ground_words import GroundWords
from kosmodrom.bots.hint import Hint, Suggestion, spoken_of
from kosmodrom.server.bots.bot_turns import luck_of
from kosmodrom.server.bots.thinking_processes import ADVISER, Task, Thinkers, task_for
from kosmodrom.server.refusals import NotNow, Stumbled, TooOften
from kosmodrom.server.viewer.sight import Sight

log = logging.getLogger(__name__)

REMEMBERED: Final = 256
"""For so many seats the last thoughts are kept: a question that is asked again gets the same answer, at once."""

SeatPlan = tuple[str, int]
"""A table and a seat there."""


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
