"""Action 1, putting one die on a field: AG-094 to AG-119, AG-250 to AG-257."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import (
    AREA,
    DISPATCH,
    DOCK,
    DOCKS,
    FIELDS,
    FIRST_PLAYER,
    REFINERY,
    USE,
)
from kosmodrom.games.astrogornicy.model.book import GEO, INS, STRENGTH, AstroBook
from kosmodrom.games.astrogornicy.model.clauses import (
    AG_039,
    AG_099,
    AG_100,
    AG_101,
    AG_104,
    AG_108,
    AG_114,
    AG_250,
    AG_252,
    AG_256,
    AG_313,
)
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules.acting import end_action
from kosmodrom.games.astrogornicy.rules.bank import gain
from kosmodrom.games.astrogornicy.rules.cards import (
    MISSION,
    ORDER,
    has_cards,
    place_options,
    place_refusal,
    take_card,
)
from kosmodrom.games.astrogornicy.rules.fields import add_faces, die_refusal, field_refusal, leave_pool


def area_refusal(t: Table, book: AstroBook, seat: int, field: int, face: int) -> int:
    """AG-094, AG-095, AG-099: any free field of a basic area that shows a fitting Miner or Automat."""
    if face == INS or face == GEO:
        return AG_099
    clause = die_refusal(t, seat, face)
    return clause if clause else field_refusal(t.areas[field], book.area_accepts[field], face)


def area_options(t: Table, book: AstroBook, mask: int, out: list[int]) -> None:
    """AG-095: all free fields of the basic areas."""
    for field in range(12):
        if t.areas[field] == NOTHING:
            add_faces(out, AREA + 6 * field, mask & book.area_accepts[field])


def work(s: AstroState, seat: int, field: int, face: int) -> None:
    """AG-096 to AG-098: one unit for each symbol, and the first field gives one more."""
    t = s.table
    area = field // 4
    t.areas[field] = leave_pool(t, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, AREA + 6 * field + face)
    extra = s.book.area_extra[area] if field % 4 == 0 else 0
    gain(s, seat, s.book.area_gives[area], STRENGTH[face] + extra)
    end_action(s, seat)


def dispatch_refusal(s: AstroState, seat: int, place: int) -> int:
    """AG-100, AG-104, AG-106: an Inspector, a free field, and a card to take."""
    t = s.table
    if t.pool[6 * seat + INS] == 0:
        return AG_100
    if len(t.dispatch) >= s.book.dispatch[s.seats]:
        return AG_104
    return place_refusal(t, MISSION, place)


def refinery_refusal(s: AstroState, seat: int, place: int) -> int:
    """AG-101, AG-104, AG-106: a Geologist, a free field, and a card to take."""
    t = s.table
    if t.pool[6 * seat + GEO] == 0:
        return AG_101
    if len(t.refinery) >= s.book.refinery[s.seats]:
        return AG_104
    return place_refusal(t, ORDER, place)


def office_options(s: AstroState, mask: int, out: list[int]) -> None:
    """AG-100 to AG-104: what can be taken in Dispatch and Refinery."""
    t = s.table
    if mask & 1 and len(t.dispatch) < s.book.dispatch[s.seats]:
        place_options(t, MISSION, DISPATCH, out)
    if mask & 2 and len(t.refinery) < s.book.refinery[s.seats]:
        place_options(t, ORDER, REFINERY, out)


def visit_dispatch(s: AstroState, seat: int, place: int) -> None:
    """AG-100: the die goes to the first free field; a Mission goes to the hand."""
    s.table.dispatch.append(leave_pool(s.table, seat, INS))
    s.tell(events.PLACED, EVERYONE, seat, INS, DISPATCH + place)
    end_action(s, seat)
    take_card(s, seat, MISSION, place)


def visit_refinery(s: AstroState, seat: int, place: int) -> None:
    """AG-101: the die goes to the first free field; an Order goes to the hand."""
    s.table.refinery.append(leave_pool(s.table, seat, GEO))
    s.tell(events.PLACED, EVERYONE, seat, GEO, REFINERY + place)
    end_action(s, seat)
    take_card(s, seat, ORDER, place)


def dock_refusal(s: AstroState, seat: int, dock: int, field: int, face: int) -> int:
    """AG-039, AG-108 to AG-112: a free field of any card in a usable Dock, own or another's."""
    t = s.table
    if dock >= s.book.docks[s.seats]:
        return AG_039
    card = t.dock_cards[dock]
    if card == NOTHING or field >= s.book.fields[card]:
        return AG_108
    clause = die_refusal(t, seat, face)
    if clause:
        return clause
    return field_refusal(t.dock_dice[FIELDS * dock + field], s.book.accepts[FIELDS * card + field], face)


def dock_options(t: Table, book: AstroBook, mask: int, out: list[int]) -> None:
    """AG-108 to AG-111: all free fields in the Docks."""
    for dock in range(DOCKS):
        card = t.dock_cards[dock]
        if card != NOTHING:
            for field in range(book.fields[card]):
                if t.dock_dice[FIELDS * dock + field] == NOTHING:
                    fits = mask & book.accepts[FIELDS * card + field]
                    add_faces(out, DOCK + 6 * (FIELDS * dock + field), fits)


def join(s: AstroState, seat: int, place: int, face: int) -> None:
    """AG-108, AG-155: the die stands on the card; it is settled in phase 4."""
    t = s.table
    t.dock_dice[place] = leave_pool(t, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, DOCK + 6 * place + face, t.dock_cards[place // FIELDS])
    end_action(s, seat)


def first_refusal(t: Table, seat: int, face: int) -> int:
    """AG-113, AG-114: any die, once a Round."""
    clause = die_refusal(t, seat, face)
    if clause:
        return clause
    return AG_114 if t.first_field != NOTHING else 0


def claim_first(s: AstroState, seat: int, face: int) -> None:
    """AG-113: the seat will be First Player in the next Round."""
    s.table.first_field = leave_pool(s.table, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, FIRST_PLAYER + face)
    end_action(s, seat)


def use_refusal(t: Table, seat: int, owned: int, face: int) -> int:
    """AG-118, AG-250, AG-252, AG-256, AG-313: the free field of an own card, with something to take."""
    if t.card_owners[owned] != seat:
        return AG_250 if owned < 4 else AG_252
    clause = die_refusal(t, seat, face)
    if clause:
        return clause
    if t.card_dice[owned] != NOTHING:
        return AG_256
    return AG_313 if owned >= 4 and not (has_cards(t, MISSION) or has_cards(t, ORDER)) else 0


def use_options(t: Table, seat: int, mask: int, out: list[int]) -> None:
    """AG-118: the free fields of own cards."""
    for owned in range(8):
        if t.card_owners[owned] != seat or t.card_dice[owned] != NOTHING:
            continue
        if owned < 4 or has_cards(t, MISSION) or has_cards(t, ORDER):
            add_faces(out, USE + 6 * owned, mask)


def use_technology(s: AstroState, seat: int, owned: int, face: int) -> None:
    """AG-251: one unit of its resource, also for a double face."""
    t = s.table
    t.card_dice[owned] = leave_pool(t, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, USE + 6 * owned + face)
    gain(s, seat, s.book.gives[owned], 1)
    end_action(s, seat)


def use_bulletin(s: AstroState, seat: int, owned: int, face: int, sort: int, place: int) -> None:
    """AG-253, AG-254: a Mission or an Order card, from the market or the deck."""
    t = s.table
    t.card_dice[owned] = leave_pool(t, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, USE + 6 * owned + face)
    end_action(s, seat)
    take_card(s, seat, sort, place)
