"""Empty places of the Docks and the Mine: SS-085, SS-096, SS-113, SS-182."""

from kosmodrom.games.star_scrappers.model.actions import PLACES
from kosmodrom.games.star_scrappers.model.clauses import SS_085, SS_096, SS_113, SS_182
from kosmodrom.games.star_scrappers.model.state import ScrapperState


def is_level_in_docks(s: ScrapperState, level: int) -> bool:
    """SS-096: whether the Docks show a Mercenary of a level."""
    for place in range(PLACES):
        if s.table.docks[place] >= 0 and s.book.level_of_place[place] == level:
            return True
    return False


def is_row_empty(s: ScrapperState, row: int) -> bool:
    """SS-113: whether no Crystal lies in a row of the Mine."""
    for place in range(PLACES):
        if s.table.mine[place] >= 0 and s.book.row_of_place[place] == row:
            return False
    return True


def dock_gap_clause(s: ScrapperState, place: int) -> int:
    """SS-085, SS-182: an empty place of the Docks is filled in Clean-up, or never again."""
    return SS_085 if s.table.dock_stacks[s.book.level_of_place[place] - 1] else SS_182


def recruit_gap_clause(s: ScrapperState, place: int) -> int:
    """SS-096: nobody recruits a level that the Docks do not show."""
    return dock_gap_clause(s, place) if is_level_in_docks(s, s.book.level_of_place[place]) else SS_096


def mine_gap_clause(s: ScrapperState, place: int) -> int:
    """SS-085, SS-113, SS-182: an empty place of the Mine is filled in Clean-up, or never again."""
    row = s.book.row_of_place[place]
    if s.table.crystal_stacks[row].size() != 0:
        return SS_085
    return SS_113 if is_row_empty(s, row) else SS_182
