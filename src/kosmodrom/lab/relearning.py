"""What if: both sides of a balance report are played by bots that learnt their own deck, each by the same short course.

Bots that know the printed game alone may not see what a changed card is good for. A short course makes weaker bots than
the long ones that the minds of the games come from, so what is compared are the two sides, which are taught alike.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from kosmodrom.engine.registry import entry_in
from kosmodrom.lab.balance import Trial
from kosmodrom.lab.learning import Course, learn
from kosmodrom.lab.processes import Workers

GENERATIONS: Final = 4
"""Chance plays the first one, greed the others."""
GAMES: Final = 250


def course_of(trial: Trial) -> Course:
    """What the bots of a side are taught by; of options in turn by the first ones."""
    usual = entry_in(trial.package).choose({})
    chosen = {key: value for key, value in trial.options[0].items() if usual.get(key) != value}
    return Course(
        trial.package,
        (trial.seats,),
        generations=GENERATIONS,
        games=GAMES,
        greedy=GENERATIONS,
        descents=1,
        seed=f"{trial.seed} school",
        options=chosen,
        deck=trial.deck,
    )


def to_be_schooled(trial: Trial) -> Trial:
    """The same, saying how its bots are going to learn."""
    return replace(trial, schooling=course_of(trial).words)


def schooled(trial: Trial, jobs: Workers, tell: Callable[[str], None], kept: Path | None) -> Trial:
    """The same, with the mind that was learnt; one that is kept is not learnt again."""
    entry, course = entry_in(trial.package), course_of(trial)
    settings = json.loads(json.dumps(trial.settings))
    mind = None if kept is None else _kept_mind(kept, settings)
    if mind is None:
        mind = learn(entry, course, jobs, tell)
        if kept is not None:
            kept.write_text(
                json.dumps({"settings": settings, "mind": mind}, ensure_ascii=False) + "\n", encoding="utf-8"
            )
    return replace(trial, mind=json.dumps(mind))


def _kept_mind(file: Path, settings: dict[str, Any]) -> Any:
    """The mind in a file; None if it is that of another trial, or not whole."""
    try:
        known = json.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return None
    return known.get("mind") if isinstance(known, dict) and known.get("settings") == settings else None
