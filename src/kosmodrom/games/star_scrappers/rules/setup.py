"""The set-up: SS-022 to SS-046, as a list of draws for chance."""

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.state import ScrapperState, blank
from kosmodrom.games.star_scrappers.model.steps import (
    DEAL_HAND,
    DRAW_COMMAND,
    DRAW_FIRST,
    DRAW_WILD,
    FILL_DOCKS,
    FILL_MINE,
    TURN_UP,
)
from kosmodrom.games.star_scrappers.model.values import IN_THE_BOX, insert, printed
from kosmodrom.games.star_scrappers.rules.drawing import dealt_level, open_dock_place, open_mine_place
from kosmodrom.games.star_scrappers.rules.starting import begin_turn

FIRST_GAME_WILD = [4, 5]
"""SS-029: in the recommended first game Biossy (red) and Floraki (green) stay out."""


def set_up(seats: int, first_game: bool, book: ScrapperBook) -> ScrapperState:
    """SS-022 to SS-044: the draws lie on the agenda, the first one on top; Docks before hands (SS-034)."""
    s = blank(seats, book)
    t = s.table
    for token in range(48):
        s.vault.tokens[token] = book.token_copies[token]
        t.crystal_stacks[book.token_row[token]].unseen += book.token_copies[token]
    s.vault.artifacts = [1] * 12
    t.artifact_stacks = [4, 4, 4]
    agenda = t.agenda
    agenda.push(DRAW_FIRST, CHANCE)
    for stack in range(2, -1, -1):
        agenda.push(TURN_UP, CHANCE, stack)
    for seat in range(seats - 1, -1, -1):
        agenda.push(DRAW_COMMAND, seat)
    for seat in range(seats - 1, -1, -1):
        agenda.push(DEAL_HAND, seat)
    agenda.push(FILL_DOCKS, CHANCE)
    if first_game:
        t.first_game = 1
        for colour in FIRST_GAME_WILD:
            t.wild[colour] = 1
        sort_mercenaries(s)
    else:
        agenda.push(DRAW_WILD, CHANCE)
    agenda.push(FILL_MINE, CHANCE)
    return s


def draw_wild(s: ScrapperState, colour: int) -> None:
    """SS-025 to SS-028, SS-038: two Command cards stay out; their colours are Wild."""
    t = s.table
    t.wild[colour] = 1
    s.tell(events.WILD_DRAWN, EVERYONE, colour)
    if sum(t.wild) == 2:
        t.agenda.pop()
        sort_mercenaries(s)


def sort_mercenaries(s: ScrapperState) -> None:
    """SS-027, SS-030, SS-038: the four factions form the stacks; what is Wild goes to the box."""
    t = s.table
    for colour in range(6):
        if t.wild[colour]:
            t.totems[colour] = IN_THE_BOX
            continue
        for level in range(4):
            copies = s.book.copies[colour * 4 + level]
            s.vault.mercenaries[colour * 4 + level] = copies
            t.dock_stacks[level] += copies


def deal_to_hand(s: ScrapperState, kind: int) -> None:
    """SS-032, SS-033: a starting card, seen by its seat alone."""
    t = s.table
    seat = t.agenda.seat()
    insert(s.hands[seat].cards, printed(kind))
    t.hand_sizes[seat] += 1
    t.secret[4 * seat + s.book.level[kind] - 1] += 1
    s.tell(events.DEALT, only(seat), seat, kind)
    t.agenda.set_a(t.agenda.a() + 1)
    if dealt_level(s, t.agenda.a()) == 0:
        t.agenda.pop()


def draw_command(s: ScrapperState, colour: int) -> None:
    """SS-035 to SS-037: a Command card of a faction in play brings its Totem."""
    t = s.table
    seat = t.agenda.seat()
    t.totems[colour] = seat
    t.agenda.pop()
    s.tell(events.TOTEM_DRAWN, EVERYONE, seat, colour)


def turn_up(s: ScrapperState, card: int) -> None:
    """SS-040 to SS-043, SS-121: the card that now lies on top of an Artifact stack."""
    t = s.table
    stack = t.agenda.a()
    t.agenda.pop()
    t.tops[stack] = card
    t.artifact_stacks[stack] -= 1
    s.vault.artifacts[card] = 0
    s.tell(events.ARTIFACT_TURNED_UP, EVERYONE, card)


def draw_first(s: ScrapperState, seat: int) -> None:
    """SS-044: the start player is drawn and begins."""
    t = s.table
    t.start = seat
    t.agenda.pop()
    s.tell(events.FIRST_DRAWN, EVERYONE, seat)
    begin_turn(s, seat)


def is_filled(s: ScrapperState) -> bool:
    """SS-023, SS-031: whether the places that are being opened are all filled."""
    place = open_mine_place(s) if s.table.agenda.step() == FILL_MINE else open_dock_place(s)
    return place == -1
