"""Why not? For every decision of the vocabulary 0, or the clause that forbids it now.

The first failure counts: not asked, another question is open, no such thing, the rule.
"""

from kosmodrom.games.astrogornicy.model.actions import (
    ACQUIRE,
    AREA,
    AUTOMAT,
    AWARD,
    BONUS,
    BUY,
    CHEAPEST,
    CREW,
    DISCARD,
    DISCOUNT,
    DISPATCH,
    DOCK,
    DONE,
    DRAW,
    END,
    EXCHANGE,
    FIELDS,
    FIRST_EXPEDITION,
    FIRST_ORDER,
    FIRST_PLAYER,
    FREE_LAUNCH,
    GIVE,
    LAUNCH,
    MINER,
    PASS,
    PAY,
    READY,
    REFINERY,
    REROLL,
    SACRIFICE,
    SPEC,
    SWAP,
    TAKE,
    TURN,
    USE,
    given_card,
)
from kosmodrom.games.astrogornicy.model.book import AUTOMAT_EFFECT, DISCOUNT_EFFECT, MINER_EFFECT
from kosmodrom.games.astrogornicy.model.clauses import (
    AG_018,
    AG_042,
    AG_058,
    AG_059,
    AG_060,
    AG_061,
    AG_063,
    AG_064,
    AG_065,
    AG_069,
    AG_085,
    AG_088,
    AG_089,
    AG_090,
    AG_121,
    AG_124,
    AG_132,
    AG_133,
    AG_149,
    AG_151,
    AG_187,
    AG_197,
    AG_199,
    AG_206,
    AG_207,
    AG_220,
    AG_240,
    AG_253,
    AG_271,
    AG_277,
    AG_279,
    AG_304,
    AG_310,
    AG_312,
    AG_313,
    AG_314,
)
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import (
    ACTING,
    BUYING,
    CHOOSE_BONUS,
    COMPLETE,
    CREWING,
    FREE_REROLL,
    GIVING,
    LAST_CHANCE,
    PAYING,
    PRICE,
    ROLLING,
    SWAPPING,
    TAKING,
)
from kosmodrom.games.astrogornicy.model.steps import CONFIRMED as HAS_CONFIRMED
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.rules import placing, rolling
from kosmodrom.games.astrogornicy.rules.awards import award_refusal, offering_refusal
from kosmodrom.games.astrogornicy.rules.bonus import bonus_refusal
from kosmodrom.games.astrogornicy.rules.cards import place_refusal
from kosmodrom.games.astrogornicy.rules.directors import acquire_refusal
from kosmodrom.games.astrogornicy.rules.effects import specialist_refusal, unused, worker_refusal
from kosmodrom.games.astrogornicy.rules.exchanging import exchange_refusal, swap_refusal
from kosmodrom.games.astrogornicy.rules.fields import pool_size
from kosmodrom.games.astrogornicy.rules.launching import crew_refusal, is_launch, launch_refusal
from kosmodrom.games.astrogornicy.rules.ordering import buy_refusal, discard_refusal
from kosmodrom.games.astrogornicy.rules.payments import pay_refusal
from kosmodrom.games.astrogornicy.rules.undertaking import price_refusal, subject


def is_asked(s: AstroState, seat: int) -> bool:
    """AG-061, AG-085, AG-197: whether a seat owes a decision."""
    t = s.table
    step = t.agenda.step()
    if t.airborne > 0 or step <= LAST_CHANCE:
        return False
    return t.window[seat] != HAS_CONFIRMED if step == ROLLING else t.agenda.seat() == seat


def refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-279, AG-304: who is asked, what is asked, then the rule."""
    if s.table.agenda.is_empty():
        return AG_279
    if action >= DRAW:
        return AG_304
    if not is_asked(s, seat):
        return not_asked_refusal(s, seat, action)
    if s.hands[seat].intent != NOTHING:
        return begun_refusal(s, seat, action)
    step = s.table.agenda.step()
    if step == ROLLING:
        return rolling_refusal(s, seat, action)
    if step == ACTING:
        return acting_refusal(s, seat, action)
    if step == BUYING:
        return buying_refusal(s, seat, action)
    if step == CHOOSE_BONUS:
        return bonus_refusal(s.table, action - BONUS) if BONUS <= action < BUY else elsewhere(action, AG_314)
    return taking_refusal(s, action, AG_313)


def not_asked_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-061, AG-085, AG-088, AG-090, AG-197, AG-207: it is not this seat's turn."""
    t = s.table
    if t.phase < 2:
        return AG_042
    if t.phase == 2:
        return AG_061
    if t.phase == 3:
        if (t.passed >> seat) & 1:
            return AG_090
        return AG_088 if pool_size(t, seat) + t.rolling[seat] == 0 else AG_085
    if t.phase == 4:
        return AG_151 if t.agenda.step() == CHOOSE_BONUS else AG_187
    turn = (t.agenda.seat() - t.first) % s.seats
    if BUY <= action < END and (seat - t.first) % s.seats < turn:
        return AG_207
    return AG_197


def elsewhere(action: int, otherwise: int) -> int:
    """AG-042, AG-059, AG-063, AG-069, AG-121, AG-206, AG-271: a decision of another phase or another question."""
    if action < LAUNCH:
        return AG_042
    if action < EXCHANGE:
        return AG_121
    if action < PASS:
        return AG_042
    if action == PASS:
        return AG_089
    if action < SPEC:
        return AG_069
    if action < READY:
        return AG_220
    if action == READY:
        return AG_061
    if action < REROLL:
        return AG_063 if action < TURN else AG_064
    if action < DONE:
        return AG_059
    if action == DONE:
        return otherwise
    return later_elsewhere(action)


def later_elsewhere(action: int) -> int:
    """AG-018, AG-124, AG-133, AG-149, AG-199, AG-206, AG-271, AG-310, AG-312: steps of something not begun."""
    if action < PAY:
        return AG_310
    if action < CREW:
        return AG_271
    if action < GIVE:
        return AG_124
    if action < SWAP:
        return AG_199
    if action < TAKE:
        return AG_133
    if action < BONUS:
        return AG_018
    if action < BUY:
        return AG_149
    return AG_206 if action < END else AG_312


def rolling_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-057 to AG-061: the free reroll first, then changes, then the confirmation."""
    t = s.table
    if t.price[seat] != NOTHING:
        return marking_refusal(s, seat, action)
    if t.window[seat] == FREE_REROLL:
        if REROLL <= action <= DONE:
            return marking_refusal(s, seat, action)
        return AG_060 if SACRIFICE <= action <= READY else elsewhere(action, AG_058)
    if SACRIFICE <= action < READY:
        return changing_refusal(s, seat, action)
    return 0 if action == READY else elsewhere(action, AG_059)


def marking_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-058, AG-063, AG-065, AG-070, AG-075: the die to discard, dice to reroll, or the die to turn."""
    t = s.table
    if t.price[seat] == UNNAMED:
        return rolling.discard_refusal(t, seat, action - DISCARD) if DISCARD <= action < TURN else AG_063
    if TURN <= action < REROLL:
        return rolling.turn_refusal(t, seat, (action - TURN) // 6, (action - TURN) % 6)
    if REROLL <= action < DONE:
        return rolling.reroll_refusal(t, seat, action - REROLL)
    return rolling.done_refusal(t, seat) if action == DONE else AG_065


def changing_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-063, AG-212 to AG-216: a sacrifice or the effect of a bought Order."""
    t = s.table
    if action < SPEC:
        return rolling.sacrifice_refusal(t, seat)
    if action < AUTOMAT:
        return specialist_refusal(t, s.book, seat, (action - SPEC) // 2, (action - SPEC) % 2)
    if action < MINER:
        return worker_refusal(t, s.book, seat, AUTOMAT_EFFECT, action - AUTOMAT)
    return worker_refusal(t, s.book, seat, MINER_EFFECT, action - MINER)


def acting_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-067, AG-086, AG-089: an action, a change of dice, or to pass."""
    if s.table.price[seat] != NOTHING:
        return marking_refusal(s, seat, action)
    if action < AWARD:
        return placing_refusal(s, seat, action)
    if action < EXCHANGE:
        return card_refusal(s, seat, action)
    if action < PASS:
        return exchange_refusal(s.table, seat, action - EXCHANGE)
    if action == PASS:
        return 0
    return changing_refusal(s, seat, action) if action < READY else elsewhere(action, AG_277)


def placing_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-086: one die on a field of the board or of a card in a Dock."""
    if action < DISPATCH:
        return placing.area_refusal(s.table, s.book, seat, (action - AREA) // 6, (action - AREA) % 6)
    if action < REFINERY:
        return placing.dispatch_refusal(s, seat, action - DISPATCH)
    if action < DOCK:
        return placing.refinery_refusal(s, seat, action - REFINERY)
    if action < FIRST_PLAYER:
        place = (action - DOCK) // 6
        return placing.dock_refusal(s, seat, place // FIELDS, place % FIELDS, (action - DOCK) % 6)
    return placing.first_refusal(s.table, seat, action - FIRST_PLAYER)


def card_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-086, AG-116 to AG-118: Awards, Directors' cards, own cards, and the launch of a Mission."""
    discounts = unused(s.table, s.book, seat, DISCOUNT_EFFECT)
    if action < ACQUIRE:
        return award_refusal(s.table, s.book, seat, (action - AWARD) // 6, (action - AWARD) % 6)
    if action < USE:
        card = (action - ACQUIRE) // 6 + FIRST_EXPEDITION
        return acquire_refusal(s, seat, card, (action - ACQUIRE) % 6, discounts)
    if action < LAUNCH:
        return placing.use_refusal(s.table, seat, (action - USE) // 6, (action - USE) % 6)
    return launch_refusal(s, seat, action - LAUNCH, discounts)


def buying_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-197, AG-312: an Order from hand, or the end of the turn."""
    if action == END:
        return 0
    if BUY <= action < END:
        discounts = unused(s.table, s.book, seat, DISCOUNT_EFFECT)
        return buy_refusal(s, seat, action - BUY + FIRST_ORDER, discounts)
    return elsewhere(action, AG_277)


def taking_refusal(s: AstroState, action: int, otherwise: int) -> int:
    """AG-185, AG-188, AG-253, AG-313: one Mission or Order card must be taken."""
    if TAKE <= action < BONUS:
        return place_refusal(s.table, (action - TAKE) // 5, (action - TAKE) % 5)
    return elsewhere(action, otherwise)


def begun_refusal(s: AstroState, seat: int, action: int) -> int:
    """AG-132, AG-240, AG-277: what was begun is finished first."""
    hand = s.hands[seat]
    stage = hand.stage
    if stage == PRICE and DONE <= action <= FREE_LAUNCH:
        return price_refusal(s, seat, action)
    if stage == PAYING and PAY <= action <= CHEAPEST:
        return pay_refusal(s.table, hand, seat, action)
    if stage == GIVING and GIVE <= action < SWAP:
        if hand.intent >= BUY:
            return discard_refusal(s.table, hand, seat, given_card(action))
        return offering_refusal(s.table, s.book, hand, seat, given_card(action))
    if stage == CREWING and CREW <= action < GIVE:
        return crew_refusal(s, seat, subject(hand.intent), (action - CREW) // 6, (action - CREW) % 6)
    if stage == SWAPPING and SWAP <= action < TAKE:
        return swap_refusal(s.table, seat, (action - SWAP) // 7, (action - SWAP) % 7)
    if stage == TAKING and TAKE <= action < BONUS:
        return taking_refusal(s, action, AG_253)
    if (stage == CREWING or stage == COMPLETE) and action == DONE:
        return 0
    return unfinished(hand.intent, action)


def unfinished(intent: int, action: int) -> int:
    """AG-132, AG-133, AG-240, AG-253, AG-277, AG-310: something else is asked in the middle of an undertaking."""
    if DISCOUNT <= action <= FREE_LAUNCH:
        return AG_310
    if is_launch(intent):
        return AG_132
    if AWARD <= intent < ACQUIRE:
        return AG_240
    if USE <= intent < LAUNCH:
        return AG_253
    return AG_133 if EXCHANGE <= intent < PASS else AG_277
