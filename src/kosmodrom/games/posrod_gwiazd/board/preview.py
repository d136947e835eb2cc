"""What a decision costs and brings, before it is made: „koszt 2 Kredyty (masz 7) · +4 PZ · na koniec gry 1 PZ”."""

from typing import Final

from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.games.posrod_gwiazd.model import effects, frames
from kosmodrom.games.posrod_gwiazd.model.actions import REACTOR_CARD, VICTIM_MASKS, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location, kind_named
from kosmodrom.games.posrod_gwiazd.model.steps import (
    ACTING,
    BIDDING,
    CHARGING,
    CHOOSING,
    CLAIMING,
    DISPUTING,
    EXCHANGING,
    GIVING,
    LOOKING,
    PAYING,
    REMOVING,
    STORING,
    SWAPPING,
    TAKING,
    UNVEILING,
)
from kosmodrom.games.posrod_gwiazd.rules.building import energy_near, has_reactor_beside, sources
from kosmodrom.games.posrod_gwiazd.rules.counting import counted, named
from kosmodrom.games.posrod_gwiazd.rules.resolving import worth
from kosmodrom.games.posrod_gwiazd.rules.scoring import objective_points
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import asked_numbers
from kosmodrom.games.posrod_gwiazd.rules.stations import place_card, range_of_cell
from kosmodrom.games.posrod_gwiazd.rules.years import turns_in
from kosmodrom.games.posrod_gwiazd.words.cards import (
    condition,
    counter_words,
    credits_words,
    crystals_words,
    effects_of,
    reactor_name,
)
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
COUNTING: Final = (effects.POINTS_PER, effects.POINTS_IF, effects.POINTS_BEST, effects.CREDITS_PER)
"""Effects that bring as much as they count, and so perhaps nothing."""


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

    def gaining(self, kind: int, found: Gain) -> list[str]:
        """PG-068 to PG-070: what comes at once and at the end; or that an effect brings nothing, and what it lacks."""
        told = [self.say("points", points=found.printed + found.effect)]
        if not found.effect and not found.credits and not found.end:
            told += self.nothing(kind)
        if found.end:
            told.append(self.say("end", points=found.end))
        if found.credits:
            told.append(self.say("credits", credits=credits_words(found.credits, self.texts)))
        return told

    def nothing(self, kind: int) -> list[str]:
        """What the effects of a card that count something would need; nothing where it has others."""
        found = effects_of(kind, self.book)
        if not found or any(effect[1] not in COUNTING for effect in found):
            return []
        missing = [self.missing(effect) for effect in found]
        return [self.say("no-effect", missing=self.texts["effect.or"].join(dict.fromkeys(missing)))]

    def missing(self, effect: list[int]) -> str:
        """„sąsiaduje z kartą „Kwatery Załogi””, „lokacji Militarnych w Stacji”: what an effect waits for."""
        if effect[1] in (effects.POINTS_IF, effects.POINTS_BEST):
            return self.say("if", condition=condition(effect, self.texts))
        return self.say("none", of=counter_words(effect, "of", self.texts))

    def standing(self, seat: int, points: int) -> str:
        """„Bartek: 12 PZ”: what a seat would have."""
        return self.say("standing", seat=self.seat(seat), points=max(0, self.t.points[seat] + points))

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
        return [*told, *self.gaining(kind, best)]

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
        """PG-135, PG-136: the most that the Conflict could bring against somebody, or that it would change nothing."""
        kind, seat = self.revealed(self.v.seat), self.v.seat
        told = [self.cost(self.book.conflict_credits)]
        if not is_conflict(kind):
            return told
        best = max(self.dispute(kind, other) for other in self.others(seat))
        return [*told, self.say("up-to", points=best) if best else self.say("no-lead")]

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
            lying = t.tokens[seat][place] - self.v.hand.drained.count(place)
            if self.step == CHARGING:
                return [self.say("holds", crystals=crystals_words(lying + frames.crystals_to_charge(t), self.texts))]
            return [self.say("left", crystals=crystals_words(max(0, lying - 1), self.texts))]
        kind = self.aimed()
        if cell not in t.open[seat] or kind < 0:
            return []
        if kind == REACTOR_CARD:
            crystals = crystals_words(self.book.reactor_crystals, self.texts)
            return [self.say("new-crystals", crystals=crystals)]
        return [*self.gaining(kind, self.gain_at(kind, cell)), *self.payers(kind, cell)]

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
        """PG-155, PG-156, PG-166: what is left, and what the owner of the card gets by it."""
        if self.step not in (PAYING, BIDDING):
            return []
        _, second, third = asked_numbers(self.t, self.book)
        told = [self.say("left-credits", credits=credits_words(self.t.credits[self.v.seat] - credits, self.texts))]
        gets = credits + second if self.step == BIDDING else third if credits else 0
        if gets:
            key = "they-get-least" if self.step == BIDDING else "they-get"
            told.append(self.say(key, seat=self.seat(self.owner), points=gets))
        return told

    def tell_done(self, _: int) -> list[str]:
        """PG-153, PG-154: what the crystals spent beyond the cost bring."""
        kind = self.aimed()
        if not is_location(kind) or not self.book.extra[kind]:
            return []
        points = (len(self.v.hand.drained) - self.book.energy[kind]) * self.book.extra[kind]
        cap = self.book.cap[kind]
        return [self.say("points", points=self.book.points[kind] + (min(points, cap) if cap else points))]

    # --- seats --------------------------------------------------------------------------------------

    def tell_gift(self, choice: int) -> list[str]:
        """PG-187: how both would stand."""
        if self.step != GIVING or not choice or not self.is_seat(choice - 1):
            return []
        own, theirs = frames.points_for_giver(self.t), frames.points_for_other(self.t)
        return [self.standing(self.v.seat, own), self.standing(choice - 1, theirs)]

    def tell_against(self, other: int) -> list[str]:
        """PG-135, PG-137: how both would stand."""
        if self.step != DISPUTING or other not in self.others(self.v.seat):
            return []
        lead = self.dispute(frames.asking_card(self.t), other)
        return [self.standing(self.v.seat, lead), self.standing(other, -lead)] if lead else []

    def tell_take(self, choice: int) -> list[str]:
        """PG-151, PG-152: what comes together, and what it leaves to the others."""
        victims = [seat for seat in range(self.seats()) if (VICTIM_MASKS[choice] >> seat) & 1]
        if self.step != TAKING or not victims:
            return []
        share = frames.credits_to_take(self.t) // len(victims)
        taken = [min(share, self.t.credits[seat]) for seat in victims]
        if not any(taken):
            return [self.say("nothing-to-take")]
        after = credits_words(self.t.credits[self.v.seat] + sum(taken), self.texts)
        return [self.say("credits-after", credits=after)]

    # --- abilities and the secret objective ---------------------------------------------------------

    def tell_use(self, _: int) -> list[str]:
        return [self.say("once-a-year")] if self.step == EXCHANGING else []

    def tell_look(self, _: int) -> list[str]:
        return [self.say("must-swap"), self.say("once-a-year")] if self.step == LOOKING else []

    def tell_pass(self, _: int) -> list[str]:
        """PG-216, PG-234: whether the question comes again in this year."""
        if self.step not in (EXCHANGING, LOOKING):
            return []
        return [self.say("last-turn" if self.t.turn == turns_in(self.t) else "asked-again")]

    def tell_card(self, _: int) -> list[str]:
        """PG-120, PG-214, PG-235: who will know the card."""
        told = {CHOOSING: "shown-to-all", REMOVING: "removed-face-down"}
        if self.step in told:
            return [self.say(told[self.step])]
        if self.step != SWAPPING or self.owner != self.v.seat:
            return []
        return [self.say("known-to", seat=self.seat(frames.looked_at(self.t)))]

    def tell_reveal(self, _: int) -> list[str]:
        """PG-198, PG-199, PG-237: who would get the points of the secret objective, as things stand."""
        secret, seat = self.v.hand.secret, self.v.seat
        if secret < 0 or self.step not in (CLAIMING, UNVEILING):
            return []
        won = objective_points(self.t, self.book, secret, seat)
        gets = [
            self.say("they-get", seat=self.seat(each), points=won[each]) for each in range(self.seats()) if won[each]
        ]
        return [self.say("all-see"), *(gets or [self.say("won-by-nobody")])]

    def tell_keep_silent(self, _: int) -> list[str]:
        """PG-236, PG-238: what silence means."""
        told = {CLAIMING: "silent-for-now", UNVEILING: "silent"}
        return [self.say(told[self.step])] if self.step in told else []
