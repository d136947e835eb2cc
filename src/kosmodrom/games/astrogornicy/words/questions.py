"""The pending question in words: who must decide what, and why."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import QuestionWords
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED
from kosmodrom.games.astrogornicy.rules.base_questions import left_to_choose
from kosmodrom.games.astrogornicy.rules.effects import dice_effect_options
from kosmodrom.games.astrogornicy.rules.fields import pool_mask, pool_size
from kosmodrom.games.astrogornicy.rules.ordering import orders_bought
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.context import LATE, Glance


class Questions(Glance, QuestionWords):
    """Words the question that is pending."""

    step_names = steps.STEPS
    last_chance = steps.LAST_CHANCE

    def pending(self) -> str:
        if self.t.airborne > 0:
            return self.texts["question.chance"]
        if self.step >= steps.NEXT_TURN:
            return self.texts["question.moving"]
        if self.is_rolling():
            return self._rolling()
        if self.v.seat != self.actor:
            return self.texts.say(f"waiting.{self.step_name}", seat=self.seat(self.actor))
        if self.v.hand.intent != NOTHING:
            return self.ask(steps.STAGES[self.v.hand.stage])
        return self.ask()

    # --- phase 2 ------------------------------------------------------------------------------------

    def _rolling(self) -> str:
        """AG-057 to AG-061: every seat settles on its dice, side by side."""
        awaited = self.awaited()
        seats = ", ".join(self.seat(seat) for seat in awaited)
        if not self.is_seat(self.v.seat):
            return self.texts.say("waiting.rolling-many" if len(awaited) > 1 else "waiting.rolling", seats=seats)
        window = self.t.window[self.v.seat]
        if window == steps.CONFIRMED:
            return self.say("confirmed", seats=seats)
        if self.t.price[self.v.seat] != NOTHING:
            return self._sacrificing()
        return self.ask(steps.WINDOWS[window])

    def ask_free_reroll(self) -> str:
        marked = self.marked(self.v.seat)
        if sum(marked):
            return self.say("free-reroll-more", dice=cards.pool_words(marked, self.texts))
        return self.say("free-reroll", dice=self.pool_words(self.v.seat))

    def ask_changing(self) -> str:
        dice, effects = self.pool_words(self.v.seat), self._turning_effects()
        if not effects:
            return self.say("changing", dice=dice)
        names = ", ".join(cards.effect_name(effect, self.texts) for effect in effects)
        return self.say("changing-effects", dice=dice, effects=names)

    def _turning_effects(self) -> list[int]:
        """AG-220: effects of own Orders that could turn a die of the pool now."""
        seat, t = self.v.seat, self.t
        turns: list[int] = []
        dice_effect_options(t, self.book, seat, pool_mask(t, seat), turns)
        return sorted({terms.SPECIALIST + (turn >= actions.AUTOMAT) + (turn >= actions.MINER) for turn in turns})

    def _sacrificing(self) -> str:
        """AG-063 to AG-065: a die is given for turning one die or rerolling several."""
        price = self.t.price[self.v.seat]
        if price == UNNAMED:
            return self.say("naming-price")
        marked = self.marked(self.v.seat)
        if sum(marked):
            return self.say("sacrificing-more", face=self.face(price), dice=cards.pool_words(marked, self.texts))
        return self.say("sacrificing", face=self.face(price))

    # --- the other phases ---------------------------------------------------------------------------

    def ask_acting(self) -> str:
        if self.t.price[self.v.seat] != NOTHING:
            return self._sacrificing()
        seat = self.v.seat
        can_change = pool_size(self.t, seat) >= 2 or self._turning_effects()
        asked = self.say("acting-changing" if can_change else "acting", dice=self.pool_words(seat))
        return " ".join([asked, *(self.say(f"acting-{fate}", cards=named) for fate, named in self._endangered(seat))])

    def _endangered(self, seat: int) -> list[tuple[str, str]]:
        """AG-171, AG-178: cards of this seat, or with its dice, for which this is the last Round."""
        found = [(fate, self.late(seat, fate)) for fate in LATE]
        return [(fate, ", ".join(cards.card_name(card, self.texts) for card in late)) for fate, late in found if late]

    def _counted(self) -> str:
        return self.say(self.step_name, count=Count(left_to_choose(self.t)))

    ask_choose_bonus = ask_reward = _counted

    def ask_buying(self) -> str:
        return self.say("buying-more" if orders_bought(self.t) > 0 else "buying")

    # --- what was begun -----------------------------------------------------------------------------

    def _card(self, case: str) -> str:
        """The card that is launched, taken, bought, claimed or used."""
        return cards.card_name(self.begun(), self.texts, case)

    def ask_price(self) -> str:
        return self.say("price", card=self._card(cards.NAME), cost=cards.amounts(self.v.hand.due, self.texts))

    def ask_paying(self) -> str:
        """AG-267 to AG-275: what is missing, and how it can be replaced."""
        texts, missing = self.texts, self.missing()
        how = texts["how.any"]
        if sum(missing):
            promoted = self.t.promoted
            rates = ["how.four"] if sum(missing) > missing[promoted] else []
            rates += ["how.three"] if missing[promoted] else []
            told = [texts.say(rate, promoted=cards.resource_name(promoted, texts)) for rate in rates]
            how = " ".join([texts.say("how.missing", missing=cards.amounts(missing, texts)), *told])
        due = cards.amounts(self.v.hand.due, texts)
        return self.say("paying", card=self._card(cards.ACCUSATIVE), cost=due, laid=self.laid(), how=how)

    def ask_giving(self) -> str:
        hand = self.v.hand
        if hand.intent >= actions.LAUNCH:
            return self.say("giving-hand", card=self._card(cards.ACCUSATIVE))
        size = self.book.award_size[self.begun()]
        return self.say("giving-award", card=self._card(cards.ACCUSATIVE), count=len(hand.given), size=size)

    def ask_crewing(self) -> str:
        return self.say("crewing", card=self._card(cards.ACCUSATIVE))

    def ask_swapping(self) -> str:
        return self.say("swapping", face=self.face(actions.face_of(self.v.hand.intent, actions.EXCHANGE)))

    def ask_taking(self) -> str:
        return self.say("taking", card=self._card(cards.LOCATIVE))
