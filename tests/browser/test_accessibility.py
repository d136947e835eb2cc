"""axe finds nothing to complain of on any page in either theme; what a screen reader is told stays as it is."""

import pytest
from playwright.sync_api import Browser, expect

from browser.late import GAMES, THEMES, sit_down_late
from browser.people import choose_theme, complaints, leave, new_page
from server.company import Served

WIDE = {"width": 1440, "height": 900}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_violations(browser: Browser, served: Served, game: str, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    choose_theme(page, served.base, theme)
    table = sit_down_late(page, served, 14, game)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert complaints(page) == "", "the table"
    page.goto(f"/table/{table}/replay?theme={theme}")
    assert complaints(page) == "", "its replay"
    leave(page)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violations_in_the_rules(browser: Browser, served: Served, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"/rules/star_scrappers?q=totem&theme={theme}")
    assert complaints(page) == ""
    leave(page)


def test_what_is_too_pale_is_found(browser: Browser, served: Served) -> None:
    """Colours are read once, so those that were read before have to be told apart too."""
    page = new_page(browser, served.base)
    page.goto("/nowhere")
    assert complaints(page) == ""
    grounds, words = (
        ["rgb(9, 9, 9)", "color(srgb 0.1 0.1 0.1 / 0.9)"],
        ["#555", "rgb(70 70 70 / 0.8)", "color(srgb 0.3 0.3 0.3)"],
    )
    page.locator("main").evaluate(
        """(main, pairs) => main.append(...pairs.map(([background, color]) => {
            const line = document.createElement("p");
            line.textContent = "pale";
            Object.assign(line.style, { background, color });
            return line;
        }))""",
        [[ground, word] for ground in grounds for word in words],
    )
    assert complaints(page).count("insufficient color contrast") == len(grounds) * len(words)
    leave(page)


def test_what_a_screen_reader_is_told(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto("/")
    expect(page.locator("main")).to_match_aria_snapshot("""
        - main:
          - heading "What shall we play?" [level=1]
          - region "Star Scrappers Cave-In":
            - heading "Star Scrappers Cave-In" [level=2]
            - paragraph:
              - link "the rules"
            - button "Play now 2 bots, Pilot (steady)"
    """)
    sit_down_late(page, served, 14)
    expect(page.locator("header").first).to_match_aria_snapshot("""
        - banner:
          - link "Home"
          - heading /^Choose/ [level=1]
          - button "Hint"
          - button "Menu"
    """)
    expect(page.locator(".p-seats")).to_match_aria_snapshot("""
        - complementary "Seats":
          - region "Ala"
          - region "Bot 2"
    """)
    expect(page.locator("#p-live")).to_have_attribute("aria-live", "polite")
    leave(page)
