"""The table of contents: which phase answers which question."""

from kosmodrom.engine.contract import CHANCE, EVERYONE, Game, only
from kosmodrom.engine.errors import PositionError
from kosmodrom.engine.luck import Luck
from toy.model import state
from toy.model.actions import BID, BURY, DEAL, DIE, DRAW, KEEP, LOOK, LOOK_NOWHERE, PASS, PAY, PAY_DONE, PICK, SIZE
from toy.model.book import ToyBook
from toy.model.codec import LAYOUT
from toy.model.labels import PASSING
from toy.model.state import ToyState, ToyView
from toy.model.steps import BIDDING, BURYING, DEALING, DRAWING, LOOKING, PAYING, PICKING, ROLLING, TRADING
from toy.play import invariants, sample
from toy.rules import bidding, dice, drafting, paying, scoring, trading
from toy.rules.clauses import NOT_ASKED, OTHER_QUESTION

ANSWERS = {
    PICKING: range(PICK, KEEP),
    ROLLING: range(KEEP, BID),
    BIDDING: range(BID, LOOK),
    LOOKING: range(LOOK, DRAW),
    TRADING: range(DRAW, BURY),
    BURYING: range(BURY, PAY),
    PAYING: range(PAY, DEAL),
}
"""The decisions that answer each question; DEAL and DIE are chance's own."""
MOST_SEATS = 4


class ToyGame(Game[ToyState, ToyView, ToyBook]):
    """The rules of the toy."""

    def new(self, seats: int, options: dict[str, str], book: ToyBook) -> ToyState:
        s = state.blank(seats, book)
        s.table.passing = PASSING.index(options["passing"])
        drafting.set_up(s)
        return s

    def actors(self, s: ToyState) -> list[int]:
        step = s.table.agenda.step()
        if step == -1:
            return []
        if step in (DEALING, DRAWING):
            return [CHANCE]
        if step in (PICKING, BIDDING):
            return [seat for seat in range(s.seats) if not s.table.ready >> seat & 1]
        if step == ROLLING:
            return [CHANCE] if dice.roller(s) >= 0 else dice.choosers(s)
        return [s.table.agenda.seat()]

    def legal(self, s: ToyState, seat: int) -> list[int]:
        if seat == CHANCE:
            if s.table.agenda.step() == ROLLING:
                return list(range(DIE, SIZE))
            return [DEAL + card for card in drafting.unseen(s)]
        return [action for action in ANSWERS[s.table.agenda.step()] if self.rule_against(s, seat, action) == 0]

    def refusal(self, s: ToyState, seat: int, action: int) -> int:
        """TY-001, TY-002, then the rules of the phase."""
        if seat not in self.actors(s):
            return NOT_ASKED
        if action not in ANSWERS[s.table.agenda.step()]:
            return OTHER_QUESTION
        return self.rule_against(s, seat, action)

    def rule_against(self, s: ToyState, seat: int, action: int) -> int:
        step = s.table.agenda.step()
        if step == PICKING:
            return drafting.why_not_pick(s, seat, action - PICK)
        if step == BIDDING:
            return bidding.why_not_bid(s, seat, action - BID)
        if step == LOOKING:
            return bidding.why_not_look(s, seat, action)
        if step == TRADING:
            return trading.why_not_trade(s, action)
        if step == BURYING:
            return trading.why_not_bury(s, seat, action)
        return paying.why_not_pay(s, seat, action) if step == PAYING else 0

    def odds(self, s: ToyState) -> list[int]:
        if s.table.agenda.step() == ROLLING:
            return s.book.weights[:]
        return [1 for _ in drafting.unseen(s)]

    def stream(self, s: ToyState) -> int:
        """The deck is stream 0; each seat's dice have their own."""
        return 1 + dice.roller(s) if s.table.agenda.step() == ROLLING else 0

    def audience(self, s: ToyState, seat: int, action: int) -> int:
        step = s.table.agenda.step()
        if step in (DEALING, DRAWING):
            return only(s.table.agenda.seat())
        if step in (PICKING, BIDDING):
            return EVERYONE if drafting.is_last(s, seat) else only(seat)
        if step == PAYING and action not in (PAY_DONE, PASS):
            return only(seat)
        return EVERYONE

    def reveals(self, s: ToyState, seat: int, action: int) -> bool:
        step = s.table.agenda.step()
        if step in (PICKING, BIDDING):
            return drafting.is_last(s, seat)
        if step == LOOKING:
            return action != LOOK_NOWHERE
        return step == TRADING and trading.shows_buried_card(s, seat, action)

    def apply(self, s: ToyState, seat: int, action: int) -> None:
        step = s.table.agenda.step()
        if step in (DEALING, DRAWING):
            drafting.take_unseen(s, action - DEAL)
        elif step == PICKING:
            drafting.pick(s, seat, action - PICK)
        elif step == ROLLING and seat == CHANCE:
            dice.land(s, action - DIE)
        elif step == ROLLING:
            dice.choose(s, seat, action)
        elif step == BIDDING:
            bidding.bid(s, seat, action - BID)
        elif step == LOOKING:
            bidding.look(s, seat, action)
        elif step == TRADING:
            trading.trade(s, seat, action)
        elif step == BURYING:
            trading.bury(s, seat, action)
        else:
            paying.pay(s, seat, action)

    def clone(self, s: ToyState) -> ToyState:
        return state.clone(s)

    def view(self, s: ToyState, seat: int) -> ToyView:
        return state.view(s, seat)

    def encode(self, s: ToyState) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: ToyBook) -> ToyState:
        return state.decode(ints, book)

    def encode_view(self, v: ToyView) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: ToyBook) -> ToyView:
        return state.decode_view(ints, book)

    def position(self, s: ToyState) -> str:
        return LAYOUT.write("toy", s)

    def from_position(self, text: str, book: ToyBook) -> ToyState:
        s: ToyState = LAYOUT.read("toy", lambda seats: state.blank(seats, book), text, (2, 3, 4))
        try:
            found = self.problems(s)
        except IndexError:
            found = ["a list has the wrong length or a number is out of range"]
        for problem in found:
            raise PositionError(problem)
        return s

    def scores(self, s: ToyState) -> list[int]:
        return scoring.totals(s.table, s.book)

    def sheet(self, s: ToyState) -> list[list[int]]:
        return scoring.sheet(s.table, s.book)

    def winners(self, s: ToyState) -> list[int]:
        return scoring.winners(s)

    def ties(self, s: ToyState) -> list[list[int]]:
        return scoring.ties(s)

    def points(self, v: ToyView) -> list[int]:
        return scoring.totals(v.table, v.book)

    def sample(self, v: ToyView, luck: Luck) -> ToyState:
        return sample.sample(v, luck)

    def features(self, v: ToyView) -> list[int]:
        points = self.points(v)
        others = [each for seat, each in enumerate(points) if seat != v.seat]
        return [points[v.seat], *others, *[0] * (MOST_SEATS - len(points))]

    def problems(self, s: ToyState) -> list[str]:
        return invariants.problems(s)

    def bound(self, seats: int) -> int:
        """Two picks, dice, bid, and two turns of draw, bury and a payment of four; one look."""
        return 18 * seats + 1
