"""The pending question in words: who must decide what, and what it is about."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import QuestionWords
from kosmodrom.games.posrod_gwiazd.model import frames, steps
from kosmodrom.games.posrod_gwiazd.rules.secret_payments import asked_numbers
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.context import Glance


class Questions(Glance, QuestionWords):
    """Words the question that is pending."""

    step_names = steps.STEPS
    last_chance = steps.LAST_CHANCE

    def pending(self) -> str:
        own = self.v.seat
        if self.asks_several:
            if self.is_seat(own) and own in self.awaited():
                return self.ask()
            if self.is_seat(own) and (self.v.hand.pick >= 0 or self.v.hand.pay >= 0):
                return self._decided()
        elif own == self.owner:
            return self.ask()
        return self._waiting()

    def _waiting(self) -> str:
        """What everybody sees, and who is waited for."""
        card = -1
        if self.step in (steps.PAYING, steps.BIDDING, steps.DISPUTING):
            card = frames.asking_card(self.t)
        elif self.step == steps.ACTING:
            card = self.revealed(self.owner)
        return self.texts.say(
            f"waiting.{self.step_name}",
            seat=self.seat(self.owner),
            others=self.all_of(self.awaited()),
            other=self.seat(frames.looked_at(self.t)) if self.step == steps.SWAPPING else "",
            card=self.card(card),
            race=self._race(),
        )

    def _race(self) -> str:
        race = self.t.races[self.owner] if self.is_seat(self.owner) else -1
        return cards.race_name(race, self.texts)

    def _decided(self) -> str:
        """PG-044, PG-086: the own secret choice, while others still think."""
        hand = self.v.hand
        others = self.all_of(self.awaited())
        if self.step != steps.CHOOSING:
            return self.say("paid", pay=self.credits(hand.pay), others=others)
        if hand.drop < 0:
            return self.say("chosen", card=self.card(hand.pick), others=others)
        card, drop = self.card(hand.pick, cards.ACCUSATIVE), self.card(hand.drop, cards.ACCUSATIVE)
        return self.say("chosen-two", card=card, drop=drop, others=others)

    # --- the turn -----------------------------------------------------------------------------------

    def ask_choosing(self) -> str:
        pick = self.v.hand.pick
        if pick >= 0:
            return self.say("choosing-drop", card=self.card(pick, cards.ACCUSATIVE))
        if self.seats() == 2:
            return self.say("choosing-drop-next")
        if len(self.own_cards()) == 1:
            return self.say("choosing-last")
        return self.say("choosing", other=self.seat(self.receiver(self.v.seat)))

    def ask_acting(self) -> str:
        hand, book = self.v.hand, self.book
        if hand.intent < 0:
            return self.say("acting", card=self.card(self.revealed(self.v.seat)))
        kind = self.aimed()
        card = self.card(kind, cards.ACCUSATIVE)
        if hand.target < 0:
            return self.say("acting-build", card=card)
        price, ready = book.energy[kind], len(hand.drained)
        if ready < price or not book.extra[kind]:
            return self.say("acting-pay", card=card, ready=ready, price=price)
        key = "acting-extra" if book.cap[kind] else "acting-extra-uncapped"
        return self.say(key, card=card, each=book.extra[kind], cap=book.cap[kind], extra=ready - price)

    # --- races and the secret objective -------------------------------------------------------------

    def _with_race(self) -> str:
        return self.say(self.step_name, race=self._race())

    ask_exchanging = ask_looking = _with_race

    def ask_removing(self) -> str:
        race = self.t.races[self.owner]
        every = self.book.ability_numbers[race][0] if race >= 0 else 0
        return self.say("removing", ready=len(self.v.hand.staged), all=every)

    def ask_swapping(self) -> str:
        other, given = self.seat(frames.looked_at(self.t)), self.v.hand.given
        if given < 0:
            return self.say("swapping", other=other)
        return self.say("swapping-back", other=other, card=self.card(given, cards.ACCUSATIVE))

    def ask_claiming(self) -> str:
        return self.say("claiming", goal=self.claim_goal())

    # --- what effects ask ---------------------------------------------------------------------------

    def ask_storing(self) -> str:
        place = self.t.built[self.owner]
        card = self.t.cards[self.owner][place] if place >= 0 else -1
        return self.say(
            "storing", card=self.card(card, cards.ACCUSATIVE), per=Count(max(1, frames.credits_per_point(self.t)))
        )

    def ask_taking(self) -> str:
        """PG-152: with two seats there is one to take from."""
        credits = frames.credits_to_take(self.t)
        key = "taking" if self.seats() > 2 else "taking-from-one"
        return self.say(key, credits=self.credits(credits), half=credits // 2)

    def ask_giving(self) -> str:
        return self.say("giving", theirs=frames.points_for_other(self.t), own=frames.points_for_giver(self.t))

    def ask_charging(self) -> str:
        return self.say("charging", crystals=self.crystals(frames.crystals_to_charge(self.t)))

    def ask_disputing(self) -> str:
        return self.say("disputing", text=cards.card_text(frames.asking_card(self.t), self.book, self.texts))

    def ask_paying(self) -> str:
        pay, lose, gets = asked_numbers(self.t, self.book)
        return self.say("paying", pay=self.credits(pay), lose=lose, gets=gets, **self._asker())

    def ask_bidding(self) -> str:
        return self.say("bidding", bonus=asked_numbers(self.t, self.book)[1], **self._asker())

    def _asker(self) -> dict[str, str]:
        return {"card": self.card(frames.asking_card(self.t)), "other": self.seat(self.owner)}
