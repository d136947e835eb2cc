"""Decks running out, information and chance: AG-297 to AG-305, AG-307, AG-309."""

import pytest

from astrogornicy.scene import GAME, Scene, match, scene
from clauses import clause

MARKET = "MI-01 MI-02 MI-03 MI-04"


def shrunk(unseen: int, under: str = "", market: str = MARKET, pool: str = "INS INS INS") -> Scene:
    """A Mission deck of so many unseen cards over known ones."""
    return scene(pools=[pool, "GOR GOR GOR"], missions=market, decks=(unseen, None), under=under)


@clause("AG-297")
def test_over_an_empty_deck_a_taken_card_is_not_replaced() -> None:
    s = shrunk(0).play("dispatch:2")

    assert s.market("mission") == "MI-01 - MI-03 MI-04"
    assert s.asked == [1]
    assert s.told("market-filled") == []
    s.play("pass")
    assert s.offered("dispatch") == ["1", "3", "4"]
    assert s.why_not("dispatch:2") == "AG-102"
    assert s.why_not("dispatch:deck") == "AG-102"


@clause("AG-297")
def test_the_last_unseen_card_fills_the_market() -> None:
    s = shrunk(1)
    assert s.offered("dispatch") == ["1", "2", "3", "4", "deck"]
    s.play("dispatch:4")
    assert len(s.drawn()) == 1

    s.settle()
    assert s.market("mission").startswith("MI-01 MI-02 MI-03 MI-")
    assert s.deck("mission") == 0
    assert "deck" not in s.play("pass").offered("dispatch")


@clause("AG-298")
@pytest.mark.parametrize(
    ("market", "unseen", "after", "under"),
    [
        ("ZA-02 - - ZA-05", 0, "ZA-02 ZA-13 - ZA-05", ""),
        ("- ZA-03 - ZA-05", 0, "ZA-13 ZA-03 - ZA-05", ""),
        ("ZA-02 ZA-03 ZA-05 ZA-06", 0, "ZA-02 ZA-03 ZA-05 ZA-06", "ZA-13"),
        ("ZA-02 ZA-03 ZA-05 ZA-06", 1, "ZA-02 ZA-03 ZA-05 ZA-06", "ZA-13"),
    ],
)
def test_a_card_put_under_an_empty_deck_fills_an_empty_place(market: str, unseen: int, after: str, under: str) -> None:
    s = scene(
        phase="buying",
        hands=["ZA-34 ZA-13", "ZA-10"],
        stock=["1WO 1KS 1PL 3WF"],
        order_market=market,
        decks=(None, unseen),
    ).play("buy:ZA-34", "give:ZA-13", "done")

    assert s.market("order") == after
    assert s.under("order") == under
    assert s.told("market-filled") == ([] if under else [f"market-filled ZA-13 {after.split().index('ZA-13')}"])


@clause("AG-298", "AG-309")
def test_empty_places_are_filled_from_the_lowest_number_in_the_order_named() -> None:
    s = scene(pools=["INS", "GOR"], completed=["MI-13 MI-05 MI-25"], missions="MI-01 - MI-02 -", decks=(0, None)).play(
        "award:1-INS", "give:MI-25", "give:MI-13", "give:MI-05", "done"
    )

    assert s.market("mission") == "MI-01 MI-25 MI-02 MI-13"
    assert s.under("mission") == "MI-05"
    assert s.told("market-filled") == ["market-filled MI-25 1", "market-filled MI-13 3"]


@clause("AG-299")
def test_returned_cards_wait_at_the_bottom_until_the_unseen_ones_are_drawn() -> None:
    s = shrunk(1, under="MI-20 MI-19").play("dispatch:1")
    assert len(s.drawn()) == 1
    assert s.drawn() != ["draw:MI-20"]

    s.settle().play("pass", "dispatch:2")
    assert s.market("mission").split()[1] == "MI-20"
    s.play("dispatch:3")
    assert s.market("mission").split()[1:3] == ["MI-20", "MI-19"]
    assert s.deck("mission") == 0
    assert s.told("market-filled")[1:] == ["market-filled MI-20 1", "market-filled MI-19 2"]


@clause("AG-299", "AG-302")
def test_a_returned_card_on_top_is_known_to_all_who_saw_it_go_there() -> None:
    s = shrunk(0, under="MI-20 MI-19").play("dispatch:deck")

    assert (s.hand(0), s.shown(0)) == ("MI-20", "MI-20")
    assert s.told("card-taken") == ["card-taken 0 MI-20"]
    assert s.under("mission") == "MI-19"


@clause("AG-301")
def test_the_size_of_each_deck_is_public() -> None:
    s = shrunk(3, under="MI-20")
    view = GAME.view(s.s, 1)

    assert [pile.size() for pile in view.table.decks] == [4, s.deck("order")]
    assert view.table.award_deck == 4
    assert view.table.below == [3, 3, 3]


@clause("AG-301", "AG-304")
def test_every_unseen_card_is_as_likely_as_any_other() -> None:
    s = scene(pools=["INS", "GOR"], missions=MARKET).play("dispatch:deck")

    assert len(s.draws()) == s.deck("mission") == 20
    assert set(s.draws().values()) == {1}


@clause("AG-301", "AG-302")
def test_nobody_sees_the_cards_of_a_deck_or_of_another_hand() -> None:
    one, other = scene(drawn=["ZA-20 MI-20"]), scene(drawn=["ZA-21 MI-19"])

    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(0) != other.seen_by(0)


@clause("AG-302")
@pytest.mark.parametrize(
    "change",
    [
        {"stock": ["1WO"]},
        {"pools": ["GOR"]},
        {"drawn": ["ZA-20"]},
        {"orders": ["ZA-20"]},
        {"used": ["ZA-20"]},
        {"owned": ["TE-1"]},
        {"won": ["NA-1"]},
    ],
)
def test_resources_dice_numbers_of_cards_and_bought_cards_are_public(change: dict[str, list[str]]) -> None:
    s = scene(**change)  # type: ignore[arg-type]  # each of these is a list of words

    assert s.seen_by(1) != scene().seen_by(1)


@clause("AG-302")
def test_the_bank_is_public() -> None:
    s = scene(stock=["2WO"])

    assert GAME.view(s.s, 1).table.bank == s.s.table.bank


@clause("AG-303")
def test_completed_missions_are_known_to_all() -> None:
    s = scene(completed=["MI-20 EK-1"])

    assert GAME.view(s.s, 1).table.completed == s.s.table.completed
    assert s.seen_by(1) != scene(completed=["MI-30 EK-1"]).seen_by(1)


@clause("AG-304")
@pytest.mark.parametrize(
    ("decisions", "stream"),
    [
        (["dispatch:deck"], 0),
        (["dispatch:1"], 0),
        (["refinery:deck"], 1),
        (["refinery:4"], 1),
        (["award:1-INS", "give:MI-13", "give:MI-01", "give:MI-25", "done"], 2),
        (["acquire:EK-1-INS", "done"], 3),
        (["acquire:TE-4-INS", "done"], 4),
        (["acquire:BI-1-INS", "done"], 5),
        (["sacrifice", "discard:INS", "reroll:GEO", "done"], 16),
    ],
)
def test_each_deck_and_each_seats_dice_have_a_stream_of_their_own(decisions: list[str], stream: int) -> None:
    s = scene(
        pools=["INS GEO", "GOR"], stock=["1WO 1KS 2PL 1NI"], completed=["MI-13 MI-01 MI-25"], tops="EK-1 TE-4 BI-1"
    )

    assert s.play(*decisions).stream() == stream


@clause("AG-304")
def test_a_seed_is_replayed_and_who_answers_first_changes_nobodys_luck() -> None:
    pools = []
    for order in ((0, 1), (1, 0), (0, 1)):
        played = match(seed="luck", first_player="first-seat")
        for seat in order:
            played.play(seat, next(name for name in played.legal(seat) if name.startswith("reroll")))
            played.play(seat, "done")
        pools.append(played.view(0).table.pool)  # type: ignore[attr-defined]  # the view of this game

    assert pools[0] == pools[1] == pools[2]


@clause("AG-305")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 2, [2, 3, 0, 1])])
def test_seats_follow_each_other_clockwise_as_they_were_given(seats: int, first: int, order: list[int]) -> None:
    s = scene(seats=seats, first=first, active=first, pools=["GOR AUT"] * seats)
    asked = []
    for field in ("water:1", "water:2", "water:3", "water:4")[:seats]:
        asked.append(s.seat)
        s.play(f"{field}-GOR")

    assert asked == order
    assert s.seat == first


@clause("AG-306")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
@pytest.mark.parametrize("face", ["INS", "AUT2"])
def test_a_sacrifice_changes_the_face_in_both_editions(edition: str, face: str) -> None:
    s = scene(edition=edition, pools=[f"GOR {face}", "GOR"]).play("sacrifice", "discard:GOR")

    assert s.why_not(f"turn:{face}-{face}") == "AG-306"
    assert len(s.offered("turn")) == 5


@clause("AG-307")
@pytest.mark.parametrize(
    ("docks", "number"),
    [
        ([], 1),
        (["MI-01 of 1 at 2: - - -"], 2),
        (["-", "MI-01 of 1: - - -"], 1),
        (["MI-01 of 1: - - -", "-", "MI-02 of 0: - - -"], 2),
        (["MI-01 of 1: - - -", "MI-02 of 0: - - -"], 3),
    ],
)
def test_a_launched_card_takes_the_lowest_free_dock_on_position_one(docks: list[str], number: int) -> None:
    s = scene(pools=["GOR INS", "GOR"], docks=docks, hands=["MI-05"], stock=["1WO 1KS 1PL"])
    mission = s.copy().play("launch:MI-05", "crew:1-GOR", "done")
    assert mission.dock(number) == "MI-05 of 0 at 1: 0-GOR - - -"
    assert mission.told("launched") == [f"launched 0 MI-05 {number} 1KS 1PL"]

    assert s.play("acquire:EK-1-INS", "done").dock(number) == "EK-1 of 0 at 1: - - - -"


@clause("AG-309", "AG-200")
def test_the_first_card_put_under_a_deck_is_drawn_first() -> None:
    s = shrunk(0, under="MI-20 MI-19", pool="INS INS INS").play("dispatch:deck", "pass", "dispatch:deck")

    assert [line.split()[2] for line in s.told("card-taken")] == ["MI-20", "MI-19"]
