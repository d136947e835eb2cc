"""The pending question in words: who must decide what, and at what price."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.star_scrappers.model import frames, steps
from kosmodrom.games.star_scrappers.model.actions import COLLECT, COLOURS, MINE, SKILL
from kosmodrom.games.star_scrappers.model.book import COSTS, STRONGER_CARD
from kosmodrom.games.star_scrappers.model.values import kind_of
from kosmodrom.games.star_scrappers.words.cards import GENITIVE, artifact_name, card_name
from kosmodrom.games.star_scrappers.words.context import Glance


def prompt(glance: Glance) -> str:
    """What is asked now: of the own seat in full, of others as far as everybody sees it."""
    if glance.step < 0:
        return glance.texts["question.over"]
    if glance.step <= steps.LAST_CHANCE:
        return glance.texts["question.chance"]
    if glance.v.seat != glance.actor:
        return glance.texts.say(f"waiting.{steps.STEPS[glance.step]}", seat=glance.seat(glance.actor))
    hand = glance.v.hand
    if hand.asked >= 0:
        return _say(glance, "asked", card=card_name(hand.asked, glance.texts))
    if hand.picked >= 0:
        return _say(glance, "picked", card=card_name(kind_of(hand.picked), glance.texts))
    if 0 <= hand.intent < SKILL:
        return _payment(glance)
    return PROMPTS.get(glance.step, _bare)(glance)


def _say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"question.{key}", seat=glance.seat(glance.actor), **parts)


def _bare(glance: Glance) -> str:
    return _say(glance, steps.STEPS[glance.step])


def _payment(glance: Glance) -> str:
    intent = glance.v.hand.intent
    if intent < MINE:
        return _say(glance, "pay-recruit", card=glance.dock(intent, GENITIVE))
    ready = glance.laid_ready()
    if intent < COLLECT:
        place = intent - MINE
        price = glance.mining_price(place)
        key = "pay-mine-wild" if glance.t.wild[glance.crystal_shade(place)] else "pay-mine"
        asked = _say(glance, key, crystal=glance.plain_crystal(place), ready=ready, price=price)
    else:
        stack, half = divmod(intent - COLLECT, 2)
        price = glance.artifact_price(stack)
        artifact = artifact_name(2 * glance.t.tops[stack] + half, glance.texts)
        asked = _say(glance, "pay-collect", artifact=artifact, ready=ready, price=price)
    return f"{asked}{_bonus(glance)}" if ready < price else asked


def _bonus(glance: Glance) -> str:
    """Egzoszkielet, where it can still help a payment."""
    bonus = glance.purse().bonus
    if not bonus:
        return ""
    artifacts = [each for each in glance.t.artifacts[glance.actor] if glance.book.artifact[each] == STRONGER_CARD]
    return " " + _say(glance, "bonus", artifact=artifact_name(artifacts[-1], glance.texts), bonus=bonus)


def _acting(glance: Glance) -> str:
    extra = "-extra" if glance.t.extra_minings else ""
    minings = Count(glance.t.extra_minings)
    if glance.t.takeovers:
        return _say(glance, f"acting-after-takeover{extra}", minings=minings)
    done = "-done" if glance.t.basics == 2 else ""
    return _say(glance, f"acting{done}{extra}", basics=glance.t.basics, minings=minings)


def _pick_crystal(glance: Glance) -> str:
    cost, colour = COSTS[frames.row_to_take(glance.t.agenda)], frames.colour_to_take(glance.t.agenda)
    if colour == frames.ANY:
        return _say(glance, "pick-crystal", cost=cost)
    return _say(glance, "pick-crystal-colour", cost=cost, crystal=glance.texts[f"colour.crystal.{COLOURS[colour]}"])


def _recolour(glance: Glance) -> str:
    return _say(glance, "recolour", discount=frames.discount_to_give(glance.t.agenda))


def _recolour_to(glance: Glance) -> str:
    return _say(glance, "recolour-to", crystal=glance.plain_crystal(frames.place_to_change(glance.t.agenda)))


def _pick_dock(glance: Glance) -> str:
    level = frames.level_to_take(glance.t.agenda)
    if level:
        return _say(glance, "pick-dock", level=level)
    return _say(glance, "pick-dock-sum", levels=Count(frames.levels_left(glance.t.agenda)))


def _counted(glance: Glance) -> str:
    return _say(glance, steps.STEPS[glance.step], count=Count(frames.cards_left(glance.t.agenda)))


def _pick_base(glance: Glance) -> str:
    count, base = Count(frames.cards_left(glance.t.agenda)), frames.base_to_take(glance.t.agenda)
    if base != frames.ANY:
        return _say(glance, "pick-base-same", count=count, source=glance.from_base(base))
    return _say(glance, "pick-base", count=count)


def _pick_faction(glance: Glance) -> str:
    faction = glance.faction(frames.faction_to_take(glance.t.agenda))
    return _say(glance, "pick-faction", faction=faction, count=Count(frames.most_from_one_base(glance.t.agenda)))


def _pick_whole(glance: Glance) -> str:
    faction, base = glance.faction(frames.faction_to_take(glance.t.agenda)), frames.base_to_take(glance.t.agenda)
    if base != frames.ANY:
        return _say(glance, "pick-whole-same", faction=faction, source=glance.from_base(base))
    return _say(glance, "pick-whole", faction=faction)


def _enslave_any(glance: Glance) -> str:
    return _say(glance, "enslave-any", level=frames.level_to_take(glance.t.agenda))


def _enslave_own(glance: Glance) -> str:
    agenda = glance.t.agenda
    return _say(glance, "enslave-own", level=frames.level_to_enslave(agenda), count=frames.cards_left(agenda))


PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {
    steps.ACTING: _acting,
    steps.PICK_CRYSTAL: _pick_crystal,
    steps.RECOLOUR: _recolour,
    steps.RECOLOUR_TO: _recolour_to,
    steps.PICK_DOCK: _pick_dock,
    steps.PICK_BOTTOM: _counted,
    steps.PICK_BASE: _pick_base,
    steps.PICK_FACTION: _pick_faction,
    steps.PICK_WHOLE: _pick_whole,
    steps.TINT: _counted,
    steps.ENSLAVE_ANY: _enslave_any,
    steps.ENSLAVE_OWN: _enslave_own,
}
"""How a step asks, where more than its name is needed."""
