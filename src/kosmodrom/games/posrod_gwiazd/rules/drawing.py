"""Drawing: cards from the location deck and from the side pile, as chance decides (PG-023, PG-038, PG-117, PG-225).

The deck is a number of cards over a pool of kinds that nobody has seen. All unseen Basic cards lie in it; of the
Special cards, or with Wszystko w jednym of all cards, some lie in the side pile instead, and nobody knows which.
"""

from typing import Final

from kosmodrom.engine.contract import only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.posrod_gwiazd.model import actions, events, frames
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, kind_named, naming
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsDraw
from kosmodrom.games.posrod_gwiazd.rules.packets import put

SURE: Final = 0
LOOSE: Final = 1
CONFLICTS: Final = 2
"""The parts of the unseen cards, in the order of `unseen`."""


def part_of(s: StarsState, kind: int) -> int:
    """PG-023, PG-138: loose are the locations of which unseen cards may lie in the deck or in the side pile."""
    if is_conflict(kind):
        return CONFLICTS
    return LOOSE if s.table.all_in_one or s.book.special[kind] else SURE


def unseen(s: StarsState) -> list[int]:
    """How many cards nobody has seen: those surely in the deck, loose ones, Conflicts."""
    pool = s.vault.pool
    found = [0, 0, 0]
    for kind in range(len(pool)):
        found[part_of(s, kind)] += pool[kind]
    return found


def nth(s: StarsState, part: int, rest: int) -> int:
    """The kind of one of the unseen cards of a part, counted from 0."""
    pool = s.vault.pool
    for kind in range(len(pool)):
        if part_of(s, kind) == part:
            rest -= pool[kind]
            if rest < 0:
                return kind
    raise AssertionError("nothing is left to draw")


def draw_card(s: StarsState, kind: int) -> None:
    """PG-038, PG-117, PG-210: a card for the hand of a seat, seen by that seat alone."""
    t = s.table
    seat = t.agenda.seat()
    s.vault.pool[kind] -= 1
    put(t.packets[seat], kind, only(seat))
    s.tell(events.DRAWN, only(seat), seat, kind)
    frames.count_drawn(t)


class CardDraw(StarsDraw):
    """PG-018: the seat alone sees what it draws."""

    def weights(self, s: StarsState) -> list[int]:
        """For each kind how likely it is."""
        raise NotImplementedError

    def options(self, s: StarsState, seat: int) -> list[int]:
        weights = self.weights(s)
        return [naming(actions.DRAW, kind) for kind in range(len(weights)) if weights[kind]]

    def odds(self, s: StarsState) -> list[int]:
        return [weight for weight in self.weights(s) if weight]

    def audience(self, s: StarsState, seat: int, action: int) -> int:
        return only(s.table.agenda.seat())


class Deal(CardDraw):
    """PG-023, PG-038, PG-117, PG-126: from the location deck, as likely as from a shuffled one."""

    def weights(self, s: StarsState) -> list[int]:
        pool = s.vault.pool
        weights: list[int] = []
        sure, loose, conflicts = unseen(s)
        conflicts_in = conflicts - s.table.conflicts_out
        loose_in = s.table.deck - sure - conflicts_in
        for kind in range(len(pool)):
            part = part_of(s, kind)
            if part == CONFLICTS:
                weights.append(pool[kind] * conflicts_in * max(1, loose))
            elif part == LOOSE:
                weights.append(pool[kind] * loose_in * max(1, conflicts))
            else:
                weights.append(pool[kind] * max(1, loose) * max(1, conflicts))
        return weights

    def roll(self, s: StarsState, luck: Luck) -> int:
        """A draw for playouts, without weights."""
        t = s.table
        totals = unseen(s)
        rest = luck.below(t.deck)
        if rest < totals[SURE]:
            return naming(actions.DRAW, nth(s, SURE, rest))
        conflicts_in = totals[CONFLICTS] - t.conflicts_out
        part = CONFLICTS if rest >= t.deck - conflicts_in else LOOSE
        return naming(actions.DRAW, nth(s, part, luck.below(totals[part])))

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        s.table.deck -= 1
        draw_card(s, kind_named(actions.DRAW, action))


class DrawSpecial(CardDraw):
    """PG-210: from the side pile, where no Conflict lies."""

    def weights(self, s: StarsState) -> list[int]:
        pool = s.vault.pool
        return [pool[kind] if part_of(s, kind) == LOOSE else 0 for kind in range(len(pool))]

    def roll(self, s: StarsState, luck: Luck) -> int:
        """A draw for playouts, without weights."""
        return naming(actions.DRAW, nth(s, LOOSE, luck.below(unseen(s)[LOOSE])))

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        s.table.side -= 1
        draw_card(s, kind_named(actions.DRAW, action))
