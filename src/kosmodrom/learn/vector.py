"""Many tables at once for learners: one call steps all of them and writes what is seen into arrays that they give."""

import secrets
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import ENGINE, BadTable, KosmodromError, Refused, UnknownDecision
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import Phrase
from kosmodrom.learn.rows import Rows
from kosmodrom.learn.tables import OBSERVED, Table, luck_of

AnyArray = npt.NDArray[Any]
MOST_ROWS: Final = 1_000_000


@dataclass(frozen=True)
class Arrays:
    """Where a step is written to: numpy arrays of any kind of number, all with a row for each table."""

    observations: AnyArray
    """What the seat sees that has to decide."""
    masks: AnyArray
    """1 for each decision that it may make."""
    seats: AnyArray
    """Which seat that is."""
    rewards: AnyArray
    """A column for each seat: zeros, or what the match was worth that has just ended."""
    ended: AnyArray
    """Whether the last decision ended a match; the observation is then the first of the next one."""


class Tables:
    """So many tables of one game. Chance and new matches come by themselves; each row has chance of its own.

    Of seats that decide at the same time the first is asked first; no other sees what it chose.
    """

    def __init__(
        self,
        game: str | Entry,
        /,
        rows: int = 1,
        seats: int = 2,
        *,
        rewards: str = "rank",
        seed: int | None = None,
        deck: Deck | None = None,
        **options: object,
    ) -> None:
        self.table = Table(game, seats, rewards, options, deck)
        if not 1 <= rows <= MOST_ROWS:
            raise BadTable.of(ENGINE, "error.learn.rows", rows=rows, most=MOST_ROWS)
        self.rows = rows
        self._rows: Rows[Any, Any, Any]
        self.reset(seed=seed)

    def arrays(self) -> Arrays:
        """Arrays of the right shapes, as `reset` and `step` want them."""
        rows, table = self.rows, self.table
        return Arrays(
            np.zeros((rows, table.width), OBSERVED),
            np.zeros((rows, len(table.decisions)), np.int8),
            np.zeros(rows, np.int32),
            np.zeros((rows, table.seats), np.float32),
            np.zeros(rows, np.bool_),
        )

    def reset(self, arrays: Arrays | None = None, *, seed: int | None = None) -> None:
        """Begin a match at every table; row 0 has the chance that the same seed gives behind the other doors."""
        table = self.table
        first = secrets.randbits(62) if seed is None else seed
        lucks = [luck_of(first, row) for row in range(self.rows)]
        self._rows = Rows(table.game, table.seats, table.options, table.book, len(table.decisions), lucks)
        if arrays is not None:
            self._check_shapes(arrays)
            self._write(arrays)

    def step(self, decisions: npt.ArrayLike, arrays: Arrays) -> None:
        """One decision at each table. If any is forbidden none is made, and a sentence says in which row and why."""
        self._check_shapes(arrays)
        chosen = self._checked(decisions)
        row = self._rows.forbidden(chosen)
        if row >= 0:
            self._refuse(row, chosen[row])
        self._rows.step(chosen)
        self._write(arrays)

    def _checked(self, decisions: npt.ArrayLike) -> list[int]:
        given = np.asarray(decisions)
        if given.shape != (self.rows,) or given.dtype.kind not in "iu":
            found = f"{given.dtype}{list(given.shape)}"
            raise BadTable.of(ENGINE, "error.learn.decisions", rows=self.rows, found=found)
        chosen: list[int] = given.tolist()
        return chosen

    def _refuse(self, row: int, decision: int) -> None:
        rows = self._rows
        try:
            self.table.checked(rows.states[row], rows.to_move[row], decision)
        except KosmodromError as refusal:
            said = Phrase(ENGINE, "error.learn.row", {"row": row, "refusal": refusal})
            raise (Refused(said, refusal.rule) if isinstance(refusal, Refused) else UnknownDecision(said)) from None

    def _check_shapes(self, arrays: Arrays) -> None:
        rows, table = self.rows, self.table
        shapes = {
            "observations": (rows, table.width),
            "masks": (rows, len(table.decisions)),
            "seats": (rows,),
            "rewards": (rows, table.seats),
            "ended": (rows,),
        }
        for name, shape in shapes.items():
            array = getattr(arrays, name)
            if not isinstance(array, np.ndarray) or array.shape != shape or not array.flags.writeable:
                found = list(array.shape) if isinstance(array, np.ndarray) else type(array).__name__
                raise BadTable.of(ENGINE, "error.learn.array", name=name, shape=str(list(shape)), found=str(found))

    def _write(self, arrays: Arrays) -> None:
        rows, table = self._rows, self.table
        seen = np.frombuffer(rows.observations(), "<i4").reshape(self.rows, table.width)
        np.clip(seen, table.low, table.high, out=arrays.observations, casting="unsafe")
        arrays.masks.fill(0)
        np.put(arrays.masks, np.frombuffer(rows.legal_places(), "<i4"), 1)
        np.copyto(arrays.seats, np.frombuffer(rows.movers(), "<i4"), casting="unsafe")
        arrays.rewards.fill(0)
        arrays.ended.fill(False)
        for row, s in zip(rows.ended, rows.over, strict=True):
            arrays.ended[row] = True
            arrays.rewards[row] = table.outcome(s)
