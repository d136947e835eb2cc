"""What may be decided now: for each question the decisions that the rules allow."""

from kosmodrom.games.astrogornicy.model.actions import (
    DONE,
    END,
    EXCHANGE,
    FIRST_PLAYER,
    PASS,
)
from kosmodrom.games.astrogornicy.model.book import DISCOUNT_EFFECT
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import (
    ACTING,
    BUYING,
    CHOOSE_BONUS,
    CREWING,
    GIVING,
    PAYING,
    PRICE,
    ROLLING,
    SWAPPING,
    TAKING,
)
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.rules.awards import award_options, offering_options
from kosmodrom.games.astrogornicy.rules.bonus import bonus_options
from kosmodrom.games.astrogornicy.rules.directors import acquire_options
from kosmodrom.games.astrogornicy.rules.effects import unused
from kosmodrom.games.astrogornicy.rules.exchanging import can_exchange, swap_options
from kosmodrom.games.astrogornicy.rules.fields import add_faces, pool_mask
from kosmodrom.games.astrogornicy.rules.launching import crew_options, launch_options
from kosmodrom.games.astrogornicy.rules.ordering import buy_options, discard_options
from kosmodrom.games.astrogornicy.rules.payments import pay_options
from kosmodrom.games.astrogornicy.rules.placing import area_options, dock_options, office_options, use_options
from kosmodrom.games.astrogornicy.rules.rolling import changing_options, marking_options, rolling_options
from kosmodrom.games.astrogornicy.rules.settling import take_options
from kosmodrom.games.astrogornicy.rules.undertaking import price_options, subject


def options(s: AstroState, seat: int) -> list[int]:
    """All decisions of a seat that is asked, ascending."""
    if s.hands[seat].intent != NOTHING:
        return begun_options(s, seat)
    step = s.table.agenda.step()
    if step == ACTING:
        if s.table.price[seat] != NOTHING:
            return marking_options(s.table, seat)
        return acting_options(s, seat)
    if step == ROLLING:
        return rolling_options(s, seat)
    if step == BUYING:
        return buy_options(s, seat, unused(s.table, s.book, seat, DISCOUNT_EFFECT)) + [END]
    if step == CHOOSE_BONUS:
        return bonus_options(s.table)
    return take_options(s.table)


def acting_options(s: AstroState, seat: int) -> list[int]:
    """AG-067, AG-086, AG-089: one action, a change of dice before it, or to pass."""
    t = s.table
    book = s.book
    mask = pool_mask(t, seat)
    discounts = unused(t, book, seat, DISCOUNT_EFFECT)
    found: list[int] = []
    area_options(t, book, mask, found)
    office_options(s, mask, found)
    dock_options(t, book, mask, found)
    if t.first_field == NOTHING:
        add_faces(found, FIRST_PLAYER, mask)
    award_options(t, book, seat, mask, found)
    acquire_options(s, seat, mask, discounts, found)
    use_options(t, seat, mask, found)
    launch_options(s, seat, discounts, found)
    if can_exchange(t, seat):
        add_faces(found, EXCHANGE, mask)
    found.append(PASS)
    changing_options(s, seat, mask, found)
    return found


def begun_options(s: AstroState, seat: int) -> list[int]:
    """AG-132, AG-240, AG-277: the next step of what the seat has begun."""
    hand = s.hands[seat]
    stage = hand.stage
    if stage == PRICE:
        return price_options(s, seat)
    if stage == PAYING:
        return pay_options(s.table, hand, seat)
    if stage == SWAPPING:
        return swap_options(s.table, seat)
    if stage == TAKING:
        return take_options(s.table)
    found: list[int] = []
    if stage == GIVING:
        if hand.intent >= DONE:
            discard_options(hand, found)
        else:
            offering_options(s.table, s.book, hand, seat, found)
        return found
    found.append(DONE)
    if stage == CREWING:
        crew_options(s, seat, subject(hand.intent), found)
    return found
