"""The beginning of a round and the roll: AN-002 to AN-005, AN-053, AN-054, AN-062 to AN-068."""

from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.andromeda.model import actions, clauses, effects, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import DIVIDING, SIDES
from kosmodrom.games.andromeda.rules.base_questions import (
    STREAM_DICE,
    AndromedaDraw,
    AndromedaQuestion,
    count_down,
    count_from,
    units_left,
)
from kosmodrom.games.andromeda.rules.offers import packed, prepare_next


def begin_round(s: AndromedaState) -> None:
    """AN-003, AN-005, AN-062, AN-094: phase 1; the order cards lie in the middle, all dice are rolled."""
    t = s.table
    t.round += 1
    t.phase = DIVIDING
    t.personal_done = 0
    t.order_card = 1
    for seat in range(s.seats):
        t.cards[seat] = 0
    for face in range(SIDES):
        t.middle[face] = 0
    t.agenda.push(steps.ROLLING, CHANCE, s.book.dice[s.seats - 2])
    s.tell(events.ROUND_BEGAN, EVERYONE, t.round, t.first)


class Rolling(AndromedaDraw):
    """AN-062: a symbol is as likely as it stands on a die."""

    source = STREAM_DICE

    def not_asked(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-062: the dice are rolled first."""
        return clauses.AN_062

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.ROLL + face for face in range(SIDES) if s.book.face_weight[face] > 0]

    def odds(self, s: AndromedaState) -> list[int]:
        return [weight for weight in s.book.face_weight if weight > 0]

    def roll(self, s: AndromedaState, luck: Luck) -> int:
        return actions.ROLL + luck.weighted(s.book.face_weight)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-062 to AN-066: a die shows its face; when all have landed, surplus plague dice are rolled again."""
        face = action - actions.ROLL
        t = s.table
        t.middle[face] += 1
        count_down(t)
        if units_left(t) > 0:
            return
        s.tell(events.ROLLED, EVERYONE, packed(t.middle, 0))
        surplus = t.middle[effects.PLAGUE] - s.book.plague
        if surplus > 0:
            t.middle[effects.PLAGUE] = s.book.plague
            count_from(t, surplus)
            s.tell(events.REROLLED, EVERYONE, surplus)
        else:
            t.agenda.pop()
            prepare_next(s)


class NextRound(AndromedaQuestion):
    """AN-003: nobody is asked; the clean-up is over."""

    def passes(self, s: AndromedaState) -> bool:
        s.table.agenda.pop()
        begin_round(s)
        return True
