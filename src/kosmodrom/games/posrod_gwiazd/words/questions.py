"""The pending question in words: who must decide what, and what it is about."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.posrod_gwiazd.model import frames, steps
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import asked_numbers
from kosmodrom.games.posrod_gwiazd.words.cards import ACCUSATIVE, card_text, credits_words, crystals_words, race_name
from kosmodrom.games.posrod_gwiazd.words.context import Glance


def prompt(glance: Glance) -> str:
    """What is asked now: of the own seat in full, of others as far as everybody sees it."""
    if glance.step < 0:
        return glance.texts["question.over"]
    if glance.step <= steps.LAST_CHANCE:
        return glance.texts["question.chance"]
    own = glance.v.seat
    if glance.asks_several:
        if glance.is_seat(own) and own in glance.awaited():
            return PROMPTS[glance.step](glance)
        if glance.is_seat(own) and (glance.v.hand.pick >= 0 or glance.v.hand.pay >= 0):
            return _decided(glance)
    elif own == glance.owner:
        return PROMPTS.get(glance.step, _bare)(glance)
    return _waiting(glance)


def _say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"question.{key}", seat=glance.seat(glance.v.seat), **parts)


def _bare(glance: Glance) -> str:
    return _say(glance, steps.STEPS[glance.step])


def _waiting(glance: Glance) -> str:
    """What everybody sees, and who is waited for."""
    card = -1
    if glance.step in (steps.PAYING, steps.BIDDING, steps.DISPUTING):
        card = frames.asking_card(glance.t)
    elif glance.step == steps.ACTING:
        card = glance.revealed(glance.owner)
    return glance.texts.say(
        f"waiting.{steps.STEPS[glance.step]}",
        seat=glance.seat(glance.owner),
        others=glance.all_of(glance.awaited()),
        other=glance.seat(frames.looked_at(glance.t)) if glance.step == steps.SWAPPING else "",
        card=glance.card(card),
        race=_race(glance),
    )


def _race(glance: Glance) -> str:
    race = glance.t.races[glance.owner] if glance.is_seat(glance.owner) else -1
    return race_name(race, glance.texts)


def _decided(glance: Glance) -> str:
    """PG-044, PG-086: the own secret choice, while others still think."""
    hand = glance.v.hand
    others = glance.all_of(glance.awaited())
    if glance.step != steps.CHOOSING:
        return _say(glance, "paid", pay=credits_words(hand.pay, glance.texts), others=others)
    if hand.drop < 0:
        return _say(glance, "chosen", card=glance.card(hand.pick), others=others)
    card, drop = glance.card(hand.pick, ACCUSATIVE), glance.card(hand.drop, ACCUSATIVE)
    return _say(glance, "chosen-two", card=card, drop=drop, others=others)


# --- the turn ---------------------------------------------------------------------------------------


def _choosing(glance: Glance) -> str:
    pick = glance.v.hand.pick
    if pick >= 0:
        return _say(glance, "choosing-drop", card=glance.card(pick, ACCUSATIVE))
    if glance.seats() == 2:
        return _say(glance, "choosing-drop-next")
    if len(glance.own_cards()) == 1:
        return _say(glance, "choosing-last")
    return _say(glance, "choosing", other=glance.seat(glance.receiver(glance.v.seat)))


def _acting(glance: Glance) -> str:
    hand, book = glance.v.hand, glance.book
    if hand.intent < 0:
        return _say(glance, "acting", card=glance.card(glance.revealed(glance.v.seat)))
    kind = glance.aimed()
    card = glance.card(kind, ACCUSATIVE)
    if hand.target < 0:
        return _say(glance, "acting-build", card=card)
    price, ready = book.energy[kind], len(hand.drained)
    if ready < price or not book.extra[kind]:
        return _say(glance, "acting-pay", card=card, ready=ready, price=price)
    key = "acting-extra" if book.cap[kind] else "acting-extra-uncapped"
    return _say(glance, key, card=card, each=book.extra[kind], cap=book.cap[kind], extra=ready - price)


# --- races and the secret objective -----------------------------------------------------------------


def _with_race(glance: Glance) -> str:
    return _say(glance, steps.STEPS[glance.step], race=_race(glance))


def _removing(glance: Glance) -> str:
    race = glance.t.races[glance.owner]
    every = glance.book.ability_numbers[race][0] if race >= 0 else 0
    return _say(glance, "removing", ready=len(glance.v.hand.staged), all=every)


def _swapping(glance: Glance) -> str:
    other, given = glance.seat(frames.looked_at(glance.t)), glance.v.hand.given
    if given < 0:
        return _say(glance, "swapping", other=other)
    return _say(glance, "swapping-back", other=other, card=glance.card(given, ACCUSATIVE))


def _claiming(glance: Glance) -> str:
    return _say(glance, "claiming", goal=claim_goal(glance))


def claim_goal(glance: Glance) -> int:
    """PG-219: the VP that the objective for the first to reach them asks for."""
    book = glance.book
    return book.objectives[book.race_to][6] if book.race_to >= 0 else 0


# --- what effects ask -------------------------------------------------------------------------------


def _storing(glance: Glance) -> str:
    place = glance.t.built[glance.owner]
    card = glance.t.cards[glance.owner][place] if place >= 0 else -1
    return _say(
        glance, "storing", card=glance.card(card, ACCUSATIVE), per=Count(max(1, frames.credits_per_point(glance.t)))
    )


def _taking(glance: Glance) -> str:
    credits = frames.credits_to_take(glance.t)
    return _say(glance, "taking", credits=credits_words(credits, glance.texts), half=credits // 2)


def _giving(glance: Glance) -> str:
    return _say(glance, "giving", theirs=frames.points_for_other(glance.t), own=frames.points_for_giver(glance.t))


def _charging(glance: Glance) -> str:
    return _say(glance, "charging", crystals=crystals_words(frames.crystals_to_charge(glance.t), glance.texts))


def _disputing(glance: Glance) -> str:
    return _say(glance, "disputing", text=card_text(frames.asking_card(glance.t), glance.book, glance.texts))


def _paying(glance: Glance) -> str:
    pay, lose, _ = asked_numbers(glance.t, glance.book)
    return _say(glance, "paying", pay=credits_words(pay, glance.texts), lose=lose, **_asker(glance))


def _bidding(glance: Glance) -> str:
    return _say(glance, "bidding", bonus=asked_numbers(glance.t, glance.book)[1], **_asker(glance))


def _asker(glance: Glance) -> dict[str, str]:
    return {"card": glance.card(frames.asking_card(glance.t)), "other": glance.seat(glance.owner)}


PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {
    steps.EXCHANGING: _with_race,
    steps.REMOVING: _removing,
    steps.LOOKING: _with_race,
    steps.SWAPPING: _swapping,
    steps.CHOOSING: _choosing,
    steps.ACTING: _acting,
    steps.STORING: _storing,
    steps.TAKING: _taking,
    steps.GIVING: _giving,
    steps.CHARGING: _charging,
    steps.DISPUTING: _disputing,
    steps.PAYING: _paying,
    steps.BIDDING: _bidding,
    steps.CLAIMING: _claiming,
}
"""How a step asks, where more than its name is needed."""
