"""Counts: how many sequences of decisions start in a position, who learns them, and what each clause refuses there."""

import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.registry import Entry
from tools.yesterday.ways import Astray, Table, Ways, follow, letter, tables_of

PLACES: Final = 4
"""From so many positions of every table is counted at least, and where there are few tables from more:"""
ENOUGH: Final = 42
"""so many for a game."""
LAST: Final = 0.95
"""Which part of a match lies behind the last of them; the first is the opening after the set-up."""
DEPTH: Final = 3
FEW: Final = 500
"""Sequences are counted to this depth, as long as no more than so many positions must be gone on from;"""
DEEPER: Final = 5
MANY: Final = 4000
"""in the long tests to this one."""
OUTCOMES: Final = 4
"""Dice and draws are counted all, and gone on from so many."""


def mask_word(mask: int, seats: int) -> str:
    """Who is in an audience: letters of seats, and a star for the public; or all, the seats alone, or none."""
    who = [letter(seat) for seat in range(seats) if mask >> seat & 1]
    public = mask >> SPECTATOR & 1
    if len(who) == seats:
        return "all" if public else "seats"
    return "".join(who) + "*" * public or "none"


def listing(counter: Counter[str]) -> str:
    return " ".join(f"{what}×{count}" for what, count in sorted(counter.items()))


class Tree:
    """What can be decided from a position, so many decisions deep."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.game: Any = entry.game
        self.count = 0
        self.crc = 0
        """Over who decides, what, and who learns it, of all that was counted."""

    def grow(self, s: Any, depth: int) -> None:
        for who in self.game.actors(s):
            named = sorted((self.entry.vocabulary.name(action), action) for action in self.game.legal(s, who))
            told = [(name, self.game.audience(s, who, action)) for name, action in named]
            self.crc = zlib.crc32(repr((letter(who), told)).encode(), self.crc)
            if depth == 1:
                self.count += len(named)
                continue
            for _, action in spread(named) if who == CHANCE else named:
                after = self.game.clone(s)
                self.game.apply(after, who, action)
                self.grow(after, depth - 1)


def spread(named: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """A few, evenly over all."""
    return named if len(named) <= OUTCOMES else [named[at * len(named) // OUTCOMES] for at in range(OUTCOMES)]


def sequences(entry: Entry, s: Any, deepest: int, most: int) -> str:
    """How many sequences of 1, 2, 3 … decisions there are, as far as few enough positions must be gone on from."""
    words = []
    before = 1
    for depth in range(1, deepest + 1):
        if before > most:
            break
        tree = Tree(entry)
        tree.grow(s, depth)
        words.append(str(tree.count))
        before = tree.count
    return f"{' '.join(words)} #{tree.crc:08x}"


def audiences(entry: Entry, s: Any) -> str:
    """Who decides, between how many, and how many of these decisions are learnt by whom."""
    game: Any = entry.game
    words = []
    for who in game.actors(s):
        legal = game.legal(s, who)
        known = Counter(mask_word(game.audience(s, who, action), s.seats) for action in legal)
        words.append(f"{letter(who)} decides, known to {listing(known)}")
    return "; ".join(words)


def refusals(entry: Entry, s: Any) -> Iterator[str]:
    """For each seat which clauses refuse how many decisions of the whole vocabulary, 0 those that are legal."""
    game: Any = entry.game
    crc = 0
    for seat in range(s.seats):
        numbers = [game.refusal(s, seat, action) for action in range(len(entry.vocabulary))]
        refused = Counter(f"{number:03}" for number in numbers if number)
        named = sorted(zip(entry.vocabulary.names, numbers, strict=True))
        crc = zlib.crc32(repr(named).encode(), crc)
        yield f" {letter(seat)} {listing(refused)}" + (f" #{crc:08x}" if seat == s.seats - 1 else "")


def positions(entry: Entry, table: Table, ways: Ways) -> Iterator[tuple[int, Any]]:
    """Positions on the way of a table in which a seat has a choice, with how many decisions came before."""
    game: Any = entry.game
    way = ways[str(table)]
    count = max(PLACES, ENOUGH // len(tables_of(entry)))
    places = [round(LAST * at * len(way) / (count - 1)) for at in range(count)]
    for number, s in follow(entry, table, way):
        if places and number >= places[0]:
            seats = [who for who in game.actors(s) if who != CHANCE]
            if seats and len(game.legal(s, seats[0])) > 1:
                yield number, s
                places = [place for place in places if place > number]


def counts_of(entry: Entry, ways: Ways) -> str:
    """In every position the sequences, who learns what, and the refusals."""

    def write(number: int, s: Any) -> Iterator[str]:
        yield f"after {number}: {sequences(entry, s, DEPTH, FEW)}"
        yield f" {audiences(entry, s)}"
        yield from refusals(entry, s)

    return _written(entry, ways, write)


def deep_counts_of(entry: Entry, ways: Ways) -> str:
    """Longer sequences, and nothing else."""

    def write(number: int, s: Any) -> Iterator[str]:
        yield f"after {number}: {sequences(entry, s, DEEPER, MANY)}"

    return _written(entry, ways, write)


def _written(entry: Entry, ways: Ways, write: Callable[[int, Any], Iterator[str]]) -> str:
    lines = []
    for table in tables_of(entry):
        lines.append(f"== {table}")
        if str(table) not in ways:
            lines.append("no way is kept for this table")
            continue
        try:
            for number, s in positions(entry, table, ways):
                lines += write(number, s)
        except Astray as lost:
            lines.append(f"then lost at {lost}")
    return "\n".join(lines) + "\n"
