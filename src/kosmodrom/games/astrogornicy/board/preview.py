"""What a decision costs and brings, before it is made: „Woda 3 → 5 · +1 PZ”."""

from collections.abc import Callable, Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.astrogornicy.model import actions
from kosmodrom.games.astrogornicy.model.book import BARGES, DISCOUNT_EFFECT, MARKET, STRENGTH
from kosmodrom.games.astrogornicy.model.steps import COMPLETE, CREWING, PAYING, PRICE
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.model.zones import empty_hand
from kosmodrom.games.astrogornicy.rules.bonus import dice_on_missions, share
from kosmodrom.games.astrogornicy.rules.effects import unused
from kosmodrom.games.astrogornicy.rules.launching import running
from kosmodrom.games.astrogornicy.rules.payments import can_pay, lay_matching, proposal
from kosmodrom.games.astrogornicy.words.cards import amounts, cost, resource_name
from kosmodrom.games.astrogornicy.words.context import Glance

BASIC: Final = 7
"""Seven resources; XX is the eighth unit of a cost."""


def preview(glance: Glance, action: int) -> str:
    """In few words and numbers; empty where the name of the decision says it all."""
    if not glance.is_seat(glance.v.seat):
        return ""
    verb, number = actions.VOCABULARY.split(action)
    tell = PREVIEWS.get(verb)
    return " · ".join(tell(glance, number)) if tell else ""


# --- small parts ------------------------------------------------------------------------------------


def say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"board.preview.{key}", **parts)


def stock(glance: Glance) -> list[int]:
    return glance.t.stock[7 * glance.v.seat : 7 * glance.v.seat + 7]


def points(glance: Glance, more: int) -> list[str]:
    return [say(glance, "points", points=f"{more:+}".replace("-", "−"))] if more else []


def worth(glance: Glance, change: Sequence[int]) -> int:
    """AG-284 to AG-286: how the points for surpluses change."""
    total = 0
    for kind, held in enumerate(stock(glance)):
        group = glance.book.promoted_surplus if kind == glance.t.promoted else glance.book.surplus
        total += (held + change[kind]) // group - held // group
    return total


def only(kind: int, count: int) -> list[int]:
    return [count if each == kind else 0 for each in range(BASIC)]


def amount(glance: Glance, kind: int, change: int) -> str:
    """„Woda 3 → 5”"""
    held = stock(glance)[kind]
    return say(glance, "amount", resource=resource_name(kind, glance.texts), before=held, after=held + change)


def gaining(glance: Glance, kind: int, count: int) -> list[str]:
    """AG-259, AG-262: as much as the bank can give."""
    gained = min(count, glance.t.bank[kind])
    return [amount(glance, kind, gained), *points(glance, worth(glance, only(kind, gained)))]


def plan(glance: Glance, card: int) -> list[int] | None:
    """AG-272, AG-278: the cheapest way to pay for a card; None where there is none."""
    discounts = unused(glance.t, glance.book, glance.v.seat, DISCOUNT_EFFECT)
    price = cost(card, glance.book)
    if not can_pay(glance.t, glance.v.seat, price, 0, 0):
        return [] if can_pay(glance.t, glance.v.seat, price, 0, discounts) else None
    hand = empty_hand()
    hand.due = price
    lay_matching(glance.t, hand, glance.v.seat)
    return proposal(glance.t, hand, glance.v.seat)


def left(glance: Glance, paid: Sequence[int]) -> str:
    rest = [held - gone for held, gone in zip(stock(glance), paid, strict=True)]
    return say(glance, "left", units=amounts(rest, glance.texts))


def spending(glance: Glance, card: int, more: int = 0) -> list[str]:
    """AG-122, AG-198, AG-249: what a card costs now, what stays, and the points."""
    paid = plan(glance, card)
    if not paid:
        return points(glance, more)
    told = [left(glance, paid), *points(glance, more + worth(glance, [-gone for gone in paid]))]
    replaced = paid != cost(card, glance.book)[:BASIC]
    return [say(glance, "pays", units=amounts(paid, glance.texts)), *told] if replaced else told


def getting(glance: Glance, card: int) -> list[str]:
    """AG-102: whether a card to take could be paid for."""
    if plan(glance, card) is not None:
        return [say(glance, "payable")]
    missing = [max(0, due - held) for due, held in zip(cost(card, glance.book)[:BASIC], stock(glance), strict=True)]
    return [say(glance, "missing", units=amounts(missing, glance.texts))] if sum(missing) else []


def racing(glance: Glance, dice: int) -> list[str]:
    """AG-140 to AG-147: dice on Missions with some more, and the Round bonus as it would be then."""
    if not dice:
        return []
    counts = dice_on_missions(glance.t, glance.seats())
    own = counts[glance.v.seat] = counts[glance.v.seat] + dice
    if own < max(counts):
        return [say(glance, "behind", dice=Count(own), most=max(counts))]
    units = share(glance.book, counts.count(own))
    return [say(glance, "leads", dice=Count(own), units=Count(units))]


# --- actions ----------------------------------------------------------------------------------------


def _area(area: int) -> Callable[[Glance, int], list[str]]:
    def told(glance: Glance, choice: int) -> list[str]:
        field, face = divmod(choice, 6)
        extra = glance.book.area_extra[area] if field == 0 else 0
        return gaining(glance, glance.book.area_gives[area], STRENGTH[face] + extra)

    return told


def _taken(sort: int, place: int, glance: Glance) -> list[str]:
    if place == actions.FROM_DECK:
        return []
    card = glance.t.market[MARKET * sort + place]
    return getting(glance, card) if card != NOTHING else []


def _dispatch(glance: Glance, place: int) -> list[str]:
    return _taken(0, place, glance)


def _refinery(glance: Glance, place: int) -> list[str]:
    return _taken(1, place, glance)


def _take(glance: Glance, choice: int) -> list[str]:
    return _taken(*divmod(choice, actions.FROM_DECK + 1), glance)


def _dock(glance: Glance, choice: int) -> list[str]:
    dock, field = divmod(choice // 6, actions.FIELDS)
    card = glance.docked(dock, field)
    if card == NOTHING:
        return []
    free = sum(1 for each in range(glance.book.fields[card]) if glance.die(dock, each) == NOTHING) - 1
    filled = say(glance, "open", fields=Count(free)) if free > 0 else say(glance, "filled")
    return [filled, *racing(glance, 1)]


def _award(glance: Glance, choice: int) -> list[str]:
    """AG-237, AG-282: its points, less those of the cards that are given up."""
    card = glance.t.awards[choice // 6]
    if card == NOTHING:
        return []
    given = glance.book.award_size[card - actions.FIRST_AWARD] * glance.book.mission_points
    return points(glance, glance.book.points[card] - given)


def _acquire(glance: Glance, choice: int) -> list[str]:
    card = actions.FIRST_EXPEDITION + choice // 6
    return spending(glance, card, glance.book.points[card] if card >= actions.FIRST_TECHNOLOGY else 0)


def _use(glance: Glance, choice: int) -> list[str]:
    at = choice // 6
    return gaining(glance, glance.book.gives[at], 1) if at < len(glance.book.gives) else []


def _launch(glance: Glance, card: int) -> list[str]:
    """AG-122, AG-127: the payment, and how many Barges stay free."""
    barges = BARGES - running(glance.t, glance.v.seat) - 1
    return [*spending(glance, card), say(glance, "barges", barges=Count(max(0, barges)))]


def _buy(glance: Glance, order: int) -> list[str]:
    card = actions.FIRST_ORDER + order
    return spending(glance, card, glance.book.points[card])


# --- steps of what was begun ------------------------------------------------------------------------


def _pay(glance: Glance, choice: int) -> list[str]:
    if actions.PAY + choice == actions.CHEAPEST:
        if glance.v.hand.stage != PAYING:
            return []
        added = glance.added_by_proposal()
        return [left(glance, [one + other for one, other in zip(glance.v.hand.laid, added, strict=True)])]
    laid = glance.v.hand.laid[choice]
    return [amount(glance, choice, -laid - 1)]


def _crew(glance: Glance, _: int) -> list[str]:
    return racing(glance, 1 + sum(1 for put in glance.v.hand.crew if put != NOTHING))


def _done(glance: Glance, _: int) -> list[str]:
    """AG-277: what lies ready, and what it brings."""
    hand = glance.v.hand
    if hand.intent == NOTHING or hand.stage not in (PRICE, CREWING, COMPLETE):
        return []
    if actions.AWARD <= hand.intent < actions.ACQUIRE:
        return _award(glance, hand.intent - actions.AWARD)
    card = actions.subject(hand.intent)
    kept = glance.book.points[card] if not actions.is_launch(hand.intent) else 0
    if hand.stage == PRICE:
        return points(glance, kept)
    told = [left(glance, hand.laid)] if sum(hand.laid) else []
    told += points(glance, kept + worth(glance, [-gone for gone in hand.laid]))
    return told + racing(glance, sum(1 for put in hand.crew if put != NOTHING))


def _discount(glance: Glance, unit: int) -> list[str]:
    due = [count - (1 if each == unit else 0) for each, count in enumerate(glance.v.hand.due)]
    return [say(glance, "due", units=amounts(due, glance.texts))] if min(due) >= 0 else []


def _free_launch(glance: Glance, _: int) -> list[str]:
    return [say(glance, "saves", units=amounts(glance.v.hand.due, glance.texts))]


def _give(glance: Glance, _: int) -> list[str]:
    """AG-282: a completed card that is given up scores no more."""
    return points(glance, -glance.book.mission_points) if glance.v.hand.intent < actions.LAUNCH else []


def _swap(glance: Glance, choice: int) -> list[str]:
    given, wanted = divmod(choice, BASIC)
    change = only(wanted, 1)
    change[given] -= 1
    return [amount(glance, given, -1), amount(glance, wanted, 1), *points(glance, worth(glance, change))]


def _bonus(glance: Glance, kind: int) -> list[str]:
    return gaining(glance, kind, 1)


PREVIEWS: Final[dict[str, Callable[[Glance, int], list[str]]]] = {
    "water": _area(0),
    "xenon": _area(1),
    "plasteel": _area(2),
    "dispatch": _dispatch,
    "refinery": _refinery,
    "dock": _dock,
    "award": _award,
    "acquire": _acquire,
    "use": _use,
    "launch": _launch,
    "buy": _buy,
    "pay": _pay,
    "crew": _crew,
    "done": _done,
    "discount": _discount,
    "free-launch": _free_launch,
    "give": _give,
    "swap": _swap,
    "take": _take,
    "bonus": _bonus,
}
"""What is told of each verb of the vocabulary, given its object's number; of the others their words say all."""
