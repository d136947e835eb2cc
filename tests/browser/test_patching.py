"""What is told of a table changes the page where it differs, and nowhere else; and makes of it what a reload brings."""

import random
from itertools import zip_longest
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.late import GAMES, late_journal
from browser.people import NOTHING, new_page
from server.company import Player, Served

WIDE = {"width": 1440, "height": 900}
HEARD = """
    const Source = EventSource;
    window.EventSource = class extends Source {
        constructor(address) {
            super(address);
            this.addEventListener("table", ({ lastEventId }) => { window.heard = lastEventId; });
        }
    };
"""
"""Notes how much the page has been told."""
SHOWN = """() => {
    const passing = ["is-new", "k-turn", "is-chosen", "is-refused"];
    const own = ["tabindex", "style", "class"];
    const line = (thing, deep) => {
        if (thing.nodeType !== 1) return thing.data?.trim() ? [" ".repeat(deep) + thing.data.trim()] : [];
        const looks = [...thing.classList].filter(look => !passing.includes(look)).sort();
        const others = [...thing.attributes].filter(({ name }) => !own.includes(name));
        const told = others.map(({ name, value }) => `${name}=${value}`);
        const inside = "left" in thing.dataset ? [] : [...thing.childNodes].flatMap(each => line(each, deep + 1));
        return [" ".repeat(deep) + [thing.nodeName, looks, ...told.sort()].join(" "), ...inside];
    };
    return [".p-head", "#p-invitation", ".p-frame"].flatMap(part => line(document.querySelector(part), 0));
}"""
"""The page as lines, without what only passes by."""


def sit(browser: Browser, served: Served, game: str, own_decisions: int = 30) -> tuple[Page, list[Player]]:
    """Two people in the middle of a match; the page of the first, who holds the mouse still."""
    seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}]
    opened = served.person().post("/api/journals", {"journal": late_journal(own_decisions, game), "seats": seats}, 201)
    host = served.player(opened["table"], opened["secret"])
    guest = served.join(host, name="Olek")
    page = new_page(browser, served.base, viewport=WIDE)
    page.add_init_script(HEARD)
    page.goto(f"/join/{host.secret}")
    page.wait_for_selector("body[data-live=yes]")
    return page, [host, guest]


def moves(players: list[Player], choose: random.Random, count: int) -> None:
    for _ in range(count):
        for player in choose.sample(players, 2):
            if player.play_on(choose):
                break


def in_step(page: Page, host: Player) -> None:
    """Wait until the page has been told everything."""
    told = "(window.heard ?? '').split('=').pop().split('.').slice(1).reduce((sum, each) => sum + +each, 0)"
    page.wait_for_function(f"version => {told} >= version", arg=host.info()["version"])


def beside(page: Page) -> Page:
    """Another window of the same browser."""
    known = [each for each in page.context.pages if each != page]
    other = known[0] if known else page.context.new_page()
    if not known:
        other.add_init_script(HEARD)
    return other


def assert_as_if_loaded_anew(page: Page, host: Player) -> None:
    in_step(page, host)
    other = beside(page)
    other.goto(page.url)
    in_step(other, host)
    old, new = page.evaluate(SHOWN), other.evaluate(SHOWN)
    other.goto(NOTHING)
    for shown, anew in zip_longest(old, new):
        assert shown == anew, f"{shown!r} but anew: {anew!r}"


def play_on_and_compare(page: Page, players: list[Player], counts: list[int]) -> None:
    choose = random.Random(5)
    for count in counts:
        moves(players, choose, count)
        assert_as_if_loaded_anew(page, players[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_what_a_reload_would_bring(browser: Browser, served: Served, game: str) -> None:
    page, players = sit(browser, served, game)
    play_on_and_compare(page, players, [1, 5, 12])
    page.context.close()


FAULTS = [
    "for (const { name } of was.attributes)",
    "for (const look of now.classList)",
    "if (live.data !== now.data)",
    "old.forEach((_, at) => stays.has(at) ||",
]


@pytest.mark.parametrize("line", FAULTS)
def test_a_page_that_leaves_out_a_change_is_found(browser: Browser, served: Served, line: str) -> None:
    """The beginning of the line stands for a change that the page forgets."""

    def forgetful(route: Route) -> None:
        text = route.fetch().text()
        assert line in text
        route.fulfill(body=text.replace(line, f"if (0) {line}"), content_type="text/javascript")

    page, players = sit(browser, served, "star_scrappers")
    page.context.route("**/whole.js*", forgetful)
    page.reload()
    page.context.unroute("**/whole.js*")
    with pytest.raises(AssertionError, match="but anew"):
        play_on_and_compare(page, players, [2] * 12)
    page.context.close()


def test_what_has_not_changed_is_not_touched(browser: Browser, served: Served) -> None:
    page, players = sit(browser, served, "star_scrappers")
    in_step(page, players[0])
    page.evaluate(
        """() => {
            window.things = [...document.querySelectorAll("#p-table [data-place], #p-hand [data-place]")];
            things[0].animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 1e8, id: "mine" });
            things[0].focus();
            document.getElementById("p-log").scrollTop = 30;
            document.querySelector("#p-log ol").scrollTop = 30;
            getSelection().selectAllChildren(document.querySelector("#p-table h2"));
        }"""
    )
    scrolled = "[...document.querySelectorAll('#p-log, #p-log ol')].map(each => each.scrollTop)"
    before = page.evaluate(scrolled)
    moves(players, random.Random(2), 3)
    in_step(page, players[0])
    kept: Any = page.evaluate(
        """() => ({
            stay: things.filter(thing => thing.isConnected).length / things.length,
            moves: things[0].getAnimations().some(({ id }) => id === "mine"),
            has_focus: document.activeElement === things[0],
            chosen: getSelection().toString(),
        })"""
    )
    assert kept["stay"] > 0.5
    assert kept["moves"]
    assert kept["has_focus"]
    assert kept["chosen"]
    assert page.evaluate(scrolled) == before
    page.context.close()


def test_the_focus_goes_from_what_is_gone_to_what_can_be_decided_next(browser: Browser, served: Served) -> None:
    page, players = sit(browser, served, "star_scrappers")
    page.evaluate("localStorage.setItem('kosmodrom-ask', 'off')")
    choose = random.Random(3)
    for _ in range(30):
        in_step(page, players[0])
        gone = page.locator("#p-actions [data-do].is-legal")
        if gone.count():
            break
        moves(players, choose, 1)
    gone.first.focus()
    before = page.evaluate("document.activeElement.dataset.do")
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.activeElement.dataset.do !== before", arg=before)
    for _ in range(30):
        in_step(page, players[0])
        if page.evaluate("document.body.classList.contains('is-asked')"):
            break
        moves(players[1:] * 2, choose, 1)
    expect(page.locator("[data-do].is-legal:focus")).to_have_count(1)
    page.context.close()
