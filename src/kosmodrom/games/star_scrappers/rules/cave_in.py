"""The Cave-in track and the end of the game: SS-189 to SS-197."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.state import ScrapperState


def collapse_field(s: ScrapperState) -> int:
    """SS-190: the field at which the Mine collapses, by the number of seats."""
    return s.book.end_fields[s.seats - 2]


def has_collapsed(s: ScrapperState) -> bool:
    """SS-192, SS-197: reaching or passing the field; the marker never moves back."""
    return s.table.marker >= collapse_field(s)


def move_marker(s: ScrapperState) -> None:
    """SS-109, SS-122, SS-183, SS-189, SS-191: one field to the right; on the last field it stays."""
    t = s.table
    if t.marker >= s.book.track_end:
        return
    t.marker += 1
    s.tell(events.MARKER_MOVED, EVERYONE, t.marker)
    if t.marker == collapse_field(s):
        s.tell(events.MINE_COLLAPSED, EVERYONE, t.marker)


def is_last_of_round(s: ScrapperState, seat: int) -> bool:
    """SS-194: the seat to the right of the start player has the last turn of a round."""
    return (seat + 1) % s.seats == s.table.start


def ends_here(s: ScrapperState, seat: int) -> bool:
    """SS-193, SS-195, SS-316: after the last turn of a round, when the Mine has collapsed or play stands still."""
    return is_last_of_round(s, seat) and (has_collapsed(s) or s.table.idle_rounds >= s.book.idle_rounds)


def count_round(s: ScrapperState, seat: int) -> None:
    """SS-316: a round in which nothing was gained or used up is idle."""
    t = s.table
    if not is_last_of_round(s, seat):
        return
    t.idle_rounds = 0 if t.stirred else t.idle_rounds + 1
    t.stirred = 0
