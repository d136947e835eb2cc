"""Counts: how many sequences of decisions start in a position, and who learns the first of them.

`after 81: 4 18 75 #5018ea9c` says that after 81 decisions of the way there are 4 decisions, 18 sequences of two, 75 of
three; the check is over their names, audiences, what they show and announce. `A B×3 all×1` in the line below it: seat A
decides, three of its decisions are learnt by B alone, and one by all.
"""

import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.registry import Entry
from tools.yesterday.ways import Astray, Table, Ways, follow, letter, tables_of

PLACES: Final = 4
"""From so many positions of every way is counted;"""
LAST: Final = 0.95
"""so much of the match lies behind the last of them; the first is the opening after the set-up."""
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
        """Over who decides, what, who learns it, whether it shows something, what it announces: of all that was met."""

    def business(self, s: Any, who: int, action: int) -> tuple[int, bool, int]:
        """Who learns a decision, whether it shows its seat something, and by which clause it tells of a secret."""
        game = self.game
        return game.audience(s, who, action), game.reveals(s, who, action), game.announces(s, who, action)

    def grow(self, s: Any, depth: int) -> None:
        for who in self.game.actors(s):
            named = sorted((self.entry.vocabulary.name(action), action) for action in self.game.legal(s, who))
            told = [(name, *self.business(s, who, action)) for name, action in named]
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
    """Who decides, and how many of the decisions are learnt by whom."""
    game: Any = entry.game
    words = []
    for who in game.actors(s):
        legal = game.legal(s, who)
        known = Counter(mask_word(game.audience(s, who, action), s.seats) for action in legal)
        words.append(f"{letter(who)} {listing(known)}")
    return ", ".join(words)


def positions(entry: Entry, table: Table, ways: Ways) -> Iterator[tuple[int, Any]]:
    """Positions on the way of a table in which a seat has a choice, with how many decisions came before."""
    game: Any = entry.game
    way = ways[str(table)]
    places = [round(LAST * at * len(way) / (PLACES - 1)) for at in range(PLACES)]
    for number, s in follow(entry, table, way):
        if places and number >= places[0]:
            seats = [who for who in game.actors(s) if who != CHANCE]
            if seats and len(game.legal(s, seats[0])) > 1:
                yield number, s
                places = [place for place in places if place > number]


def counts_of(entry: Entry, ways: Ways) -> str:
    """In every position the sequences, and who learns what."""

    def write(number: int, s: Any) -> Iterator[str]:
        yield f"after {number}: {sequences(entry, s, DEPTH, FEW)}"
        yield audiences(entry, s)

    return _written(entry, ways, tables_of(entry), write)


def deep_counts_of(entry: Entry, ways: Ways) -> str:
    """Longer sequences, and nothing else, on one way of each table."""

    def write(number: int, s: Any) -> Iterator[str]:
        yield f"after {number}: {sequences(entry, s, DEEPER, MANY)}"

    return _written(entry, ways, [table for table in tables_of(entry) if not table.again], write)


def _written(entry: Entry, ways: Ways, tables: list[Table], write: Callable[[int, Any], Iterator[str]]) -> str:
    lines = []
    for table in tables:
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
