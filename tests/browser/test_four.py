"""Tables of four, the table that gathers, the home page: room for everybody, nothing lies over anything or is small."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.late import GAMES
from browser.people import complaints, leave, new_page
from browser.test_in_hand import MOMENTS, middle
from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.games.posrod_gwiazd.board.faces import faces_of
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location
from server.company import Served

LAPTOP = {"viewport": ViewportSize(width=1366, height=768)}
TABLET = {"viewport": ViewportSize(width=1024, height=768)}
DESK = {"viewport": ViewportSize(width=1440, height=900)}
HUGE = {"viewport": ViewportSize(width=2560, height=1440)}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FINGER = {"viewport": ViewportSize(width=1024, height=768), "has_touch": True}
LYING = ViewportSize(width=844, height=390)
ACROSS = {"viewport": LYING, "has_touch": True, "is_mobile": True}
TWO_OF_FOUR = [
    game if game in ("posrod_gwiazd", "star_scrappers") else pytest.param(game, marks=pytest.mark.long)
    for game in GAMES
]
"""Those whose parts have lain over one another."""
FINGERS = [ViewportSize(width=width, height=height) for width, height in ((390, 844), (844, 390), (1024, 768))]
MANY_PLAYED = 5
LARGE = 9
MOST_OF_IT = 0.75
"""Of a chart, where a station has four rows and half a row around it."""
NAMES = ("Małgorzata", "Łukasz Brzęczyszczykiewicz-Gżegżółka", "Ola", "")
SMALL = """() => {
    const isSeen = (thing) => {
        const box = thing.getBoundingClientRect();
        return box.width && box.height && thing.checkVisibility() && !thing.closest(".k-said, .k-sprite, style");
    };
    const small = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const { data, parentElement: place } = words.currentNode;
        if (!data.trim() || !isSeen(place)) continue;
        const scale = place.ownerSVGElement ? place.getScreenCTM().a : 1;
        if (parseFloat(getComputedStyle(place).fontSize) * scale < 11.9) small.push(data.trim());
    }
    return small;
}"""
"""Words under 12 pixels."""
LOW = """() => {
    const pressed = "a, button:not(.pg-seat .k-do), select, input:not([type=hidden]), summary";
    return [...document.querySelectorAll(pressed)].filter((thing) => {
        const box = (thing.closest("label.p-check") ?? thing).getBoundingClientRect();
        const isSeen = box.width && box.height && thing.checkVisibility();
        return isSeen && !thing.closest(".k-said, .k-sprite, style") && box.height < 39.5;
    }).map((thing) => `${thing.className} ${thing.textContent.trim()}`);
}"""
"""What is too low for a finger, but for the strip of seats, where it may miss a bit."""
IN_SIGHT = """() => {
    const board = document.querySelector(".p-board").getBoundingClientRect();
    return [...document.querySelectorAll(".an-orders, .an-orders .an-die")].every((thing) => {
        const box = thing.getBoundingClientRect();
        return box.top >= board.top && box.bottom <= board.bottom && box.right <= board.right;
    });
}"""
"""Whether the order cards with all their dice, the heart of Andromeda, are seen whole."""
UNREADABLE = """cards => {
    const row = document.querySelector(".pg-hand .pg-row");
    row.innerHTML = cards.map(([face, look]) => `<button class="k-do pg-card ${look}">${face}</button>`).join("");
    return [...row.children].filter((card) => {
        const [edge, formula] = [card, card.querySelector(".pg-formula")].map((each) => each?.getBoundingClientRect());
        const isOut = (box) => box.right > edge.right + 1 || box.bottom > edge.bottom + 1;
        const numbers = [...card.querySelectorAll(".pg-cost b, .pg-vp b")].map((each) => each.getBoundingClientRect());
        return numbers.some((box) => isOut(box) || (formula && box.bottom > formula.top + 1))
            || (formula && isOut(formula));
    }).map((card) => card.textContent);
}"""
"""Cards of a hand on which a cost or the effect in icons is cut or written over."""
MEET = """([one, other]) => {
    const boxes = [one, other].map((look) => [...document.querySelectorAll(look)]
        .filter((thing) => thing.checkVisibility())
        .map((thing) => thing.getBoundingClientRect()));
    return boxes[0].some((a) => boxes[1].some((b) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""
IS_CUT = """() => {
    const column = document.getElementById("p-seats");
    return column.scrollHeight > column.clientHeight + 3;
}"""


FILLS = """() => {
    const chart = [...document.querySelectorAll(".pg-chart")].find((each) => each.checkVisibility());
    const boxes = [...chart.querySelectorAll(".pg-room")].map((room) => room.getBoundingClientRect());
    const span = (from, to) => Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from]));
    return Math.max(span("left", "right") / chart.clientWidth, span("top", "bottom") / chart.clientHeight);
}"""
"""How much of its chart a station takes, on the side that limits it."""


def journal_of(game: str, seed: str, has_come: Callable[[Match], bool]) -> str:
    """The journal of a match of four cadets at a moment when seat 0 is asked."""
    match, bot, luck = Match(game, seats=4, seed=seed), bot_named("cadet"), Luck(3)
    while 0 not in match.actors or not has_come(match):
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match.journal()


def acts_with_a_large_station(match: Match) -> bool:
    view: Any = match.view(0)
    return "reactor" in match.legal(0) and len(view.table.cards[0]) >= LARGE


def has_played_much(match: Match) -> bool:
    view: Any = match.view(0)
    return len(view.table.play) >= MANY_PLAYED and "end" in match.legal(0)


def sit_down(browser: Browser, served: Served, game: str, **settings: object) -> Page:
    """At a table of four in the middle of its match, against cadets with long names."""
    return go_on(browser, served, middle(game, *MOMENTS[game]), **settings)


def go_on(browser: Browser, served: Served, journal: str, **settings: object) -> Page:
    """The same with any match of four."""
    bots = [{"kind": "bot", "level": "cadet", "name": name} for name in NAMES[1:]]
    places = [{"kind": "me", "name": NAMES[0]}, *bots]
    opened = served.person().post("/api/journals", {"journal": journal, "seats": places}, 201)
    page = new_page(browser, served.base, **settings)
    page.goto(f"/join/{opened['secret']}")
    page.wait_for_selector("body.is-asked[data-live=yes]")
    return page


@pytest.mark.parametrize("game", TWO_OF_FOUR)
def test_four_seats_have_room(browser: Browser, served: Served, game: str) -> None:
    page = sit_down(browser, served, game, **LAPTOP)
    for size in (LAPTOP, TABLET):
        page.set_viewport_size(size["viewport"])
        page.wait_for_function(f"!({IS_CUT})()")
        expect(page.locator(".p-seat header:visible")).to_have_count(4)
        expect(page.locator(".p-seat.is-mine.is-folded")).to_have_count(0)
        assert game != "posrod_gwiazd" or page.evaluate(FILLS) >= MOST_OF_IT
        for one, other in ((".pg-track", ".pg-pile"), (".pg-thumb-name", ".pg-map")):
            assert not page.evaluate(MEET, [one, other]), (size, one, other)
        cut = "names => names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"
        assert page.locator(".pg-goal-name").evaluate_all(cut) == []
    for theme in ("night", "day"):
        page.goto(f"{page.url.partition('?')[0]}?theme={theme}")
        page.wait_for_selector("body[data-live=yes]")
        assert complaints(page) == ""
    leave(page)


def test_a_folded_seat_opens_by_tap_and_by_key_and_another_makes_room(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "star_scrappers", **TABLET)
    folded = page.locator(".p-seat.is-folded")
    expect(folded).not_to_have_count(0)
    seat = folded.last.locator("[data-seat]").get_attribute("data-seat")
    mine = page.locator(f".p-seat:has([data-seat='{seat}'])")
    button = mine.locator("[data-fold]")
    expect(button).to_have_attribute("aria-expanded", "false")
    mine.locator("h2").click()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(mine.locator(".ss-counters")).to_be_visible()
    page.wait_for_function(f"!({IS_CUT})()")
    button.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "false")
    expect(mine.locator(".ss-counters")).not_to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 1300})
    expect(folded).to_have_count(0)
    leave(page)


def test_what_goes_on_fades_there(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "star_scrappers", **LAPTOP)
    log = page.locator("#p-log")
    page.wait_for_selector("#p-log[data-goes-on~=up]")
    log.evaluate("log => { log.scrollTop = 0 }")
    page.wait_for_selector("#p-log[data-goes-on=down]")
    leave(page)


def test_nothing_is_small_on_a_phone(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL", **PHONE)
    page.goto("/")
    page.locator("[aria-labelledby=tile-posrod_gwiazd] .p-own summary").click()
    assert page.evaluate(SMALL) + page.evaluate(LOW) == []
    assert complaints(page) == ""
    options = {"game": "first"}
    seats = [{"kind": "me", "name": NAMES[1]}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    host = served.open(seats, "posrod_gwiazd", options=options)
    page.goto(f"/join/{host.secret}")
    page.wait_for_selector("body[data-live=yes]")
    assert page.evaluate(SMALL) + page.evaluate(LOW) == []
    assert complaints(page) == ""
    page.locator("[data-qr]").first.tap()
    expect(page.locator("#p-zoom .k-qr")).to_be_visible()
    assert complaints(page) == ""
    page.keyboard.press("Escape")
    cancel = page.locator("[data-post=cancel]")
    cancel.tap()
    expect(cancel).to_contain_text("Na pewno odwołać?")
    cancel.tap()
    page.wait_for_url(lambda url: "/table/" not in url)
    expect(page.locator("#p-my-tables a")).to_have_count(0)
    leave(page)


@pytest.mark.parametrize("game", TWO_OF_FOUR)
def test_no_words_are_small_at_a_table_of_four_on_a_phone(browser: Browser, served: Served, game: str) -> None:
    page = sit_down(browser, served, game, **PHONE)
    for tab in ("hand", "seats"):
        page.locator(f"[data-show={tab}]").tap()
        assert page.evaluate(SMALL) + page.evaluate(LOW) == [], tab
    leave(page)


@pytest.mark.parametrize("size", [FINGER, ACROSS], ids=["tablet", "across"])
@pytest.mark.parametrize("game", ["posrod_gwiazd", "star_scrappers"])
def test_no_words_of_the_board_are_small_under_a_finger(
    browser: Browser, served: Served, game: str, size: dict[str, object]
) -> None:
    page = sit_down(browser, served, game, locale="pl-PL", **size)
    assert page.evaluate(SMALL) == []
    leave(page)


def test_costs_and_effects_of_all_cards_are_readable_in_the_hand(browser: Browser, served: Served) -> None:
    match = Match("posrod_gwiazd", seats=2, seed="cards")
    faces = faces_of(match.book, match.entry.words("pl", match.book))
    kinds = [kind for kind in range(len(faces.cards)) if is_location(kind) or is_conflict(kind)]
    journal = journal_of("posrod_gwiazd", "cards", lambda match: match.legal(0)[0].startswith("pick:"))
    page = go_on(browser, served, journal, locale="pl-PL", **PHONE)
    page.wait_for_selector(".pg-hand .pg-card")
    for size in FINGERS:
        page.set_viewport_size(size)
        assert page.evaluate(UNREADABLE, [[faces.cards[kind], faces.looks[kind]] for kind in kinds]) == []
    leave(page)


def test_all_actions_and_the_whole_ring_of_the_station_are_seen(browser: Browser, served: Served) -> None:
    page = go_on(browser, served, journal_of("posrod_gwiazd", "ring", acts_with_a_large_station), **PHONE)
    for size in FINGERS:
        page.set_viewport_size(size)
        hidden = page.evaluate(
            """() => { const hand = document.getElementById("p-hand").getBoundingClientRect();
                const acts = [...document.querySelectorAll(".pg-act")];
                return [acts.length, acts.filter((act) => act.getBoundingClientRect().bottom > hand.bottom + 1).length,
                    [...document.querySelectorAll(".pg-chart")].filter((chart) => chart.checkVisibility()
                        && chart.scrollHeight > chart.clientHeight + 1).length]; }"""
        )
        assert hidden == [3, 0, 0], size
    leave(page)


def test_the_own_seat_leaves_room_for_the_others_and_whoever_acts_stays_open(browser: Browser, served: Served) -> None:
    journal = journal_of("star_scrappers", "pics0", has_played_much)
    page = go_on(browser, served, journal, locale="pl-PL", **FINGER)
    page.wait_for_function(f"!({IS_CUT})()")
    expect(page.locator(".p-seat header:visible")).to_have_count(4)
    expect(page.locator(".p-seat.is-mine.is-folded")).to_have_count(0)
    tops = "cards => new Set(cards.map(card => card.getBoundingClientRect().bottom)).size"
    page.locator(".p-seat.is-mine").evaluate("seat => seat.classList.remove('is-tight')")
    for fan in (".ss-column > .ss-slot", ".ss-play .ss-slot"):
        assert page.locator(f".is-mine {fan}").evaluate_all(tops) == 1, fan
    marks = page.locator(".ss-artifact").last.evaluate(
        """card => {
            const halves = [...card.querySelectorAll(".ss-half")];
            halves.forEach(half => half.classList.add("is-last"));
            return [card, ...halves].map(each => getComputedStyle(each).outlineStyle);
        }"""
    )
    assert marks == ["dotted", "none", "none"], "one mark for a card with two halves"
    last = page.locator(".p-seat").last
    expect(last).to_have_class(re.compile("is-folded"))
    last.evaluate("seat => { seat.classList.add('is-asked'); document.dispatchEvent(new Event('k-marked')); }")
    expect(last).not_to_have_class(re.compile("is-folded"))
    leave(page)


@pytest.mark.long
@pytest.mark.parametrize("game", ["andromeda", "astrogornicy"])
def test_no_words_are_small_across_on_a_tablet_or_on_a_large_screen(
    browser: Browser, served: Served, game: str
) -> None:
    page = sit_down(browser, served, game, **{**PHONE, **ACROSS})
    for size in (LYING, TABLET["viewport"], HUGE["viewport"]):
        page.set_viewport_size(size)
        assert page.evaluate(SMALL) == [], size
    leave(page)


@pytest.mark.parametrize("wanted", ["accept:", "end:actions"])
def test_all_dice_of_andromeda_are_seen_at_a_table_of_four(browser: Browser, served: Served, wanted: str) -> None:
    page = go_on(browser, served, middle("andromeda", 100, wanted), **TABLET)
    for size in (TABLET, DESK):
        page.set_viewport_size(size["viewport"])
        assert page.evaluate(IN_SIGHT), size
    leave(page)


def test_whoever_is_called_away_by_the_host_reads_it_at_once(browser: Browser, served: Served) -> None:
    host = served.open([{"kind": "me", "name": "Ala"}, {"kind": "open"}, {"kind": "open"}])
    guest = served.join(host, name="Łukasz")
    page = new_page(browser, served.base, locale="pl-PL", **TABLET)
    page.goto(f"/join/{guest.secret}")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-status")).to_have_text("Czekamy: wolne jest 1 miejsce.")
    host.post(f"{host.path}/cancel", {}, 204)
    expect(page.locator("#p-status")).to_have_text("Ten stół został usunięty.")
    expect(page.locator("#p-offline")).to_contain_text("Odwołała go osoba, która go otworzyła")
    leave(page)


def test_the_home_page_says_against_whom_and_remembers_it(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL", **TABLET)
    page.goto("/")
    page.get_by_label("Ilu przeciwników").select_option("3")
    page.get_by_label("Poziom botów").select_option("bot:cadet")
    says = page.locator("[aria-labelledby=tile-andromeda] [data-quick]")
    expect(says).to_contain_text("3 boty, Kadet (początkujący)")
    page.reload()
    expect(says).to_contain_text("3 boty, Kadet (początkujący)")
    says.click()
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-seats .p-seat")).to_have_count(4)
    expect(page.locator("#p-seats .k-note", has_text="Kadet")).to_have_count(3)
    leave(page)
