"""`kosmodrom serve`: one server process, from the first request to a graceful stop."""

import logging
import os
import re
import socket
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import uvicorn

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.server.app import make_app
from kosmodrom.server.connections import BACKLOG, QUEUE, protocol
from kosmodrom.server.home import database
from kosmodrom.server.house import House
from kosmodrom.server.refusals import SERVER
from kosmodrom.server.settings import Settings
from kosmodrom.server.tidying import Tidier

HOST: Final = "127.0.0.1"
PORT: Final = 8765
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
SECRET_IN_PATH: Final = re.compile(r"(/join/)[^\s/?\"]+")
SECONDS_TO_STOP: Final = 5
SECONDS_TO_KEEP: Final = 65
"""How long a quiet connection stays open: people think longer than uvicorn's own five seconds."""


class CannotListen(KosmodromError):
    """The port is taken, or not for us."""


class WithoutSecrets(logging.Filter):
    """Keeps the secrets of links out of the access log."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(_redacted(arg) for arg in record.args)
        return True


def _redacted(value: object) -> object:
    return SECRET_IN_PATH.sub(r"\1…", value) if isinstance(value, str) else value


def settings_from(environ: Mapping[str, str]) -> Settings:
    """The settings of a server that is started here."""
    return Settings(database=database(environ), thinkers=max(1, (os.cpu_count() or 2) - 1))


class Server(uvicorn.Server):
    """Lets streams end first, so that stopping does not wait for browsers to go away."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for ear in sockets or []:
            ear.listen(QUEUE)  # asyncio has made the queue as short as what it takes in one go

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._house.hub.close_soon()
        super().handle_exit(sig, frame)


def serve(
    host: str = HOST,
    port: int = PORT,
    *,
    open_browser: bool = False,
    settings: Settings | None = None,
    log_level: str = "warning",
) -> None:
    """Serve until told to stop. Port 0 takes any free one; the address is printed when the server listens."""
    chosen = settings or settings_from(os.environ)
    if host in LOOPBACK and not chosen.hosts:
        chosen = replace(chosen, hosts=LOOPBACK)
    ear = listener(host, port)
    address = f"http://{'localhost' if host in LOOPBACK else host}:{ear.getsockname()[1]}/"
    app = make_app(chosen)
    config = uvicorn.Config(
        app,
        log_level=log_level,
        log_config=_log_config(),
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        timeout_keep_alive=SECONDS_TO_KEEP,
        server_header=False,
        lifespan="on",
        http=protocol(chosen),
        ws="none",
        backlog=BACKLOG,
    )
    print(address, flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    tidier = Tidier()
    tidier.start()
    try:
        Server(config, app.state.house).run(sockets=[ear])
    finally:
        tidier.end()


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


def _log_config() -> dict[str, Any]:
    """uvicorn's own, all to one place, with a filter that knows what must not be written down."""
    config: dict[str, Any] = {**uvicorn.config.LOGGING_CONFIG}
    config["filters"] = {
        "without_secrets": {"()": f"{__name__}.WithoutSecrets"},
        "repetition": {"()": "kosmodrom.server.repetition.Repetition"},
    }
    config["handlers"] = {
        key: {**handler, "filters": ["without_secrets", "repetition"], "stream": "ext://sys.stderr"}
        for key, handler in config["handlers"].items()
    }
    # Whatever is not uvicorn's own would be written by Python itself, past the filters.
    others = {
        name: {"handlers": ["default"], "level": "WARNING", "propagate": False} for name in ("asyncio", "kosmodrom")
    }
    config["loggers"] = {**config["loggers"], **others}
    return config
