"""Games of the toy that end in a tie: one that is broken, and one that is shared."""

from collections.abc import Callable
from functools import cache

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.ties import Settlement
from toy.entry import ENTRY


def played(game: str | Entry, seats: int, seed: int) -> Match:
    match, bot, luck = Match(game, seats=seats, seed=str(seed)), bot_named("random"), Luck(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    return match


def searched(seats: int, fits: Callable[[Settlement | None], bool]) -> Match:
    """A game of the toy that ended in the wanted way."""
    matches = (played(ENTRY, seats, seed) for seed in range(2000))
    return next(match for match in matches if fits(match.settlement()))


@cache
def broken_tie() -> Match:
    return searched(3, lambda settled: settled is not None and not settled.shared)


@cache
def shared_tie() -> Match:
    return searched(2, lambda settled: settled is not None and settled.shared > 0)
