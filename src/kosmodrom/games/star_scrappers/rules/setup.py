"""The set-up: SS-022 to SS-046, as a list of draws for chance."""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.star_scrappers.model import actions, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.state import ScrapperState, blank
from kosmodrom.games.star_scrappers.rules import drawing, starting
from kosmodrom.games.star_scrappers.rules.base_questions import EvenDraw
from kosmodrom.games.star_scrappers.rules.drawing import StackDraw

FIRST_GAME_WILD: Final = [actions.COLOURS.index("R"), actions.COLOURS.index("G")]
"""SS-029: in the recommended first game Biossy (red) and Floraki (green) stay out."""


def set_up(seats: int, options: dict[str, str], book: ScrapperBook) -> ScrapperState:
    """SS-022 to SS-044: the draws lie on the agenda, the first one on top; Docks before hands (SS-034)."""
    s = blank(seats, book)
    t = s.table
    for token in range(book.tokens):
        s.vault.tokens[token] = book.token_copies[token]
        t.crystal_stacks[book.token_row[token]].unseen += book.token_copies[token]
    s.vault.artifacts = [1] * book.cards
    t.artifact_stacks = [(book.cards + stack) // values.ARTIFACT_STACKS for stack in range(values.ARTIFACT_STACKS)]
    agenda = t.agenda
    agenda.push(steps.DRAW_FIRST, CHANCE)
    for stack in range(values.ARTIFACT_STACKS - 1, -1, -1):
        agenda.push(steps.TURN_UP, CHANCE, stack)
    for seat in range(seats - 1, -1, -1):
        agenda.push(steps.DRAW_COMMAND, seat)
    for seat in range(seats - 1, -1, -1):
        agenda.push(steps.DEAL_HAND, seat)
    agenda.push(steps.FILL_DOCKS, CHANCE)
    if options["first-game"] == "yes":
        t.first_game = 1
        for colour in FIRST_GAME_WILD:
            t.wild[colour] = 1
        sort_mercenaries(s)
    else:
        agenda.push(steps.DRAW_WILD, CHANCE)
    agenda.push(steps.FILL_MINE, CHANCE)
    return s


def sort_mercenaries(s: ScrapperState) -> None:
    """SS-027, SS-030, SS-038: the four factions form the stacks; what is Wild goes to the box."""
    t = s.table
    for colour in range(values.FACTIONS):
        if t.wild[colour]:
            t.totems[colour] = values.IN_THE_BOX
    for kind in range(s.book.kinds):
        if not t.wild[s.book.colour[kind]]:
            copies = s.book.copies[kind]
            s.vault.mercenaries[kind] = copies
            t.dock_stacks[s.book.level[kind] - 1] += copies


class FillMine(StackDraw):
    """SS-023: Crystals for all places of the Mine."""

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        drawing.fill_mine(s, drawing.open_mine_place(s), action - actions.TOKEN)
        if drawing.open_mine_place(s) < 0:
            s.table.agenda.pop()


class DrawWild(EvenDraw):
    """SS-025 to SS-028, SS-038: two Command cards stay out; their colours are Wild."""

    number = drawing.WILD_STREAM

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [actions.WILD + colour for colour in range(values.FACTIONS) if not s.table.wild[colour]]

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        t = s.table
        t.wild[action - actions.WILD] = 1
        s.tell(events.WILD_DRAWN, EVERYONE, action - actions.WILD)
        if sum(t.wild) == len(FIRST_GAME_WILD):
            t.agenda.pop()
            sort_mercenaries(s)


class FillDocks(StackDraw):
    """SS-030, SS-031: Mercenaries for all places of the Docks."""

    def level(self, s: ScrapperState) -> int:
        return s.book.level_of_place[drawing.open_dock_place(s)]

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        drawing.fill_dock(s, action - actions.DEAL)
        if drawing.open_dock_place(s) < 0:
            s.table.agenda.pop()


class DealHand(StackDraw):
    """SS-032, SS-033: the cards of a starting hand, seen by its seat alone."""

    def level(self, s: ScrapperState) -> int:
        """SS-032: the level of the next card; 0 when the hand is complete."""
        count = frames.cards_dealt(s.table.agenda)
        for level in range(1, values.LEVELS + 1):
            count -= s.book.starting_hand[level - 1]
            if count < 0:
                return level
        return 0

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return only(s.table.agenda.seat())

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        t = s.table
        kind = action - actions.DEAL
        owner = t.agenda.seat()
        drawing.draw_mercenary(s, kind)
        values.insert(s.hands[owner].cards, values.printed(kind))
        t.hand_sizes[owner] += 1
        t.secret[values.dealt_at(owner, s.book.level[kind])] += 1
        s.tell(events.DEALT, only(owner), owner, kind)
        frames.count_dealt(t.agenda)
        if self.level(s) == 0:
            t.agenda.pop()


class DrawCommand(EvenDraw):
    """SS-035 to SS-037: a Command card of a faction in play brings its Totem."""

    number = drawing.COMMAND_STREAM

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [actions.TOTEM + colour for colour in range(values.FACTIONS) if s.table.totems[colour] == values.NOBODY]

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        t = s.table
        owner = t.agenda.seat()
        t.totems[action - actions.TOTEM] = owner
        t.agenda.pop()
        s.tell(events.TOTEM_DRAWN, EVERYONE, owner, action - actions.TOTEM)


class DrawFirst(EvenDraw):
    """SS-044: the start player is drawn and begins."""

    number = drawing.FIRST_STREAM

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [actions.FIRST + each for each in range(s.seats)]

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        t = s.table
        t.start = action - actions.FIRST
        t.agenda.pop()
        s.tell(events.FIRST_DRAWN, EVERYONE, t.start)
        starting.begin_turn(s, t.start)
