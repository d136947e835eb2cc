"""Phase 3 and the end: AN-199 to AN-208, AN-222 to AN-227, AN-255."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.book import AndromedaBook
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import CHECKING_POINTS, OVER
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules import cleanup, points


def check_points(s: AndromedaState) -> None:
    """AN-206, AN-207, AN-255: who has enough DP ends the game, and so does the last round; else phase 4."""
    t = s.table
    t.phase = CHECKING_POINTS
    rooms = points.room_points(t, s.book)
    reached = False
    for seat in range(s.seats):
        tasks = points.task_points(t, s.book, seat)
        s.tell(events.POINTS_CHECKED, EVERYONE, seat, tasks, rooms[seat])
        if tasks + rooms[seat] >= points.threshold(t, s.book):
            reached = True
    if reached or is_last_round(t):
        t.phase = OVER
        s.tell(events.MATCH_OVER, EVERYONE, 0 if reached else 1)
    else:
        cleanup.clean_up(s)


def is_last_round(t: Table) -> bool:
    """AN-002, AN-222, AN-223: the general deck has no card to turn up."""
    return t.general_deck == 0


def winners(t: Table, book: AndromedaBook) -> list[int]:
    """AN-225 to AN-227: most DP; among equals most DP from rooms; the rest share."""
    rooms = points.room_points(t, book)
    best: list[int] = []
    best_total = -1
    best_rooms = -1
    for seat in range(len(rooms)):
        total = rooms[seat] + points.task_points(t, book, seat)
        if total > best_total or (total == best_total and rooms[seat] > best_rooms):
            best = [seat]
            best_total = total
            best_rooms = rooms[seat]
        elif total == best_total and rooms[seat] == best_rooms:
            best.append(seat)
    return best
