"""Paying with cards from the hand: SS-079 to SS-083, SS-284 to SS-290.

A payment is a chain of small choices. The cards lie ready in the Hand, seen by their owner alone, until the
whole payment is made; then they go to the play area in the order in which they were chosen.
"""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.actions import COLLECT, COLOUR, DONE, PAY
from kosmodrom.games.star_scrappers.model.book import (
    ARTIFACT_DISCOUNT,
    FREE_RECRUIT,
    HOLD_MARKER,
    MINING_DISCOUNT,
    REPEAT_ACTION,
    STRONGER_CARD,
)
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.values import colour_of, kind_of
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules.hands import colours_held, is_one_colour, lay_open, lowest_colour


class Purse:
    """What a seat can pay with now, and the reductions and permissions it has."""

    __slots__ = (
        "artifact_discount", "best", "bonus", "cave_in_discount", "free", "levels", "mining_discount", "repeat", "sums",
        "total",
    )  # fmt: skip

    def __init__(self, t: Table) -> None:
        self.sums = [0, 0, 0, 0, 0, 0]
        """Levels in hand by the colour that the cards count as."""
        self.best = 0
        """The largest of the sums."""
        self.total = 0
        self.levels = 0
        """A mask of the levels that single cards can serve as."""
        self.bonus = 0
        """What Egzoszkielet may still add to one payment this turn."""
        self.mining_discount = t.mining_discount
        self.cave_in_discount = 0
        """How much less Crystals with a Cave-in symbol cost besides."""
        self.artifact_discount = t.artifact_discount
        self.free = 0
        """A mask of the levels that are recruited without a card."""
        self.repeat = t.repeat != 0
        """SS-234: whether the two basic actions may be of the same type."""


def strength(s: ScrapperState, kind: int) -> int:
    """SS-270, SS-289: the level of a card in mining and collecting, doubled if its faction is."""
    level = s.book.level[kind]
    return level * 2 if (s.table.doubled >> s.book.colour[kind]) & 1 else level


def open_purse(s: ScrapperState, seat: int) -> Purse:
    """Add up a hand and the abilities of a seat."""
    t = s.table
    book = s.book
    p = Purse(t)
    sums = p.sums
    doubled = t.doubled
    for card in s.hands[seat].cards:
        kind = card // 6
        level = book.level[kind]
        p.levels |= 1 << level
        if doubled and (doubled >> book.colour[kind]) & 1:
            level *= 2
            p.levels |= 1 << level
        colour = card % 6
        total = sums[colour] + level
        sums[colour] = total
        p.total += level
        if total > p.best:
            p.best = total
    for artifact in t.artifacts[seat]:
        effect = book.artifact[artifact]
        if effect == MINING_DISCOUNT:
            p.mining_discount += book.artifact_numbers[artifact][0]
        elif effect == HOLD_MARKER:
            p.cave_in_discount += book.artifact_numbers[artifact][0]
        elif effect == ARTIFACT_DISCOUNT:
            p.artifact_discount += book.artifact_numbers[artifact][0]
        elif effect == FREE_RECRUIT:
            p.free |= 1 << book.artifact_numbers[artifact][0]
        elif effect == STRONGER_CARD:
            if not t.exoskeleton_used:
                p.bonus = book.artifact_numbers[artifact][0]
        elif effect == REPEAT_ACTION:
            p.repeat = True
    return p


def suffices(total: int, bonus: int, cost: int) -> bool:
    """SS-101, SS-115, SS-285: levels of at least the cost; the bonus raises one card, so it needs one."""
    return total >= cost or (total > 0 and total + bonus >= cost)


def staged_total(s: ScrapperState, seat: int) -> int:
    """The levels that lie ready."""
    total = 0
    for card in s.hands[seat].staged:
        total += strength(s, kind_of(card))
    return total


def pay_options(s: ScrapperState, seat: int, colours: int, can_stop: bool) -> list[int]:
    """The kinds in hand that count as one of some colours, and `done` where enough lies ready."""
    options: list[int] = []
    last = -1
    for card in s.hands[seat].cards:
        kind = card // 6
        if kind != last and (colours >> (card % 6)) & 1:
            options.append(PAY + kind)
            last = kind
    if can_stop:
        options.append(DONE)
    return options


def colour_options(mask: int) -> list[int]:
    """Which of the colours of a kind is meant."""
    return [COLOUR + colour for colour in range(6) if (mask >> colour) & 1]


def choose_kind(s: ScrapperState, seat: int, kind: int, colours: int) -> int:
    """The card of a kind in hand if it is held in one fitting colour; else -1, and which one is asked."""
    hand = s.hands[seat]
    held = colours_held(hand, kind) & colours
    if is_one_colour(held):
        return kind * 6 + lowest_colour(held)
    hand.asked = kind
    return -1


def stage(s: ScrapperState, seat: int, card: int) -> None:
    """SS-080: lay a card ready; the order of choosing is the order of playing."""
    hand = s.hands[seat]
    hand.cards.remove(card)
    hand.staged.append(card)


def spend(s: ScrapperState, seat: int) -> int:
    """SS-079, SS-081, SS-251, SS-314: play all cards that lie ready; how many there were.

    The colour that a card counts as is announced in mining; for an Artifact colours do not matter, and it stays secret.
    """
    hand = s.hands[seat]
    count = len(hand.staged)
    is_mining = hand.intent < COLLECT
    for card in hand.staged:
        kind = kind_of(card)
        lay_open(s, seat, kind)
        s.table.play.append(kind)
        s.tell(events.CARD_PLAYED, EVERYONE, seat, kind, colour_of(card) if is_mining else s.book.colour[kind])
    hand.staged.clear()
    hand.intent = -1
    return count


def use_bonus(t: Table, total: int, cost: int) -> None:
    """Egzoszkielet is used up exactly when the payment would otherwise be short."""
    if total < cost:
        t.exoskeleton_used = 1
