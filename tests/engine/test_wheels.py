"""What gets into a wheel, and what stands in its way; whole wheels are built and used in tests/long/test_release.py."""

import subprocess
import sys
import tomllib
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tools.release import NoRelease, betrayals, notes, strays

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import sys; from tools import build_backend; print(getattr(build_backend, sys.argv[1])(sys.argv[2]))"

PROJECT = """
[project]
name = "kosmodrom"
version = "1"
[tool.setuptools]
packages.find.where = ["src"]
package-data."*" = ["*.toml"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package of two files, with what an earlier build has left behind."""
    root = tmp_path / "project"
    for name, text in {
        "pyproject.toml": PROJECT,
        "MANIFEST.in": "graft src\n",
        "src/kosmodrom/__init__.py": "",
        "src/kosmodrom/text/pl.toml": 'hello = "Cześć"\n',
        "src/kosmodrom/old.cpython-311-x86_64-linux-gnu.so": "compiled",
        "src/kosmodrom/__pycache__/old.cpython-311.pyc": "old",
        "src/kosmodrom.egg-info/SOURCES.txt": "build/lib/kosmodrom/old.py\n",
        "build/lib/kosmodrom/old.py": "",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return root


def built(project: Path, hook: str, out: Path) -> Path:
    """What the backend makes when a builder asks it."""
    out.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", BUILD, hook, str(out)],
        cwd=project,
        env={"PYTHONPATH": str(ROOT), "KOSMODROM_FAST": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return out / done.stdout.splitlines()[-1]


def everything(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_an_earlier_build_left_stays_out_and_the_folder_stays_as_it_is(project: Path, tmp_path: Path) -> None:
    before = everything(project)
    with zipfile.ZipFile(built(project, "build_wheel", tmp_path / "out")) as wheel:
        found = {name for name in wheel.namelist() if "dist-info" not in name}
    assert found == {"kosmodrom/__init__.py", "kosmodrom/text/pl.toml"}
    assert everything(project) == before


def test_every_kind_of_file_that_the_package_has_is_packed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = ["*.py", *project["tool"]["setuptools"]["package-data"]["*"]]
    files = [
        path for path in (ROOT / "src/kosmodrom").rglob("*") if path.is_file() and path.parent.name != "__pycache__"
    ]
    assert len(files) > 500
    assert [path for path in files if not any(fnmatch(path.name, pattern) for pattern in patterns)] == []


def test_what_a_wheel_lacks_and_has_besides_is_named(tmp_path: Path) -> None:
    for name in ("mind.json", "pl.toml"):
        (tmp_path / "src/kosmodrom").mkdir(parents=True, exist_ok=True)
        (tmp_path / "src/kosmodrom" / name).touch()
    wheel = tmp_path / "kosmodrom.whl"
    with zipfile.ZipFile(wheel, "w") as opened:
        for name in ("kosmodrom/pl.toml", "kosmodrom/notes.toml", "kosmodrom/game.so", "kosmodrom.dist-info/METADATA"):
            opened.writestr(name, "linked by /home/malgorzata/python")
    lacks = "kosmodrom.whl lacks kosmodrom/mind.json"
    assert strays(wheel, tmp_path, ["kosmodrom/game.so"]) == [lacks, "kosmodrom.whl has kosmodrom/notes.toml, too"]
    assert betrayals(wheel, ["/home/malgorzata", "/home/lukasz"]) == ["kosmodrom/game.so names /home/malgorzata"]


CHANGES = "# Changelog\n\n## Unreleased\n\n### Added\n\n- Gra ¾.\n\n## 0.1.0\n\n- The first.\n"


def test_the_notes_of_a_release_are_its_section_or_what_is_not_released_yet() -> None:
    assert notes(CHANGES, "0.2.0.dev0") == "# Kosmodrom 0.2.0.dev0\n\n### Added\n\n- Gra ¾.\n"
    assert notes(CHANGES, "0.1.0") == "# Kosmodrom 0.1.0\n\n- The first.\n"
    with pytest.raises(NoRelease, match=r"0\.2\.0"):
        notes("# Changelog\n\n## 0.1.0\n\n- The first.\n", "0.2.0")
