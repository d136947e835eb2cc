"""Frames by name: what a question keeps on the agenda besides its step and its seat."""

from kosmodrom.engine.agenda import WIDTH
from kosmodrom.games.posrod_gwiazd.model import steps
from kosmodrom.games.posrod_gwiazd.model.zones import Table


def cards_to_draw(t: Table) -> int:
    """DEAL, DRAW_SPECIAL: how many cards the seat still draws."""
    return t.agenda.a()


def count_drawn(t: Table) -> None:
    """One card less is to be drawn."""
    t.agenda.set_a(cards_to_draw(t) - 1)
    if cards_to_draw(t) == 0:
        t.agenda.pop()


def objectives_to_come(t: Table) -> int:
    """How many objectives the seat with the secret one has still to draw; -1 when it has chosen."""
    frames = t.agenda.frames
    return len(frames) // WIDTH - 1 if frames[:1] == [steps.KEEP_OBJECTIVE] else -1


def looked_at(t: Table) -> int:
    """SWAPPING: the seat whose hand was looked at."""
    return t.agenda.a()


def most_stored(t: Table) -> int:
    """STORING: how many credits the card takes."""
    return t.agenda.a()


def credits_per_point(t: Table) -> int:
    """STORING."""
    return t.agenda.b()


def credits_to_take(t: Table) -> int:
    """TAKING: from one opponent; from each of two half of them."""
    return t.agenda.a()


def points_for_other(t: Table) -> int:
    """GIVING."""
    return t.agenda.a()


def points_for_giver(t: Table) -> int:
    """GIVING."""
    return t.agenda.b()


def charging_place(t: Table) -> int:
    """CHARGING: the place in the station of the card that charges."""
    return t.agenda.a()


def crystals_to_charge(t: Table) -> int:
    """CHARGING."""
    return t.agenda.b()


def asking_card(t: Table) -> int:
    """DISPUTING, PAYING, BIDDING: the kind of the Conflict, or of the card that asks the opponents for credits."""
    return t.agenda.a()
