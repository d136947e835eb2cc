"""Reminders on pages and over JSON: offered where the host allows it, confirmed and ended by a press."""

import re
from typing import Any

import pytest

from kosmodrom.server.reminders.web_push import new_private_key
from server.company import TWO, Served, wait_until
from server.conftest import Serve

ALLOWED: dict[str, Any] = {
    "webhooks": True,
    "push_key": new_private_key(),
    "push_contact": "mailto:games@example.org",
    "mail_server": "smtps://mail.test",
    "mail_sender": "games@example.org",
}
PAGE = {"accept": "text/html"}


@pytest.fixture
def allowed(serve: Serve, sqlite: str) -> Served:
    """A server that allows everything; whatever it would send stays here."""
    served = serve(sqlite, public_address="https://play.example.org", hosts="127.0.0.1", **ALLOWED)
    mails: list[Any] = []
    sender: Any = served.house.reminders._mail
    sender.send, served.http.headers["origin"] = mails.append, "https://play.example.org"
    sender.mails = mails
    return served


def test_a_page_offers_reminders_only_where_there_are_some(served: Served, allowed: Served) -> None:
    for each, offers in ((served, False), (allowed, True)):
        me = each.open(TWO)
        assert ("data-reminders" in me.ask("GET", f"/table/{me.table}").text) is offers
        assert bool(me.get(f"{me.path}/reminders")["kinds"]) is offers
    refused = served.open(TWO)
    refused.post(f"{refused.path}/reminders", {"kind": "hook", "address": "https://example.org"}, 409)


def test_the_sheet_names_what_there_is_and_who_has_no_seat_does_not_see_it(allowed: Served) -> None:
    me = allowed.open(TWO, public=True)
    key = me.get(f"{me.path}/reminders")["push_key"]
    sheet = me.ask("GET", f"/table/{me.table}/reminders?lang=pl").text
    assert f'data-push="{key}"' in sheet
    assert re.findall(r'data-remind="(\w+)"', sheet) == ["mail", "hook"]
    assert allowed.http.get(f"/table/{me.table}/reminders").status_code == 403
    assert allowed.http.get(f"{me.path}/reminders").status_code == 403


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("hook", "https://localhost/"),
        ("hook", "http://example.org/"),
        ("mail", "nobody"),
        ("push", "https://127.0.0.1/"),
    ],
)
def test_what_cannot_be_reached_is_refused_in_a_sentence(allowed: Served, kind: str, address: str) -> None:
    me = allowed.open(TWO)
    told = me.post(f"{me.path}/reminders?lang=pl", {"kind": kind, "address": address}, 422)
    assert told["code"] == "bad-input"
    assert me.get(f"{me.path}/reminders")["reminders"] == []


def test_a_mail_is_confirmed_by_a_press_on_the_page_behind_its_link_and_ended_there(allowed: Served) -> None:
    me = allowed.open(TWO)
    body = {"kind": "mail", "address": "malgorzata@example.org"}
    (kept,) = me.post(f"{me.path}/reminders?lang=pl", body)["reminders"]
    assert (kept["address"], kept["confirmed"]) == ("malgorzata@example.org", False)
    sender: Any = allowed.house.reminders._mail
    wait_until(lambda: len(sender.mails) == 1)
    token = re.findall(r"https://play.example.org/remind/(\S+)", sender.mails[0].get_content())[0]
    asked = allowed.http.get(f"/remind/{token}?lang=pl", headers=PAGE).text
    assert "malgorzata@example.org" in asked
    assert not me.get(f"{me.path}/reminders")["reminders"][0]["confirmed"]
    assert "przychodzą" in allowed.http.post(f"/remind/{token}?lang=pl").text
    assert me.get(f"{me.path}/reminders")["reminders"][0]["confirmed"]
    assert "zapomniany" in allowed.http.post(f"/remind/{token}/stop?lang=pl").text
    assert me.get(f"{me.path}/reminders")["reminders"] == []
    assert allowed.http.get(f"/remind/{token}", headers=PAGE).status_code == 404


def test_strangers_cannot_have_somebody_written_to_again_and_again(allowed: Served) -> None:
    for _ in range(2):
        me = allowed.open(TWO)
        me.post(f"{me.path}/reminders", {"kind": "mail", "address": "malgorzata@example.org"})
    me = allowed.open(TWO)
    me.post(f"{me.path}/reminders", {"kind": "mail", "address": "Malgorzata@example.org"}, 429)


def test_one_is_forgotten_by_who_asked_for_it_and_nobody_else(allowed: Served) -> None:
    me, other = allowed.pair()
    (kept,) = me.post(f"{me.path}/reminders", {"kind": "mail", "address": "a@example.org"})["reminders"]
    other.post(f"{me.path}/reminders/forget", {"reminder": kept["id"]})
    assert len(me.get(f"{me.path}/reminders")["reminders"]) == 1
    assert me.post(f"{me.path}/reminders/forget", {"reminder": kept["id"]})["reminders"] == []
