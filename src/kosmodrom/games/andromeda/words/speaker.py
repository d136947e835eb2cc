"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.actions import CELLS
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import place_words
from kosmodrom.games.andromeda.words.decisions import Decisions
from kosmodrom.games.andromeda.words.questions import Questions
from kosmodrom.games.andromeda.words.reasons import Reasons
from kosmodrom.games.andromeda.words.text_table import Sketch

ROWS: Final = ("tasks", "rooms")


class AndromedaSpeaker(GameSpeaker):
    """Puts Andromeda into words."""

    def __init__(self) -> None:
        super().__init__(Sketch, Questions, Decisions, Reasons, Telling, ROWS, ABOUT_NOBODY)

    def about(self, event: Sequence[int]) -> int:
        """The seat that an event tells of; -1: none."""
        return event[3] if event[0] == events.ROUND_BEGAN else super().about(event)


class Telling(ToldEvent[AndromedaBook]):
    """One told event on its way into words."""

    event_names = events.NAMES

    def words(self) -> str:
        code = self.code
        if code in ABOUT_A_TASK:
            return self.about_a_task()
        if code in ABOUT_DICE:
            return self.about_dice()
        if code in ABOUT_PLACES:
            return self.about_places()
        if code in ABOUT_A_NUMBER:
            return self.about_a_number()
        if code in (events.PUSHED, events.SWAPPED, events.REMOVED):
            return self.about_others()
        return self.about_the_table()

    def place(self, place: int, case: str) -> str:
        """A cell; where the rules tell its room besides, 16 for each room from the first on, the room is named."""
        cell, room = place % 16, place // 16 - 1
        return place_words(cell % len(CELLS), room, self.texts, case)

    def about_a_task(self) -> str:
        task = self.a if self.code == events.TASK_OPENED else self.b
        if self.code == events.TASK_COMPLETED:
            points = cards.points_words(self.book.task_points[task], self.texts)
            return self.say("-own" if self.c else "", task=cards.task_name(task, self.texts), points=points)
        return self.say(
            task=cards.task_name(task, self.texts),
            worth=cards.task_worth(task, self.book, self.texts),
            condition=cards.task_phrase(task, self.book, self.texts),
        )

    def about_dice(self) -> str:
        """Rolls, offers, and what a die is used for."""
        code = self.code
        if code == events.ROLLED:
            return self.say(dice=self.dice(self.a))
        if code in (events.OFFERED, events.LAST_CARD_TAKEN):
            return self.say(card=self.b, dice=self.dice(self.c))
        if code == events.ACCEPTED:
            return self.say("-forced" if self.d else "", card=self.b, die=cards.die_name(self.c, self.texts))
        die = cards.die_name(self.b, self.texts)
        if code == events.DIE_SPENT:
            return self.say("-discover" if self.c else "-move", die=die)
        if self.b == self.c:
            return self.say(die=die)
        return self.say("-as", die=die, other=cards.die_name(self.c, self.texts))

    def dice(self, packed: int) -> str:
        return cards.dice_names([(packed >> (6 * face)) & 63 for face in range(6)], self.texts)

    def about_places(self) -> str:
        """Something happens in a room, or between two."""
        if self.code == events.DISCOVERED:
            where = self.texts[f"cell.where.{CELLS[self.b % 16 % len(CELLS)]}"]
            return self.say(where=where, room=cards.room_name(self.c, self.texts))
        if self.code == events.TELEPORTER_PLACED and self.b < 0:
            return self.say("-none")
        extra = "-extra" if self.code == events.SUMMONED and self.c else ""
        parts = {
            "place": self.place(self.b, cards.IN),
            "source": self.place(self.b, cards.FROM),
            "into": self.place(self.b, cards.TO),
        }
        return self.say(extra, target=self.place(self.c, cards.TO), **parts)

    def about_a_number(self) -> str:
        """How many; some sentences are another one for none."""
        number = self.a if self.code == events.REROLLED else self.b
        none = "-none" if number == 0 and self.code in (events.VACCINATED, events.ACTIONS_ENDED) else ""
        return self.say(none, count=Count(number), other=Count(self.c), total=Count(self.b + self.c))

    def about_others(self) -> str:
        """Researchers of other seats are moved, swapped or removed."""
        if self.code == events.SWAPPED:
            first, second = self.place(self.b, cards.FROM), self.place(self.d, cards.FROM)
            return self.say(source=first, other=self.seat(self.c), other_source=second)
        own = "-own" if self.code == events.REMOVED and self.a == self.b else ""
        source, target = self.place(self.c, cards.FROM), self.place(self.d, cards.TO)
        return self.say(own, owner=self.seat(self.b), source=source, target=target)

    def about_the_table(self) -> str:
        """Set-up, rounds, turns, cards and the end."""
        code = self.code
        if code == events.TECH_LAID:
            return self.say(tech=cards.tech_name(self.a, self.texts))
        if code == events.TECH_USED:
            return self.say(tech=cards.tech_name(self.b, self.texts))
        if code in (events.RACE_DEALT, events.RACE_REVEALED):
            return self.say(race=cards.race_name(self.b, self.texts))
        if code == events.ROOM_USED:
            return self.say("-remote" if self.c else "", room=cards.room_name(self.b, self.texts, cards.GENITIVE))
        if code == events.ROUND_BEGAN:
            return self.say(round=self.a, first=self.seat(self.b))
        if code == events.MATCH_OVER:
            return self.say("-last" if self.a else "")
        return self.say(round=self.b, card=self.b)


ABOUT_A_TASK: Final = (
    events.TASK_OPENED,
    events.TASK_DRAWN,
    events.TASK_KEPT,
    events.TASK_PUT_UNDER,
    events.TASK_COMPLETED,
)
ABOUT_DICE: Final = (
    events.ROLLED,
    events.OFFERED,
    events.ACCEPTED,
    events.LAST_CARD_TAKEN,
    events.DIE_USED,
    events.DIE_SPENT,
)
ABOUT_PLACES: Final = (
    events.PLAGUE_STRUCK,
    events.SUMMONED,
    events.MOVED,
    events.DISCOVERED,
    events.ENTERED,
    events.TELEPORTER_PLACED,
    events.TELEPORTER_SHIFTED,
    events.CLONED,
    events.BEAMED,
    events.FLOWN,
    events.SACRIFICED,
)
ABOUT_A_NUMBER: Final = (
    events.PIECES_PLACED,
    events.REROLLED,
    events.VACCINATED,
    events.PLAGUE_SHRUGGED_OFF,
    events.TRAINED,
    events.VACCINES_TAKEN,
    events.ACTIONS_ENDED,
    events.POINTS_CHECKED,
)
ABOUT_NOBODY: Final = (
    events.TECH_LAID,
    events.TASK_OPENED,
    events.ROLLED,
    events.REROLLED,
    events.SWAPPED,
    events.MATCH_OVER,
)
"""Events that tell of no seat, or of two alike."""
