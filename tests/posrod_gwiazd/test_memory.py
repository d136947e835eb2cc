"""Secret choices and what a seat remembers of the packets that it has held."""

import pytest

from clauses import clause
from kosmodrom.engine.errors import CannotUndo
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.games.posrod_gwiazd.model.actions import KINDS
from posrod_gwiazd.scene import GAME, Scene, game, scene

HANDS = ["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"]


def sampled(s: Scene, seat: int, times: int = 20) -> list[Scene]:
    """Worlds that a seat cannot tell from the true one."""
    luck = Luck(7)
    worlds = [Scene(GAME.sample(GAME.view(s.s, seat), luck)) for _ in range(times)]
    assert all(world.seen_by(seat) == s.seen_by(seat) for world in worlds)
    return worlds


@clause("PG-042", "PG-044")
def test_a_choice_can_be_changed_until_all_have_chosen() -> None:
    match = Match("posrod_gwiazd", seats=3, options={"game": "first"}, seed="draft")
    first, second = match.legal(0)[:2]
    match.play(0, first)
    match.play(1, match.legal(1)[0])
    assert match.can_undo(0)
    match.undo(0)
    match.play(0, second)
    match.play(2, match.legal(2)[0])
    assert not match.can_undo(0)


@clause("PG-018", "PG-228")
def test_nobody_sees_a_choice_before_the_reveal() -> None:
    one, other = (
        scene(phase="choosing", turn=4, hands=HANDS).play(f"pick:{kind}", seat=0) for kind in ("turret", "garden")
    )
    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(0) != other.seen_by(0)


@clause("PG-018", "PG-043")
def test_a_seat_remembers_the_packet_it_passed_on_less_what_was_shown() -> None:
    s = scene(phase="choosing", turn=4, hands=HANDS).picks("turret", "turret", "garden").everyone_discards()
    assert s.knows(0, 1) == "customs garden"
    assert {world.hand(1) for world in sampled(s, 0)} == {"customs garden"}
    s.picks("crew_quarters", "customs", "customs")
    assert s.knows(0, 2) == "garden"


@clause("PG-118", "PG-120")
def test_with_two_players_the_second_card_is_shown_at_the_reveal() -> None:
    s = scene(seats=2, phase="choosing", turn=5, hands=["turret turret garden", "customs garden restaurant"])
    assert s.why_not("card:garden", seat=0) == "PG-118"
    s.play("pick:turret", seat=0)
    assert s.why_not("card:customs", seat=0) == "PG-118"
    s.play("card:turret", seat=0)
    assert s.discard_pile() == ""
    s.play("pick:customs", seat=1)
    assert s.why_not("card:customs", seat=1) == "PG-240"
    s.play("card:garden", seat=1)
    assert s.discard_pile() == "turret garden"
    assert (s.knows(0, 1), s.knows(1, 0)) == ("garden", "restaurant")


@clause("PG-117", "PG-018")
def test_the_card_that_the_other_drew_is_the_only_unknown_one() -> None:
    s = scene(
        seats=2, phase="choosing", turn=4, hands=["turret turret garden customs", "customs garden restaurant turret"]
    )
    s.picks("turret garden", "customs garden").everyone_discards().chance("draw:alien_bazaar", "draw:crew_quarters")
    assert s.knows(0, 1) == "customs turret ?"
    assert {world.hand(1) for world in sampled(s, 0)} != {s.hand(1)}


@clause("PG-018")
def test_a_sampled_secret_choice_is_one_of_the_cards_in_hand() -> None:
    s = scene(phase="choosing", turn=4, hands=HANDS).play("pick:turret", seat=0)
    for world in sampled(s, 1):
        assert world.chosen(0) in world.hand(0).split()
        assert world.chosen(0) in KINDS


@clause("PG-210", "PG-235")
def test_a_sampled_hand_of_the_sissaurians_holds_the_five_special_cards_that_they_drew() -> None:
    hands = ["turret garden customs restaurant turret customs", HANDS[1], HANDS[2]]
    s = scene(phase="before", races=["sissaurians", "vak", "humareen"], hands=hands).play("use").settle()
    assert s.asks == "removing"
    for world in sampled(s, 1):
        special = [card for card in world.s.table.packets[0].tail if world.s.book.special[card]]
        assert len(special) >= 5
        for _ in range(5):
            world.play(world.options()[0])
        assert world.asks == "choosing"


@clause("PG-210", "PG-042")
def test_cards_that_were_removed_are_not_taken_back_once_somebody_has_picked() -> None:
    options = {"game": "races-only", "races": "chosen", "steward": "first"}
    match = Match("posrod_gwiazd", seats=3, options=options, seed="five cards")
    while not match.legal(match.actors[0])[0].startswith(("card:", "pick:")):
        seat = match.actors[0]
        wanted = [decision for decision in match.legal(seat) if decision in ("race:sissaurians", "use")]
        match.play(seat, (wanted or match.legal(seat))[0])
    lizard = match.actors[0]
    while match.actors == [lizard]:
        match.play(lizard, match.legal(lizard)[0])
    assert match.can_undo(lizard)
    other = next(seat for seat in match.actors if seat != lizard)
    match.play(other, match.legal(other)[0])
    assert not match.can_undo(lizard)
    with pytest.raises(CannotUndo):
        match.undo(lizard)


@clause("PG-197", "PG-235")
def test_others_know_how_many_objectives_qualeen_holds_and_not_which() -> None:
    s = game(3, game="full", races="chosen").play("race:qualeen", "race:vak", "race:zehuti")
    s.chance("objective:on_budget", "objective:well_organised", "objective:marvels_in_space")
    for held in range(3):
        for world in sampled(s, 1):
            assert len(world.s.hands[0].offered) == held
            assert GAME.problems(world.s) == []
        if held < 2:
            s.chance(["objective:grand_attractions", "objective:intergalactic_trade"][held])
    s.play("keep:grand_attractions").settle()
    worlds = sampled(s, 1)
    assert {(world.s.hands[0].offered == [], world.secret(0) != "-") for world in worlds} == {(True, True)}
    assert len({world.secret(0) for world in worlds}) > 2
