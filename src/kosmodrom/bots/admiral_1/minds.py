"""What admiral-1 knows of each game: a file beside its features; habits are kept by the names of decisions."""

import importlib
import json
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Any, Final

from kosmodrom.bots.admiral_1.judge import LeadJudge, Network
from kosmodrom.bots.admiral_1.search import Habits, Mind
from kosmodrom.bots.admiral_1.searcher import Admiral1, Budget
from kosmodrom.engine.contract import Game
from kosmodrom.engine.registry import games

PACKAGE: Final = "kosmodrom.bots.admiral_1"
LEAD: Final = 8.0
"""Points of a lead that make a game without a learnt judge nearly decided."""


@cache
def mind_of(game: Game[Any, Any, Any]) -> Mind:
    """What was learnt about a game; where nothing was, points are counted."""
    for key, entry in games().items():
        for each in (entry, *entry.earlier):
            file = files(PACKAGE) / f"{key}.json"
            if each.game is game and file.is_file():
                return mind_from(key, json.loads(file.read_text(encoding="utf-8")), each.vocabulary.names)
    return Mind(LeadJudge(LEAD), Habits([]), 0)


def mind_from(key: str, data: dict[str, Any], decisions: list[str]) -> Mind:
    """What a file says; for a decision that is newer than the file one is as ready as for others with its verb."""
    features = importlib.import_module(f"{PACKAGE}.{key}").FEATURES
    judge = Network(features, [weight for row in data["first"] for weight in row], data["bias"], data["second"])
    return Mind(judge, Habits(readiness(data["habits"], decisions)), data["turns"])


def readiness(habits: dict[str, float], decisions: list[str]) -> list[float]:
    verbs: dict[str, list[float]] = {}
    for name, each in habits.items():
        verbs.setdefault(name.partition(":")[0], []).append(each)
    everything = list(habits.values())
    return [habits.get(name) or fmean(verbs.get(name.partition(":")[0], everything)) for name in decisions]


def admiral_1(budget: Budget) -> Admiral1:
    """The bot, which has not played yet."""
    return Admiral1(mind_of, budget)
