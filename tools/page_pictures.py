"""Takes the pictures of the README anew, of a table that `kosmodrom serve --port PORT` shows.

    python -m tools.page_pictures PORT

Every game is played by greedy bots up to a moment with much to choose from, and a person sits down in their place.
"""

import shutil
import sys
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match

PICTURES: Final = Path("docs/pictures")
WIDE: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
TABLES: Final = (
    ("star_scrappers", 3, 150, "en"),
    ("andromeda", 3, 230, "pl"),
    ("astrogornicy", 3, 420, "en"),
    ("posrod_gwiazd", 3, 200, "pl"),
)
"""Of each game: seats, after how many decisions, language."""
CHOICES: Final = 6
"""So many decisions are open in a picture, at least."""


def played(game: str, seats: int, decisions: int) -> Match:
    """A match of greedy bots, stopped where the first seat has much to choose from."""
    match, bot, luck = Match(game, seats=seats, seed="a picture"), bot_named("greedy"), Luck(1)
    while len(match.lines) < decisions or match.actors != [0] or len(match.legal_ids(0)) < CHOICES:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match


def sit_down(page: Page, base: str, match: Match, lang: str) -> None:
    seats = [{"kind": "me", "name": "Ala"}, *[{"kind": "bot", "level": "greedy"}] * (match.seats - 1)]
    body: dict[str, Any] = {"journal": match.journal(), "seats": seats}
    opened = httpx.post(f"{base}/api/journals", json=body).raise_for_status().json()
    page.goto(f"{base}/join/{opened['secret']}?lang={lang}")
    page.goto(f"{base}/table/{opened['table']}?lang={lang}")
    page.wait_for_selector("body[data-live=yes]")
    page.wait_for_timeout(500)


def take(browser: Browser, base: str) -> None:
    for game, seats, decisions, lang in TABLES:
        match = played(game, seats, decisions)
        page = browser.new_page(viewport=WIDE, reduced_motion="reduce")
        sit_down(page, base, match, lang)
        page.screenshot(path=PICTURES / f"{game}.png")
        if game == "star_scrappers":
            page.locator("#p-table [data-do]:not(.is-legal)").first.click()
            page.wait_for_timeout(300)
            page.screenshot(path=PICTURES / "why-not.png")
        if game == "posrod_gwiazd":
            page.set_viewport_size(PHONE)
            page.reload()
            page.wait_for_selector("body[data-live=yes]")
            page.wait_for_timeout(500)
            page.screenshot(path=PICTURES / "phone.png")
        page.close()
    take_guide(browser, base)


def take_guide(browser: Browser, base: str) -> None:
    """How a turn goes, as the guide shows it."""
    page = browser.new_page(viewport=WIDE, reduced_motion="reduce")
    page.goto(f"{base}/rules/star_scrappers?lang=en")
    page.locator("#round").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('.p-search').remove(); document.getElementById('round').scrollIntoView()")
    page.screenshot(path=PICTURES / "guide.png")
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
        )
        take(browser, f"http://127.0.0.1:{sys.argv[1]}")
        browser.close()


if __name__ == "__main__":
    main()
