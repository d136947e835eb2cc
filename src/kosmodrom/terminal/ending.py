"""The end of a match: the score sheet, the winners, and the proof that the dice were fair."""

from collections.abc import Sequence

from kosmodrom.engine.match import Match
from kosmodrom.engine.seeded_chance import commitment
from kosmodrom.terminal.console import Console, grid
from kosmodrom.terminal.voice import Voice


def show_end(console: Console, match: Match, voice: Voice) -> None:
    """Score sheet and winners."""
    console.write()
    console.write(console.bold(console.text("end.sheet")))
    rows = [[voice.row(index), *map(str, row)] for index, row in enumerate(match.sheet())]
    total = [console.text("end.total"), *map(str, match.scores())]
    console.write(grid([["", *voice.names], *rows, total]))
    console.write()
    winners = [voice.names[seat] for seat in match.winners()]
    key = "end.winner" if len(winners) == 1 else "end.winners"
    console.write(console.bold(console.text(key, names=", ".join(winners))))
    _show_tie(console, match, winners)
    show_rewinds(console, match)


def show_rewinds(console: Console, match: Match) -> None:
    """What was taken back past a reveal, if anything was."""
    if match.rewinds:
        console.say("end.rewinds", count=match.rewinds)


def _show_tie(console: Console, match: Match, winners: Sequence[str]) -> None:
    """The rule that settled a tie, where the game tells it."""
    settled = match.settlement()
    if settled is None:
        return
    if settled.shared:
        console.say("end.tie-shared", clause=match.entry.clause(settled.shared).id)
    elif settled.decisive is not None:
        clause = match.entry.clause(settled.decisive.clause, match.book)
        words = match.entry.words(console.lang).texts.get(f"tie.{clause.id}", clause.text(console.lang))
        console.say("end.tie-won", names=", ".join(winners), words=words, clause=clause.id)


def show_fairness(console: Console, seed: bytes, promised: str) -> None:
    """The seed, and whether it is the one that was promised before the first draw."""
    console.write(console.text("end.seed", seed=seed.hex()))
    console.write(console.text("end.commitment", commitment=promised))
    console.say("end.fits" if commitment(seed) == promised else "end.differs")
