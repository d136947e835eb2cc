"""Reading the conditions of tasks: nodes of all, any and comparisons of facts, packed into one list of ints.

A node is `ALL, count, children…`, `ANY, count, children…`, where a child is the place of its node, or
`COMPARE, fact, parameter, is it a maximum, bound`. Of the parameters a room, a symbol or a technology is its number, a
list of rooms a mask; -1 stands for none.
"""

from typing import Any, Final

from kosmodrom.engine.deck import Row
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.andromeda.model.actions import FACES, ROOMS, TECHS

PACKAGE: Final = "kosmodrom.games.andromeda"

ALL: Final = 0
ANY: Final = 1
COMPARE: Final = 2

PRESENT_ROOMS: Final = 0
OWN_IN: Final = 1
BIGGEST_STACK: Final = 2
CONTROLLED_ROOMS: Final = 3
CONTROL: Final = 4
CONTROLLED_GROUP: Final = 5
LINES: Final = 6
CORNER_ROOMS: Final = 7
PORTAL_NEIGHBOURS: Final = 8
ON_SHIP: Final = 9
TRAINED: Final = 10
POOL: Final = 11
LEAD_ON_SHIP: Final = 12
DEFICIT_ON_SHIP: Final = 13
SHARED_ROOMS: Final = 14
ALONE_ROOMS: Final = 15
TELEPORTERS_ON_SHIP: Final = 16
FACE_DOWN_ROOMS: Final = 17
DICE_BY_RESULT: Final = 18
DISTINCT_RESULTS: Final = 19
DICE_UNUSED: Final = 20
TECH_USES: Final = 21
TRAINED_NOW: Final = 22
SUMMONED_NOW: Final = 23
MOVES_MADE: Final = 24
ROOMS_DISCOVERED: Final = 25
ROOM_ACTIONS: Final = 26

FACTS: Final = [
    "present_rooms", "own_in", "biggest_stack", "controlled_rooms", "control", "controlled_group", "lines",
    "corner_rooms", "portal_neighbours", "on_ship", "trained", "pool", "lead_on_ship", "deficit_on_ship",
    "shared_rooms", "alone_rooms", "teleporters_on_ship", "face_down_rooms", "dice_by_result", "distinct_results",
    "dice_unused", "tech_uses", "trained_now", "summoned_now", "moves_made", "rooms_discovered", "room_actions",
]  # fmt: skip

MOST: Final = 99


def pack(data: Any, place: str, out: list[int]) -> int:
    """Append a condition to the packed list; the place of its node."""
    if not isinstance(data, dict):
        raise DeckError.of(PACKAGE, "deck.condition", place=place, found=data)
    for code, key in ((ALL, "all"), (ANY, "any")):
        if key in data:
            return _pack_group(code, key, data, place, out)
    return _pack_comparison(data, place, out)


def _pack_group(code: int, key: str, data: dict[str, Any], place: str, out: list[int]) -> int:
    parts = data[key]
    if len(data) != 1 or not isinstance(parts, list) or len(parts) < 2:
        raise DeckError.of(PACKAGE, "deck.conditions", place=place, key=key, found=parts)
    children = [pack(part, f"{place}, {key} {at}", out) for at, part in enumerate(parts, 1)]
    start = len(out)
    out.append(code)
    out.append(len(children))
    out.extend(children)
    return start


def _pack_comparison(data: dict[str, Any], place: str, out: list[int]) -> int:
    row = Row(place, {key: value for key, value in data.items() if key not in ("rooms", "exclude")})
    fact = FACTS.index(row.word("fact", FACTS))
    parameter = -1
    if fact == OWN_IN:
        parameter = ROOMS.index(row.word("room", ROOMS))
    elif fact == CONTROL:
        parameter = _rooms(data, "rooms", place)
    elif fact == BIGGEST_STACK:
        parameter = _rooms(data, "exclude", place)
    elif fact == DICE_BY_RESULT and "symbol" in data:
        parameter = FACES.index(row.word("symbol", FACES[1:]))
    elif fact == TECH_USES and "tech" in data:
        parameter = TECHS.index(row.word("tech", TECHS))
    if (fact != CONTROL and "rooms" in data) or (fact != BIGGEST_STACK and "exclude" in data):
        raise DeckError.of(PACKAGE, "deck.fact-rooms", place=place, fact=FACTS[fact])
    is_maximum = 1 if "max" in data else 0
    bound = row.number("max" if is_maximum else "min", 0, MOST)
    row.end()
    start = len(out)
    out.extend([COMPARE, fact, parameter, is_maximum, bound])
    return start


def _rooms(data: dict[str, Any], key: str, place: str) -> int:
    """A list of rooms as a mask."""
    names = data.get(key)
    if not isinstance(names, list) or not all(name in ROOMS for name in names):
        raise DeckError.of(PACKAGE, "deck.rooms", place=place, key=key, found=names, rooms=", ".join(ROOMS))
    mask = 0
    for name in names:
        mask |= 1 << ROOMS.index(name)
    return mask
