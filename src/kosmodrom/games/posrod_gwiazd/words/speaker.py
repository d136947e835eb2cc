"""The game in words for a person: table, question, decisions, events, score sheet. Reads views, never a state."""

from collections.abc import Callable, Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import GameSpeaker, ToldEvent
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.model import effects, events
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.state import StarsView
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

    def time(self, v: StarsView, book: StarsBook, texts: Words) -> str:  # noqa: ARG002  # the contract hands it over
        """PG-002, PG-003: the year and its turn."""
        return texts.say("table.now", year=v.table.year, turn=v.table.turn) if v.table.year and v.table.turn else ""


def masked(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(8) if (mask >> seat) & 1]


class Telling(ToldEvent[StarsBook]):
    """One told event on its way into words: `PARTS` says what its numbers are, `VARIANTS` which of its texts fits."""

    event_names = events.NAMES

    def words(self) -> str:
        numbers, book = (self.a, self.b, self.c, self.d), self.book
        parts: dict[str, object] = {
            "cost": self.credits(book.reactor_credits if self.code == events.REACTOR_BUILT else book.conflict_credits),
            "goal": book.objectives[book.race_to][6] if book.race_to >= 0 else 0,
            "seats": ", ".join(self.seat(each) for each in numbers if each >= 0),
        }
        for part, number in zip(PARTS.get(events.NAMES[self.code], "seat").split(), numbers, strict=False):
            name, _, form = part.partition(":")
            read = READ.get(form or name)
            parts[name] = read(self, number) if read else number
        variant = VARIANTS.get(self.code)
        return self.say(variant(self) if variant else "", **parts)

    def card(self, card: int, case: str = cards.ACCUSATIVE) -> str:
        return cards.card_name(card, self.texts, case)

    def credits(self, count: int) -> str:
        return cards.credits_words(count, self.texts)

    def objective(self, objective: int, held: str = "") -> str:
        return cards.objective_words(objective, self.book, self.texts, held)

    def payment(self) -> str:
        """PG-155, PG-166: a secret payment when it is shown."""
        if self.d < 0:
            return "-lose"
        if self.c:
            return "-gain" if self.d else ""
        asked = [effect[1] for effect in cards.effects_of(self.b, self.book)]
        return "-spared" if effects.PAY_OR_LOSE in asked else "-none"


PARTS: Final = {
    "race-taken": "seat race", "objective-opened": "objective", "objective-offered": "seat objective:secret",
    "objective-kept": "seat kept:title returned:title", "year-began": "year direction turns:count",
    "conflicts-added": "cards:count", "income-paid": "seat credits", "drawn": "seat card", "turn-began": "year turn",
    "ability-used": "seat race", "ability-declined": "seat race", "removed": "seat card",
    "removed-hidden": "seat cards:count", "looked": "seat other", "saw": "seat other card:name",
    "swapped": "seat other given:card taken:card", "swapped-hidden": "seat other", "played": "seat card",
    "set-aside": "seat card", "passed": "seat other cards:count", "built": "seat card where points",
    "drained": "seat source crystals", "reactor-built": "seat card where", "discarded": "seat card credits",
    "conflict-played": "seat card", "salvaged": "seat card built:card cards:count", "scored": "seat card:of points",
    "gained": "seat card:of credits", "charged": "seat card:of target crystals", "stored": "seat credits",
    "taken": "seat other credits", "given": "seat other points", "disputed": "seat other points lost",
    "asked-to-pay": "seat card:of", "paid": "seat card credits points:size", "turn-ended": "year turn",
    "taken-up": "seat card", "claimed": "seats", "secret-shown": "seat objective:shown", "refunded": "seat credits",
    "credits-lost": "seat credits", "year-ended": "year", "final-points": "seat row points",
    "objective-won": "seat objective:title points", "match-over": "seats", "corrected": "seat card:name points",
    "no-effect": "seat card:of", "gave": "seat other points card:of",
}  # fmt: skip
"""The numbers of each event that tells of more than a seat: the gap that each fills, after a colon how it is read."""
READ: Final[dict[str, Callable[[Telling, int], object]]] = {
    "seat": Telling.seat,
    "other": Telling.seat,
    "seats": lambda told, mask: cards.seat_names(masked(mask), told.texts, told.names),
    "race": lambda told, race: cards.race_name(race, told.texts),
    "objective": Telling.objective,
    "secret": lambda told, objective: told.objective(objective, cards.SECRET),
    "shown": lambda told, objective: told.objective(objective, cards.SHOWN),
    "title": lambda told, objective: cards.objective_name(objective, told.texts),
    "card": Telling.card,
    "name": lambda told, card: told.card(card, cards.NAME),
    "of": lambda told, card: told.card(card, cards.GENITIVE),
    "where": lambda told, cell: cards.from_main(cell, told.texts),
    "source": lambda told, cell: cards.reactor_name("from", cell, told.texts),
    "target": lambda told, cell: cards.reactor_name("to", cell, told.texts),
    "credits": Telling.credits,
    "crystals": lambda told, count: cards.crystals_words(count, told.texts),
    "count": lambda _, count: Count(count),
    "size": lambda _, number: abs(number),
    "direction": lambda told, back: told.texts[f"direction.{'counter-' if back else ''}clockwise"],
    "row": lambda told, row: told.texts[f"row.{ROWS[row % len(ROWS)]}"],
}
"""How a number is read; else it is said as it is."""
VARIANTS: Final[dict[int, Callable[[Telling], str]]] = {
    events.BUILT: lambda told: "" if told.d else "-plain",
    events.DISCARDED: lambda told: "" if told.c else "-unpaid",
    events.STORED: lambda told: "" if told.b else "-none",
    events.TAKEN: lambda told: "-nobody" if told.b < 0 else "" if told.c else "-none",
    events.GIVEN: lambda told: "-none" if told.b < 0 else "",
    events.GAVE: lambda told: "-none" if told.b < 0 else "",
    events.DISPUTED: lambda told: "" if told.c else "-none",
    events.PAID: Telling.payment,
    events.CLAIMED: lambda told: "-tie" if len(masked(told.a)) > 1 else "",
    events.MATCH_OVER: lambda told: "-tie" if len(masked(told.a)) > 1 else "",
    events.OBJECTIVE_WON: lambda told: "-none" if told.a < 0 else "",
    events.CORRECTED: lambda told: "-turned" if told.d else "",
}
"""Which of its texts an event is told by, where it has several."""
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
ABOUT_SEVERAL: Final = (events.CLAIMED, events.MATCH_OVER)
"""Events that tell of one or more seats, by their mask."""
