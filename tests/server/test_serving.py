"""The server just as `make play` starts it: the installed command, its own settings, its own thinking processes."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.registry import games
from server.company import Served, client, wait_until

COMMAND = Path(sys.executable).with_name("kosmodrom")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`kosmodrom serve`, which imports the same build as this test."""
    folder = tmp_path_factory.mktemp("played")
    settings = {key: value for key, value in os.environ.items() if not key.startswith("KOSMODROM_")}
    log = folder / "server.log"
    with log.open("w") as out:
        server = subprocess.Popen(
            [COMMAND, "serve", "--port", "0", "--no-open"],
            stdout=subprocess.PIPE,
            stderr=out,
            text=True,
            env={**settings, "KOSMODROM_DATABASE": f"sqlite:///{folder / 'tables.sqlite'}"},
        )
    assert server.stdout is not None
    try:
        base = server.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1")
        assert base, log.read_text()
        with client(base) as http:
            yield Served(base, http, None)  # type: ignore[arg-type]  # its house is elsewhere
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


def wait_calmly(is_true: Callable[[], bool]) -> None:
    """As often as a server with its usual limits lets one look."""
    wait_until(is_true, between=0.05)


@pytest.mark.parametrize("game", list(games()))
def test_a_hint_is_given_and_the_bots_play_on(played: Served, game: str) -> None:
    person = played.open([{"kind": "me", "name": "Małgorzata"}, {"kind": "bot", "level": "cadet"}], game)
    wait_calmly(lambda: bool(person.legal()["asked"]))
    told = person.get(f"{person.path}/hint", lang="pl")
    assert told["opinions"][0]["decision"] in person.options()
    assert told["opinions"][0]["chance"] is not None
    line = person.get(f"{person.path}/log")["line"]
    person.post(f"{person.path}/hand-over", {"level": "navigator"})
    wait_calmly(lambda: bool(person.get(f"{person.path}/log")["line"] > line + 2))


def test_the_server_runs_the_build_that_is_tested(played: Served) -> None:
    """Both import what PYTHONPATH names; a build that is not there would be noticed here and nowhere else."""
    found = subprocess.run(
        [COMMAND.with_name("python"), "-c", "from kosmodrom.engine.compiled import is_compiled; print(is_compiled())"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert found.stdout.strip() == str(is_compiled())
    assert played.person().get("/api/games")
