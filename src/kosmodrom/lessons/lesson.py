"""What a lesson is: where it begins, and its steps, each with what is said, what is offered and what is right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import WORLD

GO_ON: Final = "go-on"
"""What the learner answers to a step that only tells something; no game has a decision of this name."""


@dataclass(frozen=True)
class Said:
    """A sentence in every language that a lesson has."""

    texts: Mapping[str, str]

    def text(self, lang: str) -> str:
        return self.texts.get(lang) or self.texts[WORLD]


@dataclass(frozen=True)
class Scripted:
    """A decision of another seat, or of chance, that a lesson names beforehand."""

    who: int
    name: str

    def __str__(self) -> str:
        return self.name if self.who == CHANCE else f"{self.who} {self.name}"


Script = tuple[Scripted, ...]


def fits(name: str, patterns: Sequence[str]) -> bool:
    """Whether a decision is one of those that some patterns such as `mine:*` describe."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


@dataclass(frozen=True)
class Start:
    """Where a lesson begins: a written position, or a match from its set-up on, and what is decided first."""

    seats: int
    options: Mapping[str, str]
    seed: str
    """What chance draws wherever the lesson does not name it."""
    position: str
    """As the engine writes it; empty: the set-up."""
    play: Script


@dataclass(frozen=True)
class Wrong:
    """What is said to decisions that are legal but not right, and what comes of them."""

    decisions: tuple[str, ...]
    says: Said
    then: Script = ()


@dataclass(frozen=True)
class Goal:
    """What is to be reached, in whatever way."""

    points: int | None = None
    """So many Victory Points of one's own, as far as one knows them."""
    gain: int | None = None
    """So many more than at the beginning of the step."""
    makes: tuple[str, ...] = ()
    """Decisions of each of these kinds."""


@dataclass(frozen=True)
class Step:
    """One thing to do; a step with neither `right` nor `goal` only tells something."""

    says: Said
    rule: str = ""
    """The clause behind it."""
    points: tuple[str, ...] = ()
    """The places of the board, or the decisions, that it points at."""
    offers: tuple[str, ...] = ()
    """What may be decided besides what is right and what is spoken of as wrong."""
    right: tuple[str, ...] = ()
    goal: Goal | None = None
    within: int = 0
    """In how many decisions the goal is to be reached; 0: any number."""
    way: tuple[str, ...] = ()
    """One way to the goal."""
    then: Script = ()
    """What the others and chance do when the step is done."""
    wrong: tuple[Wrong, ...] = ()
    otherwise: Said | None = None
    """What is said to other decisions that are offered and not right, or when the goal was missed."""

    @property
    def only_tells(self) -> bool:
        return not self.right and self.goal is None

    @property
    def offered(self) -> tuple[str, ...]:
        """The patterns of all decisions that the step lets the learner make."""
        if self.goal is not None and not self.offers:
            return ("*",)
        spoken_of = tuple(pattern for wrong in self.wrong for pattern in wrong.decisions)
        return self.offers + self.right + spoken_of

    def spoken_of(self, name: str) -> Wrong | None:
        """What is said to a decision in particular."""
        return next((wrong for wrong in self.wrong if fits(name, wrong.decisions)), None)


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson of one game."""

    entry: Entry
    id: str
    file: str
    title: Said
    promise: Said
    """What one can do afterwards."""
    seat: int
    """The learner's."""
    start: Start
    steps: tuple[Step, ...]
    praise: Said
    """What is said at the end."""
    clauses: tuple[str, ...] = ()
    """What it teaches besides the rules of its steps."""
    others: tuple[str, ...] = field(default=())
    """What the other seats prefer to do wherever no step says it."""
    plays_on: bool = False
    """Whether the others play on after the last step, until the learner would be asked again or the match is over."""

    @property
    def taught(self) -> list[str]:
        """The ids of the clauses that it teaches."""
        return list(dict.fromkeys([*self.clauses, *(step.rule for step in self.steps if step.rule)]))

    @property
    def topics(self) -> set[str]:
        known = self.entry.clauses()
        return {known[clause].topic for clause in self.taught}

    def place(self, at: int | None = None) -> str:
        """How a mistake in it is located: its file, and the number of the step."""
        return self.file if at is None else f"{self.file}, step {at + 1}"
