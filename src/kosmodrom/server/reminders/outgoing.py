"""Requests to addresses that strangers give: over https, to nobody inside, to whom was checked, and never for long.

All addresses of a host are looked at, and if one of them is not for everybody, nothing is sent. The connection is then
made to one of just these addresses, so that no second answer of a name server counts. Redirects are not followed.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import h11

PORT: Final = 443
LONGEST: Final = 1000
"""Letters that an address may have."""
SECONDS: Final = 10.0
"""For everything: name, connection, request, answer."""
MOST_READ: Final = 16 * 1024
MOST_TRIED: Final = 2
"""Of several addresses of a host."""
MOST_ASKED: Final = 4
"""How many names are asked for at once."""
TRANSLATED: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))
"""Networks of IPv6 behind which addresses of IPv4 may stand."""

Address = IPv4Address | IPv6Address
Resolver = Callable[[str, int], Awaitable[Sequence[str]]]


class NotReached(Exception):
    """Nothing could be sent, or no answer came."""


class NotAllowed(NotReached):
    """An address to which nothing is sent."""


def is_for_everybody(address: str) -> bool:
    """Whether an address belongs to the public internet: not to this computer, its network or a special purpose."""
    found: Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (found.ipv4_mapped or any(found in network for network in TRANSLATED)):
        return False
    special = (
        found.is_multicast or found.is_reserved or found.is_unspecified or found.is_loopback or found.is_link_local
    )
    return found.is_global and not special and not found.is_private


class Names:
    """Asks name servers, in threads of its own: a slow one of a stranger holds up no thread that others wait for."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MOST_ASKED, "names")

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        """All addresses that a host has now."""
        asking = asyncio.get_running_loop().run_in_executor(self._threads, _addresses_of, host, port)
        return await asking


def _addresses_of(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def checked(address: str) -> str:
    """An address as it may be stored; refused if it cannot be meant."""
    try:
        parts = urlsplit(address)
        port = PORT if parts.port is None else parts.port
    except ValueError:
        raise NotAllowed from None
    is_plain = address.isascii() and all("!" <= letter <= "~" for letter in address) and len(address) <= LONGEST
    if not is_plain or parts.scheme != "https" or not parts.hostname or "@" in parts.netloc or not 0 < port < 65536:
        raise NotAllowed
    return parts._replace(fragment="").geturl()


class Outgoing:
    """Sends what reminders say."""

    def __init__(
        self,
        resolve: Resolver | None = None,
        is_allowed: Callable[[str], bool] = is_for_everybody,
        trust: ssl.SSLContext | None = None,
        ports: Sequence[int] = (PORT,),
    ) -> None:
        self._resolve = resolve or Names()
        self._is_allowed = is_allowed
        self._trust = trust
        self._ports = ports

    async def check(self, address: str) -> None:
        """Whether anything would be sent there now."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._addresses(address)
        except (OSError, UnicodeError, TimeoutError):
            raise NotReached from None

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._post(address, headers, body)
        except (OSError, UnicodeError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
            raise NotReached from error

    async def _addresses(self, address: str) -> tuple[str, int, Sequence[str]]:
        """Host and port, and where it is."""
        parts = urlsplit(checked(address))
        host, port = str(parts.hostname), parts.port or PORT
        if port not in self._ports:
            raise NotAllowed
        found = await self._resolve(host, port)
        if not found or not all(map(self._is_allowed, found)):
            raise NotAllowed
        return host, port, found

    async def _post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        host, port, found = await self._addresses(address)
        if self._trust is None:
            self._trust = await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await self._connected(found, port, host, self._trust)
        try:
            return await _talk(reader, writer, address, headers, body)
        finally:
            writer.close()

    async def _connected(
        self, found: Sequence[str], port: int, host: str, trust: ssl.SSLContext
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        *others, last = found[:MOST_TRIED]
        for address in others:
            with suppress(OSError):
                return await self._open(address, port, host, trust)
        return await self._open(last, port, host, trust)

    async def _open(
        self, address: str, port: int, host: str, trust: ssl.SSLContext
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To this address and no other; the certificate must be that of the host."""
        return await asyncio.open_connection(address, port, ssl=trust, server_hostname=host, limit=MOST_READ)


async def _talk(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: str, headers: Mapping[str, str], body: bytes
) -> int:
    """One request, and the head of its answer; whatever else comes is not read."""
    parts = urlsplit(address)
    said = {"host": parts.netloc, **headers, "content-length": str(len(body)), "connection": "close"}
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    for event in (
        h11.Request(method="POST", target=target, headers=list(said.items())),
        h11.Data(body),
        h11.EndOfMessage(),
    ):
        writer.write(talk.send(event) or b"")
    await writer.drain()
    while True:
        answer = talk.next_event()
        if isinstance(answer, h11.Response):
            return answer.status_code
        if answer is h11.NEED_DATA:
            talk.receive_data(await reader.read(4096))
        elif not isinstance(answer, h11.InformationalResponse):
            raise NotReached
