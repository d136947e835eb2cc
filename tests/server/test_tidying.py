"""Tidying: what lives long is set aside, so that the search for unused objects stays short."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from kosmodrom.server.process.garbage_collection import GarbageCollector
from server.company import wait_until


@pytest.fixture(autouse=True)
def _nothing_is_set_aside_before() -> Iterator[None]:
    """As when a server starts; afterwards the tests' own long-lived objects are set aside again."""
    gc.unfreeze()
    yield
    gc.freeze()


class Node:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_lives_long_is_set_aside_and_looked_through_in_the_end() -> None:
    before = gc.get_freeze_count()
    tidier = GarbageCollector(every=0.01)
    tidier.start()
    wait_until(lambda: gc.get_freeze_count() > before + 1000)
    tidier.end()
    assert gc.get_freeze_count() == 0


def test_unused_objects_are_found_in_spite_of_it() -> None:
    gc.collect()
    alive = [Node() for _ in range(100)]
    nodes = [weakref.ref(each) for each in alive]
    tidier = GarbageCollector(every=0.01, whole=0.05)
    tidier.start()
    wait_until(lambda: gc.get_freeze_count() > 1000)
    alive.clear()
    wait_until(lambda: not any(each() for each in nodes))
    tidier.end()
