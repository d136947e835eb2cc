"""A copy of the sources with a game that `kosmodrom new` has just begun."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src/kosmodrom", "tests", "tools", "pyproject.toml", "docs", "CONTRIBUTING.md")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "pictures", "archive", "yesterday")


def copied(folder: Path) -> Path:
    """The sources in a folder of their own."""
    for name in COPIED:
        target = folder / name
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, target)
    return folder


def run(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A module of Python, run there."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    environment |= {"PYTHONPATH": "src", "LANG": "en_GB.UTF-8"}
    words = [sys.executable, "-m", *command]
    return subprocess.run(words, cwd=root, env=environment, capture_output=True, text=True, check=False)


def succeed(root: Path, *command: str) -> str:
    done = run(root, *command)
    assert done.returncode == 0, f"{' '.join(command)}:\n{done.stdout}\n{done.stderr}"
    return done.stdout
