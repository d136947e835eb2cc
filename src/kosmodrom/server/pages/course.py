"""The course of a match that is over: the points after each round, as a drawing and as a table."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse

from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.frame import PageRoute, fragment, guest_of
from kosmodrom.server.refusals import NotNow
from kosmodrom.server.viewer.rounds import Round, rounds

router = APIRouter(include_in_schema=False, route_class=PageRoute)

WIDTH: Final = 360
HEIGHT: Final = 190
LEFT: Final = 30
RIGHT: Final = 330
TOP: Final = 14
BOTTOM: Final = 160
MARK: Final = 14
"""How large the mark of a seat is at the end of its line, and how far apart two of them stand at least."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_STEPS: Final = 5
NUDGES: Final = 12


@router.get("/table/{table_id}/course")
async def show_course(table_id: TableId, request: Request, house: TheHouse, hashes: Hashes) -> HTMLResponse:
    """The points after each round; only when the match is over, because they tell what was hidden."""
    sight, guest = await house.playing.sight(table_id, hashes), guest_of(request)
    if sight.state != "over":
        raise NotNow.because("not-over")
    found = await asyncio.to_thread(rounds, sight.snapshot.played, guest.lang)
    if len(found) < 2:
        return HTMLResponse("")
    names = sight.names(guest.lang)
    return HTMLResponse(fragment("course.html", guest, rounds=found, names=names, drawing=Markup(drawing(found))))


def drawing(found: Sequence[Round]) -> str:
    """A line for each seat, which differs from the others by colour and dashes and ends in the mark of the seat."""
    scores = [[each.scores[seat] for each in found] for seat in range(len(found[0].scores))]
    low, high = min(0, *(min(line) for line in scores)), max(1, *(max(line) for line in scores))
    grid = "".join(_level(value, low, high) for value in levels(low, high))
    lines = "".join(_line(seat, line, low, high) for seat, line in enumerate(scores))
    ends = _apart([height(line[-1], low, high) for line in scores])
    marks = "".join(
        f'<g class="k-seat-{seat % 4}"><use class="p-course-mark" href="#i-seat-{seat % 4}" x="{RIGHT + 8}" '
        f'y="{y - MARK / 2:.1f}" width="{MARK}" height="{MARK}"/></g>'
        for seat, y in enumerate(ends)
    )
    return (
        f'<svg class="p-course-lines" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" focusable="false">'
        f"{grid}{lines}{marks}</svg>"
    )


def levels(low: int, high: int) -> list[int]:
    """Round numbers between the lowest and the highest, few enough to be read."""
    step = next((step for step in STEPS if (high - low) / step <= MOST_STEPS), high - low)
    return [value for value in range(low - low % step, high + 1, step) if value >= low]


def height(value: int, low: int, high: int) -> float:
    return BOTTOM - (value - low) * (BOTTOM - TOP) / (high - low)


def _level(value: int, low: int, high: int) -> str:
    y = height(value, low, high)
    return (
        f'<path class="p-course-level" d="M{LEFT} {y:.1f}H{RIGHT}"/>'
        f'<text class="p-course-number" x="{LEFT - 6}" y="{y + 4.5:.1f}">{value}</text>'
    )


def _line(seat: int, line: Sequence[int], low: int, high: int) -> str:
    wide = (RIGHT - LEFT) / (len(line) - 1)
    points = " ".join(f"{LEFT + at * wide:.1f},{height(value, low, high):.1f}" for at, value in enumerate(line))
    return f'<polyline class="p-course-line is-{seat % 4} k-seat-{seat % 4}" points="{points}"/>'


def _apart(heights: Sequence[float]) -> list[float]:
    """Heights moved so far apart that no mark stands on another: two that are too near make room by halves."""
    order = sorted(range(len(heights)), key=lambda each: heights[each])
    found = list(heights)
    for _ in range(NUDGES):
        for upper, lower in pairwise(order):
            missing = MARK - (found[lower] - found[upper])
            if missing > 0:
                found[upper] -= missing / 2
                found[lower] += missing / 2
    return found
