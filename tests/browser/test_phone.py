"""The end of a game with a finger, on the screen of a phone."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import EACH_IN_TURN, sit_down_late
from browser.people import LEGAL, is_answered, is_asked_back, is_over, leave, new_page, question
from server.company import Served

MOST = 150
UPRIGHT = (390, 844)
ACROSS = (844, 390)


def tap_something(page: Page, choose: random.Random) -> None:
    """Tap something that glows; what lies before the seats is under its own tab.

    Where there is no choice nothing glows any more, and the page itself answers.
    """
    asked = question(page)
    if not page.locator(LEGAL).count():
        page.locator("[data-show=seats]").tap()
    glowing = page.locator(LEGAL).count()
    if not glowing:
        is_answered(page, asked)
        return
    thing = page.locator(LEGAL).nth(choose.randrange(glowing))
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center' })")
    box = thing.bounding_box()
    assert box is not None
    thing.tap(position={"x": min(10, box["width"] / 2), "y": box["height"] / 2})
    while is_asked_back(page, asked):
        choices = page.locator("#p-popover [data-choice]:visible")
        if count := choices.count():
            choices.nth(choose.randrange(count)).tap()
    if page.locator("[data-show=hand]").is_visible():
        page.locator("[data-show=hand]").tap()


@pytest.mark.parametrize("size", [UPRIGHT, pytest.param(ACROSS, marks=pytest.mark.long)], ids=["upright", "across"])
@pytest.mark.parametrize("game", EACH_IN_TURN)
def test_a_game_is_played_to_its_end_by_finger(
    browser: Browser, served: Served, game: str, size: tuple[int, int]
) -> None:
    page = new_page(
        browser,
        served.base,
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
        is_mobile=True,
        locale="pl-PL",
    )
    sit_down_late(page, served, 8, game)
    choose = random.Random(3)
    for _ in range(MOST):
        if is_over(page):
            break
        tap_something(page, choose)
    expect(page.locator(".p-end h2")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0], "the page is wider than the screen"
    leave(page)


def test_a_strip_of_seats_names_everybody(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    host = served.open([{"kind": "me", "name": "Ala"}, *[{"kind": "bot", "level": "random"}] * 3], "andromeda")
    page.goto(f"/join/{host.secret}")
    names = page.locator("#p-seats h2")
    expect(names).to_have_count(4)
    assert [name.inner_text().strip() for name in names.all()] == ["Ala", "Bot 2", "Bot 3", "Bot 4"]
    assert all(name.evaluate("name => name.scrollWidth <= name.clientWidth") for name in names.all())
    leave(page)


def test_the_way_back_from_a_stand_in_stays_in_reach(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    host, _ = served.pair()
    page.goto(f"/join/{host.secret}")
    page.wait_for_selector("body[data-live=yes]")
    host.post(f"{host.path}/hand-over", {"level": "random"})
    button = page.locator("#p-notice").get_by_role("button", name="Take the seat back")
    expect(button).to_be_visible()
    expect(page.locator("#p-seats").get_by_text("a bot stands in (random)")).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 100
    expect(button).to_be_in_viewport(ratio=1)
    button.tap()
    expect(button).to_have_count(0)
    assert host.info()["seats"][0]["stand_in"] is False
    leave(page)


def test_tabs_show_seats_and_log(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down_late(page, served, 12)
    page.locator("[data-show=log]").tap()
    expect(page.locator("#p-log")).to_be_visible()
    page.locator("[data-show=seats]").tap()
    expect(page.locator(".p-seat-foot").first).to_be_visible()
    expect(page.locator("#p-table")).not_to_be_visible()
    page.locator("[data-show=hand]").tap()
    expect(page.locator("#p-hand")).to_be_visible()
    expect(page.locator("#p-log")).not_to_be_visible()
    expect(page.locator("#p-table")).to_be_visible()
    leave(page)
