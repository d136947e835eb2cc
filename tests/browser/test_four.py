"""Tables of four, the table that gathers, the home page: room for everybody, nothing lies over anything or is small."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.late import GAMES
from browser.people import complaints, new_page
from browser.test_in_hand import MOMENTS, go_on, middle
from server.company import Served

LAPTOP = {"viewport": ViewportSize(width=1366, height=768)}
TABLET = {"viewport": ViewportSize(width=1024, height=768)}
DESK = {"viewport": ViewportSize(width=1440, height=900)}
LARGE = {"viewport": ViewportSize(width=2560, height=1440)}
ACROSS = {"viewport": ViewportSize(width=844, height=390)}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TWO_OF_FOUR = [
    game if game in ("posrod_gwiazd", "star_scrappers") else pytest.param(game, marks=pytest.mark.long)
    for game in GAMES
]
"""Those whose parts have lain over one another."""
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


def sit_down(browser: Browser, served: Served, game: str, **settings: object) -> Page:
    """At a table of four in the middle of its match, against cadets with long names."""
    bots = [{"kind": "bot", "level": "cadet", "name": name} for name in NAMES[1:]]
    places = [{"kind": "me", "name": NAMES[0]}, *bots]
    opened = served.person().post("/api/journals", {"journal": middle(game, *MOMENTS[game]), "seats": places}, 201)
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
        for one, other in ((".pg-track", ".pg-pile"), (".pg-thumb-name", ".pg-map")):
            assert not page.evaluate(MEET, [one, other]), (size, one, other)
    for theme in ("night", "day"):
        page.goto(f"{page.url.partition('?')[0]}?theme={theme}")
        page.wait_for_selector("body[data-live=yes]")
        assert complaints(page) == ""
    page.context.close()


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
    page.context.close()


def test_what_goes_on_fades_there(browser: Browser, served: Served) -> None:
    page = sit_down(browser, served, "star_scrappers", **LAPTOP)
    log = page.locator("#p-log")
    page.wait_for_selector("#p-log[data-goes-on=down]")
    log.evaluate("log => { log.scrollTop = log.scrollHeight }")
    page.wait_for_selector("#p-log[data-goes-on=up]")
    page.context.close()


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
    page.context.close()


@pytest.mark.parametrize("game", TWO_OF_FOUR)
def test_no_words_are_small_at_a_table_of_four_on_a_phone(browser: Browser, served: Served, game: str) -> None:
    page = sit_down(browser, served, game, **PHONE)
    for tab in ("hand", "seats"):
        page.locator(f"[data-show={tab}]").tap()
        assert page.evaluate(SMALL) + page.evaluate(LOW) == [], tab
    page.context.close()


@pytest.mark.long
@pytest.mark.parametrize("game", ["andromeda", "astrogornicy"])
def test_no_words_are_small_across_on_a_tablet_or_on_a_large_screen(
    browser: Browser, served: Served, game: str
) -> None:
    page = sit_down(browser, served, game, **{**PHONE, **ACROSS})
    for size in (ACROSS, TABLET, LARGE):
        page.set_viewport_size(size["viewport"])
        assert page.evaluate(SMALL) == [], size
    page.context.close()


@pytest.mark.parametrize("wanted", ["accept:", "end:actions"])
def test_all_dice_of_andromeda_are_seen_at_a_table_of_four(browser: Browser, served: Served, wanted: str) -> None:
    page = go_on(browser, served, middle("andromeda", 100, wanted), **TABLET)
    for size in (TABLET, DESK):
        page.set_viewport_size(size["viewport"])
        assert page.evaluate(IN_SIGHT), size
    page.context.close()


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
    page.context.close()


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
    page.context.close()
