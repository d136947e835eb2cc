"""Proxies: whom a request comes from and which address the browser knows, where something stands between.

Nobody is believed but the proxies that the settings name. Of the addresses through which a request came, the last one
that is no such proxy is its client; further back anybody could have written anything.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kosmodrom.server.process.settings import Settings

PEER: Final = "kosmodrom.peer"
"""Where a scope keeps the address at the other end of the connection, whoever it speaks for."""
ASKED: Final = "kosmodrom.asked"
"""Where a scope keeps the host that was asked for; everything after the guards sees the public one."""
FOR_OTHERS: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
"""Headers of a request that was passed on."""
SCHEMES: Final = ("http", "https")
FOR_ALL: Final = re.compile(rb"(; Path=)/(?=;|$)", re.IGNORECASE)
"""A cookie that the browser would send to everything behind the same name."""


@dataclass(frozen=True)
class Hop:
    """What a proxy says of one step of a request's way."""

    client: str = ""
    scheme: str = ""
    host: str = ""


def address_of(text: str) -> IPv4Address | IPv6Address | None:
    """An address as proxies write it, perhaps with brackets and a port."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def _elements(text: str, separator: str) -> list[str]:
    """The parts of a header, those in quotes kept whole."""
    parts, is_quoted = [""], False
    for letter in text:
        if letter == '"':
            is_quoted = not is_quoted
        elif letter == separator and not is_quoted:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _listed(headers: Headers, name: str) -> list[str]:
    return [part for value in headers.getlist(name) for part in _elements(value, ",")]


def forwarded(headers: Headers) -> list[Hop]:
    """The way of a request as Forwarded tells it, its beginning first."""
    hops = []
    for element in _listed(headers, "forwarded"):
        pairs = [pair.partition("=") for pair in element.split(";")]
        said = {key.strip().lower(): value.strip() for key, _, value in pairs}
        hops.append(Hop(said.get("for", ""), said.get("proto", "").lower(), said.get("host", "")))
    return hops


def x_forwarded(headers: Headers) -> list[Hop]:
    """The same as X-Forwarded-For, -Proto and -Host tell it; of the last two the latest word counts."""
    scheme, host = (_listed(headers, name)[-1:] for name in ("x-forwarded-proto", "x-forwarded-host"))
    clients = _listed(headers, "x-forwarded-for") or [""]
    return [Hop(client, "".join(scheme).lower(), "".join(host)) for client in clients]


class Proxies:
    """The layer below the access log: from here on a request looks as it did when it left the browser."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._proxies = settings.proxies
        self._hops = forwarded if settings.proxy_headers == "forwarded" else x_forwarded

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            # The scope itself is changed, so that layers around this one can tell of it too.
            scope[PEER] = (scope.get("client") or ("", 0))[0]
            if self._is_proxy(scope[PEER]):
                self._believe(scope, self._hops(Headers(scope=scope)))
            self._place(scope)
            if self._settings.root:
                send = self._staying_within(send)
        await self._app(scope, receive, send)

    def _is_proxy(self, address: str) -> bool:
        found = address_of(address)
        return found is not None and any(found in network for network in self._proxies)

    def _believe(self, scope: Scope, hops: Sequence[Hop]) -> None:
        known = list(self._known(hops))
        if not known:
            return
        client = next((str(address_of(hop.client)) for hop in reversed(known) if address_of(hop.client)), "")
        if client:
            scope["client"] = (client, 0)
        hop = known[-1]
        if hop.scheme in SCHEMES:
            scope["scheme"] = hop.scheme
        if hop.host:
            MutableHeaders(scope=scope)["host"] = hop.host

    def _known(self, hops: Sequence[Hop]) -> Iterator[Hop]:
        """From the last hop back to the first whose client is no proxy of ours; a client without address ends it."""
        for hop in reversed(hops):
            yield hop
            if not self._is_proxy(hop.client):
                return

    def _place(self, scope: Scope) -> None:
        """Put the path under the base path, whether or not the proxy has taken it off."""
        root, origin = self._settings.root, self._settings.origin
        scope[ASKED] = Headers(scope=scope).get("host", "")
        if origin is not None:
            scope["scheme"], _, MutableHeaders(scope=scope)["host"] = origin.partition("://")
        if not root:
            return
        scope["root_path"] = root
        path = scope["path"]
        if path == root:
            scope["path"] = f"{root}/"
        elif not path.startswith(f"{root}/"):
            scope["path"] = root + path

    def _staying_within(self, send: Send) -> Send:
        """Redirects and cookies as the application makes them, put under the base path: nobody has to think of it."""
        root = self._settings.root

        async def placed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                target = headers.get("location", "")
                if target.startswith("/") and not target.startswith((f"{root}/", "//")):
                    headers["location"] = root + target
                message["headers"] = [
                    (key, FOR_ALL.sub(b"\\1" + root.encode(), value) if key == b"set-cookie" else value)
                    for key, value in headers.raw
                ]
            await send(message)

        return placed


def route_path(scope: Scope) -> str:
    """The path without what stands before all addresses."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def root_of(request: HTTPConnection) -> str:
    """What stands before all addresses of this server; empty, or with a slash before it and none after."""
    return str(request.scope.get("root_path", ""))


def outside(request: HTTPConnection) -> str:
    """The address of the home page, as the browser knows it, for links that are given away; no slash at its end."""
    return str(request.base_url).rstrip("/")


def speaks_for_itself(request: HTTPConnection) -> bool:
    """Whether a request comes straight from this computer, through no proxy that leaves a trace."""
    is_passed_on, peer = any(name in request.headers for name in FOR_OTHERS), address_of(request.scope.get(PEER, ""))
    return not is_passed_on and peer is not None and peer.is_loopback
