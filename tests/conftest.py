"""What holds for all tests: drawn examples are the same everywhere, and tests of a game cite its rules."""

import gc
import os
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from clauses import citation_fault, folder_of
from kosmodrom.engine.compiled import is_compiled

LONG_FIRST = ("yesterday", "conformance", "trust", "browser", "learn", "lab", "bots", "draw", "server", "terminal")
"""Folders with files that take long."""
MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
ROOM = 3 << 30
"""Bytes that must be free there."""

settings.register_profile("kosmodrom", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("kosmodrom")


def pytest_configure() -> None:
    """Databases of tests lie in memory where it can be had: each of very many commits waits milliseconds for a disk."""
    if "TMPDIR" not in os.environ and takes_all_files(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def takes_all_files(folder: Path) -> bool:
    """Whether there is room, and a file may be a program; in a container often not."""
    if not os.access(folder, os.W_OK | os.X_OK):
        return False
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize >= ROOM and not found.f_flag & os.ST_NOEXEC


def pytest_report_header() -> str:
    return f"kosmodrom: the {'compiled' if is_compiled() else 'pure'} build"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is imported and collected stays to the end, so the search for unused objects need not go through it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test of a game that cites no clause, too many, or an unknown one stops the run.

    Where bots think for long the compiled build is tested alone, which takes a tenth of the time.
    Long files come first, so that no process is left alone with one in the end.
    """
    if not is_compiled():
        left = [item for item in items if item.get_closest_marker("thoughtful")]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]
    places = {folder: place for place, folder in enumerate(LONG_FIRST)}
    items.sort(key=lambda item: places.get(folder_of(item.path), len(LONG_FIRST)))
    faults = []
    for item in items:
        cited = [str(one) for mark in item.iter_markers("clause") for one in mark.args]
        fault = citation_fault(item.path, cited)
        if fault is not None:
            faults.append(f"{item.nodeid} {fault}")
    if faults:
        raise pytest.UsageError("\n".join(faults))
