"""Ways: whole matches at every table of a game, dice and draws included, by the names of their decisions."""

import bz2
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from conformance.walks import rarities as rarities
from conformance.walks import tables

LETTERS: Final = "ABCDEFG"
"""The seats; chance is a hyphen."""
STARS: Final = "-"
SEED: Final = 1969
WAYS: Final = 24
"""So many matches of a game are kept at least, whatever the number of its tables."""


@dataclass(frozen=True)
class Table:
    """Where a match is played."""

    seats: int
    options: dict[str, str]
    again: int = 0
    """How many other matches are kept at tables with these seats and options."""

    def __str__(self) -> str:
        chosen = "".join(f", {key}={value}" for key, value in self.options.items())
        return f"{self.seats} seats{chosen}" + (f", again {self.again}" if self.again else "")


@dataclass(frozen=True)
class Step:
    """A decision, by name; who makes it."""

    who: int
    name: str

    def __str__(self) -> str:
        return f"{letter(self.who)} {self.name}"


Ways = dict[str, list[Step]]
"""By table, as it is written."""


class Astray(Exception):
    """A kept decision that cannot be made any longer."""


def letter(who: int) -> str:
    return STARS if who == CHANCE else LETTERS[who]


def tables_of(entry: Entry) -> list[Table]:
    """Every number of seats with every set of options; where these are too many, every two values meet somewhere."""
    different = tables(entry)
    times = max(1, WAYS // len(different))
    return [Table(seats, entry.choose(options), again) for again in range(times) for seats, options in different]


def read_ways(file: Path) -> Ways:
    if not file.is_file():
        return {}
    ways: Ways = {}
    for line in bz2.decompress(file.read_bytes()).decode().splitlines():
        who, _, what = line.partition(" ")
        if who == "#":
            way = ways.setdefault(what, [])
        else:
            way.append(Step(CHANCE if who == STARS else LETTERS.index(who), what))
    return ways


def write_ways(file: Path, ways: Ways) -> None:
    """Write them, unless they stand there already: not every machine packs alike."""
    if ways != read_ways(file):
        lines = [line for table, way in ways.items() for line in (f"# {table}", *map(str, way))]
        file.write_bytes(bz2.compress("\n".join(lines).encode()))


def made(entry: Entry, s: Any, step: Step) -> int:
    """The number of a kept decision, which must be legal."""
    game: Any = entry.game
    if step.who not in game.actors(s):
        raise Astray(f"{step}: {letter(step.who)} is not asked")
    if step.name not in entry.vocabulary.ids:
        raise Astray(f"{step}: there is no such decision")
    action = entry.vocabulary.id(step.name)
    if action not in game.legal(s, step.who):
        clause = 0 if step.who == CHANCE else game.refusal(s, step.who, action)
        raise Astray(f"{step}: not legal" + (f" by {entry.prefix}-{clause:03}" if clause else ""))
    return action


def follow(entry: Entry, table: Table, way: list[Step]) -> Iterator[tuple[int, Any]]:
    """The position before each decision of a way, and the one at its end; look, but do not touch."""
    game: Any = entry.game
    s = game.new(table.seats, table.options, entry.book())
    for number, step in enumerate(way):
        yield number, s
        game.apply(s, step.who, made(entry, s, step))
    yield len(way), s


def renewed(entry: Entry, before: Ways) -> Ways:
    """The same ways as far as they can be gone, and from there on to the end, with a liking for what is rare."""
    met: Counter[str] = Counter()
    ways: Ways = {}
    for number, table in enumerate(tables_of(entry)):
        ways[str(table)] = to_the_end(entry, table, before.get(str(table), []), Luck(SEED + number), met)
        met.update(step.name for step in ways[str(table)])
    return ways


def to_the_end(entry: Entry, table: Table, way: list[Step], luck: Luck, met: Counter[str]) -> list[Step]:
    game: Any = entry.game
    s = game.new(table.seats, table.options, entry.book())
    gone: list[Step] = []
    try:
        for step in way:
            game.apply(s, step.who, made(entry, s, step))
            gone.append(step)
    except Astray:
        pass
    while actors := game.actors(s):
        who = actors[luck.below(len(actors))]
        action = game.roll(s, luck) if who == CHANCE else rare(entry, game.legal(s, who), luck, met)
        gone.append(Step(who, entry.vocabulary.name(action)))
        game.apply(s, who, action)
    return gone


def rare(entry: Entry, legal: list[int], luck: Luck, met: Counter[str]) -> int:
    """Every other time what was met least so far, else anything."""
    if luck.below(2):
        fewest = min(met[entry.vocabulary.name(action)] for action in legal)
        legal = [action for action in legal if met[entry.vocabulary.name(action)] == fewest]
    return legal[luck.below(len(legal))]
