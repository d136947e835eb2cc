"""What in a position stands against a decision: the sentence before the clause in an answer to "why not?"."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.star_scrappers.model.actions import COLLECT, COLOURS, MINE, RECRUIT, SKILL, VOCABULARY
from kosmodrom.games.star_scrappers.model.clauses import (
    SS_065,
    SS_067,
    SS_071,
    SS_089,
    SS_094,
    SS_100,
    SS_101,
    SS_106,
    SS_115,
)
from kosmodrom.games.star_scrappers.rules.collecting import stack_of
from kosmodrom.games.star_scrappers.words.cards import GENITIVE, artifact_name
from kosmodrom.games.star_scrappers.words.context import Glance


def _say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"reason.{key}", **parts)


def _short_of_crystal(glance: Glance, action: int) -> str:
    """SS-101: what the Crystal costs, and what the cards that could pay for it come to."""
    purse = glance.purse()
    paying = glance.v.hand.intent
    if MINE <= paying < COLLECT:
        return _say(glance, "short-ready", cost=glance.mining_price(paying - MINE), ready=glance.laid_ready())
    place = action - MINE
    shade = glance.crystal_shade(place)
    cost = glance.mining_price(place)
    if glance.t.wild[shade]:
        return _say(glance, "short-wild", cost=cost, best=purse.best + purse.bonus)
    cards = glance.texts[f"colour.cards.{COLOURS[shade]}"]
    return _say(glance, "short", cost=cost, cards=cards, sum=purse.sums[shade] + purse.bonus)


def _no_colour(glance: Glance, action: int) -> str:
    """SS-100: the colour that is wanted."""
    paying = glance.v.hand.intent
    place = paying - MINE if MINE <= paying < COLLECT else action - MINE
    return _say(glance, "no-colour", cards=glance.texts[f"colour.cards.{COLOURS[glance.crystal_shade(place)]}"])


def _mixed(glance: Glance, _: int) -> str:
    """SS-106: another colour lies ready."""
    return _say(glance, "mixed")


def _short_of_artifact(glance: Glance, action: int) -> str:
    """SS-115: what the Artifact costs, and what the hand comes to."""
    paying = glance.v.hand.intent
    if COLLECT <= paying < SKILL:
        return _say(glance, "short-ready", cost=glance.artifact_price(stack_of(paying)), ready=glance.laid_ready())
    purse = glance.purse()
    return _say(glance, "short-hand", cost=glance.artifact_price(stack_of(action)), sum=purse.total + purse.bonus)


def _no_card_of_level(glance: Glance, action: int) -> str:
    """SS-089: the level that is wanted."""
    paying = glance.v.hand.intent
    place = (paying if RECRUIT <= paying < MINE else action) - RECRUIT
    return _say(glance, "no-level", level=glance.book.level_of_place[place] - 1)


def _full(glance: Glance, _: int) -> str:
    """SS-094: how many cards the hand has."""
    return _say(glance, "full", cards=Count(len(glance.v.hand.cards)))


def _no_basic_left(glance: Glance, _: int) -> str:
    """SS-065: both basic actions of the turn are used."""
    return _say(glance, "no-basic")


def _same_basic(glance: Glance, action: int) -> str:
    """SS-067: what the first basic action was."""
    return _say(glance, f"same-{VOCABULARY.verb(action)}")


def _begun(glance: Glance, _: int) -> str:
    """SS-071: what was begun."""
    paying = glance.v.hand.intent
    if not 0 <= paying < SKILL:
        return _say(glance, "begun")
    if paying < MINE:
        return _say(glance, "begun-recruit", card=glance.dock(paying - RECRUIT, GENITIVE))
    if paying < COLLECT:
        return _say(glance, "begun-mine", crystal=glance.plain_crystal(paying - MINE))
    stack, half = divmod(paying - COLLECT, 2)
    return _say(glance, "begun-collect", artifact=artifact_name(2 * glance.t.tops[stack] + half, glance.texts))


REASONS: Final[dict[int, Callable[[Glance, int], str]]] = {
    SS_065: _no_basic_left,
    SS_067: _same_basic,
    SS_071: _begun,
    SS_089: _no_card_of_level,
    SS_094: _full,
    SS_100: _no_colour,
    SS_101: _short_of_crystal,
    SS_106: _mixed,
    SS_115: _short_of_artifact,
}
"""By clause."""
