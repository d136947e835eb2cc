"""admiral-1, the kept yardstick: it chooses what it always chose.

What it chooses stands in `admiral_1.txt`, in positions of kept matches (`tests/yesterday`). Nothing but a change of
rules or cards may change the file: `PYTHONPATH=src:tests python -m bots.test_admiral_1` writes it anew.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from kosmodrom.bots import admiral_1 as folder
from kosmodrom.bots.admiral_1 import searcher
from kosmodrom.bots.admiral_1.judge import LeadJudge, Network
from kosmodrom.bots.admiral_1.minds import admiral_1, mind_from, mind_of
from kosmodrom.bots.levels import BOTS, KEPT, bot_named
from kosmodrom.bots.minds import mind_of as mind_of_today
from kosmodrom.bots.search_bot import Budget, SearchBot
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, find, games
from kosmodrom.lab.strength import contender, is_contender
from tools.yesterday.kept import WAYS, folder_of
from tools.yesterday.ways import follow, read_ways, tables_of
from toy.entry import ENTRY as TOY

CHOICES: Final = Path(__file__).parent / "admiral_1.txt"
DESCENTS: Final = 48
APART: Final = 8
"""Every eighth of the kept matches is looked at,"""
PARTS: Final = 4
"""in so many places,"""
IN_A_ROW: Final = 2
"""and there so many questions of one seat, so that what it remembers counts too."""

LEARNT_ANEW: Final = {"star_scrappers"}
"""Games whose admiral of today has another judge."""
KNOWN: Final = {path.stem for path in Path(folder.__file__).parent.glob("*.json")}

each_game = pytest.mark.parametrize("key", sorted(KNOWN))


def questions(entry: Entry) -> Iterator[tuple[str, Any, int]]:
    """Where in which match, the position, and who is asked with a choice; a few from each part of a few matches."""
    game: Any = entry.game
    ways = read_ways(folder_of(entry) / WAYS)
    for table in tables_of(entry)[::APART]:
        way = ways[str(table)]
        for part in range(PARTS):
            first, left, whose = len(way) * part // PARTS, IN_A_ROW, None
            for number, s in follow(entry, table, way):
                seats = [who for who in game.actors(s) if who != CHANCE]
                if number < first or not left or not seats or (whose is not None and whose not in seats):
                    continue
                whose = seats[0] if whose is None else whose
                if len(game.legal(s, whose)) > 1:
                    left -= 1
                    yield f"{table} after {number}: {'ABCDEFG'[whose]}", s, whose


def chosen(entry: Entry, bot: Any, most: int = 10**9) -> Iterator[str]:
    """What a bot chooses, in words."""
    game: Any = entry.game
    for at, (place, s, seat) in enumerate(questions(entry)):
        if at >= most:
            return
        action = bot.choose(game, game.view(s, seat), list(game.legal(s, seat)), Luck(at))
        yield f"{entry.key}, {place} {entry.vocabulary.name(action)}"


def kept_lines(key: str) -> list[str]:
    return [line for line in CHOICES.read_text(encoding="utf-8").splitlines() if line.startswith(f"{key}, ")]


@each_game
def test_it_chooses_what_it_always_chose(key: str) -> None:
    assert list(chosen(find(key), admiral_1(searcher.Budget(DESCENTS)))) == kept_lines(key)


@pytest.mark.parametrize("key", sorted(KNOWN - LEARNT_ANEW))
def test_it_is_the_admiral_of_the_day_on_which_it_was_kept(key: str) -> None:
    """Goes when the admiral grows stronger or learns anew; what admiral-1 chooses stays."""
    entry = find(key)
    assert list(chosen(entry, SearchBot(mind_of_today, Budget(DESCENTS)))) == kept_lines(key)
    assert mind_of(entry.game).habits.readiness == mind_of_today(entry.game).habits.readiness


@each_game
def test_it_sees_what_the_admiral_saw_on_that_day(key: str) -> None:
    """Goes when the features of a game change; what admiral-1 chooses stays."""
    entry = find(key)
    game: Any = entry.game
    features = import_module(f"{folder.__name__}.{key}").FEATURES
    for _, s, _ in questions(entry):
        for seat in range(s.seats):
            view = game.view(s, seat)
            assert features.of(game, view) == game.features(view)


def test_it_knows_every_game_that_it_knew() -> None:
    assert {"andromeda", "astrogornicy", "posrod_gwiazd", "star_scrappers"} <= {
        entry.key for entry in games().values() if isinstance(mind_of(entry.game).judge, Network)
    }
    assert isinstance(mind_of(TOY.game).judge, LeadJudge)


def test_its_habits_follow_the_names_of_decisions() -> None:
    data = {"first": [], "bias": [0.0] * 8, "second": [0.0] * 8, "turns": 1, "habits": {"done": 2.0, "pay:Y1": 4.0}}
    mind = mind_from("andromeda", data, ["new", "pay:Y1", "done"])
    assert mind.habits.readiness == [3.0, 4.0, 2.0]


def test_it_shares_nothing_that_may_grow_stronger() -> None:
    """It imports itself, the contract and what a match is made of, and of games their model."""
    allowed = ("bots.admiral_1", "engine.contract", "engine.fast_random", "engine.pile", "engine.registry")
    for path in Path(folder.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("kosmodrom"):
                name = str(node.module).removeprefix("kosmodrom.")
                of_game = name.startswith("games.") and name.rpartition(".")[0].endswith(".model")
                assert of_game or name.startswith(allowed), f"{path.name} imports {name}"


def test_it_is_measured_and_sits_at_no_table() -> None:
    assert set(KEPT) == {"admiral-1"}
    assert not set(KEPT) & set(BOTS)
    with pytest.raises(BadTable):
        bot_named("admiral-1")
    assert is_contender("admiral-1")
    assert is_contender("admiral-1:0.1")
    assert not is_contender("admiral-1:no")
    assert isinstance(contender("admiral-1"), searcher.Admiral1)


def test_it_contends_by_the_clock_too() -> None:
    bot = contender("admiral-1:0.1")
    assert isinstance(bot, searcher.Admiral1)
    assert bot.budget == searcher.Budget(10**9, 0.1)


if __name__ == "__main__":
    lines = [line for key in games() for line in chosen(find(key), admiral_1(searcher.Budget(DESCENTS)))]
    CHOICES.write_text("\n".join(lines) + "\n", encoding="utf-8")
