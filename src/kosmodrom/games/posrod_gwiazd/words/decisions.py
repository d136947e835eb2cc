"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import DecisionWords
from kosmodrom.games.posrod_gwiazd.model import actions, effects, frames, steps
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location, kind_named
from kosmodrom.games.posrod_gwiazd.rules import counting, secret_payments, stations
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.context import Glance


class Decisions(Glance, DecisionWords):
    """Words a decision, given the number of its object."""

    vocabulary = actions.VOCABULARY
    stops = ("pass", "keep-silent", "store-none", "take-none", "gift-none", "pay-none", "pay-lose")

    def whose(self) -> int:
        """The seat whose decision is worded: the own one; to the public, the one that is asked."""
        return self.v.seat if self.is_seat(self.v.seat) else self.actor

    # --- cards --------------------------------------------------------------------------------------

    def say_pick(self, named: int) -> str:
        return self.say(self.verb, **self._printed(kind_named(0, named)))

    say_salvage = say_pick

    def _printed(self, kind: int) -> dict[str, str]:
        book, texts = self.book, self.texts
        return {
            "card": self.card(kind, cards.ACCUSATIVE),
            "details": cards.card_details(kind, book, texts),
            "cost": cards.cost_words(kind, book, texts),
            "text": cards.card_phrase(kind, book, texts),
        }

    def say_card(self, named: int) -> str:
        keys = {steps.CHOOSING: "drop", steps.REMOVING: "remove"}
        key = keys.get(self.step, "card")
        if self.step == steps.SWAPPING:
            key = "give" if self.v.hand.given < 0 else "take-card"
        return self.say(key, **self._printed(kind_named(0, named)))

    # --- actions ------------------------------------------------------------------------------------

    def say_build(self, _: int) -> str:
        kind = self.revealed(self.whose())
        if not is_location(kind):
            return self.say("build-none")
        free = not self.book.credits[kind] and not self.book.energy[kind]
        return self.say("build-free" if free else "build", points=self.book.points[kind], **self._printed(kind))

    def say_reactor(self, _: int) -> str:
        kind, cost = self.revealed(self.whose()), self.credits(self.book.reactor_credits)
        return self.say("reactor-none" if kind < 0 else "reactor", card=self.card(kind, cards.ACCUSATIVE), cost=cost)

    def say_discard(self, _: int) -> str:
        kind, credits = self.revealed(self.whose()), self.discard_credits(self.whose())
        key = "discard-none" if kind < 0 else "discard" if credits else "discard-unpaid"
        return self.say(key, card=self.card(kind, cards.ACCUSATIVE), credits=self.credits(credits))

    def say_conflict(self, _: int) -> str:
        kind = self.revealed(self.whose())
        return self.say("conflict", **self._printed(kind)) if is_conflict(kind) else self.say("conflict-none")

    def say_done(self, _: int) -> str:
        paying = self.step == steps.ACTING and self.v.hand.target >= 0
        return self.say("done-extra" if paying else "done")

    # --- cells --------------------------------------------------------------------------------------

    def say_cell(self, cell: int) -> str:
        """A place to build, a Reactor that pays, or one that gets a crystal, as the step says; or a cell taken."""
        seat = self.v.seat
        place = self.place_at(seat, cell)
        if place >= 0:
            card = self.t.cards[seat][place]
            if not stations.is_reactor(card) or (self.step != steps.CHARGING and self.v.hand.target < 0):
                return self.say("cell-taken", card=self.card(card))
            key = "charge" if self.step == steps.CHARGING else "drain"
            tokens = self.t.tokens[seat][place] - self.v.hand.drained.count(place)
            source, target = (cards.reactor_name(way, cell, self.texts) for way in ("from", "to"))
            return self.say(key, crystals=tokens, source=source, target=target)
        if not self.beside(seat, cell):
            return self.say("cell", cell=cards.cell_name(cell, self.texts))
        where, kind = self.where(seat, cell), self.aimed()
        if not is_location(kind):
            return self.say("target", where=where)
        gain = self.gain_at(kind, cell)
        key = "target-points" if gain.effect else "target-credits" if gain.credits else "target"
        return self.say(key, where=where, points=gain.effect, credits=self.credits(gain.credits))

    # --- what effects ask ---------------------------------------------------------------------------

    def say_store(self, credits: int) -> str:
        if credits == 0:
            return self.say("store-none")
        per = max(1, frames.credits_per_point(self.t)) if self.step >= 0 else 1
        points = credits // per
        return self.say("store" if points else "store-unpaid", credits=self.credits(credits), points=points)

    def say_take(self, choice: int) -> str:
        victims = [seat for seat in range(4) if (actions.VICTIM_MASKS[choice] >> seat) & 1]
        total = frames.credits_to_take(self.t) if self.step >= 0 else 0
        if not victims:
            return self.say("take-none")
        if len(victims) == 2:
            return self.say("take-two", half=Count(total // 2), seats=self.all_of(victims))
        owned = self.t.credits[victims[0]] if self.is_seat(victims[0]) else 0
        credits = self.credits(min(total, owned))
        return self.say("take", credits=credits, seat=self.seat(victims[0]), owned=self.credits(owned))

    def say_gift(self, choice: int) -> str:
        if choice == 0:
            return self.say("gift-none")
        theirs, own = (frames.points_for_other(self.t), frames.points_for_giver(self.t)) if self.step >= 0 else (0, 0)
        return self.say("gift", seat=self.seat(choice - 1), theirs=theirs, own=own)

    def say_against(self, other: int) -> str:
        """PG-135: with what both stations hold of what the card counts."""
        if self.step != steps.DISPUTING or not self.is_seat(other) or self.whose() != self.owner:
            return self.say("against", seat=self.seat(other))
        effect = self.book.effects[frames.asking_card(self.t)]
        own, theirs = (counting.compared(self.t, self.book, each, effect) for each in (self.actor, other))
        gain = min(own - theirs, effect[5])
        key = "against-win" if gain > 0 else "against-lose"
        return self.say(key, seat=self.seat(other), own=own, theirs=theirs, gain=gain)

    def say_pay(self, credits: int) -> str:
        words = self.credits(credits)
        if credits and self.step == steps.BIDDING:
            return self.say("pay-gain", credits=words, points=credits)
        if credits == 0 and self.step == steps.PAYING:
            return self.say("pay-lose", points=secret_payments.asked_numbers(self.t, self.book)[1])
        return self.say("pay", credits=words) if credits else self.say("pay-none")

    # --- races, objectives, chance ------------------------------------------------------------------

    def say_use(self, _: int) -> str:
        race = self.t.races[self.whose()] if self.is_seat(self.whose()) else -1
        if race < 0 or self.book.ability[race] != effects.EXCHANGE:
            return self.say("use")
        count = Count(self.book.ability_numbers[race][0])
        return self.say("use-any" if self.t.all_in_one else "use-special", cards=count)

    def say_reveal(self, _: int) -> str:
        secret = self.v.hand.secret
        if secret < 0:
            return self.say("reveal")
        return self.say("reveal-named", objective=cards.objective_words(secret, self.book, self.texts, cards.SECRET))

    def say_race(self, race: int) -> str:
        return self.say("race", race=cards.race_words(race, self.book, self.texts, bool(self.t.all_in_one)))

    def say_keep(self, objective: int) -> str:
        return self.say("keep", objective=cards.objective_words(objective, self.book, self.texts, cards.SECRET))

    def say_objective(self, objective: int) -> str:
        return self.say("objective", objective=cards.objective_words(objective, self.book, self.texts))

    def _of_seat(self, seat: int) -> str:
        return self.say(self.verb, seat=self.seat(seat))

    say_steward = say_look = say_drawn_steward = _of_seat

    def say_draw(self, named: int) -> str:
        return self.say("draw", card=self.card(kind_named(0, named)))

    def say_drawn_race(self, race: int) -> str:
        return self.say("drawn-race", race=cards.race_name(race, self.texts))
