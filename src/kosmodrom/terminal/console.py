"""What is written to the terminal: sentences in one language, wrapped, in colour only where that is welcome."""

import os
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import Final, TextIO

from kosmodrom.engine.words import Translated, words
from kosmodrom.guide.searching import folded

WIDEST: Final = 100
BOLD, DIM, RESET = "\033[1m", "\033[2m", "\033[0m"
PACKAGE: Final = "kosmodrom.terminal"


def wants_colour(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Colour is for terminals whose owner has not declined it."""
    return stream.isatty() and not environ.get("NO_COLOR") and environ.get("TERM") != "dumb"


def wrapped(text: str, indent: str = "", hang: str | None = None) -> str:
    """The text broken to the width of the terminal, every line of it kept apart."""
    width = min(WIDEST, shutil.get_terminal_size().columns)
    rest = indent if hang is None else hang
    return "\n".join(
        textwrap.fill(
            line, max(width, 30), initial_indent=indent, subsequent_indent=rest, break_long_words=False,
            break_on_hyphens=False,
        )
        for line in text.splitlines()
    )  # fmt: skip


def grid(rows: Sequence[Sequence[str]], indent: str = "  ") -> str:
    """A table: the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append((indent + "  ".join(cells)).rstrip())
    return "\n".join(lines)


class Console:
    """Speaks one language to one person."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = words(PACKAGE, lang)
        self._colour = wants_colour(sys.stdout, os.environ)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")

    def text(self, key: str, **parts: object) -> str:
        return self.words.say(key, **parts)

    def say(self, key: str, **parts: object) -> None:
        """A sentence of the command line itself."""
        print(wrapped(self.text(key, **parts)))

    def write(self, text: str = "") -> None:
        """Text that is laid out already."""
        print(text)

    def bold(self, text: str) -> str:
        return f"{BOLD}{text}{RESET}" if self._colour else text

    def dim(self, text: str) -> str:
        return f"{DIM}{text}{RESET}" if self._colour else text

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError where there is none."""
        if sys.stdin is None:
            raise EOFError
        return input(prompt).strip()

    def agrees(self, key: str, default: bool, **parts: object) -> bool:
        """A question with yes or no."""
        marks = self.text("ask.yes-no" if default else "ask.no-yes")
        prompt = f"{wrapped(self.text(key, **parts))} {marks} "
        while True:
            answer = folded(self.ask(prompt))
            prompt = self.text("ask.again") + f" {marks} "
            if not answer:
                return default
            if answer in self.text("ask.yes-words").split():
                return True
            if answer in self.text("ask.no-words").split():
                return False

    def columns(self) -> int | None:
        """How wide the terminal is, if it is one."""
        return shutil.get_terminal_size().columns if sys.stdout.isatty() else None

    def clear(self) -> None:
        """Take the last player's cards from the screen."""
        print("\033[2J\033[3J\033[H" if self._colour else "\n" * 60, end="")

    def complain(self, message: object) -> None:
        """One sentence about what went wrong."""
        sys.stdout.flush()
        print(self.text("error", message=self.said(message)), file=sys.stderr)

    def said(self, message: object) -> str:
        """What went wrong, in the language of the person."""
        return message.text(self.lang) if isinstance(message, Translated) else str(message)
