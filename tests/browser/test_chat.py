"""Chat: what could not be said stays in the field, with the reason; whoever does not sit is not asked to talk."""

import re

from playwright.sync_api import Browser, expect

from browser.people import new_page, take_seat
from server.company import Served

SEATS = [{"kind": "me", "name": "Małgorzata"}, {"kind": "open"}]


def test_a_message_that_does_not_arrive_stays_with_the_reason(browser: Browser, served: Served) -> None:
    host = served.open(SEATS, game="star_scrappers", public=True, chat=True)
    sat = served.person().post(f"{host.path}/sit", {"name": "Łukasz"})
    page = new_page(browser, served.base, locale="pl-PL")
    take_seat(page, served.base, host.table, sat["secret"])
    page.goto(f"/table/{host.table}?lang=pl")
    page.wait_for_selector("body[data-live=yes]")
    page.fill("#p-say", "Cześć! Zażółć?")
    page.press("#p-say", "Enter")
    page.wait_for_selector("#p-chat >> text=Cześć! Zażółć?")
    page.wait_for_function("document.getElementById('p-say').value === ''")
    host.post(f"{host.path}/silence", {"seat": 1}, 204)
    page.fill("#p-say", "halo?")
    page.press("#p-say", "Enter")
    page.wait_for_selector("#p-unsaid:visible")
    assert "ukryte" in page.inner_text("#p-unsaid")
    assert page.input_value("#p-say") == "halo?"


def test_whoever_only_watches_is_not_asked_to_talk(browser: Browser, served: Served) -> None:
    host = served.open(SEATS, public=True, chat=True)
    page = new_page(browser, served.base)
    page.goto(f"/table/{host.table}")
    page.wait_for_selector("body[data-live=yes]")
    assert page.locator("#p-say").count() == 0


def test_on_a_phone_what_others_say_is_counted_until_it_is_read(browser: Browser, served: Served) -> None:
    host = served.open(SEATS, game="star_scrappers")
    guest = served.join(host, name="Łukasz")
    page = new_page(browser, served.base, locale="pl-PL", viewport={"width": 390, "height": 844})
    take_seat(page, served.base, host.table, str(guest.secret))
    page.goto(f"/table/{host.table}?lang=pl")
    page.wait_for_selector("body[data-live=yes]")
    guest.post(f"{host.path}/chat", {"text": "mój własny"}, 204)
    for words in ("Cześć", "Gramy?"):
        host.post(f"{host.path}/chat", {"text": words}, 204)
    expect(page).to_have_title(re.compile(r"^\(2\) "))
    log = page.locator("[data-show=log]")
    expect(log).to_have_attribute("data-unread", "2")
    log.click()
    expect(page).not_to_have_title(re.compile(r"^\("))
    expect(log).not_to_have_attribute("data-unread", "2")
