"""What helps a player: last-move marks, previews, a question before a reveal, changing a sealed choice, points."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import sit_down_late
from browser.people import is_answered, leave, new_page, question, start_quick
from conformance.walks import registered
from server.company import Player, Served
from toy.entry import ENTRY

WIDE = {"width": 1440, "height": 900}
DOUBLE_CLICK = """thing => {
    thing.click();
    document.getElementById("p-popover").hidePopover();
    thing.click();
}"""
"""In which the second press, beside what the first one asked, puts it away."""
ASK = "This shows something hidden and cannot be taken back freely. Go on?"


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    with registered(ENTRY):
        yield


def at(browser: Browser, served: Served, player: Player, **settings: object) -> Page:
    page = new_page(browser, served.base, viewport=WIDE, **settings)
    page.goto(f"/join/{player.secret}")
    page.wait_for_selector("body[data-live=yes]")
    return page


def by_turn(served: Served) -> list[Player]:
    return sorted(served.pair(), key=lambda player: not player.legal()["asked"])


def test_what_the_other_did_is_ringed_until_i_decide(browser: Browser, served: Served) -> None:
    first, second = by_turn(served)
    page = at(browser, served, second)
    expect(page.locator(".is-last")).to_have_count(0)
    taken = next(option for option in first.options() if option.startswith("recruit:1"))
    first.answer(taken)
    place = page.locator(f"[data-place=dock-{taken.partition(':')[2]}]")
    expect(place).to_have_class(re.compile("is-last"))
    expect(place).to_have_attribute("aria-description", re.compile("Changed since your last turn"))
    assert place.evaluate("thing => getComputedStyle(thing).outlineStyle") == "dotted"
    first.answer("end")
    page.wait_for_selector("body.is-asked")
    expect(place).to_have_class(re.compile("is-last"))
    page.locator("#p-table [data-do^='recruit:1'].is-legal").last.click()
    expect(page.locator(".is-last")).to_have_count(0)
    leave(page)


def test_cost_and_gain_are_told_before_a_decision(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    thing = page.locator("#p-table [data-do^='recruit:1'].is-legal").first
    thing.hover()
    expect(page.locator("#p-preview")).to_contain_text(re.compile(r"Recruit .* costs no card · hand \d of 7"))
    expect(thing).to_have_attribute("aria-description", re.compile(r"costs no card · hand \d of 7"))
    page.locator("#p-table [data-do^='mine:1'].is-legal").first.focus()
    expect(page.locator("#p-preview")).to_contain_text(re.compile(r"cost \d, you have \d"))
    thing.click(button="right")
    expect(page.locator("#p-zoom .p-outlook")).to_contain_text("costs no card")
    leave(page)


def test_a_sealed_choice_is_changed_until_the_others_have_chosen(browser: Browser, served: Served) -> None:
    ala, olek = served.pair("toy")
    page = at(browser, served, ala)
    page.locator("[data-do~='pick:1']").click()
    change = page.get_by_role("button", name="Change my choice")
    expect(change).to_be_visible()
    change.click()
    expect(change).to_have_count(0)
    page.locator("[data-do~='pick:2']").click()
    expect(change).to_be_visible()
    olek.answer("pick:1")
    page.wait_for_selector("body.is-asked")
    expect(change).to_have_count(0)
    assert "pick:2" in ala.ask("GET", f"{ala.path}/journal").text
    leave(page)


def test_what_shows_something_hidden_is_asked_once_more(browser: Browser, served: Served) -> None:
    ala, olek = served.pair("toy")
    page = at(browser, served, olek)
    page.locator("[data-do~='pick:1']").click()
    popover = page.locator("#p-popover")
    expect(popover).not_to_be_visible()
    page.get_by_role("button", name="Change my choice").click()
    page.wait_for_selector("body.is-asked")

    ala.answer("pick:1")
    asked = question(page)
    expect(page.locator("[data-do~='pick:1']")).to_have_attribute(
        "aria-description", re.compile("shows something hidden")
    )
    page.locator("[data-do~='pick:1']").evaluate(DOUBLE_CLICK)
    expect(popover).to_contain_text(ASK)
    expect(popover).to_be_visible()
    popover.get_by_role("button", name="Not yet").click()
    expect(popover).not_to_be_visible()
    assert question(page) == asked
    page.locator("[data-do~='pick:1']").click()
    popover.get_by_role("button", name="Go on", exact=True).click()
    is_answered(page, asked)
    leave(page)


def test_nobody_is_asked_again_at_a_table_where_they_said_so(browser: Browser, served: Served) -> None:
    ala, olek = served.pair("toy")
    page = at(browser, served, olek)
    ala.answer("pick:1")
    asked = question(page)
    page.locator("[data-do~='pick:1'][aria-description]").click()
    page.locator("#p-popover").get_by_role("button", name="don't ask again").click()
    is_answered(page, asked)
    page.wait_for_selector("body.is-asked")
    ala.answer("pick:1")
    asked = question(page)
    page.locator("[data-do~='pick:1'][aria-description]").click()
    is_answered(page, asked)
    expect(page.locator("#p-popover")).not_to_be_visible()
    page.locator("[data-open=p-menu]").click()
    page.get_by_role("button", name="Settings").click()
    setting = page.get_by_role("button", name="Ask before something hidden is shown or given up")
    expect(setting).to_have_attribute("aria-pressed", "false")
    setting.click()
    expect(setting).to_have_attribute("aria-pressed", "true")
    leave(page)


def test_the_last_action_of_a_turn_can_still_be_taken_back(browser: Browser, served: Served) -> None:
    first, _ = by_turn(served)
    for action in ("recruit:1", "mine:1"):
        first.answer(next(option for option in first.options() if option.startswith(action)))
    while "end" not in first.options():
        first.answer(next(option for option in first.options() if option.startswith(("pay:", "done"))))
    page = at(browser, served, first)
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    expect(page.locator("[data-undo=undo]")).to_have_attribute("aria-label", "Take back")
    leave(page)


def test_points_open_where_they_come_from(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    table = sit_down_late(page, served, 14)
    page.locator("#p-seats [data-score='0']").click()
    dialog = page.locator("#p-zoom")
    expect(dialog).to_contain_text("Points now: Ala")
    expect(dialog.locator("tbody tr")).to_have_count(5)
    own = page.locator("#p-hand .ss-total td").inner_text()
    expect(dialog.locator("tfoot td")).to_have_text(own)
    page.keyboard.press("Escape")
    page.locator("#p-seats [data-score='1']").press("Enter")
    expect(dialog).to_contain_text("face down")
    page.goto(f"/table/{table}/replay?at=0")
    page.locator("#p-seats [data-score='1']").click()
    expect(dialog.locator("tfoot td")).to_have_text("0")
    expect(dialog).not_to_contain_text("face down")
    leave(page)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_place_that_is_filled_again_turns_over_unless_motion_is_unwanted(
    browser: Browser, served: Served, motion: str
) -> None:
    page = new_page(browser, served.base, viewport=WIDE, reduced_motion=motion)
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    marked = page.evaluate(
        """async () => {
            const { swap } = await import("/static/page.js");
            const place = document.querySelector("#p-table [data-place=dock-1a]");
            const other = place.dataset.zoom === "kind:Y4" ? "kind:B4" : "kind:Y4";
            const body = document.getElementById("p-table").innerHTML;
            swap({ "p-table": body.replace(`data-zoom="${place.dataset.zoom}" data-place="dock-1a"`,
                                           `data-zoom="${other}" data-place="dock-1a"`) });
            return [...document.querySelectorAll(".is-new.k-turn")].map(thing => thing.dataset.place);
        }"""
    )
    assert marked == (["dock-1a"] if motion == "no-preference" else [])
    expect(page.locator(".is-new")).to_have_count(0)
    leave(page)
