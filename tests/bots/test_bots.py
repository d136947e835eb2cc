"""Bots: legal, repeatable, fair, and stronger than chance where they should be."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from kosmodrom.bots.levels import BOTS, bot_named
from kosmodrom.engine.contract import CHANCE, Book, Game, State, View
from kosmodrom.engine.errors import BadTable
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, find, games
from kosmodrom.lab.simulate import plan_for, simulate
from toy.entry import ENTRY as TOY

EVERY = 7
"""Every seventh decision of a game is looked at."""
SELDOM = 41
"""Questions so far from one another come from all parts of games of all sizes."""
MOST = 4
"""So many questions are put to a bot twice."""
SLOW = "admiral"
"""Thinks too long to be asked about every game whenever something changes; `make test-long` does."""
CASES = [(key, name) for name in BOTS for key in ("toy", *games()) if key == "toy" or name != SLOW]


def entry_of(key: str) -> Entry:
    return TOY if key == "toy" else find(key)


def questions(entry: Entry, seed: int, every: int = EVERY) -> Iterator[tuple[Any, int]]:
    """States of random games in which a seat has a choice."""
    game, luck = entry.game, Luck(seed)
    s = game.new(entry.seats[seed % len(entry.seats)], entry.choose({}), entry.book())
    count = 0
    while actors := game.actors(s):
        seat = actors[luck.below(len(actors))]
        if seat == CHANCE:
            game.apply(s, CHANCE, game.roll(s, luck))
            continue
        legal = game.legal(s, seat)
        count += len(legal) > 1
        if len(legal) > 1 and count % every == 0:
            yield s, seat
        game.apply(s, seat, legal[luck.below(len(legal))])


def secrets(entry: Entry) -> Iterator[tuple[Any, Any, int]]:
    """States of many games, each with another one that looks the same to the seat that is asked."""
    game = entry.game
    for seed in itertools.count(1):
        for s, seat in questions(entry, seed, EVERY if entry is TOY else SELDOM):
            other = game.sample(game.view(s, seat), Luck(seed))
            if game.encode(other) != game.encode(s):
                yield s, other, seat


def decides_by_its_view_alone(key: str, name: str, most: int) -> None:
    """Put questions to a bot once more in another world that looks the same to its seat."""
    entry = entry_of(key)
    game = entry.game
    for s, other, seat in itertools.islice(secrets(entry), most):
        chosen, again = (
            bot_named(name).choose(game, game.view(world, seat), list(game.legal(world, seat)), Luck(5))
            for world in (s, other)
        )
        assert chosen == again
        assert chosen in game.legal(s, seat)


@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_bot_decides_by_what_its_seat_sees_alone(key: str, name: str) -> None:
    decides_by_its_view_alone(key, name, MOST)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_changes_nothing_by_thinking(name: str) -> None:
    game = TOY.game
    for s, seat in questions(TOY, 1):
        state, view = game.encode(s), game.view(s, seat)
        before, legal = game.encode_view(view), list(game.legal(s, seat))
        bot_named(name).choose(game, view, legal, Luck(5))
        assert game.encode(s) == state
        assert game.encode_view(view) == before
        assert legal == list(game.legal(s, seat))


@pytest.mark.parametrize("name", list(BOTS))
def test_a_single_option_is_taken_without_thought(name: str) -> None:
    view = TOY.game.view(TOY.game.new(2, TOY.choose({}), TOY.book()), 0)
    luck = Luck(1)
    assert bot_named(name).choose(TOY.game, view, [42], luck) == 42
    assert luck.word() == Luck(1).word()


def test_the_random_bot_takes_every_option_in_time() -> None:
    nothing: Any = None
    luck = Luck(3)
    taken = [bot_named("random").choose(nothing, View(0), [1, 2, 3], luck) for _ in range(300)]
    assert all(70 < taken.count(option) < 130 for option in (1, 2, 3))


@pytest.mark.thoughtful
@pytest.mark.parametrize("key", ["toy", "andromeda"])
def test_greedy_beats_random_from_either_seat(key: str) -> None:
    wins = 0.0
    for seat, bots in enumerate((["greedy", "random"], ["random", "greedy"])):
        wins += simulate(plan_for(entry_of(key), seats=2, games=5, bots=bots)).seats[seat].wins
    assert wins / 2 >= 0.8


class Way(State):
    """What was decided on it."""

    def __init__(self, done: list[int]) -> None:
        super().__init__(2)
        self.done = done


class Errand(Game[Way, View, Book]):
    """Of three options the first hands over to the other seat at once, the others go on and bring a point each."""

    def sample(self, view: View, luck: Luck) -> Way:  # noqa: ARG002  # nothing is hidden
        return Way([])

    def clone(self, s: Way) -> Way:
        return Way(s.done[:])

    def apply(self, s: Way, seat: int, action: int) -> None:  # noqa: ARG002  # one seat decides alone
        s.done.append(action)

    def actors(self, s: Way) -> list[int]:
        return [1] if 0 in s.done else [0]

    def legal(self, s: Way, seat: int) -> list[int]:  # noqa: ARG002  # the same all the time
        return [0, 1, 2]

    def scores(self, s: Way) -> list[int]:
        return [len([action for action in s.done if action]), 0]


def test_the_cadet_does_not_hand_over_because_it_has_overlooked_what_could_be_done() -> None:
    taken = [bot_named("cadet").choose(Errand(), View(0), [0, 1, 2], Luck(seed)) for seed in range(60)]
    assert 0 not in taken


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadTable, match="expected one of random, greedy, cadet, pilot, navigator, admiral"):
        bot_named("genius")


def test_the_pilot_is_the_yardstick() -> None:
    """What is published against the pilot holds against greedy."""
    assert BOTS["pilot"] is BOTS["greedy"]
