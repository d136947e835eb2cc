"""What the frames of the agenda carry besides their step and seat, by name.

A frame of one plain number is pushed with it; how several get into a frame, and how all are read, stands here alone.
"""

from typing import Final

from kosmodrom.engine.agenda import Agenda
from kosmodrom.games.star_scrappers.model import steps

ANY: Final = -1
"""Of a colour or a Base: all of them will do."""
PACKED: Final = 8
"""Two small numbers share one: the first is below this."""
FROM_ONE_BASE: Final = 128
"""In the mask of Bases that Siewca took from: a second card came from the same one."""


def cards_dealt(agenda: Agenda) -> int:
    """DEAL_HAND: how many cards the seat has already."""
    return agenda.a()


def count_dealt(agenda: Agenda) -> None:
    agenda.set_a(agenda.a() + 1)


def stack_to_turn_up(agenda: Agenda) -> int:
    """TURN_UP: of the three Artifact stacks."""
    return agenda.a()


def ask_crystal(agenda: Agenda, seat: int, row: int, colour: int) -> None:
    agenda.push(steps.PICK_CRYSTAL, seat, row, colour)


def row_to_take(agenda: Agenda) -> int:
    """PICK_CRYSTAL: the row of the Mine."""
    return agenda.a()


def colour_to_take(agenda: Agenda) -> int:
    """PICK_CRYSTAL: a colour or ANY."""
    return agenda.b()


def discount_to_give(agenda: Agenda) -> int:
    """RECOLOUR, SWAP: by how much the Crystal gets cheaper."""
    return agenda.a()


def ask_new_colour(agenda: Agenda, seat: int, place: int, discount: int) -> None:
    agenda.push(steps.RECOLOUR_TO, seat, place, discount)


def place_to_change(agenda: Agenda) -> int:
    """RECOLOUR_TO, REPLACE: the place of the Mine whose Crystal gets a colour, or was put under its stack."""
    return agenda.a()


def discount_with_colour(agenda: Agenda) -> int:
    """RECOLOUR_TO: by how much the Crystal gets cheaper."""
    return agenda.b()


def ask_dock(agenda: Agenda, seat: int, level: int, levels: int) -> None:
    """One card of a level; or, where the level is 0, cards whose levels add up to a number."""
    agenda.push(steps.PICK_DOCK, seat, level, levels)


def level_to_take(agenda: Agenda) -> int:
    """PICK_DOCK, ENSLAVE_ANY: a level; 0: any."""
    return agenda.a()


def levels_left(agenda: Agenda) -> int:
    """PICK_DOCK: the sum that is still free."""
    return agenda.b()


def use_levels(agenda: Agenda, level: int) -> None:
    agenda.set_b(agenda.b() - level)


def cards_left(agenda: Agenda) -> int:
    """PICK_BOTTOM, PICK_BASE, TINT, ENSLAVE_OWN: how many may still be chosen."""
    return agenda.a()


def use_card(agenda: Agenda) -> None:
    agenda.set_a(agenda.a() - 1)


def ask_base(agenda: Agenda, seat: int, cards: int, owner: int) -> None:
    agenda.push(steps.PICK_BASE, seat, cards, owner + 1)


def base_to_take(agenda: Agenda) -> int:
    """PICK_BASE, PICK_WHOLE: whose Base all cards come from, or ANY."""
    return agenda.b() - 1


def keep_to_base(agenda: Agenda, owner: int) -> None:
    agenda.set_b(owner + 1)


def ask_faction(agenda: Agenda, seat: int, colour: int, most: int) -> None:
    agenda.push(steps.PICK_FACTION, seat, colour + PACKED * most)


def faction_to_take(agenda: Agenda) -> int:
    """PICK_FACTION, PICK_WHOLE: its colour."""
    return agenda.a() % PACKED


def most_from_one_base(agenda: Agenda) -> int:
    """PICK_FACTION: how many may come from one Base, if all do."""
    return agenda.a() // PACKED


def bases_taken_from(agenda: Agenda) -> int:
    """PICK_FACTION: a mask of owners, and FROM_ONE_BASE."""
    return agenda.b()


def take_from_another(agenda: Agenda, owner: int) -> None:
    agenda.set_b(agenda.b() | 1 << owner)


def take_from_same(agenda: Agenda) -> None:
    agenda.set_a(agenda.a() - PACKED)
    agenda.set_b(agenda.b() | FROM_ONE_BASE)


def ask_enslave_own(agenda: Agenda, seat: int, cards: int, level: int, row: int) -> None:
    agenda.push(steps.ENSLAVE_OWN, seat, cards, level + PACKED * row)


def level_to_enslave(agenda: Agenda) -> int:
    """ENSLAVE_OWN: the level of the cards."""
    return agenda.b() % PACKED


def row_to_win(agenda: Agenda) -> int:
    """ENSLAVE_OWN: the row of the Crystals that they bring."""
    return agenda.b() // PACKED


def first_takeover(agenda: Agenda) -> int:
    """DIVERSION: whose Base was just taken over."""
    return agenda.a()
