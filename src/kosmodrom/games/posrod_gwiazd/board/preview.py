"""What a decision costs and brings, before it is made: „koszt 2 Kredyty (masz 7) · +4 PZ · na koniec gry 1 PZ”."""

from collections.abc import Callable
from typing import Final

from kosmodrom.games.posrod_gwiazd.model import effects, frames
from kosmodrom.games.posrod_gwiazd.model.actions import LOCATION_COUNT, REACTOR_CARD, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.steps import ACTING, BIDDING, CHARGING, PAYING, STORING
from kosmodrom.games.posrod_gwiazd.rules.building import energy_near, has_reactor_beside, sources
from kosmodrom.games.posrod_gwiazd.rules.counting import counted, named
from kosmodrom.games.posrod_gwiazd.rules.resolving import worth
from kosmodrom.games.posrod_gwiazd.rules.stations import place_card, range_of_cell
from kosmodrom.games.posrod_gwiazd.words.cards import credits_words, crystals_words, effects_of, reactor_name
from kosmodrom.games.posrod_gwiazd.words.context import Glance

WHERE_MATTERS: Final = (
    *range(effects.ADJACENT_TYPES + 1),
    effects.BESIDE_MAIN,
    effects.TYPE_WITHIN,
    effects.REACTORS_WITHIN,
    effects.BETWEEN_MAIN,
    effects.FARTHEST,
)
"""Counters that depend on the cell."""


class Gain:
    """What a card would bring in a cell, as things stand."""

    def __init__(self, printed: int, effect: int, end: int, credits: int) -> None:
        self.printed = printed
        self.effect = effect
        self.end = end
        self.credits = credits

    @property
    def total(self) -> int:
        return self.printed + self.effect + self.end


def preview(glance: Glance, action: int) -> str:
    """In few words and numbers; empty where the name of the decision says it all."""
    if not glance.is_seat(glance.v.seat):
        return ""
    verb, number = VOCABULARY.split(action)
    tell = PREVIEWS.get(verb)
    return " · ".join(tell(glance, number)) if tell else ""


def gain(glance: Glance, action: int) -> str:
    """What stands on a cell itself: „+4”, and below it credits."""
    verb, number = VOCABULARY.split(action)
    if verb != "cell" or not glance.is_seat(glance.v.seat) or glance.step != ACTING:
        return ""
    cell, kind = number, glance.aimed()
    if glance.v.hand.target >= 0 or not 0 <= kind < LOCATION_COUNT or cell not in glance.t.open[glance.v.seat]:
        return ""
    found = gain_at(glance, kind, cell)
    if not found.credits:
        return f"+{found.total}"
    return f"+{found.total}\n{say(glance, 'short-credits', credits=found.credits)}"


# --- small parts ------------------------------------------------------------------------------------


def say(glance: Glance, key: str, **parts: object) -> str:
    return glance.texts.say(f"preview.{key}", **parts)


def gain_at(glance: Glance, kind: int, cell: int) -> Gain:
    """PG-055, PG-068 to PG-070: printed VP, the immediate effect, the deferred one as it would count now."""
    t, book, seat = glance.t.copy(), glance.book, glance.v.seat
    t.extra[seat] = 0
    place = place_card(t, book, seat, kind, cell, 0)
    credits = 0
    for effect in effects_of(kind, book):
        if effect[1] == effects.CREDITS_PER:
            credits += min(counted(t, book, seat, place, effect[2], effect[3], effect[4]) * effect[5], effect[6])
    end = worth(t, book, seat, place, kind, effects.AT_END) if book.at_end[kind] else 0
    return Gain(book.points[kind], worth(t, book, seat, place, kind, effects.IMMEDIATE), end, credits)


def gaining(glance: Glance, found: Gain) -> list[str]:
    told = [say(glance, "points", points=found.printed + found.effect)]
    if found.end:
        told.append(say(glance, "end", points=found.end))
    if found.credits:
        told.append(say(glance, "credits", credits=credits_words(found.credits, glance.texts)))
    return told


def cost(glance: Glance, credits: int) -> str:
    have = glance.t.credits[glance.v.seat]
    return say(glance, "cost", credits=credits_words(credits, glance.texts), have=have)


def prospects(glance: Glance, kind: int) -> list[str]:
    """PG-061 to PG-067: whether a location could be built now, what it costs and what its best cell brings."""
    t, book, seat = glance.t, glance.book, glance.v.seat
    told = [cost(glance, book.credits[kind])]
    if book.energy[kind]:
        told.append(crystals_words(book.energy[kind], glance.texts))
    if book.limit[kind] and named(t, book, seat, book.name_of[kind]) >= book.limit[kind]:
        return [*told, say(glance, "at-limit")]
    cells = [cell for at, cell in enumerate(t.open[seat]) if fits(glance, kind, at)]
    if not cells:
        return [*told, say(glance, "no-cell")]
    if book.credits[kind] > t.credits[seat]:
        told.append(say(glance, "too-dear"))
    matters = any(effect[2] in WHERE_MATTERS for effect in effects_of(kind, book))
    gains = [gain_at(glance, kind, cell) for cell in (cells if matters else cells[:1])]
    best = max(gains, key=lambda each: (each.total, each.credits))
    if len({each.total for each in gains}) > 1:
        told.append(say(glance, "up-to", points=best.total))
        return told
    return [*told, *gaining(glance, best)]


def fits(glance: Glance, kind: int, at: int) -> bool:
    """PG-062, PG-182, PG-184: whether an open cell can take the card."""
    t, book, seat = glance.t, glance.book, glance.v.seat
    if book.far[kind] and range_of_cell(t, seat, at) < book.far[kind]:
        return False
    if book.beside_reactor[kind] and not has_reactor_beside(t, seat, at):
        return False
    return not book.energy[kind] or energy_near(t, seat, at) >= book.energy[kind]


# --- cards and actions ------------------------------------------------------------------------------


def _pick(glance: Glance, kind: int) -> list[str]:
    return prospects(glance, kind) if kind < LOCATION_COUNT else [cost(glance, glance.book.conflict_credits)]


def _build(glance: Glance, _: int) -> list[str]:
    kind = glance.revealed(glance.v.seat)
    return prospects(glance, kind) if 0 <= kind < LOCATION_COUNT else []


def _salvage(glance: Glance, kind: int) -> list[str]:
    return prospects(glance, kind) if kind < LOCATION_COUNT else []


def _reactor(glance: Glance, _: int) -> list[str]:
    crystals = crystals_words(glance.book.reactor_crystals, glance.texts)
    return [cost(glance, glance.book.reactor_credits), say(glance, "new-crystals", crystals=crystals)]


def _discard(glance: Glance, _: int) -> list[str]:
    seat = glance.v.seat
    gained = glance.discard_credits(seat)
    return [say(glance, "credits-after", credits=credits_words(glance.t.credits[seat] + gained, glance.texts))]


def _conflict(glance: Glance, _: int) -> list[str]:
    """PG-135: the most that the Conflict could bring against somebody."""
    kind, seat = glance.revealed(glance.v.seat), glance.v.seat
    told = [cost(glance, glance.book.conflict_credits)]
    if kind < LOCATION_COUNT:
        return told
    return [
        *told,
        say(glance, "up-to", points=max(0, *(dispute(glance, kind, other) for other in others(glance, seat)))),
    ]


def others(glance: Glance, seat: int) -> list[int]:
    return [other for other in range(glance.seats()) if other != seat]


def dispute(glance: Glance, kind: int, other: int) -> int:
    """PG-135, PG-136: what a Conflict brings against an opponent."""
    effect = glance.book.effects[kind]
    if not effect or effect[1] != effects.DISPUTE:
        return 0
    own, theirs = (
        counted(glance.t, glance.book, each, -1, effect[2], effect[3], effect[4]) for each in (glance.v.seat, other)
    )
    return max(0, min(own - theirs, effect[5]))


# --- cells ------------------------------------------------------------------------------------------


def _cell(glance: Glance, cell: int) -> list[str]:
    """A place to build with what it brings and which Reactors can pay; or a crystal taken or added."""
    t, seat = glance.t, glance.v.seat
    place = glance.place_at(seat, cell)
    if place >= 0:
        change = 1 if glance.step == CHARGING else -1
        left = t.tokens[seat][place] - glance.v.hand.drained.count(place) + change
        return [say(glance, "left", crystals=crystals_words(max(0, left), glance.texts))]
    kind = glance.aimed()
    if cell not in t.open[seat] or kind < 0:
        return []
    if kind == REACTOR_CARD:
        crystals = crystals_words(glance.book.reactor_crystals, glance.texts)
        return [say(glance, "new-crystals", crystals=crystals)]
    return [*gaining(glance, gain_at(glance, kind, cell)), *payers(glance, kind, cell)]


def payers(glance: Glance, kind: int, cell: int) -> list[str]:
    """PG-062, PG-063: the Reactors within range 2 of the cell that hold crystals."""
    t, seat = glance.t, glance.v.seat
    if not glance.book.energy[kind]:
        return []
    mask = sources(t, seat, t.open[seat].index(cell))
    able = [
        reactor_name("from", t.cells[seat][place], glance.texts)
        for place in range(len(t.cells[seat]))
        if mask >> place & 1
    ]
    if not able:
        return []
    return [
        say(glance, "paid", crystals=crystals_words(glance.book.energy[kind], glance.texts), reactors=", ".join(able))
    ]


# --- amounts ----------------------------------------------------------------------------------------


def _store(glance: Glance, credits: int) -> list[str]:
    if glance.step != STORING:
        return []
    left = credits_words(glance.t.credits[glance.v.seat] - credits, glance.texts)
    points = credits // max(1, frames.credits_per_point(glance.t))
    return [say(glance, "points", points=points), say(glance, "left-credits", credits=left)]


def _pay(glance: Glance, credits: int) -> list[str]:
    if glance.step not in (PAYING, BIDDING):
        return []
    return [say(glance, "left-credits", credits=credits_words(glance.t.credits[glance.v.seat] - credits, glance.texts))]


def _gift(glance: Glance, choice: int) -> list[str]:
    return [say(glance, "points", points=frames.points_for_giver(glance.t))] if choice and glance.step >= 0 else []


PREVIEWS: Final[dict[str, Callable[[Glance, int], list[str]]]] = {
    "pick": _pick,
    "build": _build,
    "salvage": _salvage,
    "reactor": _reactor,
    "discard": _discard,
    "conflict": _conflict,
    "cell": _cell,
    "store": _store,
    "pay": _pay,
    "gift": _gift,
}
"""What is told of each verb of the vocabulary, given its object's number; of the others their words say all."""
