"""Dealing and the draft: TY-004 to TY-007."""

from typing import Final

from kosmodrom.engine.contract import CHANCE, EVERYONE, all_but, only
from toy.model.actions import DEAL, KEEP, PICK
from toy.model.clauses import TY_003
from toy.model.state import ToyState
from toy.model.steps import BIDDING, DEALING, DIE_CHOICE, DIE_ROLL, GOT, PICKING, ROLLING, SHOWED, TOOK
from toy.rules.question import SecretQuestion, ToyQuestion, is_last

PACKET: Final = 4
PICKS: Final = 2
DECK: Final = 2


def set_up(s: ToyState) -> None:
    """TY-004, TY-007, TY-008: four cards for each seat and a small deck; then draft, dice and bids."""
    t = s.table
    s.vault.pool = [1] * len(s.vault.pool)
    t.deck[0].unseen = PACKET * s.seats + DECK
    t.agenda.push(BIDDING, 0)
    t.agenda.push(ROLLING, 0)
    for _ in range(PICKS):
        t.agenda.push(PICKING, 0)
    for seat in range(s.seats - 1, -1, -1):
        for _ in range(PACKET):
            t.agenda.push(DEALING, seat)
    for agenda in t.agendas:
        agenda.push(DIE_CHOICE, 0)
        agenda.push(DIE_ROLL, 0, 1)
        agenda.push(DIE_ROLL, 0, 0)


def unseen(s: ToyState) -> list[int]:
    """TY-015: the cards that may come from the top of the deck, all equally likely."""
    return [card for card, count in enumerate(s.vault.pool) if count]


def take_unseen(s: ToyState, card: int) -> None:
    """TY-004, TY-015: the top card of the deck goes to a row, and only its seat sees it."""
    seat = s.table.agenda.seat()
    s.table.agenda.pop()
    s.vault.pool[card] -= 1
    s.table.deck[0].unseen -= 1
    put_in_row(s, seat, card, 0)


def put_in_row(s: ToyState, seat: int, card: int, knowers: int) -> None:
    s.table.rows[seat].put_under(card, knowers | only(seat))
    s.tell(TOOK, all_but(seat), seat)
    s.tell(GOT, only(seat), seat, card)


def no_such_place(s: ToyState, seat: int, place: int) -> bool:
    """TY-003: a card is named by its place in the row."""
    return place >= len(s.table.rows[seat].tail)


def pick(s: ToyState, seat: int, place: int) -> None:
    """TY-005: picks are secret until the last one is made."""
    s.hands[seat].pick = place
    last = is_last(s, seat)
    s.table.ready |= only(seat)
    if last:
        show_picks(s)


def show_picks(s: ToyState) -> None:
    """TY-005, TY-007: all picks are shown at once, with their places; between the two picks the rows are passed on."""
    t = s.table
    for seat, hand in enumerate(s.hands):
        card = t.rows[seat].tail.pop(hand.pick)
        t.rows[seat].knowers.pop(hand.pick)
        t.shown[seat].append(card)
        t.places[seat].append(hand.pick)
        s.tell(SHOWED, EVERYONE, seat, card, hand.pick + 1)
        hand.pick = -1
    t.ready = 0
    t.agenda.pop()
    if t.agenda.step() == PICKING:
        pass_rows(s)


def pass_rows(s: ToyState) -> None:
    """TY-006: each row goes to the neighbour; who passed it remembers its cards."""
    t = s.table
    shift = 1 if t.passing == 0 else s.seats - 1
    t.rows = [t.rows[(seat - shift) % s.seats] for seat in range(s.seats)]
    for seat, row in enumerate(t.rows):
        row.knowers = [knowers | only(seat) for knowers in row.knowers]
        for card in row.tail:
            s.tell(GOT, only(seat), seat, card)


class TopCard(ToyQuestion):
    """TY-004, TY-015: chance draws the top card of the deck for a seat, which alone sees it."""

    def actors(self, s: ToyState) -> list[int]:
        return [CHANCE]

    def options(self, s: ToyState, seat: int) -> list[int]:
        return [DEAL + card for card in unseen(s)]

    def odds(self, s: ToyState) -> list[int]:
        return [1 for _ in unseen(s)]

    def stream(self, s: ToyState) -> int:
        """The deck is stream 0; each seat's dice have their own."""
        return 0

    def audience(self, s: ToyState, seat: int, action: int) -> int:
        return only(s.table.agenda.seat())

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        take_unseen(s, action - DEAL)


class Picking(SecretQuestion):
    """TY-005: which card of the row to show."""

    first = PICK
    end = KEEP

    def why_not(self, s: ToyState, seat: int, action: int) -> int:
        """TY-003: a card is named by its place in the row."""
        return TY_003 if no_such_place(s, seat, action - PICK) else 0

    def answer(self, s: ToyState, seat: int, action: int) -> None:
        pick(s, seat, action - PICK)
