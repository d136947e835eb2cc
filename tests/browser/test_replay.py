"""The replay: it plays by itself, by keys and by its log, through anybody's eyes, and nothing but the match moves."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import leave, new_page, take_seat
from server.company import Served
from toy.ties import played

PEOPLE = [{"kind": "me", "name": "Łukasz"}, *[{"kind": "bot", "name": "Małgorzata Wiśniewska-Kowalska"}] * 3]
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SCREENS: dict[str, dict[str, Any]] = {
    "wide": WIDE,
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "across": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}
PLACES = "() => ['#main', '.p-mine', '.p-player', '.p-line', '#p-slider'].map(name => \
    document.querySelector(name).getBoundingClientRect()).flatMap(box => [box.x, box.y, box.width, box.height])"
SMALL = """() => [...document.querySelectorAll("body *")].filter(thing => thing.getClientRects().length)
    .filter(thing => !thing.closest("#p-table, #p-hand, #p-seats, .k-said"))
    .filter(thing => [...thing.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(thing => parseFloat(getComputedStyle(thing).fontSize) < 12).map(thing => thing.outerHTML)"""
NARROW = """() => [...document.querySelectorAll(":is(a, button, select, input)")]
    .filter(thing => thing.getClientRects().length && !thing.closest("#p-table, #p-hand, #p-seats, .p-story"))
    .filter(thing => { const box = thing.getBoundingClientRect(); return Math.min(box.width, box.height) < 40; })
    .map(thing => thing.outerHTML.slice(0, 120))"""


def opened(browser: Browser, served: Served, game: str, seats: int = 4, query: str = "", **settings: Any) -> Page:
    body = {"journal": played(game, seats, 1).journal(), "seats": PEOPLE[:seats]}
    found = served.person().post("/api/journals", body, 201)
    page = new_page(browser, served.base, **settings)
    take_seat(page, served.base, found["table"], found["secret"])
    page.goto(f"/table/{found['table']}/replay{query}")
    page.wait_for_selector("body[data-at]")
    return page


def at(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.at"))


def is_at(page: Page, moment: int) -> None:
    page.wait_for_selector(f"body[data-at='{moment}']")


def lines(page: Page) -> list[int]:
    """The moments of the log, those of its headings too."""
    found: list[int] = page.evaluate(
        "[...document.querySelectorAll('.p-story li')].map(line => Number(line.dataset.at))"
    )
    return found


def marked(page: Page) -> int:
    return int(page.locator(".p-story [aria-current]").get_attribute("data-at") or -1)


def test_it_plays_by_itself_and_goes_wherever_one_wants(browser: Browser, served: Served) -> None:
    page = opened(browser, served, "star_scrappers", 2, **WIDE)
    begin, last = (int(page.locator("#p-slider").get_attribute(name) or 0) for name in ("data-begin", "max"))
    assert at(page) == begin
    expect(page.locator("#p-status")).not_to_contain_text("set up")
    play, later = page.locator("[data-play]"), [moment for moment in lines(page) if moment > begin]

    page.locator("[data-speed]").select_option("fast")
    page.locator("#main").click(position={"x": 2, "y": 2})
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(play).to_have_attribute("aria-label", "Pause")
    page.wait_for_function(f"() => Number(document.body.dataset.at) >= {later[1]}")
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "false")
    is_at(page, int(page.locator("#p-slider").input_value()))
    here = at(page)
    assert marked(page) == here

    page.keyboard.press("ArrowRight")
    is_at(page, here + 1)
    page.keyboard.press("ArrowLeft")
    is_at(page, here)
    turns = page.evaluate("JSON.parse(document.getElementById('p-slider').dataset.turns)")
    page.keyboard.press("PageDown")
    is_at(page, next(turn for turn in turns if turn > here))
    page.locator("[data-jump='-1']").click()
    is_at(page, max(turn for turn in turns if turn <= here))
    page.keyboard.press("End")
    is_at(page, last)
    expect(page.locator("#p-status")).to_have_text("The game is over.")
    page.keyboard.press("Home")
    is_at(page, begin)
    page.keyboard.press("Home")
    is_at(page, 0)
    expect(page.locator("#p-status")).to_have_text("The table is being set up.")
    page.locator(".p-story .p-since a", has_text="Round 3").click()
    page.wait_for_function("() => Number(document.body.dataset.at) > 0")
    assert "Round 3" in page.locator("#p-table").inner_text()
    expect(page.locator(".p-story [aria-current]")).to_be_in_viewport()
    page.evaluate("location.hash = '40'")
    is_at(page, 40)
    assert page.url.endswith("eyes=0&at=40")

    expect(page.locator("#p-eyes h2")).to_contain_text("As Łukasz sees it")
    page.locator(".p-eyes a", has_text="Małgorzata").click()
    page.wait_for_url("**eyes=1&at=*")
    expect(page.locator("#p-eyes h2")).to_contain_text("As Małgorzata Wiśniewska-Kowalska sees it")
    page.keyboard.press("?")
    expect(page.locator("#p-help")).to_be_visible()
    leave(page)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_moves_but_the_match_and_all_can_be_read_and_touched(
    browser: Browser, served: Served, screen: str
) -> None:
    game = {"wide": "andromeda", "tablet": "astrogornicy", "phone": "star_scrappers", "across": "posrod_gwiazd"}[screen]
    page = opened(browser, served, game, **SCREENS[screen])
    size = SCREENS[screen]["viewport"]
    begun, last = page.evaluate(PLACES), int(page.locator("#p-slider").get_attribute("max") or 0)
    for moment in range(1, 6):
        page.locator("#p-slider").evaluate(
            "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input')); }", last * moment // 5
        )
        is_at(page, last * moment // 5)
        assert page.evaluate(PLACES) == pytest.approx(begun, abs=0.6)
        page.keyboard.press("ArrowLeft")
        is_at(page, last * moment // 5 - 1)
    shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert shown == [size["width"], size["height"]]
    assert page.evaluate(SMALL) == []
    if "is_mobile" in SCREENS[screen]:
        assert page.evaluate(NARROW) == []
        assert page.locator("#p-eyes").evaluate("eyes => eyes.scrollWidth <= eyes.clientWidth")
        page.locator("[data-show=log]").tap()
        expect(page.locator(".p-story [aria-current]")).to_be_in_viewport()
        page.locator("[data-show=seats]").tap()
        expect(page.locator(".p-seat").first).to_be_in_viewport()
        expect(page.locator("[data-show=hand]")).to_be_in_viewport()
    leave(page)
