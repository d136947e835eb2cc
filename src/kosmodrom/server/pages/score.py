"""Points as they stand: where those of one seat come from, as far as the viewer may know."""

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from kosmodrom.engine.contract import UNKNOWN
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.frame import PageRoute, PageVisitor, fragment, guest_of
from kosmodrom.server.pages.replay import At, Eyes, sight_of
from kosmodrom.server.pages.rules import rules_address
from kosmodrom.server.refusals import BadInput
from kosmodrom.server.viewer.sight import Sight

router = APIRouter(include_in_schema=False, route_class=PageRoute)


def known_column(sight: Sight, seat: int) -> list[int | None]:
    """The rows of the score sheet for one seat; None where the viewer does not know. At the end all is known."""
    match = sight.snapshot.played
    sheet = match.sheet() if match.over else match.entry.game.known_sheet(sight.view)
    return [None if row[seat] == UNKNOWN else row[seat] for row in sheet]


@router.get("/table/{table_id}/score")
async def show_score(
    table_id: TableId,
    request: Request,
    house: TheHouse,
    hashes: Hashes,
    seat: int,
    at: At = None,
    eyes: Eyes = None,
) -> HTMLResponse:
    """The points of one seat, row by row: now, or at a moment of the replay."""
    sight, guest = await sight_of(house, table_id, hashes, eyes), guest_of(request)
    if at is not None:
        sight = sight.at(await house.endings.moment(sight, max(0, min(at, sight.cursor.moment))))
    return HTMLResponse(score_sheet(sight, seat, guest))


@router.get("/table/{table_id}/share")
async def show_share(
    table_id: TableId,
    request: Request,
    house: TheHouse,
    hashes: Hashes,
    seat: int,
    row: int,
    at: At = None,
    eyes: Eyes = None,
) -> HTMLResponse:
    """What brought a seat the points of a row, as far as the viewer knows, and the rules of the row."""
    sight, guest = await sight_of(house, table_id, hashes, eyes), guest_of(request)
    if at is not None:
        sight = sight.at(await house.endings.moment(sight, max(0, min(at, sight.cursor.moment))))
    return HTMLResponse(share_list(sight, row, seat, guest))


def share_list(sight: Sight, row: int, seat: int, guest: PageVisitor) -> str:
    """The things with their points, and the rules that govern them."""
    match, texts = sight.snapshot.played, sight.texts(guest.lang)
    entry, book = match.entry, match.book
    check_seat(match.seats, seat)
    column = known_column(sight, seat)
    if not 0 <= row < len(column):
        raise BadInput.because("no-such-row", row=row, last=len(column) - 1)
    view = match.view(seat) if match.over else sight.view
    return fragment(
        "share.html",
        guest,
        seat=seat,
        name=sight.names(guest.lang)[seat],
        row=entry.speaker.row(row, texts),
        points=column[row],
        shares=entry.board.shares(view, book, texts, row, seat),
        clauses=[entry.clause(number, book) for number in entry.row_clauses[row]] if entry.row_clauses else [],
        rules=rules_address(guest, sight.snapshot),
    )


def check_seat(seats: int, seat: int) -> None:
    if not 0 <= seat < seats:
        raise BadInput.because("no-such-seat", seat=seat, last=seats - 1)


def score_sheet(sight: Sight, seat: int, guest: PageVisitor) -> str:
    """The points of one seat as a table."""
    entry, lang = sight.snapshot.entry, guest.lang
    check_seat(sight.snapshot.played.seats, seat)
    column, texts = known_column(sight, seat), sight.texts(lang)
    known = [number for number in column if number is not None]
    return fragment(
        "score.html",
        guest,
        seat=seat,
        name=sight.names(lang)[seat],
        rows=[(entry.speaker.row(index, texts), number) for index, number in enumerate(column)],
        total=sum(known) if column else entry.game.points(sight.view)[seat],
        is_over=sight.snapshot.played.over,
        is_whole=len(known) == len(column) > 0,
        is_practice=sight.is_practice,
    )
