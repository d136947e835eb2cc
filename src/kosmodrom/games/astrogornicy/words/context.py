"""A view with everything that is needed to speak about it: the book, the words and the names at the table."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.speaking import SpokenView
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroView
from kosmodrom.games.astrogornicy.model.values import NOTHING, owner_of
from kosmodrom.games.astrogornicy.model.zones import empty_hand
from kosmodrom.games.astrogornicy.rules.effects import unused
from kosmodrom.games.astrogornicy.rules.payments import can_pay, lay_matching, proposal
from kosmodrom.games.astrogornicy.rules.settling import is_filled
from kosmodrom.games.astrogornicy.words import cards

LATE: Final = {"last-round": "board.fails", "last-of-all": "board.in-vain"}
"""By what awaits a card in a Dock in this Round: the words that warn of it."""


class Glance(SpokenView[AstroView, AstroBook]):
    """What one seat, or the public, sees, ready to be spoken about."""

    def __init__(self, v: AstroView, book: AstroBook, texts: Words, names: Sequence[str]) -> None:
        super().__init__(v, book, texts, names)
        self.t = v.table
        self.step = v.table.agenda.step()
        self.actor = v.table.agenda.seat() if self.step >= 0 else NOTHING
        """The seat that is asked outside phase 2; -1: none."""

    def seats(self) -> int:
        return len(self.t.window)

    def own(self) -> int:
        """The seat that looks on; for the public the one that is asked, or the first."""
        if self.is_seat(self.v.seat):
            return self.v.seat
        return self.actor if self.is_seat(self.actor) else 0

    # --- dice ---------------------------------------------------------------------------------------

    def face(self, face: int) -> str:
        """„stawia Górnika”"""
        return cards.face_object(face, self.texts)

    def pool(self, seat: int) -> list[int]:
        """AG-056: dice by face."""
        return self.t.pool[6 * seat : 6 * seat + 6]

    def pool_words(self, seat: int) -> str:
        return cards.pool_words(self.pool(seat), self.texts)

    def marked(self, seat: int) -> list[int]:
        """AG-058: dice named for a reroll."""
        return self.t.marked[6 * seat : 6 * seat + 6]

    def awaited(self) -> list[int]:
        """AG-061: seats that have not confirmed their dice."""
        return [seat for seat in range(self.seats()) if self.t.window[seat] != steps.CONFIRMED]

    def is_rolling(self) -> bool:
        return self.step == steps.ROLLING

    # --- cards in their places ----------------------------------------------------------------------

    def taken(self, sort: int, place: int) -> str:
        """What is taken from a place of the market, or from the top of a deck."""
        if place == actions.FROM_DECK:
            return self.texts["taken.order-deck" if sort else "taken.mission-deck"]
        card = self.t.market[terms.MARKET * sort + place]
        if card == NOTHING:
            return self.empty_place(place + 1)
        return self.texts.say(
            "taken.card", card=cards.card_name(card, self.texts, cards.ACCUSATIVE), brief=self.brief(card)
        )

    def brief(self, card: int) -> str:
        return cards.brief(card, self.book, self.texts)

    def empty_place(self, place: int) -> str:
        return self.texts.say("thing.empty-place", place=place)

    def dock(self, dock: int) -> str:
        """„Dok 2”, counted from 0."""
        return self.texts.say("thing.dock", dock=dock + 1)

    def docked(self, dock: int, field: int) -> int:
        """The card whose field is meant; -1 if there is none."""
        card = self.t.dock_cards[dock]
        return card if card != NOTHING and field < self.book.fields[card] else NOTHING

    def die(self, dock: int, field: int) -> int:
        return self.t.dock_dice[actions.FIELDS * dock + field]

    def fate(self, dock: int) -> str:
        """AG-154, AG-169 to AG-172, AG-178: what awaits the card in a Dock, by the word that tells it."""
        t = self.t
        if is_filled(t, self.book, dock):
            return "filled"
        if t.round == terms.ROUNDS:
            return "last-of-all"
        if t.dock_positions[dock] == 1:
            return "first-round"
        return "slid" if t.phase == steps.BUYING_PHASE else "last-round"

    def warning(self, dock: int) -> str:
        """AG-171, AG-178: on a card in its last Round, that it fails; nothing on others."""
        key = LATE.get(self.fate(dock))
        return self.texts[key] if key else ""

    def late(self, seat: int, fate: str) -> list[int]:
        """Cards that this awaits, on a Barge of the seat or with its dice on them."""
        return [
            card
            for dock, card in enumerate(self.t.dock_cards)
            if card != NOTHING and self.fate(dock) == fate and seat in self.crew(dock)
        ]

    def crew(self, dock: int) -> list[int]:
        """AG-159: the owner of the Barge, and of each die on its card."""
        dice = self.t.dock_dice[actions.FIELDS * dock : actions.FIELDS * dock + actions.FIELDS]
        return [self.t.dock_owners[dock], *(owner_of(die) for die in dice if die != NOTHING)]

    def begun(self) -> int:
        """AG-277: the card that the own seat launches, takes, buys, claims or uses; -1: none."""
        intent = self.v.hand.intent
        if intent == NOTHING or actions.EXCHANGE <= intent < actions.PASS:
            return NOTHING
        if actions.AWARD <= intent < actions.ACQUIRE:
            return self.t.awards[actions.place_of(intent, actions.AWARD)]
        if actions.USE <= intent < actions.LAUNCH:
            return actions.FIRST_TECHNOLOGY + actions.place_of(intent, actions.USE)
        return actions.subject(intent)

    # --- resources ----------------------------------------------------------------------------------

    def gain(self, kind: int, count: int) -> str:
        """AG-259, AG-262: what the bank can give."""
        held = self.t.bank[kind]
        if held >= count:
            return cards.units(kind, count, self.texts)
        if held == 0:
            return self.texts["thing.none-left"]
        return self.texts.say("thing.short", gain=cards.units(kind, held, self.texts))

    def stock(self) -> list[int]:
        """The own resources by kind."""
        return self.t.stock[7 * self.own() : 7 * self.own() + 7]

    def plan(self, price: list[int]) -> list[int] | None:
        """AG-272, AG-278: the cheapest way to pay a price; None: there is none, as before a Kantor is drawn.

        It is empty where only discounts make it payable.
        """
        if self.t.promoted == NOTHING:
            return None
        discounts = unused(self.t, self.book, self.v.seat, terms.DISCOUNT_EFFECT)
        if not can_pay(self.t, self.v.seat, price, 0, 0):
            return [] if can_pay(self.t, self.v.seat, price, 0, discounts) else None
        hand = empty_hand()
        hand.due = price
        lay_matching(self.t, hand, self.v.seat)
        return proposal(self.t, hand, self.v.seat)

    def laid(self) -> str:
        """What lies ready for the payment."""
        return cards.amounts(self.v.hand.laid, self.texts)

    def proposed(self) -> list[int]:
        """AG-278: all units of the payment as the program proposes it."""
        return proposal(self.t, self.v.hand, self.v.seat)

    def added_by_proposal(self) -> list[int]:
        """AG-278: what the cheapest way would add to what lies ready."""
        return [whole - laid for whole, laid in zip(self.proposed(), self.v.hand.laid, strict=True)]

    def missing(self) -> list[int]:
        """AG-272: units of the cost that the own stock cannot match, by kind."""
        return [max(0, due - held) for due, held in zip(self.v.hand.due[:7], self.stock(), strict=True)]

    def deck_size(self, sort: int) -> int:
        return self.t.decks[sort].size()
