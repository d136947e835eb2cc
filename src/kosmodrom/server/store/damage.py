"""Damage: what is stored of a table and makes no sense any more is the store's fault, not that of whoever asks."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from kosmodrom.engine.errors import UnknownGame
from kosmodrom.server.refusals import Damaged, NotNow, TableRefusal

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
MOST_NOTED: Final = 1000
_noted: set[str] = set()
"""Damaged tables that stand in the log, each of them once."""


class HasId(Protocol):
    """A table that was read before."""

    @property
    def id(self) -> str: ...


At = TypeVar("At", bound=str | HasId)


def read_back(read: Callable[Concatenate[Connection, At, P], T]) -> Callable[Concatenate[Connection, At, P], T]:
    """Reads a table from the store, which vouches for what it holds: the same mistakes in a file are the sender's."""

    @wraps(read)
    def checked(connection: Connection, at: At, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return read(connection, at, *args, **kwargs)
        except TableRefusal:
            raise
        except UnknownGame as error:
            raise NotNow.because("game-gone", error=error) from error
        except (ValueError, TypeError, LookupError, ArithmeticError) as error:
            table_id = at if isinstance(at, str) else at.id
            _note(table_id, error)
            raise Damaged.because("damaged", table=table_id) from error

    return checked


def _note(table_id: str, error: Exception) -> None:
    if table_id not in _noted and len(_noted) < MOST_NOTED:
        _noted.add(table_id)
        log.error("table %s: what is stored is damaged: %s: %s", table_id, type(error).__name__, error, exc_info=error)
