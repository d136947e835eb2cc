"""Around the table: links, forms, saved matches, lists, the end and the replay."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.late import THEMES, late_journal
from browser.people import complaints, leave, new_page, quick, take_seat, tile
from conformance.walks import registered
from kosmodrom.engine.registry import Option, find
from server.company import Served
from toy.ties import played

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PEOPLE = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "name": "Ola"}]
JUTTING = """
    [...document.querySelectorAll("label > select, label > input")]
        .filter((field) => field.getBoundingClientRect().right > field.parentElement.getBoundingClientRect().right + 1)
        .map((field) => field.name)
"""
"""The fields of forms that stick out of their place."""


def give(page: Page, name: str, text: str) -> None:
    """Choose a file of the home page's form."""
    page.locator(f"[data-upload] [name={name}]").set_input_files(
        {"name": "file.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )


def sit_at_the_end(page: Page, served: Served) -> str:
    """The browser has a seat at a table whose match is over; the table's id."""
    body = {"journal": played("star_scrappers", 2, 1).journal(), "seats": PEOPLE}
    opened = served.person().post("/api/journals", body, 201)
    take_seat(page, served.base, opened["table"], opened["secret"])
    return str(opened["table"])


# --- the name ---------------------------------------------------------------------------------------


def test_a_name_typed_at_home_goes_along_to_the_first_game_of_the_lessons(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL")
    page.goto("/")
    page.locator("#quick [name=name]").press_sequentially("Małgorzata")
    page.goto("/learn/astrogornicy")
    page.locator("form[action='/open'] button").first.click()
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-seats")).to_contain_text("Małgorzata")
    page.goto("/")
    expect(page.locator("#quick [name=name]")).to_have_value("Małgorzata")
    leave(page)


# --- links ------------------------------------------------------------------------------------------


def test_a_dead_link_explains_itself(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL")
    answer = page.goto("/join/nothing")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("Ten link nie działa.")
    expect(page.locator("main")).to_contain_text("poproś o nowy link")
    page.get_by_role("main").get_by_role("link", name="Strona główna").click()
    expect(page.locator("h1")).to_have_text("W co zagramy?")
    leave(page)


def test_a_host_who_tries_the_own_watch_link_still_sits(browser: Browser, served: Served) -> None:
    host = served.open(PEOPLE)
    watch = host.get(f"{host.path}/links")["watch"]
    page = new_page(browser, served.base)
    page.goto(f"/join/{host.secret}")
    page.wait_for_selector("body[data-live=yes]")
    page.goto(f"/join/{watch}")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-hand .ss-card").first).to_be_visible()
    leave(page)


def test_after_the_browser_was_closed_my_tables_lead_back(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    page.goto("/")
    quick(page).click()
    page.wait_for_selector("body[data-live=yes]")
    table, hand = page.url, page.locator("#p-hand").inner_text()
    kept = page.context.storage_state()
    kept["cookies"] = [cookie for cookie in kept["cookies"] if cookie["expires"] != -1]
    page.context.close()
    again = new_page(browser, served.base, storage_state=kept)
    again.goto("/")
    again.locator("#p-my-tables a").first.click()
    again.wait_for_selector("body[data-live=yes]")
    assert again.url == table
    expect(again.locator("#p-hand")).to_have_text(re.compile(re.escape(hand.split()[0])))
    expect(again.locator("#p-hand .ss-card").first).to_be_visible()
    again.context.close()


def test_the_bots_of_a_quick_match_have_the_level_that_was_chosen_and_it_is_remembered(
    browser: Browser, served: Served
) -> None:
    page = new_page(browser, served.base)
    page.goto("/")
    level = page.get_by_label("Level of the bots")
    expect(level).to_have_value("bot:pilot")
    level.select_option(label="Cadet (beginner)")
    quick(page).click()
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-seats .k-note", has_text="Cadet")).to_have_count(2)
    page.goto("/")
    expect(level).to_have_value("bot:cadet")
    quick(page, "andromeda").click()
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-seats .k-note", has_text="Cadet")).to_have_count(2)
    leave(page)


def test_the_menu_grows_when_the_match_begins(browser: Browser, served: Served) -> None:
    host = served.open([{"kind": "me", "name": "Ala"}, {"kind": "open"}])
    page = new_page(browser, served.base)
    page.goto(f"/join/{host.secret}")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-menu [data-post=hand-over], #p-menu a[href$=replay]")).to_have_count(0)
    page.get_by_role("button", name="Seat a bot (Pilot)").click()
    page.wait_for_selector("body[data-state=running]")
    page.locator("[data-open=p-menu]").click()
    expect(page.locator("#p-menu a[href$=replay]")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot (Pilot) play for me")).to_be_visible()
    leave(page)


def test_the_list_of_public_tables_stays_fresh(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    page.clock.install()
    page.goto("/")
    before = page.locator("#p-public-tables a").count()
    host = served.open([{"kind": "me", "name": "Zosia"}, {"kind": "open"}], public=True)
    row = page.locator(f"#p-public-tables a[href='/table/{host.table}']")
    expect(row).to_have_count(0)
    page.clock.fast_forward(5000)
    expect(row).to_contain_text("Zosia")
    assert page.locator("#p-public-tables a").count() == before + 1
    row.click()
    page.locator(".p-sit [name=name]").fill("Olek")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("body[data-state=running]")
    page.context.close()


# --- forms ------------------------------------------------------------------------------------------


def test_options_that_do_not_go_together_cannot_be_chosen_together(browser: Browser, served: Served) -> None:
    entry = replace(
        find("star_scrappers"),
        options=(Option("first-game", ("no", "yes"), "no"), Option("edition", ("old", "new"), "old")),
        conflicts=(("first-game=yes", "edition=new"),),
    )
    with registered(entry):
        page = new_page(browser, served.base)
        page.goto("/")
        tile(page).get_by_text("Set up a table of your own").click()
        share = "form => form.offsetWidth / form.closest('.p-tile').offsetWidth"
        assert tile(page).locator("[data-table-form]").evaluate(share) > 0.8, "the form uses the whole width"
        game, edition = (tile(page).locator(f"select[name=option-{key}]") for key in ("first-game", "edition"))
        why = tile(page).locator("[data-conflict]")
        expect(why).to_contain_text("does not go with “edition: new”")
        expect(why).not_to_have_class(re.compile("is-now"))
        game.select_option("yes")
        expect(edition.locator("option[value=new]")).to_be_disabled()
        expect(why).to_have_class(re.compile("is-now"))
        game.select_option("no")
        expect(edition.locator("option[value=new]")).to_be_enabled()
        edition.select_option("new")
        expect(game.locator("option[value=yes]")).to_be_disabled()
        leave(page)


def test_the_level_that_was_chosen_last_is_offered_again(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    page.goto("/")
    tile(page).get_by_text("Set up a table of your own").click()
    tile(page).locator("[name=seat-1]").select_option("bot:admiral")
    tile(page).locator("[name=seat-2]").select_option("open")
    page.reload()
    for game in ("star_scrappers", "andromeda"):
        expect(tile(page, game).locator("[name=seat-0]")).to_have_value("me")
        expect(tile(page, game).locator("[name=seat-1]")).to_have_value("bot:admiral")
        expect(tile(page, game).locator("[name=seat-2]")).to_have_value("bot:admiral")
    leave(page)


def test_a_saved_match_goes_on_with_whoever_is_chosen(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base)
    page.goto("/")
    give(page, "journal", late_journal(14))
    panel = page.locator(".p-journal")
    expect(panel).to_contain_text("Star Scrappers: Cave-In")
    expect(panel).to_contain_text("in play after")
    panel.locator("[name=name]").fill("Ala")
    panel.locator("[name=seat-0]").select_option("open")
    panel.locator("[name=seat-1]").select_option("me")
    panel.get_by_role("button", name="Go on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("#p-seats [aria-label=Ala]")).to_have_count(1)
    expect(page.locator("#p-seats")).to_contain_text("Free seat 1")
    leave(page)


def test_a_finished_match_opens_as_its_replay(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL")
    page.goto("/")
    give(page, "journal", played("star_scrappers", 2, 1).journal())
    expect(page.locator(".p-journal")).to_contain_text("skończona; wygrywa: Miejsce")
    page.get_by_role("button", name="Obejrzyj powtórkę").click()
    page.wait_for_url("**/replay")
    expect(page.locator("#p-status")).not_to_have_text("Stół jest przygotowywany do gry.")
    leave(page)


def test_a_file_that_is_no_journal_is_refused_in_words(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL")
    page.goto("/")
    give(page, "journal", "lista zakupów")
    expect(page.locator(".p-refused")).to_contain_text(
        "Tego dziennika nie da się otworzyć. Wiersz 1: to nie jest dziennik"
    )
    give(page, "journal", late_journal(14))
    expect(page.locator(".p-journal")).to_be_visible()
    expect(page.locator(".p-refused")).to_have_count(0)
    leave(page)


# --- the end and the replay -------------------------------------------------------------------------


def test_a_row_of_the_score_sheet_opens_its_rule(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"/table/{sit_at_the_end(page, served)}")
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator(".p-governs:visible")).to_have_count(0)
    page.locator(".p-sheet summary", has_text="Totems").click()
    rule = page.locator(".p-governs:visible")
    expect(rule).to_have_count(1)
    expect(rule).to_contain_text("Each Totem you own gives you 3 VP.")
    expect(rule.locator("a")).to_have_attribute("href", "/rules/star_scrappers#SS-200")
    leave(page)


def test_a_rematch_keeps_everybody_in_their_seats(browser: Browser, served: Served) -> None:
    body = {"journal": played("star_scrappers", 2, 1).journal(), "seats": PEOPLE[::-1]}
    opened = served.person().post("/api/journals", body, 201)
    page = new_page(browser, served.base, viewport=WIDE)
    page.goto(f"/join/{opened['secret']}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(opened["table"]))
    page.wait_for_selector("body[data-state=running][data-live=yes]")
    again = served.player(page.url.rpartition("/")[2], opened["secret"]).info()
    assert [seat["name"] for seat in again["seats"]] == ["Ola", "Ala"]
    assert again["mine"]["seats"] == [1]
    leave(page)


def test_the_replay_of_a_match_that_is_over_shows_every_hand(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    table = sit_at_the_end(page, served)
    page.goto(f"/table/{table}/replay?at=100")
    mine = page.locator("#p-hand").inner_text()
    page.locator(".p-eyes a", has_text="Ola").click()
    page.wait_for_url(re.compile(r"eyes=1&at=\d+"))
    expect(page.locator(".p-eyes a", has_text="Ola")).to_have_attribute("aria-current", "true")
    assert page.locator("#p-hand").inner_text() != mine
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("body[data-at]")
    assert "eyes=1" in page.url, "a link to the moment keeps the eyes"
    page.locator(".p-eyes a", has_text="what all see").click()
    page.wait_for_url(re.compile("eyes=7"))
    expect(page.locator("#p-hand")).to_be_empty()
    leave(page)


def test_cards_of_the_replay_are_shown_in_large(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    table = sit_at_the_end(page, served)
    page.goto(f"/table/{table}/replay?at=100")
    page.locator("#p-table [data-zoom]").first.click()
    expect(page.locator("#p-zoom h2")).to_be_visible()
    leave(page)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violations_around_the_table(browser: Browser, served: Served, theme: str) -> None:
    page = new_page(browser, served.base, viewport=WIDE)
    table = sit_at_the_end(page, served)
    page.goto(f"/table/{table}?theme={theme}")
    page.wait_for_selector("body[data-live=yes]")
    page.locator(".p-sheet summary").first.click()
    assert complaints(page) == ""
    page.goto(f"/table/{table}/replay?at=60&eyes=1&theme={theme}")
    assert complaints(page) == ""
    page.goto("/join/nothing")
    assert complaints(page) == ""
    page.goto("/daily")
    assert complaints(page) == ""
    page.goto("/")
    tile(page).get_by_text("Set up a table of your own").click()
    give(page, "journal", late_journal(14))
    page.wait_for_selector(".p-journal")
    assert complaints(page) == ""
    give(page, "journal", "no journal")
    page.wait_for_selector(".p-refused")
    assert complaints(page) == ""
    leave(page)


@pytest.mark.parametrize("path", ["/", "/join/nothing", "/table/{table}", "/table/{table}/replay?at=60"])
def test_nothing_is_wider_than_a_phone(browser: Browser, served: Served, path: str) -> None:
    page = new_page(browser, served.base, viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    table = sit_at_the_end(page, served)
    page.goto(path.format(table=table))
    for summary in page.locator("details:not(#p-menu details) > summary:visible").all():
        summary.tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(JUTTING) == []
    leave(page)
