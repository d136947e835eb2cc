"""A whole state that a seat cannot tell from the real one (SS-311).

What a seat knows of the others' hands is what everybody saw going there; the rest are cards dealt face down,
of known levels. Of the others' Crystals it knows the number only. What is unseen is spread evenly.
"""

from kosmodrom.engine.counts import total
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.star_scrappers.model import values
from kosmodrom.games.star_scrappers.model.state import ScrapperState, ScrapperView
from kosmodrom.games.star_scrappers.model.zones import Hand, Table, Vault, empty_hand, empty_vault
from kosmodrom.games.star_scrappers.rules.hands import parting


def sample(v: ScrapperView, luck: Luck) -> ScrapperState:
    """Fill the hidden zones with what the seat has not seen, as likely as chance says."""
    t = v.table.copy()
    seats = len(t.bases)
    hands = [v.hand.copy() if seat == v.seat else empty_hand() for seat in range(seats)]
    vault = empty_vault(v.book)
    deal_mercenaries(v, t, hands, vault, luck)
    deal_tokens(v, t, hands, vault, luck)
    vault.artifacts = unseen_artifacts(t, v.book.cards)
    return ScrapperState(seats, v.book, t, hands, vault)


def unseen_mercenaries(v: ScrapperView) -> list[int]:
    """By kind: cards in play less all that lie open, are known, or are in the own hand."""
    t = v.table
    unseen = [0] * v.book.kinds
    if total(t.wild) < 2:
        return unseen
    for kind in range(v.book.kinds):
        if not t.wild[v.book.colour[kind]]:
            unseen[kind] = v.book.copies[kind] - t.removed[kind]
    for kind in t.docks + t.play:
        if kind >= 0:
            unseen[kind] -= 1
    for seat in range(len(t.bases)):
        known = t.bases[seat] + t.enslaved[seat]
        if seat != v.seat:
            known = known + t.shown[seat]
        for kind in known:
            unseen[kind] -= 1
    for card in v.hand.cards + v.hand.staged:
        unseen[values.kind_of(card)] -= 1
    if v.hand.picked >= 0:
        unseen[values.kind_of(v.hand.picked)] -= 1
    left = parting(t, v.seat, v.hand)
    if left >= 0:
        unseen[left] += 1
    return unseen


def deal_mercenaries(v: ScrapperView, t: Table, hands: list[Hand], vault: Vault, luck: Luck) -> None:
    """The others' face-down cards come from the unseen ones of their level; the rest are the stacks."""
    unseen = unseen_mercenaries(v)
    for seat in range(len(hands)):
        if seat == v.seat:
            continue
        for kind in t.shown[seat]:
            values.insert(hands[seat].cards, values.printed(kind))
        for level in range(4):
            for _ in range(t.secret[4 * seat + level]):
                values.insert(hands[seat].cards, values.printed(draw_one(unseen, v.book.kinds_of_level[level], luck)))
    vault.mercenaries = unseen


def deal_tokens(v: ScrapperView, t: Table, hands: list[Hand], vault: Vault, luck: Luck) -> None:
    """Of each row the tokens that are neither open nor own lie in the stack or with the others."""
    book = v.book
    unseen = book.token_copies[:]
    for token in t.mine + v.hand.crystals:
        if token >= 0:
            unseen[token] -= 1
    owned: list[int] = []
    for row in range(4):
        for token in t.crystal_stacks[row].tail:
            unseen[token] -= 1
        count = total([unseen[token] for token in book.tokens_in_row[row]]) - t.crystal_stacks[row].unseen
        for _ in range(count):
            owned.append(draw_one(unseen, book.tokens_in_row[row], luck))
    luck.shuffle(owned)
    for seat in range(len(hands)):
        if seat != v.seat:
            for _ in range(t.crystals[seat]):
                values.insert(hands[seat].crystals, owned.pop())
    vault.tokens = unseen


def unseen_artifacts(t: Table, cards: int) -> list[int]:
    """SS-043: the cards that have never been on top of a stack."""
    unseen = [1] * cards
    for card in t.tops:
        if card >= 0:
            unseen[card] = 0
    for owned in t.artifacts:
        for artifact in owned:
            unseen[artifact // 2] = 0
    return unseen


def draw_one(pool: list[int], kinds: list[int], luck: Luck) -> int:
    """Take one of some kinds out of a pool, as likely as there are copies."""
    kind = kinds[luck.weighted([pool[kind] for kind in kinds])]
    pool[kind] -= 1
    return kind
