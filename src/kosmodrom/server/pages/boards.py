"""Drawn boards: what all see is drawn once for each line of the journal and each language."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from kosmodrom.draw.drawing import Drawing
from kosmodrom.draw.pieces import settled
from kosmodrom.engine.contract import SPECTATOR, UNKNOWN
from kosmodrom.engine.match import Match
from kosmodrom.engine.words import another, words
from kosmodrom.server.pages.frame import PACKAGE
from kosmodrom.server.pages.last_move_marks import Places, line_before_others, places_of, touched
from kosmodrom.server.viewer.sight import Sight

MOST: Final = 256
MOST_PLACES: Final = 2048
Key = tuple[str, int, str, tuple[str, ...]]


@dataclass(frozen=True)
class Drawn:
    """What all see of a match at one line."""

    table: Drawing
    seats: list[Drawing]

    @property
    def decisions(self) -> frozenset[str]:
        """Everything that can be decided by touching something."""
        return self.table.decisions.union(*(seat.decisions for seat in self.seats))


def final(drawing: Drawing, points: int, lang: str) -> Drawing:
    """The drawing of a seat when all points are counted."""
    return settled(drawing, points, words(PACKAGE, lang).say("score.final", points=points))


def draw_public(match: Match, lang: str, names: list[str]) -> Drawn:
    """The table as everybody sees it."""
    entry, texts = match.entry, match.entry.words(lang, match.book)
    book: Any = match.book
    view = match.view(SPECTATOR)
    table = entry.board.table(view, book, texts, names)
    seats = [entry.board.seat(view, book, texts, names, seat) for seat in range(match.seats)]
    if match.over:
        seats = [final(seat, points, lang) for seat, points in zip(seats, match.scores(), strict=True)]
    return Drawn(table, seats)


def with_own_points(seats: list[Drawing], sight: Sight, lang: str) -> list[Drawing]:
    """The own seat with hidden points too, as soon as its viewer knows all of them; the others as all see them."""
    match, own = sight.snapshot.played, sight.viewer
    if match.over or not sight.is_seated or not any(score.has_hidden for score in seats[own].scores):
        return seats
    column = [row[own] for row in match.entry.game.known_sheet(sight.view)]
    if UNKNOWN in column:
        return seats
    label = words(PACKAGE, lang).say("score.own", points=sum(column))
    return [settled(drawing, sum(column), label) if seat == own else drawing for seat, drawing in enumerate(seats)]


class Boards:
    """The latest drawings."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[Key, Drawn] = OrderedDict()
        self._places: OrderedDict[tuple[str, int], Places] = OrderedDict()

    def public(self, sight: Sight, lang: str) -> Drawn:
        match, names = sight.snapshot.played, sight.names(lang)
        key = (sight.snapshot.id, len(match.lines), lang, tuple(names))
        drawn = self._drawn.get(key)
        if drawn is None:
            drawn = self._drawn[key] = draw_public(match, lang, names)
            if len(self._drawn) > MOST:
                self._drawn.popitem(last=False)
            self._keep_places(sight.snapshot.id, len(match.lines), drawn)
        else:
            self._drawn.move_to_end(key)
        return drawn

    def touched(self, sight: Sight, lang: str) -> list[str]:
        """The places that others have changed since the viewer's last decision."""
        match = sight.snapshot.played
        line = line_before_others(match, sight.viewer)
        if line >= len(match.lines):
            return []
        table, names = sight.snapshot.id, sight.names(lang)
        now = self._places.get((table, len(match.lines)))
        if now is None:
            now = self._keep_places(table, len(match.lines), self.public(sight, lang))
        before = self._places.get((table, line))
        if before is None:
            before = self._keep_places(table, line, draw_public(match.at(line), lang, names))
        return touched(before, now)

    def _keep_places(self, table: str, line: int, drawn: Drawn) -> Places:
        """What lay where, in any language, is needed once the others have moved on."""
        places = self._places[table, line] = places_of([drawn.table, *drawn.seats])
        if len(self._places) > MOST_PLACES:
            self._places.popitem(last=False)
        return places


def draw_hand(sight: Sight, lang: str) -> Drawing:
    """What the viewer alone sees."""
    match = sight.snapshot.played
    if not sight.is_seated:
        return Drawing("")
    board, texts = match.entry.board, match.entry.words(lang, match.book)
    if sight.viewer not in sight.who.seats:
        texts = another(texts)
    hand: Drawing = board.hand(sight.view, match.book, texts, sight.names(lang))
    return hand
