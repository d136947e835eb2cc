"""How the cards of a game fare when bots play: how often each is used, who wins with what, how long games last.

    python -m tools.card_balance GAME [--games N] [--bot NAME] [--jobs J] [--all-used]

Games of all numbers of seats and all options are played in turn. `A01-left 31/180` says that the card was used 31 times
and lay open in 180 games; of cards in hand each holder counts. With `--all-used` it fails if a card was never used.
"""

import argparse
import multiprocessing
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from kosmodrom.bots.levels import BOTS, bot_named
from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import find
from kosmodrom.games.andromeda.model import actions as andromeda
from kosmodrom.games.andromeda.model import events as andromeda_events
from kosmodrom.games.astrogornicy.model import actions as astrogornicy
from kosmodrom.games.astrogornicy.model import events as astrogornicy_events
from kosmodrom.games.star_scrappers.model import actions as star_scrappers
from kosmodrom.games.star_scrappers.model import events as star_scrappers_events
from tools.many_games import option_sets

CARD = 3
"""Which int of a told event names the card."""


@dataclass(frozen=True)
class Family:
    """Cards of one kind: what happens when one is used, and what the cards are called, by their number there."""

    name: str
    event: int
    cards: dict[int, str]
    offered: Callable[[Any], Iterable[tuple[int, int]]]
    """The holder (-1: everyone) and the number of each card that is offered in a state."""


@dataclass(frozen=True)
class Offer:
    """A card that could be used: by its holder, or by anyone if it lies open."""

    family: str
    card: str
    holder: int = -1


def numbered(names: list[str], first: int = 0) -> dict[int, str]:
    return dict(enumerate(names, first))


def open_artifacts(s: Any) -> Iterable[tuple[int, int]]:
    return ((-1, 2 * card + half) for card in s.table.tops if card >= 0 for half in range(2))


def tasks(s: Any) -> Iterable[tuple[int, int]]:
    yield from ((-1, task) for task in s.table.general)
    yield from ((seat, task) for seat, pile in enumerate(s.table.held) for task in pile.tail)


def in_hand(s: Any) -> Iterable[tuple[int, int]]:
    return ((seat, card) for seat, hand in enumerate(s.hands) for card in hand.cards)


def not_counted(_: Any) -> Iterable[tuple[int, int]]:
    return ()


FAMILIES = {
    "star_scrappers": [
        Family(
            "Artifacts",
            star_scrappers_events.COLLECTED,
            numbered([f"{card}-{half}" for card in star_scrappers.CARDS for half in star_scrappers.HALVES]),
            open_artifacts,
        )
    ],
    "andromeda": [Family("Tasks", andromeda_events.TASK_COMPLETED, numbered(andromeda.TASKS), tasks)],
    "astrogornicy": [
        Family(name, event, numbered(cards, astrogornicy.CARDS.index(cards[0])), offered)
        for name, event, cards, offered in (
            ("Missions", astrogornicy_events.COMPLETED, astrogornicy.MISSIONS, in_hand),
            ("Orders", astrogornicy_events.BOUGHT, astrogornicy.ORDERS, in_hand),
            ("Awards", astrogornicy_events.AWARDED, astrogornicy.AWARDS, not_counted),
            ("Expeditions", astrogornicy_events.COMPLETED, astrogornicy.EXPEDITIONS, not_counted),
            ("Technologies", astrogornicy_events.ACQUIRED, astrogornicy.TECHNOLOGIES, not_counted),
            ("Bulletins", astrogornicy_events.ACQUIRED, astrogornicy.BULLETINS, not_counted),
        )
    ],
    "posrod_gwiazd": list[Family](),
}


@dataclass
class Figures:
    """What was seen in some games."""

    used: Counter[tuple[str, str]] = field(default_factory=Counter)
    offered: Counter[tuple[str, str]] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    """Of winners."""
    rounds: list[int] = field(default_factory=list)
    fair: dict[str, float] = field(default_factory=dict)
    """For each race, the share of victories that chance would give it."""
    won: dict[str, float] = field(default_factory=dict)

    def add(self, other: "Figures") -> None:
        self.points += other.points
        self.rounds += other.rounds
        self.used.update(other.used)
        self.offered.update(other.offered)
        for race in other.fair:
            self.seen(race, other.fair[race], other.won[race])

    def seen(self, race: str, fair: float, won: float) -> None:
        """A race took part."""
        self.fair[race] = self.fair.get(race, 0.0) + fair
        self.won[race] = self.won.get(race, 0.0) + won


def play_one(task: tuple[str, str, int]) -> Figures:
    """One match between equal bots."""
    key, bot_name, index = task
    entry, figures, luck = find(key), Figures(), Luck(index)
    game, bot, options = entry.game, bot_named(bot_name), option_sets(entry)
    seats = entry.seats[index % len(entry.seats)]
    s: Any = game.new(seats, options[index // len(entry.seats) % len(options)], entry.book())
    s.telling = True
    offers: set[Offer] = set()
    while actors := game.actors(s):
        if actors[0] == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
        else:
            seat = actors[luck.below(len(actors))]
            game.apply(s, seat, bot.choose(game, game.view(s, seat), list(game.legal(s, seat)), luck))
        offers.update(_offers(key, s))
    figures.offered.update((offer.family, offer.card) for offer in offers)
    _count_cards(key, s.told, figures)
    figures.points.append(max(game.scores(s)))
    figures.rounds.append(getattr(s.table, "round", 0))
    if key == "andromeda":
        winners = game.winners(s)
        for seat in range(seats):
            race = andromeda.RACES[s.table.races[seat]]
            figures.seen(race, 1 / seats, (seat in winners) / len(winners))
    return figures


def _count_cards(key: str, told: list[int], figures: Figures) -> None:
    for at in range(0, len(told), EVENT_WIDTH):
        for family in FAMILIES[key]:
            if told[at] == family.event and told[at + CARD] in family.cards:
                figures.used[family.name, family.cards[told[at + CARD]]] += 1


def _offers(key: str, s: Any) -> Iterable[Offer]:
    for family in FAMILIES[key]:
        for holder, card in family.offered(s):
            if card in family.cards:
                yield Offer(family.name, family.cards[card], holder)


def fare(family: Family, card: str, figures: Figures) -> str:
    """How often a card was used, and of how many offers."""
    kind = family.name, card
    return f"{card} {figures.used[kind]}" + (f"/{figures.offered[kind]}" if figures.offered[kind] else "")


def spread(numbers: list[int]) -> str:
    """The least, a tenth, the middle, nine tenths, the most."""
    row = sorted(numbers)
    return " ".join(str(row[min(len(row) - 1, len(row) * tenths // 10)]) for tenths in (0, 1, 5, 9, 10))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(FAMILIES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", choices=list(BOTS), default="greedy")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--all-used", action="store_true")
    asked = parser.parse_args()
    figures = Figures()
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for some in pool.imap_unordered(play_one, [(asked.game, asked.bot, index) for index in range(asked.games)]):
            figures.add(some)
    print(f"{asked.game}, {asked.games} games of {asked.bot}: least, tenth, middle, nine tenths, most")
    print(f"points of winners: {spread(figures.points)}")
    print(f"rounds: {spread(figures.rounds)}")
    unused = []
    for family in FAMILIES[asked.game]:
        unused += [card for card in family.cards.values() if not figures.used[family.name, card]]
        print(f"{family.name}: " + ", ".join(fare(family, card, figures) for card in family.cards.values()))
    for race, fair in figures.fair.items():
        print(f"{race}: won {figures.won[race]:g}, fair share {fair:.1f}, ratio {figures.won[race] / fair:.2f}")
    if unused:
        print(f"never used: {', '.join(unused)}")
    return 1 if unused and asked.all_used else 0


if __name__ == "__main__":
    sys.exit(main())
