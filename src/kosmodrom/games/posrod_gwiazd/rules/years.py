"""The start and the end of a year, and the order of the seats: PG-036 to PG-041, PG-079, PG-088 to PG-091, PG-128."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.posrod_gwiazd.model import events, steps
from kosmodrom.games.posrod_gwiazd.model.book import CONFLICT_CARDS
from kosmodrom.games.posrod_gwiazd.model.kinds import is_location
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.counting import YEARS


def turns_in(t: Table) -> int:
    """PG-003, PG-128, PG-129: turns of the year, and cards of each hand at its start."""
    return 7 if t.aggressive and t.year > 1 else 6


def shift(t: Table) -> int:
    """PG-040: cards are passed clockwise in years 1 and 3, counter-clockwise in years 2 and 4."""
    return 1 if t.year % 2 == 1 else len(t.races) - 1


def seat_order(s: StarsState) -> list[int]:
    """PG-079, PG-087: most VP first, then most credits, then clockwise from the steward."""
    t = s.table
    order: list[int] = []
    for step in range(s.seats):
        seat = (t.steward + step) % s.seats
        at = len(order)
        while at > 0 and is_ahead(t, seat, order[at - 1]):
            at -= 1
        order.insert(at, seat)
    return order


def is_ahead(t: Table, seat: int, other: int) -> bool:
    lead = t.points[seat] - t.points[other]
    return lead > 0 or (lead == 0 and t.credits[seat] > t.credits[other])


def begin_year(s: StarsState) -> None:
    """PG-036 to PG-039, PG-125: the next year, with its Conflicts, income and hands."""
    t = s.table
    t.year += 1
    t.turn = 0
    s.tell(events.YEAR_BEGAN, EVERYONE, t.year, int(t.year % 2 == 0), turns_in(t))
    if t.aggressive and t.year == 2:
        add_conflicts(s)
    for seat in range(s.seats):
        t.used[seat] = 0
        credits = income(s, seat)
        t.credits[seat] += credits
        s.tell(events.INCOME_PAID, EVERYONE, seat, credits)
    for seat in range(s.seats - 1, -1, -1):
        t.agenda.push(steps.DEAL, seat, turns_in(t))
    t.phase = steps.TURN_BEGINS


def add_conflicts(s: StarsState) -> None:
    """PG-125 to PG-127: three Conflicts a seat, with two seats as many as for four."""
    t = s.table
    shares = 3 if s.seats == 3 else 4
    added = shares * s.book.conflicts_per_seat
    t.conflicts_out = CONFLICT_CARDS - added
    t.deck += added
    s.tell(events.CONFLICTS_ADDED, EVERYONE, added)


def income(s: StarsState, seat: int) -> int:
    """PG-036, PG-037, PG-188, PG-201: the income of the race, and what the station adds."""
    t, book = s.table, s.book
    race = t.races[seat]
    credits = book.race_income[race] if race >= 0 else book.income
    for card in t.cards[seat]:
        credits += book.yearly[card]
    return credits


def begin_turn(s: StarsState) -> None:
    """PG-117, PG-215: with two seats each draws a card; then abilities are offered in the order of that moment."""
    t = s.table
    t.turn += 1
    s.tell(events.TURN_BEGAN, EVERYONE, t.year, t.turn)
    if s.seats == 2:
        t.agenda.push(steps.DEAL, 1, 1)
        t.agenda.push(steps.DEAL, 0, 1)
    t.order = seat_order(s)
    t.at = 0
    t.phase = steps.BEFORE_CHOICE


def end_year(s: StarsState) -> None:
    """PG-090, PG-091: credits on Biurowce come back; then, not in the last year, some races lose all they have."""
    t = s.table
    for seat in range(s.seats):
        refund(s, seat)
        race = t.races[seat]
        if race >= 0 and not s.book.carries[race] and t.year < YEARS and t.credits[seat]:
            s.tell(events.CREDITS_LOST, EVERYONE, seat, t.credits[seat])
            t.credits[seat] = 0
    s.tell(events.YEAR_ENDED, EVERYONE, t.year)


def refund(s: StarsState, seat: int) -> None:
    """PG-090, PG-147: what lies on Biurowce returns to the owner."""
    t = s.table
    cards = t.cards[seat]
    tokens = t.tokens[seat]
    total = 0
    for place in range(len(cards)):
        if is_location(cards[place]) and tokens[place]:
            total += tokens[place]
            tokens[place] = 0
    if total:
        t.credits[seat] += total
        s.tell(events.REFUNDED, EVERYONE, seat, total)
