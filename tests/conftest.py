"""What holds for all tests: drawn examples are the same everywhere, and tests of a game cite its rules."""

import gc
from collections.abc import Generator

import pytest
from hypothesis import settings

from clauses import citation_fault
from kosmodrom.engine.compiled import is_compiled

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
    """A test of a game that cites no clause, too many, or an unknown one stops the run."""
    faults = []
    for item in items:
        cited = [str(one) for mark in item.iter_markers("clause") for one in mark.args]
        fault = citation_fault(item.path, cited)
        if fault is not None:
            faults.append(f"{item.nodeid} {fault}")
    if faults:
        raise pytest.UsageError("\n".join(faults))
