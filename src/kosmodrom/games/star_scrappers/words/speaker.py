"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.model import actions, events, values
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.state import ScrapperView
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

    def time(self, v: ScrapperView, book: ScrapperBook, texts: Words) -> str:
        """The round, from the first turn on."""
        has_begun = v.table.round > 1 or v.table.active != values.NOBODY
        return super().time(v, book, texts) if has_begun else ""


class Telling(ToldEvent[ScrapperBook]):
    """One told event on its way into words."""

    event_names = events.NAMES

    def words(self) -> str:
        """What the numbers of the event are says what stands in the gaps of its sentence."""
        gaps: dict[str, object] = {}
        for name, number in zip(events.EVENTS[self.code][1:], (self.a, self.b, self.c, self.d), strict=False):
            gaps |= self.gaps(name, number)
        return self.say(self.variant(), **gaps)

    def variant(self) -> str:
        """Some events have another sentence where nobody and nothing is named."""
        if self.code in (events.RECRUITED, events.TOTEM_TAKEN):
            return "-free" if self.c < 0 else ""
        if self.code == events.ENSLAVED:
            return "-hand" if self.c < 0 else ""
        if self.code == events.TAKEN_OVER:
            return "-own" if self.a == self.b else ""
        return "-idle" if self.code == events.MATCH_OVER and self.a else ""

    def gaps(self, name: str, number: int) -> dict[str, object]:
        """What one number fills in; the first seat is always named."""
        texts = self.texts
        if name == "seat":
            return {}
        if name == "kind":
            details = cards.counted_as(number, self.c, texts) if self.code == events.CARD_PLAYED else ()
            return {"card": cards.card_name(number, texts, CASES.get(self.code, cards.NAME), details)}
        if name == "paid":
            return {"paid": cards.card_name(number, texts, cards.ACCUSATIVE)}
        if name == "token":
            marks = cards.crystal_marks(number, self.book, texts) if self.code == events.MINE_REFILLED else ()
            return {"crystal": cards.crystal_name(number, self.book, texts, marks)}
        if name == "artifact":
            return {"artifact": cards.artifact_name(number, texts)}
        if name == "card":
            left, right = (cards.artifact_name(values.artifact_of(number, half), texts) for half in range(2))
            return {"left": left, "right": right, "cost": texts.say("thing.cost", cost=self.book.artifact_cost[number])}
        if name == "colour":
            letter = actions.COLOURS[number]
            key = "colour.card" if self.code == events.CARD_RECOLOURED else "colour"
            return {"colour": texts[f"{key}.{letter}"], "totem": texts[f"colour.totem.{letter}"]}
        if name == "cards":
            key = "cards" if number else "none"
            told = "taken" if self.code == events.TAKEN_OVER else "paid"
            return {told: texts.say(f"{told}.{key}", seat=self.seat(self.a), cards=Count(number))}
        if name in ("owner", "other"):
            return {"owner": self.seat(number), "source": self.source(number)}
        return {name: number, "rounds": Count(self.book.idle_rounds)}

    def source(self, owner: int) -> str:
        """The Base that a card came from."""
        if owner == self.a:
            return self.texts["thing.from-their-base"]
        return self.texts.say("thing.from-base", seat=self.seat(owner))


TAKEN: Final = (events.RECRUITED, events.CARD_PLAYED, events.DOCK_TAKEN, events.BASE_TAKEN, events.ENSLAVED)
CASES: Final = {**dict.fromkeys(TAKEN, cards.ACCUSATIVE), events.SKILL_USED: cards.GENITIVE}
"""The case that the name of a Mercenary stands in, where it is another than the first."""
ABOUT_NOBODY: Final = [code for code, event in enumerate(events.EVENTS) if "seat" not in event]
"""Events that tell of no seat."""
