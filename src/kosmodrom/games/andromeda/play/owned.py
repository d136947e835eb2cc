"""What seats own here: a race, Tasks that they completed, Technologies that they used."""

from collections.abc import Iterable
from typing import Any, Final

from kosmodrom.engine.owned_cards import CardFamily, numbered
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.actions import ALL_TASKS, RACES, TECHS


def _tasks(s: Any) -> Iterable[tuple[int, int]]:
    found = [(-1, task) for task in s.table.general]
    for seat, pile in enumerate(s.table.held):
        found += [(seat, task) for task in pile.tail]
    return found


OWNED: Final = [
    CardFamily("Races", events.RACE_REVEALED, numbered(RACES), shelf="race"),
    CardFamily("Tasks", events.TASK_COMPLETED, numbered(ALL_TASKS), _tasks, "task"),
    CardFamily("Technologies", events.TECH_USED, numbered(TECHS), shelf="tech"),
]
