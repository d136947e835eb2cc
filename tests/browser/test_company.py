"""People at one table: consent to a late undo, chat and mute, the clock, whose turn, languages, themes, motion."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import leave, new_page
from kosmodrom.server.process.settings import Settings
from server.company import QUICK, Player, Served, serving, wait_until
from server.houses import Time

SOLO = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "level": "random"}]
COUNT_TONES = """
    window.tones = 0;
    const Oscillator = window.OscillatorNode;
    window.OscillatorNode = class extends Oscillator {
        constructor(...given) { super(...given); window.tones += 1; }
    };
"""
COUNT_GLIDES = """
    window.glides = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) { window.glides += 1; return animate.apply(this, given); };
"""


def at(browser: Browser, served: Served, player: Player, script: str = "", **settings: object) -> Page:
    """A browser that sits in a player's seat."""
    page = new_page(browser, served.base, viewport={"width": 1440, "height": 900}, **settings)
    if script:
        page.add_init_script(script)
    page.goto(f"/join/{player.secret}")
    page.wait_for_selector("body[data-live=yes]")
    return page


def by_turn(served: Served) -> list[Player]:
    """Two people, the one who begins first."""
    return sorted(served.pair(), key=lambda player: not player.legal()["asked"])


def name_of(player: Player) -> str:
    info = player.info()
    return str(info["seats"][info["mine"]["seats"][0]]["name"])


def ask_to_take_back(page: Page) -> None:
    button = page.locator("[data-undo=undo]")
    expect(button).to_have_attribute("aria-label", "Ask to take back")
    button.click()
    expect(page.locator("#p-notice")).to_contain_text("The others are being asked")


@pytest.mark.parametrize("agrees", [True, False])
def test_a_late_undo_needs_the_others_consent(browser: Browser, served: Served, agrees: bool) -> None:
    first, second = by_turn(served)
    asker, other = at(browser, served, first), at(browser, served, second)
    first.answer("end")
    other.wait_for_selector("body.is-asked")
    second.answer(next(option for option in second.options() if option.startswith("recruit:1")))
    ask_to_take_back(asker)
    banner = other.locator("#p-notice")
    expect(banner).to_contain_text(f"{name_of(first)} would like to take back a decision.")
    banner.get_by_role("button", name="Agree" if agrees else "Decline", exact=True).click()
    for page in (asker, other):
        expect(page.locator("#p-notice .p-banner")).to_have_count(0)
    expect(asker.locator("body")).to_have_class(re.compile("is-asked") if agrees else re.compile(r"^(?!.*is-asked)"))
    assert first.legal()["asked"] is agrees
    assert second.legal()["asked"] is not agrees
    for page in (asker, other):
        leave(page)


def say(page: Page, text: str) -> None:
    page.locator("#p-say").fill(text)
    page.keyboard.press("Enter")


def test_chat_is_heard_until_it_is_muted(browser: Browser, served: Served) -> None:
    host, guest = served.pair()
    listener, talker = at(browser, served, host), at(browser, served, guest)
    say(talker, "Good luck!")
    expect(listener.locator("#p-chat")).to_contain_text("Good luck!")
    listener.get_by_role("button", name="Mute", exact=True).click()
    expect(listener.get_by_role("button", name="Unmute")).to_be_visible()
    expect(listener.locator("#p-chat")).not_to_contain_text("Good luck!")
    say(talker, "Are you there?")
    expect(talker.locator("#p-chat")).to_contain_text("Are you there?")
    say(listener, "I hear nobody.")
    expect(talker.locator("#p-chat")).to_contain_text("I hear nobody.")
    expect(listener.locator("#p-chat")).to_contain_text("I hear nobody.")
    expect(listener.locator("#p-chat")).not_to_contain_text("Are you there?")
    listener.get_by_role("button", name="Unmute").click()
    expect(listener.locator("#p-chat")).to_contain_text("Are you there?")
    for page in (listener, talker):
        leave(page)


def test_what_is_typed_stays_while_the_table_changes(browser: Browser, served: Served) -> None:
    first, second = by_turn(served)
    page = at(browser, served, second)
    page.locator("#p-say").fill("half a sen")
    first.answer("end")
    page.wait_for_selector("body.is-asked")
    expect(page.locator("#p-say")).to_have_value("half a sen")
    leave(page)


@pytest.fixture
def hours() -> Time:
    return Time()


@pytest.fixture
def timed(tmp_path: Path, hours: Time) -> Iterator[Served]:
    """A server whose clock the test turns."""
    with serving(Settings(**{"database": f"sqlite:///{tmp_path / 't.sqlite'}", **QUICK}), hours) as running:
        yield running


def test_a_seat_whose_time_is_out_goes_to_a_bot_and_comes_back(browser: Browser, timed: Served, hours: Time) -> None:
    player = timed.open([{"kind": "me", "name": "Ala"}, {"kind": "open"}], clock={"decision": 60})
    other = timed.join(player, name="Ola")
    first, second = sorted((player, other), key=lambda each: not each.legal()["asked"])
    page, watching = at(browser, timed, first), at(browser, timed, second)
    expect(page.locator(".p-clock b")).to_have_text(re.compile(r"^(1:00|5\d s)$"))
    hours.passes(59)
    assert first.legal()["asked"], "a minute is not over"
    timed.house.robots._pause = 3600
    hours.passes(2)
    expect(page.locator("#p-notice")).to_contain_text("A bot plays for")
    expect(watching.locator("#p-seats")).to_contain_text("a bot stands in")
    name = "Ala" if first is player else "Ola"
    expect(watching.locator("#p-live")).to_contain_text(f"A bot (Pilot) plays for {name} now.")
    expect(page.locator("body")).not_to_have_class(re.compile("is-asked"))
    page.get_by_role("button", name="Take the seat back").click()
    page.wait_for_selector("body.is-asked")
    expect(page.locator("#p-notice .p-banner")).to_have_count(0)
    expect(watching.locator("#p-seats")).not_to_contain_text("a bot stands in")
    expect(watching.locator("#p-live")).to_contain_text(f"{name} is back.")
    for each in (page, watching):
        leave(each)


COUNT_BADGES = """
    window.badges = [];
    navigator.setAppBadge = async (turns) => { window.badges.push(turns); };
    navigator.clearAppBadge = async () => { window.badges.push(0); };
"""


def test_title_and_sound_say_that_it_is_my_turn(browser: Browser, served: Served) -> None:
    first, second = by_turn(served)
    page = at(browser, served, second, COUNT_TONES + COUNT_BADGES)
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("^Star Scrappers"))
    expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg"))
    page.locator("#p-status").click()
    first.answer("end")
    expect(page).to_have_title(re.compile("^● Your turn · "))
    expect(icon).to_have_attribute("href", re.compile(r"/icon-asked\.svg"))
    page.wait_for_function("window.tones > 0")
    assert page.evaluate("window.badges") == [0, 1]
    second.answer("end")
    expect(page).to_have_title(re.compile("^Star Scrappers"))
    expect(icon).to_have_attribute("href", re.compile(r"/icon\.svg"))
    assert page.evaluate("window.badges") == [0, 1, 0]
    page.context.close()


def test_the_sound_is_switched_off_and_stays_off(browser: Browser, served: Served) -> None:
    first, second = by_turn(served)
    page = at(browser, served, second, COUNT_TONES)
    page.locator("[data-open=p-menu]").click()
    page.locator("[data-open=p-settings]").click()
    switch = page.locator("[data-sound]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    first.answer("end")
    expect(page).to_have_title(re.compile("^● Your turn · "))
    assert page.evaluate("window.tones") == 0
    page.reload()
    page.wait_for_selector("body[data-live=yes]")
    expect(page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")
    page.context.close()


def test_the_language_changes_in_the_middle_of_a_match_and_is_remembered(browser: Browser, served: Served) -> None:
    player = served.open(SOLO)
    page = at(browser, served, player)
    page.wait_for_selector("body.is-asked")
    asked = page.evaluate("document.body.dataset.question")
    page.locator("[data-open=p-menu]").click()
    page.get_by_role("link", name="Polski").click()
    page.wait_for_selector("html[lang=pl]")
    page.wait_for_selector("body.is-asked[data-live=yes]")
    assert page.evaluate("document.body.dataset.question") == asked
    expect(page.locator("#p-log h2")).to_have_text("Dziennik")
    expect(page).to_have_title(re.compile("Twoja tura"))
    player.answer("end")
    page.wait_for_selector(f"body:not([data-question='{asked}'])")
    expect(page.locator("#p-log")).to_contain_text("Ala kończy turę.")
    page.goto("/")
    expect(page.locator("h1")).to_have_text("W co zagramy?")
    other = page.context.new_page()
    other.goto("/rules/star_scrappers")
    expect(other.locator("html")).to_have_attribute("lang", "pl")
    page.context.close()


def test_refusals_are_told_in_the_language_of_the_page(browser: Browser, served: Served) -> None:
    player = served.open(SOLO)
    page = at(browser, served, player, locale="pl-PL")
    page.wait_for_selector("body.is-asked")
    told = page.evaluate(
        """async () => {
            const { send } = await import("/static/page.js");
            return send("undo", { what: "turn" }).then(() => "done", (error) => error.message);
        }"""
    )
    assert told == "nie ma żadnej twojej decyzji, którą można by cofnąć"
    leave(page)


def test_the_theme_is_switched_at_once_and_remembered(browser: Browser, served: Served) -> None:
    player = served.open(SOLO)
    page = at(browser, served, player)
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.locator("[data-open=p-menu]").click()
    page.locator("#p-menu [data-theme-switch]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    assert page.url.endswith(f"/table/{player.table}"), "without loading the page anew"
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.locator("[data-theme-switch]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.goto(f"/table/{player.table}")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    leave(page)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_pieces_glide_unless_motion_is_reduced(browser: Browser, served: Served, motion: str) -> None:
    page = at(browser, served, served.open(SOLO), COUNT_GLIDES, reduced_motion=motion)
    glides = page.evaluate(
        """async () => {
            const { swap } = await import("/static/page.js");
            await import("/static/showing.js");
            const before = window.glides;
            const drawn = id => document.getElementById(id).innerHTML;
            const longer = id => drawn(id).replaceAll("</h2>", "</h2><p>one<br>two<br>three</p>");
            swap({ "p-hand": longer("p-hand"), "p-table": longer("p-table") });
            return window.glides - before;
        }"""
    )
    assert (glides > 0) == (motion == "no-preference")
    page.context.close()


def test_whoever_closes_the_page_is_shown_as_away_and_whoever_opens_it_as_here(
    browser: Browser, served: Served
) -> None:
    host, guest = served.pair()
    page = at(browser, served, host)
    other = at(browser, served, guest)
    expect(page.locator("#p-seats")).to_contain_text("at the table")
    leave(other)
    wait_until(lambda: not host.info()["seats"][1]["here"])
    expect(page.locator("#p-seats")).to_contain_text("away")
    leave(page)
