"""The map of the project: whatever it names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAP = (ROOT / "docs/map.md").read_text(encoding="utf-8")
PACKAGE = ROOT / "src/kosmodrom"
GAMES = sorted(path.parent.parent for path in PACKAGE.glob("games/*/board/board.py"))
"""Those that say everything themselves; a game without a board may leave out words and play too."""
PLACE = re.compile(r"`([\w<>*./-]+/[\w<>*./-]*|\w+\.(?:py|toml|md|lock|json|css|svg|js|html))`")


def is_there(place: str) -> bool:
    """Whether a place exists under the project, the package, the server, or, for a place in a game, in all games."""
    pattern = place.rstrip("/").replace("<name>", "*").replace("<language>", "*").replace("<chapter>", "*")
    roots = (ROOT, PACKAGE, PACKAGE / "server")
    return any(any(root.glob(pattern)) for root in roots) or all(any(game.glob(pattern)) for game in GAMES)


@pytest.mark.parametrize("place", sorted(set(PLACE.findall(MAP))))
def test_what_the_map_names_is_there(place: str) -> None:
    assert is_there(place)


def test_the_map_names_many_places_and_no_other_place_is_there() -> None:
    assert len(set(PLACE.findall(MAP))) > 40
    assert not is_there("games/<name>/rules/no_such_chapter.py")


@pytest.mark.parametrize("storey", ["server", "games/star_scrappers"])
def test_the_pictures_of_storeys_name_every_folder(storey: str) -> None:
    folders = {path.name for path in (PACKAGE / storey).iterdir() if path.is_dir() and not path.name.startswith("__")}
    picture = MAP.split("server/\n")[1] if storey == "server" else MAP.split("games/<name>/\n")[1]
    named = set(re.findall(r"\w+", picture.partition("```")[0]))
    assert folders - {"text", "static", "__pycache__"} <= named
