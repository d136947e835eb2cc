"""What people can do at tables: open, sit, play, talk, end, report."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.open_tables import OpenTables
from kosmodrom.server.tables.seats import SecretHolder, holder

P = ParamSpec("P")
T = TypeVar("T")


class TableService:
    """Something that people can do at the tables of this process."""

    def __init__(self, room: OpenTables) -> None:
        self._room = room


S = TypeVar("S", bound=TableService)


def changes_table(
    work: Callable[Concatenate[S, TableChange, SecretHolder, P], T],
) -> Callable[Concatenate[S, str, frozenset[str], P], Coroutine[Any, Any, T]]:
    """What somebody does to a table, inside the transaction that stores it; called with its id and their secrets."""

    @wraps(work)
    async def change(service: S, table_id: str, hashes: frozenset[str], /, *args: P.args, **kwargs: P.kwargs) -> T:
        def change_draft(draft: TableChange) -> T:
            return work(service, draft, holder(draft.record, draft.seats, hashes), *args, **kwargs)

        return await service._room.change(table_id, change_draft)

    return change
