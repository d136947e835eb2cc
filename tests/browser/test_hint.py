"""A hint in the browser: asked for with a button or a key, told beside what it means, gone with the next question."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from browser.late import GAMES, THEMES, sit_down_late
from browser.people import choose_theme, complaints, is_answered, leave, new_page, question
from kosmodrom.bots.search_bot import Budget
from kosmodrom.server.bots import thinking_processes
from server.company import Player, Served

WIDE = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(autouse=True)
def _think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_processes, "ADVICE", Budget(60))
    monkeypatch.setattr(thinking_processes, "PLAYED_ON", Budget(24))


COVERED = """() => {
    const hint = document.querySelector("#p-popover").getBoundingClientRect();
    return [...document.querySelectorAll(".is-hinted, #p-hand [data-do]")].filter((thing) => {
        const box = thing.getBoundingClientRect();
        return box.width && Math.min(box.right, hint.right) > Math.max(box.left, hint.left)
            && Math.min(box.bottom, hint.bottom) > Math.max(box.top, hint.top);
    }).map((thing) => thing.dataset.do);
}"""
"""What a hint recommends, or what is in the hand, where the hint lies on it."""


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    """A table where the own seat is asked."""
    made = new_page(browser, served.base, viewport=WIDE)
    sit_down_late(made, served, 14)
    made.wait_for_selector("body.is-asked")
    yield made
    made.context.close()


def bulb(page: Page) -> Locator:
    return page.locator("[data-hint]")


def hint(page: Page) -> Locator:
    return page.locator("#p-popover:popover-open .p-hint")


def at(browser: Browser, served: Served, player: Player) -> Page:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"/join/{player.secret}")
    page.wait_for_selector("body[data-live=yes]")
    return page


def test_a_hint_says_what_is_best_and_marks_it_until_the_next_question(page: Page) -> None:
    expect(page.locator(".is-hinted")).to_have_count(0)
    bulb(page).click()
    expect(hint(page).locator("li").first).to_contain_text(re.compile(r"\w.*\d+%"))
    expect(page.locator("#p-live")).to_contain_text(
        re.compile(r"(Best: .+ to win\)|Almost equal, by the chance to win: .+%\))\.")
    )
    expect(bulb(page)).to_have_attribute("aria-busy", "false")
    assert page.evaluate(COVERED) == []
    marked = page.locator(".is-hinted:visible").first
    expect(marked).to_have_class(re.compile("is-legal"))
    expect(marked).to_have_attribute("aria-description", re.compile("^The hint means this"))
    assert marked.evaluate("thing => getComputedStyle(thing).outlineStyle") == "dashed"
    page.keyboard.press("Escape")
    expect(hint(page)).to_have_count(0)
    expect(marked).to_have_class(re.compile("is-hinted"))
    asked = question(page)
    marked.click()
    is_answered(page, asked)
    expect(page.locator(".is-hinted")).to_have_count(0)


def test_a_key_asks_for_a_hint_and_the_help_names_it(page: Page) -> None:
    page.keyboard.press("h")
    expect(hint(page)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("#p-help dt", has_text=re.compile("^h$"))).to_be_visible()


def test_the_button_is_busy_while_it_thinks_and_the_page_stays_live(page: Page) -> None:
    waiting: list[Route] = []

    def keep(route: Route) -> None:
        waiting.append(route)

    page.route("**/hint?*", keep)
    page.keyboard.press("h")
    expect(bulb(page)).to_have_attribute("aria-busy", "true")
    expect(page.locator("#p-live")).to_contain_text("A hint is being thought of.")
    page.keyboard.press("h")
    asked = question(page)
    page.locator("[data-do].is-legal:visible").first.click()
    is_answered(page, asked)
    assert len(waiting) == 1
    waiting[0].fulfill(json={"seat": 0, "question": int(asked), "opinions": [{"decision": "end"}], "sentence": "Late."})
    expect(page.locator(".is-hinted")).to_have_count(0)
    expect(page.locator("#p-live")).not_to_contain_text("Late.")


def test_what_is_refused_is_said(page: Page) -> None:
    problem = {"code": "too-often", "message": "wait for it", "clause": None}
    page.route("**/hint?*", lambda route: route.fulfill(status=429, json=problem))
    bulb(page).click()
    expect(page.locator("#p-popover")).to_contain_text("wait for it")
    expect(bulb(page)).to_have_attribute("aria-busy", "false")


def test_the_button_is_there_only_for_whoever_is_asked(browser: Browser, served: Served) -> None:
    host, guest = served.pair()
    watch = served.player(host.table, host.get(f"{host.path}/links")["watch"])
    first, second = (host, guest) if host.legal()["asked"] else (guest, host)
    asked, other, watching = (at(browser, served, player) for player in (first, second, watch))
    expect(bulb(asked)).to_be_visible()
    for page in (other, watching):
        expect(bulb(page)).to_have_count(0)
        page.keyboard.press("h")
        expect(page.locator("#p-popover")).not_to_be_visible()
    asked.keyboard.press("h")
    expect(hint(asked)).to_be_visible()
    first.answer(next(option for option in first.options() if option.startswith("recruit:1")))
    expect(hint(asked)).to_have_count(0)
    expect(asked.locator(".is-hinted")).to_have_count(0)
    first.answer("end")
    expect(bulb(asked)).to_have_count(0)
    expect(bulb(other)).to_be_visible()
    for page in (asked, other, watching):
        leave(page)


def test_a_person_at_a_shared_device_gets_hints_behind_no_curtain(browser: Browser, served: Served) -> None:
    device = served.open([{"kind": "me", "name": "Ala"}, {"kind": "guest", "name": "Olek"}])
    page = at(browser, served, device)
    expect(bulb(page)).to_have_count(0)
    page.locator(".p-curtain button").click()
    bulb(page).click()
    expect(hint(page)).to_be_visible()
    leave(page)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_in_every_game_is_legible_to_all(browser: Browser, served: Served, game: str, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE, locale="pl-PL")
    choose_theme(page, served.base, theme)
    sit_down_late(page, served, 14, game)
    page.wait_for_selector(f"[data-theme={theme}] body.is-asked[data-live=yes]")
    page.keyboard.press("h")
    expect(hint(page)).to_be_visible()
    expect(page.locator(".is-hinted:visible").first).to_be_visible()
    assert complaints(page) == ""
    leave(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_on_a_phone_is_on_the_screen_beside_what_it_means(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, locale="pl-PL", **PHONE)
    sit_down_late(page, served, 14, game)
    page.wait_for_selector("body.is-asked")
    bulb(page).tap()
    expect(hint(page)).to_be_visible()
    for thing in (page.locator("#p-popover"), page.locator(".is-hinted:visible").first, bulb(page)):
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    leave(page)


def test_the_tab_that_hides_what_is_meant_is_marked_instead(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, **PHONE)
    sit_down_late(page, served, 14)
    page.wait_for_selector("body.is-asked")
    hidden = page.locator("#p-seats [data-do]:not(:visible)").first.get_attribute("data-do")
    assert hidden is not None
    opinion = {"decision": hidden.split()[0], "words": "Take over", "chance": 0.5}
    told = {"seat": 0, "question": int(question(page)), "opinions": [opinion], "sentence": "Best: Take over."}
    page.route("**/hint?*", lambda route: route.fulfill(json=told))
    bulb(page).tap()
    expect(hint(page)).to_contain_text("Take over")
    tab = page.locator("[data-show=seats]")
    expect(tab).to_have_class(re.compile("is-hinted"))
    page.keyboard.press("Escape")
    tab.tap()
    expect(page.locator("#p-seats .is-hinted").first).to_be_visible()
    page.context.close()


def test_reasons_stand_under_what_they_are_for(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL", **PHONE)
    sit_down_late(page, served, 14)
    page.wait_for_selector("body.is-asked")
    decision = str(page.locator("[data-do].is-legal:visible").first.get_attribute("data-do")).split()[0]
    why = [
        "w tej turze +3 PZ zamiast +1 (Totemy)",
        "Małgorzata ma potem o 3 PZ mniej (Totemy)",
        "masz potem o 2 karty więcej",
    ]
    opinions = [
        {"decision": decision, "words": "Zrekrutuj Korzeńca", "chance": 0.6, "alike": False, "why": why},
        {"decision": decision, "words": "Fedruj", "chance": 0.58, "alike": True, "why": []},
        {
            "decision": decision,
            "words": "Pas",
            "chance": 0.4,
            "alike": False,
            "why": ["na koniec partii o około 2 PZ mniej"],
        },
    ]
    told = {
        "seat": 0,
        "question": int(question(page)),
        "opinions": opinions,
        "sentence": "Najlepiej: Zrekrutuj Korzeńca.",
    }
    page.route("**/hint?*", lambda route: route.fulfill(json=told))
    bulb(page).tap()
    expect(page.locator(".p-hint-title")).to_contain_text("Wychodzi prawie na to samo")
    rows = hint(page).locator("> li")
    expect(rows.nth(0).locator(".p-why li")).to_have_text(why)
    expect(rows.nth(0).locator(".p-why small")).to_have_text("W porównaniu z następną możliwością:")
    expect(rows.nth(1).locator(".p-why")).to_have_count(0)
    expect(rows.nth(2).locator(".p-why li")).to_have_text(["na koniec partii o około 2 PZ mniej"])
    expect(rows.nth(2).locator(".p-why small")).to_have_count(0)
    box = page.locator("#p-popover").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    page.context.close()
