"""Figures in rules: a clause names the row of the content that has a number, and says the number of the deck in play.

`{limits.hand}` is a key of a table, `{mercenary.P2.skill.discount}` of a row with an id, `{limits.set_points[3]}` the
fourth number of a list, `{limits.hand-1}` one less; a noun goes along as in all texts: `{limits.hand:# card|# cards}`.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Clause

OFFSET: Final = re.compile(r"(.+?)([+-]\d+)")


class Figures:
    """A table of a deck as clauses read it: rows by their id, keys by their name."""

    def __init__(self, table: Any) -> None:
        self._table = {str(row.get("id")): row for row in table} if isinstance(table, list) else table

    def __getattr__(self, key: str) -> Any:
        moved = None if key in self._table else OFFSET.fullmatch(key)
        name, offset = (key, 0) if moved is None else (moved[1], int(moved[2]))
        value = self._table[name]
        if isinstance(value, list):
            return [Count(each) for each in value]
        return Figures(value) if isinstance(value, dict) else Count(value + offset)


def filled(clause: Clause, tables: Mapping[str, Any]) -> Clause:
    """A rule with the figures of a deck."""
    if not any("{" in text for text in clause.texts.values()):
        return clause
    figures = {name: Figures(table) for name, table in tables.items()}
    return replace(clause, texts={lang: text.format_map(figures) for lang, text in clause.texts.items()})
