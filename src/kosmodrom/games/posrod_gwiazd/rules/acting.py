"""Actions with the revealed card: PG-045, PG-050, PG-072 to PG-082, PG-131 to PG-134, PG-202, PG-205, PG-207."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.posrod_gwiazd.model import events
from kosmodrom.games.posrod_gwiazd.model.actions import (
    BUILD,
    CELL,
    CONFLICT,
    DISCARD,
    DONE,
    DRAW,
    KIND_COUNT,
    LOCATION_COUNT,
    REACTOR,
    SALVAGE,
)
from kosmodrom.games.posrod_gwiazd.model.clauses import (
    PG_045,
    PG_058,
    PG_062,
    PG_074,
    PG_081,
    PG_131,
    PG_133,
    PG_207,
    PG_209,
    PG_216,
)
from kosmodrom.games.posrod_gwiazd.model.effects import SALVAGING
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, clone
from kosmodrom.games.posrod_gwiazd.rules.building import (
    aimed,
    build,
    build_reactor,
    build_refusal,
    cell_options,
    cell_refusal,
    choose_cell,
    drain,
    drain_refusal,
    enough_refusal,
    payers,
)
from kosmodrom.games.posrod_gwiazd.rules.question import StarsQuestion
from kosmodrom.games.posrod_gwiazd.rules.setup import ability


def reactor_refusal(s: StarsState, seat: int) -> int:
    """PG-074: not without a Reactor card, a credit and a legal cell."""
    t = s.table
    if t.reactors == 0 or t.credits[seat] < s.book.reactor_credits or len(t.open[seat]) == 0:
        return PG_074
    return 0


def conflict_refusal(s: StarsState, seat: int) -> int:
    """PG-131, PG-133: only a revealed Conflict, and only for its credit."""
    t = s.table
    if t.played[seat] < LOCATION_COUNT:
        return PG_131
    return PG_133 if t.credits[seat] < s.book.conflict_credits else 0


def salvage_refusal(s: StarsState, seat: int, kind: int) -> int:
    """PG-207, PG-209, PG-216: Minireen, once a year, a location of the discard pile that can be built."""
    t = s.table
    if ability(s, seat) != SALVAGING:
        return PG_207
    if t.used[seat]:
        return PG_216
    if kind >= LOCATION_COUNT:
        return PG_209
    if t.discard[kind] == 0:
        return PG_207
    return build_refusal(s, seat, kind)


def salvages(s: StarsState, seat: int) -> list[int]:
    """PG-207: the locations that could be built from the discard pile."""
    if ability(s, seat) != SALVAGING or s.table.used[seat]:
        return []
    discard = s.table.discard
    return [kind for kind in range(LOCATION_COUNT) if discard[kind] and build_refusal(s, seat, kind) == 0]


def discard(s: StarsState, seat: int) -> None:
    """PG-076, PG-077, PG-202, PG-205: the card goes to the discard pile, and its credits come at once."""
    t, book = s.table, s.book
    race = t.races[seat]
    credits = book.race_discard[race] if race >= 0 else book.discard
    t.discard[t.played[seat]] += 1
    t.credits[seat] += credits
    s.tell(events.DISCARDED, EVERYONE, seat, t.played[seat], credits)
    finish(s, seat)


def play_conflict(s: StarsState, seat: int) -> None:
    """PG-082, PG-131: its credit is paid now; the effect waits for the effect step."""
    t = s.table
    t.credits[seat] -= s.book.conflict_credits
    t.disputes[seat] = t.played[seat]
    s.tell(events.CONFLICT_PLAYED, EVERYONE, seat, t.played[seat])
    finish(s, seat)


def place(s: StarsState, seat: int) -> None:
    """PG-081: everything is chosen and can be paid: the action is carried out."""
    intent = s.hands[seat].intent
    if intent == BUILD:
        build(s, seat, s.table.played[seat])
    elif intent == REACTOR:
        build_reactor(s, seat)
    else:
        salvage(s, seat)
    finish(s, seat)


def salvage(s: StarsState, seat: int) -> None:
    """PG-207, PG-208: the revealed card is discarded, the other is built, and the rest of the pile leaves the game."""
    t = s.table
    kind = aimed(s, seat)
    assert kind == s.hands[seat].intent - SALVAGE
    t.used[seat] = 1
    t.discard[kind] -= 1
    t.discard[t.played[seat]] += 1
    left = 0
    for other in range(KIND_COUNT):
        left += t.discard[other]
        t.removed[other] += t.discard[other]
        t.discard[other] = 0
    s.tell(events.SALVAGED, EVERYONE, seat, t.played[seat], kind, left)
    build(s, seat, kind)


def finish(s: StarsState, seat: int) -> None:
    """PG-045: one action a turn."""
    t = s.table
    hand = s.hands[seat]
    hand.intent = -1
    hand.target = -1
    if len(hand.drained) != 0:
        hand.drained = []
    t.played[seat] = -1
    t.acted = 1
    t.agenda.pop()


class ActingQuestion(StarsQuestion):
    """PG-046, PG-081: an action is nobody else's business until it is carried out."""

    what = PG_045
    whose = PG_081

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        later = clone(s)
        self.answer(later, seat, action)
        return EVERYONE if later.hands[seat].intent < 0 else only(seat)


class ChooseAction(ActingQuestion):
    """PG-045: what to do with the revealed card."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        found: list[int] = []
        if build_refusal(s, seat, s.table.played[seat]) == 0:
            found.append(BUILD)
        if reactor_refusal(s, seat) == 0:
            found.append(REACTOR)
        found.append(DISCARD)
        if conflict_refusal(s, seat) == 0:
            found.append(CONFLICT)
        for kind in salvages(s, seat):
            found.append(SALVAGE + kind)
        return found

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        if action == BUILD:
            return build_refusal(s, seat, s.table.played[seat])
        if action == REACTOR:
            return reactor_refusal(s, seat)
        if action == DISCARD:
            return 0
        if action == CONFLICT:
            return conflict_refusal(s, seat)
        if SALVAGE <= action < DONE:
            return salvage_refusal(s, seat, action - SALVAGE)
        return self.other_kind(action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        """PG-046: what needs a cell is only begun."""
        if action == DISCARD:
            discard(s, seat)
        elif action == CONFLICT:
            play_conflict(s, seat)
        else:
            s.hands[seat].intent = action


class ChooseCell(ActingQuestion):
    """PG-058: where the card of the action begun is to lie."""

    what = PG_058

    def options(self, s: StarsState, seat: int) -> list[int]:
        return [CELL + cell for cell in cell_options(s, seat)]

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        return cell_refusal(s, seat, action - CELL) if CELL <= action < DRAW else self.other_kind(action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        if choose_cell(s, seat, action - CELL):
            place(s, seat)


class PayCrystals(ActingQuestion):
    """PG-062, PG-064, PG-065, PG-153: the Reactors that pay, one crystal after another."""

    what = PG_062

    def options(self, s: StarsState, seat: int) -> list[int]:
        cells = s.table.cells[seat]
        found = sorted([CELL + cells[place] for place in payers(s, seat)])
        return [DONE] + found if enough_refusal(s, seat) == 0 else found

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        if action == DONE:
            return enough_refusal(s, seat)
        return drain_refusal(s, seat, action - CELL) if CELL <= action < DRAW else self.other_kind(action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        if action == DONE or drain(s, seat, action - CELL):
            place(s, seat)


CHOOSE_ACTION: Final = ChooseAction()
CHOOSE_CELL: Final = ChooseCell()
PAY_CRYSTALS: Final = PayCrystals()


def acting(s: StarsState, seat: int) -> ActingQuestion:
    """PG-045, PG-050: the action, then its cell, then its payment."""
    hand = s.hands[seat]
    if hand.intent < 0:
        return CHOOSE_ACTION
    return CHOOSE_CELL if hand.target < 0 else PAY_CRYSTALS
