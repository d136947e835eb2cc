"""Who learns what: everybody, but for hands being dealt, steps that stay in a hand, and colours of cards.

SS-018, SS-309, SS-314.
"""

from kosmodrom.engine.contract import CHANCE, EVERYONE, only
from kosmodrom.games.star_scrappers.model.actions import CARD, COLLECT, COLOUR, DONE, HOLD, MINE, PAY, SKILL
from kosmodrom.games.star_scrappers.model.clauses import SS_314
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import DEAL_HAND, TINT


def audience(s: ScrapperState, seat: int, action: int) -> int:
    """The mask of those who learn a decision as it is made."""
    if seat == CHANCE:
        agenda = s.table.agenda
        return only(agenda.seat()) if agenda.step() == DEAL_HAND else EVERYONE
    return only(seat) if stays_in_hand(s, seat, action) else EVERYONE


def stays_in_hand(s: ScrapperState, seat: int, action: int) -> bool:
    """Whether only the Hand changes: an action begun, a card laid ready or recoloured, one of several colours named."""
    hand = s.hands[seat]
    if action < MINE:
        return s.book.level_of_place[action] > 1
    if action < SKILL:
        return True
    if PAY <= action < DONE:
        return hand.intent >= MINE
    if CARD <= action < COLOUR:
        return s.table.agenda.step() == TINT
    return COLOUR <= action < HOLD and (hand.asked >= 0 or hand.picked >= 0)


def announces(s: ScrapperState, seat: int, action: int) -> int:
    """SS-314: when cards are played to mine, the colours that they count as are announced."""
    return SS_314 if action == DONE and MINE <= s.hands[seat].intent < COLLECT else 0
