"""Whole matches as text that can be read: every decision, who learns of it, and what is told."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import LineFacts, Match
from kosmodrom.engine.registry import Entry
from tools.yesterday.counts import mask_word
from tools.yesterday.ways import LETTERS, Step, Table, letter, tables_of

LANGUAGE: Final = "en"
SEEDS: Final = ("yesterday", "a year ago", "long ago", "once")
"""A match that is written for the first time is the shortest of those with these seeds."""
HEAD: Final = re.compile(r"^.*, seed (.+)$")
DECISION: Final = re.compile(r"^([A-G]) (\S+) of \d")


@dataclass(frozen=True)
class Cast:
    """Who plays: bots by name, taking turns round the table."""

    seats: int
    bots: tuple[str, ...]

    def table(self, entry: Entry) -> Table:
        """Two play with the usual options, more with others."""
        if self.seats == entry.seats[0]:
            return Table(self.seats, entry.choose({}))
        return [table for table in tables_of(entry) if table.seats == self.seats and not table.again][-1]


CASTS: Final = {
    "random": Cast(2, ("random",)),
    "greedy": Cast(2, ("greedy",)),
    "three-seats": Cast(3, ("greedy", "random")),
}


def decided(text: str) -> list[Step]:
    """The decisions of seats in a written match."""
    found = map(DECISION.match, text.splitlines())
    return [Step(LETTERS.index(each[1]), each[2]) for each in found if each]


def playthrough_of(entry: Entry, cast: Cast, before: str, *, going_on: bool = False) -> str:
    """The match that was written, as it goes today; where it cannot go on, either bots do or it ends there."""
    head = HEAD.match(before.partition("\n")[0])
    seeds = (head[1],) if head else SEEDS
    return min((written(entry, cast, seed, decided(before), going_on) for seed in seeds), key=len)


def written(entry: Entry, cast: Cast, seed: str, steps: list[Step], going_on: bool) -> str:
    table = cast.table(entry)
    match = Match(entry, seats=table.seats, options=table.options, seed=seed)
    widths: dict[int, int] = {}
    lost = ""
    for step in steps:
        try:
            play(match, step, widths)
        except KosmodromError as error:
            lost = f"then lost at {step}: {error}"
            break
    if going_on:
        go_on(match, [bot_named(name) for name in cast.bots], widths)
    lines = [f"{entry.key}: {table}, seed {seed}", "", *told(match, widths)]
    lines += [lost] if lost and not going_on else ending(match)
    return "\n".join(lines) + "\n"


def play(match: Match, step: Step, widths: dict[int, int]) -> None:
    """Make a decision, and note between how many it was."""
    width = len(match.legal_ids(step.who))
    line = len(match.lines) + 1
    match.play(step.who, step.name)
    widths[line] = width


def go_on(match: Match, bots: Sequence[Any], widths: dict[int, int]) -> None:
    luck = Luck(len(match.lines))
    while not match.over:
        seat = match.actors[0]
        action = bots[seat % len(bots)].choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck)
        play(match, Step(seat, match.entry.vocabulary.name(action)), widths)


def told(match: Match, widths: dict[int, int]) -> Iterator[str]:
    """A line for each decision: who, what, of how many, who learns it if not all do; and what was told of it.

    Dice and draws of which nothing is told stand before the next one. No line has a number, so that a line that is new
    is the only one that differs.
    """
    silent: list[str] = []
    for line, happened in zip(match.lines, match.chronicle(), strict=True):
        known = mask_word(happened.audience, match.seats)
        only = "" if known == "all" else f", {known}"
        of = "" if line.who == CHANCE else f" of {widths[line.number]}"
        words = "".join(f" {sentence}" for sentence in sentences(match, happened))
        if line.who == CHANCE and not words and not only:
            silent.append(line.what)
            continue
        if silent and (line.who != CHANCE or only):
            yield f"{letter(CHANCE)} {' '.join(silent)}."
            silent = []
        yield f"{letter(line.who)} {' '.join([*silent, line.what])}{of}{only}.{words}"
        silent = []


def sentences(match: Match, happened: LineFacts) -> Iterator[str]:
    """What was told, and to whom where it is not the business of the same."""
    entry = match.entry
    for event in happened.told:
        sentence = entry.speaker.event(event, match.book, entry.words(LANGUAGE), LETTERS[: match.seats])
        heard = mask_word(event[1], match.seats)
        yield sentence if heard == mask_word(happened.audience, match.seats) else f"[{heard}] {sentence}"


def ending(match: Match) -> Iterator[str]:
    """The score sheet, the points and who won."""
    yield ""
    if not match.over:
        yield f"not over: {' '.join(map(letter, match.actors))} must decide"
    for index, row in enumerate(match.sheet()):
        yield f"{match.entry.speaker.row(index, match.entry.words(LANGUAGE))}: {' '.join(map(str, row))}"
    yield f"points: {' '.join(map(str, match.scores()))}"
    yield f"won: {' '.join(map(letter, match.winners()))}"
