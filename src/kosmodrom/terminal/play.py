"""`kosmodrom play`: opens a new match or an unfinished one."""

from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from kosmodrom.bots.levels import USUAL
from kosmodrom.bots.own_bots import is_own, own_bot
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, find
from kosmodrom.terminal.console import PACKAGE, Console
from kosmodrom.terminal.files import load_deck
from kosmodrom.terminal.saves import Company, load_company, load_lines, load_match, new_path, store_table, unfinished
from kosmodrom.terminal.session import Session


def play(console: Console, args: Namespace) -> int:
    entry = find(args.game)
    _check_table(entry, args)
    try:
        path = _to_resume(console, entry, args)
    except (EOFError, KeyboardInterrupt):
        console.write()
        return 0
    session = _resumed(console, entry, args, path) if path else _new(console, entry, args)
    return session.run()


def _to_resume(console: Console, entry: Entry, args: Namespace) -> Path | None:
    """The journal to go on with, if the person wants that."""
    if args.resume is not None:
        for key in ("seats", "seed", "option"):
            if getattr(args, key):
                raise BadTable.of(PACKAGE, "wrong.not-with-resume", key=key)
        path: Path = args.resume
        return path
    last = None if args.new else unfinished(entry.key)
    if last is None:
        return None
    header, count = load_lines(last)
    when, title = f"{datetime.fromtimestamp(last.stat().st_mtime):%Y-%m-%d %H:%M}", entry.titles[console.lang]
    goes_on = console.agrees("play.go-on", True, title=title, seats=header.seats, count=count, when=when)
    return last if goes_on else None


def _check_table(entry: Entry, args: Namespace) -> None:
    """Refuse what no match could start with, before anything is asked."""
    if args.seats is not None:
        entry.check_seats(args.seats)
    entry.choose(dict(args.option))
    if args.deck is not None:
        entry.book(load_deck(args.deck))


def _resumed(console: Console, entry: Entry, args: Namespace, path: Path) -> Session:
    match = load_match(path, args.deck)
    if match.entry.key != entry.key:
        raise BadTable.of(PACKAGE, "wrong.other-game", path=path, game=match.entry.key, expected=entry.key)
    company = _company(console, args, match.seats, load_company(path, match.seats))
    console.say("play.resumed", title=entry.titles[console.lang])
    return Session(console, match, company, path)


def _new(console: Console, entry: Entry, args: Namespace) -> Session:
    seats = entry.seats[0] if args.seats is None else args.seats
    company = _company(console, args, seats, None)
    match = Match(
        entry,
        seats=seats,
        options=dict(args.option),
        seed=args.seed,
        deck=load_deck(args.deck) if args.deck else None,
    )
    path = new_path(entry.key, datetime.now())
    store_table(path, company, args.deck)
    console.write(console.bold(entry.titles[console.lang]))
    console.say("play.welcome", names=", ".join(company.names))
    console.say("play.promise", commitment=match.commitment)
    return Session(console, match, company, path)


def _company(console: Console, args: Namespace, seats: int, kept: Company | None) -> Company:
    """Who plays: as asked for now, else as it was, else one person against greedy bots."""
    humans = args.humans if args.humans is not None else kept.humans if kept else 1
    bot = args.bot or (kept.bot if kept else USUAL)
    if is_own(bot):
        if not args.bot:
            raise BadTable.of(PACKAGE, "play.own-bot", bot=bot)
        own_bot(bot)
    names = (
        kept.names if kept and not args.name and humans == kept.humans else _names(console, args.name, humans, seats)
    )
    company = Company(humans, bot, tuple(names))
    company.check(seats)
    return company


def _names(console: Console, given: Sequence[str], humans: int, seats: int) -> list[str]:
    """Names given on the command line, then plain ones."""
    names = []
    for seat in range(seats):
        if seat < len(given):
            names.append(given[seat])
        elif seat >= humans:
            names.append(console.text("play.bot-name", number=seat - humans + 1))
        elif humans == 1:
            names.append(console.text("play.only-name"))
        else:
            names.append(console.text("play.human-name", number=seat + 1))
    return names
