"""The stream of a table's page: after each change what differs of its fragments, and what happened in words."""

import json
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request

from kosmodrom.engine.contract import CHANCE
from kosmodrom.server.api.dependencies import Hashes, Secrets, TheHouse
from kosmodrom.server.api.events import EventFeed, read_place
from kosmodrom.server.api.tables import TableId
from kosmodrom.server.pages.bot_levels import level_name
from kosmodrom.server.pages.frame import PageVisitor, guest_of
from kosmodrom.server.pages.patches import patch
from kosmodrom.server.pages.table import now_of
from kosmodrom.server.pages.table_log import LogRows
from kosmodrom.server.pages.table_parts import Fragments, fragments_of
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.viewer.sight import Cursor, Sentence, Sight
from kosmodrom.server.web.event_streams import EventStream, open_stream
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False)


class FragmentFeed(EventFeed):
    """Tells the changes of one table: of each fragment that differs a patch; after a gap everything is told anew."""

    def __init__(
        self, house: WholeServer, table_id: str, secrets: Sequence[str], guest: PageVisitor, cursors: dict[str, Cursor]
    ) -> None:
        super().__init__(house, [table_id], frozenset(map(hash_of, secrets)), guest.lang, cursors)
        self._secrets = secrets
        self._guest = guest
        self._sent: Fragments = {}
        self._known: dict[str, Any] = {}
        self._rows = LogRows()
        self._stood_in: list[bool] | None = None
        self._setback: str | None = None
        self._decided = CHANCE

    async def _snapshot(self, table_id: str) -> Snapshot:
        return await self.house.room.look_with_match(table_id)

    def _event(self, snapshot: Snapshot) -> bytes:
        sight = Sight(snapshot, snapshot.holder(self.hashes))
        news = sight.news(self.cursors.get(snapshot.id), self.lang)
        before, self._setback = self._setback, self.house.robots.setback(snapshot)
        if news is None and self._sent and before == self._setback:
            return b""
        self.cursors[snapshot.id] = sight.cursor
        current = fragments_of(sight, self._guest, self.house.now(), self._setback, self._secrets, self._rows)
        changed = {
            key: patch(self._sent[key], body) if key in self._sent else body
            for key, body in current.items()
            if self._sent.get(key) != body
        }
        now = now_of(sight, self._guest)
        learnt = {key: value for key, value in now.items() if key not in self._known or self._known[key] != value}
        self._sent, self._known = current, now
        told = [sentence.words for sentence in news.told] if news is not None else []
        by = self._by_others(news.told, sight) if news is not None else []
        said = [sight.names(self.lang)[message.seat] + ": " + message.text for message in news.chat] if news else []
        said += self._changes_of_hands(sight)
        heard = sum(1 for message in news.chat if message.seat not in sight.who.seats) if news else 0
        by_others = {"by": by} if by else {}
        event = {"fragments": changed, "now": learnt, "told": told, "said": said, "heard": heard, **by_others}
        body = json.dumps(event, ensure_ascii=False, separators=(",", ":"))
        return f"event: table\nid: {snapshot.id}={sight.cursor}\ndata: {body}\n\n".encode()

    def _by_others(self, told: Sequence[Sentence], sight: Sight) -> list[int | None]:
        """Of each sentence that tells what another seat has done, the seat that it is about, -1 for none; else None.

        What chance brings belongs to the decision before it. Empty where nobody else has done anything.
        """
        by: list[int | None] = []
        for sentence in told:
            self._decided = self._decided if sentence.who == CHANCE else sentence.who
            by.append(None if self._decided in (CHANCE, sight.viewer) else sentence.about)
        # That the turn of the next begins is told last.
        if len(by) > 1 and told[-1].about not in (-1, self._decided) and told[-1].about in sight.actors:
            by[-1] = None
        return by if any(seat is not None for seat in by) else []

    def _changes_of_hands(self, sight: Sight) -> list[str]:
        """Where a bot has begun to stand in for a person, and who has come back, since the last event."""
        seats, before = sight.snapshot.seats, self._stood_in
        self._stood_in = [seat.stand_in for seat in seats]
        names, texts = sight.names(self.lang), self._guest.texts
        return [
            texts.say(
                "seat.bot-takes" if seat.stand_in else "seat.back",
                name=names[seat.seat],
                level=level_name(seat.level, texts),
            )
            for seat in seats
            if before is not None and seat.stand_in != before[seat.seat]
        ]


@router.get("/table/{table_id}/stream")
async def watch_table(
    table_id: TableId, request: Request, house: TheHouse, hashes: Hashes, secrets: Secrets, since: str | None = None
) -> EventStream:
    """Fragments of one table, as they change."""
    sight = await house.playing.sight(table_id, hashes)
    place = request.headers.get("last-event-id") or since or ""
    cursors = read_place(place[:800], [table_id])
    reader = FragmentFeed(house, table_id, secrets, guest_of(request), cursors)
    return open_stream(reader.pieces(), request, house, {table_id: sight.who.seats})
