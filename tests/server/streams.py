"""Readers of event streams, as a browser reads them."""

import json
import socket
import threading
from contextlib import suppress
from typing import Any

import httpx

from server.company import Served, wait_until


class Stream:
    """One open stream, read in a thread of its own."""

    def __init__(self, served: Served, tables: str, secret: str | None, last: str = "", **params: Any) -> None:
        self.raw = ""
        self.events: list[dict[str, Any]] = []
        self.ids: list[str] = []
        self._http = httpx.Client(base_url=served.base, timeout=30, verify=False)
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        if last:
            headers["Last-Event-ID"] = last
        request = self._http.build_request("GET", "/api/events", params={"tables": tables, **params}, headers=headers)
        self.response = self._http.send(request, stream=True)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        try:
            for piece in self.response.iter_text():
                self.raw += piece
                self._understand()
        except httpx.HTTPError:
            pass

    def _understand(self) -> None:
        blocks = self.raw.split("\n\n")[:-1]
        rows = [row for block in blocks for row in block.splitlines()]
        self.ids = [row[4:] for row in rows if row.startswith("id: ")]
        self.events = [json.loads(row[6:]) for row in rows if row.startswith("data: ")]

    def wait(self, count: int) -> list[dict[str, Any]]:
        """The events, once there are so many."""
        wait_until(lambda: len(self.events) >= count)
        return self.events

    @property
    def words(self) -> list[str]:
        return [told["words"] for event in self.events for told in event["told"]]

    @property
    def has_ended(self) -> bool:
        return not self._thread.is_alive()

    def close(self) -> None:
        if not self.has_ended:
            connection = self.response.extensions["network_stream"].get_extra_info("socket")
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        self._thread.join(5)
        self.response.close()
        self._http.close()

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
