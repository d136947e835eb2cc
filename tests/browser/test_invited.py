"""Whoever opens an invitation reads which game it is, which table and who invites, on a phone as on a desk."""

import pytest
from playwright.sync_api import Browser, expect

from browser.people import complaints, leave, new_page, quick
from server.company import Served

SIZES = [(390, 844), (844, 390), (1440, 900)]
SAID = {
    "pl-PL": "Łukasz Zażółć zaprasza cię do gry „Star Scrappers: Łowcy Kryształów”",
    "en-GB": "Łukasz Zażółć invites you to play “Star Scrappers: Cave-In”",
}
SEATS = [{"kind": "me", "name": "Łukasz Zażółć"}, {"kind": "open"}, {"kind": "bot"}]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", SAID)
def test_an_invitation_names_the_game_the_table_and_who_invites(
    browser: Browser, served: Served, size: tuple[int, int], lang: str
) -> None:
    host = served.open(SEATS)
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    page = new_page(browser, served.base, locale=lang, viewport={"width": size[0], "height": size[1]})
    page.goto(f"/join/{invite}")
    words = page.locator(".p-sit")
    expect(words.get_by_role("heading")).to_have_text(SAID[lang])
    expect(words.get_by_text(host.table)).to_be_in_viewport(ratio=1)
    expect(words.get_by_role("heading")).to_be_in_viewport(ratio=1)
    expect(words.get_by_role("button")).to_be_in_viewport(ratio=1)
    assert complaints(page) == ""
    leave(page)


def test_a_match_against_bots_is_played_under_a_name_that_is_remembered(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 390, "height": 844})
    page.goto("/")
    field = page.locator(".p-quick").get_by_label("Your name")
    field.fill("Małgorzata 'ż'; 龙")
    quick(page).click()
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-seats")).to_contain_text("Małgorzata 'ż'; 龙")
    page.goto("/")
    expect(field).to_have_value("Małgorzata 'ż'; 龙")
    leave(page)


def test_a_name_that_is_entered_once_stands_in_every_form_of_the_home_page(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    page.goto("/")
    page.locator(".p-quick [name=name]").last.fill("Łukasz")
    values = page.locator("[name=name]").evaluate_all("fields => fields.map(({ value }) => value)")
    assert set(values) == {"Łukasz"}
    leave(page)
