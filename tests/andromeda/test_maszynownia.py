"""Maszynownia, used by its controller or by remote control: AN-234 to AN-237, AN-257 to AN-259."""

from typing import Any

import pytest

from andromeda.scene import Scene, fresh_book, scene
from clauses import clause
from kosmodrom.games.andromeda.model.actions import ROOMS
from kosmodrom.games.andromeda.model.effects import NO_ACTION, SUMMON_BONUS

FAR_TECHS = "teleporter zdalne_sterowanie kapsula_szkoleniowa uniwersalne_narzedzie"
NEAR_TECHS = "teleporter pole_silowe kapsula_szkoleniowa uniwersalne_narzedzie"


def engine(dice: str, crew: str = "n", other: str = "", trained: int = 6, **rest: Any) -> Scene:
    where: dict[str, Any] = {"rooms": "n=maszynownia e=kajuty_zalogi", "crew": [crew, other], "trained": [trained]}
    return scene(**{**where, "dice": dice, **rest})


def remote(dice: str, crew: str = "e", other: str = "", trained: int = 6) -> Scene:
    """Zdalne sterowanie has been aimed at Maszynownia."""
    s = engine(f"T{dice}", crew, other, trained, techs=FAR_TECHS).play("tech:zdalne_sterowanie")
    return s.play("room:maszynownia") if s.question == "remote" else s


# --- the own room action ----------------------------------------------------------------------------


@clause("AN-234")
def test_the_controller_of_maszynownia_summons_one_more() -> None:
    s = engine("W").play("die:W", "summon:portal")
    assert s.options() == ["summon:portal", "done"]
    s.play("summon:portal")

    assert s.question == "acting"
    assert s.pieces(0) == (4, 3, 9)
    assert s.told("summoned") == ["summoned 0 portal 0", "summoned 0 portal 0", "summoned 0 portal 1"]


@clause("AN-234")
@pytest.mark.parametrize(("crew", "other"), [("portal", ""), ("n", "n"), ("n", "n*2"), ("e", "n")])
def test_without_control_maszynownia_brings_nobody(crew: str, other: str) -> None:
    s = engine("I", crew, other, trained=3).play("die:I", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 1


@clause("AN-234", "AN-153")
def test_the_extra_researcher_is_optional() -> None:
    s = engine("I").play("die:I", "summon:portal", "done")

    assert s.pieces(0) == (2, 5, 9)
    assert s.fact("room_actions") == 0
    assert s.why_not("room:kajuty_zalogi") == "AN-151"


@clause("AN-235")
def test_maszynownia_is_used_within_a_summoning_and_is_the_room_action_of_the_turn() -> None:
    s = engine("I", "n e")
    assert s.why_not("room:maszynownia") == "AN-235"
    assert s.offered("room") == ["room:kajuty_zalogi"]

    s.play("die:I", "summon:portal", "summon:portal")

    assert s.told("room-used") == ["room-used 0 maszynownia 0"]
    assert s.why_not("room:kajuty_zalogi") == "AN-149"
    assert s.why_not("room:maszynownia") == "AN-149"
    assert s.offered("room") == []


@clause("AN-235", "AN-149")
def test_after_another_room_action_maszynownia_brings_nobody() -> None:
    s = engine("I", "n e").play("room:kajuty_zalogi", "move:n-portal", "move:portal-n", "die:I", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 1
    assert s.fact("room_actions") == 1


@clause("AN-236")
def test_once_declared_maszynownia_helps_in_every_later_summoning_of_the_turn() -> None:
    s = engine("IIW", trained=9).play("die:I", "summon:portal", "summon:portal")
    s.play("die:W", "summon:portal", "summon:portal", "die:I", "summon:portal", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 2 + 3 + 2
    assert s.fact("room_actions") == 1
    assert s.told("room-used") == ["room-used 0 maszynownia 0"]


@clause("AN-236")
def test_a_declared_maszynownia_stops_helping_when_control_is_lost() -> None:
    s = engine("IIS", "n", "portal").play("die:I", "summon:portal", "summon:portal")
    s.play("single:S", "move:n-portal")
    assert s.fact("control", of="maszynownia") == 0

    s.play("die:I", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 3


@clause("AN-237")
def test_the_extra_researcher_is_trained_and_goes_to_any_own_teleporter() -> None:
    s = engine("I", teleporters=["portal e"]).play("die:I", "summon:e")
    assert s.options() == ["summon:portal", "summon:e", "done"]
    assert s.why_not("summon:n") == "AN-118"

    s.play("summon:portal")

    assert s.crew(0) == "n portal e"
    assert s.pieces(0) == (3, 4, 9)


@clause("AN-257")
def test_the_extra_researcher_comes_beyond_the_full_number() -> None:
    s = engine("W").play("die:W", "done")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 1
    assert s.fact("room_actions") == 0


@clause("AN-257")
@pytest.mark.parametrize(("trained", "extra"), [(2, False), (3, True)])
def test_with_nobody_left_to_summon_the_room_action_stays(trained: int, extra: bool) -> None:
    s = engine("W", trained=trained).play("die:W", "summon:portal")

    assert s.offers("summon:portal") == extra
    assert s.fact("room_actions") == 0
    assert s.question == ("summoning" if extra else "acting")


@clause("AN-257")
def test_control_of_maszynownia_is_read_when_the_summoning_begins() -> None:
    s = engine("W", "n", "n", teleporters=["n portal"], trained=5).play("die:W", "summon:n")
    assert s.fact("control", of="maszynownia") == 1
    s.play("summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 2


@clause("AN-234")
def test_maszynownia_helps_in_the_summoning_of_a_technology() -> None:
    s = engine("T", trained=3, techs=NEAR_TECHS).play("tech:kapsula_szkoleniowa", "done")
    assert s.options() == ["summon:portal", "done"]

    s.play("summon:portal")

    assert s.fact("summoned_now") == 2
    assert s.fact("room_actions") == 1


@clause("AN-234")
def test_training_with_improvisation_has_nothing_to_do_with_maszynownia() -> None:
    s = engine("I").play("die:I", "train:1")

    assert s.question == "acting"
    assert s.pieces(0) == (1, 7, 8)
    assert s.fact("room_actions") == 0


@clause("AN-258", "AN-149")
def test_envoys_add_maszynownia_to_the_summoning_of_another_room() -> None:
    s = engine("", "n e", rooms="n=maszynownia e=centrum_komunikacji", races=["poslowie_koru"])
    s.play("room:centrum_komunikacji", "summon:portal")
    assert s.options() == ["summon:portal", "done"]

    s.play("summon:portal")

    assert s.question == "acting"
    assert (s.fact("summoned_now"), s.fact("room_actions")) == (2, 2)
    assert s.told("room-used") == ["room-used 0 centrum_komunikacji 0", "room-used 0 maszynownia 0"]


@clause("AN-166", "AN-235", "AN-269")
def test_envoys_who_used_maszynownia_have_another_room_left() -> None:
    s = engine("I", "n e", races=["poslowie_koru"]).play("die:I", "summon:portal", "summon:portal")

    assert s.why_not("room:maszynownia") == "AN-269"
    assert s.offered("room") == ["room:kajuty_zalogi"]


@clause("AN-234")
@pytest.mark.parametrize(("room", "summoned"), [("centrum_komunikacji", 2), ("", 1)])
def test_another_deck_may_give_the_bonus_to_another_room_or_to_none(room: str, summoned: int) -> None:
    book = fresh_book()
    book.room_action[ROOMS.index("maszynownia")] = NO_ACTION
    book.bonus_room = ROOMS.index(room) if room else -1
    if room:
        book.room_action[book.bonus_room] = SUMMON_BONUS
    s = engine("I", "n e", trained=2, rooms="n=zbrojownia e=centrum_komunikacji", seats=3, book=book)
    s.play("die:I", "summon:portal")
    if s.question == "summoning":
        s.play("summon:portal")

    assert s.fact("summoned_now") == summoned


@clause("AN-149", "AN-236")
def test_the_communications_centre_alone_leaves_no_room_action_for_maszynownia() -> None:
    s = engine("", "n e", rooms="n=maszynownia e=centrum_komunikacji")
    s.play("room:centrum_komunikacji", "summon:portal")

    assert s.question == "acting"
    assert (s.fact("summoned_now"), s.fact("room_actions")) == (1, 1)


# --- by remote control ------------------------------------------------------------------------------


@clause("AN-259")
def test_remote_control_aimed_at_maszynownia_moves_nothing_at_once() -> None:
    s = remote("I")

    assert s.question == "acting"
    assert s.pieces(0) == (1, 6, 9)
    assert s.told("room-used") == ["room-used 0 maszynownia 1"]
    assert s.fact("room_actions") == 0


@clause("AN-259", "AN-257")
def test_after_remote_control_every_summoning_brings_one_more_without_control() -> None:
    s = remote("IW", "e", "n*2").play("die:I", "summon:portal", "summon:portal")
    assert s.fact("room_actions") == 1
    s.play("die:W", "summon:portal", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 5
    assert s.fact("room_actions") == 1
    assert s.told("room-used") == ["room-used 0 maszynownia 1"]


@clause("AN-258")
def test_the_own_maszynownia_adds_nothing_to_the_remote_one_and_is_not_spent() -> None:
    s = remote("I", "n e").play("die:I", "summon:portal", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 2
    assert s.why_not("room:kajuty_zalogi") is None
    assert s.fact("room_actions") == 1


@clause("AN-258", "AN-257")
def test_maszynownia_counts_once_for_the_turn_however_it_is_reached() -> None:
    s = engine("TII", "n e", trained=9, techs=FAR_TECHS).play("die:I", "summon:portal", "summon:portal")
    assert s.fact("room_actions") == 1
    s.play("tech:zdalne_sterowanie", "room:maszynownia", "die:I", "summon:portal", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now") == 4
    assert s.fact("room_actions") == 1
    assert s.why_not("room:kajuty_zalogi") == "AN-149"


@clause("AN-259")
def test_remote_control_outlasts_the_loss_of_control() -> None:
    s = engine("TIII", "n", "portal", trained=9, techs=FAR_TECHS).play("die:I", "summon:portal", "summon:portal")
    s.play("tech:zdalne_sterowanie", "room:maszynownia", "single:I", "move:n-portal")
    assert s.fact("control", of="maszynownia") == 0

    s.play("die:I", "summon:portal", "summon:portal")

    assert s.fact("summoned_now") == 4


@clause("AN-259")
def test_the_remote_bonus_ends_with_the_turn() -> None:
    s = scene(rooms="n=maszynownia", crew=["portal", "portal"], trained=[3, 3], dice=["T", "I"], techs=FAR_TECHS)
    s.play("tech:zdalne_sterowanie").end_turn().play("die:I", "summon:portal")

    assert s.question == "acting"
    assert s.fact("summoned_now", 1) == 1
