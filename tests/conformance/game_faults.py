"""Faults that can be planted in any game: it answers as it always does, but for one question."""

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

from conformance.walks import Case, tables, walk
from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry

CHOICES = 40


class Planted:
    """A game with some of its answers replaced; a compiled game cannot be derived from."""

    def __init__(self, game: Any, **answers: Callable[..., Any]) -> None:
        self._game = game
        for name, answer in answers.items():
            setattr(self, name, answer)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def planted(entry: Entry, **answers: Callable[..., Any]) -> Entry:
    return dataclasses.replace(entry, game=Planted(entry.game, **answers))  # type: ignore[arg-type]  # stands in for it


def drawn(entry: Entry, games: int, seed: int) -> Iterator[Case]:
    """Games whose luck and decisions are drawn, at one table after another."""
    luck, all_tables = Luck(seed), tables(entry)
    for number in range(games):
        seats, options = all_tables[number % len(all_tables)]
        ints = [luck.below(1 << 16) for _ in range(1 + luck.below(CHOICES))]
        yield Case(entry, seats, options, luck.below(1 << 31), ints)


Secret = tuple[str, bool]
"""A verb, and whether chance decides."""


def secrets_of(case: Case) -> set[Secret]:
    """What is decided in a game so that somebody does not learn it."""
    return {
        (case.verb(step.action), step.who == CHANCE)
        for step in walk(case)
        if any(not case.game.audience(step.s, step.who, step.action) >> watcher & 1 for watcher in case.watchers())
    }


def telling_all(entry: Entry, secret: Secret) -> Entry:
    """All learn every decision of one verb."""
    verb, is_of_chance = secret

    def audience(s: Any, who: int, action: int) -> int:
        is_told = entry.vocabulary.name(action).partition(":")[0] == verb and (who == CHANCE) == is_of_chance
        return EVERYONE if is_told else entry.game.audience(s, who, action)

    return planted(entry, audience=audience)
