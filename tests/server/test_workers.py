"""Several workers behind one port: they share the tables, one that dies is replaced, and they stop together."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from kosmodrom.server.process.settings import Settings
from kosmodrom.server.process.settings_sources import WrongSetting
from kosmodrom.server.workers import check_workers
from server.company import Served, client, wait_until
from server.worker_processes import is_gone, on_linux, workers_of


@dataclass
class Started:
    """`kosmodrom serve` in processes of its own."""

    process: subprocess.Popen[str]
    base: str
    log: Path

    def pids(self) -> set[int]:
        """The workers."""
        return workers_of(self.process.pid)


@contextmanager
def started(database: str, folder: Path, *more: str) -> Iterator[Started]:
    log = folder / "server.log"
    command = [sys.executable, "-m", "kosmodrom.cli", "serve", "--port", "0", "--log-level", "info", *more]
    environ = {**os.environ, "KOSMODROM_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "KOSMODROM_THINKERS": "0"}
    with log.open("w") as out:
        process = subprocess.Popen(
            command, env={**environ, "KOSMODROM_DATABASE": database}, stdout=subprocess.PIPE, stderr=out, text=True
        )
    assert process.stdout is not None
    try:
        yield Started(process, process.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1"), log)
    finally:
        process.kill()
        process.wait(10)
        process.stdout.close()


def worker_of(base: str) -> str:
    """Which worker answers somebody who comes anew."""
    with client(base) as fresh:
        figures = fresh.get("/metrics").text
    return figures.partition('kosmodrom_loop_lag_seconds{worker="')[2].partition('"')[0]


@on_linux
def test_workers_share_tables_are_replaced_and_stop_together(fresh_postgres: str, tmp_path: Path) -> None:
    with started(fresh_postgres, tmp_path, "--workers", "2") as server:
        wait_until(lambda: {worker_of(server.base) for _ in range(4)} == {"0", "1"}, 60)
        before = server.pids()
        assert len(before) == 2
        with client(server.base) as http:
            assert http.get("/", headers={"host": "rebound.example"}).status_code == 421
            served = Served(server.base, http, None)  # type: ignore[arg-type]  # its house is elsewhere
            host = served.open([{"kind": "me", "name": "Łukasz"}, {"kind": "open"}])
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: len(server.pids() - {victim}) == 2, 60)
        wait_until(lambda: {worker_of(server.base) for _ in range(4)} == {"0", "1"}, 60)
        after = server.pids()
        assert len(after & before) == 1
        names = set()
        for _ in range(6):
            with client(server.base) as http:
                info = Served(server.base, http, None).player(host.table, host.secret).info()  # type: ignore[arg-type]
                names.add(info["seats"][0]["name"])
        assert names == {"Łukasz"}
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) == 0
        assert server.process.stdout is not None
        assert server.process.stdout.read() == "", "the address is printed once"
        wait_until(lambda: all(is_gone(pid) for pid in after))
    log = server.log.read_text()
    assert f"(process {victim}) has ended with -9 and is replaced" in log
    assert "Traceback" not in log


@on_linux
def test_workers_do_not_outlive_whoever_started_them(fresh_postgres: str, tmp_path: Path) -> None:
    with started(fresh_postgres, tmp_path, "--workers", "2") as server:
        wait_until(lambda: len(server.pids()) == 2, 60)
        wait_until(lambda: worker_of(server.base) != "", 60)
        workers = server.pids()
        server.process.kill()
        wait_until(lambda: all(is_gone(pid) for pid in workers), 60)


def test_several_workers_at_an_sqlite_file_are_refused_in_words(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match="need PostgreSQL"):
        check_workers(Settings(database=sqlite, workers=2))
    check_workers(Settings(database=sqlite, workers=1))
    with started(sqlite, tmp_path, "--workers", "3", "--lang", "pl") as server:
        assert server.process.wait(30) == 2
    log = server.log.read_text(encoding="utf-8")
    assert "kilka procesów wymaga bazy PostgreSQL" in log
    assert log.count("\n") == 1
    assert not (tmp_path / "tables.sqlite").exists()
