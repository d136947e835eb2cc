"""Chances: what is said comes true as often as it is said, and a fit learns what a judge gets wrong."""

import json
from itertools import pairwise

import pytest

from kosmodrom.bots import chances
from kosmodrom.bots.chances import (
    AS_JUDGED,
    FORM,
    LEAST,
    Calibration,
    Standing,
    beside,
    calibration_in,
    lead_in,
    logit,
    standing,
)
from kosmodrom.bots.playing_on import Future
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.registry import find, games
from kosmodrom.lab.chances import (
    Saying,
    Trial,
    as_file,
    cells,
    digest_of_mind,
    fit,
    play_one,
    sayings,
    span,
    surprise,
    table,
)
from toy.entry import ENTRY as TOY

TRIAL = Trial(TOY.package, (2, 3), 4, 20, "1")
LEVEL = Standing(2, 0, 0.0, 8.0, 10.0)


def squashed(true: float) -> float:
    """What a judge makes of a chance that learnt three tenths of an end from points."""
    return 0.7 * true + 0.15


def played(count: int) -> list[Saying]:
    """Positions whose true chances are known, as such a judge sees them."""
    luck, found = Luck(3), []
    for _ in range(count):
        true = luck.below(1001) / 1000
        at = Standing(2 + 2 * luck.below(2), 0, 0.0, 8.0, float(luck.below(20)))
        found.append(Saying(at, squashed(true), float(luck.below(1000) < 1000 * true)))
    return found


def test_a_fit_unlearns_what_a_judge_gets_wrong() -> None:
    found = [each._replace(at=LEVEL) for each in played(4000)]
    fitted = fit(found, len(found))
    for true in (0.1, 0.3, 0.5, 0.7, 0.9):
        assert fitted.chance(LEVEL, squashed(true)) == pytest.approx(true, abs=0.05)
    said = [fitted.chance(each.at, each.worth) for each in found]
    assert surprise(found, said) < surprise(found, [each.worth for each in found]) - 0.02


def test_the_lead_counts_where_the_judge_sees_nothing() -> None:
    luck, found = Luck(5), []
    for _ in range(2000):
        lead = luck.below(41) - 20
        at = Standing(2, 0, float(lead), 5.0, float(luck.below(6)))
        found.append(Saying(at, 0.5, float(lead > 0 or (lead == 0 and luck.below(2)))))
    fitted = fit(found, len(found))
    assert fitted.chance(Standing(2, 0, 15.0, 5.0, 1.0), 0.5) > 0.9
    assert fitted.chance(Standing(2, 0, -15.0, 5.0, 1.0), 0.5) < 0.1


def test_the_better_decision_has_the_larger_chance_and_none_a_larger_one_than_the_best() -> None:
    said = [beside(0.9, 0.6, worth / 10) for worth in range(1, 7)]
    assert all(one < other for one, other in pairwise(said))
    assert said[-1] == pytest.approx(0.9)
    assert logit(said[-1]) - logit(said[-2]) == pytest.approx(logit(0.6) - logit(0.5))
    assert beside(0.3, 0.6, 0.7) == 0.3


def test_worths_are_chances_where_nothing_better_is_known() -> None:
    assert calibration_in("toy") is AS_JUDGED
    for seats in (2, 3, 4):
        assert AS_JUDGED.chance(LEVEL._replace(seats=seats), 0.37) == pytest.approx(0.37)
    assert AS_JUDGED.chance(LEVEL, 0.0) == pytest.approx(LEAST)
    assert logit(0.5) == 0


def test_a_wrong_number_of_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="3 weights of chances; expected 6"):
        Calibration([1, 2, 3])


def test_where_worlds_end_tells_how_a_seat_stands() -> None:
    futures = []
    for own, other, moves in ((5, 3, 2), (1, 7, 4)):
        futures.append(Future())
        futures[-1].at_end = [[own, 0, 1], [0, other, 1]]
        futures[-1].moves = moves
    before = [[[1, 0, 0], [1, 5, 2]], [[4, 0, 0], [1, 0, 2]]]
    assert standing(0, before, futures) == Standing(3, 0, -2.0, 4.0, 3.0)
    assert lead_in([[1, 5, 2]], 1) == 3


def test_one_process_and_two_come_to_the_same() -> None:
    alone = list(sayings(TRIAL, 1))
    assert alone == list(sayings(TRIAL, 2))
    assert alone == [play_one(TOY, TRIAL, index) for index in range(TRIAL.games)]
    seats = [{each.at.seats for each in game} for game in alone]
    assert seats == [{2}, {3}, {2}, {3}]
    assert all(0 <= each.worth <= 1 and 0 <= each.won <= 1 for game in alone for each in game)


def test_the_table_has_every_position_once_with_what_was_said_and_won() -> None:
    found = played(300)
    told = cells(found, AS_JUDGED)
    assert sum(cell.positions for cell in told) == len(found)
    for cell in told:
        assert cell.judged == pytest.approx(cell.said)
        assert cell.low <= cell.won <= cell.high
    lines = table(TOY, told).splitlines()
    assert len(lines) == len(told) + 2
    assert lines[2].startswith(f"| {TOY.key} | ")


@pytest.mark.parametrize(
    ("low", "high", "words"),
    [(float("-inf"), -3, "below -3"), (-3, 0, "-3 to -1"), (2, 3, "2"), (4, float("inf"), "4 or more")],
)
def test_the_parts_of_the_table_are_named(low: float, high: float, words: str) -> None:
    assert span(low, high) == words


def test_a_fit_is_kept_with_how_it_came_about() -> None:
    found = played(4000)
    data = as_file(TOY, TRIAL, found)
    assert data["command"] == f"kosmodrom lab chances {TOY.key} --games 4 --descents 20 --seed 1 --fit"
    assert data["positions"] == 4000
    assert data["surprise"] < data["surprise_of_judge"]
    assert Calibration(data["weights"]).weights == fit(found, TRIAL.games).weights


@pytest.mark.parametrize("key", games())
def test_the_chances_of_every_game_were_fitted_for_the_mind_that_it_has(key: str) -> None:
    entry = find(key)
    data = json.loads(chances.file_of(entry.package).read_text(encoding="utf-8"))
    assert (data["form"], data["game"]) == (FORM, key)
    assert data["mind"] == digest_of_mind(entry), "learnt anew: kosmodrom lab chances --fit"
    assert data["surprise"] < data["surprise_of_judge"]
    assert calibration_in(entry.package).weights == tuple(data["weights"])
