"""Abilities before the choice of a card: Sissaurians and Garrn'Athak'Nok, PG-210 to PG-216, PG-234 and PG-235."""

from typing import Any

import pytest

from clauses import clause
from kosmodrom.bots.adviser import opening
from kosmodrom.bots.grounds import Pair
from kosmodrom.bots.playing_on import Future
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import KINDS, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.state import view
from posrod_gwiazd.scene import GAME, Scene, scene

SPECIALS = ["opera_house", "war_room", "cargo_hold", "alien_temple", "galactic_bank"]
SISSAURIANS = ["sissaurians", "vak", "humareen"]
GARRN = ["garrn_athak_nok", "vak", "humareen"]
HANDS = ["customs restaurant", "turret garden", "turret garden"]


def before(races: list[str], **more: Any) -> Scene:
    """Before the choice of cards in turn 5."""
    usual: dict[str, Any] = {"turn": 5, "hands": HANDS}
    return scene(phase="before", races=races, **(usual | more))


def drawn(*names: str) -> list[str]:
    return [f"draw:{name}" for name in names]


# --- when it is offered -----------------------------------------------------------------------------


@clause("PG-234", "PG-215")
def test_abilities_are_offered_in_the_order_of_that_moment() -> None:
    races = ["garrn_athak_nok", "vak", "sissaurians"]
    s = before(races, points=[1, 5, 3])
    assert (s.asks, s.seat) == ("exchanging", 2)
    assert {s.why_not("pass", seat) for seat in (0, 1)} == {"PG-234"}
    s.play("pass")
    assert (s.asks, s.seat, s.told("ability-declined")) == ("looking", 0, ["ability-declined 2 sissaurians"])
    s.play("pass")
    assert (s.asks, s.asked) == ("choosing", [0, 1, 2])
    assert s.told("ability-declined") == ["ability-declined 2 sissaurians", "ability-declined 0 garrn_athak_nok"]
    assert before(races, points=[3, 5, 1]).seat == 0


@clause("PG-215")
def test_the_order_is_computed_anew_at_the_start_of_each_turn() -> None:
    s = scene(phase="turn-end", turn=3, races=["garrn_athak_nok", "vak", "sissaurians"], points=[4, 9, 6])
    assert (s.order, s.seat) == ([1, 2, 0], 2)


@clause("PG-234", "PG-216")
def test_a_declined_ability_is_offered_again_in_the_next_turn() -> None:
    s = before(SISSAURIANS, turn=4, hands=["customs restaurant garden"]).play("pass")
    assert s.s.table.used == [0, 0, 0]
    s.picks("customs", *(s.hand(seat).split()[0] for seat in (1, 2))).everyone_discards()
    assert (s.turn, s.asks) == (5, "exchanging")


@clause("PG-216", "PG-234")
@pytest.mark.parametrize(("races", "decision"), [(SISSAURIANS, "use"), (GARRN, "look:1")])
def test_a_used_ability_is_not_offered_again_in_the_year(races: list[str], decision: str) -> None:
    s = before(races, used=[1, 0, 0])
    assert s.asks == "choosing"
    assert s.why_not(decision, seat=0) == "PG-216"
    assert before(races).play("pass").why_not(decision, seat=0) == "PG-234"


@clause("PG-216")
def test_using_an_ability_is_recorded_and_told() -> None:
    s = before(GARRN).play("look:1")
    assert (s.s.table.used, s.told("ability-used")) == ([1, 0, 0], ["ability-used 0 garrn_athak_nok"])
    assert s.told("looked") == ["looked 0 1"]


@clause("PG-234")
def test_races_without_such_an_ability_are_not_asked() -> None:
    assert before(["vak", "minireen", "humareen"]).asks == "choosing"


# --- Sissaurians ------------------------------------------------------------------------------------


@clause("PG-210", "PG-216")
def test_sissaurians_may_use_their_ability_or_not() -> None:
    s = before(SISSAURIANS)
    assert s.options() == ["use", "pass"]
    assert (s.why_not("look:1"), s.why_not("pick:customs")) == ("PG-213", "PG-234")


@clause("PG-210", "PG-024", "PG-225")
def test_they_draw_five_of_the_unused_special_cards() -> None:
    s = before(SISSAURIANS).play("use")
    assert {name.removeprefix("draw:") for name in s.draws()} == set(KINDS[18:41])
    assert (s.draws()["draw:opera_house"], s.draws()["draw:turret_special"]) == (2, 1)
    deck = s.deck
    s.chance(*drawn(*SPECIALS))
    assert (s.side, s.deck, s.asks) == (26 - 5, deck, "removing")
    assert s.hand(0).split() == sorted(["customs", "restaurant", *SPECIALS])
    assert s.told("drawn") == [f"drawn 0 {name} to 0" for name in SPECIALS]


@clause("PG-210", "PG-212", "PG-235", "PG-240")
def test_they_remove_five_special_cards_from_the_game() -> None:
    s = before(SISSAURIANS, hands=["customs opera_house", "turret garden", "turret garden"]).play("use")
    s.chance(*drawn(*SPECIALS))
    assert s.offered("card") == ["war_room", "galactic_bank", "opera_house", "alien_temple", "cargo_hold"]
    assert (s.why_not("card:customs"), s.why_not("card:market_place")) == ("PG-210", "PG-210")
    s.play("card:opera_house")
    assert s.why_not("card:opera_house") is None
    s.play("card:opera_house")
    assert s.why_not("card:opera_house") == "PG-240"
    s.play("card:war_room", "card:cargo_hold")
    assert (s.asks, s.told("removed"), s.removed_face_down()) == ("removing", [], "")
    s.play("card:alien_temple")
    assert (s.hand(0), s.discard_pile(), s.removed()) == ("customs galactic_bank", "", "")
    assert s.removed_face_down() == "alien_temple cargo_hold opera_house opera_house war_room"
    gone = ["opera_house", "opera_house", "war_room", "cargo_hold", "alien_temple"]
    assert s.told("removed") == [f"removed 0 {name} to 0" for name in gone]
    assert s.told("removed-hidden") == ["removed-hidden 0 5 to 1 2 3"]
    assert (s.asks, s.s.hands[0].staged) == ("choosing", [])


@clause("PG-235", "PG-018")
def test_what_they_removed_only_they_know() -> None:
    one, other = (
        before(SISSAURIANS).play("use").chance(*drawn(*SPECIALS[:4], last)) for last in ("galactic_bank", "opera_house")
    )
    assert one.seen_by(1) == other.seen_by(1)
    one.play(*(f"card:{name}" for name in SPECIALS))
    other.play("card:opera_house", "card:opera_house", *(f"card:{name}" for name in SPECIALS[1:4]))
    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(0) != other.seen_by(0)


@clause("PG-212")
@pytest.mark.parametrize(("side", "asks"), [(4, "choosing"), (5, "exchanging")])
def test_the_side_pile_must_hold_five_cards(side: int, asks: str) -> None:
    assert before(SISSAURIANS, side=side).asks == asks


@clause("PG-211")
def test_with_all_in_one_any_location_is_drawn_and_may_be_removed_but_no_conflict() -> None:
    s = before(SISSAURIANS, year=2, turn=6, hands=["customs dispute_military"], all_in_one=True, aggressive=True)
    s.play("use")
    assert {name.removeprefix("draw:") for name in s.draws()} == set(KINDS[:41])
    s.chance(*drawn("turret", *SPECIALS[:4]))
    assert (s.side, s.why_not("card:customs")) == (15, None)
    assert s.why_not("card:dispute_military") == "PG-211"
    assert s.offered("card") == ["turret", "customs", "war_room", "opera_house", "alien_temple", "cargo_hold"]
    s.play("card:customs", "card:turret", "card:war_room", "card:opera_house", "card:alien_temple")
    assert s.hand(0) == "cargo_hold dispute_military"


@clause("PG-210")
def test_without_all_in_one_a_conflict_is_not_removed_either() -> None:
    hands = ["customs dispute_administrative"]
    s = before(SISSAURIANS, year=2, turn=6, hands=hands, aggressive=True).play("use").settle()
    assert (s.why_not("card:dispute_administrative"), s.why_not("card:customs")) == ("PG-210", "PG-210")


@clause("PG-210", "PG-018")
def test_others_no_longer_know_the_hand_of_the_sissaurians() -> None:
    hands = ["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"]
    s = scene(races=SISSAURIANS, phase="choosing", turn=4, hands=hands)
    s.picks("turret", "turret", "garden").everyone_discards()
    assert s.knows(2, 0) == "crew_quarters embassy_offices"
    s.play("use")
    assert s.knows(2, 0) == "? ?"
    assert s.knows(0, 0) == "crew_quarters embassy_offices"


# --- Garrn'Athak'Nok --------------------------------------------------------------------------------


@clause("PG-213", "PG-216")
@pytest.mark.parametrize(("seats", "others"), [(2, ["1"]), (3, ["1", "2"]), (4, ["1", "2", "3"])])
def test_they_may_look_at_any_other_hand(seats: int, others: list[str]) -> None:
    s = scene(seats=seats, phase="before", races=["garrn_athak_nok", "vak", "humareen", "zehuti"][:seats], credits=[20])
    assert s.options() == ["pass", *(f"look:{other}" for other in others)]
    assert s.why_not("look:0") == "PG-213"
    assert s.why_not("look:3") == (None if seats == 4 else "PG-213")
    assert s.why_not("use") == "PG-210"


@clause("PG-213", "PG-214")
def test_they_see_the_whole_hand_and_must_swap_a_card() -> None:
    s = before(GARRN).play("look:2")
    assert s.told("saw") == ["saw 0 2 turret to 0", "saw 0 2 garden to 0"]
    assert (s.knows(0, 2), s.knows(1, 2), s.asks) == ("garden turret", "? ?", "swapping")
    assert s.options() == ["card:customs", "card:restaurant"]
    assert (s.why_not("pass"), s.why_not("card:turret")) == ("PG-213", "PG-213")
    s.play("card:customs")
    assert (s.options(), s.why_not("card:restaurant")) == (["card:turret", "card:garden"], "PG-213")
    assert (s.hand(0), s.hand(2), s.told("swapped")) == ("customs restaurant", "garden turret", [])
    s.play("card:turret")
    assert (s.hand(0), s.hand(2), s.hand(1)) == ("restaurant turret", "customs garden", "garden turret")
    assert s.told("swapped") == ["swapped 0 2 customs turret to 0 2"]
    assert s.told("swapped-hidden") == ["swapped-hidden 0 2 to 1 3"]
    assert (s.knows(2, 2), s.knows(0, 2), s.knows(0, 0)) == ("customs garden", "customs garden", "restaurant turret")
    assert (s.knows(1, 0), s.knows(1, 2), s.asks) == ("? ?", "? ?", "choosing")
    assert s.s.hands[0].given == -1


@clause("PG-214", "PG-213")
def test_with_two_players_both_know_what_changed_hands() -> None:
    s = scene(
        seats=2,
        phase="before",
        turn=5,
        races=["garrn_athak_nok", "vak"],
        hands=["customs turret turret", "garden garden restaurant"],
    )
    s.play("look:1", "card:customs", "card:restaurant")
    assert (s.hand(0), s.hand(1)) == ("restaurant turret turret", "customs garden garden")
    assert (s.knows(1, 0), s.knows(0, 1)) == ("restaurant ? ?", "customs garden garden")
    assert s.told("swapped-hidden") == ["swapped-hidden 0 1 to 2 3"]


@clause("PG-213", "PG-214")
def test_the_last_card_of_a_hand_can_be_swapped_too() -> None:
    s = before(GARRN, turn=6, hands=["customs", "turret", "garden"]).play("look:1", "card:customs", "card:turret")
    assert (s.hand(0), s.hand(1), s.knows(1, 0), s.knows(2, 0)) == ("turret", "customs", "turret", "?")
    assert s.asks == "choosing"


@clause("PG-214")
def test_a_third_seat_sees_the_same_whatever_is_swapped() -> None:
    one, other = (before(GARRN).play("look:2", f"card:{given}", "card:turret") for given in ("customs", "restaurant"))
    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(2) != other.seen_by(2)


@clause("PG-213")
def test_any_kind_of_card_can_be_given() -> None:
    hands = ["fighter_launch_bay garden", "customs restaurant", "turret turret"]
    s = before(GARRN, hands=hands).play("look:1", "card:fighter_launch_bay")
    assert s.options() == ["card:customs", "card:restaurant"]
    assert (s.why_not("card:garden"), s.why_not("card:restaurant")) == ("PG-213", None)
    s.play("card:restaurant")
    assert (s.hand(0), s.hand(1)) == ("garden restaurant", "customs fighter_launch_bay")


@clause("PG-214")
def test_who_passed_the_hand_that_was_looked_at_no_longer_knows_it() -> None:
    hands = ["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"]
    s = scene(races=GARRN, phase="choosing", turn=4, hands=hands)
    s.picks("turret", "turret", "garden").everyone_discards()
    assert s.knows(1, 2) == "customs restaurant"
    s.play("look:2", "card:crew_quarters", "card:customs")
    assert (s.knows(1, 2), s.knows(0, 2)) == ("? ?", "crew_quarters restaurant")


@clause("PG-214")
def test_the_other_player_does_not_see_the_hand_of_garrn() -> None:
    s = before(["vak", "garrn_athak_nok", "humareen"]).play("look:0", "card:turret", "card:customs")
    assert (s.hand(1), s.knows(0, 1), s.knows(1, 0)) == ("customs garden", "? ?", "restaurant turret")


@clause("PG-214", "PG-213")
def test_a_seat_that_knew_both_hands_can_still_not_tell_what_was_swapped() -> None:
    hands = ["turret garden customs", "restaurant turret customs", "embassy_offices crew_quarters garden"]
    s = scene(races=GARRN, phase="choosing", turn=4, hands=hands)
    s.picks("turret", "turret", "garden").everyone_discards()
    assert s.knows(2, 0) == "crew_quarters embassy_offices"
    s.play("look:1", "card:crew_quarters", "card:customs")
    assert (s.knows(2, 0), s.knows(2, 1)) == ("? ?", "? ?")
    assert (s.knows(0, 1), s.knows(1, 0)) == ("crew_quarters garden", "? ?")


@clause("PG-213")
def test_no_hint_says_that_one_card_given_makes_the_card_taken_possible() -> None:
    s = scene(phase="before", races=["garrn_athak_nok"], hands=["turret garden", "customs"]).play("look:1")
    ones, others = Future(), Future()
    ones.further = [VOCABULARY.id("card:customs")]
    gives = VOCABULARY.id("card:turret"), VOCABULARY.id("card:garden")
    assert opening(ENTRY, view(s.s, 0), GAME.legal(s.s, 0), gives, Pair(0, [], [ones], [others])) == []
