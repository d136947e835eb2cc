"""Carrying decisions out, of seats and of chance, and going on to the next question."""

from kosmodrom.engine.contract import all_but, only
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.actions import (
    ACCEPT,
    AS,
    DEAL,
    DIE,
    DISCOVER,
    DONE,
    DRAW,
    END_ACTIONS,
    ENTER,
    EXCHANGE,
    EXPLORE,
    FIRST,
    HOLD,
    KEEP,
    LAY,
    MORPH,
    MOVE,
    OFFER,
    OFFER_DONE,
    OPEN,
    PICK,
    PLACE,
    RACE,
    REJECT,
    REMOVE,
    RETURN,
    ROLL,
    ROOM,
    SACRIFICE,
    SHIFT,
    SINGLE,
    SUMMON,
    TASK,
    TECH,
    TILE,
    TO,
    TRAIN,
    VACCINES,
)
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import (
    BEAM_TO,
    BEAMING,
    CHECKING,
    CHOOSE_TASK,
    DRAW_TASKS,
    EXCHANGING,
    KEEPING,
    LAST_ALWAYS,
    NEXT_ROUND,
    PLACING,
    PUSH_TO,
    REMOTE,
    RETURNING,
    SUFFERING,
    SWAPPING,
    TRAINING,
)
from kosmodrom.games.andromeda.rules import (
    cleanup,
    discovering,
    offers,
    orders,
    plague,
    recruits,
    rolling,
    rooms,
    setup,
    tasks,
    technologies,
    turns,
)
from kosmodrom.games.andromeda.rules.asking import options
from kosmodrom.games.andromeda.rules.memory import put_under, sort_in_secret
from kosmodrom.games.andromeda.rules.moving import move


def decide(s: AndromedaState, seat: int, action: int) -> None:
    """A seat's decision, unchecked."""
    carry_out(s, seat, action)
    settle(s)


def carry_out(s: AndromedaState, seat: int, action: int) -> None:
    """AN-108: one decision, without going on."""
    if action < DIE:
        divide(s, seat, action)
    elif action < TRAIN:
        act(s, seat, action)
    elif action < RETURN:
        answer(s, seat, action)
    else:
        finish(s, seat, action)


def divide(s: AndromedaState, seat: int, action: int) -> None:
    """AN-035, AN-044, AN-071, AN-075, AN-095, AN-251: secret choices, offers, and what is removed."""
    if action < KEEP:
        setup.choose_race(s, seat, action - RACE)
    elif action < OFFER:
        if s.table.agenda.step() == CHOOSE_TASK:
            setup.choose_task(s, seat, action - KEEP)
        else:
            s.table.agenda.pop()
            setup.keep_one(s, seat, action - KEEP)
    elif action < OFFER_DONE:
        offers.add_to_offer(s, action - OFFER)
    elif action == OFFER_DONE:
        offers.lay_offer(s)
    elif action < REJECT:
        offers.accept(s, seat, action - ACCEPT)
    elif action == REJECT:
        offers.reject(s, seat)
    elif action < REMOVE:
        plague.vaccinate(s, seat, action - VACCINES)
    elif s.table.agenda.step() == SUFFERING:
        plague.suffer(s, seat, (action - REMOVE) % 9)
    else:
        rooms.remove(s, seat, action - REMOVE)


def act(s: AndromedaState, seat: int, action: int) -> None:
    """AN-106: an action begins."""
    if action < SINGLE:
        orders.use_die(s, seat, action - DIE)
    elif action < EXPLORE:
        orders.spend_on_move(s, seat, action - SINGLE)
    elif action < MORPH:
        orders.spend_on_discovery(s, seat, action - EXPLORE)
    elif action < AS:
        orders.morph(s, seat, action - MORPH)
    elif action < TECH:
        orders.use_as(s, seat, action - AS)
    elif action < ROOM:
        technologies.use_tech(s, seat, action - TECH)
    elif action < SHIFT:
        if s.table.agenda.step() == REMOTE:
            s.table.agenda.pop()
            rooms.use_remotely(s, seat, action - ROOM)
        else:
            rooms.use_room(s, seat, action - ROOM)
    else:
        technologies.shift(s, seat, action - SHIFT)


def answer(s: AndromedaState, seat: int, action: int) -> None:
    """AN-108: a step inside an action."""
    if action < SUMMON:
        train(s, seat, action - TRAIN + 1)
    elif action < MOVE:
        recruits.summon(s, seat, action - SUMMON)
    elif action < DISCOVER:
        move(s, seat, action - MOVE)
    elif action < ENTER:
        discovering.discover(s, seat, action - DISCOVER)
    elif action < PLACE:
        discovering.enter(s, seat, action - ENTER)
    elif action < PICK:
        if s.table.agenda.step() == PLACING:
            technologies.place(s, seat, action - PLACE)
        else:
            technologies.clone_researcher(s, seat, action - PLACE)
    elif action < TO:
        pick(s, seat, action - PICK)
    else:
        step = s.table.agenda.step()
        if step == BEAM_TO:
            technologies.beam(s, seat, action - TO)
        elif step == PUSH_TO:
            technologies.push(s, seat, action - TO)
        else:
            rooms.fly(s, seat, action - TO)


def train(s: AndromedaState, seat: int, count: int) -> None:
    """AN-115, AN-261: training ends its question; after that of Kapsuła szkoleniowa a summoning may follow."""
    agenda = s.table.agenda
    most = agenda.a()
    follows = agenda.step() == TRAINING and agenda.b() == technologies.THEN_SUMMON
    agenda.pop()
    recruits.train(s, seat, count)
    if follows:
        recruits.begin_summoning(s, seat, most, 1)


def pick(s: AndromedaState, seat: int, figure: int) -> None:
    """AN-164, AN-245: a researcher is named."""
    step = s.table.agenda.step()
    if step == SWAPPING:
        rooms.swap(s, figure)
    elif step == BEAMING:
        technologies.begin_beam(s, seat, figure % 9)
    else:
        technologies.begin_push(s, seat, figure)


def finish(s: AndromedaState, seat: int, action: int) -> None:
    """AN-113, AN-172, AN-173, AN-215, AN-238: cards, tasks and the ends of things."""
    if action < TASK:
        put_back(s, seat, action - RETURN)
    elif action < SACRIFICE:
        tasks.complete(s, seat, action - TASK)
    elif action < EXCHANGE:
        tasks.sacrifice(s, seat, action - SACRIFICE)
    elif action == EXCHANGE:
        cleanup.exchange(s, seat)
    elif action == HOLD:
        cleanup.hold(s, seat)
    elif action == DONE:
        stop(s, seat)
    elif action == END_ACTIONS:
        turns.end_actions(s, seat)
    else:
        turns.end_turn(s, seat)


def put_back(s: AndromedaState, seat: int, task: int) -> None:
    """AN-238 to AN-240: a card goes from the hand to the bottom of the personal deck."""
    agenda = s.table.agenda
    agenda.set_a(agenda.a() - 1)
    put_under(s, seat, task)
    s.tell(events.TASK_PUT_UNDER, only(seat), seat, task)
    s.tell(events.CARD_PUT_UNDER, all_but(seat), seat)


def stop(s: AndromedaState, seat: int) -> None:
    """AN-127, AN-261: an action ends before its full number."""
    agenda = s.table.agenda
    most = agenda.a()
    follows = agenda.step() == TRAINING and agenda.b() == technologies.THEN_SUMMON
    agenda.pop()
    if follows:
        recruits.begin_summoning(s, seat, most, 0)


def settle(s: AndromedaState) -> None:
    """AN-108: what is finished is taken off, and a question with one answer, for all to see, is not asked."""
    agenda = s.table.agenda
    while True:
        step = agenda.step()
        if step <= LAST_ALWAYS:
            if step != DRAW_TASKS or not end_drawing(s):
                return
        elif step == CHECKING:
            if not tasks.has_nothing_to_check(s, agenda.seat()):
                return
            turns.end_turn(s, agenda.seat())
        elif step == EXCHANGING:
            if cleanup.has_exchange(s, agenda.seat()):
                return
            agenda.pop()
        elif step == NEXT_ROUND:
            agenda.pop()
            rolling.begin_round(s)
        elif step == SUFFERING and agenda.a() == 0:
            plague.end_plague(s, agenda.seat())
        else:
            answers = options(s, agenda.seat())
            if len(answers) == 0:
                agenda.pop()
            elif len(answers) == 1:
                carry_out(s, agenda.seat(), answers[0])
            else:
                return


def end_drawing(s: AndromedaState) -> bool:
    """AN-015, AN-221: whether the cards are drawn, or the deck is empty; who draws several sorts them in secret."""
    t = s.table
    agenda = t.agenda
    if agenda.a() > 0 and t.personal[0].size() > 0:
        return False
    seat = agenda.seat()
    agenda.pop()
    if agenda.step() == RETURNING or agenda.step() == KEEPING:
        sort_in_secret(s, seat)
    return True


def draw(s: AndromedaState, action: int) -> None:
    """Chance has decided."""
    if action >= TILE:
        discovering.turn_tile(s, action - TILE)
    elif action >= ROLL:
        rolling.land(s, action - ROLL)
    elif action >= DRAW:
        setup.draw_task(s, action - DRAW)
    elif action >= OPEN:
        setup.open_task(s, action - OPEN)
    elif action >= DEAL:
        setup.deal_race(s, action - DEAL)
    elif action >= LAY:
        setup.draw_tech(s, action - LAY)
    else:
        setup.draw_first(s, action - FIRST)
    settle(s)
