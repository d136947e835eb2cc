"""What in a position stands against a decision: the sentence before the clause in an answer to "why not?"."""

from collections.abc import Sequence

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import ReasonWords
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING, UNNAMED, die_of, face_on, owner_of
from kosmodrom.games.astrogornicy.rules import effects
from kosmodrom.games.astrogornicy.rules.awards import claimed
from kosmodrom.games.astrogornicy.rules.base_questions import WHEN
from kosmodrom.games.astrogornicy.rules.directors import mini_deck
from kosmodrom.games.astrogornicy.rules.launching import left_for_crew, running
from kosmodrom.games.astrogornicy.rules.payments import ANY_UNIT, units_short
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.context import Glance

MOST_HELD = 2
"""Of so many missing kinds it is said how much of them there is; more would make the sentence long."""


class Reasons(Glance, ReasonWords):
    """Says what in a position makes a clause forbid a decision."""

    def aside(self, clause: int) -> str:
        """AG-042 and others: what the seat wants belongs to another time, so it is told which time it is."""
        return self.say("phase-waiting", phase=self.texts[f"phase.{self.t.phase}"]) if clause in WHEN else ""

    # --- when -----------------------------------------------------------------------------------------

    def _phase(self, _: int) -> str:
        """The phase that is going on."""
        return self.say("phase", phase=self.texts[f"phase.{self.t.phase}"])

    because_121 = because_206 = _phase

    def because_312(self, action: int) -> str:
        """AG-312: another phase than the one in which Orders are bought."""
        return self._phase(action) if self.t.phase < steps.BUYING_PHASE else ""

    def because_018(self, _: int) -> str:
        """AG-018: nothing has earned a card to be taken."""
        return self.say("not-taking")

    def because_124(self, _: int) -> str:
        """AG-124: no launch has begun."""
        return self.say("not-launching")

    def because_042(self, _: int) -> str:
        """AG-042: all that it forbids belongs to phase 3."""
        return self.say("phase-3", phase=self.texts[f"phase.{self.t.phase}"])

    def because_149(self, _: int) -> str:
        """AG-149: the Round and the phase."""
        return self.say("round", round=self.t.round, phase=self.texts[f"phase.{self.t.phase}"])

    def because_069(self, action: int) -> str:
        """AG-069: neither of the two moments."""
        return self._phase(action) if self.t.phase > steps.ACTION_PHASE else ""

    def because_059(self, _: int) -> str:
        """AG-059: the free reroll was used or declined."""
        return self.say("reroll-over")

    def because_060(self, _: int) -> str:
        """AG-060: the free reroll is still to come."""
        return self.say("reroll-first")

    def _announced(self, _: int) -> str:
        """What a sacrifice begins with."""
        return self.say("announce", decision=self.texts["decision.sacrifice"])

    because_063 = because_064 = _announced

    def because_315(self, action: int) -> str:
        """AG-310, AG-315: what was begun; of a unit for the payment, that it comes later, or lies ready already."""
        intent, stage = self.v.hand.intent, self.v.hand.stage
        if actions.PAY <= action < actions.CREW and intent != NOTHING and any(self.v.hand.due):
            if stage == steps.PRICE:
                return self.say("price-first")
            if stage > steps.PAYING:
                return self.say("paid", units=self.laid())
        if intent == NOTHING:
            price = self.t.price[self.own()]
            return (
                self.say("begun-sacrifice") if price == UNNAMED else self.say("begun-price", face=self.face_name(price))
            )
        if actions.EXCHANGE <= intent < actions.PASS:
            return self.say("begun-exchange", face=self.face_name(intent - actions.EXCHANGE))
        verbs = (("buy", actions.BUY), ("launch", actions.LAUNCH), ("use", actions.USE), ("acquire", actions.ACQUIRE))
        verb = next((verb for verb, first in verbs if intent >= first), "award")
        verb = "launch" if actions.is_launch(intent) else verb
        return self.say(f"begun-{verb}", card=self.named(self.begun()))

    # --- dice and fields ------------------------------------------------------------------------------

    def own_pool(self) -> list[int]:
        return self.pool(self.own())

    def face_name(self, face: int) -> str:
        return cards.face_name(face, self.texts)

    def named(self, card: int) -> str:
        return cards.card_name(card, self.texts)

    def no_die(self, face: int, pool: Sequence[int]) -> str:
        return self.say("no-die", face=self.face_name(face), dice=cards.pool_words(pool, self.texts))

    def accepted(self, action: int) -> int:
        """The mask of faces that the field of a decision accepts; 0: it has no field with a symbol."""
        if action < actions.DISPATCH:
            return self.book.area_accepts[actions.place_of(action, actions.AREA)]
        if actions.DOCK <= action < actions.FIRST_PLAYER:
            dock, field = divmod(actions.place_of(action, actions.DOCK), actions.FIELDS)
            return self.book.accepts[actions.FIELDS * self.t.dock_cards[dock] + field]
        if actions.CREW <= action < actions.GIVE:
            card = actions.subject(self.v.hand.intent)
            return self.book.accepts[actions.FIELDS * card + actions.place_of(action, actions.CREW)]
        return 0

    def symbol(self, action: int) -> str:
        return cards.symbol_name(cards.SYMBOL_OF[self.accepted(action)], self.texts)

    def _stands_there(self, action: int) -> str:
        """AG-020, AG-114, AG-119, AG-239, AG-256: who stands on the field of a decision, or beside its card."""
        t, faced = self.t, actions.place_of
        if actions.CREW <= action < actions.GIVE:
            put = die_of(self.own(), self.v.hand.crew[faced(action, actions.CREW)])
        elif action >= actions.USE:
            put = t.card_dice[faced(action, actions.USE)]
        elif action >= actions.ACQUIRE:
            put = t.mini_dice[mini_deck(actions.subject(action))]
        elif action >= actions.AWARD:
            put = t.award_dice[faced(action, actions.AWARD)]
        elif action >= actions.FIRST_PLAYER:
            put = t.first_field
        else:
            put = t.areas[faced(action, 0)] if action < actions.DISPATCH else t.dock_dice[faced(action, actions.DOCK)]
        return self.say("standing", face=self.face_name(face_on(put)), seat=self.seat(owner_of(put)))

    because_020 = because_114 = because_119 = because_239 = because_256 = _stands_there

    def because_056(self, action: int) -> str:
        """AG-056, AG-124: what the field accepts, and what the pool holds, or still holds beside the crew; where other
        dice fit, the one that was meant."""
        accepted, pool = self.accepted(action), self.own_pool()
        if actions.CREW <= action < actions.GIVE:
            left = [left_for_crew(self.t, self.v.hand, self.own(), face) for face in range(len(terms.STRENGTH))]
            return self.say("none-left-fits", symbol=self.symbol(action), dice=cards.pool_words(left, self.texts))
        if accepted and not any(held and (accepted >> face) & 1 for face, held in enumerate(pool)):
            return self.say("no-fitting", symbol=self.symbol(action), dice=cards.pool_words(pool, self.texts))
        first = actions.AREA if action < actions.DISPATCH else actions.DOCK
        return self.no_die(actions.face_of(action, first), pool)

    def because_078(self, action: int) -> str:
        """AG-078: what the field accepts."""
        return self.say("accepts", symbol=self.symbol(action))

    because_099 = because_078

    def _no_worker(self, action: int) -> str:
        """AG-100, AG-101: no Inspector, no Geologist."""
        return self.no_die(terms.INS if action < actions.REFINERY else terms.GEO, self.own_pool())

    because_100 = because_101 = _no_worker

    def because_039(self, _: int) -> str:
        """AG-039: how many Docks are usable."""
        return self.say("docks", docks=self.book.docks[self.seats()])

    def because_106(self, _: int) -> str:
        """AG-106: no card is left."""
        return self.say("no-cards")

    def because_108(self, action: int) -> str:
        """AG-108: the Dock is empty, or its card has fewer fields."""
        dock, field = divmod(actions.place_of(action, actions.DOCK), actions.FIELDS)
        return (
            self.say("dock-empty") if self.t.dock_cards[dock] == NOTHING else self.say("not-a-field", field=field + 1)
        )

    def because_125(self, action: int) -> str:
        """AG-125: a white field, or none."""
        field = actions.place_of(action, actions.CREW)
        is_there = field < self.book.fields[actions.subject(self.v.hand.intent)]
        return self.say("white") if is_there else self.say("not-a-field", field=field + 1)

    def because_102(self, action: int) -> str:
        """AG-102: nothing lies there."""
        places = actions.TAKE if action >= actions.TAKE else actions.DISPATCH
        return self.say("deck-empty" if (action - places) % actions.TAKES == actions.FROM_DECK else "place-empty")

    def because_104(self, action: int) -> str:
        """AG-104: how many fields there are."""
        fields = self.book.dispatch if action < actions.REFINERY else self.book.refinery
        return self.say("no-field", fields=fields[self.seats()])

    # --- changing dice --------------------------------------------------------------------------------

    def _not_in_pool(self, action: int) -> str:
        """A face that no die of the pool shows, or none that is left to be named."""
        if action < actions.TURN:
            return self.no_die(action - actions.DISCARD, self.own_pool())
        face = self._changed(action)
        if self.marked(self.own())[face]:
            return self.say("chosen", face=self.face_name(face))
        return self.no_die(face, self.own_pool())

    def _changed(self, action: int) -> int:
        """The face of the die that is turned or rerolled for a sacrificed one, or rerolled freely."""
        return actions.place_of(action, actions.TURN) if action < actions.REROLL else action - actions.REROLL

    because_058 = because_070 = because_071 = _not_in_pool

    def because_072(self, _: int) -> str:
        """AG-072: how many dice the pool has."""
        return self.say("dice-left", dice=Count(sum(self.own_pool())))

    def because_073(self, action: int) -> str:
        """AG-073: the die that is sacrificed, all others like it being chosen."""
        if self.marked(self.own())[self._changed(action)]:
            return self._not_in_pool(action)
        return self.say("sacrificed", face=self.face_name(self.t.price[self.own()]))

    def because_065(self, _: int) -> str:
        """AG-065: dice are chosen for a reroll."""
        return self.say("rerolling")

    def because_075(self, _: int) -> str:
        """AG-075: none is chosen."""
        return self.say("none-chosen")

    def because_306(self, action: int) -> str:
        """AG-306: the face that the die shows already."""
        return self.say("shows", face=self.face_name(self._changed(action)))

    def because_220(self, action: int) -> str:
        """AG-220: neither of the two moments, or no such die."""
        if self.t.phase > steps.ACTION_PHASE:
            return self._phase(action)
        return self.no_die(effects.face_from(action), self.own_pool())

    def because_221(self, action: int) -> str:
        """AG-221: the face that the die shows already."""
        return self.say("shows", face=self.face_name(effects.face_from(action)))

    def _only_single(self, action: int) -> str:
        """AG-214, AG-216: no die shows the one face that the effect turns, or the one that was meant shows another."""
        pool, face = self.own_pool(), terms.AUT if action < actions.MINER else terms.GOR
        if not pool[face]:
            return self.no_die(face, pool)
        return self.say("shows-other", face=self.face_name(effects.face_from(action)))

    because_214 = because_216 = _only_single

    def because_208(self, action: int) -> str:
        """AG-208: the effect that no bought Order offers."""
        if action < actions.READY:
            effect = effects.effect_of(action)
        else:
            effect = terms.EFFECTS.index("free-launch" if action == actions.FREE_LAUNCH else "discount")
        return self.say("no-effect", effect=cards.effect_name(effect, self.texts))

    # --- Barges, Docks and costs ----------------------------------------------------------------------

    def because_127(self, _: int) -> str:
        """AG-127: what is on the own Barges."""
        seat = self.own()
        on_barges = [self.t.dock_cards[dock] for dock, owner in enumerate(self.t.dock_owners) if owner == seat]
        return self.say("barges", cards=", ".join(self.named(card) for card in on_barges))

    def because_129(self, _: int) -> str:
        """AG-129: how many Docks there are."""
        return self.say("no-dock", docks=self.book.docks[self.seats()])

    def because_180(self, action: int) -> str:
        """AG-180: which of the two is lacking."""
        return self.because_127(action) if running(self.t, self.own()) >= terms.BARGES else self.because_129(action)

    def _too_dear(self, action: int) -> str:
        """What is missing, and how many further units would replace it."""
        hand, seat, words = self.v.hand, self.own(), "short"
        discounts = effects.unused(self.t, self.book, seat, terms.DISCOUNT_EFFECT)
        if hand.intent == NOTHING:
            due = cards.cost(actions.subject(action), self.book)
        else:
            due, left = hand.due[:], discounts - hand.discounts - 1
            is_discount = actions.DISCOUNT <= action < actions.FREE_LAUNCH
            discounts = left if is_discount else 0
            if is_discount:
                words = "short-discounted"
                due[action - actions.DISCOUNT] -= 1
        units = Count(units_short(self.t, seat, due, 0, discounts))
        stock = self.stock()
        kinds = [kind for kind in range(ANY_UNIT) if due[kind] > stock[kind]]
        if not kinds:
            return self.say("short-any", units=units)
        lacking = [cards.units(kind, due[kind] - stock[kind], self.texts) for kind in kinds]
        if len(kinds) <= MOST_HELD:
            lacking = [
                self.say("held", units=each, held=stock[kind]) for each, kind in zip(lacking, kinds, strict=True)
            ]
        return self.say(words, missing=", ".join(lacking), units=units)

    because_132 = because_198 = because_249 = _too_dear

    def because_222(self, action: int) -> str:
        """AG-222: a unit that the cost does not have."""
        unit = actions.UNITS[action - actions.DISCOUNT]
        return self.say("not-in-cost", unit=self.texts[f"resource.{unit}"])

    def because_277(self, _: int) -> str:
        """AG-277: there is nothing to pay, or more of it."""
        return self.say("nothing-to-pay") if self.v.hand.intent == NOTHING else self.say("part-paid")

    def because_310(self, _: int) -> str:
        """AG-310: there is nothing to pay, the price is settled, or a discount was declared."""
        intent = self.v.hand.intent
        if not (actions.is_launch(intent) or actions.is_buy(intent) or actions.ACQUIRE <= intent < actions.USE):
            return self.say("nothing-to-pay")
        return self.say("discounted" if self.v.hand.stage == steps.PRICE else "price-settled")

    def because_272(self, action: int) -> str:
        """AG-272: none is left of the kind."""
        kind = action - actions.PAY
        held = self.stock()[kind]
        return self.say("all-laid" if held else "none-owned", resource=cards.resource_name(kind, self.texts))

    def because_311(self, action: int) -> str:
        """AG-311: the promoted unit that would overpay."""
        return self.say("too-many", resource=cards.resource_name(action - actions.PAY, self.texts))

    # --- the exchange and the bank --------------------------------------------------------------------

    def because_133(self, action: int) -> str:
        """AG-133: nothing of the own kind that was meant, no die named for it, or nothing but what is wanted.

        An own kind stands for its exchange for itself too, so it is known from one in the bank.
        """
        stock = self.stock()
        if not sum(stock) or not actions.SWAP <= action < actions.TAKE:
            return self.say("no-stock")
        given, wanted = actions.swap_given(action), actions.swap_wanted(action)
        if given == wanted and not stock[given]:
            resource = cards.resource_name(given, self.texts)
            return self.say("none-to-give", resource=resource, stock=cards.amounts(stock, self.texts))
        if self.v.hand.intent == NOTHING:
            return self.say("exchange-first")
        return self.say("only-kind", resource=cards.resource_name(wanted, self.texts))

    def because_136(self, action: int) -> str:
        """AG-136: what the bank lacks."""
        if not actions.SWAP <= action < actions.TAKE:
            return self.say("bank-bare")
        return self.say("none-banked", resource=cards.resource_name(actions.swap_wanted(action), self.texts))

    def because_314(self, action: int) -> str:
        """AG-314: what the bank lacks."""
        if not actions.BONUS <= action < actions.BUY:
            return ""
        return self.say("none-banked", resource=cards.resource_name(action - actions.BONUS, self.texts))

    # --- cards ----------------------------------------------------------------------------------------

    def _not_in_hand(self, action: int) -> str:
        """AG-120, AG-197: a card that would be launched or bought, if it were in hand."""
        return "" if actions.subject(action) in self.v.hand.cards else self.say("not-in-hand")

    because_120 = because_197 = _not_in_hand

    def because_199(self, action: int) -> str:
        """AG-199: no card is chosen, there is no other one, or no Order that demands one."""
        if action == actions.DONE:
            return self.say("no-card-chosen")
        if actions.is_buy(action):
            return self.say("no-other-card")
        if self.v.hand.intent == NOTHING:
            return self.say("not-buying")
        return self.owner(actions.given_card(action)) or self.say("not-in-hand")

    def owner(self, card: int) -> str:
        """Whose completed card it is, if it is one."""
        owners = [seat for seat, held in enumerate(self.t.completed) if card in held]
        return self.say("owner", seat=self.seat(owners[0])) if owners else ""

    def types(self, held: Sequence[int]) -> str:
        """„S, C, ? (Ekspedycja)”: completed cards by type; an Expedition stands for any."""
        any_type = self.say("any-type")
        found = [terms.TYPES[self.book.asteroid[card]] if actions.is_mission(card) else any_type for card in held]
        return ", ".join(found) or self.texts["table.none"]

    def because_231(self, _: int) -> str:
        """AG-231: the set, and what was named for it."""
        wanted = cards.award_set(claimed(self.t, self.v.hand), self.book)
        return self.say("set-given", set=wanted, given=self.types(self.v.hand.given))

    def because_232(self, action: int) -> str:
        """AG-232: the set, and the completed cards."""
        wanted = cards.award_set(self.t.awards[actions.place_of(action, actions.AWARD)], self.book)
        return self.say("set", set=wanted, held=self.types(self.t.completed[self.own()]))

    def because_233(self, action: int) -> str:
        """AG-233: no Award is being claimed, or this is not the phase for it."""
        return self.say("not-claiming") if self.t.phase == steps.ACTION_PHASE else self.because_042(action)

    def because_240(self, _: int) -> str:
        """AG-240: the card is named already."""
        return self.say("given-already")

    def because_241(self, action: int) -> str:
        """AG-241: whose card it is, or that it is still in hand, or nobody's."""
        card = actions.given_card(action)
        return self.owner(card) or self.say("still-in-hand" if card in self.v.hand.cards else "not-completed")

    def because_244(self, action: int) -> str:
        """AG-244: the top card."""
        return self.say("on-top", card=self.named(self.t.minis[mini_deck(actions.subject(action))][0]))

    def because_246(self, action: int) -> str:
        """AG-246: who has taken the card."""
        owned = actions.subject(action) - actions.FIRST_TECHNOLOGY
        owner = self.t.card_owners[owned] if owned >= 0 else NOTHING
        return self.say("not-in-mini") if owner == NOTHING else self.say("owner", seat=self.seat(owner))

    def because_250(self, action: int) -> str:
        """AG-250: whose card it is."""
        owner = self.t.card_owners[actions.place_of(action, actions.USE)]
        return self.say("unowned") if owner == NOTHING else self.say("owner", seat=self.seat(owner))

    because_252 = because_250
