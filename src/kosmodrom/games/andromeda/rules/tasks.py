"""Checking tasks, and sacrifice: AN-170 to AN-194."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID
from kosmodrom.games.andromeda.rules import facts, memory, ship, turns
from kosmodrom.games.andromeda.rules.base_questions import (
    AndromedaQuestion,
    InnerQuestion,
    count_down,
    elsewhere,
    units_left,
)


def task_refusal(s: AndromedaState, seat: int, task: int) -> int:
    """AN-171, AN-181: an open general task or the own personal one, not taken by anybody."""
    for taken in s.table.completed:
        if task in taken:
            return clauses.AN_181
    if task not in s.table.general and task not in s.table.held[seat].tail:
        return clauses.AN_171
    return completion_refusal(s, seat, task)


def completion_refusal(s: AndromedaState, seat: int, task: int) -> int:
    """AN-174, AN-175, AN-178: the condition is true, and the cost can be paid from the ship."""
    if ship.on_ship(s, seat) < s.book.task_cost[task]:
        return clauses.AN_174
    return 0 if facts.holds(s, seat, s.book.task_condition[task]) else clauses.AN_175


def completable(s: AndromedaState, seat: int) -> list[int]:
    """AN-171, AN-177: the tasks that the seat may complete now, ascending."""
    t = s.table
    found = [task for task in t.general if completion_refusal(s, seat, task) == 0]
    for task in t.held[seat].tail:
        if completion_refusal(s, seat, task) == 0:
            found.append(task)
            found.sort()
    return found


class Checking(AndromedaQuestion):
    """AN-170 to AN-178: which task is completed, or the end of the turn."""

    def passes(self, s: AndromedaState) -> bool:
        """AN-014, AN-172: as everybody can see: no personal task in hand, and no general one can be completed."""
        seat = s.table.agenda.seat()
        if len(s.table.held[seat].tail) > 0 or len(completable(s, seat)) > 0:
            return False
        turns.end_turn(s, seat)
        return True

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        found = [actions.TASK + task for task in completable(s, seat)]
        found.append(actions.END_TURN)
        return found

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-173: researchers are sacrificed for a task that has been named."""
        if actions.TASK <= action < actions.SACRIFICE:
            return task_refusal(s, seat, action - actions.TASK)
        if action == actions.END_TURN:
            return 0
        return clauses.AN_173 if actions.SACRIFICE <= action < actions.EXCHANGE else elsewhere(s, action)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-173, AN-181 to AN-183, AN-185, AN-186: the task is taken or revealed, then its cost is paid."""
        if action == actions.END_TURN:
            turns.end_turn(s, seat)
            return
        t = s.table
        task = action - actions.TASK
        is_personal = task in t.held[seat].tail
        if is_personal:
            memory.reveal(s, seat, task)
            t.personal_done |= only(seat)
        else:
            t.general.remove(task)
        t.completed[seat].append(task)
        s.tell(events.TASK_COMPLETED, EVERYONE, seat, task, 1 if is_personal else 0)
        if s.book.task_cost[task] > 0:
            t.agenda.push(steps.SACRIFICING, seat, s.book.task_cost[task])


class Sacrificing(InnerQuestion):
    """AN-173, AN-191: which researchers pay for the task; the whole cost is paid."""

    first = actions.SACRIFICE
    end = actions.EXCHANGE

    def is_finished(self, s: AndromedaState, seat: int) -> bool:
        return units_left(s.table) == 0

    def thing_refusal(self, s: AndromedaState, seat: int, cell: int) -> int:
        """AN-191, AN-193, AN-194: any own researcher on the ship."""
        return 0 if s.table.crew[GRID * seat + cell] > 0 else clauses.AN_191

    def take(self, s: AndromedaState, seat: int, cell: int) -> None:
        """AN-173, AN-192: from the ship to the pool."""
        t = s.table
        t.crew[GRID * seat + cell] -= 1
        t.pool[seat] += 1
        count_down(t)
        s.tell(events.SACRIFICED, EVERYONE, seat, ship.told(t, cell))
