"""A whole state that a seat cannot tell from the real one (AG-302).

Cards that everybody saw going to a hand are known there; the others were drawn unseen, and how many of each deck is
known. What is unseen is spread evenly. What others have begun in their hands is not known, so nothing is begun.
"""

from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.astrogornicy.model import actions
from kosmodrom.games.astrogornicy.model.state import AstroState, AstroView
from kosmodrom.games.astrogornicy.model.values import NOTHING, insert
from kosmodrom.games.astrogornicy.model.zones import Hand, Table, Vault, empty_hand, empty_vault
from kosmodrom.games.astrogornicy.rules.cards import sort_of


def sample(v: AstroView, luck: Luck) -> AstroState:
    """Fill the hidden zones with what the seat has not seen, as likely as chance says."""
    t = v.table.copy()
    seats = len(t.window)
    hands = [v.hand.copy() if seat == v.seat else empty_hand() for seat in range(seats)]
    vault = empty_vault(v.book)
    seen = seen_cards(t)
    for sort in range(2):
        deal_unseen(v, t, sort, seen, hands, vault, luck)
    for number in range(v.book.awards):
        vault.awards[number] = 1 - seen[actions.award_card(number)]
    for card in range(12):
        vault.minis[card] = 1 - seen[actions.FIRST_EXPEDITION + card]
    return AstroState(seats, v.book, t, hands, vault)


def seen_cards(t: Table) -> list[int]:
    """1 for each card that lies open or is known to all."""
    seen = [0] * len(actions.CARDS)
    for card in t.market + t.dock_cards + t.awards + t.box:
        if card != NOTHING:
            seen[card] = 1
    for pile in t.decks:
        for card in pile.tail:
            seen[card] = 1
    for cards in t.minis + t.shown + t.completed + t.won + t.open_orders + t.used_orders:
        for card in cards:
            seen[card] = 1
    for owned in range(8):
        if t.card_owners[owned] != NOTHING:
            seen[actions.FIRST_EXPEDITION + 4 + owned] = 1
    return seen


def deal_unseen(
    v: AstroView, t: Table, sort: int, seen: list[int], hands: list[Hand], vault: Vault, luck: Luck
) -> None:
    """The unseen cards of a deck that are in play lie in the others' hands or in the deck."""
    seats = len(hands)
    unseen: list[int] = []
    for card in v.book.decks[sort]:
        if v.book.mark[card] <= seats and not seen[card] and card not in v.hand.cards:
            unseen.append(card)
    luck.shuffle(unseen)
    for seat in range(seats):
        if seat == v.seat:
            continue
        secret = t.hand_counts[2 * seat + sort]
        for card in t.shown[seat]:
            if sort_of(card) == sort:
                insert(hands[seat].cards, card)
                secret -= 1
        for _ in range(secret):
            insert(hands[seat].cards, unseen.pop())
    for card in unseen:
        vault.cards[card] = 1
