"""Faces: what stands on cards, objectives and race tokens, drawn once for a book and a language."""

from functools import lru_cache

from kosmodrom.draw.board import Picture
from kosmodrom.draw.drawing_cache import DrawingCache
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.engine.words import Words
from kosmodrom.games.posrod_gwiazd.board import effects
from kosmodrom.games.posrod_gwiazd.model import actions
from kosmodrom.games.posrod_gwiazd.model.book import StarsBook
from kosmodrom.games.posrod_gwiazd.model.effects import FIRST_TO, MOST_MARGIN
from kosmodrom.games.posrod_gwiazd.model.kinds import is_conflict, is_location
from kosmodrom.games.posrod_gwiazd.words import cards
from kosmodrom.games.posrod_gwiazd.words.context import Glance


def look_of(card: int, book: StarsBook) -> str:
    """PG-005, PG-006: the colour of a card in a station: its type, Reactor, Conflict."""
    if is_location(card):
        return f"pg-is-{actions.TYPES[book.types[card].bit_length() - 1]}"
    if is_conflict(card):
        return "pg-is-conflict"
    return "pg-is-covered" if card == actions.FACE_DOWN else "pg-is-reactor"


def emblem(card: int, book: StarsBook) -> str:
    """The silhouette of a card's type."""
    if is_conflict(card):
        return icon("pg-conflict")
    return icon(type_symbol(card, book)) if is_location(card) else ""


def type_symbol(card: int, book: StarsBook) -> str:
    return f"pg-type-{actions.TYPES[book.types[card].bit_length() - 1]}"


class Faces:
    """The faces of one book in one language."""

    def __init__(self, book: StarsBook, texts: Words) -> None:
        self.book = book
        self.texts = texts
        self.cards = [self._card(card) for card in range(len(actions.ALL_CARDS))]
        self.labels = [cards.card_words(card, book, texts) for card in range(len(actions.ALL_CARDS))]
        self.looks = [look_of(card, book) for card in range(len(actions.ALL_CARDS))]
        self.rooms = [self._room(card) for card in range(len(actions.ALL_CARDS))]
        self.once = DrawingCache().once

    # --- cards --------------------------------------------------------------------------------------

    def costs(self, kind: int) -> str:
        """PG-010: the cost at the left edge, credits above crystals."""
        book = self.book
        credits = book.conflict_credits if is_conflict(kind) else book.credits[kind]
        shown = f'<span class="pg-cost">{effects.COIN}<b>{credits}</b></span>'
        if book.energy[kind]:
            shown += f'<span class="pg-cost">{effects.CRYSTAL}<b>{book.energy[kind]}</b></span>'
        return f'<span class="pg-costs">{shown}</span>'

    def _card(self, kind: int) -> str:
        book, texts = self.book, self.texts
        name = cards.card_name(kind, texts)
        mark = ""
        if book.special[kind]:
            mark = f'<i class="pg-special" title="{escape(texts["set.special"])}">S</i>'
        printed = f'<span class="pg-vp">{effects.points(book.points[kind])}</span>' if is_location(kind) else ""
        limit = ""
        if book.limit[kind]:
            limit = f'<span class="pg-limit">max {book.limit[kind]}</span>'
        return (
            f'<span class="pg-name">{emblem(kind, book)}<span>{escape(name)}</span>{mark}</span>'
            f'<span class="pg-middle">{self.costs(kind)}{self.art(kind)}<span class="pg-worth">{printed}{limit}</span>'
            f"</span>{effects.card_formula(kind, book)}{effects.words(effects.card_brief(kind, book, texts))}"
        )

    def art(self, card: int) -> str:
        """The pictogram of a card; a Conflict shows what is compared, an added location its type."""
        if is_conflict(card):
            return f'<span class="pg-art pg-versus">{effects.counted(self.book.effects[card])}</span>'
        is_added = card >= actions.FIRST_ADDED
        symbol = type_symbol(card, self.book) if is_added else effects.picture(actions.ALL_CARDS[card])
        return f'<svg class="pg-art" aria-hidden="true"><use href="#{symbol}"/></svg>'

    def _room(self, card: int) -> str:
        """A card as a room of a station, without what lies on it."""
        name = cards.card_name(actions.MAIN_CARD if card == actions.VAK_CARD else card, self.texts)
        return f'{self.art(card)}{self.emblems(card)}<span class="pg-room-name">{escape(name)}</span>'

    def emblems(self, card: int) -> str:
        """PG-190: the Vak Main Reactor is of every type."""
        shown = "".join(
            icon(f"pg-type-{name}") for at, name in enumerate(actions.TYPES) if (self.book.types[card] >> at) & 1
        )
        return f'<span class="pg-emblem">{shown}</span>' if shown and card != actions.VAK_CARD else ""

    # --- objectives and races -----------------------------------------------------------------------

    def objective_icon(self, objective: int) -> str:
        """What an objective counts."""
        effect = self.book.objectives[objective]
        return icon("i-points", "pg-is-points") if effect[1] == FIRST_TO else effects.counted(effect)

    def objective_points(self, objective: int) -> str:
        """„5★”; „2×★” where it is for each by which somebody leads."""
        effect = self.book.objectives[objective]
        return effects.points(f"{effect[5]}×" if effect[1] == MOST_MARGIN else effect[5])


def race_icon(race: int) -> str:
    return icon(f"pg-race-{actions.RACES[race]}")


def card_id(card: int) -> str:
    return f"card:{actions.ALL_CARDS[card]}"


def objective_id(objective: int) -> str:
    return f"objective:{actions.ALL_OBJECTIVES[objective]}"


@lru_cache(maxsize=32)
def faces_of(book: StarsBook, texts: Words) -> Faces:
    """The faces for a book and a language; a few custom decks are kept as well."""
    return Faces(book, texts)


class Drawn(Glance, Picture):
    """A view that is being drawn, with the faces of its things."""

    @property
    def faces(self) -> Faces:
        return faces_of(self.book, self.texts)
