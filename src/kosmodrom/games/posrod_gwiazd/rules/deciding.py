"""Carrying decisions out, of seats and of chance, and going on to the next question."""

from kosmodrom.games.posrod_gwiazd.model.actions import (
    AGAINST,
    BUILD,
    CARD,
    CELL,
    CONFLICT,
    DISCARD,
    DONE,
    DRAW,
    DRAWN_OBJECTIVE,
    DRAWN_RACE,
    DRAWN_STEWARD,
    GIFT,
    KEEP,
    LOOK,
    PASS,
    PAY,
    PICK,
    RACE,
    REVEAL,
    STEWARD,
    STORE,
    TAKE,
    USE,
)
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import CHARGING, CHOOSING, REMOVING
from kosmodrom.games.posrod_gwiazd.rules.abilities import decline, exchange, look, remove, swap
from kosmodrom.games.posrod_gwiazd.rules.acting import discard, place, play_conflict
from kosmodrom.games.posrod_gwiazd.rules.building import choose_cell, drain
from kosmodrom.games.posrod_gwiazd.rules.claims import reveal_secret, stay_silent
from kosmodrom.games.posrod_gwiazd.rules.course import go_on
from kosmodrom.games.posrod_gwiazd.rules.drafting import drop, pick
from kosmodrom.games.posrod_gwiazd.rules.payments import pay
from kosmodrom.games.posrod_gwiazd.rules.resolving import charge_cell, dispute, give, store, take
from kosmodrom.games.posrod_gwiazd.rules.setup import draw_objective, keep_objective, make_steward, take_race
from kosmodrom.games.posrod_gwiazd.rules.years import draw_card


def draw(s: StarsState, action: int) -> None:
    """What chance has decided."""
    if action < DRAWN_RACE:
        draw_card(s, action - DRAW)
    elif action < DRAWN_OBJECTIVE:
        take_race(s, action - DRAWN_RACE)
    elif action < DRAWN_STEWARD:
        draw_objective(s, action - DRAWN_OBJECTIVE)
    else:
        make_steward(s, action - DRAWN_STEWARD)
    go_on(s)


def decide(s: StarsState, seat: int, action: int) -> None:
    """A seat's decision, unchecked."""
    if action < CARD:
        pick(s, seat, action - PICK)
    elif action < BUILD:
        name_card(s, seat, action - CARD)
    elif action <= DONE:
        act(s, seat, action)
    elif action >= CELL:
        name_cell(s, seat, action - CELL)
    elif action >= STORE:
        settle(s, seat, action)
    else:
        answer(s, seat, action)
    go_on(s)


def name_card(s: StarsState, seat: int, kind: int) -> None:
    """PG-118, PG-210, PG-213: a card to discard, to remove or to exchange."""
    step = s.table.agenda.step()
    if step == CHOOSING:
        drop(s, seat, kind)
    elif step == REMOVING:
        remove(s, seat, kind)
    else:
        swap(s, seat, kind)


def act(s: StarsState, seat: int, action: int) -> None:
    """PG-045: an action begins, is carried out, or its payment ends."""
    if action == DISCARD:
        discard(s, seat)
    elif action == CONFLICT:
        play_conflict(s, seat)
    elif action == DONE:
        place(s, seat)
    else:
        s.hands[seat].intent = action


def name_cell(s: StarsState, seat: int, cell: int) -> None:
    """PG-058, PG-064, PG-184: the target, or a Reactor that pays or is charged."""
    if s.table.agenda.step() == CHARGING:
        charge_cell(s, seat, cell)
    elif s.hands[seat].target < 0:
        if choose_cell(s, seat, cell):
            place(s, seat)
    elif drain(s, seat, cell):
        place(s, seat)


def settle(s: StarsState, seat: int, action: int) -> None:
    """PG-233: what an effect has asked."""
    if action < TAKE:
        store(s, seat, action - STORE)
    elif action < GIFT:
        take(s, seat, action - TAKE)
    elif action < AGAINST:
        give(s, seat, action - GIFT)
    elif action < PAY:
        s.table.agenda.pop()
        dispute(s, seat, action - AGAINST)
    else:
        pay(s, seat, action - PAY)


def answer(s: StarsState, seat: int, action: int) -> None:
    """PG-230, PG-234, PG-236: the set-up, abilities and the secret objective."""
    if action == USE:
        exchange(s, seat)
    elif action == PASS:
        decline(s, seat)
    elif action == REVEAL:
        reveal_secret(s, seat)
    elif action < STEWARD:
        stay_silent(s, seat)
    elif action < RACE:
        make_steward(s, action - STEWARD)
    elif action < KEEP:
        take_race(s, action - RACE)
    elif action < LOOK:
        keep_objective(s, seat, action - KEEP)
    else:
        look(s, seat, action - LOOK)
