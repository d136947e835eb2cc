"""The page of a day: for each game its deal, one's own try, and how everybody fared."""

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kosmodrom.engine.registry import games
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import limit_opening
from kosmodrom.server.pages.bot_levels import level_name
from kosmodrom.server.pages.frame import PageRoute, PageVisitor, form, guest_of, keep_name, known_name, page
from kosmodrom.server.services.daily import FIRST, LEVEL, DailyResult, OwnTry, seats_of_day
from kosmodrom.server.tables.seats import isolated
from kosmodrom.server.web.credentials import remember, room_for
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False, route_class=PageRoute)
SHOWN: Final = 10
"""How many results stand on the page."""
BARS: Final = 10


@dataclass(frozen=True)
class Bar:
    """How many came to so many points."""

    low: int
    high: int
    count: int
    percent: int
    """Of the highest bar."""
    is_mine: bool


@dataclass(frozen=True)
class DayOfGame:
    """One game on the page of a day."""

    key: str
    title: str
    picture: str
    bots: int
    own: OwnTry | None
    result: DailyResult | None
    """One's own."""
    rank: int
    """Of one's own result among all, from 1 on."""
    best: list[tuple[int, DailyResult, str]]
    """The first few, with their rank and name."""
    count: int
    won: int
    bars: list[Bar]


def bars(points: list[int], mine: int | None) -> list[Bar]:
    """The points of all in at most so many bars of equal width."""
    if not points:
        return []
    low, high = min(points), max(points)
    width = -(-(high - low + 1) // BARS)
    counts = Counter((each - low) // width for each in points)
    most = max(counts.values())
    return [
        Bar(
            start := low + width * at,
            min(high, start + width - 1),
            counts[at],
            round(100 * counts[at] / most),
            mine is not None and (mine - low) // width == at,
        )
        for at in range((high - low) // width + 1)
    ]


def _days_of_games(
    guest: PageVisitor, tries: dict[str, OwnTry], results: dict[str, list[DailyResult]]
) -> list[DayOfGame]:
    found = []
    for key, entry in games().items():
        rows, own = results[key], tries.get(key)
        ranks = [1 + sum(1 for other in rows if other.points > row.points) for row in rows]
        mine = next((at for at, row in enumerate(rows) if own is not None and row.table_id == own.table_id), None)
        names = [isolated(row.name) if row.name else guest.texts["daily.nameless"] for row in rows[:SHOWN]]
        found.append(
            DayOfGame(
                key,
                entry.titles[guest.lang],
                entry.board.emblem(),
                seats_of_day(entry) - 1,
                own,
                None if mine is None else rows[mine],
                0 if mine is None else ranks[mine],
                list(zip(ranks, rows, names, strict=False)),
                len(rows),
                sum(1 for row in rows if row.place == 1),
                bars([row.points for row in rows], None if mine is None else rows[mine].points),
            )
        )
    return found


async def _show(request: Request, house: WholeServer, hashes: frozenset[str], day: date) -> HTMLResponse:
    guest, today = guest_of(request), house.daily.today
    tries, results = await house.daily.tries(day, hashes), await house.daily.results(day)
    return page(
        request,
        "daily.html",
        day=day.isoformat(),
        is_today=day == today,
        before=(day - timedelta(days=1)).isoformat() if day > FIRST else None,
        after=(day + timedelta(days=1)).isoformat() if day < today else None,
        games=_days_of_games(guest, tries, results),
        level=level_name(LEVEL, guest.texts),
        name=known_name(request),
    )


@router.get("/daily")
async def show_today(request: Request, house: TheHouse, hashes: Hashes) -> HTMLResponse:
    return await _show(request, house, hashes, house.daily.today)


@router.get("/daily/{day}")
async def show_day(request: Request, house: TheHouse, hashes: Hashes, day: str) -> HTMLResponse:
    return await _show(request, house, hashes, house.daily.day(day))


@router.post("/daily")
async def play(request: Request, house: TheHouse, hashes: Hashes) -> Response:
    """Sit down to today's deal; who has done so already goes there."""
    fields = await form(request)
    game = fields.get("game", "")
    own = (await house.daily.tries(house.daily.today, hashes)).get(game)
    if own is not None:
        return RedirectResponse(f"/table/{own.table_id}", 303)
    limit_opening(request)
    spare = await room_for(request, house.listing)
    opened = await house.daily.open(game, fields.get("name", ""))
    response = RedirectResponse(f"/table/{opened.table_id}", 303)
    remember(response, request, spare, opened.table_id, opened.secret)
    keep_name(response, request, fields.get("name", ""))
    return response
