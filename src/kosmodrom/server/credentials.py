"""Credentials: the secrets that a request brings, in its Authorization header or in the cookies of a browser."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kosmodrom.server.keys import LONGEST, hash_of

COOKIE: Final = "kosmodrom_"
"""How the names of our cookies begin; the table's id follows."""
BETWEEN: Final = "."
"""What stands between the secrets of one cookie; no secret has it."""
YEAR: Final = 365 * 24 * 3600
MOST: Final = 50
"""How many secrets a request may bring; a browser's oldest cookies make room for new ones."""


def secrets_of(request: HTTPConnection) -> list[str]:
    """The secrets in the Authorization header (`Bearer one,two`), or else those in the cookies."""
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = [secret.strip() for secret in given.split(",")]
    else:
        cookies = [value for name, value in request.cookies.items() if name.startswith(COOKIE)]
        found = [secret for value in cookies for secret in value.split(BETWEEN)]
    return [secret for secret in found if 0 < len(secret) <= LONGEST][-MOST:]


def hashes_of(request: HTTPConnection) -> frozenset[str]:
    return frozenset(map(hash_of, secrets_of(request)))


def remembered(request: HTTPConnection, table_id: str) -> list[str]:
    """The secrets that the browser keeps for a table."""
    value = request.cookies.get(f"{COOKIE}{table_id}", "")
    return [secret for secret in value.split(BETWEEN) if 0 < len(secret) <= LONGEST]


def remember(response: Response, request: HTTPConnection, table_id: str, *secrets: str) -> None:
    """Let the browser keep secrets of a table, where no script can read them."""
    ours = [name for name in request.cookies if name.startswith(COOKIE)]
    for name in ours[: max(0, len(ours) - MOST + 1)]:
        response.delete_cookie(name)
    response.set_cookie(
        f"{COOKIE}{table_id}",
        BETWEEN.join(secrets),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
