"""The rules page: first the guide, then every clause of a game, in every language, to be searched and linked to."""

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Final
from urllib.parse import quote

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, JSONResponse

from kosmodrom.engine.contract import Book
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.registry import Entry, find
from kosmodrom.engine.words import Clause, words
from kosmodrom.guide.examples import examples_of, fault, shown
from kosmodrom.guide.guide import PACKAGE as GUIDE
from kosmodrom.guide.reading import edition_name, reading, searched
from kosmodrom.guide.searching import has_all
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.pages.frame import PageRoute, PageVisitor, fragment, guest_of, page
from kosmodrom.server.refusals import NoTable
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.viewer.deck_differences import shown_name
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False, route_class=PageRoute)
LONGEST_QUERY: Final = 100


@dataclass(frozen=True)
class Chapter:
    """The clauses of one topic."""

    key: str
    title: str
    clauses: list[Clause]


def rules_address(guest: PageVisitor, snapshot: Snapshot) -> str:
    """Where the rules of a table stand: with the figures of its cards, where they are not the printed ones."""
    address = f"{guest.root}/rules/{snapshot.entry.key}"
    return address if snapshot.deck is None else f"{address}?table={snapshot.id}"


def fits(clause: Clause, query: str) -> bool:
    """Whether all words of a query stand in a clause, in either language or in its number."""
    return has_all(" ".join([clause.id, *clause.texts.values()]), query)


def changed_clauses(entry: Entry, book: Book | None, lang: str) -> dict[str, str]:
    """By the id of a rule that says something else with these cards: what it says with the printed ones."""
    printed = entry.clauses()
    pairs = ((clause.text(lang), printed[name].text(lang)) for name, clause in entry.clauses(book).items())
    return {name: usual for name, (now, usual) in zip(printed, pairs, strict=True) if now != usual}


async def book_of(entry: Entry, table: str, house: WholeServer, hashes: frozenset[str], deck: str = "") -> Book | None:
    """The cards of a table of this game, or those of a shared deck; None for the printed ones."""
    if deck:
        return (await house.decks.find_for(deck, entry.key)).book
    if not table:
        return None
    snapshot = (await house.playing.outline(table, hashes)).snapshot
    return snapshot.book if snapshot.entry.key == entry.key else None


@router.get("/rules/{game}")
async def show_rules(
    request: Request, house: TheHouse, hashes: Hashes, game: str, q: str = "", table: str = "", deck: str = ""
) -> HTMLResponse:
    """The guide and the rulebook, or what of them a search finds; with the figures of the cards of a table or deck."""
    entry, guest = find(game), guest_of(request)
    book = await book_of(entry, table, house, hashes, deck)
    texts = entry.words(guest.lang).texts
    chapters: dict[str, Chapter] = {}
    for clause in entry.clauses(book).values():
        if fits(clause, q[:LONGEST_QUERY]):
            title = texts.get(f"topic.{clause.topic}", clause.topic)
            chapters.setdefault(clause.topic, Chapter(clause.topic, title, [])).clauses.append(clause)
    guide = await asyncio.to_thread(searched, entry, guest.lang, book, q[:LONGEST_QUERY])
    found = sum(len(chapter.clauses) for chapter in chapters.values())
    response = page(
        request,
        "rules.html",
        entry=entry,
        title=entry.titles[guest.lang],
        said=words(GUIDE, guest.lang),
        guide=guide,
        emblem=entry.board.miniature(),
        chapters=list(chapters.values()),
        q=q,
        table=table,
        hash=deck,
        deck=shown_name(book.deck.name) if book is not None and isinstance(book.deck, Deck) else "",
        changed=changed_clauses(entry, book, guest.lang),
        examples=examples_of(entry),
        edition=partial(edition_name, entry, lang=guest.lang),
        cards=entry.spoken_of(book, guest.lang),
        found=found,
        words=texts,
    )
    if deck:
        response.headers["x-robots-tag"] = "noindex"
    return response


@router.get("/rules/{game}/example/{clause}")
async def show_example(request: Request, game: str, clause: str, part: bool = False) -> HTMLResponse:
    """A position in which a clause matters, with the printed cards: a page, or the part that a script shows."""
    entry, guest = find(game), guest_of(request)
    example = examples_of(entry).get(clause)
    if example is None or fault(entry, example) is not None:
        raise NoTable.because("no-page")
    told = {"example": shown(entry, example, guest.lang), "decision": example.decisions[0]}
    if part:
        return HTMLResponse(fragment("example.html", guest, **told))
    rule, title = entry.clauses()[clause], entry.titles[guest.lang]
    return page(
        request, "example_page.html", entry=entry, title=title, clause=rule, said=words(GUIDE, guest.lang), **told
    )


@router.get("/rules/{game}/short")
async def show_short(request: Request, house: TheHouse, hashes: Hashes, game: str, table: str = "") -> HTMLResponse:
    """The guide without its cards, to be read beside a match."""
    entry, guest = find(game), guest_of(request)
    book = await book_of(entry, table, house, hashes)
    address = f"{guest.root}/rules/{entry.key}{f'?table={quote(table)}' if table else ''}"
    parts = {"said": words(GUIDE, guest.lang), "guide": reading(entry, guest.lang, book), "address": address}
    return HTMLResponse(fragment("guide_short.html", guest, emblem=entry.board.miniature(), **parts))


@router.get("/rules/{game}/symbols")
async def read_symbols(request: Request, house: TheHouse, hashes: Hashes, game: str, table: str = "") -> JSONResponse:
    """By symbol: what it means, and the rules behind it."""
    entry, guest = find(game), guest_of(request)
    passages = reading(entry, guest.lang, await book_of(entry, table, house, hashes)).get("symbol", [])
    told = {name: [each.title, each.text, *each.clauses] for each in passages for name in each.icons}
    return JSONResponse(told)
