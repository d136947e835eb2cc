"""Action 2, mine a Crystal: SS-099 to SS-113, SS-212 to SS-217, SS-252 to SS-258, SS-284 to SS-289."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import actions, effects, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.clauses import SS_071, SS_100, SS_101, SS_106, SS_314
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import basic_actions, cave_in, hands, payments
from kosmodrom.games.star_scrappers.rules.base_questions import ScrapperQuestion
from kosmodrom.games.star_scrappers.rules.payments import Purse, StagedPayment

TOTEM_DISCOUNT: Final = 1


def crystal_colour(s: ScrapperState, place: int) -> int:
    """SS-011, SS-212: the colour of a Crystal in the Mine, as changed for this turn."""
    changed = s.table.mine_colours[place]
    return changed if changed >= 0 else s.book.token_colour[s.table.mine[place]]


def mining_cost(s: ScrapperState, seat: int, place: int, p: Purse) -> int:
    """SS-103, SS-213: what a Crystal in the Mine costs a seat now."""
    return reduced_cost(s, seat, place, crystal_colour(s, place), p)


def reduced_cost(s: ScrapperState, seat: int, place: int, colour: int, p: Purse) -> int:
    """SS-103, SS-107, SS-284 to SS-286: the printed cost less all reductions, at least 0."""
    t = s.table
    token = t.mine[place]
    cost = s.book.token_cost[token] - t.mine_discounts[place] - p.mining_discount
    if s.book.token_cave_in[token]:
        cost -= p.cave_in_discount
    if t.totems[colour] == seat:
        cost -= TOTEM_DISCOUNT
    return cost if cost > 0 else 0


def mine_refusal(s: ScrapperState, seat: int, place: int, p: Purse) -> int:
    """SS-060, SS-074 to SS-076, SS-099: whether a Crystal can be mined now.

    An extra mining needs no basic action and no type of its own, before, between or after them and a takeover.
    """
    if not s.table.extra_minings:
        clause = basic_actions.basic_refusal(s.table, basic_actions.MINING, p)
        if clause:
            return clause
    return cost_refusal(s, seat, place, p)


def reach(p: Purse) -> int:
    """SS-101, SS-103: whatever its colour, a Crystal of a higher cost cannot be mined; not every cheaper one can."""
    return p.best + p.bonus + p.mining_discount + p.cave_in_discount + TOTEM_DISCOUNT


def cost_refusal(s: ScrapperState, seat: int, place: int, p: Purse) -> int:
    """SS-100, SS-101, SS-104: cards of one fitting colour in hand cover the cost; SS-106: mixed ones do not."""
    colour = crystal_colour(s, place)
    cost = reduced_cost(s, seat, place, colour, p)
    if cost == 0:
        return 0
    if s.table.wild[colour]:
        if payments.suffices(p.best, p.bonus, cost):
            return 0
        return SS_106 if payments.suffices(p.total, p.bonus, cost) else SS_101
    if p.sums[colour] == 0 and p.total != 0:
        return SS_100
    return 0 if payments.suffices(p.sums[colour], p.bonus, cost) else SS_101


def win_crystal(s: ScrapperState, seat: int, place: int) -> None:
    """SS-110, SS-016: a Crystal leaves the Mine and lies face down before its owner."""
    t = s.table
    values.insert(s.hands[seat].crystals, t.mine[place])
    t.crystals[seat] += 1
    t.mine[place] = -1
    t.mine_colours[place] = -1
    t.mine_discounts[place] = 0
    t.stirred = 1


def may_hold_marker(s: ScrapperState, seat: int) -> bool:
    """SS-109, Stemple: once per turn the marker need not be moved."""
    if s.table.props_used:
        return False
    for artifact in s.table.artifacts[seat]:
        if s.book.artifact[artifact] == effects.HOLD_MARKER:
            return True
    return False


class PayCrystal(StagedPayment):
    """SS-099 to SS-106: cards of one colour pay for the Crystal that is being mined."""

    short = SS_101

    def colours(self, s: ScrapperState, seat: int, p: Purse) -> int:
        """SS-100, SS-106: a mask of the colours that the next card may count as; all cards are of one colour."""
        staged = s.hands[seat].staged
        if len(staged) != 0:
            return 1 << values.colour_of(staged[0])
        place = s.hands[seat].intent - actions.MINE
        colour = crystal_colour(s, place)
        if not s.table.wild[colour]:
            return 1 << colour
        cost = mining_cost(s, seat, place, p)
        mask = 0
        for paying in range(values.FACTIONS):
            if payments.suffices(p.sums[paying], p.bonus, cost):
                mask |= 1 << paying
        return mask

    def is_paid(self, s: ScrapperState, seat: int, p: Purse) -> bool:
        """SS-101, SS-104: what lies ready covers the cost."""
        return payments.suffices(
            payments.staged_total(s, seat), p.bonus, mining_cost(s, seat, s.hands[seat].intent - actions.MINE, p)
        )

    def kind_refusal(self, s: ScrapperState, seat: int, kind: int) -> int:
        """SS-100 to SS-102, SS-105, SS-106: whether a card can be added."""
        hand = s.hands[seat]
        fits = hands.colours_held(hand, kind) & self.colours(s, seat, payments.open_purse(s, seat))
        return 0 if fits else self.colour_clause(s, seat)

    def colour_clause(self, s: ScrapperState, seat: int) -> int:
        """SS-100, SS-101, SS-106: the Crystal's colour; or one that covers the cost, and then no other."""
        hand = s.hands[seat]
        if not s.table.wild[crystal_colour(s, hand.intent - actions.MINE)]:
            return SS_100
        return SS_101 if len(hand.staged) == 0 else SS_106

    def announces(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-314: when cards are played to mine, the colours that they count as are announced."""
        return SS_314 if action == actions.DONE else 0

    def finish(self, s: ScrapperState, seat: int) -> None:
        """SS-099, SS-109 to SS-111, SS-252, SS-313: the cards are played without their skills and the Crystal is won.

        An extra mining is used up first. Skrabiec asks for a second Crystal after costs up to its own limit.
        """
        t = s.table
        place = s.hands[seat].intent - actions.MINE
        p = payments.open_purse(s, seat)
        payments.use_bonus(t, payments.staged_total(s, seat), mining_cost(s, seat, place, p))
        count = payments.spend(s, seat)
        if t.extra_minings:
            t.extra_minings -= 1
        else:
            basic_actions.use_basic(t, basic_actions.MINING)
        token = t.mine[place]
        s.tell(events.MINED, EVERYONE, seat, token, count)
        win_crystal(s, seat, place)
        if t.second_crystal >= s.book.token_cost[token]:
            frames.ask_crystal(t.agenda, seat, s.book.token_row[token], frames.ANY)
        if s.book.token_cave_in[token]:
            if may_hold_marker(s, seat):
                t.agenda.push(steps.HOLDING, seat)
            else:
                cave_in.move_marker(s)


class Holding(ScrapperQuestion):
    """SS-109, Stemple: the marker moves, or stays and not a second time this turn."""

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-071: first this is decided."""
        return 0 if action == actions.HOLD_MARKER or action == actions.MOVE_MARKER else SS_071

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [actions.HOLD_MARKER, actions.MOVE_MARKER]

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        s.table.agenda.pop()
        if action == actions.MOVE_MARKER:
            cave_in.move_marker(s)
        else:
            s.table.props_used = 1
            s.tell(events.MARKER_HELD, EVERYONE, seat)
