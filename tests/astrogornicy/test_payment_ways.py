"""Payments against a slow count of all ways: what is offered is exactly what can be completed."""

from itertools import product

from astrogornicy.scene import scene
from clauses import clause
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.astrogornicy.model.actions import PAY
from kosmodrom.games.astrogornicy.model.zones import Hand, Table, empty_hand
from kosmodrom.games.astrogornicy.rules.payments import (
    can_pay,
    is_only_way,
    lay_matching,
    lay_only_way,
    open_bill,
    pay_options,
    proposal,
)

CASES = 300


def groups(due: list[int], stock: list[int]) -> tuple[list[int], list[int]]:
    """The kinds to be replaced, one entry for each unit, and what is left to pay with."""
    missing = [kind for kind in range(7) for _ in range(max(0, due[kind] - stock[kind]))]
    return missing, [max(0, stock[kind] - due[kind]) for kind in range(7)]


def suffices(missing: list[int], wild: int, promoted: int, paid: list[int]) -> bool:
    """Whether some units can be sorted into groups that replace all missing ones and pay every XX."""
    if not missing:
        return sum(paid) >= wild
    kind, rest = missing[0], missing[1:]
    own = paid[promoted] if kind != promoted else 0
    if own >= 3:
        left = paid[:]
        left[promoted] -= 3
        if suffices(rest, wild, promoted, left):
            return True
    size = 3 if kind == promoted else 4
    for group in product(*(range(min(count, size) + 1) if at != kind else (0,) for at, count in enumerate(paid))):
        if sum(group) == size:
            left = [count - given for count, given in zip(paid, group, strict=True)]
            if suffices(rest, wild, promoted, left):
                return True
    return False


def all_ways(due: list[int], stock: list[int], promoted: int) -> list[tuple[int, ...]]:
    """AG-311: every payment that is enough and from which no unit can be left out, besides the matching units."""
    missing, rest = groups(due, stock)
    found = []
    for paid in product(*(range(count + 1) for count in rest)):
        if not suffices(missing, due[7], promoted, list(paid)):
            continue
        fewer = [[n - (at == one) for at, n in enumerate(paid)] for one in range(7) if paid[one]]
        if not any(suffices(missing, due[7], promoted, less) for less in fewer):
            found.append(paid)
    return found


def drawn_case(luck: Luck, t: Table) -> tuple[list[int], list[int]]:
    """A small cost and a small stock."""
    t.promoted = 3 + luck.below(4)
    due = [luck.below(6) // 4 for _ in range(7)] + [luck.below(3)]
    stock = [max(0, luck.below(7) - 3) for _ in range(7)]
    if luck.below(2):
        stock[t.promoted] += luck.below(4)
    t.stock[:7] = stock
    return due, stock


def begun(t: Table, due: list[int]) -> Hand:
    hand = empty_hand()
    hand.due = due[:]
    lay_matching(t, hand, 0)
    return hand


@clause("AG-267", "AG-268", "AG-269", "AG-311")
def test_what_may_be_laid_next_is_what_some_exact_payment_holds() -> None:
    luck, t = Luck(5), scene().s.table
    tried = 0
    for _ in range(CASES):
        due, stock = drawn_case(luck, t)
        ways = all_ways(due, stock, t.promoted)
        assert can_pay(t, 0, due, 0, 0) == bool(ways)
        hand = begun(t, due)
        while ways:
            laid = [hand.laid[kind] - min(due[kind], stock[kind]) for kind in range(7)]
            possible = [way for way in ways if all(a >= b for a, b in zip(way, laid, strict=True))]
            assert is_only_way(open_bill(t, hand, 0)) == (len(possible) == 1)
            if len(possible) == 1:
                break
            wanted = [PAY + kind for kind in range(7) if any(way[kind] > laid[kind] for way in possible)]
            options = pay_options(t, hand, 0)[:-1]
            assert options == wanted
            hand.laid[options[luck.below(len(options))] - PAY] += 1
            tried += 1
    assert tried > CASES // 4


@clause("AG-278")
def test_the_proposed_payment_spends_the_fewest_units() -> None:
    luck, t = Luck(6), scene().s.table
    for _ in range(CASES):
        due, stock = drawn_case(luck, t)
        ways = all_ways(due, stock, t.promoted)
        if ways:
            laid = proposal(t, begun(t, due), 0)
            extra = tuple(laid[kind] - min(due[kind], stock[kind]) for kind in range(7))
            assert extra in ways
            least = min(map(sum, ways))
            assert sum(extra) == least
            most_basic = max(sum(way[:3]) for way in ways if sum(way) == least)
            assert sum(extra[:3]) == most_basic


@clause("AG-278")
def test_a_single_way_is_taken() -> None:
    luck, t = Luck(7), scene().s.table
    for _ in range(CASES):
        due, stock = drawn_case(luck, t)
        ways = all_ways(due, stock, t.promoted)
        if ways:
            hand = begun(t, due)
            assert lay_only_way(t, hand, 0) == (len(ways) == 1)


@clause("AG-217", "AG-222", "AG-223")
def test_discounts_reach_exactly_what_some_choice_of_units_reaches() -> None:
    luck, t = Luck(8), scene().s.table
    for _ in range(CASES):
        due, _ = drawn_case(luck, t)
        for discounts in (1, 2):
            reached = any(can_pay(t, 0, less, 0, 0) for less in lowered(due, discounts))
            assert can_pay(t, 0, due, 0, discounts) == reached


def lowered(due: list[int], discounts: int) -> list[list[int]]:
    """All costs after up to so many discounts."""
    found = [due]
    for _ in range(discounts):
        found += [[n - (at == unit) for at, n in enumerate(one)] for one in found for unit in range(8) if one[unit] > 0]
    return found
