"""The sampler and the census that `tools.zones` writes: for cards in open rows, piles, hands and a deck."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.pile import HIDDEN
from tools.zone_declarations import read
from tools.zones import layout_module, state_module, zones_module

ZONES = """
key = "market"
seats = [2, 3]
title = "the market"
state = "MarketState"
view = "MarketView"
book = "MarketBook"

[about]
table = "Open."
hand = "Cards in hand."
vault = "The deck."

[cards]
CARDS = "copies"
WISHES = "single"

[table]
wish = { start = -1, words = "WISHES" }
top = { start = -1, words = "CARDS" }
row = { kind = "ints", size = 2, start = -1, words = "CARDS" }
won = { kind = "lists", size = "seats", words = "CARDS" }
asides = { kind = "piles", size = "seats", words = "CARDS", seen = "knowers" }
sizes = { kind = "ints", size = "seats" }
shown = { kind = "lists", size = "seats", words = "CARDS" }

[hand]
cards = { kind = "counts", size = "len(CARDS)", words = "CARDS", counted = "sizes", known = "shown" }

[vault]
pool = { kind = "counts", size = "len(CARDS)", words = "CARDS" }
coming = { kind = "counts", size = "len(WISHES)", words = "WISHES" }
"""
BOOK = """
CARDS = ["ant", "bee", "cat", "dog"]
WISHES = ["few", "many", "all"]

class MarketBook:
    copies = [5, 5, 5, 5]
    single = [1, 1, 1]
"""


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The written state of a game that is nothing but cards."""
    root = tmp_path_factory.mktemp("written")
    folder: Path = root / "written_market"
    folder.mkdir()
    (folder / "zones.toml").write_text(ZONES, encoding="utf-8")
    (folder / "book.py").write_text(BOOK, encoding="utf-8")
    declared = read(folder, "written_market")
    for name, make in (("zones", zones_module), ("layout", layout_module), ("state", state_module)):
        (folder / f"{name}.py").write_text(make(declared), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(root))
        yield importlib.import_module("written_market.state")
        for name in [name for name in sys.modules if name.startswith("written_market")]:
            del sys.modules[name]


def in_play(model: Any) -> Any:
    """Cards everywhere: open, won, put aside under the eyes of seat 0, and in hands, some of them known to all."""
    s = model.blank(3, importlib.import_module("written_market.book").MarketBook())
    t = s.table
    t.wish, s.vault.coming = 2, [1, 1, 0]
    t.top, t.row, t.won = 0, [1, -1], [[2, 2], [], [3]]
    t.asides[1].put_under(3, 0b001)
    t.asides[1].put_under(2, 0b010)
    held = [[0, 0, 1], [3, 3, 1, 2], [2]]
    t.sizes, t.shown = [len(cards) for cards in held], [[0], [3, 1], []]
    s.vault.pool = s.book.copies[:]
    for hand, cards in zip(s.hands, held, strict=True):
        for card in cards:
            hand.cards[card] += 1
    for card in [0, 1, 2, 2, 3, 3, 2, *held[0], *held[1], *held[2]]:
        s.vault.pool[card] -= 1
    assert model.problems(s) == []
    return s


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_sample_has_all_that_its_seat_knows_and_all_copies(model: Any, seat: int) -> None:
    s = in_play(model)
    view = model.view(s, seat)
    worlds = [model.sample(view, Luck(seed)) for seed in range(60)]
    for world in worlds:
        assert model.problems(world) == []
        assert model.LAYOUT.encode_view(model.view(world, seat)) == model.LAYOUT.encode_view(view)
    assert len({tuple(model.LAYOUT.encode(world)) for world in worlds}) > 20
    unknown = [place for place, card in enumerate(view.table.asides[1].tail) if card == HIDDEN]
    assert all(len({world.table.asides[1].tail[place] for world in worlds}) > 1 for place in unknown)
    others = [other for other in range(3) if other != seat]
    assert any(len({tuple(world.hands[other].cards) for world in worlds}) > 3 for other in others)


def test_a_card_too_many_and_a_wrong_size_are_problems(model: Any) -> None:
    s = in_play(model)
    s.vault.pool[0] += 1
    s.table.sizes[2] = 2
    s.table.shown[2] = [0]
    s.table.row.append(0)
    s.vault.pool[0] -= 1
    assert [str(problem) for problem in model.problems(s)] == [
        "row has 3 values, expected 2",
        "ant is there 6 times, not 5",
        "player 3 should hold 2 of cards",
        "player 3 does not hold ant, which all have seen there",
    ]


def test_two_families_of_cards_are_spread_and_counted_apart(model: Any) -> None:
    s = in_play(model)
    assert model.sample(model.view(s, 0), Luck(1)).vault.coming == [1, 1, 0]
    s.vault.coming[2] = 1
    assert [str(problem) for problem in model.problems(s)] == ["all is there 2 times, not 1"]
    declared = [node.target for node in ast.walk(ast.parse(Path(model.__file__).read_text("utf-8")))
                if isinstance(node, ast.AnnAssign)]  # fmt: skip
    names = [target.id for target in declared if isinstance(target, ast.Name)]
    assert sorted(set(names)) == sorted(names), "no name is given a type twice"


def test_a_card_comes_and_goes_with_what_all_know_of_it(model: Any) -> None:
    s = in_play(model)
    s.vault.pool[3] -= 2
    model.put_into_cards(s, 2, 3, True)
    model.put_into_cards(s, 2, 3, False)
    assert (s.table.sizes[2], s.table.shown[2], s.hands[2].cards) == (3, [3], [0, 0, 1, 2])
    assert model.problems(s) == []
    model.take_from_cards(s, 2, 3)
    model.take_from_cards(s, 2, 2)
    assert (s.table.sizes[2], s.table.shown[2], s.hands[2].cards) == (1, [], [0, 0, 0, 1])
