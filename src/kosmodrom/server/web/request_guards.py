"""Guards before every request: whom it comes from, how large it is, how often; and what browsers are told to forbid."""

import time
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from fastapi import HTTPException, Request, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kosmodrom.server.process.settings import Settings, host_of
from kosmodrom.server.refusals import ForeignOrigin, TableRefusal, TooLarge, TooOften
from kosmodrom.server.web.credentials import COOKIE
from kosmodrom.server.web.proxies import ASKED, route_path
from kosmodrom.server.web.rate_limits import RateLimits

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
UPLOADS: Final = ("/api/journals", "/journal/look", "/journal/open", "/api/decks")
DECKS: Final = "/decks/"
"""Where files with decks are sent, game by game."""
FOR_ANY_HOST: Final = ("/healthz",)
"""What those ask for who know only the address of a server, and what tells nothing about tables."""

SECURITY: Final[Mapping[str, str]] = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class UnknownHost(TableRefusal, code="unknown-host", status=421):
    """A request for another name than this server's."""


class BodyTooLarge(HTTPException):
    """A body that turns out to be too large while it is read; of this kind, so that no reader takes it for JSON."""

    def __init__(self, most: int) -> None:
        self.refusal = TooLarge.because("large", most=most)
        super().__init__(TooLarge.status, str(self.refusal))


Answer = Callable[[Request, TableRefusal], Response]


class Guards:
    """One layer of the application that refuses what should not reach it."""

    def __init__(self, app: ASGIApp, settings: Settings, answer: Answer) -> None:
        self._app = app
        self._settings = settings
        self._answer = answer
        """How a refusal is said to whoever asked."""
        self._addresses = RateLimits(settings.by_address, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for key, value in SECURITY.items():
                    headers.setdefault(key, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope, Headers(scope=scope))
            await self._app(scope, _limited(receive, self._limit(scope)), guarded)
        except TableRefusal as refusal:
            await self._answer(Request(scope), refusal)(scope, receive, guarded)

    def _limit(self, scope: Scope) -> int:
        path = route_path(scope)
        is_upload = path in UPLOADS or (path.startswith(DECKS) and scope["method"] == "POST")
        return self._settings.upload if is_upload else self._settings.body

    def _check(self, scope: Scope, headers: Headers) -> None:
        address = (scope.get("client") or ("?", 0))[0]
        if not self._addresses.take(address):
            raise TooOften.because("requests-of-address")
        asked, names = str(scope.get(ASKED, headers.get("host", ""))), self._settings.names
        if route_path(scope) not in FOR_ANY_HOST and names and host_of(asked) not in names:
            raise UnknownHost.because("unknown-host")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > self._limit(scope):
            raise TooLarge.because("large", most=self._limit(scope))
        if scope["method"] not in SAFE:
            check_origin(headers, asked, self._settings.origin)


def check_origin(headers: Headers, asked: str, public: str | None = None) -> None:
    """A change comes from a page of this server, or from a program that has no cookies."""
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in ("same-origin", "none"):
        raise ForeignOrigin.because("foreign-site")
    if origin is not None and origin != public and _host_in(origin) != asked:
        raise ForeignOrigin.because("foreign-site")
    if site is None and origin is None and "authorization" not in headers and COOKIE in headers.get("cookie", ""):
        raise ForeignOrigin.because("no-origin")


def _host_in(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _limited(receive: Receive, most: int) -> Receive:
    """The body as it arrives, until it is too large."""
    received = 0

    async def limited() -> Message:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > most:
                raise BodyTooLarge(most)
        return message

    return limited
