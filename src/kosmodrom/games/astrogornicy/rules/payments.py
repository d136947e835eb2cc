"""Paying: AG-217, AG-222, AG-223, AG-264, AG-267 to AG-278, AG-310, AG-311.

Units of the named kinds are laid ready by themselves. What is missing is replaced 4:1, or 3:1 from or to the
promoted resource, and an XX unit takes any one unit: where more than one way exists, the seat lays unit by unit.
"""

from typing import Final

from kosmodrom.games.astrogornicy.model import actions, clauses, steps
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.model.zones import Hand, Table
from kosmodrom.games.astrogornicy.rules.base_questions import BegunQuestion

ANY_UNIT: Final = 7
"""The place of XX in a cost."""
RATE: Final = 4
PROMOTED_RATE: Final = 3
PACKED_BITS: Final = 8
RARE: Final = 3
"""The first rare resource."""


def needed(missing: int, missing_promoted: int, wild: int, promoted: int) -> int:
    """AG-267 to AG-269, AG-275: units besides the matching ones, if so many of them are of the promoted kind."""
    by_promoted = min(missing, promoted // PROMOTED_RATE)
    return RATE * missing - by_promoted + PROMOTED_RATE * missing_promoted + wild


def can_pay(t: Table, seat: int, due: list[int], at: int, discounts: int) -> bool:
    """AG-132, AG-272: whether a cost can be paid."""
    return units_short(t, seat, due, at, discounts) <= 0


def units_short(t: Table, seat: int, due: list[int], at: int, discounts: int) -> int:
    """AG-217, AG-272: how many other units are lacking for a cost, the best units taken off by discounts."""
    stock = t.stock
    own = actions.KINDS * seat
    promoted = t.promoted
    rest = 0
    spare = 0
    missing = 0
    missing_promoted = 0
    for kind in range(actions.KINDS):
        left = stock[own + kind] - due[at + kind]
        if left >= 0:
            rest += left
            if kind == promoted:
                spare = left
        elif kind == promoted:
            missing_promoted -= left
        else:
            missing -= left
    wild = due[at + ANY_UNIT]
    used = min(discounts, missing)
    missing -= used
    discounts -= used
    used = min(discounts, missing_promoted)
    missing_promoted -= used
    discounts -= used
    wild = max(0, wild - discounts)
    return needed(missing, missing_promoted, wild, spare) - rest


class Bill:
    """What a payment still needs, what there is to pay with, and which ways to complete it exist."""

    __slots__ = (
        "left", "missing", "missing_promoted", "others", "others_laid", "promoted", "spare", "spare_laid", "ways",
        "wild",
    )  # fmt: skip

    promoted: int
    wild: int
    missing: int
    """Units of kinds that are not promoted to be replaced."""
    missing_promoted: int
    spare: int
    """Units of the promoted kind beyond the matching ones, those laid ready included."""
    spare_laid: int
    others: int
    others_laid: int
    left: list[int]
    """By kind, units that could still be laid."""
    ways: list[int]
    """How many units of the promoted kind an exact payment may hold, ascending; more of them are never dearer."""


def open_bill(t: Table, hand: Hand, seat: int) -> Bill:
    """AG-272, AG-276: count what is missing and what is spare, and find the ways to pay."""
    bill = Bill()
    bill.promoted = t.promoted
    bill.wild = hand.due[ANY_UNIT]
    bill.missing = 0
    bill.others = 0
    bill.others_laid = 0
    bill.left = []
    for kind in range(actions.KINDS):
        stock = t.stock[actions.KINDS * seat + kind]
        due = hand.due[kind]
        matching = min(due, stock)
        extra = hand.laid[kind] - matching
        bill.left.append(stock - matching - extra)
        if kind == t.promoted:
            bill.missing_promoted = due - matching
            bill.spare = stock - matching
            bill.spare_laid = extra
        else:
            bill.missing += due - matching
            bill.others += stock - matching
            bill.others_laid += extra
    bill.ways = [count for count in range(bill.spare_laid, bill.spare + 1) if is_way(bill, count)]
    return bill


def others_with(bill: Bill, promoted: int) -> int:
    """AG-311: how many other units make a payment with so many promoted ones exact; below 0 it is overpaid."""
    return needed(bill.missing, bill.missing_promoted, bill.wild, promoted) - promoted


def is_way(bill: Bill, promoted: int) -> bool:
    """AG-311: whether an exact payment with so many promoted units can be completed."""
    return bill.others_laid <= others_with(bill, promoted) <= bill.others


def is_only_way(bill: Bill) -> bool:
    """AG-278: whether exactly one way is left to complete the payment."""
    if len(bill.ways) != 1:
        return False
    others = others_with(bill, bill.ways[0])
    kinds = 0
    for kind in range(actions.KINDS):
        if kind != bill.promoted and bill.left[kind] > 0:
            kinds += 1
    return others == bill.others_laid or others == bill.others or kinds == 1


def may_follow(bill: Bill, kind: int) -> bool:
    """AG-278, AG-311: whether a unit of a kind may come next; while there is a choice, another kind always may."""
    return kind != bill.promoted or bill.ways[-1] > bill.spare_laid


def lay_matching(t: Table, hand: Hand, seat: int) -> None:
    """AG-272: matching units in stock are used first."""
    for kind in range(actions.KINDS):
        hand.laid[kind] = min(hand.due[kind], t.stock[actions.KINDS * seat + kind])


def pay_options(t: Table, hand: Hand, seat: int) -> list[int]:
    """AG-278: the units that may come next, and the plan that the program proposes."""
    bill = open_bill(t, hand, seat)
    found: list[int] = []
    for kind in range(actions.KINDS):
        if bill.left[kind] > 0 and may_follow(bill, kind):
            found.append(actions.PAY + kind)
    found.append(actions.CHEAPEST)
    return found


def lay_only_way(t: Table, hand: Hand, seat: int) -> bool:
    """AG-278: where one way is left it is taken; whether the payment is complete."""
    if not is_only_way(open_bill(t, hand, seat)):
        return False
    lay_cheapest(t, hand, seat)
    return True


def lay_cheapest(t: Table, hand: Hand, seat: int) -> None:
    """AG-278: the rest of the payment as the program proposes it."""
    kind = cheapest_next(open_bill(t, hand, seat))
    while kind != NOTHING:
        hand.laid[kind] += 1
        kind = cheapest_next(open_bill(t, hand, seat))


def cheapest_next(bill: Bill) -> int:
    """AG-278: fewest units, basic before rare, then the larger stock, then the code table; -1: complete."""
    least = bill.ways[-1] + others_with(bill, bill.ways[-1])
    promoted = False
    other = False
    for count in bill.ways:
        others = others_with(bill, count)
        if count + others == least:
            promoted = promoted or count > bill.spare_laid
            other = other or others > bill.others_laid
    best = NOTHING
    for kind in range(actions.KINDS):
        if bill.left[kind] == 0 or not (promoted if kind == bill.promoted else other):
            continue
        if best == NOTHING or ((kind < RARE) == (best < RARE) and bill.left[kind] > bill.left[best]):
            best = kind
    return best


def proposal(t: Table, hand: Hand, seat: int) -> list[int]:
    """AG-278: all units of the proposed payment by kind, for those who show it."""
    other = hand.copy()
    lay_cheapest(t, other, seat)
    return other.laid


def hand_over(s: AstroState, seat: int) -> None:
    """AG-264, AG-277: what lies ready goes to the bank, all at once; it is told with what it is paid for."""
    t = s.table
    laid = s.hands[seat].laid
    for kind in range(actions.KINDS):
        t.stock[actions.KINDS * seat + kind] -= laid[kind]
        t.bank[kind] += laid[kind]


def packed_payment(hand: Hand) -> int:
    """AG-203: what lies ready as one number, eight bits for each resource."""
    packed = 0
    for kind in range(actions.KINDS):
        packed |= hand.laid[kind] << (PACKED_BITS * kind)
    return packed


def begin_paying(s: AstroState, seat: int) -> None:
    """AG-272: matching units first; then what is missing."""
    hand = s.hands[seat]
    hand.stage = steps.PAYING
    lay_matching(s.table, hand, seat)
    go_on_paying(s, seat)


def go_on_paying(s: AstroState, seat: int) -> None:
    """AG-124, AG-199, AG-278: while there is a choice, the next unit; then the crew, a card to give up, or nothing."""
    hand = s.hands[seat]
    if not lay_only_way(s.table, hand, seat):
        return
    if actions.is_launch(hand.intent):
        hand.stage = steps.CREWING
    elif actions.is_buy(hand.intent) and s.book.discard[actions.subject(hand.intent)]:
        hand.stage = steps.GIVING
    else:
        hand.stage = steps.COMPLETE


class Paying(BegunQuestion):
    """AG-267, AG-274, AG-278: which unit to lay ready next, or the plan that the program proposes."""

    first = actions.PAY
    beyond = actions.CREW
    nothing_begun = clauses.AG_277

    def options(self, s: AstroState, seat: int) -> list[int]:
        return pay_options(s.table, s.hands[seat], seat)

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-272, AG-311: a unit in stock after which the rest can still be paid exactly."""
        if action == actions.CHEAPEST:
            return 0
        kind = action - actions.PAY
        bill = open_bill(s.table, s.hands[seat], seat)
        if bill.left[kind] == 0:
            return clauses.AG_272
        return 0 if may_follow(bill, kind) else clauses.AG_311

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        hand = s.hands[seat]
        if action == actions.CHEAPEST:
            lay_cheapest(s.table, hand, seat)
        else:
            hand.laid[action - actions.PAY] += 1
        go_on_paying(s, seat)
