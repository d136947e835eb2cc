"""The beginning of a round and the roll: AN-002 to AN-005, AN-053, AN-054, AN-062 to AN-068."""

from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.games.andromeda.model import events
from kosmodrom.games.andromeda.model.book import PLAGUE
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.steps import ROLLING
from kosmodrom.games.andromeda.model.values import DIVIDING
from kosmodrom.games.andromeda.rules.offers import packed, prepare_next


def begin_round(s: AndromedaState) -> None:
    """AN-003, AN-005, AN-062, AN-094: phase 1; the order cards lie in the middle, all dice are rolled."""
    t = s.table
    t.round += 1
    t.phase = DIVIDING
    t.personal_done = 0
    t.order_card = 1
    for seat in range(s.seats):
        t.cards[seat] = 0
    for face in range(6):
        t.middle[face] = 0
    t.agenda.push(ROLLING, CHANCE, s.book.dice[s.seats - 2])
    s.tell(events.ROUND_BEGAN, EVERYONE, t.round, t.first)


def land(s: AndromedaState, face: int) -> None:
    """AN-062 to AN-066: a die shows its face; when all have landed, surplus plague dice are rolled again."""
    t = s.table
    agenda = t.agenda
    t.middle[face] += 1
    agenda.set_a(agenda.a() - 1)
    if agenda.a() > 0:
        return
    s.tell(events.ROLLED, EVERYONE, packed(t.middle, 0))
    surplus = t.middle[PLAGUE] - s.book.plague
    if surplus > 0:
        t.middle[PLAGUE] = s.book.plague
        agenda.set_a(surplus)
        s.tell(events.REROLLED, EVERYONE, surplus)
    else:
        agenda.pop()
        prepare_next(s)
