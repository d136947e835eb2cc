"""Phase 4, the clean-up: AN-209 to AN-221, AN-263."""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE, all_but, only
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import CLEANING_UP, UNUSED, USED
from kosmodrom.games.andromeda.rules import memory, personal
from kosmodrom.games.andromeda.rules.base_questions import AndromedaQuestion, Choice, elsewhere

DRAWN: Final = 2
"""AN-213: cards from which a new personal task is kept."""


def clean_up(s: AndromedaState) -> None:
    """AN-209 to AN-212, AN-220: technologies, a general task, the marker, then the seats from the new first player."""
    t = s.table
    t.phase = CLEANING_UP
    for tech in range(len(t.techs)):
        if t.techs[tech] == USED:
            t.techs[tech] = UNUSED
    t.agenda.push(steps.NEXT_ROUND, CHANCE)
    for turn in range(s.seats, 0, -1):
        seat = (t.first + turn) % s.seats
        if (t.personal_done >> seat) & 1:
            t.agenda.push(steps.KEEPING, seat)
            t.agenda.push(steps.DRAW_TASKS, seat, DRAWN)
        else:
            t.agenda.push(steps.EXCHANGING, seat)
    t.agenda.push(steps.OPEN_TASK, CHANCE)


def pass_marker(s: AndromedaState) -> None:
    """AN-006, AN-212: the first-player marker passes to the left."""
    s.table.first = (s.table.first + 1) % s.seats
    s.tell(events.MARKER_PASSED, EVERYONE, s.table.first)


class Keeping(Choice):
    """AN-214: which of the new personal tasks is kept; nobody else learns it."""

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.KEEP + task for task in sorted(s.table.held[seat].tail)]

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-214, AN-218: one of the cards in hand; who draws for a completed task does not exchange one too."""
        if actions.KEEP <= action < actions.OFFER:
            return 0 if action - actions.KEEP in s.table.held[seat].tail else clauses.AN_214
        return clauses.AN_218 if action == actions.EXCHANGE or action == actions.HOLD else elsewhere(s, action)

    def audience(self, s: AndromedaState, seat: int, action: int) -> int:
        return only(seat)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        s.table.agenda.pop()
        personal.keep_one(s, seat, action - actions.KEEP)


class Exchanging(AndromedaQuestion):
    """AN-215: whether the personal task is exchanged."""

    def passes(self, s: AndromedaState) -> bool:
        """AN-215, AN-263: unless there is a personal task in hand and a card in the deck."""
        t = s.table
        if len(t.held[t.agenda.seat()].tail) > 0 and t.personal[0].size() > 0:
            return False
        t.agenda.pop()
        return True

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.EXCHANGE, actions.HOLD]

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-215: one card for another; nothing is chosen from."""
        if action == actions.EXCHANGE or action == actions.HOLD:
            return 0
        return clauses.AN_215 if actions.KEEP <= action < actions.OFFER else elsewhere(s, action)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-215 to AN-217: the old card goes under the deck first, then the top card is taken."""
        t = s.table
        t.agenda.pop()
        if action == actions.HOLD:
            s.tell(events.HELD, EVERYONE, seat)
            return
        task = t.held[seat].tail[0]
        memory.put_under(s, seat, task)
        s.tell(events.EXCHANGED, EVERYONE, seat)
        s.tell(events.TASK_PUT_UNDER, only(seat), seat, task)
        s.tell(events.CARD_PUT_UNDER, all_but(seat), seat)
        t.agenda.push(steps.DRAW_TASKS, seat, 1)
