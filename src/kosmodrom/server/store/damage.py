"""Damage: what is stored of a table and makes no sense any more is the store's fault, not that of whoever asks."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kosmodrom.engine.errors import UnknownGame
from kosmodrom.server.refusals import Damaged, NotNow, TableRefusal

log = logging.getLogger(__name__)

MOST_NOTED: Final = 1000
_noted: set[str] = set()
"""Damaged tables that stand in the log, each of them once."""


@contextmanager
def reading_back(table_id: str) -> Iterator[None]:
    """Reads a table from the store, which vouches for what it holds: the same mistakes in a file are the sender's."""
    try:
        yield
    except TableRefusal:
        raise
    except UnknownGame as error:
        raise NotNow.because("game-gone", error=error) from error
    except (ValueError, TypeError, LookupError, ArithmeticError) as error:
        if table_id not in _noted and len(_noted) < MOST_NOTED:
            _noted.add(table_id)
            kind = type(error).__name__
            log.error("table %s: what is stored is damaged: %s: %s", table_id, kind, error, exc_info=error)
        raise Damaged.because("damaged", table=table_id) from error
