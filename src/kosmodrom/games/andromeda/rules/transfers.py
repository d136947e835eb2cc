"""Technologies that move researchers, Transmiter materii and Pole siłowe: AN-164, AN-262, AN-273, AN-274."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules.base_questions import InnerQuestion, StoppableQuestion, count_down, finish_unit
from kosmodrom.games.andromeda.rules.ship import NEIGHBOURS, cell_of, has_cell, how_many, own_cells, owner_of, told


def beam_start(t: Table) -> int:
    """AN-164: the cell that the researcher comes from."""
    return t.agenda.a()


def pushed_figure(t: Table) -> int:
    """AN-164: the researcher that is pushed."""
    return t.agenda.a()


def arrived_figure(t: Table) -> int:
    """AN-164: the researcher that has just been pushed to where it stands; -1: none."""
    return t.agenda.b() - 1


def can_beam(s: AndromedaState, seat: int) -> bool:
    """AN-164: two own teleporters, and an own researcher beside one of them."""
    t = s.table
    return how_many(t.teleporters[seat]) > 1 and t.teleporters[seat] & own_cells(t, seat) != 0


def can_push(s: AndromedaState, seat: int) -> bool:
    """AN-164: another seat's researcher stands beside a face-up room."""
    t = s.table
    for figure in range(len(t.crew)):
        if owner_of(figure) != seat and t.crew[figure] > 0 and NEIGHBOURS[cell_of(figure)] & t.opened != 0:
            return True
    return False


class Beaming(StoppableQuestion):
    """AN-164: which own researcher goes from one teleporter to another."""

    first = actions.PICK
    end = actions.TO

    def thing_refusal(self, s: AndromedaState, seat: int, figure: int) -> int:
        """AN-273: an own researcher in a room with an own teleporter."""
        t = s.table
        if owner_of(figure) != seat or t.crew[figure] == 0:
            return clauses.AN_273
        return 0 if has_cell(t.teleporters[seat], cell_of(figure)) else clauses.AN_273

    def take(self, s: AndromedaState, seat: int, thing: int) -> None:
        s.table.agenda.push(steps.BEAM_TO, seat, cell_of(thing))


class BeamTo(InnerQuestion):
    """AN-164: to which teleporter."""

    first = actions.TO
    end = actions.RETURN

    def thing_refusal(self, s: AndromedaState, seat: int, cell: int) -> int:
        """AN-262, AN-273: another room with an own teleporter."""
        t = s.table
        if cell == beam_start(t):
            return clauses.AN_262
        return 0 if has_cell(t.teleporters[seat], cell) else clauses.AN_273

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-164: one of up to three; these are no moves."""
        t = s.table
        start = beam_start(t)
        t.agenda.pop()
        t.crew[GRID * seat + start] -= 1
        t.crew[GRID * seat + cell] += 1
        finish_unit(t)
        s.tell(events.BEAMED, EVERYONE, seat, told(t, start), told(t, cell))


class Pushing(StoppableQuestion):
    """AN-164: which researcher of another seat is pushed."""

    first = actions.PICK
    end = actions.TO

    def thing_refusal(self, s: AndromedaState, seat: int, figure: int) -> int:
        """AN-274: another seat's researcher beside a face-up room, and not the one that has just arrived."""
        t = s.table
        if figure >= len(t.crew) or owner_of(figure) == seat:
            return clauses.AN_274
        there = t.crew[figure] - (1 if arrived_figure(t) == figure else 0)
        return 0 if there > 0 and NEIGHBOURS[cell_of(figure)] & t.opened != 0 else clauses.AN_274

    def take(self, s: AndromedaState, seat: int, thing: int) -> None:
        s.table.agenda.push(steps.PUSH_TO, seat, thing)


class PushTo(InnerQuestion):
    """AN-164: to which room."""

    first = actions.TO
    end = actions.RETURN

    def thing_refusal(self, s: AndromedaState, seat: int, cell: int) -> int:
        """AN-262, AN-274: an adjacent face-up room."""
        t = s.table
        if cell == cell_of(pushed_figure(t)):
            return clauses.AN_262
        return 0 if has_cell(NEIGHBOURS[cell_of(pushed_figure(t))] & t.opened, cell) else clauses.AN_274

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-164: one of up to two."""
        t = s.table
        figure = pushed_figure(t)
        owner = owner_of(figure)
        t.agenda.pop()
        t.crew[figure] -= 1
        t.crew[GRID * owner + cell] += 1
        count_down(t)
        t.agenda.set_b(GRID * owner + cell + 1)
        s.tell(events.PUSHED, EVERYONE, seat, owner, told(t, cell_of(figure)), told(t, cell))
