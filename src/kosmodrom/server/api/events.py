"""The event stream: one for each browser, for all tables that it watches."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Header, Query, Request

from kosmodrom.engine.words import WORLD
from kosmodrom.server.api.dependencies import PROBLEMS, PROBLEMS_IN_JSON, AskedLang, Hashes, TheHouse
from kosmodrom.server.api.models import EventOut
from kosmodrom.server.api.responses import event_out
from kosmodrom.server.refusals import BadInput
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.viewer.sight import Cursor, Sight
from kosmodrom.server.web.event_streams import EventStream, open_stream
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(prefix="/api", responses=PROBLEMS)
MOST_TABLES: Final = 20
RETRY: Final = b"retry: 1500\n\n"
HEARTBEAT: Final = b": still here\n\n"


@router.get(
    "/events",
    status_code=200,
    response_class=EventStream,
    responses={
        **PROBLEMS_IN_JSON,
        200: {"model": EventOut, "description": "a stream of events; the data of each is this object"},
    },
)
async def watch(
    request: Request,
    house: TheHouse,
    hashes: Hashes,
    tables: Annotated[str, Query(pattern="^[a-z0-9,]{1,300}$", description="the ids of tables, with commas between")],
    lang: AskedLang = WORLD,
    since: Annotated[str | None, Query(max_length=800, description="the id of the last event, to resume")] = None,
    last_event_id: Annotated[str | None, Header(max_length=800)] = None,
) -> EventStream:
    """Tells what happens at some tables, as far as you may know. Resumes after Last-Event-ID."""
    watched = list(dict.fromkeys(tables.split(",")))
    if len(watched) > MOST_TABLES:
        raise BadInput.because("tables-in-stream", most=MOST_TABLES)
    held = {table_id: (await house.playing.outline(table_id, hashes)).who.seats for table_id in watched}
    cursors = read_place(last_event_id or since or "", watched)
    return open_stream(EventFeed(house, watched, hashes, lang, cursors).pieces(), request, house, held)


def read_place(text: str, watched: list[str]) -> dict[str, Cursor]:
    """Where a stream was left: `table=cursor` with commas between; tables that it does not name begin with now."""
    pairs = [part.partition("=") for part in text.split(",") if part]
    return {table_id: Cursor.read(cursor) for table_id, _, cursor in pairs if table_id in watched}


@dataclass
class EventFeed:
    """Puts what one browser has not heard yet into events."""

    house: WholeServer
    tables: list[str]
    hashes: frozenset[str]
    lang: str
    cursors: dict[str, Cursor]

    async def pieces(self) -> AsyncGenerator[bytes, None]:
        yield RETRY
        heartbeat = self.house.settings.heartbeat
        async with aclosing(self.house.hub.subscribe(self.tables, heartbeat)) as changes:
            async for changed in changes:
                if not changed:
                    yield HEARTBEAT
                    continue
                found = [await self._snapshot(table_id) for table_id in self.tables if table_id in changed]
                piece = b"".join(map(self._event, found))
                if piece:
                    yield piece

    async def _snapshot(self, table_id: str) -> Snapshot:
        return self.house.room.glance(table_id) or await self.house.room.look(table_id)

    def _event(self, snapshot: Snapshot) -> bytes:
        sight = Sight(snapshot, snapshot.holder(self.hashes))
        before = self.cursors.get(snapshot.id)
        news = sight.news(before, self.lang)
        if news is None:
            return b""
        self.cursors[snapshot.id] = news.cursor
        is_changed = before is None or before.notices != news.cursor.notices
        place = ",".join(f"{table_id}={cursor}" for table_id, cursor in self.cursors.items())
        data = event_out(sight, news, is_changed, self.lang).model_dump_json()
        return f"event: table\nid: {place}\ndata: {data}\n\n".encode()
