"""Sharing a device, watching, reading the rules, going through a match again."""

import re

from playwright.sync_api import Browser, expect

from browser.late import sit_down_late
from browser.people import leave, new_page
from server.company import Served


def test_the_curtain_hides_hands_at_one_device(browser: Browser, served: Served) -> None:
    seats = [{"kind": "me", "name": "Ala"}, {"kind": "guest", "name": "Ola"}]
    player = served.open(seats)
    page = new_page(browser, served.base)
    page.goto(f"/join/{player.secret}")
    expect(page.locator(".p-curtain")).to_be_visible()
    expect(page.locator("#p-hand .ss-card")).to_have_count(0)
    page.locator(".p-curtain button").click()
    expect(page.locator(".p-curtain")).not_to_be_visible()
    expect(page.locator("#p-hand .ss-card").first).to_be_visible()
    leave(page)


def test_a_spectator_sees_no_hand_and_nothing_glows(browser: Browser, served: Served) -> None:
    player = served.open([{"kind": "me", "name": "Ala"}, {"kind": "bot", "level": "random"}])
    watch = player.get(f"{player.path}/links")["watch"]
    page = new_page(browser, served.base)
    page.goto(f"/join/{watch}")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-hand")).to_be_empty()
    expect(page.locator(".is-legal")).to_have_count(0)
    leave(page)


def test_a_seat_goes_to_a_bot_and_back(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    sit_down_late(page, served, 30)
    served.house.robots._pause = 1.0
    page.locator("[data-open=p-menu]").click()
    page.get_by_role("button", name="Let a bot (Pilot) play for me").click()
    take_back = page.get_by_role("button", name="Take the seat back")
    expect(take_back).not_to_have_count(0)
    expect(page.locator("#p-menu [data-post=hand-over]"), "a bot plays already").to_have_count(0)
    take_back.first.click()
    expect(take_back).to_have_count(0)
    expect(page.locator("#p-menu [data-post=hand-over]")).to_have_count(1)
    served.house.robots._pause = 0.0
    leave(page)


def test_the_rules_are_searched_and_linked(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    page.goto("/rules/star_scrappers#SS-087")
    expect(page.locator("#SS-087")).to_be_in_viewport()
    page.locator("#q").fill("totem")
    expect(page.locator("#SS-001")).not_to_be_visible()
    expect(page.locator(".p-clause:visible").first).to_be_visible()
    page.locator("#both").check()
    expect(page.locator(".p-other:visible").first).to_be_visible()
    leave(page)


def test_the_replay_steps_by_arrow_keys_and_links_to_a_moment(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    table = sit_down_late(page, served, 14)
    page.goto(f"/table/{table}/replay?at=60")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("body[data-at='61']")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("body[data-at='59']")
    assert page.url.endswith("?at=59")
    expect(page.locator("#p-told")).to_contain_text(re.compile("Moment 59 of"))
    leave(page)
