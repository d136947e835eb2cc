"""Scope and terms: AG-001 to AG-020."""

import pytest

from astrogornicy.building import standard_book
from astrogornicy.scene import match, scene, started
from clauses import clause
from kosmodrom.engine.errors import BadTable
from kosmodrom.games.astrogornicy.model.actions import MISSIONS, RESOURCES
from kosmodrom.games.astrogornicy.model.terms import TYPES

BASIC = ["WO", "KS", "PL"]


@clause("AG-001")
def test_the_edition_is_the_handbook_unless_the_earlier_one_is_chosen() -> None:
    assert match().options["edition"] == "handbook"
    assert match(edition="earlier").options["edition"] == "earlier"


@clause("AG-001")
@pytest.mark.parametrize(("edition", "shown"), [("handbook", 1), ("earlier", 4)])
def test_the_edition_stays_the_same_in_later_rounds(edition: str, shown: int) -> None:
    s = started(2, edition).settle().confirm_all().pass_all().end_all().settle().confirm_all()

    assert s.round == 2
    assert len(s.mini("technologies").split()) == shown


@clause("AG-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    assert match(seats).seats == seats
    assert [started(seats).rolling(seat) for seat in range(seats)] == [7] * seats


@clause("AG-003", "AG-002")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_no_other_number_of_players_is_accepted(seats: int) -> None:
    with pytest.raises(BadTable, match=f"cannot be played with {seats} seats; expected one of 2, 3, 4"):
        match(seats)


@clause("AG-004")
def test_more_points_than_every_opponent_win() -> None:
    s = scene(seats=3, completed=["MI-01", "MI-02 MI-03 MI-04", "MI-05 MI-06"])

    assert s.scores() == [1, 3, 2]
    assert s.winners() == [1]


@clause("AG-005")
@pytest.mark.parametrize(
    ("source", "row", "points"),
    [
        ({"orders": ["ZA-07"]}, "orders", 3),
        ({"used": ["ZA-06"]}, "orders", 8),
        ({"won": ["NA-1"]}, "awards", 7),
        ({"owned": ["TE-1"]}, "technologies", 2),
        ({"owned": ["BI-4"]}, "bulletins", 3),
        ({"completed": ["MI-01"]}, "missions", 1),
        ({"completed": ["EK-1"]}, "expeditions", 1),
        ({"stock": ["4WO"]}, "basic", 1),
        ({"stock": ["4NI"]}, "rare", 1),
    ],
)
def test_each_source_of_points_has_its_row(source: dict[str, list[str]], row: str, points: int) -> None:
    s = scene(**source)  # type: ignore[arg-type]  # each of these is a list of words

    assert s.row(row) == [points, 0]
    assert s.scores() == [points, 0]


@clause("AG-005")
def test_nothing_else_scores() -> None:
    s = scene(hands=["ZA-06 MI-01"], docks=["MI-05 of 0: 0-GOR 0-AUT - -"], fields="first=0-INS", stock=["3WO 3KS 2WF"])

    assert s.scores() == [0, 0]


@clause("AG-006")
def test_technologies_and_bulletins_are_the_investments_that_score() -> None:
    s = scene(owned=["TE-1 TE-3", "BI-2 BI-3"])

    assert s.row("technologies") == [3, 0]
    assert s.row("bulletins") == [0, 3]
    assert s.scores() == [3, 3]


@clause("AG-009")
@pytest.mark.parametrize(("area", "resource"), [("water", "WO"), ("xenon", "KS"), ("plasteel", "PL")])
def test_each_basic_resource_has_its_area(area: str, resource: str) -> None:
    s = scene(pools=["GOR", "INS"]).play(f"{area}:4-GOR")

    assert s.stock(0) == f"1{resource}"


@clause("AG-009")
@pytest.mark.parametrize(
    ("dock", "earned"),
    [
        ("MI-03 of 0: 0-GOR 0-GOR 0-GOR 0-GOR", "4WO 4ZL 4PA"),
        ("MI-04 of 0: 0-AUT 0-AUT 0-AUT 0-AUT", "4KS 4ZL 4WF"),
        ("MI-15 of 0: 0-GOR 0-GOR 0-GOR 0-GOR", "4PL 4ZL 4NI"),
    ],
)
def test_missions_bring_basic_resources_too(dock: str, earned: str) -> None:
    s = scene(docks=[dock], round=4, phase="settling")

    assert s.stock(0) == earned


@clause("AG-010")
def test_owner_and_participant_of_a_mission_gain_rare_resources() -> None:
    s = scene(docks=["MI-01 of 0: 0-GOR 0-AUT 1-AUT"], round=2, phase="settling")

    assert (s.stock(0), s.stock(1)) == ("4WO 2PA", "1PA")


@clause("AG-010")
@pytest.mark.parametrize(("card", "resource"), [("TE-1", "ZL"), ("TE-2", "WF"), ("TE-3", "NI"), ("TE-4", "PA")])
def test_each_technology_gives_a_rare_resource(card: str, resource: str) -> None:
    s = scene(pools=["INS", "INS"], owned=[card]).play(f"use:{card}-INS")

    assert s.stock(0) == f"1{resource}"


@clause("AG-010", "AG-009")
def test_no_area_gives_a_rare_resource() -> None:
    assert [RESOURCES[kind] for kind in standard_book().area_gives] == BASIC


@clause("AG-011")
def test_every_mission_shows_one_type_of_asteroid() -> None:
    book = standard_book()
    types = [TYPES[book.asteroid[card]] for card in range(len(MISSIONS))]

    assert types == ["C"] * 12 + ["S"] * 12 + ["M"] * 12


@clause("AG-018")
@pytest.mark.parametrize("phase", ["rolling", "changing", "acting", "buying"])
@pytest.mark.parametrize("card", ["mission-1", "mission-deck", "order-4", "order-deck"])
def test_no_card_comes_into_hand_outside_its_four_ways(phase: str, card: str) -> None:
    s = scene(phase=phase, pools=["INS GEO", "INS GEO"], hands=["ZA-07", "ZA-13"])

    assert s.why_not(f"take:{card}") == "AG-018"
    assert s.offered("take") == []


@clause("AG-018", "AG-101", "AG-253", "AG-185")
@pytest.mark.parametrize(
    ("ways", "hand"),
    [
        (["dispatch:1"], "MI-02"),
        (["refinery:1"], "ZA-02"),
        (["use:BI-1-INS", "take:mission-2"], "MI-03"),
        (["use:BI-1-GEO", "take:order-3"], "ZA-05"),
        (["pass", "take:mission-4"], "MI-05"),
    ],
)
def test_dispatch_refinery_bulletins_and_expeditions_bring_cards(ways: list[str], hand: str) -> None:
    s = scene(
        pools=["INS GEO"],
        owned=["BI-1"],
        docks=["EK-2 of 0: 0-INS 1-INS 1-INS"],
        missions="MI-02 MI-03 MI-04 MI-05",
        order_market="ZA-02 ZA-03 ZA-05 ZA-06",
    ).play(*ways)

    assert s.hand(0) == hand


@clause("AG-019")
def test_a_die_can_stand_on_marked_places_of_board_and_cards_and_nowhere_else() -> None:
    s = scene(pools=["GOR", "INS"], docks=["MI-01 of 1: - - -"], owned=["TE-1"])

    assert s.options() == [
        "water:1-GOR", "water:2-GOR", "water:3-GOR", "water:4-GOR", "xenon:3-GOR", "xenon:4-GOR",
        "plasteel:1-GOR", "plasteel:2-GOR", "plasteel:4-GOR", "dock:1-1-GOR", "dock:1-2-GOR", "first-player:GOR",
        "use:TE-1-GOR", "pass",
    ]  # fmt: skip
    assert s.why_not("dock:1-4-GOR") == "AG-108"


@clause("AG-020")
@pytest.mark.parametrize(
    ("field", "neighbour"),
    [
        ("water:3-GOR", "water:4-GOR"),
        ("xenon:4-GOR", "xenon:3-GOR"),
        ("plasteel:1-GOR", "plasteel:2-GOR"),
        ("dock:1-1-GOR", "dock:1-2-GOR"),
    ],
)
def test_a_field_holds_one_die(field: str, neighbour: str) -> None:
    fields = "water-3=1-AUT xenon-4=0-AUT plasteel-1=1-GOR2"
    s = scene(pools=["GOR", "INS"], docks=["MI-01 of 1: 1-GOR - -"], fields=fields)

    assert s.why_not(field) == "AG-020"
    assert s.why_not(neighbour) is None
    assert field not in s.options()
