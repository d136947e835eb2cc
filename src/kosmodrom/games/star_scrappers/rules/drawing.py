"""Drawing from the stacks of Mercenaries and Crystals: SS-020, SS-181, SS-182.

A stack is a number of unseen pieces over a pool of kinds, so a draw is decided when it is needed.
"""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.star_scrappers.model import actions, events, values
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules.base_questions import ScrapperDraw

MERCENARY_STREAM: Final = 0
"""The first of the streams of chance: one for each stack of Mercenaries, by level."""
CRYSTAL_STREAM: Final = 4
"""The first of those for the stacks of Crystals, by row."""
ARTIFACT_STREAM: Final = 8
WILD_STREAM: Final = 9
COMMAND_STREAM: Final = 10
FIRST_STREAM: Final = 11


def open_dock_place(s: ScrapperState) -> int:
    """SS-181, SS-182: the first empty place of the Docks whose stack still has cards; -1: none."""
    t = s.table
    for place in range(values.PLACES):
        if t.docks[place] < 0 and t.dock_stacks[s.book.level_of_place[place] - 1] > 0:
            return place
    return -1


def open_mine_place(s: ScrapperState) -> int:
    """SS-181, SS-182: the first empty place of the Mine whose stack still has Crystals; -1: none."""
    t = s.table
    for place in range(values.PLACES):
        if t.mine[place] < 0 and t.crystal_stacks[s.book.row_of_place[place]].size() > 0:
            return place
    return -1


def draw_mercenary(s: ScrapperState, kind: int) -> None:
    """The top card of a stack turns out to be of a kind."""
    s.vault.mercenaries[kind] -= 1
    s.table.dock_stacks[s.book.level[kind] - 1] -= 1


def fill_dock(s: ScrapperState, kind: int) -> None:
    """SS-030, SS-031, SS-181: the top card of a stack fills a place of the Docks."""
    place = open_dock_place(s)
    draw_mercenary(s, kind)
    s.table.docks[place] = kind
    s.tell(events.DOCK_REFILLED, EVERYONE, kind)


def fill_mine(s: ScrapperState, place: int, token: int) -> None:
    """SS-023, SS-181: the top token of a stack, which nobody knew, fills a place of the Mine."""
    s.vault.tokens[token] -= 1
    s.table.crystal_stacks[s.book.token_row[token]].unseen -= 1
    place_token(s, place, token)


def place_token(s: ScrapperState, place: int, token: int) -> None:
    s.table.mine[place] = token
    s.tell(events.MINE_REFILLED, EVERYONE, token)


class StackDraw(ScrapperDraw):
    """SS-020: the top piece of a stack; each kind comes up as often as pieces of it are left."""

    def level(self, s: ScrapperState) -> int:
        """The level of the Mercenary that is drawn; 0 when a Crystal is."""
        return 0

    def place(self, s: ScrapperState) -> int:
        """The place of the Mine that the Crystal is drawn for."""
        return open_mine_place(s)

    def row(self, s: ScrapperState) -> int:
        return s.book.row_of_place[self.place(s)]

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        level = self.level(s)
        if level:
            return [actions.DEAL + kind for kind in s.book.kinds_of_level[level - 1] if s.vault.mercenaries[kind]]
        return [actions.TOKEN + token for token in s.book.tokens_in_row[self.row(s)] if s.vault.tokens[token]]

    def odds(self, s: ScrapperState) -> list[int]:
        pool, first = (s.vault.mercenaries, actions.DEAL) if self.level(s) else (s.vault.tokens, actions.TOKEN)
        return [pool[action - first] for action in self.options(s, CHANCE)]

    def stream(self, s: ScrapperState) -> int:
        level = self.level(s)
        return MERCENARY_STREAM + level - 1 if level else CRYSTAL_STREAM + self.row(s)

    def roll(self, s: ScrapperState, luck: Luck) -> int:
        level = self.level(s)
        return roll_mercenary(s, level, luck) if level else roll_token(s, self.row(s), luck)


def roll_mercenary(s: ScrapperState, level: int, luck: Luck) -> int:
    """A draw for playouts, without lists."""
    pool = s.vault.mercenaries
    kinds = s.book.kinds_of_level[level - 1]
    total = 0
    for kind in kinds:
        total += pool[kind]
    rest = luck.below(total)
    for kind in kinds:
        rest -= pool[kind]
        if rest < 0:
            return actions.DEAL + kind
    raise AssertionError("nothing is left to draw")


def roll_token(s: ScrapperState, row: int, luck: Luck) -> int:
    """A draw for playouts, without lists."""
    pool = s.vault.tokens
    rest = luck.below(s.table.crystal_stacks[row].unseen)
    for token in s.book.tokens_in_row[row]:
        rest -= pool[token]
        if rest < 0:
            return actions.TOKEN + token
    raise AssertionError("nothing is left to draw")
