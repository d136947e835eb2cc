"""What learners see: numbers in named blocks, between bounds, of what their seat may know and nothing else."""

from pathlib import Path

import numpy as np
import pytest

from conformance.walks import covering, tables
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, find
from kosmodrom.lab.strength import contend, contest_of
from kosmodrom.learn.tables import Table
from learn.learners import every_game, every_option, walk

EVERY = 7
"""Every seventh decision of a match is looked at."""


@every_option
def test_features_lie_between_the_bounds_of_their_blocks(entry: Entry, seats: int, options: dict[str, str]) -> None:
    table = Table(entry, seats, options=options)
    low, high = table.low, table.high
    for number, (s, _) in enumerate(walk(table, 3)):
        if number % EVERY == 0:
            for seat in range(seats):
                features = np.array(table.game.features(table.game.view(s, seat)))
                wrong = np.flatnonzero((features < low) | (features > high))
                assert not len(wrong), f"{entry.key}: {[(place, features[place]) for place in wrong]}"


@every_option
def test_features_of_a_state_are_those_of_the_view(entry: Entry, seats: int, options: dict[str, str]) -> None:
    table = Table(entry, seats, options=options)
    for s, asked in walk(table, 5):
        for seat in range(seats):
            if seat == asked or asked == 0:
                assert table.game.features_of(s, seat) == table.game.features(table.game.view(s, seat))


@every_game
def test_an_observation_is_the_same_in_every_world_that_the_seat_thinks_possible(entry: Entry) -> None:
    table, luck, others = Table(entry, 3), Luck(1), 0
    for number, (s, seat) in enumerate(walk(table, 4)):
        if number % EVERY == 0:
            world = table.game.sample(table.game.view(s, seat), luck)
            assert np.array_equal(table.observation(world, seat), table.observation(s, seat))
            others += table.game.encode(world) != table.game.encode(s)
    assert others > 0


@every_option
def test_a_bot_sees_in_its_view_what_a_learner_observes(entry: Entry, seats: int, options: dict[str, str]) -> None:
    table, plain = Table(entry, seats, options=options), Table(entry, entry.seats[0])
    s = table.begin()
    for seat in range(seats):
        assert np.array_equal(plain.seen(table.game.view(s, seat)), table.observation(s, seat))


LEARNT = """
import numpy as np

from kosmodrom.learn.tables import Table


class Learnt:
    def __init__(self):
        self.table = Table("andromeda")
        self.weights = np.random.default_rng(7).normal(size=(self.table.width, len(self.table.decisions)))

    def choose(self, game, view, legal, luck):
        worth = self.table.seen(view) @ self.weights
        return int(np.where(self.table.mask(legal), worth, -np.inf).argmax())
"""


def test_what_has_learnt_is_measured_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "learnt_by_a_test.py").write_text(LEARNT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    contest = contest_of(find("andromeda"), 2, "learnt_by_a_test:Learnt", "random", 2, seed=7)
    result = contend(contest)
    assert result.as_dict()["bot"] == "learnt_by_a_test:Learnt"
    assert 0 <= result.low <= result.share <= result.high <= 1


@every_game
def test_blocks_have_names_of_their_own_and_say_how_many_numbers_there_are(entry: Entry) -> None:
    names = [block.name for block in entry.game.feature_blocks()]
    assert len(set(names)) == len(names)
    for seats, options in covering(tables(entry), together=1):
        table = Table(entry, seats, options=options)
        s = table.begin()
        assert len(table.game.features(table.game.view(s, 0))) == table.width == len(table.low) == len(table.high)


def test_numbers_beyond_the_bounds_count_as_the_bounds() -> None:
    table = Table("star_scrappers", 2)
    s = table.begin()
    s.table.marker, s.table.round = 20_000, 30_000
    observation = table.observation(s, 0)
    assert observation[:3].tolist() == [table.high[0], table.low[1], table.high[2]]
