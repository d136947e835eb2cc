"""The bot from outside: OpenSpiel's search meets our states as if they were its own, and learns no secret from them."""

from collections.abc import Iterator

import pytest
from numpy.random import RandomState
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kosmodrom.bots.levels import bot_named
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import PlayoutCounts, roll_all
from kosmodrom.engine.registry import Entry, games
from kosmodrom.lab import openspiel_bot
from kosmodrom.lab.openspiel_bot import EXPLORE, SearchGame, SearchState, SpielBot, TimedSearch
from kosmodrom.lab.simulate import play_out_with
from toy.entry import ENTRY as TOY

ENTRIES = [TOY, *games().values()]
EVERY = 9
"""Every ninth decision of a game is looked at."""

every_game = pytest.mark.parametrize("entry", ENTRIES, ids=[entry.key for entry in ENTRIES])


def begun(entry: Entry, seed: int, seats: int = 2, asked: int = CHANCE) -> SearchState:
    s = entry.game.new(seats, entry.choose({}), entry.book())
    return SearchState(SearchGame(entry.game, seats), s, Luck(seed), asked)


def walk(state: SearchState, seed: int) -> Iterator[SearchState]:
    """The state before each decision of a random game, and at its end."""
    luck = Luck(seed)
    while not state.is_terminal():
        yield state
        legal = state.legal_actions()
        state.apply_action(legal[luck.below(len(legal))])
    yield state


def sights(state: SearchState) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]


class Clock:
    """Every look at it takes a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 1
        return self.now


@every_game
def test_a_random_game_comes_to_its_end(entry: Entry) -> None:
    for state in walk(begun(entry, 1), 2):
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


def test_only_choices_are_asked_for() -> None:
    sizes = [len(state.legal_actions()) for seed in range(5) for state in walk(begun(TOY, seed, 4), seed)]
    assert 1 not in sizes


@every_game
def test_a_resampled_world_looks_the_same_to_its_seat(entry: Entry) -> None:
    changed = 0
    for index, state in enumerate(walk(begun(entry, 3), 4)):
        if index % EVERY or state.is_terminal():
            continue
        for seat in range(2):
            other = state.resample_from_infostate(seat, None)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            changed += sights(other) != sights(state)
        other = state.resample_from_infostate(state.current_player(), None)
        assert other.current_player() == state.current_player()
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()
    assert changed > 0


@every_game
def test_a_clone_shares_nothing(entry: Entry) -> None:
    state = begun(entry, 5)
    state.apply_action(state.legal_actions()[0])
    before = sights(state), state.current_player(), state.legal_actions()
    clone = state.clone()
    assert (sights(clone), clone.current_player(), clone.legal_actions()) == before
    clone.legal_actions().clear()
    state.child(clone.legal_actions()[0])
    assert list(walk(clone, 6))[-1].is_terminal()
    assert (sights(state), state.current_player(), state.legal_actions()) == before


def test_clones_draw_their_chance_anew() -> None:
    state = begun(TOY, 7)
    ends = {str(sights(list(walk(state.clone(), 8))[-1])) for _ in range(10)}
    assert len(ends) > 1


def test_any_of_the_seats_that_decide_together_can_be_asked_first() -> None:
    for seat in range(4):
        state = begun(TOY, 9, 4, asked=seat)
        assert state.current_player() == seat
        assert state.clone().current_player() == seat
        assert state.resample_from_infostate(seat, None).current_player() == seat
        assert state.child(state.legal_actions()[0]).current_player() == (1 if seat == 0 else 0)


def test_seats_that_decide_together_do_not_see_each_other() -> None:
    state = begun(TOY, 9)
    first = state.current_player()
    children = [state.child(action) for action in state.legal_actions()]
    assert {child.current_player() for child in children} == {1 - first}
    assert len({child.information_state_string() for child in children}) == 1
    assert len({child.information_state_string(first) for child in children}) == len(children) > 1


def test_the_search_of_openspiel_plays_a_game_to_its_end() -> None:
    state, numbers = begun(TOY, 10, seats=3), RandomState(1)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(random_state=numbers), 1.0, 12, random_state=numbers)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert sum(state.returns()) == pytest.approx(1)


def test_without_a_clock_the_search_is_that_of_openspiel() -> None:
    numbers = RandomState(Luck(11).word())
    evaluator = RandomRolloutEvaluator(random_state=numbers)
    theirs = ISMCTSBot(SearchGame(TOY.game, 2), evaluator, EXPLORE, 40, random_state=numbers)
    ours = TimedSearch(SearchGame(TOY.game, 2), Budget(40), EXPLORE, Luck(11))
    assert ours.run_search(begun(TOY, 12)) == theirs.run_search(begun(TOY, 12))


def test_the_clock_ends_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel_bot, "time", Clock())
    search = TimedSearch(SearchGame(TOY.game, 2), Budget(1000, seconds=30), EXPLORE, Luck(13))
    search.run_search(begun(TOY, 14))
    assert search._root_node.total_visits == 30


@every_game
def test_the_bot_chooses_by_what_its_seat_sees_alone(entry: Entry) -> None:
    game, luck, bot = entry.game, Luck(15), SpielBot(Budget(6))
    s = game.new(2, entry.choose({}), entry.book())
    roll_all(game, s, luck)
    for seat in game.actors(s):
        view, legal = game.view(s, seat), list(game.legal(s, seat))
        other = game.view(game.sample(view, luck), seat)
        chosen = bot.choose(game, view, legal, Luck(16))
        assert chosen in legal
        assert chosen == bot.choose(game, other, legal, Luck(16))


def test_the_smallest_budget_is_enough_for_a_decision() -> None:
    s = TOY.game.new(2, TOY.choose({}), TOY.book())
    roll_all(TOY.game, s, Luck(17))
    seat = TOY.game.actors(s)[-1]
    legal = TOY.game.legal(s, seat)
    for budget in (Budget(1), Budget(1000, seconds=1e-9)):
        assert SpielBot(budget).choose(TOY.game, TOY.game.view(s, seat), legal, Luck(18)) in legal


def test_the_bot_beats_chance() -> None:
    won = 0.0
    for seed in range(8):
        s = TOY.game.new(2, TOY.choose({}), TOY.book())
        bots = [SpielBot(Budget(25)), bot_named("random")]
        play_out_with(TOY.game, s, bots if seed % 2 else bots[::-1], Luck(seed), PlayoutCounts())
        winners = TOY.game.winners(s)
        won += (1 - seed % 2 in winners) / len(winners)
    assert won >= 6
