"""Tidying: what lives long is set aside, so that the search for unused objects stays short."""

import gc

from kosmodrom.server.process.garbage_collection import GarbageCollector
from server.company import wait_until


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
    tidier = GarbageCollector(every=0.01, whole=0.05)
    tidier.start()
    wait_until(lambda: gc.get_freeze_count() > 1000)
    alive.clear()
    wait_until(lambda: not any(isinstance(each, Node) for each in gc.get_objects()))
    tidier.end()
