"""The toy in words: reads views and events, never a state."""

from collections.abc import Sequence

from kosmodrom.engine.words import Words
from toy.model.actions import CARDS, VOCABULARY
from toy.model.book import ToyBook
from toy.model.state import ToyView
from toy.model.steps import EVENTS, GOT, PAID, SAW, SHOWED, STEPS

ROWS = ("shown", "prizes", "coins", "row")


class ToySpeaker:
    """Puts the toy into words."""

    def table(self, v: ToyView, book: ToyBook, texts: Words, names: Sequence[str]) -> str:
        coins = v.table.coins
        lines = [texts.say("table.seat", name=name, coins=coins[seat]) for seat, name in enumerate(names)]
        return "\n".join([texts.say("table.prize", price=book.price), *lines])

    def question(self, v: ToyView, book: ToyBook, texts: Words, names: Sequence[str]) -> str:
        step = v.table.agenda.step()
        return texts.say(f"question.{STEPS[step]}", price=book.price, name=names[v.seat]) if step >= 0 else ""

    def decision(self, v: ToyView, book: ToyBook, action: int, texts: Words, names: Sequence[str]) -> str:
        verb, _, thing = VOCABULARY.name(action).partition(":")
        if verb == "look" and thing != "nowhere":
            thing = names[int(thing)]
        said = texts.say(f"decision.{verb}", thing=texts.texts.get(f"thing.{thing}", thing))
        place = int(thing) - 1 if verb == "pay" and thing != "done" else -1
        return f"{said} ({book.value[v.table.rows[v.seat].tail[place]]})" if place >= 0 else said

    def event(self, event: Sequence[int], book: ToyBook, texts: Words, names: Sequence[str]) -> str:
        code, _, seat, number, place = event[:5]
        if code in (GOT, SAW, SHOWED, PAID):
            parts = {"card": CARDS[number], "value": book.value[number], "place": place}
            return texts.say(f"event.{EVENTS[code]}", name=names[seat], **parts)
        return texts.say(f"event.{EVENTS[code]}", name=names[seat], number=number)

    def about(self, event: Sequence[int]) -> int:
        return event[2]

    def row(self, index: int, texts: Words) -> str:
        return texts[f"row.{ROWS[index]}"]
