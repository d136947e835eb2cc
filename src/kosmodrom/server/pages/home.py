"""The home page: a tile for each game, a form for a table of one's own, my tables and those open to all."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kosmodrom.bots.levels import LEVELS
from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.words import Words
from kosmodrom.server.api.asking import Hashes, TheHouse
from kosmodrom.server.api.tables import limit_opening
from kosmodrom.server.credentials import remember
from kosmodrom.server.ledger import Clock
from kosmodrom.server.pages.frame import PageRoute, form, guest_of, keep, page
from kosmodrom.server.pages.lists import row
from kosmodrom.server.refusals import BadInput
from kosmodrom.server.seating import Place, Plan

router = APIRouter(include_in_schema=False, route_class=PageRoute)
NAME = "k-name"
QUICK_SEATS = 3


@dataclass(frozen=True)
class Tile:
    """A game on the home page."""

    entry: Entry
    title: str
    subtitle: str
    picture: str
    seats: str
    quick_seats: int
    texts: Words


def tile(entry: Entry, lang: str) -> Tile:
    title, _, subtitle = entry.titles[lang].partition(": ")
    seats = f"{entry.seats[0]}–{entry.seats[-1]}" if len(entry.seats) > 1 else str(entry.seats[0])
    quick = QUICK_SEATS if QUICK_SEATS in entry.seats else entry.seats[0]
    return Tile(entry, title, subtitle, entry.board.miniature(), seats, quick, entry.words(lang))


@router.get("/")
async def home(request: Request, house: TheHouse, hashes: Hashes) -> HTMLResponse:
    """Choose a game, or go on with one."""
    lang = guest_of(request).lang
    shown = [tile(entry, lang) for entry in games().values() if entry.board is not None]
    mine = [row(each, lang) for each in await house.listing.mine(hashes)]
    public = [row(each, lang) for each in await house.listing.public()]
    known = {each["id"] for each in mine}
    return page(
        request,
        "home.html",
        tiles=shown,
        mine=[each for each in mine if each["state"] != "over"] + [each for each in mine if each["state"] == "over"],
        public=[each for each in public if each["id"] not in known],
        levels=list(LEVELS),
        name=request.cookies.get(NAME, "")[:32],
    )


@router.post("/open")
async def open_table(request: Request, house: TheHouse) -> Response:
    """Open a table as the form says, and go there."""
    limit_opening(request)
    fields = await form(request)
    plan = plan_of(fields)
    opened = await house.seating.open(plan)
    response = RedirectResponse(f"/table/{opened.table_id}", 303)
    remember(response, request, opened.table_id, opened.secret)
    if fields.get("name"):
        keep(response, request, NAME, fields["name"][:32])
    return response


def plan_of(fields: dict[str, str]) -> Plan:
    """The table that a form describes: `seat-0 … seat-3` say who sits, `option-…` what is chosen."""
    entry = games().get(fields.get("game", ""))
    count = fields.get("seats", "")
    if entry is None or not count.isdecimal():
        raise BadInput.because("form")
    places = [_place(fields, seat) for seat in range(min(int(count[:2]), 8))]
    options = {key.removeprefix("option-"): value for key, value in fields.items() if key.startswith("option-")}
    seconds = fields.get("clock", "")
    return Plan(
        entry.key,
        places,
        options,
        is_public="public" in fields,
        may_chat="chat" in fields if "custom" in fields else None,
        clock=Clock(decision=float(seconds)) if seconds.isdecimal() and 0 < int(seconds) <= 86400 else None,
    )


def _place(fields: dict[str, str], seat: int) -> Place:
    kind, _, level = fields.get(f"seat-{seat}", "me" if seat == 0 else "bot").partition(":")
    name = fields.get(f"name-{seat}", fields.get("name", "") if kind == "me" else "")
    if kind == "me":
        return Place("me", name)
    if kind == "guest":
        return Place("guest", name)
    if kind == "bot":
        return Place("bot", name, level or None)
    if kind == "open":
        return Place("open")
    raise BadInput.because("kind", kind=kind[:20])
