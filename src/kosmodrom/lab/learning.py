"""Learning a judge: bots play one another, a network learns who won, better bots play with it, and so on.

The first games are random: they show a little of everything, such as plans that pay only after many turns.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from kosmodrom.bots.judge import Judge, LeadJudge
from kosmodrom.bots.learnt import FORM, LEAD, network_from
from kosmodrom.engine.registry import Entry
from kosmodrom.lab.fitting import Fit, fit
from kosmodrom.lab.selfplay import Lesson, Schedule, lessons

TEMPER: Final = (0.7, 6.0, 0)
"""How bots search that have a learnt judge."""
RANDOM_GAMES: Final = 10
"""For each later game of a generation, so many random ones."""
LARGER: Final = 4
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
    """How long a decision is thought about once there is a judge; 1 is a glance at what each option leads to."""
    seed: str


def learn(entry: Entry, course: Course, jobs: int, tell: Callable[[str], None]) -> dict[str, Any]:
    """The file of a learnt judge: its weights, and how it came about."""
    judge: Callable[[], Judge] = partial(LeadJudge, LEAD)
    data, history = dict[str, Any](), []
    for generation in range(course.generations):
        known = gather(course, generation, judge, jobs)
        found = fit(known)
        history.append(_figures(generation, known, found))
        tell(f"{entry.key}, generation {generation}: {history[-1]}")
        data = {"form": FORM, **found.as_dict()}
        judge = partial(network_from, data)
    return {
        "form": FORM,
        "game": entry.key,
        "command": f"kosmodrom lab learn {entry.key} --generations {course.generations} --games {course.games}"
        f" --descents {course.descents} --seed {course.seed}",
        "generations": history,
        **{key: data[key] for key in ("first", "bias", "second")},
    }


def gather(course: Course, generation: int, judge: Callable[[], Judge], jobs: int) -> list[Lesson]:
    """The lessons of all games of a generation."""
    found: list[Lesson] = []
    times, descents = (1, course.descents) if generation else (RANDOM_GAMES, 0)
    for seats in course.seats:
        games = course.games if seats == min(course.seats) else max(1, course.games // LARGER)
        seed = f"{course.seed} {generation} {seats}"
        schedule = Schedule(course.package, seats, times * games, seed, descents, TEMPER)
        for part in lessons(schedule, judge, jobs):
            found += part
    return found


def _figures(generation: int, known: list[Lesson], found: Fit) -> dict[str, Any]:
    return {
        "generation": generation,
        "positions": len(known),
        "surprise": round(found.loss, 4),
        "surprise_of_chance": round(found.chance, 4),
        "epoch": found.epoch,
    }
