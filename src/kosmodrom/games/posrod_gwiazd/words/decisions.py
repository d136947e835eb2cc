"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.posrod_gwiazd.model import frames, steps
from kosmodrom.games.posrod_gwiazd.model.actions import LOCATION_COUNT, VICTIM_MASKS, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.effects import EXCHANGE
from kosmodrom.games.posrod_gwiazd.rules.counting import counted
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import asked_numbers
from kosmodrom.games.posrod_gwiazd.words.cards import (
    ACCUSATIVE,
    card_details,
    card_phrase,
    cost_words,
    credits_words,
    objective_words,
    race_name,
    race_phrase,
    reactor_name,
)
from kosmodrom.games.posrod_gwiazd.words.context import Glance


def choice_words(glance: Glance, action: int) -> str:
    """A decision as a person reads it."""
    verb, number = VOCABULARY.split(action)
    return WORDINGS[verb](glance, number)


def _plain(key: str) -> Callable[[Glance, int], str]:
    return lambda glance, _: glance.texts[f"decision.{key}"]


# --- cards ------------------------------------------------------------------------------------------


def _pick(glance: Glance, kind: int) -> str:
    return glance.texts.say("decision.pick", **_printed(glance, kind))


def _printed(glance: Glance, kind: int) -> dict[str, str]:
    book, texts = glance.book, glance.texts
    return {
        "card": glance.card(kind, ACCUSATIVE),
        "details": card_details(kind, book, texts),
        "text": card_phrase(kind, book, texts),
    }


def _card(glance: Glance, kind: int) -> str:
    keys = {steps.CHOOSING: "drop", steps.REMOVING: "remove"}
    key = keys.get(glance.step, "card")
    if glance.step == steps.SWAPPING:
        key = "give" if glance.v.hand.given < 0 else "take-card"
    return glance.texts.say(f"decision.{key}", **_printed(glance, kind))


# --- actions ----------------------------------------------------------------------------------------


def _build(glance: Glance, _: int) -> str:
    kind = glance.revealed(glance.actor)
    if not 0 <= kind < LOCATION_COUNT:
        return glance.texts["decision.build-none"]
    free = not glance.book.credits[kind] and not glance.book.energy[kind]
    return glance.texts.say(
        "decision.build-free" if free else "decision.build",
        card=glance.card(kind, ACCUSATIVE),
        cost=cost_words(kind, glance.book, glance.texts),
        points=glance.book.points[kind],
        text=card_phrase(kind, glance.book, glance.texts),
    )


def _reactor(glance: Glance, _: int) -> str:
    kind = glance.revealed(glance.actor)
    if kind < 0:
        return glance.texts["decision.reactor-none"]
    cost = credits_words(glance.book.reactor_credits, glance.texts)
    return glance.texts.say("decision.reactor", card=glance.card(kind, ACCUSATIVE), cost=cost)


def _discard(glance: Glance, _: int) -> str:
    kind = glance.revealed(glance.actor)
    if kind < 0:
        return glance.texts["decision.discard-none"]
    credits = glance.discard_credits(glance.actor)
    key = "decision.discard" if credits else "decision.discard-unpaid"
    card = glance.card(kind, ACCUSATIVE)
    return glance.texts.say(key, card=card, credits=credits_words(credits, glance.texts))


def _conflict(glance: Glance, _: int) -> str:
    kind = glance.revealed(glance.actor)
    if kind < LOCATION_COUNT:
        return glance.texts["decision.conflict-none"]
    return glance.texts.say(
        "decision.conflict",
        card=glance.card(kind, ACCUSATIVE),
        cost=cost_words(kind, glance.book, glance.texts),
        text=card_phrase(kind, glance.book, glance.texts),
    )


def _salvage(glance: Glance, kind: int) -> str:
    return glance.texts.say("decision.salvage", **_printed(glance, kind))


def _done(glance: Glance, _: int) -> str:
    paying = glance.step == steps.ACTING and glance.v.hand.target >= 0
    return glance.texts["decision.done-extra" if paying else "decision.done"]


# --- cells ------------------------------------------------------------------------------------------


def _cell(glance: Glance, cell: int) -> str:
    """A place to build, a Reactor that pays, or one that gets a crystal, as the step says."""
    seat = glance.v.seat
    place = glance.place_at(seat, cell)
    if place >= 0:
        key = "charge" if glance.step == steps.CHARGING else "drain"
        tokens = glance.t.tokens[seat][place] - glance.v.hand.drained.count(place)
        source, target = (reactor_name(way, cell, glance.texts) for way in ("from", "to"))
        return glance.texts.say(f"decision.{key}", crystals=tokens, source=source, target=target)
    if not glance.beside(seat, cell):
        return glance.texts.say("decision.cell", cell=glance.cell(cell))
    points, credits = glance.gains(seat, glance.aimed(), cell)
    key = "target-points" if points else "target-credits" if credits else "target"
    gain = credits_words(credits, glance.texts)
    return glance.texts.say(f"decision.{key}", where=glance.where(seat, cell), points=points, credits=gain)


# --- what effects ask -------------------------------------------------------------------------------


def _store(glance: Glance, credits: int) -> str:
    if credits == 0:
        return glance.texts["decision.store-none"]
    per = max(1, frames.credits_per_point(glance.t)) if glance.step >= 0 else 1
    words = credits_words(credits, glance.texts)
    return glance.texts.say("decision.store", credits=words, points=credits // per)


def _take(glance: Glance, choice: int) -> str:
    texts = glance.texts
    victims = [seat for seat in range(4) if (VICTIM_MASKS[choice] >> seat) & 1]
    total = frames.credits_to_take(glance.t) if glance.step >= 0 else 0
    if not victims:
        return texts["decision.take-none"]
    if len(victims) == 2:
        return texts.say("decision.take-two", half=Count(total // 2), seats=glance.all_of(victims))
    owned = glance.t.credits[victims[0]] if glance.is_seat(victims[0]) else 0
    credits = credits_words(min(total, owned), texts)
    return texts.say("decision.take", credits=credits, seat=glance.seat(victims[0]), owned=credits_words(owned, texts))


def _gift(glance: Glance, choice: int) -> str:
    if choice == 0:
        return glance.texts["decision.gift-none"]
    theirs, own = (frames.points_for_other(glance.t), frames.points_for_giver(glance.t)) if glance.step >= 0 else (0, 0)
    return glance.texts.say("decision.gift", seat=glance.seat(choice - 1), theirs=theirs, own=own)


def _against(glance: Glance, other: int) -> str:
    """PG-135: with what both stations hold of what the card counts."""
    seat, texts = glance.actor, glance.texts
    if glance.step != steps.DISPUTING or not glance.is_seat(other):
        return texts.say("decision.against", seat=glance.seat(other))
    effect = glance.book.effects[frames.asking_card(glance.t)]
    own, theirs = (counted(glance.t, glance.book, each, -1, effect[2], effect[3], effect[4]) for each in (seat, other))
    gain = min(own - theirs, effect[5])
    key = "decision.against-win" if gain > 0 else "decision.against-lose"
    return texts.say(key, seat=glance.seat(other), own=own, theirs=theirs, gain=gain)


def _pay(glance: Glance, credits: int) -> str:
    texts = glance.texts
    words = credits_words(credits, texts)
    if credits and glance.step == steps.BIDDING:
        return texts.say("decision.pay-gain", credits=words, points=credits)
    if credits == 0 and glance.step == steps.PAYING:
        return texts.say("decision.pay-lose", points=asked_numbers(glance.t, glance.book)[1])
    return texts.say("decision.pay", credits=words) if credits else texts["decision.pay-none"]


# --- races, objectives, chance ----------------------------------------------------------------------


def _use(glance: Glance, _: int) -> str:
    race = glance.t.races[glance.actor] if glance.is_seat(glance.actor) else -1
    if race < 0 or glance.book.ability[race] != EXCHANGE:
        return glance.texts["decision.use"]
    cards = Count(glance.book.ability_numbers[race][0])
    return glance.texts.say("decision.use-any" if glance.t.all_in_one else "decision.use-special", cards=cards)


def _reveal(glance: Glance, _: int) -> str:
    secret = glance.v.hand.secret
    if secret < 0:
        return glance.texts["decision.reveal"]
    return glance.texts.say("decision.reveal-named", objective=objective_words(secret, glance.book, glance.texts))


def _race(glance: Glance, race: int) -> str:
    text = race_phrase(race, glance.book, glance.texts, bool(glance.t.all_in_one))
    words = glance.texts.say("thing.race", name=race_name(race, glance.texts), text=text)
    return glance.texts.say("decision.race", race=words)


def _objective(key: str) -> Callable[[Glance, int], str]:
    return lambda glance, objective: glance.texts.say(
        f"decision.{key}", objective=objective_words(objective, glance.book, glance.texts)
    )


def _seat(key: str) -> Callable[[Glance, int], str]:
    return lambda glance, seat: glance.texts.say(f"decision.{key}", seat=glance.seat(seat))


def _draw(glance: Glance, kind: int) -> str:
    return glance.texts.say("decision.draw", card=glance.card(kind))


def _drawn_race(glance: Glance, race: int) -> str:
    return glance.texts.say("decision.drawn-race", race=race_name(race, glance.texts))


WORDINGS: Final[dict[str, Callable[[Glance, int], str]]] = {
    "pick": _pick,
    "card": _card,
    "build": _build,
    "reactor": _reactor,
    "discard": _discard,
    "conflict": _conflict,
    "salvage": _salvage,
    "done": _done,
    "use": _use,
    "pass": _plain("pass"),
    "reveal": _reveal,
    "keep-silent": _plain("keep-silent"),
    "steward": _seat("steward"),
    "race": _race,
    "keep": _objective("keep"),
    "look": _seat("look"),
    "store": _store,
    "take": _take,
    "gift": _gift,
    "against": _against,
    "pay": _pay,
    "cell": _cell,
    "draw": _draw,
    "drawn-race": _drawn_race,
    "objective": _objective("objective"),
    "drawn-steward": _seat("drawn-steward"),
}
"""How each verb of the vocabulary is worded, given its object's number."""
