"""Balance: how the owners of each card fare when equal bots play, with intervals; and what becomes of one without it.

Owners of a card may win because of it or because of what goes with it. Restricted play tells these apart: the same
deals, with the card forbidden to one side.
"""

import importlib
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any, Final, NamedTuple

from kosmodrom.bots.evaluation import result
from kosmodrom.bots.levels import MEASURED, Bot, bot_named
from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, Game
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.owned_cards import CardFamily
from kosmodrom.engine.registry import Entry, entry_in
from kosmodrom.lab.processes import shared_out
from kosmodrom.lab.simulate import luck_of
from kosmodrom.lab.strength import interval

DOUBT: Final = 0.05
"""How often at least one interval of a whole table may miss the truth."""
FAR: Final = 0.10
"""Owners whose share is provably farther than this from the mean of their kind are worth a second look."""
SEAT: Final = 2
CARD: Final = 3
"""Which ints of a told event name the seat and the card."""
TRIES: Final = 3
STEPS: Final = 12
"""Taking a card may need several decisions, such as how it is paid: so often, and so far, is looked ahead."""


@dataclass(frozen=True)
class Trial:
    """Equal bots at equal tables; equal trials end equally."""

    package: str
    seats: int
    bot: str
    seed: str
    options: tuple[dict[str, str], ...]
    """Taken in turn."""
    without: str = ""
    """A card that one seat, each in turn, never takes if it can choose something else."""


class GameRow(NamedTuple):
    """What came of one game."""

    number: int
    shares: list[float]
    """Of the victory, by seat."""
    points: list[int]
    rounds: int
    owned: list[tuple[str, str, int]]
    """Family, card and seat; each once."""
    offered: list[tuple[str, str, int]]
    """Likewise; -1: to everyone."""


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


def families(package: str) -> list[CardFamily]:
    """What seats own in a game; a game that does not tell has none."""
    try:
        owned = importlib.import_module(f"{package}.play.owned").OWNED
    except ModuleNotFoundError:
        return []
    return list(owned)


def rows(trial: Trial, games: int, jobs: int, file: Path | None = None) -> Iterator[GameRow]:
    """So many games; those that a file holds already are not played again, and others are added to it."""
    known = read_rows(file) if file is not None and file.exists() else {}
    yield from (known[index] for index in range(games) if index in known)
    for row in shared_out(_play, [(trial, index) for index in range(games) if index not in known], jobs):
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row._asdict()) + "\n")
        yield row


def read_rows(file: Path) -> dict[int, GameRow]:
    """The games of a file by their number; a line that was cut off is left out."""
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        row["owned"] = [(str(family), str(card), int(seat)) for family, card, seat in row["owned"]]
        row["offered"] = [(str(family), str(card), int(seat)) for family, card, seat in row["offered"]]
        found[row["number"]] = GameRow(**row)
    return found


def _play(task: tuple[Trial, int]) -> GameRow:
    trial, index = task
    return play_one(entry_in(trial.package), families(trial.package), trial, index)


def play_one(entry: Entry, owned: Sequence[CardFamily], trial: Trial, index: int) -> GameRow:
    """One game of a trial, with its own luck."""
    game, luck = entry.game, luck_of(trial.seed, index)
    bots: list[Bot] = [bot_named(trial.bot, among=MEASURED) for _ in range(trial.seats)]
    if trial.without:
        seat = index % trial.seats
        bots[seat] = Abstainer(bots[seat], owned, trial.without)
    s: Any = game.new(trial.seats, trial.options[index // trial.seats % len(trial.options)], entry.book())
    s.telling = True
    offers: set[tuple[str, str, int]] = set()
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
        else:
            seat = actors[luck.below(len(actors))]
            legal = list(game.legal(s, seat))
            game.apply(
                s, seat, legal[0] if len(legal) == 1 else bots[seat].choose(game, game.view(s, seat), legal, luck)
            )
        for family in owned:
            offers.update(
                (family.name, family.cards[card], who) for who, card in family.offered(s) if card in family.cards
            )
    found = list(dict.fromkeys(taken(s.told, owned)))
    return GameRow(index, result(game, s), list(game.scores(s)), getattr(s.table, "round", 0), found, sorted(offers))


def taken(told: Sequence[int], owned: Sequence[CardFamily]) -> Iterator[tuple[str, str, int]]:
    """Family, card and seat of each card that events tell of."""
    for at in range(0, len(told), EVENT_WIDTH):
        for family in owned:
            if told[at] == family.event and told[at + CARD] in family.cards and told[at + SEAT] >= 0:
                yield family.name, family.cards[told[at + CARD]], told[at + SEAT]


class Abstainer:
    """Plays as another bot would that may not take a certain card, as long as there is anything else to do."""

    def __init__(self, bot: Bot, owned: Sequence[CardFamily], card: str) -> None:
        self._bot, self._owned, self._card = bot, owned, card

    def choose(self, game: Game[Any, Any, Any], view: Any, legal: list[int], luck: Luck) -> int:
        allowed = [action for action in legal if not self._leads_to_it(game, view, action, luck)] or legal
        return allowed[0] if len(allowed) == 1 else self._bot.choose(game, view, allowed, luck)

    def _leads_to_it(self, game: Game[Any, Any, Any], view: Any, action: int, luck: Luck) -> bool:
        """Whether the card is taken however the seat goes on, as far as some tries tell."""
        return all(self._takes_it(game, view, action, luck) for _ in range(TRIES))

    def _takes_it(self, game: Game[Any, Any, Any], view: Any, action: int, luck: Luck) -> bool:
        world, seat = game.sample(view, luck), view.seat
        world.telling = True
        for _ in range(STEPS):
            game.apply(world, seat, action)
            if any(card == self._card and who == seat for _, card, who in taken(world.told, self._owned)):
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

        The intervals hold together: in 19 of 20 tables no interval misses the truth. A game in which every seat owned
        a card says nothing about it.
        """
        shares: dict[tuple[str, str], list[float]] = defaultdict(list)
        offers = Counter((family, card) for row in self.games for family, card, _ in row.offered)
        for row in self.games:
            seats: dict[tuple[str, str], list[int]] = defaultdict(list)
            for family, card, seat in row.owned:
                seats[family, card].append(seat)
            for kind, owners in seats.items():
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

    def never_owned(self) -> list[str]:
        """Cards that no seat came to own."""
        owned = {(family, card) for row in self.games for family, card, _ in row.owned}
        return [card for family in self.owned for card in family.cards.values() if (family.name, card) not in owned]

    def share_of_seat(self, is_restricted: bool) -> tuple[float, float, float]:
        """The share of the first seat, or of the one that went without a card, with its interval."""
        share = fmean(row.shares[row.number % len(row.shares) if is_restricted else 0] for row in self.games)
        return share, *interval(share, len(self.games))


def weighed(trial: Trial, games: int, jobs: int, file: Path | None, tell: Callable[[int], None] | None) -> Balance:
    """Play a trial and count; `tell` hears how many games are done."""
    balance = Balance(families(trial.package))
    for row in rows(trial, games, jobs, file):
        balance.games.append(row)
        if tell is not None:
            tell(len(balance.games))
    balance.games.sort()
    return balance


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
