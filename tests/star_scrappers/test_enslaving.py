"""Enslaving: SS-136 to SS-143, and how the three enslaving skills share it out."""

from collections.abc import Iterator

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.games.star_scrappers.model.actions import KINDS
from star_scrappers.scene import GAME, Scene, book_with_numbers, scene

RED_IN_PLAY = "N G"


def endings(s: Scene) -> Iterator[Scene]:
    """The scene after every way of answering what a skill asks."""
    if "end" in s.options():
        yield s
        return
    for option in s.options():
        yield from endings(s.copy().play(option))


@clause("SS-136")
@pytest.mark.parametrize("kind", KINDS)
def test_only_the_skills_of_the_biossy_above_level_one_enslave(kind: str) -> None:
    partner, wild = ("G1", "P Y") if kind[0] in "NG" else ("P1", RED_IN_PLAY)
    s = scene(
        wild=wild, hands=[f"{kind} B1"], bases=[f"{partner} B2 B1", f"{partner} R2 B1"], docks="B2", mine="C01-Ra"
    )
    s.play(f"skill:{kind}")
    most = max(len(end.enslaved(0).split()) for end in endings(s))
    assert most == (1 if kind in ("R2", "R3", "R4") else 0)


@clause("SS-137", "SS-136")
def test_psychosa_enslaves_from_the_own_base_only() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R2 B1"], bases=["P1 B2 Y1", "P1 B2 Y1"])
    s.play("skill:R2")
    assert s.options() == ["done", "base:0-1"]
    assert s.why_not("base:1-1") == "SS-260"
    s.play("base:0-1")
    assert (s.base(0), s.base(1), s.enslaved(0), s.hand(0)) == ("B2 Y1", "P1 B2 Y1", "P1", "B1")


@clause("SS-137", "SS-138")
def test_piastunka_enslaves_from_any_base_into_the_area_of_the_player_who_used_it() -> None:
    s = scene(seats=3, wild=RED_IN_PLAY, active=1, hands=["", "R3"], bases=["P1 B2 Y1", "B2 Y3", "Y2 P2 B1"])
    s.play("skill:R3")
    assert s.options() == ["done", "base:0-2", "base:1-1", "base:2-1", "base:2-2"]
    s.play("base:2-1")
    assert [s.enslaved(seat) for seat in range(3)] == ["", "Y2", ""]
    assert [s.base(seat) for seat in range(3)] == ["P1 B2 Y1", "B2 Y3", "P2 B1"]
    assert s.told("enslaved") == ["enslaved 1 Y2 2"]
    assert s.options() == ["end"]


@clause("SS-137", "SS-138")
def test_piastunka_may_enslave_from_the_own_base() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R3"], bases=["P1 B2 Y1", "B2 Y3"])
    s.play("skill:R3", "base:0-2")
    assert (s.base(0), s.base(1), s.enslaved(0)) == ("P1 Y1", "B2 Y3", "B2")
    assert s.told("enslaved") == ["enslaved 0 B2 0"]


@clause("SS-137", "SS-138")
def test_domina_enslaves_from_the_own_hand_and_nobody_owned_a_base_there() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R4 B1 B2", "P1"], bases=["Y1 Y2", "Y1 Y2"])
    s.play("skill:R4")
    assert s.options() == ["done", "card:B1"]
    assert s.why_not("base:0-1") == "SS-071"
    assert s.why_not("card:P1") == "SS-265"
    s.play("card:B1")
    assert (s.enslaved(0), s.hand(0), s.hand_size(0), s.shown(0)) == ("B1", "B2", 1, "B2")
    assert s.told("enslaved") == ["enslaved 0 B1 -1"]


@clause("SS-138")
def test_several_enslaved_cards_lie_together_in_order() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R4 Y1 B1 P1"], enslaved=["B2", "Y3"])
    s.play("skill:R4", "card:Y1", "card:P1", "card:B1")
    assert (s.enslaved(0), s.enslaved(1)) == ("P1 B1 B2 Y1", "Y3")


@clause("SS-138", "SS-142")
def test_a_card_dealt_face_down_is_seen_when_it_is_enslaved() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R4"], dealt=["B1 Y1 P2", "B1"])
    s.play("skill:R4", "card:Y1")
    assert (s.hand(0), s.shown(0), s.secret(0), s.hand_size(0)) == ("P2 B1", "", [1, 1, 0, 0], 2)
    assert s.secret(1) == [1, 0, 0, 0]


@clause("SS-139")
def test_piastunka_cannot_enslave_a_leader() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R3"], bases=["B2 Y2", "P2 B2"])
    s.play("skill:R3")
    assert s.options() == ["done", "base:0-1", "base:1-1"]
    assert (s.why_not("base:0-2"), s.why_not("base:1-2")) == ("SS-139", "SS-139")


@clause("SS-139")
def test_psychosa_cannot_enslave_the_own_leader() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R2"], bases=["Y3 B1"])
    s.play("skill:R2")
    assert s.options() == ["done", "base:0-1"]
    assert s.why_not("base:0-2") == "SS-139"


@clause("SS-139")
@pytest.mark.parametrize("kind", ["R2", "R3"])
def test_where_only_leaders_lie_nothing_is_enslaved(kind: str) -> None:
    s = scene(wild=RED_IN_PLAY, hands=[kind], bases=["B2", "P2"])
    s.play(f"skill:{kind}")
    assert s.options() == ["end"]
    assert (s.enslaved(0), s.base(0), s.base(1), s.played()) == ("", "B2", "P2", kind)


@clause("SS-140")
def test_an_enslaved_card_pays_for_nothing_and_has_no_skill() -> None:
    s = scene(enslaved=["Y1 Y3 Y4"], docks="B2 B4", mine="C01-Ya C06-Ya", tops="A01")
    assert s.options() == ["end"]
    assert s.why_not("skill:Y4") == "SS-083"
    assert s.why_not("recruit:2a") == "SS-089"
    assert s.why_not("mine:1a") == "SS-101"
    assert s.why_not("collect:1-left") == "SS-115"


@clause("SS-140")
def test_an_enslaved_card_cannot_be_added_to_a_payment() -> None:
    s = scene(hands=["Y1"], enslaved=["Y3"], mine="C01-Ya")
    s.play("mine:1a")
    assert s.options() == ["pay:Y1"]
    assert s.why_not("pay:Y3") == "SS-083"


@clause("SS-140", "SS-142")
def test_enslaved_cards_stay_where_they_are_when_turns_end() -> None:
    s = scene(hands=["Y1"], enslaved=["Y3 B4", "P2"])
    s.end_turn().end_turn()
    assert (s.enslaved(0), s.enslaved(1), s.hand(0), s.base(0)) == ("B4 Y3", "P2", "Y1", "")


@clause("SS-141", "SS-201")
@pytest.mark.parametrize(("cards", "points"), [("", 0), ("Y1", 1), ("Y2", 2), ("Y3", 3), ("Y4", 4), ("P1 B3 Y4", 8)])
def test_an_enslaved_card_is_worth_its_level(cards: str, points: int) -> None:
    s = scene(enslaved=[cards, "N2"])
    assert s.row("enslaved") == [points, 2]
    assert s.scores() == [points, 2]


@clause("SS-141", "SS-138")
def test_the_points_of_an_enslaved_card_go_to_its_holder() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R3"], bases=["", "P2 B1"])
    s.play("skill:R3", "base:1-1")
    assert s.row("enslaved") == [2, 0]


@clause("SS-142")
def test_enslaved_cards_count_for_no_hand_limit() -> None:
    s = scene(hands=["P1 P1 P1 N1 N1 N1"], enslaved=["Y1 Y2"], docks="B1")
    assert s.offers("recruit:1a")
    s.play("recruit:1a")
    assert s.hand(0) == "P1 P1 P1 N1 N1 N1 B1"


@clause("SS-142")
def test_enslaved_cards_count_for_no_base_limit() -> None:
    s = scene(hands=["Y1"], bases=["P1 P1 P1 N1 N1 N1"], enslaved=["B1 B2"])
    s.play("skill:Y1", "end").settle()
    assert (s.base(0), sum(s.s.table.removed)) == ("P1 P1 P1 N1 N1 N1 Y1", 0)


@clause("SS-142")
def test_enslaved_cards_are_not_cards_of_the_base_for_an_artifact() -> None:
    s = scene(bases=["P1 N1"], enslaved=["B1 B2 B3"], artifacts=["A06-left"])
    assert s.row("artifacts") == [2, 0]


@clause("SS-142", "SS-137")
def test_an_enslaved_card_is_not_the_lowest_card_of_a_base() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R2"], bases=["P3 B4 Y1"], enslaved=["P1"])
    s.play("skill:R2")
    assert s.options() == ["done", "base:0-1"]


@clause("SS-142")
@pytest.mark.parametrize("kind", ["B3", "B4", "R3"])
def test_no_skill_reaches_an_enslaved_card(kind: str) -> None:
    s = scene(wild=RED_IN_PLAY, hands=[kind], enslaved=["Y2", "Y2 P2"])
    s.play(f"skill:{kind}")
    assert s.options() == ["end"]
    assert (s.enslaved(0), s.enslaved(1)) == ("Y2", "P2 Y2")


@clause("SS-143")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everybody_knows_the_enslaved_cards(viewer: int) -> None:
    s = scene(seats=3, wild=RED_IN_PLAY, hands=["R3"], bases=["", "P2 B1"], enslaved=["", "", "Y3"])
    s.play("skill:R3", "base:1-1")
    enslaved = GAME.view(s.s, viewer).table.enslaved
    assert [[KINDS[kind] for kind in cards] for cards in enslaved] == [["P2"], [], ["Y3"]]


@clause("SS-316")
def test_enslaving_a_card_keeps_the_round_from_being_idle() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R3"], bases=["", "P2 B1"])
    s.play("skill:R3")
    assert not s.stirred
    s.play("base:1-1")
    assert s.stirred


@clause("SS-137", "SS-265")
def test_domina_enslaves_three_cards_at_most() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R4 P1 P1 B1 B1"], mine="C01-Ra C01-Ga C01-Pa C01-Na")
    s.play("skill:R4", "card:P1", "crystal:1a", "card:P1", "crystal:1b", "card:B1")
    assert s.options() == ["done", "crystal:1c", "crystal:1d"]
    s.play("crystal:1d")
    assert s.options() == ["end"]
    assert (s.enslaved(0), s.hand(0), s.mine()) == ("P1 P1 B1", "B1", "C01-Pa")


@clause("SS-265", "SS-267")
def test_domina_goes_on_after_a_crystal_that_is_not_taken() -> None:
    s = scene(wild=RED_IN_PLAY, hands=["R4 P1 B1"], mine="C01-Ra")
    s.play("skill:R4", "card:P1", "done")
    assert s.options() == ["done", "card:B1"]
    s.play("card:B1", "crystal:1a")
    assert s.options() == ["end"]
    assert (s.enslaved(0), s.hand(0), s.crystals(0)) == ("P1 B1", "", "C01-Ra")


@clause("SS-137", "SS-265")
@pytest.mark.parametrize("kind", ["B2", "B3", "B4"])
def test_domina_refuses_cards_of_other_levels(kind: str) -> None:
    s = scene(wild=RED_IN_PLAY, hands=[f"R4 B1 {kind}"])
    s.play("skill:R4")
    assert s.options() == ["done", "card:B1"]
    assert s.why_not(f"card:{kind}") == "SS-265"


@clause("SS-265")
@pytest.mark.parametrize(("level", "card", "other"), [(1, "B1", "B4"), (4, "B4", "B1")])
def test_another_deck_may_give_domina_another_level_and_cost(level: int, card: str, other: str) -> None:
    book = book_with_numbers("R4", 2, level, 10)
    s = scene(book=book, wild=RED_IN_PLAY, hands=["R4 B1 B4"], mine="C01-Ra C03-Ra C06-Ra C10-Ra")
    s.play("skill:R4")
    assert (s.options(), s.why_not(f"card:{other}")) == (["done", f"card:{card}"], "SS-265")
    s.play(f"card:{card}")
    assert s.options() == ["done", "crystal:10a"]
