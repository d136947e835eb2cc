"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.astrogornicy.model import actions, book
from kosmodrom.games.astrogornicy.model.steps import BUYING, COMPLETE, CREWING, GIVING, PAYING, PRICE
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.rules.fields import pool_size
from kosmodrom.games.astrogornicy.rules.ordering import orders_bought
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.context import Glance


def choice_words(glance: Glance, action: int) -> str:
    """A decision as a person reads it."""
    verb, number = actions.VOCABULARY.split(action)
    return WORDINGS[verb](glance, number)


def _plain(key: str) -> Callable[[Glance, int], str]:
    return lambda glance, _: glance.texts[f"decision.{key}"]


def _say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"decision.{key}", **parts)


# --- action 1: a die on a field ---------------------------------------------------------------------


def _area(area: int) -> Callable[[Glance, int], str]:
    """AG-096, AG-097: what the bank gives for the die."""

    def words(glance: Glance, choice: int) -> str:
        field, face = divmod(choice, 6)
        extra = glance.book.area_extra[area] if field == 0 else 0
        gain = glance.gain(glance.book.area_gives[area], book.STRENGTH[face] + extra)
        place = glance.texts[f"area.locative.{book.AREAS[area]}"]
        return _say(glance, "area", face=glance.face(face), area=place, field=field + 1, gain=gain)

    return words


def _dispatch(glance: Glance, place: int) -> str:
    return _say(glance, "dispatch", card=glance.taken(0, place))


def _refinery(glance: Glance, place: int) -> str:
    return _say(glance, "refinery", card=glance.taken(1, place))


def _dock(glance: Glance, choice: int) -> str:
    place, face = divmod(choice, 6)
    dock, field = divmod(place, actions.FIELDS)
    card = glance.docked(dock, field)
    words = {"face": glance.face(face), "field": field + 1, "dock": glance.dock(dock)}
    if card == NOTHING:
        return _say(glance, "dock-empty", **words)
    gain = cards.earnings(card, face, glance.book, glance.texts)
    return _say(glance, "dock", card=cards.card_name(card, glance.texts, cards.LOCATIVE), gain=gain, **words)


def _first_player(glance: Glance, face: int) -> str:
    """AG-115: in the last Round the field has no effect."""
    last = "-last" if glance.t.round == book.ROUNDS else ""
    return _say(glance, f"first-player{last}", face=glance.face(face))


def _award(glance: Glance, choice: int) -> str:
    slot, face = divmod(choice, 6)
    card = glance.t.awards[slot]
    if card == NOTHING:
        return _say(glance, "award-empty", face=glance.face(face), slot=slot + 1)
    name = cards.card_name(card, glance.texts, cards.ACCUSATIVE)
    return _say(glance, "award", face=glance.face(face), card=name, brief=glance.brief(card))


def _acquire(glance: Glance, choice: int) -> str:
    at, face = divmod(choice, 6)
    card = actions.FIRST_EXPEDITION + at
    key = "acquire-launch" if card < actions.FIRST_TECHNOLOGY else "acquire"
    name = cards.card_name(card, glance.texts, cards.ACCUSATIVE)
    return _say(glance, key, face=glance.face(face), card=name, brief=glance.brief(card))


def _use(glance: Glance, choice: int) -> str:
    at, face = divmod(choice, 6)
    name = cards.card_name(actions.FIRST_TECHNOLOGY + at, glance.texts, cards.LOCATIVE)
    if at >= 4:
        return _say(glance, "use-bulletin", face=glance.face(face), card=name)
    return _say(glance, "use", face=glance.face(face), card=name, gain=glance.gain(glance.book.gives[at], 1))


# --- the other actions, and changing dice -----------------------------------------------------------


def _launch(glance: Glance, card: int) -> str:
    return _say(glance, "launch", card=cards.card_name(card, glance.texts, cards.ACCUSATIVE), brief=glance.brief(card))


def _exchange(glance: Glance, face: int) -> str:
    return _say(glance, "exchange", face=glance.face(face))


def _pass(glance: Glance, _: int) -> str:
    dice = pool_size(glance.t, glance.own())
    return _say(glance, "pass-dice", dice=Count(dice)) if dice else glance.texts["decision.pass"]


def _discard(glance: Glance, face: int) -> str:
    return _say(glance, "discard", face=glance.face(face))


def _turned(glance: Glance, key: str, face: int, to: int, **parts: object) -> str:
    return _say(glance, key, face=cards.face_name(face, glance.texts), to=cards.face_name(to, glance.texts), **parts)


def _spec(glance: Glance, choice: int) -> str:
    effect = cards.effect_name(book.SPECIALIST, glance.texts)
    return _turned(glance, "effect", choice // 2, choice % 2, effect=effect)


def _worker(effect: int) -> Callable[[Glance, int], str]:
    """AG-213 to AG-216: the face that the effect turns to in this edition."""

    def words(glance: Glance, face: int) -> str:
        to = glance.book.turns_to[2 * glance.t.edition + effect - 1]
        return _turned(glance, "effect", face, to, effect=cards.effect_name(effect, glance.texts))

    return words


def _turn(glance: Glance, choice: int) -> str:
    return _turned(glance, "turn", choice // 6, choice % 6)


def _reroll(glance: Glance, face: int) -> str:
    return _say(glance, "reroll", face=glance.face(face))


# --- steps of what was begun ------------------------------------------------------------------------


def _done(glance: Glance, _: int) -> str:
    hand = glance.v.hand
    if hand.intent == NOTHING:
        return _roll_again(glance)
    if hand.stage == PRICE:
        return _say(glance, "pay-price", cost=cards.amounts(hand.due, glance.texts))
    if hand.stage == CREWING:
        return _set_out(glance)
    return _finish(glance) if hand.stage == COMPLETE else glance.texts["decision.done"]


def _roll_again(glance: Glance) -> str:
    if not glance.is_seat(glance.v.seat):
        return glance.texts["decision.done"]
    dice = sum(glance.marked(glance.v.seat))
    return _say(glance, "roll-again", dice=Count(dice)) if dice else glance.texts["decision.keep"]


def _set_out(glance: Glance) -> str:
    """AG-122, AG-124: the launch with all that goes along."""
    hand = glance.v.hand
    card = cards.card_name(actions.subject(hand.intent), glance.texts, cards.ACCUSATIVE)
    crew = [sum(1 for put in hand.crew if put == face) for face in range(6)]
    if not sum(crew):
        return _say(glance, "set-out", card=card, paid=glance.laid())
    return _say(glance, "set-out-crew", card=card, paid=glance.laid(), crew=cards.pool_words(crew, glance.texts))


def _finish(glance: Glance) -> str:
    """AG-277: the last step, after which all happens at once."""
    hand, texts = glance.v.hand, glance.texts
    given = cards.card_list(hand.given, texts)
    if actions.AWARD <= hand.intent < actions.ACQUIRE:
        award = glance.t.awards[actions.place_of(hand.intent, actions.AWARD)]
        return _say(glance, "claim", card=cards.card_name(award, texts, cards.ACCUSATIVE), cards=given)
    card = cards.card_name(actions.subject(hand.intent), texts, cards.ACCUSATIVE)
    if hand.intent < actions.BUY:
        return _say(glance, "finish-acquire", card=card, paid=glance.laid())
    if hand.given:
        return _say(glance, "finish-buy-give", card=card, paid=glance.laid(), cards=given)
    return _say(glance, "finish-buy", card=card, paid=glance.laid())


def _discount(glance: Glance, unit: int) -> str:
    return _say(glance, "discount", unit=cards.units(unit, 1, glance.texts))


def _pay(glance: Glance, kind: int) -> str:
    if kind < 7:
        return _say(glance, "pay", unit=cards.units(kind, 1, glance.texts))
    if glance.v.hand.stage != PAYING or not glance.is_seat(glance.v.seat):
        return glance.texts["decision.cheapest"]
    return _say(glance, "cheapest-units", units=cards.amounts(glance.added_by_proposal(), glance.texts))


def _crew(glance: Glance, choice: int) -> str:
    field, face = divmod(choice, 6)
    hand = glance.v.hand
    if hand.stage != CREWING:
        return _say(glance, "crew", face=glance.face(face), field=field + 1)
    gain = cards.earnings(actions.subject(hand.intent), face, glance.book, glance.texts)
    return _say(glance, "crew-gain", face=glance.face(face), field=field + 1, gain=gain)


def _give(glance: Glance, choice: int) -> str:
    card = actions.given_card(choice + actions.GIVE)
    texts, hand = glance.texts, glance.v.hand
    name = cards.card_name(card, texts, cards.ACCUSATIVE)
    if (
        hand.stage == GIVING and hand.intent >= actions.LAUNCH
    ) or actions.FIRST_ORDER <= card < actions.FIRST_EXPEDITION:
        return _say(glance, "give-hand", card=name)
    any_type = texts["thing.any-type"]
    sort = (
        any_type
        if card >= actions.FIRST_ORDER
        else texts.say("thing.type", type=book.TYPES[glance.book.asteroid[card]])
    )
    return _say(glance, "give-completed", card=name, type=sort)


def _swap(glance: Glance, choice: int) -> str:
    given, wanted = divmod(choice, 7)
    return _say(
        glance, "swap", given=cards.resource_name(given, glance.texts), wanted=cards.resource_name(wanted, glance.texts)
    )


def _take(glance: Glance, choice: int) -> str:
    sort, place = divmod(choice, actions.FROM_DECK + 1)
    return _say(glance, "take", card=glance.taken(sort, place))


def _bonus(glance: Glance, kind: int) -> str:
    return _say(glance, "bonus", unit=cards.units(kind, 1, glance.texts))


def _buy(glance: Glance, order: int) -> str:
    card = actions.FIRST_ORDER + order
    return _say(glance, "buy", card=cards.card_name(card, glance.texts, cards.ACCUSATIVE), brief=glance.brief(card))


def _end(glance: Glance, _: int) -> str:
    further = glance.step == BUYING and orders_bought(glance.t) > 0
    return glance.texts["decision.end-more" if further else "decision.end"]


# --- chance -----------------------------------------------------------------------------------------


def _draw(glance: Glance, card: int) -> str:
    return _say(glance, "draw", card=cards.card_name(card, glance.texts))


def _token(glance: Glance, kind: int) -> str:
    return _say(glance, "token", unit=cards.resource_name(kind, glance.texts))


def _first(glance: Glance, seat: int) -> str:
    return _say(glance, "first", seat=glance.seat(seat))


def _roll(glance: Glance, face: int) -> str:
    return _say(glance, "roll", face=cards.face_name(face, glance.texts))


WORDINGS: Final[dict[str, Callable[[Glance, int], str]]] = {
    "water": _area(0),
    "xenon": _area(1),
    "plasteel": _area(2),
    "dispatch": _dispatch,
    "refinery": _refinery,
    "dock": _dock,
    "first-player": _first_player,
    "award": _award,
    "acquire": _acquire,
    "use": _use,
    "launch": _launch,
    "exchange": _exchange,
    "pass": _pass,
    "sacrifice": _plain("sacrifice"),
    "spec": _spec,
    "automat": _worker(book.AUTOMAT_EFFECT),
    "miner": _worker(book.MINER_EFFECT),
    "ready": _plain("ready"),
    "discard": _discard,
    "turn": _turn,
    "reroll": _reroll,
    "done": _done,
    "discount": _discount,
    "free-launch": _plain("free-launch"),
    "pay": _pay,
    "crew": _crew,
    "give": _give,
    "swap": _swap,
    "take": _take,
    "bonus": _bonus,
    "buy": _buy,
    "end": _end,
    "draw": _draw,
    "token": _token,
    "first": _first,
    "roll": _roll,
}
"""How each verb of the vocabulary is worded, given its object's number."""
