"""The game in plain words for a person. Reads views, never a state."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.actions import VOCABULARY
from kosmodrom.games.astrogornicy.book import AstroBook
from kosmodrom.games.astrogornicy.events import NAMES
from kosmodrom.games.astrogornicy.rules.scoring import totals
from kosmodrom.games.astrogornicy.zones import AstroView

ROWS: Final = ("orders", "awards", "technologies", "bulletins", "missions", "expeditions", "basic", "rare")


class AstroSpeaker:
    """Puts Astrogórnicy into words."""

    def table(self, v: AstroView, book: AstroBook, texts: Words, names: Sequence[str]) -> str:
        points = totals(v.table, book)
        lines = [texts.say("say.seat", name=name, points=points[seat]) for seat, name in enumerate(names)]
        return "\n".join([texts.say("say.table", round=v.table.round, phase=v.table.phase), *lines])

    def question(self, v: AstroView, _book: AstroBook, texts: Words, names: Sequence[str]) -> str:
        return texts.say("say.question", name=names[v.seat])

    def decision(self, _v: AstroView, _book: AstroBook, action: int, _texts: Words, _names: Sequence[str]) -> str:
        return VOCABULARY.name(action)

    def event(self, event: Sequence[int], _book: AstroBook, texts: Words, _names: Sequence[str]) -> str:
        return texts.say("say.event", what=NAMES[event[0]], numbers=" ".join(map(str, event[2:])))

    def row(self, index: int, texts: Words) -> str:
        return texts[f"row.{ROWS[index]}"]
