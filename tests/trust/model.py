"""The model: what was sent and what the server has acknowledged. Nothing of the second may ever be missing."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

ANYTHING: Final = "*"
"""A name of which nothing is known."""


class Broken(Exception):
    """The server has broken a promise."""


@dataclass
class Claims:
    """What was promised about one table."""

    secret: str
    seats: dict[int, str] = field(default_factory=dict)
    """The secrets of those who sit."""
    decided: dict[tuple[int, int], str] = field(default_factory=dict)
    """What was acknowledged as the answer to which question of which seat."""
    sent: defaultdict[tuple[int, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    """All that was ever sent as such an answer."""
    undone: set[tuple[int, int]] = field(default_factory=set)
    asked_to_undo: set[tuple[int, int]] = field(default_factory=set)
    said: dict[str, tuple[int, bool]] = field(default_factory=dict)
    """By whom something was said, and whether that was acknowledged."""
    names: dict[int, set[str]] = field(default_factory=dict)
    """Which names each seat may have in the end."""
    stands_in: dict[int, set[bool]] = field(default_factory=dict)
    """Whether a bot may stand in at the end."""
    handed_over: set[int] = field(default_factory=set)
    """Seats for which a bot may have decided."""
    has_clock: bool = False
    rematch: str | None = None
    lines: list[str] | None = None
    """The lines of an uploaded journal."""


class Model:
    """All promises of a run."""

    def __init__(self) -> None:
        self.tables: dict[str, Claims] = {}
        self.acknowledged = 0

    def opened(self, table: str, secret: str) -> Claims:
        self.acknowledged += 1
        claims = self.tables[table] = Claims(secret)
        return claims

    def sends(self, table: str, seat: int, question: int, decision: str) -> None:
        self.tables[table].sent[seat, question].add(decision)

    def decided(self, table: str, seat: int, question: int, decision: str) -> None:
        self.acknowledged += 1
        known = self.tables[table].decided.setdefault((seat, question), decision)
        if known != decision:
            raise Broken(f"{table}: question {question} of seat {seat} was answered with {known} and with {decision}")

    def undone(self, table: str, seat: int, question: int) -> None:
        self.acknowledged += 1
        self.tables[table].undone.add((seat, question))

    def says(self, table: str, seat: int, text: str) -> None:
        self.tables[table].said[text] = seat, False

    def said(self, table: str, seat: int, text: str) -> None:
        self.acknowledged += 1
        self.tables[table].said[text] = seat, True

    def rematch(self, table: str, again: str) -> None:
        self.acknowledged += 1
        claims = self.tables[table]
        if claims.rematch is not None and claims.rematch != again:
            raise Broken(f"{table}: two rematches, {claims.rematch} and {again}")
        claims.rematch = again
        if again not in self.tables:
            self.tables[again] = Claims(claims.secret, dict(claims.seats), has_clock=claims.has_clock)
