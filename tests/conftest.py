"""What holds for all tests: drawn examples are the same everywhere, and tests of a game cite its rules."""

import gc
from collections.abc import Generator

import pytest
from hypothesis import settings

from clauses import citation_fault, folder_of
from kosmodrom.engine.compiled import is_compiled

LONG_FIRST = {"yesterday": 0, "conformance": 1, "trust": 2, "browser": 3, "server": 4, "bots": 5, "terminal": 6}
"""Folders with files that take long."""

settings.register_profile("kosmodrom", derandomize=True, deadline=None, database=None, print_blob=True)
settings.load_profile("kosmodrom")


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
    items.sort(key=lambda item: LONG_FIRST.get(folder_of(item.path), len(LONG_FIRST)))
    faults = []
    for item in items:
        cited = [str(one) for mark in item.iter_markers("clause") for one in mark.args]
        fault = citation_fault(item.path, cited)
        if fault is not None:
            faults.append(f"{item.nodeid} {fault}")
    if faults:
        raise pytest.UsageError("\n".join(faults))
