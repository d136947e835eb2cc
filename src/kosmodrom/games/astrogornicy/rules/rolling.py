"""Phase 2 and changing dice: AG-054 to AG-076, AG-306.

Every seat runs its own sequence, and its dice fall from a stream of their own.
"""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import DISCARD, DONE, READY, REROLL, SACRIFICE, TURN
from kosmodrom.games.astrogornicy.model.clauses import AG_058, AG_065, AG_070, AG_071, AG_072, AG_073, AG_075, AG_306
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import CHANGING, CONFIRMED, FREE_REROLL
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.effects import dice_effect_options
from kosmodrom.games.astrogornicy.rules.fields import add_faces, pool_mask, pool_size


def roller(t: Table) -> int:
    """The first seat whose dice are in the air."""
    for seat in range(len(t.rolling)):
        if t.rolling[seat] > 0:
            return seat
    return NOTHING


def land(s: AstroState, face: int) -> None:
    """AG-054, AG-056: a die falls and is part of the pool."""
    t = s.table
    seat = roller(t)
    t.rolling[seat] -= 1
    t.airborne -= 1
    t.pool[6 * seat + face] += 1
    if t.rolling[seat] == 0:
        s.tell(events.ROLLED, EVERYONE, seat, packed_pool(t, seat))
        if t.phase == 2:
            close_window(s, seat)


def packed_pool(t: Table, seat: int) -> int:
    """AG-056: a pool as one number, three bits for each face."""
    packed = 0
    for face in range(6):
        packed |= t.pool[6 * seat + face] << (3 * face)
    return packed


def close_window(s: AstroState, seat: int) -> None:
    """AG-062, AG-072: a seat that can change nothing any more, for all to see, is confirmed."""
    t = s.table
    if t.window[seat] != CHANGING or t.rolling[seat] > 0 or pool_size(t, seat) >= 2:
        return
    found: list[int] = []
    dice_effect_options(t, s.book, seat, pool_mask(t, seat), found)
    if not found:
        confirm(s, seat)


def confirm(s: AstroState, seat: int) -> None:
    """AG-061: the seat is content with its dice."""
    s.table.window[seat] = CONFIRMED
    s.tell(events.CONFIRMED, EVERYONE, seat)


def is_rolled(t: Table) -> bool:
    """AG-061: whether everybody has confirmed."""
    for window in t.window:
        if window != CONFIRMED:
            return False
    return True


def left_to_name(t: Table, seat: int, face: int) -> int:
    """AG-058, AG-073: dice of a face that are neither named already nor the one that is discarded."""
    count = t.pool[6 * seat + face] - t.marked[6 * seat + face]
    return count - 1 if t.price[seat] == face else count


def is_marking(t: Table, seat: int) -> bool:
    """AG-065: whether dice were named for a reroll."""
    marked = t.marked
    at = 6 * seat
    return marked[at] + marked[at + 1] + marked[at + 2] + marked[at + 3] + marked[at + 4] + marked[at + 5] > 0


def reroll_refusal(t: Table, seat: int, face: int) -> int:
    """AG-058, AG-070, AG-073: a die of the own pool is rerolled, not the one that pays for it."""
    if left_to_name(t, seat, face) > 0:
        return 0
    if t.price[seat] == face:
        return AG_073
    return AG_070 if t.price[seat] != NOTHING else AG_058


def done_refusal(t: Table, seat: int) -> int:
    """AG-058, AG-075: the free reroll may be declined, a paid one must name a die."""
    return AG_075 if t.price[seat] != NOTHING and not is_marking(t, seat) else 0


def turn_refusal(t: Table, seat: int, face: int, to: int) -> int:
    """AG-064, AG-065, AG-070, AG-073, AG-306: one other die of the pool, to another face."""
    if is_marking(t, seat):
        return AG_065
    if left_to_name(t, seat, face) <= 0:
        return AG_073 if t.price[seat] == face else AG_070
    return AG_306 if face == to else 0


def sacrifice_refusal(t: Table, seat: int) -> int:
    """AG-072: one die to discard, and another one to change."""
    return AG_072 if pool_size(t, seat) < 2 else 0


def discard_refusal(t: Table, seat: int, face: int) -> int:
    """AG-063, AG-071: a die of the own pool."""
    return AG_071 if t.pool[6 * seat + face] == 0 else 0


def marking_options(t: Table, seat: int) -> list[int]:
    """AG-057, AG-064, AG-065: dice to reroll or, if a die pays for it, one to turn."""
    found: list[int] = []
    if t.price[seat] == UNNAMED:
        add_faces(found, DISCARD, pool_mask(t, seat))
        return found
    paid = t.price[seat] != NOTHING
    marking = is_marking(t, seat)
    if paid and not marking:
        for face in range(6):
            if left_to_name(t, seat, face) > 0:
                for to in range(6):
                    if to != face:
                        found.append(TURN + 6 * face + to)
    for face in range(6):
        if left_to_name(t, seat, face) > 0:
            found.append(REROLL + face)
    if marking or not paid:
        found.append(DONE)
    return found


def rolling_options(s: AstroState, seat: int) -> list[int]:
    """AG-057 to AG-061: the free reroll, then sacrifices and effects until the seat confirms."""
    t = s.table
    if t.window[seat] == FREE_REROLL or t.price[seat] != NOTHING:
        return marking_options(t, seat)
    found: list[int] = []
    changing_options(s, seat, pool_mask(t, seat), found)
    found.append(READY)
    return found


def changing_options(s: AstroState, seat: int, mask: int, out: list[int]) -> None:
    """AG-066 to AG-069, AG-220: dice to sacrifice and effects that turn dice."""
    if pool_size(s.table, seat) >= 2:
        out.append(SACRIFICE)
    dice_effect_options(s.table, s.book, seat, mask, out)


def sacrifice(t: Table, seat: int) -> None:
    """AG-063: a die will be discarded; which one is asked."""
    t.price[seat] = UNNAMED


def name_price(t: Table, seat: int, face: int) -> None:
    """AG-063: the die that will be discarded; nothing has happened yet."""
    t.price[seat] = face


def mark(t: Table, seat: int, face: int) -> None:
    """AG-058: one more die is named for the reroll."""
    t.marked[6 * seat + face] += 1


def reroll(s: AstroState, seat: int) -> None:
    """AG-057, AG-059, AG-065: the dice that were named are rolled again, at once."""
    t = s.table
    price = t.price[seat]
    discard_price(t, seat)
    count = 0
    for at in range(6 * seat, 6 * seat + 6):
        count += t.marked[at]
        t.pool[at] -= t.marked[at]
        t.marked[at] = 0
    t.rolling[seat] = count
    t.airborne += count
    if t.window[seat] == FREE_REROLL:
        t.window[seat] = CHANGING
    s.tell(events.REROLLED, EVERYONE, seat, count, price)
    if t.phase == 2:
        close_window(s, seat)


def turn_die(s: AstroState, seat: int, face: int, to: int) -> None:
    """AG-064, AG-074: the die gets the chosen face, double ones included."""
    t = s.table
    price = t.price[seat]
    discard_price(t, seat)
    t.pool[6 * seat + face] -= 1
    t.pool[6 * seat + to] += 1
    s.tell(events.TURNED, EVERYONE, seat, face, to, price)
    if t.phase == 2:
        close_window(s, seat)


def discard_price(t: Table, seat: int) -> None:
    """AG-051, AG-063: the sacrificed die is out for this Round."""
    face = t.price[seat]
    if face != NOTHING:
        t.price[seat] = NOTHING
        t.pool[6 * seat + face] -= 1
        t.discarded[seat] += 1
