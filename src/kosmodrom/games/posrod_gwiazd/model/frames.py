"""Frames by name: what a question keeps on the agenda besides its step and its seat."""

from kosmodrom.engine.agenda import WIDTH
from kosmodrom.games.posrod_gwiazd.model import steps
from kosmodrom.games.posrod_gwiazd.model.zones import Table


def ask_for_cards(t: Table, step: int, seat: int, cards: int) -> None:
    """DEAL, DRAW_SPECIAL."""
    t.agenda.push(step, seat, cards)


def cards_to_draw(t: Table) -> int:
    """How many cards the seat still draws."""
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


def ask_to_swap(t: Table, seat: int, other: int) -> None:
    t.agenda.push(steps.SWAPPING, seat, other)


def looked_at(t: Table) -> int:
    """The seat whose hand was looked at."""
    return t.agenda.a()


def ask_to_store(t: Table, seat: int, most: int, per_point: int) -> None:
    t.agenda.push(steps.STORING, seat, most, per_point)


def most_stored(t: Table) -> int:
    """How many credits the card takes."""
    return t.agenda.a()


def credits_per_point(t: Table) -> int:
    return t.agenda.b()


def ask_to_take(t: Table, seat: int, credits: int) -> None:
    t.agenda.push(steps.TAKING, seat, credits)


def credits_to_take(t: Table) -> int:
    """From one opponent; from each of two half of them."""
    return t.agenda.a()


def ask_to_give(t: Table, seat: int, theirs: int, own: int) -> None:
    t.agenda.push(steps.GIVING, seat, theirs, own)


def points_for_other(t: Table) -> int:
    return t.agenda.a()


def points_for_giver(t: Table) -> int:
    return t.agenda.b()


def ask_to_charge(t: Table, seat: int, place: int, crystals: int) -> None:
    t.agenda.push(steps.CHARGING, seat, place, crystals)


def charging_place(t: Table) -> int:
    """The place in the station of the card that charges."""
    return t.agenda.a()


def crystals_to_charge(t: Table) -> int:
    return t.agenda.b()


def ask_about_card(t: Table, step: int, seat: int, kind: int) -> None:
    """DISPUTING, PAYING, BIDDING."""
    t.agenda.push(step, seat, kind)


def asking_card(t: Table) -> int:
    """The kind of the Conflict, or of the card that asks the opponents for credits."""
    return t.agenda.a()
