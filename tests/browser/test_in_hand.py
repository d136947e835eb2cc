"""The table in the hand: what a touch shows first, what lies out of sight, what stays where it is, keys."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.late import GAMES
from browser.people import is_answered, leave, new_page, press_on, question
from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from server.company import Served

UPRIGHT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ACROSS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 1024, "height": 768}}
MOMENTS = {
    "star_scrappers": (120, "recruit:"),
    "andromeda": (230, "end:actions"),
    "astrogornicy": (420, "pass"),
    "posrod_gwiazd": (200, "cell:"),
}
"""How far matches have come, and what seat 0 may decide then."""
MANY = 6
DECISIONS = 4
CENT = 0.6
"""Pixels that a browser may round."""
TWICE = 400
"""Milliseconds after which a second press is no longer the first one made twice."""


@cache
def middle(game: str, lines: int, wanted: str) -> str:
    """The journal of a match of four at a moment when seat 0 has much to choose from."""
    match, bot, luck = Match(game, seats=4, seed="in hand"), bot_named("cadet"), Luck(1)

    def has_come() -> bool:
        names = match.legal(0) if match.actors == [0] else []
        return len(match.lines) >= lines and len(names) >= MANY and any(name.startswith(wanted) for name in names)

    while not has_come():
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match.journal()


@cache
def paying() -> str:
    """The journal of a match of Star Scrappers in which seat 0 has laid one card ready and can lay another."""
    match, bot, luck = Match("star_scrappers", seats=4, seed="paying"), bot_named("random"), Luck(1)

    def has_laid_one() -> bool:
        is_open = match.actors == [0] and any(name.startswith("pay:") for name in match.legal(0))
        return is_open and match.lines[-1].what.startswith("pay:")

    while not has_laid_one():
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match.journal()


@cache
def priced(wanted: str) -> str:
    """The journal of a match of Astrogórnicy in which seat 0 can have something for which there is one way to pay."""
    match, bot, luck = Match("astrogornicy", seats=4, seed="priced"), bot_named("cadet"), Luck(1)

    def is_exact() -> bool:
        if match.actors != [0] or wanted not in match.legal(0):
            return False
        later = match.fork()
        later.play(0, wanted)
        return later.legal(0) == ["done"]

    while not is_exact():
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match.journal()


def sit_down(browser: Browser, served: Served, game: str, **settings: object) -> Page:
    return go_on(browser, served, middle(game, *MOMENTS[game]), **settings)


def go_on(browser: Browser, served: Served, journal: str, **settings: object) -> Page:
    places = [{"kind": "me", "name": "Ala"}, *[{"kind": "bot", "level": "cadet"}] * 3]
    opened = served.person().post("/api/journals", {"journal": journal, "seats": places}, 201)
    page = new_page(browser, served.base, **settings)
    page.goto(f"/join/{opened['secret']}")
    page.wait_for_selector("body.is-asked[data-live=yes]")
    return page


def box(page: Page, selector: str) -> list[float]:
    """Where a thing lies on the page, however far that or its part is scrolled: left, top, width, height."""
    found: list[float] = page.locator(selector).evaluate(
        """thing => {
            const b = thing.getBoundingClientRect();
            let away = 0;
            for (let part = thing.parentElement; part; part = part.parentElement) away += part.scrollTop;
            return [b.x, b.y + away, b.width, b.height];
        }"""
    )
    return found


def tap(page: Page, selector: str) -> None:
    """Touch the first such thing near its corner, where nothing lies on it."""
    thing = page.locator(selector).locator("visible=true").first
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center' })")
    thing.tap(position={"x": 8, "y": 8})


ONLY_THE_END = """async () => {
    const { mark, state } = await import("/static/page.js");
    state.now.legal = Object.fromEntries(Object.entries(state.now.legal).filter(([name]) => name in state.now.endings));
    mark();
}"""
"""Nothing is left to do but to end the turn."""


LONG_QUESTION = (
    "Małgorzata, pay for the Tunnel Rat with crystals of three colours, or with a card of your hand instead."
)


def ground(thing: Locator) -> str:
    return str(thing.evaluate("thing => getComputedStyle(thing).backgroundColor"))


def test_what_ends_a_turn_is_quiet_until_nothing_else_is_left(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "star_scrappers", **UPRIGHT)
    ending = page.locator("#p-actions .is-ending").last
    assert ground(ending) == "rgba(0, 0, 0, 0)"
    ink = "thing => getComputedStyle(thing).color"
    assert ending.evaluate(ink) == page.locator("body").evaluate(ink)
    page.evaluate(ONLY_THE_END)
    assert ground(ending) != "rgba(0, 0, 0, 0)"
    page.context.close()


@pytest.mark.parametrize("settings", [UPRIGHT, ACROSS], ids=["upright", "across"])
def test_a_question_is_never_cut(browser: Browser, served: Served, settings: dict[str, Any]) -> None:
    page = sit_down(browser, served, "star_scrappers", **settings)
    says = page.locator("#p-status .p-says")
    says.evaluate("(says, words) => { says.textContent = words; }", LONG_QUESTION)
    expect(page.locator("#p-status")).to_have_class(re.compile("is-long"))
    assert says.evaluate("says => says.scrollHeight <= says.clientHeight + 1")
    page.context.close()


def test_a_touch_shows_first_what_it_brings(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "star_scrappers", **UPRIGHT)
    status, asked, popover = page.locator("#p-status"), question(page), page.locator("#p-popover")
    expect(status).not_to_contain_text("Ala,")
    lines = "thing => thing.getBoundingClientRect().height / parseFloat(getComputedStyle(thing).lineHeight)"
    assert status.locator(".p-says").evaluate(lines) <= 2.1

    tap(page, "#p-table [data-do*='recruit'].is-legal")
    expect(popover.locator(".p-outlook")).not_to_be_empty()
    expect(popover.get_by_role("button", name="Do it")).to_be_visible()
    expect(page.locator(".is-meant")).to_have_count(1)
    status.tap()
    expect(popover.locator(".p-outlook")).to_have_count(0)
    expect(page.locator(".is-meant")).to_have_count(0)

    ending = page.locator("#p-actions button").last
    expect(ending).to_have_class(re.compile("is-ending"))
    ending.tap()
    expect(popover.locator("p").first).to_contain_text(f"“{ending.inner_text().strip()}”?")
    expect(popover.locator(".p-still")).to_have_text(re.compile(r"You can still do \d+ other things\."))
    expect(popover.locator(".is-main")).to_have_text(["Keep playing"])
    popover.get_by_role("button", name="Keep playing").tap()
    expect(popover).not_to_be_visible()
    assert question(page) == asked

    tap(page, "#p-table [data-do*='recruit'].is-legal")
    expect(page.locator(".is-meant")).to_have_count(1)
    page.wait_for_timeout(TWICE)
    tap(page, ".is-meant")
    is_answered(page, asked)
    leave(page)


@pytest.mark.parametrize(
    ("wanted", "settings"), [("acquire:EK-4-INS", UPRIGHT), ("acquire:BI-1-GOR", TABLET)], ids=["touch", "mouse"]
)
def test_what_spends_is_shown_once_and_not_asked_about_again(
    browser: Browser, served: Served, wanted: str, settings: dict[str, object]
) -> None:
    page = go_on(browser, served, priced(wanted), **settings)
    popover = page.locator("#p-popover")
    if settings is UPRIGHT:
        tap(page, f"#p-table [data-do~='{wanted}'].is-legal")
        expect(popover.locator(".p-outlook")).to_contain_text("you keep")
        popover.get_by_role("button", name="Do it").tap()
    else:
        page.locator(f"#p-table .is-field[data-do~='{wanted}'].is-legal").first.click()
        expect(popover.locator(".p-outlook")).to_contain_text("you keep")
        popover.locator(f"[data-choice='{wanted}']").click()
    page.wait_for_function(
        """before => fetch(`/api/tables/${document.getElementById("p-data").dataset.table}/journal`)
            .then(answer => answer.text()).then(text => text.split(" done").length > before)""",
        arg=priced(wanted).count(" done") + 1,
    )
    page.context.close()


def test_a_payment_and_the_hand_that_it_is_paid_from_are_seen_together(browser: Browser, served: Served) -> None:
    page = go_on(browser, served, paying(), **UPRIGHT, locale="pl-PL")
    hand, cards = page.locator("#p-hand"), page.locator("#p-hand .ss-hand .ss-card")
    expect(page.locator("#p-hand .is-laid")).to_have_count(1)
    expect(page.locator("#p-hand .ss-bill small")).to_be_visible()
    assert hand.evaluate("hand => hand.scrollHeight - hand.clientHeight") <= CENT
    for name in cards.locator(".ss-name").all():
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), name.inner_text()
    leave(page)


def test_who_is_quick_is_not_shown_anything_first(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "star_scrappers", **UPRIGHT, color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.locator("[data-open=p-menu]").tap()
    page.locator("[data-open=p-settings]").tap()
    expect(page.locator("[data-setting=theme]")).to_have_value("system")
    page.locator("[data-setting=theme]").select_option("night")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    assert page.locator("#p-settings :is(button[aria-pressed], select)").count() <= 10
    page.locator("[data-quick]").tap()
    page.locator("[data-asking]").tap()
    page.locator("[data-setting=theme]").select_option("system")
    page.locator("[data-setting=contrast]").select_option("high")
    page.reload()
    page.wait_for_selector("body.is-asked[data-live=yes]")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    for selector in ("#p-table [data-do*='recruit'].is-legal", "#p-actions .is-ending"):
        asked = question(page)
        tap(page, selector)
        is_answered(page, asked)
        page.wait_for_selector("body.is-asked")
    leave(page)


def test_what_lies_out_of_sight_is_brought_or_counted(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "astrogornicy", **UPRIGHT)
    more = page.locator(".p-more.is-down").first
    expect(more).to_have_text(re.compile(r"^\d+$"))
    more.tap()
    expect(page.locator(".p-more.is-up")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    page.locator("#p-jumps button").last.tap()
    expect(page.locator("#p-table [data-region]").last).to_be_in_viewport()

    page.evaluate("scrollTo(0, 0)")
    page.locator("#p-hand [data-pick].is-live").first.tap()
    expect(page.locator("body")).to_have_class(re.compile("is-folded"))
    expect(page.locator("#p-hand")).not_to_be_visible()
    page.wait_for_selector("#p-table .is-legal")
    assert (
        page.locator("#p-table .is-legal")
        .locator("visible=true")
        .evaluate_all(
            """things => things.some(thing => { const b = thing.getBoundingClientRect();
            return b.top > 60 && b.bottom < document.querySelector(".p-mine").getBoundingClientRect().top; })"""
        )
    )
    page.locator("[data-show=hand]").tap()
    expect(page.locator("#p-hand")).to_be_visible()
    page.locator("#p-hand [aria-pressed=true]").tap()
    expect(page.locator("body")).not_to_have_class(re.compile("is-picking"))
    leave(page)


@pytest.mark.parametrize(
    "moment", [(420, "pass"), (120, "pay:cheapest"), (120, "take:")], ids=["turn", "payment", "card"]
)
@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_shows_dice_resources_payment_and_cards_at_once(
    browser: Browser, served: Served, width: int, moment: tuple[int, str]
) -> None:
    size = {**UPRIGHT, "viewport": {"width": width, "height": 844}}
    page = go_on(browser, served, middle("astrogornicy", *moment), locale="pl-PL", **size)
    assert page.locator(".ag-tray").count() == (moment[1] == "pay:cheapest")
    expect(page.locator("#p-hand")).to_be_visible()
    hidden = page.evaluate(
        """() => { const hand = document.getElementById("p-hand").getBoundingClientRect();
            return [...document.querySelectorAll("#p-hand :is(.ag-tray, .ag-toss, .ag-coin, .ag-can, .ag-hand)")]
                .filter(part => {
                    const b = part.getBoundingClientRect();
                    const isWide = part.matches(".ag-coin") && b.right > hand.right;
                    return isWide || b.top < hand.top || b.bottom > hand.bottom + 1;
                })
                .map(part => part.className); }"""
    )
    assert hidden == []
    assert box(page, "#main")[1] + 200 <= box(page, ".p-mine")[1], "the board keeps its room"
    leave(page)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_covers_the_board_of_a_phone_held_across(browser: Browser, served: Served, game: str) -> None:
    page = sit_down(browser, served, game, **ACROSS)
    left, top, width, height = box(page, "#main")
    mine = box(page, ".p-mine")
    assert left + width <= mine[0] + CENT
    assert box(page, ".p-head")[3] <= 48
    assert top + height <= 390 + CENT
    assert height >= 230
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [844, 390]
    expect(page.locator(".p-seat h2").locator("visible=true")).to_have_count(4)
    small = page.evaluate(
        """() => [...document.querySelectorAll(".p-head *, .p-act *, .p-tabs *, .p-jumps *, .p-more")]
            .filter(thing => thing.getClientRects().length)
            .filter(thing => [...thing.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
            .filter(thing => parseFloat(getComputedStyle(thing).fontSize) < 12).map(thing => thing.outerHTML)"""
    )
    assert small == []
    leave(page)


@pytest.mark.parametrize("settings", [TABLET, UPRIGHT], ids=["tablet", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is(browser: Browser, served: Served, game: str, settings: dict[str, object]) -> None:
    page = sit_down(browser, served, game, **settings)
    page.add_init_script("localStorage.setItem('kosmodrom-ask', 'off')")
    page.reload()
    page.wait_for_selector("body.is-asked[data-live=yes]")

    def places() -> list[list[float]]:
        """The box of the board, which is as high as it needs on a phone, and how large the drawing in it is."""
        edges = 4 if settings is TABLET else 3
        return [box(page, "#main")[:edges], box(page, "#p-table")[:3]]

    begun = places()
    for _ in range(DECISIONS):
        page.wait_for_selector("body.is-asked")
        asked = question(page)
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        press_on(page, asked)
        assert places() == [pytest.approx(each, abs=CENT) for each in begun]
    for tab in ("seats", "log", "hand") if settings is UPRIGHT else ():
        page.locator(f"[data-show={tab}]").click()
        assert places() == [pytest.approx(each, abs=CENT) for each in begun]
    page.locator("#p-notice").evaluate("place => { place.innerHTML = '<div class=p-banner>A wish of somebody</div>'; }")
    expect(page.locator(".p-banner").filter(has_text="A wish")).to_be_in_viewport()
    assert places() == [pytest.approx(each, abs=CENT) for each in begun]
    page.context.close()


def test_digits_choose_everything_and_the_focus_goes_on(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "star_scrappers", viewport={"width": 1440, "height": 900})
    keys = page.locator("[data-key]").evaluate_all(
        "things => things.map(thing => [thing.dataset.key, thing.dataset.do])"
    )
    numbered = dict(keys)
    assert sorted(numbered) == list("0123456789")
    assert numbered["0"] == "end"
    page.keyboard.press("0")
    expect(page.locator("#p-popover .p-still").first).to_be_visible()
    page.keyboard.press("Escape")
    focused = "document.activeElement.closest('[data-zone]')?.id"
    page.keyboard.press("1")
    page.wait_for_selector(f"body:not([data-question='{question(page)}']).is-asked")
    assert page.evaluate(focused) is not None
    assert page.evaluate("document.activeElement.classList.contains('is-legal')")
    page.evaluate("document.activeElement.blur()")
    stops = 0
    while page.evaluate(focused) != "p-hand":
        page.keyboard.press("Tab")
        stops += 1
    assert stops <= 14
    page.locator("[data-skip=p-table]").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(focused) == "p-table"
    leave(page)


def test_what_fails_says_so_beside_what_was_pressed(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "posrod_gwiazd", viewport={"width": 1440, "height": 900})
    popover = page.locator("#p-popover")
    page.locator("#p-table .pg-station").first.click(position={"x": 60, "y": 90})
    expect(popover).to_contain_text("Nothing can be done here")
    page.keyboard.press("Escape")
    page.route("**/api/tables/**", lambda route: route.abort())
    page.locator("[data-undo=undo]").click()
    expect(popover).to_contain_text("did not reach the table")
    page.locator("[data-open=p-menu]").click()
    page.locator("#p-menu [data-post=hand-over]").click()
    expect(popover).to_be_visible()
    expect(popover).to_contain_text("did not reach the table")
    page.context.close()
