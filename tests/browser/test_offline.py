"""Without a connection a browser says so, and shows no match from memory; with one it goes on where it was."""

from playwright.sync_api import Browser, expect

from browser.people import new_page, start_quick
from server.company import Served

READY = "navigator.serviceWorker.ready.then(found => found.active.state)"


def test_without_a_connection_the_browser_says_so_and_shows_no_table(browser: Browser, served: Served) -> None:
    page = new_page(browser, served.base, locale="pl-PL", service_workers="allow")
    start_quick(page)
    page.wait_for_function(f"{READY}.then(state => state === 'activated' && !!navigator.serviceWorker.controller)")
    table = page.url
    page.context.set_offline(True)
    page.goto(table)
    expect(page.get_by_role("heading", name="Brak połączenia")).to_be_visible()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(11, 16, 32)"
    assert page.locator("#p-table").count() == 0
    kept = page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(store => store.keys()))))"
        ".then(found => found.flat().map(each => new URL(each.url).pathname))"
    )
    assert kept
    assert all(path == "/offline" or path.startswith("/static/") for path in kept)
    page.context.set_offline(False)
    page.get_by_role("link", name="Spróbuj jeszcze raz").click()
    page.wait_for_selector("body[data-live=yes]")
    assert page.url == table
