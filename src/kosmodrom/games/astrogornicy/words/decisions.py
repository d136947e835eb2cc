"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import DecisionWords
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING
from kosmodrom.games.astrogornicy.rules.fields import pool_size
from kosmodrom.games.astrogornicy.rules.ordering import orders_bought
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.context import Glance


class Decisions(Glance, DecisionWords):
    """Words a decision, given the number of its object."""

    vocabulary = actions.VOCABULARY
    endings = ("pass", "pass-dice", "end", "end-more")
    stops = ("ready", "keep")

    # --- action 1: a die on a field -----------------------------------------------------------------

    def _area(self, choice: int) -> str:
        """AG-096, AG-097: what the bank gives for the die."""
        area, (field, face) = terms.AREAS.index(self.verb), divmod(choice, 6)
        extra = self.book.area_extra[area] if field == 0 else 0
        gain = self.gain(self.book.area_gives[area], terms.STRENGTH[face] + extra)
        place = self.texts[f"area.locative.{self.verb}"]
        return self.say("area", face=self.face(face), area=place, field=field + 1, gain=gain)

    say_water = say_xenon = say_plasteel = _area

    def _office(self, place: int) -> str:
        return self.say(
            self.verb, card=self.taken(actions.ORDER if self.verb == "refinery" else actions.MISSION, place)
        )

    say_dispatch = say_refinery = _office

    def say_dock(self, choice: int) -> str:
        place, face = divmod(choice, 6)
        dock, field = divmod(place, actions.FIELDS)
        card = self.docked(dock, field)
        words = {"face": self.face(face), "field": field + 1, "dock": self.dock(dock)}
        if card == NOTHING:
            return self.say("dock-empty", **words)
        gain = cards.earnings(card, face, self.book, self.texts)
        return self.say("dock", card=cards.card_name(card, self.texts, cards.LOCATIVE), gain=gain, **words)

    def say_first_player(self, face: int) -> str:
        """AG-115: in the last Round the field has no effect."""
        last = "-last" if self.t.round == terms.ROUNDS else ""
        return self.say(f"first-player{last}", face=self.face(face))

    def say_award(self, choice: int) -> str:
        slot, face = divmod(choice, 6)
        card = self.t.awards[slot]
        if card == NOTHING:
            return self.say("award-empty", face=self.face(face), slot=slot + 1)
        name = cards.card_name(card, self.texts, cards.ACCUSATIVE)
        return self.say("award", face=self.face(face), card=name, brief=self.brief(card))

    def say_acquire(self, choice: int) -> str:
        at, face = divmod(choice, 6)
        card = actions.FIRST_EXPEDITION + at
        key = "acquire-launch" if card < actions.FIRST_TECHNOLOGY else "acquire"
        name = cards.card_name(card, self.texts, cards.ACCUSATIVE)
        return self.say(key, face=self.face(face), card=name, brief=self.brief(card))

    def say_use(self, choice: int) -> str:
        at, face = divmod(choice, 6)
        name = cards.card_name(actions.FIRST_TECHNOLOGY + at, self.texts, cards.LOCATIVE)
        if at >= 4:
            return self.say("use-bulletin", face=self.face(face), card=name)
        return self.say("use", face=self.face(face), card=name, gain=self.gain(self.book.gives[at], 1))

    # --- the other actions, and changing dice -------------------------------------------------------

    def _of_card(self, card: int) -> str:
        return self.say(self.verb, card=cards.card_name(card, self.texts, cards.ACCUSATIVE), brief=self.brief(card))

    def say_launch(self, mission: int) -> str:
        return self._of_card(actions.mission_card(mission))

    def _of_face(self, face: int) -> str:
        return self.say(self.verb, face=self.face(face))

    say_exchange = say_discard = say_reroll = _of_face

    def say_pass(self, _: int) -> str:
        dice = pool_size(self.t, self.own())
        return self.say("pass-dice", dice=Count(dice)) if dice else self.say("pass")

    def _turned(self, key: str, face: int, to: int, **parts: object) -> str:
        return self.say(key, face=cards.face_name(face, self.texts), to=cards.face_name(to, self.texts), **parts)

    def say_spec(self, choice: int) -> str:
        effect = cards.effect_name(terms.SPECIALIST, self.texts)
        return self._turned("effect", choice // 2, choice % 2, effect=effect)

    def _worker(self, face: int) -> str:
        """AG-213 to AG-216: the face that the effect turns to in this edition."""
        effect = terms.AUTOMAT_EFFECT if self.verb == "automat" else terms.MINER_EFFECT
        to = self.book.turns_to[2 * self.t.edition + effect - 1]
        return self._turned("effect", face, to, effect=cards.effect_name(effect, self.texts))

    say_automat = say_miner = _worker

    def say_turn(self, choice: int) -> str:
        return self._turned("turn", choice // 6, choice % 6)

    # --- steps of what was begun --------------------------------------------------------------------

    def say_done(self, _: int) -> str:
        hand = self.v.hand
        if hand.intent == NOTHING:
            return self._roll_again()
        if hand.stage == steps.PRICE:
            return self.say("pay-price", cost=cards.amounts(hand.due, self.texts))
        if hand.stage == steps.CREWING:
            return self._set_out()
        return self._finish() if hand.stage == steps.COMPLETE else self.say("done")

    def _roll_again(self) -> str:
        if not self.is_seat(self.v.seat):
            return self.say("done")
        dice = sum(self.marked(self.v.seat))
        return self.say("roll-again", dice=Count(dice)) if dice else self.say("keep")

    def _set_out(self) -> str:
        """AG-122, AG-124: the launch with all that goes along."""
        hand = self.v.hand
        card = cards.card_name(actions.subject(hand.intent), self.texts, cards.ACCUSATIVE)
        crew = [sum(1 for put in hand.crew if put == face) for face in range(6)]
        if not sum(crew):
            return self.say("set-out", card=card, paid=self.laid())
        return self.say("set-out-crew", card=card, paid=self.laid(), crew=cards.pool_words(crew, self.texts))

    def _finish(self) -> str:
        """AG-277: the last step, after which all happens at once."""
        hand, texts = self.v.hand, self.texts
        given = cards.card_list(hand.given, texts)
        card = cards.card_name(self.begun(), texts, cards.ACCUSATIVE)
        if actions.AWARD <= hand.intent < actions.ACQUIRE:
            return self.say("claim", card=card, cards=given)
        if hand.intent < actions.BUY:
            return self.say("finish-acquire", card=card, paid=self.laid())
        if hand.given:
            return self.say("finish-buy-give", card=card, paid=self.laid(), cards=given)
        return self.say("finish-buy", card=card, paid=self.laid())

    def _of_unit(self, unit: int) -> str:
        return self.say(self.verb, unit=cards.units(unit, 1, self.texts))

    say_discount = say_bonus = _of_unit

    def say_pay(self, kind: int) -> str:
        if kind < 7:
            return self._of_unit(kind)
        if self.v.hand.stage != steps.PAYING or not self.is_seat(self.v.seat):
            return self.say("cheapest")
        return self.say("cheapest-units", units=cards.amounts(self.added_by_proposal(), self.texts))

    def say_crew(self, choice: int) -> str:
        field, face = divmod(choice, 6)
        hand = self.v.hand
        if hand.stage != steps.CREWING:
            return self.say("crew", face=self.face(face), field=field + 1)
        gain = cards.earnings(actions.subject(hand.intent), face, self.book, self.texts)
        return self.say("crew-gain", face=self.face(face), field=field + 1, gain=gain)

    def say_give(self, choice: int) -> str:
        card = actions.giveable_card(choice)
        texts, hand = self.texts, self.v.hand
        name = cards.card_name(card, texts, cards.ACCUSATIVE)
        is_launch = hand.stage == steps.GIVING and hand.intent >= actions.LAUNCH
        if is_launch or actions.is_order(card):
            return self.say("give-hand", card=name)
        if not actions.is_mission(card):
            return self.say("give-completed", card=name, type=texts["thing.any-type"])
        sort = texts.say("thing.type", type=terms.TYPES[self.book.asteroid[card]])
        return self.say("give-completed", card=name, type=sort)

    def say_swap(self, choice: int) -> str:
        names = [cards.resource_name(kind, self.texts) for kind in divmod(choice, 7)]
        return self.say("swap", given=names[0], wanted=names[1])

    def say_take(self, choice: int) -> str:
        sort, place = divmod(choice, actions.FROM_DECK + 1)
        return self.say("take", card=self.taken(sort, place))

    def say_buy(self, order: int) -> str:
        return self._of_card(actions.order_card(order))

    def say_end(self, _: int) -> str:
        further = self.step == steps.BUYING and orders_bought(self.t) > 0
        return self.say("end-more" if further else "end")

    # --- chance -------------------------------------------------------------------------------------

    def say_draw(self, card: int) -> str:
        return self.say("draw", card=cards.card_name(card, self.texts))

    def say_token(self, kind: int) -> str:
        return self.say("token", unit=cards.resource_name(kind, self.texts))

    def say_first(self, seat: int) -> str:
        return self.say("first", seat=self.seat(seat))

    def say_roll(self, face: int) -> str:
        return self.say("roll", face=cards.face_name(face, self.texts))
