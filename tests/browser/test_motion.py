"""What others do is seen: it glides, it is said in a caption, points float; nothing of it is in anybody's way."""

import random
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.late import late_journal
from browser.people import new_page
from browser.test_patching import HEARD, in_step, moves
from server.company import Player, Served

HELD = """
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const motion = animate.apply(this, given);
        if (["glide", "float"].includes(motion.id)) motion.pause();
        return motion;
    };
"""
"""What moves stands still where it begins, until it is ended."""
GLIDING = "() => document.getAnimations().some(({ id }) => id === 'glide')"
PLACES = """() => [".p-head", ".p-frame", "#p-table", ".p-seats", ".p-mine"].map(part => {
    const { left, top, width, height } = document.querySelector(part).getBoundingClientRect();
    return [part, left, top, width, height];
})"""
UNDER_THE_CAPTION = """() => {
    const box = document.getElementById("p-caption").getBoundingClientRect();
    return !document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest("#p-caption");
}"""
COVERED = """() => {
    const lies = part => part.getBoundingClientRect();
    const box = lies(document.getElementById("p-caption"));
    const meets = ({ left, top, right, bottom }) =>
        left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    return [...document.querySelectorAll(".p-head, .p-seat, .p-side, #p-end, #p-actions > *, #p-hand > *")]
        .filter(part => part.getClientRects().length && meets(lies(part))).map(part => part.className);
}"""
POINTS = "[...document.querySelectorAll('#p-seats [data-score]')].map(({ textContent }) => parseInt(textContent, 10))"
MIDDLE = """place => {
    const box = document.querySelector(`[data-place="${place}"]`).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
BURST = """async () => {
    const { show } = await import("/static/showing.js");
    const caption = document.getElementById("p-caption");
    const [timeout, clock] = [window.setTimeout, performance.now.bind(performance)];
    let now = clock();
    const start = now;
    const seen = [];
    const waiting = [];
    performance.now = () => now;
    window.setTimeout = (next, pause) => {
        if (pause > 5000) return timeout(next, pause);
        return waiting.push([next, pause]);
    };
    show(null, [...Array(12).keys()].map(seat => ({ seat: seat % 3, words: `${seat}` })));
    show(null, [...Array(9).keys()].map(seat => ({ seat: seat % 3, words: `${12 + seat}` })));
    for (let each = waiting.shift(); each; each = waiting.shift()) {
        seen.push(caption.textContent);
        now += each[1];
        each[0]();
    }
    [window.setTimeout, performance.now] = [timeout, clock];
    return [seen, now - start];
}"""
"""Many sentences at once, on a clock that goes as fast as it can."""


def sit_down(browser: Browser, served: Served, player: Player, motion: str, script: str = "") -> Page:
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900}, reduced_motion=motion)
    page.add_init_script(script)
    page.goto(f"/join/{player.secret}")
    page.wait_for_selector("body[data-live=yes]")
    page.evaluate("import('/static/showing.js').then(() => null)")
    return page


def decisions_of(page: Page) -> list[str]:
    """The decisions that the page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if "/decide" in request.url else None)
    return sent


def test_what_another_does_is_seen_until_something_is_pressed(browser: Browser, served: Served) -> None:
    first, second = sorted(served.pair(), key=lambda player: not player.legal()["asked"])
    page = sit_down(browser, served, second, "no-preference", HELD)
    still = sit_down(browser, served, second, "reduce", HELD)
    taken = next(option for option in first.options() if option.startswith("recruit:1"))
    place = f"dock-{taken.partition(':')[2]}"
    before = page.evaluate(PLACES)
    still.set_viewport_size({"width": 390, "height": 844})
    still.locator("[data-show=hand]").click()

    first.answer(taken)
    page.wait_for_function(GLIDING)
    caption, log = page.locator("#p-caption"), page.locator("#p-log")
    expect(caption).to_be_visible()
    expect(caption.locator("svg.k-seat-mark")).to_have_count(1)
    expect(log.locator("li a", has_text=caption.locator("span").text_content() or "nothing")).to_have_count(1)
    assert caption.get_attribute("aria-hidden") == "true", "the live region has said it"
    assert page.evaluate(UNDER_THE_CAPTION)
    expect(still.locator("#p-caption")).to_be_visible()
    assert [page.evaluate(COVERED), still.evaluate(COVERED)] == [[], []]
    expect(page.locator(f"[data-place={place}].is-last")).to_have_count(1)
    assert page.evaluate(PLACES) == before

    page.keyboard.press("Shift")
    expect(page.locator(".p-ghost")).to_have_count(0)
    expect(caption).to_be_hidden()
    assert not page.evaluate(GLIDING)
    assert page.evaluate(PLACES) == before

    sent = decisions_of(page)
    first.answer("end")
    page.wait_for_selector("body.is-asked")
    page.wait_for_selector(".p-ghost", state="attached")
    spot = page.evaluate(MIDDLE, place)
    page.mouse.click(*spot)
    expect(page.locator(".p-ghost")).to_have_count(0)
    with page.expect_request("**/decide*"):
        page.mouse.click(*spot)
    assert len(sent) == 1, "only what could be seen was meant"

    seen, lasted = page.evaluate(BURST)
    assert [int(words) for words in seen] == sorted(map(int, seen))
    assert int(seen[-1]) == 20
    assert lasted <= 3000

    expect(still.locator("#p-caption")).not_to_be_empty()
    assert not still.evaluate("document.getAnimations().length")
    expect(still.locator(".p-flights")).to_have_count(0)
    for each in (page, still):
        each.context.close()


def test_points_that_another_wins_float_beside_the_seat(browser: Browser, served: Served) -> None:
    seats: list[dict[str, Any]] = [{"kind": "me", "name": "Ala"}, {"kind": "open"}]
    journal = late_journal(30, "posrod_gwiazd")
    opened = served.person().post("/api/journals", {"journal": journal, "seats": seats}, 201)
    host = served.player(opened["table"], opened["secret"])
    guest = served.join(host, name="Olek")
    page = sit_down(browser, served, host, "no-preference", HELD + HEARD)
    in_step(page, host)
    before, choose = page.evaluate(POINTS), random.Random(5)
    for _ in range(60):
        moves([guest, host], choose, 1)
        in_step(page, host)
        if page.evaluate(POINTS) != before:
            break
    gained = [now - then for now, then in zip(page.evaluate(POINTS), before, strict=True)]
    floating = page.locator(".p-float")
    expect(floating.first).to_be_visible()
    assert set(floating.all_text_contents()) & {f"{by:+}".replace("-", "−") for by in gained if by}
    page.mouse.click(700, 2)
    expect(page.locator(".p-float")).to_have_count(0)
    page.context.close()
