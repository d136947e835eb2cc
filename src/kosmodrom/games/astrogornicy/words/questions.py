"""The pending question in words: who must decide what, and why."""

from collections.abc import Callable
from typing import Final

from kosmodrom.games.astrogornicy.model.actions import (
    ACQUIRE,
    AUTOMAT,
    AWARD,
    EXCHANGE,
    FIRST_AWARD,
    FIRST_TECHNOLOGY,
    LAUNCH,
    MINER,
    USE,
    face_of,
    place_of,
    subject,
)
from kosmodrom.games.astrogornicy.model.book import SPECIALIST
from kosmodrom.games.astrogornicy.model.steps import (
    ACTING,
    BUYING,
    CHANGING,
    CHOOSE_BONUS,
    COMPLETE,
    CONFIRMED,
    CREWING,
    FREE_REROLL,
    GIVING,
    LAST_CHANCE,
    NEXT_TURN,
    PAYING,
    PRICE,
    REWARD,
    STEPS,
    SWAPPING,
    TAKING,
)
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.rules.base_questions import left_to_choose
from kosmodrom.games.astrogornicy.rules.effects import dice_effect_options
from kosmodrom.games.astrogornicy.rules.fields import pool_mask, pool_size
from kosmodrom.games.astrogornicy.rules.ordering import orders_bought
from kosmodrom.games.astrogornicy.words.cards import (
    ACCUSATIVE,
    LOCATIVE,
    NAME,
    amounts,
    card_name,
    effect_name,
    pool_words,
    resource_name,
)
from kosmodrom.games.astrogornicy.words.context import Glance


def prompt(glance: Glance) -> str:
    """What is asked now: of the own seat in full, of others as far as everybody sees it."""
    if glance.step < 0:
        return glance.texts["question.over"]
    if glance.step <= LAST_CHANCE or glance.t.airborne > 0:
        return glance.texts["question.chance"]
    if glance.step >= NEXT_TURN:
        return glance.texts["question.moving"]
    if glance.is_rolling():
        return _rolling(glance)
    if glance.v.seat != glance.actor:
        return glance.texts.say(f"waiting.{STEPS[glance.step]}", seat=glance.seat(glance.actor))
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
    if window == CONFIRMED:
        return _say(glance, "confirmed", seats=seats)
    if glance.t.price[glance.v.seat] != NOTHING:
        return _sacrificing(glance)
    return WINDOW_PROMPTS[window](glance)


def _free_reroll(glance: Glance) -> str:
    marked = glance.marked(glance.v.seat)
    if sum(marked):
        return _say(glance, "free-reroll-more", dice=pool_words(marked, glance.texts))
    return _say(glance, "free-reroll", dice=glance.pool_words(glance.v.seat))


def _changing(glance: Glance) -> str:
    dice, effects = glance.pool_words(glance.v.seat), _turning_effects(glance)
    if not effects:
        return _say(glance, "changing", dice=dice)
    names = ", ".join(effect_name(effect, glance.texts) for effect in effects)
    return _say(glance, "changing-effects", dice=dice, effects=names)


def _turning_effects(glance: Glance) -> list[int]:
    """AG-220: effects of own Orders that could turn a die of the pool now."""
    seat, t = glance.v.seat, glance.t
    turns: list[int] = []
    dice_effect_options(t, glance.book, seat, pool_mask(t, seat), turns)
    return sorted({SPECIALIST + (turn >= AUTOMAT) + (turn >= MINER) for turn in turns})


def _sacrificing(glance: Glance) -> str:
    """AG-063 to AG-065: a die is given for turning one die or rerolling several."""
    price = glance.t.price[glance.v.seat]
    if price == UNNAMED:
        return _say(glance, "naming-price")
    marked = glance.marked(glance.v.seat)
    if sum(marked):
        return _say(glance, "sacrificing-more", face=glance.face(price), dice=pool_words(marked, glance.texts))
    return _say(glance, "sacrificing", face=glance.face(price))


# --- the other phases -------------------------------------------------------------------------------


def _acting(glance: Glance) -> str:
    if glance.t.price[glance.v.seat] != NOTHING:
        return _sacrificing(glance)
    seat = glance.v.seat
    can_change = pool_size(glance.t, seat) >= 2 or _turning_effects(glance)
    return _say(glance, "acting-changing" if can_change else "acting", dice=glance.pool_words(seat))


def _counted(glance: Glance) -> str:
    return _say(glance, STEPS[glance.step], count=glance.count(left_to_choose(glance.t)))


def _buying(glance: Glance) -> str:
    return _say(glance, "buying-more" if orders_bought(glance.t) > 0 else "buying")


# --- what was begun ---------------------------------------------------------------------------------


def _card(glance: Glance, case: str) -> str:
    """The card that is launched, taken, bought, claimed or used."""
    intent = glance.v.hand.intent
    if AWARD <= intent < ACQUIRE:
        card = glance.t.awards[place_of(intent, AWARD)]
        return card_name(card if card != NOTHING else FIRST_AWARD, glance.texts, case)
    if USE <= intent < LAUNCH:
        return card_name(FIRST_TECHNOLOGY + place_of(intent, USE), glance.texts, case)
    return card_name(subject(intent), glance.texts, case)


def _price(glance: Glance) -> str:
    return _say(glance, "price", card=_card(glance, NAME), cost=amounts(glance.v.hand.due, glance.texts))


def _paying(glance: Glance) -> str:
    """AG-267 to AG-275: what is missing, and how it can be replaced."""
    texts, missing = glance.texts, glance.missing()
    how = texts["how.any"]
    if sum(missing):
        promoted = glance.t.promoted
        rates = ["how.four"] if sum(missing) > missing[promoted] else []
        rates += ["how.three"] if missing[promoted] else []
        told = [texts.say(rate, promoted=resource_name(promoted, texts)) for rate in rates]
        how = " ".join([texts.say("how.missing", missing=amounts(missing, texts)), *told])
    due = amounts(glance.v.hand.due, texts)
    return _say(glance, "paying", card=_card(glance, ACCUSATIVE), cost=due, laid=glance.laid(), how=how)


def _giving(glance: Glance) -> str:
    hand = glance.v.hand
    if hand.intent >= LAUNCH:
        return _say(glance, "giving-hand", card=_card(glance, ACCUSATIVE))
    award = glance.t.awards[place_of(hand.intent, AWARD)]
    size = glance.book.award_size[award]
    return _say(glance, "giving-award", card=_card(glance, ACCUSATIVE), count=len(hand.given), size=size)


def _crewing(glance: Glance) -> str:
    return _say(glance, "crewing", card=_card(glance, ACCUSATIVE))


def _swapping(glance: Glance) -> str:
    return _say(glance, "swapping", face=glance.face(face_of(glance.v.hand.intent, EXCHANGE)))


def _taking(glance: Glance) -> str:
    return _say(glance, "taking", card=_card(glance, LOCATIVE))


def _complete(glance: Glance) -> str:
    return _say(glance, "complete")


PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {
    ACTING: _acting,
    CHOOSE_BONUS: _counted,
    REWARD: _counted,
    BUYING: _buying,
}
"""How a step asks."""

WINDOW_PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {FREE_REROLL: _free_reroll, CHANGING: _changing}

STAGE_PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {
    PRICE: _price,
    PAYING: _paying,
    GIVING: _giving,
    CREWING: _crewing,
    SWAPPING: _swapping,
    TAKING: _taking,
    COMPLETE: _complete,
}
"""How the next step of what was begun is asked for."""
