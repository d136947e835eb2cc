"""Every game keeps every law: all found games and the toy, all numbers of seats, all values of options."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from conformance.laws import LAWS, ONCE
from conformance.walks import CASES, Case, Exploration, covering, explore, tables
from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.feature_blocks import width_of
from kosmodrom.engine.registry import Entry, games
from toy.entry import ENTRY

GAMES = 8
"""Drawn games per law, each law going on at the table where the one before it stopped; `make test-long` draws more."""
EXPLORED_GAMES = 6000
"""Steered games, at most, until every decision was possible somewhere."""
LONG = "sample_is_calibrated"
"""Plays hundreds of games at each table: the pure build tries tables where each value occurs, the compiled one all."""
HASH_SEEDS = ("0", "1", "4711")
SEED = 2026

ENTRIES = {**games(), ENTRY.key: ENTRY}
TESTS = Path(__file__).parent.parent

each_game = pytest.mark.parametrize("key", ENTRIES)


@cache
def explored(entry: Entry) -> Exploration:
    return explore(entry, EXPLORED_GAMES, SEED)


def may_lack_cases(law: str, entry: Entry) -> bool:
    """The order of arrival is a matter only of games that ask several seats at once."""
    return law == "interleavings_commute" and explored(entry).most_actors == 1


def hold_in_drawn_games(law: str, entry: Entry, games: int) -> None:
    """Try a law in games whose luck and decisions are drawn, the same on every run."""
    luck, all_tables = Luck(SEED), tables(entry)
    first = games * list(LAWS).index(law)
    for number in range(first, first + games):
        seats, options = all_tables[number % len(all_tables)]
        ints = [luck.below(2**16) for _ in range(1 + luck.below(40))]
        LAWS[law](Case(entry, seats, options, int(luck.word()), ints))


def hold_at_tables(law: str, entry: Entry, chosen: list[tuple[int, dict[str, str]]]) -> None:
    """Try a law once at each table."""
    before = CASES[entry.key, law]
    for seats, options in chosen:
        ONCE[law](Case(entry, seats, options, SEED, [0]))
    assert CASES[entry.key, law] > before, f"{entry.key}: {law} had no cases"


@pytest.mark.parametrize("law", LAWS)
@each_game
def test_the_law_holds_in_drawn_games(key: str, law: str) -> None:
    entry = ENTRIES[key]
    before = CASES[key, law]

    hold_in_drawn_games(law, entry, GAMES)
    cases = CASES[key, law] - before
    assert cases > 0 or may_lack_cases(law, entry), f"{key}: {law} had no cases"


@each_game
@pytest.mark.parametrize("law", ONCE)
def test_the_law_holds_at_every_table(law: str, key: str) -> None:
    every = tables(ENTRIES[key])
    hold_at_tables(law, ENTRIES[key], covering(every, together=1) if law == LONG and not is_compiled() else every)


@each_game
def test_every_decision_is_possible_somewhere(key: str) -> None:
    missing, wonders = explored(ENTRIES[key]).missing(ENTRIES[key]), explored(ENTRIES[key]).wonders(ENTRIES[key])
    assert not missing, f"{key}: never possible in {EXPLORED_GAMES} games: {', '.join(missing)}"
    assert not wonders, f"{key}: possible, though the game calls them impossible: {', '.join(wonders)}"


@each_game
def test_every_view_has_as_many_features_as_their_blocks_say(key: str) -> None:
    game, counts = ENTRIES[key].game, set()
    for seats, options in tables(ENTRIES[key]):
        s = game.new(seats, options, ENTRIES[key].book())
        counts |= {len(game.features(game.view(s, seat))) for seat in range(seats)}
    assert counts == {width_of(game.feature_blocks())}


@cache
def told_under(hash_seed: str) -> dict[str, str]:
    """The journals of each game, as a process with this hash seed tells them."""
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-m", "conformance.print_match"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, str] = json.loads(done.stdout)
    return told


@each_game
def test_the_journal_is_the_same_under_every_hash_seed(key: str) -> None:
    journals = {told_under(hash_seed)[key] for hash_seed in HASH_SEEDS}
    assert len(journals) == 1
    assert "end " in journals.pop()
