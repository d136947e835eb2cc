"""`kosmodrom simulate`: many games between bots, with a progress bar and figures."""

import json
import statistics
import sys
import time
from argparse import Namespace
from collections.abc import Callable

from kosmodrom.engine.registry import find
from kosmodrom.lab.simulate import Plan, Report, plan_for, simulate
from kosmodrom.terminal.console import Console, grid, wrapped
from kosmodrom.terminal.files import load_deck
from kosmodrom.terminal.workers import workers

BAR = 30
LINES = 10
SHOWN_PROBLEMS = 10


def run_simulation(console: Console, args: Namespace) -> int:
    """Play, report; the status is 1 where a game broke its own invariants."""
    entry = find(args.game)
    plan = plan_for(
        entry,
        seats=entry.seats[0] if args.seats is None else args.seats,
        games=args.games,
        bots=args.bot,
        seed=args.seed,
        options=dict(args.option),
        deck=load_deck(args.deck) if args.deck else None,
    )
    with workers(args) as jobs:
        report = simulate(plan, jobs, progress(console, plan.games))
    if args.json:
        head = {"game": entry.key, "options": plan.options, "seed": plan.seed}
        console.write(json.dumps({**head, **report.as_dict()}, ensure_ascii=False, indent=2))
    else:
        _show(console, entry.titles[console.lang], plan, report)
    return 1 if report.problems else 0


def progress(console: Console, games: int, head: str = "", known: int = 0) -> Callable[[int], None] | None:
    """Shows how far it is and how long it will take, on one line that goes when it is done; where no terminal
    is, in a line for each tenth. So many games are known and take no time.
    """
    begun = time.monotonic()
    widest = 0

    def note(done: int) -> None:
        if done > known and done * LINES // games > (done - 1) * LINES // games:
            print(f"{head}{told(done)}", file=sys.stderr, flush=True)

    def told(done: int) -> str:
        words = console.text("simulate.bar", done=done, games=games)
        if not known < done < games:
            return words
        left = (time.monotonic() - begun) * (games - done) / (done - known)
        return f"{words} {console.text('simulate.left', time=clock(round(left)))}"

    def show(done: int) -> None:
        nonlocal widest
        filled = BAR * done // games
        line = f"{head}[{'#' * filled}{'.' * (BAR - filled)}] {told(done)}"
        widest = max(widest, len(line))
        end = "\r" + " " * widest + "\r" if done == games else ""
        print(f"\r{line.ljust(widest)}{end}", end="", file=sys.stderr, flush=True)

    if sys.stderr.isatty():
        return show
    return note if games >= LINES else None


def clock(seconds: int) -> str:
    """Hours, minutes and seconds, such as 1:02:03 or 0:45."""
    hours, minutes = seconds // 3600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def _show(console: Console, title: str, plan: Plan, report: Report) -> None:
    options = ", ".join(f"{key}={value}" for key, value in plan.options.items()) or "-"
    text = console.text
    console.write(console.bold(text("simulate.head", title=title, seats=plan.seats, games=report.games)))
    console.write(text("simulate.table", options=options, seed=plan.seed, deck=plan.deck.name if plan.deck else "-"))
    games, decisions = report.per_second(report.games), report.per_second(report.choices)
    console.write(text("simulate.speed", seconds=report.seconds, games=games, decisions=decisions))
    console.write(text("simulate.counts", choices=report.choices, forced=report.forced, chances=report.chances))
    median, mean = statistics.median(report.lengths), statistics.fmean(report.lengths)
    console.write(text("simulate.length", low=min(report.lengths), median=median, mean=mean, high=max(report.lengths)))
    head = [text(f"simulate.column.{name}") for name in ("seat", "bot", "mean", "min", "max", "wins")]
    rows = [
        [str(at), seat.bot, f"{seat.mean:.1f}", str(seat.lowest), str(seat.highest), f"{seat.wins:.1%}"]
        for at, seat in enumerate(report.seats)
    ]
    console.write(grid([head, *rows]))
    console.write(text("simulate.problems", count=len(report.problems)))
    for problem in report.problems[:SHOWN_PROBLEMS]:
        console.write(wrapped(problem, "  "))
    console.write(text("simulate.digest", digest=report.digest))
