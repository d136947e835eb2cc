"""Astrogórnicy in the browser: dice that are picked, and a table that is seen at once."""

import re
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.people import is_answered, leave, new_page, question, start_quick
from server.company import Served

GAME: Final = "astrogornicy"
LEAST_TEXT: Final = 12
"""Pixels, for every word on a tablet."""
PHONE: Final = ViewportSize(width=390, height=844)


def begin_acting(page: Page) -> None:
    """Keep the dice as they fell, up to the first action."""
    start_quick(page, GAME)
    while True:
        page.wait_for_selector("body.is-asked")
        asked = question(page)
        ready = page.locator("#p-actions [data-do=done], #p-actions [data-do=ready]")
        if not ready.count():
            return
        ready.first.click()
        is_answered(page, asked)


def test_a_picked_die_shows_every_field_that_it_serves_and_is_put_there_at_once(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    begin_acting(page)
    field = page.locator("[data-place=first-player]")
    die = page.locator(".ag-toss.is-live").last
    expect(die).to_have_attribute("aria-pressed", "false")
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(field).to_have_class(re.compile("is-legal"))
    served_by_it = set((die.get_attribute("data-pick") or "").split())
    for glowing in page.locator("#p-table [data-do].is-legal").all():
        assert served_by_it & set((glowing.get_attribute("data-do") or "").split())
    asked = question(page)
    field.click()
    is_answered(page, asked)
    expect(page.locator("[data-place=first-player] .ag-die")).to_be_visible()
    leave(page)


def test_a_die_that_is_turned_shows_the_faces_to_choose_from(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    begin_acting(page)
    for look in (".ag-altar.is-legal", ".ag-toss.is-legal"):
        page.wait_for_selector("body.is-asked")
        asked = question(page)
        page.locator(look).first.click()
        is_answered(page, asked)
    page.locator(".ag-toss.is-legal").first.click()
    faces = page.locator("#p-popover [data-choice^='turn:']")
    expect(faces).to_have_count(5)
    expect(faces.locator(".ag-die")).to_have_count(5)
    expect(page.locator("#p-popover .p-outlook")).to_have_count(1)
    expect(faces.first).to_have_accessible_name(re.compile("→"))
    chosen = faces.first.get_attribute("data-choice") or ""
    asked = question(page)
    faces.first.click()
    is_answered(page, asked)
    expect(page.locator(f"[data-do~='discard:{chosen.partition('-')[2]}']").first).to_be_visible()
    page.context.close()


def test_a_die_is_let_go_by_pressing_it_again_or_by_escape(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    begin_acting(page)
    die = page.locator(".ag-toss.is-live").first
    for key in ("", "Escape"):
        die.click()
        expect(page.locator("body.is-picking")).to_have_count(1)
        if key:
            page.keyboard.press(key)
        else:
            die.click()
        expect(page.locator("body.is-picking")).to_have_count(0)
    leave(page)


def test_the_table_is_seen_at_once_beside_the_hand(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900})
    begin_acting(page)
    board = "document.querySelector('.p-board')"
    hidden = page.evaluate(f"{board}.scrollHeight - {board}.clientHeight")
    assert hidden <= 1
    leave(page)


def test_on_a_tablet_every_word_of_the_table_can_be_read_whatever_height_is_left_over(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport={"width": 1024, "height": 768})
    begin_acting(page)
    small = page.evaluate(
        """least => [...document.querySelectorAll("#p-table *, #p-hand *")].filter((thing) =>
            thing.getClientRects().length && !thing.closest(".k-said")
            && [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
            && parseFloat(getComputedStyle(thing).fontSize) < least
        ).map((thing) => thing.outerHTML)""",
        LEAST_TEXT,
    )
    assert small == []
    shape = "(({ width, height }) => [width, height])(document.querySelector('.ag-plan').getBoundingClientRect())"
    before = page.evaluate(shape)
    page.locator(".p-mine").evaluate("mine => { mine.style.height = `${mine.offsetHeight + 80}px` }")
    assert page.evaluate(shape) == before
    leave(page)


def test_fields_are_large_enough_for_a_finger_and_nothing_is_wider_than_a_phone(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True)
    begin_acting(page)
    small = page.evaluate(
        """[...document.querySelectorAll("#p-table .k-do, #p-hand .k-do")].filter((thing) => {
            const box = thing.getBoundingClientRect();
            return thing.dataset.do && box.width && (box.width < 44 || box.height < 44);
        }).map((thing) => thing.className)"""
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    leave(page)
