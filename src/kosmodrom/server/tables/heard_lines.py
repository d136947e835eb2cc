"""What a viewer has heard of a match, numbered for that viewer: not even the number of hidden lines shows.

A story is told by a match in memory, or by what was stored with its lines, without any rule.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.journal import UNDO, Line, standing
from kosmodrom.engine.match import LineFacts, Match, Told


@dataclass(frozen=True)
class StoredStory:
    """Lines, who heard of each, and its events, as a match has them; read from what was stored, without the rules."""

    lines: Sequence[Line]
    happened: Sequence[LineFacts]

    def heard(self, line: int) -> int:
        return self.happened[line - 1].heard

    def told(self, viewer: int, since: int) -> list[Told]:
        numbers = {line.number for line in standing(self.lines)}
        later = [each for each in self.happened[since:] if each.line in numbers]
        return [Told(each.line, tuple(event)) for each in later for event in each.told if event[1] >> viewer & 1]


Story = Match | StoredStory


class HeardLineNumbers:
    """For each viewer the lines that it has heard of; lines only ever follow, so what is counted stays."""

    def __init__(self) -> None:
        self._counted: dict[int, int] = {}
        self._lines: dict[int, list[int]] = {}

    def of(self, story: Story, viewer: int) -> list[int]:
        """The journal lines that the viewer numbers 1, 2, 3 …; may go on beyond the story's end."""
        known = self._lines.setdefault(viewer, [])
        end = len(story.lines)
        for line in range(self._counted.get(viewer, 0) + 1, end + 1):
            if story.heard(line) >> viewer & 1:
                known.append(line)
        self._counted[viewer] = max(end, self._counted.get(viewer, 0))
        return known


class Happening(NamedTuple):
    """One event, for one viewer."""

    moment: int
    who: int
    """The seat that caused it, or CHANCE."""
    event: Sequence[int]


@dataclass(frozen=True)
class HeardSince:
    """What is new to a viewer after a moment."""

    moment: int
    """How many moments the viewer knows now."""
    happenings: list[Happening]
    undone: list[int]
    """Earlier moments that do not hold any more."""


def excerpt(story: Story, moments: HeardLineNumbers, viewer: int, since: int) -> HeardSince:
    """What a viewer who knows `since` moments has missed."""
    known, lines = moments.of(story, viewer), story.lines
    end = bisect_right(known, len(lines))
    since = max(0, min(since, end))
    if since == end:
        return HeardSince(end, [], [])
    after = known[since - 1] if since else 0
    happenings = [
        Happening(bisect_left(known, told.line) + 1, lines[told.line - 1].who, told.event)
        for told in story.told(viewer, after)
    ]
    undone = sorted({moment for line in known[since:end] for moment in _undone(lines[line - 1], known, end)})
    return HeardSince(end, happenings, [moment for moment in undone if moment <= since])


class HeardLine(NamedTuple):
    """A journal line with all that it did, for one viewer."""

    moment: int
    who: int
    events: tuple[tuple[int, ...], ...]


def heard_lines(story: Story, moments: HeardLineNumbers, viewer: int, since: int) -> list[HeardLine]:
    """What a viewer who knows `since` moments has missed, line by line."""
    known, lines = moments.of(story, viewer), story.lines
    since = max(0, min(since, bisect_right(known, len(lines))))
    told = story.told(viewer, known[since - 1] if since else 0)
    return [
        HeardLine(bisect_left(known, line) + 1, lines[line - 1].who, tuple(each.event for each in events))
        for line, events in groupby(told, itemgetter(0))
    ]


def _undone(line: Line, known: list[int], end: int) -> list[int]:
    """The moments that a line takes back."""
    taken = line.undone()
    if taken is None:
        return []
    word, target = taken
    first = bisect_left(known, target)
    if word == UNDO:
        return [first + 1] if first < end and known[first] == target else []
    return list(range(first + 1, bisect_left(known, line.number) + 1))


@dataclass(frozen=True)
class Turn:
    """Where a seat begins to decide, after another has."""

    at: int
    """The moment before its first decision."""
    seat: int


def turns_of(story: Story, moments: HeardLineNumbers, viewer: int) -> list[Turn]:
    """The turns that a viewer has seen, in their order."""
    lines, turns = story.lines, list[Turn]()
    for moment, number in enumerate(moments.of(story, viewer), 1):
        if number > len(lines):
            break
        line = lines[number - 1]
        if line.who != CHANCE and line.undone() is None and (not turns or turns[-1].seat != line.who):
            turns.append(Turn(moment - 1, line.who))
    return turns


def moment_at(story: Story, moments: HeardLineNumbers, viewer: int, line: int) -> int:
    """How much a viewer knew after a journal line."""
    return bisect_right(moments.of(story, viewer), min(line, len(story.lines)))


def last_own_moment(story: Story, moments: HeardLineNumbers, seat: int) -> int:
    """The moment of the seat's last decision; 0 if it has made none."""
    lines = story.lines
    for at, line in enumerate(reversed(moments.of(story, seat))):
        if line <= len(lines) and lines[line - 1].who == seat and lines[line - 1].undone() is None:
            return len(moments.of(story, seat)) - at
    return 0
