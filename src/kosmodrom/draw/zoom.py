"""A thing in large: the frame around its picture, its words, its facts and the rules that govern it."""

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import icon
from kosmodrom.engine.words import Words


@dataclass(frozen=True, slots=True)
class Zoomed:
    """A thing in large, part by part; the name is plain text, the rules are ids, all else is drawn already."""

    name: str
    sub: str
    picture: str
    body: str
    words: tuple[str, ...]
    """What the thing says, as plain text."""
    facts: tuple[tuple[str, str], ...]
    """What is known of it, and where from: words, and what is drawn beside them."""
    rules: tuple[str, ...]


@dataclass(slots=True)
class _Pen:
    """What has been shown so far."""

    words: list[str] = field(default_factory=list)
    zoomed: Zoomed | None = None


_PEN: Final[ContextVar[_Pen | None]] = ContextVar("zoom", default=None)


def zoomed(draw: Callable[[], str]) -> Zoomed | None:
    """The parts of what a function shows in large; None where it shows nothing."""
    pen = _Pen()
    before = _PEN.set(pen)
    try:
        draw()
    finally:
        _PEN.reset(before)
    return pen.zoomed


class ZoomFrame:
    """The frame of everything that a game shows in large; its looks begin with the two letters of the game."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._look = prefix.lower()

    def page(
        self,
        texts: Words,
        name: str,
        sub: str,
        picture: str,
        body: str,
        facts: Sequence[tuple[str, str]],
        rules: Sequence[int] = (),
    ) -> str:
        """Everything together; the name is plain text, the rules are numbers, all else is drawn already."""
        rows = "".join(f"<dt>{escape(key)}</dt><dd>{value}</dd>" for key, value in facts)
        ids = [f"{self._prefix}-{number:03}" for number in dict.fromkeys(rules)]
        look, links = self._look, self._rule_links(ids, texts) if ids else ""
        pen = _PEN.get()
        if pen is not None:
            pen.zoomed = Zoomed(name, sub, picture, body, tuple(pen.words), tuple(facts), tuple(ids))
        return (
            f'<article class="{look}-zoom" aria-label="{escape(name)}">'
            f'<div class="{look}-picture" aria-hidden="true">{picture}</div>'
            f'<div class="{look}-reading"><h2>{escape(name)}</h2><p class="{look}-sub">{sub}</p>{body}'
            f'<dl class="{look}-facts">{rows}</dl>{links}</div></article>'
        )

    def text(self, words: str) -> str:
        """What the thing says."""
        pen = _PEN.get()
        if pen is not None:
            pen.words.append(words)
        return f'<p class="{self._look}-text">{escape(words)}</p>'

    def _rule_links(self, ids: Sequence[str], texts: Words) -> str:
        """The clauses as links, for the page to open."""
        links = " ".join(f'<a class="k-clause" href="#{each}" data-clause="{each}">{each}</a>' for each in ids)
        words = escape(texts["board.rules"])
        return f'<p class="{self._look}-rules">{icon("i-rules")}<span>{words}</span>{links}</p>'
