"""The processes of several workers, as Linux lists them."""

from contextlib import suppress
from pathlib import Path

import pytest

on_linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="workers are found where Linux lists them")


def _read(path: str) -> str:
    """What stands there; nothing if the process has gone."""
    with suppress(OSError):
        return Path(path).read_text()
    return ""


def workers_of(pid: int) -> set[int]:
    """The workers that a process has started."""
    children = _read(f"/proc/{pid}/task/{pid}/children").split()
    return {int(child) for child in children if "spawn_main" in _read(f"/proc/{child}/cmdline")}


def is_gone(pid: int) -> bool:
    state = _read(f"/proc/{pid}/stat")
    return not state or state.rpartition(")")[2].split()[0] == "Z"
