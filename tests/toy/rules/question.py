"""What the questions of the toy have in common: TY-001 and TY-002."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.engine.question import Question
from toy.model.clauses import TY_001, TY_002
from toy.model.state import ToyState


class ToyQuestion(Question[ToyState]):
    """Asked of the seat of its frame; all learn the answer."""

    answers = range(0)
    """The decisions that answer it."""

    def actors(self, s: ToyState) -> list[int]:
        return [s.table.agenda.seat()]

    def not_asked(self, s: ToyState, seat: int, action: int) -> int:
        """TY-001: one decides when one is asked."""
        return TY_001

    def options(self, s: ToyState, seat: int) -> list[int]:
        return [action for action in self.answers if self.why_not(s, seat, action) == 0]

    def refusal(self, s: ToyState, seat: int, action: int) -> int:
        """TY-002: what is asked is answered, and nothing else; then the question's own rules."""
        return self.why_not(s, seat, action) if action in self.answers else TY_002

    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        """The question's own rules."""
        return 0

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
