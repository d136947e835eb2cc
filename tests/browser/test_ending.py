"""The end in the browser: the sheet fills row by row, numbers open, and the result becomes a picture."""

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.late import sit_down_late
from browser.people import click_something, is_over, new_page
from server.company import Served
from toy.ties import played

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PEOPLE = [{"kind": "me", "name": "Łukasz"}, *[{"kind": "bot", "name": "Małgorzata Wiśniewska-Kowalska"}] * 3]
MOST = 60
WIDTH, HEIGHT = 16, 20
"""Where a PNG says how large it is."""


def play_to_the_end(page: Page) -> None:
    choose = random.Random(4)
    for _ in range(MOST):
        if is_over(page):
            break
        click_something(page, choose)
    expect(page.locator(".p-end h2")).to_be_attached()


def test_the_sheet_fills_row_by_row_until_somebody_taps(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
            window.told = [];
            new MutationObserver((changes) => {
                for (const { target } of changes)
                    if (target.classList.contains("is-told") && !told.includes(target)) told.push(target);
            }).observe(document.body, { subtree: true, attributeFilter: ["class"] });
        });"""
    )
    sit_down_late(page, served, 2)
    play_to_the_end(page)
    page.wait_for_selector(".p-end.is-filling .p-sheet tbody tr.is-told")
    assert page.locator(".p-end h2").evaluate("title => getComputedStyle(title).opacity") == "0"
    assert page.locator(".p-end h2").is_visible(), "whoever listens hears it at once"
    page.mouse.click(5, 5)
    page.wait_for_selector(".p-end:not(.is-filling)")
    names = page.evaluate(
        "told.filter(thing => thing.isConnected).map(thing => thing.closest('tbody, tfoot, h2, p').nodeName)"
    )
    assert names == sorted(names, key=["TBODY", "TFOOT", "H2", "P"].index), "rows, total, winner, and why"
    assert len(names) >= 8
    page.reload()
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator(".is-filling")).to_have_count(0)
    page.context.close()


def test_a_result_on_a_phone_opens_its_numbers_shows_its_course_and_becomes_a_picture(
    browser: Browser, served: Served
) -> None:
    match = played("posrod_gwiazd", 4, 1)
    found = served.person().post("/api/journals", {"journal": match.journal(), "seats": PEOPLE}, 201)
    page = new_page(browser, served.base, locale="pl-PL", accept_downloads=True, **PHONE)
    page.goto(f"/join/{found['secret']}")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator(".p-verdict")).to_contain_text("pun")
    expect(page.get_by_role("button").locator("visible=true").nth(1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    first = page.locator(".p-buttons > *").first
    expect(first).to_have_attribute("data-post", "rematch")

    course = page.get_by_role("table", name="Punkty w czasie gry")
    expect(course.get_by_role("row")).to_have_count(25)
    expect(course.get_by_role("row").last.get_by_role("cell")).to_have_text([str(each) for each in match.scores()])

    page.locator(".p-number[data-share='0 0']").tap()
    dialog = page.locator("#p-zoom")
    expect(dialog.locator("h2")).to_contain_text("Łukasz: Zdobyte w trakcie gry")
    expect(dialog.locator(".p-shares-sum b")).to_have_text(str(match.sheet()[0][0]))
    dialog.locator("[data-enlarge]").first.tap()
    expect(dialog.locator(".p-shares")).to_have_count(0)
    expect(dialog.locator("h2")).to_be_visible()
    page.keyboard.press("Escape")

    page.evaluate("() => { delete Navigator.prototype.share; delete Navigator.prototype.canShare; }")
    with page.expect_download() as made:
        page.locator("[data-picture]").tap()
    assert made.value.suggested_filename == "Pośród-Gwiazd.png"
    picture = Path(made.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[WIDTH:HEIGHT]) == 2160
    expect(page.locator("[data-picture-told]")).to_have_text("Gotowe: Pośród-Gwiazd.png")

    page.evaluate(
        """() => {
            navigator.canShare = ({ files }) => files.length === 1;
            navigator.share = async ({ files: [{ name, type, size }] }) => { window.shared = [name, type, size > 9]; };
        }"""
    )
    page.locator("[data-picture]").tap()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == ["Pośród-Gwiazd.png", "image/png", True]
    page.context.close()
