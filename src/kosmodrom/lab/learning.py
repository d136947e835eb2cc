"""Learning a judge: bots play one another, a network learns who won, better bots play with it, and so on.

The first games are random: they show a little of everything, such as plans that pay only after many turns. If early
games are forgotten, a judge may lose sight of what good bots no longer do.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from statistics import median
from typing import Any, Final

from kosmodrom.bots.judge import Judge, LeadJudge
from kosmodrom.bots.learnt import FORM, LEAD, network_from
from kosmodrom.engine.registry import Entry
from kosmodrom.lab.fitting import Fit, fit
from kosmodrom.lab.selfplay import Played, Schedule, matches

RANDOM_GAMES: Final = 8
"""For each later game of a generation, so many random ones, of which fewer positions are kept."""
KEPT_OF_RANDOM: Final = 50
BY_CHANCE: Final = -1
LARGER: Final = 5
"""For each game of three and of four, so many of two."""


@dataclass(frozen=True)
class Course:
    """How a judge is learnt; equal courses give equal judges."""

    package: str
    seats: tuple[int, ...]
    generations: int
    games: int
    """Of two seats, in each generation."""
    descents: int
    """How long a decision is searched for once there is a judge; 0 means that greedy bots play."""
    seed: str
    explore: float = 0.5
    horizon: int = 0
    endings: int = 0
    window: int = 0
    """How many generations are learnt from; 0 means all."""

    @property
    def temper(self) -> tuple[float, float, int, int]:
        """How bots search, while they learn and later."""
        return self.explore, 0.0, self.horizon, self.endings

    @property
    def words(self) -> str:
        """The options of the command."""
        return (
            f"--generations {self.generations} --games {self.games} --descents {self.descents}"
            f" --window {self.window} --explore {self.explore:g} --horizon {self.horizon} --endings {self.endings}"
            f" --seed {self.seed}"
        )


def learn(entry: Entry, course: Course, jobs: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The file of a learnt judge: its weights, and how it came about."""
    judge: Callable[[], Judge] = partial(LeadJudge, LEAD)
    known, history, found = list[list[Played]](), [], None
    data: dict[str, Any] = {
        "form": FORM,
        "game": entry.key,
        "command": f"kosmodrom lab learn {entry.key} {course.words}",
    }
    for generation in range(course.generations):
        known.append(gather(course, generation, judge, jobs))
        found = fit([match for some in known[-course.window :] for match in some], before=found)
        history.append(_figures(generation, known[-1], found))
        tell(f"{entry.key}, generation {generation}: {history[-1]}")
        data |= {"generations": history, "temper": list(course.temper), **found.as_dict()}
        judge = partial(network_from, data)
    return data


def gather(course: Course, generation: int, judge: Callable[[], Judge], jobs: int) -> list[Played]:
    """All matches of a generation."""
    found: list[Played] = []
    for seats in course.seats:
        games = course.games if seats == min(course.seats) else max(1, course.games // LARGER)
        seed = f"{course.seed} {generation} {seats}"
        schedule = Schedule(course.package, seats, games, seed, course.descents, course.temper)
        if generation == 0:
            schedule = replace(schedule, games=RANDOM_GAMES * games, descents=BY_CHANCE, kept=KEPT_OF_RANDOM)
        for part in matches(schedule, judge, jobs):
            found += part
    return found


def _figures(generation: int, played: list[Played], found: Fit) -> dict[str, Any]:
    return {
        "generation": generation,
        "games": len(played),
        "positions": sum(len(match.features) for match in played),
        "points_of_winners": int(median(max(match.scores) for match in played)),
        "surprise": round(found.loss, 4),
        "surprise_of_chance": round(found.chance, 4),
    }
