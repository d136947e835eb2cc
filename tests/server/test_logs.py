"""Logs: one line for each event, in the format that was asked for, and no secret in any of them."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from kosmodrom.server.process.logs import FORMATS, set_up_logs, without_secrets
from kosmodrom.server.process.settings import Settings
from server.company import QUICK, serving

SECRET = "Zq3-fake_secret_of_ours1"
"""As long as ours are."""


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Where logs are written to; afterwards they are as before."""
    loggers = [logging.getLogger(name) for name in ("", "kosmodrom", "uvicorn")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield io.StringIO()
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.mark.parametrize(
    "text",
    [
        f"GET /join/{SECRET}",
        f"GET /kosmodrom/join/{SECRET}?lang=pl",
        f'"GET /JOIN/{SECRET}" 404',
        f"GET /join/{SECRET[:5]}",
        f"GET /some/new/way/{SECRET}",
        f"GET /x?secret={SECRET}&y=1",
        f"Authorization: Bearer {SECRET},other-one",
        f"authorization: bearer {SECRET}",
        f"Cookie: k-lang=pl; kosmodrom_abcd2345={SECRET}.{SECRET}; k-name=x",
        f"postgresql://kosmodrom:{SECRET}@db.example/kosmodrom",
        f"postgresql://:{SECRET}@db.example/kosmodrom",
    ],
)
def test_secrets_are_struck_out_wherever_they_stand(text: str) -> None:
    shown = without_secrets(text)
    assert SECRET not in shown
    assert SECRET[:5] not in shown
    assert "…" in shown


def test_what_is_no_secret_stays() -> None:
    for text in ("GET /table/abcd2345/replay?at=3", "postgresql://db.example/kosmodrom", "Łukasz i Małgorzata, 龍, 🚀"):
        assert without_secrets(text) == text


def log_of(written: io.StringIO, **more: object) -> list[str]:
    set_up_logs(Settings(**{"database": "sqlite://", **QUICK, **more}), written)
    log = logging.getLogger("kosmodrom.server.tests")
    log.debug("a detail")
    log.info("%s sits down\nERROR somebody made this line up", "Łukasz \x1b[31m龍\u202e")
    try:
        raise ValueError(f"GET /join/{SECRET}")
    except ValueError:
        log.exception("something went wrong at /join/%s", SECRET)
    return written.getvalue().splitlines()


def test_plain_logs_are_one_line_for_each_event_with_tracebacks_indented(written: io.StringIO) -> None:
    lines = log_of(written, log_level="info")
    events = [line for line in lines if not line.startswith("    ")]
    assert len(events) == 2
    assert "INFO" in events[0]
    assert "Łukasz \\x1b[31m龍\\u202e sits down\\nERROR" in events[0]
    assert "something went wrong at /join/…" in events[1]
    assert "ValueError: GET /join/…" in lines[-1]
    assert SECRET not in written.getvalue()


def test_json_logs_are_one_object_in_each_line(written: io.StringIO) -> None:
    events = [json.loads(line) for line in log_of(written, log_level="debug", log_format="json")]
    assert [event["level"] for event in events] == ["debug", "info", "error"]
    assert events[1]["message"].startswith("Łukasz")
    assert "ValueError: GET /join/…" in events[2]["trace"]
    assert all(event["at"].endswith("+00:00") for event in events)
    assert SECRET not in written.getvalue()


def test_what_is_less_grave_than_asked_for_is_left_out(written: io.StringIO) -> None:
    assert len([line for line in log_of(written, log_level="error") if not line.startswith("    ")]) == 1


@pytest.mark.parametrize("form", list(FORMATS))
@pytest.mark.parametrize("level", ["info", "debug"])
def test_a_server_logs_requests_without_secrets(written: io.StringIO, sqlite: str, form: str, level: str) -> None:
    settings = Settings(**{"database": sqlite, **QUICK, "log_level": level, "log_format": form, "base_path": "/gry"})
    set_up_logs(settings, written)
    with serving(settings) as served:
        host = served.open([{"kind": "me", "name": "Małgorzata"}, {"kind": "open"}])
        links = host.get(f"{host.path}/links")
        secrets = [str(host.secret), links["invites"]["1"], links["watch"]]
        for secret in secrets:
            served.http.get(f"/gry/join/{secret}?lang=pl")
            served.http.get(f"/join/{secret}/")
            served.http.get("/gry/", headers={"cookie": f"kosmodrom_{host.table}={secret}"})
            served.person(secret).ask("GET", host.path)
            served.http.get(f"/x?secret={secret}")
    text = written.getvalue()
    assert "/gry/join/…" in text
    assert f"/gry{host.path}" in text
    for secret in secrets:
        assert secret not in text
    if form == "json":
        told = [json.loads(line) for line in text.splitlines()]
        requests = [event for event in told if event["logger"] == "kosmodrom.server.web.access_log"]
        assert {"client", "method", "path", "status", "milliseconds"} <= set(requests[0])
        assert requests[0]["status"] == 201
