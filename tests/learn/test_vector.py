"""Many tables at once: what is written is what each table alone would tell, and both builds write the same."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from kosmodrom.engine.errors import KosmodromError, Refused
from kosmodrom.engine.registry import Entry, find
from kosmodrom.learn.pettingzoo import SeatsEnv
from kosmodrom.learn.tables import Table
from kosmodrom.learn.vector import Arrays, Tables
from learn.digests import digest, drawn
from learn.learners import ENTRIES, every_game, every_option, spelt
from toy.entry import ENTRY as TOY

ROOT = Path(__file__).parents[2]
STEPS = 60
ENDS = {"toy": 300}
"""Steps in which matches end and begin anew."""


@every_option
def test_a_row_is_the_match_that_pettingzoo_would_play(entry: Entry, seats: int, options: dict[str, str]) -> None:
    alone = SeatsEnv(Table(entry, seats, options=options))
    alone.reset(seed=2)
    tables, numbers = Tables(entry, 2, seats, **spelt(options)), np.random.default_rng(1)
    arrays = tables.arrays()
    tables.reset(arrays, seed=2)
    matches = 0
    for _ in range(ENDS.get(entry.key, STEPS)):
        agent = alone.agent_selection
        told = alone.observe(agent)
        assert alone.possible_agents[int(arrays.seats[0])] == agent
        assert np.array_equal(arrays.observations[0], told["observation"])
        assert np.array_equal(arrays.masks[0], told["action_mask"])
        decisions = drawn(arrays, numbers)
        alone.step(decisions[0])
        tables.step(decisions, arrays)
        assert bool(arrays.ended[0]) == all(alone.terminations.values())
        assert arrays.rewards[0].tolist() == pytest.approx(list(alone.rewards.values()))
        if arrays.ended[0]:
            matches += 1
            alone.reset()
    assert matches > 0 or entry.key not in ENDS


@every_game
def test_rows_begin_anew_when_they_are_over_and_say_so(entry: Entry) -> None:
    tables, numbers = Tables(entry, 2, 2, rewards="win", seed=1), np.random.default_rng(2)
    arrays, ended = tables.arrays(), 0
    tables.reset(arrays, seed=1)
    while ended < 3:
        tables.step(drawn(arrays, numbers), arrays)
        assert arrays.rewards.sum(axis=1).tolist() == arrays.ended.astype(float).tolist()
        assert arrays.masks.any(axis=1).all()
        ended += int(arrays.ended.sum())
    assert ended >= 3


def test_rows_have_chance_of_their_own() -> None:
    tables = Tables("star_scrappers", 4, 2)
    arrays = tables.arrays()
    tables.reset(arrays, seed=1)
    assert len({row.tobytes() for row in arrays.observations}) == 4
    before = arrays.observations.copy()
    tables.reset(arrays, seed=1)
    assert np.array_equal(arrays.observations, before)
    tables.reset(arrays)
    assert not np.array_equal(arrays.observations, before)


def test_arrays_may_be_of_any_kind_and_lie_anywhere() -> None:
    rows, table = 3, Table(TOY, 2)
    tables = Tables(TOY, rows, 2)
    usual = tables.arrays()
    storage = np.full((rows, 2 * table.width), 9, np.float64)
    odd = Arrays(
        storage[:, ::2],
        np.ones((len(table.decisions), rows), np.bool_).T,
        np.zeros(rows, np.uint8),
        np.ones((rows, 2), np.float16),
        np.ones(rows, np.int64),
    )
    tables.reset(usual, seed=3)
    tables.reset(odd, seed=3)
    for name in ("observations", "masks", "seats", "rewards", "ended"):
        assert np.array_equal(getattr(usual, name), getattr(odd, name))
    assert (storage[:, 1::2] == 9).all()


def test_one_forbidden_decision_stops_the_whole_step() -> None:
    tables = Tables(TOY, 3, 2)
    arrays = tables.arrays()
    tables.reset(arrays, seed=1)
    before = arrays.observations.copy(), arrays.masks.copy()
    decisions = drawn(arrays, np.random.default_rng(1))
    forbidden = int(np.argmin(arrays.masks[1]))
    with pytest.raises(Refused, match=r"row 1: seat . cannot decide") as refused:
        tables.step([decisions[0], forbidden, decisions[2]], arrays)
    assert refused.value.clause.startswith("TY-")
    with pytest.raises(KosmodromError, match="row 2: decision 9999 does not exist"):
        tables.step([*decisions[:2], 9999], arrays)
    with pytest.raises(KosmodromError, match="row 0: decision -1 does not exist"):
        tables.step([-1, *decisions[1:]], arrays)
    for odd in (decisions[:2], [0.5, 1.0, 2.0], [decisions], "abc"):
        with pytest.raises(KosmodromError, match="expected a whole number for each of 3 rows"):
            tables.step(odd, arrays)
    assert np.array_equal(arrays.observations, before[0])
    tables.step(decisions, arrays)
    again = Tables(TOY, 3, 2)
    fresh = again.arrays()
    again.reset(fresh, seed=1)
    again.step(decisions, fresh)
    assert np.array_equal(arrays.observations, fresh.observations)


def test_arrays_of_wrong_shapes_are_refused() -> None:
    tables = Tables(TOY, 2, 2)
    arrays = tables.arrays()
    with pytest.raises(KosmodromError, match=r"the array masks is \[2, 3\]; expected one of shape \[2, "):
        tables.reset(Arrays(arrays.observations, np.zeros((2, 3)), arrays.seats, arrays.rewards, arrays.ended))
    with pytest.raises(KosmodromError, match="the array seats is list"):
        tables.reset(Arrays(arrays.observations, arrays.masks, [0, 0], arrays.rewards, arrays.ended))  # type: ignore[arg-type]
    arrays.ended.flags.writeable = False
    with pytest.raises(KosmodromError, match="the array ended is"):
        tables.reset(arrays)


@pytest.mark.parametrize("rows", [0, -1, 10**7])
def test_so_many_rows_are_refused(rows: int) -> None:
    with pytest.raises(KosmodromError, match="rows of tables; expected 1 to 1000000"):
        Tables(TOY, rows)


def test_every_build_and_process_writes_the_same() -> None:
    """Whatever build this one is: the other process has the pure one."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-m", "learn.digests"],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {entry.key: digest(entry) for entry in ENTRIES}


def test_the_standard_deck_is_played_with_if_no_other_is_named() -> None:
    assert Tables("andromeda", 1).table.book is find("andromeda").book()
