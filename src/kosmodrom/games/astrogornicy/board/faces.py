"""Faces: what stands on cards, drawn once for a book, an edition and a language."""

from functools import lru_cache
from typing import Final

from kosmodrom.draw.board import Picture
from kosmodrom.draw.drawing_cache import DrawingCache
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.board import pieces
from kosmodrom.games.astrogornicy.board.art import picture_of
from kosmodrom.games.astrogornicy.model import actions, terms
from kosmodrom.games.astrogornicy.model.book import AstroBook
from kosmodrom.games.astrogornicy.words import cards
from kosmodrom.games.astrogornicy.words.context import Glance

LONG_NAME: Final = 17
LONG_WORD: Final = 9


class Faces:
    """The faces of one book in one edition and one language."""

    def __init__(self, book: AstroBook, texts: Words, edition: int) -> None:
        self.book = book
        self.texts = texts
        self.edition = edition
        self.labels = [self._label(card) for card in range(len(actions.CARDS))]
        self.once = DrawingCache().once

    # --- words --------------------------------------------------------------------------------------

    def _label(self, card: int) -> str:
        """„Misja „Czarny Lód”. Typ asteroidy: C. …”"""
        name, text = cards.card_name(card, self.texts), cards.card_text(card, self.book, self.texts, self.edition)
        return self.texts.say("board.card", card=name, text=text)

    def zoom(self, card: int) -> str:
        """What shows a card in large; an Order as its edition has it."""
        edition = (
            f":{terms.EDITIONS[self.edition]}"
            if self.edition != terms.HANDBOOK and cards.sort_of(card) == "order"
            else ""
        )
        return f"card:{actions.CARDS[card]}{edition}"

    def name(self, card: int, look: str = "ag-name") -> str:
        words = cards.title(card, self.texts)
        long = " is-long" if len(words) > LONG_NAME or max(map(len, words.split())) > LONG_WORD else ""
        return f'<span class="{look}{long}">{escape(words)}</span>'

    # --- parts of cards -----------------------------------------------------------------------------

    def cost(self, card: int) -> str:
        return pieces.units(cards.cost(card, self.book), "ag-units ag-cost")

    def masks(self, card: int) -> list[int]:
        first = actions.FIELDS * card
        return self.book.accepts[first : first + self.book.fields[card]]

    def spots(self, card: int) -> str:
        return pieces.symbols(self.masks(card), self.book.yellow[card])

    def earned(self, card: int) -> str:
        """AG-160, AG-161, AG-186: what a symbol or a die earns; by worker where that differs."""
        if not actions.is_mission(card):
            return f'<span class="ag-earned" aria-hidden="true">{icon("ag-die")}{pieces.ARROW}{pieces.CARD}</span>'
        groups = cards.reward_groups(card, self.book)
        if len(groups) == 1:
            return f'<span class="ag-earned" aria-hidden="true">{pieces.ARROW}{pieces.units(groups[0][1])}</span>'
        sets = []
        for workers, earned in groups:
            who = "".join(pieces.worker(each) for each in workers)
            sets.append(f'<span class="ag-set">{who}{pieces.ARROW}{pieces.units(earned)}</span>')
        return f'<span class="ag-earned" aria-hidden="true">{"".join(sets)}</span>'

    def type(self, card: int) -> str:
        """AG-011, AG-235: the type of an asteroid; an Expedition stands for any."""
        return pieces.asteroid(self.book.asteroid[card]) if actions.is_mission(card) else pieces.badge("?")

    def art(self, card: int) -> str:
        return picture_of(card, self.book)

    def effect(self, card: int) -> str:
        return pieces.effect_icons(self.book.effect[card], self.book, self.edition)

    def short_effect(self, card: int) -> str:
        """The same in a chip: what a die becomes, or what is saved."""
        return pieces.effect_icons(self.book.effect[card], self.book, self.edition, is_short=True)

    def discard(self, card: int) -> str:
        """AG-199: the sign that another card must be given up."""
        return icon("ag-discard", "ag-giving") if self.book.discard[card] else ""

    def set(self, card: int) -> str:
        """AG-231: the types that an Award needs."""
        types = [
            pieces.asteroid(at) for at in range(len(terms.TYPES)) for _ in range(self.book.award_set[3 * card + at])
        ]
        return f'<span class="ag-types" aria-hidden="true">{"".join(types)}</span>'

    def gives(self, card: int) -> str:
        """AG-184, AG-251, AG-253: what a die on a Directors' card brings."""
        if actions.FIRST_TECHNOLOGY <= card < actions.FIRST_BULLETIN:
            brings = pieces.unit(self.book.gives[card - actions.FIRST_TECHNOLOGY], 1)
        else:
            brings = pieces.CARD
        return f'<span class="ag-gives" aria-hidden="true">{icon("ag-die")}{pieces.ARROW}{brings}</span>'

    # --- whole cards --------------------------------------------------------------------------------

    def row(self, card: int) -> str:
        """A card of the market, wide."""
        return self.once(("row", card), lambda: self._row(card))

    def _row(self, card: int) -> str:
        if actions.is_mission(card):
            head = f"{self.type(card)}{self.name(card)}"
            return (
                f'{self.art(card)}<span class="ag-line">{head}{self.cost(card)}</span>'
                f'<span class="ag-line">{self.spots(card)}{self.earned(card)}</span>'
            )
        points = pieces.star(self.book.points[card])
        return (
            f'{self.art(card)}<span class="ag-line">{points}{self.name(card)}{self.discard(card)}</span>'
            f'<span class="ag-line">{self.cost(card)}{self.effect(card)}</span>'
        )

    def card(self, card: int) -> str:
        """A card as it is held, 5:7."""
        return self.once(("card", card), lambda: self._card(card))

    def _card(self, card: int) -> str:
        sort = cards.sort_of(card)
        name = self.name(card)
        if sort in ("mission", "expedition"):
            return (
                f'<span class="ag-top">{self.type(card)}{name}</span>{self.cost(card)}'
                f"{self.art(card)}{self.spots(card)}{self.earned(card)}"
            )
        if sort == "kantor":
            return f'<span class="ag-top">{name}</span>{self.rate(card)}'
        points = pieces.star(self.book.points[card])
        art = self.art(card)
        if sort == "order":
            effect = self.book.effect[card]
            brief = cards.effect_brief(effect, self.book, self.texts, self.edition)
            words = f"{cards.effect_name(effect, self.texts)}: {brief}"
            body = (
                f"{self.cost(card)}{self.discard(card)}{art}{self.effect(card)}"
                f'<span class="ag-words" aria-hidden="true">{escape(words)}</span>'
            )
        elif sort == "award":
            body = f"{art}{self.set(card)}"
        else:
            body = f"{self.cost(card)}{art}{self.gives(card)}"
        return f'<span class="ag-top">{name}</span>{points}{body}'

    def rate(self, card: int) -> str:
        """AG-268, AG-269: the promoted resource, three for one both ways."""
        kind = self.book.promoted[card - actions.FIRST_KANTOR]
        return (
            f'<span class="ag-rate" aria-hidden="true">{pieces.number(3)}{icon("i-swap")}{pieces.unit(kind, 1)}</span>'
        )

    def mini(self, card: int) -> str:
        """AG-017, AG-247: a Directors' card on its place: points, cost, what a die brings."""
        return self.once(("mini", card), lambda: self._mini(card))

    def _mini(self, card: int) -> str:
        brings = self.spots(card) if actions.FIRST_EXPEDITION <= card < actions.FIRST_TECHNOLOGY else self.gives(card)
        points = pieces.star(self.book.points[card])
        return (
            f'{self.art(card)}<span class="ag-line">{points}{self.name(card)}</span>'
            f'<span class="ag-line">{self.cost(card)}{brings}</span>'
        )


@lru_cache(maxsize=64)
def faces_for(book: AstroBook, texts: Words, edition: int) -> Faces:
    """The faces for a book, a language and an edition; a few custom decks are kept as well."""
    return Faces(book, texts, edition)


class Drawn(Glance, Picture):
    """A view that is being drawn, with the faces of its things."""

    @property
    def faces(self) -> Faces:
        return faces_for(self.book, self.texts, self.t.edition)
