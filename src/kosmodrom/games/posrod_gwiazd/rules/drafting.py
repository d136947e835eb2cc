"""Choosing, revealing and passing: PG-042 to PG-048 and, with two seats, PG-117 to PG-121."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.engine.pile import Pile
from kosmodrom.games.posrod_gwiazd.model import actions, effects, events, steps
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_042, PG_118, PG_240
from kosmodrom.games.posrod_gwiazd.model.kinds import kind_named, naming
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.base_questions import SecretQuestion, is_last
from kosmodrom.games.posrod_gwiazd.rules.packets import copies_in, kinds_in, pull, show_to
from kosmodrom.games.posrod_gwiazd.rules.races import ability
from kosmodrom.games.posrod_gwiazd.rules.stations import find
from kosmodrom.games.posrod_gwiazd.rules.years import seat_order, shift


def begin_choice(s: StarsState) -> None:
    """PG-042, PG-048: all choose at once; the last card of every hand needs no question.

    Where hands can change in secret it is asked all the same, so that the change is not seen at once.
    """
    t = s.table
    if len(t.packets[0].tail) == 1 and not may_change(s):
        for seat in range(s.seats):
            s.hands[seat].pick = t.packets[seat].tail[0]
        reveal(s)
    else:
        t.agenda.push(steps.CHOOSING, 0)


def may_change(s: StarsState) -> bool:
    """PG-210, PG-213: whether somebody can change a hand before the choice."""
    for seat in range(s.seats):
        can = ability(s, seat)
        if can == effects.EXCHANGE or can == effects.SWAP:
            return True
    return False


def drops_too(s: StarsState) -> bool:
    """PG-118: with two seats each also chooses a card to discard."""
    return s.seats == 2


def reveal(s: StarsState) -> None:
    """PG-044, PG-080, PG-120: all cards are revealed together, the rest is passed, and the order is fixed."""
    t = s.table
    t.ready = 0
    t.picked = 0
    for seat in range(s.seats):
        hand = s.hands[seat]
        pull(t.packets[seat], hand.pick)
        t.played[seat] = hand.pick
        t.built[seat] = -1
        t.extra[seat] = 0
        s.tell(events.PLAYED, EVERYONE, seat, hand.pick)
        hand.pick = -1
        if hand.drop >= 0:
            pull(t.packets[seat], hand.drop)
            t.discard[hand.drop] += 1
            s.tell(events.SET_ASIDE, EVERYONE, seat, hand.drop)
            hand.drop = -1
    pass_on(s)
    t.order = seat_order(s)
    told = t.order + [-1, -1]
    s.tell(events.ORDER_FIXED, EVERYONE, told[0], told[1], told[2], told[3])
    t.phase = steps.ACTIONS
    t.at = 0


def pass_on(s: StarsState) -> None:
    """PG-040, PG-043: the rest of each hand goes to the neighbour, who may not look at it yet."""
    t = s.table
    step = shift(t)
    packets: list[Pile] = []
    for seat in range(s.seats):
        packets.append(t.packets[(seat - step) % s.seats])
        cards = len(t.packets[seat].tail)
        if cards:
            s.tell(events.PASSED, EVERYONE, seat, (seat + step) % s.seats, cards)
    t.packets = packets


def take_up(s: StarsState) -> None:
    """PG-047: at the end of the turn each seat takes up what was passed to it."""
    t = s.table
    s.tell(events.TURN_ENDED, EVERYONE, t.year, t.turn)
    for seat in range(s.seats):
        show_to(t.packets[seat], only(seat))
        for card in t.packets[seat].tail:
            s.tell(events.TAKEN_UP, only(seat), seat, card)


class ChoosingQuestion(SecretQuestion):
    """PG-042, PG-118: cards are chosen in secret; what to do with them is decided after the reveal."""

    whose = PG_042

    def named_by(self, action: int) -> int:
        return kind_named(self.verb, action)

    def is_for(self, s: StarsState, seat: int, action: int) -> bool:
        """PG-042, PG-118: who has chosen one card, with two seats two, chooses no more in this turn."""
        return False

    def make_ready(self, s: StarsState, seat: int) -> None:
        last = is_last(s, seat)
        s.table.ready |= only(seat)
        if last:
            s.table.agenda.pop()
            reveal(s)


class PickCard(ChoosingQuestion):
    """PG-042: a card to play."""

    verb = actions.PICK
    beyond = actions.CARD

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [naming(actions.PICK, kind) for kind in kinds_in(s.table.packets[seat])]

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-042: exactly one card of the own hand."""
        return 0 if find(s.table.packets[seat].tail, named) >= 0 else PG_042

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        """PG-042: the card lies face down, and may be taken back until all have chosen."""
        s.hands[seat].pick = named
        s.table.picked |= only(seat)
        s.tell(events.CHOSEN, EVERYONE, seat)
        if not drops_too(s):
            self.make_ready(s, seat)

    def shows_all(self, s: StarsState, seat: int) -> bool:
        return not drops_too(s) and is_last(s, seat)


class DropCard(ChoosingQuestion):
    """PG-118: with two seats, once a card to play is chosen, a second one to discard."""

    verb = actions.CARD
    beyond = actions.BUILD

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [
            naming(actions.CARD, kind) for kind in kinds_in(s.table.packets[seat]) if self.why_not(s, seat, kind) == 0
        ]

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-118, PG-240: another card of the own hand; the one to play can be taken back."""
        chosen = 1 if named == s.hands[seat].pick else 0
        if copies_in(s.table.packets[seat], named) > chosen:
            return 0
        return PG_240 if chosen else PG_118

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        """PG-240: a card to play is chosen already."""
        return PG_240 if actions.PICK <= action < actions.CARD else super().refusal(s, seat, action)

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        s.hands[seat].drop = named
        self.make_ready(s, seat)
