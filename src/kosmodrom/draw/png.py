"""Drawings as pictures of points, for whoever cannot show a drawing: home screens of phones, previews of links.

As a script it reads a drawing and writes the picture: drawing holds up the whole process that does it.
"""

import os
import re
import subprocess
import sys
from functools import cache
from importlib.resources import files
from typing import Final

import resvg_py

FONT: Final = "Source Sans Pro"
FACES: Final = ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf")
UNKNOWN: Final = re.compile(r"[^\u0020-\u052f\u1e00-\u1fff\u2010-\u2027\u20a0-\u20bf]")
"""Letters that the font does not have."""
SECONDS: Final = 20
"""How long another process may take for a picture."""
NICER: Final = 10
"""How much later that process has its turn than those that people wait for."""


@cache
def _faces() -> list[str]:
    """The files of the font, which come with a package: what this computer has installed makes no difference."""
    folder = files("font_source_sans_pro") / "files"
    return [str(folder / face) for face in FACES]


def in_letters_of_the_font(words: str) -> str:
    """Words without the letters that no picture can show."""
    return UNKNOWN.sub("", words)


def as_png(svg: str, width: int) -> bytes:
    """A drawing, as wide as that many points; the same drawing is always the same picture."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=_faces() if "<text" in svg else [],
        font_family=FONT,
        sans_serif_family=FONT,
    )


def as_png_elsewhere(svg: str, width: int) -> bytes:
    """The same in a process of its own; whoever waits for it in a thread holds nobody up."""
    command = [sys.executable, "-I", __file__, str(width)]
    return subprocess.run(command, input=svg.encode(), capture_output=True, check=True, timeout=SECONDS).stdout


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICER)
    sys.stdout.buffer.write(as_png(sys.stdin.buffer.read().decode(), int(sys.argv[1])))
