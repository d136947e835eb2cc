"""A table as text, for whoever watches a learner."""

from collections.abc import Sequence
from typing import Any, Final

from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.learn.tables import Table

HUMAN: Final = "human"
ANSI: Final = "ansi"
MODES: Final = (HUMAN, ANSI)


def check_showing(table: Table, render_mode: str | None, lang: str) -> None:
    """Refuse ways to show a table that there are not."""
    if render_mode is not None and render_mode not in MODES:
        raise BadTable.of(ENGINE, "error.learn.render", mode=render_mode, modes=", ".join(MODES))
    table.entry.words(lang, table.book)


def text_of(table: Table, s: Any, seat: int, lang: str, names: Sequence[str]) -> str:
    """What a seat, or the spectator, sees of a match, in words."""
    texts = table.entry.words(lang, table.book)
    return table.entry.speaker.table(table.game.view(s, seat), table.book, texts, list(names))
