"""Many matches between bots, on one or several processes, with figures that do not depend on how many."""

import hashlib
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kosmodrom.bots.levels import Bot
from kosmodrom.bots.own_bots import measured_bot
from kosmodrom.engine.contract import CHANCE, Game
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import PlayoutCounts, playout
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.engine.seeded_chance import Seed, seed_word
from kosmodrom.lab.processes import Workers, shared_out, width

CHUNK: Final = 200
"""The most games that a process is given at a time."""
SEED_BYTES: Final = 11


@dataclass(frozen=True)
class Plan:
    """What is to be played; equal plans give equal outcomes."""

    package: str
    """The folder of the game, as a module name."""
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    """One for each seat."""
    options: dict[str, str] = field(default_factory=dict)
    deck: Deck | None = None


@dataclass(frozen=True)
class Outcome:
    """What came of one game."""

    choices: int
    forced: int
    chances: int
    scores: list[int]
    winners: list[int]
    problems: list[str]
    digest: str


@dataclass(frozen=True)
class SeatFigures:
    """How one seat fared; a shared victory counts as its share."""

    bot: str
    mean: float
    lowest: int
    highest: int
    wins: float


@dataclass(frozen=True)
class Report:
    """The figures of a simulation."""

    games: int
    seconds: float
    choices: int
    """Decisions of seats with two or more options."""
    forced: int
    chances: int
    lengths: list[int]
    """Decisions of seats in each game, forced ones included."""
    seats: list[SeatFigures]
    problems: list[str]
    digest: str
    """Over all final states in their order."""

    def per_second(self, count: int) -> float:
        return count / self.seconds if self.seconds > 0 else 0.0

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.per_second(self.games), 3),
            "decisions": self.choices,
            "decisions_per_second": round(self.per_second(self.choices), 1),
            "forced": self.forced,
            "chance": self.chances,
            "length": {
                "min": min(self.lengths),
                "median": statistics.median(self.lengths),
                "mean": round(statistics.fmean(self.lengths), 3),
                "max": max(self.lengths),
            },
            "seats": [
                {
                    "bot": seat.bot,
                    "mean": round(seat.mean, 3),
                    "min": seat.lowest,
                    "max": seat.highest,
                    "wins": round(seat.wins, 4),
                }
                for seat in self.seats
            ],
            "problems": self.problems,
            "digest": self.digest,
        }


def plan_for(
    entry: Entry,
    *,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: Seed = "1",
    options: dict[str, str] | None = None,
    deck: Deck | None = None,
) -> Plan:
    """A checked plan; one bot sits in every seat, or each seat has its own."""
    entry.check_seats(seats)
    chosen = entry.choose(options or {})
    entry.book(deck)
    if games < 1:
        raise BadTable.of(ENGINE, "error.table.no-games", games=games)
    if len(bots) not in (1, seats):
        raise BadTable.of(ENGINE, "error.table.bots", bots=len(bots), seats=seats)
    for name in bots:
        measured_bot(name)
    return Plan(entry.package, seats, games, seed_word(seed), tuple(bots) * (seats // len(bots)), chosen, deck)


def simulate(plan: Plan, jobs: Workers = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan; `progress` is told how many are done."""
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    for part in _parts(plan, jobs):
        outcomes += part
        if progress is not None:
            progress(len(outcomes))
    return _report(plan, outcomes, time.perf_counter() - started)


def _parts(plan: Plan, jobs: Workers) -> Iterator[list[Outcome]]:
    step = max(1, min(CHUNK, plan.games // (width(jobs) * 8)))
    chunks = [(plan, start, min(start + step, plan.games)) for start in range(0, plan.games, step)]
    return shared_out(_play_chunk, chunks, jobs)


def _play_chunk(chunk: tuple[Plan, int, int]) -> list[Outcome]:
    plan, start, stop = chunk
    return [play_one(entry_in(plan.package), plan, index) for index in range(start, stop)]


def luck_of(seed: Seed, index: int) -> Luck:
    """The luck of one game of a simulation."""
    digest = hashlib.sha256(f"kosmodrom game {index} {seed_word(seed)}".encode()).digest()
    return Luck(int.from_bytes(digest[:SEED_BYTES], "big"))


def play_one(entry: Entry, plan: Plan, index: int) -> Outcome:
    """One game of a plan, with its own luck."""
    game = entry.game
    luck, tally = luck_of(plan.seed, index), PlayoutCounts()
    s = game.new(plan.seats, plan.options, entry.book(plan.deck))
    if set(plan.bots) == {"random"}:
        playout(game, s, luck, tally)
    else:
        play_out_with(game, s, [measured_bot(name) for name in plan.bots], luck, tally)
    problems = [f"game {index}: {problem}" for problem in game.problems(s)]
    if tally.choices + tally.forced > game.bound(plan.seats):
        problems.append(f"game {index}: more than {game.bound(plan.seats)} decisions")
    ints = ",".join(map(str, game.encode(s)))
    return Outcome(
        tally.choices,
        tally.forced,
        tally.chances,
        list(game.scores(s)),
        list(game.winners(s)),
        problems,
        hashlib.sha256(ints.encode()).hexdigest(),
    )


def play_out_with(game: Game[Any, Any, Any], s: Any, bots: Sequence[Bot], luck: Luck, tally: PlayoutCounts) -> None:
    """Play a match to its end, each seat by its bot."""
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
            tally.chances += 1
            continue
        seat = actors[luck.below(len(actors))] if len(actors) > 1 else actors[0]
        legal = list(game.legal(s, seat))
        if len(legal) == 1:
            tally.forced += 1
            game.apply(s, seat, legal[0])
        else:
            tally.choices += 1
            game.apply(s, seat, bots[seat].choose(game, game.view(s, seat), legal, luck))


def _report(plan: Plan, outcomes: list[Outcome], seconds: float) -> Report:
    digest = hashlib.sha256("\n".join(outcome.digest for outcome in outcomes).encode()).hexdigest()[:16]
    return Report(
        games=len(outcomes),
        seconds=seconds,
        choices=sum(outcome.choices for outcome in outcomes),
        forced=sum(outcome.forced for outcome in outcomes),
        chances=sum(outcome.chances for outcome in outcomes),
        lengths=[outcome.choices + outcome.forced for outcome in outcomes],
        seats=[_seat_figures(plan.bots[seat], seat, outcomes) for seat in range(plan.seats)],
        problems=[problem for outcome in outcomes for problem in outcome.problems],
        digest=digest,
    )


def _seat_figures(bot: str, seat: int, outcomes: list[Outcome]) -> SeatFigures:
    scores = [outcome.scores[seat] for outcome in outcomes]
    won = sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
    return SeatFigures(bot, statistics.fmean(scores), min(scores), max(scores), won / len(outcomes))
