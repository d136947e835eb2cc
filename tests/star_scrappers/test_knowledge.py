"""What lies open and what is hidden: SS-015 to SS-019, SS-311, SS-314."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.games.star_scrappers.model.actions import KINDS, TOKENS
from star_scrappers.scene import GAME, scene


@clause("SS-015")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_base_is_open_with_the_order_of_its_cards(viewer: int) -> None:
    s = scene(bases=["N1 Y3 B2", "P1 P4"])
    assert [[KINDS[kind] for kind in base] for base in GAME.view(s.s, viewer).table.bases] == [
        ["N1", "Y3", "B2"],
        ["P1", "P4"],
    ]


@clause("SS-016", "SS-017")
def test_others_see_how_many_crystals_a_seat_owns_and_not_which() -> None:
    s = scene(crystals=["C01-Pa C06-Yb", "C10-Ba"])
    other = scene(crystals=["C01-Gd C06-Yb", "C10-Ba"])
    v = GAME.view(s.s, 1)
    assert v.table.crystals == [2, 1]
    assert [TOKENS[token] for token in v.hand.crystals] == ["C10-Ba"]
    assert s.seen_by(1) == other.seen_by(1)
    assert s.seen_by(0) != other.seen_by(0)


@clause("SS-017")
def test_of_others_only_open_points_are_counted() -> None:
    s = scene(crystals=["C10-Pa", "C06-Yb"], totems={"Y": 1}, enslaved=["", "N2"])
    assert GAME.points(GAME.view(s.s, 0)) == [12, 5]
    assert GAME.points(GAME.view(s.s, 1)) == [0, 13]
    assert GAME.points(GAME.view(s.s, SPECTATOR)) == [0, 5]


@clause("SS-018")
def test_hands_are_hidden_and_their_sizes_public() -> None:
    s, other = scene(dealt=["Y1 Y1 Y2", "P1"]), scene(dealt=["N1 B1 P2", "P1"])
    v = GAME.view(s.s, 1)
    assert v.table.hand_sizes == [3, 1]
    assert [KINDS[card // 6] for card in v.hand.cards] == ["P1"]
    assert s.seen_by(1) == other.seen_by(1)
    assert s.seen_by(SPECTATOR) == other.seen_by(SPECTATOR)
    assert s.seen_by(0) != other.seen_by(0)


@clause("SS-019")
def test_the_sizes_of_the_stacks_are_public_and_their_order_is_nobodys() -> None:
    s = scene(docks="Y1 Y2", mine="C01-Ya C10-Ya", tops="A01 A02 A03")
    v = GAME.view(s.s, 1)
    assert v.table.dock_stacks == [19, 15, 12, 4]
    assert [(pile.unseen, pile.tail) for pile in v.table.crystal_stacks] == [(23, []), (18, []), (12, []), (5, [])]
    assert v.table.artifact_stacks == [3, 3, 3]
    assert not hasattr(v, "vault")


# --- what a view holds --------------------------------------------------------------------------------


@clause("SS-311")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everything_open_is_in_every_view(viewer: int) -> None:
    s = scene(
        phase="starting",
        seats=3,
        hands=["Y1 P2 B2", "N1", ""],
        bases=["N1 Y2", "P3", ""],
        crystals=["C01-Ya", "", "C03-Na C06-Ba"],
        artifacts=["A12-right", "A02-left", ""],
        enslaved=["N2", "", "B4"],
        totems={"Y": 0, "B": 2},
        docks="B1 P4",
        mine="C03-Ya C10-Ra",
        tops="A05 - A07",
        marker=3,
    )
    s.play("leader", "skill:P2", "crystal:3a", "colour:G", "skill:B2")
    t = GAME.view(s.s, viewer).table
    assert t.hand_sizes == [1, 1, 0]
    assert t.crystals == [1, 0, 2]
    assert [[KINDS[kind] for kind in base] for base in t.bases] == [["N1", "Y2"], ["P3"], []]
    assert [KINDS[kind] for kind in t.play] == ["P2", "B2"]
    assert [[KINDS[kind] for kind in cards] for cards in t.enslaved] == [["N2"], [], ["B4"]]
    assert t.totems == [-1, -1, 2, 0, -2, -2]
    assert t.artifacts == [[23], [2], []]
    assert t.wild == [0, 0, 0, 0, 1, 1]
    assert [KINDS[kind] for kind in t.docks if kind >= 0] == ["B1", "P4"]
    assert [TOKENS[token] for token in t.mine if token >= 0] == ["C03-Ya", "C10-Ra"]
    assert (t.mine_colours[4], t.mine_discounts[4]) == (5, 1)
    assert t.tops == [4, -1, 6]
    assert [t.dock_stacks, [pile.size() for pile in t.crystal_stacks], t.artifact_stacks] == [
        [16, 12, 11, 2],
        [23, 16, 11, 5],
        [3, 3, 2],
    ]
    assert (t.marker, t.active, t.basics, t.first_basic, t.extra_minings, t.repeat) == (3, 0, 2, 3, 1, 1)


@clause("SS-311")
def test_a_view_holds_the_own_hand_and_no_other() -> None:
    s = scene(hands=["Y1 P2", "N1"], crystals=["C01-Ya", "C03-Na"])
    own = [GAME.view(s.s, seat).hand for seat in (0, 1, SPECTATOR)]
    assert [[KINDS[card // 6] for card in hand.cards] for hand in own] == [["P2", "Y1"], ["N1"], []]
    assert [[TOKENS[token] for token in hand.crystals] for hand in own] == [["C01-Ya"], ["C03-Na"], []]


@clause("SS-311")
def test_a_view_is_a_copy() -> None:
    s = scene(hands=["Y1"], bases=["N1"])
    v = GAME.view(s.s, 0)
    v.table.bases[0].clear()
    v.hand.cards.clear()
    assert (s.base(0), s.hand(0)) == ("N1", "Y1")


# --- recoloured cards ---------------------------------------------------------------------------------


@clause("SS-314")
def test_which_cards_were_recoloured_is_known_to_their_owner_only() -> None:
    s = scene(hands=["Y3 Y1 N1"]).play("skill:Y3")
    others = [s.seen_by(1), s.seen_by(SPECTATOR)]
    s.play("card:Y1")
    assert [s.seen_by(1), s.seen_by(SPECTATOR)] == others
    s.play("colour:B")
    hinted = s.copy()
    s.play("card:N1", "colour:P")
    hinted.play("card:N1", "colour:G")
    assert s.seen_by(1) == hinted.seen_by(1)
    assert s.seen_by(0) != hinted.seen_by(0)
    assert s.hand(0) == "N1=P Y1=B"
    assert s.story == [
        "skill-used 0 Y3",
        "card-recoloured 0 Y1 B to 0",
        "card-hidden-recoloured 0 to 1 2 3",
        "card-recoloured 0 N1 P to 0",
        "card-hidden-recoloured 0 to 1 2 3",
    ]


@clause("SS-314")
def test_a_recoloured_card_has_only_its_new_colour_and_it_is_announced_when_played() -> None:
    s = scene(hands=["Y3 Y1"], mine="C01-Ya C01-Ba").play("skill:Y3", "card:Y1", "colour:B")
    assert s.options() == ["mine:1b", "end"]
    assert s.why_not("mine:1a") == "SS-100"
    s.play("mine:1b", "pay:Y1", "done")
    assert s.told("card-played") == ["card-played 0 Y1 B"]


@clause("SS-314", "SS-106")
def test_the_new_colour_counts_for_wild_crystals_too() -> None:
    s = scene(hands=["Y3 Y2 Y1 B1"], mine="C03-Ra").play("skill:Y3", "card:Y1", "colour:B", "done")
    assert s.why_not("mine:3a") == "SS-106"
    s = scene(hands=["Y3 Y2 Y1 B1"], mine="C03-Ra").play("skill:Y3", "card:B1", "colour:Y", "done")
    s.play("mine:3a", "pay:Y2", "pay:B1", "done")
    assert s.told("card-played") == ["card-played 0 Y2 Y", "card-played 0 B1 Y"]


@clause("SS-314")
def test_of_several_recolourings_the_latest_counts() -> None:
    s = scene(phase="starting", hands=["Y3 N1"], artifacts=["A03-right"], mine="C01-Ba C01-Pa")
    s.play("activate:A03", "card:N1", "colour:B", "done", "skill:Y3", "card:N1", "colour:P")
    assert s.hand(0) == "N1=P"
    assert s.options() == ["mine:1b", "end"]


@clause("SS-314")
def test_of_two_cards_of_a_kind_in_two_colours_the_one_that_is_meant_is_asked() -> None:
    s = scene(hands=["Y3 Y1 Y1"], mine="C01-Ra").play("skill:Y3", "card:Y1", "colour:B", "done")
    s.play("mine:1a", "pay:Y1")
    assert s.options() == ["colour:B", "colour:Y"]
    assert s.why_not("colour:P") == "SS-314"
    assert s.why_not("done") == "SS-071"
    s.play("colour:Y", "done")
    assert (s.hand(0), s.told("card-played")) == ("Y1=B", ["card-played 0 Y1 Y"])
