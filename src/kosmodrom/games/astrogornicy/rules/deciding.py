"""Carrying decisions out, of seats and of chance, and going on to the next question."""

from kosmodrom.games.astrogornicy.model.actions import (
    AREA,
    AWARD,
    BONUS,
    BUY,
    CHEAPEST,
    CREW,
    DISCARD,
    DISPATCH,
    DOCK,
    DONE,
    DRAW,
    EXCHANGE,
    FIRST,
    FIRST_AWARD,
    FIRST_EXPEDITION,
    FIRST_KANTOR,
    FIRST_PLAYER,
    GIVE,
    LAUNCH,
    PASS,
    PAY,
    READY,
    REFINERY,
    REROLL,
    ROLL,
    SACRIFICE,
    SWAP,
    TAKE,
    TOKEN,
    TURN,
    USE,
    given_card,
)
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import DRAW_BLIND, PRICE
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.model.zones import clear_begun
from kosmodrom.games.astrogornicy.rules import placing, rolling, setup, undertaking
from kosmodrom.games.astrogornicy.rules.acting import pass_turn
from kosmodrom.games.astrogornicy.rules.awards import lay_award
from kosmodrom.games.astrogornicy.rules.bonus import choose_bonus
from kosmodrom.games.astrogornicy.rules.cards import deal_market, draw_blind
from kosmodrom.games.astrogornicy.rules.directors import turn_top
from kosmodrom.games.astrogornicy.rules.effects import use_dice_effect
from kosmodrom.games.astrogornicy.rules.exchanging import exchange
from kosmodrom.games.astrogornicy.rules.flow import go_on
from kosmodrom.games.astrogornicy.rules.ordering import end_buying
from kosmodrom.games.astrogornicy.rules.payments import lay, lay_cheapest
from kosmodrom.games.astrogornicy.rules.settling import take_reward


def decide(s: AstroState, seat: int, action: int) -> None:
    """A seat's decision, unchecked."""
    if action < AWARD:
        place(s, seat, action)
    elif action < PASS:
        if USE <= action < USE + 24:
            placing.use_technology(s, seat, (action - USE) // 6, (action - USE) % 6)
        else:
            undertaking.begin(s, seat, action)
    elif action <= DONE:
        change(s, seat, action)
    elif action < SWAP:
        go_on_with(s, seat, action)
    else:
        settle(s, seat, action)
    go_on(s)


def place(s: AstroState, seat: int, action: int) -> None:
    """AG-086: one die on a field."""
    if action < DISPATCH:
        placing.work(s, seat, (action - AREA) // 6, (action - AREA) % 6)
    elif action < REFINERY:
        placing.visit_dispatch(s, seat, action - DISPATCH)
    elif action < DOCK:
        placing.visit_refinery(s, seat, action - REFINERY)
    elif action < FIRST_PLAYER:
        placing.join(s, seat, (action - DOCK) // 6, (action - DOCK) % 6)
    else:
        placing.claim_first(s, seat, action - FIRST_PLAYER)


def change(s: AstroState, seat: int, action: int) -> None:
    """AG-057, AG-063, AG-089, AG-220: pass, change dice, confirm, or finish what was begun."""
    t = s.table
    if action == PASS:
        pass_turn(s, seat)
    elif action == SACRIFICE:
        rolling.sacrifice(t, seat)
    elif action < READY:
        use_dice_effect(s, seat, action)
        if t.phase == 2:
            rolling.close_window(s, seat)
    elif action == READY:
        rolling.confirm(s, seat)
    elif action < TURN:
        rolling.name_price(t, seat, action - DISCARD)
    elif action < REROLL:
        rolling.turn_die(s, seat, (action - TURN) // 6, (action - TURN) % 6)
    elif action < DONE:
        rolling.mark(t, seat, action - REROLL)
    else:
        finish(s, seat)


def finish(s: AstroState, seat: int) -> None:
    """AG-059, AG-075, AG-277, AG-310: the reroll, the price as it is, or all of what was begun."""
    hand = s.hands[seat]
    if hand.intent == NOTHING:
        rolling.reroll(s, seat)
    elif hand.stage == PRICE:
        undertaking.begin_paying(s, seat)
    else:
        undertaking.carry_out(s, seat)


def go_on_with(s: AstroState, seat: int, action: int) -> None:
    """AG-124, AG-217, AG-240, AG-278: a further step of what was begun."""
    hand = s.hands[seat]
    if action < PAY:
        undertaking.declare(s, seat, action)
    elif action < CREW:
        if action == CHEAPEST:
            lay_cheapest(s.table, hand, seat)
        else:
            lay(hand, action - PAY)
        undertaking.go_on_paying(s, seat)
    elif action < GIVE:
        hand.crew[(action - CREW) // 6] = (action - CREW) % 6
    else:
        undertaking.name_given(s, seat, given_card(action))


def settle(s: AstroState, seat: int, action: int) -> None:
    """AG-133, AG-149, AG-185, AG-197, AG-253: a swap, a card, a unit of the bonus, an Order, or the end."""
    hand = s.hands[seat]
    if action < TAKE:
        face = hand.intent - EXCHANGE
        clear_begun(hand)
        exchange(s, seat, face, (action - SWAP) // 7, (action - SWAP) % 7)
    elif action < BONUS:
        take(s, seat, (action - TAKE) // 5, (action - TAKE) % 5)
    elif action < BUY:
        choose_bonus(s, seat, action - BONUS)
    elif action < BUY + 36:
        undertaking.begin(s, seat, action)
    else:
        end_buying(s, seat)


def take(s: AstroState, seat: int, sort: int, where: int) -> None:
    """AG-185, AG-253: a card for a die on an Expedition, or on a Bulletin."""
    hand = s.hands[seat]
    intent = hand.intent
    if USE <= intent < LAUNCH:
        clear_begun(hand)
        placing.use_bulletin(s, seat, (intent - USE) // 6, (intent - USE) % 6, sort, where)
    else:
        take_reward(s, seat, sort, where)


def draw(s: AstroState, action: int) -> None:
    """Chance has decided."""
    if action >= ROLL:
        rolling.land(s, action - ROLL)
    elif action >= FIRST:
        setup.draw_first(s, action - FIRST)
    elif action >= TOKEN:
        setup.draw_token(s, action - TOKEN)
    else:
        draw_card(s, action - DRAW)
    go_on(s)


def draw_card(s: AstroState, card: int) -> None:
    """AG-022 to AG-026: a card of one of the decks."""
    if card < FIRST_AWARD:
        if s.table.agenda.step() == DRAW_BLIND:
            draw_blind(s, card)
        else:
            deal_market(s, card)
    elif card < FIRST_EXPEDITION:
        lay_award(s, card)
    elif card < FIRST_KANTOR:
        turn_top(s, card)
    else:
        setup.draw_kantor(s, card)
