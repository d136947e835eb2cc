"""Action 4, use a Mercenary's skill, and what every skill does: SS-129 to SS-135, SS-211 to SS-283."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import events, frames
from kosmodrom.games.star_scrappers.model.book import (
    CHEAPER_ARTIFACTS,
    CHEAPER_MINING,
    CHEAPER_RECRUITING,
    COSTS,
    DOUBLE_FACTION,
    ENSLAVE_HAND,
    ENSLAVE_LEVEL,
    ENSLAVE_LOWEST,
    EXTRA_MINING,
    RECOLOUR_CRYSTAL,
    RECOLOUR_HAND,
    SECOND_CRYSTAL,
    TAKE_BASE,
    TAKE_BOTTOM,
    TAKE_CRYSTAL,
    TAKE_DOCK_AND_REPEAT,
    TAKE_DOCKS,
    TAKE_FACTION,
)
from kosmodrom.games.star_scrappers.model.clauses import SS_083
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import ENSLAVE_ANY, ENSLAVE_LOW, PICK_BOTTOM, PICK_WHOLE, RECOLOUR, TINT
from kosmodrom.games.star_scrappers.rules.basic_actions import USING_SKILL, basic_refusal, use_basic
from kosmodrom.games.star_scrappers.rules.hands import colours_held, part_with
from kosmodrom.games.star_scrappers.rules.payments import Purse


def skill_refusal(s: ScrapperState, seat: int, kind: int, p: Purse) -> int:
    """SS-083, SS-129, SS-132: one card from the hand, whatever its skill can do now."""
    if not colours_held(s.hands[seat], kind):
        return SS_083
    return basic_refusal(s.table, USING_SKILL, p)


def use_skill(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-129 to SS-131, SS-134: the card is played and its skill works; the card has left the hand by then.

    Only this action, or leading, makes a skill work.
    """
    part_with(s, seat, kind)
    s.table.play.append(kind)
    use_basic(s.table, USING_SKILL)
    s.tell(events.SKILL_USED, EVERYONE, seat, kind)
    work(s, seat, kind)


def work(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-005 to SS-007, SS-211 to SS-283: what a skill does, for the turn, at once, or as an extra action."""
    t = s.table
    agenda = t.agenda
    effect = s.book.skill[kind]
    number = s.book.skill_numbers[kind][0]
    colour = s.book.colour[kind]
    if effect == TAKE_CRYSTAL:  # SS-211, SS-221, SS-232, SS-244, SS-259, SS-269
        frames.ask_crystal(agenda, seat, COSTS.index(number), colour)
    elif effect == RECOLOUR_CRYSTAL:  # SS-212
        agenda.push(RECOLOUR, seat, number)
    elif effect == CHEAPER_ARTIFACTS:  # SS-218, SS-219
        t.artifact_discount += number
    elif effect == CHEAPER_MINING:  # SS-220
        t.mining_discount += number
    elif effect == CHEAPER_RECRUITING:  # SS-222, SS-225
        t.recruit_discount = max(t.recruit_discount, number)
    elif effect == TAKE_BOTTOM:  # SS-227
        agenda.push(PICK_BOTTOM, seat, number)
    elif effect == TAKE_DOCKS:  # SS-229
        frames.ask_dock(agenda, seat, 0, number)
    elif effect == TAKE_DOCK_AND_REPEAT:  # SS-233 to SS-237
        t.repeat = 1
        frames.ask_dock(agenda, seat, number, number)
    elif effect == TAKE_BASE:  # SS-240, SS-242
        frames.ask_base(agenda, seat, number, frames.ANY)
    elif effect == EXTRA_MINING:  # SS-245 to SS-247, SS-078
        t.extra_minings += number
    elif effect == RECOLOUR_HAND:  # SS-248
        agenda.push(TINT, seat, number)
    elif effect == SECOND_CRYSTAL:  # SS-252, SS-255
        t.second_crystal = max(t.second_crystal, number)
    elif effect == ENSLAVE_LOWEST:  # SS-260
        agenda.push(ENSLAVE_LOW, seat)
    elif effect == ENSLAVE_LEVEL:  # SS-264
        agenda.push(ENSLAVE_ANY, seat, number)
    elif effect == ENSLAVE_HAND:  # SS-265
        numbers = s.book.skill_numbers[kind]
        frames.ask_enslave_own(agenda, seat, number, numbers[1], COSTS.index(numbers[2]))
    elif effect == DOUBLE_FACTION:  # SS-270, SS-273
        t.doubled |= 1 << colour
    elif effect == TAKE_FACTION:  # SS-275, SS-276
        frames.ask_faction(agenda, seat, colour, number)
    else:  # SS-276, SS-278
        agenda.push(PICK_WHOLE, seat, colour)
