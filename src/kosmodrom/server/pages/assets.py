"""What a browser keeps: style sheets, scripts and icons, named with their digest, so that a new version is fetched."""

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from kosmodrom import draw
from kosmodrom.draw.png import as_png
from kosmodrom.engine.registry import Entry, games
from kosmodrom.server.pages.scripts import in_one_piece

router = APIRouter(include_in_schema=False)
TYPES: Final = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "png": "image/png"}
ROOT: Final = "/static"
TABLE: Final = (
    "kosmodrom",
    "end",
    "lobby",
    "coach",
    "motion",
    "{game}",
    "page",
    "phone",
    "landscape",
    "folding",
    "wide",
    "settings",
)
"""The sheets of a table in the order in which they weigh; each game has them as one, which comes in one piece and
weighs less."""
ICON: Final = "icon.svg"
ASKED: Final = '<circle cx="24" cy="8" r="8" fill="#0b1020"/><circle cx="24" cy="8" r="6" fill="#ffb454"/>'
"""What the icon has on it while one's turn is waited for."""


@dataclass(frozen=True)
class Asset:
    """One file that is served as it is."""

    body: bytes
    media_type: str
    digest: str


def _bare(name: str, text: str) -> str:
    """A sheet or a script as it is sent: without remarks on lines of their own, indents, empty lines, and in a sheet
    without the white space that only people need."""
    kind = name.rpartition(".")[2]
    if kind not in ("css", "js"):
        return text
    if kind == "js":
        lines = (line.strip() for line in text.splitlines())
        return "".join(f"{line}\n" for line in lines if line and not line.startswith("//"))
    first, *rest = text.split("/*")
    sheet = " ".join((first + "".join(each.partition("*/")[2] for each in rest)).split())
    for sign in "{};,":
        sheet = sheet.replace(f"{sign} ", sign).replace(f" {sign}", sign)
    return sheet.replace(": ", ":").replace(";}", "}")


def assets() -> dict[str, Asset]:
    """Everything under /static, by name."""
    return _assets(tuple(games().values()))


@cache
def _assets(entries: tuple[Entry, ...]) -> dict[str, Asset]:
    texts = {"kosmodrom.css": draw.style()}
    for entry in entries:
        texts[f"{entry.key}.css"] = entry.board.style()
    folder = files("kosmodrom.server") / "static"
    texts |= {
        file.name: file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.rpartition(".")[2] in TYPES
    }
    texts = {name: _bare(name, text) for name, text in texts.items()}
    texts |= in_one_piece({name: text for name, text in texts.items() if name.endswith(".js")})
    texts["home.css"] += "".join(_bare("emblem.css", entry.board.emblem_style()) for entry in entries)
    for entry in entries:
        texts[f"{entry.key}.table.css"] = "".join(texts[f"{name.format(game=entry.key)}.css"] for name in TABLE)
    texts["icon-asked.svg"] = texts[ICON].replace("</svg>", f"{ASKED}</svg>")
    bodies = {name: text.encode() for name, text in texts.items()} | icons(texts[ICON])
    return {
        name: Asset(body, TYPES[name.rpartition(".")[2]], hashlib.sha256(body).hexdigest()[:12])
        for name, body in bodies.items()
    }


def icons(drawn: str) -> dict[str, bytes]:
    """The icon for home screens, which do not show drawings; those that cut out a shape want it without corners."""
    inner = drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")]
    corner, _, cornered = inner[: inner.index("/>") + 2].partition(' rx="')
    ground = corner + cornered.partition('"')[2]
    smaller = f'<g transform="translate(3.2 3.2) scale(.8)">{inner[inner.index("/>") + 2 :]}</g>'
    full = f"{drawn[: drawn.index('>') + 1]}{ground}{smaller}</svg>"
    kinds = (("icon", drawn, (192, 512)), ("icon-full", full, (512,)))
    return {f"{name}-{size}.png": as_png(svg, size) for name, svg, sizes in kinds for size in sizes}


def address(name: str) -> str:
    """Where a page finds an asset."""
    return f"{ROOT}/{name}?{assets()[name].digest}"


@router.get(ROOT + "/{name}")
async def read_asset(name: str, request: Request) -> Response:
    """A style sheet, a script or an icon."""
    asset = assets().get(name)
    if asset is None:
        raise HTTPException(404, "there is no such file")
    tag = f'"{asset.digest}"'
    is_named = request.url.query == asset.digest
    headers = {"etag": tag, "cache-control": "public, max-age=31536000, immutable" if is_named else "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(asset.body, media_type=asset.media_type, headers=headers)
