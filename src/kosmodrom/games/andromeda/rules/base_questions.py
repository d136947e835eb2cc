"""What the questions have in common: AN-004, AN-013, AN-015, AN-091, AN-092, AN-108, AN-127, AN-220, AN-265.

The first number of many frames counts down: dice in the air, cards to draw, moves, researchers.
"""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.question import Question
from kosmodrom.games.andromeda.model import actions, clauses, effects
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import CLEANING_UP, DIVIDING, SETTING_UP, TURNS
from kosmodrom.games.andromeda.model.zones import Table

STREAM_FIRST: Final = 0
STREAM_TECHS: Final = 1
STREAM_RACES: Final = 2
STREAM_TASKS: Final = 3
STREAM_DICE: Final = 4
STREAM_TILES: Final = 5


def units_left(t: Table) -> int:
    """How many are still to come, where the question on top counts."""
    return t.agenda.a()


def count_down(t: Table) -> None:
    """One of those that were to come has come."""
    t.agenda.set_a(t.agenda.a() - 1)


def count_from(t: Table, units: int) -> None:
    """So many are to come once more."""
    t.agenda.set_a(units)


def finish_unit(t: Table) -> None:
    """AN-127: one unit of moves or of Transmiter materii is done; the others may be left."""
    count_down(t)
    t.agenda.set_b(1)


def has_begun(t: Table) -> bool:
    """AN-127: whether the first unit of moves, of Transmiter materii or of Pole siłowe is done."""
    return t.agenda.b() != 0


def phase_of(action: int) -> int:
    """AN-004: the phase that a seat's decision belongs to."""
    if action < actions.OFFER:
        return SETTING_UP
    if action < actions.VACCINES:
        return DIVIDING
    return CLEANING_UP if action == actions.EXCHANGE or action == actions.HOLD else TURNS


def elsewhere(s: AndromedaState, action: int) -> int:
    """AN-004, AN-075, AN-092, AN-275: the decision belongs to another phase, or to another step of this one.

    AN-104: a plague die is never used, at no time.
    """
    if action < actions.KEEP:
        return clauses.AN_275
    if action == actions.DIE + effects.PLAGUE:
        return clauses.AN_104
    phase = phase_of(action)
    if phase != s.table.phase:
        return clauses.AN_004
    return clauses.AN_075 if phase == DIVIDING else clauses.AN_092


def chance_clause(action: int) -> int:
    """AN-015, AN-029, AN-034, AN-041, AN-056, AN-062: what chance decides."""
    if action < actions.LAY:
        return clauses.AN_056
    if action < actions.DEAL:
        return clauses.AN_029
    if action < actions.OPEN:
        return clauses.AN_034
    if action < actions.DRAW:
        return clauses.AN_041
    return clauses.AN_062 if actions.ROLL <= action < actions.TILE else clauses.AN_015


def has_had_its_turn(t: Table, seat: int) -> bool:
    """AN-220: whether in the clean-up a seat comes before the one that is asked."""
    asked = t.agenda.seat()
    seats = len(t.pool)
    return asked >= 0 and (seat - t.first) % seats < (asked - t.first) % seats


class AndromedaQuestion(Question[AndromedaState]):
    """AN-013: asked of the seat of its frame; all learn the answer, unless it names a card that lies face down."""

    def actors(self, s: AndromedaState) -> list[int]:
        return [s.table.agenda.seat()]

    def not_asked(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-091, AN-216, AN-218, AN-220, AN-275: somebody else decides now."""
        t = s.table
        if t.phase == TURNS:
            return clauses.AN_091
        if t.phase != CLEANING_UP:
            return clauses.AN_275
        if action != actions.EXCHANGE and action != actions.HOLD and not actions.KEEP <= action < actions.OFFER:
            return elsewhere(s, action)
        if action != actions.EXCHANGE or not has_had_its_turn(t, seat):
            return clauses.AN_220
        return clauses.AN_218 if (t.personal_done >> seat) & 1 else clauses.AN_216

    def refusal(self, s: AndromedaState, seat: int, action: int) -> int:
        return self.why_not(s, seat, action)

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """The question's own rules, for every decision of seats."""
        raise NotImplementedError

    def audience(self, s: AndromedaState, seat: int, action: int) -> int:
        return EVERYONE


class AndromedaDraw(AndromedaQuestion):
    """Chance draws a card, a tile or a seat, all equally likely, when it is needed."""

    source = STREAM_FIRST
    """One stream for each deck, one for the dice."""

    def actors(self, s: AndromedaState) -> list[int]:
        return [CHANCE]

    def odds(self, s: AndromedaState) -> list[int]:
        return [1] * len(self.options(s, CHANCE))

    def stream(self, s: AndromedaState) -> int:
        return self.source

    def roll(self, s: AndromedaState, luck: Luck) -> int:
        options = self.options(s, CHANCE)
        return options[luck.below(len(options))]


class Choice(AndromedaQuestion):
    """AN-108: what is finished is taken off, and a question with one answer, for all to see, is not asked."""

    def passes(self, s: AndromedaState) -> bool:
        agenda = s.table.agenda
        answers = self.options(s, agenda.seat())
        if len(answers) > 1:
            return False
        if len(answers) == 0:
            agenda.pop()
        else:
            self.answer(s, agenda.seat(), answers[0])
        return True


class InnerQuestion(Choice):
    """AN-108, AN-265: a step inside an action, answered by one kind of decision, before anything else begins."""

    first = 0
    """The first decision of its kind."""
    end = 0
    """The first decision of the next kind."""

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [] if self.is_finished(s, seat) else self.units(s, seat)

    def is_finished(self, s: AndromedaState, seat: int) -> bool:
        """Whether there is nothing more to name."""
        return False

    def units(self, s: AndromedaState, seat: int) -> list[int]:
        """The decisions of its kind that are possible."""
        first = self.first
        return [first + thing for thing in range(self.end - first) if self.thing_refusal(s, seat, thing) == 0]

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        return self.thing_refusal(s, seat, action - self.first) if self.first <= action < self.end else clauses.AN_265

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        self.take(s, seat, action - self.first)

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        """0, or why the answer cannot name this cell, researcher, room, face or card."""
        raise NotImplementedError

    def take(self, s: AndromedaState, seat: int, thing: int) -> None:
        """Carry out the answer that names it."""
        raise NotImplementedError


class StoppableQuestion(InnerQuestion):
    """AN-127: an action of several units, counted down, which may be stopped after the first one."""

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        found = [] if self.is_finished(s, seat) else self.units(s, seat)
        if self.may_stop(s, seat):
            found.append(actions.DONE)
        return found

    def is_finished(self, s: AndromedaState, seat: int) -> bool:
        return units_left(s.table) == 0

    def refusal(self, s: AndromedaState, seat: int, action: int) -> int:
        if action == actions.DONE:
            return 0 if self.may_stop(s, seat) else self.stop_clause(s)
        return self.why_not(s, seat, action)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        if action == actions.DONE:
            self.stop(s, seat)
        else:
            self.take(s, seat, action - self.first)

    def may_stop(self, s: AndromedaState, seat: int) -> bool:
        """AN-127: after the first unit."""
        return has_begun(s.table)

    def stop_clause(self, s: AndromedaState) -> int:
        """AN-127: why it cannot be stopped yet."""
        return clauses.AN_127

    def stop(self, s: AndromedaState, seat: int) -> None:
        """AN-127: the action ends before its full number."""
        s.table.agenda.pop()
