"""Personal tasks, drawn, kept and put back in secret: AN-014, AN-042 to AN-045, AN-238 to AN-240."""

from kosmodrom.engine.contract import all_but, only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.rules.base_questions import (
    STREAM_TASKS,
    AndromedaDraw,
    InnerQuestion,
    count_down,
    units_left,
)
from kosmodrom.games.andromeda.rules.memory import put_under, sort_in_secret, take_up


def unseen_tasks(s: AndromedaState) -> list[int]:
    """AN-040, AN-042: the cards that may come from the top of either deck, all equally likely."""
    return [task for task in range(len(s.vault.tasks)) if s.vault.tasks[task] > 0]


def any_unseen_task(s: AndromedaState, luck: Luck) -> int:
    """One of them for playouts, without lists."""
    rest = luck.below(s.table.general_deck + s.table.personal[0].unseen)
    for task in range(len(s.vault.tasks)):
        rest -= s.vault.tasks[task]
        if rest < 0:
            return task
    raise AssertionError("the decks are larger than the pool")


def keep_one(s: AndromedaState, seat: int, task: int) -> None:
    """AN-044, AN-045, AN-214: a card is kept in secret, the other one goes to the bottom of the deck."""
    s.tell(events.TASK_KEPT, only(seat), seat, task)
    for other in s.table.held[seat].tail[:]:
        if other != task:
            put_under(s, seat, other)
            s.tell(events.TASK_PUT_UNDER, only(seat), seat, other)
            s.tell(events.CARD_PUT_UNDER, all_but(seat), seat)


class DrawTasks(AndromedaDraw):
    """AN-014, AN-043: the top card of the personal deck, which its seat alone sees.

    It is drawn by chance also when all unseen cards are gone: then only one card can come.
    """

    source = STREAM_TASKS

    def passes(self, s: AndromedaState) -> bool:
        """AN-015, AN-221: whether the cards are drawn, or the deck is empty; who draws several sorts them in secret."""
        t = s.table
        agenda = t.agenda
        if units_left(t) > 0 and t.personal[0].size() > 0:
            return False
        seat = agenda.seat()
        agenda.pop()
        if agenda.step() == steps.RETURNING or agenda.step() == steps.KEEPING:
            sort_in_secret(s, seat)
        return True

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        pile = s.table.personal[0]
        return [actions.DRAW + task for task in unseen_tasks(s)] if pile.unseen > 0 else [actions.DRAW + pile.tail[0]]

    def roll(self, s: AndromedaState, luck: Luck) -> int:
        return actions.DRAW + any_unseen_task(s, luck) if s.table.personal[0].unseen > 0 else super().roll(s, luck)

    def audience(self, s: AndromedaState, seat: int, action: int) -> int:
        return only(s.table.agenda.seat())

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-043, AN-213, AN-217, AN-238: the top card of the personal deck, seen by its seat alone."""
        task = action - actions.DRAW
        t = s.table
        seat = t.agenda.seat()
        pile = t.personal[0]
        knowers = 0
        if pile.unseen > 0:
            pile.unseen -= 1
            s.vault.tasks[task] = 0
        else:
            knowers = pile.knowers[0]
            pile.draw_known()
        take_up(s, seat, task, knowers)
        s.tell(events.TASK_DRAWN, only(seat), seat, task)
        s.tell(events.CARD_DRAWN, all_but(seat), seat)
        count_down(t)


class Returning(InnerQuestion):
    """AN-238 to AN-240: which cards are put back; nobody else learns them."""

    first = actions.RETURN
    end = actions.TASK

    def is_finished(self, s: AndromedaState, seat: int) -> bool:
        return units_left(s.table) == 0

    def units(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.RETURN + task for task in sorted(s.table.held[seat].tail)]

    def thing_refusal(self, s: AndromedaState, seat: int, thing: int) -> int:
        """AN-239: a card of the own hand."""
        return 0 if thing in s.table.held[seat].tail else clauses.AN_239

    def audience(self, s: AndromedaState, seat: int, action: int) -> int:
        return only(seat)

    def take(self, s: AndromedaState, seat: int, task: int) -> None:
        """AN-238 to AN-240: a card goes from the hand to the bottom of the personal deck."""
        count_down(s.table)
        put_under(s, seat, task)
        s.tell(events.TASK_PUT_UNDER, only(seat), seat, task)
        s.tell(events.CARD_PUT_UNDER, all_but(seat), seat)
