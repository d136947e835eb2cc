"""What a decision costs and brings, before it is made: „Woda 3 → 5 · +1 PZ”."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.rules.bonus import dice_on_missions, share
from kosmodrom.games.astrogornicy.rules.launching import running
from kosmodrom.games.astrogornicy.words.cards import ANY_UNIT, amounts, cost, resource_name
from kosmodrom.games.astrogornicy.words.cards import units as unit_words
from kosmodrom.games.astrogornicy.words.context import Glance

BASIC: Final = 7
"""Seven resources; XX is the eighth unit of a cost."""


class Previews(Glance, PreviewWords):
    """Tells of a decision, given the number of its object."""

    vocabulary = actions.VOCABULARY

    # --- small parts --------------------------------------------------------------------------------

    def points(self, more: int) -> list[str]:
        return [self.say("points", points=signed(more))] if more else []

    def points_after(self, more: int, change: Sequence[int]) -> list[str]:
        """AG-284 to AG-286: points and, where a payment takes of them, what it takes of the surpluses."""
        worth = self.worth(change)
        if more and worth < 0:
            return [self.say("points-surplus", points=signed(more + worth), surplus=signed(worth))]
        return self.points(more + worth)

    def worth(self, change: Sequence[int]) -> int:
        """AG-284 to AG-286: how the points for surpluses change."""
        total = 0
        for kind, held in enumerate(self.stock()):
            group = self.book.promoted_surplus if kind == self.t.promoted else self.book.surplus
            total += (held + change[kind]) // group - held // group
        return total

    def amount(self, kind: int, change: int) -> str:
        """„Woda 3 → 5”"""
        held = self.stock()[kind]
        return self.say("amount", resource=resource_name(kind, self.texts), before=held, after=held + change)

    def gaining(self, kind: int, count: int) -> list[str]:
        """AG-259, AG-262: as much as the bank can give."""
        gained = min(count, self.t.bank[kind])
        if not gained:
            return [self.say("bank-has-none", resource=resource_name(kind, self.texts))]
        return [self.amount(kind, gained), *self.points(self.worth(only(kind, gained)))]

    def left(self, paid: Sequence[int]) -> str:
        rest = [held - gone for held, gone in zip(self.stock(), paid, strict=True)]
        return self.say("left", units=amounts(rest, self.texts))

    def spending(self, price: list[int], more: int = 0) -> list[str]:
        """AG-122, AG-198, AG-249: what is paid now, what stays, and the points."""
        paid = self.plan(price)
        if not paid:
            return self.points(more)
        told = [self.left(paid), *self.points_after(more, [-gone for gone in paid])]
        replaced = paid != price[:BASIC]
        return [self.say("pays", units=amounts(paid, self.texts)), *told] if replaced else told

    def getting(self, card: int) -> list[str]:
        """AG-102, AG-267: whether a card to take could be paid for, and with what where that takes substitutes."""
        price = cost(card, self.book)
        paid = self.plan(price)
        if paid is not None:
            is_dear = sum(paid) > sum(price)
            return [self.say("dear", units=amounts(paid, self.texts)) if is_dear else self.say("payable")]
        missing = [max(0, due - held) for due, held in zip(price[:BASIC], self.stock(), strict=True)]
        return [self.say("missing", units=amounts(missing, self.texts))] if sum(missing) else []

    def racing(self, dice: int) -> list[str]:
        """AG-140 to AG-147: dice on Missions with some more, and the Round bonus as it would be then."""
        if not dice:
            return []
        counts = dice_on_missions(self.t, self.seats())
        own = counts[self.v.seat] = counts[self.v.seat] + dice
        if own < max(counts):
            return [self.say("behind", dice=Count(own), most=max(counts))]
        leaders = counts.count(own)
        token = self.t.track[self.t.round - 1]
        gain = unit_words(ANY_UNIT if token == NOTHING else token, share(self.book, leaders), self.texts)
        return [self.say("leads" if leaders == 1 else "leads-equal", dice=Count(own), gain=gain)]

    # --- actions ------------------------------------------------------------------------------------

    def _area(self, choice: int) -> list[str]:
        area, (field, face) = terms.AREAS.index(self.verb), divmod(choice, 6)
        extra = self.book.area_extra[area] if field == 0 else 0
        return self.gaining(self.book.area_gives[area], terms.STRENGTH[face] + extra)

    tell_water = tell_xenon = tell_plasteel = _area

    def _taken(self, sort: int, place: int) -> list[str]:
        if place == actions.FROM_DECK:
            return [self.say("unseen")] if self.t.decks[sort].unseen else []
        card = self.t.market[terms.MARKET * sort + place]
        return self.getting(card) if card != NOTHING else []

    def _office(self, place: int) -> list[str]:
        return self._taken(actions.ORDER if self.verb == "refinery" else actions.MISSION, place)

    tell_dispatch = tell_refinery = _office

    def tell_take(self, choice: int) -> list[str]:
        return self._taken(*divmod(choice, actions.FROM_DECK + 1))

    def tell_dock(self, choice: int) -> list[str]:
        dock, field = divmod(choice // 6, actions.FIELDS)
        card = self.docked(dock, field)
        if card == NOTHING:
            return []
        free = sum(1 for each in range(self.book.fields[card]) if self.die(dock, each) == NOTHING) - 1
        filled = self.say("open", fields=Count(free)) if free > 0 else self.say("filled")
        owner = self.t.dock_owners[dock]
        theirs = [self.say("for-owner", seat=self.seat(owner))] if owner != self.v.seat else []
        return [filled, *theirs, *self.racing(1)]

    def tell_award(self, choice: int) -> list[str]:
        """AG-237, AG-282: its points, less those of the cards that are given up."""
        card = self.t.awards[choice // 6]
        if card == NOTHING:
            return []
        given = self.book.award_size[card] * self.book.mission_points
        return self.points(self.book.points[card] - given)

    def tell_acquire(self, choice: int) -> list[str]:
        card = actions.FIRST_EXPEDITION + choice // 6
        if card < actions.FIRST_TECHNOLOGY:
            return [*self.spending(cost(card, self.book)), *self.once_filled(card)]
        return self.spending(cost(card, self.book), self.book.points[card])

    def once_filled(self, card: int) -> list[str]:
        """AG-165, AG-190: what a launched card is worth when all its fields are filled."""
        return [self.say("once-filled", points=self.book.points[card])]

    def tell_exchange(self, _: int) -> list[str]:
        """AG-133, AG-137: one for one, and a die less."""
        return [self.say("one-for-one"), *self.dice_left(1)]

    def dice_left(self, gone: int) -> list[str]:
        """AG-056: the pool after dice have left it."""
        return [self.say("dice-left", dice=Count(max(0, sum(self.pool(self.v.seat)) - gone)))]

    def tell_first_player(self, _: int) -> list[str]:
        """AG-044, AG-114, AG-115: no effect in the last Round; elsewhere who begins this one."""
        if self.t.round == terms.ROUNDS:
            return [self.say("no-next-round")]
        return [self.say("begins-already")] if self.t.first == self.v.seat else []

    def tell_pass(self, _: int) -> list[str]:
        """AG-090, AG-091: no further action; others may go on."""
        return [self.say("no-more-actions")]

    def tell_sacrifice(self, _: int) -> list[str]:
        """AG-063: a die is out for this Round."""
        return self.dice_left(1)

    tell_discard = tell_sacrifice

    def tell_turn(self, _: int) -> list[str]:
        """AG-064: the price is paid with it."""
        return self.dice_left(1) if self.t.price[self.v.seat] != NOTHING else []

    tell_reroll = tell_turn

    def _uses_up(self, _: int) -> list[str]:
        """AG-208, AG-210: an effect works once."""
        return [self.say("used-up")]

    tell_spec = tell_automat = tell_miner = _uses_up

    def tell_end(self, _: int) -> list[str]:
        """AG-107, AG-287: the hand stays; after the last Round it is worth nothing."""
        if self.t.round == terms.ROUNDS:
            return [self.say("hand-worthless")]
        return [self.say("hand-stays", cards=Count(len(self.v.hand.cards)))]

    def tell_use(self, choice: int) -> list[str]:
        at = choice // 6
        return self.gaining(self.book.gives[at], 1) if at < len(self.book.gives) else []

    def tell_launch(self, mission: int) -> list[str]:
        """AG-122, AG-127: the payment, and how many Barges stay free."""
        barges = terms.BARGES - running(self.t, self.v.seat) - 1
        card = actions.mission_card(mission)
        free = self.say("barges", barges=Count(max(0, barges)))
        return [*self.spending(cost(card, self.book)), free, *self.once_filled(card)]

    def tell_buy(self, order: int) -> list[str]:
        card = actions.order_card(order)
        return self.spending(cost(card, self.book), self.book.points[card])

    # --- steps of what was begun --------------------------------------------------------------------

    def tell_pay(self, choice: int) -> list[str]:
        if actions.PAY + choice == actions.CHEAPEST:
            if self.v.hand.stage != steps.PAYING:
                return []
            return self.paying(self.proposed())
        laid = self.v.hand.laid[choice]
        return [self.amount(choice, -laid - 1)]

    def paying(self, units: Sequence[int]) -> list[str]:
        """AG-277: what stays after paying for what was begun, and the points that come of it."""
        intent = self.v.hand.intent
        kept = 0 if actions.is_launch(intent) else self.book.points[actions.subject(intent)]
        told = [self.left(units)] if sum(units) else []
        return told + self.points(kept + self.worth([-gone for gone in units]))

    def tell_crew(self, _: int) -> list[str]:
        return self.racing(1 + sum(1 for put in self.v.hand.crew if put != NOTHING))

    def tell_done(self, _: int) -> list[str]:
        """AG-277: what lies ready, and what it brings."""
        hand = self.v.hand
        if hand.intent == NOTHING or hand.stage not in (steps.PRICE, steps.CREWING, steps.COMPLETE):
            return []
        if actions.AWARD <= hand.intent < actions.ACQUIRE:
            return self.tell_award(hand.intent - actions.AWARD)
        card = actions.subject(hand.intent)
        kept = self.book.points[card] if not actions.is_launch(hand.intent) else 0
        if hand.stage == steps.PRICE:
            return self.spending(hand.due, kept)
        told = self.paying(hand.laid)
        return told + self.racing(sum(1 for put in hand.crew if put != NOTHING))

    def tell_discount(self, unit: int) -> list[str]:
        due = [count - (1 if each == unit else 0) for each, count in enumerate(self.v.hand.due)]
        return [self.say("due", units=amounts(due, self.texts))] if min(due) >= 0 else []

    def tell_free_launch(self, _: int) -> list[str]:
        return [self.say("saves", units=amounts(self.v.hand.due, self.texts))]

    def tell_give(self, _: int) -> list[str]:
        """AG-200, AG-282: a completed card that is given up scores no more; one from hand goes under its deck."""
        if self.v.hand.intent < actions.LAUNCH:
            return self.points(-self.book.mission_points)
        return [self.say("under-deck")]

    def tell_swap(self, choice: int) -> list[str]:
        given, wanted = divmod(choice, BASIC)
        change = only(wanted, 1)
        change[given] -= 1
        return [self.amount(given, -1), self.amount(wanted, 1), *self.points(self.worth(change))]

    def tell_bonus(self, kind: int) -> list[str]:
        return self.gaining(kind, 1)


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def only(kind: int, count: int) -> list[int]:
    return [count if each == kind else 0 for each in range(BASIC)]
