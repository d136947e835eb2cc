"""Action 1, recruit a Mercenary: SS-087 to SS-098, SS-222 to SS-226, SS-271, SS-272."""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import actions, events
from kosmodrom.games.star_scrappers.model.clauses import SS_089, SS_091, SS_094, SS_097, SS_223
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import basic_actions, hands, payments
from kosmodrom.games.star_scrappers.rules.payments import Payment, Purse

NOTHING: Final = -1
"""A price that no card pays."""
FREE: Final = 1
"""In a mask of prices: none."""


def prices(s: ScrapperState, level: int, p: Purse) -> int:
    """SS-088, SS-089, SS-222, SS-224: a mask of the levels of which one card must be played; or FREE."""
    mask = 1 << (level - 1)
    discount = s.table.recruit_discount
    if discount:
        mask |= 1 << (level - discount) if level > discount else FREE
    if (p.free >> level) & 1:
        mask |= FREE
    return mask


def serves(s: ScrapperState, kind: int, mask: int) -> bool:
    """SS-089 to SS-092, SS-271, SS-272: one card of exactly a wanted level, printed or doubled, of any colour."""
    level = s.book.level[kind]
    if (mask >> level) & 1:
        return True
    return (s.table.doubled >> s.book.colour[kind]) & 1 != 0 and (mask >> (2 * level)) & 1 != 0


def recruit_refusal(s: ScrapperState, seat: int, place: int, p: Purse) -> int:
    """SS-087, SS-094, SS-095, SS-226: whether a Mercenary of the Docks can be recruited now."""
    clause = basic_actions.basic_refusal(s.table, basic_actions.RECRUITING, p)
    if clause:
        return clause
    if hands.is_full(s, seat):
        return SS_094
    return level_refusal(s, s.book.level_of_place[place], p)


def level_refusal(s: ScrapperState, level: int, p: Purse) -> int:
    """SS-089, SS-223: a card in hand, or none, pays for a Mercenary of a level."""
    mask = prices(s, level, p)
    return 0 if mask & FREE or mask & p.levels else price_clause(s)


def price_clause(s: ScrapperState) -> int:
    """SS-089, SS-223: what says which card pays, without Sztygar and with him."""
    return SS_223 if s.table.recruit_discount else SS_089


def recruit(s: ScrapperState, seat: int, place: int) -> None:
    """SS-088: a level 1 Mercenary comes at once; for the others the price is asked."""
    if s.book.level_of_place[place] == 1:
        finish_recruiting(s, seat, place, NOTHING)
    else:
        s.hands[seat].intent = actions.RECRUIT + place


def finish_recruiting(s: ScrapperState, seat: int, place: int, price: int) -> None:
    """SS-087, SS-093, SS-098: the card that pays is played without its skill, the recruited one goes to the hand.

    The price is a kind, or NOTHING.
    """
    t = s.table
    s.hands[seat].intent = -1
    if price != NOTHING:
        hands.part_with(s, seat, price)
        t.play.append(price)
    kind = t.docks[place]
    t.docks[place] = -1
    hands.take_up(s, seat, kind)
    basic_actions.use_basic(t, basic_actions.RECRUITING)
    t.stirred = 1
    s.tell(events.RECRUITED, EVERYONE, seat, kind, price)


class PayMercenary(Payment):
    """SS-088, SS-089, SS-309: one card, or none, pays for the Mercenary that is being recruited, before all eyes."""

    def prices(self, s: ScrapperState, seat: int) -> int:
        return prices(s, self.level(s, seat), payments.open_purse(s, seat))

    def level(self, s: ScrapperState, seat: int) -> int:
        return s.book.level_of_place[s.hands[seat].intent - actions.RECRUIT]

    def done_refusal(self, s: ScrapperState, seat: int) -> int:
        return 0 if self.prices(s, seat) & FREE else price_clause(s)

    def kind_refusal(self, s: ScrapperState, seat: int, kind: int) -> int:
        """SS-089 to SS-092, SS-097, SS-223: whether a card pays; only Sztygar lowers the level that is required."""
        mask = self.prices(s, seat)
        if serves(s, kind, mask):
            return 0
        if mask & FREE and s.table.recruit_discount:
            return SS_097
        if s.book.level[kind] >= self.level(s, seat):
            return SS_091
        return price_clause(s)

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        mask = self.prices(s, seat)
        found = [actions.PAY + kind for kind in hands.kinds_in(s.hands[seat]) if serves(s, kind, mask)]
        if mask & FREE:
            found.append(actions.DONE)
        return found

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        price = NOTHING if action == actions.DONE else action - actions.PAY
        finish_recruiting(s, seat, s.hands[seat].intent - actions.RECRUIT, price)
