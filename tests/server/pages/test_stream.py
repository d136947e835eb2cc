"""The stream of a table's page: what differs, for whom, and where it was left."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from server.company import Served

Event = dict[str, Any]


@contextmanager
def stream(served: Served, table: str, secret: str, last: str = "") -> Iterator[Iterator[tuple[str, Event]]]:
    """The events with their ids."""
    headers = {"Authorization": f"Bearer {secret}", "last-event-id": last}
    with served.http.stream("GET", f"/table/{table}/stream?lang=en", headers=headers) as answer:
        assert answer.status_code == 200, answer.read()
        yield _events(answer.iter_lines())


def _events(lines: Iterator[str]) -> Iterator[tuple[str, Event]]:
    place = ""
    for line in lines:
        field, _, value = line.partition(": ")
        if field == "id":
            place = value
        elif field == "data":
            yield place, json.loads(value)


def test_each_gets_only_what_they_may_see(served: Served) -> None:
    host, other = served.pair()
    watch = host.get(f"{host.path}/links")["watch"]
    hands = []
    for secret in (host.secret, other.secret, watch):
        assert secret is not None
        with stream(served, host.table, secret) as events:
            _, event = next(events)
            hands.append(event["fragments"]["p-hand"])
            asked = event["now"]["question"] is not None
            assert asked == bool(event["now"]["legal"])
    assert hands[2] == ""
    assert len(set(hands)) == 3


def test_after_a_decision_only_what_differs_is_sent(served: Served) -> None:
    host, other = served.pair()
    players = {0: host, 1: other}
    actor = players[host.info()["asked"][0]]
    assert actor.secret is not None
    with stream(served, host.table, actor.secret) as events:
        place, first = next(events)
        actor.answer("end" if "end" in first["now"]["legal"] else next(iter(first["now"]["legal"])))
        # who has come and who is away is told too, in events of their own
        later, second = next((place, event) for place, event in events if event["told"])
    assert later != place
    assert "p-end" not in second["fragments"]
    assert isinstance(second["fragments"]["p-log"], list), "a patch"
    assert len(json.dumps(second["fragments"])) < len(json.dumps(first["fragments"])) / 4
    assert "state" not in second["now"]
    with stream(served, host.table, actor.secret, place) as events:
        _, resumed = next(events)
    assert resumed["told"] == second["told"], "whoever comes back hears what they have missed"
    assert "p-table" in resumed["fragments"]


def test_a_stranger_hears_nothing(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "bot"}])
    assert served.http.get(f"/table/{host.table}/stream").status_code == 403


def test_a_stream_is_packed_for_whoever_can_unpack_it(served: Served) -> None:
    host, _ = served.pair()
    for accepted, packed in (("gzip", "gzip"), ("identity", None)):
        headers = {"Authorization": f"Bearer {host.secret}", "Accept-Encoding": accepted}
        with served.http.stream("GET", f"/table/{host.table}/stream", headers=headers) as answer:
            assert answer.headers.get("content-encoding") == packed
            assert answer.headers["vary"] == "Accept-Encoding"
            assert next(_events(answer.iter_lines()))[1]["fragments"]["p-table"]
