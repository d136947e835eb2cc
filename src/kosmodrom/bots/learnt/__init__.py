"""Judges that were learnt, one file for each game; `kosmodrom lab learn` writes them."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from kosmodrom.bots.judge import UNITS, Judge, LeadJudge, Network
from kosmodrom.engine.contract import Game

FORM: Final = 1
"""The form of the files."""
LEAD: Final = 8.0
"""Points of a lead that make a game without a learnt judge nearly decided."""


def file_of(key: str) -> Path:
    """Where the judge of a game lies."""
    return Path(str(files(__name__) / f"{key}.json"))


def key_of(game: Game[Any, Any, Any]) -> str:
    """The folder of a game's rules names it."""
    return type(game).__module__.rpartition(".")[0].rpartition(".")[2]


@cache
def judge_named(key: str) -> Judge:
    """The learnt judge of a game; one that counts points where none was learnt."""
    path = file_of(key)
    return network_from(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else LeadJudge(LEAD)


def judge_of(game: Game[Any, Any, Any]) -> Judge:
    return judge_named(key_of(game))


def network_from(data: dict[str, Any]) -> Network:
    """The network of a file."""
    if data["form"] != FORM or len(data["bias"]) != UNITS:
        raise ValueError(f"a judge of form {data['form']} with {len(data['bias'])} units; expected {FORM} and {UNITS}")
    first = [float(weight) for row in data["first"] for weight in row]
    return Network(first, [float(each) for each in data["bias"]], [float(each) for each in data["second"]])
