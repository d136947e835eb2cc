"""Streams in gzip: each piece can be read as soon as it is there, and is compressed for itself.

No piece refers to an earlier one. So a stream that lasts for hours holds no window in memory, and the length of a
piece depends on nothing but what it tells.
"""

import zlib
from typing import Final

HEAD: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
LAST: Final = b"\x03\x00"
"""A block that is empty and the last one."""
LEVEL: Final = 6


class Gzip:
    """A gzip file that grows."""

    def __init__(self) -> None:
        self._sum = 0
        self._length = 0

    def add(self, piece: bytes) -> bytes:
        """What is to be sent so that the piece arrives."""
        head = b"" if self._length else HEAD
        self._sum = zlib.crc32(piece, self._sum)
        self._length += len(piece)
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return head + packer.compress(piece) + packer.flush(zlib.Z_SYNC_FLUSH)

    def end(self) -> bytes:
        """What is to be sent last."""
        head = b"" if self._length else HEAD
        return head + LAST + self._sum.to_bytes(4, "little") + (self._length % 2**32).to_bytes(4, "little")


def is_welcome(accepted: str) -> bool:
    """Whether a header Accept-Encoding names gzip, and not only to refuse it."""
    for choice in accepted.lower().split(","):
        name, _, weight = choice.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False
