"""Games played for the laws: what is played, which states are looked at, and what is compared."""

import importlib.util
import itertools
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from kosmodrom.engine import registry
from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry

MOST_TABLES = 40
"""Above so many combinations of seats and options only pairs of values are tried."""
RECORDS = 32
"""Recorded games that are kept: those of one game which its laws share, a dozen megabytes for eight of them."""
CASES: Counter[tuple[str, str]] = Counter()
"""How often each law was really tried, by game and law."""


@dataclass(frozen=True)
class Case:
    """One game to play: chance follows the seed, the seats follow the list of ints."""

    entry: Entry
    seats: int
    options: Mapping[str, str]
    seed: int
    ints: Sequence[int]

    @property
    def game(self) -> Any:
        return self.entry.game

    def new(self) -> Any:
        return self.game.new(self.seats, self.entry.choose(self.options), self.entry.book())

    def luck(self, salt: int) -> Luck:
        """Numbers of the law's own, apart from those of the game."""
        return Luck(self.seed * 1_000_003 + salt + 1)

    def watchers(self) -> list[int]:
        return [*range(self.seats), SPECTATOR]

    def count(self, law: str, cases: int = 1) -> None:
        CASES[self.entry.key, law] += cases

    def name(self, action: int) -> str:
        return self.entry.vocabulary.name(action)

    def verb(self, action: int) -> str:
        return self.name(action).partition(":")[0]

    def __str__(self) -> str:
        return f"{self.entry.key}, {self.seats} seats, {dict(self.options)}, seed {self.seed}, ints {list(self.ints)}"


@cache
def tables(entry: Entry) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every combination of options that the game allows.

    Where there are too many of them, so many that every two values, seats included, meet at some table.
    """
    combinations = []
    for values in itertools.product(*(option.values for option in entry.options)):
        options = {option.key: value for option, value in zip(entry.options, values, strict=True)}
        pairs = {f"{key}={value}" for key, value in options.items()}
        if not any(one in pairs and other in pairs for one, other in entry.conflicts):
            combinations.append(options)
    every = [(seats, options) for seats in entry.seats for options in combinations]
    return every if len(every) <= MOST_TABLES else covering(every, together=2)


def covering(every: list[tuple[int, dict[str, str]]], together: int) -> list[tuple[int, dict[str, str]]]:
    """A few tables at which any so many values that can meet do meet: always the one with most new meetings next."""
    meetings = [
        set(itertools.combinations([f"seats={seats}", *(f"{key}={value}" for key, value in options.items())], together))
        for seats, options in every
    ]
    missing = set().union(*meetings)
    chosen = []
    while missing:
        best = max(range(len(every)), key=lambda at: len(meetings[at] & missing))
        chosen.append(every[best])
        missing -= meetings[best]
    return chosen


@dataclass(frozen=True)
class Step:
    """A state, who decides in it, and what."""

    number: int
    """How many decisions of seats came before."""
    s: Any
    who: int
    action: int

    def __str__(self) -> str:
        return f"after {self.number} decisions of seats"


def walk(case: Case) -> Iterator[Step]:
    """The game of a case, decision by decision; the state is the game's own, so look but do not touch."""
    game, s, luck = case.game, case.new(), Luck(case.seed)
    bound = game.bound(case.seats)
    number = 0
    while number <= bound:
        actors = game.actors(s)
        if not actors:
            return
        if actors == [CHANCE]:
            step = Step(number, s, CHANCE, game.legal(s, CHANCE)[luck.weighted(game.odds(s))])
            yield step
        else:
            choice = case.ints[number % len(case.ints)]
            seat = actors[choice // 7 % len(actors)]
            legal = game.legal(s, seat)
            assert legal, f"{case}, after {number} decisions of seats: seat {seat} is asked and has no answer"
            step = Step(number, s, seat, legal[choice % len(legal)])
            yield step
            number += 1
        game.apply(s, step.who, step.action)


def record(case: Case) -> list[Step]:
    """The whole game of a case, each state copied; other laws get the same states, so look but do not touch."""
    return _recorded(case.entry, case.seats, tuple(case.options.items()), case.seed, tuple(case.ints))


@lru_cache(maxsize=RECORDS)
def _recorded(
    entry: Entry, seats: int, options: tuple[tuple[str, str], ...], seed: int, ints: tuple[int, ...]
) -> list[Step]:
    case = Case(entry, seats, dict(options), seed, ints)
    return [Step(step.number, case.game.clone(step.s), step.who, step.action) for step in walk(case)]


def spread(steps: Sequence[Step], count: int) -> list[Step]:
    """A number of steps, evenly over the game, the first and the last among them."""
    if len(steps) <= count:
        return list(steps)
    return [steps[at * (len(steps) - 1) // (count - 1)] for at in range(count)]


def varied(case: Case, steps: Sequence[Step], count: int) -> list[Step]:
    """A number of steps, one of each kind: what was decided, whether by chance, and what was told; rare kinds first."""
    kinds: dict[tuple[bool, str, frozenset[int]], list[Step]] = {}
    for step in steps:
        told = applied(case.game, step.s, step.who, step.action).told
        kinds.setdefault((step.who == CHANCE, case.verb(step.action), frozenset(told[::EVENT_WIDTH])), []).append(step)
    rare_first = sorted(kinds.values(), key=len)
    return [some[case.luck(at).below(len(some))] for at, some in enumerate(rare_first[:count])]


def seats_only(steps: Sequence[Step]) -> list[Step]:
    return [step for step in steps if step.who != CHANCE]


def seen(game: Any, s: Any, watcher: int) -> list[int]:
    """All that a watcher sees, as ints."""
    return list(game.encode_view(game.view(s, watcher)))


def applied(game: Any, s: Any, who: int, action: int) -> Any:
    """A copy of the state after one more decision, which tells what happened."""
    after = game.clone(s)
    after.telling = True
    after.told.clear()
    game.apply(after, who, action)
    return after


def told_to(s: Any, watcher: int) -> list[tuple[int, ...]]:
    """The events that a watcher is told."""
    events = [tuple(s.told[at : at + EVENT_WIDTH]) for at in range(0, len(s.told), EVENT_WIDTH)]
    return [event for event in events if event[1] >> watcher & 1]


def attributes(thing: object) -> frozenset[str]:
    """The names of all attributes of an object, interpreted or compiled."""
    kind: Any = type(thing)
    return _declared(kind).union(getattr(thing, "__dict__", ()))


@cache
def _declared(kind: type[Any]) -> frozenset[str]:
    names: set[str] = set()
    for base in kind.__mro__:
        slots = vars(base).get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        names.update(vars(base).get("__mypyc_attrs__", ()))
    return frozenset(names - {"__dict__", "__weakref__"})


def parts(thing: object) -> dict[int, object]:
    """Everything that can change and is reachable from a state or a view, by identity; the book is shared."""
    found: dict[int, object] = {}
    pending = [thing]
    while pending:
        one = pending.pop()
        if isinstance(one, int | str) or one is None or id(one) in found:
            continue
        found[id(one)] = one
        if isinstance(one, list | tuple):
            pending.extend([each for each in one if type(each) is not int])
        else:
            pending.extend(getattr(one, name) for name in attributes(one) if name != "book")
    return found


@contextmanager
def registered(entry: Entry) -> Iterator[None]:
    """The entry can be found by its key, as a journal does."""
    found = registry.games()
    before = found.get(entry.key)
    found[entry.key] = entry
    try:
        yield
    finally:
        if before is None:
            del found[entry.key]
        else:
            found[entry.key] = before


@dataclass
class Exploration:
    """What steered games have met."""

    possible: set[int] = field(default_factory=set)
    """The decisions that were possible."""
    chosen: Counter[int] = field(default_factory=Counter)
    """How often each decision was taken."""
    most_actors: int = 0

    def steer(self, legal: list[int], who: int, luck: Luck) -> int:
        """Chance takes what was rarest so far; a seat what was never taken, or else anything."""
        counts = [self.chosen.get(action, 0) for action in legal]
        fewest = min(counts)
        wanted = legal
        if who == CHANCE or fewest == 0:
            wanted = [action for action, count in zip(legal, counts, strict=True) if count == fewest]
        return wanted[luck.below(len(wanted))]

    def missing(self, entry: Entry, known: Collection[int] = ()) -> list[str]:
        """Decisions that were never possible, though the game does not call them impossible with its content.

        Nothing is asked of those that are known from other games.
        """
        met = self.possible | set(entry.game.impossible(entry.book())) | set(known)
        return [name for action, name in enumerate(entry.vocabulary.names) if action not in met]

    def wonders(self, entry: Entry) -> list[str]:
        """Decisions that the game calls impossible with its content, and that were possible."""
        return [
            entry.vocabulary.name(action) for action in entry.game.impossible(entry.book()) if action in self.possible
        ]


def rarities(entry: Entry, listed: str = "states") -> list[Any]:
    """Positions that hardly any game reaches; the tests of a game may list some in a module of that name."""
    name = f"{entry.key}.rarities"
    if importlib.util.find_spec(entry.key) is None or importlib.util.find_spec(name) is None:
        return []
    states: list[Any] = getattr(import_module(name), listed, list)()
    return states


def sought(entry: Entry) -> list[Any]:
    """Positions that one game in hundreds reaches: the compiled build plays until one does, the pure build is shown."""
    return [] if is_compiled() else rarities(entry, "sought")


def explore(entry: Entry, games: int, seed: int, known: Collection[int] = ()) -> Exploration:
    """Play games in which seats and chance prefer what was never chosen, until every decision was possible.

    Rare positions have printed cards, whose decisions are known to whoever asks about others.
    """
    found, luck, all_tables, book = Exploration(), Luck(seed), tables(entry), entry.book()
    for s in [] if known else rarities(entry) + sought(entry):
        assert not entry.game.problems(s), f"{entry.key}: a rare position has {entry.game.problems(s)}"
        for who in entry.game.actors(s):
            found.possible.update(entry.game.legal(s, who))
    for number in range(games):
        seats, options = all_tables[number % len(all_tables)]
        game: Any = entry.game
        s, bound = game.new(seats, entry.choose(options), book), game.bound(seats)
        while (actors := game.actors(s)) and bound >= 0:
            found.most_actors = max(found.most_actors, len(actors))
            who = actors[luck.below(len(actors))]
            legal = game.legal(s, who)
            found.possible.update(legal)
            action = found.steer(legal, who, luck)
            found.chosen[action] += 1
            bound -= who != CHANCE
            game.apply(s, who, action)
        if number >= len(all_tables) and not found.missing(entry, known):
            break
    return found
