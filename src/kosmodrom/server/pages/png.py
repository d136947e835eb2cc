"""Drawings as pictures of points, for whoever cannot show a drawing: home screens of phones, previews of links."""

from functools import cache
from importlib.resources import files
from typing import Final

import resvg_py

FONT: Final = "Source Sans Pro"
FACES: Final = ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf")


@cache
def _faces() -> list[str]:
    """The files of the font, which come with a package: what this computer has installed makes no difference."""
    folder = files("font_source_sans_pro") / "files"
    return [str(folder / face) for face in FACES]


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
