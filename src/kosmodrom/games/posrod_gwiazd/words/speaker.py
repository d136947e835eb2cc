"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.games.posrod_gwiazd.model import effects, events
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.rules.scoring import ROWS
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.decisions import Decisions
from kosmodrom.games.posrod_gwiazd.words.questions import Questions
from kosmodrom.games.posrod_gwiazd.words.reasons import Reasons
from kosmodrom.games.posrod_gwiazd.words.text_table import Sketch


class StarsSpeaker(GameSpeaker):
    """Puts Pośród Gwiazd into words."""

    def __init__(self) -> None:
        super().__init__(Sketch, Questions, Decisions, Reasons, Telling, ROWS, ABOUT_NOBODY)

    def about(self, event: Sequence[int]) -> int:
        """The seat that an event tells of; -1: none, or several."""
        if event[0] in ABOUT_SEVERAL:
            seats = masked(event[2])
            return seats[0] if len(seats) == 1 else -1
        return super().about(event)


def masked(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(8) if (mask >> seat) & 1]


class Telling(ToldEvent[StarsBook]):
    """One told event on its way into words."""

    event_names = events.NAMES

    def words(self) -> str:
        code = self.code
        if code in ABOUT_A_CARD:
            return self.say(card=self.card(self.b, ABOUT_A_CARD[code]), other=self.seat(self.b))
        if code in (events.RACE_TAKEN, events.ABILITY_USED, events.ABILITY_DECLINED):
            return self.say(race=cards.race_name(self.b, self.texts))
        if events.OBJECTIVE_OPENED <= code <= events.OBJECTIVE_HIDDEN:
            return self.about_objectives()
        if code in (events.SECRET_SHOWN, events.SECRET_KEPT, events.OBJECTIVE_WON):
            return self.about_objectives()
        if code in (events.LOOKED, events.SAW, events.SWAPPED, events.SWAPPED_HIDDEN, events.PASSED):
            return self.about_hands()
        if events.BUILT <= code <= events.SALVAGED:
            return self.about_an_action()
        if events.SCORED <= code <= events.PAID or code in (events.NO_EFFECT, events.GAVE):
            return self.about_an_effect()
        return self.about_the_year()

    def say(self, variant: str = "", **parts: object) -> str:
        name = events.NAMES[self.code]
        key = f"event.{name}-{variant}" if variant else f"event.{name}"
        return self.texts.say(key, **{"seat": self.seat(self.a), **parts})

    # --- what is spoken of --------------------------------------------------------------------------

    def all_of(self, seats: Sequence[int]) -> str:
        return cards.seat_names(seats, self.texts, self.names)

    def card(self, card: int, case: str = cards.ACCUSATIVE) -> str:
        return cards.card_name(card, self.texts, case)

    def credits(self, count: int) -> str:
        return cards.credits_words(count, self.texts)

    def reactor(self, way: str, cell: int) -> str:
        return cards.reactor_name(way, cell, self.texts)

    # --- set-up and hands ---------------------------------------------------------------------------

    def about_objectives(self) -> str:
        code = self.code
        if code == events.OBJECTIVE_OPENED:
            return self.say(objective=cards.objective_words(self.a, self.book, self.texts))
        if code in (events.OBJECTIVE_OFFERED, events.SECRET_SHOWN):
            held = cards.SECRET if code == events.OBJECTIVE_OFFERED else cards.SHOWN
            return self.say(objective=cards.objective_words(self.b, self.book, self.texts, held))
        if code == events.OBJECTIVE_KEPT:
            kept, returned = (cards.objective_name(each, self.texts) for each in (self.b, self.c))
            return self.say(kept=kept, returned=returned)
        if code != events.OBJECTIVE_WON:
            return self.say()
        name = cards.objective_name(self.b, self.texts)
        if self.a < 0:
            return self.texts.say("event.objective-lost", objective=name)
        return self.say(objective=name, points=self.c)

    def about_hands(self) -> str:
        """PG-043, PG-213: cards that change hands."""
        return self.say(
            other=self.seat(self.b),
            card=self.card(self.c, cards.NAME) if self.code == events.SAW else "",
            given=self.card(self.c) if self.code == events.SWAPPED else "",
            taken=self.card(self.d) if self.code == events.SWAPPED else "",
            cards=Count(self.c),
        )

    # --- actions and effects ------------------------------------------------------------------------

    def about_an_action(self) -> str:
        """PG-045: what a seat does with its revealed card."""
        code = self.code
        if code == events.BUILT:
            where = cards.from_main(self.c, self.texts)
            return self.say("" if self.d else "plain", card=self.card(self.b), where=where, points=self.d)
        if code == events.DRAINED:
            source = self.reactor("from", self.b)
            return self.say(crystals=cards.crystals_words(self.c, self.texts), source=source)
        if code == events.REACTOR_BUILT:
            cost = self.credits(self.book.reactor_credits)
            return self.say(card=self.card(self.b), where=cards.from_main(self.c, self.texts), cost=cost)
        if code == events.DISCARDED:
            variant = "" if self.c else "unpaid"
            return self.say(variant, card=self.card(self.b), credits=self.credits(self.c))
        if code == events.CONFLICT_PLAYED:
            return self.say(card=self.card(self.b), cost=self.credits(self.book.conflict_credits))
        return self.say(card=self.card(self.b), built=self.card(self.c), cards=Count(self.d))

    def about_an_effect(self) -> str:
        """PG-083: what effects bring and take."""
        code = self.code
        if code in (events.SCORED, events.GAINED, events.ASKED_TO_PAY, events.NO_EFFECT):
            return self.say(card=self.card(self.b, cards.GENITIVE), points=self.c, credits=self.credits(self.c))
        if code == events.CHARGED:
            crystals, target = cards.crystals_words(self.d, self.texts), self.reactor("to", self.c)
            return self.say(card=self.card(self.b, cards.GENITIVE), crystals=crystals, target=target)
        if code == events.STORED:
            return self.say("" if self.b else "none", credits=self.credits(self.b))
        if code == events.TAKEN:
            variant = "nobody" if self.b < 0 else "" if self.c else "none"
            return self.say(variant, credits=self.credits(self.c), other=self.seat(self.b))
        if code == events.GIVEN:
            return self.say("none" if self.b < 0 else "", other=self.seat(self.b), points=self.c)
        if code == events.GAVE:
            card = self.card(self.d, cards.GENITIVE)
            return self.say("none" if self.b < 0 else "", other=self.seat(self.b), points=self.c, card=card)
        if code == events.DISPUTED:
            other = self.seat(self.b)
            return self.say("" if self.c else "none", other=other, points=self.c, lost=self.d)
        return self.payment()

    def payment(self) -> str:
        """PG-155, PG-166: a secret payment when it is shown."""
        if self.d < 0:
            return self.say("lose", points=-self.d)
        if not self.c:
            asked = [effect[1] for effect in cards.effects_of(self.b, self.book)]
            return self.say("spared" if effects.PAY_OR_LOSE in asked else "none")
        return self.say("gain" if self.d else "", credits=self.credits(self.c), points=self.d)

    # --- years, turns and the end -------------------------------------------------------------------

    def about_the_year(self) -> str:
        code = self.code
        if code == events.YEAR_BEGAN:
            direction = self.texts["direction.counter-clockwise" if self.b else "direction.clockwise"]
            return self.say(year=self.a, direction=direction, turns=Count(self.c))
        if code == events.ORDER_FIXED:
            return self.say(seats=", ".join(self.seat(each) for each in (self.a, self.b, self.c, self.d) if each >= 0))
        if code in (events.CLAIMED, events.MATCH_OVER):
            seats = masked(self.a)
            goal = self.book.objectives[self.book.race_to][6] if self.book.race_to >= 0 else 0
            return self.say("tie" if len(seats) > 1 else "", seats=self.all_of(seats), goal=goal)
        if code == events.FINAL_POINTS:
            return self.say(row=self.texts[f"row.{ROWS[self.b % len(ROWS)]}"], points=self.c)
        if code == events.CORRECTED:
            return self.say("turned" if self.d else "", card=self.card(self.b, cards.NAME), points=self.c)
        number = self.a if code == events.CONFLICTS_ADDED else self.b
        return self.say(year=self.a, turn=self.b, credits=self.credits(self.b), cards=Count(number))


ABOUT_A_CARD: Final = {
    events.DRAWN: cards.ACCUSATIVE,
    events.REMOVED: cards.ACCUSATIVE,
    events.PLAYED: cards.ACCUSATIVE,
    events.SET_ASIDE: cards.ACCUSATIVE,
    events.TAKEN_UP: cards.ACCUSATIVE,
}
"""Events that only name a card, and the case that its name stands in."""
ABOUT_NOBODY: Final = (
    events.OBJECTIVE_OPENED,
    events.YEAR_BEGAN,
    events.CONFLICTS_ADDED,
    events.TURN_BEGAN,
    events.ORDER_FIXED,
    events.TURN_ENDED,
    events.YEAR_ENDED,
)
"""Events that tell of no seat, or of all."""
ABOUT_SEVERAL: Final = (
    events.CLAIMED,
    events.MATCH_OVER,
)
"""Events that tell of one or more seats, by their mask."""
