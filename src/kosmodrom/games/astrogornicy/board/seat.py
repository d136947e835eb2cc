"""What lies before one seat: points, dice, Barges, resources, completed cards, owned cards and effects."""

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import control, counter, icon, said, score, seat_mark, seat_title
from kosmodrom.engine.plurals import Count
from kosmodrom.games.astrogornicy.board.faces import Drawn
from kosmodrom.games.astrogornicy.board.fields import standing
from kosmodrom.games.astrogornicy.board.pieces import CARD, die, star, unit
from kosmodrom.games.astrogornicy.model import actions, steps, terms
from kosmodrom.games.astrogornicy.model.values import NOTHING, face_on, owner_of
from kosmodrom.games.astrogornicy.rules.launching import running
from kosmodrom.games.astrogornicy.rules.scoring import sheet_column
from kosmodrom.games.astrogornicy.words.cards import resource_name


class SeatPicture(Drawn):
    """What lies before a seat, drawn."""

    def draw(self, seat: int) -> str:
        """AG-302, AG-303: everything open before a seat; of its hand only how many cards of which sort."""
        active = self.is_asked(seat)
        lot = f'<div class="ag-lot">{self.dice(seat)}{self.hands(seat)}{self.cards(seat)}</div>'
        parts = [self.head(seat), self.purse(seat), lot]
        look = f"ag-seat k-seat-{seat % 4}{' is-active' if active else ''}"
        name = escape(self.seat(seat))
        return (
            f'<div class="ag-place"><section class="{look}" data-seat="{seat}" aria-label="{name}">{"".join(parts)}'
            "</section></div>"
        )

    def is_asked(self, seat: int) -> bool:
        """AG-054, AG-085: in phase 2 all who have not confirmed, else one at a time."""
        return seat in self.awaited() if self.is_rolling() else seat == self.actor

    def head(self, seat: int) -> str:
        """Shape and name, First Player, passed, ready, points."""
        t, texts = self.t, self.texts
        marks = sign("i-active", texts["board.active"], "is-active") if self.is_asked(seat) else ""
        if t.round and t.first == seat:
            marks += sign("i-first", texts["board.first"], "is-first")
        if (t.passed >> seat) & 1:
            marks += sign("i-hold", texts["board.passed"], "is-passed")
        elif self.is_rolling() and t.window[seat] == steps.CONFIRMED:
            marks += sign("i-check", texts["board.ready"], "is-ready")
        points = sum(sheet_column(t, self.book, seat))
        shown = score(seat, points, texts.say("board.points", points=points), "ag-points")
        return f'<header class="ag-head">{seat_mark(seat)}{seat_title(escape(self.seat(seat)))}{marks}{shown}</header>'

    def dice(self, seat: int) -> str:
        """AG-056, AG-127: the pool, dice in the air or out for this Round, and free Barges."""
        t, texts = self.t, self.texts
        pool = self.pool(seat)
        shown = "".join(die(seat, face, "is-tiny") for face in range(6) for _ in range(pool[face]))
        shown += f'<span class="ag-air">{icon("ag-ANY")}</span>' * t.rolling[seat]
        words = texts.say("table.pool", dice=self.pool_words(seat))
        free = terms.BARGES - running(t, seat)
        barges = counter("ag-barge", free, texts.say("board.barges", barges=Count(free)), "ag-barges")
        empty = "" if shown else " is-empty"
        return (
            f'<span class="ag-pool{empty}" title="{escape(words)}"><span aria-hidden="true">{shown}</span>'
            f"{said(words)}</span>{barges}"
        )

    def hands(self, seat: int) -> str:
        """AG-302: how many Missions and Orders a hand holds."""
        counts, texts = self.t.hand_counts[2 * seat : 2 * seat + 2], self.texts
        missions = texts.say("board.missions-held", cards=Count(counts[0]))
        orders = texts.say("board.orders-held", cards=Count(counts[1]))
        return counter("ag-mission", counts[0], missions, pile="card mission") + counter(
            "ag-order", counts[1], orders, pile="card order"
        )

    def purse(self, seat: int) -> str:
        """AG-302: seven resources."""
        cells = []
        for kind, code in enumerate(actions.RESOURCES):
            held = self.t.stock[7 * seat + kind]
            words = self.texts.say("thing.units", resource=resource_name(kind, self.texts), count=held)
            look = f"ag-{code}{' is-none' if not held else ''}{' is-promoted' if kind == self.t.promoted else ''}"
            cells.append(counter(f"ag-{code}", held, words, look, code))
        return f'<div class="ag-stock">{"".join(cells)}</div>'

    # --- cards --------------------------------------------------------------------------------------

    def cards(self, seat: int) -> str:
        """AG-204, AG-237, AG-250, AG-303: completed cards, Awards, owned cards, effects, used Orders, known cards."""
        t = self.t
        chips = [self.completed(card) for card in t.completed[seat]]
        chips += [self.won(card) for card in t.won[seat]]
        chips += [self.owned(at) for at in range(len(t.card_owners)) if t.card_owners[at] == seat]
        chips += [self.effect(card) for card in t.open_orders[seat]]
        chips += [self.used(card) for card in t.used_orders[seat]]
        seen = "".join(self.known(card) for card in t.shown[seat])
        return "".join(chips) + (f'<span class="ag-seen">{icon("i-eye")}{seen}</span>' if seen else "")

    def chip(self, card: int, face: str, look: str, do: str = "", label: str = "") -> str:
        piece = f"card-{actions.CARDS[card]}"
        return control(
            face, label or self.faces.labels[card], f"ag-chip {look}", do, self.faces.zoom(card), piece=piece
        )

    def completed(self, card: int) -> str:
        """AG-235, AG-303: a completed card, which may be given up for an Award."""
        label = self.texts.say("board.completed", card=self.faces.labels[card])
        return self.chip(card, self.faces.type(card), "is-completed", f"give:{actions.CARDS[card]}", label)

    def won(self, card: int) -> str:
        """AG-237: an Award."""
        return self.chip(card, f"{icon('ag-award')}{star(self.book.points[card])}", "is-won")

    def owned(self, at: int) -> str:
        """AG-250, AG-252, AG-256: an own field, with the die that stands on it."""
        card, put = actions.FIRST_TECHNOLOGY + at, self.t.card_dice[at]
        gives = unit(self.book.gives[at], 1) if at < len(self.book.gives) else f'<span class="ag-unit">{CARD}</span>'
        label = self.faces.labels[card]
        if put == NOTHING:
            return self.chip(card, gives, "is-owned", label=label)
        label = f"{label} {self.texts.say('board.there', state=standing(self, put))}"
        return self.chip(card, f"{gives}{die(owner_of(put), face_on(put), 'is-tiny')}", "is-owned is-busy", label=label)

    def effect(self, card: int) -> str:
        """AG-204: a bought Order whose effect is unused."""
        label = self.texts.say("board.unused", card=self.faces.labels[card])
        return self.chip(
            card, f"{self.faces.short_effect(card)}{star(self.book.points[card])}", "is-effect", label=label
        )

    def used(self, card: int) -> str:
        """AG-210: a bought Order that is turned face down."""
        label = self.texts.say("board.used", card=self.faces.labels[card])
        return self.chip(card, star(self.book.points[card]), "is-used", label=label)

    def known(self, card: int) -> str:
        """A card in hand that everybody saw going there."""
        label = self.texts.say("board.known", card=self.faces.labels[card])
        face = self.faces.type(card) if actions.is_mission(card) else star(self.book.points[card])
        return self.chip(card, face, "is-known", label=label)


def sign(symbol: str, words: str, look: str) -> str:
    label = escape(words)
    return f'<span class="ag-sign {look}" role="img" aria-label="{label}" title="{label}">{icon(symbol)}</span>'
