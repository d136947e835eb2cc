"""The cards of the Board of Directors (Zarząd): AG-117, AG-119, AG-180, AG-242 to AG-249."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import events
from kosmodrom.games.astrogornicy.model.actions import ACQUIRE, FIRST_EXPEDITION, FIRST_TECHNOLOGY
from kosmodrom.games.astrogornicy.model.book import HANDBOOK, WIDTH
from kosmodrom.games.astrogornicy.model.clauses import AG_119, AG_180, AG_244, AG_246, AG_248, AG_249
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import TURN_TOP
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.rules.fields import add_faces, die_refusal, leave_pool
from kosmodrom.games.astrogornicy.rules.launching import can_launch, room_refusal
from kosmodrom.games.astrogornicy.rules.payments import can_pay


def can_acquire(s: AstroState, seat: int, card: int, discounts: int) -> bool:
    """AG-226, AG-249: whether the cost can be paid; a free launch helps only with an Expedition."""
    if card < FIRST_TECHNOLOGY:
        return can_launch(s, seat, card, discounts)
    return can_pay(s.table, seat, s.book.cost, WIDTH * card, discounts)


def acquire_refusal(s: AstroState, seat: int, card: int, face: int, discounts: int) -> int:
    """AG-119, AG-180, AG-243 to AG-249: a shown card of a mini-deck whose field is free."""
    t = s.table
    mini = (card - FIRST_EXPEDITION) // 4
    clause = die_refusal(t, seat, face)
    if clause:
        return clause
    if t.mini_dice[mini] != NOTHING:
        return AG_119
    if len(t.minis[mini]) == 0:
        return AG_248
    if card not in t.minis[mini]:
        return AG_244 if t.edition == HANDBOOK else AG_246
    if mini == 0 and room_refusal(s, seat):
        return AG_180
    return 0 if can_acquire(s, seat, card, discounts) else AG_249


def acquire_options(s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
    """AG-117: the cards that can be taken now."""
    t = s.table
    for mini in range(3):
        if t.mini_dice[mini] != NOTHING or (mini == 0 and room_refusal(s, seat)):
            continue
        for card in t.minis[mini]:
            if can_acquire(s, seat, card, discounts):
                add_faces(out, ACQUIRE + 6 * (card - FIRST_EXPEDITION), mask)


def leave_mini_deck(s: AstroState, seat: int, card: int, face: int) -> None:
    """AG-181, AG-243 to AG-245: the die stays beside the mini-deck; the card below becomes the top one."""
    t = s.table
    mini = (card - FIRST_EXPEDITION) // 4
    t.mini_dice[mini] = leave_pool(t, seat, face)
    s.tell(events.PLACED, EVERYONE, seat, face, ACQUIRE + 6 * (card - FIRST_EXPEDITION) + face)
    t.minis[mini].remove(card)
    if t.below[mini] > 0:
        t.agenda.push(TURN_TOP, seat, mini)


def own(s: AstroState, seat: int, card: int) -> None:
    """AG-242, AG-250, AG-252, AG-257: a Technology or Bulletin is the owner's extra field from now on."""
    s.table.card_owners[card - FIRST_TECHNOLOGY] = seat
    s.tell(events.ACQUIRED, EVERYONE, seat, card)


def turn_top(s: AstroState, card: int) -> None:
    """AG-245: the next card of a mini-deck comes up."""
    t = s.table
    mini = t.agenda.a()
    t.agenda.pop()
    s.vault.minis[card - FIRST_EXPEDITION] = 0
    t.below[mini] -= 1
    t.minis[mini].append(card)
    s.tell(events.TOP_TURNED, EVERYONE, card)
