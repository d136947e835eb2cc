"""A deck of one's own on the pages: a badge, and the differences from the printed cards."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.deck_words import difference_words
from kosmodrom.engine.registry import Entry
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.frame import PageRoute, guest_of, page
from kosmodrom.server.pages.titles import named
from kosmodrom.server.refusals import NoTable
from kosmodrom.server.viewer.deck_differences import OwnDeck

router = APIRouter(include_in_schema=False, route_class=PageRoute)


def deck_shown(entry: Entry, deck: Deck | None, lang: str, book: Book | None = None) -> dict[str, Any] | None:
    """What is said of a deck; nothing of the printed cards."""
    own = OwnDeck.of(entry, deck)
    if own is None:
        return None
    texts = entry.words(lang, book)
    rows = [difference_words(each, texts) for each in own.changed]
    return {"name": own.name, "rows": rows, "more": own.count - len(rows)}


@router.get("/table/{table_id}/deck")
async def show_deck(table_id: TableId, request: Request, house: TheHouse, hashes: Hashes) -> HTMLResponse:
    """The differences between a table's deck and the printed cards."""
    snapshot = (await house.playing.outline(table_id, hashes)).snapshot
    lang = guest_of(request).lang
    deck = deck_shown(snapshot.entry, snapshot.deck, lang, snapshot.book)
    if deck is None:
        raise NoTable.because("printed-cards")
    title = named(snapshot.entry, lang)[0]
    return page(request, "deck_page.html", table=table_id, title=title, deck=deck)
