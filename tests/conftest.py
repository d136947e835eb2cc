"""What holds for all tests: drawn examples are the same everywhere, and tests of a game cite its rules."""

import gc
from collections.abc import Generator

import pytest
from hypothesis import settings

from clauses import citation_fault, folder_of
from kosmodrom.engine.compiled import is_compiled

LONG_FIRST = {"conformance": 0, "trust": 1, "browser": 2, "server": 3, "bots": 4, "terminal": 5}
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
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test of a game that cites no clause, too many, or an unknown one stops the run.

    Long files come first, so that no process is left alone with one in the end.
    """
    items.sort(key=lambda item: LONG_FIRST.get(folder_of(item.path), len(LONG_FIRST)))
    faults = []
    for item in items:
        cited = [str(one) for mark in item.iter_markers("clause") for one in mark.args]
        fault = citation_fault(item.path, cited)
        if fault is not None:
            faults.append(f"{item.nodeid} {fault}")
    if faults:
        raise pytest.UsageError("\n".join(faults))
