"""What a decision costs and brings, before it is made: „koszt 2 Kredyty (masz 7) · +4 PZ · na koniec gry 1 PZ”."""

from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.games.posrod_gwiazd.model import actions, effects, frames, steps
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location, kind_named
from kosmodrom.games.posrod_gwiazd.model.zones import Table
from kosmodrom.games.posrod_gwiazd.rules import building, counting, resolving, scoring, secret_payments, stations, years
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.context import Gain, Glance

COUNTING: Final = (effects.POINTS_PER, effects.POINTS_IF, effects.POINTS_BEST, effects.CREDITS_PER)
"""Effects that bring as much as they count, and so perhaps nothing."""
CONDITIONAL: Final = (effects.POINTS_IF, effects.POINTS_BEST)
"""Those of them that bring all or nothing."""


def signed(number: int) -> str:
    """„+2”, „−1”."""
    return f"+{number}" if number > 0 else f"−{-number}"


class Previews(Glance, PreviewWords):
    """Tells of a decision, given the number of its object."""

    vocabulary = actions.VOCABULARY

    def preview(self, action: int) -> str:
        """Of what answers the question; of anything else nothing."""
        return super().preview(action) if actions.VOCABULARY.verb(action) in self.answers() else ""

    def badge(self, action: int) -> str:
        """What stands on a cell itself: „+4”, and below it credits."""
        (verb, cell), kind = actions.VOCABULARY.split(action), self.aimed()
        if verb != "cell" or self.stage() != "acting-cell" or not is_location(kind):
            return ""
        if cell not in self.t.open[self.v.seat]:
            return ""
        found, more, end = self.gain_at(kind, cell), self.more_at(kind, cell), self.own_end(kind, cell)
        now = found.printed + found.effect
        lines = [f"+{now}–{now + more}" if more else f"+{now}"]
        if end:
            lines.append(self.say("short-end", points=signed(end)))
        if found.credits:
            lines.append(self.say("short-credits", credits=found.credits))
        return "\n".join(lines)

    # --- small parts --------------------------------------------------------------------------------

    def gaining(self, kind: int, found: Gain) -> list[str]:
        """PG-068 to PG-070: what comes at once and at the end; or that an effect brings nothing, and what it lacks."""
        told = [self.say("points", points=found.printed + found.effect)]
        if not found.effect and not found.credits and not found.end:
            told += self.nothing(kind)
        if found.end:
            told.append(self.say("end", points=found.end))
        if found.credits:
            told.append(self.say("credits", credits=self.credits(found.credits)))
        return told

    def nothing(self, kind: int) -> list[str]:
        """What the effects of a card that count something would need; nothing where it has others."""
        found = cards.effects_of(kind, self.book)
        if not found or any(effect[1] not in COUNTING for effect in found):
            return []
        lacking = [self.lacking(effect) for effect in found if effect[1] not in CONDITIONAL]
        conditions = [cards.condition(effect, self.texts) for effect in found if effect[1] in CONDITIONAL]
        told = self.say("no-end" if all(effect[0] == effects.AT_END for effect in found) else "no-effect")
        if lacking:
            told = f"{told}: {'; '.join(lacking)}"
        if conditions:
            told = f"{told}; {self.say('if', condition=self.texts['effect.or'].join(conditions))}"
        return [told]

    def lacking(self, effect: list[int]) -> str:
        """„brak lokacji Biznesowych obok tej karty”: what an effect counts, and does not find."""
        is_group = effect[1] == effects.POINTS_PER and effect[6] > 1
        return self.say("too-few" if is_group else "none", of=cards.counter_words(effect, "of", self.texts))

    def ripples(self, kind: int, cell: int) -> list[str]:
        """PG-103, PG-189: what a card in a cell changes in the deferred effects of all other cards, as things stand."""
        t, own = self.t.copy(), self.v.seat
        stations.place_card(t, self.book, own, kind, cell, 0)
        told = []
        for seat in range(self.seats()):
            before, after = self.deferred(self.t, seat), self.deferred(t, seat)
            if seat == own:
                after.pop(cell, None)
            changed = [each for each in after if after[each] != before.get(each, 0)]
            points = sum(after[each] - before.get(each, 0) for each in changed)
            if points:
                kinds = [t.cards[seat][t.cells[seat].index(each)] for each in changed]
                names = ", ".join(dict.fromkeys(map(self.card, kinds)))
                key = "own-others-end" if seat == own else "their-end"
                told.append(self.say(key, seat=self.seat(seat), cards=names, points=signed(points)))
        return told

    def deferred(self, t: Table, seat: int) -> dict[int, int]:
        """PG-070, PG-103: what each location of a station with a deferred effect would bring, by its cell."""
        cards, cells = t.cards[seat], t.cells[seat]
        return {
            cells[place]: resolving.worth(t, self.book, seat, place, cards[place], effects.AT_END)
            for place in range(len(cards))
            if self.book.at_end[cards[place]]
        }

    def own_end(self, kind: int, cell: int) -> int:
        """PG-103: by how much a card in a cell changes the deferred effects of the own station, its own included."""
        t, own = self.t.copy(), self.v.seat
        stations.place_card(t, self.book, own, kind, cell, 0)
        return scoring.deferred_points(t, self.book, own) - scoring.deferred_points(self.t, self.book, own)

    def more_at(self, kind: int, cell: int) -> int:
        """PG-147, PG-153, PG-155, PG-166, PG-187: the VP that may still be added by what is decided afterwards."""
        t, book, seat = self.t, self.book, self.v.seat
        spare = building.energy_near(t, seat, t.open[seat].index(cell)) - book.energy[kind]
        owned = t.credits[seat] - book.credits[kind]
        more = 0
        for effect in cards.effects_of(kind, book):
            _, code, _, _, _, first, second, third = effect
            if code == effects.EXTRA_ENERGY:
                more += max(0, spare) * first
            elif code == effects.STORE_CREDITS:
                more += min(first, max(0, owned)) // second
            elif code == effects.GIFT_POINTS:
                more += second
            elif code == effects.PAY_OR_LOSE:
                more += third * (self.seats() - 1)
            elif code == effects.BID:
                more += first + second
        return min(more, book.cap[kind]) if book.cap[kind] else more

    def standing(self, seat: int, points: int) -> str:
        """„Bartek: 12 PZ”: what a seat would have."""
        return self.say("standing", seat=self.seat(seat), points=max(0, self.t.points[seat] + points))

    def cost(self, credits: int) -> str:
        return self.say("cost", credits=self.credits(credits), have=self.t.credits[self.v.seat])

    def prospects(self, kind: int) -> list[str]:
        """PG-061 to PG-067: whether a location could be built now, what it costs and what its best cell brings."""
        t, book, seat = self.t, self.book, self.v.seat
        told = [self.cost(book.credits[kind])]
        if book.energy[kind]:
            told.append(self.crystals(book.energy[kind]))
        if book.limit[kind] and counting.named(t, book, seat, book.name_of[kind]) >= book.limit[kind]:
            return [*told, self.say("at-limit")]
        cells = [cell for at, cell in enumerate(t.open[seat]) if not building.spot_refusal(t, book, seat, kind, at)]
        if not cells:
            return [*told, self.say("no-cell")]
        if book.credits[kind] > t.credits[seat]:
            told.append(self.say("too-dear"))
        matters = any(effect[2] in effects.AROUND_A_CARD for effect in cards.effects_of(kind, book))
        gains = [self.gain_at(kind, cell) for cell in (cells if matters else cells[:1])]
        best = max(gains, key=lambda each: (each.total, each.credits))
        first, *more = self.gaining(kind, best)
        differ = len({(each.total, each.credits) for each in gains}) > 1
        return [*told, self.say("best-cell", gain=first) if differ else first, *more]

    # --- cards and actions --------------------------------------------------------------------------

    def tell_pick(self, number: int) -> list[str]:
        """PG-061, PG-131, PG-233: what the card costs and brings, and what it leaves to its owner or others."""
        kind = kind_named(0, number)
        if not is_location(kind):
            return [self.cost(self.book.conflict_credits)]
        asking = [effect for effect in cards.effects_of(kind, self.book) if effect[1] >= effects.FIRST_QUESTION]
        return [*self.prospects(kind), *(cards.effect_phrase(effect, kind, self.book, self.texts) for effect in asking)]

    def tell_build(self, _: int) -> list[str]:
        kind = self.revealed(self.v.seat)
        return self.prospects(kind) if is_location(kind) else []

    def tell_salvage(self, number: int) -> list[str]:
        """PG-207, PG-208, PG-216: what the card brings, and what the ability costs."""
        kind = kind_named(0, number)
        return [*self.prospects(kind), self.say("rest-leaves"), self.say("once-a-year")] if is_location(kind) else []

    def tell_reactor(self, _: int) -> list[str]:
        crystals = self.crystals(self.book.reactor_crystals)
        return [self.cost(self.book.reactor_credits), self.say("new-crystals", crystals=crystals)]

    def tell_discard(self, _: int) -> list[str]:
        seat = self.v.seat
        return [self.say("credits-after", credits=self.credits(self.t.credits[seat] + self.discard_credits(seat)))]

    def tell_conflict(self, _: int) -> list[str]:
        """PG-135, PG-136: the most that the Conflict could bring, and against whom, or that it would change nothing."""
        kind, told = self.revealed(self.v.seat), [self.cost(self.book.conflict_credits)]
        if not is_conflict(kind):
            return told
        leads = {other: self.dispute(kind, other) for other in range(self.seats())}
        best = max(leads.values())
        if not best:
            return [*told, self.say("no-lead")]
        against = self.texts["effect.or"].join(self.seat(each) for each in leads if leads[each] == best)
        return [*told, self.say("lead", points=best, seats=against)]

    def dispute(self, kind: int, other: int) -> int:
        """PG-135, PG-136: what a Conflict brings against an opponent."""
        effect = self.book.effects[kind]
        own, theirs = (counting.compared(self.t, self.book, each, effect) for each in (self.v.seat, other))
        return max(0, min(own - theirs, effect[5]))

    # --- cells --------------------------------------------------------------------------------------

    def tell_cell(self, cell: int) -> list[str]:
        """A place to build with what it brings and which Reactors can pay; or a crystal taken or added."""
        t, seat = self.t, self.v.seat
        place = self.place_at(seat, cell)
        if place >= 0:
            lying = t.tokens[seat][place] - self.v.hand.drained.count(place)
            if self.step == steps.CHARGING:
                return [self.say("holds", crystals=self.crystals(lying + frames.crystals_to_charge(t)))]
            return self.draining(lying - 1)
        kind = self.aimed()
        if cell not in t.open[seat]:
            return []
        if kind == actions.REACTOR_CARD:
            crystals = self.crystals(self.book.reactor_crystals)
            return [self.say("new-crystals", crystals=crystals), *self.ripples(kind, cell)]
        told = [*self.gaining(kind, self.gain_at(kind, cell)), *self.ripples(kind, cell)]
        return [*told, *self.payers(kind, cell)]

    def draining(self, left: int) -> list[str]:
        """PG-105, PG-154: what a crystal taken leaves, and what it brings beyond the cost."""
        kind = self.aimed()
        told = []
        if self.book.extra[kind] and len(self.v.hand.drained) >= self.book.energy[kind]:
            told.append(self.say("points", points=self.beyond(1) - self.beyond(0)))
        told.append(self.say("left", crystals=self.crystals(max(0, left))))
        return told if left > 0 else [*told, self.say("empty", points=self.book.empty_points)]

    def beyond(self, more: int) -> int:
        """PG-011, PG-153, PG-154: the VP for crystals spent beyond the cost, with so many more."""
        kind = self.aimed()
        points = (len(self.v.hand.drained) + more - self.book.energy[kind]) * self.book.extra[kind]
        return min(points, self.book.cap[kind]) if self.book.cap[kind] else points

    def payers(self, kind: int, cell: int) -> list[str]:
        """PG-062, PG-063: the Reactors within range 2 of the cell that hold crystals."""
        t, seat = self.t, self.v.seat
        if not self.book.energy[kind]:
            return []
        mask = building.sources(t, seat, t.open[seat].index(cell))
        able = [
            cards.reactor_name("from", t.cells[seat][place], self.texts)
            for place in range(len(t.cells[seat]))
            if mask >> place & 1
        ]
        if not able:
            return []
        return [self.say("paid", crystals=self.crystals(self.book.energy[kind]), reactors=", ".join(able))]

    # --- amounts ------------------------------------------------------------------------------------

    def tell_store(self, credits: int) -> list[str]:
        points = credits // max(1, frames.credits_per_point(self.t))
        return [self.say("points", points=points)] * (points > 0) + [self.left(credits)]

    def left(self, credits: int) -> str:
        return self.say("left-credits", credits=Count(self.t.credits[self.v.seat] - credits))

    def tell_pay(self, credits: int) -> list[str]:
        """PG-012, PG-155, PG-156, PG-166: what is left, and what the owner of the card gets by it."""
        _, second, third = secret_payments.asked_numbers(self.t, self.book)
        change = credits if self.step == steps.BIDDING else 0 if credits else -second
        told = [self.left(credits)]
        if change:
            told.append(self.standing(self.v.seat, change))
        gets = credits + second if self.step == steps.BIDDING else third if credits else 0
        if gets:
            key = "they-get-least" if self.step == steps.BIDDING else "they-get"
            told.append(self.say(key, seat=self.seat(self.owner), points=gets))
        return told

    def tell_done(self, _: int) -> list[str]:
        """PG-153, PG-154: what the crystals spent beyond the cost bring."""
        return [self.say("points", points=self.book.points[self.aimed()] + self.beyond(0))]

    # --- seats --------------------------------------------------------------------------------------

    def tell_gift(self, choice: int) -> list[str]:
        """PG-187: how both would stand."""
        if not self.is_seat(choice - 1):
            return []
        own, theirs = frames.points_for_giver(self.t), frames.points_for_other(self.t)
        return [self.standing(self.v.seat, own), self.standing(choice - 1, theirs)]

    def tell_against(self, other: int) -> list[str]:
        """PG-135, PG-137: how both would stand."""
        lead = self.dispute(frames.asking_card(self.t), other) if self.is_seat(other) else 0
        return [self.standing(self.v.seat, lead), self.standing(other, -lead)] if lead else []

    def tell_take(self, choice: int) -> list[str]:
        """PG-151, PG-152: what comes together, and what it leaves to the others."""
        victims = [seat for seat in range(self.seats()) if (actions.VICTIM_MASKS[choice] >> seat) & 1]
        if not victims:
            return []
        share = frames.credits_to_take(self.t) // len(victims)
        taken = [min(share, self.t.credits[seat]) for seat in victims]
        if not any(taken):
            return [self.say("nothing-to-take")]
        after = self.credits(self.t.credits[self.v.seat] + sum(taken))
        lost = [
            self.say("owns", seat=self.seat(seat), credits=self.credits(self.t.credits[seat] - each))
            for seat, each in zip(victims, taken, strict=True)
        ]
        return [self.say("credits-after", credits=after), *lost]

    # --- abilities and the secret objective ---------------------------------------------------------

    def tell_use(self, _: int) -> list[str]:
        return [self.say("once-a-year")]

    def tell_look(self, _: int) -> list[str]:
        return [self.say("must-swap"), self.say("once-a-year")]

    def tell_pass(self, _: int) -> list[str]:
        """PG-216, PG-234: whether the question comes again in this year."""
        return [self.say("last-turn" if self.t.turn == years.turns_in(self.t) else "asked-again")]

    def tell_card(self, _: int) -> list[str]:
        """PG-120, PG-214, PG-235: who will know the card."""
        told = {steps.CHOOSING: "shown-to-all", steps.REMOVING: "removed-face-down"}
        if self.step in told:
            return [self.say(told[self.step])]
        return [self.say("known-to", seat=self.seat(frames.looked_at(self.t)))]

    def tell_reveal(self, _: int) -> list[str]:
        """PG-198, PG-199, PG-237: who would get the points of the secret objective, as things stand."""
        secret, seat = self.v.hand.secret, self.v.seat
        if secret < 0:
            return []
        won = scoring.objective_points(self.t, self.book, secret, seat)
        gets = [
            self.say("they-get", seat=self.seat(each), points=won[each]) for each in range(self.seats()) if won[each]
        ]
        return [self.say("all-see"), *(gets or [self.say("won-by-nobody")])]

    def tell_keep_silent(self, _: int) -> list[str]:
        """PG-236, PG-238: what silence means."""
        return [self.say("silent" if self.step == steps.UNVEILING else "silent-for-now")]
