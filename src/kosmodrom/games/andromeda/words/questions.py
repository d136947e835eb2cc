"""The pending question in words: who must decide what, and why."""

from collections.abc import Callable
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import END_ACTIONS
from kosmodrom.games.andromeda.rules.base_questions import has_begun, units_left
from kosmodrom.games.andromeda.rules.discovering import cell_to_enter, enterers_left, has_entered
from kosmodrom.games.andromeda.rules.offers import cards_left, is_forced, preparer_of
from kosmodrom.games.andromeda.rules.orders import NO_DIE, face_of_die
from kosmodrom.games.andromeda.rules.plague import most_tokens, plague_results
from kosmodrom.games.andromeda.rules.questions import QUESTIONS
from kosmodrom.games.andromeda.rules.recruits import (
    is_one_more_open,
    is_summoning_next,
    may_stop_summoning,
    may_train_none,
)
from kosmodrom.games.andromeda.rules.rooms import flight_start, named_first
from kosmodrom.games.andromeda.rules.transfers import beam_start, pushed_figure
from kosmodrom.games.andromeda.words.cards import FROM, IN, TO, die_name, listed, race_name, task_name
from kosmodrom.games.andromeda.words.context import Glance


def prompt(glance: Glance) -> str:
    """What is asked now: of the own seat in full, of others as far as everybody sees it."""
    if glance.step < 0:
        return glance.texts["question.over"]
    if glance.step <= steps.LAST_CHANCE or glance.step == steps.NEXT_ROUND:
        return glance.texts["question.chance"]
    if glance.step in (steps.CHOOSE_RACE, steps.CHOOSE_TASK):
        return _choosing(glance)
    if glance.v.seat != glance.actor:
        return glance.texts.say(f"waiting.{steps.STEPS[glance.step]}", seat=glance.seat(glance.actor))
    return PROMPTS.get(glance.step, _bare)(glance)


def _say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"question.{key}", seat=glance.seat(glance.v.seat), **parts)


def _bare(glance: Glance) -> str:
    return _say(glance, steps.STEPS[glance.step])


def _counted(glance: Glance) -> str:
    return _say(glance, steps.STEPS[glance.step], count=Count(units_left(glance.t)))


def _countdown(glance: Glance) -> str:
    """AN-127: up to so many; after the first one, so many more, or no more."""
    more = "-more" if has_begun(glance.t) else ""
    return _say(glance, f"{steps.STEPS[glance.step]}{more}", count=Count(units_left(glance.t)))


# --- secret choices -----------------------------------------------------------------------------------


def _choosing(glance: Glance) -> str:
    """AN-038, AN-254: all choose at once, each in secret."""
    waited = glance.waited_for()
    seats = ", ".join(glance.seat(seat) for seat in waited)
    if glance.v.seat in waited:
        return _bare(glance)
    if not glance.is_seat(glance.v.seat) or glance.v.hand.choice < 0:
        return glance.texts.say(f"waiting.{steps.STEPS[glance.step]}", seats=seats)
    name = race_name if glance.step == steps.CHOOSE_RACE else task_name
    return _say(
        glance, f"{steps.STEPS[glance.step]}-chosen", chosen=name(glance.v.hand.choice, glance.texts), seats=seats
    )


def _exchanging(glance: Glance) -> str:
    held = [task_name(task, glance.texts) for task in glance.own_tasks()]
    return _say(glance, "exchanging", task=listed(held, glance.texts, "and"))


# --- orders -------------------------------------------------------------------------------------------


def _offering(glance: Glance) -> str:
    """AN-071, AN-072: what lies on the card, and how many dice may still be laid."""
    t = glance.t
    room = Count(max(0, sum(t.middle) - 2 * cards_left(t)))
    if not sum(t.offer):
        return _say(glance, "offering", card=t.order_card, room=room)
    key = "offering-more" if room else "offering-full"
    return _say(glance, key, card=t.order_card, dice=glance.dice(t.offer), room=room)


def _answering(glance: Glance) -> str:
    t = glance.t
    parts = {"card": t.order_card, "dice": glance.dice(t.offer)}
    if is_forced(t):
        return _say(glance, "answering-own", **parts)
    return _say(glance, "answering", preparer=glance.seat(preparer_of(t)), **parts)


# --- the turn -----------------------------------------------------------------------------------------


def _vaccinating(glance: Glance) -> str:
    return _say(glance, "vaccinating", results=Count(plague_results(glance.t)), most=Count(most_tokens(glance.t)))


def _suffering(glance: Glance) -> str:
    count = Count(units_left(glance.t))
    first = glance.plague_first(glance.actor)
    if first < 0:
        return _say(glance, "suffering", count=count)
    return _say(glance, "suffering-first", count=count, source=glance.place(first, FROM))


def _acting(glance: Glance) -> str:
    dice = glance.dice_of(glance.actor)
    actions = Count(glance.room_actions_left(glance.actor))
    rooms = _say(glance, "room-actions", count=actions) if actions else _say(glance, "no-room-action")
    if QUESTIONS[steps.ACTING].options(glance.known, glance.actor) == [END_ACTIONS]:
        return _say(glance, "acting-end")
    if not any(dice):
        return _say(glance, "acting-no-dice", rooms=rooms)
    return _say(glance, "acting", dice=glance.dice(dice), rooms=rooms)


def _checking(glance: Glance) -> str:
    """AN-014, AN-171: how many tasks could be completed now, the own one among them."""
    open_tasks = [*glance.t.general, *glance.own_tasks()]
    count = sum(glance.meets(glance.actor, task) for task in open_tasks)
    return _say(glance, "checking", count=Count(count)) if count else _say(glance, "checking-none")


def _training(glance: Glance) -> str:
    """AN-261, AN-264: how many, and whether it may be none."""
    key = "training"
    if may_train_none(glance.t):
        key = "training-scholars"
    elif is_summoning_next(glance.t):
        key = "training-capsule"
    return _say(glance, key, count=Count(units_left(glance.t)))


def _summoning(glance: Glance) -> str:
    """AN-257: so many more, and the one beyond them."""
    count = Count(units_left(glance.t))
    if not count:
        return _say(glance, "summoning-extra")
    more = "-more" if may_stop_summoning(glance.t) else ""
    bonus = f" {_say(glance, 'summoning-bonus')}" if is_one_more_open(glance.t) else ""
    return f"{_say(glance, f'summoning{more}', count=count)}{bonus}"


def _entering(glance: Glance) -> str:
    key = "entering-more" if has_entered(glance.t) else "entering"
    target = glance.place(cell_to_enter(glance.t), TO)
    return _say(glance, key, count=Count(enterers_left(glance.t)), target=target)


def _using_as(glance: Glance) -> str:
    own = face_of_die(glance.t)
    if own == NO_DIE:
        return _say(glance, "using-tool")
    return _say(glance, "using-as", die=die_name(own, glance.texts))


def _beam_to(glance: Glance) -> str:
    return _say(glance, "beam-to", source=glance.place(beam_start(glance.t), FROM))


def _push_to(glance: Glance) -> str:
    owner, cell = glance.figure(pushed_figure(glance.t))
    return _say(glance, "push-to", owner=glance.seat(owner), source=glance.place(cell, FROM))


def _flying(glance: Glance) -> str:
    return _say(glance, "flying", source=glance.place(flight_start(glance.t), FROM))


def _swapping(glance: Glance) -> str:
    first = named_first(glance.t)
    if first < 0:
        return _say(glance, "swapping")
    owner, cell = glance.figure(first)
    if owner == glance.actor:
        return _say(glance, "swapping-second-own", place=glance.place(cell, IN))
    return _say(glance, "swapping-second", owner=glance.seat(owner), place=glance.place(cell, IN))


PROMPTS: Final[dict[int, Callable[[Glance], str]]] = {
    steps.OFFERING: _offering,
    steps.ANSWERING: _answering,
    steps.VACCINATING: _vaccinating,
    steps.SUFFERING: _suffering,
    steps.ACTING: _acting,
    steps.CHECKING: _checking,
    steps.EXCHANGING: _exchanging,
    steps.TRAINING: _training,
    steps.SUMMONING: _summoning,
    steps.EITHER: _counted,
    steps.MOVING: _countdown,
    steps.ENTERING: _entering,
    steps.USING_AS: _using_as,
    steps.BEAMING: _countdown,
    steps.BEAM_TO: _beam_to,
    steps.PUSHING: _countdown,
    steps.PUSH_TO: _push_to,
    steps.FLYING: _flying,
    steps.SWAPPING: _swapping,
    steps.RETURNING: _counted,
    steps.SACRIFICING: _counted,
}
"""How a step asks, where more than its name is needed."""
