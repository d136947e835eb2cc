"""How admiral-1 sees Andromeda: numbers of a view, block by block."""

from typing import Any, Final

from kosmodrom.bots.admiral_1.judge import Features
from kosmodrom.engine.contract import Game
from kosmodrom.engine.pile import HIDDEN
from kosmodrom.games.andromeda.model.state import AndromedaView
from kosmodrom.games.andromeda.model.zones import Table

TURN_WIDTH: Final = 23
SEAT_WIDTH: Final = 31


class AndromedaFeatures(Features):
    def of(self, game: Game[Any, Any, Any], v: Any) -> list[int]:
        return features(v, game.known_sheet(v))


def features(v: AndromedaView, sheet: list[list[int]]) -> list[int]:
    """Time, turn, dice, rooms, technologies, tasks, own race, and the seats clockwise from the own one."""
    t = v.table
    seats = len(t.pool)
    own = v.seat if v.seat < seats else 0
    out = [t.round, t.phase, t.general_deck, v.book.threshold[seats - 2], t.agenda.step() + 1]
    out += t.turn if t.active == own else [0] * TURN_WIDTH
    out += t.middle
    out += t.offer
    out += [room + 1 for room in t.rooms]
    out += t.techs
    out.append(t.beside)
    held = [0] * 31
    if v.seat < seats:
        for task in t.held[own].tail:
            if task != HIDDEN:
                held[v.book.task_like[task]] = 1
    out += held
    opened = [0] * 31
    for task in t.general:
        opened[v.book.task_like[task]] = 1
    out += opened
    out += [1 if t.races[own] == race or race in v.hand.races else 0 for race in range(8)]
    for step in range(4):
        if step < seats:
            out += seat_block(t, (own + step) % seats, sheet)
        else:
            out += [0] * SEAT_WIDTH
    return out


def seat_block(t: Table, seat: int, sheet: list[list[int]]) -> list[int]:
    """What lies open before a seat and stands on the ship."""
    teleporters = t.teleporters[seat]
    beacons = [(teleporters >> cell) & 1 for cell in range(9)]
    block = t.crew[9 * seat : 9 * seat + 9]
    block += beacons
    block += t.dice[6 * seat : 6 * seat + 6]
    block += [
        t.trained[seat],
        t.pool[seat],
        t.vaccines[seat],
        t.cards[seat],
        sheet[1][seat],
        sheet[0][seat],
        sum(beacons),
    ]
    return block


FEATURES: Final = AndromedaFeatures()
