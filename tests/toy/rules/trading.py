"""A turn's first half, drawing and burying: TY-014 to TY-017."""

from kosmodrom.engine.contract import EVERYONE
from toy.model.actions import BURY, BURY_NOTHING, DRAW, PAY
from toy.model.clauses import TY_003, TY_016
from toy.model.state import ToyState
from toy.model.steps import BURIED, BURYING, DRAWING
from toy.rules.drafting import no_such_place, put_in_row
from toy.rules.question import ToyQuestion


def trade(s: ToyState, seat: int, action: int) -> None:
    """TY-015: draw the top card of the deck, or stay; a card that was buried is drawn in its turn."""
    t = s.table
    t.agenda.pop()
    if action != DRAW:
        return
    t.agenda.push(BURYING, seat)
    if t.deck[0].unseen:
        t.agenda.push(DRAWING, seat)
    else:
        knowers = t.deck[0].knowers[0]
        put_in_row(s, seat, t.deck[0].draw_known(), knowers)


def shows_buried_card(s: ToyState, seat: int, action: int) -> bool:
    """TY-015: whether drawing shows the seat a card that somebody else has buried."""
    pile = s.table.deck[0]
    return action == DRAW and pile.unseen == 0 and not pile.knowers[0] >> seat & 1


def bury(s: ToyState, seat: int, action: int) -> None:
    """TY-017: all see the place that the card comes from; those who know the card still know it."""
    s.table.agenda.pop()
    if action == BURY_NOTHING:
        return
    row = s.table.rows[seat]
    s.table.deck[0].put_under(row.tail.pop(action - BURY), row.knowers.pop(action - BURY))
    s.tell(BURIED, EVERYONE, seat, action - BURY + 1)


class Trading(ToyQuestion):
    """TY-015: draw, or stay."""

    first = DRAW
    end = BURY

    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        """TY-016: nobody draws from an empty deck."""
        return TY_016 if action == DRAW and s.table.deck[0].size() == 0 else 0

    def reveals(self, s: ToyState, seat: int, action: int) -> bool:
        return shows_buried_card(s, seat, action)

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        trade(s, seat, action)


class Burying(ToyQuestion):
    """TY-017: a card of the row goes under the deck, or none."""

    first = BURY
    end = PAY

    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        """TY-003: a card is named by its place in the row."""
        return TY_003 if action != BURY_NOTHING and no_such_place(s, seat, action - BURY) else 0

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        bury(s, seat, action)
