"""Action 2, launching a Mission, and the launch of an Expedition: AG-120 to AG-132, AG-179 to AG-183, AG-307."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, clauses, events, terms
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, insert
from kosmodrom.games.astrogornicy.model.zones import Hand, Table
from kosmodrom.games.astrogornicy.rules import effects, fields, payments, pricing
from kosmodrom.games.astrogornicy.rules.base_questions import BegunMove


def running(t: Table, seat: int) -> int:
    """AG-127, AG-128: Missions and Expeditions on the Barges of a seat."""
    count = 0
    for owner in t.dock_owners:
        if owner == seat:
            count += 1
    return count


def free_dock(s: AstroState) -> int:
    """AG-129, AG-130, AG-307: the free usable Dock with the lowest number; -1 if there is none."""
    for dock in range(s.book.docks[s.seats]):
        if s.table.dock_cards[dock] == NOTHING:
            return dock
    return NOTHING


def room_refusal(s: AstroState, seat: int) -> int:
    """AG-127 to AG-129: a free Barge and a free Dock."""
    if running(s.table, seat) >= terms.BARGES:
        return clauses.AG_127
    return clauses.AG_129 if free_dock(s) == NOTHING else 0


def can_launch(s: AstroState, seat: int, card: int, discounts: int) -> bool:
    """AG-132, AG-218: whether the launch of a card can be paid, or costs nothing."""
    if payments.can_pay(s.table, seat, s.book.cost, terms.WIDTH * card, discounts):
        return True
    return effects.unused(s.table, s.book, seat, terms.FREE_EFFECT) > 0


def left_for_crew(t: Table, hand: Hand, seat: int, face: int) -> int:
    """AG-124, AG-181: dice of a face in the pool that are not put ready, nor beside the Expeditions."""
    count = t.pool[actions.SIDES * seat + face]
    for put in hand.crew:
        if put == face:
            count -= 1
    if hand.intent < actions.LAUNCH and actions.face_of(hand.intent, actions.ACQUIRE) == face:
        count -= 1
    return count


def crew_refusal(s: AstroState, seat: int, card: int, field: int, face: int) -> int:
    """AG-124 to AG-126, AG-182, AG-183: a fitting die of the pool on a free yellow field."""
    hand = s.hands[seat]
    if field >= s.book.yellow[card]:
        return clauses.AG_125
    dice = left_for_crew(s.table, hand, seat, face)
    return fields.field_refusal(hand.crew[field], s.book.accepts[actions.FIELDS * card + field], face, dice)


def crew_options(s: AstroState, seat: int, card: int, out: list[int]) -> None:
    """AG-124: what can be put on the yellow fields."""
    hand = s.hands[seat]
    mask = 0
    for face in range(actions.SIDES):
        if left_for_crew(s.table, hand, seat, face) > 0:
            mask |= 1 << face
    if mask == 0:
        return
    for field in range(s.book.yellow[card]):
        if hand.crew[field] == NOTHING:
            fields.add_faces(
                out, actions.CREW + actions.SIDES * field, mask & s.book.accepts[actions.FIELDS * card + field]
            )


def set_out(s: AstroState, seat: int, card: int) -> None:
    """AG-120, AG-124, AG-307: the card takes a Dock, and the dice that were put ready stand on it."""
    t = s.table
    dock = free_dock(s)
    assert 0 <= dock < actions.DOCKS
    t.dock_cards[dock] = card
    t.dock_owners[dock] = seat
    t.dock_positions[dock] = 1
    s.tell(events.LAUNCHED, EVERYONE, seat, card, dock + 1, payments.packed_payment(s.hands[seat]))
    crew = s.hands[seat].crew
    for field in range(actions.FIELDS):
        if crew[field] != NOTHING:
            t.dock_dice[actions.FIELDS * dock + field] = fields.leave_pool(t, seat, crew[field])
            s.tell(events.CREWED, EVERYONE, seat, crew[field], dock + 1, field + 1)


class Launch(BegunMove):
    """AG-120, AG-127, AG-129, AG-132: a Mission from hand, a Barge, a Dock and the means to pay."""

    first = actions.LAUNCH
    beyond = actions.EXCHANGE

    def add_options(self, s: AstroState, seat: int, mask: int, discounts: int, out: list[int]) -> None:
        if room_refusal(s, seat):
            return
        for card in s.hands[seat].cards:
            if actions.is_mission(card) and can_launch(s, seat, card, discounts):
                insert(out, actions.launch_action(card))

    def refusal(self, s: AstroState, seat: int, action: int) -> int:
        card = actions.subject(action)
        if card not in s.hands[seat].cards:
            return clauses.AG_120
        clause = room_refusal(s, seat)
        if clause:
            return clause
        discounts = effects.unused(s.table, s.book, seat, terms.DISCOUNT_EFFECT)
        return 0 if can_launch(s, seat, card, discounts) else clauses.AG_132

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        pricing.begin_purchase(s, seat, action)
