"""`kosmodrom lab tournament`: several bots play one another, and each gets a rating."""

import json
from argparse import Namespace
from itertools import combinations

from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.registry import find
from kosmodrom.lab.kept_rows import KeptRows
from kosmodrom.lab.strength import contender, is_same
from kosmodrom.lab.tournament import Tournament, contested, pairings, table
from kosmodrom.lab.tournament_report import Played, page, seat_rows
from kosmodrom.terminal.balance import ROWS, check_report, option_turns
from kosmodrom.terminal.console import PACKAGE, Console
from kosmodrom.terminal.files import load_deck, write_text
from kosmodrom.terminal.simulation import progress
from kosmodrom.terminal.workers import workers


def run_tournament(console: Console, args: Namespace) -> int:
    """Play, rate, tell."""
    entry = find(args.game)
    bots = tuple(bot for some in args.bot or () for bot in some)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadTable.of(PACKAGE, "lab.bots")
    for one, other in combinations(bots, 2):
        if is_same(one, other):
            raise BadTable.of(PACKAGE, "lab.same-bot", one=one, other=other)
    tables = tuple(dict.fromkeys(args.seats)) or (entry.seats[0],)
    for seats in tables:
        entry.check_seats(seats)
    for bot in bots:
        contender(bot)
    deck = load_deck(args.deck) if args.deck else None
    entry.book(deck)
    plan = Tournament(entry.package, bots, tables, option_turns(entry, args.option), args.games, args.seed, deck)
    if args.report is not None:
        check_report(args.report)
    kept = None if args.rows is None else KeptRows(args.rows, [plan.settings])
    games = len(pairings(plan))
    known = 0 if kept is None else sum(number < games for _, number in kept.rows)
    with workers(args) as jobs:
        played = Played(plan, contested(plan, jobs, kept, progress(console, games, known=known)))
    found = played.ratings
    if args.json:
        words = json.dumps([each._asdict() for each in found], ensure_ascii=False, indent=2)
    else:
        title = entry.words(console.lang)["title"]
        head = console.text(
            "lab.tournament", title=title, games=games, seats=", ".join(map(str, tables)), seed=args.seed
        )
        words = f"{head}\n\n{table(found)}"
    console.write(words)
    if args.out is not None:
        args.out.write_text(f"{words}\n", encoding="utf-8")
    if args.report is not None:
        beside = args.report.with_suffix(ROWS)
        write_text(beside, seat_rows(played))
        write_text(args.report, page(played, console.lang, beside.name))
        if not args.json:
            console.say("lab.report", path=args.report, rows=beside)
    return 0
