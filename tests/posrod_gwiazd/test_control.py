"""Station control: the referee finds wrong cards in a position from a real table and corrects them."""

import pytest

from clauses import clause
from kosmodrom.engine.errors import PositionError
from kosmodrom.games.posrod_gwiazd.play import referee
from posrod_gwiazd.scene import GAME, Scene, scene, standard_book

TWICE = "council_room@1,0 any@2,0 council_room@3,0"


def typed_in(station: str, points: int = 9) -> Scene:
    """A position as somebody might write it down at a real table."""
    s = scene(seats=2, stations=[station], points=[points, 5], illegal=True)
    return Scene(referee.read(GAME.position(s.s), standard_book()))


@clause("PG-093", "PG-226")
def test_an_illegal_position_is_refused() -> None:
    text = GAME.position(scene(seats=2, stations=[TWICE], illegal=True).s)
    with pytest.raises(PositionError, match="council_room"):
        GAME.from_position(text, standard_book())


@clause("PG-094", "PG-095", "PG-096")
def test_the_later_of_two_copies_goes_with_its_points() -> None:
    s = typed_in(TWICE)
    assert referee.faults(s.s, 0) == [3]
    assert referee.control(s.s) == [0]
    assert s.station(0).split()[-1].endswith("@2,0")
    assert (s.points[0], s.credits[0], s.discard_pile()) == (9 - 3, 10, "council_room")
    assert s.saved().station(0) == s.station(0)


@clause("PG-094")
def test_the_offender_names_the_copy_where_the_order_is_not_known() -> None:
    s = typed_in("council_room@-1,0 any@1,0 council_room@2,0")
    referee.take_off(s.s, 0, 1)
    assert referee.control(s.s) == []
    assert s.station(0).split()[-1] == "council_room@2,0"


@clause("PG-012", "PG-097", "PG-101")
def test_unknown_points_cost_the_printed_ones_and_three() -> None:
    for points, left in ((9, 3), (4, 0)):
        s = typed_in(TWICE, points)
        s.s.table.brought[0][3] = -1
        referee.control(s.s)
        assert s.points[0] == left


@clause("PG-098", "PG-099", "PG-100")
def test_a_card_that_holds_the_station_together_is_turned_face_down() -> None:
    s = typed_in("council_room@1,0 council_room@2,0 communications_beacon@3,0")
    referee.control(s.s)
    assert s.station(0).split()[2] == "face_down@2,0"
    assert s.range(0, "3,0") == 3
    assert "2,1" in s.open_cells(0).split()
    assert s.row("deferred")[0] == 1 + 2


@clause("PG-231")
def test_a_position_outside_the_window_is_refused() -> None:
    text = GAME.position(scene(seats=2, stations=["any@1,0"]).s)
    with pytest.raises(PositionError, match="28,0"):
        GAME.from_position(text.replace('cells = [["0,0", "1,0"]', 'cells = [["0,0", "28,0"]'), standard_book())


@clause("PG-083", "PG-226")
@pytest.mark.parametrize("place", [-2, 0, 2, 3, 4])
def test_the_card_built_in_this_turn_is_a_location_of_the_station(place: int) -> None:
    text = GAME.position(scene(seats=2, stations=["any@1,0 reactor@2,0 face_down@3,0"]).s)
    assert GAME.from_position(text.replace("built = [-1,", "built = [1,"), standard_book()).table.built == [1, -1]
    with pytest.raises(PositionError, match="no location of its station"):
        GAME.from_position(text.replace("built = [-1,", f"built = [{place},"), standard_book())


@clause("PG-045", "PG-226")
def test_nobody_has_acted_while_the_next_is_not_asked() -> None:
    text = GAME.position(scene(seats=2).s)
    with pytest.raises(PositionError, match="acted"):
        GAME.from_position(text.replace("acted = 0", "acted = 1"), standard_book())
