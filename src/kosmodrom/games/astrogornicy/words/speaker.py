"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.games.astrogornicy.model import actions, events, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.rules.payments import PACKED_BITS
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.decisions import Decisions
from kosmodrom.games.astrogornicy.words.questions import Questions
from kosmodrom.games.astrogornicy.words.reasons import Reasons
from kosmodrom.games.astrogornicy.words.text_table import MINIS, Sketch

ROWS: Final = ("orders", "awards", "technologies", "bulletins", "missions", "expeditions", "basic", "rare")


class AstroSpeaker(GameSpeaker):
    """Puts Astrogórnicy into words."""

    def __init__(self) -> None:
        super().__init__(Sketch, Questions, Decisions, Reasons, Telling, ROWS, ABOUT_NOBODY)

    def about(self, event: Sequence[int]) -> int:
        """The seat that an event tells of; -1: none."""
        return event[3] if event[0] == events.ROUND_BEGAN else super().about(event)


class Telling(ToldEvent[AstroBook]):
    """One told event on its way into words."""

    event_names = events.NAMES

    def words(self) -> str:
        """The sentence of an event."""
        return cards.sentence(super().words())

    def face(self, face: int) -> str:
        return cards.face_name(face, self.texts)

    def with_face(self, face: int) -> str:
        return cards.face_object(face, self.texts)

    def resource(self, kind: int) -> str:
        return cards.resource_name(kind, self.texts)

    def card(self, card: int, case: str = cards.ACCUSATIVE) -> str:
        return cards.card_name(card, self.texts, case)

    def dock(self, dock: int) -> str:
        return self.texts.say("thing.dock", dock=dock)

    # --- the table ----------------------------------------------------------------------------------

    def _turned_up(self) -> str:
        """A card comes into the open."""
        return self.say(card=self.card(self.a, cards.NAME), brief=cards.brief(self.a, self.book, self.texts))

    tell_market_filled = tell_award_laid = tell_top_turned = _turned_up

    def tell_kantor_drawn(self) -> str:
        return self.say(resource=self.resource(self.book.promoted[self.a - actions.FIRST_KANTOR]))

    def tell_token_laid(self) -> str:
        return self.say(resource=self.resource(self.a), field=self.b)

    def tell_round_began(self) -> str:
        return self.say(round=self.a, first=self.seat(self.b))

    # --- dice ---------------------------------------------------------------------------------------

    def tell_rolled(self) -> str:
        """AG-056: the whole pool, three bits for each face."""
        pool = [(self.b >> (3 * face)) & 7 for face in range(6)]
        return self.say(dice=cards.pool_words(pool, self.texts))

    def tell_rerolled(self) -> str:
        """AG-057, AG-065: the free reroll, declined or used, or one that a die was sacrificed for."""
        if self.c >= 0:
            return self.say("-paid", price=self.with_face(self.c), dice=Count(self.b))
        return self.say(dice=Count(self.b)) if self.b else self.say("-none")

    def tell_turned(self) -> str:
        words = {"face": self.face(self.b), "to": self.face(self.c)}
        return self.say("-paid", price=self.with_face(self.d), **words) if self.d >= 0 else self.say(**words)

    def tell_placed(self) -> str:
        vain = actions.FIRST_PLAYER <= self.c < actions.AWARD and self.d
        return self.say("-in-vain" if vain else "", face=self.with_face(self.b), place=self.place(self.c))

    def place(self, action: int) -> str:
        """Where a decision has put its die."""
        if action < actions.DISPATCH:
            area, field = divmod(actions.place_of(action, actions.AREA), actions.AREA_FIELDS)
            name = self.texts[f"area.locative.{terms.AREAS[area]}"]
            return self.texts.say("place.area", area=name, field=field + 1)
        if action < actions.DOCK:
            return self.texts["area.locative.dispatch" if action < actions.REFINERY else "area.locative.refinery"]
        if action < actions.FIRST_PLAYER:
            dock, field = divmod(actions.place_of(action, actions.DOCK), actions.FIELDS)
            card = self.card(self.d, cards.LOCATIVE)
            return self.texts.say("place.dock", card=card, dock=self.dock(dock + 1), field=field + 1)
        if action < actions.AWARD:
            return self.texts["area.locative.first"]
        return self.place_of_a_card(action)

    def place_of_a_card(self, action: int) -> str:
        """Beside an Award or a mini-deck, or on an own Technology or Bulletin."""
        if action < actions.ACQUIRE:
            return self.texts.say("place.award", slot=actions.place_of(action, actions.AWARD) + 1)
        if action < actions.USE:
            return self.texts[f"mini.{MINIS[actions.place_of(action, actions.ACQUIRE) // actions.MINI_CARDS]}"]
        return self.texts.say(
            "place.card",
            card=self.card(actions.FIRST_TECHNOLOGY + actions.place_of(action, actions.USE), cards.LOCATIVE),
        )

    def tell_crewed(self) -> str:
        return self.say(face=self.with_face(self.b), dock=self.dock(self.c), field=self.d)

    # --- resources ----------------------------------------------------------------------------------

    def tell_gained(self) -> str:
        """AG-261, AG-262: what the bank had, and what is lost."""
        lost = cards.units(self.b, self.d, self.texts) if self.d else ""
        if self.c == 0:
            return self.say("-none", lost=lost) if self.d else self.say("-nothing")
        gained = cards.units(self.b, self.c, self.texts)
        return self.say("-short", units=gained, lost=lost) if self.d else self.say(units=gained)

    def paid(self, packed: int) -> str:
        """AG-203: „; płaci: Woda”, what was paid, or nothing."""
        counts = [(packed >> (PACKED_BITS * kind)) & (1 << PACKED_BITS) - 1 for kind in range(len(actions.RESOURCES))]
        return self.texts.say("event.paying", units=cards.amounts(counts, self.texts)) if packed else ""

    def tell_paid(self) -> str:
        return self.say(units=cards.units(self.b, self.c, self.texts))

    def tell_exchanged(self) -> str:
        return self.say(face=self.with_face(self.d), given=self.resource(self.b), wanted=self.resource(self.c))

    def tell_bonus_led(self) -> str:
        return self.say(dice=Count(self.b), units=Count(self.c))

    def tell_bonus_lost(self) -> str:
        return self.say(resource=self.resource(self.a)) if self.a >= 0 else self.say("-last")

    # --- cards --------------------------------------------------------------------------------------

    def _took(self) -> str:
        return self.say(card=self.card(self.b), points=self.book.points[self.b])

    tell_card_taken = tell_drew = tell_given_up = tell_awarded = _took

    def tell_acquired(self) -> str:
        return self.say(card=self.card(self.b), points=self.book.points[self.b], paid=self.paid(self.c))

    def tell_drew_hidden(self) -> str:
        return self.say(sort=self.texts["thing.order" if self.b else "thing.mission"])

    def tell_launched(self) -> str:
        return self.say(card=self.card(self.b), dock=self.dock(self.c), paid=self.paid(self.d))

    def tell_completed(self) -> str:
        return self.say(card=self.card(self.b, cards.NAME))

    def tell_slid(self) -> str:
        return self.say(card=self.card(self.a, cards.NAME), dock=self.dock(self.b))

    def tell_failed(self) -> str:
        return self.say("" if actions.is_mission(self.b) else "-expedition", card=self.card(self.b, cards.NAME))

    def effect(self) -> str:
        return cards.effect_name(self.book.effect[self.b], self.texts)

    def tell_effect_used(self) -> str:
        return self.say(card=self.card(self.b, cards.NAME), effect=self.effect())

    def tell_bought(self) -> str:
        points = self.book.points[self.b]
        return self.say(card=self.card(self.b), effect=self.effect(), points=points, paid=self.paid(self.c))

    def tell_buying_done(self) -> str:
        """AG-207, AG-312: no Order, or no further one."""
        return self.say("-more" if self.b else "")

    def tell_reward_lost(self) -> str:
        return self.say(cards=Count(self.b))


ABOUT_NOBODY: Final = (
    events.MARKET_FILLED,
    events.AWARD_LAID,
    events.TOP_TURNED,
    events.KANTOR_DRAWN,
    events.TOKEN_LAID,
    events.BONUS_LOST,
    events.SLID,
    events.MATCH_OVER,
)
"""Events that tell of no seat."""
