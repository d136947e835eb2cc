"""What a decision costs and brings, before it is made: „Reaktor: kontrola Ala · +1 PD · na statku 4 → 5”."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.board.ghosts import after, points_of
from kosmodrom.games.andromeda.model.actions import CELLS, OFFER, OFFER_DONE, VOCABULARY
from kosmodrom.games.andromeda.model.book import PLAGUE
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import TURNS
from kosmodrom.games.andromeda.rules.facts import holds
from kosmodrom.games.andromeda.rules.offers import cards_left, next_without_card, preparer_of
from kosmodrom.games.andromeda.rules.ship import controls_cell, how_many, on_ship
from kosmodrom.games.andromeda.words.cards import dice_names, listed, room_name, task_name
from kosmodrom.games.andromeda.words.context import Glance

Telling = Callable[[Glance, int], list[str]]
"""From the object's number of a verb to what is told."""


def preview(glance: Glance, action: int) -> str:
    """In few words and numbers; empty where the name of the decision says it all."""
    if not glance.is_seat(glance.v.seat) or glance.v.seat != glance.actor:
        return ""
    verb, number = VOCABULARY.split(action)
    if verb in DIFFERENCES:
        told = differences(glance, action)
    else:
        tell = PREVIEWS.get(verb)
        told = tell(glance, number) if tell else []
    return " · ".join(told)


def say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"preview.{key}", **parts)


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


# --- what becomes different ---------------------------------------------------------------------------


def differences(glance: Glance, action: int) -> list[str]:
    """What the decision changes at once, as the rules carry it out."""
    s = after(glance, action)
    return [
        *points_told(glance, s),
        *control_told(glance, s),
        *tasks_told(glance, s),
        *crew_told(glance, s),
        *dice_told(glance, s),
    ]


def points_told(glance: Glance, s: AndromedaState) -> list[str]:
    """AN-200 to AN-205: the own PD first, then those of the others."""
    before, now = points_of(glance.known), points_of(s)
    seats = sorted(range(glance.seats()), key=lambda seat: seat != glance.actor)
    told = []
    for seat in seats:
        change = now[seat] - before[seat]
        if change and seat == glance.actor:
            told.append(say(glance, "points", change=signed(change), points=now[seat], aim=glance.threshold()))
        elif change:
            told.append(say(glance, "points-of", seat=glance.seat(seat), change=signed(change)))
    return told


def holder(s: AndromedaState, cell: int) -> int:
    if s.table.rooms[cell] < 0:
        return -1
    return next((seat for seat in range(s.seats) if controls_cell(s, seat, cell)), -1)


def control_told(glance: Glance, s: AndromedaState) -> list[str]:
    """AN-142, AN-143: rooms that get another controller, or lose theirs."""
    told = []
    for cell in range(len(CELLS)):
        before, now = glance.controller(cell), holder(s, cell)
        if before == now:
            continue
        room = room_name(s.table.rooms[cell], glance.texts)
        key = "control-own" if now == glance.actor else "control" if now >= 0 else "control-none"
        told.append(say(glance, key, room=room, seat=glance.seat(now)))
    return told


def tasks_told(glance: Glance, s: AndromedaState) -> list[str]:
    """AN-175: tasks whose condition the seat will meet, or no longer meet."""
    if glance.t.phase != TURNS or glance.t.active != glance.actor:
        return []
    told = []
    tasks = [*glance.t.general, *glance.own_tasks()]
    for key, is_met in (("meets", True), ("loses", False)):
        found = [
            task_name(task, glance.texts)
            for task in tasks
            if task not in s.table.completed[glance.actor]
            and fulfils(s, glance.actor, task) == is_met
            and glance.meets(glance.actor, task) != is_met
        ]
        if found:
            told.append(say(glance, key, tasks=listed(found, glance.texts, "and")))
    return told


def fulfils(s: AndromedaState, seat: int, task: int) -> bool:
    return on_ship(s, seat) >= s.book.task_cost[task] and holds(s, seat, s.book.task_condition[task])


def crew_told(glance: Glance, s: AndromedaState) -> list[str]:
    """AN-008, AN-009, AN-101: researchers, teleporters and vaccines that change their place."""
    t, now, seat = glance.t, s.table, glance.actor
    counts = (
        ("on-ship", glance.on_ship(seat), on_ship(s, seat)),
        ("trained", t.trained[seat], now.trained[seat]),
        ("pool", t.pool[seat], now.pool[seat]),
        ("gates", how_many(t.teleporters[seat]), how_many(now.teleporters[seat])),
        ("vaccines", t.vaccines[seat], now.vaccines[seat]),
    )
    return [say(glance, key, before=before, now=after_it) for key, before, after_it in counts if before != after_it]


def dice_told(glance: Glance, s: AndromedaState) -> list[str]:
    """AN-111: what is left of the dice, once one is spent."""
    left = s.table.dice[6 * glance.actor : 6 * glance.actor + 6]
    if left == list(glance.dice_of(glance.actor)):
        return []
    if not any(left):
        return [say(glance, "last-die")]
    return [say(glance, "dice-left", dice=dice_names(left, glance.texts))]


# --- offers -------------------------------------------------------------------------------------------


def _offer(glance: Glance, face: int) -> list[str]:
    """AN-072, AN-074: what remains in the middle; who is asked first."""
    t = glance.t
    if face == OFFER_DONE - OFFER:
        first = glance.seat(next_without_card(t, glance.actor))
        return [say(glance, "asked", seat=first), say(glance, "remains", left=Count(sum(t.middle)))]
    more = sum(t.middle) - 1 - 2 * cards_left(t)
    return [say(glance, "remains", left=Count(sum(t.middle) - 1)), say(glance, "may-add", more=Count(more))]


def _accept(glance: Glance, face: int) -> list[str]:
    """AN-076, AN-077, AN-095: the dice in all, and what plague among them will take."""
    dice = [count + (1 if at == face else 0) for at, count in enumerate(glance.t.offer)]
    told = [say(glance, "take", card=glance.t.order_card, dice=dice_names(dice, glance.texts))]
    lost = min(max(0, dice[PLAGUE] - glance.shrugged_off(glance.actor)), glance.on_ship(glance.actor))
    if lost:
        told.append(say(glance, "plague", lost=Count(lost)))
    return told


def _reject(glance: Glance, _: int) -> list[str]:
    """AN-079, AN-081: who is asked next, or must take it."""
    other, preparer = next_without_card(glance.t, glance.actor), preparer_of(glance.t)
    return [say(glance, "must-take" if other == preparer else "passes", seat=glance.seat(other))]


# --- ends ---------------------------------------------------------------------------------------------


def _task(glance: Glance, task: int) -> list[str]:
    """AN-173, AN-183: the price beside what the ship holds, and the PD that stay."""
    cost, points = glance.book.task_cost[task], glance.book.task_points[task]
    now = sum(glance.points(glance.actor)) + points
    told = [say(glance, "points", change=signed(points), points=now, aim=glance.threshold())]
    if cost:
        told.append(say(glance, "sacrifice", cost=Count(cost), have=glance.on_ship(glance.actor)))
    return told


def _end(glance: Glance, choice: int) -> list[str]:
    """AN-170: what can be completed afterwards, or what is given up."""
    open_tasks = [*glance.t.general, *glance.own_tasks()]
    met = [task_name(task, glance.texts) for task in open_tasks if glance.meets(glance.actor, task)]
    if not met:
        return []
    return [say(glance, "given-up" if choice else "completes", tasks=listed(met, glance.texts, "and"))]


DIFFERENCES: Final = frozenset(
    ("vaccines", "remove", "die", "single", "explore", "tech", "shift", "train", "summon", "move", "enter", "place")
    + ("pick", "to", "sacrifice")
)
"""Decisions that are told by what they change."""

PREVIEWS: Final[dict[str, Telling]] = {
    "offer": _offer,
    "accept": _accept,
    "reject": _reject,
    "task": _task,
    "end": _end,
}
"""What is told of other verbs, given their object's number; of the rest their words say all."""
