"""Learning a mind: bots play one another, a network learns who won, better bots play with it, and so on.

The first games are random: they show a little of everything, such as plans that pay only after many turns. If early
games are forgotten, a judge may lose sight of what good bots no longer do. Habits are those of the last generation.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from statistics import median
from typing import Any, Final

from kosmodrom.bots.minds import FORM, mind_from, simple_mind
from kosmodrom.bots.tree_search import Mind
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.registry import Entry
from kosmodrom.lab.fitting import Fit, fit
from kosmodrom.lab.habits import fit_habits, seldom_made
from kosmodrom.lab.processes import Workers
from kosmodrom.lab.selfplay import Played, SelfPlayPlan, matches

RANDOM_GAMES: Final = 8
"""For each later game of a generation, so many random ones, of which fewer positions are kept."""
KEPT_OF_RANDOM: Final = 50
BY_CHANCE: Final = -1
GREEDILY: Final = 0
LARGER: Final = 5
"""For each game of three and of four, so many of two."""


@dataclass(frozen=True)
class Course:
    """How a mind is learnt; equal courses give equal minds."""

    package: str
    seats: tuple[int, ...]
    generations: int
    games: int
    """Of two seats, in each generation."""
    greedy: int
    """How many generations are played by greedy bots, after the random one."""
    descents: int
    """How long the bots of later generations search for each decision."""
    seed: str
    window: int = 0
    """How many generations are learnt from; 0 means all."""
    turns: int = 0
    """How many turns of each seat a search goes on before it judges, while bots learn and later."""
    whims: int = 0
    """Of a thousand decisions that were seldom made in one generation, how many a seat of the next one tries once."""
    options: dict[str, str] = field(default_factory=dict)
    """Those that are not the usual ones."""
    deck: Deck | None = None

    @property
    def words(self) -> str:
        """The options of the command."""
        return (
            f"--generations {self.generations} --games {self.games} --greedy {self.greedy}"
            f" --descents {self.descents} --window {self.window}"
            f" --turns {self.turns}{f' --whims {self.whims}' if self.whims else ''} --seed {self.seed}"
            + "".join(f" --option {key}={value}" for key, value in self.options.items())
        )

    def descents_in(self, generation: int) -> int:
        """How long the bots of a generation search; chance and greed do not."""
        if generation == 0:
            return BY_CHANCE
        return GREEDILY if generation <= self.greedy else self.descents


def learn(entry: Entry, course: Course, jobs: Workers, tell: Callable[[str], None]) -> dict[str, Any]:
    """The file of a learnt mind: its numbers, and how it came about."""
    mind = simple_mind
    known, history, found, seldom = list[list[Played]](), [], None, tuple[int, ...]()
    data: dict[str, Any] = {
        "form": FORM,
        "game": entry.key,
        "command": f"kosmodrom lab learn {entry.key} {course.words}",
    }
    if course.deck is not None:
        data["deck"] = course.deck.digest
    for generation in range(course.generations):
        known.append(gather(course, generation, mind, seldom, jobs))
        found = fit([match for some in known[-course.window :] for match in some], before=found)
        choices = [choice for match in known[-1] for choice in match.choices]
        habits = fit_habits(choices, len(entry.vocabulary))
        if course.whims:
            seldom = seldom_made(choices, len(entry.vocabulary))
        history.append(_figures(generation, known[-1], found))
        tell(f"{entry.key}, generation {generation}: {history[-1]}")
        named = dict(zip(entry.vocabulary.names, habits, strict=False))
        data |= {"generations": history, **found.as_dict(), "habits": named, "turns": course.turns}
        mind = partial(mind_from, data)
    return data


def gather(
    course: Course, generation: int, mind: Callable[[], Mind], seldom: tuple[int, ...], jobs: Workers
) -> list[Played]:
    """All matches of a generation."""
    found: list[Played] = []
    for seats in course.seats:
        games = course.games if seats == min(course.seats) else max(1, course.games // LARGER)
        seed = f"{course.seed} {generation} {seats}"
        schedule = SelfPlayPlan(
            course.package,
            seats,
            games,
            seed,
            course.descents_in(generation),
            whims=seldom,
            whimsical=course.whims,
            options=course.options,
            deck=course.deck,
        )
        if generation == 0:
            schedule = replace(schedule, games=RANDOM_GAMES * games, kept=KEPT_OF_RANDOM)
        for part in matches(schedule, mind, jobs):
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
