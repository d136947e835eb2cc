"""Action 4, use a Mercenary's skill, and what every skill does: SS-129 to SS-135, SS-211 to SS-283."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import effects, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.clauses import SS_083
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import basic_actions, hands
from kosmodrom.games.star_scrappers.rules.payments import Purse


def skill_refusal(s: ScrapperState, seat: int, kind: int, p: Purse) -> int:
    """SS-083, SS-129, SS-132: one card from the hand, whatever its skill can do now."""
    if not hands.colours_held(s.hands[seat], kind):
        return SS_083
    return basic_actions.basic_refusal(s.table, basic_actions.USING_SKILL, p)


def use_skill(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-129 to SS-131, SS-134: the card is played and its skill works; the card has left the hand by then.

    Only this action, or leading, makes a skill work.
    """
    hands.part_with(s, seat, kind)
    s.table.play.append(kind)
    basic_actions.use_basic(s.table, basic_actions.USING_SKILL)
    s.tell(events.SKILL_USED, EVERYONE, seat, kind)
    work(s, seat, kind)


def work(s: ScrapperState, seat: int, kind: int) -> None:
    """SS-005 to SS-007, SS-211 to SS-283: what a skill does, for the turn, at once, or as an extra action."""
    t = s.table
    agenda = t.agenda
    effect = s.book.skill[kind]
    number = s.book.skill_numbers[kind][0]
    colour = s.book.colour[kind]
    if effect == effects.TAKE_CRYSTAL:  # SS-211, SS-221, SS-232, SS-244, SS-259, SS-269
        frames.ask_crystal(agenda, seat, values.COSTS.index(number), colour)
    elif effect == effects.RECOLOUR_CRYSTAL:  # SS-212
        agenda.push(steps.RECOLOUR, seat, number)
    elif effect == effects.CHEAPER_ARTIFACTS:  # SS-218, SS-219
        t.artifact_discount += number
    elif effect == effects.CHEAPER_MINING:  # SS-220
        t.mining_discount += number
    elif effect == effects.CHEAPER_RECRUITING:  # SS-222, SS-225
        t.recruit_discount = max(t.recruit_discount, number)
    elif effect == effects.TAKE_BOTTOM:  # SS-227
        agenda.push(steps.PICK_BOTTOM, seat, number)
    elif effect == effects.TAKE_DOCKS:  # SS-229
        frames.ask_dock(agenda, seat, 0, number)
    elif effect == effects.TAKE_DOCK_AND_REPEAT:  # SS-233 to SS-237
        t.repeat = 1
        frames.ask_dock(agenda, seat, number, number)
    elif effect == effects.TAKE_BASE:  # SS-240, SS-242
        frames.ask_base(agenda, seat, number, frames.ANY)
    elif effect == effects.EXTRA_MINING:  # SS-245 to SS-247, SS-078
        t.extra_minings += number
    elif effect == effects.RECOLOUR_HAND:  # SS-248
        agenda.push(steps.TINT, seat, number)
    elif effect == effects.SECOND_CRYSTAL:  # SS-252, SS-255
        t.second_crystal = max(t.second_crystal, number)
    elif effect == effects.ENSLAVE_LOWEST:  # SS-260
        agenda.push(steps.ENSLAVE_LOW, seat)
    elif effect == effects.ENSLAVE_LEVEL:  # SS-264
        agenda.push(steps.ENSLAVE_ANY, seat, number)
    elif effect == effects.ENSLAVE_HAND:  # SS-265
        numbers = s.book.skill_numbers[kind]
        frames.ask_enslave_own(agenda, seat, number, numbers[1], values.COSTS.index(numbers[2]))
    elif effect == effects.DOUBLE_FACTION:  # SS-270, SS-273
        t.doubled |= 1 << colour
    elif effect == effects.TAKE_FACTION:  # SS-275, SS-276
        frames.ask_faction(agenda, seat, colour, number)
    else:  # SS-276, SS-278
        agenda.push(steps.PICK_WHOLE, seat, colour)
