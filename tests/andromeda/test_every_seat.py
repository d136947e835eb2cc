"""Actions of other seats than the first, in the corners of the ship: AN-164, AN-228 to AN-253."""

import pytest

from andromeda.scene import Scene, scene
from clauses import clause

FAR_TECHS = "teleporter zdalne_sterowanie transmiter_materii pole_silowe"
CORNERS = "nw=reaktor n=centrum_komunikacji w=zbrojownia se=mostek_kapitanski"


def turn(seat: int, *crew: str, rooms: str = CORNERS, dice: str = "", techs: str = "", teleporters: str = "") -> Scene:
    return scene(
        seats=3, active=seat, rooms=rooms, crew=crew, dice=dice, techs=techs or FAR_TECHS,
        teleporters=[teleporters or "portal"] * 3,
    )  # fmt: skip


@clause("AN-228")
def test_training_and_summoning_in_the_communications_centre() -> None:
    s = turn(2, "", "", "n").play("room:centrum_komunikacji")

    assert s.pieces(2) == (1, 1, 14)
    assert s.told("trained") == ["trained 2 1"]


@clause("AN-228")
def test_nobody_beyond_the_pool_is_trained() -> None:
    s = scene(rooms="n=centrum_komunikacji", crew=["n"], trained=[14]).play("room:centrum_komunikacji")
    assert s.options() == ["train:1", "summon:portal"]
    assert s.why_not("train:1") is None
    assert s.why_not("train:2") == "AN-116"

    s = scene(races=["roj_xarr"], crew=["portal"], trained=[13], dice="S").play("die:S")
    assert s.options() == ["train:1", "train:2"]
    assert s.why_not("train:2") is None
    assert s.why_not("train:3") == "AN-116"


@clause("AN-228")
def test_the_only_teleporter_may_stand_in_a_corner() -> None:
    s = scene(rooms="nw=centrum_komunikacji", crew=["nw*15"], trained=[1], teleporters=["nw"])
    s.play("room:centrum_komunikacji")

    assert s.crew(0) == "nw*16"


@clause("AN-229")
@pytest.mark.parametrize(("rooms", "refused"), [("nw=kajuty_zalogi", "AN-125"), ("nw=kajuty_zalogi n=reaktor", None)])
def test_the_crew_quarters_need_somewhere_to_move(rooms: str, refused: str | None) -> None:
    s = turn(1, "", "nw", rooms=rooms)

    assert s.why_not("room:kajuty_zalogi") == refused
    assert s.offers("room:kajuty_zalogi") == (refused is None)


@clause("AN-242")
@pytest.mark.parametrize("seat", [1, 2])
def test_flying_from_a_corner(seat: int) -> None:
    crew = ["", "", ""]
    crew[seat] = "nw portal"
    s = turn(seat, *crew, rooms="nw=poklad_hangarowy se=reaktor").play("room:poklad_hangarowy")
    assert s.options() == ["to:portal", "to:se"]

    s.play("to:se")

    assert s.crew(seat) == "portal se"
    assert s.told("flown") == [f"flown {seat} nw se"]


@clause("AN-245")
@pytest.mark.parametrize(("first", "second"), [("0-nw", "2-n"), ("2-n", "0-nw")])
def test_swapping_with_the_first_corner(first: str, second: str) -> None:
    s = turn(2, "nw", "", "n*2 se", rooms="nw=kajuty_zalogi n=reaktor se=maszynownia").play("room:reaktor")
    assert s.options() == ["pick:0-nw", "pick:2-n"]

    s.play(f"pick:{first}")

    assert (s.crew(0), s.crew(2)) == ("n", "nw n se")
    assert s.told("swapped") == [f"swapped {first.replace('-', ' ')} {second.replace('-', ' ')}"]


@clause("AN-245")
@pytest.mark.parametrize("first", ["1-se", "2-e"])
def test_swapping_with_the_last_corner(first: str) -> None:
    s = turn(0, "n", "se", "e*2", rooms="n=reaktor e=kajuty_zalogi se=maszynownia").play(
        "room:reaktor", f"pick:{first}"
    )

    assert (s.crew(1), s.crew(2)) == ("e", "e se")


@clause("AN-245", "AN-247")
def test_a_corner_is_swapped_with_the_seat_before() -> None:
    s = turn(0, "n*2", "nw", rooms="nw=kajuty_zalogi n=reaktor").play("room:reaktor", "pick:1-nw")

    assert (s.crew(0), s.crew(1)) == ("nw n", "n")


@clause("AN-251")
@pytest.mark.parametrize(("seat", "cell"), [(0, "nw"), (1, "se"), (2, "nw"), (2, "se")])
def test_removing_from_a_corner(seat: int, cell: str) -> None:
    s = turn(2, "nw se", "nw se", "nw se w").play("room:zbrojownia", f"remove:{seat}-{cell}")

    assert s.trained(seat) == 1
    assert cell not in s.crew(seat).split()
    assert s.told("removed") == [f"removed 2 {seat} {cell}"]
    assert sum(s.on_ship(other) for other in range(3)) == 6


@clause("AN-164")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_teleporter_and_a_clone_in_a_corner(seat: int) -> None:
    techs = "teleporter klonowanie szczepionki pole_silowe"
    crew = ["", "", ""]
    crew[seat] = "nw se"
    s = turn(seat, *crew, dice="TT", techs=techs).play("tech:teleporter")
    assert s.options() == ["place:nw", "place:se"]
    s.play("place:se", "tech:klonowanie")
    assert s.options() == ["place:nw", "place:se"]
    s.play("place:nw")

    assert (s.crew(seat), s.teleporters(seat)) == ("nw*2 se", "portal se")
    assert s.told("cloned") == [f"cloned {seat} nw"]


@clause("AN-164")
@pytest.mark.parametrize("seat", [1, 2])
def test_transmitting_between_corners(seat: int) -> None:
    crew = ["nw", "nw", "nw"]
    crew[seat] = "nw se"
    s = turn(seat, *crew, dice="T", teleporters="nw portal se").play("tech:transmiter_materii")
    assert s.options() == [f"pick:{seat}-nw", f"pick:{seat}-se"]
    s.play(f"pick:{seat}-nw")
    assert s.options() == ["to:portal", "to:se"]
    s.play("to:se", "done")

    assert s.crew(seat) == "se*2"
    assert s.told("beamed") == [f"beamed {seat} nw se"]


@clause("AN-164", "AN-274")
def test_pushing_others_out_of_corners() -> None:
    s = turn(1, "nw", "nw", "nw w", dice="T").play("tech:pole_silowe")
    assert s.options() == ["pick:0-nw", "pick:2-nw", "pick:2-w"]
    assert s.why_not("pick:1-nw") == "AN-274"
    s.play("pick:2-nw", "to:w")
    assert s.options() == ["pick:0-nw", "pick:2-w", "done"]
    s.play("pick:2-w", "to:portal")

    assert (s.crew(0), s.crew(1), s.crew(2)) == ("nw", "nw", "w portal")
    assert s.told("pushed") == ["pushed 1 2 nw w", "pushed 1 2 w portal"]


@clause("AN-164")
@pytest.mark.parametrize(
    ("crew", "refused"), [(["nw", "", ""], "AN-012"), (["", "nw", ""], None), (["", "", "nw"], None)]
)
def test_only_others_are_pushed(crew: list[str], refused: str | None) -> None:
    assert turn(0, *crew, dice="T").why_not("tech:pole_silowe") == refused
