"""A designer brings a deck, mends it, shares its link; somebody else opens it on a phone and begins a match with it."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import complaints, new_page
from decks_of_strangers import ROVER, deck_text
from server.company import Served

NAME = "Talia Małgorzaty"


def test_a_deck_is_brought_mended_shared_and_played_by_somebody_else_on_a_phone(
    browser: Browser, served: Served, tmp_path: Path
) -> None:
    file = tmp_path / "talia.toml"
    file.write_text(deck_text(name=NAME, hand="80") + ROVER, encoding="utf-8")
    page = new_page(browser, served.base, locale="pl-PL")
    page.goto("/")
    page.locator("[aria-labelledby=tile-star_scrappers]").get_by_role("link", name="talie").click()
    page.locator("input[type=file]").set_input_files(file)
    alert = page.get_by_role("alert")
    expect(alert).to_be_focused()
    expect(alert).to_contain_text("limits: hand = 80")
    page.get_by_role("link", name="Wiersz").press("Enter")
    assert page.evaluate("document.getSelection().toString()") == "hand = 80"
    page.keyboard.type("hand = 8")
    page.get_by_role("button", name="Sprawdź talię").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(NAME)
    link = page.get_by_label("Adres tej talii").input_value()
    assert link == page.url
    page.context.close()

    phone = new_page(browser, served.base, viewport={"width": 390, "height": 844}, has_touch=True)
    phone.goto(link)
    expect(phone.locator(".p-differences")).to_contain_text("hand limit 7")
    phone.get_by_role("link", name="Play with this deck").tap()
    phone.locator("[name=seats]").select_option("2")
    phone.get_by_role("button", name="Open the table").tap()
    phone.wait_for_selector("body[data-live=yes]")
    expect(phone.locator(".is-deck")).to_have_attribute("title", f"own deck: {NAME}")
    assert wide(phone) == 390
    phone.context.close()


def wide(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


@pytest.mark.parametrize("theme", ["night", "day"])
def test_the_pages_of_a_deck_are_usable_by_all_and_fit_a_phone(browser: Browser, served: Served, theme: str) -> None:
    deck = served.person().post("/api/decks", {"deck": deck_text(name="Żółć" * 50, hand="8") + ROVER}, 201)["hash"]
    page = new_page(browser, served.base, viewport={"width": 390, "height": 844})
    for path in (
        "/decks/star_scrappers?begin=printed",
        f"/deck/{deck}?",
        f"/deck/{deck}/play?",
        f"/deck/{deck}/print?",
        f"/rules/star_scrappers?deck={deck}&q=limit",
    ):
        page.goto(f"{path}&theme={theme}")
        assert complaints(page) == "", path
        assert wide(page) == 390, path
    page.context.close()


@pytest.mark.parametrize("game", ["andromeda", "astrogornicy", "posrod_gwiazd", "star_scrappers"])
def test_all_that_stands_on_a_card_is_on_the_paper(browser: Browser, served: Served, game: str) -> None:
    deck = served.person().post("/api/decks", {"deck": deck_text(game, NAME)}, 201)["hash"]
    page = new_page(browser, served.base)
    page.emulate_media(media="print")
    for lang in ("pl", "en"):
        page.goto(f"/deck/{deck}/print?cards=all&lang={lang}")
        cut = page.evaluate(
            """() => [...document.querySelectorAll(".d-piece")].filter((piece) =>
                piece.scrollHeight > piece.clientHeight + 1 || piece.scrollWidth > piece.clientWidth + 1
            ).map((piece) => piece.querySelector("footer").textContent)"""
        )
        assert cut == [], lang
    sheets = page.locator(".d-sheet").count()
    for paper in ("a4", "letter"):
        page.goto(f"/deck/{deck}/print?cards=all&paper={paper}")
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == sheets
    page.context.close()
