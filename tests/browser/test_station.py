"""The stations of Pośród Gwiazd in the browser: ghost cells, ranges, opening and zooming."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import THEMES
from browser.people import (
    choose_theme,
    click_something,
    complaints,
    free_spot,
    is_answered,
    leave,
    new_page,
    question,
    start_quick,
)
from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.lessons.proving import rehearsed
from kosmodrom.lessons.shelf import shelf
from server.company import Served

GAME = "posrod_gwiazd"
WIDE = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}


def table(browser: Browser, served: Served, **settings: object) -> Page:
    page = new_page(browser, served.base, **{"viewport": WIDE, **settings})
    start_quick(page, GAME)
    page.wait_for_selector("body.is-asked")
    return page


def play_until(page: Page, wanted: str, choose: random.Random) -> None:
    """Click what glows until something glows that is looked for; a location is built wherever it can be."""
    for _ in range(60):
        page.wait_for_selector("body.is-asked")
        if page.locator(wanted).count():
            return
        build = page.locator("#p-hand [data-do=build].is-legal")
        if build.count():
            asked = question(page)
            build.click()
            is_answered(page, asked)
        else:
            click_something(page, choose)
    raise AssertionError(f"nothing like {wanted} has come up")


def test_cells_show_what_a_card_would_bring_and_reactors_how_far_they_are(browser: Browser, served: Served) -> None:
    page = table(browser, served)
    play_until(page, ".pg-ghost.is-legal[data-gain]", random.Random(3))
    ghost = page.locator(".pg-ghost.is-legal[data-gain]").first
    shown = ghost.evaluate("thing => getComputedStyle(thing, '::before').content")
    assert re.match(r'"\+\d', shown)
    ghost.hover()
    expect(page.locator("#p-preview b")).to_contain_text("VP")
    assert page.locator(".pg-room[data-range]:visible").count() >= 1
    page.mouse.move(5, 5)
    expect(page.locator(".pg-room[data-range]")).to_have_count(0)
    leave(page)


def test_another_station_opens_and_stays_open_until_the_next_question(browser: Browser, served: Served) -> None:
    page = table(browser, served)
    expect(page.locator(".pg-st-0 .pg-chart")).to_be_visible()
    page.locator(".pg-st-1 .pg-thumb").click()
    expect(page.locator(".pg-st-1 .pg-chart")).to_be_visible()
    expect(page.locator(".pg-st-0 .pg-chart")).not_to_be_visible()
    asked = question(page)
    page.locator("#p-hand .is-legal").first.click()
    is_answered(page, asked)
    expect(page.locator(".pg-acts .is-legal").first).to_be_visible()
    expect(page.locator(".pg-st-0 .pg-chart")).to_be_visible()
    page.locator(".pg-st-1 .pg-thumb").click()
    expect(page.locator(".pg-st-1 .pg-chart")).to_be_visible()
    play_until(page, "body:not(:has(.pg-acts)) .pg-ghost.is-legal", random.Random(3))
    expect(page.locator(".pg-st-0 .pg-chart")).to_be_visible()
    leave(page)


def test_a_chart_that_was_made_larger_stays_so_when_it_is_drawn_anew(browser: Browser, served: Served) -> None:
    page = table(browser, served)
    width = "document.querySelector('.pg-st-0 .pg-room').getBoundingClientRect().width"
    before = page.evaluate(width)
    for _ in range(3):
        page.locator(".pg-st-0 [data-scale='1.3']").click()
    larger = page.evaluate(width)
    assert larger > 2 * before
    asked, spot = free_spot(page, random.Random(1))
    page.mouse.click(*spot)
    is_answered(page, asked)
    assert abs(page.evaluate(width) - larger) < 1
    page.locator(".pg-st-0 [data-scale='0']").click()
    assert abs(page.evaluate(width) - before) < 1
    leave(page)


def test_the_discard_pile_lies_open(browser: Browser, served: Served) -> None:
    page = table(browser, served)
    page.locator("[data-look=discard]").click()
    expect(page.locator(".pg-discards")).to_be_visible()
    page.evaluate("document.body.dataset.question = document.body.dataset.question")
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.locator(".pg-discards")).to_be_visible()
    page.locator(".pg-discards .pg-tool").click()
    expect(page.locator(".pg-discards")).not_to_be_visible()
    expect(page.locator(".pg-st-0 .pg-chart")).to_be_visible()
    leave(page)


OUTSIDE = """([thing, place]) => {
    const [a, b] = [thing, place].map((each) => document.querySelector(each).getBoundingClientRect());
    return a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
}"""
"""Whether the first thing that a selector finds is not wholly within the first of another one."""


def test_the_whole_station_stays_on_the_screen_when_an_action_is_chosen(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=TABLET)
    lesson = "/learn/posrod_gwiazd/energy?did=pick:heavy_ion_cannon+build+cell:0,-1"
    for did in ("", "+pick:transportation_platform", "+pick:transportation_platform+reactor"):
        page.goto(f"{lesson}{did}")
        page.wait_for_selector("body[data-step]")
        for part in (".pg-st-0 .pg-chart", ".pg-st-2 .pg-thumb", ".pg-track"):
            assert not page.evaluate(OUTSIDE, [part, ".p-board"]), f"{part} after {did}"
    leave(page)


def test_the_coach_points_at_the_action_and_not_at_the_pile_of_its_name(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=TABLET)
    page.goto("/learn/posrod_gwiazd/credits?did=pick:docking_bay")
    expect(page.locator(".is-pointed")).to_have_count(1)
    expect(page.locator(".is-pointed")).to_have_attribute("data-do", "discard")
    leave(page)


def test_a_long_preview_is_read_to_its_end_in_a_lesson_on_a_tablet(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=TABLET, locale="pl-PL")
    page.goto("/learn/posrod_gwiazd/races-and-objectives?did=go-on+pick:customs")
    page.locator("#p-hand [data-do=build]").hover()
    expect(page.locator("#p-preview")).to_contain_text("brak lokacji Biznesowych obok tej karty")
    assert page.locator("#p-preview").evaluate("line => line.scrollHeight <= line.clientHeight + 1")
    leave(page)


def test_the_last_praise_has_more_room_than_the_buttons_beside_it(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=TABLET, locale="pl-PL")
    last = shelf(games()[GAME]).lessons[-1]
    page.goto(f"/learn/{GAME}/{last.id}?did={'+'.join(rehearsed(last).decisions)}")
    expect(page.locator("#p-coach .p-coach-do .p-button")).to_have_count(3)
    widths = [page.locator(part).bounding_box() for part in (".p-coach-says", "#p-coach")]
    said, strip = (box["width"] if box else 0 for box in widths)
    assert said >= strip / 2 > 0
    leave(page)


def test_six_cards_lie_side_by_side_on_a_tablet(browser: Browser, served: Served) -> None:
    match, bot, luck = Match(GAME, seats=2, seed="six cards"), bot_named("random"), Luck(3)
    view: Any = match.view(0)
    while view.table.turn < 2 or not match.legal(0):
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
        view = match.view(0)
    places = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "level": "cadet"}]
    opened = served.person().post("/api/journals", {"journal": match.journal(), "seats": places}, 201)
    page = new_page(browser, served.base, viewport=TABLET)
    page.goto(f"/join/{opened['secret']}")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator(".pg-memory")).to_be_visible()
    expect(page.locator("[data-place=hand-6]")).to_be_visible()
    assert not page.evaluate(OUTSIDE, ["[data-place=hand-6]", ".pg-hand"])
    leave(page)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violations(browser: Browser, served: Served, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    choose_theme(page, served.base, theme)
    start_quick(page, GAME)
    page.wait_for_selector(f"[data-theme={theme}] body.is-asked")
    assert complaints(page) == ""
    play_until(page, ".pg-ghost.is-legal", random.Random(3))
    assert complaints(page) == ""
    page.locator("[data-look=discard]").click()
    page.locator(".pg-room:visible, .pg-objective").first.click(button="right")
    expect(page.locator("#p-zoom")).to_be_visible()
    assert complaints(page) == ""
    leave(page)


def test_on_a_phone_everything_that_can_be_chosen_is_large_enough(browser: Browser, served: Served) -> None:
    page = table(browser, served, viewport=PHONE, has_touch=True, is_mobile=True)
    choose = random.Random(4)
    for _ in range(24):
        page.wait_for_selector("body.is-asked")
        small = page.evaluate(
            """() => [...document.querySelectorAll("[data-do].is-legal")].filter(thing => {
                const box = thing.getBoundingClientRect();
                return box.width && Math.min(box.width, box.height) < 40;
            }).map(thing => `${thing.className} ${thing.dataset.do}`)"""
        )
        assert not small
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        click_something(page, choose)
    leave(page)
