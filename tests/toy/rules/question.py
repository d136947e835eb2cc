"""What the questions of the toy have in common: TY-001 and TY-002."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.engine.question import Choice
from toy.model.clauses import TY_001, TY_002
from toy.model.state import ToyState


class ToyQuestion(Choice[ToyState]):
    """TY-001, TY-002: one decides when one is asked, and answers what is asked; all learn the answer."""

    out_of_turn = TY_001
    other_question = TY_002

    def actors(self, s: ToyState) -> list[int]:
        return [s.table.agenda.seat()]

    def audience(self, s: ToyState, seat: int, action: int) -> int:
        return EVERYONE


class SecretQuestion(ToyQuestion):
    """TY-005, TY-010: asked of all at once; nobody learns an answer before the last one is given."""

    def actors(self, s: ToyState) -> list[int]:
        return [seat for seat in range(s.seats) if not s.table.ready >> seat & 1]

    def audience(self, s: ToyState, seat: int, action: int) -> int:
        return EVERYONE if is_last(s, seat) else only(seat)

    def reveals(self, s: ToyState, seat: int, action: int) -> bool:
        return is_last(s, seat)


def is_last(s: ToyState, seat: int) -> bool:
    """TY-005, TY-010: whether all others have made their secret choice."""
    return s.table.ready | only(seat) == (1 << s.seats) - 1
