"""Clocks: how long a seat may think. When its time is up, a bot takes the seat, and the person may take it back.

A clock runs while the seat owes a decision. It is read at decisions that all can see; steps that stay in a hand do
not touch it, so that nobody can count them. Since when a seat owes one is kept without a clock too: lists say whose
turn it is.
"""

from collections.abc import Collection, Sequence
from typing import Final

from kosmodrom.server.tables.records import Clock, Record
from kosmodrom.server.tables.seats import Seat

GRACE: Final = 30.0
"""Seconds on the bank of a person who takes the seat back from a bot."""


def set_clocks(
    record: Record, seats: Sequence[Seat], actors: Collection[int], deciders: Collection[int], now: float
) -> None:
    """Stop the clocks of those who have decided or owe nothing, start those of the others, find the next deadline."""
    clock = record.clock
    for seat in seats:
        owes = seat.seat in actors and seat.is_human
        if seat.asked is not None and (not owes or seat.seat in deciders):
            _stop(clock, seat, seat.seat in deciders, now)
        if owes and seat.asked is None:
            seat.asked = now
    record.deadline = min((end for seat in seats if (end := end_of(clock, seat)) is not None), default=None)


def _stop(clock: Clock | None, seat: Seat, has_decided: bool, now: float) -> None:
    if clock is not None and seat.bank is not None and seat.asked is not None:
        used = max(0.0, now - seat.asked)
        seat.bank = max(0.0, seat.bank - used) + (clock.increment if has_decided else 0.0)
    seat.asked = None


def end_of(clock: Clock | None, seat: Seat) -> float | None:
    """When the seat's time is up, if its clock runs."""
    if clock is None or seat.asked is None:
        return None
    if seat.bank is not None:
        return seat.asked + seat.bank
    return None if clock.decision is None else seat.asked + clock.decision


def left(clock: Clock | None, seat: Seat, now: float) -> float | None:
    """Seconds that the seat has now."""
    if clock is None:
        return None
    end = end_of(clock, seat)
    if end is not None:
        return max(0.0, end - now)
    return seat.bank if seat.bank is not None else clock.decision


def overdue(record: Record, seats: Sequence[Seat], now: float) -> list[int]:
    """The seats whose time is up."""
    return [seat.seat for seat in seats if (end := end_of(record.clock, seat)) is not None and end <= now]


def give_grace(seat: Seat) -> None:
    """Who comes back finds time to think."""
    if seat.bank is not None:
        seat.bank = max(seat.bank, GRACE)
