"""Metrics: what a server does and how long that takes, as Prometheus reads it; counted in this process.

They are for whoever runs the server: only this computer may read them, or whoever has the token of the settings.
"""

import asyncio
import hmac
import time
from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kosmodrom.server.process.settings import Settings
from kosmodrom.server.tables.seats import Seat
from kosmodrom.server.web.proxies import speaks_for_itself
from kosmodrom.server.whole_server import WholeServer

router = APIRouter(include_in_schema=False)

SHORT: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
BETWEEN_LOOKS: Final = 1.0
"""Seconds between measurements of the event loop's lag."""


class Metrics:
    """All figures of one server process; `worker` is its number among those that share a port."""

    def __init__(self, worker: int = 0) -> None:
        self.registry = CollectorRegistry()
        self._worker = str(worker)
        self._requests = self._counter("requests", "Requests by route and status.", "route", "method", "status")
        self._latency = self._histogram("request_seconds", "Seconds until an answer begins.", SHORT, "route")
        self._decisions = self._counter("decisions", "Decisions by people and bots.", "by")
        self._thinking = self._histogram("thinking_seconds", "Seconds that a bot or the adviser takes.", LONG)
        self._commit = self._histogram("store_commit_seconds", "Seconds until a change is stored.", SHORT)
        self._lag = self._gauge("loop_lag_seconds", "How late the event loop was when last measured.")
        ProcessCollector(registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"kosmodrom_{name}", about, ["worker", *labels], registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"kosmodrom_{name}", about, ["worker", *labels], buckets=buckets, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"kosmodrom_{name}", about, ["worker"], registry=self.registry)

    def count_request(self, route: str, method: str, status: int, seconds: float) -> None:
        self._requests.labels(self._worker, route, method, str(status)).inc()
        self._latency.labels(self._worker, route).observe(seconds)

    # --- the house ------------------------------------------------------------------------------

    def watch(self, house: WholeServer, streams: Callable[[], int]) -> None:
        """From now on count what happens in a house; `streams` says how many are open."""
        asked = "Questions that bots and the adviser have not answered yet."
        for name, about, ask in (
            ("streams", "Event streams that are open.", streams),
            ("tables_in_memory", "Tables in memory.", lambda: house.room.in_memory),
            ("thinking_queue", asked, lambda: house.thinkers.waiting),
        ):
            self._gauge(name, about).labels(self._worker).set_function(ask)
        house.store.commits.listeners.append(self._commit.labels(self._worker).observe)
        house.thinkers.stopwatch.listeners.append(self._thinking.labels(self._worker).observe)
        house.room.on_decision.append(self._count_decision)

    def _count_decision(self, seat: Seat) -> None:
        self._decisions.labels(self._worker, "bot" if seat.is_robot else "person").inc()

    async def measure_lag(self) -> None:
        """Look again and again how late the event loop is, until cancelled."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(BETWEEN_LOOKS)
            self._lag.labels(self._worker).set(max(0.0, time.monotonic() - before - BETWEEN_LOOKS))


def may_read(request: Request, settings: Settings) -> bool:
    """Whether somebody is on this computer, or has the token."""
    if speaks_for_itself(request):
        return True
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    token = settings.metrics_token
    if token is None or scheme.lower() != "bearer":
        return False
    return hmac.compare_digest(given.strip().encode(), token.get_secret_value().encode())


@router.get("/metrics")
async def read_metrics(request: Request) -> Response:
    """All figures; nobody else learns that there are any."""
    if not may_read(request, request.app.state.house.settings):
        raise HTTPException(404, "Not Found")
    metrics: Metrics = request.app.state.metrics
    return Response(generate_latest(metrics.registry), media_type=CONTENT_TYPE_PLAIN_0_0_4)
