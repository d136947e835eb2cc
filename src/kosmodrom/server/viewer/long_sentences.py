"""Long sentences of a table, parted for small screens: what must be known, and what is said besides."""

import re
from typing import Final

LONG: Final = 76
"""As many signs fit into two lines of a phone."""
BRACKETS: Final = re.compile(r" \(([^()]*)\)")
SENTENCE_END: Final = re.compile(r"(?<=[.?!]) (?=[^a-z])")


def parted(words: str) -> tuple[str, str]:
    """A sentence; where it is long, without what it has in brackets, and that with all that is said after it."""
    if len(words) <= LONG:
        return words, ""
    first, *others = SENTENCE_END.split(words)
    more = [*BRACKETS.findall(first), *others]
    return BRACKETS.sub("", first), " ".join(map(_sentence, more))


def _sentence(part: str) -> str:
    """It begins with a capital letter and has an end."""
    return part[:1].upper() + part[1:] + ("" if part.endswith((".", "?", "!")) else ".")
