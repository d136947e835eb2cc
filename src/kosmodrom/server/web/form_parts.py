"""Forms that bring files along: taken apart in one pass, whatever somebody puts into them."""

import re
from typing import Final

from kosmodrom.server.refusals import BadInput

BOUNDARY: Final = re.compile(r'multipart/form-data\s*;.*\bboundary="?([^";,\s]{1,70})"?', re.IGNORECASE)
NAME: Final = re.compile(rb';\s*name="([^"\r\n]{0,64})"')
LONGEST_HEAD: Final = 1000
"""In bytes, of what stands before a field; it is looked at no further."""


def boundary_of(content_type: str) -> bytes | None:
    """What stands between the parts of a form with files; None for other forms."""
    found = BOUNDARY.match(content_type)
    return None if found is None else found[1].encode()


def fields_of(body: bytes, boundary: bytes, most: int) -> dict[str, bytes]:
    """The parts of a form, by name."""
    parts = (b"\r\n" + body).split(b"\r\n--" + boundary, most + 2)[1:]
    if len(parts) > most + 1:
        raise BadInput.because("form-fields", most=most)
    found: dict[str, bytes] = {}
    for part in parts:
        if part.startswith(b"--"):
            break
        head, _, content = part.partition(b"\r\n\r\n")
        name = NAME.search(head[:LONGEST_HEAD])
        if name is not None:
            found[name[1].decode(errors="replace")] = content
    return found


def as_text(content: bytes) -> str:
    """A file or a field as text."""
    try:
        text = content.decode()
    except UnicodeDecodeError:
        raise BadInput.because("deck-letters") from None
    if "\0" in text:
        raise BadInput.because("deck-letters")
    return text
