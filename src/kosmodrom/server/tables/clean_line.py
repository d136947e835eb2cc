"""Cleans what people write to one line that disturbs neither a page nor a log."""

import re
import unicodedata
from typing import Final

JOINER: Final = "\u200d"
"""Makes one picture of several, such as a family; anywhere else nobody sees it."""
EMOJI_STYLE: Final = "\ufe0f"
MOST_MARKS: Final = 3
"""How many marks one letter carries; no living script needs more, and more run over the lines above and below."""
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
"""What counts as a letter, a mark or a symbol and yet shows nothing."""


def clean_line(text: str, most: int) -> str:
    """The text as one line of at most so many signs, without what nobody sees; empty if nothing is left to be seen.

    Signs that control, direct or hide text are dropped, as are marks that stand on nothing or pile up.
    """
    blanks = "".join(" " if letter.isspace() else letter for letter in INVISIBLE.sub("", text))
    printable = "".join(letter for letter in blanks if letter.isprintable() or letter == JOINER)
    composed = _without_loose_signs(unicodedata.normalize("NFC", printable))
    line = unicodedata.normalize("NFC", " ".join(composed.split()))
    return line[:most].strip(f" {JOINER}")


def _without_loose_signs(text: str) -> str:
    """Without joiners that join no pictures, and without marks beyond those that a letter can carry."""
    kept: list[str] = []
    marks = 0
    for at, letter in enumerate(text):
        if letter == JOINER:
            if not _is_joined("".join(kept[-1:]), text[at + 1 : at + 2]):
                continue
        elif unicodedata.category(letter).startswith("M"):
            marks += 1
            if not kept or kept[-1] == " " or marks > MOST_MARKS:
                continue
        else:
            marks = 0
        kept.append(letter)
    return "".join(kept)


def _is_joined(before: str, after: str) -> bool:
    """Whether both are parts of pictures."""
    return (
        bool(before and after)
        and (before == EMOJI_STYLE or unicodedata.category(before) in ("So", "Sk"))
        and unicodedata.category(after) == "So"
    )
