"""`kosmodrom new`: the skeleton of a game that keeps all laws, to be changed into another one."""

import importlib.util
import keyword
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from kosmodrom.engine.errors import KosmodromError, cut
from kosmodrom.terminal.console import PACKAGE, Console

TEMPLATES: Final = Path("tools/new_game")
GAMES: Final = Path("src/kosmodrom/games")
TESTS: Final = Path("tests")
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
LETTERS: Final = re.compile(r"[A-Z]{2}")
WRITERS: Final = (("tools.names",), ("tools.clause_names",), ("tools.zones",))
"""What writes the rest of a model, each for one game by its name."""


class NoNewGame(KosmodromError):
    """A game that cannot be begun here or by this name."""


def new_game(console: Console, name: str, letters: str) -> int:
    """Write the folders of a game and of its tests, or refuse and change nothing."""
    root = sources()
    refuse(root, name, letters)
    folders = [root / GAMES / name, root / TESTS / name]
    try:
        for folder, part in zip(folders, ("game", "tests"), strict=True):
            fill(root / TEMPLATES / part, folder, name, letters)
        finish(root, name, folders)
    except BaseException:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
        raise
    console.say("new.written", game=GAMES / name, tests=TESTS / name, name=name)
    return 0


def sources() -> Path:
    """The checkout that this package runs from, compiled or not."""
    for folder in Path(__file__).resolve().parents:
        if (folder / TEMPLATES).is_dir() and (folder / GAMES).is_dir():
            return folder
    raise NoNewGame.of(PACKAGE, "wrong.no-sources")


def refuse(root: Path, name: str, letters: str) -> None:
    """A name that is none, or somebody's; letters that are none, or another game's."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise NoNewGame.of(PACKAGE, "wrong.game-name", name=cut(name))
    is_there = [folder for folder in (GAMES / name, TESTS / name) if (root / folder).exists()]
    if is_there:
        raise NoNewGame.of(PACKAGE, "wrong.game-there", name=name, folder=is_there[0])
    if name in sys.stdlib_module_names or importlib.util.find_spec(name) is not None:
        raise NoNewGame.of(PACKAGE, "wrong.game-module", name=name)
    if not LETTERS.fullmatch(letters):
        raise NoNewGame.of(PACKAGE, "wrong.letters", letters=cut(letters))
    for file in [*(root / GAMES).glob("*/clauses.toml"), *(root / TESTS).glob("*/clauses.toml")]:
        if any(clause.startswith(letters) for clause in tomllib.loads(file.read_text(encoding="utf-8"))):
            raise NoNewGame.of(PACKAGE, "wrong.letters-taken", letters=letters, game=file.parent.name)
    if importlib.util.find_spec("ruff") is None:
        raise NoNewGame.of(PACKAGE, "wrong.no-ruff")


def fill(templates: Path, folder: Path, name: str, letters: str) -> None:
    """Every template with its gaps filled, under the name that it has without `.template`."""
    camel = "".join(part.capitalize() for part in name.split("_"))
    title = name.replace("_", " ").strip().capitalize()
    gaps = {"{{name}}": name, "{{Name}}": camel, "{{XX}}": letters, "{{title}}": title}
    for template in sorted(templates.rglob("*.template")):
        text = template.read_text(encoding="utf-8")
        for gap, word in gaps.items():
            text = text.replace(gap, word)
        target = folder / template.relative_to(templates).with_suffix("")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def finish(root: Path, name: str, folders: list[Path]) -> None:
    """What tools write of a model, and the lines as the formatter breaks them."""
    python = [sys.executable, "-m"]
    paths = [str(folder) for folder in folders]
    commands = [
        *([*python, *writer, name] for writer in WRITERS),
        [*python, "ruff", "check", "--quiet", "--fix", "--select", "I", *paths],
        [*python, "ruff", "format", "--quiet", *paths],
    ]
    for command in commands:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            told = (done.stderr or done.stdout).strip()
            raise NoNewGame.of(PACKAGE, "wrong.tool", tool=command[2], told=cut(told, 300))
