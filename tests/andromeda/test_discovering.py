"""Discovering rooms: AN-130 to AN-141."""

import pytest

from andromeda.scene import Scene, scene
from clauses import clause
from kosmodrom.games.andromeda.model.actions import ROOMS as ROOM_NAMES

ALL_BUT_SE = "nw=centrum_komunikacji n=reaktor w=maszynownia e=mostek_kapitanski s=kajuty_zalogi"


def exploring(crew: str = "portal*2 n", rooms: str = "n=reaktor", dice: str = "R", race: str = "") -> Scene:
    return scene(rooms=rooms, crew=[crew, "portal"], dice=dice, races=[race] if race else None)


# --- the die ------------------------------------------------------------------------------------------


@clause("AN-130")
@pytest.mark.parametrize("symbol", ["S", "W", "I", "R", "T"])
def test_any_die_discovers_a_room(symbol: str) -> None:
    s = exploring(dice=symbol).play(f"explore:{symbol}", "discover:e").chance("tile:maszynownia")

    assert (s.rooms(), s.dice(0)) == ("n=reaktor portal=portal e=maszynownia", "")
    assert s.crew(0) == "n portal e"
    assert s.story == [f"die-spent 0 {symbol} 1", "discovered 0 e maszynownia", "entered 0 portal e"]


@clause("AN-137", "AN-140")
def test_a_movement_die_that_discovers_gives_no_moves() -> None:
    s = exploring().play("explore:R", "discover:e").chance("tile:maszynownia")

    assert s.question == "acting"
    assert s.options() == ["room:reaktor", "end:actions"]
    assert s.why_not("move:portal-n") == "AN-112"
    assert (s.fact("moves_made"), s.fact("dice_by_result"), s.fact("distinct_results")) == (0, 0, 0)
    assert s.fact("rooms_discovered") == 1


# --- which room ---------------------------------------------------------------------------------------


@clause("AN-131")
@pytest.mark.parametrize("cell", ["e", "s", "se"])
def test_a_room_that_is_not_beside_an_own_researcher_is_not_discovered(cell: str) -> None:
    """Edge case 7: discovering a room that is not adjacent to an own researcher."""
    s = scene(seats=3, rooms="n=reaktor w=maszynownia", crew=["n w", "portal"], dice="R").play("explore:R")

    assert s.why_not(f"discover:{cell}") == "AN-131"
    assert s.options() == ["discover:nw", "discover:ne", "discover:sw"]


@clause("AN-131")
def test_a_die_discovers_nothing_if_no_room_beside_lies_face_down() -> None:
    s = exploring("portal", "n=reaktor w=maszynownia e=kajuty_zalogi s=mostek_kapitanski")

    assert s.why_not("explore:R") == "AN-131"
    assert not s.offers("explore:R")


@clause("AN-131")
def test_the_researchers_of_others_do_not_count() -> None:
    rooms = "n=reaktor w=maszynownia nw=kajuty_zalogi"
    s = scene(rooms=rooms, crew=["nw n", "portal w"], dice="R")

    assert s.why_not("explore:R") == "AN-131"
    assert scene(rooms=rooms, crew=["portal w", "nw n"], dice="R").why_not("explore:R") is None


@clause("AN-132")
@pytest.mark.parametrize("cell", ["n", "portal"])
def test_a_room_that_lies_face_up_is_not_discovered_again(cell: str) -> None:
    """Edge case 7: discovering a room that is already face up."""
    s = exploring().play("explore:R")

    assert s.why_not(f"discover:{cell}") == "AN-132"
    assert s.options() == ["discover:nw", "discover:w", "discover:e", "discover:s"]


@clause("AN-132")
def test_a_room_that_was_turned_up_stays_so() -> None:
    s = exploring().play("explore:R", "discover:e").chance("tile:strefa_skazona")
    assert s.face_down() == "nw w s se"
    s.end_turn().end_turn().settle()

    assert s.rooms() == "n=reaktor portal=portal e=strefa_skazona"
    assert s.s.table.where[ROOM_NAMES.index("strefa_skazona")] == 5
    assert s.s.vault.rooms[ROOM_NAMES.index("strefa_skazona")] == 0


@clause("AN-131", "AN-132")
def test_with_all_rooms_discovered_no_die_discovers() -> None:
    """Edge case 22: all rooms discovered: discovery is simply never legal."""
    s = exploring("portal e s", f"{ALL_BUT_SE} se=strefa_skazona", "SWIRT")

    assert s.offered("explore") == []
    assert s.why_not("explore:R") == "AN-131"


@clause("AN-131")
@pytest.mark.parametrize("cell", ["nw", "se"])
def test_the_last_face_down_room_can_be_discovered_wherever_it_lies(cell: str) -> None:
    tiles = f"{ALL_BUT_SE} se=strefa_skazona".split()
    s = exploring("n e", " ".join(tile for tile in tiles if not tile.startswith(f"{cell}=")))

    assert s.face_down() == cell
    assert s.play("explore:R").chance("tile:komory_hibernacyjne").face_down() == ""


@clause("AN-131", "AN-134")
def test_each_seat_discovers_with_its_own_researchers() -> None:
    s = scene(seats=3, active=2, rooms="n=reaktor", crew=["portal", "portal", "n*2"], dice="R")
    assert s.play("explore:R").options() == ["discover:nw", "discover:ne"]
    s.play("discover:ne").chance("tile:laboratorium")

    assert [s.crew(seat) for seat in range(3)] == ["portal", "portal", "n ne"]
    assert s.story[-2:] == ["discovered 2 ne laboratorium", "entered 2 n ne"]


# --- who moves ----------------------------------------------------------------------------------------


@clause("AN-133", "AN-134")
def test_exactly_one_researcher_from_an_adjacent_room_moves_onto_it() -> None:
    s = exploring("portal*2 n*3", "n=reaktor").play("explore:R", "discover:nw").chance("tile:maszynownia")

    assert s.crew(0) == "nw n*2 portal*2"
    assert s.question == "acting"


@clause("AN-134", "AN-136")
def test_who_moves_is_asked_after_the_tile_is_seen() -> None:
    s = exploring("e s n", ALL_BUT_SE).play("explore:R")
    assert s.told("discovered") == []
    s.chance("tile:strefa_skazona")

    assert s.rooms().endswith("se=strefa_skazona")
    assert s.question == "entering"
    assert s.options() == ["enter:e", "enter:s"]
    assert [s.why_not(f"enter:{cell}") for cell in ("n", "portal", "se", "ne")] == ["AN-134"] * 4
    s.play("enter:s")
    assert s.crew(0) == "n e se"
    assert s.told("entered") == ["entered 0 s se"]


@clause("AN-134")
def test_a_room_beside_without_own_researchers_sends_nobody() -> None:
    s = scene(rooms=ALL_BUT_SE, crew=["e*2 n", "s"], dice="R").play("explore:R").chance("tile:strefa_skazona")

    assert (s.crew(0), s.crew(1), s.question) == ("n e se", "s", "acting")


@clause("AN-135")
def test_somebody_must_move_onto_the_new_room() -> None:
    """Edge case 7: moving no one onto it."""
    s = exploring("e s", ALL_BUT_SE).play("explore:R").chance("tile:strefa_skazona")

    assert s.why_not("done") == "AN-135"
    assert "done" not in s.options()
    assert s.play("enter:e").question == "acting"


@clause("AN-133", "AN-166")
def test_only_abyss_pioneers_move_two() -> None:
    """Edge case 7: moving two onto it, which Pionierzy Otchłani may do."""
    s = exploring("e*2 s", ALL_BUT_SE).play("explore:R").chance("tile:strefa_skazona").play("enter:e")
    assert (s.question, s.crew(0), s.why_not("enter:e")) == ("acting", "e s se", "AN-138")

    s = exploring("e*2 s", ALL_BUT_SE, race="pionierzy_otchlani").play("explore:R").chance("tile:strefa_skazona")
    assert s.why_not("done") == "AN-135"
    s.play("enter:e")
    assert s.options() == ["enter:e", "enter:s", "done"]
    assert s.copy().play("done").crew(0) == "e s se"
    assert (s.play("enter:s").crew(0), s.question) == ("e se*2", "acting")


# --- only a die ---------------------------------------------------------------------------------------


@clause("AN-138")
@pytest.mark.parametrize("decision", ["discover:w", "discover:nw", "enter:n"])
def test_without_a_die_nothing_is_discovered(decision: str) -> None:
    """Edge case 7: discovering without a die."""
    assert exploring(dice="").why_not(decision) == "AN-138"
    assert exploring(dice="R").why_not(decision) == "AN-138"


@clause("AN-138", "AN-125")
@pytest.mark.parametrize(
    ("decisions", "refused", "why"),
    [
        (["single:R"], "move:portal-w", "AN-125"),
        (["room:kajuty_zalogi"], "move:portal-w", "AN-125"),
        (["die:W"], "summon:w", "AN-118"),
        (["room:poklad_hangarowy"], "to:w", "AN-242"),
        (["tech:klonowanie"], "place:w", "AN-141"),
        (["tech:teleporter"], "place:w", "AN-141"),
    ],
)
def test_no_other_effect_enters_a_face_down_room(decisions: list[str], refused: str, why: str) -> None:
    s = scene(rooms="n=kajuty_zalogi e=poklad_hangarowy", crew=["portal n*2 e*2"], trained=[3], dice="RWT")
    s.play(*decisions)

    assert s.why_not(refused) == why
    assert s.face_down() == "nw w s se"


# --- the new room -------------------------------------------------------------------------------------


@clause("AN-139")
def test_the_new_room_can_be_used_in_the_same_turn() -> None:
    s = exploring(dice="S").play("explore:S", "discover:e").chance("tile:centrum_komunikacji")

    assert s.offers("room:centrum_komunikacji")
    s.play("room:centrum_komunikacji")
    assert s.told("trained") == ["trained 0 1"]


@clause("AN-139")
def test_the_minimum_of_the_new_room_applies_at_once() -> None:
    s = exploring().play("explore:R", "discover:e").chance("tile:komory_hibernacyjne")

    assert s.fact("own_in", of="komory_hibernacyjne") == 1
    assert s.fact("control", of="komory_hibernacyjne") == 0


@clause("AN-140")
def test_a_discovery_is_counted_as_a_discovery_alone() -> None:
    s = exploring(dice="RS").play("explore:R", "discover:e").chance("tile:maszynownia")
    s.play("explore:S", "discover:w").chance("tile:kajuty_zalogi")

    assert s.fact("rooms_discovered") == 2
    names = ["dice_by_result", "distinct_results", "moves_made", "room_actions", "trained_now", "summoned_now"]
    assert [s.fact(name) for name in names] == [0, 0, 0, 0, 0, 0]
    assert s.play("end:actions").told("actions-ended") == ["actions-ended 0 0"]


@clause("AN-141")
@pytest.mark.parametrize("room", ["kajuty_zalogi", "reaktor", "maszynownia", "komory_hibernacyjne"])
def test_a_face_down_room_has_no_action(room: str) -> None:
    assert scene(crew=["portal"]).why_not(f"room:{room}") == "AN-141"


@clause("AN-141")
def test_a_face_down_room_gives_no_points_and_is_controlled_by_nobody() -> None:
    s = exploring("portal*2", "")

    assert s.scores() == [1, 0]
    assert s.fact("controlled_rooms") == 1
    assert s.fact("control", of="reaktor strefa_skazona") == 0
