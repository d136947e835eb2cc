"""The source of chance of a match: seeded, in independent streams, committed before and checkable after.

Draw `n` of a stream is HMAC-SHA256(key, stream, n, try). The key mixes a secret seed with a nonce of each
seat, so neither the house nor a seat can choose it alone; the commitment binds the house to the seed.
"""

import hashlib
import hmac
import operator
import secrets
from collections.abc import Sequence
from typing import SupportsIndex

from kosmodrom.engine.errors import ENGINE, BadTable

SEED_BYTES = 32

Seed = str | SupportsIndex
"""What a person gives so that the same comes of it again: any text, or a whole number."""


def fresh_seed() -> bytes:
    """A secret seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_word(seed: Seed) -> str:
    """A seed as it is written: 7 and "7" are the same."""
    if not isinstance(seed, str | SupportsIndex):
        raise BadTable.of(ENGINE, "error.table.seed", seed=seed)
    return seed if isinstance(seed, str) else str(operator.index(seed))


def seed_from(text: Seed) -> bytes:
    """A seed that a person typed, made as long as a fresh one."""
    return hashlib.sha256(f"kosmodrom seed {seed_word(text)}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the first draw; the seed itself is published after the last."""
    return hashlib.sha256(b"kosmodrom commitment " + seed).hexdigest()


class Fate:
    """Draws integers; each stream has its own counter, and counters never go back."""

    def __init__(self, seed: bytes, nonces: Sequence[str] = ()) -> None:
        self.seed = seed
        self.nonces = list(nonces)
        self.counters: dict[int, int] = {}
        mixed = hashlib.sha256(b"kosmodrom fate " + seed)
        for nonce in self.nonces:
            word = nonce.encode()
            mixed.update(len(word).to_bytes(4, "big") + word)
        self._key = mixed.digest()

    def draw(self, stream: int, weights: Sequence[int]) -> int:
        """The next index of a stream, exactly as likely as its integer weight says."""
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + 1
        rest = self._below(stream, count, sum(weights))
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError("weights must have a positive sum")

    def _below(self, stream: int, count: int, n: int) -> int:
        if n <= 0:
            raise ValueError("weights must have a positive sum")
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = b"%d %d %d" % (stream, count, attempt)
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if number < limit:
                return number % n
            attempt += 1
