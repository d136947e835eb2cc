"""Everything that is needed is on the screen at once, on each of the sizes that people have."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import leave, new_page
from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from server.company import Served

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = 44
FEW = 3


def cards_in_hand(match: Match) -> int:
    view: Any = match.view(0)
    return len(view.hand.cards)


@cache
def middle(seats: int) -> str:
    """The journal of a match that has come far, when seat 0 begins to act with some cards in hand."""
    match, bot, luck = Match("star_scrappers", seats=seats, seed="screen"), bot_named("cadet"), Luck(3)
    while len(match.lines) < 50 * seats + 30 or "end" not in match.legal(0) or cards_in_hand(match) < FEW:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match.journal()


def sit_down(browser: Browser, served: Served, seats: int, **settings: Any) -> Page:
    places = [{"kind": "me", "name": "Ala"}, *[{"kind": "bot", "level": "cadet"}] * (seats - 1)]
    opened = served.person().post("/api/journals", {"journal": middle(seats), "seats": places}, 201)
    page = new_page(browser, served.base, **settings)
    page.goto(f"/join/{opened['secret']}")
    page.wait_for_selector("body[data-live=yes]")
    return page


def box(page: Page, selector: str) -> dict[str, float]:
    return dict(page.locator(selector).first.evaluate("thing => thing.getBoundingClientRect().toJSON()"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_board_hand_and_actions_are_on_the_screen_together(
    browser: Browser, served: Served, size: tuple[int, int], seats: int
) -> None:
    page = sit_down(browser, served, seats, viewport={"width": size[0], "height": size[1]}, locale="pl-PL")
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(size)
    mine = box(page, ".p-mine")
    assert box(page, "#p-table")["bottom"] <= mine["top"]
    assert box(page, "#p-table")["width"] >= 740, "the table is still drawn as in the rulebook"
    assert box(page, "#p-hand .ss-card")["bottom"] <= size[1]
    last = page.locator(".p-seat").last
    last.evaluate("seat => seat.scrollIntoView({ block: 'end' })")
    assert box(page, ".p-seat:last-child")["bottom"] <= mine["top"]
    leave(page)


def test_the_log_takes_the_place_of_the_seats_on_a_tablet(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, 3, viewport={"width": 1024, "height": 768})
    expect(page.locator("#p-log")).not_to_be_visible()
    page.locator("[data-show=log]").click()
    expect(page.locator("#p-log")).to_be_visible()
    expect(page.locator("#p-seats")).not_to_be_visible()
    page.locator("[data-show=seats]").click()
    expect(page.locator("#p-seats")).to_be_visible()
    leave(page)


def test_on_a_phone_everything_is_large_enough_and_in_reach(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, 4, locale="pl-PL", **PHONE)
    for tab in ("hand", "seats", "log"):
        page.locator(f"[data-show={tab}]").tap()
        small = page.evaluate(
            """least => [...document.querySelectorAll("button, a[href], [role=button]")]
                .filter(thing => thing.getClientRects().length && !thing.closest("dialog, .p-skip"))
                .map(thing => [thing.dataset.do ?? thing.className, thing.getBoundingClientRect()])
                .filter(([, box]) => Math.min(box.width, box.height) < least - 0.5)
                .map(([name, box]) => `${name} ${box.width}x${box.height}`)""",
            FINGER,
        )
        assert small == [], tab
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-show=hand]").tap()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert box(page, ".p-status")["top"] >= 0
    assert box(page, "#p-actions button")["bottom"] <= 844
    leave(page)
