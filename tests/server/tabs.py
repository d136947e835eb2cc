"""The page of a table in a browser without a browser: loaded once, then changed by what its stream tells alone.

It does what `static/app.js` and `static/page.js` do with an event: they put each fragment into the element with its id,
keep `now`, and write the state of the table on the body. Nothing else of a page may change.
"""

import html
import json
import re
from collections.abc import AsyncGenerator
from contextlib import suppress
from html.parser import HTMLParser
from typing import Any

import httpx
from fastapi import FastAPI, Request

from kosmodrom.server.api.events import HEARTBEAT, RETRY
from kosmodrom.server.pages import table_stream
from kosmodrom.server.pages.patches import Patch, patched
from kosmodrom.server.refusals import NotYours
from kosmodrom.server.tables.secret_keys import hash_of

VOID = ("meta", "link", "input", "br", "img", "hr")
Page = tuple[str, dict[str, Any], str]
"""A page without what scripts read from it, what they read, and where its stream goes on."""
CARD = re.compile(r'<meta (?:name="description"|property="og:)[^>]*>\n')
"""What is there for those who show a link, and never for whoever looks at the page."""


def cut(text: str) -> Page:
    """The page of a table in its three parts."""
    rest, _, begun = text.partition(' data-cursor="')
    cursor, _, begun = begun.partition('" data-now="')
    now, _, after = begun.partition('"')
    return rest + after, json.loads(html.unescape(now)), cursor


class Elements(HTMLParser):
    """Where the insides of the elements with an id begin and end."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=False)
        self.ranges: dict[str, tuple[int, int]] = {}
        self._open: list[tuple[str, str, int]] = []
        self._lines = [0]
        for line in text.split("\n"):
            self._lines.append(self._lines[-1] + len(line) + 1)
        self.feed(text)

    def _here(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            inside = self._here() + len(self.get_starttag_text() or "")
            self._open.append((tag, dict(attrs).get("id") or "", inside))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        while self._open:
            opened, name, inside = self._open.pop()
            if name:
                self.ranges[name] = inside, self._here()
            if opened == tag:
                return


def _patch(told: Any) -> Patch | str:
    return told if isinstance(told, str) else tuple(told)


class Tab:
    """One page of one person, in one language."""

    def __init__(self, app: FastAPI, table: str, secret: str | None, lang: str) -> None:
        self._app = app
        self._table = table
        self._lang = lang
        self._headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        self._hashes = frozenset({hash_of(secret)} if secret else ())
        self._secrets = [secret] if secret else []
        self.name = f"{lang} {secret}"
        self.events = 0

    async def fresh(self) -> Page | None:
        """The page as it would be loaded now; None if there is none for this person any more."""
        transport = httpx.ASGITransport(self._app, raise_app_exceptions=True)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
            answer = await browser.get(f"/table/{self._table}?lang={self._lang}", headers=self._headers)
        if answer.status_code == NotYours.status:
            return None
        assert answer.status_code == 200, answer.text
        return cut(CARD.sub("", answer.text))

    async def open(self) -> None:
        page = await self.fresh()
        assert page is not None
        self._text, self.now, self._cursor = page
        self._is_shut = False
        self._fragments: dict[str, str] = {}
        self._told: dict[str, str] = {}
        self._ranges = Elements(self._text).ranges
        self._pieces = await self._stream()

    async def _stream(self) -> AsyncGenerator[bytes, None]:
        """The stream that the page opens."""
        query = f"since={self._cursor}&lang={self._lang}".encode()
        headers = [(key.lower().encode(), value.encode()) for key, value in self._headers.items()]
        scope = {
            "type": "http", "method": "GET", "path": f"/table/{self._table}/stream", "root_path": "", "scheme": "http",
            "query_string": query, "headers": headers, "server": ("test", 80), "client": ("127.0.0.1", 1),
            "app": self._app,
        }  # fmt: skip
        request = Request(scope)
        house = self._app.state.house
        stream = await table_stream.watch_table(self._table, request, house, self._hashes, self._secrets, self._cursor)
        pieces: AsyncGenerator[bytes, None] = stream._pieces  # type: ignore[assignment]  # it was made with some
        assert await anext(pieces) == RETRY
        return pieces

    async def close(self) -> None:
        await self._pieces.aclose()

    async def listen(self) -> None:
        """Take in all that the stream has to tell until it falls silent, or ends."""
        with suppress(NotYours):
            while not self._is_shut and (piece := await anext(self._pieces)) != HEARTBEAT:
                self._take_in(piece)
            return
        self._is_shut = True

    def _take_in(self, piece: bytes) -> None:
        for event in piece.decode().split("\n\n"):
            fields = dict(line.split(": ", 1) for line in event.splitlines())
            if fields:
                self._cursor = fields["id"]
                self._receive(json.loads(fields["data"]))

    def _receive(self, news: dict[str, Any]) -> None:
        self.events += 1
        self.now |= news["now"]
        for name, told in news["fragments"].items():
            self._told[name] = patched(self._told.get(name, ""), _patch(told))
        self._fragments = {name: text for name, text in self._told.items() if name in self._ranges}

    def shown(self) -> Page | None:
        """The page as it stands on the screen; None if it says that it gets no more news."""
        if self._is_shut:
            return None
        parts, at = [], 0
        for name in sorted(self._fragments, key=self._ranges.__getitem__):
            start, end = self._ranges[name]
            parts += [self._text[at:start], self._fragments[name]]
            at = end
        text = "".join([*parts, self._text[at:]])
        before, _, after = text.partition(' data-state="')
        return f'{before} data-state="{self.now["state"]}"{after.partition(chr(34))[2]}', self.now, self._cursor


async def assert_same(tab: Tab) -> None:
    """What the stream has told makes the page that a reload would bring."""
    await tab.listen()
    old, new = tab.shown(), await tab.fresh()
    if old is None or new is None:
        shut = [page is None for page in (old, new)]
        assert shut == [True, True], f"{tab.name}: gets no more news: {shut[0]}, but anew: {shut[1]}"
        return
    if old[0] != new[0]:
        at = next(at for at, (one, other) in enumerate(zip(old[0], new[0], strict=False)) if one != other)
        raise AssertionError(
            f"{tab.name}: {old[0][at - 300 : at + 300]!r}\n\nbut anew:\n{new[0][at - 300 : at + 300]!r}"
        )
    differing = [key for key in old[1].keys() | new[1].keys() if old[1].get(key) != new[1].get(key)]
    assert not differing, [(key, old[1].get(key), "but anew:", new[1].get(key)) for key in differing]
    assert old[2] == new[2], "the stream goes on elsewhere"
