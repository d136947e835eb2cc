"""What takes several steps: price, payment, cards given up, crew: AG-122, AG-132, AG-242, AG-277, AG-310.

It lies ready in the Hand, seen by its owner alone; nothing moves before the last step.
"""

from kosmodrom.games.astrogornicy.model.actions import (
    ACQUIRE,
    AWARD,
    BUY,
    DISCOUNT,
    DONE,
    EXCHANGE,
    FIRST_EXPEDITION,
    FIRST_ORDER,
    FREE_LAUNCH,
    LAUNCH,
    USE,
)
from kosmodrom.games.astrogornicy.model.book import DISCOUNT_EFFECT, FREE_EFFECT, WIDTH
from kosmodrom.games.astrogornicy.model.clauses import AG_132, AG_198, AG_208, AG_222, AG_226, AG_249, AG_310
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import COMPLETE, CREWING, GIVING, PAYING, PRICE, SWAPPING, TAKING
from kosmodrom.games.astrogornicy.model.zones import Hand, clear_begun
from kosmodrom.games.astrogornicy.rules.acting import end_action
from kosmodrom.games.astrogornicy.rules.awards import claim, is_given
from kosmodrom.games.astrogornicy.rules.cards import leave_hand
from kosmodrom.games.astrogornicy.rules.directors import leave_mini_deck, own
from kosmodrom.games.astrogornicy.rules.effects import flip, unused
from kosmodrom.games.astrogornicy.rules.launching import is_launch, set_out
from kosmodrom.games.astrogornicy.rules.ordering import buy
from kosmodrom.games.astrogornicy.rules.payments import can_pay, hand_over, lay_matching, lay_only_way


def subject(intent: int) -> int:
    """The card that is launched, taken or bought."""
    if intent >= BUY:
        return intent - BUY + FIRST_ORDER
    if intent >= LAUNCH:
        return intent - LAUNCH
    return (intent - ACQUIRE) // 6 + FIRST_EXPEDITION


def begin(s: AstroState, seat: int, action: int) -> None:
    """AG-277: a seat has named what it wants; the first question about it is open."""
    hand = s.hands[seat]
    hand.intent = action
    if AWARD <= action < ACQUIRE:
        hand.stage = GIVING
    elif USE <= action < LAUNCH:
        hand.stage = TAKING
    elif EXCHANGE <= action < BUY:
        hand.stage = SWAPPING
    else:
        at = WIDTH * subject(action)
        hand.due = s.book.cost[at : at + WIDTH]
        hand.stage = PRICE
        if not has_help(s, seat):
            begin_paying(s, seat)


def discounts_left(s: AstroState, seat: int) -> int:
    """AG-217, AG-223: unused discounts that are not declared yet."""
    return unused(s.table, s.book, seat, DISCOUNT_EFFECT) - s.hands[seat].discounts


def has_help(s: AstroState, seat: int) -> bool:
    """AG-310: whether there is a cost left that an effect could lower."""
    hand = s.hands[seat]
    if sum(hand.due) == 0:
        return False
    return discounts_left(s, seat) > 0 or may_be_free(s, seat)


def may_be_free(s: AstroState, seat: int) -> bool:
    """AG-218, AG-226, AG-310: a launch, an unused effect, and no discount declared."""
    hand = s.hands[seat]
    return is_launch(hand.intent) and hand.discounts == 0 and unused(s.table, s.book, seat, FREE_EFFECT) > 0


def short_of_means(intent: int) -> int:
    """AG-132, AG-198, AG-249: the rule that a price beyond the means breaks."""
    if intent >= BUY:
        return AG_198
    return AG_132 if is_launch(intent) else AG_249


def discount_refusal(s: AstroState, seat: int, unit: int) -> int:
    """AG-208, AG-217, AG-222, AG-310: one unit of the cost, so that the rest can be paid."""
    hand = s.hands[seat]
    left = discounts_left(s, seat)
    if left <= 0:
        return AG_208
    if hand.due[unit] == 0:
        return AG_222
    hand.due[unit] -= 1
    payable = can_pay(s.table, seat, hand.due, 0, left - 1)
    hand.due[unit] += 1
    return 0 if payable else short_of_means(hand.intent)


def free_refusal(s: AstroState, seat: int) -> int:
    """AG-208, AG-218, AG-226, AG-310: only a launch can be free, and not together with a discount."""
    hand = s.hands[seat]
    if not is_launch(hand.intent):
        return AG_226
    if unused(s.table, s.book, seat, FREE_EFFECT) == 0:
        return AG_208
    return AG_310 if hand.discounts > 0 else 0


def price_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-310: effects are declared before any unit is paid."""
    if action == DONE:
        hand = s.hands[seat]
        return 0 if can_pay(s.table, seat, hand.due, 0, 0) else short_of_means(hand.intent)
    if action == FREE_LAUNCH:
        return free_refusal(s, seat)
    return discount_refusal(s, seat, action - DISCOUNT)


def price_options(s: AstroState, seat: int) -> list[int]:
    """AG-310: pay in full, or declare an effect."""
    found: list[int] = []
    for action in range(DONE, FREE_LAUNCH + 1):
        if price_refusal(s, seat, action) == 0:
            found.append(action)
    return found


def declare(s: AstroState, seat: int, action: int) -> None:
    """AG-217, AG-218, AG-223: the price is lowered; further discounts may follow."""
    hand = s.hands[seat]
    if action == FREE_LAUNCH:
        hand.free = 1
        hand.due = [0] * WIDTH
    else:
        hand.discounts += 1
        hand.due[action - DISCOUNT] -= 1
    if not has_help(s, seat):
        begin_paying(s, seat)


def begin_paying(s: AstroState, seat: int) -> None:
    """AG-272: matching units first; then what is missing."""
    hand = s.hands[seat]
    hand.stage = PAYING
    lay_matching(s.table, hand, seat)
    go_on_paying(s, seat)


def go_on_paying(s: AstroState, seat: int) -> None:
    """AG-278: the next unit is asked for while there is a choice."""
    hand = s.hands[seat]
    if lay_only_way(s.table, hand, seat):
        end_paying(s, hand)


def end_paying(s: AstroState, hand: Hand) -> None:
    """AG-124, AG-199: enough lies ready; then a card to give up, or the crew, or nothing more."""
    if is_launch(hand.intent):
        hand.stage = CREWING
    elif hand.intent >= BUY and s.book.discard[subject(hand.intent)]:
        hand.stage = GIVING
    else:
        hand.stage = COMPLETE


def name_given(s: AstroState, seat: int, card: int) -> None:
    """AG-199, AG-240: a card will be given up."""
    hand = s.hands[seat]
    hand.given.append(card)
    if hand.intent >= BUY or is_given(s.table, s.book, hand):
        hand.stage = COMPLETE


def carry_out(s: AstroState, seat: int) -> None:
    """AG-132, AG-210, AG-277, AG-310: all at once; declared effects are used up."""
    hand = s.hands[seat]
    intent = hand.intent
    hand_over(s, seat)
    for _ in range(hand.discounts):
        flip(s, seat, DISCOUNT_EFFECT)
    if hand.free:
        flip(s, seat, FREE_EFFECT)
    if intent >= BUY:
        buy(s, seat, subject(intent))
    else:
        end_action(s, seat)
        if intent >= LAUNCH:
            leave_hand(s, seat, subject(intent))
            set_out(s, seat, subject(intent))
        elif intent >= ACQUIRE:
            leave_mini_deck(s, seat, subject(intent), (intent - ACQUIRE) % 6)
            if is_launch(intent):
                set_out(s, seat, subject(intent))
            else:
                own(s, seat, subject(intent))
        else:
            claim(s, seat, (intent - AWARD) // 6, (intent - AWARD) % 6)
    clear_begun(hand)
