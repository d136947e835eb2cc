"""`kosmodrom replay`: checks a journal and tells what happened, all at once or step by step."""

from argparse import Namespace

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.journal import Line
from kosmodrom.engine.match import Match
from kosmodrom.terminal.console import PACKAGE, Console, wrapped
from kosmodrom.terminal.ending import show_end, show_fairness, show_rewinds
from kosmodrom.terminal.saves import load_company, load_match
from kosmodrom.terminal.voice import Voice


def replay(console: Console, args: Namespace) -> int:
    """Verify first; only what holds is shown."""
    whole = load_match(args.file, args.deck)
    if args.seat is not None and not 0 <= args.seat < whole.seats:
        raise BadTable.of(PACKAGE, "wrong.no-seat", path=args.file, seat=args.seat, last=whole.seats - 1)
    company = load_company(args.file, whole.seats)
    names = company.names if company else [console.text("replay.seat", number=seat) for seat in range(whole.seats)]
    console.say("replay.verified", title=whole.entry.titles[console.lang], seats=whole.seats, count=len(whole.lines))
    again = whole.anew()
    voice = Voice(again, console.lang, names)
    try:
        for line in whole.lines:
            _tell(console, again, voice, args.seat, line)
            if args.step and line.who != CHANCE and console.ask(console.text("replay.step")).lower() == "q":
                return 0
    except (EOFError, KeyboardInterrupt):
        console.write()
        return 0
    if again.over:
        show_end(console, again, voice)
        show_fairness(console, again.fate.seed, again.commitment)
    else:
        console.say("replay.unfinished", names=", ".join(names[seat] for seat in again.actors))
        show_rewinds(console, again)
    return 0


def _tell(console: Console, match: Match, voice: Voice, seat: int | None, line: Line) -> None:
    """What a line did, to everybody or to one seat; a seat is not told what others did in secret."""
    match.follow_line(line)
    if seat is None or line.who == seat or line.undone():
        who = console.text("replay.chance") if line.who == CHANCE else voice.names[line.who]
        console.write(f"{line.number:>5}  {console.dim(f'{who}: {line.what}')}")
    for event in match.chronicle(line.number - 1)[0].told:
        if seat is None or event[1] >> seat & 1:
            console.write(wrapped(voice.event(event), " " * 7, " " * 9))
