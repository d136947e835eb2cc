"""The match of the Python interface: one of the engine that can also be looked at, analysed and written into tables."""

import os
from collections.abc import Callable, Sequence
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from kosmodrom.engine import match as engine
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.errors import ENGINE, BadTable
from kosmodrom.engine.seeded_chance import Seed
from kosmodrom.engine.showing import time_and_actors
from kosmodrom.engine.words import LANGUAGES, preferred
from kosmodrom.notebook import story
from kosmodrom.notebook.rows import Rows

if TYPE_CHECKING:
    from kosmodrom.bots.levels import Bot
    from kosmodrom.notebook.analysis import Analysis
    from kosmodrom.notebook.picture import Picture


class Match(engine.Match):
    """One match of one game.

    >>> match = Match("star_scrappers", seats=2, seed=7)
    >>> seat = match.actors[0]
    >>> decision = match.legal(seat)[0]
    >>> match.play(seat, decision)
    >>> Match.from_journal(match.journal()).scores() == match.scores()
    True
    """

    _names: tuple[str, ...] = ()
    _lang: str = ""

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called in pictures and sentences; empty: by their numbers."""
        return self._names

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        if names and len(names) != self.seats:
            raise BadTable.of(ENGINE, "error.table.names", names=len(names), seats=self.seats)
        self._names = tuple(str(name) for name in names)

    @property
    def lang(self) -> str:
        """The language of pictures, sentences and rows; empty: that of the locale, if we have it, else English."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if lang not in ("", *LANGUAGES):
            raise BadTable.of(ENGINE, "error.language", lang=lang, known=", ".join(LANGUAGES))
        self._lang = lang

    def __repr__(self) -> str:
        if self.over:
            now = f"over, winners={self.winners()}, scores={self.scores()}"
        else:
            now = time_and_actors(self.view(SPECTATOR), self.actors)
        return f"<Match {self.entry.key}: seats={self.seats}, line={len(self.lines)}, {now}>"

    def _repr_html_(self) -> str:
        """What everybody may see, for notebooks."""
        return self.show().html

    def show(self, seat: int | None = None, *, lang: str = "") -> "Picture":
        """The board as one seat sees it, with what it may decide marked; without a seat, as everybody does."""
        from kosmodrom.notebook.picture import picture_of  # here, because most matches are never drawn

        return picture_of(self, SPECTATOR if seat is None else self._seat(seat), lang)

    def analyse(self, seat: int, *, looks: int = 400, worlds: int = 40, seed: Seed = 1, lang: str = "") -> "Analysis":
        """What a search thinks of the decisions that a seat may make now, from nothing but what the seat knows.

        It looks at positions so often, and plays so many worlds on after each of the best decisions. The same seed
        gives the same analysis.
        """
        from kosmodrom.notebook.analysis import analysis_of  # here, because bots are loaded for it

        seat = self._seat(seat)
        for name, count in (("looks", looks), ("worlds", worlds)):
            if not isinstance(count, SupportsIndex) or index(count) < 1:
                raise BadTable.of(ENGINE, "error.table.too-few", name=name, count=count)
        if not self.legal_ids(seat):
            raise BadTable.of(
                ENGINE, "error.table.not-asked", seat=seat, actors=", ".join(map(str, self.actors)) or "–"
            )
        return analysis_of(self, seat, looks, worlds, seed, lang)

    def play_on(
        self, *bots: "str | Bot | type[Bot] | None", seed: Seed = 1, until: "Callable[[Match], bool] | None" = None
    ) -> None:
        """Let bots decide, from nothing but what their seats know: one for all seats, or one for each.

        A bot is the name of a level, `module:Class`, or one of your own. They stop when the match is over, when nobody
        is asked but seats whose bot is None, or as soon as `until` says so. The same seed gives them the same luck.
        """
        from kosmodrom.notebook.playing_on import play_on  # here, because bots are loaded for it

        play_on(self, bots, seed, until)

    def rows(self, *, lang: str = "") -> Rows:
        """How the seats stand, or how the match ended: a row for each seat, for tables such as those of pandas."""
        lang = self.spoken(lang)
        return story.seat_rows(self, self.called(lang), lang)

    def story(self, seat: int | None = None, *, lang: str = "") -> Rows:
        """What has happened: a row for each decision; the whole truth, or only what one seat may know."""
        lang = self.spoken(lang)
        return story.line_rows(self, None if seat is None else self._seat(seat), self.called(lang), lang)

    def spoken(self, lang: str = "") -> str:
        """The language to speak: the one that is asked for, that of the match, or that of the locale."""
        return lang or self.lang or preferred(os.environ)

    def called(self, lang: str) -> list[str]:
        """What the seats are called in a language."""
        from kosmodrom.draw.cell import seat_names

        return list(self.names) or seat_names(self.seats, lang)
