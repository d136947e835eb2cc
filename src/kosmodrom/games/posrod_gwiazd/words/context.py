"""A view with everything that is needed to speak about it: the book, the words and the names at the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kosmodrom.engine.speaking import SpokenView
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.model import actions, effects, steps
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.kinds import kind_named
from kosmodrom.games.posrod_gwiazd.model.state import StarsView
from kosmodrom.games.posrod_gwiazd.rules import counting, resolving, scoring, stations, years
from kosmodrom.games.posrod_gwiazd.words import cards

ANSWERS: Final = {
    steps.NAME_STEWARD: ("steward",),
    steps.CHOOSE_RACE: ("race",),
    steps.KEEP_OBJECTIVE: ("keep",),
    steps.EXCHANGING: ("use", "pass"),
    steps.REMOVING: ("card",),
    steps.LOOKING: ("look", "pass"),
    steps.SWAPPING: ("card",),
    steps.STORING: ("store",),
    steps.TAKING: ("take",),
    steps.GIVING: ("gift",),
    steps.CHARGING: ("cell",),
    steps.DISPUTING: ("against",),
    steps.PAYING: ("pay",),
    steps.BIDDING: ("pay",),
    steps.CLAIMING: ("reveal", "keep-silent"),
    steps.UNVEILING: ("reveal", "keep-silent"),
}
"""The verbs that answer a step."""
STAGES: Final = {
    "choosing": ("pick",),
    "choosing-drop": ("card",),
    "acting": ("build", "reactor", "discard", "conflict", "salvage"),
    "acting-cell": ("cell",),
    "acting-pay": ("cell", "done"),
}
"""Choosing and acting are asked in stages."""


class Gain(NamedTuple):
    """What a card would bring in a cell, as things stand; the deferred effect as it would count now."""

    printed: int
    effect: int
    end: int
    credits: int

    @property
    def total(self) -> int:
        return self.printed + self.effect + self.end


class Glance(SpokenView[StarsView, StarsBook]):
    """What one seat, or the public, sees, ready to be spoken about."""

    def __init__(self, v: StarsView, book: StarsBook, texts: Words, names: Sequence[str]) -> None:
        super().__init__(v, book, texts, names)
        self.t = v.table
        self.step = v.table.agenda.step()
        self.asks_several = self.step in (steps.CHOOSING, steps.PAYING, steps.BIDDING)
        self.owner = v.table.agenda.seat() if self.step >= 0 else -1
        """The seat of the pending question; where several are asked, the one whose card asks them."""
        self.actor = v.seat if self.asks_several else self.owner
        """The seat that is asked, as far as this view goes; -1: none."""

    # --- what is asked now --------------------------------------------------------------------------

    def stage(self) -> str:
        """The name of the question, with its stage where it has several."""
        hand = self.v.hand
        if self.step == steps.CHOOSING:
            return "choosing" if hand.pick < 0 else "choosing-drop"
        if self.step == steps.ACTING and hand.intent >= 0:
            return "acting-cell" if hand.target < 0 else "acting-pay"
        return steps.STEPS[self.step]

    def answers(self) -> tuple[str, ...]:
        """The verbs that answer what is asked now."""
        return STAGES.get(self.stage()) or ANSWERS.get(self.step, ())

    # --- seats --------------------------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.t.races)

    def all_of(self, seats: Sequence[int]) -> str:
        return cards.seat_names(seats, self.texts, self.names)

    def awaited(self) -> list[int]:
        """PG-044, PG-086: those who have not yet made their secret choice."""
        return [seat for seat in range(self.seats()) if not (self.t.ready >> seat) & 1]

    def is_asked(self, seat: int) -> bool:
        return seat in self.awaited() if self.asks_several else seat == self.owner

    def has_chosen(self, seat: int) -> bool:
        """PG-044, PG-086: whether a seat has made its secret choice; who asks the others makes none."""
        is_asked = self.step == steps.CHOOSING or (self.asks_several and seat != self.owner)
        return is_asked and bool((self.t.ready >> seat) & 1)

    def receiver(self, seat: int) -> int:
        """PG-040: who gets what a seat passes."""
        return (seat + years.shift(self.t)) % self.seats()

    def scored(self) -> list[int]:
        """PG-013, PG-102: the VP of every seat; those of the final scoring count once the game is over."""
        return scoring.totals(self.t, self.book) if self.t.phase == steps.OVER else list(self.t.points)

    def playing(self) -> list[str]:
        """PG-146: the variants in play."""
        texts, t = self.texts, self.t
        names = [("aggressive", t.aggressive), ("all-in-one", t.all_in_one), ("seize", t.seize)]
        told = [texts[f"table.{name}"] for name, chosen in names if chosen]
        if t.width:
            told.append(texts.say("table.space", width=t.width, height=t.height))
        return told

    def claim_goal(self) -> int:
        """PG-219: the VP that the objective for the first to reach them asks for."""
        book = self.book
        return book.objectives[book.race_to][6] if book.race_to >= 0 else 0

    # --- cards --------------------------------------------------------------------------------------

    def card(self, card: int, case: str = cards.NAME) -> str:
        return cards.card_name(card, self.texts, case)

    def credits(self, count: int) -> str:
        return cards.credits_words(count, self.texts)

    def crystals(self, count: int) -> str:
        return cards.crystals_words(count, self.texts)

    def revealed(self, seat: int) -> int:
        """The card that a seat has revealed and not yet used; -1: none."""
        return self.t.played[seat] if self.is_seat(seat) else -1

    def is_held(self) -> bool:
        """PG-043, PG-047: whether packets are hands now, and not cards that wait to be taken up."""
        return self.t.phase <= steps.CHOICE or self.t.phase >= steps.TAKING_UP

    def own_cards(self) -> list[int]:
        """The cards of the own hand, by kind."""
        if not self.is_seat(self.v.seat) or not self.is_held():
            return []
        return sorted(card for card in self.t.packets[self.v.seat].tail if card >= 0)

    def known_cards(self, seat: int) -> list[int]:
        """PG-018: the cards of somebody's packet that this seat knows, such as those it has passed."""
        return sorted(card for card in self.t.packets[seat].tail if card >= 0)

    def aimed(self) -> int:
        """The card that the own seat is about to place; -1: none."""
        intent = self.v.hand.intent
        if intent == actions.REACTOR:
            return actions.REACTOR_CARD
        if intent == actions.BUILD:
            return self.revealed(self.v.seat)
        return kind_named(actions.SALVAGE, intent) if intent >= actions.SALVAGE else -1

    def discard_credits(self, seat: int) -> int:
        """PG-076, PG-202, PG-205: what discarding brings a seat."""
        race = self.t.races[seat] if self.is_seat(seat) else -1
        return self.book.race_discard[race] if race >= 0 else self.book.discard

    # --- cells --------------------------------------------------------------------------------------

    def place_at(self, seat: int, cell: int) -> int:
        """Which card of a station lies in a cell; -1: none."""
        cells = self.t.cells[seat] if self.is_seat(seat) else []
        return cells.index(cell) if cell in cells else -1

    def beside(self, seat: int, cell: int) -> dict[int, str]:
        """The places of the cards around an open cell, the oldest first, and on which side of each the cell lies."""
        opened = self.t.open[seat] if self.is_seat(seat) else []
        if cell not in opened:
            return {}
        at = opened.index(cell)
        around = zip(self.t.touch[seat][4 * at : 4 * at + 4], cards.SIDES, strict=True)
        return dict(sorted((place, side) for place, side in around if place >= 0))

    def where(self, seat: int, cell: int) -> str:
        """„nad Głównym Reaktorem, obok także: Ogród”, „na lewo od: Opera”: an open cell as one sees it.

        The Main Reactor is named first, then the oldest neighbour whose name no other card of the station has.
        """
        texts, around = self.texts, self.beside(seat, cell)
        names = [self.card(card) for card in self.t.cards[seat]]
        named = next((place for place in around if place == 0 or names.count(names[place]) == 1), -1)
        if named > 0:
            told = texts.say(f"where.{around[named]}", card=names[named])
        else:
            told = cards.from_main(cell, texts)
        others = ", ".join(names[place] for place in around if place != named)
        if not others:
            return told
        return texts.say("where.beside-too" if named >= 0 else "where.beside", where=told, cards=others)

    def gain_at(self, kind: int, cell: int) -> Gain:
        """PG-055, PG-068 to PG-070: what a location would bring the own seat in a cell."""
        t, book, seat = self.t.copy(), self.book, self.v.seat
        t.extra[seat] = 0
        place = stations.place_card(t, book, seat, kind, cell, 0)
        credits = 0
        for effect in cards.effects_of(kind, book):
            if effect[1] == effects.CREDITS_PER:
                count = counting.counted(t, book, seat, place, effect[2], effect[3], effect[4])
                credits += min(count * effect[5], effect[6])
        now, end = (resolving.worth(t, book, seat, place, kind, when) for when in (effects.IMMEDIATE, effects.AT_END))
        return Gain(book.points[kind], now, end, credits)

    def ranges_from(self, seat: int, starts: Sequence[int], first: int) -> list[int]:
        """PG-053 to PG-056: how far every card of a station is from some places, which are at the first range."""
        found = [-1] * len(self.t.cards[seat])
        edge, distance = list(starts), first
        while edge:
            farther: list[int] = []
            for place in edge:
                if found[place] < 0:
                    found[place] = distance
                    farther += [other for other in self.t.near[seat][4 * place : 4 * place + 4] if other >= 0]
            edge, distance = farther, distance + 1
        return found
