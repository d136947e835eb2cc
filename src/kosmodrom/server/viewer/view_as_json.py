"""A view as readable JSON, through the fields that the game's layout lists; nothing else of it is read."""

from collections.abc import Sequence
from typing import Any

from kosmodrom.engine.pile import Pile
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.zone_layout import AGENDA, COUNTS, EACH, INT, PILE, Field, rows_of


def readable(entry: Entry, view: Any, seats: int) -> dict[str, Any]:
    """The table, and the hand of whoever sits."""
    layout = entry.layout
    zones = {"table": _zone(view.table, layout.table, seats)}
    if view.seat < seats:
        zones["hand"] = _zone(view.hand, layout.hand, seats)
    return zones


def _zone(zone: object, fields: Sequence[Field], seats: int) -> dict[str, Any]:
    return {field.name: _value(field, field.shape, getattr(zone, field.name), seats) for field in fields}


def _value(field: Field, shape: str, value: Any, seats: int) -> Any:
    if shape == INT:
        return field.word(int(value))
    if shape == COUNTS:
        return {str(field.word(index)): count for index, count in enumerate(value) if count}
    if shape == PILE:
        return _pile(field, value, seats)
    if shape == AGENDA:
        return [{"step": field.word(step), "seat": seat, "a": a, "b": b} for step, seat, a, b in rows_of(value)]
    return [_value(field, EACH[shape], each, seats) for each in value]


def _pile(field: Field, pile: Pile, seats: int) -> dict[str, Any]:
    """Its unseen cards are a number; below them lie the known ones, each with the seats that know it."""
    known = [
        {"card": field.word(card), "known_to": [seat for seat in range(seats) if knowers >> seat & 1]}
        for card, knowers in zip(pile.tail, pile.knowers, strict=True)
    ]
    return {"unseen": pile.unseen, "below": known}
