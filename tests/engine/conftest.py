"""The engine is tested with the toy, which is found by its key here as any game is."""

from collections.abc import Iterator

import pytest

from conformance.walks import registered
from toy.entry import ENTRY


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    with registered(ENTRY):
        yield
