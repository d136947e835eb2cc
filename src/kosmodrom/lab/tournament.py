"""A tournament: several bots at tables of several sizes, from every seat equally often, and one rating for each.

A bot with the weight w wins a game as often as w is of the weights of all at its table (the model of Bradley, Terry
and Luce; fitted by Hunter's steps). One game won and one lost against a bot of weight 1 are added for each, so that who
won everything is rated too. Ratings are like Elo's: 400 more are ten times the weight, and the mean is 0.
Intervals come from the curvature there.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import log, sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from kosmodrom.bots.evaluation import result
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.playout import PlayoutCounts
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.engine.seeded_chance import Seed, seed_word
from kosmodrom.lab.kept_rows import KeptRows
from kosmodrom.lab.processes import Workers, shared_out
from kosmodrom.lab.simulate import luck_of, play_out_with
from kosmodrom.lab.strength import SURE, contender

SCALE: Final = 400 / log(10)
STEPS: Final = 10_000
STILL: Final = 1e-10


@dataclass(frozen=True)
class Tournament:
    """What is played; equal tournaments end equally, but for clocks."""

    package: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    options: tuple[dict[str, str], ...]
    games: int
    """At least so many; every company plays every deal, turned until all sat in every seat."""
    seed: Seed
    deck: Deck | None = None

    @property
    def settings(self) -> dict[str, Any]:
        """What its games depend on, as plain data."""
        entry = entry_in(self.package)
        return {
            "game": entry.key,
            "rules": entry.rules_version,
            "deck": (self.deck or entry.standard_deck()).digest,
            "bots": list(self.bots),
            "seats": list(self.seats),
            "options": list(self.options),
            "seed": self.seed,
        }


class Pairing(NamedTuple):
    """One game: the number of its deal, its options, and the bot of each seat."""

    deal: int
    options: int
    bots: tuple[int, ...]


class Rating(NamedTuple):
    """How strong a bot is."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    """Seats that it played in, where somebody else sat too."""
    won: float
    """Victories, a shared one as its share."""


def pairings(plan: Tournament) -> list[Pairing]:
    """Every deal is played by each company of bots that are not all the same, turned until all sat in every seat."""
    tables = [
        (company[turn:] + company[:turn], options)
        for seats in plan.seats
        for company in combinations_with_replacement(range(len(plan.bots)), seats)
        if len(set(company)) == min(seats, len(plan.bots))
        for turn in range(seats)
        for options in range(len(plan.options))
    ]
    deals = -(-plan.games // len(tables))
    return [Pairing(deal, options, bots) for deal in range(deals) for bots, options in tables]


Game = tuple[Pairing, list[float]]
"""With the share of the victory of each seat."""


def games(plan: Tournament, jobs: Workers, kept: KeptRows | None = None) -> Iterator[Game]:
    """Those that are kept are not played again, and others are added."""
    played = pairings(plan)
    known = {} if kept is None else kept.rows
    for at, pairing in enumerate(played):
        if (0, at) in known:
            yield pairing, [float(share) for share in known[0, at]["shares"]]
    missing = [at for at in range(len(played)) if (0, at) not in known]
    tasks = [(plan, played[at]) for at in missing]
    for at, shares in zip(missing, shared_out(_play, tasks, jobs), strict=True):
        if kept is not None:
            kept.add((0, at), {"number": at, "shares": shares})
        yield played[at], shares


def _play(task: tuple[Tournament, Pairing]) -> list[float]:
    plan, pairing = task
    return play_one(entry_in(plan.package), plan, pairing)


def play_one(entry: Entry, plan: Tournament, pairing: Pairing) -> list[float]:
    game, seats = entry.game, len(pairing.bots)
    s: Any = game.new(seats, plan.options[pairing.options], entry.book(plan.deck))
    bots = [contender(plan.bots[bot]) for bot in pairing.bots]
    play_out_with(game, s, bots, luck_of(f"{seed_word(plan.seed)} {seats}", pairing.deal), PlayoutCounts())
    return result(game, s)


def ratings(plan: Tournament, played: Sequence[Game]) -> list[Rating]:
    """The strongest first."""
    count = len(plan.bots)
    won, sat = [0.0] * count, [0] * count
    for pairing, shares in played:
        for bot, share in zip(pairing.bots, shares, strict=True):
            won[bot] += share
            sat[bot] += 1
    tables: dict[tuple[int, ...], int] = {}
    for pairing, _ in played:
        company = tuple(sorted(pairing.bots))
        tables[company] = tables.get(company, 0) + 1
    weights = _weights(won, tables)
    errors = _errors(weights, tables)
    found = []
    middle = fmean(map(log, weights))
    for bot, name in enumerate(plan.bots):
        rating, half = SCALE * (log(weights[bot]) - middle), SURE * SCALE * errors[bot]
        found.append(Rating(name, rating, rating - half, rating + half, sat[bot], won[bot]))
    return sorted(found, key=lambda each: (-each.rating, each.bot))


def _weights(won: Sequence[float], tables: dict[tuple[int, ...], int]) -> list[float]:
    weights = [1.0] * len(won)
    for _ in range(STEPS):
        parts = [2 / (weight + 1) for weight in weights]
        for company, times in tables.items():
            whole = sum(weights[bot] for bot in company)
            for bot in company:
                parts[bot] += times / whole
        better = [(wins + 1) / part for wins, part in zip(won, parts, strict=True)]
        moved = max(abs(log(new / old)) for new, old in zip(better, weights, strict=True))
        weights = better
        if moved < STILL:
            break
    return weights


def _errors(weights: Sequence[float], tables: dict[tuple[int, ...], int]) -> list[float]:
    """The standard error of the logarithm of each weight, beside the mean of all."""
    count = len(weights)
    curve = [[0.0] * count for _ in weights]
    for bot, weight in enumerate(weights):
        curve[bot][bot] += 2 * weight / (weight + 1) ** 2
    for company, times in tables.items():
        whole = sum(weights[bot] for bot in company)
        chances = [0.0] * count
        for bot in company:
            chances[bot] += weights[bot] / whole
        for one in set(company):
            curve[one][one] += times * chances[one]
            for other in set(company):
                curve[one][other] -= times * chances[one] * chances[other]
    spread = inverse(curve)
    whole = fmean(map(fmean, spread))
    return [sqrt(max(0.0, row[at] - 2 * fmean(row) + whole)) for at, row in enumerate(spread)]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the diagonal of such a matrix is never nothing."""
    count = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(count))] for at, row in enumerate(matrix)]
    for at in range(count):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(count):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * mine for value, mine in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]


def contested(plan: Tournament, jobs: Workers, kept: KeptRows | None, tell: Callable[[int], None] | None) -> list[Game]:
    """All games in their order; `tell` hears how many are done."""
    played = []
    for game in games(plan, jobs, kept):
        played.append(game)
        if tell is not None:
            tell(len(played))
    order = {pairing: at for at, pairing in enumerate(pairings(plan))}
    return sorted(played, key=lambda game: order[game[0]])


def table(found: Sequence[Rating]) -> str:
    """The ratings as a table in Markdown."""
    lines = ["| bot | rating | interval | seats played | won |", "|---|---:|---:|---:|---:|"]
    for each in found:
        won = f"{100 * each.won / each.games:.1f}%"
        lines.append(
            f"| {each.bot} | {each.rating:+.0f} | {each.low:+.0f} to {each.high:+.0f} | {each.games} | {won} |"
        )
    return "\n".join(lines)
