"""Final scoring and victory: PG-102 to PG-114, PG-194 to PG-196, PG-199, PG-204, PG-206, PG-217 to PG-224."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.posrod_gwiazd.model import actions, effects, events
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.counting import compared, locations, of_type
from kosmodrom.games.posrod_gwiazd.rules.resolving import worth
from kosmodrom.games.posrod_gwiazd.rules.stations import is_reactor

NOBODY: Final = -1
ROWS: Final = ["play", "deferred", "race", "reactors", "credits", "objectives"]
DEFERRED: Final = ROWS.index("deferred")
REACTORS: Final = ROWS.index("reactors")
CREDITS: Final = ROWS.index("credits")


def deferred_points(t: Table, book: StarsBook, seat: int) -> int:
    """PG-070, PG-103: the deferred effects of the locations in a station."""
    total = 0
    cards = t.cards[seat]
    for place in range(len(cards)):
        if book.at_end[cards[place]]:
            total += worth(t, book, seat, place, cards[place], effects.AT_END)
    return total


def race_points(t: Table, book: StarsBook, seat: int) -> int:
    """PG-104, PG-194 to PG-196: Humareen score their rarest type among those present."""
    race = t.races[seat]
    if race < 0 or book.ability[race] != effects.RAREST_TYPE:
        return 0
    counts = [of_type(t, book, seat, kind) for kind in range(len(actions.TYPES))]
    present = [count for count in counts if count]
    bonus, most = book.ability_numbers[race]
    return min(min(present) + bonus, most) if present else 0


def reactor_points(t: Table, book: StarsBook, seat: int) -> int:
    """PG-105, PG-114: each Reactor without a crystal."""
    total = 0
    cards = t.cards[seat]
    for place in range(len(cards)):
        if is_reactor(cards[place]) and t.tokens[seat][place] == 0:
            total += book.empty_points
    return total


def credit_points(t: Table, book: StarsBook, seat: int) -> int:
    """PG-106, PG-107, PG-206: every three credits; Sheptas have a better rate for the first ten."""
    credits = t.credits[seat]
    race = t.races[seat]
    if race >= 0 and book.ability[race] == effects.BETTER_RATE:
        per, first = book.ability_numbers[race]
        return min(credits, first) // per + max(0, credits - first) // book.credits_per_point
    return credits // book.credits_per_point


def objective_points(t: Table, book: StarsBook, objective: int, favoured: int) -> list[int]:
    """PG-109, PG-110, PG-199, PG-219, PG-223, PG-224: the VP of each seat; a favoured seat wins ties."""
    seats = len(t.races)
    effect = book.objectives[objective]
    points = [0] * seats
    if effect[1] == effects.FIRST_TO:
        best = [seat for seat in range(seats) if (t.claim >> seat) & 1]
        lead = 1
    else:
        counts = [compared(t, book, seat, effect) for seat in range(seats)]
        most = max(counts)
        best = [seat for seat in range(seats) if counts[seat] == most and most > 0]
        lead = 1
        if effect[1] == effects.MOST_MARGIN:
            counts.sort()
            lead = most - counts[seats - 2]
    if favoured in best:
        best = [favoured]
    if len(best) == 1:
        points[best[0]] = effect[5] * lead
    return points


def all_objective_points(t: Table, book: StarsBook) -> list[int]:
    """PG-108, PG-198: the open objectives, and the secret one if it was shown."""
    totals = [0] * len(t.races)
    for objective in t.objectives:
        add(totals, objective_points(t, book, objective, NOBODY))
    if t.secret >= 0:
        add(totals, objective_points(t, book, t.secret, t.secret_seat))
    return totals


def add(totals: list[int], more: list[int]) -> None:
    for seat in range(len(totals)):
        totals[seat] += more[seat]


def sheet(t: Table, book: StarsBook) -> list[list[int]]:
    """PG-103 to PG-108: the score track and the four steps, one row each, Humareen's points apart."""
    seats = range(len(t.races))
    return [
        t.points[:],
        [deferred_points(t, book, seat) for seat in seats],
        [race_points(t, book, seat) for seat in seats],
        [reactor_points(t, book, seat) for seat in seats],
        [credit_points(t, book, seat) for seat in seats],
        all_objective_points(t, book),
    ]


def totals(t: Table, book: StarsBook) -> list[int]:
    """PG-004: the VP of each seat if the game ended here."""
    found = [0] * len(t.races)
    for row in sheet(t, book):
        add(found, row)
    return found


def ties(t: Table) -> list[list[int]]:
    """PG-111 to PG-113: most locations without Reactors, then most credits; the rest share."""
    return [[111] + [locations(t, seat) for seat in range(len(t.races))], [112] + t.credits, [113]]


def winners(t: Table, book: StarsBook) -> list[int]:
    """PG-004, PG-111 to PG-113: most VP, and among equals what breaks ties."""
    points = totals(t, book)
    best = [seat for seat in range(len(points)) if points[seat] == max(points)]
    for row in ties(t)[:2]:
        most = max([row[seat + 1] for seat in best])
        best = [seat for seat in best if row[seat + 1] == most]
    return best


def finish_match(s: StarsState) -> None:
    """PG-102: final scoring is told row by row."""
    t = s.table
    if not s.telling:
        return
    rows = sheet(t, s.book)
    for row in range(1, 5):
        for seat in range(s.seats):
            if rows[row][seat]:
                s.tell(events.FINAL_POINTS, EVERYONE, seat, row, rows[row][seat])
    for objective in t.objectives:
        tell_objective(s, objective, objective_points(t, s.book, objective, NOBODY))
    if t.secret >= 0:
        tell_objective(s, t.secret, objective_points(t, s.book, t.secret, t.secret_seat))
    mask = 0
    for seat in winners(t, s.book):
        mask |= 1 << seat
    s.tell(events.MATCH_OVER, EVERYONE, mask)


def tell_objective(s: StarsState, objective: int, points: list[int]) -> None:
    winner = -1
    for seat in range(s.seats):
        if points[seat]:
            winner = seat
    s.tell(events.OBJECTIVE_WON, EVERYONE, winner, objective, points[winner] if winner >= 0 else 0)
