"""Drawing: what chance decides, from the location deck, the side pile, races and objectives (PG-225).

The deck is a number of cards over a pool of kinds that nobody has seen. All unseen Basic cards lie in it; of the
Special cards, or with Wszystko w jednym of all cards, some lie in the side pile instead, and nobody knows which.
"""

from kosmodrom.engine.luck import Luck
from kosmodrom.games.posrod_gwiazd.model.actions import (
    DRAW,
    DRAWN_OBJECTIVE,
    DRAWN_RACE,
    DRAWN_STEWARD,
    KIND_COUNT,
    LOCATION_COUNT,
)
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.steps import DEAL, DRAW_RACE, DRAW_SPECIAL, DRAW_STEWARD
from kosmodrom.games.posrod_gwiazd.rules.setup import race_refusal


def is_loose(s: StarsState, kind: int) -> bool:
    """PG-023, PG-138: whether unseen cards of a location may lie in the deck or in the side pile."""
    return s.table.all_in_one != 0 or s.book.special[kind] != 0


def unseen(s: StarsState) -> list[int]:
    """How many cards nobody has seen: those surely in the deck, loose ones, Conflicts."""
    pool = s.vault.pool
    special = s.book.special
    totals = [0, 0, 0]
    for kind in range(LOCATION_COUNT):
        if special[kind]:
            totals[1] += pool[kind]
        else:
            totals[0] += pool[kind]
    if s.table.all_in_one:
        totals[1] += totals[0]
        totals[0] = 0
    for kind in range(LOCATION_COUNT, KIND_COUNT):
        totals[2] += pool[kind]
    return totals


def card_odds(s: StarsState) -> list[int]:
    """PG-023, PG-126, PG-210: for each kind a weight, as likely as drawing from shuffled piles would be."""
    t = s.table
    pool = s.vault.pool
    weights = [0] * KIND_COUNT
    if t.agenda.step() == DRAW_SPECIAL:
        for kind in range(LOCATION_COUNT):
            if is_loose(s, kind):
                weights[kind] = pool[kind]
        return weights
    sure, loose, conflicts = unseen(s)
    conflicts_in = conflicts - t.conflicts_out
    loose_in = t.deck - sure - conflicts_in
    for kind in range(KIND_COUNT):
        if kind >= LOCATION_COUNT:
            weights[kind] = pool[kind] * conflicts_in * max(1, loose)
        elif is_loose(s, kind):
            weights[kind] = pool[kind] * loose_in * max(1, conflicts)
        else:
            weights[kind] = pool[kind] * max(1, loose) * max(1, conflicts)
    return weights


def chance_options(s: StarsState) -> list[int]:
    """What can come up now."""
    step = s.table.agenda.step()
    if step == DRAW_STEWARD:
        return [DRAWN_STEWARD + seat for seat in range(s.seats)]
    if step == DRAW_RACE:
        return [DRAWN_RACE + race for race in range(8) if race_refusal(s, race) == 0]
    if step == DEAL or step == DRAW_SPECIAL:
        weights = card_odds(s)
        return [DRAW + kind for kind in range(KIND_COUNT) if weights[kind]]
    return [DRAWN_OBJECTIVE + objective for objective in range(8) if s.vault.objectives[objective]]


def chance_odds(s: StarsState) -> list[int]:
    """PG-225: as often as there are cards of that kind."""
    step = s.table.agenda.step()
    if step == DEAL or step == DRAW_SPECIAL:
        return [weight for weight in card_odds(s) if weight]
    return [1] * len(chance_options(s))


def chance_stream(s: StarsState) -> int:
    """One stream of chance for each pile."""
    return s.table.agenda.step()


def quick_roll(s: StarsState, luck: Luck) -> int:
    """A draw for playouts, without weights."""
    t = s.table
    step = t.agenda.step()
    if step != DEAL and step != DRAW_SPECIAL:
        options = chance_options(s)
        return options[luck.below(len(options))]
    totals = unseen(s)
    part = 1
    if step == DEAL:
        rest = luck.below(t.deck)
        conflicts_in = totals[2] - t.conflicts_out
        if rest < totals[0]:
            return DRAW + nth(s, 0, rest)
        part = 2 if rest >= t.deck - conflicts_in else 1
    return DRAW + nth(s, part, luck.below(totals[part]))


def nth(s: StarsState, part: int, rest: int) -> int:
    """The kind of one of the unseen cards of a part, counted from 0."""
    pool = s.vault.pool
    if part == 2:
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
