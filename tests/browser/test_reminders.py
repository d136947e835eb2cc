"""The sheet of reminders, pressed through; and what the worker does with what a push service brings."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.people import complaints, new_page
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.reminders.web_push import new_private_key
from server.company import QUICK, TWO, Served, serving

KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
SUBSCRIBED = """
    window.asked = [];
    window.Notification = { requestPermission: async () => { window.asked.push("permission"); return "granted"; } };
    const made = { toJSON: () => ({ endpoint: "https://push.example.org/1", keys: KEYS }) };
    const pushManager = {
        getSubscription: async () => null,
        subscribe: async (wish) => { window.asked.push(wish.applicationServerKey); return made; },
    };
    navigator.serviceWorker.getRegistration = async () => ({ pushManager, getNotifications: async () => [] });
""".replace("KEYS", json.dumps(KEYS))
PUSHED = """async (told) => {
    const shown = [];
    self.registration.showNotification = async (title, { body, tag }) => { shown.push([title, body, tag]); };
    self.navigator.setAppBadge = async () => undefined;  // a browser without windows stumbles over it
    let done;
    const event = { data: { json: () => told }, waitUntil: (work) => { done = work; } };
    self.dispatchEvent(Object.assign(new Event("push"), event));
    await done;
    return shown;
}"""


@pytest.fixture
def allowed(tmp_path: Path) -> Iterator[Served]:
    """A server that allows browsers and addresses of one's own, and believes whatever they are."""
    more: dict[str, Any] = {"webhooks": True, "push_key": new_private_key(), "push_contact": "mailto:a@example.org"}
    with serving(Settings(**{"database": f"sqlite:///{tmp_path / 'tables.sqlite'}", **QUICK, **more})) as running:

        async def believe(_: str) -> None:
            pass

        running.house.reminders.outgoing.check = believe  # type: ignore[assignment,method-assign]  # nobody leaves this computer
        yield running


def test_one_asks_to_be_told_here_and_elsewhere_and_ends_it(browser: Browser, allowed: Served) -> None:
    me = allowed.open(TWO)
    page = new_page(browser, allowed.base, locale="pl-PL", viewport={"width": 390, "height": 844})
    page.add_init_script(SUBSCRIBED)
    page.context.add_cookies([{"name": f"kosmodrom_{me.table}", "value": str(me.secret), "url": allowed.base}])
    page.goto(f"/table/{me.table}?lang=pl")
    page.wait_for_selector("body[data-live=yes]")
    page.locator("[data-open=p-menu]").click()
    assert page.evaluate("window.asked") == []
    page.get_by_role("button", name="Powiadom mnie o mojej turze").click()
    sheet = page.locator(".p-reminders")
    sheet.get_by_role("button", name="Powiadamiaj mnie tutaj").click()
    expect(sheet.locator("li")).to_have_text(["przeglądarka: push.example.org Zakończ"])
    assert page.evaluate("window.asked") == ["permission", allowed.house.reminders.push_key]
    sheet.get_by_label("Pod własny adres").fill("http://example.org/x")
    sheet.get_by_role("button", name="Wysyłaj tam").click()
    expect(sheet.locator("[data-answer]")).to_contain_text("https://")
    sheet.get_by_label("Pod własny adres").fill("https://hook.example.org/secret")
    sheet.get_by_role("button", name="Wysyłaj tam").click()
    expect(sheet.locator("li")).to_have_count(2)
    assert "secret" not in sheet.inner_text()
    assert complaints(page) == ""
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth")
    for left in (1, 0):
        sheet.get_by_role("button", name="Zakończ").first.click()
        expect(sheet.locator("li")).to_have_count(left)
    assert me.get(f"{me.path}/reminders")["reminders"] == []
    page.context.close()


def test_the_worker_tells_whoever_does_not_look_at_the_table(browser: Browser, allowed: Served) -> None:
    me = allowed.open(TWO)
    page = new_page(browser, allowed.base, service_workers="allow")
    page.context.add_cookies([{"name": f"kosmodrom_{me.table}", "value": str(me.secret), "url": allowed.base}])
    page.goto("/")
    page.wait_for_function("navigator.serviceWorker.ready.then(found => found.active.state === 'activated')")
    (worker,) = page.context.service_workers
    told = {"table": me.table, "title": "Twoja tura", "words": "Łukasz, teraz twoja tura."}
    assert worker.evaluate(PUSHED, told) == [[told["title"], told["words"], me.table]]
    page.goto(f"/table/{me.table}")
    page.bring_to_front()
    page.wait_for_function("document.hasFocus()")
    assert worker.evaluate(PUSHED, told) == []
    page.context.close()
