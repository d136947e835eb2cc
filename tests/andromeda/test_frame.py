"""The frame of the game: AN-001 to AN-012."""

import pytest

from andromeda.scene import GAME, Scene, new_game, scene
from clauses import clause
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import BadTable, PositionError, UnknownDecision
from kosmodrom.engine.match import Match
from kosmodrom.games.andromeda.game import MOST_DECISIONS_A_TURN

TECHS = "teleporter zdalne_sterowanie transmiter_materii pole_silowe"

# --- seats and rounds ---------------------------------------------------------------------------------


@clause("AN-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    assert len(Match("andromeda", seats=seats, seed="any").scores()) == seats


@clause("AN-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    """Edge case 18: a player count outside 2 to 4."""
    with pytest.raises(BadTable, match="expected one of 2, 3, 4"):
        Match("andromeda", seats=seats)


@clause("AN-001", "AN-048")
def test_each_seat_of_the_table_is_there_once_and_unknown_ones_are_refused() -> None:
    """Edge case 18: colours are the seats, so none stands twice; unknown ids are no decisions."""
    match = Match("andromeda", seats=2, seed="any")
    with pytest.raises(BadTable, match="expected 0 to 1"):
        match.legal(2)
    with pytest.raises(UnknownDecision):
        match.play(0, "race:ziemianie")
    with pytest.raises(UnknownDecision):
        match.play(0, "keep:Z99")


def turns_over(round: int) -> Scene:
    """Phase 2 of a round is over, and nobody has enough points."""
    return scene(round=round, crew=["portal", "portal"]).end_turn().end_turn()


@clause("AN-002")
@pytest.mark.parametrize("round", [1, 6])
def test_a_round_before_the_seventh_is_followed_by_another(round: int) -> None:
    s = turns_over(round).settle()

    assert (s.round, s.phase, s.over) == (round + 1, "dividing-orders", False)


@clause("AN-002")
def test_there_is_no_eighth_round() -> None:
    s = turns_over(7)

    assert (s.round, s.phase, s.over) == (7, "over", True)


@clause("AN-003", "AN-005")
def test_a_round_is_orders_turns_points_and_clean_up_and_then_the_next_one_begins() -> None:
    s = scene(phase="rolling", crew=["portal", "portal"], held=["Z01", "Z02"])
    phases = [s.phase]
    s.roll("RRRRRRR").play("offer:R", "offer:done", "accept:R")
    phases.append(s.phase)
    s.end_turn().end_turn()
    phases.append(s.phase)
    s.chance("open:Z03").play("hold", "hold")
    phases.append(s.phase)

    assert phases == ["dividing-orders", "turns", "cleaning-up", "dividing-orders"]
    after_the_turns = s.log[s.log.index("turn-ended") :]
    assert after_the_turns == [
        "turn-ended", "turn-began", "actions-ended", "turn-ended", "points-checked", "points-checked", "task-opened",
        "marker-passed", "held", "held", "round-began",
    ]  # fmt: skip
    assert s.told("round-began") == ["round-began 2 1"]


@clause("AN-003")
def test_phase_3_stands_between_the_last_turn_and_the_end() -> None:
    s = turns_over(7)

    assert s.log[-4:] == ["turn-ended", "points-checked", "points-checked", "match-over"]
    assert s.told("match-over") == ["match-over 1"]


@clause("AN-004")
@pytest.mark.parametrize("decision", ["die:R", "single:R", "vaccines:0", "remove:0-portal", "end:actions", "end:turn"])
def test_nobody_acts_before_all_orders_are_divided(decision: str) -> None:
    s = scene(phase="offering", middle="RRRRRRR", crew=["portal", "portal"])
    assert s.why_not(decision) == "AN-004"
    assert s.why_not("offer:R") is None
    s.play("offer:R", "offer:done")

    assert s.why_not(decision) == "AN-004"


@clause("AN-004")
@pytest.mark.parametrize("decision", ["offer:R", "offer:done", "accept:R", "reject", "exchange", "hold", "keep:Z01"])
def test_in_phase_2_nothing_of_another_phase_is_decided(decision: str) -> None:
    s = scene(crew=["portal"], dice="R", held=["Z01"])
    assert s.why_not(decision) == "AN-004"

    assert s.play("end:actions").why_not(decision) == "AN-004"


@clause("AN-004")
@pytest.mark.parametrize("decision", ["exchange", "hold", "keep:Z01"])
def test_in_phase_1_nothing_of_phase_4_is_decided(decision: str) -> None:
    assert scene(phase="offering", middle="RRRRRRR", held=["Z01"]).why_not(decision) == "AN-004"


@clause("AN-004")
@pytest.mark.parametrize("decision", ["offer:R", "reject", "die:R", "end:actions", "done"])
def test_in_phase_4_nothing_of_an_earlier_phase_is_decided(decision: str) -> None:
    s = scene(phase="cleanup", held=["Z01", "Z02"]).settle()

    assert s.question == "exchanging"
    assert s.why_not(decision) == "AN-004"


@clause("AN-006", "AN-074")
@pytest.mark.parametrize(("first", "left"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_to_the_left_of_the_last_seat_is_the_first_one(first: int, left: int) -> None:
    s = scene(seats=4, phase="offering", middle="RRRRRRRRRRRRR", first=first)
    s.play("offer:R", "offer:done")

    assert s.seat == left


# --- cards before rules -------------------------------------------------------------------------------


@clause("AN-007", "AN-122")
@pytest.mark.parametrize(("race", "moves"), [("arkturianie", 4), ("roj_xarr", 3)])
def test_a_race_card_that_gives_four_moves_wins_over_the_three_of_the_die(race: str, moves: int) -> None:
    s = scene(races=[race], rooms="n=reaktor", crew=["portal"], dice="R").play("die:R")
    while s.question == "moving":
        s.play(s.options()[0])

    assert s.fact("moves_made") == moves


@clause("AN-007", "AN-151")
def test_a_technology_that_needs_no_control_wins_over_the_rule_that_asks_for_it() -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["portal"], dice="T", techs=TECHS)
    assert s.why_not("room:kajuty_zalogi") == "AN-151"

    s.play("tech:zdalne_sterowanie")

    assert s.told("room-used") == ["room-used 0 kajuty_zalogi 1"]


# --- pieces -------------------------------------------------------------------------------------------


@clause("AN-008")
@pytest.mark.parametrize(
    ("decisions", "expected"),
    [
        (["die:S", "train:2"], (3, 5, 8)),
        (["die:W", "summon:portal"], (5, 1, 10)),
        (["die:R", "move:portal-n", "done"], (3, 3, 10)),
        (["tech:klonowanie", "place:n"], (4, 3, 9)),
        (["room:kajuty_zalogi", "move:n-portal", "done"], (3, 3, 10)),
    ],
)
def test_every_researcher_is_on_the_ship_on_the_race_card_or_in_the_pool(
    decisions: list[str], expected: tuple[int, int, int]
) -> None:
    s = scene(rooms="n=kajuty_zalogi", crew=["portal*2 n"], trained=[3], dice="SWRT").play(*decisions)

    assert s.pieces(0) == expected
    assert sum(s.pieces(0)) == 16


def broken(s: Scene) -> list[str]:
    """What is said to be wrong, also when it is read as a written position."""
    with pytest.raises(PositionError, match="the position is impossible"):
        GAME.from_position(GAME.position(s.s), s.s.book)
    return list(map(str, GAME.problems(s.s)))


@clause("AN-008")
@pytest.mark.parametrize("count", [15, 17])
def test_a_position_with_another_number_of_researchers_is_impossible(count: int) -> None:
    s = scene(crew=["portal"])
    s.s.table.pool[1] += count - 16

    assert broken(s) == [f"seat 1 has {count} researchers instead of 16"]


@clause("AN-008", "AN-141")
def test_a_position_with_a_researcher_in_a_face_down_room_is_impossible() -> None:
    s = scene(crew=["portal"])
    s.s.table.crew[0], s.s.table.crew[4] = 1, 0

    assert broken(s) == ["seat 0 has researchers in nw, which is no face-up room"]


@clause("AN-009", "AN-141")
def test_a_position_with_a_teleporter_in_a_face_down_room_is_impossible() -> None:
    s = scene(crew=["portal"])
    s.s.table.teleporters[0] = 1 << 4 | 1

    assert broken(s) == ["seat 0 has a teleporter in nw, where none may be"]


@clause("AN-009")
def test_a_teleporter_that_is_placed_leaves_the_pool_and_there_are_three() -> None:
    s = scene(rooms="n=reaktor e=kajuty_zalogi s=maszynownia", crew=["n e s"], dice="T", teleporters=["portal n"])
    s.play("tech:teleporter", "place:e")
    assert s.teleporters(0) == "n portal e"

    s = scene(rooms="n=reaktor e=kajuty_zalogi s=maszynownia", crew=["s"], dice="T", teleporters=["portal n e"])
    s.play("tech:teleporter")
    assert s.teleporters(0) == "n portal e"
    assert s.told("teleporter-placed") == ["teleporter-placed 0 -1"]


@clause("AN-009")
def test_a_position_with_four_teleporters_is_impossible() -> None:
    s = scene(rooms="n=reaktor e=kajuty_zalogi s=maszynownia", crew=["portal"], teleporters=["portal n e"])
    s.s.table.teleporters[0] |= 1 << 7

    assert broken(s) == ["seat 0 has 4 teleporters on the ship; expected 1 to 3"]


@clause("AN-010")
def test_a_room_holds_any_number_of_researchers_of_all_seats() -> None:
    crews = ["portal*15 n", "portal*16", "portal*16", "portal*16"]
    s = scene(seats=4, rooms="n=reaktor", crew=crews, dice="R").play("single:R", "move:n-portal")

    assert [s.crew(seat) for seat in range(4)] == ["portal*16"] * 4


@clause("AN-011")
def test_a_second_own_teleporter_in_a_room_is_refused_and_one_beside_those_of_others_is_not() -> None:
    """Edge case 12: a second own teleporter in one room."""
    s = scene(rooms="n=reaktor e=maszynownia", crew=["n portal e"], teleporters=["portal", "portal n"], dice="T")
    s.play("tech:teleporter")

    assert s.why_not("place:portal") == "AN-011"
    assert s.options() == ["place:n", "place:e"]
    s.play("place:n")
    assert (s.teleporters(0), s.teleporters(1)) == ("n portal", "n portal")


@clause("AN-011")
def test_a_teleporter_is_not_moved_to_another_own_one() -> None:
    races = ["inzynierowie_vel"]
    s = scene(races=races, rooms="n=reaktor e=maszynownia", crew=["portal"], teleporters=["portal n"])

    assert s.why_not("shift:portal-n") == "AN-011"
    assert s.offered("shift") == ["shift:portal-e"]


# --- what would change nothing ------------------------------------------------------------------------


@clause("AN-012", "AN-125")
@pytest.mark.parametrize(("decision", "why"), [("die:I", "AN-012"), ("die:R", "AN-125"), ("single:R", "AN-125")])
def test_a_die_that_could_change_nothing_is_refused(decision: str, why: str) -> None:
    everybody = scene(crew=["portal*16"], dice="IR")

    assert everybody.why_not(decision) == why
    assert everybody.options() == ["explore:improwizacja", "explore:ruch", "end:actions"]


@clause("AN-012")
@pytest.mark.parametrize(
    ("rooms", "crew", "decision"),
    [
        ("n=centrum_komunikacji", ["n*16"], "room:centrum_komunikacji"),
        ("n=reaktor", ["n"], "room:reaktor"),
        ("n=reaktor", ["n portal"], "room:reaktor"),
    ],
)
def test_a_room_action_that_could_change_nothing_is_refused(rooms: str, crew: list[str], decision: str) -> None:
    assert scene(rooms=rooms, crew=crew).why_not(decision) == "AN-012"


@clause("AN-012")
@pytest.mark.parametrize(
    ("tech", "crew"),
    [
        ("transmiter_materii", ["portal"]),
        ("pole_silowe", ["portal", "portal"]),
        ("zdalne_sterowanie", ["portal"]),
    ],
)
def test_a_technology_that_could_change_nothing_is_refused(tech: str, crew: list[str]) -> None:
    assert scene(crew=crew, dice="T", techs=TECHS).why_not(f"tech:{tech}") == "AN-012"


@clause("AN-012", "AN-162")
def test_only_teleporter_is_used_without_changing_anything() -> None:
    s = scene(crew=["portal"], dice="T", techs=TECHS)

    assert s.offered("tech") == ["tech:teleporter"]


@clause("AN-056", "AN-275")
def test_before_the_first_player_is_drawn_nobody_is_asked() -> None:
    s = new_game()

    assert s.actors == [CHANCE]
    assert [s.why_not("keep:Z01", seat) for seat in (0, 1)] == ["AN-275", "AN-275"]


@clause("AN-275")
def test_a_race_is_chosen_in_the_set_up_and_never_later() -> None:
    assert scene(crew=["portal"], dice="R").why_not("race:synteci") == "AN-275"
    assert scene(phase="offering", middle="RRRRRRR").why_not("race:synteci") == "AN-275"


@clause("AN-002", "AN-223")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_bounded_by_a_round_for_each_card_that_a_general_deck_can_have_and_one_more(seats: int) -> None:
    largest_general_deck = 15
    assert GAME.bound(seats) == (largest_general_deck + 1) * seats * MOST_DECISIONS_A_TURN
