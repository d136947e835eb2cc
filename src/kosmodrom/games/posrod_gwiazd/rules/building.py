"""Building: where a card may lie and how it is paid, PG-058 to PG-075, PG-140 to PG-143, PG-153, PG-182 to PG-184.

Also how an action is carried out and ends (PG-045, PG-081), that of Minireen too (PG-207, PG-208).

The target and the Reactors that pay lie staged in the Hand; nothing moves before the last crystal is named.
"""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.posrod_gwiazd.model import actions, clauses, effects, events
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, kind_named
from kosmodrom.games.posrod_gwiazd.model.state import StarsState, clone
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsQuestion
from kosmodrom.games.posrod_gwiazd.rules.counting import named
from kosmodrom.games.posrod_gwiazd.rules.occasions import elsewhen
from kosmodrom.games.posrod_gwiazd.rules.races import ability
from kosmodrom.games.posrod_gwiazd.rules.stations import find, is_reactor, is_within_border, place_card, range_of_cell


def aimed(s: StarsState, seat: int) -> int:
    """The card that a seat is about to place."""
    intent = s.hands[seat].intent
    if intent == actions.BUILD:
        return s.table.played[seat]
    return actions.REACTOR_CARD if intent == actions.REACTOR else kind_named(actions.SALVAGE, intent)


def is_too_dear(s: StarsState, seat: int, kind: int) -> bool:
    """PG-061, PG-066: the credit cost is paid in full."""
    return s.book.credits[kind] > s.table.credits[seat]


def is_at_limit(s: StarsState, seat: int, kind: int) -> bool:
    """PG-067: the station holds as many copies as the card allows."""
    limit = s.book.limit[kind]
    return limit != 0 and named(s.table, s.book, seat, s.book.name_of[kind]) >= limit


def build_refusal(s: StarsState, seat: int, kind: int) -> int:
    """PG-061, PG-062, PG-066, PG-067, PG-131: why a card cannot be built anywhere."""
    if is_conflict(kind):
        return clauses.PG_131
    if is_too_dear(s, seat, kind):
        return clauses.PG_061
    if is_at_limit(s, seat, kind):
        return clauses.PG_067
    reason = clauses.PG_066
    cells = len(s.table.open[seat])
    for at in range(cells):
        refusal = spot_refusal(s.table, s.book, seat, kind, at)
        if refusal == 0:
            return 0
        reason = refusal if at == 0 or reason == refusal else clauses.PG_066
    return reason


def spot_refusal(t: Table, book: StarsBook, seat: int, kind: int, at: int) -> int:
    """PG-062, PG-182, PG-184: why a location cannot lie in an open cell, given by its place among them."""
    if book.far[kind] and range_of_cell(t, seat, at) < book.far[kind]:
        return clauses.PG_182
    if book.beside_reactor[kind] and not has_reactor_beside(t, seat, at):
        return clauses.PG_184
    need = book.energy[kind]
    if need and energy_near(t, seat, at) < need:
        return clauses.PG_062
    return 0


def has_reactor_beside(t: Table, seat: int, at: int) -> bool:
    """PG-184: any adjacent Reactor, the Main Reactor included."""
    touch = t.touch[seat]
    for side in range(4):
        other = touch[4 * at + side]
        if other >= 0 and is_reactor(t.cards[seat][other]):
            return True
    return False


def sources(t: Table, seat: int, at: int) -> int:
    """PG-055, PG-062, PG-063: a mask of the Reactors with crystals within range 2 of an open cell."""
    touch = t.touch[seat]
    near = t.near[seat]
    cards = t.cards[seat]
    tokens = t.tokens[seat]
    found = 0
    for side in range(4):
        first = touch[4 * at + side]
        if first < 0:
            continue
        if tokens[first] and is_reactor(cards[first]):
            found |= 1 << first
        for further in range(4):
            second = near[4 * first + further]
            if second >= 0 and tokens[second] and is_reactor(cards[second]):
                found |= 1 << second
    return found


def energy_near(t: Table, seat: int, at: int) -> int:
    """PG-062, PG-063: the crystals that can pay for an open cell."""
    found = sources(t, seat, at)
    if found == 0:
        return 0
    tokens = t.tokens[seat]
    total = 0
    for place in range(len(tokens)):
        if (found >> place) & 1:
            total += tokens[place]
    return total


def left_in(s: StarsState, seat: int, place: int) -> int:
    """Crystals of a Reactor that are not yet laid ready to pay."""
    return s.table.tokens[seat][place] - s.hands[seat].drained.count(place)


def payers(s: StarsState, seat: int) -> list[int]:
    """PG-062, PG-063: the Reactors that can still pay, by place."""
    t = s.table
    found = sources(t, seat, find(t.open[seat], s.hands[seat].target))
    return [p for p in range(len(t.cards[seat])) if (found >> p) & 1 and left_in(s, seat, p) > 0]


def owed(s: StarsState, seat: int) -> int:
    """PG-065: crystals of the cost that are still to be named."""
    return s.book.energy[aimed(s, seat)] - len(s.hands[seat].drained)


def pay_what_is_forced(s: StarsState, seat: int) -> None:
    """PG-239: where only one Reactor can pay, or all crystals are needed, nothing is asked."""
    need = owed(s, seat)
    while need > 0:
        able = payers(s, seat)
        total = sum([left_in(s, seat, place) for place in able])
        if len(able) > 1 and total > need:
            return
        s.hands[seat].drained.append(able[0])
        need -= 1


def is_paid(s: StarsState, seat: int) -> bool:
    """PG-065, PG-153: the cost is paid, and no crystal can be spent beyond it."""
    if owed(s, seat) > 0:
        return False
    return s.book.extra[aimed(s, seat)] == 0 or len(payers(s, seat)) == 0


def enough_refusal(s: StarsState, seat: int) -> int:
    """PG-065: the payment ends when the whole cost is paid."""
    return clauses.PG_065 if owed(s, seat) > 0 else 0


def build(s: StarsState, seat: int, kind: int) -> None:
    """PG-061, PG-062, PG-068, PG-081: pay, place the card and score its printed VP."""
    t, book = s.table, s.book
    hand = s.hands[seat]
    t.credits[seat] -= book.credits[kind]
    t.extra[seat] = len(hand.drained) - book.energy[kind]
    if len(hand.drained) != 0:
        spend_crystals(s, seat)
    t.points[seat] += book.points[kind]
    t.built[seat] = place_card(t, book, seat, kind, hand.target, 0)
    s.tell(events.BUILT, EVERYONE, seat, kind, hand.target, book.points[kind])


def spend_crystals(s: StarsState, seat: int) -> None:
    """PG-062: crystals go back to the supply."""
    t = s.table
    drained = s.hands[seat].drained
    for place in range(len(t.cards[seat])):
        count = drained.count(place)
        if count:
            t.tokens[seat][place] -= count
            s.tell(events.DRAINED, EVERYONE, seat, t.cells[seat][place], count)


def build_reactor(s: StarsState, seat: int) -> None:
    """PG-072, PG-073, PG-085: the card is discarded, a Reactor is paid and placed with its crystals."""
    t, book = s.table, s.book
    hand = s.hands[seat]
    t.credits[seat] -= book.reactor_credits
    t.reactors -= 1
    t.discard[t.played[seat]] += 1
    place_card(t, book, seat, actions.REACTOR_CARD, hand.target, book.reactor_crystals)
    s.tell(events.REACTOR_BUILT, EVERYONE, seat, t.played[seat], hand.target)


def place(s: StarsState, seat: int) -> None:
    """PG-081: everything is chosen and can be paid: the action is carried out."""
    intent = s.hands[seat].intent
    if intent == actions.BUILD:
        build(s, seat, s.table.played[seat])
    elif intent == actions.REACTOR:
        build_reactor(s, seat)
    else:
        salvage(s, seat)
    finish(s, seat)


def salvage(s: StarsState, seat: int) -> None:
    """PG-207, PG-208: the revealed card is discarded, the other is built, and the rest of the pile leaves the game."""
    t = s.table
    kind = aimed(s, seat)
    t.used[seat] = 1
    t.discard[kind] -= 1
    t.discard[t.played[seat]] += 1
    left = 0
    for other in range(len(t.discard)):
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

    whose = clauses.PG_081

    def is_for(self, s: StarsState, seat: int, action: int) -> bool:
        """PG-045: an action of this turn that the seat has still before it; PG-207 tells of that of Minireen."""
        is_action = actions.CELL <= action < actions.DRAW or actions.BUILD <= action <= actions.DONE
        return is_action and not actions.SALVAGE <= action < actions.DONE and s.table.played[seat] >= 0

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        later = clone(s)
        self.answer(later, seat, action)
        return EVERYONE if later.hands[seat].intent < 0 else only(seat)


class BegunAction(ActingQuestion):
    """PG-240: an action is begun; it is finished or taken back before another one."""

    def another(self, s: StarsState, seat: int, action: int) -> int:
        """PG-240: another action has to wait; what is no action at all is asked another time.

        PG-045, PG-207: to take back what was begun would not help, where the action is not open to the seat.
        """
        if action == actions.CONFLICT and not is_conflict(s.table.played[seat]):
            return clauses.PG_045
        if actions.SALVAGE <= action < actions.DONE and ability(s, seat) != effects.SALVAGING:
            return clauses.PG_207
        return clauses.PG_240 if actions.BUILD <= action <= actions.DONE else elsewhen(s, seat, action)


class ChooseCell(BegunAction):
    """PG-046, PG-058: where the card of the action begun is to lie."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        book, opened = s.book, s.table.open[seat]
        card = aimed(s, seat)
        if card == actions.REACTOR_CARD or not (book.energy[card] or book.far[card] or book.beside_reactor[card]):
            return [actions.CELL + cell for cell in opened]
        return [
            actions.CELL + opened[at] for at in range(len(opened)) if spot_refusal(s.table, book, seat, card, at) == 0
        ]

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        """PG-058, PG-059, PG-072, PG-143, PG-183, then the rules of the card: why it cannot lie in a cell."""
        if not actions.CELL <= action < actions.DRAW:
            return self.another(s, seat, action)
        t = s.table
        cell = action - actions.CELL
        at = find(t.open[seat], cell)
        card = aimed(s, seat)
        if at >= 0:
            return 0 if card == actions.REACTOR_CARD else spot_refusal(t, s.book, seat, card, at)
        if find(t.closed[seat], cell) >= 0:
            return clauses.PG_183
        if not is_within_border(t, cell):
            return clauses.PG_143
        if card == actions.REACTOR_CARD:
            return clauses.PG_072
        is_far = len(t.cards[seat]) == 1 and find(t.cells[seat], cell) < 0
        return clauses.PG_059 if is_far else clauses.PG_058

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        """PG-046, PG-062: the target is fixed, forced payments are made, and what is paid is placed."""
        s.hands[seat].target = action - actions.CELL
        card = aimed(s, seat)
        if card != actions.REACTOR_CARD and (s.book.energy[card] or s.book.extra[card]):
            pay_what_is_forced(s, seat)
            if not is_paid(s, seat):
                return
        place(s, seat)


class PayCrystals(BegunAction):
    """PG-062 to PG-065, PG-153: the builder names the Reactors that pay, one crystal after another."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        cells = s.table.cells[seat]
        found = sorted([actions.CELL + cells[reactor] for reactor in payers(s, seat)])
        return [actions.DONE] + found if enough_refusal(s, seat) == 0 else found

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        """PG-062, PG-063: a crystal comes from an own Reactor that holds one, within range 2 of the target.

        PG-240: another cell to build in has to wait.
        """
        if action == actions.DONE:
            return enough_refusal(s, seat)
        if not actions.CELL <= action < actions.DRAW:
            return self.another(s, seat, action)
        t = s.table
        if find(t.open[seat], action - actions.CELL) >= 0:
            return clauses.PG_240
        reactor = find(t.cells[seat], action - actions.CELL)
        if reactor < 0 or not is_reactor(t.cards[seat][reactor]) or left_in(s, seat, reactor) <= 0:
            return clauses.PG_062
        return 0 if find(payers(s, seat), reactor) >= 0 else clauses.PG_063

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        if action != actions.DONE:
            s.hands[seat].drained.append(find(s.table.cells[seat], action - actions.CELL))
            pay_what_is_forced(s, seat)
            if not is_paid(s, seat):
                return
        place(s, seat)
