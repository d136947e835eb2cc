"""Laying the ship, and which rooms are adjacent: AN-016 to AN-027."""

import pytest

from andromeda.scene import GAME, Scene, fresh_book, new_game, scene
from clauses import clause
from kosmodrom.engine.errors import UnknownDecision
from kosmodrom.games.andromeda.model.actions import CELLS, ROOMS, VOCABULARY
from kosmodrom.games.andromeda.rules import ship

ALL_ROOMS = (
    "nw=centrum_komunikacji n=kajuty_zalogi ne=komory_hibernacyjne w=maszynownia "
    "e=mostek_kapitanski sw=poklad_hangarowy s=reaktor se=strefa_skazona"
)
TWO_SEAT_ROOMS = "nw=centrum_komunikacji n=kajuty_zalogi w=maszynownia e=mostek_kapitanski s=reaktor se=strefa_skazona"
NEIGHBOURS = {
    "nw": "n w",
    "n": "nw ne portal",
    "ne": "n e",
    "w": "nw portal sw",
    "portal": "n w e s",
    "e": "ne portal se",
    "sw": "w s",
    "s": "portal sw se",
    "se": "e s",
}


def tiles(s: Scene) -> list[str]:
    """Tiles that lie face down or are put away."""
    return [room for room, there in zip(ROOMS, s.s.vault.rooms, strict=True) if there]


# --- the layout ---------------------------------------------------------------------------------------


@clause("AN-016", "AN-017")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_portal_lies_face_up_in_the_middle_and_nothing_else_does(seats: int) -> None:
    s = new_game(seats)

    assert s.rooms() == "portal=portal"
    assert CELLS.index("portal") == 4
    assert "portal" not in tiles(s)


@clause("AN-017", "AN-132")
def test_the_portal_is_never_discovered() -> None:
    s = scene(rooms="w=reaktor", crew=["w portal"], dice="R").play("explore:R")

    assert s.why_not("discover:portal") == "AN-132"
    assert s.options() == ["discover:nw", "discover:n", "discover:e", "discover:s"]


@clause("AN-018", "AN-233", "AN-253")
def test_with_two_seats_the_armoury_and_the_laboratory_are_taken_out() -> None:
    s = new_game(2)

    assert tiles(s) == [room for room in ROOMS if room not in ("portal", "zbrojownia", "laboratorium")]
    assert scene().why_not("room:zbrojownia") == "AN-018"
    assert scene().why_not("room:laboratorium") == "AN-018"


@clause("AN-018")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_seats_all_tiles_are_shuffled(seats: int) -> None:
    assert tiles(new_game(seats)) == [room for room in ROOMS if room != "portal"]
    assert scene(seats=seats).why_not("room:zbrojownia") == "AN-141"


@clause("AN-019", "AN-020", "AN-023")
def test_with_two_seats_six_tiles_lie_face_down_around_the_portal() -> None:
    s = new_game(2)

    assert s.face_down() == "nw n w e s se"
    assert len(tiles(s)) == 8


@clause("AN-019", "AN-021", "AN-022")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_eight_tiles_lie_face_down_around_the_portal(seats: int) -> None:
    s = new_game(seats)

    assert s.face_down() == "nw n ne w e sw s se"
    assert len(tiles(s)) == 10


@clause("AN-019")
def test_every_tile_is_equally_likely_in_every_place() -> None:
    s = scene(crew=["portal"], dice="RR").play("explore:R", "discover:n")
    rooms = [room for room in ROOMS if room not in ("portal", "laboratorium", "zbrojownia")]
    assert s.draws() == {f"tile:{room}": 1 for room in rooms}
    s.chance("tile:reaktor").play("explore:R")

    assert s.draws() == {f"tile:{room}": 1 for room in rooms if room != "reaktor"}


@clause("AN-024")
@pytest.mark.parametrize(("seats", "rooms", "left"), [(2, TWO_SEAT_ROOMS, 2), (3, ALL_ROOMS, 2), (4, ALL_ROOMS, 2)])
def test_two_tiles_are_never_seen(seats: int, rooms: str, left: int) -> None:
    s = scene(seats=seats, rooms=rooms, crew=["portal"])

    assert s.face_down() == ""
    assert len(tiles(s)) == left
    views = []
    for _ in range(2):
        s.s.vault.rooms.reverse()
        views.append(s.seen_by(0))
    assert views[0] == views[1]


@clause("AN-022", "AN-023")
def test_another_book_may_lay_the_ship_in_another_way() -> None:
    book = fresh_book()
    book.layout[0] = [0, 1, 0, 1, 1, 1, 0, 1, 0]

    assert new_game(2, book=book).face_down() == "n w e s"
    assert new_game(3, book=book).face_down() == "nw n ne w e sw s se"


# --- adjacency ----------------------------------------------------------------------------------------


@clause("AN-025", "AN-026")
@pytest.mark.parametrize("cell", CELLS)
def test_rooms_are_adjacent_when_they_share_a_side_and_not_when_they_touch_at_a_corner(cell: str) -> None:
    s = scene(seats=3, rooms=ALL_ROOMS, crew=[cell], dice="R").play("die:R")

    assert s.options() == [f"move:{cell}-{other}" for other in NEIGHBOURS[cell].split()]
    beside = ship.NEIGHBOURS[CELLS.index(cell)]
    assert {other for at, other in enumerate(CELLS) if ship.has_cell(beside, at)} == set(NEIGHBOURS[cell].split())
    ways = zip(ship.EDGE_FROM, ship.EDGE_TO, strict=True)
    assert [CELLS[end] for start, end in ways if CELLS[start] == cell] == NEIGHBOURS[cell].split()


@clause("AN-025", "AN-131")
@pytest.mark.parametrize("cell", CELLS)
def test_a_room_is_discovered_from_one_that_shares_a_side_with_it(cell: str) -> None:
    room = "" if cell == "portal" else f"{cell}=reaktor"
    s = scene(seats=3, rooms=room, crew=[f"{cell}*2"], dice="R").play("explore:R")

    hidden = [other for other in NEIGHBOURS[cell].split() if other != "portal"]
    assert s.options() == [f"discover:{other}" for other in hidden]


@clause("AN-026")
@pytest.mark.parametrize("move", ["portal-nw", "portal-se", "n-w", "nw-portal", "n-s", "nw-ne"])
def test_a_move_to_a_corner_or_over_two_rooms_is_no_decision_at_all(move: str) -> None:
    """Edge case 6: diagonally, or two rooms in one move."""
    with pytest.raises(UnknownDecision):
        VOCABULARY.id(f"move:{move}")


# --- the empty corners --------------------------------------------------------------------------------


@clause("AN-027")
@pytest.mark.parametrize("move", ["n-ne", "e-ne", "w-sw", "s-sw", "ne-n", "sw-s"])
def test_with_two_seats_nobody_enters_or_leaves_the_empty_corners(move: str) -> None:
    """Edge case 6: into an empty corner cell of the 2-player layout."""
    s = scene(rooms=TWO_SEAT_ROOMS, crew=["n e w s"], dice="R").play("die:R")

    assert s.why_not(f"move:{move}") == "AN-027"
    moves = "n-nw n-portal w-nw w-portal e-portal e-se s-portal s-se"
    assert s.options() == [f"move:{each}" for each in moves.split()]


@clause("AN-027")
@pytest.mark.parametrize("cell", ["ne", "sw"])
def test_with_two_seats_the_empty_corners_cannot_be_discovered(cell: str) -> None:
    s = scene(rooms="n=reaktor e=maszynownia", crew=["n e portal"], dice="R").play("explore:R")

    assert s.why_not(f"discover:{cell}") == "AN-027"
    assert s.options() == ["discover:nw", "discover:w", "discover:s", "discover:se"]


@clause("AN-027")
@pytest.mark.parametrize("cell", ["ne", "sw"])
def test_a_position_with_a_room_in_an_empty_corner_is_impossible(cell: str) -> None:
    s = scene(crew=["portal"])
    s.s.table.rooms[CELLS.index(cell)] = -1
    s.s.table.covered |= 1 << CELLS.index(cell)

    assert list(map(str, GAME.problems(s.s))) == [
        f"the cell {cell} has a room where the layout has none, or the reverse"
    ]
