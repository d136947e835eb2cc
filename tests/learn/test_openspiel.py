"""The door for OpenSpiel: its tools meet our states as if they were its own, and learn no secret from them."""

import pickle

import numpy as np
import pyspiel
import pytest
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.errors import KosmodromError, Refused
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import Entry, games
from kosmodrom.learn.openspiel import PREFIX
from learn.learners import every_game, every_option, spelt
from learn.spiel import begun, game_of, roll, sights, walk
from toy.entry import ENTRY as TOY

EVERY = 9
"""Every ninth decision of a game is looked at."""


@every_game
def test_a_random_game_comes_to_its_end(entry: Entry) -> None:
    for state in walk(begun(game_of(entry), 1), 2):
        seat, legal = state.current_player(), state.legal_actions()
        assert not state.is_chance_node()
        assert state.legal_actions(seat) == legal == sorted(set(legal))
        if not state.is_terminal():
            assert legal
            assert state.legal_actions(1 - seat) == []
            assert state.returns() == [0, 0]
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert sum(state.returns()) == 1
    assert state.player_return(0) == state.returns()[0]


@every_game
def test_chance_is_explicit_and_as_likely_as_the_rules_say(entry: Entry) -> None:
    state = game_of(entry).new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    outcomes, s = state.chance_outcomes(), state.world.s
    odds = entry.game.odds(s)
    assert [action for action, _ in outcomes] == entry.game.legal(s, -1) == state.legal_actions()
    assert [share * sum(odds) for _, share in outcomes] == pytest.approx(odds)
    assert sum(share for _, share in outcomes) == pytest.approx(1)


def test_only_choices_are_asked_for() -> None:
    sizes = [
        len(state.legal_actions())
        for seed in range(5)
        for state in walk(begun(game_of(TOY, 4), seed), seed)
        if not state.is_terminal()
    ]
    assert sizes
    assert 1 not in sizes


@every_game
def test_a_resampled_world_looks_the_same_to_its_seat(entry: Entry) -> None:
    changed = 0
    for index, state in enumerate(walk(begun(game_of(entry), 3), 4)):
        if index % EVERY or state.is_terminal():
            continue
        numbers = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        for seat in range(2):
            other = state.resample_from_infostate(seat, numbers)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            changed += sights(other) != sights(state)
        other = state.resample_from_infostate(state.current_player(), numbers)
        assert other.current_player() == state.current_player()
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()
    assert changed > 0


@every_game
def test_a_clone_shares_nothing(entry: Entry) -> None:
    state = begun(game_of(entry), 5)
    state.apply_action(state.legal_actions()[0])
    roll(state, Luck(5))
    before = sights(state), state.current_player(), state.legal_actions(), state.history()
    clone = state.clone()
    assert (sights(clone), clone.current_player(), clone.legal_actions(), clone.history()) == before
    clone.legal_actions().clear()
    state.child(clone.legal_actions()[0])
    assert list(walk(clone, 6))[-1].is_terminal()
    assert (sights(state), state.current_player(), state.legal_actions(), state.history()) == before


def test_any_of_the_seats_that_decide_together_can_be_asked_first() -> None:
    for seat in range(4):
        state = begun(game_of(TOY, 4), 9, asked=seat)
        assert state.current_player() == seat
        assert state.clone().current_player() == seat
        assert state.guessed(seat, Luck(1)).current_player() == seat
        assert state.child(state.legal_actions()[0]).current_player() == (1 if seat == 0 else 0)


def test_seats_that_decide_together_do_not_see_each_other() -> None:
    state = begun(game_of(TOY), 9)
    first = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    assert {child.current_player() for child in children} == {1 - first}
    assert len({child.information_state_string() for child in children}) == 1
    assert len({child.information_state_string(first) for child in children}) == len(children) > 1


@every_game
def test_what_a_seat_has_learnt_holds_all_that_it_saw_and_decided_before(entry: Entry) -> None:
    """Perfect recall: a later line of a seat goes on where its earlier ones stopped."""
    lines: dict[int, list[str]] = {0: [], 1: []}
    views: dict[int, list[str]] = {0: [], 1: []}
    for state in walk(begun(game_of(entry), 7), 8):
        for seat in range(2):
            *told, sight = state.information_state_string(seat).splitlines()
            assert told[: len(lines[seat])] == lines[seat]
            assert sight == state.observation_string(seat).partition(": ")[2]
            lines[seat] = told
        if not state.is_terminal():
            views[state.current_player()].append(state.observation_string())
    for seat in range(2):
        own = [line for line in lines[seat] if line.startswith(f"{seat} ")]
        sums = [line for line in lines[seat] if line.startswith("@")]
        assert len(own) == len(sums) >= len(views[seat]) > 0


@every_game
def test_a_seat_learns_the_decisions_that_its_journal_names_and_no_others(entry: Entry) -> None:
    state = begun(game_of(entry, 3), 2)
    for _ in range(40):
        if state.is_terminal():
            break
        seat, action = state.current_player(), state.legal_actions()[-1]
        audience = entry.game.audience(state.world.s, seat, action) | 1 << seat
        before = [len(state.world.known(each)) for each in range(3)]
        child = state.child(action)
        for each in range(3):
            new = child.world.known(each)[before[each] :]
            named = bool(new) and child.world.line(new[0]) == f"{seat} {entry.vocabulary.name(action)}"
            assert named == bool(audience >> each & 1)
        state = child
        roll(state, Luck(3))


@every_game
def test_numbers_are_named_and_tell_what_the_seat_sees(entry: Entry) -> None:
    game = game_of(entry, 3)
    observer = make_observation(game)
    blocks = ["player", *(block.name for block in entry.game.feature_blocks())]
    for index, state in enumerate(walk(begun(game, 4), 4)):
        if index % EVERY == 0 and not state.is_terminal():
            seat = state.current_player()
            observer.set_from(state, seat)
            assert list(observer.dict) == blocks
            seen = game.table.observation(state.world.s, seat)
            assert np.array_equal(np.concatenate(list(observer.dict.values())[1:]), seen.astype(np.float32))
            assert observer.dict["player"].tolist() == [float(each == seat) for each in range(3)]
            learnt = np.array(state.information_state_tensor(seat))
            assert learnt[: len(observer.tensor)].tolist() == observer.tensor.tolist()
            assert learnt[len(observer.tensor) :].sum() == sum(each.action >= 0 for each in state.world.known(seat))


def test_what_all_see_can_be_observed_alone() -> None:
    game = game_of(TOY)
    everybody = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    state = begun(game, 3)
    told = make_observation(game, everybody).string_from(state, 0)
    assert told == f"0: {state.world.sight(SPECTATOR)}" != state.observation_string(0)
    with pytest.raises(KosmodromError, match="there are no other observers and no parameters"):
        game.make_py_observer(everybody, {"more": 1})


@every_option
def test_every_option_is_a_parameter_and_comes_back_from_text(
    entry: Entry, seats: int, options: dict[str, str]
) -> None:
    words = [f"{key}={'_' * value.isdecimal()}{value}" for key, value in spelt(options).items()]
    game = pyspiel.load_game(f"{PREFIX}{entry.key}({','.join([f'seats={seats}', *words])})")
    assert game.num_players() == seats
    assert game.table.options == entry.choose(options)
    state = game.new_initial_state()
    for _, each in zip(range(30), walk(state, 4), strict=False):
        state = each
    again, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(other)) == (str(game), str(state))
    assert sights(other) == sights(state)
    assert sights(pickle.loads(pickle.dumps(state))) == sights(state)


def test_every_game_is_registered() -> None:
    assert {f"{PREFIX}{key}" for key in games()} <= set(pyspiel.registered_names())


def test_what_does_not_exist_is_refused_with_a_sentence() -> None:
    with pytest.raises(KosmodromError, match="andromeda cannot be played with 7 seats; expected one of 2, 3, 4"):
        pyspiel.load_game(f"{PREFIX}andromeda(seats=7)")
    with pytest.raises(KosmodromError, match="option first-game = 'maybe'; expected one of no, yes"):
        pyspiel.load_game(f"{PREFIX}andromeda(first_game=maybe)")
    with pytest.raises(KosmodromError, match="there are no rewards 'gold'"):
        pyspiel.load_game(f"{PREFIX}andromeda(rewards=gold)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game(f"{PREFIX}andromeda(colour=red)")


@every_game
def test_a_forbidden_decision_is_refused_with_its_rule_and_changes_nothing(entry: Entry) -> None:
    state = game_of(entry).new_initial_state()
    chance = next(action for action in range(len(entry.vocabulary)) if action not in state.legal_actions())
    if state.is_chance_node():
        with pytest.raises(KosmodromError, match=f"chance cannot decide {chance} now"):
            state.apply_action(chance)
    roll(state, Luck(1))
    before, legal = sights(state), state.legal_actions()
    forbidden = next(action for action in range(len(entry.vocabulary)) if action not in legal)
    with pytest.raises(Refused, match=f"cannot decide '{entry.vocabulary.name(forbidden)}' now"):
        state.apply_action(forbidden)
    assert (sights(state), state.legal_actions()) == (before, legal)


def test_the_search_of_openspiel_plays_a_game_to_its_end() -> None:
    game, numbers, luck = game_of(TOY, 3), RandomState(1), Luck(10)
    state = begun(game, 10)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(random_state=numbers), 1.0, 12, random_state=numbers)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        roll(state, luck)
    assert sum(state.returns()) == pytest.approx(1)
