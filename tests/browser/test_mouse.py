"""A whole game against bots with the mouse alone: two clicks to start, then only what glows, to the score sheet."""

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import GAMES, sit_down_late
from browser.people import click_something, is_answered, is_over, leave, new_page, question, quick, start_quick
from server.company import Served

MOST = 600


@pytest.mark.long
def test_a_whole_game_by_clicking_what_glows(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    page.goto("/")
    quick(page).click()
    page.wait_for_selector("body[data-live=yes]")
    play_to_the_end(page, random.Random(1))
    the_end_is_told_and_can_be_checked(page)


def test_the_end_of_a_game_is_told_and_can_be_checked(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    sit_down_late(page, served, 16, "star_scrappers")
    play_to_the_end(page, random.Random(1))
    the_end_is_told_and_can_be_checked(page)


def play_to_the_end(page: Page, choose: random.Random) -> None:
    for _ in range(MOST):
        if is_over(page):
            break
        click_something(page, choose)


def the_end_is_told_and_can_be_checked(page: Page) -> None:
    """The sheet, the winner and the promised seed; then the same company plays again."""
    sheet = page.get_by_role("table", name="").filter(has_text="Total")
    expect(sheet.first).to_be_visible()
    expect(page.locator(".p-end h2")).to_have_text(re.compile("won"))
    expect(page.locator("#p-status")).to_have_text("The game is over.")
    page.locator(".p-fair summary").click()
    page.locator("[data-check-fair]").click()
    expect(page.locator("[data-fair-answer]")).to_have_text("The seed is the one that was promised.")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_selector("body[data-state=running]")
    page.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicking(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport={"width": 1024, "height": 768}, locale="pl-PL")
    sit_down_late(page, served, 16, game)
    play_to_the_end(page, random.Random(4))
    expect(page.locator(".p-end h2")).to_be_visible()
    leave(page)


def test_what_cannot_be_done_says_why(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    page.locator("#p-table [data-do]:not(.is-legal):visible").first.click()
    bubble = page.locator("#p-popover")
    expect(bubble).to_be_visible()
    clause = bubble.locator(".k-clause")
    expect(clause).to_have_text(re.compile(r"^SS-\d{3}$"))
    expect(clause).to_have_attribute("href", re.compile(r"^/rules/star_scrappers#SS-\d{3}$"))
    page.keyboard.press("Escape")
    expect(bubble).not_to_be_visible()
    leave(page)


def test_what_was_begun_is_named_and_can_be_taken_back_where_it_is_in_the_way(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    page.add_init_script("localStorage.setItem('kosmodrom-forced', 'off')")
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    asked = page.locator("#p-status").inner_text()
    before = question(page)
    page.locator("#p-table [data-do^='mine:1'].is-legal").first.click()
    is_answered(page, before)
    page.locator("#p-table [data-do^='mine:']:not(.is-legal):visible").last.click()
    bubble = page.locator("#p-popover")
    expect(bubble.locator(".p-fact")).to_contain_text("You are mining")
    expect(bubble.locator(".p-rule .k-clause")).to_have_text("SS-071")
    bubble.get_by_role("button", name="Take back").click()
    expect(page.locator("#p-status")).to_have_text(asked)
    expect(bubble).not_to_be_visible()
    page.context.close()


def test_a_card_laid_for_a_payment_is_taken_back_by_touching_it(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    page.add_init_script("localStorage.setItem('kosmodrom-forced', 'off')")
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    before = question(page)
    page.locator("#p-table [data-do^='mine:1'].is-legal[aria-label*='Wild']").first.click()
    is_answered(page, before)
    paying, before = page.locator("#p-status").inner_text(), question(page)
    page.locator("#p-hand [data-do*='pay:'].is-legal").first.click()
    is_answered(page, before)
    laid = page.locator("#p-hand .is-laid")
    expect(laid).to_have_accessible_name(re.compile("^Take back: "))
    laid.click()
    expect(laid).to_have_count(0)
    expect(page.locator("#p-status")).to_have_text(paying)
    expect(page.locator("#p-zoom")).not_to_be_visible()
    page.context.close()


def test_where_there_is_no_choice_the_page_answers_and_taking_back_goes_to_the_choice(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    page.add_init_script("localStorage.setItem('kosmodrom-forced', 'off')")
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    asked = page.locator("#p-status").inner_text()
    before = question(page)
    page.locator("#p-table [data-do^='mine:1'].is-legal").first.click()
    is_answered(page, before)
    paying, begun = page.locator("#p-status").inner_text(), question(page)
    assert paying != asked
    options, choice = page.locator(".is-legal"), asked
    while options.count() > 1:
        choice = page.locator("#p-status").inner_text()
        options.first.click()
        is_answered(page, begun)
        begun = question(page)
    page.locator("[data-open=p-menu]").click()
    page.locator("[data-open=p-settings]").click()
    page.locator("[data-answering]").click()
    is_answered(page, begun)
    page.keyboard.press("Escape")
    expect(page.locator("#p-status")).not_to_have_text(paying)
    expect(options.nth(1)).to_be_attached()
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator("#p-status")).to_have_text(choice)
    page.context.close()


def test_undo_takes_back_and_restart_goes_to_the_start_of_the_turn(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    asked = page.locator("#p-status").inner_text()
    page.locator("#p-table [data-do^='recruit:1'].is-legal").first.click()
    expect(page.locator("#p-status")).not_to_have_text(asked)
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator("#p-status")).to_have_text(asked)
    for action in ("recruit:1", "mine:1"):
        before = question(page)
        page.locator(f"#p-table [data-do^='{action}'].is-legal").first.click()
        is_answered(page, before)
    page.locator("[data-undo=turn]").click()
    expect(page.locator("#p-status")).to_have_text(asked)
    leave(page)


def test_a_card_in_large(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    start_quick(page)
    page.locator("#p-hand [data-zoom]").first.click(button="right")
    dialog = page.locator("#p-zoom")
    expect(dialog).to_be_visible()
    expect(dialog.locator("h2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    leave(page)


def test_a_symbol_with_a_number_says_what_it_is_when_it_is_touched(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 390, "height": 844}, has_touch=True)
    start_quick(page)
    page.locator("[data-show=seats]").tap()
    counter = page.locator("#p-seats .k-counter[title]:not(button):visible").first
    counter.tap()
    expect(page.locator("#p-popover p").first).to_have_text(str(counter.get_attribute("title")))
    expect(page.locator("#p-popover .p-rule .k-clause").first).to_have_text(re.compile(r"SS-\d{3}"))
    leave(page)
