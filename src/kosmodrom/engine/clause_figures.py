"""Figures in rules: a clause names the row of the content that has a number, and says the number of the deck in play.

`{limits.hand}` is a key of a table, `{mercenary.P2.skill.discount}` of a row with an id, `{limits.set_points.3}` the
fourth number of a list, `{limits.hand-1}` one less, `{limits.hand*2}` twice that; a noun goes along as in all texts:
`{limits.hand:# card|# cards}`.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Clause

CHANGED: Final = re.compile(r"(.+?)([-+*])(\d+)")


class Figures:
    """A table of a deck as clauses read it: rows by their id, keys by their name.

    Where a deck has another effect on a card, which has no such number, the printed one stays.
    """

    def __init__(self, table: Any, printed: Any) -> None:
        self._table, self._printed = _by_key(table), _by_key(printed)

    def __getattr__(self, key: str) -> Any:
        changed = None if key in self._printed else CHANGED.fullmatch(key)
        name = key if changed is None else changed[1]
        printed = self._printed[name]
        value = self._table.get(name, printed)
        if isinstance(printed, dict | list):
            return Figures(value, printed)
        if changed is None:
            return Count(value)
        other = int(changed[3])
        return Count(value * other if changed[2] == "*" else value + other if changed[2] == "+" else value - other)


def _by_key(table: Any) -> dict[str, Any]:
    if isinstance(table, dict):
        return table
    return {str(row.get("id", at)) if isinstance(row, dict) else str(at): row for at, row in enumerate(table)}


def figures_of(tables: Mapping[str, Any], printed: Mapping[str, Any]) -> dict[str, Figures]:
    """What {gaps} can be filled with: the tables of a deck by name."""
    return {name: Figures(tables[name], table) for name, table in printed.items()}


def filled(clause: Clause, tables: Mapping[str, Any], printed: Mapping[str, Any]) -> Clause:
    """A rule with the figures of a deck."""
    if not any("{" in text for text in clause.texts.values()):
        return clause
    figures = figures_of(tables, printed)
    return replace(clause, texts={lang: text.format_map(figures) for lang, text in clause.texts.items()})
