"""The door for Gymnasium: one seat against bots, as Gymnasium's own checks want it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kosmodrom.engine.errors import KosmodromError, Refused
from kosmodrom.engine.registry import Entry, games
from kosmodrom.learn.gymnasium import LOSE, SeatEnv, env
from kosmodrom.learn.tables import Table
from learn.learners import every_game, every_option, spelt
from toy.entry import ENTRY as TOY

MOST = 30
"""Decisions of a seat that are looked at."""


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_checks_of_gymnasium_pass(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(f"kosmodrom/{key}-v0", seats=seats, against="random", render_mode="ansi", forbidden=LOSE)
    check_env(made.unwrapped)
    assert capsys.readouterr().out, "the mode for people was tried too"


def written(info: dict[str, Any]) -> dict[str, Any]:
    """The same with lists for arrays, so that it can be compared."""
    return info | {"action_mask": info["action_mask"].tolist()}


def lived(table: SeatEnv, seed: int | None, choose: int, most: int = 1000) -> list[Any]:
    """What a seat is told in a match in which its decisions are drawn."""
    numbers = np.random.default_rng(choose)
    observation, info = table.reset(seed=seed)
    told: list[Any] = [observation.tolist(), written(info)]
    for _ in range(most):
        observation, reward, is_over, is_cut, info = table.step(numbers.choice(np.flatnonzero(table.action_masks())))
        told.append((observation.tolist(), reward, is_over, is_cut, written(info)))
        if is_over:
            break
    return told


@every_option
def test_every_option_can_be_played_with(entry: Entry, seats: int, options: dict[str, str]) -> None:
    table = env(entry, seats, against="random", **spelt(options))
    told = lived(table, 1, 1, MOST)
    assert len(told) > 2
    assert all(table.observation_space.contains(np.array(each[0], np.int16)) for each in told[2:])


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    one, other = (env(TOY, 3, against=["greedy", "cadet"]) for _ in range(2))
    first, second = lived(one, 1, 7), lived(one, None, 7)
    assert first == lived(other, 1, 7)
    assert second == lived(other, None, 7)
    assert first != second != lived(one, 2, 7)


@every_game
def test_the_end_brings_the_reward_of_the_seat_and_then_nothing_can_be_decided(entry: Entry) -> None:
    table = env(entry, 3, against="random")
    *before, last = lived(table, 3, 3)
    _, reward, is_over, _, info = last
    assert is_over
    assert not any(each[1] for each in before[2:])
    assert reward == table.table.outcome(table.match)[table.seat] == info["rewards"][info["seat"]]
    assert info["points"] == entry.game.scores(table.match)
    assert not table.action_masks().any()
    with pytest.raises(KosmodromError, match="no match is running; reset the environment first"):
        table.step(0)


def test_a_seat_can_be_chosen_or_is_drawn() -> None:
    table = env(TOY, 4, against="random")
    drawn = {table.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert drawn == {0, 1, 2, 3}
    chosen = env(TOY, 4, against="random", seat=2)
    assert {chosen.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_bots_sit_after_the_learner_in_the_order_named() -> None:
    table = env(TOY, 3, against=["random", "greedy"], seat=1)
    assert [type(bot).__name__ for bot in table.bots] == ["RandomBot", "GreedyBot"]


@every_game
def test_a_forbidden_decision_is_refused_with_its_rule_and_changes_nothing(entry: Entry) -> None:
    table = env(entry, 2, against="random")
    table.reset(seed=1)
    before, forbidden = entry.game.encode(table.match), int(np.argmin(table.action_masks()))
    with pytest.raises(Refused, match=f"cannot decide '{entry.vocabulary.name(forbidden)}' now"):
        table.step(forbidden)
    with pytest.raises(KosmodromError, match="does not exist; expected 0 to"):
        table.step(len(entry.vocabulary))
    assert entry.game.encode(table.match) == before
    assert table.action_masks().any()


def test_where_it_is_asked_for_a_forbidden_decision_loses() -> None:
    table = env(TOY, 2, against="random", forbidden=LOSE)
    table.reset(seed=1)
    _, reward, is_over, _, info = table.step(int(np.argmin(table.action_masks())))
    assert (reward, is_over) == (-1, True)
    assert info["clause"].startswith("TY-")
    assert not table.action_masks().any()


def test_the_chance_of_a_match_does_not_depend_on_who_plays() -> None:
    dealt = []
    for against in ("random", "greedy"):
        table = env("star_scrappers", 2, against=against, seat=0)
        table.reset(seed=4)
        dealt.append(sorted(table.match.hands[0].cards))
    assert dealt[0] == dealt[1]


def test_tables_that_do_not_exist_are_refused_with_a_sentence() -> None:
    with pytest.raises(KosmodromError, match="there is no bot 'deep-blue'; expected one of random, greedy"):
        env(TOY, against="deep-blue")
    with pytest.raises(KosmodromError, match="2 bots against one seat of 4; expected 1 or 3"):
        env(TOY, 4, against=["random", "greedy"])
    with pytest.raises(KosmodromError, match="there is no seat 4 at this table; expected 0 to 3"):
        env(TOY, 4, seat=4)
    with pytest.raises(KosmodromError, match="forbidden = 'ignore'; expected 'refuse' or 'lose'"):
        env(TOY, forbidden="ignore")
    with pytest.raises(KosmodromError, match="no match is running"):
        SeatEnv(Table(TOY)).step(0)


def test_a_seat_is_made_by_a_name_that_says_where_it_is_from_and_tells_its_mask() -> None:
    made = gymnasium.make("kosmodrom.learn.gymnasium:kosmodrom/star_scrappers-v0", seats=2, against="random")
    _, info = made.reset(seed=7)
    masks = made.get_wrapper_attr("action_masks")
    assert info["action_mask"].any()
    assert (info["action_mask"] == masks()).all()
    *_, info = made.step(int(info["action_mask"].argmax()))
    assert info["action_mask"].any()
    assert (info["action_mask"] == masks()).all()


def test_after_the_end_nothing_is_in_the_mask() -> None:
    table = env(TOY, 3, against="random", forbidden=LOSE)
    _, info = table.reset(seed=7)
    *_, info = table.step(int(info["action_mask"].argmin()))
    assert info["clause"]
    assert not info["action_mask"].any()
