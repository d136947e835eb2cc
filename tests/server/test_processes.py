"""Real server processes: two that share a database, and some that are killed in the middle of a match."""

import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from kosmodrom.engine.match import Match
from server.company import Player, Served, client, wait_until
from server.streams import Stream

SCRIPT = """
import sys
from kosmodrom.server.serve import serve
from kosmodrom.server.process.settings import Rate, Settings
free = Rate(1e9, 1e9)
quick = {"pause": 0, "sweep": 0.1, "lease": 1.0, "by_address": free, "by_seat": free}
quick |= {"thinkers": int(sys.argv[2]), "port": int(sys.argv[3]), "log_level": "info"}
serve(Settings(database=sys.argv[1], **quick))
"""


@dataclass
class Process:
    """A server in a process of its own."""

    served: Served
    process: subprocess.Popen[str]
    log: Path

    @property
    def port(self) -> int:
        return int(self.served.base.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """As a person would."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


Start = Callable[..., Process]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    with ExitStack() as stack:

        def begin(database: str, port: int = 0, thinkers: int = 0) -> Process:
            log = tmp_path / "server.log"
            arguments = [sys.executable, "-c", SCRIPT, database, str(thinkers), str(port)]
            with log.open("a") as out:
                process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=out, text=True)
            stack.callback(_end, process)
            assert process.stdout is not None
            base = process.stdout.readline().strip().rstrip("/").replace("localhost", "127.0.0.1")
            http = stack.enter_context(client(base))
            wait_until(lambda: _answers(http))
            return Process(Served(base, http, None), process, log)  # type: ignore[arg-type]  # its house is elsewhere

        yield begin


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait(10)
    if process.stdout is not None:
        process.stdout.close()


def _answers(http: httpx.Client) -> bool:
    try:
        return http.get("/api/games").is_success
    except httpx.HTTPError:
        return False


def play_some(players: list[Player], choose: random.Random, decisions: int) -> None:
    """The seats decide as they are asked, each at its own server."""
    made = 0
    while made < decisions:
        asked = [seat for seat in players[0].info()["asked"] if seat < len(players)]
        if asked and players[asked[0]].play_on(choose):
            made += 1
        elif not asked:
            time.sleep(0.01)


def let_bots_finish(players: list[Player]) -> None:
    for player in players:
        player.post(f"{player.path}/hand-over", {"level": "random"})
    wait_until(lambda: players[0].info()["state"] == "over", 60)


def journal_of(player: Player) -> Match:
    return Match.from_journal(player.ask("GET", f"{player.path}/journal").text)


SEATS = [{"kind": "me", "name": "Ala"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]


def turns_of_people(stream: Stream) -> list[str]:
    """Whose turns ended; the bot may have ended one before a stream was open."""
    return [words for words in stream.words if "ends the turn" in words and "Bot" not in words]


def test_two_processes_share_a_match_and_one_of_them_is_killed(start: Start, fresh_postgres: str) -> None:
    one, other = start(fresh_postgres), start(fresh_postgres)
    host = one.served.open(SEATS)
    friend = other.served.join(one.served.player(host.table, host.secret), name="Olek")
    choose = random.Random(6)
    with (
        Stream(one.served, host.table, host.secret) as mine,
        Stream(other.served, host.table, friend.secret) as theirs,
    ):
        mine.wait(1)
        theirs.wait(1)
        play_some([host, friend], choose, 40)
        public = turns_of_people(theirs)
        assert len(public) > 1
        wait_until(lambda: turns_of_people(mine)[: len(public)] == public)
        # The bot may decide between the two looks; then they are taken again.
        wait_until(lambda: host.view()["view"]["table"] == friend.view()["view"]["table"])
        one.kill()
        moved = other.served.player(host.table, host.secret)
        play_some([moved, friend], choose, 10)
        one = start(fresh_postgres, one.port)
        back = one.served.player(host.table, host.secret)
        play_some([back, friend], choose, 10)
        let_bots_finish([back, friend])
        wait_until(lambda: theirs.events[-1]["state"] == "over")
    match = journal_of(friend)
    assert match.over
    assert journal_of(back).journal() == match.journal()


class Storm:
    """Somebody who decides as fast as they can, until the server dies."""

    def __init__(self, player: Player, choose: random.Random) -> None:
        self.acknowledged: list[tuple[int, str]] = []
        self.sent: list[tuple[int, str]] = []
        self._player = player
        self._choose = choose
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        try:
            while True:
                legal = self._player.legal()
                if not legal["asked"]:
                    continue
                answer = legal["question"], self._choose.choice(legal["decisions"])["decision"]
                self.sent.append(answer)
                self._player.decide(*answer)
                self.acknowledged.append(answer)
        except httpx.HTTPError:
            return

    def ends(self) -> None:
        self._thread.join(10)


@pytest.mark.parametrize("kind", ["sqlite", "fresh_postgres"])
def test_after_kill_9_nothing_is_lost_and_nothing_is_applied_twice(
    start: Start, request: pytest.FixtureRequest, kind: str
) -> None:
    database = str(request.getfixturevalue(kind))
    server = start(database)
    player = server.served.open([{"kind": "me"}, {"kind": "bot", "level": "random"}])
    acknowledged, sent = [], []
    for attempt in range(2 if kind == "sqlite" else 1):
        storm = Storm(player, random.Random(attempt))
        wait_until(lambda storm=storm, attempt=attempt: len(storm.acknowledged) >= 9 + 4 * attempt)  # type: ignore[misc]  # bound now
        server.kill()
        storm.ends()
        acknowledged += storm.acknowledged
        sent += storm.sent
        server = start(database, server.port)
        player = server.served.player(player.table, str(player.secret))
        for question, decision in storm.sent[-2:]:
            answer = player.ask("POST", f"{player.path}/decide", json={"question": question, "decision": decision})
            assert answer.status_code == 200, answer.text
    stored = answers(database)
    assert len(stored) == len({question for question, _ in stored})
    assert set(acknowledged) <= set(stored) <= set(sent)
    play_some([player], random.Random(9), 5)
    assert len(answers(database)) >= len(stored) + 5


def answers(database: str) -> list[tuple[int, str]]:
    """What seat 0 has answered, as it is stored."""
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT question, what FROM lines WHERE who = 0 ORDER BY number")).all()
    engine.dispose()
    return [(int(question), str(what)) for question, what in rows]


def test_a_server_stops_gracefully_with_streams_open_and_logs_no_secret(start: Start, sqlite: str) -> None:
    server = start(sqlite, thinkers=1)
    host = server.served.open([{"kind": "me"}, {"kind": "open"}])
    invite = host.get(f"{host.path}/links")["invites"]["1"]
    person = server.served.person()
    for secret in (host.secret, invite, "a-wrong-secret"):
        person.ask("GET", f"/join/{secret}")
        person.ask("GET", f"/join/{secret}?x=1")
    with Stream(server.served, host.table, host.secret) as stream:
        stream.wait(1)
        assert server.stop() in (0, -signal.SIGTERM)
        wait_until(lambda: stream.has_ended)
    log = server.log.read_text()
    assert "/join/" in log
    for secret in (host.secret, invite, "a-wrong-secret"):
        assert str(secret) not in log
    assert not re.search("error|exception|traceback", log, re.IGNORECASE), log
