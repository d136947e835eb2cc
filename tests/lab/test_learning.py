"""Learning: from games to a judge that knows more than chance, the same for the same course."""

from dataclasses import replace

import numpy as np
import pytest

from changed_decks import ChangedDeck
from kosmodrom.bots.evaluation import UNITS, Network
from kosmodrom.bots.minds import FORM, mind_from, simple_mind
from kosmodrom.cli import main
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import find
from kosmodrom.lab.fitting import Fit, fit, taught, typical_margin
from kosmodrom.lab.habits import fit_habits, seldom_made
from kosmodrom.lab.learning import Course, learn
from kosmodrom.lab.selfplay import Choice, Played, SelfPlayPlan, play_one
from toy.entry import ENTRY as TOY
from toy.model.actions import BID, PICK

NOTHING = np.zeros(1, np.float32)
MATCHES = 3
SHORT = Course(TOY.package, (2,), generations=3, games=20, greedy=1, descents=2, seed="1")


def matches_of(strong: int, count: int = 400) -> list[Played]:
    """Made-up matches of one position, in which the seat with more of one feature wins."""
    luck, found = Luck(1), []
    for _ in range(count):
        features = [[luck.below(9) for _ in range(4)] for _ in range(2)]
        mine, other = features[0][strong], features[1][strong]
        result = [1.0, 0.0] if mine > other else [0.0, 1.0] if mine < other else [0.5, 0.5]
        found.append(Played(np.array([features], np.int16), result, [mine, other]))
    return found


@pytest.mark.parametrize("strong", range(4))
def test_a_fit_finds_the_feature_that_wins(strong: int) -> None:
    found = fit(matches_of(strong), epochs=40, rate=1e-2)
    assert found.loss < 0.4 < found.chance == pytest.approx(np.log(2))
    network = mind_from({"form": FORM, **found.as_dict(), "habits": [], "turns": 0}).judge
    assert isinstance(network, Network)
    weak, rich = [4, 4, 4, 4], [4, 4, 4, 4]
    weak[strong], rich[strong] = 1, 8
    assert network.strength(rich) > network.strength(weak) + 1


@pytest.mark.thoughtful
def test_equal_courses_give_equal_judges_in_any_number_of_processes() -> None:
    heard: list[str] = []
    one, two = (learn(TOY, SHORT, jobs, heard.append) for jobs in (1, 2))
    assert one == two
    assert len(one["first"][0]) == len(one["bias"]) == len(one["second"]) == UNITS
    assert [each["generation"] for each in one["generations"]] == [0, 1, 2]
    assert len(one["habits"]) == len(TOY.vocabulary)
    assert len(heard) == 6


def test_a_position_is_taught_what_followed_and_the_nearer_the_more() -> None:
    match = Played(np.zeros((3, 2, 1), np.int16), [1.0, 0.0], [30, 20])
    nothing_believed, sure = taught(match, None, 10.0), Fit(NOTHING[None], NOTHING, NOTHING, 0.0, 0.0)
    assert (nothing_believed == nothing_believed[0]).all()
    assert 0.9 < nothing_believed[0][0] < 1
    worths = taught(match, sure, 10.0)
    assert worths[2][0] == pytest.approx(nothing_believed[0][0])
    assert worths[2][0] > worths[1][0] > worths[0][0] > 0.5
    assert worths.sum(1) == pytest.approx(1)


def test_margins_are_those_of_winners() -> None:
    some = [Played(np.zeros((1, 3, 1), np.int16), [1.0, 0.0, 0.0], scores) for scores in ([9, 4, 1], [2, 3, 10])]
    assert typical_margin(some) == 6


def test_habits_are_how_readily_something_is_chosen_beside_what_else_is_offered() -> None:
    often, seldom = [Choice(0, [0, 1])] * 300 + [Choice(1, [0, 1])] * 100, [Choice(1, [1, 2])] * 200
    habits = fit_habits(often + seldom + [Choice(2, [1, 2])] * 100, 4)
    assert habits[0] / habits[1] == pytest.approx(3, rel=0.1)
    assert habits[1] / habits[2] == pytest.approx(2, rel=0.1)
    assert min(habits[:3]) < habits[3] < max(habits[:3])
    assert fit_habits([], 4) == []


def test_bots_search_once_greedy_ones_have_shown_what_is_usual() -> None:
    assert [SHORT.descents_in(generation) for generation in range(4)] == [-1, 0, 2, 2]


def test_a_decision_is_seldom_made_if_one_time_in_ten_is_more() -> None:
    choices = [Choice(0, [0, 1, 2, 3])] * 17 + [Choice(1, [0, 1, 2, 3])] * 2 + [Choice(2, [0, 1, 2, 3])]
    assert seldom_made(choices, 5) == (2, 3)


def test_a_seat_follows_its_whim_when_first_it_can_and_that_is_not_its_choice() -> None:
    usual = SelfPlayPlan(TOY.package, 2, 1, "1", descents=0, strays=0)
    set_on_it = replace(usual, whims=(BID,), whimsical=1000)
    assert choices_about(PICK, set_on_it) == choices_about(PICK, usual) > 0
    assert choices_about(BID, usual) == 2 * MATCHES
    assert choices_about(BID, set_on_it) == 0
    set_on_it = replace(usual, whims=(PICK,), whimsical=1000)
    assert choices_about(PICK, set_on_it) == choices_about(PICK, usual) - 2 * MATCHES > 0


def choices_about(decision: int, schedule: SelfPlayPlan) -> int:
    """In how many choices of two seats in some matches it was offered."""
    played = [play_one(TOY, schedule, simple_mind(), index) for index in range(MATCHES)]
    return sum(decision in choice.offered for match in played for choice in match.choices)


@pytest.mark.thoughtful
def test_a_course_with_whims_says_so_and_learns_something_else() -> None:
    whimsical = replace(SHORT, whims=500)
    assert "--whims 500" in whimsical.words
    assert "--whims" not in SHORT.words
    heard: list[str] = []
    assert learn(TOY, whimsical, 1, heard.append)["first"] != learn(TOY, SHORT, 1, heard.append)["first"]


def test_a_deck_is_learnt_with_and_named() -> None:
    deck = ChangedDeck("andromeda")
    for row in deck.tables["task"]:
        row.update(points=9, cost=0)
    mine = Deck("andromeda", "mine", deck.tables, "mine.toml")
    schedule = SelfPlayPlan("kosmodrom.games.andromeda", 2, 1, "1", descents=-1)
    usual, changed = (
        play_one(find("andromeda"), replace(schedule, deck=each), simple_mind(), 3) for each in (None, mine)
    )
    assert usual.scores != changed.scores
    course = Course("kosmodrom.games.andromeda", (2,), 1, 1, 0, 1, "1", options={"first-game": "yes"}, deck=mine)
    learnt = learn(find("andromeda"), course, 1, lambda _: None)
    assert learnt["deck"] == mine.digest
    assert learnt["command"].endswith("--option first-game=yes")


def test_a_mind_of_ones_own_deck_does_not_replace_the_usual_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "learn", "andromeda", "--option", "first-game=yes", "--lang", "pl"]) == 2
    assert "trafia tam, gdzie każe --out" in " ".join(capsys.readouterr().err.split())
