"""A browser, and people who use it: with the mouse, the keyboard, a finger."""

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from server.company import wait_until

NAMES: Final = ("chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable", "chromium-browser")
"""The first draws no window around its pages, and takes a third less time."""
QUIETLY: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
OF_THIS_SITE: Final = {"sec-fetch-site": "same-origin"}
"""Browsers say so of what a page of ours sends."""
PATIENCE: Final = 30_000
"""Milliseconds that a page may take on a busy machine."""
HOUR: Final = 3_600_000
LEGAL: Final = "[data-do].is-legal:visible"
OVER: Final = "body[data-state=over]"
ASKED_OR_OVER: Final = f"body.is-asked, {OVER}"
FEW_COLOURS: Final = """
    const known = new Map();
    const colour = axe.commons.color.Color.prototype;
    const parse = colour.parseString;
    colour.parseString = function (text) {
        if (known.has(text)) [this.r, this.g, this.b, this.alpha] = known.get(text);
        else {
            parse.call(this, text);
            known.set(text, [this.r, this.g, this.b, this.alpha]);
        }
        return this;
    };
"""
"""Has axe read each colour once: of thousands on a page some thirty differ, and reading them takes half of its time."""


def chromium() -> str | None:
    """The browser of the system, or the one that the environment names."""
    given = os.environ.get("KOSMODROM_CHROMIUM")
    return given or next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIETLY))
        try:
            yield browser
        finally:
            browser.close()


KINDS: Final[dict[Page, str]] = {}
"""How each page was wished for."""
LEFT: Final[list[Page]] = []
NOTHING: Final = "/static/icon.svg"
"""A page of the server on which nothing happens: in the process that drew it the next one is drawn."""


def new_page(browser: Browser, base: str, **settings: Any) -> Page:
    """A page of a browser that knows nothing yet; nothing may go wrong in its scripts.

    The worker that speaks up without a connection begins where a test asks for it: what it fetches, no test can hold.
    """
    usual = {
        "base_url": base,
        "reduced_motion": "reduce",
        "color_scheme": "dark",
        "locale": "en-GB",
        "service_workers": "block",
    }
    wanted = {**usual, **settings}
    kind = str(sorted(wanted.items()))
    page = next((left for left in LEFT if KINDS[left] == kind), None)
    if page is not None:
        LEFT.remove(page)
        if viewport := wanted.get("viewport"):
            page.set_viewport_size(viewport)
        return page
    context = browser.new_context(**wanted)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()

    def fail(error: Any) -> None:
        raise AssertionError(f"the script of the page failed: {error}")

    page.on("pageerror", fail)
    KINDS[page] = kind
    return page


def leave(page: Page) -> None:
    """Whoever wants a page of this kind next finds one that knows nothing, in half of the time that a new one takes.

    What is done to a page beyond what people do, a script, a route, a clock, would stay: such a page is closed.
    """
    page.mouse.move(-1, -1)
    page.goto(NOTHING)
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
    page.context.clear_cookies()
    LEFT.append(page)


def choose_theme(page: Page, base: str, theme: str) -> None:
    """Whoever uses this browser has chosen a theme once."""
    page.context.add_cookies([{"name": "k-theme", "value": theme, "url": base}])


def take_seat(page: Page, base: str, table: str, secret: str) -> None:
    """Whoever uses this browser has followed the link of a seat once."""
    page.context.add_cookies([{"name": f"kosmodrom_{table}", "value": secret, "url": base}])


def tile(page: Page, game: str = "star_scrappers") -> Locator:
    """A game on the home page."""
    return page.locator(f"[aria-labelledby=tile-{game}]")


def quick(page: Page, game: str = "star_scrappers") -> Locator:
    """The button of the home page that starts a match at once."""
    return tile(page, game).locator("[data-quick]")


def start_quick(page: Page, game: str = "star_scrappers") -> None:
    """What two clicks bring, without the home page."""
    form: dict[str, str | float | bool] = {"name": "", "against": "2", "bots": "bot:pilot", "game": game}
    opened = page.request.post("/open", form=form, headers=OF_THIS_SITE, max_redirects=0)
    assert opened.status == 303, opened.text()
    page.goto(opened.headers["location"])
    page.wait_for_selector("body[data-live=yes]")


def question(page: Page) -> str:
    return str(page.evaluate("document.body.dataset.question"))


def let_time_pass(page: Page, until: str) -> None:
    """An hour and another, on the clock of a page that a test has put there, until there is such a thing."""

    def has_come() -> bool:
        page.clock.fast_forward(HOUR)
        return page.locator(until).count() > 0

    wait_until(has_come)


def is_over(page: Page) -> bool:
    page.wait_for_selector(ASKED_OR_OVER)
    return bool(page.evaluate("document.body.dataset.state === 'over'"))


def is_answered(page: Page, asked: str) -> None:
    """Something else is asked, or nothing any more: the page may have given the last answer by itself."""
    page.wait_for_selector(f"body:not([data-question='{asked}']), {OVER}")


def free_spot(page: Page, choose: random.Random) -> tuple[str, list[float]]:
    """What is asked, and where one of the things that glow then can be pressed: a point of it that nothing else covers.

    Nowhere when it is over. Where there is no choice things glow too, but the page itself answers: whoever read the
    question before that and clicked after it would answer the next one unawares.
    """
    asked, spot = page.wait_for_function(
        """fraction => {
            const { state, question } = document.body.dataset;
            if (state === "over") return [question, []];
            if (!document.body.classList.contains("is-asked")) return null;
            const seen = thing => thing.getClientRects().length;
            const legal = [...document.querySelectorAll("[data-do].is-legal")].filter(seen);
            if (!legal.length) return null;
            const thing = legal[Math.floor(fraction * legal.length)];
            thing.scrollIntoView({ block: "center", inline: "center" });
            const box = thing.getBoundingClientRect();
            for (const along of [0.5, 0.1, 0.2, 0.05]) {
                const [x, y] = [box.left + box.width * along, box.top + box.height / 2];
                if (document.elementFromPoint(x, y)?.closest("[data-do]") === thing) return [question, [x, y]];
            }
            return [question, null];
        }""",
        arg=choose.random(),
    ).json_value()
    assert spot is not None, "something glows, but it is covered"
    return str(asked), [float(each) for each in spot]


def click_something(page: Page, choose: random.Random) -> None:
    """Click one of the glowing things, and say what is meant, or that it is meant, where that is asked."""
    asked, spot = free_spot(page, choose)
    if not spot:
        return
    page.mouse.click(*spot)
    while is_asked_back(page, asked):
        choices = page.locator("#p-popover [data-choice]:visible")
        if count := choices.count():
            choices.nth(choose.randrange(count)).click()


def is_asked_back(page: Page, asked: str) -> bool:
    """Whether the page wants to know more before it takes the answer to a question."""
    page.wait_for_selector(f"body:not([data-question='{asked}']), {OVER}, #p-popover:popover-open [data-choice]")
    return question(page) == asked and not page.locator(OVER).count()


def complaints(page: Page) -> str:
    """What axe has to say against a page."""
    if page.evaluate("!window.axe"):
        page.evaluate(f"() => {{ {AXE_SCRIPT}; {FEW_COLOURS} }}")
    found = page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => ({ violations }))")
    results = AxeResults(found)
    return str(results.generate_report()) if results.violations_count else ""


def press_on(page: Page, asked: str) -> None:
    """After a key: the first thing that is meant, where that is asked, until the question is answered."""
    while is_asked_back(page, asked):
        page.keyboard.press("Enter")
