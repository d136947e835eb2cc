"""The table as plain text: years and piles, objectives, the stations on their grids, the own hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.text_table import WIDTH, TextTable, listed, times, wrapped, wrapped_all
from kosmodrom.games.posrod_gwiazd.model import actions, effects, steps
from kosmodrom.games.posrod_gwiazd.model.grid import CELL_X, CELL_Y, cell_at
from kosmodrom.games.posrod_gwiazd.rules import claims, stations, years
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.context import Glance

WIDEST_CELL: Final = 14
"""A type, a short name and what lies on the card."""
ROW_LABEL: Final = 5


class Sketch(Glance, TextTable):
    """What lies on the table, part by part."""

    def parts(self) -> list[list[str]]:
        return [self.heading(), self.races(), self.objectives(), self.discarded(), self.stations(), self.own_things()]

    def heading(self) -> list[str]:
        """Year and turn, direction, piles, variants and the order of the turn."""
        texts, t = self.texts, self.t
        lines = []
        if t.phase == steps.OVER:
            lines.append(texts["table.over"])
        elif t.year == 0:
            lines.append(texts["table.setup"])
        else:
            way = "clockwise" if t.year % 2 else "counter-clockwise"
            told = [
                texts.say("table.time", year=t.year, turn=t.turn, turns=years.turns_in(t)),
                texts.say("table.direction", direction=texts[f"direction.{way}"]),
            ]
            lines += wrapped(" · ".join(told))
        lines += wrapped(" · ".join(self.piles()))
        variants = self.playing()
        if variants:
            lines += wrapped(texts.say("table.variants", variants=", ".join(variants)))
        told = [texts.say("table.steward", seat=self.seat(t.steward))] if t.year else []
        if t.order and steps.CHOICE < t.phase < steps.OVER:
            told.append(texts.say("table.order", seats=", ".join(self.seat(seat) for seat in t.order)))
        return lines + wrapped(" · ".join(told)) if told else lines

    def piles(self) -> list[str]:
        """PG-017, PG-024: how many cards lie where; the side pile matters to the Sissaurians alone."""
        texts, t = self.texts, self.t
        told = [texts.say("table.piles", deck=t.deck, reactors=t.reactors, discard=sum(t.discard))]
        if any(race >= 0 and self.book.ability[race] == effects.EXCHANGE for race in t.races):
            told.append(texts.say("table.side", side=t.side))
        removed = sum(t.removed) + t.hidden_removed[0].size()
        if removed:
            told.append(texts.say("table.removed", removed=removed))
        return told

    def objectives(self) -> list[str]:
        """PG-032, PG-197: the open objectives, and what is known of a secret one."""
        texts, t, book = self.texts, self.t, self.book
        told = [cards.objective_words(objective, book, texts) for objective in t.objectives]
        secret = self.v.hand.secret
        if t.secret >= 0:
            words = cards.objective_words(t.secret, book, texts, cards.SHOWN)
            told.append(texts.say("table.secret", objective=words, seat=self.seat(t.secret_seat)))
        elif secret >= 0:
            told.append(
                texts.say("table.your-secret", objective=cards.objective_words(secret, book, texts, cards.SECRET))
            )
        elif t.secret_seat >= 0:
            told.append(texts.say("table.secret-hidden", seat=self.seat(t.secret_seat)))
        if t.claim and claims.is_claim_worth(t, book):
            seats = [seat for seat in range(self.seats()) if (t.claim >> seat) & 1]
            told.append(texts.say("table.claim", goal=self.claim_goal(), seats=self.all_of(seats)))
        return listed(texts["table.objectives"], told)

    def races(self) -> list[str]:
        """PG-030: the races lie open, with what they can do."""
        texts, t = self.texts, self.t
        told = []
        for seat, race in enumerate(t.races):
            if race >= 0:
                words = cards.race_words(race, self.book, texts, bool(t.all_in_one))
                told.append(texts.say("table.race", seat=self.seat(seat), race=words))
        return listed(texts["table.races"], told)

    def discarded(self) -> list[str]:
        """PG-077: the discard pile lies open."""
        t = self.t
        kinds = [f"{self.card(kind)}{times(count)}" for kind, count in enumerate(t.discard) if count]
        return [self.texts["table.discard"], *wrapped(f"  {', '.join(kinds)}")] if kinds else []

    # --- the stations -------------------------------------------------------------------------------

    def stations(self) -> list[str]:
        """PG-051: every station on its grid."""
        lines = [self.texts["table.stations"], f"  {self.texts['table.legend']}"]
        for seat in range(self.seats()):
            lines += ["", *wrapped(self.seat_words(seat))]
            lines += self.grid_lines(seat)
        return lines

    def seat_words(self, seat: int) -> str:
        """What lies before a seat; who is asked now has an arrow."""
        texts, t = self.texts, self.t
        told = [texts.say("table.points", points=t.points[seat]), self.credits(t.credits[seat])]
        if t.races[seat] >= 0:
            told.append(cards.race_name(t.races[seat], texts))
            if t.used[seat]:
                told.append(texts["table.used"])
        held = "hand" if self.is_held() else "coming"
        told.append(texts.say(f"table.{held}", cards=Count(t.packets[seat].size())))
        known = self.known_cards(seat)
        if known and seat != self.v.seat:
            told.append(texts.say("table.known", cards=self.kinds_words(known)))
        if t.played[seat] >= 0:
            told.append(texts.say("table.played", card=self.card(t.played[seat])))
        if self.has_chosen(seat):
            told.append(texts["table.ready"])
        return f"{'>' if self.is_asked(seat) else ' '} {self.seat(seat)}: {' · '.join(told)}"

    def grid_lines(self, seat: int) -> list[str]:
        """The cards in their cells, and around them the cells where a card may be placed."""
        t = self.t
        shown = {cell: self.cell_words(seat, place) for place, cell in enumerate(t.cells[seat])}
        shown |= dict.fromkeys(t.open[seat], "·")
        shown |= dict.fromkeys(t.closed[seat], "×")
        if not shown:
            return []
        columns = spread([CELL_X[cell] for cell in shown])
        rows = spread([CELL_Y[cell] for cell in shown])
        words = {x: [shown.get(cell_at(x, y), "") for y in rows] for x in columns}
        rooms = column_widths([max(3, *map(len, words[x])) + 1 for x in columns])
        lines = [" " * ROW_LABEL + "".join(f"{x:^{room}}" for x, room in zip(columns, rooms, strict=True))]
        for at, y in enumerate(rows):
            row = [f"{fitted(words[x][at], room - 1):^{room}}" for x, room in zip(columns, rooms, strict=True)]
            lines.append(f"{y:>{ROW_LABEL - 1}} " + "".join(row))
        return lines

    def cell_words(self, seat: int, place: int) -> str:
        """„M Wieżyczka”, „REAKTOR ♦2”, „B Biurowce ¤5”."""
        card, tokens = self.t.cards[seat][place], self.t.tokens[seat][place]
        name = self.card(card, cards.SHORT)
        if stations.is_reactor(card):
            return f"{name} ♦{tokens}"
        letters = [
            self.texts[f"type.letter.{actions.TYPES[at]}"] for at in range(5) if (self.book.types[card] >> at) & 1
        ]
        return " ".join([*letters, name, *([f"¤{tokens}"] if tokens else [])])

    # --- the own hand -------------------------------------------------------------------------------

    def own_things(self) -> list[str]:
        """PG-018: the own hand, and what is chosen and not yet shown; the public has none."""
        if not self.is_seat(self.v.seat):
            return []
        texts, hand = self.texts, self.v.hand
        lines: list[str] = []
        if hand.offered:
            offered = [cards.objective_words(each, self.book, texts, cards.SECRET) for each in hand.offered]
            lines += [*listed(texts["table.offered"], offered), ""]
        held = self.own_cards()
        told = [self.card_line(kind, count) for kind, count in Counter(held).items()]
        lines += listed(texts.say("table.your-hand", count=len(held)), told or [texts["table.none"]])
        return lines + wrapped_all(self.staged_words())

    def card_line(self, kind: int, count: int) -> str:
        return self.texts.say(
            "table.card",
            name=f"{self.card(kind)}{times(count)}",
            details=cards.card_details(kind, self.book, self.texts).replace("; ", " · "),
            text=cards.card_phrase(kind, self.book, self.texts),
        )

    def staged_words(self) -> list[str]:
        """What the seat has chosen and nobody else sees."""
        texts, hand = self.texts, self.v.hand
        told: list[str] = []
        for key, card in (("picked", hand.pick), ("dropped", hand.drop), ("given", hand.given)):
            if card >= 0:
                told.append(texts.say(f"table.{key}", card=self.card(card)))
        if hand.staged:
            told.append(texts.say("table.staged", cards=self.kinds_words(hand.staged)))
        return [f"  {each}" for each in told]

    def kinds_words(self, kinds: Sequence[int]) -> str:
        """„Wieżyczka ×2, Opera”."""
        return ", ".join(f"{self.card(kind)}{times(count)}" for kind, count in Counter(kinds).items())


def column_widths(wanted: Sequence[int]) -> list[int]:
    """As much room as each column wants; in a wide station the widest ones give way."""
    most = WIDEST_CELL
    while sum(min(width, most) for width in wanted) > WIDTH - ROW_LABEL and most > 1:
        most -= 1
    return [min(width, most) for width in wanted]


def spread(values: Sequence[int]) -> list[int]:
    return list(range(min(values), max(values) + 1))


def fitted(word: str, room: int) -> str:
    """A word cut to a narrow cell; what lies on the card stays."""
    if len(word) <= room:
        return word
    head, _, tail = word.rpartition(" ")
    if tail[:1] in "♦¤" and room >= len(tail):
        return f"{head[: room - len(tail)]}{tail}"
    return word[: max(room, 1)]
