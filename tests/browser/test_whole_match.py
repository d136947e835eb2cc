"""A match of every game in the browser, with thinking processes as everybody has them: bots, a hint, the end, a replay.

`make test-fast` runs it against the compiled build, which is what people play on.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.late import GAMES, sit_down_late
from browser.people import PATIENCE, click_something, is_over, leave, new_page, quick
from kosmodrom.server.process.settings import Settings
from server.company import QUICK, Served, serving

MOST = 200


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a thinking process of its own."""
    file: Path = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    with serving(Settings(**{"database": f"sqlite:///{file}", **QUICK, "thinkers": 1})) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_from_the_home_page_and_a_hint_is_given(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900}, locale="pl-PL")
    page.goto("/")
    quick(page, game).click()
    page.wait_for_selector("body[data-live=yes]")
    assert not is_over(page)
    page.keyboard.press("h")
    expect(page.locator("#p-popover:popover-open .p-hint li").first).to_contain_text(
        re.compile(r"\w"), timeout=PATIENCE
    )
    expect(page.locator(".is-hinted:visible").first).to_be_visible()
    leave(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_and_watched_again(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900}, locale="pl-PL")
    table, choose = sit_down_late(page, served, 5, game), random.Random(4)
    for _ in range(MOST):
        if is_over(page):
            break
        click_something(page, choose)
    expect(page.locator(".p-end h2")).to_be_visible()
    page.goto(f"/table/{table}/replay?at=3")
    expect(page.locator("body")).to_contain_text(re.compile(r"Chwila 3 z \d+"))
    leave(page)
