"""Logs: one line for each event, for people or as JSON, to the standard error stream; secrets are struck out.

Struck out are the secrets of links, whatever follows Authorization or stands in a cookie of ours, and passwords in
addresses, in every message and every traceback.
"""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from kosmodrom.server.process.repeated_warnings import Repetition
from kosmodrom.server.process.settings import Settings

OURS: Final = ("kosmodrom", "uvicorn")
FIELDS: Final = "fields"
"""Where an event carries what a program may want to read of it: `log.info("…", extra={FIELDS: {…}})`."""
HIDDEN: Final = "…"
SECRETS: Final = (
    re.compile(r"(?<=/join/)[^\s/?\"'#]+", re.IGNORECASE),
    re.compile(r"(?<=[/=,])[\w-]{24}(?=[/?&#.,;:\s\"']|$)", re.ASCII),
    re.compile(r"(?<=kosmodrom_)[a-z0-9]+=[^\s;\"']+"),
    re.compile(r"(?<=bearer )[^\s\"']+", re.IGNORECASE),
    re.compile(r"(?<=://)[^\s/@]*:[^\s@]+(?=@)"),
)
"""Links; whatever in an address looks as our secrets do; cookies; tokens; passwords of databases."""


def without_secrets(text: str) -> str:
    for secret in SECRETS:
        text = secret.sub(HIDDEN, text)
    return text


def in_one_line(text: str) -> str:
    """What a client has sent cannot begin a line of its own."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _at(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _trace(record: logging.LogRecord) -> str:
    return "".join(traceback.format_exception(*record.exc_info)) if record.exc_info and record.exc_info[0] else ""


class PlainFormatter(logging.Formatter):
    """For people: time, level and sentence; a traceback is indented below."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{_at(record)} {record.levelname:7} {in_one_line(record.getMessage())}"
        below = "".join(f"\n    {row}" for row in _trace(record).splitlines())
        return without_secrets(line + below)


class JsonFormatter(logging.Formatter):
    """For programs: one object in each line."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {
            "at": _at(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        for key, value in getattr(record, FIELDS, {}).items():
            event[key] = without_secrets(value) if isinstance(value, str) else value
        if trace := _trace(record):
            event["trace"] = without_secrets(trace)
        return json.dumps(event, ensure_ascii=False, default=str)


FORMATS: Final = {"plain": PlainFormatter, "json": JsonFormatter}


def set_up_logs(settings: Settings, out: TextIO | None = None) -> None:
    """From now on all that this process says goes through here."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(FORMATS[settings.log_format]())
    handler.addFilter(Repetition())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in OURS:
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
        logger.setLevel(settings.log_level.upper())
