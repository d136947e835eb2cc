"""Where in the text of a deck a mistake stands, so that whoever mends it is led there."""

import re

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.words import Phrase


def line_of(text: str, error: KosmodromError) -> int:
    """The line that a mistake is about, from 1; 0 where that cannot be told."""
    message = error.args[0]
    parts = message.parts if isinstance(message, Phrase) else {}
    if "error" in parts:
        found = re.search(r"\bline (\d{1,7})\b", str(parts["error"]))
        return min(int(found[1]), text.count("\n") + 1) if found else 0
    _, _, place = str(parts.get("place", "")).partition(", ")
    if not place:
        return 0
    table, _, row = place.partition(", ")[0].partition(" ")
    block = _block(text.splitlines(), table, row)
    inner = [key.partition(" ")[0] for key in place.split(", ")[1:]]
    for key in (str(parts.get("key", "")), *reversed(inner)):
        for number, line in block:
            if key and re.match(rf"\s*{re.escape(key)}\b|.*[{{,.]\s*{re.escape(key)}\s*=", line):
                return number
    return block[0][0] if block else 0


def _block(lines: list[str], table: str, row: str) -> list[tuple[int, str]]:
    """The numbered lines of a table, or of a row that is named by its id or its number."""
    blocks: list[list[tuple[int, str]]] = []
    is_inside = False
    for number, line in enumerate(lines, 1):
        head = re.match(r"\s*\[\[?\s*([^\[\]\s]+)\s*\]", line)
        if head is not None:
            is_inside = head[1] == table or head[1].startswith(f"{table}.")
            if head[1] == table:
                blocks.append([])
        if is_inside and blocks:
            blocks[-1].append((number, line))
    if not row:
        return blocks[0] if blocks else []
    counted = re.fullmatch(r"number (\d{1,6})", row)
    if counted and int(counted[1]) <= len(blocks):
        return blocks[int(counted[1]) - 1]
    is_id = re.compile(rf"\s*id\s*=\s*[\"']{re.escape(row)}[\"']")
    return next((each for each in blocks if any(is_id.match(line) for _, line in each)), [])
