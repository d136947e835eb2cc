"""Phase 1, the offers: AN-069 to AN-089."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.engine.counts import total
from kosmodrom.games.andromeda.model import actions, clauses, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import SIDES
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules.base_questions import AndromedaQuestion, Choice, elsewhere
from kosmodrom.games.andromeda.rules.turns import begin_turns


def packed(dice: list[int], start: int) -> int:
    """Six counts of dice in one number, 6 bits each."""
    number = 0
    for face in range(SIDES):
        number |= dice[start + face] << (6 * face)
    return number


def next_without_card(t: Table, seat: int) -> int:
    """AN-006, AN-074, AN-079, AN-080: the nearest seat to the left without an order card; itself comes last."""
    seats = len(t.cards)
    for turn in range(1, seats + 1):
        other = (seat + turn) % seats
        if t.cards[other] == 0:
            return other
    raise AssertionError("every seat has an order card")


def prepare_next(s: AndromedaState) -> None:
    """AN-069, AN-082 to AN-085: the first player prepares, or the nearest seat without a card; the last is no offer."""
    t = s.table
    preparer = t.first if t.cards[t.first] == 0 else next_without_card(t, t.first)
    if t.order_card == s.seats:
        take_last(s, preparer)
    else:
        t.agenda.push(steps.OFFERING, preparer)


def cards_left(t: Table) -> int:
    """AN-072: order cards in the middle besides the one that is being offered."""
    return len(t.cards) - t.order_card


def has_die_to_offer(t: Table) -> bool:
    """AN-072, AN-073: whether two dice remain for each order card in the middle, if one more is offered."""
    return total(t.middle) > 2 * cards_left(t)


def preparer_of(t: Table) -> int:
    """AN-074: who has prepared the offer that is being answered."""
    return t.agenda.a()


def is_forced(t: Table) -> bool:
    """AN-081: the offer has come back to its preparer."""
    return t.agenda.seat() == preparer_of(t)


def reject(s: AndromedaState, seat: int) -> None:
    """AN-075, AN-079: the whole offer passes on."""
    t = s.table
    preparer = preparer_of(t)
    t.agenda.pop()
    s.tell(events.REJECTED, EVERYONE, seat, t.order_card)
    t.agenda.push(steps.ANSWERING, next_without_card(t, seat), preparer)


def accept(s: AndromedaState, seat: int, extra: int) -> None:
    """AN-076, AN-077, AN-088: the card with its dice and one more; the first-player marker stays where it is."""
    t = s.table
    s.tell(events.ACCEPTED, EVERYONE, seat, t.order_card, extra, 1 if is_forced(t) else 0)
    t.agenda.pop()
    t.middle[extra] -= 1
    t.dice[SIDES * seat + extra] += 1
    for face in range(SIDES):
        t.dice[SIDES * seat + face] += t.offer[face]
        t.offer[face] = 0
    t.cards[seat] = t.order_card
    t.order_card += 1
    prepare_next(s)


def take_last(s: AndromedaState, seat: int) -> None:
    """AN-085 to AN-087: the last seat takes the last card with all dice that are left."""
    t = s.table
    s.tell(events.LAST_CARD_TAKEN, EVERYONE, seat, t.order_card, packed(t.middle, 0))
    for face in range(SIDES):
        t.dice[SIDES * seat + face] += t.middle[face]
        t.middle[face] = 0
    t.cards[seat] = t.order_card
    t.order_card += 1
    begin_turns(s)


def is_about_offers(action: int) -> bool:
    """AN-071, AN-075: whether a decision prepares an offer or answers one."""
    return actions.OFFER <= action < actions.VACCINES


class Offering(AndromedaQuestion):
    """AN-070 to AN-073: one more die goes from the middle onto the lowest order card, or the offer is laid."""

    def not_asked(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-069, AN-074, AN-080, AN-082, AN-083: one seat prepares the offer; all else comes in another phase."""
        t = s.table
        if not is_about_offers(action):
            return elsewhere(s, action)
        if action >= actions.ACCEPT:
            return clauses.AN_074 if t.cards[seat] == 0 else clauses.AN_080
        if t.cards[t.first] != 0:
            return clauses.AN_083
        return clauses.AN_069 if t.order_card == 1 else clauses.AN_082

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        t = s.table
        found = [actions.OFFER + face for face in range(SIDES) if t.middle[face] > 0] if has_die_to_offer(t) else []
        if total(t.offer) > 0:
            found.append(actions.OFFER_DONE)
        return found

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-071 to AN-074: at least one die, any of the middle, as long as two remain for each order card there."""
        t = s.table
        if action == actions.OFFER_DONE:
            return clauses.AN_071 if total(t.offer) == 0 else 0
        if actions.ACCEPT <= action <= actions.REJECT:
            return clauses.AN_074
        if not actions.OFFER <= action < actions.OFFER_DONE:
            return elsewhere(s, action)
        if t.middle[action - actions.OFFER] == 0:
            return clauses.AN_071
        return 0 if has_die_to_offer(t) else clauses.AN_072

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-074: when it is laid, the offer is shown to the nearest seat to the left that has no order card."""
        t = s.table
        if action == actions.OFFER_DONE:
            t.agenda.pop()
            s.tell(events.OFFERED, EVERYONE, seat, t.order_card, packed(t.offer, 0))
            t.agenda.push(steps.ANSWERING, next_without_card(t, seat), seat)
        else:
            t.middle[action - actions.OFFER] -= 1
            t.offer[action - actions.OFFER] += 1


class Answering(Choice):
    """AN-075 to AN-081: the offer with one more die, or no."""

    def not_asked(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-074, AN-079, AN-080: one seat answers the offer; all else comes in another phase."""
        t = s.table
        if not is_about_offers(action):
            return elsewhere(s, action)
        if t.cards[seat] != 0:
            return clauses.AN_080
        return clauses.AN_074 if next_without_card(t, preparer_of(t)) == t.agenda.seat() else clauses.AN_079

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        found = [actions.ACCEPT + face for face in range(SIDES) if s.table.middle[face] > 0]
        if not is_forced(s.table):
            found.append(actions.REJECT)
        return found

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-077, AN-078, AN-081: the extra die comes from the middle, plague or not; the preparer must take it."""
        if action == actions.REJECT:
            return clauses.AN_081 if is_forced(s.table) else 0
        if not actions.ACCEPT <= action < actions.REJECT:
            return elsewhere(s, action)
        return clauses.AN_077 if s.table.middle[action - actions.ACCEPT] == 0 else 0

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        if action == actions.REJECT:
            reject(s, seat)
        else:
            accept(s, seat, action - actions.ACCEPT)
