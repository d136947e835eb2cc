"""The game: its questions, in the order of play."""

from typing import Final

from kosmodrom.engine.contract import column_sums
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.question import Over, Question
from toy.model import state
from toy.model.book import ToyBook
from toy.model.clauses import TY_001
from toy.model.labels import PASSING
from toy.model.state import ToyState, ToyView, ToyZones
from toy.play import invariants, sample
from toy.rules import drafting, scoring
from toy.rules.bidding import Bidding, Looking
from toy.rules.dice import Rolling
from toy.rules.drafting import Picking, TopCard
from toy.rules.paying import Paying
from toy.rules.trading import Burying, Trading

QUESTIONS: Final[list[Question[ToyState]]] = [
    TopCard(), Picking(), Rolling(), Bidding(), Looking(), Trading(), TopCard(), Burying(), Paying(),
    Over(TY_001),
]  # fmt: skip
"""By step."""


class ToyGame(ToyZones):
    """The rules of the toy."""

    def new(self, seats: int, options: dict[str, str], book: ToyBook) -> ToyState:
        s = state.blank(seats, book)
        s.table.passing = PASSING.index(options["passing"])
        drafting.set_up(s)
        return s

    def pending(self, s: ToyState) -> Question[ToyState]:
        return QUESTIONS[s.table.agenda.step()]

    def sheet(self, s: ToyState) -> list[list[int]]:
        return scoring.sheet(s.table, s.book)

    def ties(self, s: ToyState) -> list[list[int]]:
        return scoring.ties(s)

    def points(self, v: ToyView) -> list[int]:
        return column_sums(scoring.sheet(v.table, v.book))

    def sample(self, v: ToyView, luck: Luck) -> ToyState:
        return sample.sample(v, luck)

    def problems(self, s: ToyState) -> list[str]:
        return invariants.problems(s)

    def bound(self, seats: int) -> int:
        """Two picks, dice, bid, and two turns of draw, bury and a payment of four; one look."""
        return 18 * seats + 1
