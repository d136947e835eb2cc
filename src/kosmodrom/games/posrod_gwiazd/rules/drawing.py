"""Drawing: cards from the location deck and from the side pile, as chance decides (PG-023, PG-038, PG-117, PG-225).

The deck is a number of cards over a pool of kinds that nobody has seen. All unseen Basic cards lie in it; of the
Special cards, or with Wszystko w jednym of all cards, some lie in the side pile instead, and nobody knows which.
"""

from typing import Final

from kosmodrom.engine.contract import only
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.posrod_gwiazd.model import events, frames
from kosmodrom.games.posrod_gwiazd.model.actions import DRAW, KIND_COUNT, LOCATION_COUNT
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.base_questions import StarsDraw
from kosmodrom.games.posrod_gwiazd.rules.packets import put

SURE: Final = 0
LOOSE: Final = 1
CONFLICTS: Final = 2
"""The parts of the unseen cards, in the order of `unseen`; of the locations 1 is also what a book calls special."""


def is_loose(s: StarsState, kind: int) -> bool:
    """PG-023, PG-138: whether unseen cards of a location may lie in the deck or in the side pile."""
    return s.table.all_in_one != 0 or s.book.special[kind] != 0


def unseen(s: StarsState) -> list[int]:
    """How many cards nobody has seen: those surely in the deck, loose ones, Conflicts."""
    pool = s.vault.pool
    special = s.book.special
    sure = 0
    loose = 0
    conflicts = 0
    for kind in range(LOCATION_COUNT):
        if special[kind]:
            loose += pool[kind]
        else:
            sure += pool[kind]
    for kind in range(LOCATION_COUNT, KIND_COUNT):
        conflicts += pool[kind]
    return [0, sure + loose, conflicts] if s.table.all_in_one else [sure, loose, conflicts]


def nth(s: StarsState, part: int, rest: int) -> int:
    """The kind of one of the unseen cards of a part, counted from 0."""
    pool = s.vault.pool
    if part == CONFLICTS:
        for kind in range(LOCATION_COUNT, KIND_COUNT):
            rest -= pool[kind]
            if rest < 0:
                return kind
    special = s.book.special
    mixed = s.table.all_in_one
    for kind in range(LOCATION_COUNT):
        if mixed or special[kind] == part:
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
        return [DRAW + kind for kind in range(KIND_COUNT) if weights[kind]]

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
        for kind in range(KIND_COUNT):
            if kind >= LOCATION_COUNT:
                weights.append(pool[kind] * conflicts_in * max(1, loose))
            elif is_loose(s, kind):
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
            return DRAW + nth(s, SURE, rest)
        conflicts_in = totals[CONFLICTS] - t.conflicts_out
        part = CONFLICTS if rest >= t.deck - conflicts_in else LOOSE
        return DRAW + nth(s, part, luck.below(totals[part]))

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        s.table.deck -= 1
        draw_card(s, action - DRAW)


class DrawSpecial(CardDraw):
    """PG-210: from the side pile, where no Conflict lies."""

    def weights(self, s: StarsState) -> list[int]:
        pool = s.vault.pool
        return [pool[kind] if kind < LOCATION_COUNT and is_loose(s, kind) else 0 for kind in range(KIND_COUNT)]

    def roll(self, s: StarsState, luck: Luck) -> int:
        """A draw for playouts, without weights."""
        return DRAW + nth(s, LOOSE, luck.below(unseen(s)[LOOSE]))

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        s.table.side -= 1
        draw_card(s, action - DRAW)
