"""Two people in two browsers, joined by a link; one leaves and comes back, and the server dies in the middle."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import click_something, new_page, tile
from server.company import wait_until

WIDE = {"width": 1440, "height": 900}


class Process:
    """A server of its own, started as a person starts it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self.start()

    def start(self) -> None:
        """The same tables at the same address."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "kosmodrom.cli", "serve", "--port", str(self._port), "--no-open"],
            env={**os.environ, "KOSMODROM_HOME": str(self._folder), "KOSMODROM_DATABASE": ""},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.base = self._process.stdout.readline().strip().rstrip("/")
        self._port = int(self.base.rpartition(":")[2])

    def die(self) -> None:
        """As with kill -9."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(tmp_path)
    yield running
    with suppress(OSError):
        running.die()


def take_turns(pages: list[Page], decisions: int, choose: random.Random) -> None:
    """Whoever is asked clicks something."""
    for _ in range(decisions):
        wait_until(lambda: any(_is_asked(page) for page in pages))
        click_something(next(page for page in pages if _is_asked(page)), choose)


def _is_asked(page: Page) -> bool:
    return page.locator("body.is-asked").count() > 0


def open_table(host: Page) -> str:
    """A table for two with an open seat; its link."""
    host.goto("/")
    tile(host).get_by_text("Set up a table of your own").click()
    form = tile(host).locator("[data-table-form]")
    form.locator("[name=name]").fill("Ala")
    form.locator("[name=seats]").select_option("2")
    form.locator("[name=seat-1]").select_option("open")
    form.get_by_role("button", name="Open the table").click()
    host.wait_for_selector("body[data-live=yes]")
    host.get_by_role("button", name="Links for others").click()
    link = host.locator("#p-zoom input").first.input_value()
    host.keyboard.press("Escape")
    return link


def test_two_people_play_on_whatever_happens(browser: Browser, process: Process) -> None:
    choose = random.Random(4)
    host = new_page(browser, process.base, viewport=WIDE)
    guest = new_page(browser, process.base, viewport=WIDE)
    guest.goto(open_table(host))
    guest.locator(".p-sit [name=name]").fill("Olek")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector("body[data-state=running]")
    table = guest.url
    expect(host.locator("#p-seats")).to_contain_text("Olek")
    take_turns([host, guest], 6, choose)

    guest.locator("#p-say").fill("Powodzenia!")
    guest.keyboard.press("Enter")
    expect(host.locator("#p-chat")).to_contain_text("Powodzenia!")

    last = guest.locator("#p-log li:not(.p-since)").last.inner_text()
    circle = guest.context
    guest.close()
    process.die()
    expect(host.locator("#p-offline")).to_be_visible()
    process.start()
    expect(host.locator("#p-offline")).not_to_be_visible()
    guest = circle.new_page()
    guest.goto(table)
    guest.wait_for_selector("body[data-live=yes]")
    expect(guest.locator("#p-log li:not(.p-since)").last).to_contain_text(last)
    expect(guest.locator("#p-chat")).to_contain_text("Powodzenia!")
    take_turns([host, guest], 6, choose)
    for page in (host, guest):
        page.context.close()
