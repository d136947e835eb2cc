"""What in a position stands against a decision: the sentence before the clause in an answer to "why not?"."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import ReasonWords
from kosmodrom.games.star_scrappers.model.actions import COLLECT, COLOURS, MINE, RECRUIT, SKILL, VOCABULARY
from kosmodrom.games.star_scrappers.rules.collecting import stack_of
from kosmodrom.games.star_scrappers.words.cards import GENITIVE, artifact_name
from kosmodrom.games.star_scrappers.words.context import Glance


class Reasons(Glance, ReasonWords):
    """Says what in a position makes a clause forbid a decision."""

    def meant(self, action: int, first: int, end: int) -> int:
        """The decision of a kind that is refused, or that is being paid while another one is tried."""
        begun = self.v.hand.intent
        return begun if first <= begun < end else action

    def cards_of_colour(self, place: int) -> str:
        return self.texts[f"colour.cards.{COLOURS[self.crystal_shade(place)]}"]

    def because_065(self, _: int) -> str:
        """SS-065: both basic actions of the turn are used."""
        return self.say("no-basic")

    def because_067(self, action: int) -> str:
        """SS-067: what the first basic action was."""
        return self.say(f"same-{VOCABULARY.verb(action)}")

    def because_071(self, _: int) -> str:
        """SS-071: what was begun."""
        begun = self.v.hand.intent
        if not 0 <= begun < SKILL:
            return self.say("begun")
        if begun < MINE:
            return self.say("begun-recruit", card=self.dock(begun - RECRUIT, GENITIVE))
        if begun < COLLECT:
            return self.say("begun-mine", crystal=self.plain_crystal(begun - MINE))
        stack, half = divmod(begun - COLLECT, 2)
        return self.say("begun-collect", artifact=artifact_name(2 * self.t.tops[stack] + half, self.texts))

    def because_089(self, action: int) -> str:
        """SS-089: the level that is wanted."""
        place = self.meant(action, RECRUIT, MINE) - RECRUIT
        return self.say("no-level", level=self.book.level_of_place[place] - 1)

    def because_094(self, _: int) -> str:
        """SS-094: how many cards the hand has."""
        return self.say("full", cards=Count(len(self.v.hand.cards)))

    def because_100(self, action: int) -> str:
        """SS-100: the colour that is wanted."""
        return self.say("no-colour", cards=self.cards_of_colour(self.meant(action, MINE, COLLECT) - MINE))

    def because_101(self, action: int) -> str:
        """SS-101: what the Crystal costs, and what the cards that could pay for it come to."""
        place = self.meant(action, MINE, COLLECT) - MINE
        cost, shade, purse = self.mining_price(place), self.crystal_shade(place), self.purse()
        if self.v.hand.intent >= 0:
            return self.say("short-ready", cost=cost, ready=self.laid_ready())
        if self.t.wild[shade]:
            return self.say("short-wild", cost=cost, best=purse.best + purse.bonus)
        return self.say("short", cost=cost, cards=self.cards_of_colour(place), sum=purse.sums[shade] + purse.bonus)

    def because_106(self, _: int) -> str:
        """SS-106: another colour lies ready."""
        return self.say("mixed")

    def because_115(self, action: int) -> str:
        """SS-115: what the Artifact costs, and what the hand comes to."""
        cost = self.artifact_price(stack_of(self.meant(action, COLLECT, SKILL)))
        if self.v.hand.intent >= 0:
            return self.say("short-ready", cost=cost, ready=self.laid_ready())
        purse = self.purse()
        return self.say("short-hand", cost=cost, sum=purse.total + purse.bonus)
