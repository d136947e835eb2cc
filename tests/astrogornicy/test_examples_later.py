"""The worked examples of the rules, second part: Orders, editions, Awards, Expeditions, the end."""

import pytest

from astrogornicy.scene import scene
from clauses import clause


@clause("AG-228", "AG-200", "AG-207", "AG-312")
def test_a_chain_of_orders() -> None:
    """The Extra order of ZA-31 buys ZA-34 at once."""
    s = scene(phase="buying", hands=["ZA-31 ZA-34 MI-14 ZA-02", "ZA-07"], stock=["1WO 1KS 2PL 4WF 1PA"])
    s.play("buy:ZA-31", "done")
    assert s.orders(0) == "ZA-31"
    s.play("buy:ZA-34")
    assert s.why_not("give:ZA-34") == "AG-202"
    assert s.why_not("give:ZA-31") == "AG-201"
    s.play("give:MI-14", "done")
    assert s.under("mission") == "MI-14"
    assert (s.orders(0), s.used(0)) == ("ZA-34", "ZA-31")
    assert s.stock(0) == ""
    assert s.seat == 0
    assert s.why_not("buy:ZA-02") == "AG-198"
    s.play("end")
    assert s.why_not("buy:ZA-02", 0) == "AG-312"


@clause("AG-213", "AG-214", "AG-221")
def test_automat_depends_on_the_edition() -> None:
    """INS becomes AUT in `handbook`, AUT becomes AUT2 in `earlier`."""
    handbook = scene(pools=["INS AUT", "GOR"], orders=["ZA-07"])
    assert handbook.offered("automat") == ["INS"]
    assert handbook.why_not("automat:AUT") == "AG-221"
    handbook.play("automat:INS")
    assert (handbook.pool(0), handbook.used(0)) == ("AUT AUT", "ZA-07")
    earlier = scene(pools=["INS AUT", "GOR"], orders=["ZA-07"], edition="earlier")
    assert earlier.why_not("automat:INS") == "AG-214"
    assert earlier.play("automat:AUT").pool(0) == "INS AUT2"


@clause("AG-215", "AG-216", "AG-208")
def test_miner_depends_on_the_edition() -> None:
    handbook = scene(pools=["GEO GOR", "GOR"], orders=["ZA-13"]).play("miner:GEO")
    assert handbook.pool(0) == "GOR GOR"
    assert handbook.why_not("miner:GOR") == "AG-208"
    earlier = scene(pools=["GEO GOR", "GOR"], orders=["ZA-13"], edition="earlier")
    assert earlier.why_not("miner:GEO") == "AG-216"
    assert earlier.play("miner:GOR").pool(0) == "GEO GOR2"


@clause("AG-244", "AG-246", "AG-119", "AG-249")
def test_which_zarzad_card_can_be_taken_depends_on_the_edition() -> None:
    """Only BI-4 on top, or BI-1 by choice."""
    handbook = scene(pools=["GOR", "GOR"], stock=["1WO 1KS 1PL"], tops="EK-1 TE-1 BI-4")
    assert handbook.why_not("acquire:BI-1-GOR") == "AG-244"
    assert handbook.why_not("acquire:BI-4-GOR") == "AG-249"
    earlier = scene(pools=["GOR", "GOR"], stock=["1WO 1KS 1PL", "9WO 9KS"], edition="earlier")
    earlier.play("acquire:BI-1-GOR", "done")
    assert earlier.owned(0) == "BI-1"
    assert earlier.why_not("acquire:BI-2-GOR") == "AG-119"


@clause("AG-235", "AG-236", "AG-238", "AG-239")
def test_an_award_for_two_missions_and_an_expedition() -> None:
    """7 VP for NA-1 instead of 3 for the cards given up."""
    s = scene(pools=["INS INS", "GOR"], completed=["MI-13 MI-01 EK-1"])
    assert s.scores()[0] == 3
    s.play("award:1-INS", "give:MI-13", "give:EK-1", "give:MI-01", "done").chance("draw:NA-5")
    assert s.won(0) == "NA-1"
    assert s.scores()[0] == 7
    assert s.under("mission") == "MI-13 MI-01"
    assert s.box() == "EK-1"
    assert s.awards() == "NA-5 NA-2 NA-3"
    s.play("pass")
    assert s.why_not("award:1-INS") == "AG-239"


@clause("AG-179", "AG-186", "AG-143", "AG-187")
def test_an_expedition() -> None:
    """Two cards for Ada, one for Borys, 1 VP for Ada."""
    s = scene(pools=["GEO GOR2 INS", "AUT"], stock=["1KS 1PA"], tops="EK-2 TE-1 BI-1", round=2)
    s.play("acquire:EK-2-GEO")
    assert s.why_not("crew:1-GEO") == "AG-056"
    s.play("crew:1-GOR2", "crew:2-INS", "done").chance("draw:EK-3")
    assert s.dock(1) == "EK-2 of 0 at 1: 0-GOR2 0-INS -"
    s.play("dock:1-3-AUT")
    assert s.told("bonus-led") == ["bonus-led 0 2 4"]
    s.play("take:order-deck").settle()
    assert s.seat == 0
    s.play("take:mission-1").settle()
    assert s.seat == 1
    s.play("take:mission-2").settle()
    assert s.completed(0) == "EK-2"
    assert s.row("expeditions") == [1, 0]


@clause("AG-284", "AG-285", "AG-280", "AG-281")
def test_scoring() -> None:
    """19 + 7 + 2 + 1 + 4 + 6 = 39 VP."""
    s = scene(
        orders=["ZA-09 ZA-10"],
        used=["ZA-12"],
        won=["NA-1"],
        owned=["TE-1 BI-1"],
        completed=["MI-01 MI-02 MI-03 EK-1"],
        stock=["9WO 3KS 4PL 2ZL 7WF 4NI"],
    )
    assert s.scores()[0] == 39
    assert (s.row("basic")[0], s.row("rare")[0]) == (3, 3)


@clause("AG-289", "AG-290", "AG-296")
@pytest.mark.parametrize(("edition", "winners"), [("handbook", [1]), ("earlier", [0, 1])])
def test_a_tie_is_broken_or_not(edition: str, winners: list[int]) -> None:
    """52 VP each, 38 of them from Orders; 9 against 11 from Missions and Awards."""
    s = scene(
        edition=edition,
        seats=4,
        orders=["ZA-05 ZA-06 ZA-11 ZA-12 ZA-18", "ZA-17 ZA-23 ZA-24 ZA-30 ZA-36"],
        won=["NA-1", "NA-2"],
        completed=["MI-01 MI-02", "MI-03 MI-04 MI-05"],
        owned=["TE-1 BI-4", "TE-3 BI-3"],
    )
    assert s.scores() == [52, 52, 0, 0]
    assert s.row("orders")[:2] == [38, 38]
    assert s.winners() == winners


@clause("AG-149", "AG-151", "AG-314")
def test_the_bonus_of_round_eight_is_chosen() -> None:
    """Two tied leaders name two units each."""
    docks = ["MI-07 of 0: 0-GOR 0-AUT 0-GOR - 0-GEO", "MI-19 of 2: 2-GOR 2-AUT 2-GOR - 2-GEO"]
    s = scene(seats=4, docks=docks, round=8, bank="0KS", phase="settling")
    assert s.seat == 0
    assert s.why_not("bonus:KS") == "AG-314"
    s.play("bonus:ZL", "bonus:PA")
    assert s.seat == 2
    s.play("bonus:NI", "bonus:NI")
    assert (s.stock(0), s.stock(2)) == ("1ZL 1PA", "2NI")


@clause("AG-090", "AG-092", "AG-093")
def test_who_has_passed_gets_no_further_turn() -> None:
    """Ada passes, Borys goes on alone, and Ada still buys."""
    s = scene(seats=4, pools=["GOR GOR", "GOR GOR GOR AUT"], hands=["ZA-13"], stock=["1PL 2NI"])
    s.play("pass")
    for field in (1, 2, 3):
        assert s.seat == 1
        s.play(f"water:{field}-GOR")
    assert s.why_not("water:4-GOR", 0) == "AG-090"
    s.play("pass", "buy:ZA-13", "done")
    assert s.orders(0) == "ZA-13"


@clause("AG-044", "AG-045")
def test_the_first_player_changes_with_the_round() -> None:
    """Celina leads the Round after she used the field."""
    s = scene(seats=4, pools=["", "", "INS"], active=2, round=2, hands=["ZA-01", "ZA-03", "ZA-05", "ZA-02"])
    s.play("first-player:INS")
    buyers = []
    while s.phase == 5 and s.asked:
        buyers.append(s.seat)
        s.play("end")
    assert buyers == [0, 1, 2, 3]
    assert s.first == 2
    s.settle().confirm_all()
    assert s.seat == 2


@clause("AG-131")
def test_a_mission_filled_at_launch_is_settled_in_the_same_round() -> None:
    """Three yellow fields filled at the launch bring 4 NI."""
    s = scene(seats=3, pools=["GOR AUT2 GOR"], stock=["1WO 1KS 1PL"], hands=["MI-33"], round=2)
    s.play("launch:MI-33", "crew:1-GOR", "crew:2-AUT2", "crew:3-GOR", "done")
    assert s.stock(0) == "4WO 4NI"


@clause("AG-137", "AG-136", "AG-135", "AG-133")
def test_the_exchange_swaps_exactly_one_unit() -> None:
    """One unit, also for a double face."""
    s = scene(pools=["AUT2", "GOR"], stock=["2WO"], bank="0PA").play("exchange:AUT2")
    assert s.why_not("swap:WO-PA") == "AG-136"
    assert s.why_not("swap:WO-WO") == "AG-135"
    assert s.why_not("swap:KS-WO") == "AG-133"
    s.play("swap:WO-NI")
    assert s.stock(0) == "1WO 1NI"
    assert s.discarded(0) == 7


@clause("AG-218", "AG-217", "AG-310", "AG-222")
def test_a_free_launch_and_a_discount() -> None:
    """MI-28 for nothing, ZA-25 without its ZL."""
    s = scene(pools=["GOR", "GOR"], hands=["MI-28"], orders=["ZA-25 ZA-20"])
    s.play("launch:MI-28")
    assert s.options() == ["free-launch"]
    s.play("free-launch", "done")
    assert s.used(0) == "ZA-25"
    s = scene(phase="buying", hands=["ZA-25"], orders=["ZA-20"], stock=["1KS 1NI"]).play("buy:ZA-25")
    assert s.why_not("done") == "AG-198"
    assert s.why_not("discount:WO") == "AG-222"
    s.play("discount:ZL", "done")
    assert (s.stock(0), s.used(0), s.orders(0)) == ("", "ZA-20", "ZA-25")


@clause("AG-251", "AG-257", "AG-256")
def test_a_technology_works_in_the_round_of_its_purchase() -> None:
    """GOR2 on TE-3 brings 1 NI, a second die is refused."""
    s = scene(pools=["INS GOR2 GOR", ""], stock=["1WO 3KS"], tops="EK-1 TE-3 BI-1")
    s.play("acquire:TE-3-INS", "done").chance("draw:TE-1")
    s.play("use:TE-3-GOR2")
    assert s.stock(0) == "1NI"
    assert s.why_not("use:TE-3-GOR") == "AG-256"


@clause("AG-253", "AG-254", "AG-252")
def test_a_bulletin_brings_a_card_of_either_kind() -> None:
    s = scene(pools=["GOR", "GOR"], owned=["BI-1"])
    assert s.copy().play("pass").why_not("use:BI-1-GOR") == "AG-252"
    s.play("use:BI-1-GOR")
    assert len(s.offered("take")) == 10
    s.play("take:order-2")
    assert len(s.hand(0).split()) == 1


@clause("AG-297", "AG-298", "AG-309")
def test_a_card_put_under_an_empty_deck_fills_the_market() -> None:
    """Failed Missions refill the market at once."""
    s = scene(
        phase="settling",
        docks=["MI-01 of 0 at 2: - - -", "MI-02 of 1 at 2: - - -"],
        missions="MI-03 - MI-04 -",
        decks=(0, None),
    )
    assert s.market("mission") == "MI-03 MI-01 MI-04 MI-02"
