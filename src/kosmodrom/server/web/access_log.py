"""Access: what becomes of every request, counted and logged; the outermost layer of the application."""

import logging
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kosmodrom.server.process.logs import FIELDS
from kosmodrom.server.web.metrics import Metrics

log = logging.getLogger(__name__)
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NOWHERE: Final = "none"
"""The route of a request that leads nowhere, or did not get so far."""


class AccessLog:
    """Looks at every request when it is answered. What a client has made up never becomes the name of a figure."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        before, is_told = time.perf_counter(), False

        async def observed(message: Message) -> None:
            nonlocal is_told
            if message["type"] == "http.response.start":
                is_told = True
                self._tell(scope, message["status"], time.perf_counter() - before)
            await send(message)

        try:
            await self._app(scope, receive, observed)
        except Exception:
            if not is_told:
                self._tell(scope, 500, time.perf_counter() - before)
            raise

    def _tell(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", NOWHERE)
        method = scope["method"] if scope["method"] in METHODS else "other"
        self._metrics.count_request(route, method, status, seconds)
        if log.isEnabledFor(logging.INFO):
            client, took = (scope.get("client") or ("?", 0))[0], round(1000 * seconds, 1)
            fields = {"client": client, "method": method, "path": scope["path"], "status": status, "milliseconds": took}
            log.info("%s %s %s %d in %s ms", *fields.values(), extra={FIELDS: fields})
