"""`kosmodrom serve`: a server, from the first request to a graceful stop."""

import logging
import socket
import threading
import webbrowser
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import games
from kosmodrom.guide.guide import guide_of
from kosmodrom.server.app import make_app
from kosmodrom.server.process.garbage_collection import GarbageCollector
from kosmodrom.server.process.logs import set_up_logs
from kosmodrom.server.process.settings import LOOPBACK, Settings
from kosmodrom.server.refusals import SERVER
from kosmodrom.server.web.connections import BACKLOG, QUEUE, TimedConnection, protocol
from kosmodrom.server.whole_server import WholeServer
from kosmodrom.server.workers import Workers, check_workers

log = logging.getLogger(__name__)
SECONDS_TO_STOP: Final = 5
SECONDS_TO_KEEP: Final = 65
"""How long a quiet connection stays open: people think longer than uvicorn's own five seconds, and proxies keep theirs
for sixty."""


class CannotListen(KosmodromError):
    """The port is taken, or not for us."""


class GracefulUvicorn(uvicorn.Server):
    """Lets streams end first, so that stopping does not wait for browsers to go away."""

    def __init__(self, config: uvicorn.Config, house: WholeServer) -> None:
        super().__init__(config)
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for ear in sockets or []:
            ear.listen(QUEUE)  # asyncio has made the queue as short as what it takes in one go

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._house.hub.close_soon()
        super().handle_exit(sig, frame)


def serve(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until told to stop. Port 0 takes any free one; the address is printed when the server listens."""
    if settings.host in LOOPBACK and not settings.names:
        settings = settings.model_copy(update={"hosts": LOOPBACK})
    set_up_logs(settings)
    check_workers(settings)
    report_guides()
    ear = listener(settings.host, settings.port)
    name = "localhost" if settings.host in LOOPBACK else settings.host
    address = f"http://{f'[{name}]' if ':' in name else name}:{ear.getsockname()[1]}{settings.root}/"
    print(address, flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    if settings.workers > 1:
        Workers(settings, ear, work).run()
    else:
        work(settings, ear)


def report_guides() -> None:
    """Say in the log what is wrong with the guides of games; what is right is shown all the same."""
    for entry in games().values():
        for problem in guide_of(entry).problems:
            log.warning("%s", problem)


def work(settings: Settings, ear: socket.socket, number: int = 0) -> None:
    """One server process, the worker of this number."""
    app = make_app(settings, worker=number)
    tidier = GarbageCollector()
    tidier.start()
    try:
        GracefulUvicorn(server_config(app, protocol(settings)), app.state.house).run(sockets=[ear])
    finally:
        tidier.end()


def server_config(app: FastAPI, guarded: type[TimedConnection]) -> uvicorn.Config:
    """How uvicorn serves the application. Whom to believe about clients is the application's own business."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        timeout_keep_alive=SECONDS_TO_KEEP,
        server_header=False,
        lifespan="on",
        http=guarded,
        ws="none",
        backlog=BACKLOG,
    )


def listener(host: str, port: int) -> socket.socket:
    """A socket that connections can be made to from now on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named in full: asyncio sends small answers at once only on sockets that say they are TCP.
    ear = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        ear.bind((host, port))
    except (OSError, OverflowError) as error:
        ear.close()
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CannotListen.of(SERVER, "run.listening", host=host, port=port, reason=reason) from None
    ear.listen(QUEUE)
    return ear
