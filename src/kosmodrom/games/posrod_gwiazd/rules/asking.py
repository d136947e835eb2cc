"""What may be decided now: who is asked, and for each question the decisions that the rules allow (PG-227, PG-239)."""

from kosmodrom.engine.contract import CHANCE
from kosmodrom.games.posrod_gwiazd.model.actions import (
    AGAINST,
    BUILD,
    CARD,
    CELL,
    CONFLICT,
    DISCARD,
    DONE,
    GIFT,
    KEEP,
    LOOK,
    PASS,
    PAY,
    PICK,
    RACE,
    REACTOR,
    REVEAL,
    SALVAGE,
    SILENCE,
    STEWARD,
    STORE,
    TAKE,
    USE,
)
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import (
    ACTING,
    BIDDING,
    CHARGING,
    CHOOSE_RACE,
    CHOOSING,
    CLAIMING,
    DISPUTING,
    EXCHANGING,
    GIVING,
    KEEP_OBJECTIVE,
    LAST_CHANCE,
    LOOKING,
    NAME_STEWARD,
    PAYING,
    REMOVING,
    STORING,
    SWAPPING,
    TAKING,
    UNVEILING,
)
from kosmodrom.games.posrod_gwiazd.rules.abilities import look_refusal, removal_refusal, swap_refusal
from kosmodrom.games.posrod_gwiazd.rules.acting import conflict_refusal, reactor_refusal, salvages
from kosmodrom.games.posrod_gwiazd.rules.building import build_refusal, cell_options, enough_refusal, payers
from kosmodrom.games.posrod_gwiazd.rules.claims import reveal_refusal
from kosmodrom.games.posrod_gwiazd.rules.drafting import drop_refusal
from kosmodrom.games.posrod_gwiazd.rules.packets import kinds_in
from kosmodrom.games.posrod_gwiazd.rules.payments import pay_refusal
from kosmodrom.games.posrod_gwiazd.rules.resolving import (
    charge_options,
    dispute_refusal,
    gift_refusal,
    store_refusal,
    take_refusal,
)
from kosmodrom.games.posrod_gwiazd.rules.setup import keep_refusal, race_refusal


def actors(s: StarsState) -> list[int]:
    """PG-044, PG-081, PG-086: one seat, or all that have not yet made their secret choice."""
    agenda = s.table.agenda
    if agenda.is_empty():
        return []
    step = agenda.step()
    if step <= LAST_CHANCE:
        return [CHANCE]
    if step == CHOOSING or step == PAYING or step == BIDDING:
        ready = s.table.ready
        return [seat for seat in range(s.seats) if not (ready >> seat) & 1]
    return [agenda.seat()]


def options(s: StarsState, seat: int) -> list[int]:
    """All decisions of a seat that is asked, ascending."""
    step = s.table.agenda.step()
    if step == CHOOSING:
        return choosing_options(s, seat)
    if step == ACTING:
        return acting_options(s, seat)
    if step == STORING:
        return [STORE + credits for credits in range(7) if store_refusal(s, seat, credits) == 0]
    if step == PAYING or step == BIDDING:
        return [PAY + credits for credits in range(4) if pay_refusal(s, seat, credits) == 0]
    if step == TAKING:
        return [TAKE + victims for victims in range(11) if take_refusal(s, seat, victims) == 0]
    if step == GIVING:
        return [GIFT + other for other in range(5) if gift_refusal(s, seat, other) == 0]
    if step == CHARGING:
        return [CELL + cell for cell in charge_options(s, seat)]
    if step == DISPUTING:
        return [AGAINST + other for other in range(s.seats) if dispute_refusal(s, seat, other) == 0]
    return rare_options(s, seat, step)


def rare_options(s: StarsState, seat: int, step: int) -> list[int]:
    """Questions of the set-up, of races and of the secret objective."""
    t = s.table
    if step == EXCHANGING:
        return [USE, PASS]
    if step == REMOVING:
        return [CARD + kind for kind in kinds_in(t.packets[seat]) if removal_refusal(s, seat, kind) == 0]
    if step == LOOKING:
        return [PASS] + [LOOK + other for other in range(s.seats) if look_refusal(s, seat, other) == 0]
    if step == SWAPPING:
        holder = seat if s.hands[seat].given < 0 else t.agenda.a()
        return [CARD + kind for kind in kinds_in(t.packets[holder]) if swap_refusal(s, seat, kind) == 0]
    if step == NAME_STEWARD:
        return [STEWARD + other for other in range(s.seats)]
    if step == CHOOSE_RACE:
        return [RACE + race for race in range(8) if race_refusal(s, race) == 0]
    if step == KEEP_OBJECTIVE:
        return [KEEP + objective for objective in range(8) if keep_refusal(s, seat, objective) == 0]
    assert step == CLAIMING or step == UNVEILING
    return [REVEAL, SILENCE] if reveal_refusal(s, seat) == 0 else [SILENCE]


def choosing_options(s: StarsState, seat: int) -> list[int]:
    """PG-042, PG-118: a card of the hand to play; then, with two seats, another to discard."""
    kinds = kinds_in(s.table.packets[seat])
    if s.hands[seat].pick < 0:
        return [PICK + kind for kind in kinds]
    return [CARD + kind for kind in kinds if drop_refusal(s, seat, kind) == 0]


def acting_options(s: StarsState, seat: int) -> list[int]:
    """PG-045, PG-050: the actions; or the cell, or the Reactors that pay, of the action begun."""
    hand = s.hands[seat]
    if hand.intent < 0:
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
    if hand.target < 0:
        return [CELL + cell for cell in cell_options(s, seat)]
    cells = s.table.cells[seat]
    found = sorted([CELL + cells[place] for place in payers(s, seat)])
    return [DONE] + found if enough_refusal(s, seat) == 0 else found
