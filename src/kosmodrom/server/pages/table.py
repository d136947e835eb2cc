"""The table's page, and the small requests of its script: a thing in large, sitting down."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kosmodrom.draw.escaping import escape
from kosmodrom.engine.contract import Book
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.seeded_chance import commitment
from kosmodrom.engine.words import Words
from kosmodrom.server.api.dependencies import Hashes, Secrets, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages import frame
from kosmodrom.server.pages.cards import table_card
from kosmodrom.server.pages.own_deck import deck_shown
from kosmodrom.server.pages.previews import gains, previews, revealing
from kosmodrom.server.pages.rules import rules_address
from kosmodrom.server.pages.table_log import LogRows
from kosmodrom.server.pages.table_parts import BOARDS, fragments_of, is_begun, is_invited, legal_of
from kosmodrom.server.pages.titles import named
from kosmodrom.server.refusals import BadInput, Damaged, NotYours, TooManyTables
from kosmodrom.server.tables.secret_keys import fresh_secret, is_secret
from kosmodrom.server.viewer.sight import Choice, Sight
from kosmodrom.server.web.credentials import remember, remembered, room_for
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False, route_class=frame.PageRoute)


def now_of(sight: Sight, guest: frame.PageVisitor) -> dict[str, Any]:
    """What the script needs to know: the question, what may be answered with what outlook, and what others did."""
    legal = legal_of(sight, guest.lang)
    is_asked = bool(legal)
    return {
        "question": sight.question if sight.state == "running" else None,
        "seat": sight.viewer if sight.is_seated else None,
        "legal": {choice.name: choice.words for choice in legal},
        "endings": {choice.name: choice.ending for choice in legal if choice.ending},
        "others": others_in_words(legal, guest),
        "begun": is_begun(sight.has_begun, legal),
        "previews": previews(sight, guest) if is_asked else {},
        "gains": gains(sight, guest) if is_asked else {},
        "forced": sight.forced if is_asked else None,
        "reveals": revealing(sight) if is_asked else [],
        "touched": BOARDS.touched(sight, guest.lang) if sight.state == "running" else [],
        "state": sight.state,
        "free": sight.can_undo,
    }


def others_in_words(legal: Sequence[Choice], guest: frame.PageVisitor) -> str:
    """How much would be given up by what ends a turn; empty where nothing does."""
    if not any(choice.ending == "end" for choice in legal):
        return ""
    return guest.texts.say("confirm.others", count=Count(sum(not choice.ending for choice in legal)))


@router.get("/table/{table_id}")
async def show_table(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, secrets: Secrets
) -> HTMLResponse:
    """A table as the holder of the browser's secrets sees it."""
    sight = await house.playing.sight(table_id, hashes)
    guest = frame.guest_of(request)
    if sight.snapshot.fault is not None:
        return unplayable(request, sight, guest)
    record, setback = sight.snapshot.record, house.robots.setback(sight.snapshot)
    response = frame.page(
        request,
        "table.html",
        card=table_card(sight.snapshot, guest, f"/table/{table_id}"),
        reminds=bool(house.reminders.kinds),
        sight=sight,
        record=record,
        entry=sight.snapshot.entry,
        title=named(sight.snapshot.entry, guest.lang)[0],
        parts=fragments_of(sight, guest, house.now(), setback, secrets),
        now=now_of(sight, guest),
        cursor=f"{table_id}={sight.cursor}",
        rules=rules_address(guest, sight.snapshot),
        deck=deck_shown(sight.snapshot.entry, sight.snapshot.deck, guest.lang, sight.snapshot.book),
        names=sight.names(guest.lang),
        commitment=commitment(bytes.fromhex(record.seed)),
    )
    if is_invited(sight):
        await prepare_seat(response, request, house, table_id)
    return response


async def prepare_seat(response: Response, request: Request, house: WholeServer, table_id: str) -> None:
    """Let the browser keep the secret that a seat will have if it is taken; nothing is given up for it."""
    held = [secret for secret in remembered(request, table_id) if is_secret(secret)]
    if await house.seating.prepared(table_id, held) is not None:
        return
    with suppress(TooManyTables):
        if not await room_for(request, house.listing, table_id, 1 + len(held)):
            remember(response, request, (), table_id, *held, fresh_secret())


def unplayable(request: Request, sight: Sight, guest: frame.PageVisitor) -> HTMLResponse:
    """A match that can only be read: why, who sat there, and all that was told of it."""
    snapshot, fault = sight.snapshot, sight.snapshot.fault
    is_damaged = isinstance(fault, Damaged)
    return frame.page(
        request,
        "unplayable.html",
        Damaged.status if is_damaged else 200,
        title=named(snapshot.entry, guest.lang)[0],
        record=snapshot.record,
        reason="" if fault is None else frame.sentence(fault.text(guest.lang)),
        is_damaged=is_damaged,
        names=sight.names(guest.lang),
        result=snapshot.result,
        rows=LogRows().of(sight, guest.lang, 0),
        messages=sight.chat(),
    )


@router.post("/table/{table_id}/sit")
async def sit(table_id: TableId, request: Request, house: TheHouse, hashes: Hashes) -> Response:
    """Take the free seat that the link leads to."""
    fields = await frame.form(request)
    held = remembered(request, table_id)
    beside = await house.seating.beside_a_seat(table_id, held)
    prepared = await house.seating.prepared(table_id, held) or fresh_secret()
    is_seated = await house.seating.has_seat(table_id, hashes)
    spare = [] if is_seated else await room_for(request, house.listing, table_id, 1 + len(beside))
    _, secret = await house.seating.sit(table_id, hashes, name=fields.get("name", ""), prepared=prepared)
    response = RedirectResponse(f"/table/{table_id}", 303)
    if secret is not None:
        remember(response, request, spare, table_id, secret, *beside)
    frame.keep_name(response, request, fields.get("name", ""))
    return response


@router.get("/table/{table_id}/zoom")
async def zoom(table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, thing: str) -> HTMLResponse:
    """A thing of the table in large."""
    sight = await house.playing.outline(table_id, hashes)
    if not sight.who.is_anybody:
        raise NotYours.because("no-link")
    guest, snapshot = frame.guest_of(request), sight.snapshot
    rules = rules_address(guest, snapshot)
    return HTMLResponse(enlarged(snapshot.entry, snapshot.book, sight.texts(guest.lang), thing, guest, rules))


def enlarged(entry: Entry, book: Book, texts: Words, thing: str, guest: frame.PageVisitor, rules: str) -> str:
    """A thing of a board in large, with links to the rules behind it."""
    if len(thing) > 64:
        raise BadInput.because("no-thing")
    try:
        drawn = entry.board.zoom(thing, book, texts)
    except (KeyError, ValueError, IndexError):
        drawn = ""
    if not drawn:
        raise BadInput.because("no-thing")
    linked = drawn.replace(f'href="#{entry.prefix}-', f'target="_blank" href="{escape(rules)}#{entry.prefix}-')
    return frame.fragment("zoom.html", guest, drawn=linked)
