"""What may be decided now: for each question the decisions that the rules allow (SS-308, SS-315)."""

from kosmodrom.games.star_scrappers.model.actions import (
    CARD,
    COLLECT,
    COLOUR,
    CRYSTAL,
    DONE,
    END,
    HOLD,
    MINE,
    MOVE,
    RECRUIT,
    SKILL,
    TAKEOVER,
)
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import (
    ACTING,
    DIVERSION,
    ENSLAVE_OWN,
    HOLDING,
    RECOLOUR,
    RECOLOUR_TO,
    STARTING,
    SWAP,
    TINT,
)
from kosmodrom.games.star_scrappers.model.zones import Hand
from kosmodrom.games.star_scrappers.rules import recolouring
from kosmodrom.games.star_scrappers.rules.acting import COLLECTING, MINING, RECRUITING, USING_SKILL, basic_refusal
from kosmodrom.games.star_scrappers.rules.collecting import collect_refusal, collecting_pay_options
from kosmodrom.games.star_scrappers.rules.enslaving import enslave_own_refusal
from kosmodrom.games.star_scrappers.rules.hands import colours_held, is_full
from kosmodrom.games.star_scrappers.rules.mining import ANY_COLOUR, cost_refusal, mining_pay_options, paying_colours
from kosmodrom.games.star_scrappers.rules.payments import colour_options, open_purse
from kosmodrom.games.star_scrappers.rules.recruiting import level_refusal, price_options
from kosmodrom.games.star_scrappers.rules.starting import starting_options
from kosmodrom.games.star_scrappers.rules.takeovers import diversion_refusal, takeover_refusal
from kosmodrom.games.star_scrappers.rules.taking import taking_options


def options(s: ScrapperState, seat: int) -> list[int]:
    """All decisions of the seat that is asked, ascending."""
    hand = s.hands[seat]
    if hand.asked >= 0:
        return colour_options(colours_held(hand, hand.asked) & wanted_colours(s, seat))
    if hand.picked >= 0:
        return [COLOUR + c for c in range(6) if recolouring.tint_colour_refusal(s, seat, c) == 0]
    if hand.intent >= 0:
        return payment_options(s, seat)
    step = s.table.agenda.step()
    if step == ACTING:
        return acting_options(s, seat)
    if step == STARTING:
        return starting_options(s, seat)
    if step == RECOLOUR:
        return [DONE] + [CRYSTAL + place for place in range(10) if recolouring.recolour_refusal(s, place) == 0]
    if step == RECOLOUR_TO:
        return [COLOUR + c for c in range(6) if recolouring.new_colour_refusal(s, c) == 0]
    if step == SWAP:
        return [DONE] + [CRYSTAL + place for place in range(10) if recolouring.swap_refusal(s, place) == 0]
    if step == TINT:
        return [DONE] + [CARD + kind for kind in kinds_in(hand)]
    if step == ENSLAVE_OWN:
        return [DONE] + [CARD + kind for kind in kinds_in(hand) if enslave_own_refusal(s, seat, kind) == 0]
    if step == HOLDING:
        return [HOLD, MOVE]
    if step == DIVERSION:
        first = s.table.agenda.a()
        return [TAKEOVER + owner for owner in range(s.seats) if diversion_refusal(s, first, owner) == 0] + [DONE]
    return [DONE] + taking_options(s, seat)


def wanted_colours(s: ScrapperState, seat: int) -> int:
    """SS-314: among cards of one kind in several colours, those that the payment can use."""
    intent = s.hands[seat].intent
    if MINE <= intent < COLLECT:
        return paying_colours(s, seat, open_purse(s, seat))
    return ANY_COLOUR


def payment_options(s: ScrapperState, seat: int) -> list[int]:
    """SS-309: the cards that may be laid ready for the action being paid."""
    intent = s.hands[seat].intent
    if intent < MINE:
        return price_options(s, seat)
    if intent < COLLECT:
        return mining_pay_options(s, seat)
    return collecting_pay_options(s, seat)


def acting_options(s: ScrapperState, seat: int) -> list[int]:
    """SS-065, SS-066, SS-069: the four basic actions, a takeover, or the end of the phase."""
    t = s.table
    p = open_purse(s, seat)
    found: list[int] = []
    if basic_refusal(t, RECRUITING, p) == 0 and not is_full(s, seat):
        levels = [level_refusal(s, level, p) for level in range(1, 5)]
        for place in range(10):
            if t.docks[place] >= 0 and levels[s.book.level_of_place[place] - 1] == 0:
                found.append(RECRUIT + place)
    if t.extra_minings or basic_refusal(t, MINING, p) == 0:
        for place in range(10):
            if t.mine[place] >= 0 and cost_refusal(s, seat, place, p) == 0:
                found.append(MINE + place)
    if basic_refusal(t, COLLECTING, p) == 0:
        for stack in range(3):
            if collect_refusal(s, stack, p) == 0:
                found.append(COLLECT + 2 * stack)
                found.append(COLLECT + 2 * stack + 1)
    if basic_refusal(t, USING_SKILL, p) == 0:
        for kind in kinds_in(s.hands[seat]):
            found.append(SKILL + kind)
    for owner in range(s.seats):
        if takeover_refusal(s, owner) == 0:
            found.append(TAKEOVER + owner)
    found.append(END)
    return found


def kinds_in(hand: Hand) -> list[int]:
    """The different kinds in a hand, ascending."""
    kinds: list[int] = []
    last = -1
    for card in hand.cards:
        kind = card // 6
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds
