"""The board of a match as a picture for a notebook."""

from dataclasses import dataclass

from kosmodrom.draw.cell import Cell
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.notebook.match import Match


@dataclass(frozen=True)
class Picture:
    """Shown by a notebook as a board, at a prompt as text; `html` can be written into any page."""

    html: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


def picture_of(match: Match, seat: int, lang: str) -> Picture:
    """What a seat sees and may decide, or what everybody sees."""
    lang = match.spoken(lang)
    view, names, texts = match.view(seat), match.called(lang), match.entry.words(lang, match.book)
    legal = [] if seat == SPECTATOR else match.legal_ids(seat)
    cell = Cell(match.entry, view, match.book, lang, names, legal, match.scores() if match.over else ())
    return Picture(cell.html(), match.entry.speaker.table(view, match.book, texts, names))
