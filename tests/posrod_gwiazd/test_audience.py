"""Who learns a decision as it is made, and which decisions show their seat something new: PG-018 and PG-228."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import CHANCE, EVERYONE, SPECTATOR
from kosmodrom.games.posrod_gwiazd.model.actions import VOCABULARY
from posrod_gwiazd.scene import GAME, Scene, game, scene
from posrod_gwiazd.spoken import asking, effect

TWO_REACTORS = "reactor@0,1 reactor@1,0"


def learn(s: Scene, decision: str, seat: int) -> list[int] | None:
    """The seats that learn a decision; None: everybody does."""
    mask = GAME.audience(s.s, seat, VOCABULARY.id(decision))
    return None if mask == EVERYONE else [other for other in range(SPECTATOR + 1) if (mask >> other) & 1]


def shows(s: Scene, decision: str, seat: int) -> bool:
    """Whether a decision shows its seat something that it could not know."""
    return GAME.reveals(s.s, seat, VOCABULARY.id(decision))


@clause("PG-044", "PG-228")
def test_a_chosen_card_is_secret_until_the_last_one_is_chosen() -> None:
    s = scene(phase="choosing", hands=["turret garden"] * 3)
    assert (learn(s, "pick:turret", 2), shows(s, "pick:turret", 2)) == ([2], False)
    s.play("pick:turret", seat=0).play("pick:garden", seat=1)
    assert (learn(s, "pick:turret", 2), shows(s, "pick:turret", 2)) == (None, True)


@clause("PG-118", "PG-228")
def test_with_two_seats_both_cards_are_secret_until_the_last_discard_is_chosen() -> None:
    s = scene(seats=2, phase="choosing", hands=["turret garden customs"] * 2)
    s.play("pick:turret", seat=0)
    assert (learn(s, "card:garden", 0), shows(s, "card:garden", 0)) == ([0], False)
    s.play("card:garden", seat=0)
    assert (learn(s, "pick:turret", 1), shows(s, "pick:turret", 1)) == ([1], False)
    s.play("pick:turret", seat=1)
    assert (learn(s, "card:garden", 1), shows(s, "card:garden", 1)) == (None, True)


@clause("PG-046", "PG-081")
def test_an_action_is_learnt_when_it_is_carried_out() -> None:
    s = scene(played=["turret", "garden"], stations=[TWO_REACTORS])
    assert [learn(s, decision, 0) for decision in ("build", "reactor", "discard")] == [[0], [0], None]
    s.play("build")
    assert learn(s, "cell:1,1", 0) == [0], "two Reactors can pay"
    s.play("cell:1,1")
    assert learn(s, "cell:0,1", 0) is None
    assert learn(scene(played=["turret"]).play("reactor"), "cell:0,1", 0) is None


@clause("PG-086", "PG-228")
def test_a_payment_is_secret_until_the_last_one_has_answered() -> None:
    s = effect("galactic_research_facility")
    assert (learn(s, "pay:2", 1), shows(s, "pay:2", 1)) == ([1], False)
    s.play("pay:1", seat=2)
    assert (learn(s, "pay:2", 1), shows(s, "pay:2", 1)) == (None, True)


@clause("PG-213", "PG-228")
@pytest.mark.parametrize("kind", ["fighter_launch_bay", "turret"])
def test_only_the_two_seats_of_a_swap_learn_the_cards(kind: str) -> None:
    s = scene(phase="before", races=["garrn_athak_nok"], hands=[f"{kind} garden", "customs garden"])
    assert [learn(s, decision, 0) for decision in ("look:1", "pass")] == [None, None]
    assert [shows(s, decision, 0) for decision in ("look:1", "pass")] == [True, False]
    s.play("look:1")
    assert learn(s, f"card:{kind}", 0) == [0]
    s.play(f"card:{kind}")
    assert learn(s, "card:customs", 0) == [0, 1]


@clause("PG-210", "PG-197", "PG-235")
def test_nobody_learns_what_is_removed_or_which_objective_is_kept() -> None:
    for step, verb in (("removing", "card"), ("keep-objective", "keep")):
        s = asking()[step]
        options = [f"{verb}:{thing}" for thing in s.offered(verb)]
        assert options
        assert {tuple(learn(s, option, s.seat) or ()) for option in options} == {(s.seat,)}


@clause("PG-018", "PG-032", "PG-038")
def test_drawn_cards_are_seen_by_their_seat_and_races_and_open_objectives_by_all() -> None:
    s = game(3, game="full")
    assert learn(s, "drawn-race:qualeen", CHANCE) is None
    s.chance("drawn-race:qualeen", "drawn-race:vak", "drawn-race:zehuti")
    assert learn(s, "objective:on_budget", CHANCE) is None
    s.chance("objective:on_budget", "objective:well_organised", "objective:marvels_in_space")
    assert learn(s, "objective:peace_among_the_stars", CHANCE) == [0]
    s.chance("objective:peace_among_the_stars", "objective:grand_attractions").play("keep:grand_attractions")
    assert [learn(s, "draw:turret", CHANCE), shows(s, "draw:turret", CHANCE)] == [[0], False]


@clause("PG-047", "PG-228")
def test_the_last_action_of_a_turn_shows_the_cards_that_were_passed() -> None:
    s = scene(played=["turret", "garden", "customs"])
    assert not shows(s, "discard", 0)
    s.play("discard", "discard")
    assert (learn(s, "discard", 2), shows(s, "discard", 2)) == (None, True)
