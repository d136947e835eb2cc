"""`make release` as a whole: both wheels, built from the archive, used on every Python that is here."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def state() -> str:
    """The checkout, ignored files included, without what tests of other processes write meanwhile."""
    command = ["git", "status", "--porcelain", "--ignored=matching", "--", "src", "tools", "dist", "pyproject.toml"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return "\n".join(line for line in listed.splitlines() if "__pycache__" not in line)


def test_a_release_is_built_and_used_far_from_its_sources(tmp_path: Path) -> None:
    before, out = state(), tmp_path / "dist"
    done = subprocess.run(
        [sys.executable, "-m", "tools.release", "--out", str(out)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    kinds = sorted("".join(path.suffixes[-1:]) for path in out.iterdir())
    assert kinds == [".gz", ".md", ".whl", ".whl"]
    assert done.stdout.count("the compiled build") == 2, "tried alone and with the server"
    assert done.stdout.count("a match over HTTP") >= 2
    assert state() == before
