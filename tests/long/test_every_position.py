"""axe has nothing to say at many positions of a match, in both themes, on a wide screen and on a phone."""

import pytest
from playwright.sync_api import Browser

from browser.late import GAMES, sit_down_late
from browser.people import complaints, new_page
from server.company import Served

pytest_plugins = ["browser.conftest"]
SCREENS = [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]
LEFT = (1, 6, 11, 16, 21, 26, 31)
"""So many decisions of one's own before the end."""


@pytest.mark.parametrize("screen", SCREENS, ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violations(
    browser: Browser, served: Served, game: str, theme: str, screen: dict[str, int]
) -> None:
    page = new_page(browser, served.base, viewport=screen)
    found = {}
    for own_decisions in LEFT:
        table = sit_down_late(page, served, own_decisions, game)
        for address in (f"/table/{table}", f"/table/{table}/replay"):
            page.goto(f"{address}?theme={theme}")
            found[own_decisions, address] = complaints(page)
    assert not any(found.values()), "\n".join(found.values())
    page.context.close()
