"""What the other seven technologies do: AN-164 and table 3.3, AN-197, AN-260 to AN-262."""

from typing import Any

import pytest

from andromeda.scene import Scene, fresh_book, scene
from clauses import clause
from kosmodrom.games.andromeda.model.actions import TECHS

FAR_TECHS = "teleporter zdalne_sterowanie transmiter_materii pole_silowe"
SCHOOL_TECHS = "teleporter kapsula_szkoleniowa klonowanie szczepionki"


# --- Klonowanie -------------------------------------------------------------------------------------


@clause("AN-164", "AN-271", "AN-265")
def test_cloning_puts_a_researcher_where_an_own_one_is() -> None:
    s = scene(rooms="n=reaktor e=kajuty_zalogi", crew=["portal*2 n", "e"], dice="T").play("tech:klonowanie")
    assert s.options() == ["place:n", "place:portal"]
    assert s.why_not("place:e") == "AN-271"
    assert s.why_not("done") == "AN-265"

    s.play("place:n")

    assert s.crew(0) == "n*2 portal*2"
    assert s.pieces(0) == (4, 0, 12)
    assert s.told("cloned") == ["cloned 0 n"]
    assert (s.fact("trained_now"), s.fact("summoned_now")) == (0, 0)


@clause("AN-027", "AN-141", "AN-271")
def test_nobody_is_cloned_where_there_is_no_room_or_a_face_down_one() -> None:
    s = scene(rooms="n=reaktor", crew=["portal n"], dice="T").play("tech:klonowanie")

    refused = [s.why_not(f"place:{cell}") for cell in ("ne", "sw", "e", "s")]
    assert refused == ["AN-027", "AN-027", "AN-141", "AN-141"]


@clause("AN-164")
def test_a_researcher_may_be_cloned_in_laboratorium() -> None:
    s = scene(seats=3, rooms="n=laboratorium", crew=["n"], dice="T").play("tech:klonowanie")

    assert s.crew(0) == "n*2"


@clause("AN-164", "AN-195")
@pytest.mark.parametrize(
    ("crew", "trained", "refused"),
    [("portal", 14, None), ("portal", 15, "AN-012"), ("", 4, "AN-012"), ("portal*16", 0, "AN-012")],
)
def test_cloning_needs_somebody_in_the_pool_and_on_the_ship(crew: str, trained: int, refused: str | None) -> None:
    assert scene(crew=[crew], trained=[trained], dice="T").why_not("tech:klonowanie") == refused


# --- Szczepionki ------------------------------------------------------------------------------------


@clause("AN-164", "AN-197")
@pytest.mark.parametrize(("others", "taken"), [(0, 2), (8, 2), (9, 1)])
def test_two_vaccines_are_taken_or_what_is_left(others: int, taken: int) -> None:
    s = scene(crew=["portal"], dice="T", vaccines=[0, others]).play("tech:szczepionki")

    assert s.vaccines(0) == taken
    assert s.beside == 10 - others - taken
    assert s.told("vaccines-taken") == [f"vaccines-taken 0 {taken}"]
    assert s.question == "acting"


@clause("AN-197")
def test_without_a_token_left_szczepionki_are_of_no_use() -> None:
    """Edge case 13: no more than the tokens left."""
    s = scene(crew=["portal"], dice="T", vaccines=[4, 6])

    assert s.why_not("tech:szczepionki") == "AN-012"
    assert s.why_not("tech:klonowanie") is None


@clause("AN-164", "AN-197")
def test_no_vaccines_are_taken_when_szczepionki_is_not_in_play() -> None:
    """Edge case 13: Szczepionki is put away."""
    s = scene(crew=["portal"], dice="T", techs=FAR_TECHS)

    assert s.why_not("tech:szczepionki") == "AN-030"
    assert (s.beside, s.vaccines(0)) == (0, 0)


# --- Uniwersalne narzędzie --------------------------------------------------------------------------


def with_tool(crew: str, trained: int, rooms: str = "n=reaktor", race: str = "roj_xarr") -> Scene:
    return scene(races=[race], rooms=rooms, crew=[crew], trained=[trained], dice="T")


@clause("AN-164", "AN-272")
def test_the_universal_tool_is_training_support_or_movement() -> None:
    s = with_tool("portal", 3, race="synteci").play("tech:uniwersalne_narzedzie")

    assert s.options() == ["as:pelne_szkolenie", "as:wezwanie_wsparcia", "as:ruch"]
    assert [s.why_not(f"as:{face}") for face in "ZIT"] == ["AN-272"] * 3
    s.play("as:W", "summon:portal")
    assert s.pieces(0) == (3, 1, 12)
    assert s.told("die-used") == []


@clause("AN-164", "AN-261")
@pytest.mark.parametrize(
    ("crew", "trained", "face", "refused"),
    [
        ("portal", 15, "S", "AN-116"),
        ("portal", 0, "W", "AN-119"),
        ("", 3, "R", "AN-123"),
        ("portal", 3, "S", None),
        ("portal", 3, "W", None),
        ("portal", 3, "R", None),
    ],
)
def test_the_universal_tool_does_what_can_be_done(crew: str, trained: int, face: str, refused: str | None) -> None:
    s = with_tool(crew, trained).play("tech:uniwersalne_narzedzie")

    assert s.why_not(f"as:{face}") == refused


@clause("AN-164")
@pytest.mark.parametrize(
    ("crew", "rooms", "refused"),
    [("portal*16", "", "AN-012"), ("portal*16", "n=reaktor", None), ("portal*15", "", None)],
)
def test_the_universal_tool_must_be_able_to_do_something(crew: str, rooms: str, refused: str | None) -> None:
    assert with_tool(crew, 0, rooms).why_not("tech:uniwersalne_narzedzie") == refused


@clause("AN-260", "AN-114")
def test_the_swarm_trains_two_with_the_universal_tool_and_three_with_a_die() -> None:
    s = with_tool("portal", 3).play("tech:uniwersalne_narzedzie", "as:S")

    assert s.options() == ["train:1", "train:2"]
    assert s.why_not("train:3") == "AN-114"
    assert s.why_not("done") == "AN-127"
    s = scene(races=["roj_xarr"], crew=["portal"], dice="S").play("die:S")
    assert s.options() == ["train:1", "train:2", "train:3"]


@clause("AN-260")
def test_arcturians_move_three_with_the_universal_tool_and_four_with_a_die() -> None:
    s = with_tool("portal", 3, race="arkturianie").play("tech:uniwersalne_narzedzie", "as:R", "move:n-portal")
    s.play("move:portal-n")
    assert s.question == "acting"
    assert s.fact("moves_made") == 3

    s = scene(races=["arkturianie"], rooms="n=reaktor", crew=["portal"], dice="R").play("die:R", "move:n-portal")
    s.play("move:portal-n")
    assert s.options() == ["move:n-portal", "done"]
    s.play("move:n-portal")
    assert (s.question, s.fact("moves_made")) == ("acting", 4)


# --- Zdalne sterowanie ------------------------------------------------------------------------------

ALL_ROOMS = "nw=centrum_komunikacji n=komory_hibernacyjne ne=laboratorium w=maszynownia e=poklad_hangarowy"


@clause("AN-164", "AN-152")
def test_remote_control_uses_any_face_up_room_that_has_an_action() -> None:
    rooms = f"{ALL_ROOMS} sw=reaktor s=strefa_skazona se=zbrojownia"
    s = scene(seats=3, rooms=rooms, crew=["e portal", "n"], dice="T", techs=FAR_TECHS).play("tech:zdalne_sterowanie")

    assert s.options() == [f"room:{room}" for room in (
        "centrum_komunikacji", "maszynownia", "poklad_hangarowy", "reaktor", "zbrojownia",
    )]  # fmt: skip
    refused = ["komory_hibernacyjne", "laboratorium", "portal", "strefa_skazona", "kajuty_zalogi"]
    assert [s.why_not(f"room:{room}") for room in refused] == ["AN-230", "AN-232", "AN-244", "AN-250", "AN-141"]
    s.play("room:zbrojownia", "remove:1-n")
    assert s.trained(1) == 1
    assert s.told("room-used") == ["room-used 0 zbrojownia 1"]
    assert (s.fact("room_actions"), s.fact("tech_uses")) == (1, 1)


@clause("AN-164")
def test_remote_control_is_not_the_room_action_of_the_turn() -> None:
    s = scene(rooms="n=centrum_komunikacji e=kajuty_zalogi", crew=["e"], trained=[1], dice="T", techs=FAR_TECHS)
    s.play("tech:zdalne_sterowanie", "room:centrum_komunikacji", "train:1")

    assert s.fact("room_actions") == 1
    assert s.why_not("room:kajuty_zalogi") is None


@clause("AN-164")
def test_remote_control_needs_a_room_to_control() -> None:
    s = scene(rooms="n=komory_hibernacyjne e=strefa_skazona", crew=["portal"], dice="T", techs=FAR_TECHS)
    assert s.why_not("tech:zdalne_sterowanie") == "AN-012"

    s = scene(rooms="n=komory_hibernacyjne e=maszynownia", crew=["portal"], dice="T", techs=FAR_TECHS)
    assert s.why_not("tech:zdalne_sterowanie") is None


@clause("AN-164", "AN-242")
@pytest.mark.parametrize(("crew", "refused"), [("e portal", None), ("portal", "AN-242")])
def test_remote_control_of_the_hangar_needs_an_own_researcher_there(crew: str, refused: str | None) -> None:
    rooms = "e=poklad_hangarowy n=centrum_komunikacji s=maszynownia"
    s = scene(rooms=rooms, crew=[crew], dice="T", techs=FAR_TECHS).play("tech:zdalne_sterowanie")

    assert s.why_not("room:poklad_hangarowy") == refused


@clause("AN-164")
def test_remote_control_of_zbrojownia_needs_a_researcher_on_the_ship() -> None:
    rooms = "e=zbrojownia n=centrum_komunikacji s=maszynownia"
    s = scene(seats=3, rooms=rooms, dice="T", techs=FAR_TECHS).play("tech:zdalne_sterowanie")
    assert s.why_not("room:zbrojownia") == "AN-012"

    s = scene(seats=3, rooms=rooms, crew=["", "", "portal"], dice="T", techs=FAR_TECHS).play("tech:zdalne_sterowanie")
    assert s.why_not("room:zbrojownia") is None


# --- Transmiter materii -----------------------------------------------------------------------------


def transmitter(crew: str, teleporters: str = "portal n e") -> Scene:
    rooms = "n=reaktor e=kajuty_zalogi s=maszynownia"
    return scene(rooms=rooms, crew=[crew, "n e"], teleporters=[teleporters], dice="T", techs=FAR_TECHS)


@clause("AN-164", "AN-262", "AN-273")
def test_the_transmitter_moves_researchers_between_own_teleporters() -> None:
    s = transmitter("portal*2 s n").play("tech:transmiter_materii")
    assert s.options() == ["pick:0-n", "pick:0-portal"]
    assert [s.why_not(f"pick:{figure}") for figure in ("0-s", "0-e", "1-n", "3-n")] == ["AN-273"] * 4
    assert s.why_not("done") == "AN-127"

    s.play("pick:0-portal")

    assert s.options() == ["to:n", "to:e"]
    assert s.why_not("to:portal") == "AN-262"
    assert s.why_not("to:s") == "AN-273"
    s.play("to:e")
    assert s.crew(0) == "n portal e s"
    assert s.told("beamed") == ["beamed 0 portal e"]
    assert s.why_not("done") is None


@clause("AN-164")
def test_the_transmitter_moves_up_to_three_which_are_no_moves() -> None:
    s = transmitter("portal*4").play("tech:transmiter_materii")
    s.play("to:n", "pick:0-portal", "to:n")
    assert s.options() == ["pick:0-n", "pick:0-portal", "done"]

    s.play("pick:0-portal", "to:e")

    assert s.question == "acting"
    assert s.crew(0) == "n*2 portal e"
    assert s.told("beamed") == ["beamed 0 portal n", "beamed 0 portal n", "beamed 0 portal e"]
    assert s.fact("moves_made") == 0


@clause("AN-164")
def test_the_transmitter_may_be_stopped_after_one() -> None:
    s = transmitter("portal*4").play("tech:transmiter_materii", "to:n", "done")

    assert s.question == "acting"
    assert s.crew(0) == "n portal*3"


@clause("AN-164")
@pytest.mark.parametrize(
    ("crew", "teleporters", "refused"),
    [("portal", "portal n", None), ("portal", "portal", "AN-012"), ("s", "portal n", "AN-012"), ("", "n e", "AN-012")],
)
def test_the_transmitter_needs_two_teleporters_and_a_researcher_at_one(
    crew: str, teleporters: str, refused: str | None
) -> None:
    assert transmitter(crew, teleporters).why_not("tech:transmiter_materii") == refused


# --- Kapsuła szkoleniowa ----------------------------------------------------------------------------


def capsule(trained: int, crew: str = "portal", **rest: Any) -> Scene:
    s = scene(crew=[crew], trained=[trained], dice="T", techs=SCHOOL_TECHS, **rest)
    return s.play("tech:kapsula_szkoleniowa")


@clause("AN-164")
def test_the_capsule_trains_one_then_summons_one() -> None:
    s = capsule(1)
    assert s.options() == ["train:1", "done"]
    assert s.why_not("train:2") == "AN-127"
    s.play("train:1")
    assert s.options() == ["summon:portal", "done"]

    s.play("summon:portal")

    assert s.question == "acting"
    assert s.pieces(0) == (2, 1, 13)
    assert (s.fact("trained_now"), s.fact("summoned_now")) == (1, 1)


@clause("AN-164", "AN-261")
def test_the_capsule_may_skip_training_only_if_it_then_summons() -> None:
    s = capsule(1, teleporters=["portal n"], rooms="n=reaktor").play("done")

    assert s.options() == ["summon:n", "summon:portal"]
    assert s.why_not("done") == "AN-127"
    s.play("summon:n")
    assert (s.crew(0), s.question) == ("n portal", "acting")


@clause("AN-261")
def test_training_is_not_skipped_when_nobody_could_be_summoned() -> None:
    book = fresh_book()
    book.tech_count[TECHS.index("kapsula_szkoleniowa")] = 2
    s = capsule(0, book=book)
    assert s.options() == ["train:1", "train:2"]
    assert s.why_not("done") == "AN-261"

    s = capsule(1, book=book)
    assert s.options() == ["train:1", "train:2", "done"]


@clause("AN-164")
def test_the_capsule_with_an_empty_pool_only_summons() -> None:
    s = capsule(15)

    assert s.question == "acting"
    assert s.pieces(0) == (2, 14, 0)


@clause("AN-164")
@pytest.mark.parametrize(("crew", "refused"), [("portal*16", "AN-012"), ("portal*15", None)])
def test_the_capsule_needs_somebody_to_train_or_summon(crew: str, refused: str | None) -> None:
    assert scene(crew=[crew], dice="T", techs=SCHOOL_TECHS).why_not("tech:kapsula_szkoleniowa") == refused


# --- Pole siłowe ------------------------------------------------------------------------------------


@clause("AN-164", "AN-274")
def test_the_force_field_moves_others_to_adjacent_face_up_rooms() -> None:
    s = scene(seats=3, rooms="n=reaktor e=kajuty_zalogi ne=maszynownia", crew=["portal n", "n", "portal e"], dice="T",
              techs=FAR_TECHS).play("tech:pole_silowe")  # fmt: skip
    assert s.options() == ["pick:1-n", "pick:2-portal", "pick:2-e"]
    assert [s.why_not(f"pick:{figure}") for figure in ("0-n", "1-e", "3-nw")] == ["AN-274"] * 3
    assert s.why_not("done") == "AN-127"

    s.play("pick:1-n")

    assert s.options() == ["to:ne", "to:portal"]
    assert s.why_not("to:nw") == "AN-274"
    assert s.why_not("to:e") == "AN-274"
    s.play("to:ne")
    assert s.told("pushed") == ["pushed 0 1 n ne"]
    assert s.options() == ["pick:2-portal", "pick:2-e", "done"]
    assert s.why_not("pick:1-ne") == "AN-274"
    s.play("pick:2-e", "to:portal")
    assert s.question == "acting"
    assert (s.crew(1), s.crew(2)) == ("ne", "portal*2")
    assert s.fact("moves_made") == 0


@clause("AN-164")
def test_the_force_field_may_be_stopped_after_one() -> None:
    s = scene(rooms="n=reaktor", crew=["portal", "portal*3"], dice="T", techs=FAR_TECHS).play("tech:pole_silowe")
    assert s.options() == ["pick:1-portal", "done"]

    s.play("done")

    assert s.crew(1) == "n portal*2"


@clause("AN-164")
@pytest.mark.parametrize(
    ("crew", "rooms", "refused"),
    [("portal", "n=reaktor", None), ("", "n=reaktor", "AN-012"), ("portal", "", "AN-012"), ("n", "n=reaktor", None)],
)
def test_the_force_field_needs_somebody_to_move(crew: str, rooms: str, refused: str | None) -> None:
    s = scene(rooms=rooms, crew=["portal*2", crew], dice="T", techs=FAR_TECHS)

    assert s.why_not("tech:pole_silowe") == refused
