"""The Cave-in track: a slab of rock that cracks as the marker advances."""

from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.games.star_scrappers.words.context import Glance

WIDTH: Final = 240
HEIGHT: Final = 112
TOP: Final = 26
FLOOR: Final = 88
"""The slab lies between these; the numbers stand below it."""
WAVE: Final = (0, -9, 7, -4, 11, -8, 3, -11, 6, -5)
"""How far the crack strays from the middle of the slab, field by field."""
BRANCH: Final = (14, -16, 18, -13, -19, 16, 20, -17, 15, -18)
"""How far its branches reach, up or down."""


def track(glance: Glance) -> str:
    """SS-039, SS-190, SS-191: the fields, the marker and where the Mine collapses."""
    texts, last = glance.texts, glance.book.track_end
    marker = glance.t.marker
    end = glance.book.end_fields[max(glance.seats(), 2) - 2]
    fallen = marker >= end
    words = texts.say("board.marker", field=marker, end=end)
    if fallen:
        words = f"{words}. {texts['board.collapsed']}"
    title = escape(texts["board.track"])
    note = escape(texts["board.last-round"]) if fallen else f"{marker} / {end}"
    body = slab(marker, end, last) + fields(glance, marker, end, last)
    return (
        f'<section class="ss-track{" is-fallen" if fallen else ""}" aria-label="{title}"><h2 class="k-heading">{title}'
        f'<span class="ss-track-note">{note}</span></h2>'
        f'<svg class="ss-slab" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{escape(words)}">{body}</svg>'
        f"</section>"
    )


def centre(field: int, last: int) -> float:
    """Where a field stands, from left to right."""
    return (field + 0.5) * WIDTH / (last + 1)


def crack_point(field: int, last: int) -> tuple[float, float]:
    return centre(field, last), (TOP + FLOOR) / 2 + WAVE[field % len(WAVE)]


def slab(marker: int, end: int, last: int) -> str:
    """The rock, the end field, the crack so far and, faintly, where it will run."""
    limit = centre(end, last) - WIDTH / (last + 1) / 2
    rock = f'<rect class="ss-rock" x="1" y="{TOP}" width="{WIDTH - 2}" height="{FLOOR - TOP}" rx="7"/>'
    doom = (
        f'<rect class="ss-doom" x="{limit:.1f}" y="{TOP}" width="{WIDTH - 1 - limit:.1f}" '
        f'height="{FLOOR - TOP}" rx="7"/><path class="ss-limit" d="M{limit:.1f} {TOP - 4}V{FLOOR + 4}"/>'
    )
    future = f'<path class="ss-fault" d="{crack(marker, last, last)}"/>' if marker < last else ""
    if marker == 0:
        return rock + doom + future
    return f'{rock}{doom}{future}<path class="ss-crack-line" d="{crack(0, marker, last)}{branches(marker, last)}"/>'


def crack(first: int, until: int, last: int) -> str:
    """The zigzag from one field to another; between two fields it breaks once."""
    start_x, start_y = crack_point(first, last)
    path = [f"M{start_x if first else 1:.1f} {start_y:.1f}"]
    for field in range(first, until):
        (x, y), (next_x, next_y) = crack_point(field, last), crack_point(field + 1, last)
        lean = 5 if field % 2 else -5
        path.append(f"L{(x + next_x) / 2 - 2:.1f} {(y + next_y) / 2 + lean:.1f} {next_x:.1f} {next_y:.1f}")
    return "".join(path)


def branches(marker: int, last: int) -> str:
    """Older parts of the crack have spread further."""
    path = []
    for field in range(marker):
        x, y = crack_point(field, last)
        reach = BRANCH[field % len(BRANCH)] * min(1.0, (marker - field) / 3)
        path.append(f"M{x:.1f} {y:.1f}l4 {reach * 0.55:.1f} -3 {reach * 0.6:.1f}")
    return "".join(path)


def fields(glance: Glance, marker: int, end: int, last: int) -> str:
    """The numbers, the marker, and the two things that can be decided about it."""
    wide = WIDTH / (last + 1)
    parts = []
    for field in range(last + 1):
        x = centre(field, last)
        state = " is-here" if field == marker else " is-past" if field < marker else ""
        doom = " is-end" if field == end else ""
        parts.append(f'<text class="ss-field-no{state}{doom}" x="{x:.1f}" y="{HEIGHT - 7}">{field}</text>')
    doom_x = centre(end, last)
    parts.append(
        f'<use class="ss-end-flag" href="#ss-cave-in" x="{doom_x - 7:.1f}" y="{TOP - 20}" width="14" height="14"/>'
    )
    if marker < last:
        parts.append(target(glance, marker + 1, wide, last, "move"))
    parts.append(target(glance, marker, wide, last, "hold"))
    return "".join(parts)


def target(glance: Glance, field: int, wide: float, last: int, verb: str) -> str:
    """A field that a decision can mean: the marker stays where it is, or moves on."""
    x, y = crack_point(field, last)
    label = escape(glance.texts.say(f"board.{verb}", field=field))
    hit = (
        f'<rect class="k-ring" x="{x - wide / 2 + 1.5:.1f}" y="{TOP - 5}" width="{wide - 3:.1f}" '
        f'height="{HEIGHT - TOP + 4}" rx="6"/>'
    )
    reach = x - wide if verb == "hold" else x - wide / 2
    hit += (
        f'<rect class="ss-reach" x="{reach:.1f}" y="{TOP - 5}" width="{1.5 * wide:.1f}" height="{HEIGHT - TOP + 4}"/>'
    )
    pin = ""
    if verb == "hold":
        pin = (
            f'<g class="ss-pin"{marks(piece="marker")}><use href="#i-marker" x="{x - 12:.1f}" y="{y - 23:.1f}" '
            f'width="24" height="24"/></g>'
        )
    named = marks(f"{verb}-marker", place=f"track-{field}", state="marker" if verb == "hold" else None)
    return f'<g class="k-do ss-target is-{verb}" role="button" tabindex="-1"{named} aria-label="{label}">{hit}{pin}</g>'
