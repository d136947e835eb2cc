"""Forms that bring a file along: read in one pass, whatever somebody puts into them."""

import re
from typing import Final

from fastapi import Request

from kosmodrom.server.pages.frame import MOST_FIELDS, form
from kosmodrom.server.refusals import BadInput

BOUNDARY: Final = re.compile(r'multipart/form-data\s*;.*\bboundary="?([^";,\s]{1,70})"?', re.IGNORECASE)
NAME: Final = re.compile(rb';\s*name="([^"\r\n]{0,64})"')
LONGEST_HEAD: Final = 1000
"""In bytes, of what stands before a field; it is looked at no further."""


async def form_with_files(request: Request) -> dict[str, bytes]:
    """The fields of a form, files and words alike; a plain form has no files."""
    boundary = BOUNDARY.match(request.headers.get("content-type", ""))
    if boundary is None:
        return {name: value.encode() for name, value in (await form(request)).items()}
    return fields_of(await request.body(), boundary[1].encode())


def fields_of(body: bytes, boundary: bytes) -> dict[str, bytes]:
    """What stands between the boundaries, by name."""
    line = b"\r\n--" + boundary
    parts = (b"\r\n" + body).split(line, MOST_FIELDS + 2)[1:]
    if len(parts) > MOST_FIELDS + 1:
        raise BadInput.because("form-fields", most=MOST_FIELDS)
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
