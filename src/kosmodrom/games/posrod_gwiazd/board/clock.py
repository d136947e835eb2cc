"""Time and score: the year and the turn as a clock, the way of the cards, the order of the seats, the score track."""

from math import cos, pi, sin
from typing import Final

from kosmodrom.draw.drawing import marks
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon, said, seat_mark
from kosmodrom.games.posrod_gwiazd.model import steps
from kosmodrom.games.posrod_gwiazd.rules.counting import YEARS
from kosmodrom.games.posrod_gwiazd.rules.years import turns_in
from kosmodrom.games.posrod_gwiazd.words.context import Glance

ROMAN: Final = ("", "I", "II", "III", "IV")
RING: Final = 27
"""The radius of the ring of years; the turns stand inside it."""
DIAL: Final = 18
FIRST_LAP: Final = 60
LAP: Final = 20
"""PG-013: the track is drawn as far as somebody has come."""
WIDTH: Final = 480
HEIGHT: Final = 46
LINE: Final = 31
EDGE: Final = 14
MARKER: Final = 13
"""Markers that are nearer than this stand on one another."""


def clock(glance: Glance) -> str:
    """PG-002, PG-003, PG-040: a quarter for each year, a dot for each turn of this one."""
    t, texts = glance.t, glance.texts
    if t.phase == steps.OVER:
        title, sub = texts["table.over"], ""
    elif t.year == 0:
        title, sub = texts["table.setup"], ""
    else:
        title = texts.say("board.year", year=ROMAN[t.year])
        sub = texts.say("board.turn", turn=t.turn, turns=turns_in(t))
    words = escape(f"{title}, {sub}" if sub else title)
    dial = (
        f'<svg class="pg-clock" viewBox="-32 -32 64 64" role="img" aria-label="{words}">{years(t.year)}'
        f'{turns(t.turn, turns_in(t) if t.year else 6)}<text class="pg-numeral" y="6">{ROMAN[t.year]}</text></svg>'
    )
    told = (
        f'<p class="pg-when-now"><b>{escape(title)}</b>{f"<span>{escape(sub)}</span>" if sub else ""}{way(glance)}</p>'
    )
    return f'<div class="pg-time">{dial}<div class="pg-now">{told}{order(glance)}</div></div>'


def years(now: int) -> str:
    parts = []
    for year in range(1, YEARS + 1):
        state = "is-past" if year < now else "is-now" if year == now else "is-later"
        start, end = (year - 1) * pi / 2 + 0.12, year * pi / 2 - 0.12
        parts.append(f'<path class="pg-arc {state}" d="M{at(RING, start)}A{RING} {RING} 0 0 1 {at(RING, end)}"/>')
    return "".join(parts)


def turns(now: int, count: int) -> str:
    parts = []
    for turn in range(1, count + 1):
        state = "is-past" if turn < now else "is-now" if turn == now else "is-later"
        x, y = at(DIAL, (turn - 1) * 2 * pi / count).split()
        parts.append(f'<circle class="pg-tick {state}" cx="{x}" cy="{y}" r="{3.4 if turn == now else 2.2}"/>')
    return "".join(parts)


def at(radius: float, angle: float) -> str:
    """A point of the dial; it begins above and goes clockwise."""
    return f"{radius * sin(angle):.2f} {-radius * cos(angle):.2f}"


def way(glance: Glance) -> str:
    """PG-040: which way the cards go in this year."""
    t, texts = glance.t, glance.texts
    if t.year == 0 or t.phase == steps.OVER:
        return ""
    name = "clockwise" if t.year % 2 else "counter-clockwise"
    words = texts.say("table.direction", direction=texts[f"direction.{name}"])
    return f'<span class="pg-way" title="{escape(words)}">{icon(f"pg-{name}")}{said(words)}</span>'


def order(glance: Glance) -> str:
    """PG-079, PG-080: who acts when in this turn; else who breaks ties."""
    t, texts = glance.t, glance.texts
    if not t.year or t.phase == steps.OVER:
        return ""
    if not t.order or t.phase <= steps.CHOICE:
        words = texts.say("board.steward", seat=glance.seat(t.steward))
        return f'<p class="pg-order" title="{escape(words)}">{icon("i-first")}{seat_mark(t.steward)}{said(words)}</p>'
    words = texts.say("table.order", seats=", ".join(glance.seat(seat) for seat in t.order))
    marks = "".join(
        f'<span class="pg-step{_moment(place, t.at)}">{seat_mark(seat)}</span>' for place, seat in enumerate(t.order)
    )
    return f'<p class="pg-order" title="{escape(words)}">{marks}{said(words)}</p>'


def _moment(place: int, now: int) -> str:
    return " is-now" if place == now else " is-past" if place < now else ""


# --- the score track --------------------------------------------------------------------------------


def track(glance: Glance) -> str:
    """PG-012, PG-013: the score track, as long as it is needed."""
    points, texts = glance.scored(), glance.texts
    last = FIRST_LAP
    while last < max(points, default=0):
        last += LAP
    told = ", ".join(f"{glance.seat(seat)} ({count})" for seat, count in enumerate(points))
    label = escape(texts.say("board.track", standing=told))
    ticks = "".join(tick(value, last) for value in range(0, last + 1, 5))
    rows: list[float] = []
    markers = []
    for seat in sorted(range(len(points)), key=lambda each: points[each]):
        x = along(points[seat], last)
        height = next((row for row, end in enumerate(rows) if end <= x), len(rows))
        rows[height : height + 1] = [x + MARKER]
        markers.append(
            f'<g class="pg-marker k-seat-{seat % 4}"{marks(piece=f"marker-{seat}")}>'
            f'<use href="#i-seat-{seat % 4}" x="{x - 7:.1f}" y="{LINE - 16 - 9 * height}" width="14" height="14"/></g>'
        )
    return (
        f'<svg class="pg-track" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}"><title>{label}</title>'
        f'<path class="pg-line" d="M{EDGE} {LINE}H{WIDTH - EDGE}"/>{ticks}{"".join(markers)}</svg>'
    )


def along(points: int, last: int) -> float:
    return EDGE + points * (WIDTH - 2 * EDGE) / last


def tick(value: int, last: int) -> str:
    x = along(value, last)
    if value % 10:
        return f'<path class="pg-line" d="M{x:.1f} {LINE - 2}v4"/>'
    line = f'<path class="pg-line" d="M{x:.1f} {LINE - 3}v6"/>'
    return f'{line}<text class="pg-number" x="{x:.1f}" y="{HEIGHT - 2}">{value}</text>'
