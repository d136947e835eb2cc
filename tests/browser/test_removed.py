"""A removed table whose page is open: the page says so, offers nothing, and finds the table if it comes back."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import complaints, let_time_pass, new_page, quick
from kosmodrom.server.administration import Administration
from kosmodrom.server.process.settings import Settings
from server.company import QUICK, serving

SAID = {
    "pl-PL": ("Ten stół został usunięty.", "Jeśli wróci, ta strona sama go znajdzie.", "Na stronę główną"),
    "en-GB": (
        "This table has been removed.",
        "If it is brought back, this page finds it by itself.",
        "To the home page",
    ),
}
CLICKABLE = """() => [...document.querySelectorAll("button, a[href], [data-do], input")].filter(thing =>
    thing.checkVisibility() && !thing.closest("[inert]")).map(thing => thing.textContent.trim())"""


def beside(work: Callable[[], object]) -> None:
    """Do something in a thread of its own, as another program would."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:  # told to the test
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert not failed


def shows_nothing_to_do(page: Page) -> bool:
    return page.locator(".is-legal, .is-asked, .is-live, .has-legal").count() == 0


@pytest.mark.parametrize("lang", SAID)
def test_the_page_of_a_removed_table_says_so_and_finds_it_when_it_is_back(
    browser: Browser, tmp_path: Path, lang: str
) -> None:
    settings = Settings(**{"database": f"sqlite:///{tmp_path / 't.sqlite'}", **QUICK})
    says, more, home = SAID[lang]
    with serving(settings) as served:
        page = new_page(browser, served.base, locale=lang, viewport={"width": 390, "height": 844})
        page.clock.install()
        page.goto("/")
        quick(page).click()
        page.wait_for_selector("body.is-asked[data-live=yes]")
        table, title = page.url.rpartition("/")[2], page.title()
        page.locator("[data-open=p-menu]").click()

        def remove() -> None:
            store = Administration(settings)
            store.back_up(tmp_path / "backup.sqlite")
            store.delete([table])
            store.close()

        beside(remove)
        page.wait_for_selector("body[data-gone]")
        banner = page.locator("#p-offline")
        expect(banner).to_contain_text(more)
        expect(page.locator("#p-status")).to_have_text(says)
        assert page.title() != title
        assert shows_nothing_to_do(page)
        assert [words for words in page.evaluate(CLICKABLE) if words] == [home]
        for key in ("1", "u", "h", "n", "?"):
            page.keyboard.press(key)
        assert page.locator("dialog[open], :popover-open").count() == 0
        assert complaints(page) == ""

        def bring_back() -> None:
            store = Administration(settings)
            store.restore(tmp_path / "backup.sqlite")
            store.close()

        beside(bring_back)
        let_time_pass(page, "body:not([data-gone])")
        page.wait_for_selector("body.is-asked[data-live=yes]:not([data-gone])")
        expect(banner).not_to_be_visible()
        page.context.close()
