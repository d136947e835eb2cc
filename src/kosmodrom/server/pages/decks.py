"""Decks in the browser: the printed cards as a file, a deck of one's own, brought, mended, played, shared, printed."""

import asyncio
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from kosmodrom.bots.levels import LEVELS, USUAL
from kosmodrom.engine.deck import export_deck
from kosmodrom.engine.errors import DeckError, UnknownGame
from kosmodrom.engine.registry import Entry, find
from kosmodrom.server.api.decks import DeckHash, limit_sharing
from kosmodrom.server.api.dependencies import TheHouse, judged
from kosmodrom.server.api.tables import limit_opening
from kosmodrom.server.pages import deck_pieces
from kosmodrom.server.pages.frame import PageRoute, form_with_files, guest_of, known_name, page
from kosmodrom.server.pages.home import tile
from kosmodrom.server.pages.own_deck import deck_shown
from kosmodrom.server.pages.paces import PACES
from kosmodrom.server.pages.titles import named
from kosmodrom.server.refusals import BadInput
from kosmodrom.server.services.shared_decks import PLACE, ReadDeck, plain_text
from kosmodrom.server.viewer.deck_places import line_of
from kosmodrom.server.web.form_parts import as_text
from kosmodrom.server.web.proxies import outside

router = APIRouter(include_in_schema=False, route_class=PageRoute)
PRINTED: Final = "printed"
LONGEST_KEPT: Final = 300_000
"""So many signs of what somebody has brought are put back into the form; a deck has at most some fewer."""
TOML: Final = "application/toml; charset=utf-8"


@dataclass(frozen=True)
class Mistake:
    """What is wrong with a deck."""

    words: str
    line: int
    """Where it stands; 0 where that cannot be told."""
    written: str
    """What stands there."""


def printed_text(entry: Entry) -> str:
    return export_deck(entry.key, files(entry.package) / "content")


def game_title(entry: Entry, lang: str) -> str:
    return named(entry, lang)[0]


def after_a_colon(words: str) -> str:
    """What is wrong, without the name of the file, which is the only one here."""
    for place in (f"{PLACE}, ", f"{PLACE}: "):
        words = words.removeprefix(place)
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def found_mistake(text: str, error: DeckError | UnknownGame, lang: str) -> Mistake:
    line = line_of(text, error)
    return Mistake(after_a_colon(error.text(lang)), line, text.splitlines()[line - 1].strip() if line else "")


def desk(request: Request, entry: Entry, text: str, mistake: Mistake | None = None, status: int = 200) -> HTMLResponse:
    """The page where decks of a game are taken and brought."""
    guest, house = guest_of(request), request.app.state.house
    return page(
        request,
        "decks.html",
        status,
        entry=entry,
        title=game_title(entry, guest.lang),
        text=text if len(text) <= LONGEST_KEPT else "",
        mistake=mistake,
        days=int(house.settings.keep_decks),
    )


@router.get("/decks/{game}")
async def show_desk(request: Request, house: TheHouse, game: str, begin: str = "") -> HTMLResponse:
    """Take the printed cards, bring a deck; `begin` puts the printed cards or a shared deck into the form."""
    entry, text = find(game), ""
    if begin == PRINTED:
        text = printed_text(entry)
    elif begin:
        text = (await house.decks.find_for(begin, entry.key)).content.text
    return desk(request, entry, text)


@router.get("/decks/{game}/printed.toml")
async def read_printed(game: str) -> Response:
    """The printed cards, as `kosmodrom deck export` writes them."""
    entry = find(game)
    return as_file(printed_text(entry), entry.key)


def as_file(text: str, name: str) -> Response:
    return PlainTextResponse(
        text, media_type=TOML, headers={"content-disposition": f'attachment; filename="{name}.toml"'}
    )


@router.post("/decks/{game}")
async def bring(request: Request, house: TheHouse, game: str) -> Response:
    """Check a deck and give it an address; if something is wrong with it, it stands in the form with what that is."""
    limit_opening(request)
    entry, guest = find(game), guest_of(request)
    fields = await form_with_files(request)
    content = fields.get("file") or fields.get("deck", b"")
    if not content.strip():
        said = Mistake(after_a_colon(BadInput.because("deck-file").text(guest.lang)), 0, "")
        return desk(request, entry, "", said, 422)
    try:
        text = plain_text(as_text(content))
    except BadInput as error:
        return desk(request, entry, "", Mistake(after_a_colon(error.text(guest.lang)), 0, ""), 422)
    try:
        read = await house.decks.check(text, entry.key)
    except (DeckError, UnknownGame) as error:
        return desk(request, entry, text, found_mistake(text, error, guest.lang), judged(error)[0])
    limit_sharing(request)
    await house.decks.share(read)
    return RedirectResponse(f"/deck/{read.hash}", 303)


@router.get("/deck/{deck_hash}")
async def show_deck(request: Request, house: TheHouse, deck_hash: DeckHash, reported: bool = False) -> HTMLResponse:
    """A deck: what differs, in words and drawn, and what can be done with it."""
    read, guest = await house.decks.find(deck_hash), guest_of(request)
    changed = await asyncio.to_thread(deck_pieces.drawn, read, guest.lang, changed_only=True)
    return deck_page(
        request,
        read,
        "shared_deck.html",
        changed=changed,
        is_drawn=deck_pieces.is_drawn(read.entry),
        link=f"{outside(request)}/deck/{deck_hash}",
        days=int(house.settings.keep_decks),
        is_reported=reported,
    )


def deck_page(request: Request, read: ReadDeck, template: str, /, **parts: Any) -> HTMLResponse:
    """A page about a shared deck, which no search shall find."""
    lang = guest_of(request).lang
    shown = deck_shown(read.entry, read.deck, lang, read.book)
    title = game_title(read.entry, lang)
    response = page(request, template, entry=read.entry, title=title, hash=read.hash, deck=shown, **parts)
    response.headers["x-robots-tag"] = "noindex"
    return response


@router.get("/deck/{deck_hash}/file.toml")
async def read_file(house: TheHouse, deck_hash: DeckHash) -> Response:
    """The deck as it was brought."""
    read = await house.decks.find(deck_hash)
    return as_file(read.content.text, f"{read.entry.key}-{deck_hash[:8]}")


@router.get("/deck/{deck_hash}/play")
async def set_up(request: Request, house: TheHouse, deck_hash: DeckHash) -> HTMLResponse:
    """The form of a table that is played with the deck."""
    read, guest = await house.decks.find(deck_hash), guest_of(request)
    return deck_page(
        request,
        read,
        "deck_play.html",
        tile=tile(read.entry, guest.lang),
        paces=PACES,
        levels=list(LEVELS),
        usual=USUAL,
        name=known_name(request),
    )


@router.get("/deck/{deck_hash}/print")
async def show_print(
    request: Request, house: TheHouse, deck_hash: DeckHash, cards: str = "", paper: str = ""
) -> HTMLResponse:
    """The cards on paper: those that differ, or all, as often as the deck has them."""
    read, guest = await house.decks.find(deck_hash), guest_of(request)
    pieces = await asyncio.to_thread(deck_pieces.drawn, read, guest.lang, changed_only=False)
    changed = [each for each in pieces if each.is_changed]
    is_all = cards == "all" or not changed
    sheets = deck_pieces.sheets(pieces if is_all else changed)
    return deck_page(
        request,
        read,
        "deck_print.html",
        sheets=sheets,
        count=sum(len(each.pieces) for each in sheets),
        is_all=is_all,
        has_changed=bool(changed),
        paper=paper if paper in deck_pieces.PAPERS else deck_pieces.PAPERS[0],
        papers=deck_pieces.PAPERS,
    )


@router.post("/deck/{deck_hash}/report")
async def report(request: Request, house: TheHouse, deck_hash: DeckHash) -> Response:
    """Tell whoever runs the server of the names in a deck."""
    limit_sharing(request)
    await house.decks.complain(deck_hash)
    return RedirectResponse(f"/deck/{deck_hash}?reported=1", 303)
