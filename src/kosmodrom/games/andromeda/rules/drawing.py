"""What chance decides: AN-019, AN-029, AN-034, AN-040 to AN-043, AN-056, AN-062, AN-211.

A deck is a number of unseen cards over a pool of kinds, so a draw is decided when it is needed. The top of the
personal deck is drawn by chance also when all unseen cards are gone: then only one card can come.
"""

from typing import Final

from kosmodrom.engine.luck import Luck
from kosmodrom.games.andromeda.model.actions import DEAL, DRAW, FIRST, LAY, OPEN, ROLL, TILE
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import DEAL_RACE, DRAW_FIRST, DRAW_TASKS, LAY_TECHS, OPEN_TASK, ROLLING

STREAM_FIRST: Final = 0
STREAM_TECHS: Final = 1
STREAM_RACES: Final = 2
STREAM_TASKS: Final = 3
STREAM_DICE: Final = 4
STREAM_TILES: Final = 5


def chance_options(s: AndromedaState) -> list[int]:
    """What can come up now."""
    t = s.table
    step = t.agenda.step()
    if step == ROLLING:
        return [ROLL + face for face in range(6) if s.book.face_weight[face] > 0]
    if step == OPEN_TASK:
        return [OPEN + task for task in range(31) if s.vault.tasks[task] > 0]
    if step == DRAW_TASKS:
        pile = t.personal[0]
        if pile.unseen == 0:
            return [DRAW + pile.tail[0]]
        return [DRAW + task for task in range(31) if s.vault.tasks[task] > 0]
    if step == DEAL_RACE:
        return [DEAL + race for race in range(8) if s.vault.races[race] > 0]
    if step == LAY_TECHS:
        return [LAY + tech for tech in range(8) if t.techs[tech] == 0]
    if step == DRAW_FIRST:
        return [FIRST + seat for seat in range(s.seats)]
    return [TILE + room for room in range(11) if s.vault.rooms[room] > 0]


def chance_odds(s: AndromedaState) -> list[int]:
    """Cards and tiles are equally likely; a symbol is as likely as it stands on a die."""
    if s.table.agenda.step() == ROLLING:
        return [weight for weight in s.book.face_weight if weight > 0]
    return [1] * len(chance_options(s))


def chance_stream(s: AndromedaState) -> int:
    """One stream of chance for each deck, one for the dice."""
    step = s.table.agenda.step()
    if step == ROLLING:
        return STREAM_DICE
    if step == OPEN_TASK or step == DRAW_TASKS:
        return STREAM_TASKS
    if step == DEAL_RACE:
        return STREAM_RACES
    if step == LAY_TECHS:
        return STREAM_TECHS
    return STREAM_FIRST if step == DRAW_FIRST else STREAM_TILES


def quick_roll(s: AndromedaState, luck: Luck) -> int:
    """A draw for playouts, without lists."""
    step = s.table.agenda.step()
    if step == ROLLING:
        return ROLL + luck.weighted(s.book.face_weight)
    if step == OPEN_TASK or (step == DRAW_TASKS and s.table.personal[0].unseen > 0):
        pool = s.vault.tasks
        rest = luck.below(s.table.general_deck + s.table.personal[0].unseen)
        for task in range(31):
            rest -= pool[task]
            if rest < 0:
                return (OPEN if step == OPEN_TASK else DRAW) + task
    options = chance_options(s)
    return options[luck.below(len(options))]
