"""The dice, rolled by all seats side by side: TY-008 and TY-009."""

from kosmodrom.engine.contract import CHANCE, EVERYONE
from toy.model.actions import BID, DIE, KEEP, SIZE
from toy.model.state import ToyState
from toy.model.steps import DIE_ROLL, ROLLED
from toy.rules.question import ToyQuestion


def roller(s: ToyState) -> int:
    """The first seat whose die is in the air; -1 if none is."""
    for seat, agenda in enumerate(s.table.agendas):
        if agenda.step() == DIE_ROLL:
            return seat
    return -1


def choosers(s: ToyState) -> list[int]:
    """TY-008: the seats that may still roll again."""
    return [seat for seat, agenda in enumerate(s.table.agendas) if not agenda.is_empty()]


def land(s: ToyState, face: int) -> None:
    """TY-008: a die shows its face to all."""
    seat = roller(s)
    die = s.table.agendas[seat].a()
    s.table.agendas[seat].pop()
    s.table.dice[seat][die] = face + 1
    s.tell(ROLLED, EVERYONE, seat, face + 1)
    end_if_all_done(s)


def choose(s: ToyState, seat: int, action: int) -> None:
    """TY-008: keep the dice, or roll the first, the second or both of them again, once."""
    agenda = s.table.agendas[seat]
    agenda.pop()
    for die in (1, 0):
        if (action - KEEP) >> die & 1:
            agenda.push(DIE_ROLL, 0, die)
    end_if_all_done(s)


def end_if_all_done(s: ToyState) -> None:
    """TY-009: when nobody rolls any more, each seat has as many coins as its dice show."""
    if not choosers(s):
        s.table.coins = [sum(dice) for dice in s.table.dice]
        s.table.agenda.pop()


class Rolling(ToyQuestion):
    """TY-008: chance rolls a die that is in the air; who has rolled keeps the dice, or rolls some again."""

    first = KEEP
    end = BID

    def actors(self, s: ToyState) -> list[int]:
        return [CHANCE] if roller(s) >= 0 else choosers(s)

    def options(self, s: ToyState, seat: int) -> list[int]:
        return list(range(DIE, SIZE)) if seat == CHANCE else super().options(s, seat)

    def odds(self, s: ToyState) -> list[int]:
        return s.book.weights[:]

    def stream(self, s: ToyState) -> int:
        return 1 + roller(s)

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        if seat == CHANCE:
            land(s, action - DIE)
        else:
            choose(s, seat, action)
