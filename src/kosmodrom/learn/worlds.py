"""A match as tools that walk through trees see it: chance is decided from outside, and what seats learnt is kept.

What a seat has learnt is told in lines: the decisions whose names it learns, the events that it is told of, and at each
of its own decisions a sum over what it saw then. So two seats that know the same have the same lines, and whoever has
the same lines has seen and decided the same at each of its decisions.
"""

import hashlib
from array import array
from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.learn.tables import Table

OVER: Final = -4
"""Who is asked when a match is over, as OpenSpiel numbers it."""
SUM_BYTES: Final = 8
EVENT: Final = -1
SIGHT: Final = -2
"""What stands in the place of a decision where something else was learnt."""


@dataclass(slots=True, eq=False)
class Learnt:
    """Something that some seats have learnt; copies of a world share it."""

    audience: int
    """The mask of those who know of it."""
    action: int
    """The decision that it tells of; else EVENT or SIGHT."""
    who: int
    """Who decided."""
    numbers: tuple[int, ...] | bytes = ()
    """Of an event what is told, of a sight its sum."""
    text: str = ""
    """Its line, once somebody has asked for it: stories are told anew at every decision."""


class World:
    """A state at a table, who is asked in it, and what all have learnt since the match began.

    A decision of a seat that has one answer makes itself.
    """

    __slots__ = ("_legal", "asked", "is_opening", "learnt", "s", "seat", "table")

    def __init__(
        self,
        table: Table,
        s: Any,
        learnt: list[Learnt] | None = None,
        asked: int = CHANCE,
        is_opening: bool = False,
    ) -> None:
        self.table = table
        self.s = s
        self.is_opening = is_opening
        """Whether it is never changed, because others begin with it."""
        s.telling = True
        self.learnt = learnt if learnt is not None else []
        self.asked = asked
        """The seat that is asked before others if several decide together; CHANCE for none."""
        self.seat = OVER
        self._ask()

    def _ask(self) -> None:
        actors = self.table.game.actors(self.s)
        self.seat = OVER if not actors else self.asked if self.asked in actors else actors[0]
        self._legal = self.table.game.legal(self.s, self.seat) if actors else []

    def legal(self) -> list[int]:
        """What whoever is asked may decide."""
        return self._legal[:]

    def odds(self) -> list[tuple[int, float]]:
        """What chance may decide, with the probability of each."""
        weights = self.table.game.odds(self.s)
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self._legal, weights, strict=True)]

    def decide(self, action: int) -> None:
        """Let whoever is asked decide; unchecked."""
        self._decide(action)
        while self.seat >= 0 and len(self._legal) == 1:
            self._decide(self._legal[0])

    def _decide(self, action: int) -> None:
        game, s, who, learnt = self.table.game, self.s, self.seat, self.learnt
        audience = game.audience(s, who, action)
        if who == CHANCE:
            learnt.append(Learnt(audience, action, who))
        else:
            own = only(who)
            learnt.append(Learnt(audience | own, action, who))
            learnt.append(Learnt(own, SIGHT, who, self._sum(who)))
        game.apply(s, who, action)
        told = s.told
        for at in range(0, len(told), EVENT_WIDTH):
            code, mask, *numbers = told[at : at + EVENT_WIDTH]
            learnt.append(Learnt(mask, EVENT, CHANCE, (code, *numbers)))
        told.clear()
        self._ask()

    def _sum(self, seat: int) -> bytes:
        """A sum over all that a seat sees."""
        game = self.table.game
        seen = array("i", game.encode_view(game.view(self.s, seat)))
        return hashlib.blake2b(seen.tobytes(), digest_size=SUM_BYTES).digest()

    def line(self, learnt: Learnt) -> str:
        """What was learnt as text: `0 recruit:1a`, `deal:Y1`, `!25 0 0 0 0` for an event, `@` and a sum for a sight."""
        if not learnt.text:
            learnt.text = self._line(learnt)
        return learnt.text

    def _line(self, learnt: Learnt) -> str:
        numbers = learnt.numbers
        if learnt.action >= 0:
            name = self.table.decisions[learnt.action]
            return name if learnt.who == CHANCE else f"{learnt.who} {name}"
        return f"@{numbers.hex()}" if isinstance(numbers, bytes) else f"!{' '.join(map(str, numbers))}"

    def sight(self, seat: int) -> str:
        """All that a seat, or the spectator, sees now, as numbers."""
        game = self.table.game
        return " ".join(map(str, game.encode_view(game.view(self.s, seat))))

    def known(self, seat: int) -> list[Learnt]:
        """What a seat, or the public, has learnt, in its order."""
        return [each for each in self.learnt if each.audience >> seat & 1]

    def story(self, seat: int) -> str:
        """All that a seat has learnt, and what it sees now."""
        lines = [each.text or self.line(each) for each in self.learnt if each.audience >> seat & 1]
        return "\n".join([*lines, self.sight(seat)])

    def copy(self) -> "World":
        """An independent copy."""
        return World(self.table, self.table.game.clone(self.s), self.learnt[:], self.asked)

    def __deepcopy__(self, memo: dict[int, Any]) -> "World":
        return self if self.is_opening else self.copy()

    def guessed(self, seat: int, luck: Luck) -> "World":
        """A world that a seat cannot tell from this one; of what it does not know, others have learnt nothing in it."""
        game = self.table.game
        asked = seat if self.seat == seat else self.asked
        return World(self.table, game.sample(game.view(self.s, seat), luck), self.known(seat), asked)

    def returns(self) -> list[float]:
        """What the match was worth to each seat; nothing before its end."""
        return self.table.outcome(self.s) if self.seat == OVER else [0.0] * self.table.seats
