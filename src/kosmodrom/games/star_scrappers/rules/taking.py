"""Taking without an action of that type: SS-013, SS-133, SS-165 to SS-168, SS-175, and the skills that take.

Each question here is about open things. A predicate says for one target whether it may be taken, or why not.
"""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.actions import BASE, BASE_PLACES, CRYSTAL, DOCK
from kosmodrom.games.star_scrappers.model.clauses import (
    SS_011,
    SS_085,
    SS_096,
    SS_139,
    SS_166,
    SS_170,
    SS_171,
    SS_227,
    SS_229,
    SS_233,
    SS_240,
    SS_242,
    SS_243,
    SS_260,
    SS_264,
    SS_275,
    SS_278,
    SS_282,
    SS_301,
)
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import (
    ENSLAVE_ANY,
    ENSLAVE_LOW,
    PICK_BASE,
    PICK_BOTTOM,
    PICK_CRYSTAL,
    PICK_DOCK,
    PICK_FACTION,
    PICK_WHOLE,
    STARTING,
)
from kosmodrom.games.star_scrappers.rules.hands import is_full, take_up
from kosmodrom.games.star_scrappers.rules.mining import crystal_colour, win_crystal

FROM_ONE_BASE: Final = 128
"""In the mask of Bases that Siewca took from: a second card came from the same one."""


def crystal_refusal(s: ScrapperState, place: int) -> int:
    """SS-112, SS-253, SS-256, SS-280 to SS-283: a Crystal of the named cost and colour that lies in the Mine."""
    agenda = s.table.agenda
    if s.table.mine[place] < 0:
        return SS_085
    if s.book.row_of_place[place] != agenda.a():
        return SS_011
    if agenda.b() >= 0 and crystal_colour(s, place) != agenda.b():
        return SS_282
    return 0


def take_crystal(s: ScrapperState, seat: int, place: int) -> None:
    """SS-112, SS-280: taken, not mined: no cost, no marker."""
    s.table.agenda.pop()
    s.tell(events.CRYSTAL_TAKEN, EVERYONE, seat, s.table.mine[place])
    win_crystal(s, seat, place)


def dock_refusal(s: ScrapperState, seat: int, place: int) -> int:
    """SS-170, SS-229, SS-230, SS-233: a Mercenary of the Docks, within the level or the sum and the hand limit."""
    agenda = s.table.agenda
    if s.table.docks[place] < 0:
        return SS_096
    level = s.book.level_of_place[place]
    if agenda.a() > 0 and level != agenda.a():
        return SS_011 if is_artifact(s) else SS_233
    if level > agenda.b():
        return SS_229
    return SS_170 if is_full(s, seat) else 0


def take_dock(s: ScrapperState, seat: int, place: int) -> None:
    """SS-231: taken, not recruited; what is left of the sum may be used further."""
    t = s.table
    kind = t.docks[place]
    t.docks[place] = -1
    t.stirred = 1
    t.agenda.set_b(t.agenda.b() - s.book.level[kind])
    take_up(s, seat, kind)
    s.tell(events.DOCK_TAKEN, EVERYONE, seat, kind)


def base_refusal(s: ScrapperState, seat: int, owner: int, place: int) -> int:
    """SS-139, SS-166 to SS-168, SS-241: a card of a Base that is not its Leader, as the step wants it."""
    t = s.table
    step = t.agenda.step()
    if owner >= s.seats or place >= len(t.bases[owner]):
        return asking_clause(s)
    if place == len(t.bases[owner]) - 1:
        if is_artifact(s):
            return SS_301
        return SS_139 if step == ENSLAVE_LOW or step == ENSLAVE_ANY else SS_166
    if step == ENSLAVE_LOW:
        return lowest_refusal(s, seat, owner, place)
    if step == ENSLAVE_ANY:
        return 0 if s.book.level[t.bases[owner][place]] == t.agenda.a() else SS_264
    if is_full(s, seat):
        return SS_171
    if step == PICK_BOTTOM:
        return 0 if owner == seat and place == 0 else SS_227
    if step == PICK_BASE:
        if t.agenda.b() == 0 or t.agenda.b() == owner + 1:
            return 0
        return SS_301 if is_artifact(s) else SS_243
    if step == PICK_FACTION:
        return faction_refusal(s, owner, place)
    if s.book.colour[t.bases[owner][place]] != t.agenda.a() or (t.agenda.b() and t.agenda.b() != owner + 1):
        return SS_278
    return 0


def is_artifact(s: ScrapperState) -> bool:
    """SS-053: below the question lies the Starting phase, so an Artifact asks; a Leader asks after it."""
    return s.table.agenda.frames[-8] == STARTING


def asking_clause(s: ScrapperState) -> int:
    """What names the cards of a Base that may be chosen now."""
    agenda = s.table.agenda
    step = agenda.step()
    if step == ENSLAVE_LOW:
        return SS_260
    if step == ENSLAVE_ANY:
        return SS_264
    if step == PICK_BOTTOM:
        return SS_227
    if step == PICK_FACTION:
        return SS_275
    if step == PICK_WHOLE:
        return SS_278
    if is_artifact(s):
        return SS_301
    return SS_240 if agenda.a() == 1 and agenda.b() == 0 else SS_242


def lowest_refusal(s: ScrapperState, seat: int, owner: int, place: int) -> int:
    """SS-260 to SS-262: one of the lowest level in the own Base, the Leader not counted."""
    if owner != seat:
        return SS_260
    base = s.table.bases[seat]
    level = s.book.level[base[place]]
    for other in range(len(base) - 1):
        if s.book.level[base[other]] < level:
            return SS_260
    return 0


def faction_refusal(s: ScrapperState, owner: int, place: int) -> int:
    """SS-275, SS-277: one of the faction from each Base, or several from one."""
    agenda = s.table.agenda
    if s.book.colour[s.table.bases[owner][place]] != agenda.a() % 8:
        return SS_275
    taken = agenda.b()
    if taken & FROM_ONE_BASE:
        return 0 if (taken >> owner) & 1 else SS_275
    if (taken >> owner) & 1 and (taken != 1 << owner or agenda.a() // 8 < 2):
        return SS_275
    return 0


def take_from_base(s: ScrapperState, seat: int, owner: int, place: int) -> None:
    """SS-227, SS-240 to SS-243, SS-275, SS-278: the card comes into the hand; the others keep their order."""
    t = s.table
    kind = t.bases[owner].pop(place)
    take_up(s, seat, kind)
    s.tell(events.BASE_TAKEN, EVERYONE, seat, kind, owner)
    agenda = t.agenda
    step = agenda.step()
    if step == PICK_FACTION:
        follow_faction(s, owner)
    elif step == PICK_WHOLE:
        agenda.set_b(owner + 1)
    else:
        agenda.set_b(owner + 1)
        agenda.set_a(agenda.a() - 1)
        if agenda.a() == 0:
            agenda.pop()


def follow_faction(s: ScrapperState, owner: int) -> None:
    """SS-275: the second card decides: from the same Base, up to the number of the skill; or one from each."""
    agenda = s.table.agenda
    taken = agenda.b()
    if not (taken >> owner) & 1:
        agenda.set_b(taken | 1 << owner)
        return
    limit = agenda.a() // 8
    if limit <= 2:
        agenda.pop()
    else:
        agenda.set_a(agenda.a() - 8)
        agenda.set_b(taken | FROM_ONE_BASE)


def may_take(s: ScrapperState, seat: int) -> bool:
    """SS-133: whether the step on top of the agenda has any target left."""
    step = s.table.agenda.step()
    if step == PICK_CRYSTAL:
        for place in range(10):
            if crystal_refusal(s, place) == 0:
                return True
        return False
    if step == PICK_DOCK:
        for place in range(10):
            if dock_refusal(s, seat, place) == 0:
                return True
        return False
    for owner in range(s.seats):
        for place in range(len(s.table.bases[owner]) - 1):
            if base_refusal(s, seat, owner, place) == 0:
                return True
    return False


def taking_options(s: ScrapperState, seat: int) -> list[int]:
    """All targets of the step on top of the agenda."""
    step = s.table.agenda.step()
    if step == PICK_CRYSTAL:
        return [CRYSTAL + place for place in range(10) if crystal_refusal(s, place) == 0]
    if step == PICK_DOCK:
        return [DOCK + place for place in range(10) if dock_refusal(s, seat, place) == 0]
    options: list[int] = []
    for owner in range(s.seats):
        for place in range(len(s.table.bases[owner]) - 1):
            if base_refusal(s, seat, owner, place) == 0:
                options.append(BASE + owner * BASE_PLACES + place)
    return options
