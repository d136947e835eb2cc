"""The door for PettingZoo keeps what PettingZoo's own suites ask, and tells an agent what its seat sees."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from kosmodrom.engine.errors import KosmodromError, Refused
from kosmodrom.engine.registry import Entry
from kosmodrom.learn.pettingzoo import SeatsEnv, env, seat_name
from kosmodrom.learn.tables import Table
from learn.learners import WARNED_OF, every_game, every_option, every_size, spelt
from toy.entry import ENTRY as TOY

CYCLES = 250
FEW_CYCLES = 25

in_its_own_way = pytest.mark.filterwarnings(*(f"ignore:{sentence}" for sentence in WARNED_OF))


@in_its_own_way
@every_size
def test_the_suites_of_pettingzoo_pass(entry: Entry, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(entry, seats=seats), num_cycles=CYCLES)
    seed_test(lambda: env(entry, seats=seats), num_cycles=CYCLES // 2)
    assert "Passed API test" in capsys.readouterr().out


@in_its_own_way
@every_option
def test_every_option_can_be_played_with(
    entry: Entry, seats: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(entry, seats=seats, rewards="points", **spelt(options)), num_cycles=FEW_CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_it_can_be_rendered(entry: Entry, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(entry, seats=2, render_mode=render_mode))
    assert seat_name(0) in capsys.readouterr().out


def played(table: SeatsEnv, seed: int | None, choose: int) -> list[tuple[str, Any, Any, float]]:
    """What every agent is told in a match in which decisions are drawn."""
    numbers = np.random.default_rng(choose)
    told: list[tuple[str, Any, Any, float]] = []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, is_over, _, _ = table.last()
        told.append((agent, observation["observation"].tolist(), observation["action_mask"].tolist(), reward))
        table.step(None if is_over else int(numbers.choice(np.flatnonzero(observation["action_mask"]))))
    return told


def test_the_same_seed_gives_the_same_match_and_another_another() -> None:
    one, other = SeatsEnv(Table(TOY, 3)), SeatsEnv(Table(TOY, 3))
    first, second = played(one, 1, 7), played(one, None, 7)
    assert first == played(other, 1, 7)
    assert second == played(other, None, 7)
    assert first != second != played(one, 2, 7)


@every_game
def test_each_agent_gets_the_reward_of_its_seat_once(entry: Entry) -> None:
    table = SeatsEnv(Table(entry, 3))
    told = played(table, 5, 5)
    rewards = {agent: [reward for who, _, _, reward in told if who == agent] for agent in table.possible_agents}
    assert [sum(each) for each in rewards.values()] == table.table.outcome(table.match)
    assert all(not any(each[:-1]) for each in rewards.values())


@every_game
def test_an_agent_is_told_what_its_seat_sees_and_may_do(entry: Entry) -> None:
    table = SeatsEnv(Table(entry, 2))
    table.reset(seed=3)
    game, numbers = entry.game, np.random.default_rng(3)
    for _ in range(60):
        asked = table.possible_agents.index(table.agent_selection)
        for seat, agent in enumerate(table.possible_agents):
            told = table.observe(agent)
            features = np.array(game.features(game.view(table.match, seat)))
            assert np.array_equal(told["observation"], np.clip(features, table.table.low, table.table.high))
            legal = game.legal(table.match, seat) if seat == asked else []
            assert np.flatnonzero(told["action_mask"]).tolist() == legal
            assert table.observation_space(agent).contains(told)
        assert table.state_space.contains(table.state())
        table.step(int(numbers.choice(np.flatnonzero(table.action_mask(table.agent_selection)))))
        if not table.agents or any(table.terminations.values()):
            break


@every_game
def test_a_forbidden_decision_is_refused_with_its_rule_and_changes_nothing(entry: Entry) -> None:
    table = SeatsEnv(Table(entry, 2))
    table.reset(seed=1)
    agent = table.agent_selection
    before, forbidden = entry.game.encode(table.match), int(np.argmin(table.action_mask(agent)))
    with pytest.raises(
        Refused, match=f"seat {agent[-1]} cannot decide '{entry.vocabulary.name(forbidden)}' now"
    ) as refused:
        table.step(forbidden)
    assert refused.value.clause.startswith(entry.prefix)
    for odd in (-1, len(entry.vocabulary), 1.0, "end", None, np.float32(2)):
        with pytest.raises(KosmodromError, match="does not exist; expected 0 to"):
            table.step(odd)  # type: ignore[arg-type]
    assert entry.game.encode(table.match) == before
    assert table.agent_selection == agent
    assert not any(table.rewards.values())


def test_tables_that_do_not_exist_are_refused_with_a_sentence() -> None:
    with pytest.raises(KosmodromError, match="there is no game 'chess'; expected one of"):
        env("chess")
    with pytest.raises(KosmodromError, match="toy cannot be played with 5 seats; expected one of 2, 3, 4"):
        env(TOY, seats=5)
    with pytest.raises(KosmodromError, match="toy has no option 'colour'; expected one of passing"):
        env(TOY, colour="red")
    with pytest.raises(KosmodromError, match="option passing = 'up'; expected one of left, right"):
        env(TOY, passing="up")
    with pytest.raises(KosmodromError, match="the language 'xx' is not known"):
        env(TOY, lang="xx")
    with pytest.raises(KosmodromError, match="render_mode = 'rgb_array'; expected one of human, ansi"):
        env(TOY, render_mode="rgb_array")


def test_options_that_are_numbers_may_be_written_as_numbers() -> None:
    table = env("posrod_gwiazd", seats=2, width=7, all_in_one="yes").unwrapped.table
    assert (table.options["width"], table.options["all-in-one"]) == ("7", "yes")


def test_a_table_is_shown_as_everybody_sees_it_in_the_language_asked_for() -> None:
    for lang, title in (("en", "Round"), ("pl", "Runda")):
        table = SeatsEnv(Table("star_scrappers", 2), "ansi", lang)
        table.reset(seed=1)
        text = table.render()
        assert text is not None
        assert text.startswith(title)
        assert "YOUR HAND" not in text
