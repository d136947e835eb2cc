"""What the text tables of games with words of their own have in common: parts, lines that are not too long, lists."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, Final

from kosmodrom.engine.speaking import SpokenView

WIDTH: Final = 96


class TextTable(SpokenView[Any, Any]):
    """The table as plain text, for the terminal."""

    def sketch(self) -> str:
        """The whole table: its parts, as far as they have lines, with an empty line between them."""
        return "\n\n".join("\n".join(line.rstrip() for line in part) for part in self.parts() if part)

    def parts(self) -> Sequence[Sequence[str]]:
        """The lines of each part, from above."""
        raise NotImplementedError


def wrapped(line: str, hang: int = 6) -> list[str]:
    """A long line broken, its continuation indented."""
    if len(line) <= WIDTH:
        return [line]
    return textwrap.wrap(line, WIDTH, subsequent_indent=" " * hang, break_on_hyphens=False)


def wrapped_all(lines: Iterable[str]) -> list[str]:
    return [part for line in lines for part in wrapped(line)]


def listed(title: str, told: Sequence[str]) -> list[str]:
    """A title and its items, each on a line of its own; nothing where there are none."""
    return [title, *wrapped_all(f"  {each}" for each in told)] if told else []


def times(count: int) -> str:
    """How often, where it is more than once."""
    return f" ×{count}" if count > 1 else ""
