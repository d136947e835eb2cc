"""Lessons in the browser: by finger and by keys, with what is wrong, what is forbidden and what has its time later."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.people import complaints, leave, new_page, start_quick
from kosmodrom.engine.registry import games
from kosmodrom.lessons.lesson import GO_ON, Lesson
from kosmodrom.lessons.proving import rehearsed
from kosmodrom.lessons.shelf import shelf
from server.company import Served

PHONE = ViewportSize(width=390, height=844)
ACROSS = ViewportSize(width=844, height=390)
LOW = {"width": 390, "height": 420}
"""So low that what can be done never fits, whatever has been dealt."""
WIDE = {"width": 1440, "height": 900}
FIRST = "/learn/star_scrappers/first-crystal"
TAUGHT = [entry for entry in games().values() if shelf(entry).lessons]
DECIDED = "(new URLSearchParams(location.search).get('did') ?? '').split(' ').filter(Boolean).length"
"""How many decisions the address tells of."""
COVERED = """() => {
    const all = [...document.querySelectorAll(".is-pointed")].filter((thing) => thing.getClientRects().length);
    const isFree = (thing) => {
        const box = thing.getBoundingClientRect();
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return there && (thing.contains(there) || there.contains(thing));
    };
    return all.length > 0 && !all.some(isFree);
}"""
"""Whether of all that the coach points at nothing can be seen."""
each_game = pytest.mark.parametrize("game", [entry.key for entry in TAUGHT])


def address(lesson: Lesson) -> str:
    return f"/learn/{lesson.entry.key}/{lesson.id}"


def is_answered(page: Page, count: int) -> None:
    """Wait until so many decisions are in the address."""
    page.wait_for_function(f"count => {DECIDED} === count", arg=count)


def meaning(page: Page, decision: str, count: int, press: str) -> None:
    """Tap or press what means a decision; where it means several things, say which.

    What names the next decision too, as a free cell does before it is asked for, would decide both.
    """
    things = page.locator(f"[data-do~='{decision}'].is-legal:visible")
    alone = things.and_(page.locator(f":not([data-then]), [data-then='{decision}']"))
    thing = alone.first if alone.count() else things.first
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center' })")
    if press == "finger":
        box = thing.bounding_box()
        assert box is not None
        thing.tap(position={"x": min(10, box["width"] / 2), "y": box["height"] / 2})
    else:
        thing.focus()
        page.keyboard.press("Enter")
    page.wait_for_function(
        f"count => {DECIDED} === count || document.querySelector('#p-popover:popover-open [data-choice]')", arg=count
    )
    choice = page.locator(f"#p-popover:popover-open [data-choice='{decision}']")
    if choice.count():
        choice.tap() if press == "finger" else choice.press("Enter")
    is_answered(page, count)


def show_what_is_hidden(page: Page, decision: str) -> None:
    """On a phone what lies before the seats is under its own tab."""
    if not page.locator(f"[data-do~='{decision}'].is-legal:visible").count():
        page.locator("[data-show=seats]").tap()


@each_game
def test_a_lesson_by_finger_on_a_phone(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    lesson = shelf(next(entry for entry in TAUGHT if entry.key == game)).lessons[0]
    page.goto(f"/learn/{game}")
    page.locator(f"[data-lesson='{lesson.id}']").tap()
    decisions = rehearsed(lesson).decisions
    for count, decision in enumerate(decisions, 1):
        page.wait_for_selector("body[data-step]")
        if decision == GO_ON:
            page.locator("[data-go-on]").tap()
            is_answered(page, count)
        else:
            show_what_is_hidden(page, decision)
            meaning(page, decision, count, "finger")
    expect(page.locator(".p-coach-says")).to_contain_text(lesson.praise.text("pl").split()[0])
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], "wider than the screen"
    page.goto(f"/learn/{game}")
    expect(page.locator(f"[data-lesson='{lesson.id}'] .p-tick")).to_be_visible()
    leave(page)


@each_game
def test_a_lesson_by_keys(browser: Browser, served: Served, game: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    lesson = shelf(next(entry for entry in TAUGHT if entry.key == game)).lessons[-1]
    page.goto(address(lesson))
    for count, decision in enumerate(rehearsed(lesson).decisions, 1):
        page.wait_for_selector("body[data-step]")
        if decision == GO_ON:
            expect(page.locator("[data-go-on]")).to_be_focused()
            page.keyboard.press("Enter")
            is_answered(page, count)
        else:
            meaning(page, decision, count, "keys")
    expect(page.locator("body.is-done")).to_be_attached()
    expect(page.locator("#p-coach [data-focus]")).to_be_focused()
    leave(page)


def test_the_tab_of_a_phone_follows_the_question(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True)
    hand, seats = (page.locator(f".p-tabs [data-show={tab}]") for tab in ("hand", "seats"))
    page.goto("/learn/star_scrappers/a-good-turn?did=leader")
    expect(seats).to_have_attribute("aria-pressed", "true")
    expect(hand).to_have_class(re.compile("has-legal"))
    page.locator("#p-seats [data-do~='base:0-1'].is-legal").tap()
    expect(hand).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#p-hand .is-legal").first).to_be_in_viewport()
    leave(page)


def test_the_page_stays_where_the_way_to_a_goal_goes_on(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/learn/star_scrappers/totem-and-wild?did=mine:3a+recruit:1b+end+leader")
    meaning(page, "mine:1b", 5, "finger")
    meaning(page, "pay:P1", 6, "finger")
    expect(page.locator("#p-table [data-do~='mine:1a']")).to_be_in_viewport(ratio=0.9)
    page.goto("/learn/star_scrappers/own-base?did=mine:6a+end+go-on+begin+takeover:0+go-on")
    expect(page.locator("#p-actions [data-do~='end']")).to_be_in_viewport(ratio=1)
    leave(page)


def test_whoever_left_the_way_is_shown_how_to_come_back(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/learn/star_scrappers/a-good-turn?did=leader")
    page.locator("[data-show-me]").tap()
    expect(page.locator("#p-popover")).to_contain_text("I know no way to the goal")
    page.goto("/learn/star_scrappers/a-good-turn?did=leader+base:0-2")
    page.locator("[data-show-me]").tap()
    expect(page.locator("#p-hand .is-hinted")).to_be_visible()
    leave(page)


def test_what_is_wrong_is_shown_and_goes_back_by_a_button_or_a_key(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"{FIRST}?did=go-on")
    for take_back in ("button", "key"):
        page.locator("#p-table [data-do~='mine:1b']").click()
        expect(page.locator("body.is-wrong .p-coach-says")).to_contain_text("only 1 VP")
        expect(page.locator("#p-coach [data-undo]")).to_be_focused()
        expect(page.locator("[data-do].is-legal")).to_have_count(0)
        if take_back == "button":
            page.locator("#p-coach [data-undo]").click()
        else:
            page.keyboard.press("u")
        expect(page.locator("body:not(.is-wrong) .p-coach-says")).to_contain_text("Mine the yellow")
        expect(page.locator("#p-table [data-do~='mine:3a']")).to_be_focused()
    leave(page)


def test_other_taps_answer_why_not_or_later(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"{FIRST}?did=go-on")
    page.locator("#p-table [data-place='mine-6a']").click()
    expect(page.locator("#p-popover .k-clause")).to_have_text("SS-101")
    page.locator("#p-table [data-place='dock-1a']").click()
    expect(page.locator("#p-popover")).to_contain_text("Later")
    expect(page.locator("#p-table [data-place='dock-1a']")).not_to_have_class("is-legal")
    leave(page)


def test_the_coach_points_shows_and_speaks(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"{FIRST}?did=go-on")
    expect(page.locator("#p-table [data-place='mine-3a'].is-pointed")).to_be_visible()
    assert page.locator(".is-pointed").count() == 1
    page.keyboard.press("h")
    expect(page.locator("[data-place='mine-3a'].is-hinted")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#p-table [data-do~='mine:3a']").click()
    expect(page.locator(".p-coach-says")).to_contain_text("Pay: lay out yellow cards")
    expect(page.locator("#p-live")).to_contain_text("Pay: lay out yellow cards")
    page.reload()
    expect(page.locator(".p-coach-says")).to_contain_text("Pay: lay out yellow cards")
    leave(page)


def test_what_is_pointed_at_is_not_covered_on_a_phone_and_stays_so_when_it_is_turned(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True)
    sizes = [PHONE, ACROSS]
    for entry in TAUGHT:
        for lesson in shelf(entry).lessons:
            page.goto(address(lesson))
            page.wait_for_selector("body[data-step]")
            assert not page.evaluate(COVERED), f"{lesson.id} at {sizes[0]}"
            sizes.reverse()
            page.set_viewport_size(sizes[0])
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert not page.evaluate(COVERED), f"{lesson.id} turned to {sizes[0]}"
    page.context.close()


def test_what_is_shown_on_a_phone_is_not_covered_by_its_words(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    for lesson in ("astrogornicy/mission", "posrod_gwiazd/neighbours", "andromeda/races"):
        page.goto(f"/learn/{lesson}")
        page.locator("[data-show-me]").tap()
        expect(page.locator("#p-popover")).to_be_visible()
        covered = page.evaluate(
            """() => {
                const words = document.getElementById("p-popover").getBoundingClientRect();
                return [...document.querySelectorAll("[data-do].is-hinted")].filter((thing) => {
                    const { left, top, right, bottom, width } = thing.getBoundingClientRect();
                    const isBeside = left >= words.right || words.left >= right;
                    return width && !isBeside && top < words.bottom && words.top < bottom;
                }).length;
            }"""
        )
        assert covered == 0, lesson
    page.context.close()


def test_a_cell_that_is_touched_first_is_taken_along_and_the_page_stays_where_it_is(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/learn/posrod_gwiazd/first-location?did=go-on")
    expect(page.locator("[data-do='pick:galactic_bank']")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("scrollY") == 0
    meaning(page, "pick:galactic_bank", 2, "finger")
    expect(page.locator("[data-do='build']")).to_be_in_viewport(ratio=0.9)
    page.locator("[data-then='cell:0,-1']").tap()
    build = page.locator("#p-popover:popover-open [data-choice='build']")
    page.wait_for_function(f"() => {DECIDED} === 4 || document.querySelector('#p-popover:popover-open [data-choice]')")
    if build.count():
        build.tap()
    is_answered(page, 4)
    expect(page.locator("[data-place='0/0,-1']")).to_be_visible()
    leave(page)


def test_a_room_is_entered_by_touching_it_before_its_die_or_after_its_researcher(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto("/learn/andromeda/control")
    page.locator("[data-place='cell-n']").click(position={"x": 20, "y": 60})
    page.wait_for_url(re.compile(r"did=die:ruch\+move:portal-n$"))
    page.goto(
        "/learn/andromeda/room-actions?did=room:poklad_hangarowy+to:nw+die:wezwanie_wsparcia+summon:portal+die:ruch"
    )
    page.locator("[data-place='crew-0-portal']").click()
    expect(page.locator("#p-popover [data-choice]")).to_have_count(3)
    page.locator("[data-place='cell-n']").click(position={"x": 20, "y": 60})
    page.wait_for_url(re.compile(r"\+move:portal-n$"))
    leave(page)


def test_the_coach_points_at_what_can_be_pressed_now_and_at_nothing_that_only_leads_there(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto("/learn/andromeda/control")
    expect(page.locator("#p-hand [data-do~='die:ruch'].is-pointed")).to_be_visible()
    expect(page.locator("#p-table .is-pointed")).to_have_count(1)
    page.goto("/learn/andromeda/tasks?did=die:ruch+move:portal-e+move:portal-e")
    for decision in ("done", "end:actions", "task:Z06"):
        expect(page.locator(".is-pointed")).to_have_count(1)
        page.locator(f"[data-do~='{decision}'].is-pointed").click()
    expect(page.locator(".p-coach-says")).to_contain_text("Sacrifice two")
    leave(page)


def test_what_several_decisions_bring_alike_is_said_once_and_is_not_cut_off(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(
        "/learn/andromeda/sharing-dice?did=reject+offer:zaraza+offer:ruch+offer:wezwanie_wsparcia+offer:done+go-on"
    )
    room = page.locator("[data-place='cell-n']")
    room.hover()
    preview = page.locator("#p-preview")
    expect(preview).to_contain_text("Spend the “Use Technology” die on discovering a room")
    expect(preview).to_have_class(re.compile("is-long"))
    hidden = "line => line.getBoundingClientRect().bottom > line.parentElement.getBoundingClientRect().bottom + 1"
    assert not any(line.evaluate(hidden) for line in preview.locator("span").all()[:3])
    room.click()
    told = page.locator("#p-popover")
    expect(told.locator("[data-choice]")).to_have_count(3)
    expect(told.locator(".p-outlook")).to_contain_text("all will see the tile")
    expect(told.get_by_text("all will see the tile")).to_have_count(1)
    leave(page)


@pytest.mark.parametrize("theme", ["night", "day"])
def test_everybody_can_use_it(browser: Browser, served: Served, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    for path in ("/learn/star_scrappers?", f"{FIRST}?", f"{FIRST}?did=go-on&", f"{FIRST}?did=go-on+mine:1b&"):
        page.goto(f"{path}theme={theme}")
        assert complaints(page) == ""
    leave(page)


def test_another_language_goes_on_where_one_was(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"{FIRST}?did=go-on")
    page.locator("#p-table [data-do~='mine:3a']").click()
    expect(page.locator(".p-coach-says")).to_contain_text("Pay: lay out yellow cards")
    page.locator("[data-open=p-menu]").click()
    page.locator("a[hreflang=pl]").click()
    expect(page.locator(".p-coach-says")).to_contain_text("Zapłać: wyłóż żółte karty")
    leave(page)


def test_a_first_game_has_a_coach_who_falls_silent(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto("/learn/star_scrappers")
    page.locator(".p-buttons form .is-main").click()
    says, silent = page.locator("[data-coach-says]"), page.locator("#p-coach.is-silent")
    expect(says).to_have_text(re.compile("^You have three cards"))
    assert "coach" not in page.url
    page.locator("[data-coach-known]").click()
    expect(silent).to_be_visible()
    page.reload()
    expect(says).to_have_text(re.compile("^Whatever glows can be done"))
    assert complaints(page) == ""
    page.locator("[data-coach-can]").click()
    expect(page.locator(".p-choices dt").first).to_have_text("Two actions")
    page.locator("#p-zoom button").click()
    page.locator("#p-table [data-place='dock-1a']").click()
    expect(says).to_have_text(re.compile("^You have two different actions"))
    page.locator("#p-coach [data-coach]").click()
    expect(page.locator("#p-coach")).to_be_hidden()
    page.locator("[data-open=p-menu]").click()
    page.locator("#p-menu [data-coach]").click()
    expect(page.locator("#p-coach")).to_be_visible()
    leave(page)


def test_on_a_phone_the_coach_of_a_game_covers_neither_the_seats_nor_the_log(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    for game in TAUGHT:
        page.goto(f"/learn/{game.key}")
        page.locator(".p-buttons form .is-main").tap()
        expect(page.locator("[data-coach-says]")).not_to_be_empty()
        for tab, part in (("seats", "#p-seats"), ("log", ".p-side")):
            page.locator(f".p-tabs [data-show={tab}]").tap()
            expect(page.locator(part)).to_be_visible()
            page.wait_for_function(
                """part => Math.abs(document.querySelector(part).getBoundingClientRect().top
                    - document.querySelector("#p-coach").getBoundingClientRect().bottom) < 1""",
                arg=part,
            )
            expect(page.locator(".p-more:visible")).to_have_count(0)
    leave(page)


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_coach_is_folded_to_a_line_and_stays_so(browser: Browser, served: Served, viewport: dict[str, int]) -> None:
    page = new_page(browser, served.base, viewport=viewport, locale="pl-PL")
    page.goto("/learn/andromeda")
    page.locator(".p-buttons form .is-main").click()
    strip, fold = page.locator("#p-coach"), page.locator("[data-coach-fold]")
    expect(page.locator("[data-coach-says]")).not_to_be_empty()
    high = strip.evaluate("strip => strip.offsetHeight")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    low = strip.evaluate("strip => strip.offsetHeight")
    assert low <= 46, "one line, as high as its button"
    assert low < high
    page.reload()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-coach-known]")).to_be_hidden()
    fold.click()
    expect(page.locator("[data-coach-known]")).to_be_visible()
    page.context.close()


def test_what_can_be_done_is_read_from_its_title_on(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=LOW, has_touch=True, is_mobile=True, locale="pl-PL")
    page.goto("/learn/star_scrappers")
    page.locator(".p-buttons form .is-main").tap()
    page.wait_for_selector("body.is-asked[data-live=yes]")
    page.locator("[data-coach-can]").tap()
    title, dialog = page.locator("#p-zoom h2"), page.locator("#p-zoom")
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport(ratio=1)
    assert dialog.evaluate("dialog => dialog.scrollTop === 0 && dialog.scrollHeight > dialog.clientHeight")
    page.locator("#p-zoom button").tap()
    expect(dialog).to_be_hidden()
    leave(page)


def test_an_ordinary_table_has_no_coach_until_it_is_asked_for(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    start_quick(page)
    page.wait_for_selector("body.is-asked")
    expect(page.locator("#p-coach")).to_be_hidden()
    leave(page)


def test_a_coach_names_what_it_has_no_words_for(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    start_quick(page, "andromeda")
    page.wait_for_selector("body.is-asked")
    page.locator("[data-open=p-menu]").click()
    page.locator("#p-menu [data-coach]").click()
    page.locator("#p-menu form button").click()
    page.locator("[data-coach-can]").click()
    assert all("Keep" in choice.inner_text() for choice in page.locator(".p-choices dt").all())
    expect(page.locator(".p-choices dt")).to_have_count(2)
    leave(page)


def test_while_others_decide_the_coach_says_who(browser: Browser, served: Served) -> None:
    host = served.open([{"kind": "me", "name": "Małgorzata"}, {"kind": "open"}])
    people = [host, served.join(host, name="Łukasz")]
    waiting = next(person for person in people if not person.legal()["asked"])
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"/join/{waiting.secret}")
    page.wait_for_selector("body[data-live=yes]")
    page.locator("[data-open=p-menu]").click()
    page.locator("#p-menu [data-coach]").click()
    page.locator("#p-menu form button").click()
    expect(page.locator("[data-coach-says]")).to_contain_text("Nothing new")
    expect(page.locator("[data-coach-known], [data-coach-rule]").locator("visible=true")).to_have_count(0)
    page.locator("[data-coach-can]").click()
    expect(page.locator("#p-zoom dt")).to_have_text(str(page.locator("#p-status").text_content()).strip())
    leave(page)
