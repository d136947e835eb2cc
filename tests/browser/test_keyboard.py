"""The end of a game with the keyboard alone."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import EACH_IN_TURN, sit_down_late
from browser.people import LEGAL, is_answered, is_over, leave, new_page, press_on, question, start_quick
from server.company import Served

MOST = 150
WIDE = {"width": 1440, "height": 900}


def decide_by_keys(page: Page, choose: random.Random) -> None:
    """Go to something that glows and press Enter; now and then a digit instead.

    Where there is no choice nothing glows any more, and the page itself answers.
    """
    asked = question(page)
    digits = page.locator("[data-key]").evaluate_all("things => things.map(thing => thing.dataset.key).sort()")
    glowing = page.locator(LEGAL).count()
    if not digits or not glowing:
        is_answered(page, asked)
        return
    if choose.random() < 0.5:
        page.keyboard.press(choose.choice(digits))
    else:
        for _ in range(1 + choose.randrange(min(12, glowing))):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
    press_on(page, asked)


@pytest.mark.parametrize("game", EACH_IN_TURN)
def test_a_game_is_played_to_its_end_by_keys(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    sit_down_late(page, served, 10, game)
    choose = random.Random(2)
    for _ in range(MOST):
        if is_over(page):
            break
        decide_by_keys(page, choose)
    expect(page.locator(".p-end h2")).to_be_visible()
    leave(page)


def test_arrows_move_inside_a_part_and_tab_leaves_it(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    page.locator("#p-table [data-place='dock-2a'], #p-table [data-do]").first.focus()
    before = page.evaluate("document.activeElement.outerHTML")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.outerHTML") != before
    assert page.evaluate("document.activeElement.closest('[data-zone]').id") == "p-table"
    assert page.locator("#p-table [tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#p-table')") is None
    leave(page)


def test_help_zoom_and_undo_have_keys(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    page.keyboard.press("?")
    expect(page.locator("#p-help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#p-help")).not_to_be_visible()
    page.locator("#p-hand [data-zoom]").first.focus()
    page.keyboard.press("z")
    expect(page.locator("#p-zoom")).to_be_visible()
    page.keyboard.press("Escape")
    status = page.locator("#p-status").inner_text()
    page.keyboard.press("n")
    page.locator("#p-table [data-do^='recruit:1'].is-legal").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#p-status")).not_to_have_text(status)
    page.keyboard.press("u")
    expect(page.locator("#p-status")).to_have_text(status)
    leave(page)
