"""Taking back past what was shown, alone with bots: offered as practice, asked once, and marked for good."""

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import late_journal
from browser.people import complaints, leave, new_page
from server.company import SOLO, Player, Served, play_out, wait_until

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LEFT = 27
"""So many decisions before the end a turn of seat 0 begins."""
WORDS = {
    "en-GB": {"undo": "Take back, as practice", "mark": "practice", "leave": "Leave it as it is"},
    "pl-PL": {"undo": "Cofnij w ramach ćwiczenia", "mark": "partia ćwiczebna", "leave": "Zostaw, jak jest"},
}
WAYS = [
    ("en-GB", WIDE),
    ("pl-PL", PHONE),
    pytest.param("pl-PL", WIDE, marks=pytest.mark.long),
    pytest.param("en-GB", PHONE, marks=pytest.mark.long),
]


def late(served: Served) -> Player:
    """Somebody alone with a bot, whose match is soon over."""
    opened = served.person().post("/api/journals", {"journal": late_journal(LEFT), "seats": SOLO}, 201)
    return served.player(opened["table"], opened["secret"])


def after_the_bot(player: Player) -> Player:
    """The bot has had its turn."""
    wait_until(lambda: bool(player.legal()["asked"]))
    player.answer("end")
    wait_until(lambda: bool(player.legal()["asked"]))
    return player


def at(browser: Browser, served: Served, player: Player, **settings: object) -> Page:
    page = new_page(browser, served.base, **settings)
    page.goto(f"/join/{player.secret}")
    page.wait_for_selector("body[data-live=yes]")
    return page


@pytest.mark.parametrize(("locale", "viewport"), WAYS)
def test_practice_is_offered_asked_for_once_and_marked(
    browser: Browser, served: Served, locale: str, viewport: dict[str, int]
) -> None:
    player, words = after_the_bot(late(served)), WORDS[locale]
    page = at(browser, served, player, viewport=viewport, locale=locale)
    button, bubble, mark = page.locator("[data-undo=undo]"), page.locator("#p-popover"), page.locator(".p-practice")
    expect(button).to_have_attribute("aria-label", words["undo"])
    button.click()
    bubble.get_by_role("button", name=words["leave"]).click()
    expect(bubble).not_to_be_visible()
    expect(mark).to_have_count(0)
    page.keyboard.press("u")
    expect(bubble).to_be_visible()
    assert not complaints(page)
    bubble.get_by_role("button", name=words["undo"]).click()
    expect(page.locator("#p-status .p-practice")).to_contain_text(words["mark"])
    expect(bubble).not_to_be_visible()
    assert not complaints(page)
    player.answer("end")
    wait_until(lambda: bool(player.legal()["asked"]))
    expect(button).to_have_attribute("aria-label", words["undo"])
    question = player.legal()["question"]
    button.click()
    wait_until(lambda: player.legal()["question"] != question and player.legal()["asked"])
    expect(bubble).not_to_be_visible()
    page.locator("#p-seats [data-score='0']").first.click()
    expect(page.locator("#p-zoom .p-practice")).to_be_visible()
    page.goto("about:blank")
    play_out([player])
    page.goto(f"/table/{player.table}")
    expect(page.locator("#p-end .p-practice")).to_contain_text(words["mark"])
    expect(page.locator("#p-end")).to_contain_text("2×")
    assert not complaints(page)
    page.goto(f"/table/{player.table}/replay?at=0")
    expect(page.locator(".p-practice")).to_be_visible()
    page.goto("/")
    expect(page.locator("#p-my-tables .p-practice")).to_be_visible()
    leave(page)


def test_what_is_free_is_taken_back_without_a_word(browser: Browser, served: Served) -> None:
    player = after_the_bot(served.open(SOLO))
    page = at(browser, served, player, viewport=WIDE)
    player.answer(next(option for option in player.options() if option.startswith("recruit:1")))
    button = page.locator("[data-undo=undo]")
    expect(button).to_have_attribute("aria-label", "Take back")
    button.click()
    wait_until(lambda: not player.legal()["can_undo"])
    expect(button).to_have_attribute("aria-label", "Take back, as practice")
    expect(page.locator(".p-practice")).to_have_count(0)
    leave(page)
