"""A view as readable JSON, through the fields that the game's layout lists; nothing else of it is read."""

from collections.abc import Sequence
from typing import Any

from kosmodrom.engine.agenda import WIDTH, Agenda
from kosmodrom.engine.pile import Pile
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.zone_layout import AGENDA, COUNTS, INT, INTS, LISTS, PILES, Field


def readable(entry: Entry, view: Any, seats: int) -> dict[str, Any]:
    """The table, and the hand of whoever sits."""
    layout = entry.layout
    zones = {"table": _zone(view.table, layout.table, seats)}
    if view.seat < seats:
        zones["hand"] = _zone(view.hand, layout.hand, seats)
    return zones


def _zone(zone: object, fields: Sequence[Field], seats: int) -> dict[str, Any]:
    return {field.name: _value(field, getattr(zone, field.name), seats) for field in fields}


def _value(field: Field, value: Any, seats: int) -> Any:
    if field.shape == INT:
        return field.word(int(value))
    if field.shape == COUNTS:
        return {str(field.word(index)): count for index, count in enumerate(value) if count}
    if field.shape == INTS:
        return [field.word(each) for each in value]
    if field.shape == LISTS:
        return [[field.word(each) for each in row] for row in value]
    if field.shape == PILES:
        return [_pile(field, pile, seats) for pile in value]
    if field.shape == AGENDA:
        return _agenda(field, value)
    return [_agenda(field, agenda) for agenda in value]


def _pile(field: Field, pile: Pile, seats: int) -> dict[str, Any]:
    """Its unseen cards are a number; below them lie the known ones, each with the seats that know it."""
    known = [
        {"card": field.word(card), "known_to": [seat for seat in range(seats) if knowers >> seat & 1]}
        for card, knowers in zip(pile.tail, pile.knowers, strict=True)
    ]
    return {"unseen": pile.unseen, "below": known}


def _agenda(field: Field, agenda: Agenda) -> list[dict[str, Any]]:
    frames = agenda.frames
    rows = (frames[at : at + WIDTH] for at in range(0, len(frames), WIDTH))
    return [{"step": field.word(step), "seat": seat, "a": a, "b": b} for step, seat, a, b in rows]
