"""Balance: how the owners of each card fare when equal bots play, with intervals; and what becomes of one without it.

Owners of a card may win because of it or because of what goes with it. Restricted play tells these apart: the same
deals, with the card forbidden to one side.
"""

import importlib
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from statistics import NormalDist, fmean
from typing import Any, Final, NamedTuple

from kosmodrom.bots.evaluation import result
from kosmodrom.bots.levels import Bot, knowing
from kosmodrom.bots.minds import mind_from
from kosmodrom.bots.own_bots import measured_bot
from kosmodrom.bots.tree_search import Mind
from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, Book, Game
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.owned_cards import CardFamily, in_play
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.engine.seeded_chance import Seed, seed_word
from kosmodrom.lab.kept_rows import KeptRows
from kosmodrom.lab.processes import Workers, shared_out
from kosmodrom.lab.simulate import luck_of
from kosmodrom.lab.strength import interval

DOUBT: Final = 0.05
"""How often at least one interval of a whole table may miss the truth."""
FAR: Final = 0.10
"""Owners whose share is provably farther than this from the mean of their kind are worth a second look."""
SEAT: Final = 2
CARD: Final = 3
"""Which ints of a told event name the seat and the card."""
CLOCKS: Final = ("round", "year")
"""Fields of a Table by which a game counts its rounds."""
TRIES: Final = 3
STEPS: Final = 12
"""Taking a card may need several decisions, such as how it is paid: so often, and so far, is looked ahead."""


@dataclass(frozen=True)
class Trial:
    """Equal bots at equal tables; equal trials end equally."""

    package: str
    seats: int
    bot: str
    seed: Seed
    options: tuple[dict[str, str], ...]
    """Taken in turn."""
    without: str = ""
    """A card that one seat, each in turn, never takes if it can choose something else."""
    deck: Deck | None = None
    schooling: str = ""
    """How the minds of its bots were learnt, if they are not those of the printed game;"""
    mind: str = ""
    """and what came of that, as JSON."""

    @property
    def settings(self) -> dict[str, Any]:
        """What its games depend on, as plain data."""
        entry = entry_in(self.package)
        return ({"schooling": self.schooling} if self.schooling else {}) | {
            "game": entry.key,
            "rules": entry.rules_version,
            "deck": (self.deck or entry.standard_deck()).digest,
            "seats": self.seats,
            "options": list(self.options),
            "bot": self.bot,
            "without": self.without,
            "counted": [family.name for family in families(self.package)],
            "seed": seed_word(self.seed),
        }


class GameRow(NamedTuple):
    """What came of one game."""

    number: int
    shares: list[float]
    """Of the victory, by seat."""
    points: list[int]
    rounds: int
    owned: list[tuple[str, str, int]]
    """Family, card and seat; each once, or as often as it came where a card has several copies."""
    offered: list[tuple[str, str, int]]
    """Likewise; -1: to everyone."""
    course: list[list[list[int]]]
    """The score sheet at the end of each round: rows of sources, columns of seats."""
    decisions: dict[str, list[int]]
    """By verb: how many each seat made where there was a choice."""
    forced: int
    """Decisions without a choice."""

    @property
    def length(self) -> int:
        """Decisions of all seats."""
        return self.forced + sum(map(sum, self.decisions.values()))


class Fare(NamedTuple):
    """How the owners of a card fared."""

    family: str
    card: str
    owners: int
    """In games that others played without it."""
    share: float
    low: float
    high: float
    kind: float
    """The mean share of owners of all cards of its kind."""
    offers: int

    @property
    def is_far(self) -> bool:
        return self.low > self.kind + FAR or self.high < self.kind - FAR


def families(package: str, book: Book | None = None) -> list[CardFamily]:
    """What seats own in a game, with the cards of a book or the printed ones; a game that does not tell has none."""
    try:
        owned = importlib.import_module(f"{package}.play.owned").OWNED
    except ModuleNotFoundError:
        return []
    entry = entry_in(package)
    return in_play(owned, entry.spare, book or entry.book())


def rows(
    trials: Sequence[Trial], games: int, jobs: Workers, kept: KeptRows | None = None
) -> Iterator[tuple[int, GameRow]]:
    """So many games of each trial, with its number; those that are kept are not played again, and others are added."""
    tasks = [(trial, index) for index in range(games) for trial in trials]
    sides = [(side, index) for index in range(games) for side in range(len(trials))]
    known = {} if kept is None else kept.rows
    for side, index in sides:
        if (side, index) in known:
            yield side, _row_of(known[side, index])
    missing = [at for at, task in enumerate(sides) if task not in known]
    played = shared_out(_play, [tasks[at] for at in missing], jobs)
    for at, row in zip(missing, played, strict=True):
        if kept is not None:
            kept.add(sides[at], row._asdict())
        yield sides[at][0], row


def _row_of(data: dict[str, Any]) -> GameRow:
    """A row as it was before it was written down."""
    for key in ("owned", "offered"):
        data[key] = [(str(family), str(card), int(seat)) for family, card, seat in data[key]]
    return GameRow(**data)


def _play(task: tuple[Trial, int]) -> GameRow:
    trial, index = task
    entry = entry_in(trial.package)
    return play_one(entry, families(trial.package, entry.book(trial.deck)), trial, index)


def play_one(entry: Entry, owned: Sequence[CardFamily], trial: Trial, index: int) -> GameRow:
    """One game of a trial, with its own luck."""
    game, luck = entry.game, luck_of(trial.seed, index)
    bots = [bot_of(trial) for _ in range(trial.seats)]
    if trial.without:
        seat = index % trial.seats
        bots[seat] = Abstainer(bots[seat], owned, trial.without, luck_of(f"{trial.seed} without", index))
    options = trial.options[index // trial.seats % len(trial.options)]
    s: Any = game.new(trial.seats, options, entry.book(trial.deck))
    s.telling = True
    offers: set[tuple[str, str, int]] = set()
    decisions: dict[str, list[int]] = {}
    forced, now = 0, _clock(s)
    course: list[list[list[int]]] = []
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
        else:
            seat = actors[luck.below(len(actors))]
            legal = list(game.legal(s, seat))
            if len(legal) == 1:
                forced += 1
                action = legal[0]
            else:
                action = bots[seat].choose(game, game.view(s, seat), legal, luck)
                decisions.setdefault(entry.vocabulary.verb(action), [0] * trial.seats)[seat] += 1
            game.apply(s, seat, action)
        if _clock(s) != now:
            if now > 0:
                course.append([list(row) for row in game.sheet(s)])
            now = _clock(s)
        for family in owned:
            offers.update(
                (family.name, family.cards[card], who) for who, card in family.offered(s) if card in family.cards
            )
    final = [list(row) for row in game.sheet(s)]
    if not course or course[-1] != final:
        course.append(final)
    copied = {family.name for family in owned if family.has_copies}
    every = list(taken(s.told, owned))
    found = [card for at, card in enumerate(every) if card[0] in copied or card not in every[:at]]
    return GameRow(
        index, result(game, s), list(game.scores(s)), len(course), found, sorted(offers), course, decisions, forced
    )


def bot_of(trial: Trial) -> Bot:
    """One of those that play."""
    return knowing(trial.bot, _mind(trial.package, trial.mind)) if trial.mind else measured_bot(trial.bot)


@lru_cache(maxsize=2)
def _mind(package: str, text: str) -> Mind:
    """Of one side or the other."""
    return mind_from(json.loads(text), entry_in(package).vocabulary.names)


def _clock(s: Any) -> int:
    return next((int(getattr(s.table, name)) for name in CLOCKS if hasattr(s.table, name)), 0)


def taken(told: Sequence[int], owned: Sequence[CardFamily], is_near: bool = False) -> Iterator[tuple[str, str, int]]:
    """Family, card and seat of each card that events tell of, or also of each that comes near."""
    for at in range(0, len(told), EVENT_WIDTH):
        for family in owned:
            is_its = told[at] == family.event or told[at] in family.also or (is_near and told[at] in family.before)
            if is_its and told[at + CARD] in family.cards and told[at + SEAT] >= 0:
                yield family.name, family.cards[told[at + CARD]], told[at + SEAT]


class Abstainer:
    """Plays as another bot would that may not take a certain card, as long as there is anything else to do.

    It looks ahead by luck of its own, so that a game goes as it would have gone until the card is in the way.
    """

    def __init__(self, bot: Bot, owned: Sequence[CardFamily], card: str, luck: Luck) -> None:
        self._bot, self._owned, self._card, self._luck = bot, owned, card, luck

    def choose(self, game: Game[Any, Any, Any], view: Any, legal: list[int], luck: Luck) -> int:
        allowed = [action for action in legal if not self._leads_to_it(game, view, action, self._luck)] or legal
        return allowed[0] if len(allowed) == 1 else self._bot.choose(game, view, allowed, luck)

    def _leads_to_it(self, game: Game[Any, Any, Any], view: Any, action: int, luck: Luck) -> bool:
        """Whether the card is taken however the seat goes on, as far as some tries tell."""
        return all(self._takes_it(game, view, action, luck) for _ in range(TRIES))

    def _takes_it(self, game: Game[Any, Any, Any], view: Any, action: int, luck: Luck) -> bool:
        world, seat = game.sample(view, luck), view.seat
        world.telling = True
        for _ in range(STEPS):
            game.apply(world, seat, action)
            if any(card == self._card and who == seat for _, card, who in taken(world.told, self._owned, True)):
                return True
            if game.actors(world) != [seat]:
                return False
            legal = game.legal(world, seat)
            action = legal[luck.below(len(legal))]
        return False


@dataclass
class Balance:
    """What was counted over many games."""

    owned: Sequence[CardFamily]
    games: list[GameRow] = field(default_factory=list)

    def fares(self) -> list[Fare]:
        """How the owners of each card fared that was owned at all, by kind, the best first.

        The intervals hold together: in 19 of 20 tables no interval misses the truth. Owners of a card with
        several copies are those who had most of it. A game in which every seat owned a card says nothing about it.
        """
        shares: dict[tuple[str, str], list[float]] = defaultdict(list)
        offers = Counter((family, card) for row in self.games for family, card, _ in row.offered)
        for row in self.games:
            copies: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
            for family, card, seat in row.owned:
                copies[family, card][seat] += 1
            for kind, counts in copies.items():
                owners = [seat for seat, count in counts.items() if count == max(counts.values())]
                if len(owners) < len(row.shares):
                    shares[kind] += [row.shares[seat] for seat in owners]
        means = {
            family.name: fmean(every)
            for family in self.owned
            if (every := [share for (name, _), some in shares.items() if name == family.name for share in some])
        }
        sure = NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, len(shares)))
        found = [
            Fare(
                family,
                card,
                len(some),
                fmean(some),
                *interval(fmean(some), len(some), sure),
                means[family],
                offers[family, card],
            )
            for (family, card), some in shares.items()
        ]
        order = [family.name for family in self.owned]
        return sorted(found, key=lambda fare: (order.index(fare.family), -fare.share, fare.card))

    def unowned(self) -> list[tuple[str, str]]:
        """Family and card of those that no seat came to own."""
        owned = {(family, card) for row in self.games for family, card, _ in row.owned}
        every = [(family.name, card) for family in self.owned for card in family.cards.values()]
        return [card for card in every if card not in owned]

    def never_owned(self) -> list[str]:
        return [card for _, card in self.unowned()]

    def share_of_seat(self, is_restricted: bool) -> tuple[float, float, float]:
        """The share of the first seat, or of the one that went without a card, with its interval."""
        share = fmean(row.shares[row.number % len(row.shares) if is_restricted else 0] for row in self.games)
        return share, *interval(share, len(self.games))


def weighed(
    trials: Sequence[Trial], games: int, jobs: Workers, kept: KeptRows | None, tell: Callable[[int], None] | None
) -> list[Balance]:
    """Play equally many games of each trial and count; `tell` hears how many are done of all."""
    balances = [Balance(families(trial.package, entry_in(trial.package).book(trial.deck))) for trial in trials]
    for done, (side, row) in enumerate(rows(trials, games, jobs, kept), 1):
        balances[side].games.append(row)
        if tell is not None:
            tell(done)
    for balance in balances:
        balance.games.sort(key=lambda row: row.number)
    return balances


def table(fares: Sequence[Fare]) -> str:
    """The fares as a table in Markdown; what is provably far from its kind is marked."""
    lines = [
        "| kind | card | offered | owners | won | interval | kind wins | |",
        "|---|---|---:|---:|---:|---:|---:|---|",
    ]
    for fare in fares:
        won, low, high, kind = (f"{100 * share:.0f}%" for share in (fare.share, fare.low, fare.high, fare.kind))
        offers, mark = str(fare.offers or "–"), "far" if fare.is_far else ""
        lines.append(
            f"| {fare.family} | {fare.card} | {offers} | {fare.owners} | {won} | {low}–{high} | {kind} | {mark} |"
        )
    return "\n".join(lines)


def spread(numbers: Sequence[int]) -> str:
    """The least, a tenth, the middle, nine tenths, the most."""
    row = sorted(numbers)
    return ", ".join(str(row[min(len(row) - 1, len(row) * tenths // 10)]) for tenths in (0, 1, 5, 9, 10))
