"""Tries an installed Kosmodrom in a place without its sources: whatever the wheel, and whatever the Python.

    python -I try_installed.py pure|compiled            rules, bots, boards, lessons, the command line
    python -I try_installed.py pure|compiled CLIENT     and a real server, at which `examples/client.py` plays a match

It runs in an empty folder with an empty home, and needs nothing but what is installed.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import kosmodrom
from kosmodrom import Match
from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.fast_random import Luck
from kosmodrom.lessons.proving import rehearsed
from kosmodrom.lessons.shelf import shelf

COMMAND = Path(sys.executable).with_name("kosmodrom")
PACKAGE = Path(str(kosmodrom.__file__)).parent
ENVIRON = {**os.environ, "LC_ALL": "C.UTF-8"}
WAIT = 180
"""Seconds for one command, far more than it needs."""


def told(words: str) -> None:
    print(f"  {words}", flush=True)


def run(*words: str, status: int = 0, typed: str = "") -> str:
    """What a command says, if it ends as it should."""
    done = subprocess.run(
        [COMMAND, *words], input=typed, env=ENVIRON, capture_output=True, encoding="utf-8", timeout=WAIT, check=False
    )
    assert done.returncode == status, f"kosmodrom {' '.join(words)}: {done.returncode}\n{done.stdout}{done.stderr}"
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout if status == 0 else done.stderr


def try_the_build(name: str) -> None:
    assert PACKAGE.is_relative_to(sys.prefix), f"{PACKAGE} is not what was installed"
    assert is_compiled() == (name == "compiled"), "this is the other build"
    compiled = [path for path in PACKAGE.rglob("*") if path.suffix in (".so", ".pyd")]
    assert bool(compiled) == is_compiled()
    for path in compiled:
        module = ".".join(path.relative_to(PACKAGE.parent).with_name(path.name.partition(".")[0]).parts)
        if "learn" not in path.relative_to(PACKAGE).parts or find_spec("librt"):
            assert importlib.import_module(module).__file__ == str(path)
    said = run("--version").strip()
    assert ("compiled" in said) == is_compiled()
    told(f"{said}, the {name} build, {len(compiled)} compiled modules")


def try_the_games() -> None:
    """A match of every game between bots, drawn in its middle in both languages and read again; and a lesson."""
    for name, entry in kosmodrom.games().items():
        match, luck, bot = Match(name, seats=3, seed="Zażółć"), Luck(1), bot_named("random")
        while not match.over:
            seat = match.actors[0]
            view = match.view(seat)
            if len(match.lines) < 150:
                drawn = view, seat
            match.play(seat, bot.choose(match.entry.game, view, match.legal_ids(seat), luck))
        names = ("Łukasz", "Małgorzata", "Ola")
        for lang in ("pl", "en"):
            texts = entry.words(lang)
            table = entry.board.table(drawn[0], match.book, texts, names)
            assert "<svg" in str(table), f"{name} is not drawn"
            assert str(entry.board.hand(drawn[0], match.book, texts, names))
        assert Match.from_journal(match.journal()).scores() == match.scores()
        assert rehearsed(shelf(entry).lessons[0]).is_done
        told(f"{name}: {len(match.lines)} lines, points {match.scores()}")


def try_the_commands() -> None:
    for words in ("--help", "games", "rules star_scrappers SS-101", "rules andromeda --lang pl", "lessons andromeda"):
        run(*words.split())
    run("lessons", "star_scrappers", "1", typed="q\n")
    run("simulate", "andromeda", "--seats", "4", "--games", "1", "--bot", "cadet,greedy,random,random")
    run("play", "astrogornicy", "--humans", "0", "--bot", "random", "--lang", "pl")
    (journal,) = Path.home().rglob("*.journal")
    run("replay", str(journal))
    run("deck", "export", "andromeda", "my.toml")
    run("deck", "check", "my.toml")
    run("lab", "balance", "andromeda", "--bot", "random", "--games", "2", "--report", "my.html")
    assert "checkout" in run("new", "my_game", "MG", status=2)
    if not find_spec("fastapi"):
        assert 'pip install "kosmodrom[server]"' in run("serve", "--no-open", status=2)
    told("the commands")


@contextmanager
def served() -> Iterator[str]:
    """A server of its own until the end of the block, which it must end in peace."""
    environ = {**ENVIRON, "KOSMODROM_PAUSE": "0"}
    with subprocess.Popen(
        [COMMAND, "serve", "--port", "0", "--no-open"], env=environ, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/")
        except BaseException:
            process.kill()
            raise
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) in (0, -signal.SIGTERM)


def ask(address: str, secret: str = "", **body: Any) -> Any:
    """A page, or what the server answers to a program."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    request = urllib.request.Request(address, json.dumps(body).encode() if body else None, headers)
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=WAIT) as answer:
        text = answer.read().decode()
        return json.loads(text) if "json" in answer.headers["Content-Type"] else text


def try_the_server(client: str) -> None:
    """Pages, a table with a hint, a whole match, and the table still there after a restart."""
    with served() as address:
        home = ask(f"{address}/?lang=pl")
        sheet = home.partition('rel="stylesheet" href="')[2].partition('"')[0]
        assert "{" in ask(address + sheet)
        seats = [{"kind": "me", "name": "Łukasz"}, {"kind": "bot", "level": "cadet"}]
        opened = ask(f"{address}/api/tables", game="andromeda", seats=seats)
        table, secret = f"{address}/api/tables/{opened['table']}", opened["secret"]
        hint = ask(f"{table}/hint", secret)
        best = hint["opinions"][0]["decision"]
        ask(f"{table}/decide", secret, question=hint["question"], decision=best)
        told(f"a table in the browser; the hint was: {hint['sentence']}")
        played = subprocess.run(
            [sys.executable, "-I", client, address], capture_output=True, encoding="utf-8", timeout=600, check=False
        )
        assert played.returncode == 0, played.stderr
        told(f"a match over HTTP: {', '.join(played.stdout.splitlines()[-2:])}")
    with served() as address:
        again = ask(f"{address}/api/tables/{opened['table']}", secret)
        assert again["seats"][0]["name"] == "Łukasz"
        told("the table is there after a restart")


def main(arguments: list[str]) -> None:
    try_the_build(arguments[0])
    try_the_games()
    try_the_commands()
    for client in arguments[1:]:
        try_the_server(client)


if __name__ == "__main__":
    main(sys.argv[1:])
