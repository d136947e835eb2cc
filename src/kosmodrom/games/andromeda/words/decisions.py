"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import CELLS, OFFER, OFFER_DONE, VOCABULARY
from kosmodrom.games.andromeda.model.book import PLACE_TELEPORTER
from kosmodrom.games.andromeda.rules.base_questions import units_left
from kosmodrom.games.andromeda.rules.offers import is_forced
from kosmodrom.games.andromeda.rules.orders import NO_DIE, face_of_die
from kosmodrom.games.andromeda.rules.plague import plague_results
from kosmodrom.games.andromeda.rules.ship import EDGE_FROM, EDGE_TO
from kosmodrom.games.andromeda.rules.transfers import pushed_figure
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import Glance


def choice_words(glance: Glance, action: int) -> str:
    """A decision as a person reads it."""
    verb, number = VOCABULARY.split(action)
    return WORDINGS[verb](glance, number)


def _say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"decision.{key}", **parts)


def _plain(key: str) -> Callable[[Glance, int], str]:
    return lambda glance, _: _say(glance, key)


# --- cards --------------------------------------------------------------------------------------------


def _race(glance: Glance, race: int) -> str:
    start = cards.race_start(race, glance.book, glance.texts)
    ability = cards.ability_phrase(race, glance.book, glance.texts)
    return _say(glance, "race", race=cards.race_name(race, glance.texts), start=start, ability=ability)


def _of_task(key: str) -> Callable[[Glance, int], str]:
    """A task with what it brings, costs and asks for."""
    return lambda glance, task: _say(
        glance,
        key,
        task=cards.task_name(task, glance.texts),
        worth=cards.task_worth(task, glance.book, glance.texts),
        condition=cards.task_phrase(task, glance.book, glance.texts),
    )


def _task(glance: Glance, task: int) -> str:
    cost = glance.book.task_cost[task]
    price = _say(glance, "task-cost", cost=Count(cost)) if cost else _say(glance, "task-free")
    points = cards.points_words(glance.book.task_points[task], glance.texts)
    condition = cards.task_phrase(task, glance.book, glance.texts)
    return _say(
        glance, "task", task=cards.task_name(task, glance.texts), points=points, price=price, condition=condition
    )


def _exchange(glance: Glance, _: int) -> str:
    held = glance.own_tasks() if glance.v.seat == glance.actor else []
    if not held:
        return _say(glance, "exchange")
    return _say(glance, "exchange-task", task=cards.task_name(held[0], glance.texts))


# --- orders -------------------------------------------------------------------------------------------


def _offer(glance: Glance, face: int) -> str:
    if face == OFFER_DONE - OFFER:
        return _say(glance, "offer-done", dice=glance.dice(glance.t.offer))
    return _say(glance, "offer", face=cards.face_name(face, glance.texts))


def _accept(glance: Glance, face: int) -> str:
    forced = glance.step == steps.ANSWERING and is_forced(glance.t)
    return _say(glance, "accept-own" if forced else "accept", face=cards.face_name(face, glance.texts))


def _vaccines(glance: Glance, tokens: int) -> str:
    said = _say(glance, "vaccines", tokens=Count(tokens)) if tokens else _say(glance, "vaccines-none")
    if glance.step != steps.VACCINATING:
        return said
    left = max(0, plague_results(glance.t) - tokens - glance.shrugged_off(glance.actor))
    lost = min(left, glance.on_ship(glance.actor))
    return f"{said} ({_say(glance, 'vaccines-lost', lost=Count(lost)) if lost else _say(glance, 'vaccines-safe')})"


def _die(glance: Glance, face: int) -> str:
    return _say(glance, "die", face=cards.face_name(face, glance.texts), text=glance.die_words(face))


def _of_die(key: str) -> Callable[[Glance, int], str]:
    return lambda glance, face: _say(glance, key, die=cards.die_name(face, glance.texts))


def _as(glance: Glance, face: int) -> str:
    """AN-260: with the seat's race for a die, without it for a technology."""
    plain = glance.step == steps.USING_AS and face_of_die(glance.t) == NO_DIE
    return _say(glance, "as", face=cards.face_name(face, glance.texts), text=glance.die_words(face, plain))


def _tech(glance: Glance, tech: int) -> str:
    """AN-162: a use that only counts is said to be one."""
    seat = glance.speaks_for()
    if glance.book.tech_effect[tech] == PLACE_TELEPORTER and glance.is_seat(seat) and not glance.can_place(seat):
        return _say(glance, "tech-counts", tech=cards.tech_name(tech, glance.texts))
    text = cards.tech_phrase(tech, glance.book, glance.texts)
    return _say(glance, "tech", tech=cards.tech_name(tech, glance.texts), text=text)


def _room(glance: Glance, room: int) -> str:
    key = "room-remote" if glance.step == steps.REMOTE else "room"
    text = cards.action_phrase(room, glance.book, glance.texts)
    return _say(glance, key, room=cards.room_name(room, glance.texts), text=text)


# --- researchers and teleporters ----------------------------------------------------------------------


def _along(key: str) -> Callable[[Glance, int], str]:
    """From a room to one beside it."""
    return lambda glance, edge: _say(
        glance, key, source=glance.place(EDGE_FROM[edge], cards.FROM), target=glance.place(EDGE_TO[edge], cards.TO)
    )


def _train(glance: Glance, choice: int) -> str:
    return _say(glance, "train", count=Count(choice + 1))


def _summon(glance: Glance, cell: int) -> str:
    """AN-257: the one beyond the full number comes thanks to a room."""
    extra = glance.step == steps.SUMMONING and units_left(glance.t) == 0 and glance.book.bonus_room >= 0
    target = glance.place(cell, cards.TO)
    if not extra:
        return _say(glance, "summon", target=target)
    return _say(glance, "summon-extra", target=target, room=cards.room_name(glance.book.bonus_room, glance.texts))


def _discover(glance: Glance, cell: int) -> str:
    return _say(glance, "discover", where=glance.texts[f"cell.where.{CELLS[cell]}"])


def _enter(glance: Glance, cell: int) -> str:
    return _say(glance, "enter", source=glance.place(cell, cards.FROM))


def _place(glance: Glance, cell: int) -> str:
    return _say(glance, "clone" if glance.step == steps.CLONING else "place", place=glance.place(cell, cards.IN))


def _remove(glance: Glance, figure: int) -> str:
    """AN-096, AN-251: because of plague to the pool, by a room's action to the race card."""
    owner, cell = glance.figure(figure)
    key = "remove" if glance.step == steps.REMOVING else "suffer"
    return _of_figure(glance, key, owner, source=glance.place(cell, cards.FROM))


def _pick(glance: Glance, figure: int) -> str:
    owner, cell = glance.figure(figure)
    key = {steps.BEAMING: "pick-beam", steps.PUSHING: "pick-push", steps.SWAPPING: "pick-swap"}.get(glance.step, "pick")
    return _of_figure(glance, key, owner, place=glance.place(cell, cards.IN), source=glance.place(cell, cards.FROM))


def _of_figure(glance: Glance, key: str, owner: int, **parts: object) -> str:
    if owner == glance.speaks_for():
        return _say(glance, f"{key}-own", **parts)
    return _say(glance, key, seat=glance.seat(owner), **parts)


def _to(glance: Glance, cell: int) -> str:
    target = glance.place(cell, cards.TO)
    if glance.step == steps.PUSH_TO:
        owner, _ = glance.figure(pushed_figure(glance.t))
        return _say(glance, "to-push", seat=glance.seat(owner), target=target)
    return _say(glance, "to-beam" if glance.step == steps.BEAM_TO else "to", target=target)


def _sacrifice(glance: Glance, cell: int) -> str:
    return _say(glance, "sacrifice", source=glance.place(cell, cards.FROM))


def _done(glance: Glance, _: int) -> str:
    key = {
        steps.TRAINING: "-training",
        steps.SUMMONING: "-summoning",
        steps.MOVING: "-moving",
        steps.ENTERING: "-entering",
    }
    return _say(glance, f"done{key.get(glance.step, '')}")


def _end(glance: Glance, choice: int) -> str:
    """AN-113: the dice that are given back unused are counted."""
    if choice:
        return _say(glance, "end-turn")
    seat = glance.speaks_for()
    unused = sum(glance.dice_of(seat)[1:]) if glance.is_seat(seat) else 0
    return _say(glance, "end-actions-unused", dice=Count(unused)) if unused else _say(glance, "end-actions")


# --- chance -------------------------------------------------------------------------------------------


def _first(glance: Glance, seat: int) -> str:
    return _say(glance, "first", seat=glance.seat(seat))


def _lay(glance: Glance, tech: int) -> str:
    return _say(glance, "lay", tech=cards.tech_name(tech, glance.texts))


def _deal(glance: Glance, race: int) -> str:
    return _say(glance, "deal", race=cards.race_name(race, glance.texts))


def _roll(glance: Glance, face: int) -> str:
    return _say(glance, "roll", face=cards.face_name(face, glance.texts))


def _tile(glance: Glance, room: int) -> str:
    return _say(glance, "tile", room=cards.room_name(room, glance.texts))


WORDINGS: Final[dict[str, Callable[[Glance, int], str]]] = {
    "race": _race,
    "keep": _of_task("keep"),
    "offer": _offer,
    "accept": _accept,
    "reject": _plain("reject"),
    "vaccines": _vaccines,
    "remove": _remove,
    "die": _die,
    "single": _of_die("single"),
    "explore": _of_die("explore"),
    "morph": _of_die("morph"),
    "as": _as,
    "tech": _tech,
    "room": _room,
    "shift": _along("shift"),
    "train": _train,
    "summon": _summon,
    "move": _along("move"),
    "discover": _discover,
    "enter": _enter,
    "place": _place,
    "pick": _pick,
    "to": _to,
    "return": _of_task("return"),
    "task": _task,
    "sacrifice": _sacrifice,
    "exchange": _exchange,
    "hold": _plain("hold"),
    "done": _done,
    "end": _end,
    "first": _first,
    "lay": _lay,
    "deal": _deal,
    "open": _of_task("open"),
    "draw": _of_task("draw"),
    "roll": _roll,
    "tile": _tile,
}
"""How each verb of the vocabulary is worded, given its object's number."""
