"""More pages than an address may keep open: whoever is refused reads why, and is let in when there is room."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.people import complaints, let_time_pass, new_page, quick
from kosmodrom.server.process.settings import Settings
from server.company import QUICK, serving

SAID = "Ta strona nie nadąża teraz sama za partią: zbyt wiele stołów jest otwartych pod twoim adresem"


def test_a_page_that_gets_no_stream_says_so_and_gets_one_later(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(**{"database": f"sqlite:///{tmp_path / 't.sqlite'}", **QUICK, "streams_by_address": 1})
    with serving(settings) as served:
        first = new_page(browser, served.base)
        first.goto("/")
        quick(first).click()
        first.wait_for_selector("body[data-live=yes]")
        second = new_page(browser, served.base, locale="pl-PL")
        second.clock.install()
        second.goto("/")
        quick(second).click()
        second.wait_for_selector("body[data-live=no]")
        banner = second.locator("#p-offline")
        expect(banner).to_contain_text(SAID)
        expect(banner.get_by_role("button")).to_be_visible()
        assert complaints(second) == ""
        first.context.close()
        let_time_pass(second, "body:not([data-live=no])")
        second.wait_for_selector("body[data-live=yes]")
        expect(banner).not_to_be_visible()
        second.context.close()
