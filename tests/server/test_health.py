"""Health and metrics: what those who run a server may know, and nobody else."""

import asyncio
import os
import signal
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from kosmodrom.server.api.health import examine
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.store.database import StoreError
from server.company import QUICK, SOLO, Served, wait_until
from server.conftest import Serve
from server.houses import Time, house
from server.streams import Stream

TOKEN = "a-token-for-the-tests"


# --- health -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("headers", [{}, {"host": "10.0.0.7:8765"}], ids=["by name", "by address"])
def test_a_server_that_works_is_well(serve: Serve, database: str, headers: dict[str, str]) -> None:
    served = serve(database)
    answer = served.http.get("/healthz", headers=headers)
    assert answer.status_code == 200
    assert answer.json()["state"] == "well"
    assert {"store", "loop presence", "thinkers"} <= set(answer.json())


def test_a_store_that_cannot_be_reached_makes_a_server_ill(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: object) -> None:
        raise StoreError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(served.house.store, "change", fails)
        answer = served.http.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["state"] == "ill"
    assert answer.json()["store"] == "cannot be reached"
    assert served.http.get("/healthz").status_code == 200


def test_a_house_that_is_closed_is_ill_in_every_part(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> tuple[dict[str, str], dict[str, str]]:
        async with house(database, Time()) as made:
            await made.open()
            await asyncio.sleep(0)
            before = await examine(made)
        monkeypatch.setattr("kosmodrom.server.api.health.SECONDS", 0.01)
        return before, await examine(made)

    before, after = asyncio.run(scenario())
    assert set(before.values()) == {"well"}
    assert after["store"] in ("does not answer", "cannot be reached")
    assert after["loop presence"] != "well"


def test_thinkers_that_have_died_are_told(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, thinkers=1)
    assert served.http.get("/healthz").json()["thinkers"] == "well"
    pool: Any = served.house.thinkers._pool
    for process in list(pool._processes.values()):
        os.kill(process.pid, signal.SIGKILL)
    wait_until(lambda: served.http.get("/healthz").json()["thinkers"] == "have died")
    assert served.http.get("/healthz").status_code == 503


# --- metrics ------------------------------------------------------------------------------------------


def figures(text: str) -> dict[tuple[str, ...], float]:
    """By name and labels."""
    families = text_string_to_metric_families(text)
    samples = [sample for family in families for sample in family.samples]
    return {
        (sample.name, *(value for key, value in sorted(sample.labels.items()) if key != "worker")): sample.value
        for sample in samples
    }


def test_what_happens_is_counted(served: Served) -> None:
    host = served.open(SOLO)
    with Stream(served, host.table, host.secret) as stream:
        stream.wait(1)
        legal = host.legal()
        while not legal["asked"]:
            legal = host.legal()
        host.decide(legal["question"], legal["decisions"][0]["decision"])
        served.http.get("/nothing/of/the/kind")
        served.http.request("BREW", "/api/games")
        found = figures(served.http.get("/metrics").text)
    assert found["kosmodrom_requests_total", "POST", "/api/tables", "201"] == 1
    assert found["kosmodrom_requests_total", "POST", "/api/tables/{table_id}/decide", "200"] == 1
    assert found["kosmodrom_requests_total", "GET", "none", "404"] == 1
    assert found["kosmodrom_requests_total", "other", "/api/games", "405"] == 1
    assert found["kosmodrom_request_seconds_count", "/api/tables"] == 1
    assert found["kosmodrom_streams",] == 1
    assert found["kosmodrom_tables_in_memory",] == 1
    assert found["kosmodrom_thinking_queue",] >= 0
    assert found["kosmodrom_decisions_total", "person"] == 1
    assert found["kosmodrom_store_commit_seconds_count",] >= 2
    assert found["process_resident_memory_bytes",] > 1e6


def test_bots_that_think_are_counted_apart(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "bot", "level": "greedy"}])
    host.post(f"{host.path}/hand-over", {"level": "greedy"})
    wait_until(lambda: figures(served.http.get("/metrics").text).get(("kosmodrom_decisions_total", "bot"), 0) > 5)
    found = figures(served.http.get("/metrics").text)
    assert found["kosmodrom_thinking_seconds_count",] > 1
    assert ("kosmodrom_decisions_total", "person") not in found


def test_whoever_is_measured_keeps_the_own_methods(served: Served) -> None:
    house = served.house
    for measured in (house.store, house.room, house.thinkers):
        replaced = [name for name in vars(measured) if callable(getattr(type(measured), name, None))]
        assert not replaced, measured


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": "203.0.113.9"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 Caddy"},
        {"x-forwarded-for": "203.0.113.9", "authorization": "Bearer another-token-here"},
        {"x-forwarded-for": "203.0.113.9", "authorization": TOKEN},
    ],
)
@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",)])
def test_nobody_else_learns_that_there_are_metrics(
    serve: Serve, sqlite: str, headers: dict[str, str], trusted: tuple[str, ...]
) -> None:
    served = serve(sqlite, metrics_token=TOKEN, trusted_proxies=trusted)
    answer = served.http.get("/metrics", headers=headers)
    assert answer.status_code == 404
    assert answer.json() == served.http.get("/nothing").json()


def test_whoever_has_the_token_may_read_them_from_anywhere(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, metrics_token=TOKEN)
    headers = {"x-forwarded-for": "203.0.113.9", "authorization": f"Bearer {TOKEN}"}
    assert "kosmodrom_requests_total" in served.http.get("/metrics", headers=headers).text
    assert TOKEN not in repr(Settings(**{"database": sqlite, **QUICK, "metrics_token": TOKEN}))
