"""The game in plain words, until every card and event has its own: reads views and events, never a state."""

from collections.abc import Sequence

from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.actions import VOCABULARY
from kosmodrom.games.posrod_gwiazd.book import StarsBook
from kosmodrom.games.posrod_gwiazd.events import NAMES
from kosmodrom.games.posrod_gwiazd.rules.scoring import ROWS
from kosmodrom.games.posrod_gwiazd.steps import STEPS
from kosmodrom.games.posrod_gwiazd.zones import StarsView


class StarsSpeaker:
    """Puts the game into words."""

    def table(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str]) -> str:
        t = v.table
        lines = [texts.say("table.time", year=t.year, turn=t.turn)]
        for seat, name in enumerate(names):
            shown = {"points": t.points[seat], "credits": t.credits[seat], "cards": len(t.cards[seat])}
            lines.append(texts.say("table.seat", name=name, **shown))
        return "\n".join(lines)

    def question(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str]) -> str:
        step = v.table.agenda.step()
        if step < 0:
            return texts["question.over"]
        return texts.say("question.asked", name=names[v.seat], step=STEPS[step])

    def decision(self, v: StarsView, book: StarsBook, action: int, texts: Words, names: Sequence[str]) -> str:
        return VOCABULARY.name(action)

    def event(self, event: Sequence[int], book: StarsBook, texts: Words, names: Sequence[str]) -> str:
        return texts.say("event.plain", name=NAMES[event[0]], numbers=" ".join(map(str, event[2:])))

    def row(self, index: int, texts: Words) -> str:
        return texts[f"row.{ROWS[index]}"]
