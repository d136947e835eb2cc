"""Chances: how often those won who were told how likely it was, by lead and time left; and the weights that make it so.

Equal bots play one another. Now and then the seat that is asked is advised like a person, and what the adviser knows
is kept until the match is over.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from kosmodrom.bots import minds
from kosmodrom.bots.adviser import Adviser
from kosmodrom.bots.chances import FORM, LEAST, Calibration, Standing, logit, signs, standing
from kosmodrom.bots.evaluation import result
from kosmodrom.bots.levels import searcher
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.lab.processes import Workers, shared_out
from kosmodrom.lab.simulate import luck_of
from kosmodrom.lab.strength import interval

ADVISED: Final = 8
"""One question in so many is kept."""
WORLDS: Final = 40
"""So many worlds are played on for each."""
STEPS: Final = 50
STRIDE: Final = 0.5
"""No weight changes by more in one step."""
DECAY: Final = 0.2
"""How strongly weights are drawn to those that take worths for chances; in games, whose positions end alike."""
LEADS: Final = (0.2, 0.4, 0.6, 0.8)
TIMES: Final = (0.25, 0.5, 0.75)
"""Where the table is cut: shares of all positions, by lead and by moves left."""


@dataclass(frozen=True)
class Trial:
    """What is played; equal trials give equal sayings."""

    package: str
    seats: tuple[int, ...]
    """Each game is played at a table of the next size."""
    games: int
    descents: int
    """How long each decision is searched for."""
    seed: str


class Saying(NamedTuple):
    """What was known when a seat was asked, and what it won in the end."""

    at: Standing
    worth: float
    """What the judge made of the best decision."""
    won: float


def sayings(trial: Trial, jobs: Workers) -> Iterator[list[Saying]]:
    """Game by game."""
    yield from shared_out(_play, [(trial, index) for index in range(trial.games)], jobs)


def _play(task: tuple[Trial, int]) -> list[Saying]:
    trial, index = task
    return play_one(entry_in(trial.package), trial, index)


def play_one(entry: Entry, trial: Trial, index: int) -> list[Saying]:
    """One game."""
    seats, luck = trial.seats[index % len(trial.seats)], luck_of(f"{trial.seed} chances", index)
    game, search = entry.game, searcher(Budget(trial.descents))
    adviser = Adviser(search, Budget(WORLDS), compared=1)
    s: Any = game.new(seats, entry.choose({}), entry.book())
    kept: list[tuple[int, Standing, float]] = []
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
            continue
        seat = actors[luck.below(len(actors))]
        legal, view = list(game.legal(s, seat)), game.view(s, seat)
        if len(legal) > 1 and luck.below(ADVISED) == 0:
            weighed = adviser.weighed(entry, view, legal, luck)
            favourite = weighed.sound[0]
            at = standing(seat, weighed.played.before, weighed.played.futures[favourite.action])
            kept.append((seat, at, favourite.worth))
            action = favourite.action
        else:
            action = search.choose(game, view, legal, luck)
        game.apply(s, seat, action)
    won = result(game, s)
    return [Saying(at, worth, won[seat]) for seat, at, worth in kept]


# --- fitting ----------------------------------------------------------------------------------------


def fit(found: Sequence[Saying], games: int) -> Calibration:
    """The weights by which chances fit best what was won, by steps of Newton."""
    decay = DECAY * len(found) / games
    x = np.array([signs(each.at, each.worth) for each in found])
    start = np.array([logit(1 / each.at.seats) for each in found])
    won = np.array([each.won for each in found])
    first = np.zeros(x.shape[1])
    first[1] = 1.0
    weights = first.copy()
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-(start + x @ weights)))
        slope = x.T @ (said - won) + decay * (weights - first)
        curve = (x * (said * (1 - said))[:, None]).T @ x + decay * np.eye(len(weights))
        weights -= np.clip(np.linalg.solve(curve, slope), -STRIDE, STRIDE)
    return Calibration([round(float(each), 4) for each in weights])


def surprise(found: Sequence[Saying], said: Sequence[float]) -> float:
    """The mean surprise, in nats, at what was won."""
    chances = np.clip(np.array(said), LEAST, 1 - LEAST)
    won = np.array([each.won for each in found])
    return float(-np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances)))


def as_file(entry: Entry, trial: Trial, found: Sequence[Saying]) -> dict[str, Any]:
    """What is kept of a fit."""
    fitted = fit(found, trial.games)
    return {
        "form": FORM,
        "game": entry.key,
        "command": f"kosmodrom lab chances {entry.key} --games {trial.games} --descents {trial.descents}"
        f" --seed {trial.seed} --fit",
        "mind": digest_of_mind(entry),
        "positions": len(found),
        "surprise": round(surprise(found, [fitted.chance(each.at, each.worth) for each in found]), 4),
        "surprise_of_judge": round(surprise(found, [each.worth for each in found]), 4),
        "weights": list(fitted.weights),
    }


def digest_of_mind(entry: Entry) -> str:
    """Tells the mind for which chances were fitted."""
    path = minds.file_of(entry.package)
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.is_file() else ""


# --- the table --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """Positions with about the same lead and time left."""

    moves: tuple[float, float]
    leads: tuple[float, float]
    positions: int
    judged: float
    """What the judge made of them in the mean,"""
    said: float
    """what was said,"""
    won: float
    """and what was won."""
    low: float
    high: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def cells(found: Sequence[Saying], calibration: Calibration) -> list[Cell]:
    """The positions by moves left and by lead."""
    moves, leads = np.array([each.at.moves for each in found]), np.array([each.at.now for each in found])
    made = []
    for early, late in pairwise([0.0, *np.unique(np.round(np.quantile(moves, TIMES))), np.inf]):
        for behind, ahead in pairwise([-np.inf, *np.unique(np.round(np.quantile(leads, LEADS))), np.inf]):
            inside = (moves >= early) & (moves < late) & (leads >= behind) & (leads < ahead)
            some = [each for each, is_inside in zip(found, inside, strict=True) if is_inside]
            if some:
                made.append(_cell((float(early), float(late)), (float(behind), float(ahead)), some, calibration))
    return made


def _cell(
    moves: tuple[float, float], leads: tuple[float, float], some: Sequence[Saying], calibration: Calibration
) -> Cell:
    won = float(np.mean([each.won for each in some]))
    said = float(np.mean([calibration.chance(each.at, each.worth) for each in some]))
    judged = float(np.mean([each.worth for each in some]))
    return Cell(moves, leads, len(some), judged, said, won, *interval(won, len(some)))


def table(entry: Entry, found: Sequence[Cell]) -> str:
    """The cells as a table in Markdown."""
    lines = [
        "| game | moves left | lead now | positions | judged | said | won | interval |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for cell in found:
        judged, said, won, low, high = (
            f"{100 * each:.0f}%" for each in (cell.judged, cell.said, cell.won, cell.low, cell.high)
        )
        lines.append(
            f"| {entry.key} | {span(*cell.moves)} | {span(*cell.leads)} | {cell.positions}"
            f" | {judged} | {said} | {won} | {low}–{high} |"
        )
    return "\n".join(lines)


def span(low: float, high: float) -> str:
    """From one number to just before another, in words that fit a narrow column."""
    if low == -np.inf:
        return f"below {high:g}"
    return f"{low:g} or more" if high == np.inf else f"{low:g} to {high - 1:g}" if high - low > 1 else f"{low:g}"
