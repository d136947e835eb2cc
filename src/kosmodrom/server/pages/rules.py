"""The rules page: every clause of a game, in every language, by topic, to be searched and linked to."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from kosmodrom.engine.registry import find
from kosmodrom.engine.words import Clause
from kosmodrom.server.api.dependencies import Hashes, TheHouse
from kosmodrom.server.pages.frame import PageRoute, PageVisitor, guest_of, page
from kosmodrom.server.tables.snapshots import Snapshot

router = APIRouter(include_in_schema=False, route_class=PageRoute)


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
    text = " ".join([clause.id, *clause.texts.values()]).casefold()
    return all(word in text for word in query.casefold().split())


@router.get("/rules/{game}")
async def show_rules(
    request: Request, house: TheHouse, hashes: Hashes, game: str, q: str = "", table: str = ""
) -> HTMLResponse:
    """The rulebook, or those of its clauses that a search finds; with the figures of the cards of a table."""
    entry, guest, book = find(game), guest_of(request), None
    if table:
        snapshot = (await house.playing.outline(table, hashes)).snapshot
        book = snapshot.book if snapshot.entry.key == entry.key else None
    texts = entry.words(guest.lang).texts
    chapters: dict[str, Chapter] = {}
    for clause in entry.clauses(book).values():
        if fits(clause, q[:100]):
            title = texts.get(f"topic.{clause.topic}", clause.topic)
            chapters.setdefault(clause.topic, Chapter(clause.topic, title, [])).clauses.append(clause)
    found = sum(len(chapter.clauses) for chapter in chapters.values())
    return page(
        request,
        "rules.html",
        entry=entry,
        title=entry.titles[guest.lang],
        chapters=list(chapters.values()),
        q=q,
        table=table,
        cards=entry.spoken_of(book, guest.lang),
        found=found,
    )
