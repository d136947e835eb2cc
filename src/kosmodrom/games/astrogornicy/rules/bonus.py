"""Phase 4, the Round bonus: AG-139 to AG-153, AG-314."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.astrogornicy.model import actions, clauses, events, steps, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.values import NOTHING, owner_of
from kosmodrom.games.astrogornicy.model.zones import Table
from kosmodrom.games.astrogornicy.rules import bank
from kosmodrom.games.astrogornicy.rules.base_questions import AstroQuestion, asked_elsewhere, choose_one


def dice_on_missions(t: Table, seats: int) -> list[int]:
    """AG-141 to AG-143: dice in the Docks by seat, whatever their faces and whenever they came there."""
    counts = [0] * seats
    for die in t.dock_dice:
        if die != NOTHING:
            counts[owner_of(die)] += 1
    return counts


def share(book: AstroBook, leaders: int) -> int:
    """AG-144 to AG-146, AG-150: units for a single leader, for each of two, for each of more."""
    return book.bonus[min(leaders, 3) - 1]


def give_bonus(s: AstroState) -> None:
    """AG-140, AG-147, AG-148, AG-151, AG-153: to those with the most dice, in player order; the token comes first."""
    t = s.table
    counts = dice_on_missions(t, s.seats)
    most = max(counts)
    token = t.track[t.round - 1]
    t.track[t.round - 1] = NOTHING
    if token != NOTHING:
        t.bank[token] += 1
    if most == 0:
        s.tell(events.BONUS_LOST, EVERYONE, token)
        return
    leaders = [seat for seat in player_order(s) if counts[seat] == most]
    units = share(s.book, len(leaders))
    if t.round == terms.ROUNDS:
        for at in range(len(leaders) - 1, -1, -1):
            if units > 0:
                t.agenda.push(steps.CHOOSE_BONUS, leaders[at], units)
    for seat in leaders:
        s.tell(events.BONUS_LED, EVERYONE, seat, most, units)
        if token != NOTHING:
            bank.gain(s, seat, token, units)


def player_order(s: AstroState) -> list[int]:
    """AG-043, AG-044: clockwise from the First Player of this Round."""
    return [(s.table.first + step) % s.seats for step in range(s.seats)]


class ChooseBonus(AstroQuestion):
    """AG-149, AG-314: which units to take, one by one, where the Round Track has no token."""

    first = actions.BONUS
    beyond = actions.BUY
    nothing_begun = clauses.AG_314

    def not_asked(self, s: AstroState, seat: int, action: int) -> int:
        """AG-147, AG-151, AG-304: resources of the bank in player order, for those with the most dice."""
        if action >= actions.DRAW:
            return clauses.AG_304
        is_choice = actions.SWAP <= action < actions.TAKE or actions.BONUS <= action < actions.BUY
        if not is_choice:
            return asked_elsewhere(s.table, seat, action)
        counts = dice_on_missions(s.table, s.seats)
        return clauses.AG_151 if counts[seat] == max(counts) else clauses.AG_147

    def why_not(self, s: AstroState, seat: int, action: int) -> int:
        """AG-314: a kind that the bank holds."""
        return 0 if s.table.bank[action - actions.BONUS] > 0 else clauses.AG_314

    def answer(self, s: AstroState, seat: int, action: int) -> None:
        choose_one(s.table)
        bank.gain(s, seat, action - actions.BONUS, 1)

    def passes(self, s: AstroState) -> bool:
        """AG-314: the share ends early only when the bank holds nothing at all."""
        if not bank.is_bare(s.table.bank):
            return False
        s.table.agenda.pop()
        return True
