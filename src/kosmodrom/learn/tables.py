"""The table that a learner asks for: a game, its seats and options, what is seen there and what is to be won."""

import hashlib
import operator
import secrets
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kosmodrom.engine.contract import Game
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import ENGINE, BadTable, Refused, UnknownDecision
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.feature_blocks import Block, width_of
from kosmodrom.engine.registry import Entry, called
from kosmodrom.engine.words import Phrase
from kosmodrom.learn.rewards import REWARDS, forfeited

OBSERVED: Final = np.int16
"""All bounds are numbers of this kind."""
Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Table:
    """A game at so many seats, with its options and a way to reward; matches are begun at it again and again."""

    def __init__(
        self,
        game: str | Entry,
        seats: int = 2,
        rewards: str = "rank",
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
    ) -> None:
        self.entry = game if isinstance(game, Entry) else called(game)
        self.entry.check_seats(seats)
        self.seats = seats
        self.options = self.entry.choose(named_options(self.entry, options or {}))
        if rewards not in REWARDS:
            raise BadTable.of(ENGINE, "error.learn.rewards", reward=rewards, rewards=", ".join(REWARDS))
        self.rewards = rewards
        self.book = self.entry.book(deck)
        self.game: Game[Any, Any, Any] = self.entry.game

    @cached_property
    def blocks(self) -> list[Block]:
        """What the numbers of an observation are, in their order."""
        return self.game.feature_blocks()

    @cached_property
    def width(self) -> int:
        """How many numbers an observation has."""
        return width_of(self.blocks)

    @cached_property
    def low(self) -> Numbers:
        return np.repeat(np.array([block.low for block in self.blocks], OBSERVED), self._widths)

    @cached_property
    def high(self) -> Numbers:
        return np.repeat(np.array([block.high for block in self.blocks], OBSERVED), self._widths)

    @property
    def _widths(self) -> list[int]:
        return [block.width for block in self.blocks]

    @cached_property
    def decisions(self) -> list[str]:
        """The names of all decisions; the number of one is its place."""
        return self.entry.vocabulary.names

    def begin(self) -> Any:
        """A match before its first decision."""
        return self.game.new(self.seats, self.options, self.book)

    def observation(self, s: Any, seat: int) -> Numbers:
        """What a seat sees, between the bounds; a number beyond them, by a deck of one's own, counts as the bound."""
        return self.numbers(self.game.features_of(s, seat))

    def seen(self, view: Any) -> Numbers:
        """What a view shows, the same numbers: for a bot, which gets nothing else."""
        return self.numbers(self.game.features(view))

    def numbers(self, features: list[int]) -> Numbers:
        """Features as an observation."""
        return np.clip(np.array(features, np.int32), self.low, self.high).astype(OBSERVED)

    def mask(self, legal: list[int]) -> Mask:
        """1 for each decision that may be made."""
        mask = np.zeros(len(self.decisions), np.int8)
        mask[legal] = 1
        return mask

    def checked(self, s: Any, seat: int, decision: object) -> int:
        """The number of a decision that the seat may make; anything else is refused with a sentence."""
        action = self.number(decision)
        clause = self.game.refusal(s, seat, action)
        if clause:
            rule = self.entry.clause(clause, self.book)
            parts = {"seat": seat, "name": self.decisions[action], "rule": rule, "clause": rule.id}
            raise Refused(Phrase(ENGINE, "error.decision.refused", parts), rule)
        return action

    def number(self, decision: object) -> int:
        """The number of a decision, given as any whole number."""
        last = len(self.decisions) - 1
        try:
            action = operator.index(decision)  # type: ignore[arg-type]  # what is no number is refused below
        except TypeError:
            action = -1
        if not 0 <= action <= last:
            raise UnknownDecision.of(ENGINE, "error.decision.no-number", action=decision, last=last)
        return action

    def outcome(self, s: Any) -> list[float]:
        """What a match that is over was worth to each seat."""
        return REWARDS[self.rewards](self.game, s)

    def forfeit(self, s: Any, seat: int) -> float:
        """What a match is worth to a seat that gives it up."""
        return forfeited(self.game, s, seat, self.rewards)


def named_options(entry: Entry, given: Mapping[str, object]) -> dict[str, str]:
    """Options as Python can spell them, as the game spells them: first_game is first-game, and 7 is the value '7'."""
    known = {option.key.replace("-", "_"): option.key for option in entry.options}
    return {known.get(key, key): str(value) for key, value in given.items()}


def luck_of(seed: int | None, row: int = 0) -> Luck:
    """The chance of a row of tables; the same seed gives the same chance behind every door, none gives a fresh one."""
    if seed is None:
        return Luck(secrets.randbits(93))
    digest = hashlib.sha256(f"kosmodrom learners {seed} {row}".encode()).digest()
    return Luck(int.from_bytes(digest[:11], "big"))
