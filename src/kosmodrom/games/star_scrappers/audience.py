"""Who learns a decision: everybody, but for hands being dealt and steps that stay in a hand.

SS-018, SS-309, SS-314.
"""

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.star_scrappers.actions import CARD, COLOUR, DONE, HOLD, MINE, PAY, SKILL
from kosmodrom.games.star_scrappers.asking import wanted_colours
from kosmodrom.games.star_scrappers.rules.hands import colours_held, is_one_colour
from kosmodrom.games.star_scrappers.state import ScrapperState
from kosmodrom.games.star_scrappers.steps import DEAL_HAND, TINT


def audience(s: ScrapperState, seat: int, action: int) -> int:
    """The mask of those who learn a decision as it is made."""
    if seat == CHANCE:
        agenda = s.table.agenda
        return only(agenda.seat()) if agenda.step() == DEAL_HAND else EVERYONE
    return only(seat) if stays_in_hand(s, seat, action) else EVERYONE


def stays_in_hand(s: ScrapperState, seat: int, action: int) -> bool:
    """Whether only the Hand changes: an action begun, a card laid ready, a card recoloured."""
    hand = s.hands[seat]
    if action < MINE:
        return s.book.level_of_place[action] > 1
    if action < SKILL:
        return True
    if action < SKILL + 24:
        return not is_one_colour(colours_held(hand, action - SKILL))
    if PAY <= action < DONE:
        return hand.intent >= MINE or not is_one_colour(colours_held(hand, action - PAY) & wanted_colours(s, seat))
    if CARD <= action < COLOUR:
        return s.table.agenda.step() == TINT or not is_one_colour(colours_held(hand, action - CARD))
    if COLOUR <= action < HOLD:
        return hand.picked >= 0 or (hand.asked >= 0 and is_private(hand.intent, s.table.agenda.step()))
    return False


def is_private(intent: int, step: int) -> bool:
    """Whether naming one of several cards leaves it in the hand: for a payment by several cards, or for recolouring."""
    if intent < 0:
        return step == TINT
    return MINE <= intent < SKILL
