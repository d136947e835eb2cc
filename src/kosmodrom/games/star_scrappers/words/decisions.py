"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from collections.abc import Callable
from typing import Final

from kosmodrom.games.star_scrappers.model.actions import BASE_PLACES, COLOURS, RECRUIT, SKILL, VOCABULARY
from kosmodrom.games.star_scrappers.model.steps import ENSLAVE_ANY, ENSLAVE_LOW, ENSLAVE_OWN, RECOLOUR, SWAP, TINT
from kosmodrom.games.star_scrappers.rules.hands import colours_held, is_one_colour, lowest_colour
from kosmodrom.games.star_scrappers.words import cards
from kosmodrom.games.star_scrappers.words.context import Glance


def choice_words(glance: Glance, action: int) -> str:
    """A decision as a person reads it."""
    verb, number = VOCABULARY.split(action)
    return WORDINGS[verb](glance, number)


def _plain(key: str) -> Callable[[Glance, int], str]:
    return lambda glance, _: glance.texts[f"decision.{key}"]


def _recruit(glance: Glance, place: int) -> str:
    return glance.texts.say("decision.recruit", card=glance.dock(place, cards.ACCUSATIVE))


def _mine(glance: Glance, place: int) -> str:
    return glance.texts.say("decision.mine", crystal=glance.crystal(place, priced=True))


def _collect(glance: Glance, choice: int) -> str:
    texts = glance.texts
    stack = choice // 2
    card = glance.t.tops[stack]
    if card < 0:
        return texts.say("decision.collect-empty", stack=texts.say("thing.empty-stack", stack=stack + 1))
    cost = glance.book.artifact_cost[card]
    artifact = 2 * card + choice % 2
    details = [texts.say("thing.cost", cost=cost)]
    if glance.is_seat(glance.actor) and glance.artifact_price(stack) != cost:
        details.append(texts.say("thing.price", price=glance.artifact_price(stack)))
    details.append(cards.timing(artifact, glance.book, texts))
    return texts.say(
        "decision.collect",
        artifact=cards.artifact_name(artifact, texts),
        details=", ".join(details),
        text=cards.artifact_phrase(artifact, glance.book, texts),
    )


def _skill(glance: Glance, kind: int) -> str:
    card = cards.card_name(kind, glance.texts, cards.GENITIVE)
    return glance.texts.say("decision.skill", card=card, text=cards.skill_phrase(kind, glance.book, glance.texts))


def _takeover(glance: Glance, owner: int) -> str:
    return glance.texts.say("decision.takeover", base=glance.base(owner), leader=glance.leader_words(owner))


def _activate(glance: Glance, card: int) -> str:
    """Only right halves are activated."""
    artifact = 2 * card + 1
    text = cards.artifact_phrase(artifact, glance.book, glance.texts)
    return glance.texts.say("decision.activate", artifact=cards.artifact_name(artifact, glance.texts), text=text)


def _leader(glance: Glance, _: int) -> str:
    kind = glance.leader(glance.actor)
    if kind < 0:
        return glance.texts.say("decision.leader-none", leader=glance.texts["thing.no-leader"])
    text = cards.skill_phrase(kind, glance.book, glance.texts)
    return glance.texts.say("decision.leader", card=cards.card_name(kind, glance.texts), text=text)


def _pay(glance: Glance, kind: int) -> str:
    """A card with what it counts as in this payment, where that is not what is printed."""
    details: list[str] = []
    held = colours_held(glance.v.hand, kind)
    if held and is_one_colour(held):
        details += cards.counted_as(kind, lowest_colour(held), glance.texts)
    if (glance.t.doubled >> glance.book.colour[kind]) & 1:
        details.append(glance.texts.say("thing.doubled", level=2 * glance.book.level[kind]))
    return glance.texts.say("decision.pay", card=cards.card_name(kind, glance.texts, cards.ACCUSATIVE, details))


def _done(glance: Glance, _: int) -> str:
    hand = glance.v.hand
    if not RECRUIT <= hand.intent < SKILL:
        return glance.texts["decision.done"]
    return glance.texts["decision.done-paying" if hand.staged else "decision.done-free"]


def _crystal(glance: Glance, place: int) -> str:
    key = {RECOLOUR: "recolour-crystal", SWAP: "swap-crystal"}.get(glance.step, "take-crystal")
    return glance.texts.say(f"decision.{key}", crystal=glance.crystal(place))


def _dock(glance: Glance, place: int) -> str:
    return glance.texts.say("decision.take-dock", card=glance.dock(place, cards.ACCUSATIVE))


def _base(glance: Glance, choice: int) -> str:
    owner, place = divmod(choice, BASE_PLACES)
    key = "enslave-base" if glance.step in (ENSLAVE_LOW, ENSLAVE_ANY) else "take-base"
    card = glance.base_card(owner, place, cards.ACCUSATIVE)
    return glance.texts.say(f"decision.{key}", card=card, source=glance.from_base(owner))


def _card(glance: Glance, kind: int) -> str:
    if glance.step == TINT:
        return glance.texts.say("decision.recolour-card", card=cards.card_name(kind, glance.texts, cards.GENITIVE))
    key = "enslave-card" if glance.step == ENSLAVE_OWN else "card"
    return glance.texts.say(f"decision.{key}", card=cards.card_name(kind, glance.texts, cards.ACCUSATIVE))


def _colour(glance: Glance, colour: int) -> str:
    if glance.v.hand.asked >= 0:
        shade = glance.texts[f"colour.card.{COLOURS[colour]}"]
        return glance.texts.say("decision.colour-of-card", colour=shade)
    return glance.texts.say("decision.colour", colour=glance.colour(colour))


def _wild(glance: Glance, colour: int) -> str:
    return glance.texts.say("decision.wild", colour=glance.colour(colour))


def _deal(glance: Glance, kind: int) -> str:
    return glance.texts.say("decision.deal", card=cards.card_name(kind, glance.texts))


def _token(glance: Glance, token: int) -> str:
    marks = cards.crystal_marks(token, glance.book, glance.texts)
    return glance.texts.say("decision.token", crystal=cards.crystal_name(token, glance.book, glance.texts, marks))


def _reveal(glance: Glance, card: int) -> str:
    left, right = cards.artifact_name(2 * card, glance.texts), cards.artifact_name(2 * card + 1, glance.texts)
    return glance.texts.say("decision.reveal", left=left, right=right)


def _totem(glance: Glance, colour: int) -> str:
    return glance.texts.say("decision.totem", totem=glance.texts[f"colour.totem.{COLOURS[colour]}"])


def _first(glance: Glance, seat: int) -> str:
    return glance.texts.say("decision.first", seat=glance.seat(seat))


WORDINGS: Final[dict[str, Callable[[Glance, int], str]]] = {
    "recruit": _recruit,
    "mine": _mine,
    "collect": _collect,
    "skill": _skill,
    "takeover": _takeover,
    "end": _plain("end"),
    "activate": _activate,
    "leader": _leader,
    "begin": _plain("begin"),
    "pay": _pay,
    "done": _done,
    "crystal": _crystal,
    "dock": _dock,
    "base": _base,
    "card": _card,
    "colour": _colour,
    "hold-marker": _plain("hold-marker"),
    "move-marker": _plain("move-marker"),
    "wild": _wild,
    "deal": _deal,
    "token": _token,
    "reveal": _reveal,
    "totem": _totem,
    "first": _first,
}
"""How each verb of the vocabulary is worded, given its object's number."""
