"""`kosmodrom lab`: judges are learnt, the strength of bots and the truth of said chances are measured."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from kosmodrom.bots import chances, minds
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.registry import find, games
from kosmodrom.lab.strength import Contest, ContestResult, contend, contest_of, ladder, table
from kosmodrom.terminal.console import PACKAGE, Console


def run_laboratory(console: Console, args: Namespace) -> int:
    commands = {"learn": _learn, "strength": _strength, "chances": _chances}
    return commands[args.lab_command](console, args)


def _learn(console: Console, args: Namespace) -> int:
    try:
        from kosmodrom.lab.learning import Course, learn
    except ModuleNotFoundError as missing:
        raise BadTable.of(PACKAGE, "lab.missing", name=missing.name or "") from missing
    entry = find(args.game)
    course = Course(
        entry.package,
        tuple(entry.seats),
        args.generations,
        args.games,
        args.greedy,
        args.descents,
        args.seed,
        args.window,
        args.turns,
        args.whims,
    )
    data = learn(entry, course, args.jobs, _tell)
    path = args.out or minds.file_of(entry.package)
    path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    console.say("lab.learnt", path=path)
    return 0


def _chances(console: Console, args: Namespace) -> int:
    try:
        from kosmodrom.lab.chances import Trial, as_file, cells, sayings, table
    except ModuleNotFoundError as missing:
        raise BadTable.of(PACKAGE, "lab.missing", name=missing.name or "") from missing
    entry = find(args.game)
    trial = Trial(entry.package, entry.seats, args.games, args.descents, args.seed)
    found = []
    for done, game in enumerate(sayings(trial, args.jobs), 1):
        found += game
        if sys.stderr.isatty():
            print(
                f"\r{console.text('simulate.bar', done=done, games=trial.games)} ", end="", file=sys.stderr, flush=True
            )
    if not found:
        raise BadTable.of(PACKAGE, "lab.no-positions", games=trial.games)
    if args.fit:
        path = args.out or chances.file_of(entry.package)
        path.write_text(json.dumps(as_file(entry, trial, found), ensure_ascii=False) + "\n", encoding="utf-8")
        console.say("lab.fitted", path=path)
        return 0
    told = cells(found, chances.calibration_in(entry.package))
    words = json.dumps([cell.as_dict() for cell in told], indent=2) if args.json else table(entry, told)
    if args.out is None:
        console.write(words)
    else:
        args.out.write_text(f"{words}\n", encoding="utf-8")
    return 0


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _strength(console: Console, args: Namespace) -> int:
    standings: list[ContestResult] = []
    for contest in _contests(args):
        standings.append(contend(contest, args.jobs, _progress(console, contest)))
        if not args.json and args.out is None:
            console.write(table(standings[-1:]).splitlines()[-1])
    if args.json:
        console.write(json.dumps([standing.as_dict() for standing in standings], indent=2))
    if args.out is not None:
        _write(args.out, standings, console.text("lab.strength", seed=args.seed))
    return 0


def _contests(args: Namespace) -> list[Contest]:
    entries = [find(name) for name in args.game] or list(games().values())
    if args.bot is None:
        return [
            contest
            for entry in entries
            for contest in ladder(entry, entry.seats if args.seats is None else [args.seats], args.games, args.seed)
        ]
    if len(args.bot) != 2:
        raise BadTable.of(PACKAGE, "lab.two")
    one, other = args.bot
    seats = 2 if args.seats is None else args.seats
    return [contest_of(entry, seats, one, other, args.games, args.seed) for entry in entries]


def _progress(console: Console, contest: Contest) -> Callable[[int], None] | None:
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        words = console.text("simulate.bar", done=done, games=contest.games)
        print(f"\r{contest.one} / {contest.other}: {words} ", end="", file=sys.stderr, flush=True)

    return show


def _write(path: Path, standings: list[ContestResult], head: str) -> None:
    path.write_text(f"{head}\n\n{table(standings)}\n", encoding="utf-8")
