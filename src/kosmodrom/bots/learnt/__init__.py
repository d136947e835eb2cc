"""Minds that were learnt, one file for each game; `kosmodrom lab learn` writes them."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from kosmodrom.bots.judge import UNITS, Judge, LeadJudge, Network
from kosmodrom.bots.search import Temper
from kosmodrom.engine.contract import Game

FORM: Final = 2
"""The form of the files."""
LEAD: Final = 8.0
"""Points of a lead that make a game without a learnt judge nearly decided."""


class Mind(NamedTuple):
    """What bots know of a game: how good a state is, and how to search with that."""

    judge: Judge
    temper: Temper


def simple_mind() -> Mind:
    """Counts points."""
    return Mind(LeadJudge(LEAD), Temper(explore=0.5, sharpness=0.0, horizon=0, endings=0))


def file_of(key: str) -> Path:
    """Where the mind of a game lies."""
    return Path(str(files(__name__) / f"{key}.json"))


def key_of(game: Game[Any, Any, Any]) -> str:
    """The folder of a game's rules names it."""
    return type(game).__module__.rpartition(".")[0].rpartition(".")[2]


@cache
def mind_named(key: str) -> Mind:
    """What was learnt about a game; where nothing was, points are counted."""
    path = file_of(key)
    if not path.is_file():
        return simple_mind()
    data = json.loads(path.read_text(encoding="utf-8"))
    return Mind(network_from(data), Temper(*data["temper"]))


def mind_of(game: Game[Any, Any, Any]) -> Mind:
    return mind_named(key_of(game))


def judge_of(game: Game[Any, Any, Any]) -> Judge:
    return mind_of(game).judge


def network_from(data: dict[str, Any]) -> Network:
    """The network of a file."""
    if data["form"] != FORM or len(data["bias"]) != UNITS:
        raise ValueError(f"a judge of form {data['form']} with {len(data['bias'])} units; expected {FORM} and {UNITS}")
    first = [float(weight) for row in data["first"] for weight in row]
    return Network(first, [float(each) for each in data["bias"]], [float(each) for each in data["second"]])
