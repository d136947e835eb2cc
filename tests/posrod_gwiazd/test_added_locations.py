"""Locations that a deck brings along are built, counted, drawn and passed like printed ones (PG-005, PG-009)."""

import copy
import json
from fractions import Fraction
from typing import Any

import pytest

from clauses import clause
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.posrod_gwiazd.entry import ENTRY
from kosmodrom.games.posrod_gwiazd.model.actions import ADDED, ALL_CARDS, FIRST_ADDED, LOCATIONS, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.rules.station_control import correct_all, wrong_cards
from posrod_gwiazd.scene import GAME, game, scene

Changes = dict[str, Any]
MINIREEN = ["minireen", "vak", "zehuti"]
PER_NAME = {"when": "immediate", "do": "points-per", "count": "named", "points": 2, "per": 1}


def location(id: str, **changes: Any) -> Changes:
    """A Special location of two copies without an effect."""
    row: Changes = {
        "id": id, "name": {"pl": f"Nowa {id}", "en": f"New {id}"}, "set": "special", "copies": 2, "marked": 0,
        "type": "military", "credits": 2, "energy": 0, "points": 3, "cap": 0, "limit": 0, "effects": [],
        "provenance": "reconstructed", "name_provenance": "reconstructed",
    }  # fmt: skip
    return row | changes


def deck(*added: Changes, **copies: int) -> Deck:
    """The printed deck with more locations, and other numbers of copies of printed ones."""
    tables = copy.deepcopy(ENTRY.standard_deck().tables)
    for row in tables["location"]:
        row["copies"] = copies.get(row["id"], row["copies"])
        row["marked"] = min(row["marked"], row["copies"])
    tables["location"] += added
    return Deck("posrod_gwiazd", "mine", tables, "mine.toml")


def book(*added: Changes, **copies: int) -> StarsBook:
    made: StarsBook = ENTRY.make_book(deck(*added, **copies))
    return made


def foundry(**changes: Any) -> StarsBook:
    """A deck in which a new location takes the place of the Opera House."""
    return book(location("location_42", **changes), opera_house=0)


@clause("PG-061", "PG-068", "PG-081")
def test_an_added_location_is_picked_paid_and_built() -> None:
    s = scene(book=foundry(), phase="choosing", hands=["location_42 turret", "garden customs", "garden customs"])
    assert s.options(0) == ["pick:turret", "pick:location_42"]
    s.picks("location_42", "garden", "garden").play("build", "cell:1,0")
    assert s.station(0) == "main_reactor@0,0 location_42@1,0"
    assert (s.credits[0], s.points[0]) == (8, 3)
    assert s.told("built") == ["built 0 location_42 1,0 3"]


@clause("PG-005", "PG-135")
def test_an_added_location_is_one_of_its_type() -> None:
    stations = ["location_42@1,0 turret@2,0"]
    s = scene(book=foundry(), stations=stations, played=["dispute_military"], year=2, aggressive=True)
    s.play("conflict").everyone_discards().play("against:1")
    assert s.points[0] == 2


@clause("PG-009", "PG-067")
def test_copies_of_an_added_location_count_for_its_limit() -> None:
    s = scene(book=foundry(limit=1), stations=["location_42@1,0"], played=["location_42"])
    assert s.why_not("build") == "PG-067"


@clause("PG-009", "PG-014")
def test_an_effect_may_count_an_added_location_by_name() -> None:
    s = scene(
        book=foundry(effects=[{**PER_NAME, "name": "location_42"}]),
        stations=["location_42@1,0"],
        played=["location_42"],
    )
    assert s.play("build", "cell:0,1").everyone_discards().points[0] == 3 + 2 * 2


@clause("PG-111", "PG-223")
def test_an_added_location_is_one_of_the_locations_of_a_station() -> None:
    s = scene(
        book=foundry(), phase="final", stations=["location_42@1,0 location_42@0,1 reactor@2,0"],
        objectives="marvels_in_space", credits=[0, 0, 0],
    )  # fmt: skip
    assert s.row("objectives")[0] == 2 * 2


@clause("PG-207", "PG-208", "PG-209")
def test_an_added_location_is_built_from_the_discard_pile() -> None:
    s = scene(
        book=foundry(), races=MINIREEN, played=["garden"], discard="location_42 turret dispute_military",
        points=[1, 0, 0], aggressive=True, year=2,
    )  # fmt: skip
    assert s.offered("salvage") == ["turret", "location_42"]
    assert s.why_not("salvage:dispute_military") == "PG-209"
    s.play("salvage:location_42", "cell:1,0")
    assert s.station(0) == "main_reactor@0,0 location_42@1,0"
    assert s.removed() == "turret garden dispute_military"


@clause("PG-042", "PG-207")
@pytest.mark.parametrize("name", ["location_43", "location_57"])
def test_a_location_that_the_deck_does_not_have_is_in_no_hand_and_no_pile(name: str) -> None:
    s = scene(book=foundry(), phase="choosing")
    assert s.why_not(f"pick:{name}", seat=0) == "PG-042"
    s = scene(book=foundry(), races=MINIREEN, points=[1, 0, 0])
    assert s.why_not(f"salvage:{name}") == "PG-207"
    s = scene(races=MINIREEN, points=[1, 0, 0])
    assert s.why_not(f"salvage:{name}") == "PG-207"


@clause("PG-118")
def test_with_two_seats_an_added_location_is_discarded() -> None:
    s = scene(book=foundry(), seats=2, phase="choosing", hands=["location_42 turret customs", "turret garden customs"])
    s.play("pick:turret", seat=0)
    assert s.options(0) == ["card:customs", "card:location_42"]
    s.play("card:location_42", seat=0).play("pick:turret", "card:garden", seat=1)
    assert s.discard_pile() == "garden location_42"


@clause("PG-210", "PG-212")
def test_an_added_special_location_comes_from_the_side_pile_and_leaves_the_game() -> None:
    races = ["sissaurians", "vak", "zehuti"]
    s = scene(book=foundry(), phase="before", races=races, hands=["location_42 customs"])
    s.play("use")
    assert (s.draws()["draw:location_42"], s.draws()["draw:war_room"]) == (1, 2)
    s.chance("draw:location_42", "draw:war_room", "draw:war_room", "draw:cargo_hold", "draw:cargo_hold")
    assert s.offered("card") == ["war_room", "cargo_hold", "location_42"]
    s.play("card:location_42", "card:location_42", "card:war_room", "card:war_room", "card:cargo_hold")
    assert s.removed_face_down() == "cargo_hold location_42 location_42 war_room war_room"


@clause("PG-213")
def test_an_added_location_is_exchanged_with_another_hand() -> None:
    hands = ["location_42 customs", "turret garden", "turret garden"]
    s = scene(book=foundry(), phase="before", races=["garrn_athak_nok", "vak", "zehuti"], hands=hands)
    s.play("look:1")
    assert s.options() == ["card:customs", "card:location_42"]
    s.play("card:location_42", "card:turret")
    assert (s.hand(0), s.hand(1)) == ("customs turret", "garden location_42")


@clause("PG-021", "PG-023", "PG-024", "PG-041")
@pytest.mark.parametrize(("seats", "deck", "side"), [(2, 96, 20), (3, 72, 26), (4, 96, 20)])
def test_with_added_locations_the_deck_comes_out_even_as_ever(seats: int, deck: int, side: int) -> None:
    basic = location("location_42", set="basic", copies=4, marked=1)
    s = game(seats, book(basic, location("location_43"), opera_house=0, garden=0))
    assert (s.deck, s.side) == (deck, side)
    copies = {3: 3, 4: 4, 2: 4}[seats]
    assert s.chances()["draw:location_42"] == s.chances()["draw:turret"] == Fraction(copies, deck)
    assert s.chances()["draw:location_43"] == s.chances()["draw:war_room"]
    assert not {"draw:garden", "draw:opera_house"} & set(s.chances())
    assert GAME.problems(s.s) == []


@clause("PG-094", "PG-098", "PG-101")
@pytest.mark.parametrize(
    ("beyond", "station", "pile"),
    [
        ("", "main_reactor@0,0", "location_42"),
        (" reactor@2,0", "main_reactor@0,0 face_down@1,0 reactor@2,0", ""),
    ],
)
def test_an_added_location_that_should_not_be_there_is_discarded_or_turned_face_down(
    beyond: str, station: str, pile: str
) -> None:
    near = foundry(effects=[{"when": "placement", "do": "far-from-main", "range": 2}])
    s = scene(book=near, stations=[f"location_42@1,0{beyond}"], illegal=True)
    assert wrong_cards(s.s.table, near, 0) == [1]
    assert correct_all(s.s) == [0]
    assert (s.station(0), s.discard_pile()) == (station, pile)
    assert GAME.problems(s.s) == []


@clause("PG-090", "PG-147")
def test_credits_on_an_added_location_return_at_the_end_of_the_year() -> None:
    effect = {"when": "immediate", "do": "store-credits", "most": 6, "per": 2}
    s = scene(book=foundry(effects=[effect]), phase="year-end", stations=["location_42@1,0:4"])
    assert s.told("refunded") == ["refunded 0 4"]


@clause("PG-010")
@pytest.mark.parametrize(
    "words",
    [
        {"phase": "choosing", "hands": ["location_42 customs"]},
        {"stations": ["location_42@1,0"]},
        {"played": ["location_42"]},
        {"discard": "location_42 location_42"},
    ],
    ids="-".join,
)
def test_bots_see_an_added_location_as_the_printed_one_that_is_nearest(words: dict[str, Any]) -> None:
    turret = next(row for row in ENTRY.standard_deck().tables["location"] if row["id"] == "turret")
    new = foundry(**{key: turret[key] for key in ("type", "credits", "energy", "points", "effects")})
    in_place = json.loads(json.dumps(words).replace("location_42", "turret"))
    seen, known = (GAME.features(GAME.view(scene(book=new, **each).s, 0)) for each in (words, in_place))
    assert seen == known


FAR = {"when": "placement", "do": "far-from-main", "range": 4}
KEPT_FREE = {"when": "continuous", "do": "keep-free"}


@clause("PG-005", "PG-010")
@pytest.mark.parametrize(
    ("changes", "nearest"),
    [
        ({"type": "military", "effects": [FAR], "credits": 0, "points": 0}, "fighter_launch_bay"),
        ({"type": "recreation", "effects": [FAR], "credits": 4, "energy": 1, "points": 7}, "sports_arena"),
        ({"type": "recreation", "effects": [], "credits": 3, "points": 3}, "sports_arena"),
        ({"type": "recreation", "effects": [KEPT_FREE], "credits": 9, "energy": 3, "points": 15}, "observation_dome"),
        ({"type": "military", "effects": [], "credits": 1, "energy": 1, "points": 2}, "turret"),
        ({"type": "business", "effects": [], "credits": 2, "energy": 0, "points": 3}, "customs"),
    ],
)
def test_the_nearest_location_has_the_type_then_the_effects_then_the_numbers(changes: Changes, nearest: str) -> None:
    assert ALL_CARDS[foundry(**changes).like[FIRST_ADDED]] == nearest


@clause("PG-021", "PG-023")
@pytest.mark.parametrize(
    ("added", "copies", "says"),
    [
        ([location("location_42")], {}, "46 Special cards; expected 44"),
        ([location("location_42", set="basic")], {"opera_house": 0}, "74 Basic cards; expected 72"),
        ([location("location_43")], {"opera_house": 0}, "location_42"),
        ([location("location_42", name="turret")], {"opera_house": 0}, "name"),
        ([location("location_42", effects=[{**PER_NAME, "name": "location_43"}])], {"opera_house": 0}, "name"),
    ],
)
def test_added_locations_that_do_not_fit_are_refused(added: list[Changes], copies: dict[str, int], says: str) -> None:
    with pytest.raises(DeckError, match=says):
        book(*added, **copies)


@clause("PG-010")
def test_nothing_can_be_decided_about_locations_that_no_deck_has_added() -> None:
    impossible = {VOCABULARY.name(action) for action in GAME.impossible(foundry())}
    verbs = ("pick", "card", "salvage", "draw")
    assert {f"{verb}:{name}" for verb in verbs for name in ADDED[1:]} <= impossible
    assert not {f"{verb}:{ADDED[0]}" for verb in verbs} & impossible
    assert not {name for name in impossible if name.partition(":")[2] in LOCATIONS}
