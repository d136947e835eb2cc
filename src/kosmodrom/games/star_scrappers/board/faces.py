"""Faces: what stands on cards and tokens, drawn once for a book and a language."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kosmodrom.draw.board import Picture
from kosmodrom.draw.drawing_cache import DrawingCache
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.board.effects import artifact_icons, skill_icons, star, words
from kosmodrom.games.star_scrappers.model import actions
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS
from kosmodrom.games.star_scrappers.words import cards
from kosmodrom.games.star_scrappers.words.context import Glance

LONG_NAME: Final = 10
DURATION_ICONS: Final = {
    "instant": ("i-instant",),
    "turn": ("i-turn",),
    "extra-action": ("i-extra",),
    "instant-and-turn": ("i-instant", "i-turn"),
}
TIMING_ICONS: Final = {"start": "i-start", "trigger": "i-reaction", "passive": "i-always", "end": "i-end"}


def glyph(colour: int, more: str = "") -> str:
    """The silhouette of a faction."""
    return icon(f"ss-{actions.COLOURS[colour]}", more)


def timing_icon(effect: int) -> str:
    """When an Artifact works."""
    return icon(TIMING_ICONS[cards.time_of(effect)])


class Faces:
    """The faces of one book in one language."""

    def __init__(self, book: ScrapperBook, texts: Words) -> None:
        self.book = book
        self.texts = texts
        self.cards = [self._card(kind) for kind in range(book.kinds)]
        self.minis = [self._mini(kind) for kind in range(book.kinds)]
        self.card_labels = [self._card_label(kind) for kind in range(book.kinds)]
        self.gems = [self._gem(token, book.token_colour[token]) for token in range(book.tokens)]
        self.marks = [self._marks(token) for token in range(book.tokens)]
        self.token_labels = [self._token_label(token) for token in range(book.tokens)]
        self.halves = [self._half(artifact) for artifact in range(2 * book.cards)]
        self.once = DrawingCache().once

    # --- Mercenaries --------------------------------------------------------------------------------

    def rail(self, kind: int) -> str:
        """SS-004: level and faction at the left edge, so that an overlapped card can still be read."""
        level = self.book.level[kind]
        return (
            f'<span class="ss-rail"><b class="ss-level">{level}</b>{glyph(self.book.colour[kind])}'
            f'<span class="ss-pips">{"<i></i>" * level}</span></span>'
        )

    def art(self, kind: int) -> str:
        name = actions.KINDS[kind % len(actions.KINDS)]
        return f'<svg class="ss-art" aria-hidden="true"><use href="#ss-art-{name}"/></svg>'

    def _card(self, kind: int) -> str:
        name = self.texts[f"mercenary.{actions.ALL_KINDS[kind]}"]
        long = " is-long" if len(name) > LONG_NAME else ""
        marks = "".join(icon(each) for each in DURATION_ICONS[self.book.durations[kind]])
        book = self.book
        brief_words = words(book.skill[kind], book.skill_numbers[kind], book.colour[kind], self.texts, marks)
        return (
            f'<span class="ss-name{long}">{escape(name)}</span>{self.rail(kind)}{self.art(kind)}'
            f'<span class="ss-duration">{marks}</span>{skill_icons(kind, book)}{brief_words}'
        )

    def _mini(self, kind: int) -> str:
        return f"{self.rail(kind)}{self.art(kind)}"

    def _card_label(self, kind: int) -> str:
        how_long = cards.duration(kind, self.book, self.texts)
        return self.texts.say(
            "board.card",
            card=cards.card_name(kind, self.texts),
            duration=f"{how_long[0].upper()}{how_long[1:]}",
            text=f"{cards.skill_phrase(kind, self.book, self.texts)}.",
        )

    # --- Crystals -----------------------------------------------------------------------------------

    def _gem(self, token: int, colour: int) -> str:
        """SS-009: the cut grows with the cost; the colour's silhouette is engraved."""
        cost = self.book.token_cost[token]
        return (
            f'<span class="ss-gem ss-cut-{cost}"><svg class="ss-cut" aria-hidden="true"><use href="#ss-gem-{cost}"/>'
            f"</svg>{glyph(colour)}</span>"
        )

    def gem(self, token: int, colour: int) -> str:
        """A Crystal in a colour that it has for this turn."""
        return self.gems[token] if colour == self.book.token_colour[token] else self._gem(token, colour)

    def _marks(self, token: int) -> str:
        """SS-009: points in a star, faction symbol in a medal, Cave-in symbol."""
        parts = [star(self.book.token_points[token])]
        if self.book.token_symbol[token]:
            colour = self.book.token_colour[token]
            parts.append(f'<span class="ss-badge ss-{actions.COLOURS[colour]}">{glyph(colour)}</span>')
        if self.book.token_cave_in[token]:
            parts.append(icon("ss-cave-in", "ss-crack"))
        return f'<span class="ss-marks">{"".join(parts)}</span>'

    def _token_label(self, token: int) -> str:
        return cards.crystal_name(token, self.book, self.texts, cards.crystal_marks(token, self.book, self.texts))

    # --- Artifacts ----------------------------------------------------------------------------------

    def _half(self, artifact: int) -> str:
        name = self.texts[f"artifact.{ALL_ARTIFACTS[artifact]}"]
        effect = self.book.artifact[artifact]
        long = " is-long" if max(map(len, name.split())) > LONG_NAME else ""
        return (
            f'<span class="ss-half-name{long}">{escape(name)}</span>'
            f"{artifact_icons(artifact, self.book)}"
            f"{words(effect, self.book.artifact_numbers[artifact], 0, self.texts, timing_icon(effect))}"
        )

    def artifact_label(self, artifact: int, details: Sequence[str] = ()) -> str:
        """„Artefakt „Stemple” (reakcja): raz w turze …”"""
        return self.texts.say(
            "board.artifact",
            artifact=cards.artifact_name(artifact, self.texts),
            details=", ".join([*details, cards.timing(artifact, self.book, self.texts)]),
            text=f"{cards.artifact_phrase(artifact, self.book, self.texts)}.",
        )


@lru_cache(maxsize=32)
def faces_of(book: ScrapperBook, texts: Words) -> Faces:
    """The faces for a book and a language; a few custom decks are kept as well."""
    return Faces(book, texts)


class Drawn(Glance, Picture):
    """A view that is being drawn, with the faces of its things."""

    @property
    def faces(self) -> Faces:
        return faces_of(self.book, self.texts)
