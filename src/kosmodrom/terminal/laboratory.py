"""`kosmodrom lab`: judges are learnt, the strength of bots and the truth of said chances are measured."""

import importlib
import json
import sys
from argparse import Namespace
from functools import partial
from typing import Final

from kosmodrom.bots import chances, minds
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.registry import find, games
from kosmodrom.lab.strength import OPENSPIEL, Contest, ContestResult, contend, contest_of, ladder, table
from kosmodrom.terminal.balance import run_balance
from kosmodrom.terminal.console import PACKAGE, Console
from kosmodrom.terminal.extras import LAB, needing
from kosmodrom.terminal.files import load_deck
from kosmodrom.terminal.simulation import progress
from kosmodrom.terminal.tournament import run_tournament
from kosmodrom.terminal.workers import workers

COURSE: Final = ("generations", "games", "greedy", "descents", "seed", "window", "turns", "whims")
"""What the command line says of a course."""


def run_laboratory(console: Console, args: Namespace) -> int:
    commands = {
        "learn": _learn,
        "strength": _strength,
        "chances": _chances,
        "balance": run_balance,
        "tournament": run_tournament,
    }
    return commands[args.lab_command](console, args)


def _learn(console: Console, args: Namespace) -> int:
    with needing(LAB):
        from kosmodrom.lab.learning import Course, learn
    entry = find(args.game)
    chosen = {name: getattr(args, name) for name in COURSE}
    options, deck = dict(args.option), load_deck(args.deck) if args.deck else None
    entry.choose(options)
    entry.book(deck)
    if (options or deck) and args.out is None:
        raise BadTable.of(PACKAGE, "lab.own-mind")
    tell = partial(print, file=sys.stderr, flush=True)
    course = Course(entry.package, tuple(entry.seats), **chosen, options=options, deck=deck)
    with workers(args) as jobs:
        data = learn(entry, course, jobs, tell)
    path = args.out or minds.file_of(entry.package)
    path.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    console.say("lab.learnt", path=path)
    return 0


def _chances(console: Console, args: Namespace) -> int:
    with needing(LAB):
        from kosmodrom.lab.chances import Trial, as_file, cells, sayings, table
    entry = find(args.game)
    trial = Trial(entry.package, entry.seats, args.games, args.descents, args.seed)
    found, show = [], progress(console, trial.games)
    with workers(args) as jobs:
        for done, game in enumerate(sayings(trial, jobs), 1):
            found += game
            if show is not None:
                show(done)
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


def _strength(console: Console, args: Namespace) -> int:
    standings: list[ContestResult] = []
    contests = _contests(args)
    is_shown = not args.json and args.out is None
    if is_shown:
        console.write(table([]))
    with workers(args) as jobs:
        for contest in contests:
            head = f"{contest.one} / {contest.other}: "
            standings.append(contend(contest, jobs, progress(console, contest.games, head)))
            if is_shown:
                console.write(table(standings[-1:]).splitlines()[-1])
    if args.json:
        console.write(json.dumps([standing.as_dict() for standing in standings], indent=2))
    if args.out is not None:
        head = console.text("lab.strength", seed=args.seed)
        args.out.write_text(f"{head}\n\n{table(standings)}\n", encoding="utf-8")
    return 0


def _contests(args: Namespace) -> list[Contest]:
    entries = [find(name) for name in args.game] or list(games().values())
    options, deck = dict(args.option), load_deck(args.deck) if args.deck else None
    if args.bot is None:
        return [
            contest
            for entry in entries
            for contest in ladder(
                entry, entry.seats if args.seats is None else [args.seats], args.games, args.seed, options, deck
            )
        ]
    if len(args.bot) != 2:
        raise BadTable.of(PACKAGE, "lab.two")
    if any(name.startswith(f"{OPENSPIEL}:") for name in args.bot):
        with needing(LAB):
            importlib.import_module("kosmodrom.lab.openspiel_bot")
    one, other = args.bot
    seats = 2 if args.seats is None else args.seats
    return [contest_of(entry, seats, one, other, args.games, args.seed, options, deck) for entry in entries]
