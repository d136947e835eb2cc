"""Where nothing lies: SS-085, SS-096, SS-113, SS-123, SS-145, SS-182."""

from kosmodrom.games.star_scrappers.model import actions, values
from kosmodrom.games.star_scrappers.model.clauses import SS_085, SS_123, SS_145, SS_182
from kosmodrom.games.star_scrappers.model.state import ScrapperState


def is_level_in_docks(s: ScrapperState, level: int) -> bool:
    """SS-096: whether the Docks show a Mercenary of a level."""
    for place in range(values.PLACES):
        if s.table.docks[place] >= 0 and s.book.level_of_place[place] == level:
            return True
    return False


def is_empty_base(s: ScrapperState, owner: int) -> bool:
    """SS-145: a Base without cards, or of nobody."""
    return owner >= s.seats or len(s.table.bases[owner]) == 0


def dock_gap(s: ScrapperState, place: int) -> int:
    """SS-085, SS-096, SS-182: an empty place of the Docks is filled in Clean-up, or never again; 0: it is not empty."""
    if s.table.docks[place] >= 0:
        return 0
    return SS_085 if s.table.dock_stacks[s.book.level_of_place[place] - 1] else SS_182


def mine_gap(s: ScrapperState, place: int) -> int:
    """SS-085, SS-113, SS-182: an empty place of the Mine is filled in Clean-up, or never again; 0: it is not empty."""
    if s.table.mine[place] >= 0:
        return 0
    return SS_085 if s.table.crystal_stacks[s.book.row_of_place[place]].size() else SS_182


def gap_clause(s: ScrapperState, action: int) -> int:
    """Where nothing lies nothing can be used, whatever is going on; 0: something lies there, or no place is named."""
    if action < actions.MINE:
        return dock_gap(s, action - actions.RECRUIT)
    if action < actions.COLLECT:
        return mine_gap(s, action - actions.MINE)
    if action < actions.SKILL:
        return SS_123 if s.table.tops[(action - actions.COLLECT) // 2] < 0 else 0
    if actions.TAKEOVER <= action < actions.END:
        return SS_145 if is_empty_base(s, action - actions.TAKEOVER) else 0
    if actions.CRYSTAL <= action < actions.DOCK:
        return mine_gap(s, action - actions.CRYSTAL)
    return dock_gap(s, action - actions.DOCK) if actions.DOCK <= action < actions.BASE else 0
