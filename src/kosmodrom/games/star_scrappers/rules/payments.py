"""Paying with cards from the hand: SS-079 to SS-083, SS-284 to SS-290.

A payment is a chain of small choices. The cards lie ready in the Hand, seen by their owner alone, until the
whole payment is made; then they go to the play area in the order in which they were chosen.
"""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.star_scrappers.model import actions, effects, events, values
from kosmodrom.games.star_scrappers.model.clauses import SS_071, SS_083, SS_314
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules import hands
from kosmodrom.games.star_scrappers.rules.base_questions import ScrapperQuestion
from kosmodrom.games.star_scrappers.rules.hands import WhichCard


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
        kind = card // values.FACTIONS
        level = book.level[kind]
        p.levels |= 1 << level
        if doubled and (doubled >> book.colour[kind]) & 1:
            level *= 2
            p.levels |= 1 << level
        colour = card % values.FACTIONS
        total = sums[colour] + level
        sums[colour] = total
        p.total += level
        if total > p.best:
            p.best = total
    for artifact in t.artifacts[seat]:
        effect = book.artifact[artifact]
        if effect == effects.MINING_DISCOUNT:
            p.mining_discount += book.artifact_numbers[artifact][0]
        elif effect == effects.HOLD_MARKER:
            p.cave_in_discount += book.artifact_numbers[artifact][0]
        elif effect == effects.ARTIFACT_DISCOUNT:
            p.artifact_discount += book.artifact_numbers[artifact][0]
        elif effect == effects.FREE_RECRUIT:
            p.free |= 1 << book.artifact_numbers[artifact][0]
        elif effect == effects.STRONGER_CARD:
            if not t.exoskeleton_used:
                p.bonus = book.artifact_numbers[artifact][0]
        elif effect == effects.REPEAT_ACTION:
            p.repeat = True
    return p


def suffices(total: int, bonus: int, cost: int) -> bool:
    """SS-101, SS-115, SS-285: levels of at least the cost; the bonus raises one card, so it needs one."""
    return total >= cost or (total > 0 and total + bonus >= cost)


def staged_total(s: ScrapperState, seat: int) -> int:
    """The levels that lie ready."""
    total = 0
    for card in s.hands[seat].staged:
        total += strength(s, values.kind_of(card))
    return total


def pay_options(s: ScrapperState, seat: int, colours: int, can_stop: bool) -> list[int]:
    """The kinds in hand that count as one of some colours, and `done` where enough lies ready."""
    options: list[int] = []
    last = -1
    for card in s.hands[seat].cards:
        kind = card // values.FACTIONS
        if kind != last and (colours >> (card % values.FACTIONS)) & 1:
            options.append(actions.PAY + kind)
            last = kind
    if can_stop:
        options.append(actions.DONE)
    return options


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
    is_mining = hand.intent < actions.COLLECT
    for card in hand.staged:
        kind = values.kind_of(card)
        hands.lay_open(s, seat, kind)
        s.table.play.append(kind)
        s.tell(events.CARD_PLAYED, EVERYONE, seat, kind, values.colour_of(card) if is_mining else s.book.colour[kind])
    hand.staged.clear()
    hand.intent = -1
    return count


def use_bonus(t: Table, total: int, cost: int) -> None:
    """Egzoszkielet is used up exactly when the payment would otherwise be short."""
    if total < cost:
        t.exoskeleton_used = 1


class Payment(ScrapperQuestion):
    """SS-309: the action that is being paid names cards of the hand, one at a time, and the end of the payment."""

    def done_refusal(self, s: ScrapperState, seat: int) -> int:
        """0, or why the payment is not complete."""
        raise NotImplementedError

    def kind_refusal(self, s: ScrapperState, seat: int, kind: int) -> int:
        """0, or why a card of this kind does not pay; there is one in hand."""
        raise NotImplementedError

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-071, SS-083: first the action is paid, and with cards from the hand only."""
        if action == actions.DONE:
            return self.done_refusal(s, seat)
        if not actions.PAY <= action < actions.DONE:
            return SS_071
        kind = action - actions.PAY
        return self.kind_refusal(s, seat, kind) if hands.colours_held(s.hands[seat], kind) else SS_083


class StagedPayment(Payment):
    """SS-080, SS-309: several cards; what lies ready is nobody else's business until it is all played."""

    short = 0
    """The clause that says how much is enough."""

    def colours(self, s: ScrapperState, seat: int, p: Purse) -> int:
        """A mask of the colours that the next card may count as."""
        return hands.EVERY_COLOUR

    def colour_clause(self, s: ScrapperState, seat: int) -> int:
        """SS-314: the clause that forbids a card of another colour than these."""
        return SS_314

    def is_paid(self, s: ScrapperState, seat: int, p: Purse) -> bool:
        """Whether what lies ready is enough."""
        raise NotImplementedError

    def finish(self, s: ScrapperState, seat: int) -> None:
        """All is paid: carry the action out."""
        raise NotImplementedError

    def done_refusal(self, s: ScrapperState, seat: int) -> int:
        return 0 if self.is_paid(s, seat, open_purse(s, seat)) else self.short

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        p = open_purse(s, seat)
        return pay_options(s, seat, self.colours(s, seat, p), self.is_paid(s, seat, p))

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return EVERYONE if action == actions.DONE else only(seat)

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        if action == actions.DONE:
            self.finish(s, seat)
            return
        hand = s.hands[seat]
        kind = action - actions.PAY
        held = hands.colours_held(hand, kind)
        if not hands.is_one_colour(held):
            held &= self.colours(s, seat, open_purse(s, seat))
        if hands.is_one_colour(held):
            stage(s, seat, values.card_of(kind, hands.lowest_colour(held)))
        else:
            hand.asked = kind


class WhichPays(WhichCard):
    """SS-314: which of them is laid ready for a payment."""

    def __init__(self, payment: StagedPayment) -> None:
        self.payment = payment

    def colours(self, s: ScrapperState, seat: int) -> int:
        return self.payment.colours(s, seat, open_purse(s, seat))

    def colour_refusal(self, s: ScrapperState, seat: int, colour: int) -> int:
        """SS-314: a card that counts as this colour is in hand; and the payment takes it."""
        hand = s.hands[seat]
        if not hands.colours_held(hand, hand.asked) >> colour & 1:
            return SS_314
        return 0 if self.colours(s, seat) >> colour & 1 else self.payment.colour_clause(s, seat)

    def use(self, s: ScrapperState, seat: int, card: int) -> None:
        stage(s, seat, card)
