"""The secret keys of seats. Only their hashes are kept, so a copy of the database opens no seat."""

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

SECRET_BYTES: Final = 18
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{24}")
"""How so many bytes are written."""
LONGEST: Final = 64
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters that nobody mistakes for one another when reading a table's name aloud."""
ID_LETTERS: Final = 8


def fresh_secret() -> str:
    """A secret of 144 bits that fits into a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def is_secret(text: str) -> bool:
    """Whether a text looks like a secret that was made here."""
    return SECRET.fullmatch(text) is not None


def derived_secret(root: str, purpose: str) -> str:
    """A further secret that only the holder of the first one can name again; it tells nothing about the first."""
    digest = hmac.digest(root.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:SECRET_BYTES]).decode().rstrip("=")


def hash_of(secret: str) -> str:
    return hashlib.sha256(b"kosmodrom secret " + secret.encode()).hexdigest()


def fits(hashed: str | None, hashes: frozenset[str]) -> bool:
    """Whether one of the given hashes is the stored one, compared in constant time."""
    found = False
    for each in hashes:
        found |= hashed is not None and hmac.compare_digest(hashed, each)
    return found


def fresh_id() -> str:
    """A table's name: short, random, not secret."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))


def fresh_nonce() -> str:
    """What a seat adds to the seed when its person does not care to."""
    return secrets.token_urlsafe(12)
