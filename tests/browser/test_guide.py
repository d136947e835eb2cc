"""The guide in a browser: found on the first visit, read, searched, printed, and opened beside a match."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import GAMES, THEMES
from browser.people import complaints, leave, new_page, start_quick, tile
from server.company import Served

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}
PAGE = re.compile(rb"/Type\s*/Page[^s]")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violations_in_the_guide(browser: Browser, served: Served, game: str, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"/rules/{game}?theme={theme}")
    page.evaluate("document.querySelector('.g-all').remove()")  # another test looks at the rules
    page.evaluate("for (const list of document.querySelectorAll('details')) list.open = true")
    assert complaints(page) == ""
    leave(page)


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE, {"width": 1024, "height": 768}], ids=["phone", "side", "tablet"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_screen(browser: Browser, served: Served, game: str, size: dict[str, int]) -> None:
    page = new_page(browser, served.base, viewport=size, locale="pl-PL")
    page.goto(f"/rules/{game}")
    page.evaluate("for (const list of document.querySelectorAll('details')) list.open = true")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    cut = page.evaluate("""[...document.querySelectorAll(".g-round .g-picture")]
        .filter((picture) => picture.scrollWidth > picture.clientWidth + 1)
        .map((picture) => picture.parentElement.innerText)""")
    assert cut == []
    leave(page)


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_it_is_printed_on_two_sheets_by_day(browser: Browser, served: Served, game: str, lang: str) -> None:
    page = new_page(browser, served.base)
    page.goto(f"/rules/{game}?theme=night&lang={lang}")
    page.evaluate("addEventListener('beforeprint', () => { window.printed = document.documentElement.dataset.theme; })")
    sheets = PAGE.findall(page.pdf(prefer_css_page_size=True))
    assert len(sheets) == 2
    assert page.evaluate("[window.printed, document.documentElement.dataset.theme]") == ["day", "night"]
    leave(page)


def test_rules_open_where_they_are_named_by_mouse_and_by_keys(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto("/rules/star_scrappers")
    rule = page.locator("#rule")
    expect(rule).not_to_be_visible()
    mark = page.locator("[aria-labelledby=points] tr", has_text="Each Totem").locator("[data-clauses]")
    expect(mark).to_have_accessible_name("rules SS-200")
    mark.click()
    expect(rule).to_have_text(re.compile("SS-200 Each Totem you own gives you 3 VP"))
    expect(mark).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rule).not_to_be_visible()
    expect(mark).to_be_focused()
    page.keyboard.press("Enter")
    expect(rule.locator("a")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#SS-200")).to_be_in_viewport()
    expect(rule).not_to_be_visible()
    leave(page)


def test_a_rule_shows_its_example_below_it_with_the_thing_that_is_meant(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE)
    page.goto("/rules/star_scrappers#SS-094")
    rule = page.locator("#SS-094")
    link = rule.get_by_role("link", name="For example")
    link.press("Enter")
    expect(rule.locator(".g-example")).to_contain_text("You hold 7 cards.")
    expect(link).to_have_attribute("aria-expanded", "true")
    expect(rule.locator(".g-board .is-hinted")).to_have_count(1)
    expect(rule.locator(".g-board")).to_have_attribute("inert", "")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    link.click()
    expect(rule.locator(".g-example")).to_have_count(0)
    expect(link).to_have_attribute("aria-expanded", "false")
    leave(page)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violations_in_an_example(browser: Browser, served: Served, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"/rules/andromeda/example/AN-123?theme={theme}")
    expect(page.get_by_role("heading", name="For example")).to_be_visible()
    assert complaints(page) == ""
    leave(page)


def test_what_is_typed_finds_symbols_cards_and_rules(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE, locale="pl-PL")
    page.goto("/rules/star_scrappers")
    expect(page.get_by_role("heading", name="Psychosa")).not_to_be_visible()
    page.locator("#q").fill("psychosa")
    expect(page.get_by_role("heading", name="Psychosa")).to_be_visible()
    expect(page.locator("#sixty")).not_to_be_visible()
    page.locator("#q").fill("zniewolone karty")
    expect(page.locator("#SS-142")).to_be_visible()
    page.locator("#q").fill("")
    expect(page.locator("#SS-142")).not_to_be_visible()
    expect(page.get_by_text("Szukaj w zasadach")).to_be_in_viewport()
    expect(page.locator("#sixty")).to_be_visible()
    expect(page.get_by_role("heading", name="Psychosa")).not_to_be_visible()
    page.goto("/rules/star_scrappers#SS-142")
    expect(page.locator("#SS-142")).to_be_in_viewport()
    page.goto("/rules/star_scrappers#cards-artifacts")
    expect(page.get_by_role("heading", name="Kontrakt", exact=True)).to_be_visible()
    leave(page)


def test_sixty_seconds_are_offered_until_they_were_read_or_declined(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE)
    page.goto("/")
    seen = page.locator("[data-first]:visible")
    expect(seen).to_have_count(1)
    tile(page, "andromeda").get_by_role("link", name="First time? The game in sixty seconds").click()
    expect(page.get_by_role("heading", name="In sixty seconds")).to_be_in_viewport()
    page.wait_for_function("localStorage.getItem('kosmodrom-guide-andromeda')")
    page.goto("/")
    expect(tile(page, "andromeda").locator("[data-first]")).not_to_be_visible()
    expect(seen).to_have_count(1)
    following = str(seen.get_attribute("data-first"))
    seen.get_by_role("button", name="Do not show this again").click()
    expect(seen).to_have_count(0)
    expect(tile(page, following).locator("[data-quick]")).to_be_focused()
    leave(page)


def open_sheet(page: Page) -> None:
    page.locator("[data-open=p-menu]").click()
    page.locator("#p-menu [data-guide]").click()
    expect(page.locator("#p-zoom")).to_contain_text("In sixty seconds")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_guide_opens_above_the_table_and_the_match_stays(
    browser: Browser, served: Served, size: dict[str, int]
) -> None:
    page = new_page(browser, served.base, viewport=size)
    start_quick(page)
    address = page.url
    open_sheet(page)
    expect(page.locator("#p-zoom .g-symbols")).to_contain_text("untouchable")
    expect(page.get_by_role("link", name="All rules")).to_have_attribute("href", "/rules/star_scrappers")
    page.keyboard.press("Escape")
    expect(page.locator("#p-zoom")).not_to_be_visible()
    page.locator("body").press("?")
    page.locator("#p-help [data-guide]").click()
    expect(page.locator("#p-zoom")).to_be_visible()
    expect(page.locator("#p-help")).not_to_be_visible()
    assert page.url == address
    leave(page)


def test_a_number_at_the_table_opens_its_entry(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    start_quick(page)
    page.locator("#p-seats .k-counter[title^='hand']").first.click()
    expect(page.locator("#p-popover")).to_contain_text("Hand: How many cards somebody holds. The limit is 7.")
    link = page.locator("#p-popover .k-clause")
    expect(link).to_have_attribute("href", "/rules/star_scrappers#SS-018")
    leave(page)
