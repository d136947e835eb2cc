"""Moves: AN-122 to AN-125, AN-127 to AN-129."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID, NO_ROOM, TURN_MOVES
from kosmodrom.games.andromeda.rules.base_questions import StoppableQuestion, finish_unit
from kosmodrom.games.andromeda.rules.ship import EDGE_FROM, EDGE_TO, FIRST_EDGE, around, has_cell, own_cells, told


def can_move(s: AndromedaState, seat: int) -> bool:
    """AN-123, AN-125: an own researcher stands beside a face-up room."""
    return around(s.table, seat) & s.table.opened != 0


def move_refusal(s: AndromedaState, seat: int) -> int:
    """AN-123, AN-125: why the seat cannot make a move: it has nobody on the ship, or dark rooms around."""
    if can_move(s, seat):
        return 0
    return clauses.AN_125 if own_cells(s.table, seat) != 0 else clauses.AN_123


def begin_moving(s: AndromedaState, seat: int, moves: int) -> None:
    """AN-122: up to so many moves, at least one."""
    s.table.agenda.push(steps.MOVING, seat, moves)


def step_refusal(s: AndromedaState, seat: int, edge: int) -> int:
    """AN-027, AN-123, AN-125: an own researcher, to an adjacent room, which lies face up."""
    t = s.table
    if t.rooms[EDGE_FROM[edge]] == NO_ROOM or t.rooms[EDGE_TO[edge]] == NO_ROOM:
        return clauses.AN_027
    if t.crew[GRID * seat + EDGE_FROM[edge]] == 0:
        return clauses.AN_123
    return 0 if has_cell(t.opened, EDGE_TO[edge]) else clauses.AN_125


class Moving(StoppableQuestion):
    """AN-123 to AN-125: every own researcher to every adjacent face-up room, as long as moves are left."""

    first = actions.MOVE
    end = actions.DISCOVER

    def units(self, s: AndromedaState, seat: int) -> list[int]:
        t = s.table
        found: list[int] = []
        for cell in range(GRID):
            if t.crew[GRID * seat + cell] > 0:
                for edge in range(FIRST_EDGE[cell], FIRST_EDGE[cell + 1]):
                    if (t.opened >> EDGE_TO[edge]) & 1:
                        found.append(actions.MOVE + edge)
        return found

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        return step_refusal(s, seat, thing)

    def take(self, s: AndromedaState, seat: int, edge: int) -> None:
        """AN-123, AN-124: one researcher, one room."""
        t = s.table
        t.crew[GRID * seat + EDGE_FROM[edge]] -= 1
        t.crew[GRID * seat + EDGE_TO[edge]] += 1
        t.turn[TURN_MOVES] += 1
        finish_unit(t)
        s.tell(events.MOVED, EVERYONE, seat, told(t, EDGE_FROM[edge]), told(t, EDGE_TO[edge]))
