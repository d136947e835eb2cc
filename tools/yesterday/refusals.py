"""Refusals: in positions on the ways, how many decisions of the whole vocabulary each clause refuses to each seat.

The positions are chosen so that every clause that refuses anything on any way is seen refusing each kind of decision,
whatever the seat is asked instead. Which they are stands in the kept file.
"""

import re
import zlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.registry import Entry
from tools.yesterday.ways import Astray, Ways, follow, letter, tables_of

HEAD: Final = re.compile(r"^== (.*)$")
PLACE: Final = re.compile(r"^after (\d+)$")
SeatPlan = tuple[str, int]
"""A table, as it is written, and how many decisions lie behind."""
Sight = tuple[int, str, str]
"""A clause, the verb that it refuses, and the verb of the first decision that the seat has instead, if it has one."""


def places_in(text: str) -> list[SeatPlan]:
    """The positions that a kept file tells of."""
    found: list[SeatPlan] = []
    table = ""
    for line in text.splitlines():
        if head := HEAD.match(line):
            table = head[1]
        elif place := PLACE.match(line):
            found.append((table, int(place[1])))
    return found


def numbers_of(entry: Entry, s: Any, seat: int) -> list[int]:
    """By decision the clause that refuses it, 0 where it is legal."""
    game: Any = entry.game
    return [game.refusal(s, seat, action) for action in range(len(entry.vocabulary))]


def refusals(entry: Entry, s: Any) -> Iterator[str]:
    """A line for the seats that are refused as many decisions by the same clauses.

    After the first one, a line that begins with `=` says what is otherwise: `-` stands before what is not so. At the
    end stands a check of which clause refuses which decision to whom.
    """
    crc = 0
    alike: dict[str, str] = {}
    for seat in range(s.seats):
        numbers = numbers_of(entry, s, seat)
        named = sorted(zip(entry.vocabulary.names, numbers, strict=True))
        crc = zlib.crc32(repr(named).encode(), crc)
        counts = sorted(Counter(number for number in numbers if number).items())
        refused = " ".join(f"{number}" if count == 1 else f"{number}x{count}" for number, count in counts)
        alike[refused] = alike.get(refused, "") + letter(seat)
    first = next(iter(alike)).split()
    for at, (refused, seats) in enumerate(alike.items()):
        written = min(refused, differences(first, refused.split()), key=len) if at else refused
        yield f"{seats} {written}" + (f" #{crc:08x}" if at == len(alike) - 1 else "")


def differences(first: list[str], other: list[str]) -> str:
    """What one line says otherwise than the first."""
    return " ".join(
        ["=", *(f"-{each}" for each in first if each not in other), *(each for each in other if each not in first)]
    )


def refusals_at(entry: Entry, ways: Ways, places: list[SeatPlan]) -> str:
    """The text to keep."""
    lines = []
    for table in tables_of(entry):
        wanted = {number for name, number in places if name == str(table)}
        if not wanted:
            continue
        lines.append(f"== {table}")
        try:
            for number, s in follow(entry, table, ways.get(str(table), [])):
                if number in wanted:
                    lines += [f"after {number}", *refusals(entry, s)]
                if number == max(wanted):
                    break
        except Astray as lost:
            lines.append(f"then lost at {lost}")
    return "\n".join(lines) + "\n"


def chosen_places(entry: Entry, ways: Ways, before: list[SeatPlan]) -> list[SeatPlan]:
    """The positions that were kept, as far as they are needed, and more until all that refuses is seen."""
    seen = sights(entry, ways)
    missing = set().union(*seen.values())
    chosen: list[SeatPlan] = []
    for place in before:
        if seen.get(place, set()) & missing:
            chosen.append(place)
            missing -= seen[place]
    while missing:
        best = max(seen, key=lambda place: len(seen[place] & missing))
        chosen.append(best)
        missing -= seen[best]
    return chosen


def sights(entry: Entry, ways: Ways) -> dict[SeatPlan, set[Sight]]:
    """What refuses what, in every position of every way in which a seat is asked."""
    game: Any = entry.game
    verbs = [name.partition(":")[0] for name in entry.vocabulary.names]
    found: dict[SeatPlan, set[Sight]] = {}
    for table in tables_of(entry):
        for number, s in follow(entry, table, ways[str(table)]):
            actors = game.actors(s)
            if actors and actors[0] != CHANCE:
                found[str(table), number] = {
                    (clause, verb, verbs[game.legal(s, seat)[0]] if seat in actors else "")
                    for seat in range(s.seats)
                    for clause, verb in set(zip(numbers_of(entry, s, seat), verbs, strict=True))
                    if clause
                }
    return found
