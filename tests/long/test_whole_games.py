"""Whole games of every game in the browser: by the mouse, by the keyboard alone, by finger on the screen of a phone."""

import random

import pytest
from playwright.sync_api import Browser, expect

from browser.late import GAMES
from browser.people import click_something, is_over, new_page, start_quick
from browser.test_keyboard import decide_by_keys
from browser.test_phone import ACROSS, UPRIGHT, tap_something
from server.company import Served

pytest_plugins = ["browser.conftest"]
MOST = 800


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900}, locale="pl-PL")
    start_quick(page, game)
    choose = random.Random(7)
    for _ in range(MOST):
        if is_over(page):
            break
        click_something(page, choose)
    expect(page.locator(".p-end h2")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    start_quick(page, game)
    choose = random.Random(5)
    for _ in range(MOST):
        if is_over(page):
            break
        decide_by_keys(page, choose)
    expect(page.locator(".p-end h2")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("size", [UPRIGHT, ACROSS], ids=["upright", "across"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_finger(browser: Browser, served: Served, game: str, size: tuple[int, int]) -> None:
    page = new_page(
        browser, served.base, viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True
    )
    start_quick(page, game)
    choose = random.Random(6)
    for _ in range(MOST):
        if is_over(page):
            break
        tap_something(page, choose)
    expect(page.locator(".p-end h2")).to_be_visible()
    page.context.close()
