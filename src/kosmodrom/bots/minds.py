"""Minds: what was learnt about a game, in the `play/mind.json` that `kosmodrom lab learn` writes."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from kosmodrom.bots.evaluation import UNITS, Judge, LeadJudge, Network
from kosmodrom.bots.tree_search import Habits, Mind
from kosmodrom.engine.contract import Game
from kosmodrom.engine.registry import entry_in

FORM: Final = 5
"""The form of the files: habits stand under the names of decisions."""
LEAD: Final = 8.0
"""Points of a lead that make a game without a learnt judge nearly decided."""


def simple_mind() -> Mind:
    """Counts points and has no habits."""
    return Mind(LeadJudge(LEAD), Habits([]), 0)


def file_of(package: str) -> Path:
    """Where the mind of a game lies, by the game's package."""
    return Path(str(files(package) / "play" / "mind.json"))


@cache
def mind_in(package: str) -> Mind:
    """What was learnt about a game; where nothing was, points are counted."""
    path = file_of(package)
    if not path.is_file():
        return simple_mind()
    return mind_from(json.loads(path.read_text(encoding="utf-8")), entry_in(package).vocabulary.names)


def mind_of(game: Game[Any, Any, Any]) -> Mind:
    return mind_in(type(game).__module__.rpartition(".")[0])


def judge_of(game: Game[Any, Any, Any]) -> Judge:
    return mind_of(game).judge


def mind_from(data: dict[str, Any], decisions: Sequence[str] | None = None) -> Mind:
    """What a file says, for the decisions of a vocabulary; those of the file where none are given."""
    if data["form"] != FORM or len(data["bias"]) != UNITS:
        raise ValueError(f"a mind of form {data['form']} with {len(data['bias'])} units; expected {FORM} and {UNITS}")
    first = [float(weight) for row in data["first"] for weight in row]
    judge = Network(first, [float(each) for each in data["bias"]], [float(each) for each in data["second"]])
    habits = {name: float(each) for name, each in dict(data["habits"]).items()}
    return Mind(judge, Habits(readiness(habits, list(habits) if decisions is None else decisions)), data["turns"])


def readiness(habits: Mapping[str, float], decisions: Sequence[str]) -> list[float]:
    """How ready one is for each decision; for a new one as for its verb in the mean, or else for all."""
    verbs: dict[str, list[float]] = {}
    for name, each in habits.items():
        verbs.setdefault(name.partition(":")[0], []).append(each)
    everything = list(habits.values())
    return [habits.get(name) or fmean(verbs.get(name.partition(":")[0], everything)) for name in decisions]
