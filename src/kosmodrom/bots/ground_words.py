"""Why a decision is good, in words: each ground that the adviser found is one short part of a sentence."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.bots.grounds import ALL, END, KEPT, MOVE, NEXT, NOW, OPENS, POINTS, RIVAL, Ground
from kosmodrom.engine.consequences import later_view
from kosmodrom.engine.contract import Book, View
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import words

PACKAGE: Final = "kosmodrom.bots"
MINUS: Final = "\N{MINUS SIGN}"
BROUGHT: Final = {MOVE: "ground.move", NEXT: "ground.next"}
"""Texts for points that a decision brings, by when they are counted."""
LATER: Final = "later"
"""At the end, beyond what was brought before."""
MORE: Final = {
    (POINTS, END): "ground.points-end-more",
    (POINTS, LATER): "ground.points-later-more",
    (RIVAL, MOVE): "ground.rival-move-more",
    (RIVAL, NEXT): "ground.rival-next-more",
    (RIVAL, END): "ground.rival-end-more",
}
"""Texts for a difference, by whose points differ and when; the other way round there are less."""
LESS: Final = {
    (POINTS, END): "ground.points-end-less",
    (POINTS, LATER): "ground.points-later-less",
    (RIVAL, MOVE): "ground.rival-move-less",
    (RIVAL, NEXT): "ground.rival-next-less",
    (RIVAL, END): "ground.rival-end-less",
}


class GroundWords:
    """Says grounds to the seat of a view, in one language, with the names at the table."""

    def __init__(self, entry: Entry, book: Book, view: View, names: Sequence[str], lang: str) -> None:
        self._entry = entry
        self._book = book
        self._view = view
        self._names = names
        self._texts = words(PACKAGE, lang)
        self._game_texts = entry.words(lang, book)

    def reasons(self, action: int, grounds: Sequence[Ground]) -> list[str]:
        """What a decision has before the next best; what is kept stands together."""
        kept = [ground for ground in grounds if ground.kind == KEPT]
        told = [ground for ground in grounds if ground not in kept[1:]]
        return [self._kept(kept) if ground.kind == KEPT else self._reason(action, ground) for ground in told]

    def shortfall(self, grounds: Sequence[Ground]) -> list[str]:
        """What a decision lacks beside the best; in one part of a sentence, if points can say it."""
        told = [ground for ground in grounds if ground.kind in (POINTS, RIVAL) and not _is_even(ground)]
        return [self._points(ground._replace(amount=ground.other, other=ground.amount)) for ground in told[:1]]

    def _reason(self, action: int, ground: Ground) -> str:
        if ground.kind == OPENS:
            return self._say("ground.opens", words=self._opened([action, *ground.decisions]))
        return self._points(ground)

    def _kept(self, grounds: Sequence[Ground]) -> str:
        """All that is kept, together."""
        names = list(self._entry.holdings)
        *most, last = [
            self._game_texts.say(f"holding.{names[each.row]}", count=Count(max(1, _whole(each.difference))))
            for each in grounds
        ]
        more = self._say("ground.and").join([", ".join(most), last]) if most else last
        return self._say("ground.kept", more=more)

    def _points(self, ground: Ground) -> str:
        row = (
            ""
            if ground.row == ALL
            else self._say("ground.row", row=self._entry.speaker.row(ground.row, self._game_texts))
        )
        is_brought = ground.kind == POINTS and ground.until in BROUGHT
        said = _whole(ground.amount if is_brought else ground.difference)
        about = "" if ground.is_exact or not said else self._say("ground.about")
        parts = {"row": row, "about": about, "seat": self._names[ground.seat]}
        if is_brought:
            amount, other = _whole(ground.amount), _whole(ground.other)
            instead = self._say("ground.even") if amount == other else self._say("ground.instead", other=_signed(other))
            return self._say(BROUGHT[ground.until], points=self._worth(_signed(amount)), instead=instead, **parts)
        when = ground.until if ground.since == NOW else LATER
        keys = MORE if ground.difference > 0 else LESS
        return self._say(keys[ground.kind, when], points=self._worth(str(_whole(abs(ground.difference)))), **parts)

    def _worth(self, points: str) -> str:
        """So many points, as the game calls them."""
        if "thing.points" in self._game_texts.texts:
            return self._game_texts.say("thing.points", points=points)
        return self._say("ground.unit", points=points)

    def _opened(self, decisions: Sequence[int]) -> str:
        """The last of some decisions, as it will read when the others are made."""
        *before, opened = decisions
        view = later_view(self._entry.game, self._view, before)
        return self._entry.speaker.decision(view, self._book, opened, self._game_texts, self._names)

    def _say(self, key: str, **parts: object) -> str:
        return self._texts.say(key, **parts)


def _is_even(ground: Ground) -> bool:
    return _whole(ground.amount) == _whole(ground.other)


def _whole(amount: float) -> int:
    """Rounded, halves away from nothing."""
    return int(abs(amount) + 0.5) * (1 if amount > 0 else -1)


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"{MINUS}{-amount}" if amount < 0 else "0"
