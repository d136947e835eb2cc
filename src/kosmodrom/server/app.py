"""Builds the FastAPI application: pages, JSON API, and the layers that every request passes."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI

from kosmodrom.server.api import decks, events, health, play, reminders, tables
from kosmodrom.server.pages import pages
from kosmodrom.server.pages.card_pictures import Pictures
from kosmodrom.server.pages.errors import answer, answer_errors
from kosmodrom.server.pages.lessons import say_what_is_broken
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.web import metrics as metrics_page
from kosmodrom.server.web.access_log import AccessLog
from kosmodrom.server.web.metrics import Metrics
from kosmodrom.server.web.proxies import Proxies
from kosmodrom.server.web.rate_limits import RateLimits
from kosmodrom.server.web.request_guards import Guards
from kosmodrom.server.whole_server import WholeServer

TITLE = "Kosmodrom"
ABOUT = "Play at a table through JSON. A seat is a secret: send it as `Authorization: Bearer …`."


def make_app(settings: Settings, now: Callable[[], float] = time.time, worker: int = 0) -> FastAPI:
    """The whole server as an ASGI application; the house opens and closes with it."""
    house = WholeServer(settings, now)
    metrics = Metrics(worker)
    streams: Counter[str] = Counter()
    metrics.watch(house, streams.total)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncGenerator[None, None]:
        await house.open()
        looking = asyncio.create_task(asyncio.to_thread(say_what_is_broken, is_logged=worker == 0))
        measuring = asyncio.get_running_loop().create_task(metrics.measure_lag())
        try:
            yield
        finally:
            measuring.cancel()
            await looking
            await house.close()

    app = FastAPI(
        title=TITLE,
        description=ABOUT,
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    app.state.seat_buckets = RateLimits(settings.by_seat, time.monotonic)
    app.state.opening_buckets = RateLimits(settings.tables_by_address, time.monotonic)
    app.state.deck_buckets = RateLimits(settings.decks_by_address, time.monotonic)
    app.state.mails = RateLimits(reminders.MAILS, time.monotonic)
    app.state.mails_to_one = RateLimits(reminders.MAILS_TO_ONE, time.monotonic)
    app.state.streams = streams
    app.state.metrics = metrics
    app.state.pictures = Pictures()
    for router in (
        tables.router,
        play.router,
        reminders.router,
        decks.router,
        events.router,
        health.router,
        metrics_page.router,
        *pages(),
    ):
        # As they are: including a router would build each of its routes a second time, at the first request.
        app.router.routes.extend(router.routes)
    answer_errors(app)
    app.add_middleware(Guards, settings=settings, answer=answer)
    app.add_middleware(Proxies, settings=settings)
    app.add_middleware(AccessLog, metrics=metrics)
    return app
