"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.games.star_scrappers.model import actions, events
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.words import cards
from kosmodrom.games.star_scrappers.words.decisions import Decisions
from kosmodrom.games.star_scrappers.words.questions import Questions
from kosmodrom.games.star_scrappers.words.reasons import Reasons
from kosmodrom.games.star_scrappers.words.text_table import Sketch

ROWS: Final = ("crystals", "symbols", "artifacts", "totems", "enslaved")


class ScrapperSpeaker(GameSpeaker):
    """Puts Star Scrappers into words."""

    def __init__(self) -> None:
        super().__init__(Sketch, Questions, Decisions, Reasons, Telling, ROWS, ABOUT_NOBODY)


class Telling(ToldEvent[ScrapperBook]):
    """One told event on its way into words."""

    event_names = tuple(event[0] for event in events.EVENTS)

    def words(self) -> str:
        code = self.code
        if code in ABOUT_A_CARD:
            return self.about_a_card()
        if code in (events.MINED, events.CRYSTAL_TAKEN, events.CRYSTAL_RECOLOURED, events.CRYSTAL_PUT_UNDER):
            return self.about_a_crystal()
        if code in (events.ARTIFACT_ACTIVATED, events.COLLECTED):
            return self.say(artifact=cards.artifact_name(self.b, self.texts), paid=self.paid())
        if code == events.TAKEN_OVER:
            return self.takeover()
        if code in (events.TOTEM_DRAWN, events.TOTEM_TAKEN):
            return self.totem()
        return self.about_the_table()

    def paid(self) -> str:
        return self.texts.say("paid.cards", cards=Count(self.c)) if self.c else self.texts["paid.none"]

    def source(self) -> str:
        """The Base that a card came from."""
        if self.c == self.a:
            return self.texts["thing.from-their-base"]
        return self.texts.say("thing.from-base", seat=self.seat(self.c))

    def about_a_card(self) -> str:
        """Something happens to a Mercenary card."""
        code = self.code
        if code == events.RECRUITED:
            return self.recruited()
        if code == events.CARD_PLAYED:
            details = cards.counted_as(self.b, self.c, self.texts)
            return self.say(card=cards.card_name(self.b, self.texts, cards.ACCUSATIVE, details))
        if code == events.CARD_RECOLOURED:
            return self.say(
                card=cards.card_name(self.b, self.texts), colour=self.texts[f"colour.card.{actions.COLOURS[self.c]}"]
            )
        if code == events.ENSLAVED and self.c < 0:
            return self.say("-hand", card=cards.card_name(self.b, self.texts, cards.ACCUSATIVE))
        return self.say(card=cards.card_name(self.b, self.texts, ABOUT_A_CARD[code]), source=self.source())

    def recruited(self) -> str:
        card = cards.card_name(self.b, self.texts, cards.ACCUSATIVE)
        if self.c < 0:
            return self.say("-free", card=card)
        return self.say(card=card, paid=cards.card_name(self.c, self.texts, cards.ACCUSATIVE))

    def about_a_crystal(self) -> str:
        """SS-017: colour and cost; the points lie face down from now on."""
        crystal = cards.crystal_name(self.b, self.book, self.texts)
        if self.code == events.CRYSTAL_RECOLOURED:
            return self.say(crystal=crystal, colour=self.texts[f"colour.{actions.COLOURS[self.c]}"])
        return self.say(crystal=crystal, paid=self.paid())

    def takeover(self) -> str:
        taken = self.texts.say("taken.none", seat=self.seat(self.a))
        if self.d:
            taken = self.texts.say("taken.cards", seat=self.seat(self.a), cards=Count(self.d))
        own = "-own" if self.a == self.b else ""
        return self.say(own, owner=self.seat(self.b), card=cards.card_name(self.c, self.texts), taken=taken)

    def totem(self) -> str:
        totem = self.texts[f"colour.totem.{actions.COLOURS[self.b]}"]
        if self.code == events.TOTEM_TAKEN and self.c < 0:
            return self.say("-free", totem=totem)
        return self.say(totem=totem, owner=self.seat(self.c))

    def about_the_table(self) -> str:
        """Draws, turns, the marker and the end."""
        code = self.code
        if code == events.WILD_DRAWN:
            return self.say(colour=self.texts[f"colour.{actions.COLOURS[self.a]}"])
        if code == events.DOCK_REFILLED:
            return self.say(card=cards.card_name(self.a, self.texts))
        if code == events.MINE_REFILLED:
            marks = cards.crystal_marks(self.a, self.book, self.texts)
            return self.say(crystal=cards.crystal_name(self.a, self.book, self.texts, marks))
        if code == events.ARTIFACT_TURNED_UP:
            cost = self.texts.say("thing.cost", cost=self.book.artifact_cost[self.a])
            left, right = cards.artifact_name(2 * self.a, self.texts), cards.artifact_name(2 * self.a + 1, self.texts)
            return self.say(left=left, right=right, cost=cost)
        if code == events.MATCH_OVER and self.a:
            return self.say("-idle", rounds=Count(self.book.idle_rounds))
        return self.say(field=self.a, round=self.b)


ABOUT_A_CARD: Final = {
    events.DEALT: cards.NAME,
    events.LEADER_ACTIVATED: cards.NAME,
    events.RECRUITED: cards.ACCUSATIVE,
    events.CARD_PLAYED: cards.ACCUSATIVE,
    events.SKILL_USED: cards.GENITIVE,
    events.DOCK_TAKEN: cards.ACCUSATIVE,
    events.BASE_TAKEN: cards.ACCUSATIVE,
    events.ENSLAVED: cards.ACCUSATIVE,
    events.CARD_RECOLOURED: cards.NAME,
    events.MERCENARY_REMOVED: cards.NAME,
}
"""Events about a Mercenary card, and the case that its name stands in."""
ABOUT_NOBODY: Final = (
    events.WILD_DRAWN,
    events.MARKER_MOVED,
    events.DOCK_REFILLED,
    events.MINE_REFILLED,
    events.ARTIFACT_TURNED_UP,
    events.MINE_COLLAPSED,
    events.MATCH_OVER,
)
"""Events that tell of no seat."""
