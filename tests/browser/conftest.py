"""One browser for all, and one server for each file of tests; matches that are the same each time."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.people import KINDS, LEFT, browsing, chromium
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.services import seating
from server.company import QUICK, Served, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots do not wait."""
    file: Path = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    with serving(Settings(**{"database": f"sqlite:///{file}", **QUICK})) as running:
        yield running


@pytest.fixture(scope="package")
def chromium_running() -> Iterator[Browser]:
    """Ends with these tests, because others run loops of their own."""
    if chromium() is None:
        pytest.fail("there is no Chromium here; `make browser` finds or installs one")
    with browsing() as running:
        yield running


@pytest.fixture(scope="module")
def browser(chromium_running: Browser) -> Iterator[Browser]:
    """Knows nothing of what other files did, and none of their pages is open."""
    assert not chromium_running.contexts
    yield chromium_running
    LEFT.clear()
    KINDS.clear()
    for context in chromium_running.contexts:
        context.close()


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test deals the same cards on every run."""
    numbers = itertools.count(1)
    monkeypatch.setattr(seating, "fresh_seed", lambda: next(numbers).to_bytes(32, "big"))
    monkeypatch.setattr(seating, "fresh_nonce", lambda: "nonce")
