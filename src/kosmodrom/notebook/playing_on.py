"""Bots that play a match on, each from the view of its own seat."""

from collections.abc import Callable, Sequence

from kosmodrom.bots.levels import Bot
from kosmodrom.bots.own_bots import OwnBot, measured_bot
from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.seeded_chance import Seed, seed_from
from kosmodrom.notebook.match import Match


def luck_from(seed: Seed) -> Luck:
    """The luck of a search or of bots, by a seed as matches take it."""
    return Luck(int.from_bytes(seed_from(seed)[:7], "big"))


def play_on(
    match: Match, players: Sequence[str | Bot | type[Bot] | None], seed: Seed, until: Callable[[Match], bool] | None
) -> None:
    """Let them decide until nobody is asked for whom a bot decides, or `until` says so."""
    if len(players) == 1:
        players = [players[0]] * match.seats
    if len(players) != match.seats:
        raise BadTable.of(ENGINE, "error.table.bots", bots=len(players), seats=match.seats)
    bots = {seat: _bot(player) for seat, player in enumerate(players) if player is not None}
    luck = luck_from(seed)
    while until is None or not until(match):
        asked = [seat for seat in match.actors if seat in bots]
        if not asked:
            break
        seat = asked[0]
        match.play(seat, bots[seat].choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))


def _bot(player: str | Bot | type[Bot]) -> Bot:
    if isinstance(player, str):
        return measured_bot(player)
    kind = player if isinstance(player, type) else type(player)
    if not callable(getattr(player, "choose", None)):
        raise BadTable.of(ENGINE, "error.own-bot.choose", bot=kind.__name__)
    return OwnBot(kind.__name__, player() if isinstance(player, type) else player)
