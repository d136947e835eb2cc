"""Edge cases and bad input, first part."""

import pytest

from astrogornicy.scene import match, scene
from clauses import clause
from kosmodrom.engine.errors import BadTable, Refused, UnknownDecision


@clause("AG-001", "AG-002", "AG-036")
@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (1, {}, "cannot be played with 1 seats"),
        (5, {}, "cannot be played with 5 seats"),
        (2, {"edition": "latest"}, "option edition = 'latest'; expected one of handbook, earlier"),
        (2, {"track_order": "reverse"}, "option track_order = 'reverse'; expected one of random, legend"),
        (2, {"market": "5"}, "has no option 'market'"),
    ],
)
def test_ec_1_a_table_that_does_not_exist_is_refused(seats: int, options: dict[str, str], complaint: str) -> None:
    """Fewer than 2 or more than 4 players, an unknown edition or track order."""
    with pytest.raises(BadTable, match=complaint):
        match(seats, **options)


@clause("AG-042", "AG-085")
def test_ec_2_a_command_out_of_turn_or_phase_is_refused_and_changes_nothing() -> None:
    """Another player's turn, or the wrong phase."""
    s = scene(pools=["GOR", "GOR"], hands=["ZA-07"], stock=["1KS 2WF"])

    assert s.why_not("water:1-GOR", 1) == "AG-085"
    assert s.why_not("buy:ZA-07") == "AG-206"
    assert s.why_not("end") == "AG-312"
    assert s.why_not("draw:MI-01") == "AG-304"


@clause("AG-061")
def test_ec_2_in_phase_two_anybody_may_confirm_first() -> None:
    """Confirmations of phase 2 know no turn."""
    s = scene(seats=3, phase="changing", pools=["GOR GOR"] * 3)

    assert [s.why_not("ready", seat) for seat in range(3)] == [None] * 3


@clause("AG-059", "AG-058")
def test_ec_3_the_free_reroll_is_no_second_time_and_not_for_foreign_dice() -> None:
    """Asked twice, after confirming, or with another player's dice; an empty selection declines."""
    s = scene(phase="rolling", pools=["INS INS", "GOR GOR"])
    assert s.why_not("reroll:GOR", 0) == "AG-058"

    s.play("done", seat=0)
    assert s.why_not("reroll:INS", 0) == "AG-059"
    s.play("ready", seat=0)
    assert s.why_not("reroll:INS", 0) == "AG-059"


@clause("AG-072", "AG-073", "AG-071", "AG-306")
def test_ec_4_a_sacrifice_without_a_proper_price_or_target_is_refused() -> None:
    """One die, the same die twice, a placed die, or a die turned to the face that it shows."""
    assert scene(pools=["GOR", "GOR"]).why_not("sacrifice") == "AG-072"

    s = scene(pools=["INS GOR", "GOR"], fields="water-1=0-AUT").play("sacrifice")
    assert s.why_not("discard:AUT") == "AG-071"
    s.play("discard:INS")
    assert s.why_not("turn:INS-GOR") == "AG-073"
    assert s.why_not("turn:GOR-GOR") == "AG-306"


@clause("AG-074")
def test_ec_4_an_unknown_face_is_no_decision() -> None:
    """An unknown face."""
    with pytest.raises(UnknownDecision):
        match().play(0, "turn:INS-GOR3")


@clause("AG-060", "AG-069", "AG-220", "AG-090")
def test_ec_5_dice_are_changed_in_two_windows_only() -> None:
    """Before the free reroll step, after confirming, on another's turn, after the own pass."""
    things = {"pools": ["INS GOR", "GOR GOR"], "orders": ["ZA-07", "ZA-09"]}
    rolling = scene(phase="rolling", **things)  # type: ignore[arg-type]  # words of a scene
    acting = scene(**things)  # type: ignore[arg-type]  # words of a scene
    for decision, clause_after in (("sacrifice", "AG-069"), ("automat:GOR", "AG-220")):
        assert rolling.why_not(decision, 0) == "AG-060"
        confirmed = rolling.copy().play("done", "ready", seat=0)
        assert confirmed.why_not(decision, 0) == clause_after
        assert acting.why_not(decision, 1) == "AG-085"
        assert acting.copy().play("pass").why_not(decision, 0) == "AG-090"


@clause("AG-069", "AG-220")
@pytest.mark.parametrize(("phase", "number"), [("settling", 8), ("buying", 1)])
def test_ec_5_no_dice_are_changed_in_phases_four_and_five(phase: str, number: int) -> None:
    """In phases 4 and 5."""
    docks = ["MI-05 of 0: 0-GOR - - -"]
    s = scene(phase=phase, pools=["INS GOR"], orders=["ZA-07"], hands=["ZA-02"], docks=docks, round=number)

    assert s.why_not("sacrifice") == "AG-069"
    assert s.why_not("automat:GOR") == "AG-220"


@clause("AG-099", "AG-100", "AG-101")
def test_ec_6_workers_stay_with_their_trade() -> None:
    """Inspector or Geologist on a basic area, Miner or Automat on Dispatch or Refinery."""
    office = scene(pools=["INS GEO", "GOR"])
    assert (office.why_not("water:1-INS"), office.why_not("xenon:3-GEO")) == ("AG-099", "AG-099")

    mine = scene(pools=["GOR AUT GOR2 AUT2", "GOR"])
    assert (mine.why_not("dispatch:1"), mine.why_not("refinery:deck")) == ("AG-100", "AG-101")


@clause("AG-078", "AG-079")
def test_ec_7_a_double_symbol_does_not_change_its_trade() -> None:
    """A double Miner on an Automat's field, or the other way round."""
    s = scene(pools=["GOR2 AUT2", "GOR"], docks=["MI-01 of 1: - - -"])

    assert (s.why_not("xenon:1-GOR2"), s.why_not("water:1-AUT2")) == ("AG-078", "AG-078")
    assert (s.why_not("dock:1-3-GOR2"), s.why_not("dock:1-1-AUT2")) == ("AG-078", "AG-078")
    assert (s.why_not("dock:1-3-AUT2"), s.why_not("dock:1-1-GOR2")) == (None, None)


@clause("AG-020", "AG-039", "AG-104")
def test_ec_8_occupied_and_switched_off_fields_are_refused() -> None:
    """An occupied field, a Dock or an office field of a larger game."""
    fields = "water-1=1-GOR dispatch=1-INS dispatch=1-INS dispatch=1-INS"
    s = scene(pools=["GOR INS", "GOR"], fields=fields)

    assert s.why_not("water:1-GOR") == "AG-020"
    assert s.why_not("dock:4-1-GOR") == "AG-039"
    assert s.why_not("dispatch:1") == "AG-104"


@clause("AG-102")
def test_ec_9_an_empty_market_place_and_an_empty_deck_are_refused() -> None:
    """A place that is empty, a blind draw from an empty deck; a place that does not exist is no decision."""
    s = scene(pools=["INS", "GOR"], missions="MI-01 - MI-02 -", decks=(0, None))

    assert [s.why_not(f"dispatch:{place}") for place in ("1", "2", "deck")] == [None, "AG-102", "AG-102"]
    with pytest.raises(UnknownDecision):
        match().play(0, "dispatch:5")


@clause("AG-120", "AG-127", "AG-129", "AG-132")
@pytest.mark.parametrize(
    ("hand", "stock", "docks", "refusal"),
    [
        ("MI-05", "1KS 1PL", [], None),
        ("MI-06", "1KS 1PL", [], "AG-120"),
        ("MI-05", "1KS 1PL", ["MI-01 of 0: - - -", "MI-02 of 0: - - -"], "AG-127"),
        ("MI-05", "1KS 1PL", ["MI-01 of 0: - - -", "MI-02 of 1: - - -", "MI-03 of 1: - - - -"], "AG-129"),
        ("MI-05", "1KS 3WO", [], "AG-132"),
    ],
)
def test_ec_10_a_launch_needs_card_barge_dock_and_means(
    hand: str, stock: str, docks: list[str], refusal: str | None
) -> None:
    """Without the card in hand, a free Barge, a free Dock or the means to pay."""
    s = scene(pools=["GOR", "GOR"], hands=[hand], stock=[stock], docks=docks)

    assert s.why_not("launch:MI-05") == refusal


@clause("AG-125", "AG-020", "AG-078", "AG-056")
def test_ec_11_a_launch_with_a_wrong_crew_is_refused() -> None:
    """Dice on white fields, two on one field, a wrong symbol, or the same die twice."""
    s = scene(pools=["GOR AUT GEO", "GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("launch:MI-05", "crew:1-GOR")

    assert s.why_not("crew:3-AUT") == "AG-125"
    assert s.why_not("crew:1-AUT") == "AG-020"
    assert s.why_not("crew:2-GEO") == "AG-078"
    assert s.why_not("crew:2-GOR") == "AG-056"


@clause("AG-124", "AG-123")
def test_ec_12_a_launch_without_dice_is_allowed() -> None:
    """No dice on it, as long as one is in the pool."""
    s = scene(pools=["INS", "GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("launch:MI-05", "done")

    assert s.dock(1) == "MI-05 of 0 at 1: - - - -"
    assert s.pool(0) == "INS"


@clause("AG-020", "AG-154")
@pytest.mark.parametrize("owner", [0, 1])
def test_ec_13_a_full_mission_takes_no_further_die(owner: int) -> None:
    """Own or foreign die on a full Mission."""
    s = scene(pools=["GOR AUT", "GOR"], docks=[f"MI-01 of {owner}: 1-GOR 1-GOR 1-AUT"])

    assert s.offered("dock") == []
    assert [s.why_not(f"dock:1-{field}-GOR") for field in (1, 2, 3, 4)] == ["AG-020", "AG-020", "AG-020", "AG-108"]


@clause("AG-088")
def test_ec_14_an_empty_pool_is_skipped() -> None:
    """No dice, no launch."""
    s = scene(pools=["GOR", "GOR GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("water:1-GOR", "water:2-GOR")

    assert s.asked == [1]
    assert s.why_not("launch:MI-05", 0) == "AG-088"


@clause("AG-087")
def test_ec_15_the_phase_ends_at_once_when_all_are_finished() -> None:
    """All out of dice or passed in the same turn cycle."""
    s = scene(seats=3, pools=["GOR", "GOR", "GOR GOR"], hands=["ZA-01"]).play("water:1-GOR", "water:2-GOR", "pass")

    assert (s.phase, s.asked) == (5, [0])
    assert s.told("turn-began") == ["turn-began 1", "turn-began 2"]


@clause("AG-090")
def test_ec_16_no_action_after_the_own_pass() -> None:
    """A pass followed by any action."""
    s = scene(pools=["GOR", "GOR GOR"], hands=["MI-05"], stock=["1KS 1PL"]).play("pass")

    assert {s.why_not(decision, 0) for decision in ("water:1-GOR", "launch:MI-05", "exchange:GOR")} == {"AG-090"}


@clause("AG-114", "AG-115")
def test_ec_17_the_first_player_field_is_taken_once_also_in_round_eight() -> None:
    """Already taken; in Round 8 allowed without effect."""
    s = scene(pools=["GOR", "GOR"], round=8, active=1).play("first-player:GOR")

    assert s.why_not("first-player:GOR") == "AG-114"
    assert s.play("pass").first == 0


@clause("AG-133", "AG-135", "AG-136")
def test_ec_18_an_exchange_needs_something_else_on_both_sides() -> None:
    """A kind for itself, none in stock, or none in the bank."""
    s = scene(pools=["GOR", "GOR"], stock=["1WO"], bank="0PA").play("exchange:GOR")

    assert s.why_not("swap:WO-WO") == "AG-135"
    assert s.why_not("swap:NI-WO") == "AG-133"
    assert s.why_not("swap:WO-PA") == "AG-136"
    assert s.why_not("swap:WO-NI") is None


@clause("AG-144", "AG-145", "AG-146")
@pytest.mark.parametrize(("leaders", "from_bank"), [("0", 3), ("01", 3), ("012", 2), ("0123", 3)])
def test_ec_20_the_token_and_so_many_units_of_the_bank_are_handed_out(leaders: str, from_bank: int) -> None:
    """4 in all for one, two or four leaders, 3 for three."""
    dice = " ".join([f"{seat}-GOR" for seat in leaders] + ["-"] * (5 - len(leaders)))
    s = scene(seats=4, docks=[f"EK-4 of 0: {dice}"], bank="9PL", phase="settling")

    assert f"{9 - from_bank}PL" in s.bank().split()


@clause("AG-151", "AG-152")
@pytest.mark.parametrize(("first", "stocks"), [(0, ["1PL", "", ""]), (1, ["", "1PL", ""]), (2, ["", "", "1PL"])])
def test_ec_21_over_a_bare_bank_the_token_goes_to_the_first_tied_player(first: int, stocks: list[str]) -> None:
    """The bank lacks that resource completely."""
    s = scene(seats=3, first=first, docks=["EK-4 of 0: 0-GOR 1-GOR 2-GOR - -"], bank="0PL", phase="settling")

    assert [s.stock(seat) for seat in range(3)] == stocks


@clause("AG-149", "AG-152")
def test_ec_22_in_round_eight_a_kind_that_the_bank_lacks_is_refused() -> None:
    """Another kind must be chosen; over an empty bank the share is lost."""
    bank = "0WO 0KS 2PL 0ZL 0WF 0NI 0PA"
    s = scene(docks=["EK-4 of 0: 0-GOR 1-GOR - - -"], round=8, bank=bank, phase="settling")
    assert s.why_not("bonus:WO") == "AG-314"

    s.play("bonus:PL", "bonus:PL")
    assert (s.stock(0), s.stock(1)) == ("2PL", "")
    assert s.over


@clause("AG-042")
def test_ec_2_a_refused_command_names_its_rule() -> None:
    """A refusal gives its reason and leaves the match as it was."""
    played = match(seed="refusal")
    before = played.position()
    with pytest.raises(Refused) as refused:
        played.play(0, "water:1-GOR")

    assert refused.value.clause == "AG-042"
    assert played.position() == before
