"""A zone as ints by the list of its fields, whatever its class."""

from collections.abc import Sequence
from typing import Any

from kosmodrom.engine.zone_layout import AGENDA, COUNTS, INT, INTS, LISTS, PILES, Field


def zone_code(zone: object, fields: Sequence[Field]) -> list[int]:
    """What `encode` of a written zone appends for these fields."""
    return [one for field in fields for one in _code(field.shape, getattr(zone, field.name))]


def _code(shape: str, value: Any) -> list[int]:
    if shape == INT:
        return [value]
    if shape in (INTS, COUNTS):
        return [len(value), *value]
    if shape == AGENDA:
        return [len(value.frames), *value.frames]
    codes = [len(value)]
    for one in value:
        if shape == LISTS:
            codes += [len(one), *one]
        elif shape == PILES:
            codes += [one.unseen, len(one.tail), *one.tail, len(one.knowers), *one.knowers]
        else:
            codes += [len(one.frames), *one.frames]
    return codes
