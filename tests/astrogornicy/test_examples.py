"""The worked examples of the rules, first part: set-up, placing, Missions, dice, payments."""

import pytest

from astrogornicy.scene import scene, started
from clauses import clause


@clause("AG-021", "AG-023", "AG-039", "AG-038")
def test_a_table_of_three_is_set_up() -> None:
    """The set-up for three players."""
    s = started(3)
    t = s.s.table
    assert (s.deck("mission"), s.deck("order")) == (26, 26)
    assert all(place >= 0 for place in t.market + t.awards)
    assert sum(s.s.vault.awards) == 4
    assert all(s.s.book.mark[card] <= 3 for card in t.market)
    assert (s.s.book.docks[3], s.s.book.refinery[3], s.s.book.dispatch[3]) == (4, 4, 4)
    assert s.bank() == "26WO 26KS 26PL 24ZL 24WF 24NI 24PA"
    assert s.track() == "PL WO KS ZL WF NI PA -"
    assert [s.stock(seat) for seat in range(3)] == ["1WO 1KS 1PL 1ZL 1WF 1NI 1PA"] * 3
    assert [s.rolling(seat) for seat in range(3)] == [7, 7, 7]


@clause("AG-025", "AG-247")
def test_the_mini_decks_show_one_card_or_all() -> None:
    assert started(2).mini("bulletins").count("BI") == 1
    assert started(2, "earlier").mini("bulletins") == "BI-1 BI-2 BI-3 BI-4"


@clause("AG-096", "AG-097", "AG-078")
def test_the_first_field_gives_one_more_and_symbols_must_fit() -> None:
    """Ada takes 3 WO on the first field, Borys 1 WO on the second."""
    s = scene(pools=["GOR2 GOR", "GOR AUT"])
    s.play("water:1-GOR2")
    assert s.stock(0) == "3WO"
    assert s.why_not("water:2-AUT") == "AG-078"
    assert s.why_not("water:1-GOR") == "AG-020"
    assert s.offered("water") == ["2-GOR", "3-GOR", "3-AUT", "4-GOR", "4-AUT"]
    s.play("water:2-GOR")
    assert s.stock(1) == "1WO"


@clause("AG-095")
def test_any_free_field_of_an_area_may_be_chosen() -> None:
    """Field 3 is chosen while field 1 is free."""
    s = scene(pools=["AUT2", "GOR"]).play("plasteel:3-AUT2")
    assert s.stock(0) == "2PL"
    assert s.area("plasteel") == "- - 0-AUT2 -"


@clause("AG-100", "AG-103", "AG-104")
def test_dispatch_has_three_fields_for_two_seats() -> None:
    """The second market card from the last Dispatch field."""
    s = scene(
        pools=["INS", "INS GOR"], fields="dispatch=1-INS dispatch=1-INS", missions="MI-01 MI-02 MI-03 MI-04"
    ).play("dispatch:2")
    assert s.hand(0) == "MI-02"
    s.chance("draw:MI-20")
    assert s.market("mission") == "MI-01 MI-20 MI-03 MI-04"
    assert s.why_not("dispatch:1") == "AG-104"


@clause("AG-102", "AG-302")
def test_the_top_of_the_deck_is_seen_by_its_owner_alone() -> None:
    s = scene(pools=["GEO GOR", "GOR"]).play("refinery:deck")
    other = s.copy()
    s.chance("draw:ZA-20")
    other.chance("draw:ZA-21")
    assert s.hand(0) == "ZA-20"
    assert s.shown(0) == ""
    assert s.seen_by(1) == other.seen_by(1)
    assert s.told("drew") == ["drew 0 ZA-20 to 0"]


@clause("AG-124", "AG-160", "AG-161", "AG-164")
def test_a_mission_with_a_helper() -> None:
    """Ada takes 4 NI, Borys 1 WO and 1 NI."""
    s = scene(pools=["GOR2 AUT GOR", "GEO"], stock=["1KS 1PL"], hands=["MI-05 ZA-02"], round=2)
    s.play("launch:MI-05", "crew:1-GOR2", "crew:2-AUT", "done")
    assert s.stock(0) == ""
    s.play("dock:1-4-GEO", "dock:1-3-GOR")
    assert s.stock(0) == "4WO 4NI"
    assert s.stock(1) == "1WO 1NI"
    assert s.completed(0) == "MI-05"
    assert s.dock(1) == "-"
    assert (s.returned(0), s.returned(1)) == (3, 1)


@clause("AG-162", "AG-262", "AG-261")
def test_a_short_bank_pays_the_owner_first() -> None:
    """With 3 NI in the bank Borys gets none."""
    s = scene(docks=["MI-05 of 0: 0-GOR2 0-AUT 0-GOR 1-GEO"], bank="3NI", round=2, phase="settling")
    assert s.stock(0) == "4WO 3NI"
    assert s.stock(1) == "1WO"
    assert "gained 1 NI 0 1" in s.story


@clause("AG-144", "AG-145", "AG-146", "AG-148")
@pytest.mark.parametrize(
    ("dice", "units"),
    [
        ((4, 3, 1, 0), (4, 0, 0, 0)),
        ((3, 3, 1, 0), (2, 2, 0, 0)),
        ((2, 2, 2, 1), (1, 1, 1, 0)),
        ((1, 1, 1, 1), (1,) * 4),
    ],
)
def test_the_round_bonus(dice: tuple[int, ...], units: tuple[int, ...]) -> None:
    """One leader, two, three and four tied ones."""
    standing = [f"{seat}-GOR" for seat in range(4) for _ in range(dice[seat])]
    cards = [("MI-11", 0), ("EK-4", 1), ("MI-35", 2)]
    docks = []
    for card, owner in cards:
        fits = {"MI-11": "GOR GOR - * *", "EK-4": "* * * * *", "MI-35": "GOR - * * *"}[card].split()
        docks.append(
            f"{card} of {owner}: " + " ".join(standing.pop() if fit != "-" and standing else "-" for fit in fits)
        )
    assert not standing
    s = scene(seats=4, docks=docks, round=3, phase="settling")
    assert [s.stock(seat) for seat in range(4)] == [f"{count}KS" if count else "" for count in units]
    assert s.track() == "- - - ZL WF NI PA -"


@clause("AG-148")
def test_without_dice_on_missions_the_token_goes_to_the_bank() -> None:
    """Nobody has dice on Missions."""
    s = scene(round=3, phase="settling")
    assert s.bank().split()[1] == "30KS"
    assert s.told("bonus-lost") == ["bonus-lost KS"]


@clause("AG-169", "AG-171", "AG-142", "AG-055")
def test_a_mission_slides_and_then_fails() -> None:
    """Launched in Round 2, failed at the end of Round 3."""
    s = scene(pools=["GOR AUT AUT2", "INS"], stock=["2KS 1PL"], hands=["MI-07"], round=2)
    s.play("launch:MI-07", "crew:1-GOR", "crew:2-AUT", "crew:3-AUT2", "done").pass_all().end_all()
    assert s.dock(1) == "MI-07 of 0 at 2: 0-GOR 0-AUT 0-AUT2 - -"
    assert s.stock(0) == "4WO"
    assert (s.rolling(0), s.rolling(1)) == (4, 7)
    s.roll("INS INS INS INS", "GEO INS INS INS INS INS INS").confirm_all()
    s.play("pass", "dock:1-5-GEO").pass_all()
    assert s.told("bonus-led") == ["bonus-led 0 3 4", "bonus-led 0 3 4"]
    assert s.dock(1) == "-"
    assert s.under("mission") == "MI-07"
    assert s.stock(0) == "4WO 4KS"
    s.end_all()
    assert (s.rolling(0), s.rolling(1)) == (7, 7)


@clause("AG-064", "AG-065", "AG-072", "AG-067")
def test_sacrificed_dice_turn_and_reroll_others() -> None:
    """One die is turned, another rerolled, in one turn."""
    s = scene(pools=["INS INS AUT GOR", "GOR"])
    s.play("sacrifice", "discard:INS", "turn:GOR-GOR2")
    assert s.pool(0) == "INS AUT GOR2"
    s.play("sacrifice", "discard:INS", "reroll:AUT")
    assert s.why_not("turn:GOR2-AUT") == "AG-065"
    s.play("done").roll("GEO")
    assert s.pool(0) == "GEO GOR2"
    assert s.asked == [0]
    s.play("sacrifice", "discard:GEO", "turn:GOR2-INS")
    assert s.why_not("sacrifice") == "AG-072"


@clause("AG-073", "AG-075", "AG-306", "AG-070")
def test_the_sacrificed_die_is_not_the_one_that_changes() -> None:
    s = scene(pools=["INS AUT", "GOR"]).play("sacrifice", "discard:INS")
    assert s.why_not("turn:INS-GEO") == "AG-073"
    assert s.why_not("done") == "AG-075"
    assert s.why_not("turn:AUT-AUT") == "AG-306"
    assert s.why_not("reroll:GOR") == "AG-070"


@clause("AG-057", "AG-060", "AG-069", "AG-304")
def test_phase_two_runs_side_by_side() -> None:
    s = scene(phase="rolling", pools=["INS INS GOR", "AUT AUT"])
    assert s.asked == [0, 1]
    assert s.why_not("sacrifice", 0) == "AG-060"
    s.play("reroll:AUT", "done", seat=1)
    assert s.stream() == 17
    s.roll("GEO")
    s.play("reroll:INS", "reroll:INS", "done", seat=0)
    assert s.stream() == 16
    s.roll("GOR2 AUT2").play("ready", seat=0)
    assert s.why_not("sacrifice", 0) == "AG-069"
    s.play("sacrifice", "discard:AUT", "turn:GEO-GOR2", seat=1)
    assert s.phase == 3
    assert (s.pool(0), s.pool(1)) == ("GOR GOR2 AUT2", "GOR2")


@clause("AG-267", "AG-268", "AG-269", "AG-272")
def test_missing_units_are_replaced() -> None:
    """4:1, 3:1 in both directions, and not enough."""
    s = scene(seats=3, phase="buying", hands=["ZA-01"], stock=["1WO 4KS 1ZL"], kantor="KA-1").play("buy:ZA-01")
    assert s.laid(0) == "1WO 4KS 1ZL"
    s = scene(seats=3, phase="buying", hands=["ZA-01"], stock=["1WO 4KS 1ZL"], kantor="KA-2").play("buy:ZA-01")
    assert s.laid(0) == "1WO 3KS 1ZL"
    s = scene(seats=3, phase="buying", hands=["ZA-01"], stock=["1WO 1ZL 3PA"], kantor="KA-4").play("buy:ZA-01", "done")
    assert s.stock(0) == ""
    s = scene(seats=3, phase="buying", hands=["ZA-01"], stock=["4WO"], kantor="KA-1")
    assert s.why_not("buy:ZA-01") == "AG-198"


@clause("AG-276", "AG-278", "AG-311")
def test_where_several_ways_exist_the_seat_lays_unit_by_unit() -> None:
    s = scene(seats=3, phase="buying", hands=["ZA-01"], stock=["1WO 3KS 1ZL 3WF 2NI"], kantor="KA-1").play("buy:ZA-01")
    assert s.laid(0) == "1WO 1ZL"
    assert s.offered("pay") == ["KS", "WF", "NI", "cheapest"]
    proposed = s.copy().play("pay:cheapest")
    assert proposed.laid(0) == "1WO 1ZL 3WF"
    s.play("pay:KS", "pay:WF", "pay:WF")
    assert s.why_not("pay:WF") == "AG-311"
    s.play("pay:NI", "done")
    assert s.stock(0) == "2KS 1WF 1NI"
