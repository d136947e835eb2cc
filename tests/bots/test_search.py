"""The search and its judges: how worths come about, what is looked at, when thinking ends."""

import itertools
import json
import time
from functools import partial
from typing import Any

import pytest

from bots.test_bots import entry_of, questions
from kosmodrom.bots.evaluation import UNITS, Judge, LeadJudge, Network, result, shares
from kosmodrom.bots.minds import FORM, file_of, mind_from, mind_in, mind_of, simple_mind
from kosmodrom.bots.search_bot import AT_ONCE, CLOSER, FEW, GLANCE, Budget, SearchBot, chance, descents_left, time_for
from kosmodrom.bots.tree_search import Branch, Habits, Mind, Node, Turn, Worlds, branch_of, descend, favourite, lead_of
from kosmodrom.engine.contract import Book, Game, State, View
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.playout import PlayoutCounts, playout
from kosmodrom.engine.registry import find, games
from kosmodrom.lab.strength import Contest, contend
from toy.entry import ENTRY as TOY

FREE = Habits([])


def lead(_: Any) -> Mind:
    return simple_mind()


def searched(s: Any, seat: int, descents: int, habits: Habits = FREE, turns: int = 0) -> Node:
    mind, luck = Mind(LeadJudge(8.0), habits, turns), Luck(1)
    root, worlds = Node(), Worlds(TOY.game, mind.judge, TOY.game.view(s, seat))
    for _ in range(descents):
        descend(mind, root, worlds, luck)
    return root


def test_chances_sum_to_one_and_follow_the_strengths() -> None:
    worths = shares([2.0, 1.0, 1.0])
    assert sum(worths) == pytest.approx(1)
    assert worths[0] > worths[1] == worths[2]
    assert shares([700.0, 0.0]) == pytest.approx([1, 0])


def test_a_network_is_a_layer_of_units_that_are_silent_below_zero() -> None:
    luck = Luck(5)
    first, bias, second = ([luck.below(200) / 100 - 1 for _ in range(count)] for count in (3 * UNITS, UNITS, UNITS))
    features = [2, 0, -3]
    hidden = [
        max(0.0, bias[unit] + sum(x * first[UNITS * at + unit] for at, x in enumerate(features)))
        for unit in range(UNITS)
    ]
    expected = sum(value * weight for value, weight in zip(hidden, second, strict=True))
    assert Network(first, bias, second).strength(features) == pytest.approx(expected)


def test_a_mind_of_another_form_is_refused() -> None:
    with pytest.raises(ValueError, match=f"form {FORM - 1}"):
        mind_from({"form": FORM - 1, "first": [], "bias": [0] * UNITS, "second": [0] * UNITS, "habits": [], "turns": 0})


@pytest.mark.parametrize("key", [key for key, entry in games().items() if file_of(entry.package).is_file()])
def test_a_learnt_mind_fits_the_features_and_the_words_of_its_game(key: str) -> None:
    entry = find(key)
    data = json.loads(file_of(entry.package).read_text(encoding="utf-8"))
    view = entry.game.view(entry.game.new(2, entry.choose({}), entry.book()), 0)
    assert len(data["first"]) == len(entry.game.features(view))
    assert set(data["habits"]) <= set(entry.vocabulary.names)
    new = {entry.vocabulary.id(name) for name in entry.vocabulary.names if name not in data["habits"]}
    assert new <= set(entry.game.impossible(entry.book()))
    assert min(data["habits"].values()) > 0
    assert data["command"].startswith(f"kosmodrom lab learn {key} ")
    last = data["generations"][-1]
    assert last["surprise"] < last["surprise_of_chance"]
    assert isinstance(mind_of(entry.game).judge, Network)


def test_a_game_without_a_learnt_judge_is_judged_by_points() -> None:
    assert isinstance(mind_in("toy").judge, LeadJudge)


def test_what_is_over_is_worth_what_was_won() -> None:
    s = TOY.game.new(2, TOY.choose({}), TOY.book())
    playout(TOY.game, s, Luck(3), PlayoutCounts())
    worths = result(TOY.game, s)
    assert sum(worths) == pytest.approx(1)
    assert [seat for seat, worth in enumerate(worths) if worth] == list(TOY.game.winners(s))


@pytest.mark.parametrize("turns", [0, 3, 100])
def test_every_descent_visits_the_root_and_one_decision_of_it(turns: int) -> None:
    for s, seat in itertools.islice(questions(TOY, 1), 4):
        root = searched(s, seat, 50, turns=turns)
        branches = [branch_of(root, seat, action) for action in TOY.game.legal(s, seat)]
        assert root.visits == 50
        assert sum(branch.visits for branch in branches if branch) == 50
        assert all(-branch.visits <= branch.total <= 2 * branch.visits for branch in branches if branch)


class Looking(Judge):
    """Remembers who was asked in the states that it judged, and how many decisions were made where they are counted."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []
        self.made: list[int] = []

    def worths(self, game: Any, s: Any) -> list[float]:
        self.seen.append(list(game.actors(s)))
        self.made.append(getattr(s, "made", 0))
        return [0.5] * s.seats


def test_no_turn_is_judged_in_its_middle() -> None:
    judge, luck = Looking(), Luck(1)
    entry = entry_of("star_scrappers")
    for s, seat in itertools.islice(questions(entry, 1), 6):
        if list(entry.game.actors(s)) == [seat]:
            judge.seen.clear()
            root, worlds = Node(), Worlds(entry.game, judge, entry.game.view(s, seat))
            descend(Mind(judge, FREE, 0), root, worlds, luck)
            assert judge.seen.pop() != [seat]
            assert judge.seen == [[seat]] * len(worlds.states)


def test_further_turns_are_played_out_of_habit_before_a_state_is_judged() -> None:
    judge, (s, seat) = Looking(), next(questions(TOY, 1))
    worlds = Worlds(TOY.game, judge, TOY.game.view(s, seat))
    descend(Mind(judge, FREE, 100), Node(), worlds, Luck(1))
    assert len(judge.seen) == len(worlds.states), "the match was played to its end, and its result counts"


class Rounds(Game[State, View, Book]):
    """Everybody in turn makes one of two decisions; the state counts them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def sample(self, _: View, __: Luck) -> State:
        return Made(self.seats)

    def clone(self, s: Any) -> State:
        return Made(self.seats, s.made)

    def actors(self, s: Any) -> list[int]:
        return [s.made % self.seats]

    def legal(self, _: State, __: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Any, _: int, __: int) -> None:
        s.made += 1


class Made(State):
    def __init__(self, seats: int, made: int = 0) -> None:
        super().__init__(seats)
        self.made = made


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_as_many_of_the_further_turns(seats: int) -> None:
    for turns in range(4):
        judge, game = Looking(), Rounds(seats)
        descend(Mind(judge, FREE, turns), Node(), Worlds(game, judge, View(0)), Luck(1))
        assert judge.made[-1] == 1 + turns * seats


def test_a_turn_ends_when_somebody_else_is_asked() -> None:
    turn = Turn([0, 2])
    for actors, over in (([0, 2], False), ([2], False), ([0], True), ([0], False), ([1], True), ([], True)):
        turn.go_on(actors)
        assert turn.over == over


def test_habits_choose_in_their_ratio() -> None:
    habits, luck = Habits([1.0, 3.0, 0.001]), Luck(1)
    chosen = [habits.choose([0, 1, 2], luck) for _ in range(4000)]
    assert chosen.count(1) / chosen.count(0) == pytest.approx(3, rel=0.1)
    assert chosen.count(2) < 20
    assert {FREE.choose([4, 9], luck) for _ in range(20)} == {4, 9}


def test_what_is_usual_is_looked_at_first() -> None:
    s, seat = next(questions(TOY, 1))
    for usual in TOY.game.legal(s, seat):
        readiness = [1.0] * len(TOY.vocabulary)
        readiness[usual] = 1e6
        branch = branch_of(searched(s, seat, 1, Habits(readiness)), seat, usual)
        assert branch is not None
        assert branch.visits == 1


def test_a_short_search_beats_chance() -> None:
    assert contend(Contest(TOY.package, 2, "navigator", "random", 20, "1")).share >= 0.8


def test_thinking_ends_when_no_further_descent_can_change_the_choice() -> None:
    for s, seat in itertools.islice(questions(TOY, 2), 3):
        legal, view, judge = list(TOY.game.legal(s, seat)), TOY.game.view(s, seat), Counted()
        whole = searched(s, seat, 400)
        assert lead_of(whole, seat) > AT_ONCE
        bot = SearchBot(partial(mind_with, judge), Budget(400))
        assert bot.choose(TOY.game, view, legal, Luck(1)) == favourite(whole, seat, legal)
        assert judge.asked < 400
    assert lead_of(Node(), 0) == 0


def test_a_clock_ends_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    s, seat = next(questions(entry_of("star_scrappers"), 1))
    game, looks = entry_of("star_scrappers").game, itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 10)
    SearchBot(lead, Budget(10**9, seconds=0.3)).choose(game, game.view(s, seat), list(game.legal(s, seat)), Luck(1))
    assert next(looks) == 4


def test_thinking_ends_early_when_the_time_left_cannot_change_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    s, seat = next(questions(TOY, 2))
    legal, view, looks = list(TOY.game.legal(s, seat)), TOY.game.view(s, seat), itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 10)
    chosen = SearchBot(lead, Budget(10**9, seconds=10)).choose(TOY.game, view, legal, Luck(1))
    assert next(looks) < 100
    assert chosen == favourite(searched(s, seat, 100 * AT_ONCE), seat, legal)


@pytest.mark.parametrize(
    ("done", "spent", "left"), [(0, 0.0, 10**9), (100, 1.0, 201), (100, 2.5, 21), (100, 3.0, 0), (100, 3.5, 0)]
)
def test_the_pace_tells_how_much_there_is_time_for(done: int, spent: float, left: int) -> None:
    assert descents_left(done, spent, 3.0) == left


@pytest.mark.parametrize(("crowd", "known", "seconds"), [(1, 0, 2.4), (2, 0, 1.2), (1, 500, 0.8), (2, 500, 0.4)])
def test_what_was_foreseen_gets_less_time_and_a_crowd_shares_it(crowd: int, known: int, seconds: float) -> None:
    assert time_for(Budget(1000, seconds=2.4), crowd, known) == pytest.approx(seconds)


def mind_with(judge: Judge, _: Any) -> Mind:
    return Mind(judge, FREE, 0)


class Counted(Judge):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def worths(self, game: Any, s: Any) -> list[float]:
        self.asked += 1
        return LeadJudge(8.0).worths(game, s)


def work_for_the_next_question(s: Any, seat: int, *, remembers: bool) -> int | None:
    """How often the judge is asked about a seat's next question; None if it has none at once."""
    game, judge = TOY.game, Counted()
    bot = SearchBot(partial(mind_with, judge), Budget(100), remembers=remembers)
    after = game.clone(s)
    game.apply(after, seat, bot.choose(game, game.view(s, seat), list(game.legal(s, seat)), Luck(1)))
    if seat not in game.actors(after) or len(game.legal(after, seat)) == 1:
        return None
    before = judge.asked
    bot.choose(game, game.view(after, seat), list(game.legal(after, seat)), Luck(1))
    return judge.asked - before


def test_a_bot_goes_on_with_the_tree_that_it_has() -> None:
    pairs = []
    for s, seat in questions(TOY, 1, every=1):
        fresh, reused = (work_for_the_next_question(s, seat, remembers=remembers) for remembers in (False, True))
        if fresh is not None and reused is not None:
            pairs.append((fresh, reused))
    assert sum(reused for _, reused in pairs) < sum(fresh for fresh, _ in pairs)


def test_opinions_are_ordered_by_how_much_they_were_looked_at() -> None:
    s, seat = next(questions(TOY, 1))
    legal = list(TOY.game.legal(s, seat))
    opinions = SearchBot(lead, Budget(80)).opinions(TOY.game, TOY.game.view(s, seat), legal, Luck(1))
    assert [opinion.visits for opinion in opinions] == sorted((each.visits for each in opinions), reverse=True)
    assert {opinion.action for opinion in opinions} <= set(legal)
    assert all(0 <= opinion.worth <= 1 for opinion in opinions)


def test_the_best_few_are_compared_closely_and_nothing_is_overlooked() -> None:
    s, seat = next(questions(entry_of("star_scrappers"), 1))
    game = entry_of("star_scrappers").game
    legal = list(game.legal(s, seat))
    assert len(legal) > FEW
    opinions = SearchBot(mind_of, Budget(2 * GLANCE)).opinions(game, game.view(s, seat), legal, Luck(1))
    most = opinions[0].visits
    assert len(opinions) == len(legal)
    assert sum(each.visits >= most // CLOSER for each in opinions) >= FEW


@pytest.mark.parametrize(("total", "expected"), [(-0.3, 0.0), (1.5, 0.5), (3.6, 1.0)])
def test_a_chance_lies_between_nothing_and_certainty(total: float, expected: float) -> None:
    branch = Branch(1.0)
    branch.visits, branch.total = 3, total
    assert chance(branch) == expected
