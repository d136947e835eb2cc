"""A seat is taken along: the link that a table's menu shows opens it in another browser, which plays on."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import click_something, complaints, leave, new_page, question, tile
from server.company import Served

SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}


def open_table(page: Page) -> None:
    """Małgorzata against a bot."""
    page.goto("/")
    tile(page).get_by_text("Przygotuj własny stół").click()
    form = tile(page).locator("[data-table-form]")
    form.locator("[name=name]").fill("Małgorzata")
    form.locator("[name=seats]").select_option("2")
    form.get_by_role("button", name="Otwórz stół").click()
    page.wait_for_selector("body[data-live=yes]")


@pytest.mark.parametrize("size", SIZES)
def test_a_seat_is_taken_along_and_played_on(browser: Browser, served: Served, size: str) -> None:
    page = new_page(browser, served.base, locale="pl-PL", viewport=SIZES[size])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(page)
    choose = random.Random(1)
    page.wait_for_selector("body.is-asked")
    click_something(page, choose)
    table = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Przenieś miejsce na inne urządzenie").click()
    expect(page.locator("main")).to_contain_text("Małgorzata")
    code = page.get_by_role("img", name="Kod QR z linkiem do miejsca: Małgorzata")
    box = code.bounding_box()
    assert box
    assert box["width"] == pytest.approx(box["height"], abs=1)
    assert box["width"] > 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert complaints(page) == ""
    page.get_by_role("button", name="Kopiuj").click()
    expect(page.get_by_role("button", name="Skopiowano")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link == page.locator("main input").input_value()

    other = new_page(browser, served.base, locale="pl-PL", viewport=SIZES["phone"])
    other.goto(link)
    assert other.url == table
    other.wait_for_selector("body[data-live=yes]")
    other.wait_for_selector("body.is-asked")
    asked = question(other)
    click_something(other, choose)
    other.wait_for_selector(f"body:not([data-question='{asked}'])")
    page.get_by_role("link", name="Wróć do stołu").first.click()
    page.wait_for_selector("body[data-live=yes]")
    assert page.evaluate("document.body.dataset.question") != asked
    for context in (page.context, other.context):
        context.close()


def test_a_journal_that_is_far_too_large_is_refused_on_the_page(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL", viewport=SIZES["wide"])
    page.goto("/")
    page.locator("[data-upload] [name=journal]").set_input_files(
        {"name": "Zażółć „gęślą”; jaźń.txt", "mimeType": "text/plain", "buffer": b"x" * 2_200_000}
    )
    expect(page.locator("#p-journal")).to_contain_text("treść jest większa niż 2097152 bajtów")
    leave(page)


def test_errors_are_pages_in_the_language_of_the_browser(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL", viewport=SIZES["phone"])
    for address, says in (("/open", "Ten adres tak nie działa."), ("/nowhere", "Nie ma takiej strony.")):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_have_text(says)
        assert complaints(page) == ""
    page.get_by_role("link", name="Strona główna").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("W co zagramy?")
    leave(page)
