"""Enslaving: SS-136 to SS-143, SS-259 to SS-267."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.clauses import SS_265
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import PICK_CRYSTAL
from kosmodrom.games.star_scrappers.model.zones import insert
from kosmodrom.games.star_scrappers.rules.hands import colours_held, part_with


def enslave(s: ScrapperState, seat: int, kind: int, owner: int) -> None:
    """SS-136 to SS-138, SS-140, SS-142: the card lies with the user of the skill and is out of play."""
    insert(s.table.enslaved[seat], kind)
    s.table.stirred = 1
    s.tell(events.ENSLAVED, EVERYONE, seat, kind, owner)


def enslave_from_base(s: ScrapperState, seat: int, owner: int, place: int) -> None:
    """SS-260, SS-264: one card from a Base."""
    s.table.agenda.pop()
    enslave(s, seat, s.table.bases[owner].pop(place), owner)


def enslave_own_refusal(s: ScrapperState, seat: int, kind: int) -> int:
    """SS-265: cards of the named level from the own hand."""
    if s.book.level[kind] != s.table.agenda.b() % 8 or not colours_held(s.hands[seat], kind):
        return SS_265
    return 0


def enslave_from_hand(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-265 to SS-267: each card enslaved brings a Crystal, if one is there."""
    t = s.table
    part_with(s, seat, kind)
    row = t.agenda.b() // 8
    t.agenda.set_a(t.agenda.a() - 1)
    if t.agenda.a() == 0:
        t.agenda.pop()
    enslave(s, seat, kind, -1)
    t.agenda.push(PICK_CRYSTAL, seat, row, -1)
