"""Rows of plain values: a list that a notebook shows as a table, and that those of pandas are made of."""

from typing import Any, Final

from kosmodrom.draw.escaping import escape

Row = dict[str, Any]
SHOWN: Final = 200
"""A longer list is shown as far as this; all of it is there."""
DIGITS: Final = 3
LEFT: Final = ' style="text-align: left"'
"""Words begin at the left, whatever the notebook does with tables."""


class Rows(list[Row]):
    """A list of rows with the same keys."""

    def _repr_html_(self) -> str:
        keys = list(dict.fromkeys(key for row in self[:SHOWN] for key in row))
        words = {key for row in self[:SHOWN] for key, value in row.items() if isinstance(value, str)}
        heads = "".join(f"<th{LEFT if key in words else ''}>{escape(key)}</th>" for key in keys)
        body = "".join(f"<tr>{''.join(_cell(row.get(key)) for key in keys)}</tr>" for row in self[:SHOWN])
        more = f"<p>+ {len(self) - SHOWN}</p>" if len(self) > SHOWN else ""
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>{more}"


def _cell(value: object) -> str:
    return f"<td{LEFT if isinstance(value, str) else ''}>{escape(_said(value))}</td>"


def _said(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.{DIGITS}g}" if isinstance(value, float) else str(value)
