"""The set-up: AG-021 to AG-040."""

import pytest

from astrogornicy.scene import GAME, match, scene, set_up, started
from clauses import clause
from kosmodrom.games.astrogornicy.model.actions import AWARDS, BULLETINS, EXPEDITIONS, KANTORS, RESOURCES, TECHNOLOGIES

FOR_THREE = {9, 10, 21, 22, 33, 34}
FOR_FOUR = {11, 12, 23, 24, 35, 36}
ORDERS_FOR_THREE = {1, 8, 15, 22, 29, 36}
ORDERS_FOR_FOUR = {4, 11, 18, 19, 26, 33}

FOUR_MISSIONS = ["draw:MI-04", "draw:MI-01", "draw:MI-03", "draw:MI-02"]
FOUR_ORDERS = ["draw:ZA-02", "draw:ZA-07", "draw:ZA-05", "draw:ZA-03"]
THREE_AWARDS = ["draw:NA-3", "draw:NA-1", "draw:NA-7"]
THREE_TOPS = ["draw:EK-2", "draw:TE-4", "draw:BI-3"]
SEVEN_TOKENS = ["token:PA", "token:WO", "token:NI", "token:PL", "token:ZL", "token:KS", "token:WF"]


def left_over(kind: str, *removed: set[int]) -> list[str]:
    out = set().union(*removed)
    return [f"draw:{kind}-{number:02}" for number in range(1, 37) if number not in out]


@clause("AG-021")
@pytest.mark.parametrize(
    ("seats", "missions", "orders"),
    [
        (2, left_over("MI", FOR_THREE, FOR_FOUR), left_over("ZA", ORDERS_FOR_THREE, ORDERS_FOR_FOUR)),
        (3, left_over("MI", FOR_FOUR), left_over("ZA", ORDERS_FOR_FOUR)),
        (4, left_over("MI"), left_over("ZA")),
    ],
)
def test_cards_marked_for_more_players_are_out_of_the_game(seats: int, missions: list[str], orders: list[str]) -> None:
    s = set_up(seats)
    assert s.drawn() == missions

    s.chance(*FOUR_MISSIONS)
    assert s.drawn() == orders


@clause("AG-021", "AG-023")
@pytest.mark.parametrize(("seats", "left"), [(2, 20), (3, 26), (4, 32)])
def test_four_cards_of_each_deck_lie_open_and_the_rest_is_face_down(seats: int, left: int) -> None:
    s = started(seats)

    assert (s.deck("mission"), s.deck("order")) == (left, left)
    assert "-" not in s.market("mission").split() + s.market("order").split()


@clause("AG-022", "AG-304")
def test_each_deck_is_shuffled_by_itself() -> None:
    s = set_up()
    assert s.stream() == 0
    assert set(s.draws().values()) == {1}

    s.chance(*FOUR_MISSIONS)
    assert s.stream() == 1
    assert set(s.draws().values()) == {1}


@clause("AG-022")
def test_a_card_in_the_market_is_no_longer_in_its_deck() -> None:
    s = set_up().chance("draw:MI-04")

    assert "draw:MI-04" not in s.drawn()
    assert (s.deck("mission"), len(s.drawn())) == (23, 23)


@clause("AG-023", "AG-024", "AG-025", "AG-026")
def test_the_set_up_is_told_from_the_markets_to_the_first_round() -> None:
    s = set_up(2, legend=False, first_seat=False).chance(
        *FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS, *THREE_TOPS, "draw:KA-2", *SEVEN_TOKENS, "first:1"
    )

    assert s.story == [
        "market-filled MI-04 0", "market-filled MI-01 1", "market-filled MI-03 2", "market-filled MI-02 3",
        "market-filled ZA-02 0", "market-filled ZA-07 1", "market-filled ZA-05 2", "market-filled ZA-03 3",
        "award-laid NA-3 0", "award-laid NA-1 1", "award-laid NA-7 2",
        "top-turned EK-2", "top-turned TE-4", "top-turned BI-3", "kantor-drawn KA-2",
        "token-laid PA 1", "token-laid WO 2", "token-laid NI 3", "token-laid PL 4", "token-laid ZL 5",
        "token-laid KS 6", "token-laid WF 7", "first-drawn 1", "round-began 1 1",
    ]  # fmt: skip
    assert (s.market("mission"), s.market("order")) == ("MI-04 MI-01 MI-03 MI-02", "ZA-02 ZA-07 ZA-05 ZA-03")
    assert (s.mini("expeditions"), s.mini("technologies"), s.mini("bulletins")) == ("EK-2", "TE-4", "BI-3")


@clause("AG-024")
def test_three_of_seven_awards_are_drawn_and_four_wait_face_down() -> None:
    s = set_up().chance(*FOUR_MISSIONS, *FOUR_ORDERS)
    assert s.drawn() == [f"draw:{award}" for award in AWARDS]
    assert s.stream() == 2

    s.chance(*THREE_AWARDS)
    assert s.awards() == "NA-3 NA-1 NA-7"
    assert s.s.table.award_deck == 4
    assert s.s.vault.awards == [0, 1, 0, 1, 1, 1, 0]


@clause("AG-025")
def test_each_mini_deck_of_the_directors_is_shuffled_by_itself() -> None:
    s = set_up().chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS)
    streams = []
    for cards, top in zip((EXPEDITIONS, TECHNOLOGIES, BULLETINS), THREE_TOPS, strict=True):
        assert s.drawn() == [f"draw:{card}" for card in cards]
        streams.append(s.stream())
        s.chance(top)

    assert streams == [3, 4, 5]
    assert s.s.table.below == [3, 3, 3]
    assert s.s.vault.minis == [1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1]


@clause("AG-025", "AG-247")
def test_in_the_earlier_edition_no_mini_deck_needs_a_draw() -> None:
    s = set_up(2, "earlier").chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS)

    assert s.drawn() == [f"draw:{kantor}" for kantor in KANTORS]
    assert s.mini("expeditions") == "EK-1 EK-2 EK-3 EK-4"
    assert s.mini("technologies") == "TE-1 TE-2 TE-3 TE-4"
    assert s.mini("bulletins") == "BI-1 BI-2 BI-3 BI-4"
    assert s.s.vault.minis == [0] * 12


@clause("AG-026")
@pytest.mark.parametrize(("card", "promoted"), [("KA-1", "WF"), ("KA-2", "ZL"), ("KA-3", "NI"), ("KA-4", "PA")])
def test_one_exchange_office_card_promotes_its_resource_for_the_whole_game(card: str, promoted: str) -> None:
    s = set_up().chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS, *THREE_TOPS)
    assert s.draws() == dict.fromkeys([f"draw:{kantor}" for kantor in KANTORS], 1)
    assert s.stream() == 6

    s.chance(f"draw:{card}")
    assert s.kantor() == card
    s.settle().confirm_all().pass_all().end_all()
    assert (s.round, s.kantor()) == (2, card)
    assert RESOURCES[s.s.table.promoted] == promoted


@clause("AG-027")
def test_the_other_exchange_office_cards_lie_nowhere() -> None:
    s = set_up().chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS, *THREE_TOPS, "draw:KA-3")
    written = GAME.position(s.s)

    assert [card for card in KANTORS if card in written] == ["KA-3"]
    assert s.box() == ""


@clause("AG-028", "AG-030", "AG-038")
@pytest.mark.parametrize(
    ("seats", "bank"),
    [
        (2, "27WO 27KS 27PL 25ZL 25WF 25NI 25PA"),
        (3, "26WO 26KS 26PL 24ZL 24WF 24NI 24PA"),
        (4, "25WO 25KS 25PL 23ZL 23WF 23NI 23PA"),
    ],
)
@pytest.mark.parametrize("legend", [True, False])
def test_everybody_starts_with_one_of_each_out_of_the_common_supply(seats: int, bank: str, legend: bool) -> None:
    s = started(seats, legend=legend)

    assert s.bank() == bank
    assert [s.stock(seat) for seat in range(seats)] == ["1WO 1KS 1PL 1ZL 1WF 1NI 1PA"] * seats


@clause("AG-038")
def test_a_track_token_leaves_the_bank_when_it_is_laid() -> None:
    s = set_up(legend=False).chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS, *THREE_TOPS, "draw:KA-1")
    assert s.bank() == "28WO 28KS 28PL 26ZL 26WF 26NI 26PA"

    s.chance("token:NI", "token:KS")
    assert s.bank() == "28WO 27KS 28PL 26ZL 26WF 25NI 26PA"


@clause("AG-029")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_seven_dice(seats: int) -> None:
    s = started(seats).settle()

    assert [len(s.pool(seat).split()) for seat in range(seats)] == [7] * seats


@clause("AG-029", "AG-127")
@pytest.mark.parametrize(("running", "refusal"), [(0, None), (1, None), (2, "AG-127")])
def test_everybody_has_two_barges(running: int, refusal: str | None) -> None:
    docks = ["MI-05 of 0: - - - -", "MI-06 of 0: - - - -"][:running]
    s = scene(seats=4, pools=["INS"], hands=["MI-01"], stock=["1KS 1PL"], docks=docks)

    assert s.why_not("launch:MI-01") == refusal


@clause("AG-031")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_starts_with_cards(seats: int) -> None:
    s = started(seats)

    assert [s.hand(seat) for seat in range(seats)] == [""] * seats
    assert s.s.table.hand_counts == [0] * (2 * seats)


@clause("AG-032")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_with_equal_chances(seats: int) -> None:
    s = set_up(seats, first_seat=False).chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS, *THREE_TOPS, "draw:KA-1")

    assert s.draws() == {f"first:{seat}": 1 for seat in range(seats)}
    assert s.stream() == 8


@clause("AG-032", "AG-043")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_is_drawn_takes_the_first_turn(seat: int) -> None:
    s = set_up(3, first_seat=False).chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS, *THREE_TOPS, "draw:KA-1")

    s.chance(f"first:{seat}").settle().confirm_all()

    assert (s.first, s.seat) == (seat, seat)


@clause("AG-033")
def test_a_named_first_player_needs_no_draw() -> None:
    assert match().options["first_player"] == "random"
    s = started(3, first_seat=True)

    assert s.first == 0
    assert s.told("first-drawn") == []
    assert s.told("round-began") == ["round-began 1 0"]


@clause("AG-034", "AG-035", "AG-037")
def test_tokens_drawn_at_random_differ_on_fields_one_to_seven() -> None:
    s = set_up(legend=False).chance(*FOUR_MISSIONS, *FOUR_ORDERS, *THREE_AWARDS, *THREE_TOPS, "draw:KA-1")
    assert s.draws() == {f"token:{kind}": 1 for kind in RESOURCES}
    assert s.stream() == 7

    s.chance(*SEVEN_TOKENS[:6])
    assert s.drawn() == [SEVEN_TOKENS[6]]
    s.chance(SEVEN_TOKENS[6])
    assert s.track() == "PA WO NI PL ZL KS WF -"


@clause("AG-035", "AG-036", "AG-037")
def test_tokens_in_the_order_of_the_legend_need_no_draw() -> None:
    s = set_up(legend=True)

    assert s.track() == "PL WO KS ZL WF NI PA -"
    assert started(2, legend=True).told("token-laid") == []


@clause("AG-036")
def test_the_track_is_random_unless_the_legend_is_chosen() -> None:
    assert match().options["track_order"] == "random"
    assert match(track_order="legend").options["track_order"] == "legend"


@clause("AG-039")
@pytest.mark.parametrize(("seats", "usable"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize(("office", "face"), [("dispatch", "INS"), ("refinery", "GEO")])
def test_dispatch_and_refinery_have_a_field_more_for_each_further_player(
    office: str, face: str, seats: int, usable: int
) -> None:
    one_left = " ".join([f"{office}=1-{face}"] * (usable - 1))
    s = scene(seats=seats, pools=[face], fields=one_left)
    assert s.offered(office) == ["1", "2", "3", "4", "deck"]

    full = scene(seats=seats, pools=[face], fields=f"{one_left} {office}=1-{face}")
    assert full.offered(office) == []
    assert full.why_not(f"{office}:1") == "AG-104"


@clause("AG-039")
@pytest.mark.parametrize(("seats", "usable"), [(2, 3), (3, 4), (4, 5)])
def test_docks_marked_for_more_players_are_unusable(seats: int, usable: int) -> None:
    s = scene(seats=seats, pools=["GOR"])

    clauses = [s.why_not(f"dock:{dock}-1-GOR") for dock in range(1, 6)]
    assert clauses == ["AG-108"] * usable + ["AG-039"] * (5 - usable)


@clause("AG-040")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("area", "fields"),
    [
        ("water", ["1-GOR", "2-GOR", "3-GOR", "3-AUT", "4-GOR", "4-AUT"]),
        ("xenon", ["1-AUT", "2-AUT", "3-GOR", "3-AUT", "4-GOR", "4-AUT"]),
        ("plasteel", ["1-GOR", "1-AUT", "2-GOR", "3-AUT", "4-GOR", "4-AUT"]),
    ],
)
def test_the_basic_areas_are_the_same_for_any_number_of_players(seats: int, area: str, fields: list[str]) -> None:
    assert scene(seats=seats, pools=["GOR AUT"]).offered(area) == fields
