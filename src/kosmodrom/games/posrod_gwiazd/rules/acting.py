"""The action with the revealed card: PG-045, PG-050, PG-074 to PG-082, PG-131 to PG-134, PG-202, PG-205, PG-207."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.posrod_gwiazd.model import actions, effects, events
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_045, PG_074, PG_133, PG_207, PG_209, PG_216
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location, kind_named, naming
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.rules.building import ActingQuestion, build_refusal, finish
from kosmodrom.games.posrod_gwiazd.rules.occasions import elsewhen
from kosmodrom.games.posrod_gwiazd.rules.races import ability


def reactor_refusal(s: StarsState, seat: int) -> int:
    """PG-074: not without a Reactor card, a credit and a legal cell."""
    t = s.table
    if t.reactors == 0 or t.credits[seat] < s.book.reactor_credits or len(t.open[seat]) == 0:
        return PG_074
    return 0


def conflict_refusal(s: StarsState, seat: int) -> int:
    """PG-045, PG-133: only a revealed Conflict, and only for its credit."""
    t = s.table
    if not is_conflict(t.played[seat]):
        return PG_045
    return PG_133 if t.credits[seat] < s.book.conflict_credits else 0


def salvage_refusal(s: StarsState, seat: int, kind: int) -> int:
    """PG-207, PG-209, PG-216: Minireen, once a year, a location of the discard pile that can be built."""
    t = s.table
    if ability(s, seat) != effects.SALVAGING:
        return PG_207
    if t.used[seat]:
        return PG_216
    if is_conflict(kind):
        return PG_209
    if kind >= len(t.discard) or t.discard[kind] == 0:
        return PG_207
    return build_refusal(s, seat, kind)


def salvages(s: StarsState, seat: int) -> list[int]:
    """PG-207: the locations that could be built from the discard pile."""
    if ability(s, seat) != effects.SALVAGING or s.table.used[seat]:
        return []
    discard = s.table.discard
    kinds = [kind for kind in range(len(discard)) if discard[kind] and is_location(kind)]
    return [kind for kind in kinds if build_refusal(s, seat, kind) == 0]


def discard(s: StarsState, seat: int) -> None:
    """PG-076, PG-077, PG-202, PG-205: the card goes to the discard pile, and its credits come at once."""
    t, book = s.table, s.book
    race = t.races[seat]
    credits = book.race_discard[race] if race >= 0 else book.discard
    t.discard[t.played[seat]] += 1
    t.credits[seat] += credits
    s.tell(events.DISCARDED, EVERYONE, seat, t.played[seat], credits)
    finish(s, seat)


def play_conflict(s: StarsState, seat: int) -> None:
    """PG-082, PG-131: its credit is paid now; the effect waits for the effect step."""
    t = s.table
    t.credits[seat] -= s.book.conflict_credits
    t.disputes[seat] = t.played[seat]
    s.tell(events.CONFLICT_PLAYED, EVERYONE, seat, t.played[seat])
    finish(s, seat)


class ChooseAction(ActingQuestion):
    """PG-045: what to do with the revealed card."""

    def options(self, s: StarsState, seat: int) -> list[int]:
        found: list[int] = []
        if build_refusal(s, seat, s.table.played[seat]) == 0:
            found.append(actions.BUILD)
        if reactor_refusal(s, seat) == 0:
            found.append(actions.REACTOR)
        found.append(actions.DISCARD)
        if conflict_refusal(s, seat) == 0:
            found.append(actions.CONFLICT)
        for kind in salvages(s, seat):
            found.append(naming(actions.SALVAGE, kind))
        return found

    def refusal(self, s: StarsState, seat: int, action: int) -> int:
        if action == actions.BUILD:
            return build_refusal(s, seat, s.table.played[seat])
        if action == actions.REACTOR:
            return reactor_refusal(s, seat)
        if action == actions.DISCARD:
            return 0
        if action == actions.CONFLICT:
            return conflict_refusal(s, seat)
        if actions.SALVAGE <= action < actions.DONE:
            return salvage_refusal(s, seat, kind_named(actions.SALVAGE, action))
        return elsewhen(s, seat, action)

    def answer(self, s: StarsState, seat: int, action: int) -> None:
        """PG-046: what needs a cell is only begun."""
        if action == actions.DISCARD:
            discard(s, seat)
        elif action == actions.CONFLICT:
            play_conflict(s, seat)
        else:
            s.hands[seat].intent = action
