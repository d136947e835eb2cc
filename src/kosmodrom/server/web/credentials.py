"""Credentials: the secrets that a request brings, in its Authorization header or in the cookies of a browser."""

import re
from collections.abc import Iterable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kosmodrom.server.refusals import TooManyTables
from kosmodrom.server.services.table_lists import TableLists
from kosmodrom.server.tables.secret_keys import LONGEST, hash_of

COOKIE: Final = "kosmodrom_"
"""How the names of our cookies begin; the table's id follows."""
OURS: Final = re.compile(COOKIE + "[a-z0-9]{1,12}")
BETWEEN: Final = "."
"""What stands between the secrets of one cookie; no secret has it."""
YEAR: Final = 365 * 24 * 3600
MOST: Final = 150
"""How many secrets a browser is given to keep: it has room for some 180 cookies of a site, and proxies take 8 KiB."""
MOST_BROUGHT: Final = 200
"""How many secrets of one request are looked at."""


def secrets_of(request: HTTPConnection) -> list[str]:
    """The secrets in the Authorization header (`Bearer one,two`), or else those in the cookies."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = [secret.strip() for secret in given.split(",")]
    else:
        found = [secret for secrets in _cookies(request).values() for secret in secrets]
    return [secret for secret in found if 0 < len(secret) <= LONGEST][-MOST_BROUGHT:]


def _cookies(request: HTTPConnection) -> dict[str, list[str]]:
    """Our cookies, with the secrets in each; none that merely begins like one of ours."""
    return {name: _secrets_in(value) for name, value in request.cookies.items() if OURS.fullmatch(name)}


def hashes_of(request: HTTPConnection) -> frozenset[str]:
    return frozenset(map(hash_of, secrets_of(request)))


def remembered(request: HTTPConnection, table_id: str) -> list[str]:
    """The secrets that the browser keeps for a table."""
    return _secrets_in(request.cookies.get(f"{COOKIE}{table_id}", ""))


def _secrets_in(cookie: str) -> list[str]:
    return [secret for secret in cookie.split(BETWEEN) if 0 < len(secret) <= LONGEST]


async def room_for(request: HTTPConnection, listing: TableLists, table_id: str = "", secrets: int = 1) -> list[str]:
    """The names of the cookies that a browser gives up to keep so many secrets of a table, a new or a known one.

    Asked before anything is created or taken. Cookies that open nothing any more go first, then those of finished
    tables, the longest finished first. One that opens a table which waits or runs is never given up: where all do,
    there is no room, and that is said.
    """
    cookies = _cookies(request)
    cookies.pop(f"{COOKIE}{table_id}", None)
    excess = sum(map(len, cookies.values())) + secrets - MOST
    if excess <= 0:
        return []
    ends = await listing.ends(frozenset(hash_of(secret) for secrets in cookies.values() for secret in secrets))
    spare = {name: _end(secrets, ends) for name, secrets in cookies.items()}
    given_up = []
    for name in sorted((name for name, end in spare.items() if end is not None), key=lambda name: spare[name] or 0.0):
        if excess <= 0:
            break
        given_up.append(name)
        excess -= len(cookies[name])
    if excess > 0:
        raise TooManyTables.because("no-room", most=MOST)
    return given_up


def _end(secrets: Iterable[str], ends: dict[str, float | None]) -> float | None:
    """When the last table that some secrets open was over; 0: they open none; None: one of them is not over."""
    found = [ends.get(hash_of(secret), 0.0) for secret in secrets]
    return None if None in found else max((end for end in found if end is not None), default=0.0)


def remember(
    response: Response, request: HTTPConnection, given_up: Iterable[str], table_id: str, *secrets: str
) -> None:
    """Let the browser keep secrets of a table, where no script can read them; it cannot fail.

    What is given up for them was asked of `room_for` before.
    """
    for name in given_up:
        response.delete_cookie(name)
    response.set_cookie(
        f"{COOKIE}{table_id}",
        BETWEEN.join(secrets),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
