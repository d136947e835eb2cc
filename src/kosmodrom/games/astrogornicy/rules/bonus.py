"""Phase 4, the Round bonus: AG-139 to AG-153, AG-314."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import BONUS
from kosmodrom.games.astrogornicy.model.book import ROUNDS, AstroBook
from kosmodrom.games.astrogornicy.model.clauses import AG_314
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import CHOOSE_BONUS
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.bank import gain, is_bare


def dice_on_missions(t: Table, seats: int) -> list[int]:
    """AG-141 to AG-143: dice in the Docks by seat, whatever their faces and whenever they came there."""
    counts = [0] * seats
    for die in t.dock_dice:
        if die != NOTHING:
            counts[die // 6] += 1
    return counts


def share(book: AstroBook, leaders: int) -> int:
    """AG-144 to AG-146, AG-150: units for a single leader, for each of two, for each of more."""
    return book.bonus[min(leaders, 3) - 1]


def give_bonus(s: AstroState) -> None:
    """AG-140, AG-147, AG-148, AG-151, AG-153: to those with the most dice, in player order; the token comes first."""
    t = s.table
    counts = dice_on_missions(t, s.seats)
    most = max(counts)
    token = t.track[t.round - 1]
    t.track[t.round - 1] = NOTHING
    if token != NOTHING:
        t.bank[token] += 1
    if most == 0:
        s.tell(events.BONUS_LOST, EVERYONE, token)
        return
    leaders = [seat for seat in player_order(s) if counts[seat] == most]
    units = share(s.book, len(leaders))
    if t.round == ROUNDS:
        for at in range(len(leaders) - 1, -1, -1):
            if units > 0:
                t.agenda.push(CHOOSE_BONUS, leaders[at], units)
    for seat in leaders:
        s.tell(events.BONUS_LED, EVERYONE, seat, most, units)
        if token != NOTHING:
            gain(s, seat, token, units)


def player_order(s: AstroState) -> list[int]:
    """AG-043, AG-044: clockwise from the First Player of this Round."""
    return [(s.table.first + step) % s.seats for step in range(s.seats)]


def bonus_refusal(t: Table, kind: int) -> int:
    """AG-149, AG-314: a kind that the bank holds."""
    return 0 if t.bank[kind] > 0 else AG_314


def bonus_options(t: Table) -> list[int]:
    """AG-149: any kind that the bank holds."""
    return [BONUS + kind for kind in range(7) if t.bank[kind] > 0]


def choose_bonus(s: AstroState, seat: int, kind: int) -> None:
    """AG-149: one unit of the share is named."""
    agenda = s.table.agenda
    left = agenda.a() - 1
    if left == 0:
        agenda.pop()
    else:
        agenda.set_a(left)
    gain(s, seat, kind, 1)


def is_nothing_left(t: Table) -> bool:
    """AG-314: the share ends early only when the bank holds nothing at all."""
    return is_bare(t.bank)
