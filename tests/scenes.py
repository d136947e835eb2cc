"""What the scenes of all games have in common: a position that is played by names of decisions and asked in words.

A game's `scene.py` builds positions in the game's own words and says how to read them.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Self, TypeVar

from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, EVERYONE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.vocabulary import Vocabulary

S = TypeVar("S")


class BaseScene(ABC, Generic[S]):
    """A state with words for asking and playing."""

    game: ClassVar[Any]
    vocabulary: ClassVar[Vocabulary]
    prefix: ClassVar[str]
    event_names: ClassVar[list[str]]

    def __init__(self, s: S) -> None:
        self.s = s
        self.log: list[str] = []
        """Names of the events told since the scene began."""
        self.story: list[str] = []
        """The same events with their arguments; `to 0` at the end if seat 0 alone is told."""

    @abstractmethod
    def in_words(self, event: list[int]) -> str:
        """An event with its arguments, led by its name."""

    # --- playing

    @property
    def asked(self) -> list[int]:
        """The seats that owe a decision now."""
        return [seat for seat in self.game.actors(self.s) if seat != CHANCE]

    @property
    def seat(self) -> int:
        """The seat that is asked now; the first of several."""
        assert self.asked, "chance must decide first, or the match is over"
        return self.asked[0]

    @property
    def over(self) -> bool:
        return not self.game.actors(self.s)

    def expand(self, decision: str) -> str:
        """The whole name of a decision that a game's tests may shorten."""
        return decision

    def play(self, *decisions: str, seat: int | None = None) -> Self:
        """Decisions of the seat that is asked, or of a given one, one after another, each checked."""
        for decision in decisions:
            who = self.seat if seat is None else seat
            clause = self.why_not(decision, who)
            assert clause is None, f"{decision} by {who} is refused by {clause}; offered: {self.options(who)}"
            self._apply(who, self.expand(decision))
        return self

    def chance(self, *outcomes: str) -> Self:
        """What is drawn or rolled next, by name."""
        for outcome in outcomes:
            possible = self.drawn()
            assert self.expand(outcome) in possible, f"{outcome} cannot come up; possible: {possible}"
            self._apply(CHANCE, self.expand(outcome))
        return self

    def settle(self, seed: int = 1) -> Self:
        """Let chance decide all that is pending."""
        luck = Luck(seed)
        while self.game.actors(self.s) == [CHANCE]:
            self._apply(CHANCE, self.vocabulary.name(self.game.roll(self.s, luck)))
        return self

    def _apply(self, who: int, decision: str) -> None:
        state: Any = self.s
        state.telling = True
        self.game.apply(state, who, self.vocabulary.id(decision))
        self.hear()
        assert self.game.problems(state) == [], self.game.problems(state)

    def hear(self) -> None:
        """Read what was told."""
        state: Any = self.s
        told = state.told
        self.log += [self.event_names[code] for code in told[::EVENT_WIDTH]]
        self.story += [self.in_words(told[at : at + EVENT_WIDTH]) for at in range(0, len(told), EVENT_WIDTH)]
        told.clear()

    # --- asking

    def options(self, seat: int | None = None) -> list[str]:
        """What a seat can choose from; nothing if it is not asked."""
        who = self.seat if seat is None else seat
        return [self.vocabulary.name(action) for action in self.game.legal(self.s, who)] if who in self.asked else []

    def offers(self, decision: str) -> bool:
        return self.expand(decision) in self.options()

    def why_not(self, decision: str, seat: int | None = None) -> str | None:
        """The clause that forbids a decision of the seat that is asked, or of another one; None: it is legal."""
        who = self.seat if seat is None else seat
        before = self.game.encode(self.s)
        number = self.game.refusal(self.s, who, self.vocabulary.id(self.expand(decision)))
        assert self.game.encode(self.s) == before, f"asking why not {decision} has changed the state"
        return f"{self.prefix}-{number:03}" if number else None

    def drawn(self) -> list[str]:
        """What chance may decide now; nothing when a seat is asked or the match is over."""
        pending = self.game.actors(self.s) == [CHANCE]
        return [self.vocabulary.name(action) for action in self.game.legal(self.s, CHANCE)] if pending else []

    def draws(self) -> dict[str, int]:
        """What chance may decide now, and the weight of each outcome."""
        assert self.drawn(), "nothing is drawn now"
        return dict(zip(self.drawn(), self.game.odds(self.s), strict=True))

    def told(self, name: str) -> list[str]:
        """The events of one name, with their arguments."""
        return [line for line in self.story if line.split()[0] == name]

    def seen_by(self, seat: int) -> list[int]:
        """Everything that a seat may know, as numbers: equal for two scenes that it cannot tell apart."""
        seen: list[int] = self.game.encode_view(self.game.view(self.s, seat))
        return seen

    # --- reading

    def scores(self) -> list[int]:
        scores: list[int] = self.game.scores(self.s)
        return scores

    def winners(self) -> list[int]:
        winners: list[int] = self.game.winners(self.s)
        return winners

    def ties(self) -> list[list[int]]:
        """What tied leaders compare: the clause, then a number for each seat."""
        ties: list[list[int]] = self.game.ties(self.s)
        return ties

    def saved(self) -> Self:
        """The same position after it was written down and read again."""
        state: Any = self.s
        return type(self)(self.game.from_position(self.game.position(state), state.book))

    def copy(self) -> Self:
        other = type(self)(self.game.clone(self.s))
        other.log, other.story = self.log[:], self.story[:]
        return other


def heard_by(audience: int) -> list[str]:
    """Who was told, where not everybody was."""
    return [] if audience == EVERYONE else ["to", *(str(seat) for seat in range(4) if audience >> seat & 1)]
