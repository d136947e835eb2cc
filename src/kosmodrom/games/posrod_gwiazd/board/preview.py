"""What a decision costs and brings, before it is made: „koszt 2 Kredyty (masz 7) · +4 PZ · na koniec gry 1 PZ”."""

from typing import Final

from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.games.posrod_gwiazd.model import effects, frames
from kosmodrom.games.posrod_gwiazd.model.actions import REACTOR_CARD, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location, kind_named
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


class Previews(Glance, PreviewWords):
    """Tells of a decision, given the number of its object."""

    vocabulary = VOCABULARY

    def badge(self, action: int) -> str:
        """What stands on a cell itself: „+4”, and below it credits."""
        verb, number = VOCABULARY.split(action)
        if verb != "cell" or not self.is_seat(self.v.seat) or self.step != ACTING:
            return ""
        cell, kind = number, self.aimed()
        if self.v.hand.target >= 0 or not is_location(kind) or cell not in self.t.open[self.v.seat]:
            return ""
        found = self.gain_at(kind, cell)
        if not found.credits:
            return f"+{found.total}"
        return f"+{found.total}\n{self.say('short-credits', credits=found.credits)}"

    # --- small parts --------------------------------------------------------------------------------

    def gain_at(self, kind: int, cell: int) -> Gain:
        """PG-055, PG-068 to PG-070: printed VP, the immediate effect, the deferred one as it would count now."""
        t, book, seat = self.t.copy(), self.book, self.v.seat
        t.extra[seat] = 0
        place = place_card(t, book, seat, kind, cell, 0)
        credits = 0
        for effect in effects_of(kind, book):
            if effect[1] == effects.CREDITS_PER:
                credits += min(counted(t, book, seat, place, effect[2], effect[3], effect[4]) * effect[5], effect[6])
        end = worth(t, book, seat, place, kind, effects.AT_END) if book.at_end[kind] else 0
        return Gain(book.points[kind], worth(t, book, seat, place, kind, effects.IMMEDIATE), end, credits)

    def gaining(self, found: Gain) -> list[str]:
        told = [self.say("points", points=found.printed + found.effect)]
        if found.end:
            told.append(self.say("end", points=found.end))
        if found.credits:
            told.append(self.say("credits", credits=credits_words(found.credits, self.texts)))
        return told

    def cost(self, credits: int) -> str:
        have = self.t.credits[self.v.seat]
        return self.say("cost", credits=credits_words(credits, self.texts), have=have)

    def prospects(self, kind: int) -> list[str]:
        """PG-061 to PG-067: whether a location could be built now, what it costs and what its best cell brings."""
        t, book, seat = self.t, self.book, self.v.seat
        told = [self.cost(book.credits[kind])]
        if book.energy[kind]:
            told.append(crystals_words(book.energy[kind], self.texts))
        if book.limit[kind] and named(t, book, seat, book.name_of[kind]) >= book.limit[kind]:
            return [*told, self.say("at-limit")]
        cells = [cell for at, cell in enumerate(t.open[seat]) if self.fits(kind, at)]
        if not cells:
            return [*told, self.say("no-cell")]
        if book.credits[kind] > t.credits[seat]:
            told.append(self.say("too-dear"))
        matters = any(effect[2] in WHERE_MATTERS for effect in effects_of(kind, book))
        gains = [self.gain_at(kind, cell) for cell in (cells if matters else cells[:1])]
        best = max(gains, key=lambda each: (each.total, each.credits))
        if len({each.total for each in gains}) > 1:
            told.append(self.say("up-to", points=best.total))
            return told
        return [*told, *self.gaining(best)]

    def fits(self, kind: int, at: int) -> bool:
        """PG-062, PG-182, PG-184: whether an open cell can take the card."""
        t, book, seat = self.t, self.book, self.v.seat
        if book.far[kind] and range_of_cell(t, seat, at) < book.far[kind]:
            return False
        if book.beside_reactor[kind] and not has_reactor_beside(t, seat, at):
            return False
        return not book.energy[kind] or energy_near(t, seat, at) >= book.energy[kind]

    # --- cards and actions --------------------------------------------------------------------------

    def tell_pick(self, named: int) -> list[str]:
        kind = kind_named(0, named)
        return self.prospects(kind) if is_location(kind) else [self.cost(self.book.conflict_credits)]

    def tell_build(self, _: int) -> list[str]:
        kind = self.revealed(self.v.seat)
        return self.prospects(kind) if is_location(kind) else []

    def tell_salvage(self, named: int) -> list[str]:
        kind = kind_named(0, named)
        return self.prospects(kind) if is_location(kind) else []

    def tell_reactor(self, _: int) -> list[str]:
        crystals = crystals_words(self.book.reactor_crystals, self.texts)
        return [self.cost(self.book.reactor_credits), self.say("new-crystals", crystals=crystals)]

    def tell_discard(self, _: int) -> list[str]:
        seat = self.v.seat
        gained = self.discard_credits(seat)
        return [self.say("credits-after", credits=credits_words(self.t.credits[seat] + gained, self.texts))]

    def tell_conflict(self, _: int) -> list[str]:
        """PG-135: the most that the Conflict could bring against somebody."""
        kind, seat = self.revealed(self.v.seat), self.v.seat
        told = [self.cost(self.book.conflict_credits)]
        if not is_conflict(kind):
            return told
        return [
            *told,
            self.say("up-to", points=max(0, *(self.dispute(kind, other) for other in self.others(seat)))),
        ]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats()) if other != seat]

    def dispute(self, kind: int, other: int) -> int:
        """PG-135, PG-136: what a Conflict brings against an opponent."""
        effect = self.book.effects[kind]
        if not effect or effect[1] != effects.DISPUTE:
            return 0
        own, theirs = (
            counted(self.t, self.book, each, -1, effect[2], effect[3], effect[4]) for each in (self.v.seat, other)
        )
        return max(0, min(own - theirs, effect[5]))

    # --- cells --------------------------------------------------------------------------------------

    def tell_cell(self, cell: int) -> list[str]:
        """A place to build with what it brings and which Reactors can pay; or a crystal taken or added."""
        t, seat = self.t, self.v.seat
        place = self.place_at(seat, cell)
        if place >= 0:
            change = 1 if self.step == CHARGING else -1
            left = t.tokens[seat][place] - self.v.hand.drained.count(place) + change
            return [self.say("left", crystals=crystals_words(max(0, left), self.texts))]
        kind = self.aimed()
        if cell not in t.open[seat] or kind < 0:
            return []
        if kind == REACTOR_CARD:
            crystals = crystals_words(self.book.reactor_crystals, self.texts)
            return [self.say("new-crystals", crystals=crystals)]
        return [*self.gaining(self.gain_at(kind, cell)), *self.payers(kind, cell)]

    def payers(self, kind: int, cell: int) -> list[str]:
        """PG-062, PG-063: the Reactors within range 2 of the cell that hold crystals."""
        t, seat = self.t, self.v.seat
        if not self.book.energy[kind]:
            return []
        mask = sources(t, seat, t.open[seat].index(cell))
        able = [
            reactor_name("from", t.cells[seat][place], self.texts)
            for place in range(len(t.cells[seat]))
            if mask >> place & 1
        ]
        if not able:
            return []
        return [self.say("paid", crystals=crystals_words(self.book.energy[kind], self.texts), reactors=", ".join(able))]

    # --- amounts ------------------------------------------------------------------------------------

    def tell_store(self, credits: int) -> list[str]:
        if self.step != STORING:
            return []
        left = credits_words(self.t.credits[self.v.seat] - credits, self.texts)
        points = credits // max(1, frames.credits_per_point(self.t))
        return [self.say("points", points=points), self.say("left-credits", credits=left)]

    def tell_pay(self, credits: int) -> list[str]:
        if self.step not in (PAYING, BIDDING):
            return []
        return [self.say("left-credits", credits=credits_words(self.t.credits[self.v.seat] - credits, self.texts))]

    def tell_gift(self, choice: int) -> list[str]:
        return [self.say("points", points=frames.points_for_giver(self.t))] if choice and self.step >= 0 else []
