"""Films a turn for the README, of a table that `kosmodrom serve --port PORT` shows: an animated picture.

    python -m tools.page_film PORT

A person looks at what glows, takes it, ends the turn, and sees what the others do. It looks best on a quiet machine.
"""

import base64
import io
import itertools
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import CDPSession, Locator, Page, ViewportSize, sync_playwright

from tools.page_pictures import played, sit_down

FILM: Final = Path("docs/pictures/turn.webp")
SIZE: Final = ViewportSize(width=1280, height=800)
SHOWN: Final = (896, 560)
LOOKING: Final = 1100
"""Milliseconds before something is taken."""
TAKING: Final = 700
WATCHING: Final = 4500
SHORTEST: Final = 80
LONGEST: Final = 2000
"""So many milliseconds a picture stands at least, and at most."""
QUALITY: Final = 50
MOST: Final = 6
WANTED: Final = (
    "#p-table [data-do^='mine:3'].is-legal",
    "#p-table [data-do^='recruit:3'].is-legal",
    "#p-actions .is-legal:not(.is-ending)",
    "#p-hand [data-do*='pay:'].is-legal",
)
"""What is taken, the first of them that glows: a Crystal, a Mercenary, "Done" when enough lies ready, then a card."""
HAND: Final = """
    const hand = document.createElement("div");
    hand.style.cssText = `position: fixed; z-index: 9999; left: 50%; top: 60%; width: 22px; height: 22px;
        border-radius: 50%; border: 3px solid #fff; background: #ffffff40; pointer-events: none;
        transform: translate(-50%, -50%); transition: left .4s, top .4s`;
    document.documentElement.append(hand);
    addEventListener("mousemove", ({ clientX, clientY }) => {
        Object.assign(hand.style, { left: `${clientX}px`, top: `${clientY}px` });
    });
    addEventListener("mousedown", () => hand.animate([{ background: "#ffb454" }, { background: "#ffffff40" }], 400));
"""
"""Where the mouse is: a browser without a window draws none."""


@dataclass
class Film:
    """What a page showed, and when."""

    session: CDPSession
    pictures: list[tuple[float, bytes]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session.on("Page.screencastFrame", self.keep)
        self.session.send("Page.startScreencast", {"format": "png"})

    def keep(self, frame: dict[str, Any]) -> None:
        self.pictures.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def write(self, path: Path) -> None:
        """Each picture stands until the next one comes; of those that come at once the last is shown."""
        self.session.send("Page.stopScreencast")
        shown: list[tuple[float, bytes]] = []
        for time, data in self.pictures:
            if shown and time - shown[-1][0] < SHORTEST / 1000:
                time = shown.pop()[0]
            shown.append((time, data))
        times = [time for time, _ in shown]
        stand = [min(LONGEST, round(1000 * (b - a))) for a, b in itertools.pairwise(times)]
        images = [
            Image.open(io.BytesIO(data)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS) for _, data in shown
        ]
        images[0].save(
            path, save_all=True, append_images=images[1:], duration=[*stand, LONGEST], loop=0, quality=QUALITY, method=6
        )


def look_and_take(page: Page, thing: Locator) -> None:
    """A thing that can mean several decisions asks which; one that gives something up asks whether."""
    asked = page.get_attribute("body", "data-question")
    thing.hover()
    page.wait_for_timeout(LOOKING)
    thing.click()
    choices = page.locator("#p-popover [data-choice]:visible")
    page.wait_for_selector(f"body:not([data-question='{asked}']), #p-popover:popover-open [data-choice]")
    if page.get_attribute("body", "data-question") == asked:
        look_and_take(page, choices.first)
    page.wait_for_timeout(TAKING)
    page.wait_for_selector("body.is-asked")


def play_a_turn(page: Page) -> None:
    """What is wanted, as long as there is any; then the turn is ended, and others play."""
    for _ in range(MOST):
        glowing = [page.locator(each) for each in WANTED if page.locator(each).count()]
        if not glowing:
            break
        look_and_take(page, glowing[0].first)
    look_and_take(page, page.locator("#p-actions .is-ending.is-legal"))
    page.wait_for_timeout(WATCHING)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
        )
        page = browser.new_page(viewport=SIZE)
        sit_down(page, f"http://127.0.0.1:{sys.argv[1]}", played("star_scrappers", 3, 150), "en")
        page.evaluate(HAND)
        film = Film(page.context.new_cdp_session(page))
        play_a_turn(page)
        film.write(FILM)
        browser.close()


if __name__ == "__main__":
    main()
