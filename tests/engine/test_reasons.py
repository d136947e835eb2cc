"""Of the decisions that a thing stands for, the one nearest to being legal is explained."""

from itertools import pairwise

import pytest

from kosmodrom.engine.match import Match
from kosmodrom.engine.reasons import NEARNESS, Reason, fact, nearest
from kosmodrom.engine.words import LANGUAGES, Clause

TEXTS = dict.fromkeys(LANGUAGES, "No.")


def reason(action: int, forbids: str) -> Reason:
    return Reason(action, action, Clause(f"XX-{action:03}", "topic", "ruling", TEXTS, forbids=forbids))


@pytest.mark.parametrize(("far", "near"), list(pairwise(NEARNESS)))
def test_the_nearer_of_two_decisions_is_explained_wherever_it_stands(far: str, near: str) -> None:
    for order in ([reason(1, far), reason(2, near)], [reason(2, near), reason(1, far)]):
        assert nearest(order, [True, True]).action == 2
        assert nearest(order, [each.action == 1 for each in order]).action == 2


def test_among_equals_a_kind_that_is_asked_for_goes_first_then_the_order() -> None:
    equals = [reason(1, "rule"), reason(2, "rule"), reason(3, "rule")]
    assert nearest(equals, [False, True, True]).action == 2
    assert nearest(equals, [False, False, False]).action == 1


def test_a_match_gives_no_reason_where_one_of_the_decisions_is_legal() -> None:
    match = Match("star_scrappers", seats=2, seed="reasons")
    seat = match.actors[0]
    legal = match.legal(seat)[0]
    assert match.reason(seat, ["done", legal]) is None
    told = match.reason(seat, ["done"])
    assert told is not None
    assert told.clause == match.why_not(seat, "done")
    assert told.number == int(told.clause.id[3:])


def test_who_waits_is_told_who_decides() -> None:
    match = Match("star_scrappers", seats=3, seed="reasons")
    waiting = next(seat for seat in range(3) if seat not in match.actors)
    told = match.reason(waiting, ["end"])
    assert told is not None
    names = ["Łukasz", "Małgorzata", "Żaneta"]
    for lang in LANGUAGES:
        said = fact(match.entry, match.view(waiting), match.book, told, match.actors, match.entry.words(lang), names)
        assert names[match.actors[0]] in said
