"""The races: AN-166 to AN-169, table 3.4, AN-264."""

from typing import Any

import pytest

from andromeda.scene import Scene, fresh_book, new_game, scene
from clauses import clause
from kosmodrom.games.andromeda.model.actions import RACES
from kosmodrom.games.andromeda.model.book import AndromedaBook

NUMBERS = [(3, 2), (2, 4), (2, 3), (2, 2), (4, 2), (3, 3), (2, 3), (3, 3)]


def turn_of(race: str, dice: str = "", crew: str = "portal", **rest: Any) -> Scene:
    return scene(**{"races": [race], "dice": dice, "crew": [crew], "rooms": "n=reaktor", **rest})


def twice_a_turn(race: str) -> AndromedaBook:
    """The standard content, but the race may use its ability twice a turn."""
    book = fresh_book()
    book.race_count[RACES.index(race)] = 2
    return book


@clause("AN-166")
@pytest.mark.parametrize(("race", "numbers"), list(zip(RACES, NUMBERS, strict=True)))
def test_each_race_begins_with_its_numbers(race: str, numbers: tuple[int, int]) -> None:
    green, orange = numbers
    other = next(name for name in RACES if name != race)
    s = new_game(2, first_game=True).chance("first:0", f"deal:{race}", f"deal:{other}").settle()
    s.play_as(0, s.options(0)[0]).play_as(1, s.options(1)[0])

    assert s.pieces(0) == (green, orange, 16 - green - orange)
    assert s.crew(0) == f"portal*{green}"


@clause("AN-167")
@pytest.mark.parametrize("race", [race for race in RACES if race != "synteci"])
def test_no_race_but_the_synthetics_must_use_its_ability(race: str) -> None:
    s = turn_of(race, "SRT").play("die:S", "train:1", "die:R", "done").end_turn()

    assert s.active == 1
    assert (s.trained(0), s.crew(0)) == (1, "n")


# --- Arkturianie and Rój Xarr -----------------------------------------------------------------------


@clause("AN-166", "AN-167")
@pytest.mark.parametrize(("race", "moves"), [("arkturianie", 4), ("synteci", 3)])
def test_arcturians_make_up_to_four_moves_with_a_die(race: str, moves: int) -> None:
    s = turn_of(race, "R").play("die:R")
    made = 1
    while s.question == "moving":
        assert s.why_not("done") is None
        s.play(s.offered("move")[0])
        made += 1

    assert made == moves
    assert s.fact("moves_made") == moves


@clause("AN-166")
def test_the_ability_of_the_arcturians_is_for_movement_alone() -> None:
    s = turn_of("arkturianie", "S").play("single:S")
    assert (s.crew(0), s.question) == ("n", "acting")

    s = turn_of("arkturianie", crew="n", rooms="n=kajuty_zalogi").play("room:kajuty_zalogi", "move:portal-n")
    assert s.question == "acting"
    assert s.fact("moves_made") == 2


@clause("AN-166", "AN-167")
@pytest.mark.parametrize(("race", "most"), [("roj_xarr", 3), ("arkturianie", 2)])
def test_the_swarm_trains_up_to_three_with_a_die(race: str, most: int) -> None:
    s = turn_of(race, "S").play("die:S")

    assert s.options() == [f"train:{count}" for count in range(1, most + 1)]
    s.play(f"train:{most}")
    assert s.trained(0) == most
    assert s.fact("trained_now") == most


@clause("AN-166")
def test_the_swarm_improvises_like_all_others() -> None:
    s = turn_of("roj_xarr", "I", trained=[1]).play("die:I")

    assert s.options() == ["train:1", "summon:portal"]


# --- Synteci ----------------------------------------------------------------------------------------


def struck(race: str, dice: str, tokens: int = 0) -> Scene:
    """The plague step of seat 0, after the turn of seat 1."""
    s = scene(
        order=[1, 0], races=[race], dice=[dice, ""], crew=["portal*4", "portal"], vaccines=[tokens]
    )  # fmt: skip
    return s.play("end:actions")


@clause("AN-166")
@pytest.mark.parametrize(("dice", "left"), [("Z", 4), ("ZZ", 3), ("ZZZ", 2)])
def test_the_first_plague_result_has_no_effect_on_synthetics(dice: str, left: int) -> None:
    s = struck("synteci", dice)

    assert s.question == "acting"
    assert s.on_ship(0) == left
    assert s.told("plague-shrugged-off") == ["plague-shrugged-off 0 1"]
    assert (s.dice(0), s.middle().count("Z")) == ("", len(dice))


@clause("AN-166")
def test_other_races_suffer_every_plague_result() -> None:
    s = struck("metamorfy", "ZZ")

    assert s.on_ship(0) == 2
    assert s.told("plague-shrugged-off") == []


# --- Metamorfy --------------------------------------------------------------------------------------


@clause("AN-166")
@pytest.mark.parametrize(("die", "faces"), [("S", "WIR"), ("W", "SIR"), ("I", "SWR"), ("R", "SWI"), ("T", "SWIR")])
def test_metamorphs_use_any_die_as_another_result(die: str, faces: str) -> None:
    s = turn_of("metamorfy", die, trained=[3]).play(f"morph:{die}")

    assert "".join(face for face in "ZSWIRT" if s.offers(f"as:{face}")) == faces
    assert [s.why_not(f"as:{face}") for face in f"Z{die}T"] == ["AN-268"] * 3
    assert (s.dice(0), s.middle().count(die)) == ("", 7 if die == "I" else 1)


@clause("AN-166")
def test_a_morphed_die_counts_as_the_new_result() -> None:
    s = turn_of("metamorfy", "SR", trained=[3]).play("morph:S", "as:W", "summon:portal")

    assert s.told("die-used") == ["die-used 0 S W"]
    assert s.fact("dice_by_result", of="wezwanie_wsparcia") == 1
    assert s.fact("dice_by_result", of="pelne_szkolenie") == 0
    assert s.pieces(0) == (3, 1, 12)


@clause("AN-166", "AN-169", "AN-268")
def test_metamorphs_change_one_die_a_turn() -> None:
    s = turn_of("metamorfy", "SR", trained=[3])
    assert s.offered("morph") == ["morph:pelne_szkolenie", "morph:ruch"]
    s.play("morph:S", "as:I", "train:1")

    assert s.why_not("morph:R") == "AN-268"
    assert s.offered("morph") == []


@clause("AN-166", "AN-169", "AN-268")
def test_metamorphs_of_another_deck_change_as_many_dice_a_turn_as_it_says() -> None:
    s = turn_of("metamorfy", "SRR", trained=[3], book=twice_a_turn("metamorfy")).play("morph:S", "as:I", "train:1")
    assert s.why_not("morph:R") is None
    s.play("morph:R", "as:I", "train:1")

    assert s.why_not("morph:R") == "AN-268"


@clause("AN-168")
def test_no_ability_uses_a_plague_die() -> None:
    s = scene(races=["metamorfy"], rooms="n=reaktor", crew=["portal n"], trained=[3], dice="ZS")
    assert s.question == "suffering"
    assert s.why_not("morph:S") == "AN-092"
    s.play("remove:0-n")

    assert s.why_not("morph:Z") == "AN-104"
    assert s.offered("morph") == ["morph:pelne_szkolenie"]


@clause("AN-166")
def test_only_metamorphs_change_dice() -> None:
    s = turn_of("arkturianie", "S", trained=[3])

    assert s.why_not("morph:S") == "AN-166"
    assert s.offered("morph") == []


@clause("AN-166", "AN-261")
@pytest.mark.parametrize(
    ("die", "crew", "rooms", "trained", "refused"),
    [
        ("S", "portal*16", "", 0, "AN-261"),
        ("S", "portal*15", "", 0, None),
        ("I", "portal*16", "", 0, "AN-261"),
        ("R", "portal*16", "n=reaktor", 0, "AN-261"),
        ("S", "portal*16", "n=reaktor", 0, None),
        ("S", "portal*15", "", 1, None),
        ("W", "", "", 0, None),
        ("W", "portal*16", "n=reaktor", 0, None),
        ("T", "portal*16", "", 0, "AN-261"),
    ],
)
def test_a_die_is_morphed_only_if_another_result_can_be_carried_out(
    die: str, crew: str, rooms: str, trained: int, refused: str | None
) -> None:
    s = turn_of("metamorfy", die, crew, rooms=rooms, trained=[trained])

    assert s.why_not(f"morph:{die}") == refused
    assert s.offers(f"morph:{die}") == (refused is None)


# --- Pionierzy Otchłani -----------------------------------------------------------------------------


@clause("AN-166", "AN-167")
def test_pioneers_enter_a_new_room_with_one_or_two() -> None:
    s = turn_of("pionierzy_otchlani", "R", "portal*2 n").play("explore:R", "discover:e").chance("tile:kajuty_zalogi")
    assert s.crew(0) == "n portal e"
    assert s.options() == ["enter:portal", "done"]
    other = s.copy()

    s.play("enter:portal")
    other.play("done")

    assert (s.crew(0), s.question) == ("n e*2", "acting")
    assert (other.crew(0), other.question) == ("n portal e", "acting")
    assert s.told("entered") == ["entered 0 portal e", "entered 0 portal e"]


@clause("AN-166")
def test_pioneers_enter_with_no_more_than_two() -> None:
    s = turn_of("pionierzy_otchlani", "R", "portal*4").play("explore:R", "discover:e").chance("tile:kajuty_zalogi")
    s.play("enter:portal")
    assert (s.crew(0), s.question) == ("portal*2 e*2", "acting")

    s = turn_of("arkturianie", "R", "portal*4").play("explore:R", "discover:e").chance("tile:kajuty_zalogi")
    assert (s.crew(0), s.question) == ("portal*3 e", "acting")


# --- Inżynierowie Vel -------------------------------------------------------------------------------

WORKSHOP: dict[str, Any] = {
    "seats": 3,
    "rooms": "n=reaktor e=laboratorium w=kajuty_zalogi",
    "teleporters": ["portal w"],
}


@clause("AN-166", "AN-231", "AN-141", "AN-267")
def test_engineers_move_a_teleporter_to_an_adjacent_face_up_room() -> None:
    s = turn_of("inzynierowie_vel", **WORKSHOP)
    assert s.options() == ["shift:portal-n", "end:actions"]
    assert s.why_not("shift:portal-e") == "AN-231"
    assert s.why_not("shift:portal-w") == "AN-011"
    assert s.why_not("shift:w-portal") == "AN-011"
    assert s.why_not("shift:portal-s") == "AN-141"
    assert s.why_not("shift:n-portal") == "AN-267"
    assert s.why_not("shift:w-nw") == "AN-141"

    s.play("shift:portal-n")

    assert s.teleporters(0) == "n w"
    assert s.told("teleporter-shifted") == ["teleporter-shifted 0 portal n"]
    assert s.teleporters(1) == "portal"


@clause("AN-166", "AN-169", "AN-267")
def test_engineers_move_one_teleporter_a_turn() -> None:
    s = turn_of("inzynierowie_vel", **WORKSHOP).play("shift:portal-n")

    assert s.why_not("shift:n-portal") == "AN-267"
    assert s.offered("shift") == []
    assert turn_of("arkturianie", **WORKSHOP).why_not("shift:portal-n") == "AN-166"


@clause("AN-166", "AN-169", "AN-267")
def test_engineers_of_another_deck_move_as_many_teleporters_a_turn_as_it_says() -> None:
    s = turn_of("inzynierowie_vel", book=twice_a_turn("inzynierowie_vel"), **WORKSHOP).play("shift:portal-n")
    assert s.play("shift:w-portal").teleporters(0) == "n portal"

    assert s.why_not("shift:portal-w") == "AN-267"


@clause("AN-027")
def test_engineers_move_no_teleporter_to_where_there_is_no_room() -> None:
    s = turn_of("inzynierowie_vel", rooms="n=reaktor", teleporters=["n"])
    assert s.why_not("shift:n-ne") == "AN-027"


@clause("AN-166")
def test_engineers_move_a_teleporter_from_a_corner_of_the_ship() -> None:
    s = turn_of("inzynierowie_vel", rooms="nw=reaktor n=kajuty_zalogi", teleporters=["nw"]).play("shift:nw-n")
    assert s.teleporters(0) == "n"


@clause("AN-169")
def test_once_per_turn_abilities_belong_to_the_actions_step_of_the_own_turn() -> None:
    s = scene(rooms="n=reaktor", crew=["portal n", "portal"], dice="Z", races=["inzynierowie_vel"], held=["Z01"])
    assert s.why_not("shift:portal-n") == "AN-092"
    s.play("remove:0-n")
    assert s.why_not("shift:portal-n") is None
    s.play("end:actions")
    assert s.question == "checking"
    assert s.why_not("shift:portal-n") == "AN-092"
    s.play("end:turn")
    assert s.active == 1
    assert s.why_not("shift:portal-n", 0) == "AN-091"


@clause("AN-169")
def test_a_once_per_turn_ability_comes_back_in_the_next_turn() -> None:
    s = scene(rooms="n=reaktor", crew=["portal", "portal"], races=["inzynierowie_vel"]).play("shift:portal-n")
    s.end_turn().end_turn().chance("open:Z05").roll("RRRRRRR").play("offer:R", "offer:done", "accept:R")

    assert (s.active, s.round) == (0, 2)
    assert s.offered("shift") == ["shift:n-portal"]


# --- Uczeni z Mnemos --------------------------------------------------------------------------------


@clause("AN-264", "AN-166", "AN-265")
def test_scholars_may_train_one_after_each_technology() -> None:
    s = turn_of("uczeni_mnemos", "TTS").play("tech:szczepionki")
    assert s.options() == ["train:1", "done"]
    assert s.why_not("train:2") == "AN-127"
    assert s.why_not("die:S") == "AN-265"
    s.play("train:1", "tech:klonowanie", "done")

    assert s.question == "acting"
    assert s.pieces(0) == (2, 1, 13)
    assert s.fact("trained_now") == 1


@clause("AN-264")
def test_scholars_train_when_the_effect_of_the_technology_is_finished() -> None:
    s = turn_of("uczeni_mnemos", "T", "portal n").play("tech:klonowanie")
    assert s.options() == ["place:n", "place:portal"]
    s.play("place:n")

    assert s.options() == ["train:1", "done"]


@clause("AN-264")
@pytest.mark.parametrize(("trained", "question"), [(14, "acting"), (13, "training")])
def test_scholars_with_an_empty_pool_are_not_asked(trained: int, question: str) -> None:
    s = turn_of("uczeni_mnemos", "T", trained=[trained]).play("tech:klonowanie")

    assert s.question == question


@clause("AN-264")
def test_nobody_else_trains_after_a_technology() -> None:
    assert turn_of("arkturianie", "T").play("tech:szczepionki").question == "acting"


# --- Posłowie Koru ----------------------------------------------------------------------------------


@clause("AN-166", "AN-269")
def test_envoys_carry_out_two_room_actions_in_different_rooms() -> None:
    rooms = "n=centrum_komunikacji e=kajuty_zalogi s=poklad_hangarowy"
    s = turn_of("poslowie_koru", crew="n e s", rooms=rooms).play("room:centrum_komunikacji")
    assert s.why_not("room:centrum_komunikacji") == "AN-269"
    assert s.offered("room") == ["room:kajuty_zalogi", "room:poklad_hangarowy"]
    s.play("room:poklad_hangarowy", "to:portal")

    assert s.offered("room") == []
    assert s.why_not("room:kajuty_zalogi") == "AN-269"
    assert s.why_not("room:centrum_komunikacji") == "AN-269"
    assert s.fact("room_actions") == 2


# --- what is told of it -----------------------------------------------------------------------------


@clause("AN-039", "AN-166")
@pytest.mark.parametrize(
    ("race", "plain", "helped"),
    [
        ("roj_xarr", ["die:S", "train:2"], ["die:S", "train:3"]),
        ("uczeni_mnemos", ["tech:teleporter", "place:n", "done"], ["tech:teleporter", "place:n", "train:1"]),
        ("pionierzy_otchlani", ["explore:R", "enter:n", "done"], ["explore:R", "enter:n", "enter:n"]),
        (
            "poslowie_koru",
            ["room:kajuty_zalogi"],
            ["room:kajuty_zalogi", "move:n-portal", "done", "room:centrum_komunikacji"],
        ),
    ],
)
def test_the_log_names_the_race_whose_ability_has_helped(race: str, plain: list[str], helped: list[str]) -> None:
    for decisions, told in ((plain, []), (helped, [f"ability-used 0 {race}"])):
        s = scene(rooms="n=kajuty_zalogi w=centrum_komunikacji", crew=["n*3 w"], dice="SRT", races=[race, "synteci"])
        for decision in decisions:
            s.play(decision)
            if s.actors == [-1]:
                s.chance("tile:reaktor")
        assert s.told("ability-used") == told


@clause("AN-122", "AN-166", "AN-260")
def test_the_log_says_how_many_moves_the_ability_gives_with_a_die() -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["n*3"], dice="RT", races=["arkturianie", "synteci"])
    s.play("die:R", "move:n-portal", "done")
    assert s.told("more-moves-given") == ["more-moves-given 0 arkturianie 4"]
    s.play("tech:uniwersalne_narzedzie", "as:R")
    assert len(s.told("more-moves-given")) == 1, "the tool gives no more than the die's own number"
