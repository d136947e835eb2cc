"""Phase 2, the turns: AN-090 to AN-094, and the dice going back: AN-107, AN-110, AN-111, AN-113."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import effects, events, steps, values
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.rules import plague, scoring


def begin_turns(s: AndromedaState) -> None:
    """AN-090: order card 1 begins."""
    s.table.phase = values.TURNS
    begin_turn(s, 1)


def begin_turn(s: AndromedaState, card: int) -> None:
    """AN-090, AN-092: the turn of the seat with an order card: plague, actions, tasks."""
    t = s.table
    seat = t.cards.index(card)
    t.active = seat
    for at in range(values.TURN_WIDTH):
        t.turn[at] = 0
    s.tell(events.TURN_BEGAN, EVERYONE, seat, t.round)
    t.agenda.push(steps.ACTING, seat)
    plague.begin_plague(s, seat)


def give_back(s: AndromedaState, seat: int, face: int) -> None:
    """AN-107, AN-111: a used die goes back to the middle at once."""
    s.table.dice[values.SIDES * seat + face] -= 1
    s.table.middle[face] += 1


def end_actions(s: AndromedaState, seat: int) -> None:
    """AN-110, AN-113: the dice that are left count as unused and go back; the tasks are checked."""
    t = s.table
    unused = 0
    for face in range(effects.PLAGUE + 1, values.SIDES):
        count = t.dice[values.SIDES * seat + face]
        unused += count
        t.middle[face] += count
        t.dice[values.SIDES * seat + face] = 0
    t.turn[values.TURN_UNUSED] = unused
    s.tell(events.ACTIONS_ENDED, EVERYONE, seat, unused)
    t.agenda.pop()
    t.agenda.push(steps.CHECKING, seat)


def end_turn(s: AndromedaState, seat: int) -> None:
    """AN-091, AN-093, AN-094: the next order card, or phase 3."""
    t = s.table
    t.agenda.pop()
    s.tell(events.TURN_ENDED, EVERYONE, seat)
    card = t.cards[seat]
    if card < s.seats:
        begin_turn(s, card + 1)
        return
    t.active = values.NOBODY
    scoring.check_points(s)
