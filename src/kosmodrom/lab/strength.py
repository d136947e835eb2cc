"""Strength: how often one bot wins against others, from every seat equally often, with an interval."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from math import sqrt
from typing import Any, Final

from kosmodrom.bots.admiral_1 import searcher as admiral_1_searcher
from kosmodrom.bots.admiral_1.minds import admiral_1
from kosmodrom.bots.evaluation import result
from kosmodrom.bots.levels import LEVELS, MEASURED, Bot, searcher
from kosmodrom.bots.own_bots import is_own, measured_bot
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.playout import PlayoutCounts
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.engine.seeded_chance import Seed, seed_word
from kosmodrom.lab.processes import Workers, shared_out
from kosmodrom.lab.simulate import luck_of, play_out_with

SURE: Final = 1.96
"""Standard deviations of an interval that is missed in one case of twenty."""
ENDLESS: Final = 10**9
DESCENTS: Final = "descents"
"""A contender that searches for so long, such as `descents:3000`."""
TIMED: Final = "timed"
ADMIRAL_1: Final = "admiral-1"
OPENSPIEL: Final = "openspiel"
"""Contenders that think for so many seconds about each decision, such as `timed:0.1` and `openspiel:0.1`."""
SECONDS: Final = r"(?=.*[1-9])\d{1,6}(\.\d{1,6})?"
"""More than none."""
FORMS: Final = {DESCENTS: r"[1-9]\d{0,8}", TIMED: SECONDS, ADMIRAL_1: SECONDS, OPENSPIEL: SECONDS}


@dataclass(frozen=True)
class Contest:
    """One bot against the same other in all further seats; equal contests end equally, but for clocks."""

    package: str
    seats: int
    one: str
    other: str
    games: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)
    deck: Deck | None = None


@dataclass(frozen=True)
class ContestResult:
    """What came of a contest; a shared victory counts as its share."""

    contest: Contest
    share: float
    low: float
    high: float

    def as_dict(self) -> dict[str, Any]:
        asked = self.contest
        return {
            "game": asked.package.rpartition(".")[2],
            "seats": asked.seats,
            "bot": asked.one,
            "against": asked.other,
            "games": asked.games,
            "wins": round(self.share, 4),
            "from": round(self.low, 4),
            "to": round(self.high, 4),
        }


def ladder(
    entry: Entry,
    tables: Sequence[int],
    games: int,
    seed: Seed,
    options: dict[str, str] | None = None,
    deck: Deck | None = None,
) -> list[Contest]:
    """At tables of each size every level meets each lower one (the pilot is greedy), and the best meets chance."""
    pairs = [(list(LEVELS)[-1], "random"), *((one, other) for other, one in combinations(LEVELS, 2))]
    return [
        contest_of(entry, seats, one, other, games, seed, options, deck) for seats in tables for one, other in pairs
    ]


def contest_of(
    entry: Entry,
    seats: int,
    one: str,
    other: str,
    games: int,
    seed: Seed,
    options: dict[str, str] | None = None,
    deck: Deck | None = None,
) -> Contest:
    """A contest of so many games, or a few more, until everyone has sat in every seat equally often."""
    entry.check_seats(seats)
    entry.book(deck)
    for name in (one, other):
        if is_own(name):
            contender(name)
    return Contest(
        entry.package, seats, one, other, games + -games % seats, seed_word(seed), entry.choose(options or {}), deck
    )


def contend(contest: Contest, jobs: Workers = 1, progress: Callable[[int], None] | None = None) -> ContestResult:
    """Play all games of a contest."""
    shares: list[float] = []
    for share in shared_out(partial(_play, contest), range(contest.games), jobs):
        shares.append(share)
        if progress is not None:
            progress(len(shares))
    share = sum(shares) / len(shares)
    low, high = interval(share, len(shares))
    return ContestResult(contest, share, low, high)


def interval(share: float, games: float, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval: where the true share lies in 19 of 20 cases, or as surely as so many deviations say."""
    spread = sure * sure / games
    middle = (share + spread / 2) / (1 + spread)
    half = sure * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def is_contender(name: str) -> bool:
    """Whether there is such a bot."""
    kind, _, budget = name.partition(":")
    if kind in FORMS and budget:
        return re.fullmatch(FORMS[kind], budget) is not None
    return name in MEASURED or is_own(name)


def is_same(one: str, other: str) -> bool:
    """Whether two names mean the same bot, as `greedy` and `pilot` do."""
    return one == other or (one in MEASURED and other in MEASURED and MEASURED[one] is MEASURED[other])


def contender(name: str) -> Bot:
    """A bot by name, or one that searches for so many descents or seconds."""
    kind, _, budget = name.partition(":")
    if kind in (DESCENTS, TIMED):
        return searcher(Budget(int(budget)) if kind == DESCENTS else Budget(ENDLESS, float(budget)))
    if kind == OPENSPIEL:
        from kosmodrom.lab.openspiel_bot import SpielBot  # an optional package

        return SpielBot(Budget(ENDLESS, float(budget)))
    if kind == ADMIRAL_1 and budget:
        return admiral_1(admiral_1_searcher.Budget(ENDLESS, float(budget)))
    return measured_bot(name)


def play_one(entry: Entry, contest: Contest, index: int) -> float:
    """The share that the bot wins in one game; it sits in each seat in turn."""
    game = entry.game
    luck = luck_of(f"{contest.seed} {contest.one} {contest.other} {contest.seats}", index)
    seat = index % contest.seats
    bots = [contender(contest.one if each == seat else contest.other) for each in range(contest.seats)]
    s = game.new(contest.seats, entry.choose(contest.options), entry.book(contest.deck))
    play_out_with(game, s, bots, luck, PlayoutCounts())
    return result(game, s)[seat]


def _play(contest: Contest, index: int) -> float:
    return play_one(entry_in(contest.package), contest, index)


def table(standings: Sequence[ContestResult]) -> str:
    """The standings as a table in Markdown."""
    lines = ["| game | seats | bot | against | games | wins | interval |", "|---|---:|---|---|---:|---:|---:|"]
    for standing in standings:
        row = standing.as_dict()
        others = row["against"] if row["seats"] == 2 else f"{row['seats'] - 1} × {row['against']}"
        wins, low, high = (f"{100 * row[key]:.1f}%" for key in ("wins", "from", "to"))
        lines.append(
            f"| {row['game']} | {row['seats']} | {row['bot']} | {others} | {row['games']} | {wins} | {low}–{high} |"
        )
    return "\n".join(lines)
