"""Immediate effects and what they leave to the owner: PG-069 to PG-071, PG-083, PG-084, PG-147 to PG-189, PG-233."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.posrod_gwiazd.model import events
from kosmodrom.games.posrod_gwiazd.model.actions import VICTIM_MASKS
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_135, PG_148, PG_152, PG_184, PG_187
from kosmodrom.games.posrod_gwiazd.model.effects import (
    BID,
    CREDITS_PER,
    DISPUTE,
    ENERGY_BESIDE,
    ENERGY_TO_MAIN,
    EXTRA_ENERGY,
    FIRST_QUESTION,
    GIFT_POINTS,
    IMMEDIATE,
    PAY_OR_LOSE,
    POINTS_BEST,
    POINTS_IF,
    POINTS_PER,
    STORE_CREDITS,
    TAKE_CREDITS,
    WIDTH,
)
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import BIDDING, CHARGING, DISPUTING, GIVING, PAYING, STORING, TAKING
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.counting import compared, counted
from kosmodrom.games.posrod_gwiazd.rules.stations import find, is_reactor


def lose_points(t: Table, seat: int, points: int) -> int:
    """PG-012: VP never drop below 0. Returns how many were really lost."""
    lost = min(points, t.points[seat])
    t.points[seat] -= lost
    return lost


def score(s: StarsState, seat: int, points: int) -> None:
    """PG-069, PG-095: VP for the owner, credited to the card built in this turn."""
    t = s.table
    place = t.built[seat]
    t.points[seat] += points
    if t.brought[seat][place] >= 0:
        t.brought[seat][place] += points
    s.tell(events.SCORED, EVERYONE, seat, t.cards[seat][place], points)


def worth(t: Table, book: StarsBook, seat: int, place: int, kind: int, when: int) -> int:
    """PG-011, PG-014, PG-186: the VP that the effects of a card bring at a moment, within its cap."""
    effects = book.effects[kind]
    total = 0
    best = 0
    for at in range(0, len(effects), WIDTH):
        code = effects[at + 1]
        if effects[at] != when or code > EXTRA_ENERGY:
            continue
        if code == EXTRA_ENERGY:
            total += effects[at + 5] * t.extra[seat]
        elif code <= POINTS_BEST:
            count = counted(t, book, seat, place, effects[at + 2], effects[at + 3], effects[at + 4])
            points = effects[at + 5]
            if code == POINTS_PER:
                total += count // effects[at + 6] * points
            elif effects[at + 6] <= count <= effects[at + 7]:
                if code == POINTS_IF:
                    total += points
                else:
                    best = max(best, points)
    total += best
    cap = book.cap[kind]
    return min(total, cap) if cap else total


def resolve(s: StarsState, seat: int) -> None:
    """PG-083: the effect of the card that a seat has built, or of the Conflict it has paid for."""
    t = s.table
    if t.disputes[seat] != -1:
        begin_dispute(s, seat)
        return
    place = t.built[seat]
    if place == -1:
        return
    kind = t.cards[seat][place]
    effects = s.book.effects[kind]
    asks = -1
    for at in range(0, len(effects), WIDTH):
        if effects[at] != IMMEDIATE:
            continue
        code = effects[at + 1]
        if code == CREDITS_PER:
            count = counted(t, s.book, seat, place, effects[at + 2], effects[at + 3], effects[at + 4])
            gain_credits(s, seat, kind, min(count * effects[at + 5], effects[at + 6]))
        elif code == ENERGY_TO_MAIN:
            charge(s, seat, kind, 0, effects[at + 5])
        elif code >= FIRST_QUESTION:
            asks = at
    points = worth(t, s.book, seat, place, kind, IMMEDIATE)
    if points:
        score(s, seat, points)
    if asks >= 0:
        ask(s, seat, place, kind, asks)


def gain_credits(s: StarsState, seat: int, kind: int, credits: int) -> None:
    if credits:
        s.table.credits[seat] += credits
        s.tell(events.GAINED, EVERYONE, seat, kind, credits)


def charge(s: StarsState, seat: int, kind: int, place: int, crystals: int) -> None:
    """PG-180, PG-184: crystals from the supply to a Reactor."""
    t = s.table
    t.tokens[seat][place] += crystals
    s.tell(events.CHARGED, EVERYONE, seat, kind, t.cells[seat][place], crystals)


def ask(s: StarsState, seat: int, place: int, kind: int, at: int) -> None:
    """PG-233: the choice that an effect leaves to somebody, unless there is nothing to choose."""
    t = s.table
    effects = s.book.effects[kind]
    code, first, second = effects[at + 1], effects[at + 5], effects[at + 6]
    if code == STORE_CREDITS:
        if t.credits[seat]:
            t.agenda.push(STORING, seat, first, second)
    elif code == TAKE_CREDITS:
        t.agenda.push(TAKING, seat, first)
    elif code == GIFT_POINTS:
        t.agenda.push(GIVING, seat, first, second)
    elif code == ENERGY_BESIDE:
        able = reactors_beside(t, seat, place)
        if len(able) == 1:
            charge(s, seat, kind, able[0], first)
        elif able:
            t.agenda.push(CHARGING, seat, place, first)
    elif code == PAY_OR_LOSE or code == BID:
        t.agenda.push(PAYING if code == PAY_OR_LOSE else BIDDING, seat, kind)


def reactors_beside(t: Table, seat: int, place: int) -> list[int]:
    """PG-184: the adjacent Reactors, by place."""
    found: list[int] = []
    for side in range(4):
        other = t.near[seat][4 * place + side]
        if other >= 0 and is_reactor(t.cards[seat][other]):
            found.append(other)
    return found


def store_refusal(s: StarsState, seat: int, credits: int) -> int:
    """PG-148: not more than the card takes, nor more than the owner has."""
    return PG_148 if credits > s.table.agenda.a() or credits > s.table.credits[seat] else 0


def store(s: StarsState, seat: int, credits: int) -> None:
    """PG-147 to PG-149: the credits lie on the card until the end of the year; the VP come now."""
    t = s.table
    points = credits // t.agenda.b()
    t.agenda.pop()
    t.credits[seat] -= credits
    t.tokens[seat][t.built[seat]] += credits
    s.tell(events.STORED, EVERYONE, seat, credits, points)
    if points:
        score(s, seat, points)


def take_refusal(s: StarsState, seat: int, victims: int) -> int:
    """PG-151, PG-152: nobody, one opponent or two different ones."""
    mask = VICTIM_MASKS[victims]
    return PG_152 if (mask >> seat) & 1 or mask >= 1 << s.seats else 0


def take(s: StarsState, seat: int, victims: int) -> None:
    """PG-151, PG-152: all from one, or half from each of two; never more than they have."""
    t = s.table
    mask = VICTIM_MASKS[victims]
    share = t.agenda.a() if mask & (mask - 1) == 0 else t.agenda.a() // 2
    t.agenda.pop()
    for other in range(s.seats):
        if (mask >> other) & 1:
            credits = min(share, t.credits[other])
            t.credits[other] -= credits
            t.credits[seat] += credits
            s.tell(events.TAKEN, EVERYONE, seat, other, credits)


def gift_refusal(s: StarsState, seat: int, other: int) -> int:
    """PG-187: nobody (0), or another player."""
    return PG_187 if other == seat + 1 or other > s.seats else 0


def give(s: StarsState, seat: int, other: int) -> None:
    """PG-187: the other gains VP, and so does the owner; or nobody does."""
    t = s.table
    theirs, own = t.agenda.a(), t.agenda.b()
    t.agenda.pop()
    if other == 0:
        s.tell(events.GIVEN, EVERYONE, seat, -1)
        return
    t.points[other - 1] += theirs
    s.tell(events.GIVEN, EVERYONE, seat, other - 1, theirs, own)
    score(s, seat, own)


def charge_refusal(s: StarsState, seat: int, cell: int) -> int:
    """PG-184: one of the adjacent Reactors."""
    t = s.table
    place = find(t.cells[seat], cell)
    return 0 if place >= 0 and find(reactors_beside(t, seat, t.agenda.a()), place) >= 0 else PG_184


def charge_options(s: StarsState, seat: int) -> list[int]:
    """PG-184: the cells of the adjacent Reactors, ascending."""
    t = s.table
    return sorted([t.cells[seat][place] for place in reactors_beside(t, seat, t.agenda.a())])


def charge_cell(s: StarsState, seat: int, cell: int) -> None:
    t = s.table
    place, crystals = t.agenda.a(), t.agenda.b()
    t.agenda.pop()
    charge(s, seat, t.cards[seat][place], find(t.cells[seat], cell), crystals)


def begin_dispute(s: StarsState, seat: int) -> None:
    """PG-135: one opponent is named; with two seats it can only be the other."""
    if s.seats == 2:
        dispute(s, seat, 1 - seat)
    else:
        s.table.agenda.push(DISPUTING, seat, s.table.disputes[seat])


def dispute_refusal(s: StarsState, seat: int, other: int) -> int:
    """PG-135: an opponent in the game."""
    return PG_135 if other == seat or other >= s.seats else 0


def dispute(s: StarsState, seat: int, other: int) -> None:
    """PG-134 to PG-137: who has more gains the lead, up to a limit, and the other loses it; the card is discarded."""
    t = s.table
    kind = t.disputes[seat]
    effect = s.book.effects[kind]
    assert effect[1] == DISPUTE
    ahead = compared(t, s.book, seat, effect) - compared(t, s.book, other, effect)
    lead = max(0, min(ahead, effect[5]))
    t.points[seat] += lead
    lost = lose_points(t, other, lead)
    t.disputes[seat] = -1
    t.discard[kind] += 1
    s.tell(events.DISPUTED, EVERYONE, seat, other, lead, lost)
