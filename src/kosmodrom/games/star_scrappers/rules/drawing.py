"""Drawing from the stacks: what chance decides, in the set-up (SS-022 to SS-044) and when places are refilled.

A stack is a number of unseen pieces over a pool of kinds, so a draw is decided when it is needed.
"""

from kosmodrom.engine.luck import Luck
from kosmodrom.games.star_scrappers.model.actions import DEAL, FIRST, REVEAL, TOKEN, TOTEM, WILD
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import (
    DEAL_HAND,
    DRAW_COMMAND,
    DRAW_FIRST,
    DRAW_WILD,
    FILL_MINE,
    REPLACE,
    TURN_UP,
)
from kosmodrom.games.star_scrappers.model.values import NOBODY


def open_dock_place(s: ScrapperState) -> int:
    """SS-181, SS-182: the first empty place of the Docks whose stack still has cards; -1: none."""
    t = s.table
    for place in range(10):
        if t.docks[place] < 0 and t.dock_stacks[s.book.level_of_place[place] - 1] > 0:
            return place
    return -1


def open_mine_place(s: ScrapperState) -> int:
    """SS-181, SS-182: the first empty place of the Mine whose stack still has Crystals; -1: none."""
    t = s.table
    for place in range(10):
        if t.mine[place] < 0 and t.crystal_stacks[s.book.row_of_place[place]].size() > 0:
            return place
    return -1


def drawn_level(s: ScrapperState) -> int:
    """The level of the Mercenary that is drawn now; 0 when a Crystal is."""
    agenda = s.table.agenda
    step = agenda.step()
    if step == DEAL_HAND:
        return dealt_level(s, agenda.a())
    if step == FILL_MINE or step == REPLACE:
        return 0
    place = open_dock_place(s)
    return s.book.level_of_place[place] if place >= 0 else 0


def dealt_level(s: ScrapperState, count: int) -> int:
    """SS-032: the level of the next card of a starting hand; 0 when the hand is complete."""
    for level in range(1, 5):
        count -= s.book.starting_hand[level - 1]
        if count < 0:
            return level
    return 0


def drawn_row(s: ScrapperState) -> int:
    """The row of the Crystal that is drawn now."""
    agenda = s.table.agenda
    place = agenda.a() if agenda.step() == REPLACE else open_mine_place(s)
    return s.book.row_of_place[place]


def chance_options(s: ScrapperState) -> list[int]:
    """What can come up now."""
    t = s.table
    step = t.agenda.step()
    if step == DRAW_WILD:
        return [WILD + colour for colour in range(6) if not t.wild[colour]]
    if step == DRAW_COMMAND:
        return [TOTEM + colour for colour in range(6) if t.totems[colour] == NOBODY]
    if step == TURN_UP:
        return [REVEAL + card for card in range(12) if s.vault.artifacts[card]]
    if step == DRAW_FIRST:
        return [FIRST + seat for seat in range(s.seats)]
    level = drawn_level(s)
    if level:
        return [DEAL + kind for kind in range(level - 1, 24, 4) if s.vault.mercenaries[kind]]
    return [TOKEN + token for token in s.book.tokens_in_row[drawn_row(s)] if s.vault.tokens[token]]


def chance_odds(s: ScrapperState) -> list[int]:
    """SS-020: as often as pieces of that kind are left."""
    weights: list[int] = []
    for action in chance_options(s):
        if DEAL <= action < TOKEN:
            weights.append(s.vault.mercenaries[action - DEAL])
        elif TOKEN <= action < REVEAL:
            weights.append(s.vault.tokens[action - TOKEN])
        else:
            weights.append(1)
    return weights


def chance_stream(s: ScrapperState) -> int:
    """One stream of chance for each stack, one for each kind of set-up draw."""
    step = s.table.agenda.step()
    if step == DRAW_WILD:
        return 9
    if step == DRAW_COMMAND:
        return 10
    if step == TURN_UP:
        return 8
    if step == DRAW_FIRST:
        return 11
    level = drawn_level(s)
    if level:
        return level - 1
    return 4 + drawn_row(s)


def quick_roll(s: ScrapperState, luck: Luck) -> int:
    """A draw for playouts, without lists."""
    t = s.table
    step = t.agenda.step()
    if step == DRAW_WILD or step == DRAW_COMMAND or step == TURN_UP or step == DRAW_FIRST:
        options = chance_options(s)
        return options[luck.below(len(options))]
    level = drawn_level(s)
    if level:
        pool = s.vault.mercenaries
        total = 0
        for kind in range(level - 1, 24, 4):
            total += pool[kind]
        rest = luck.below(total)
        for kind in range(level - 1, 24, 4):
            rest -= pool[kind]
            if rest < 0:
                return DEAL + kind
    row = drawn_row(s)
    tokens = s.vault.tokens
    rest = luck.below(t.crystal_stacks[row].unseen)
    for token in s.book.tokens_in_row[row]:
        rest -= tokens[token]
        if rest < 0:
            return TOKEN + token
    raise AssertionError("nothing is left to draw")
