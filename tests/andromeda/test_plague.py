"""The plague step: AN-095 to AN-105."""

import pytest

from andromeda.scene import Scene, fresh_book, scene
from clauses import clause
from kosmodrom.games.andromeda.model.actions import ROOMS as ROOM_NAMES

ROOMS = "n=reaktor e=maszynownia"


def stricken(dice: str, crew: str = "portal*2 n e", vaccines: int = 0, trained: int = 3, race: str = "") -> Scene:
    """A turn that begins with plague, beside another seat on the ship."""
    races = [race] if race else None
    return scene(
        rooms=ROOMS, crew=[crew, "portal n"], dice=dice, vaccines=[vaccines, 2], trained=[trained], races=races,
    )  # fmt: skip


# --- removing -----------------------------------------------------------------------------------------


@clause("AN-095", "AN-097")
@pytest.mark.parametrize("plague", [1, 2, 3])
def test_for_each_plague_die_one_own_researcher_of_choice_is_removed(plague: int) -> None:
    s = stricken("Z" * plague)
    for left in range(plague, 0, -1):
        assert (s.question, s.s.table.agenda.a()) == ("suffering", left)
        s.play(s.options()[-1])

    assert s.question == "acting"
    assert s.on_ship(0) == 4 - plague
    assert s.crew(0) == ["n portal*2", "n portal", "n"][plague - 1]
    assert s.told("plague-struck") == [
        "plague-struck 0 e", "plague-struck 0 portal", "plague-struck 0 portal",
    ][:plague]  # fmt: skip


@clause("AN-095")
@pytest.mark.parametrize("decision", ["remove:1-portal", "remove:1-n", "remove:0-w", "remove:0-nw", "done"])
def test_another_seats_researcher_or_nobody_is_refused(decision: str) -> None:
    """Edge case 4: removing another player's researcher; refusing to remove while able."""
    s = stricken("Z")

    assert s.why_not(decision) == "AN-095"
    assert s.options() == ["remove:0-n", "remove:0-portal", "remove:0-e"]


@clause("AN-096")
def test_a_removed_researcher_goes_to_the_pool_and_not_to_the_race_card() -> None:
    s = stricken("Z")
    assert s.pieces(0) == (4, 3, 9)

    assert s.play("remove:0-n").pieces(0) == (3, 3, 10)


@clause("AN-097", "AN-248")
def test_the_choice_is_free_but_for_the_contaminated_zone() -> None:
    """Edge case 4: removing from elsewhere while the player still has someone in Strefa skażona."""
    s = scene(rooms="n=strefa_skazona e=reaktor", crew=["portal n*2 e", "n"], dice="ZZZ")

    assert (s.crew(0), s.crew(1)) == ("portal e", "n")
    assert s.options() == ["remove:0-portal", "remove:0-e"]


@clause("AN-097", "AN-248")
def test_with_two_contaminated_rooms_both_come_before_all_others() -> None:
    book = fresh_book()
    book.room_plague_first[ROOM_NAMES.index("reaktor")] = 1
    s = scene(rooms="nw=strefa_skazona e=reaktor", crew=["portal nw e"], dice="ZZ", book=book)

    assert s.options() == ["remove:0-nw", "remove:0-e"]
    assert s.why_not("remove:0-portal") == "AN-248"
    assert s.play("remove:0-e").crew(0) == "portal"


@clause("AN-098")
@pytest.mark.parametrize(("crew", "left"), [("n e", ""), ("n", ""), ("", ""), ("n*3", ""), ("n*4", "n")])
def test_plague_beyond_the_researchers_on_the_ship_has_no_effect(crew: str, left: str) -> None:
    """Edge case 20: more plague dice than researchers on the ship: all go, the rest has no effect."""
    s = stricken("ZZZ", crew)
    while s.question == "suffering":
        s.play(s.options()[0])

    assert s.crew(0) == left
    assert (s.trained(0), s.question) == (3, "acting")
    assert s.dice(0) == ""


@clause("AN-098")
def test_a_seat_with_nobody_on_the_ship_may_still_train_and_summon() -> None:
    """Edge case 19: a player with no researchers on the ship: plague does nothing."""
    s = stricken("ZZSW", "")

    assert s.pieces(0) == (0, 3, 13)
    assert s.options() == ["die:pelne_szkolenie", "die:wezwanie_wsparcia", "end:actions"]
    s.play("die:W", "summon:portal")
    assert s.pieces(0) == (2, 1, 13)


# --- vaccines -----------------------------------------------------------------------------------------


@clause("AN-099")
@pytest.mark.parametrize(("tokens", "removed"), [(0, 2), (1, 1), (2, 0)])
def test_each_discarded_token_cancels_one_result(tokens: int, removed: int) -> None:
    s = stricken("ZZ", vaccines=3).play(f"vaccines:{tokens}")
    while s.question == "suffering":
        s.play("remove:0-portal")

    assert s.on_ship(0) == 4 - removed
    assert s.vaccines(0) == 3 - tokens
    assert s.told("vaccinated") == [f"vaccinated 0 {tokens}"]
    assert s.question == "acting"


@clause("AN-099", "AN-100")
@pytest.mark.parametrize(("held", "plague", "most"), [(1, 3, 1), (2, 3, 2), (3, 2, 2), (3, 1, 1), (3, 3, 3)])
def test_no_more_tokens_than_are_held_and_no_more_than_results(held: int, plague: int, most: int) -> None:
    """Edge case 4: using more vaccines than held or than plague results."""
    s = stricken("Z" * plague, vaccines=held)

    assert s.options() == [f"vaccines:{count}" for count in range(most + 1)]
    assert [s.why_not(f"vaccines:{count}") for count in range(most + 1, 4)] == ["AN-099"] * (3 - most)


@clause("AN-100")
def test_vaccines_may_be_kept() -> None:
    s = stricken("Z", vaccines=2).play("vaccines:0", "remove:0-n")

    assert (s.vaccines(0), s.on_ship(0)) == (2, 3)
    assert s.why_not("vaccines:1") == "AN-092"


@clause("AN-100", "AN-256")
@pytest.mark.parametrize(("vaccines", "dice"), [(0, "ZZ"), (2, "RR")])
def test_without_tokens_or_without_plague_nothing_is_asked(vaccines: int, dice: str) -> None:
    s = stricken(dice, vaccines=vaccines)

    assert (s.question, s.why_not("vaccines:0")) == (("suffering", "AN-256") if dice == "ZZ" else ("acting", "AN-092"))


@clause("AN-095", "AN-256")
def test_vaccines_come_before_the_own_researchers_and_do_not_touch_others() -> None:
    s = stricken("Z", vaccines=1)

    assert s.why_not("remove:0-n") == "AN-256"
    assert [s.why_not(decision) for decision in ("remove:0-w", "remove:1-n")] == ["AN-095", "AN-095"]


@clause("AN-099", "AN-256")
def test_synthetics_use_no_token_for_the_result_that_has_no_effect() -> None:
    s = stricken("ZZ", vaccines=2, race="synteci")

    assert s.options() == ["vaccines:0", "vaccines:1"]
    assert s.why_not("vaccines:2") == "AN-256"
    assert s.why_not("vaccines:3") == "AN-099"
    assert s.play("vaccines:1").pieces(0) == (4, 3, 9)
    assert s.told("plague-shrugged-off") == ["plague-shrugged-off 0 1"]
    assert stricken("Z", vaccines=2, race="synteci").question == "acting"


@clause("AN-095", "AN-166")
@pytest.mark.parametrize(("race", "left", "told"), [("synteci", 4, ["plague-shrugged-off 1 1"]), ("metamorfy", 3, [])])
def test_only_synthetics_shrug_off_a_result(race: str, left: int, told: list[str]) -> None:
    s = scene(races=["arkturianie", race], crew=["portal", "portal*4"], dice=["", "Z"]).end_turn()

    assert (s.active, s.question, s.on_ship(1)) == (1, "acting", left)
    assert s.told("plague-shrugged-off") == told


@clause("AN-101")
def test_discarded_tokens_lie_beside_their_card_and_can_be_taken_again() -> None:
    s = stricken("ZZT", vaccines=2)
    assert s.beside == 6
    s.play("vaccines:2")
    assert (s.vaccines(0), s.beside) == (0, 8)
    s.play("tech:szczepionki")

    assert (s.vaccines(0), s.beside) == (2, 6)


@clause("AN-102")
def test_the_vaccines_of_another_seat_do_not_protect() -> None:
    s = stricken("ZZ", vaccines=0)

    assert s.vaccines(1) == 2
    assert s.question == "suffering"
    assert s.play("remove:0-portal", "remove:0-portal").vaccines(1) == 2


@clause("AN-102")
@pytest.mark.parametrize("seat", [0, 1])
def test_vaccines_are_used_only_in_the_own_plague_step(seat: int) -> None:
    s = stricken("R", vaccines=2)

    assert s.why_not("vaccines:1", seat) == ("AN-092" if seat == 0 else "AN-091")
    assert stricken("Z", vaccines=2).why_not("vaccines:1", 1) == "AN-091"


@clause("AN-102")
def test_vaccines_do_not_protect_from_the_armoury() -> None:
    s = scene(seats=3, rooms="n=zbrojownia", crew=["n", "portal"], vaccines=[0, 2]).play("room:zbrojownia")
    s.play("remove:1-portal")

    assert (s.crew(1), s.trained(1), s.vaccines(1)) == ("", 1, 2)


# --- plague dice --------------------------------------------------------------------------------------


@clause("AN-103")
@pytest.mark.parametrize(
    ("crew", "vaccines", "decisions"),
    [("portal*4", 0, []), ("portal*4", 2, ["vaccines:2"]), ("", 0, []), ("portal", 1, ["vaccines:1"])],
)
def test_all_plague_dice_go_back_whatever_became_of_them(crew: str, vaccines: int, decisions: list[str]) -> None:
    s = stricken("ZZR", crew, vaccines).play(*decisions)

    assert s.question == "acting"
    assert s.dice(0) == "R"
    assert s.middle() == "ZZIIII"


@clause("AN-103")
def test_the_plague_dice_of_others_stay_with_them() -> None:
    s = scene(rooms=ROOMS, crew=["portal*4", "portal*3"], dice=["ZR", "ZI"])

    assert (s.dice(0), s.dice(1), s.middle()) == ("R", "ZI", "ZIII")


@clause("AN-104")
@pytest.mark.parametrize("decision", ["die:Z", "single:Z", "explore:Z"])
def test_a_plague_die_is_used_for_nothing_else(decision: str) -> None:
    """Edge case 5: using a plague die for anything."""
    s = stricken("ZR", "portal*4")

    assert s.why_not(decision) == "AN-104"
    assert s.options() == ["die:ruch", "single:ruch", "explore:ruch", "end:actions"]


@clause("AN-104")
def test_a_plague_die_is_used_at_no_other_time_either() -> None:
    assert stricken("Z").why_not("die:Z") == "AN-104"
    assert stricken("Z", vaccines=1).why_not("die:Z") == "AN-104"
    assert scene(phase="offering", middle="ZRRRRRR").why_not("die:Z") == "AN-104"


@clause("AN-104", "AN-168", "AN-268")
def test_a_plague_die_is_not_used_by_a_race() -> None:
    s = stricken("ZR", "portal*4", race="metamorfy")
    assert s.why_not("morph:Z") == "AN-104"
    s.play("morph:R")

    assert s.why_not("as:Z") == "AN-268"
    assert s.options() == ["as:pelne_szkolenie", "as:wezwanie_wsparcia", "as:improwizacja"]


@clause("AN-104", "AN-188")
def test_a_plague_die_counts_for_no_task() -> None:
    s = scene(crew=["portal*4"], dice="ZZR", held=["Z28"]).play("end:actions")

    assert (s.fact("dice_by_result"), s.fact("distinct_results"), s.fact("dice_unused")) == (0, 0, 1)
    assert s.why_not("task:Z28") == "AN-175"


@clause("AN-104", "AN-150")
def test_with_nothing_but_plague_dice_a_room_can_still_be_used() -> None:
    """Edge case 21: a player whose dice are all plague: the actions step still offers a room action."""
    s = scene(rooms="n=kajuty_zalogi", crew=["n*3"], dice="ZZ")

    assert s.options() == ["room:kajuty_zalogi", "end:actions"]


@clause("AN-105")
@pytest.mark.parametrize("trained", [0, 3, 12])
def test_trained_researchers_and_the_pool_are_safe(trained: int) -> None:
    s = stricken("ZZZ", "n", trained=trained)

    assert s.pieces(0) == (0, trained, 16 - trained)
    assert s.told("plague-struck") == []


@clause("AN-098")
def test_plague_that_finds_nobody_is_told() -> None:
    s = scene(crew=["portal"], dice="ZZZ", vaccines=[1]).play("vaccines:0")
    assert s.told("plague-in-vain") == ["plague-in-vain 0 2"]
    s = scene(crew=["portal*3"], dice="ZZZ", vaccines=[1]).play("vaccines:0")
    assert s.told("plague-in-vain") == []


@clause("AN-098", "AN-166")
def test_plague_that_synthetics_shrug_off_is_not_plague_that_finds_nobody() -> None:
    s = stricken("ZZZ", "n", vaccines=1, race="synteci").play("vaccines:0")
    assert (s.told("plague-shrugged-off"), s.told("plague-in-vain")) == (
        ["plague-shrugged-off 0 1"],
        ["plague-in-vain 0 1"],
    )
    s = stricken("ZZZ", "n e", vaccines=1, race="synteci").play("vaccines:0")
    assert (s.told("plague-shrugged-off"), s.told("plague-in-vain")) == (["plague-shrugged-off 0 1"], [])
