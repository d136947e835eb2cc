"""The set-up: PG-001, PG-019 to PG-035, PG-123 and PG-230."""

import pytest

from clauses import clause
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.match import Match
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import KINDS, OBJECTIVES, RACES
from posrod_gwiazd.scene import Scene, game, scene

BASIC, SPECIAL = KINDS[:18], KINDS[18:41]


def unseen(s: Scene, names: list[str]) -> int:
    """Cards of these kinds that nobody has seen."""
    return sum(s.s.vault.pool[KINDS.index(name)] for name in names)


# --- the table --------------------------------------------------------------------------------------


@clause("PG-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_are_refused(seats: int) -> None:
    with pytest.raises(BadTable):
        Match("posrod_gwiazd", seats=seats)


@clause("PG-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    match = Match("posrod_gwiazd", seats=seats, options={"game": "first"}, seed="a table")
    assert ENTRY.seats == (2, 3, 4)
    assert match.actors == list(range(seats))
    assert len(match.scores()) == seats


@clause("PG-035", "PG-040")
def test_seats_are_numbered_clockwise() -> None:
    s = scene(seats=4, phase="choosing", turn=5, hands=["turret turret", "garden garden", "customs customs"])
    s.picks("turret", "garden", "customs", s.hand(3).split()[0])
    assert [s.hand(seat) for seat in (1, 2, 3)] == ["turret", "garden", "customs"]


@clause("PG-025", "PG-026", "PG-027", "PG-028")
def test_everybody_begins_with_a_main_reactor_two_crystals_and_nothing_else() -> None:
    s = game(seats=4, game="objectives-only")
    assert (s.points, s.credits, s.year) == ([0] * 4, [0] * 4, 0)
    assert [s.station(seat) for seat in range(4)] == ["main_reactor@0,0"] * 4
    assert [s.crystals(seat) for seat in range(4)] == [2] * 4
    s.settle()
    assert (s.points, s.credits, (s.year, s.turn)) == ([0] * 4, [10] * 4, (1, 1))


@clause("PG-025", "PG-027")
def test_main_reactors_come_only_when_races_are_known() -> None:
    s = game(seats=2, game="races-only", races="chosen")
    assert s.station(0) == ""
    s.play("race:humareen", "race:zehuti")
    assert [s.station(seat) for seat in range(2)] == ["main_reactor@0,0"] * 2


@clause("PG-031", "PG-190")
def test_the_vak_begin_with_their_own_main_reactor() -> None:
    s = game(seats=3, game="races-only", races="chosen").play("race:zehuti", "race:vak", "race:sheptas")
    assert [s.station(seat) for seat in range(3)] == ["main_reactor@0,0", "vak_main_reactor@0,0", "main_reactor@0,0"]
    assert [s.crystals(seat) for seat in range(3)] == [2, 2, 2]


# --- piles ------------------------------------------------------------------------------------------


@clause("PG-016", "PG-019")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_reactors_lie_in_a_pile_of_their_own(seats: int) -> None:
    assert game(seats=seats).reactors == 16


@clause("PG-021", "PG-022", "PG-115")
@pytest.mark.parametrize(("seats", "copies"), [(2, 4), (3, 3), (4, 4)])
def test_with_three_players_one_copy_of_each_basic_location_stays_in_the_box(seats: int, copies: int) -> None:
    s = game(seats=seats)
    assert s.s.vault.pool[:18] == [copies] * 18
    assert unseen(s, SPECIAL) == 44


@clause("PG-023", "PG-024", "PG-115")
@pytest.mark.parametrize(("seats", "deck", "side"), [(2, 96, 20), (3, 72, 26), (4, 96, 20)])
def test_six_special_cards_a_player_join_the_deck_and_the_rest_is_not_used(seats: int, deck: int, side: int) -> None:
    s = game(seats=seats)
    assert (s.deck, s.side) == (deck, side)
    assert s.deck - unseen(s, BASIC) == 44 - side


@clause("PG-024")
def test_unused_special_cards_are_never_dealt() -> None:
    s = scene(phase="year-end", year=3, deck=42)
    assert (s.deck, s.side) == (42, 26)
    assert len(s.settle().hand(0).split()) == 6
    assert (s.deck, s.side) == (24, 26)


@clause("PG-041")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_deck_is_empty_when_the_hands_of_year_four_are_dealt(seats: int) -> None:
    s = scene(seats=seats, phase="year-end", year=3, deck=6 * seats).settle()
    assert (s.year, s.turn, s.deck) == (4, 1, 0)
    assert [len(s.hand(seat).split()) for seat in range(seats)] == [6] * seats


@clause("PG-041", "PG-023")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_year_takes_six_cards_a_player_from_the_deck(seats: int) -> None:
    s = game(seats=seats)
    before = s.deck
    assert s.settle().deck == before - 6 * seats
    assert before == 4 * 6 * seats


@clause("PG-023", "PG-225")
def test_each_card_of_the_deck_is_as_likely_as_in_a_shuffled_one() -> None:
    chances = game(seats=3).chances()
    assert {str(chances[f"draw:{name}"]) for name in BASIC} == {"1/24"}
    assert {name: str(chances[f"draw:{name}"]) for name in ("opera_house", "turret_special")} == {
        "opera_house": "1/88",
        "turret_special": "1/176",
    }
    assert len(chances) == 41


# --- the steward ------------------------------------------------------------------------------------


@clause("PG-034")
def test_seat_0_is_the_steward_unless_somebody_says_otherwise() -> None:
    s = game(seats=3)
    assert s.steward == 0
    assert s.told("steward-named") == ["steward-named 0"]


@clause("PG-034", "PG-230")
def test_the_host_may_name_the_steward_before_anything_else() -> None:
    s = game(seats=3, game="full", races="chosen", steward="named")
    assert s.options() == ["steward:0", "steward:1", "steward:2"]
    assert (s.seat, s.why_not("steward:3")) == (0, "PG-034")
    assert (s.why_not("race:vak"), s.why_not("pick:turret")) == ("PG-230", "PG-230")
    s.play("steward:2")
    assert s.steward == 2
    assert s.told("steward-named") == ["steward-named 2"]
    assert (s.asks, s.seat) == ("choose-race", 2)


@clause("PG-034", "PG-225")
def test_the_steward_may_be_drawn() -> None:
    s = game(seats=3, steward="random")
    assert s.draws() == {"drawn-steward:0": 1, "drawn-steward:1": 1, "drawn-steward:2": 1}
    assert s.chance("drawn-steward:1").steward == 1
    assert s.told("steward-named") == ["steward-named 1"]


# --- races ------------------------------------------------------------------------------------------


@clause("PG-029", "PG-033")
@pytest.mark.parametrize(
    ("option", "races", "objectives"),
    [("first", False, 0), ("races-only", True, 0), ("objectives-only", False, 3), ("full", True, 3)],
)
def test_races_and_objectives_are_switched_on_independently(option: str, races: bool, objectives: int) -> None:
    s = game(seats=3, game=option).settle()
    while s.asks == "keep-objective":
        s.play(s.options()[0]).settle()
    assert [s.race(seat) != "-" for seat in range(3)] == [races] * 3
    assert len(s.objectives().split()) == objectives


@clause("PG-030", "PG-230")
def test_races_are_dealt_and_none_is_used_twice() -> None:
    s = game(seats=2, game="full")
    assert s.draws() == {f"drawn-race:{race}": 1 for race in RACES}
    s.chance("drawn-race:zehuti")
    assert s.draws() == {f"drawn-race:{race}": 1 for race in RACES if race != "zehuti"}
    s.chance("drawn-race:vak")
    assert (s.race(0), s.race(1)) == ("zehuti", "vak")
    assert s.told("race-taken") == ["race-taken 0 zehuti", "race-taken 1 vak"]


@clause("PG-030", "PG-230")
def test_races_are_chosen_clockwise_from_the_steward_among_those_still_free() -> None:
    s = game(seats=3, game="full", races="chosen", steward="named").play("steward:1")
    assert s.offered("race") == RACES
    s.play("race:sheptas")
    assert (s.seat, s.why_not("race:sheptas")) == (2, "PG-030")
    s.play("race:vak")
    assert (s.seat, s.offered("race")) == (0, [race for race in RACES if race not in ("sheptas", "vak")])
    s.play("race:zehuti")
    assert [s.race(seat) for seat in range(3)] == ["zehuti", "sheptas", "vak"]
    assert s.told("race-taken") == ["race-taken 1 sheptas", "race-taken 2 vak", "race-taken 0 zehuti"]


@clause("PG-033")
def test_without_objectives_qualeen_is_out_of_the_game() -> None:
    s = game(seats=2, game="races-only", races="chosen")
    assert s.why_not("race:qualeen") == "PG-033"
    assert s.offered("race") == [race for race in RACES if race != "qualeen"]
    assert "drawn-race:qualeen" not in game(seats=2, game="races-only").draws()
    assert game(seats=2, game="full", races="chosen").why_not("race:qualeen") is None


# --- objectives -------------------------------------------------------------------------------------


@clause("PG-032", "PG-123")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_objectives_lie_open_as_there_are_players(seats: int) -> None:
    s = game(seats=seats, game="objectives-only")
    assert s.draws() == {f"objective:{objective}": 1 for objective in OBJECTIVES}
    opened = OBJECTIVES[2 : 2 + seats]
    s.chance(*(f"objective:{objective}" for objective in opened))
    assert s.objectives() == " ".join(opened)
    assert s.told("objective-opened") == [f"objective-opened {objective}" for objective in opened]
    assert s.asks == "deal"


@clause("PG-197", "PG-230", "PG-018")
def test_qualeen_are_offered_two_of_the_remaining_objectives_before_year_one() -> None:
    s = game(seats=2, game="full", races="chosen").play("race:zehuti", "race:qualeen")
    s.chance("objective:on_budget", "objective:well_organised")
    left = [objective for objective in OBJECTIVES if objective not in ("on_budget", "well_organised")]
    assert list(s.draws()) == [f"objective:{objective}" for objective in left]
    s.chance("objective:marvels_in_space", "objective:first_line_of_defense")
    assert s.told("objective-offered") == [
        "objective-offered 1 marvels_in_space to 1",
        "objective-offered 1 first_line_of_defense to 1",
    ]
    assert (s.seat, s.credits, s.why_not("keep:on_budget")) == (1, [0, 0], "PG-197")
    s.play("keep:marvels_in_space")
    assert s.told("objective-kept") == ["objective-kept 1 marvels_in_space first_line_of_defense to 1"]
    assert s.told("objective-hidden") == ["objective-hidden 1 to 0 2 3"]
    assert (s.secret(1), s.s.hands[1].returned) == ("marvels_in_space", OBJECTIVES.index("first_line_of_defense"))
    assert (s.s.hands[1].offered, s.s.table.secret_seat) == ([], 1)
    assert s.credits == [13, 10]


@clause("PG-030", "PG-230")
def test_without_qualeen_the_first_year_follows_the_objectives() -> None:
    s = game(seats=2, game="full", races="chosen").play("race:zehuti", "race:vak")
    s.chance("objective:on_budget", "objective:well_organised")
    assert (s.asks, s.credits, s.s.table.secret_seat) == ("deal", [13, 10], -1)


@clause("PG-029", "PG-030")
def test_a_written_position_says_whether_races_are_dealt_or_chosen() -> None:
    made = [game(3), game(3, game="full", races="dealt"), game(3, game="full", races="chosen")]
    assert [each.s.table.with_races for each in made] == [0, 1, 2]
