"""A board as a cell of a notebook: HTML that brings all it needs along, runs nothing, and changes nothing around it.

A cell shows one view, so it can tell no more than the view does: the table and what lies before the seats as all see
them, and below them the hand of the view's own seat.
"""

import hashlib
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kosmodrom import draw
from kosmodrom.draw import sprite
from kosmodrom.draw.drawing import Drawing, lit
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import settled
from kosmodrom.draw.scoped_styles import scoped
from kosmodrom.engine.errors import ENGINE
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.engine.words import preferred, words

MANY: Final = 3
"""From so many seats on what lies before each is drawn small."""
DAY: Final = ('[data-jp-theme-light="true"]', ".vscode-light", 'html[theme="light"]')
NIGHT: Final = ('[data-jp-theme-light="false"]', ".vscode-dark", 'html[theme="dark"]')
"""How notebooks say that they are light or dark; where none does, the system is asked."""
DATA: Final = re.compile(r' (data-[\w-]+)="[^"]*"')
STOPS: Final = re.compile(r' tabindex="-?\d+"')
OWN: Final = re.compile(r'(<symbol id="|href="#)')


@dataclass(frozen=True)
class Cell:
    """What is drawn: one view, in one language, with the names at the table."""

    entry: Entry
    view: Any
    book: Any
    lang: str
    names: Sequence[str]
    legal: Sequence[int] = ()
    """What the view's own seat may decide now, which is marked."""
    scores: Sequence[int] = ()
    """The points of all seats, once all is counted."""

    def html(self) -> str:
        """The whole cell; equal cells are equal texts."""
        body = _without_handles(self._body(), self.entry)
        symbols = _symbols(sprite.icons() + self.entry.board.art(), body)
        name = f"k{hashlib.sha256(body.encode()).hexdigest()[:10]}"
        inner = OWN.sub(lambda found: f"{found[0]}{name}-", sprite.of(symbols) + body)
        return f'<div id="{name}" lang="{self.lang}"><style>{self._style(name, inner)}</style>{inner}</div>'

    def _style(self, name: str, drawing: str) -> str:
        own = scoped(f"#{name}", _sheet(self.entry), drawing)
        themes = ((DAY, "light"), (NIGHT, "dark"))
        return own + "".join(
            f"{','.join(f'{place} #{name}' for place in places)}{{color-scheme:{scheme}}}" for places, scheme in themes
        )

    def _body(self) -> str:
        texts, names = self.entry.words(self.lang, self.book), list(self.names)
        board, seen = self.entry.board, (self.view, self.book, texts, names)
        table, hand = board.table(*seen), board.hand(*seen)
        seats = [self._settled(board.seat(*seen, seat), seat) for seat in range(len(names))]
        touchable = table.decisions.union(hand.decisions, *(each.decisions for each in seats))
        speaker, name_of = self.entry.speaker, self.entry.vocabulary.name
        legal = {name_of(action): speaker.decision(*seen[:2], action, texts, names) for action in self.legal}
        more = "".join(f"<li>{escape(said)}</li>" for name, said in legal.items() if name not in touchable)
        own = (f'<ul class="cell-more">{more}</ul>' if more else "") + hand.html
        said = (speaker.time(self.view, self.book, texts), speaker.question(self.view, self.book, texts, names))
        head = f"<b>{escape(texts['title'])}</b>" + "".join(f"<span>{escape(each)}</span>" for each in said if each)
        look = "cell-seats k-many" if len(names) >= MANY else "cell-seats"
        panels = "".join(each.html for each in seats)
        frame = f'<div class="{look}">{panels}</div><div class="cell-table">{table.html}</div>'
        body = f'<div class="cell-head">{head}</div><div class="cell-frame">{frame}</div>'
        if own:
            body += f'<div class="cell-own">{own}</div>'
        return lit(body, frozenset(legal))

    def _settled(self, drawing: Drawing, seat: int) -> Drawing:
        if not self.scores:
            return drawing
        points = self.scores[seat]
        return settled(drawing, points, words(ENGINE, self.lang).say("shown.final", points=points))


def cell_of(view: Any) -> Cell:
    """The cell of a view that stands for itself: in the language of the locale, its seats called by number."""
    entry, lang = entry_in(view.book.package), preferred(os.environ)
    return Cell(entry, view, view.book, lang, seat_names(len(entry.game.points(view)), lang))


def seat_names(seats: int, lang: str) -> list[str]:
    """What seats are called if nobody has told their names."""
    return [words(ENGINE, lang).say("shown.seat", seat=seat) for seat in range(seats)]


def _without_handles(drawing: str, entry: Entry) -> str:
    """The drawing without what only a page of a table could use: nothing can be pressed in a cell."""
    sheet = _sheet(entry)
    plain = DATA.sub(lambda found: found[0] if f"[{found[1]}" in sheet else "", drawing)
    plain = STOPS.sub("", plain).replace(' role="button"', ' role="img"')
    return plain.replace('<button type="button"', '<button type="button" disabled')


def _symbols(every: str, drawing: str) -> str:
    """The symbols that a drawing needs, with those that they are made of."""
    named = sprite.named_in(every, drawing)
    while (more := sprite.named_in(every, drawing + named)) != named:
        named = more
    return named


@cache
def _sheet(entry: Entry) -> str:
    """All style sheets of a board, what belongs to the cell first."""
    cell = (files("kosmodrom.draw") / "static" / "cell.css").read_text(encoding="utf-8")
    return "\n".join([cell, draw.style(), str(entry.board.style())])
