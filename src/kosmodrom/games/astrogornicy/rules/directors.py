"""The cards of the Board of Directors (Zarząd): AG-117, AG-119, AG-180, AG-242 to AG-249."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import effects, fields, launching, payments, pricing
from kosmodrom.games.astrogornicy.rules.base_questions import MINI_STREAMS, AstroDraw, BegunMove

EXPEDITION_DECK: Final = 0


def mini_deck(card: int) -> int:
    """AG-242: which of the three mini-decks a card belongs to."""
    return (card - actions.FIRST_EXPEDITION) // actions.MINI_CARDS


def can_acquire(s: AstroState, seat: int, card: int, discounts: int) -> bool:
    """AG-226, AG-249: whether the cost can be paid; a free launch helps only with an Expedition."""
    if card < actions.FIRST_TECHNOLOGY:
        return launching.can_launch(s, seat, card, discounts)
    return payments.can_pay(s.table, seat, s.book.cost, terms.WIDTH * card, discounts)


def leave_mini_deck(s: AstroState, seat: int, card: int, face: int) -> None:
    """AG-181, AG-243 to AG-245: the die stays beside the mini-deck; the card below becomes the top one."""
    t = s.table
    mini = mini_deck(card)
    t.mini_dice[mini] = fields.leave_pool(t, seat, face)
    s.tell(
        events.PLACED, EVERYONE, seat, face, actions.ACQUIRE + actions.SIDES * (card - actions.FIRST_EXPEDITION) + face
    )
    t.minis[mini].remove(card)
    if t.below[mini] > 0:
        push_top(t, seat, mini)


def own(s: AstroState, seat: int, card: int) -> None:
    """AG-242, AG-250, AG-252, AG-257: a Technology or Bulletin is the owner's extra field from now on."""
    s.table.card_owners[card - actions.FIRST_TECHNOLOGY] = seat
    s.tell(events.ACQUIRED, EVERYONE, seat, card, payments.packed_payment(s.hands[seat]))


class Acquire(BegunMove):
    """AG-117, AG-243: a die beside a mini-deck, and the cost of a card that it shows."""

    first = actions.ACQUIRE
    beyond = actions.USE

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        t = s.table
        for mini in range(actions.MINI_DECKS):
            if t.mini_dice[mini] != NOTHING or (mini == EXPEDITION_DECK and launching.room_refusal(s, seat)):
                continue
            for card in t.minis[mini]:
                if can_acquire(s, seat, card, discounts):
                    fields.add_faces(out, actions.ACQUIRE + actions.SIDES * (card - actions.FIRST_EXPEDITION), mask)

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        """AG-119, AG-180, AG-244, AG-246, AG-248, AG-249: a shown card of a mini-deck whose field is free."""
        t = s.table
        card = actions.subject(action)
        mini = mini_deck(card)
        if t.mini_dice[mini] != NOTHING:
            return clauses.AG_119
        if len(t.minis[mini]) == 0:
            return clauses.AG_248
        if card not in t.minis[mini]:
            return clauses.AG_244 if t.edition == terms.HANDBOOK else clauses.AG_246
        if mini == EXPEDITION_DECK and launching.room_refusal(s, seat):
            return clauses.AG_180
        if not can_acquire(s, seat, card, effects.unused(t, s.book, seat, terms.DISCOUNT_EFFECT)):
            return clauses.AG_249
        return fields.die_refusal(t, seat, actions.face_of(action, actions.ACQUIRE))

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        pricing.begin_purchase(s, seat, action)


def push_top(t: Table, seat: int, mini: int) -> None:
    """AG-025, AG-245: the next card of a mini-deck is to come up."""
    t.agenda.push(steps.TURN_TOP, seat, mini)


def mini_to_turn(t: Table) -> int:
    """Of a card that comes up: its mini-deck."""
    return t.agenda.a()


class TurnTop(AstroDraw):
    """AG-245, AG-304: the next card of a mini-deck comes up."""

    def options(self, s: AstroState, seat: int) -> list[int]:
        first = actions.MINI_CARDS * mini_to_turn(s.table)
        return [
            actions.DRAW + actions.FIRST_EXPEDITION + card
            for card in range(first, first + actions.MINI_CARDS)
            if s.vault.minis[card]
        ]

    def stream(self, s: AstroState) -> int:
        return MINI_STREAMS + mini_to_turn(s.table)

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        t = s.table
        card = action - actions.DRAW
        mini = mini_to_turn(t)
        t.agenda.pop()
        s.vault.minis[card - actions.FIRST_EXPEDITION] = 0
        t.below[mini] -= 1
        t.minis[mini].append(card)
        s.tell(events.TOP_TURNED, EVERYONE, card)
