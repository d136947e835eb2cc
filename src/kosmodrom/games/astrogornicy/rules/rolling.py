"""Phase 2 and changing dice: AG-054 to AG-076, AG-306.

Every seat runs its own sequence, and its dice fall from a stream of their own.
"""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import effects, fields, turns
from kosmodrom.games.astrogornicy.rules.base_questions import DICE_STREAMS, AstroDraw, AstroQuestion, Move


def roller(t: Table) -> int:
    """The first seat whose dice are in the air."""
    for seat in range(len(t.rolling)):
        if t.rolling[seat] > 0:
            return seat
    return NOTHING


def packed_pool(t: Table, seat: int) -> int:
    """AG-056: a pool as one number, three bits for each face."""
    packed = 0
    for face in range(actions.SIDES):
        packed |= t.pool[actions.SIDES * seat + face] << (3 * face)
    return packed


def close_window(s: AstroState, seat: int) -> None:
    """AG-062, AG-072: in phase 2 a seat that can change nothing any more, for all to see, is confirmed."""
    t = s.table
    if (
        t.phase != steps.ROLLING_PHASE
        or t.window[seat] != steps.CHANGING
        or t.rolling[seat] > 0
        or fields.pool_size(t, seat) >= 2
    ):
        return
    found: list[int] = []
    effects.dice_effect_options(t, s.book, seat, fields.pool_mask(t, seat), found)
    if not found:
        confirm(s, seat)


def confirm(s: AstroState, seat: int) -> None:
    """AG-061: the seat is content with its dice."""
    s.table.window[seat] = steps.CONFIRMED
    s.tell(events.CONFIRMED, EVERYONE, seat)


def is_rolled(t: Table) -> bool:
    """AG-061: whether everybody has confirmed."""
    for window in t.window:
        if window != steps.CONFIRMED:
            return False
    return True


def left_to_name(t: Table, seat: int, face: int) -> int:
    """AG-058, AG-073: dice of a face that are neither named already nor the one that is discarded."""
    count = t.pool[actions.SIDES * seat + face] - t.marked[actions.SIDES * seat + face]
    return count - 1 if t.price[seat] == face else count


def is_marking(t: Table, seat: int) -> bool:
    """AG-065: whether dice were named for a reroll."""
    marked = t.marked
    at = actions.SIDES * seat
    return marked[at] + marked[at + 1] + marked[at + 2] + marked[at + 3] + marked[at + 4] + marked[at + 5] > 0


def reroll_options(t: Table, seat: int, out: list[int]) -> None:
    """AG-058: the dice that can be named for a reroll."""
    for face in range(actions.SIDES):
        if left_to_name(t, seat, face) > 0:
            out.append(actions.REROLL + face)


def name_or_reroll(s: AstroState, seat: int, action: int) -> None:
    """AG-058, AG-059: one more die is named for the reroll, or they are rolled."""
    if action == actions.DONE:
        reroll(s, seat)
    else:
        s.table.marked[actions.SIDES * seat + action - actions.REROLL] += 1


def reroll(s: AstroState, seat: int) -> None:
    """AG-057, AG-059, AG-065: the dice that were named are rolled again, at once."""
    t = s.table
    price = t.price[seat]
    discard_price(t, seat)
    count = 0
    for at in range(actions.SIDES * seat, actions.SIDES * seat + actions.SIDES):
        count += t.marked[at]
        t.pool[at] -= t.marked[at]
        t.marked[at] = 0
    t.rolling[seat] = count
    t.airborne += count
    if t.window[seat] == steps.FREE_REROLL:
        t.window[seat] = steps.CHANGING
    s.tell(events.REROLLED, EVERYONE, seat, count, price)
    close_window(s, seat)


def discard_price(t: Table, seat: int) -> None:
    """AG-051, AG-063: the sacrificed die is out for this Round."""
    face = t.price[seat]
    if face != NOTHING:
        t.price[seat] = NOTHING
        t.pool[actions.SIDES * seat + face] -= 1
        t.discarded[seat] += 1


class DieFalls(AstroDraw):
    """AG-054, AG-056, AG-077, AG-304: a die in the air falls and is part of the pool; it comes before all else."""

    def options(self, s: AstroState, seat: int) -> list[int]:
        return [actions.ROLL + face for face in range(actions.SIDES)]

    def odds(self, s: AstroState) -> list[int]:
        return s.book.sides[:]

    def stream(self, s: AstroState) -> int:
        return DICE_STREAMS + roller(s.table)

    def roll(self, s: AstroState, luck: Luck) -> int:
        return actions.ROLL + luck.weighted(s.book.sides)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        t = s.table
        owner = roller(t)
        t.rolling[owner] -= 1
        t.airborne -= 1
        t.pool[actions.SIDES * owner + action - actions.ROLL] += 1
        if t.rolling[owner] == 0:
            s.tell(events.ROLLED, EVERYONE, owner, packed_pool(t, owner))
            close_window(s, owner)


class Sacrifice(Move):
    """AG-063, AG-066 to AG-069: a die will be discarded to change others; it is not an action."""

    first = actions.SACRIFICE
    beyond = actions.SPEC

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        if fields.pool_size(s.table, seat) >= 2:
            out.append(actions.SACRIFICE)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-072: one die to discard, and another one to change."""
        return clauses.AG_072 if fields.pool_size(s.table, seat) < 2 else 0

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.table.price[seat] = UNNAMED


SACRIFICE_DIE: Final = Sacrifice()
TURN_DIE: Final = effects.TurnDie()


class Rolling(AstroQuestion):
    """AG-057 to AG-061: phase 2, all seats side by side: sacrifices and effects until the seat confirms."""

    first = actions.SACRIFICE
    beyond = actions.DISCARD
    nothing_begun = clauses.AG_059

    def actors(self, s: AstroState) -> list[int]:
        """AG-061: the seats that have not confirmed."""
        window = s.table.window
        return [seat for seat in range(s.seats) if window[seat] != steps.CONFIRMED]

    def options(self, s: AstroState, seat: int) -> list[int]:
        mask = fields.pool_mask(s.table, seat)
        found: list[int] = []
        SACRIFICE_DIE.add_options(s, seat, mask, 0, found)
        TURN_DIE.add_options(s, seat, mask, 0, found)
        found.append(actions.READY)
        return found

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        if action == actions.READY:
            return 0
        return (SACRIFICE_DIE if action == actions.SACRIFICE else TURN_DIE).refusal(s, seat, action)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        if action == actions.READY:
            confirm(s, seat)
        elif action == actions.SACRIFICE:
            SACRIFICE_DIE.answer(s, seat, action)
        else:
            TURN_DIE.answer(s, seat, action)
            close_window(s, seat)

    def passes(self, s: AstroState) -> bool:
        """AG-061: everybody has confirmed."""
        if not is_rolled(s.table):
            return False
        turns.begin_actions(s)
        return True


class FreeReroll(AstroQuestion):
    """AG-057, AG-058: the free reroll of phase 2; it may be declined."""

    first = actions.REROLL
    beyond = actions.DISCOUNT

    def options(self, s: AstroState, seat: int) -> list[int]:
        found: list[int] = []
        reroll_options(s.table, seat, found)
        found.append(actions.DONE)
        return found

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-058: a die of the own pool."""
        return (
            0 if action == actions.DONE or left_to_name(s.table, seat, action - actions.REROLL) > 0 else clauses.AG_058
        )

    def elsewhere(self, s: AstroState, seat: int, action: int) -> int:
        """AG-060: sacrifices, effects and the confirmation come after it."""
        if actions.SACRIFICE <= action < actions.REROLL:
            return clauses.AG_060
        return super().elsewhere(s, seat, action)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        name_or_reroll(s, seat, action)


class NamePrice(AstroQuestion):
    """AG-063: which die will be discarded; nothing has happened yet."""

    first = actions.DISCARD
    beyond = actions.TURN

    def options(self, s: AstroState, seat: int) -> list[int]:
        found: list[int] = []
        fields.add_faces(found, actions.DISCARD, fields.pool_mask(s.table, seat))
        return found

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-071: a die of the own pool."""
        return clauses.AG_071 if s.table.pool[actions.SIDES * seat + action - actions.DISCARD] == 0 else 0

    def elsewhere(self, s: AstroState, seat: int, action: int) -> int:
        """AG-315: the sacrifice is finished or taken back first."""
        return clauses.AG_315

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        s.table.price[seat] = action - actions.DISCARD


class PaidChange(NamePrice):
    """AG-064, AG-065: for the discarded die one other die is turned, or others are rerolled."""

    first = actions.TURN
    beyond = actions.DISCOUNT

    def options(self, s: AstroState, seat: int) -> list[int]:
        t = s.table
        found: list[int] = []
        marking = is_marking(t, seat)
        if not marking:
            for face in range(actions.SIDES):
                if left_to_name(t, seat, face) > 0:
                    for to in range(actions.SIDES):
                        if to != face:
                            found.append(actions.TURN + actions.SIDES * face + to)
        reroll_options(t, seat, found)
        if marking:
            found.append(actions.DONE)
        return found

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-065, AG-070, AG-073, AG-075, AG-306: another die of the pool; turned to another face, or at least one."""
        t = s.table
        if action == actions.DONE:
            return 0 if is_marking(t, seat) else clauses.AG_075
        is_turn = action < actions.REROLL
        if is_turn and is_marking(t, seat):
            return clauses.AG_065
        face = actions.place_of(action, actions.TURN) if is_turn else action - actions.REROLL
        if left_to_name(t, seat, face) <= 0:
            return clauses.AG_073 if t.price[seat] == face else clauses.AG_070
        return clauses.AG_306 if is_turn and face == actions.face_of(action, actions.TURN) else 0

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        """AG-064, AG-074: the die gets the chosen face, double ones included."""
        if action >= actions.REROLL:
            name_or_reroll(s, seat, action)
            return
        price, face, to = (
            s.table.price[seat],
            actions.place_of(action, actions.TURN),
            actions.face_of(action, actions.TURN),
        )
        discard_price(s.table, seat)
        effects.turn(s, seat, face, to, price)
        close_window(s, seat)
