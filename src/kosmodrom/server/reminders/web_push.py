"""Web Push: messages that only the browser can read (RFC 8291) and that say who sends them (RFC 8292)."""

import base64
import binascii
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
"""The size of a record, of which there is one."""
HOURS: Final = 12
"""How long a signature holds."""
KEEP: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


class NoKey(ValueError):
    """Something that is no key of a browser."""


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise NoKey from None


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_private_key() -> str:
    """A key for the settings of a server."""
    return written(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


@dataclass(frozen=True)
class Browser:
    """The keys of a browser that wants to be told."""

    key: EllipticCurvePublicKey
    secret: bytes

    @staticmethod
    def of(p256dh: str, auth: str) -> "Browser":
        secret = read(auth)
        try:
            key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), read(p256dh))
        except ValueError:
            raise NoKey from None
        if len(secret) != 16:
            raise NoKey
        return Browser(key, secret)


def sealed(
    words: bytes, browser: Browser, own: EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message as RFC 8291 says; own key and salt are for this message alone."""
    own, salt = own or generate_private_key(SECP256R1()), salt or os.urandom(16)
    mine, theirs = point(own.public_key()), point(browser.key)
    shared = _derived(own.exchange(ECDH(), browser.key), browser.secret, b"WebPush: info\0" + theirs + mine, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, words + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class PushSender:
    """Whoever runs a server, as push services know them."""

    def __init__(self, private_key: str, contact: str) -> None:
        self._key = derive_private_key(int.from_bytes(read(private_key), "big"), SECP256R1())
        self._contact = contact
        self.public_key: Final = written(point(self._key.public_key()))

    def check(self, keys: Mapping[str, str]) -> None:
        """Whether these are the keys of a browser."""
        Browser.of(keys.get("p256dh", ""), keys.get("auth", ""))

    def sealed(self, words: bytes, keys: Mapping[str, str]) -> bytes:
        """A message for the browser with these keys."""
        return sealed(words, Browser.of(keys["p256dh"], keys["auth"]))

    def headers(self, address: str, topic: str, now: float) -> dict[str, str]:
        """What goes with a message to a push service; of one topic it keeps the latest only."""
        return {
            "authorization": f"vapid t={self._signed(address, now)}, k={self.public_key}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP),
            "urgency": "normal",
            "topic": topic,
        }

    def _signed(self, address: str, now: float) -> str:
        parts = urlsplit(address)
        claims = {"aud": f"https://{parts.netloc}", "exp": int(now) + HOURS * 3600, "sub": self._contact}
        said = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(written(json.dumps(each, separators=(",", ":")).encode()) for each in said)
        numbers = decode_dss_signature(self._key.sign(text.encode(), ECDSA(hashes.SHA256())))
        return f"{text}.{written(b''.join(number.to_bytes(32, 'big') for number in numbers))}"
