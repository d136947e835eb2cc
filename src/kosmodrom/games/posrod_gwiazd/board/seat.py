"""What lies before one seat: points, credits, race, cards, what it has revealed, and its station in numbers."""

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, counter, icon, said, score, seat_mark, seat_title
from kosmodrom.engine.plurals import Count
from kosmodrom.games.posrod_gwiazd.board.effects import type_icon
from kosmodrom.games.posrod_gwiazd.board.faces import Drawn
from kosmodrom.games.posrod_gwiazd.board.table import chip, race_chip
from kosmodrom.games.posrod_gwiazd.model import actions, steps
from kosmodrom.games.posrod_gwiazd.rules import counting, stations

MEANT = {
    steps.NAME_STEWARD: "steward",
    steps.LOOKING: "look",
    steps.TAKING: "take",
    steps.GIVING: "gift",
    steps.DISPUTING: "against",
}
"""Questions that are answered by pointing at a seat."""


class SeatPicture(Drawn):
    """What lies before a seat, drawn."""

    def draw(self, seat: int) -> str:
        """PG-017: everything open before a seat; of its hand only how many cards."""
        asked = self.is_asked(seat)
        parts = [self.head(seat, asked), self.counters(seat), self.types(seat), self.revealed_card(seat)]
        look = f"pg-seat k-seat-{seat % 4}{' is-active' if asked else ''}"
        name = escape(self.seat(seat))
        return f'<section class="{look}" data-seat="{seat}" aria-label="{name}">{"".join(parts)}</section>'

    def head(self, seat: int, asked: bool) -> str:
        """Shape and name, which can be pointed at; whether the seat is asked or ready; points."""
        t, texts = self.t, self.texts
        marks = ""
        if asked:
            marks += sign("i-active", texts["board.asked"], "pg-sign is-active")
        elif self.has_chosen(seat):
            marks += sign("i-check", texts["table.ready"], "pg-sign is-ready")
        if t.steward == seat and t.year:
            marks += sign("i-first", texts.say("board.steward", seat=self.seat(seat)), "pg-sign")
        verbs = [MEANT[self.step]] if self.step in MEANT else []
        who = control(
            f"{seat_mark(seat)}<span>{escape(self.seat(seat))}</span>",
            texts.say("board.seat", seat=self.seat(seat)),
            "pg-who",
            " ".join(f"{verb}:{seat}" for verb in verbs),
        )
        points = score(seat, t.points[seat], texts.say("board.points", points=t.points[seat]), "pg-points")
        return f'<header class="pg-head">{seat_title(who)}{marks}{points}</header>'

    def counters(self, seat: int) -> str:
        """Credits, energy, cards in hand, race."""
        t, texts = self.t, self.texts
        size = t.packets[seat].size()
        energy = sum(
            tokens for card, tokens in zip(t.cards[seat], t.tokens[seat], strict=True) if stations.is_reactor(card)
        )
        held = "hand" if self.is_held() else "coming"
        parts = [
            counter("pg-credit", t.credits[seat], self.credits(t.credits[seat]), "pg-is-credit"),
            counter("pg-crystal", energy, self.crystals(energy), "pg-is-crystal"),
            counter(
                "i-hand",
                size,
                texts.say(f"table.{held}", cards=Count(size)),
                "" if held == "hand" else "pg-coming",
                "card",
            ),
            race_chip(self, seat),
        ]
        return f'<div class="pg-counters">{"".join(parts)}</div>'

    def types(self, seat: int) -> str:
        """PG-005, PG-191: how many locations of each type, and Reactors."""
        t, book, texts = self.t, self.book, self.texts
        counts = [counting.of_type(t, book, seat, each) for each in range(len(actions.TYPES))]
        shown = "".join(
            f'<span class="pg-tally{"" if count else " is-none"}">{type_icon(each)}<b>{count}</b></span>'
            for each, count in enumerate(counts)
        )
        power = counting.reactors(t, seat)
        shown += f'<span class="pg-tally">{icon("pg-reactor", "pg-is-reactor")}<b>{power}</b></span>'
        told = [f"{texts[f'brief.type.{name}']} {count}" for name, count in zip(actions.TYPES, counts, strict=True)]
        words = texts.say("board.tally", types=", ".join(told), reactors=Count(power))
        picture = f'<span aria-hidden="true">{shown}</span>'
        return f'<div class="pg-tallies" title="{escape(words)}">{picture}{said(words)}</div>'

    def revealed_card(self, seat: int) -> str:
        """PG-044, PG-082: the card that the seat has revealed, or the Conflict that waits for its effect."""
        kind = max(self.t.played[seat], self.t.disputes[seat])
        if kind < 0:
            return ""
        shown = chip(self.faces, kind, place=f"played-{seat}", label="table.played")
        return f'<div class="pg-played">{shown}</div>'


def sign(symbol: str, words: str, look: str) -> str:
    label = escape(words)
    return f'<span class="{look}" role="img" aria-label="{label}" title="{label}">{icon(symbol)}</span>'
