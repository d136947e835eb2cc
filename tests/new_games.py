"""Copies of the sources in which `kosmodrom new` may begin a game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("tools", "pyproject.toml", "tests/conftest.py", "tests/clauses.py", "tests/playing.py", "tests/toy")
"""What the command and the clause tests of a new game need beside the package."""


def copied(folder: Path, *more: str) -> Path:
    """What is needed, with the folders of the games, and more if it is wanted."""
    for name in (*NEEDED, *more):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so"), dirs_exist_ok=True)
        else:
            shutil.copy2(ROOT / name, folder / name)
    for clauses in (ROOT / "src/kosmodrom/games").glob("*/clauses.toml"):
        target = folder / clauses.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(clauses, target)
    return folder


def succeed(root: Path, *command: str, path: str = "src") -> str:
    """What Python says, run there; if it fails, so does the test."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    environment |= {"PYTHONPATH": path, "LANG": "en_GB.UTF-8", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout}\n{done.stderr}"
    return done.stdout
