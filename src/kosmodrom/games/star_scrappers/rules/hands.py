"""Hands and their limit: SS-169 to SS-175, and what everybody knows of a hand."""

from typing import Final

from kosmodrom.engine.contract import only
from kosmodrom.games.star_scrappers.model import actions, values
from kosmodrom.games.star_scrappers.model.clauses import SS_314
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.zones import Hand, Table
from kosmodrom.games.star_scrappers.rules.base_questions import ColourQuestion, TargetQuestion

EVERY_COLOUR: Final = (1 << values.FACTIONS) - 1
"""The mask of all six."""


def is_full(s: ScrapperState, seat: int) -> bool:
    """SS-169, SS-170: a hand of 7 or more cards takes no further card."""
    return s.table.hand_sizes[seat] >= s.book.hand_limit


def take_up(s: ScrapperState, seat: int, kind: int) -> None:
    """A card goes into a hand before everybody's eyes."""
    t = s.table
    values.insert(s.hands[seat].cards, values.printed(kind))
    values.insert(t.shown[seat], kind)
    t.hand_sizes[seat] += 1


def lay_open(s: ScrapperState, seat: int, kind: int) -> None:
    """A card that left the hand is seen by all: it was a known one, or one of those dealt face down."""
    t = s.table
    shown = t.shown[seat]
    if kind in shown:
        shown.remove(kind)
    else:
        t.secret[values.dealt_at(seat, s.book.level[kind])] -= 1
    t.hand_sizes[seat] -= 1


def part_with(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-018, SS-314: a card of a kind leaves the hand before everybody's eyes.

    Where the cards of this kind count as several colours, which of them it was is asked next, of its owner alone.
    """
    hand = s.hands[seat]
    held = colours_held(hand, kind)
    if is_one_colour(held):
        hand.cards.remove(values.card_of(kind, lowest_colour(held)))
    else:
        hand.asked = kind
    lay_open(s, seat, kind)


def parting(t: Table, seat: int, hand: Hand) -> int:
    """The kind of a card that has left the hand, while its owner has not said which one it was; -1: none."""
    held = len(hand.cards) + len(hand.staged)
    return hand.asked if hand.asked >= 0 and held > t.hand_sizes[seat] else -1


def colours_held(hand: Hand, kind: int) -> int:
    """A mask of the colours that the cards of a kind in hand count as."""
    mask = 0
    for card in hand.cards:
        if card // values.FACTIONS == kind:
            mask |= 1 << (card % values.FACTIONS)
    return mask


def kinds_in(hand: Hand) -> list[int]:
    """The different kinds in a hand, ascending."""
    kinds: list[int] = []
    last = -1
    for card in hand.cards:
        kind = card // values.FACTIONS
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def is_one_colour(mask: int) -> bool:
    return mask & (mask - 1) == 0


def lowest_colour(mask: int) -> int:
    colour = 0
    while not (mask >> colour) & 1:
        colour += 1
    return colour


class HandQuestion(TargetQuestion):
    """SS-018: asks for cards of the own hand, of which the others know the number alone."""

    first = actions.CARD
    after = actions.COLOUR

    def target_options(self, s: ScrapperState, seat: int) -> list[int]:
        return [actions.CARD + kind for kind in kinds_in(s.hands[seat]) if self.target_refusal(s, seat, kind) == 0]

    def has_target(self, s: ScrapperState, seat: int) -> bool:
        return s.table.hand_sizes[seat] != 0


class WhichCard(ColourQuestion):
    """SS-314: of the cards of a kind that count as several colours one is meant; only their owner learns which."""

    def colours(self, s: ScrapperState, seat: int) -> int:
        """A mask of the colours that can be meant."""
        return EVERY_COLOUR

    def use(self, s: ScrapperState, seat: int, card: int) -> None:
        """Do with the card what it was named for."""
        raise NotImplementedError

    def colour_refusal(self, s: ScrapperState, seat: int, colour: int) -> int:
        hand = s.hands[seat]
        return 0 if (colours_held(hand, hand.asked) & self.colours(s, seat)) >> colour & 1 else SS_314

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        hand = s.hands[seat]
        card = values.card_of(hand.asked, action - actions.COLOUR)
        hand.asked = -1
        self.use(s, seat, card)

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return only(seat)


class WhichLeft(WhichCard):
    """SS-314: which of them it was that has left the hand."""

    def use(self, s: ScrapperState, seat: int, card: int) -> None:
        s.hands[seat].cards.remove(card)
