"""What chance decides: draws and dice: AG-022 to AG-026, AG-032, AG-035, AG-054, AG-304.

A deck is a number of unseen cards over a pool, so a draw is decided when it is needed.
"""

from typing import Final

from kosmodrom.engine.luck import Luck
from kosmodrom.games.astrogornicy.model.actions import (
    DRAW,
    FIRST,
    FIRST_AWARD,
    FIRST_EXPEDITION,
    FIRST_KANTOR,
    FIRST_ORDER,
    ROLL,
    TOKEN,
)
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.steps import (
    DRAW_AWARD,
    DRAW_BLIND,
    DRAW_KANTOR,
    DRAW_TOKEN,
    TURN_TOP,
)
from kosmodrom.games.astrogornicy.rules.rolling import roller

DICE_STREAMS: Final = 16


def chance_options(s: AstroState) -> list[int]:
    """What can come up now."""
    t = s.table
    if t.airborne > 0:
        return [ROLL + face for face in range(6)]
    step = t.agenda.step()
    if step <= DRAW_BLIND:
        first = FIRST_ORDER * t.agenda.a()
        return [DRAW + card for card in range(first, first + FIRST_ORDER) if s.vault.cards[card]]
    if step == DRAW_AWARD:
        return [DRAW + FIRST_AWARD + award for award in range(7) if s.vault.awards[award]]
    if step == TURN_TOP:
        mini = 4 * t.agenda.a()
        return [DRAW + FIRST_EXPEDITION + card for card in range(mini, mini + 4) if s.vault.minis[card]]
    if step == DRAW_KANTOR:
        return [DRAW + FIRST_KANTOR + card for card in range(4)]
    if step == DRAW_TOKEN:
        return [TOKEN + kind for kind in range(7) if kind not in t.track]
    return [FIRST + seat for seat in range(s.seats)]


def chance_odds(s: AstroState) -> list[int]:
    """AG-077: each side of a die, each card of a deck is as likely as any other."""
    if s.table.airborne > 0:
        return s.book.sides[:]
    return [1] * len(chance_options(s))


def chance_stream(s: AstroState) -> int:
    """AG-304: one stream for each deck and each kind of set-up draw, one for each seat's dice."""
    t = s.table
    if t.airborne > 0:
        return DICE_STREAMS + roller(t)
    step = t.agenda.step()
    if step <= DRAW_BLIND:
        return t.agenda.a()
    if step == DRAW_AWARD:
        return 2
    if step == TURN_TOP:
        return 3 + t.agenda.a()
    if step == DRAW_KANTOR:
        return 6
    return 7 if step == DRAW_TOKEN else 8


def quick_roll(s: AstroState, luck: Luck) -> int:
    """A draw for playouts, without lists."""
    t = s.table
    if t.airborne > 0:
        return ROLL + luck.weighted(s.book.sides)
    if t.agenda.step() > DRAW_BLIND:
        options = chance_options(s)
        return options[luck.below(len(options))]
    sort = t.agenda.a()
    rest = luck.below(t.decks[sort].unseen)
    for card in range(FIRST_ORDER * sort, FIRST_ORDER * sort + FIRST_ORDER):
        if s.vault.cards[card]:
            if rest == 0:
                return DRAW + card
            rest -= 1
    raise AssertionError("nothing is left to draw")
