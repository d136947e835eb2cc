"""The door for Gymnasium: one seat of a game against bots.

from kosmodrom.learn.gymnasium import env

seat = env("star_scrappers", seats=2, against="greedy")
seat = gymnasium.make("kosmodrom.learn.gymnasium:kosmodrom/star_scrappers-v0", seats=2, against="pilot")
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from kosmodrom.bots.levels import Bot, bot_named
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import ENGINE, BadTable, Refused
from kosmodrom.engine.playout import roll_all
from kosmodrom.engine.registry import Entry, games
from kosmodrom.learn.drawing import ANSI, HUMAN, MODES, check_showing, text_of
from kosmodrom.learn.tables import OBSERVED, Mask, Numbers, Table, luck_of

REFUSE: Final = "refuse"
LOSE: Final = "lose"
OF_BOTS: Final = -1
"""The row of chance that bots and the drawing of seats have, so that the cards do not depend on how they think."""


def env(
    game: str | Entry,
    /,
    seats: int = 2,
    *,
    against: str | Sequence[str] = "greedy",
    seat: int | None = None,
    rewards: str = "rank",
    forbidden: str = REFUSE,
    render_mode: str | None = None,
    lang: str = "en",
    deck: Deck | None = None,
    **options: object,
) -> "SeatEnv":
    """One seat, drawn anew for each match if none is named, against bots of one level or of one for each other seat.

    A forbidden decision is refused with its rule; with `forbidden="lose"` it loses the match, as learners without masks
    and Gymnasium's own checks want it.
    """
    return SeatEnv(Table(game, seats, rewards, options, deck), against, seat, forbidden, render_mode, lang)


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """A match as one seat lives it: what chance and the bots decide in between has happened when it is asked again."""

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        table: Table,
        against: str | Sequence[str] = "greedy",
        seat: int | None = None,
        forbidden: str = REFUSE,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        check_showing(table, render_mode, lang)
        self.table = table
        self.render_mode = render_mode
        self.lang = lang
        self.bots = bots_of(table, against)
        if seat is not None and seat not in range(table.seats):
            raise BadTable.of(ENGINE, "error.table.no-seat", seat=seat, last=table.seats - 1)
        if forbidden not in (REFUSE, LOSE):
            raise BadTable.of(ENGINE, "error.learn.forbidden", found=forbidden, refuse=REFUSE, lose=LOSE)
        self._forbidden = forbidden
        self._wanted = seat
        self.observation_space = spaces.Box(table.low, table.high, dtype=OBSERVED)
        self.action_space = spaces.Discrete(len(table.decisions))
        self._luck, self._luck_of_bots = luck_of(None), luck_of(None)
        self.match: Any = None
        """The state of the match; only for whoever judges it, an agent sees what it is told."""
        self._legal: list[int] = []
        self.seat = 0
        """Where the learner sits in this match."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a match; without a seed with the chance that comes after that of the match before."""
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._luck, self._luck_of_bots = luck_of(seed), luck_of(seed, OF_BOTS)
        self.seat = self._luck_of_bots.below(self.table.seats) if self._wanted is None else self._wanted
        self.match = self.table.begin()
        self._go_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """A decision of the seat; a forbidden one is refused with its rule and changes nothing, if it does not lose."""
        if not self._legal:
            raise BadTable.of(ENGINE, "error.learn.closed")
        try:
            number = self.table.checked(self.match, self.seat, action)
        except Refused as refusal:
            if self._forbidden != LOSE:
                raise
            self._legal = []
            info = self._info() | {"clause": refusal.clause}
            return self._observation(), self.table.forfeit(self.match, self.seat), True, False, info
        self.table.game.apply(self.match, self.seat, number)
        self._go_on()
        info = self._info()
        if self._legal:
            return self._observation(), 0.0, False, False, info
        outcome = self.table.outcome(self.match)
        info |= {"rewards": outcome, "points": self.table.game.scores(self.match)}
        return self._observation(), outcome[self.seat], True, False, info

    def _go_on(self) -> None:
        """Let chance and the bots decide until the seat must, or the match is over."""
        game, s = self.table.game, self.match
        self._legal = []
        while actors := roll_all(game, s, self._luck):
            seat = actors[0]
            legal = game.legal(s, seat)
            if seat == self.seat:
                self._legal = legal
                break
            bot = self.bots[(seat - self.seat) % self.table.seats - 1]
            game.apply(s, seat, bot.choose(game, game.view(s, seat), legal, self._luck_of_bots))
        if self.render_mode == HUMAN:
            self.render()

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.action_mask()}

    def _observation(self) -> Numbers:
        return self.table.observation(self.match, self.seat)

    def action_mask(self) -> Mask:
        """1 for each decision that may be made now, as `action_space.sample` wants it."""
        return self.table.mask(self._legal)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Whether each decision may be made now, as MaskablePPO asks."""
        return self.action_mask().astype(bool)

    def render(self) -> str | None:
        """The table as the seat sees it, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("name a render_mode to see the table: 'human' or 'ansi'")
            return None
        names = ["learner" if seat == self.seat else f"bot {seat}" for seat in range(self.table.seats)]
        text = text_of(self.table, self.match, self.seat, self.lang, names)
        if self.render_mode == ANSI:
            return text
        print(text)
        return None


def bots_of(table: Table, against: str | Sequence[str]) -> list[Bot]:
    """The bots that sit after the learner, in the order of play."""
    others = table.seats - 1
    names = [against] * others if isinstance(against, str) else list(against)
    if len(names) == 1:
        names *= others
    if len(names) != others:
        raise BadTable.of(ENGINE, "error.learn.against", bots=len(names), seats=table.seats, others=others)
    return [bot_named(name) for name in names]


def register() -> None:
    """Tell Gymnasium the names of all games: `kosmodrom/star_scrappers-v0`."""
    for key in games():
        gymnasium.register(f"kosmodrom/{key}-v0", entry_point=_maker(key))


def _maker(key: str) -> Callable[..., SeatEnv]:
    def make(**arguments: Any) -> SeatEnv:
        return env(key, **arguments)

    return make


register()
