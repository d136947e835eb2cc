"""The pictures of cards, as drawings of 1200 × 630: the small picture of a game, its title, who plays."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kosmodrom import draw
from kosmodrom.draw import sprite
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import SEAT_SHAPES
from kosmodrom.draw.png import in_letters_of_the_font
from kosmodrom.draw.written_styles import with_styles_written_in
from kosmodrom.engine.registry import Entry, games
from kosmodrom.server.pages.assets import ICON, assets
from kosmodrom.server.pages.cards import called_at
from kosmodrom.server.pages.frame import PageVisitor
from kosmodrom.server.tables.seats import OPEN, Seat, plain_name
from kosmodrom.server.tables.snapshots import Snapshot

WIDTH: Final = 1200
HEIGHT: Final = 630
PAGE, PANEL, LINE, INK, QUIET, WARM = "#0b1020", "#131a30", "#2c3760", "#eef2ff", "#a3aed0", "#ffb454"
SEATS: Final = ("#e69f00", "#56b4e9", "#2bb673", "#e07ab8")
LEFT: Final = 672
"""Where the words begin."""
ROOM: Final = WIDTH - 60 - LEFT
"""How wide they may be."""
STARS: Final = (
    (40, 60, 2),
    (300, 48, 1.4),
    (610, 84, 1.8),
    (1130, 50, 2),
    (1010, 596, 1.5),
    (420, 590, 1.6),
    (30, 520, 1.3),
)
NARROW, BROAD = frozenset("iljtfrI.,:;'|!()[] "), frozenset("mwMWŁÓOGQ@%ŚĆŻŹ—")


@dataclass(frozen=True)
class Row:
    """A seat on a picture."""

    words: str
    number: str = ""
    is_free: bool = False
    is_best: bool = False


def width_of(words: str, size: float) -> float:
    """About how wide words are; a little too wide rather than too narrow."""
    return size * sum(
        0.3 if letter in NARROW else 0.82 if letter in BROAD else 0.62 if letter.isupper() else 0.51 for letter in words
    )


def text(words: str, x: float, y: float, size: float, colour: str = INK, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:.1f}" fill="{colour}"{more}>{escape(words)}</text>'


BOLD: Final = ' font-weight="600"'


def fitted(words: str, x: float, y: float, size: float, room: float, colour: str = INK, more: str = "") -> str:
    """Words on one line: smaller if there is no room, at last with their end left out."""
    least = 0.7 * size
    while words and width_of(words, least) > room:
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return text(words, x, y, min(size, size * room / max(1.0, width_of(words, size))), colour, more)


def wrapped(words: str, x: float, y: float, size: float, room: float, colour: str = QUIET) -> str:
    """Words on as many lines as they need."""
    lines: list[str] = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return "".join(text(line, x, y + at * size * 1.4, size, colour) for at, line in enumerate(lines))


@lru_cache(32)
def emblem(entry: Entry) -> str:
    """The small picture of a game, by night, as it can be put into another drawing."""
    small = entry.board.miniature()
    if not small:
        return ""
    inner = small[small.index(">") + 1 : small.rindex("</svg>")]
    symbols = sprite.named_in(entry.board.art(), small)
    whole = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{symbols}</defs>{inner}</svg>'
    written = with_styles_written_in(whole, draw.style() + entry.board.emblem_style())
    return written[written.index(">") + 1 : written.rindex("</svg>")]


def placed(entry: Entry, x: float, y: float, width: float) -> str:
    """The same in a frame, at its place."""
    high = width * 200 / 320
    frame = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{high:g}"'
    return (
        f'<rect {frame} rx="{width / 22:g}" fill="{PANEL}" stroke="{LINE}" stroke-width="4"/>'
        f'<svg {frame} viewBox="0 0 320 200">{emblem(entry)}</svg>'
    )


def whole(inner: str) -> str:
    """A card with what is on all of them."""
    icon = assets()[ICON].body.decode()
    icon = icon[icon.index(">") + 1 : icon.rindex("</svg>")]
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{QUIET}" opacity=".6"/>' for x, y, r in STARS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAGE}"/>{stars}'
        f'<g transform="translate(52 520) scale(2)">{icon}</g>{text("Kosmodrom", 124, 565, 36, INK, BOLD)}{inner}</svg>'
    )


def site_drawing(guest: PageVisitor) -> str:
    """For links to no table: all games."""
    few = list(games().values())[:4]
    tiles = "".join(placed(entry, 64 + 288 * (at % 2), 112 + 188 * (at // 2), 272) for at, entry in enumerate(few))
    title = fitted("Kosmodrom", LEFT, 220, 72, ROOM, INK, BOLD)
    return whole(tiles + title + wrapped(guest.texts["install.about"], LEFT, 290, 32, ROOM))


def game_drawing(entry: Entry, guest: PageVisitor) -> str:
    about = entry.words(guest.lang).texts.get("about", "")
    top = 300 if ": " in entry.titles[guest.lang] else 250
    return whole(placed(entry, 64, 112, 560) + _titled(entry, guest.lang, 170) + wrapped(about, LEFT, top, 30, ROOM))


def table_drawing(snapshot: Snapshot, guest: PageVisitor) -> str:
    record, texts = snapshot.record, guest.texts
    state = "over" if record.finished is not None else "waiting" if record.started is None else "running"
    badge = fitted(texts[f"card.{state}"], LEFT, 146, 28, ROOM, WARM, BOLD)
    top = 344 if ": " in snapshot.entry.titles[guest.lang] else 304
    rows = "".join(_row(row, seat, top + 60 * seat) for seat, row in enumerate(rows_of(snapshot, guest)))
    return whole(placed(snapshot.entry, 64, 112, 560) + badge + _titled(snapshot.entry, guest.lang, 214) + rows)


def rows_of(snapshot: Snapshot, guest: PageVisitor) -> Sequence[Row]:
    """The seats, with the points of a match that is over."""
    result, called = snapshot.result, called_at(snapshot, guest)
    return [
        Row(
            guest.texts["card.free-seat"] if seat.kind == OPEN else drawable(called[seat.seat], seat, guest.lang),
            "" if result is None else str(result.scores[seat.seat]),
            is_free=seat.kind == OPEN,
            is_best=result is not None and seat.seat in result.winners,
        )
        for seat in snapshot.seats
    ]


def drawable(name: str, seat: Seat, lang: str) -> str:
    """A name in letters that the font has; one that has none is a plain one."""
    return in_letters_of_the_font(name).strip() or plain_name(seat, lang)


def _titled(entry: Entry, lang: str, y: float) -> str:
    title, _, more = entry.titles[lang].partition(": ")
    below = fitted(more, LEFT, y + 50, 34, ROOM, QUIET) if more else ""
    return fitted(title, LEFT, y, 60, ROOM, INK, BOLD) + below


def _row(row: Row, seat: int, y: float) -> str:
    symbols = sprite.named_in(sprite.icons(), f'href="#i-seat-{seat % SEAT_SHAPES}"')
    shape = symbols[symbols.index(">") + 1 : symbols.rindex("</symbol>")]
    faint = ' opacity=".45"' if row.is_free else ""
    colour = QUIET if row.is_free else WARM if row.is_best else INK
    mark = (
        f'<g transform="translate({LEFT} {y - 28:g}) scale(1.4)" color="{SEATS[seat % len(SEATS)]}"{faint}>{shape}</g>'
    )
    number = text(row.number, WIDTH - 60, y, 36, colour, f'{BOLD} text-anchor="end"') if row.number else ""
    room = ROOM - 52 - (90 if row.number else 0)
    return mark + fitted(row.words, LEFT + 52, y, 36, room, colour, BOLD if row.is_best else "") + number
