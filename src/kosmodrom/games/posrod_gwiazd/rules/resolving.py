"""Immediate effects and what they leave to the owner: PG-069 to PG-071, PG-083, PG-084, PG-147 to PG-189, PG-233."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.posrod_gwiazd.model import actions, effects, events, frames, steps
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.clauses import PG_083, PG_135, PG_148, PG_152, PG_184, PG_187
from kosmodrom.games.posrod_gwiazd.model.state import StarsState
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules.base_questions import VerbQuestion
from kosmodrom.games.posrod_gwiazd.rules.counting import compared, counted
from kosmodrom.games.posrod_gwiazd.rules.stations import find, is_reactor


def lose_points(t: Table, seat: int, points: int) -> int:
    """PG-012: VP never drop below 0. Returns how many were really lost."""
    lost = min(points, t.points[seat])
    t.points[seat] -= lost
    return lost


def score(s: StarsState, seat: int, points: int) -> None:
    """PG-069, PG-095: VP for the owner, credited to the card built in this turn."""
    t = s.table
    place = t.built[seat]
    t.points[seat] += points
    if t.brought[seat][place] >= 0:
        t.brought[seat][place] += points
    s.tell(events.SCORED, EVERYONE, seat, t.cards[seat][place], points)


def worth(t: Table, book: StarsBook, seat: int, place: int, kind: int, when: int) -> int:
    """PG-011, PG-014, PG-186: the VP that the effects of a card bring at a moment, within its cap."""
    packed = book.effects[kind]
    total = 0
    best = 0
    for at in range(0, len(packed), effects.WIDTH):
        code = packed[at + 1]
        if packed[at] != when or code > effects.EXTRA_ENERGY:
            continue
        if code == effects.EXTRA_ENERGY:
            total += packed[at + 5] * t.extra[seat]
        elif code <= effects.POINTS_BEST:
            count = counted(t, book, seat, place, packed[at + 2], packed[at + 3], packed[at + 4])
            points = packed[at + 5]
            if code == effects.POINTS_PER:
                total += count // packed[at + 6] * points
            elif packed[at + 6] <= count <= packed[at + 7]:
                if code == effects.POINTS_IF:
                    total += points
                else:
                    best = max(best, points)
    total += best
    cap = book.cap[kind]
    return min(total, cap) if cap else total


def resolve(s: StarsState, seat: int) -> None:
    """PG-083, PG-135: the effect of the card that a seat has built, or of the Conflict it has paid for.

    With two seats a Conflict can only be against the other, and nothing is asked.
    """
    t = s.table
    if t.disputes[seat] != -1:
        if s.seats == 2:
            dispute(s, seat, 1 - seat)
        else:
            t.agenda.push(steps.DISPUTING, seat, t.disputes[seat])
        return
    place = t.built[seat]
    if place == -1:
        return
    kind = t.cards[seat][place]
    packed = s.book.effects[kind]
    asks = -1
    works = not has_immediate(packed)
    for at in range(0, len(packed), effects.WIDTH):
        if packed[at] != effects.IMMEDIATE:
            continue
        code = packed[at + 1]
        if code == effects.CREDITS_PER:
            count = counted(t, s.book, seat, place, packed[at + 2], packed[at + 3], packed[at + 4])
            credits = min(count * packed[at + 5], packed[at + 6])
            if credits:
                t.credits[seat] += credits
                s.tell(events.GAINED, EVERYONE, seat, kind, credits)
                works = True
        elif code == effects.ENERGY_TO_MAIN:
            charge(s, seat, kind, 0, packed[at + 5])
            works = True
        elif code >= effects.FIRST_QUESTION:
            asks = at
    points = worth(t, s.book, seat, place, kind, effects.IMMEDIATE)
    if points:
        score(s, seat, points)
        works = True
    if asks >= 0 and ask(s, seat, place, kind, asks):
        works = True
    if not works:
        s.tell(events.NO_EFFECT, EVERYONE, seat, kind)


def has_immediate(packed: list[int]) -> bool:
    """PG-069: whether a card has an effect that is resolved in the turn of building; income comes with later years."""
    for at in range(0, len(packed), effects.WIDTH):
        if packed[at] == effects.IMMEDIATE and packed[at + 1] != effects.INCOME:
            return True
    return False


def charge(s: StarsState, seat: int, kind: int, place: int, crystals: int) -> None:
    """PG-180, PG-184: crystals from the supply to a Reactor."""
    t = s.table
    t.tokens[seat][place] += crystals
    s.tell(events.CHARGED, EVERYONE, seat, kind, t.cells[seat][place], crystals)


def ask(s: StarsState, seat: int, place: int, kind: int, at: int) -> bool:
    """PG-233: the choice that an effect leaves to somebody, unless there is nothing to choose.

    Returns whether anything came of it: an owner without credits lays none down.
    """
    t = s.table
    packed = s.book.effects[kind]
    code, first, second = packed[at + 1], packed[at + 5], packed[at + 6]
    if code == effects.STORE_CREDITS:
        if t.credits[seat] == 0:
            return False
        t.agenda.push(steps.STORING, seat, first, second)
    elif code == effects.TAKE_CREDITS:
        t.agenda.push(steps.TAKING, seat, first)
    elif code == effects.GIFT_POINTS:
        t.agenda.push(steps.GIVING, seat, first, second)
    elif code == effects.ENERGY_BESIDE:
        able = reactors_beside(t, seat, place)
        if len(able) == 1:
            charge(s, seat, kind, able[0], first)
        elif able:
            t.agenda.push(steps.CHARGING, seat, place, first)
    elif code == effects.PAY_OR_LOSE or code == effects.BID:
        t.agenda.push(steps.PAYING if code == effects.PAY_OR_LOSE else steps.BIDDING, seat, kind)
    return True


def reactors_beside(t: Table, seat: int, place: int) -> list[int]:
    """PG-184: the adjacent Reactors, by place."""
    found: list[int] = []
    for side in range(4):
        other = t.near[seat][4 * place + side]
        if other >= 0 and is_reactor(t.cards[seat][other]):
            found.append(other)
    return found


def dispute(s: StarsState, seat: int, other: int) -> None:
    """PG-134 to PG-137: who has more gains the lead, up to a limit, and the other loses it; the card is discarded."""
    t = s.table
    kind = t.disputes[seat]
    effect = s.book.effects[kind]
    assert effect[1] == effects.DISPUTE
    ahead = compared(t, s.book, seat, effect) - compared(t, s.book, other, effect)
    lead = max(0, min(ahead, effect[5]))
    t.points[seat] += lead
    lost = lose_points(t, other, lead)
    t.disputes[seat] = -1
    t.discard[kind] += 1
    s.tell(events.DISPUTED, EVERYONE, seat, other, lead, lost)


class EffectQuestion(VerbQuestion):
    """PG-083, PG-233: what an effect leaves to the owner of its card, when its turn has come."""

    whose = PG_083


class Storing(EffectQuestion):
    """PG-147 to PG-149: credits on the card until the end of the year; the VP come now."""

    verb = actions.STORE
    beyond = actions.TAKE

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-148: not more than the card takes, nor more than the owner has."""
        return PG_148 if named > frames.most_stored(s.table) or named > s.table.credits[seat] else 0

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        t = s.table
        points = named // frames.credits_per_point(t)
        t.agenda.pop()
        t.credits[seat] -= named
        t.tokens[seat][t.built[seat]] += named
        s.tell(events.STORED, EVERYONE, seat, named, points)
        if points:
            score(s, seat, points)


class Taking(EffectQuestion):
    """PG-151, PG-152: all from one, or half from each of two; never more than they have."""

    verb = actions.TAKE
    beyond = actions.GIFT

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-151, PG-152: nobody, one opponent or two different ones."""
        mask = actions.VICTIM_MASKS[named]
        return PG_152 if (mask >> seat) & 1 or mask >= 1 << s.seats else 0

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        t = s.table
        mask = actions.VICTIM_MASKS[named]
        share = frames.credits_to_take(t) if mask & (mask - 1) == 0 else frames.credits_to_take(t) // 2
        t.agenda.pop()
        if mask == 0:
            s.tell(events.TAKEN, EVERYONE, seat, -1)
        for other in range(s.seats):
            if (mask >> other) & 1:
                credits = min(share, t.credits[other])
                t.credits[other] -= credits
                t.credits[seat] += credits
                s.tell(events.TAKEN, EVERYONE, seat, other, credits)


class Giving(EffectQuestion):
    """PG-187: another gains VP, and so does the owner; or nobody does."""

    verb = actions.GIFT
    beyond = actions.AGAINST

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-187: nobody (0), or another player."""
        return PG_187 if named == seat + 1 or named > s.seats else 0

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        t = s.table
        theirs, own = frames.points_for_other(t), frames.points_for_giver(t)
        kind = t.cards[seat][t.built[seat]]
        t.agenda.pop()
        if named == 0:
            s.tell(events.GAVE, EVERYONE, seat, -1, 0, kind)
            return
        t.points[named - 1] += theirs
        s.tell(events.GAVE, EVERYONE, seat, named - 1, theirs, kind)
        score(s, seat, own)


class Charging(EffectQuestion):
    """PG-184: which of the adjacent Reactors gets the crystals."""

    verb = actions.CELL
    beyond = actions.DRAW

    def is_for(self, s: StarsState, seat: int, action: int) -> bool:
        """PG-184: a cell is not for others to name: theirs are built in."""
        return False

    def options(self, s: StarsState, seat: int) -> list[int]:
        t = s.table
        return sorted(
            [actions.CELL + t.cells[seat][place] for place in reactors_beside(t, seat, frames.charging_place(t))]
        )

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        t = s.table
        place = find(t.cells[seat], named)
        return 0 if place >= 0 and find(reactors_beside(t, seat, frames.charging_place(t)), place) >= 0 else PG_184

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        t = s.table
        place, crystals = frames.charging_place(t), frames.crystals_to_charge(t)
        t.agenda.pop()
        charge(s, seat, t.cards[seat][place], find(t.cells[seat], named), crystals)


class Disputing(EffectQuestion):
    """PG-135: with whom to compare what the Conflict counts."""

    verb = actions.AGAINST
    beyond = actions.PAY

    def why_not(self, s: StarsState, seat: int, named: int) -> int:
        """PG-135: an opponent in the game."""
        return PG_135 if named == seat or named >= s.seats else 0

    def choose(self, s: StarsState, seat: int, named: int) -> None:
        s.table.agenda.pop()
        dispute(s, seat, named)
