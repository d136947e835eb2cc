"""Requests to addresses of strangers: to nobody inside, to whom was checked, no further, and not for long."""

import asyncio

import pytest

from kosmodrom.server.reminders import outgoing
from kosmodrom.server.reminders.outgoing import NotAllowed, NotReached, Outgoing, checked, is_for_everybody
from server.receiver import HOST, SILENCE, receiving

INSIDE = [
    "127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fe80::1%eth0",
    "fc00::1", "fd12::1", "ff02::1", "::ffff:8.8.8.8", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::808:808",
    "64:ff9b:1::1", "2002:7f00:1::", "2001:db8::1",
]  # fmt: skip
OUTSIDE = ["8.8.8.8", "1.1.1.1", "93.184.216.34", "2606:4700::1111", "2a00:1450:4001:80b::200e"]


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_inside_is_for_nobody(address: str) -> None:
    assert not is_for_everybody(address)


@pytest.mark.parametrize("address", OUTSIDE)
def test_what_is_outside_is_for_everybody(address: str) -> None:
    assert is_for_everybody(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "ftp://example.org", "https://", "https:///path", "https://me:you@example.org/",
        "https://example.org:0/", "https://example.org:x/", "https://exa mple.org", "https://example.org/a\r\nb",
        "https://żółw.example", "https://example.org/" + "x" * 1000, "", "example.org", "https://[::1",
    ],
)  # fmt: skip
def test_only_whole_addresses_with_https_are_taken(address: str) -> None:
    with pytest.raises(NotAllowed):
        checked(address)


@pytest.mark.parametrize(
    "address",
    ["https://localhost/", "https://127.0.0.1/", "https://[::1]/", "https://0x7f.1/", "https://8.8.8.8:8443/"],
)
def test_without_a_test_nothing_goes_inside_or_to_another_port(address: str) -> None:
    async def scene() -> None:
        with pytest.raises(NotAllowed):
            await Outgoing().post(address, {}, b"")

    asyncio.run(scene())


def test_a_request_arrives_whole_and_goes_where_it_was_checked_to() -> None:
    async def scene() -> None:
        async with receiving() as receiver:
            sent = receiver.outgoing()
            assert await sent.post(receiver.address, {"content-type": "text/plain"}, "Łukasz".encode()) == 201
            ((headers, body),) = receiver.came
            assert body.decode() == "Łukasz"
            assert headers[":target"] == "/told?secret=1"
            assert headers["host"] == f"{HOST}:{receiver.port}"
            assert headers["content-type"] == "text/plain"
            assert receiver.asked == [HOST]

    asyncio.run(scene())


def test_one_address_inside_among_many_is_enough_to_send_nothing() -> None:
    async def scene() -> None:
        async with receiving() as receiver:
            for found in (["127.0.0.1", "10.0.0.1"], ["10.0.0.1", "127.0.0.1"], []):
                with pytest.raises(NotAllowed):
                    await receiver.outgoing(found).post(receiver.address, {}, b"")
            assert receiver.came == []

    asyncio.run(scene())


def test_nobody_is_sent_elsewhere() -> None:
    async def scene() -> None:
        async with receiving() as receiver:
            receiver.answers, receiver.more = [302], b"location: https://127.0.0.1/inside\r\n"
            assert await receiver.outgoing().post(receiver.address, {}, b"") == 302
            assert len(receiver.came) == 1

    asyncio.run(scene())


def test_another_name_than_that_of_the_certificate_is_not_believed() -> None:
    async def scene() -> None:
        async with receiving() as receiver:
            with pytest.raises(NotReached):
                await receiver.outgoing().post(f"https://other.test:{receiver.port}/", {}, b"")
            assert receiver.came == []

    asyncio.run(scene())


def test_who_does_not_answer_or_never_stops_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with receiving() as receiver:
            receiver.more = b"x-long: " + b"x" * 100_000 + b"\r\n"
            with pytest.raises(NotReached):
                await receiver.outgoing().post(receiver.address, {}, b"")
            monkeypatch.setattr(outgoing, "SECONDS", 0.5)
            receiver.answers = [SILENCE]
            with pytest.raises(NotReached):
                await receiver.outgoing().post(receiver.address, {}, b"")

    asyncio.run(scene())
