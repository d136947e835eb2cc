"""The plague step: AN-095 to AN-105, AN-248, AN-249, AN-256."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.andromeda.model import actions, clauses, effects, events, steps
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import GRID, SIDES
from kosmodrom.games.andromeda.model.zones import Table
from kosmodrom.games.andromeda.rules.base_questions import AndromedaQuestion, Choice, count_down, elsewhere, units_left
from kosmodrom.games.andromeda.rules.races import shrugged_off
from kosmodrom.games.andromeda.rules.ship import cell_of, on_ship, owner_of, told


def plague_results(t: Table) -> int:
    """AN-095: the plague results that vaccines may cancel."""
    return t.agenda.a()


def most_tokens(t: Table) -> int:
    """AN-256: the most vaccine tokens that may be discarded."""
    return t.agenda.b()


def begin_plague(s: AndromedaState, seat: int) -> None:
    """AN-092, AN-256: first the vaccines, if any can be used."""
    t = s.table
    results = t.dice[SIDES * seat + effects.PLAGUE]
    if results == 0:
        return
    most = most_vaccines(s, seat, results)
    if most > 0:
        t.agenda.push(steps.VACCINATING, seat, results, most)
    else:
        strike(s, seat, results)


def most_vaccines(s: AndromedaState, seat: int, results: int) -> int:
    """AN-099, AN-256: no more than the tokens held, nor than the results that would have an effect."""
    return max(0, min(s.table.vaccines[seat], results - shrugged_off(s, seat)))


def strike(s: AndromedaState, seat: int, results: int) -> None:
    """AN-095, AN-098, AN-166: as many researchers as uncancelled results, but no more than are on the ship."""
    shrugged = min(shrugged_off(s, seat), results)
    if shrugged > 0:
        s.tell(events.PLAGUE_SHRUGGED_OFF, EVERYONE, seat, shrugged)
    struck = min(results - shrugged, on_ship(s, seat))
    if struck < results - shrugged:
        s.tell(events.PLAGUE_IN_VAIN, EVERYONE, seat, results - shrugged - struck)
    s.table.agenda.push(steps.SUFFERING, seat, struck)


def plague_first_cell(s: AndromedaState, seat: int) -> int:
    """AN-248, AN-249: the room that plague takes the seat's researchers from before any other; -1: none."""
    t = s.table
    for cell in range(GRID):
        if t.crew[GRID * seat + cell] > 0 and s.book.room_plague_first[t.rooms[cell]]:
            return cell
    return -1


def suffer_refusal(s: AndromedaState, seat: int, owner: int, cell: int) -> int:
    """AN-095, AN-097, AN-248: an own researcher on the ship, from Strefa skażona first."""
    if owner != seat or s.table.crew[GRID * seat + cell] == 0:
        return clauses.AN_095
    first = plague_first_cell(s, seat)
    return clauses.AN_248 if first >= 0 and not s.book.room_plague_first[s.table.rooms[cell]] else 0


def end_plague(s: AndromedaState, seat: int) -> None:
    """AN-103, AN-104: all plague dice go back to the middle, also cancelled ones and those without effect."""
    t = s.table
    t.agenda.pop()
    t.middle[effects.PLAGUE] += t.dice[SIDES * seat + effects.PLAGUE]
    t.dice[SIDES * seat + effects.PLAGUE] = 0


class Vaccinating(AndromedaQuestion):
    """AN-099, AN-256: how many tokens are discarded, before anybody is removed."""

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        return [actions.VACCINES + tokens for tokens in range(most_tokens(s.table) + 1)]

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-095, AN-099, AN-100, AN-256: from none up to the most that are of use, before the researchers."""
        if actions.VACCINES <= action < actions.REMOVE:
            tokens = action - actions.VACCINES
            if tokens > s.table.vaccines[seat] or tokens > plague_results(s.table):
                return clauses.AN_099
            return clauses.AN_256 if tokens > most_tokens(s.table) else 0
        if actions.REMOVE <= action < actions.DIE:
            clause = suffer_refusal(s, seat, owner_of(action - actions.REMOVE), cell_of(action - actions.REMOVE))
            return clause if clause == clauses.AN_095 else clauses.AN_256
        return clauses.AN_095 if action == actions.DONE else elsewhere(s, action)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-099, AN-101: each token cancels one result and goes back beside its card."""
        tokens = action - actions.VACCINES
        t = s.table
        results = plague_results(t)
        t.agenda.pop()
        t.vaccines[seat] -= tokens
        t.beside += tokens
        s.tell(events.VACCINATED, EVERYONE, seat, tokens)
        strike(s, seat, results - tokens)


class Suffering(Choice):
    """AN-095, AN-248: which own researchers are removed, from Strefa skażona first."""

    def passes(self, s: AndromedaState) -> bool:
        if units_left(s.table) > 0:
            return super().passes(s)
        end_plague(s, s.table.agenda.seat())
        return True

    def options(self, s: AndromedaState, seat: int) -> list[int]:
        cells = [cell for cell in range(GRID) if suffer_refusal(s, seat, seat, cell) == 0]
        return [actions.REMOVE + GRID * seat + cell for cell in cells]

    def why_not(self, s: AndromedaState, seat: int, action: int) -> int:
        """AN-095, AN-256: the researchers, after the vaccines; as many as must be."""
        if actions.REMOVE <= action < actions.DIE:
            return suffer_refusal(s, seat, owner_of(action - actions.REMOVE), cell_of(action - actions.REMOVE))
        if actions.VACCINES <= action < actions.REMOVE:
            return clauses.AN_256
        return clauses.AN_095 if action == actions.DONE else elsewhere(s, action)

    def answer(self, s: AndromedaState, seat: int, action: int) -> None:
        """AN-095, AN-096: the researcher goes to the personal pool."""
        cell = cell_of(action - actions.REMOVE)
        t = s.table
        t.crew[GRID * seat + cell] -= 1
        t.pool[seat] += 1
        count_down(t)
        s.tell(events.PLAGUE_STRUCK, EVERYONE, seat, told(t, cell))
