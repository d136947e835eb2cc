"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.model import actions, events
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaView
from kosmodrom.games.andromeda.words import cards, context
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

    def time(self, v: AndromedaView, book: AndromedaBook, texts: Words) -> str:
        """The round and how many there are at most."""
        t = v.table
        return texts.say("table.round", round=t.round, last=book.general_deck + 1) if t.round else ""


class Telling(ToldEvent[AndromedaBook]):
    """One told event on its way into words."""

    event_names = events.NAMES

    def place(self, place: int, case: str) -> str:
        """A cell; where the rules tell its room besides, 16 for each room from the first on, the room is named."""
        cell, room = place % 16, place // 16 - 1
        return context.place_words(cell % len(actions.CELLS), room, self.texts, case)

    def _about_a_task(self) -> str:
        task = self.a if self.code == events.TASK_OPENED else self.b
        if self.code == events.TASK_COMPLETED:
            points = cards.points_words(self.book.task_points[task], self.texts)
            return self.say("-own" if self.c else "", task=cards.task_name(task, self.texts), points=points)
        return self.say(
            task=cards.task_name(task, self.texts),
            worth=cards.task_worth(task, self.book, self.texts),
            condition=cards.task_phrase(task, self.book, self.texts),
        )

    tell_task_opened = tell_task_drawn = tell_task_kept = tell_task_put_under = _about_a_task
    tell_task_completed = _about_a_task

    def _about_dice(self) -> str:
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

    tell_rolled = tell_offered = tell_accepted = tell_last_card_taken = tell_die_used = _about_dice
    tell_die_spent = _about_dice

    def dice(self, packed: int) -> str:
        return cards.dice_names([(packed >> (6 * face)) & 63 for face in range(6)], self.texts)

    def _about_places(self) -> str:
        """Something happens in a room, or between two."""
        if self.code == events.DISCOVERED:
            where = self.texts[f"cell.where.{actions.CELLS[self.b % 16 % len(actions.CELLS)]}"]
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

    tell_plague_struck = tell_summoned = tell_moved = tell_discovered = tell_entered = _about_places
    tell_teleporter_placed = tell_teleporter_shifted = tell_cloned = tell_beamed = tell_flown = _about_places
    tell_sacrificed = _about_places

    def _about_a_number(self) -> str:
        """How many; some sentences are another one for none."""
        number = self.a if self.code == events.REROLLED else self.b
        none = "-none" if number == 0 and self.code in (events.VACCINATED, events.ACTIONS_ENDED) else ""
        return self.say(none, count=Count(number), other=Count(self.c), total=Count(self.b + self.c))

    tell_pieces_placed = tell_rerolled = tell_vaccinated = tell_plague_shrugged_off = _about_a_number
    tell_plague_in_vain = _about_a_number
    tell_trained = tell_vaccines_taken = tell_actions_ended = tell_points_checked = _about_a_number

    def _about_others(self) -> str:
        """Researchers of other seats are moved, swapped or removed."""
        if self.code == events.SWAPPED:
            first, second = self.place(self.b, cards.FROM), self.place(self.d, cards.FROM)
            return self.say(source=first, other=self.seat(self.c), other_source=second)
        own = "-own" if self.code == events.REMOVED and self.a == self.b else ""
        source, target = self.place(self.c, cards.FROM), self.place(self.d, cards.TO)
        return self.say(own, owner=self.seat(self.b), source=source, target=target)

    tell_pushed = tell_swapped = tell_removed = _about_others

    # --- set-up, rounds, turns, cards and the end ---------------------------------------------------

    def tell_tech_laid(self) -> str:
        return self.say(tech=cards.tech_name(self.a, self.texts))

    def tell_tech_used(self) -> str:
        return self.say(tech=cards.tech_name(self.b, self.texts))

    def tell_race_dealt(self) -> str:
        return self.say(race=cards.race_name(self.b, self.texts))

    tell_race_revealed = tell_ability_used = tell_race_dealt

    def tell_more_moves_given(self) -> str:
        return self.say(race=cards.race_name(self.b, self.texts), count=Count(self.c))

    def tell_room_used(self) -> str:
        return self.say("-remote" if self.c else "", room=cards.room_name(self.b, self.texts, cards.GENITIVE))

    def tell_round_began(self) -> str:
        return self.say(round=self.a, first=self.seat(self.b))

    def tell_match_over(self) -> str:
        return self.say("-last" if self.a else "")

    def tell_turn_began(self) -> str:
        return self.say(round=self.b)


ABOUT_NOBODY: Final = (
    events.TECH_LAID,
    events.TASK_OPENED,
    events.ROLLED,
    events.REROLLED,
    events.SWAPPED,
    events.MATCH_OVER,
)
"""Events that tell of no seat, or of two alike."""
