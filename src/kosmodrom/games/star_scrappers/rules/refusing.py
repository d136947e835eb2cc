"""Why not? For every decision of the vocabulary 0, or the clause that forbids it now (SS-308).

The first failure counts: not asked, another question is open, no such thing, the rule.
"""

from kosmodrom.games.star_scrappers.model.actions import (
    ACTIVATE,
    BASE,
    BASE_PLACES,
    BEGIN,
    CARD,
    COLLECT,
    COLOUR,
    CRYSTAL,
    DOCK,
    DONE,
    END,
    HOLD,
    LEADER,
    MINE,
    PAY,
    SKILL,
    TAKEOVER,
    WILD,
)
from kosmodrom.games.star_scrappers.model.clauses import (
    SS_020,
    SS_021,
    SS_048,
    SS_054,
    SS_058,
    SS_066,
    SS_071,
    SS_135,
    SS_193,
    SS_299,
    SS_314,
)
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import (
    ACTING,
    DIVERSION,
    ENSLAVE_OWN,
    HOLDING,
    LAST_CHANCE,
    PICK_CRYSTAL,
    PICK_DOCK,
    RECOLOUR,
    RECOLOUR_TO,
    STARTING,
    SWAP,
    TINT,
)
from kosmodrom.games.star_scrappers.rules import recolouring
from kosmodrom.games.star_scrappers.rules.asking import wanted_colours
from kosmodrom.games.star_scrappers.rules.collecting import collect_refusal, collecting_pay_refusal
from kosmodrom.games.star_scrappers.rules.enslaving import enslave_own_refusal
from kosmodrom.games.star_scrappers.rules.hands import colours_held
from kosmodrom.games.star_scrappers.rules.mining import mine_refusal, mining_pay_refusal
from kosmodrom.games.star_scrappers.rules.payments import open_purse
from kosmodrom.games.star_scrappers.rules.recruiting import price_refusal, recruit_refusal
from kosmodrom.games.star_scrappers.rules.skills import skill_refusal
from kosmodrom.games.star_scrappers.rules.starting import activate_refusal, leader_refusal
from kosmodrom.games.star_scrappers.rules.takeovers import diversion_refusal, takeover_refusal
from kosmodrom.games.star_scrappers.rules.taking import base_refusal, crystal_refusal, dock_refusal


def refusal(s: ScrapperState, seat: int, action: int) -> int:
    """SS-021, SS-048, SS-071, SS-193: who is asked, what is asked, then the rule."""
    agenda = s.table.agenda
    if agenda.is_empty():
        return SS_193
    if agenda.step() <= LAST_CHANCE or agenda.seat() != seat:
        return SS_021
    if action >= WILD:
        return SS_020
    hand = s.hands[seat]
    if hand.asked >= 0 or hand.picked >= 0:
        return which_colour_refusal(s, seat, action)
    if hand.intent >= 0:
        return payment_refusal(s, seat, action)
    step = agenda.step()
    if step == ACTING:
        return acting_refusal(s, seat, action)
    if step == STARTING:
        return starting_refusal(s, seat, action)
    return question_refusal(s, seat, action, step)


def which_colour_refusal(s: ScrapperState, seat: int, action: int) -> int:
    """SS-249, SS-314: a colour is being asked: of which card, or which new one."""
    if not COLOUR <= action < HOLD:
        return SS_071
    hand = s.hands[seat]
    colour = action - COLOUR
    if hand.picked >= 0:
        return recolouring.tint_colour_refusal(s, seat, colour)
    held = colours_held(hand, hand.asked) & wanted_colours(s, seat)
    return 0 if (held >> colour) & 1 else SS_314


def payment_refusal(s: ScrapperState, seat: int, action: int) -> int:
    """SS-071, SS-309: while something is being paid only cards, or the end of the payment, can be named."""
    if not PAY <= action <= DONE:
        return SS_071
    intent = s.hands[seat].intent
    if intent < MINE:
        return price_refusal(s, seat, action)
    if intent < COLLECT:
        return mining_pay_refusal(s, seat, action)
    return collecting_pay_refusal(s, seat, action)


def acting_refusal(s: ScrapperState, seat: int, action: int) -> int:
    """SS-054, SS-058, SS-065, SS-066: the Action phase."""
    p = open_purse(s, seat)
    if action < MINE:
        return recruit_refusal(s, seat, action, p)
    if action < COLLECT:
        return mine_refusal(s, seat, action - MINE, p)
    if action < SKILL:
        return collect_refusal(s, (action - COLLECT) // 2, p)
    if action < TAKEOVER:
        return skill_refusal(s, seat, action - SKILL, p)
    if action < END:
        return takeover_refusal(s, action - TAKEOVER)
    if action == END:
        return 0
    if action < LEADER:
        return SS_054
    if action == LEADER:
        return SS_058
    return SS_048 if action == BEGIN else SS_066


def starting_refusal(s: ScrapperState, seat: int, action: int) -> int:
    """SS-048, SS-050, SS-055: the Starting phase."""
    if action < ACTIVATE:
        return SS_048
    if action < LEADER:
        return activate_refusal(s, seat, action - ACTIVATE)
    if action == LEADER:
        return leader_refusal(s, seat)
    return 0 if action == BEGIN else SS_135


def question_refusal(s: ScrapperState, seat: int, action: int, step: int) -> int:
    """SS-071, SS-135: a skill or Artifact asks for its targets."""
    if action == DONE:
        return SS_071 if step == RECOLOUR_TO or step == HOLDING else 0
    if step == HOLDING:
        return 0 if HOLD <= action < WILD else SS_071
    if step == DIVERSION:
        if TAKEOVER <= action < END:
            return diversion_refusal(s, s.table.agenda.a(), action - TAKEOVER)
        return SS_299
    if step == RECOLOUR_TO:
        return recolouring.new_colour_refusal(s, action - COLOUR) if COLOUR <= action < HOLD else SS_071
    if CRYSTAL <= action < DOCK:
        return mine_target_refusal(s, action - CRYSTAL, step)
    if DOCK <= action < BASE:
        return dock_refusal(s, seat, action - DOCK) if step == PICK_DOCK else SS_071
    if BASE <= action < CARD:
        return base_target_refusal(s, seat, action - BASE, step)
    if CARD <= action < COLOUR:
        if step == TINT:
            return recolouring.tint_refusal(s, seat, action - CARD)
        return enslave_own_refusal(s, seat, action - CARD) if step == ENSLAVE_OWN else SS_071
    return SS_071


def mine_target_refusal(s: ScrapperState, place: int, step: int) -> int:
    if step == PICK_CRYSTAL:
        return crystal_refusal(s, place)
    if step == RECOLOUR:
        return recolouring.recolour_refusal(s, place)
    return recolouring.swap_refusal(s, place) if step == SWAP else SS_071


def base_target_refusal(s: ScrapperState, seat: int, target: int, step: int) -> int:
    if step in (PICK_CRYSTAL, PICK_DOCK, RECOLOUR, SWAP, TINT, ENSLAVE_OWN):
        return SS_071
    return base_refusal(s, seat, target // BASE_PLACES, target % BASE_PLACES)
