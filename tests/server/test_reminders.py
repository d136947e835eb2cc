"""Reminders: one for each turn, beside the decisions, only as the host allows, and for as long as somebody wants it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key, generate_private_key
from sqlalchemy import create_engine, select

from kosmodrom.server.administration import Administration
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.refusals import BadInput, NotNow, NotYours
from kosmodrom.server.reminders.stored import GAP, MOST_FAILURES, UNCONFIRMED
from kosmodrom.server.reminders.turn_reminders import EVERY, MOST_BROWSERS
from kosmodrom.server.reminders.web_push import Browser, NoKey, new_private_key, point, read, sealed, written
from kosmodrom.server.services.presence import FRESH
from kosmodrom.server.store import schema
from kosmodrom.server.whole_server import WholeServer
from server.houses import ME, OPEN, Time, house, keys, opened
from server.receiver import Receiver, receiving

AFTER = 20
HOOKS: dict[str, Any] = {"webhooks": True, "remind_after": AFTER, "public_address": "https://play.example.org/gry"}
MAILS: dict[str, Any] = {**HOOKS, "mail_server": "smtps://mail.test", "mail_sender": "games@example.org"}


@dataclass
class Company:
    """Two people at a table of a game in which they take turns; the first to play is `first`."""

    at: WholeServer
    time: Time
    receiver: Receiver
    table: str
    people: list[frozenset[str]]

    async def first(self) -> int:
        (seat,) = (await self.at.room.look(self.table)).actors
        return seat

    async def end_turn(self) -> None:
        snapshot = await self.at.room.look(self.table)
        (seat,) = snapshot.actors
        self.time.passes(0.1)
        await self.at.playing.decide(self.table, self.people[seat], snapshot.played.question(seat), "end")

    async def add(self, seat: int, kind: Any = "hook", address: str = "", lang: str = "pl", **keys: str) -> None:
        await self.at.reminders.add(
            self.table, self.people[seat], None, kind, address or self.receiver.address, keys, lang
        )

    async def passes(self, seconds: float) -> int:
        """Time passes, and whoever is to be told is told; how many were so far."""
        self.time.passes(seconds)
        await self.at.reminders.sweep()
        await self.at.reminders.wait()
        return len(self.receiver.came)

    async def kept(self, seat: int) -> list[str]:
        return [each.address for each in await self.at.reminders.own(self.table, self.people[seat], None)]


def with_receiver(at: WholeServer, receiver: Receiver) -> WholeServer:
    at.reminders.outgoing, at.reminders.pauses = receiver.outgoing(), (0, 0, 0)
    return at


@asynccontextmanager
async def company(database: str, **settings: Any) -> AsyncIterator[Company]:
    time = Time()
    async with receiving() as receiver, house(database, time, **(settings or HOOKS)) as at:
        table = await opened(with_receiver(at, receiver), ME, OPEN, game="star_scrappers")
        _, secret = await at.seating.sit(table.table_id, keys(table.links.invites[1]), name="Małgorzata")
        assert secret is not None
        yield Company(at, time, receiver, table.table_id, [keys(table.secret), keys(secret)])


def in_company(scene: Callable[[Company], Any], database: str, **settings: Any) -> None:
    async def whole() -> None:
        async with company(database, **settings) as people:
            await scene(people)

    asyncio.run(whole())


# --- when -------------------------------------------------------------------------------------------


def test_a_turn_is_told_once_and_only_if_it_waits(database: str) -> None:
    async def scene(us: Company) -> None:
        first = await us.first()
        await us.add(1 - first)
        assert await us.passes(AFTER + 1) == 0
        await us.end_turn()
        assert await us.passes(AFTER - 1) == 0
        assert await us.passes(2) == 1
        assert await us.passes(1000) == 1
        await us.end_turn()
        await us.end_turn()
        assert await us.passes(AFTER + 1) == 2

    in_company(scene, database)


def test_what_is_told_names_the_table_and_nothing_of_the_match(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        await us.add(0)
        await us.add(1)
        if await us.first() == 0:
            await us.end_turn()
        await us.passes(AFTER + 1)
        ((headers, body),) = us.receiver.came
        told = json.loads(body)
        since = (await us.at.room.look(us.table)).seats[1].asked
        address = f"https://play.example.org/gry/table/{us.table}"
        words = f"Małgorzata, teraz twoja tura w grze „Star Scrappers: Łowcy Kryształów”. {address}"
        assert told == {
            "event": "turn", "table": us.table, "game": "star_scrappers", "seat": 1, "since": since,
            "address": address, "text": words, "content": words,
        }  # fmt: skip
        assert headers["content-type"] == "application/json"
        assert "cookie" not in headers

    in_company(scene, sqlite)


def test_of_several_processes_one_tells(fresh_postgres: str) -> None:
    async def scene(us: Company) -> None:
        await us.add(1 - await us.first())
        await us.end_turn()
        us.time.passes(AFTER + 1)
        async with house(fresh_postgres, us.time, **HOOKS) as other:
            both = (us.at.reminders, with_receiver(other, us.receiver).reminders)
            await asyncio.gather(*(each.sweep() for each in both))
            await asyncio.gather(*(each.wait() for each in both))
        assert len(us.receiver.came) == 1

    in_company(scene, fresh_postgres)


def test_who_is_asked_further_by_the_own_decision_is_at_the_table(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        first = await us.first()
        await us.add(first)
        assert await us.passes(AFTER + 1) == 1
        snapshot = await us.at.room.look(us.table)
        step = next(each for each in snapshot.played.legal(first) if each.startswith("mine:"))
        await us.at.playing.decide(us.table, us.people[first], snapshot.played.question(first), step)
        while (await us.first()) == first and (await us.at.room.look(us.table)).seats[first].asked != us.time():
            snapshot = await us.at.room.look(us.table)
            step = next(each for each in snapshot.played.legal(first) if each != "end")
            await us.at.playing.decide(us.table, us.people[first], snapshot.played.question(first), step)
        assert await us.first() == first
        assert await us.passes(AFTER + GAP) == 1

    in_company(scene, sqlite)


def test_a_seat_is_not_told_more_often_than_it_can_read(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        await us.add(1 - await us.first())
        await us.end_turn()
        assert await us.passes(1) == 1
        for told in (1, 2):
            await us.end_turn()
            await us.end_turn()
            assert await us.passes(GAP / 2) == told

    in_company(scene, sqlite, **{**HOOKS, "remind_after": 0})


def test_nobody_is_told_while_a_bot_decides_or_after_the_seat_was_given_to_another(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        first = await us.first()
        await us.add(first)
        await us.at.seating.hand_over(us.table, us.people[first], first)
        assert await us.passes(AFTER + 1) == 0
        await us.at.seating.take_back(us.table, us.people[first])

        def give_away(draft: Any) -> None:
            draft.seats[first].secret_hash = "0" * 64

        await us.at.room.change(us.table, give_away)
        assert await us.passes(AFTER + 1) == 0

    in_company(scene, sqlite)


def test_a_decision_waits_for_nobody_who_is_told(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        first = await us.first()
        await us.add(first)
        us.receiver.answers = [0]
        us.time.passes(AFTER + 1)
        await us.at.reminders.sweep()
        while not us.receiver.came:
            await asyncio.sleep(0.005)
        await us.end_turn()
        assert await us.first() != first

    in_company(scene, sqlite)


def test_who_has_decided_meanwhile_is_not_told_again(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        first = await us.first()
        await us.add(first)
        us.receiver.answers = [503]
        us.receiver.may_answer.clear()
        us.time.passes(AFTER + 1)
        await us.at.reminders.sweep()
        while not us.receiver.came:
            await asyncio.sleep(0.005)
        await us.end_turn()
        us.receiver.may_answer.set()
        await us.at.reminders.wait()
        assert len(us.receiver.came) == 1
        assert len(await us.kept(first)) == 1

    in_company(scene, sqlite)


def test_what_the_host_has_switched_off_again_keeps_nobody_from_being_told(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        await us.add(await us.first())
        us.at.reminders.kinds = ("mail",)
        assert await us.passes(AFTER + 1) == 0
        us.at.reminders.kinds = ("hook",)
        assert await us.passes(1) == 1

    in_company(scene, sqlite)


def test_reminders_do_not_come_back_from_a_backup(sqlite: str, tmp_path: Path) -> None:
    async def scene(us: Company) -> None:
        await us.add(0)

    in_company(scene, sqlite)
    office = Administration(Settings(database=sqlite))
    (table,) = office.tables(None, 2)
    office.back_up(tmp_path / "backup")
    office.delete([table.id])
    assert office.restore(tmp_path / "backup") == [table.id]
    office.close()
    engine = create_engine(sqlite)
    with engine.connect() as connection:
        assert connection.execute(select(schema.reminders)).all() == []
        assert len(connection.execute(select(schema.seats)).all()) == 2
    engine.dispose()


# --- for how long -----------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_where_there_is_nobody_any_more_nothing_is_sent_again(sqlite: str, status: int) -> None:
    async def scene(us: Company) -> None:
        first = await us.first()
        await us.add(first)
        us.receiver.answers = [status]
        assert await us.passes(AFTER + 1) == 1
        assert await us.kept(first) == []

    in_company(scene, sqlite)


def test_what_fails_is_tried_three_times_and_given_up_after_some_turns(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        first = await us.first()
        await us.add(first)
        us.receiver.answers = [500, 429, 200]
        assert await us.passes(AFTER + 1) == 3
        us.receiver.answers = [503] * 3 * MOST_FAILURES
        for turn in range(1, MOST_FAILURES + 1):
            assert len(await us.kept(first)) == 1
            await us.end_turn()
            await us.end_turn()
            assert await us.passes(GAP + 1) == 3 + 3 * turn
        assert await us.kept(first) == []

    in_company(scene, sqlite)


def test_reminders_go_with_the_match_and_with_the_table(database: str) -> None:
    async def scene(us: Company) -> None:
        await us.add(0)
        await us.add(1)

        def over(draft: Any) -> None:
            draft.record.finished = draft.now

        await us.at.reminders.forget(
            us.table, us.people[0], 0, (await us.at.reminders.own(us.table, us.people[0], 0))[0].id
        )
        assert (len(await us.kept(0)), len(await us.kept(1))) == (0, 1)
        await us.at.room.change(us.table, over)
        await us.passes(EVERY)
        assert await us.kept(1) == []
        with pytest.raises(NotNow):
            await us.add(1)

    in_company(scene, database)


# --- who may ----------------------------------------------------------------------------------------


def test_without_the_host_nobody_can_be_told(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        assert us.at.reminders.kinds == ()
        for kind in ("push", "hook", "mail"):
            with pytest.raises(NotNow):
                await us.add(0, kind)

    in_company(scene, sqlite, remind_after=0)


def test_a_stranger_and_a_watcher_ask_in_vain(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        for who in (frozenset[str](), keys("somebody")):
            with pytest.raises(NotYours):
                await us.at.reminders.add(us.table, who, 0, "hook", us.receiver.address, {}, "pl")
        with pytest.raises(NotYours):
            await us.at.reminders.add(us.table, us.people[0], 1, "hook", us.receiver.address, {}, "pl")

    in_company(scene, sqlite)


@pytest.mark.parametrize("address", ["https://localhost/", "https://127.0.0.1/x", "http://8.8.8.8/", "file:///etc"])
def test_an_address_inside_is_refused_when_it_is_given(sqlite: str, address: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time(), **HOOKS) as at:
            table = await opened(at, ME, OPEN)
            with pytest.raises(BadInput):
                await at.reminders.add(table.table_id, keys(table.secret), None, "hook", address, {}, "pl")

    asyncio.run(scene())


# --- browsers ---------------------------------------------------------------------------------------


def pushing() -> dict[str, Any]:
    return {**HOOKS, "push_key": new_private_key(), "push_contact": "mailto:games@example.org"}


def test_a_message_is_sealed_as_the_standard_has_it() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    own = derive_private_key(int.from_bytes(read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), SECP256R1())
    browser = Browser.of(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    words = b"When I grow up, I want to be a watermelon"
    assert written(sealed(words, browser, own, read("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(("key", "secret"), [("", ""), ("AAAA", "A" * 22), ("not base64 ąę", "x"), ("BB", "é" * 22)])
def test_keys_that_are_none_are_refused(sqlite: str, key: str, secret: str) -> None:
    with pytest.raises(NoKey):
        Browser.of(key, secret)

    async def scene(us: Company) -> None:
        with pytest.raises(BadInput):
            await us.add(0, "push", p256dh=key, auth=secret)

    in_company(scene, sqlite, **pushing())


def test_a_push_says_who_sends_it_and_is_kept_for_the_latest_turn(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        browser = generate_private_key(SECP256R1())
        first = await us.first()
        await us.add(first, "push", p256dh=written(point(browser.public_key())), auth=written(b"x" * 16))
        assert await us.passes(AFTER + 1) == 1
        ((headers, body),) = us.receiver.came
        scheme, signed, key = headers["authorization"].replace(",", "").split(" ")
        assert (scheme, key) == ("vapid", f"k={us.at.reminders.push_key}")
        claims = json.loads(read(signed.removeprefix("t=").split(".")[1]))
        assert claims["aud"] == us.receiver.address.partition("/told")[0]
        assert claims["sub"] == "mailto:games@example.org"
        assert headers["topic"] == us.table
        assert headers["content-encoding"] == "aes128gcm"
        assert us.table.encode() not in body

    in_company(scene, sqlite, **pushing())


def test_of_the_browsers_of_a_seat_the_latest_are_told(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        key = written(point(generate_private_key(SECP256R1()).public_key()))
        for number in (*range(MOST_BROWSERS + 2), MOST_BROWSERS):
            await us.add(0, "push", f"{us.receiver.address}&{number}", p256dh=key, auth=written(b"x" * 16))
        numbers = [address.rpartition("&")[2] for address in await us.kept(0)]
        assert numbers == ["2", "3", "5", "4"]

    in_company(scene, sqlite, **pushing())


# --- mails ------------------------------------------------------------------------------------------


class Mails(list[EmailMessage]):
    """What was handed to the mail server."""

    def watch(self, us: Company) -> "Mails":
        assert us.at.reminders._mail is not None
        us.at.reminders._mail.send = self.append  # type: ignore[assignment,method-assign]  # nobody sends mails from a test
        return self

    def link(self) -> str:
        """The secret of the link in the last one."""
        return str(self[-1]["List-Unsubscribe"]).rpartition("/")[2].rstrip(">")


def test_an_address_for_mails_has_to_be_confirmed_and_can_be_given_up(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        mails, first = Mails().watch(us), await us.first()
        await us.add(first, "mail", "malgorzata@example.org")
        await us.passes(AFTER + FRESH)
        (asking,) = mails
        assert asking["To"] == "malgorzata@example.org"
        assert "Łowcy Kryształów" in asking["Subject"]
        assert f"https://play.example.org/gry/remind/{mails.link()}" in asking.get_content()
        reminder = await us.at.reminders.behind(mails.link())
        assert reminder is not None
        await us.at.reminders.confirm(reminder)
        await us.passes(1)
        assert len(mails) == 2
        assert f"https://play.example.org/gry/table/{us.table}" in mails[1].get_content()
        again = await us.at.reminders.behind(mails.link())
        assert again is not None
        await us.at.reminders.stop(again)
        assert await us.kept(first) == []

    in_company(scene, sqlite, **MAILS)


def test_who_is_at_the_table_gets_no_mail_and_who_never_confirms_is_forgotten(sqlite: str) -> None:
    async def scene(us: Company) -> None:
        mails, first = Mails().watch(us), await us.first()
        await us.add(first, "mail", "malgorzata@example.org")
        (reminder,) = await us.at.reminders.own(us.table, us.people[first], None)
        await us.at.reminders.confirm(reminder)
        us.at.presence.enter(us.table, [first])
        us.time.passes(AFTER + 1)
        await us.at.presence.sweep()
        await us.passes(0)
        assert len(mails) == 1
        us.at.presence.leave(us.table, [first])
        await us.at.presence.sweep()
        await us.passes(1)
        assert len(mails) == 2
        await us.add(1 - first, "mail", "lukasz@example.org")
        await us.passes(UNCONFIRMED + EVERY)
        assert (len(await us.kept(first)), len(await us.kept(1 - first))) == (1, 0)

    in_company(scene, sqlite, **MAILS)


@pytest.mark.parametrize(
    "address", ["a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "<a@example.org>", ""]
)
def test_only_mail_addresses_are_taken(sqlite: str, address: str) -> None:
    async def scene(us: Company) -> None:
        Mails().watch(us)
        with pytest.raises(BadInput):
            await us.at.reminders.add(us.table, us.people[0], None, "mail", address, {}, "pl")

    in_company(scene, sqlite, **MAILS)
