"""The pending question in words: who must decide what, and why."""

from collections.abc import Callable
from typing import Final

from kosmodrom.games.astrogornicy.model import actions, steps
from kosmodrom.games.astrogornicy.model.book import SPECIALIST
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.rules.base_questions import left_to_choose
from kosmodrom.games.astrogornicy.rules.effects import dice_effect_options
from kosmodrom.games.astrogornicy.rules.fields import pool_mask, pool_size
from kosmodrom.games.astrogornicy.rules.ordering import orders_bought
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.context import Glance


def prompt(glance: Glance) -> str:
    """What is asked now: of the own seat in full, of others as far as everybody sees it."""
    if glance.step < 0:
        return glance.texts["question.over"]
    if glance.step <= steps.LAST_CHANCE or glance.t.airborne > 0:
        return glance.texts["question.chance"]
    if glance.step >= steps.NEXT_TURN:
        return glance.texts["question.moving"]
    if glance.is_rolling():
        return _rolling(glance)
    if glance.v.seat != glance.actor:
        return glance.texts.say(f"waiting.{steps.STEPS[glance.step]}", seat=glance.seat(glance.actor))
    if glance.v.hand.intent != NOTHING:
        return STAGE_PROMPTS[glance.v.hand.stage](glance)
    return PROMPTS[glance.step](glance)


def _say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"question.{key}", seat=glance.seat(glance.v.seat), **parts)


# --- phase 2 ----------------------------------------------------------------------------------------


def _rolling(glance: Glance) -> str:
    """AG-057 to AG-061: every seat settles on its dice, side by side."""
    awaited = glance.awaited()
    seats = ", ".join(glance.seat(seat) for seat in awaited)
    if not glance.is_seat(glance.v.seat):
        return glance.texts.say("waiting.rolling-many" if len(awaited) > 1 else "waiting.rolling", seats=seats)
    window = glance.t.window[glance.v.seat]
    if window == steps.CONFIRMED:
        return _say(glance, "confirmed", seats=seats)
    if glance.t.price[glance.v.seat] != NOTHING:
        return _sacrificing(glance)
    return WINDOW_PROMPTS[window](glance)


def _free_reroll(glance: Glance) -> str:
    marked = glance.marked(glance.v.seat)
    if sum(marked):
        return _say(glance, "free-reroll-more", dice=cards.pool_words(marked, glance.texts))
    return _say(glance, "free-reroll", dice=glance.pool_words(glance.v.seat))


def _changing(glance: Glance) -> str:
    dice, effects = glance.pool_words(glance.v.seat), _turning_effects(glance)
    if not effects:
        return _say(glance, "changing", dice=dice)
    names = ", ".join(cards.effect_name(effect, glance.texts) for effect in effects)
    return _say(glance, "changing-effects", dice=dice, effects=names)


def _turning_effects(glance: Glance) -> list[int]:
    """AG-220: effects of own Orders that could turn a die of the pool now."""
    seat, t = glance.v.seat, glance.t
    turns: list[int] = []
    dice_effect_options(t, glance.book, seat, pool_mask(t, seat), turns)
    return sorted({SPECIALIST + (turn >= actions.AUTOMAT) + (turn >= actions.MINER) for turn in turns})


def _sacrificing(glance: Glance) -> str:
    """AG-063 to AG-065: a die is given for turning one die or rerolling several."""
    price = glance.t.price[glance.v.seat]
    if price == UNNAMED:
        return _say(glance, "naming-price")
    marked = glance.marked(glance.v.seat)
    if sum(marked):
        return _say(glance, "sacrificing-more", face=glance.face(price), dice=cards.pool_words(marked, glance.texts))
    return _say(glance, "sacrificing", face=glance.face(price))


# --- the other phases -------------------------------------------------------------------------------


def _acting(glance: Glance) -> str:
    if glance.t.price[glance.v.seat] != NOTHING:
        return _sacrificing(glance)
    seat = glance.v.seat
    can_change = pool_size(glance.t, seat) >= 2 or _turning_effects(glance)
    return _say(glance, "acting-changing" if can_change else "acting", dice=glance.pool_words(seat))


def _counted(glance: Glance) -> str:
    return _say(glance, steps.STEPS[glance.step], count=glance.count(left_to_choose(glance.t)))


def _buying(glance: Glance) -> str:
    return _say(glance, "buying-more" if orders_bought(glance.t) > 0 else "buying")


# --- what was begun ---------------------------------------------------------------------------------


def _card(glance: Glance, case: str) -> str:
    """The card that is launched, taken, bought, claimed or used."""
    intent = glance.v.hand.intent
    if actions.AWARD <= intent < actions.ACQUIRE:
        card = glance.t.awards[actions.place_of(intent, actions.AWARD)]
        return cards.card_name(card if card != NOTHING else actions.FIRST_AWARD, glance.texts, case)
    if actions.USE <= intent < actions.LAUNCH:
        return cards.card_name(actions.FIRST_TECHNOLOGY + actions.place_of(intent, actions.USE), glance.texts, case)
    return cards.card_name(actions.subject(intent), glance.texts, case)


def _price(glance: Glance) -> str:
    return _say(glance, "price", card=_card(glance, cards.NAME), cost=cards.amounts(glance.v.hand.due, glance.texts))


def _paying(glance: Glance) -> str:
    """AG-267 to AG-275: what is missing, and how it can be replaced."""
    texts, missing = glance.texts, glance.missing()
    how = texts["how.any"]
    if sum(missing):
        promoted = glance.t.promoted
        rates = ["how.four"] if sum(missing) > missing[promoted] else []
        rates += ["how.three"] if missing[promoted] else []
        told = [texts.say(rate, promoted=cards.resource_name(promoted, texts)) for rate in rates]
        how = " ".join([texts.say("how.missing", missing=cards.amounts(missing, texts)), *told])
    due = cards.amounts(glance.v.hand.due, texts)
    return _say(glance, "paying", card=_card(glance, cards.ACCUSATIVE), cost=due, laid=glance.laid(), how=how)


def _giving(glance: Glance) -> str:
    hand = glance.v.hand
    if hand.intent >= actions.LAUNCH:
        return _say(glance, "giving-hand", card=_card(glance, cards.ACCUSATIVE))
    award = glance.t.awards[actions.place_of(hand.intent, actions.AWARD)] - actions.FIRST_AWARD
    size = glance.book.award_size[award]
    return _say(glance, "giving-award", card=_card(glance, cards.ACCUSATIVE), count=len(hand.given), size=size)


def _crewing(glance: Glance) -> str:
    return _say(glance, "crewing", card=_card(glance, cards.ACCUSATIVE))


def _swapping(glance: Glance) -> str:
    return _say(glance, "swapping", face=glance.face(actions.face_of(glance.v.hand.intent, actions.EXCHANGE)))


def _taking(glance: Glance) -> str:
    return _say(glance, "taking", card=_card(glance, cards.LOCATIVE))


def _complete(glance: Glance) -> str:
    return _say(glance, "complete")


PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {
    steps.ACTING: _acting,
    steps.CHOOSE_BONUS: _counted,
    steps.REWARD: _counted,
    steps.BUYING: _buying,
}
"""How a step asks."""

WINDOW_PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {steps.FREE_REROLL: _free_reroll, steps.CHANGING: _changing}

STAGE_PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {
    steps.PRICE: _price,
    steps.PAYING: _paying,
    steps.GIVING: _giving,
    steps.CREWING: _crewing,
    steps.SWAPPING: _swapping,
    steps.TAKING: _taking,
    steps.COMPLETE: _complete,
}
"""How the next step of what was begun is asked for."""
