"""Technologies in general, and Teleporter: AN-126, AN-156 to AN-165, AN-189, AN-231."""

from typing import Any

import pytest

from andromeda.scene import Scene, scene
from clauses import clause

FAR_TECHS = "teleporter zdalne_sterowanie transmiter_materii pole_silowe"
FIRST_TECHS = ["teleporter", "klonowanie", "szczepionki", "uniwersalne_narzedzie"]


def technologist(dice: str = "T", crew: str = "portal", **rest: Any) -> Scene:
    return scene(crew=[crew, "portal"], dice=[dice, "T"], **rest)


# --- in general -------------------------------------------------------------------------------------


@clause("AN-156")
def test_the_technologies_are_common_to_all() -> None:
    s = technologist().play("tech:klonowanie").end_turn()

    assert s.active == 1
    assert s.offered("tech") == ["tech:teleporter", "tech:szczepionki", "tech:uniwersalne_narzedzie"]


@clause("AN-157")
def test_nobody_uses_a_technology_that_was_used_this_round() -> None:
    s = technologist("TT").play("tech:klonowanie")

    assert s.techs() == "teleporter klonowanie! szczepionki uniwersalne_narzedzie"
    assert s.told("tech-used") == ["tech-used 0 klonowanie"]
    assert s.why_not("tech:klonowanie") == "AN-157"
    s.end_turn()
    assert s.why_not("tech:klonowanie") == "AN-157"
    assert s.why_not("tech:szczepionki") is None


@clause("AN-158")
def test_technologies_are_unused_again_in_the_next_round() -> None:
    s = technologist().play("tech:klonowanie").end_turn().play("tech:szczepionki").end_turn()

    assert s.phase == "cleaning-up"
    assert s.techs() == "teleporter klonowanie szczepionki uniwersalne_narzedzie"


@clause("AN-126", "AN-159")
def test_one_technology_die_is_one_use() -> None:
    s = technologist("TS").play("tech:szczepionki")

    assert (s.dice(0), s.middle()) == ("S", "IIIIT")
    assert s.why_not("tech:klonowanie") == "AN-126"
    assert s.offered("tech") == []
    assert s.vaccines(0) == 2


@clause("AN-126")
def test_a_technology_die_names_the_technology() -> None:
    s = technologist("TS")

    assert s.why_not("die:T") == "AN-126"
    assert s.offered("die") == ["die:pelne_szkolenie"]
    assert s.why_not("tech:teleporter") is None


@clause("AN-126", "AN-164")
def test_a_technology_that_is_put_away_is_not_used() -> None:
    s = technologist(techs=FAR_TECHS)

    assert s.why_not("tech:klonowanie") == "AN-030"
    assert s.why_not("tech:teleporter") is None


@clause("AN-160")
def test_several_technology_dice_use_several_technologies() -> None:
    s = technologist("TTT").play("tech:szczepionki", "tech:klonowanie", "tech:teleporter")

    assert s.techs() == "teleporter! klonowanie! szczepionki! uniwersalne_narzedzie"
    assert s.fact("tech_uses") == 3
    assert [s.fact("tech_uses", of=tech) for tech in FIRST_TECHS] == [1, 1, 1, 0]


@clause("AN-161")
def test_with_all_four_used_a_technology_die_moves_discovers_or_rests() -> None:
    """Edge case 23: all four technologies are used."""
    s = technologist(rooms="n=reaktor", used=" ".join(FIRST_TECHS))

    assert s.options() == ["single:technologia", "explore:technologia", "end:actions"]
    assert [s.why_not(f"tech:{tech}") for tech in FIRST_TECHS] == ["AN-157"] * 4
    s.play("single:T")
    assert (s.crew(0), s.dice(0)) == ("n", "")


@clause("AN-165")
def test_a_technology_die_counts_once_as_a_result_and_the_effect_by_its_outcome() -> None:
    s = technologist("TS", trained=[3]).play("tech:uniwersalne_narzedzie", "as:S", "train:2")

    assert s.fact("dice_by_result") == 1
    assert s.fact("dice_by_result", of="technologia") == 1
    assert s.fact("dice_by_result", of="pelne_szkolenie") == 0
    assert s.fact("distinct_results") == 1
    assert (s.fact("tech_uses"), s.fact("trained_now")) == (1, 2)
    assert s.fact("tech_uses", of="uniwersalne_narzedzie") == 1


@clause("AN-165")
def test_what_a_technology_summons_or_moves_counts_too() -> None:
    s = technologist(trained=[3], rooms="n=reaktor").play("tech:uniwersalne_narzedzie", "as:W", "done")
    assert (s.fact("summoned_now"), s.fact("dice_by_result")) == (1, 1)

    s = technologist(rooms="n=reaktor").play("tech:uniwersalne_narzedzie", "as:R", "done")
    assert (s.fact("moves_made"), s.fact("dice_by_result", of="ruch")) == (1, 0)


# --- Teleporter -------------------------------------------------------------------------------------


@clause("AN-164", "AN-196", "AN-270", "AN-141")
def test_a_teleporter_goes_where_an_own_researcher_is_and_no_own_teleporter() -> None:
    s = technologist(crew="portal n e", rooms="n=reaktor e=kajuty_zalogi s=komory_hibernacyjne").play("tech:teleporter")

    assert s.options() == ["place:n", "place:e"]
    assert s.why_not("place:portal") == "AN-011"
    assert s.why_not("place:s") == "AN-270"
    assert s.why_not("place:w") == "AN-141"
    assert s.why_not("done") == "AN-265"
    s.play("place:e")
    assert s.teleporters(0) == "portal e"
    assert s.teleporters(1) == "portal"
    assert s.told("teleporter-placed") == ["teleporter-placed 0 e"]


@clause("AN-231")
def test_no_teleporter_is_placed_in_laboratorium() -> None:
    s = scene(
        seats=3, rooms="n=laboratorium e=reaktor s=kajuty_zalogi", crew=["portal n e s"], dice="T"
    ).play("tech:teleporter")  # fmt: skip

    assert s.why_not("place:n") == "AN-231"
    assert s.options() == ["place:e", "place:s"]


@clause("AN-162", "AN-196")
def test_teleporter_may_be_used_with_no_token_left() -> None:
    """Edge case 24: the card is used, no token is placed, and the use counts."""
    s = technologist(crew="portal n e s", rooms="n=reaktor e=kajuty_zalogi s=maszynownia",
                     teleporters=["portal n e", "portal"]).play("tech:teleporter")  # fmt: skip

    assert s.question == "acting"
    assert s.teleporters(0) == "n portal e"
    assert s.told("teleporter-placed") == ["teleporter-placed 0 -1"]
    assert s.techs().startswith("teleporter! ")
    assert s.fact("tech_uses", of="teleporter") == 1


@clause("AN-196")
def test_the_third_teleporter_is_the_last_one() -> None:
    s = scene(
        crew=["portal n e s"], rooms="n=reaktor e=kajuty_zalogi s=maszynownia", teleporters=["portal n"], dice="T"
    )
    s.play("tech:teleporter")

    assert s.options() == ["place:e", "place:s"]
    s.play("place:s")
    assert s.teleporters(0) == "n portal s"


@clause("AN-163")
@pytest.mark.parametrize(("crew", "room"), [("portal", "reaktor"), ("portal n", "laboratorium"), ("", "reaktor")])
def test_teleporter_may_be_used_when_no_room_can_receive_a_token(crew: str, room: str) -> None:
    s = scene(seats=3, rooms=f"n={room} nw=kajuty_zalogi", crew=[crew, "nw"], dice="T").play("tech:teleporter")

    assert s.question == "acting"
    assert s.teleporters(0) == "portal"
    assert s.told("teleporter-placed") == ["teleporter-placed 0 -1"]
    assert s.fact("tech_uses") == 1


@clause("AN-164")
def test_the_only_room_for_a_teleporter_receives_it() -> None:
    s = technologist(crew="se", rooms="s=kajuty_zalogi se=reaktor").play("tech:teleporter")

    assert s.teleporters(0) == "portal se"
    assert s.told("teleporter-placed") == ["teleporter-placed 0 se"]
    s = technologist(crew="nw", rooms="n=kajuty_zalogi nw=reaktor").play("tech:teleporter")
    assert s.teleporters(0) == "nw portal"


@clause("AN-189", "AN-162")
def test_using_teleporter_without_a_token_counts_towards_a_task() -> None:
    s = technologist(crew="portal*2", held=["Z30"]).play("tech:teleporter", "end:actions")

    assert s.told("teleporter-placed") == ["teleporter-placed 0 -1"]
    assert s.why_not("task:Z30") is None
    s.play("task:Z30")
    assert s.completed(0) == "Z30"
