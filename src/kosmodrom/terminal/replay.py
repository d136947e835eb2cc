"""`kosmodrom replay`: checks a journal and tells what happened, all at once or step by step."""

from argparse import Namespace

from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.journal import UNDO_FROM, Header, Line, read_journal
from kosmodrom.engine.match import Match, Told
from kosmodrom.engine.registry import find
from kosmodrom.terminal.console import PACKAGE, Console, wrapped
from kosmodrom.terminal.files import read_text
from kosmodrom.terminal.saves import deck_for, load_company, load_match
from kosmodrom.terminal.sheet import show_end, show_fairness, show_rewinds
from kosmodrom.terminal.voice import Voice


def replay(console: Console, args: Namespace) -> int:
    """Verify first; only what holds is shown."""
    whole = load_match(args.file, args.deck)
    if args.seat is not None and not 0 <= args.seat < whole.seats:
        raise BadTable.of(PACKAGE, "wrong.no-seat", path=args.file, seat=args.seat, last=whole.seats - 1)
    header, lines, _ = read_journal(read_text(args.file))
    company = load_company(args.file, whole.seats)
    names = company.names if company else [console.text("replay.seat", number=seat) for seat in range(whole.seats)]
    console.say("replay.verified", title=whole.entry.titles[console.lang], seats=whole.seats, count=len(lines))
    again = _start(header, args)
    voice = Voice(again, console.lang, names)
    teller = _Teller(console, again, voice, args.seat)
    try:
        for line in lines:
            teller.tell(line)
            if args.step and line.who != CHANCE and _stops(console):
                return 0
    except (EOFError, KeyboardInterrupt):
        console.write()
        return 0
    if again.over:
        show_end(console, again, voice)
        show_fairness(console, again.fate.seed, header.commitment)
    else:
        console.say("replay.unfinished", names=", ".join(names[seat] for seat in again.actors))
        show_rewinds(console, again)
    return 0


def _start(header: Header, args: Namespace) -> Match:
    return Match(
        find(header.game),
        seats=header.seats,
        options=header.options,
        seed=bytes.fromhex(header.seed),
        deck=deck_for(args.file, args.deck),
        nonces=header.nonces,
    )


def _stops(console: Console) -> bool:
    return console.ask(console.text("replay.step")).lower() == "q"


class _Teller:
    """Plays a verified journal once more and tells each line."""

    def __init__(self, console: Console, match: Match, voice: Voice, seat: int | None) -> None:
        self._console = console
        self._match = match
        self._voice = voice
        self._seat = seat

    def tell(self, line: Line) -> None:
        """What a line did, to everybody or to one seat; a seat is not told what others did in secret."""
        self._follow(line)
        told = [told for told in self._told(line) if told.line == line.number]
        if self._seat is None or line.who == self._seat or line.undone():
            who = self._console.text("replay.chance") if line.who == CHANCE else self._voice.names[line.who]
            self._console.write(f"{line.number:>5}  {self._console.dim(f'{who}: {line.what}')}")
        for each in told:
            self._console.write(wrapped(self._voice.event(each), " " * 7, " " * 9))

    def _follow(self, line: Line) -> None:
        if line.number <= len(self._match.lines):
            return
        undone = line.undone()
        if undone is None:
            self._match.play(line.who, line.what)
        else:
            self._match.undo(line.who, range(self._match.seats) if undone[0] == UNDO_FROM else ())

    def _told(self, line: Line) -> list[Told]:
        if self._seat is not None:
            return self._match.told(self._seat, line.number - 1)
        merged: list[Told] = []
        for seat in [SPECTATOR, *range(self._match.seats)]:
            _merge(merged, self._match.told(seat, line.number - 1))
        return merged


def _merge(merged: list[Told], more: list[Told]) -> None:
    """Put what another seat was told into its place among what is there."""
    at = 0
    for told in more:
        if told in merged[at:]:
            at = merged.index(told, at) + 1
        else:
            merged.insert(at, told)
            at += 1
