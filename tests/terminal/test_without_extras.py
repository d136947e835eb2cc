"""A bare `pip install kosmodrom`: all works but the web server and learning, which say how they are installed."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

BARE = """
import importlib.machinery, json, sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

brought = set(json.loads(sys.argv[1]))

class Bare(importlib.machinery.PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        known = name.startswith("kosmodrom") or name.partition(".")[0] in brought | sys.stdlib_module_names
        return super().find_spec(name, path, target) if known else None

sys.meta_path[:] = [Bare if each is importlib.machinery.PathFinder else each for each in sys.meta_path]

from kosmodrom.cli import main

for command in json.loads(sys.argv[2]):
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(command)
        except SystemExit as end:
            status = end.code
    print(json.dumps([status, out.getvalue(), err.getvalue()]))
"""
"""Runs commands where nothing can be found but Python's own modules, the package, and what it always brings along."""


def said(home: Path, *commands: str) -> list[tuple[int, str, str]]:
    """Status, output and complaint of each command, all in one process with an empty home."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    brought = [re.split(r"[^\w-]", each)[0].replace("-", "_") for each in project["dependencies"]]
    environ = {**os.environ, "HOME": str(home), "KOSMODROM_HOME": str(home), "LC_ALL": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", BARE, json.dumps(brought), json.dumps([command.split() for command in commands])],
        cwd=home,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def test_whoever_has_no_server_plays_learns_and_measures(tmp_path: Path) -> None:
    commands = (
        "--help",
        "games",
        "rules posrod_gwiazd PG-001",
        "rules andromeda",
        "lessons star_scrappers",
        "play andromeda --humans 0 --bot random --seed Zorza",
        "simulate star_scrappers --seats 4 --games 2",
        "lab strength andromeda --bot cadet,random --games 2",
        "lab tournament andromeda --bot cadet --bot random --seats 2 --games 2",
        "lab balance andromeda --bot random --seats 2 --games 2 --report report.html",
        "deck export astrogornicy deck.toml",
        "deck check deck.toml",
    )
    for command, (status, out, err) in zip(commands, said(tmp_path, *commands), strict=True):
        assert status == 0, f"{command}: {err}"
        assert "Traceback" not in err, command
        assert out, command
    (journal,) = tmp_path.glob("finished/*.journal")
    ((status, out, _),) = said(tmp_path, f"replay {journal}")
    assert status == 0
    assert "the journal holds" in out


def test_what_is_missing_is_said_with_what_installs_it(tmp_path: Path) -> None:
    wanted = {
        "serve --no-open": "server",
        "admin list": "server",
        "admin push-keys": "server",
        "lab learn andromeda": "lab",
        "lab chances andromeda": "lab",
        "lab strength andromeda --bot openspiel:0.1,greedy": "lab",
    }
    languages = {"en": "not installed here", "pl": "nie zainstalowano"}
    asked = [(command, lang) for command in wanted for lang in languages]
    answers = said(tmp_path, *(f"{command} --lang {lang}" for command, lang in asked))
    for (command, lang), (status, out, err) in zip(asked, answers, strict=True):
        assert (status, out, err.count("\n")) == (2, "", 1), err
        assert f'pip install "kosmodrom[{wanted[command]}]"' in err
        assert languages[lang] in err


def test_what_is_no_package_of_an_extra_is_no_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of Kosmodrom itself that is gone is a fault, which no installation of an extra mends."""
    from kosmodrom.terminal.extras import SERVER, needing

    monkeypatch.setitem(sys.modules, "kosmodrom.server.serve", None)
    with pytest.raises(ModuleNotFoundError), needing(SERVER):
        import kosmodrom.server.serve  # noqa: F401  # it is taken away
