"""Edge cases and bad input, numbers 25 to 44: single cards, races, objectives and the program."""

import pytest

from clauses import clause
from kosmodrom.engine.errors import KosmodromError, PositionError
from kosmodrom.engine.match import Match
from kosmodrom.games.posrod_gwiazd.model.actions import VOCABULARY
from posrod_gwiazd.scene import GAME, Scene, built, game, scene, standard_book

HANDS = ["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"]


def started(**options: str) -> Match:
    return Match("posrod_gwiazd", seats=3, options={"game": "first", **options}, seed="edge")


# --- 25 to 33: single cards -------------------------------------------------------------------------


@clause("PG-191")
def test_the_vak_main_reactor_adds_one_to_counting_cards() -> None:
    """Edge cases 25 and 26: it adds 1 to Siedziba Sztabu and Świątynia Obcych, and to both sides of Baza Floty."""
    vak = ["vak", "humareen", "zehuti"]
    for station, points in (
        ("war_room@1,0", 2),
        ("alien_temple@1,0", 2),
        ("alliance_fleet_base@1,0 alien_temple@2,0", 2),
    ):
        assert scene(phase="final", races=vak, stations=[station]).row("deferred")[0] == points


@clause("PG-099", "PG-006")
def test_reactors_help_a_security_station_but_a_face_down_card_does_not() -> None:
    """Edge case 27: Reactors are locations; a face-down card occupies its cell but does not count."""
    for last, points in (("reactor@1,-1", 1), ("face_down@1,-1", 0)):
        station = f"security_station@1,0 reactor@2,0 reactor@1,1 {last}"
        assert scene(phase="final", stations=[station]).row("deferred")[0] == points


@clause("PG-161")
def test_a_beacon_alone_with_the_main_reactor_scores() -> None:
    """Edge case 28: Moduł Łączności scores when only the Main Reactor and itself exist."""
    assert scene(phase="final", stations=["communications_beacon@1,0"]).row("deferred")[0] == 2


@clause("PG-175", "PG-188")
def test_stadium_and_bank_bring_nothing_more_in_year_four() -> None:
    """Edge cases 29 and 30: in year 4 a Stadion gives 0 from its effect and a Bank never pays."""
    assert built("sports_arena", year=4).points[0] == 3
    s = built("galactic_bank", year=4, turn=6)
    assert (s.over, s.points[0], s.credits[0]) == (True, 4, 7)


@clause("PG-155", "PG-166")
@pytest.mark.parametrize(
    ("card", "points"), [("school_of_alien_cultures", [4, 0]), ("galactic_research_facility", [5, 1])]
)
def test_secret_payments_work_with_one_opponent(card: str, points: list[int]) -> None:
    """Edge case 31: Kolegium or Placówka Badawcza with one opponent works with that one."""
    assert built(card, seats=2).pays(1).points == points


@clause("PG-131", "PG-133")
def test_a_conflict_is_not_built_nor_played_without_a_credit() -> None:
    """Edge cases 32 and 33: without a credit or as a location a Conflict is refused; none appears in year 1."""
    s = scene(aggressive=True, year=2, played=["dispute_military"], credits=[0, 0, 0])
    assert (s.why_not("conflict"), s.why_not("build"), s.options()) == ("PG-133", "PG-131", ["discard"])


# --- 34 to 41: races and objectives -----------------------------------------------------------------


@clause("PG-207", "PG-209", "PG-216")
def test_minireen_build_only_what_lies_in_the_pile_and_can_be_built() -> None:
    """Edge case 34: a second use, an empty pile, a Conflict, the card just discarded, a card that cannot be paid."""
    races = ["minireen", "vak", "humareen"]
    s = scene(
        races=races,
        played=["garden"],
        discard="command_center dispute_military",
        credits=[4, 0, 0],
        year=2,
        aggressive=True,
    )
    wrong = {name: s.why_not(f"salvage:{name}") for name in ("command_center", "dispute_military", "garden", "turret")}
    assert wrong == {"command_center": "PG-061", "dispute_military": "PG-209", "garden": "PG-207", "turret": "PG-207"}
    assert s.s.table.used[0] == 0
    assert scene(races=races, discard="garden", used=[1]).why_not("salvage:garden") == "PG-216"


@clause("PG-210", "PG-212")
def test_sissaurians_remove_exactly_five_special_cards() -> None:
    """Edge case 35: a card that is not Special, fewer than 5, or a side pile with fewer than 5 cards."""
    races = ["sissaurians", "vak", "humareen"]
    s = scene(races=races, phase="before", turn=6, hands=["customs"]).play("use").settle()
    assert s.why_not("card:customs") == "PG-210"
    s.play(s.options()[0])
    assert (s.asks, s.why_not("pass")) == ("removing", "PG-210")
    few = scene(races=races, phase="before", side=4)
    assert (few.asks, few.why_not("use", seat=0)) == ("choosing", "PG-212")


@clause("PG-213", "PG-216")
def test_garrn_do_not_look_at_their_own_hand_nor_twice_nor_too_late() -> None:
    """Edge case 36: the own hand, a card not in the named hand, after a choice, or a second use in a year."""
    races = ["garrn_athak_nok", "vak", "humareen"]
    s = scene(races=races, phase="before", turn=4, hands=HANDS)
    assert s.why_not("look:0") == "PG-213"
    late = s.copy().play("pass")
    assert late.why_not("look:1", seat=0) == "PG-234"
    s.play("look:1", "card:turret")
    assert s.why_not("card:garden") == "PG-213"
    s.play("card:restaurant")
    assert s.why_not("look:2", seat=0) == "PG-216"


@clause("PG-197", "PG-236", "PG-200")
def test_qualeen_hold_one_secret_that_is_not_open() -> None:
    """Edge case 37: a second secret objective, a reveal before the end, the secret card also being open."""
    s = scene(races=["qualeen", "vak", "humareen"], objectives="on_budget", secret="well_organised")
    assert s.why_not("reveal") == "PG-236"
    text = GAME.position(s.s)
    with pytest.raises(PositionError, match="is there 2 times"):
        GAME.from_position(
            text.replace('objectives = ["on_budget"]', 'objectives = ["well_organised"]'), standard_book()
        )


@clause("PG-033")
def test_objectives_and_races_work_without_each_other() -> None:
    """Edge case 38: objectives without races, and races without objectives, where Qualeen stays out."""
    assert game(seats=3, game="objectives-only").settle().race(0) == "-"
    assert "drawn-race:qualeen" not in game(seats=3, game="races-only").draws()


@clause("PG-110", "PG-220", "PG-223")
def test_ties_for_objectives_give_nothing() -> None:
    """Edge cases 39 to 41: no second inherits, an equal race to 50 is closed, a tie for marvels is a lead of 0."""
    assert scene(phase="final", objectives="on_budget", credits=[5, 5, 4]).row("objectives") == [0, 0, 0]
    s = scene(phase="turn-end", objectives="accelerated_construction", points=[50, 50, 49])
    assert s.row("objectives") == [0, 0, 0]
    s = scene(phase="final", objectives="marvels_in_space", stations=["any@1,0", "any@1,0"])
    assert s.row("objectives") == [0, 0, 0]


# --- 42 to 44: the program --------------------------------------------------------------------------


@clause("PG-227", "PG-239")
def test_a_modest_player_always_has_a_legal_move() -> None:
    """Edge case 42: an automatic move is a legal one, in every decision of a whole game."""
    match = started(aggressive="yes")
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        assert legal
        match.play(seat, "discard" if "discard" in legal else legal[-1])
    assert len(match.scores()) == 3


@clause("PG-226")
@pytest.mark.parametrize("decision", ["fly", "pick:moon", "pick", "", "build:now", "draw:turret"])
def test_unknown_decisions_are_refused_without_harm(decision: str) -> None:
    """Edge case 43: unknown cards and commands are refused, and the match goes on."""
    match = started()
    before = match.journal()
    with pytest.raises(KosmodromError):
        match.play(0, decision)
    assert match.journal() == before
    match.play(0, match.legal(0)[0])


def moments() -> dict[str, Scene]:
    """Positions in every kind of phase."""
    races = ["garrn_athak_nok", "sissaurians", "qualeen"]
    acting = scene(played=["shield_generator", "market_place"], stations=["reactor@1,0"])
    return {
        "ability": scene(phase="before", races=races, objectives="on_budget"),
        "choosing": scene(phase="choosing", turn=4, hands=HANDS).play("pick:turret", seat=0),
        "acting": acting,
        "paying": acting.copy().play("build", "cell:0,1"),
        "effects": acting.copy().play("discard", "build", "cell:0,1", "discard"),
        "secret payments": built("school_of_alien_cultures").play("pay:1", seat=1),
        "final": scene(phase="final", races=races, objectives="on_budget", secret="well_organised"),
        "over": scene(phase="final"),
    }


@clause("PG-225", "PG-226")
@pytest.mark.parametrize("name", list(moments()))
def test_a_saved_game_goes_on_as_before(name: str) -> None:
    """Edge case 44: saving and loading in every phase reproduces the same continuation."""
    s = moments()[name]
    again = s.saved()
    assert GAME.encode(again.s) == GAME.encode(s.s)
    assert (again.asked, [again.options(seat) for seat in again.asked]) == (
        s.asked,
        [s.options(seat) for seat in s.asked],
    )
    if not s.over:
        seat = s.asked[0]
        decision = s.options(seat)[-1]
        s.play(decision, seat=seat)
        again.play(decision, seat=seat)
        assert GAME.encode(again.s) == GAME.encode(s.s)


@clause("PG-229")
def test_a_card_too_many_is_noticed() -> None:
    s = scene()
    s.s.table.discard[0] += 1
    assert any("fighter_launch_bay" in str(problem) for problem in GAME.problems(s.s))


@clause("PG-227", "PG-239")
def test_every_listed_action_is_legal_and_every_other_has_a_clause() -> None:
    s = scene(played=["turret"], stations=["any@1,0 observation_dome@1,1"]).play("build")
    listed = s.options()
    for action in range(VOCABULARY.id("draw:turret")):
        name = VOCABULARY.name(action)
        assert (s.why_not(name) is None) == (name in listed)
