"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from collections.abc import Callable, Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.games.astrogornicy.model import actions, events
from kosmodrom.games.astrogornicy.model.book import AREAS, AstroBook
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
        return cards.sentence(TELLINGS[self.code](self))

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

    def turned_up(self) -> str:
        """A card comes into the open."""
        return self.say(card=self.card(self.a, cards.NAME), brief=cards.brief(self.a, self.book, self.texts))

    def promoted(self) -> str:
        return self.say(resource=self.resource(self.book.promoted[self.a - actions.FIRST_KANTOR]))

    def token(self) -> str:
        return self.say(resource=self.resource(self.a), field=self.b)

    def round(self) -> str:
        return self.say(round=self.a, first=self.seat(self.b))

    def plain(self) -> str:
        """A seat does something that needs no more words, or nobody does."""
        return self.say()

    # --- dice ---------------------------------------------------------------------------------------

    def rolled(self) -> str:
        """AG-056: the whole pool, three bits for each face."""
        pool = [(self.b >> (3 * face)) & 7 for face in range(6)]
        return self.say(dice=cards.pool_words(pool, self.texts))

    def rerolled(self) -> str:
        """AG-057, AG-065: the free reroll, declined or used, or one that a die was sacrificed for."""
        if self.c >= 0:
            return self.say("-paid", price=self.with_face(self.c), dice=Count(self.b))
        return self.say(dice=Count(self.b)) if self.b else self.say("-none")

    def turned(self) -> str:
        words = {"face": self.face(self.b), "to": self.face(self.c)}
        return self.say("-paid", price=self.with_face(self.d), **words) if self.d >= 0 else self.say(**words)

    def placed(self) -> str:
        return self.say(face=self.with_face(self.b), place=self.place(self.c))

    def place(self, action: int) -> str:
        """Where a decision has put its die."""
        if action < actions.DISPATCH:
            area, field = divmod(actions.place_of(action, actions.AREA), actions.AREA_FIELDS)
            name = self.texts[f"area.locative.{AREAS[area]}"]
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

    def crewed(self) -> str:
        return self.say(face=self.with_face(self.b), dock=self.dock(self.c), field=self.d)

    # --- resources ----------------------------------------------------------------------------------

    def gained(self) -> str:
        """AG-261, AG-262: what the bank had, and what is lost."""
        lost = cards.units(self.b, self.d, self.texts) if self.d else ""
        if self.c == 0:
            return self.say("-none", lost=lost) if self.d else self.say("-nothing")
        gained = cards.units(self.b, self.c, self.texts)
        return self.say("-short", units=gained, lost=lost) if self.d else self.say(units=gained)

    def paid(self) -> str:
        return self.say(units=cards.units(self.b, self.c, self.texts))

    def exchanged(self) -> str:
        return self.say(face=self.with_face(self.d), given=self.resource(self.b), wanted=self.resource(self.c))

    def bonus_led(self) -> str:
        return self.say(dice=Count(self.b), units=Count(self.c))

    def bonus_lost(self) -> str:
        return self.say(resource=self.resource(self.a)) if self.a >= 0 else self.say("-last")

    # --- cards --------------------------------------------------------------------------------------

    def took(self) -> str:
        return self.say(card=self.card(self.b), points=self.book.points[self.b])

    def drew_hidden(self) -> str:
        return self.say(sort=self.texts["thing.order" if self.b else "thing.mission"])

    def launched(self) -> str:
        return self.say(card=self.card(self.b), dock=self.dock(self.c))

    def completed(self) -> str:
        return self.say(card=self.card(self.b, cards.NAME))

    def slid(self) -> str:
        return self.say(card=self.card(self.a, cards.NAME), dock=self.dock(self.b))

    def failed(self) -> str:
        return self.say("" if actions.is_mission(self.b) else "-expedition", card=self.card(self.b, cards.NAME))

    def with_effect(self) -> str:
        """An Order is bought, or its effect is used."""
        card = cards.NAME if self.code == events.EFFECT_USED else cards.ACCUSATIVE
        effect = cards.effect_name(self.book.effect[self.b], self.texts)
        return self.say(card=self.card(self.b, card), effect=effect, points=self.book.points[self.b])

    def reward_lost(self) -> str:
        return self.say(cards=Count(self.b))


TELLINGS: Final[dict[int, Callable[[Telling], str]]] = {
    events.MARKET_FILLED: Telling.turned_up,
    events.AWARD_LAID: Telling.turned_up,
    events.TOP_TURNED: Telling.turned_up,
    events.KANTOR_DRAWN: Telling.promoted,
    events.TOKEN_LAID: Telling.token,
    events.FIRST_DRAWN: Telling.plain,
    events.ROUND_BEGAN: Telling.round,
    events.ROLLED: Telling.rolled,
    events.REROLLED: Telling.rerolled,
    events.TURNED: Telling.turned,
    events.EFFECT_USED: Telling.with_effect,
    events.CONFIRMED: Telling.plain,
    events.TURN_BEGAN: Telling.plain,
    events.PLACED: Telling.placed,
    events.GAINED: Telling.gained,
    events.CARD_TAKEN: Telling.took,
    events.DREW: Telling.took,
    events.DREW_HIDDEN: Telling.drew_hidden,
    events.LAUNCHED: Telling.launched,
    events.CREWED: Telling.crewed,
    events.PAID: Telling.paid,
    events.EXCHANGED: Telling.exchanged,
    events.PASSED: Telling.plain,
    events.BONUS_LED: Telling.bonus_led,
    events.BONUS_LOST: Telling.bonus_lost,
    events.COMPLETED: Telling.completed,
    events.SLID: Telling.slid,
    events.FAILED: Telling.failed,
    events.BOUGHT: Telling.with_effect,
    events.GIVEN_UP: Telling.took,
    events.AWARDED: Telling.took,
    events.ACQUIRED: Telling.took,
    events.BUYING_ENDED: Telling.plain,
    events.REWARD_LOST: Telling.reward_lost,
    events.MATCH_OVER: Telling.plain,
}
"""How each event is told."""
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
