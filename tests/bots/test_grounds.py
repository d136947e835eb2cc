"""Grounds of hints are true: counted again by the engine, they hold; a false one is found."""

from typing import Any

import pytest

from bots.checked_grounds import Claim, claims, problems, said_of, thought_of
from bots.test_bots import entry_of, questions, secrets
from kosmodrom.bots import grounds
from kosmodrom.bots.adviser import opening
from kosmodrom.bots.grounds import END, KEPT, LEAST, MOVE, NEXT, NOW, OPENS, POINTS, RIVAL, Ground, Pair, grounds_for
from kosmodrom.bots.playing_on import Future
from kosmodrom.engine.registry import games
from kosmodrom.engine.words import LANGUAGES
from star_scrappers.scene import scene

SOME = 4
"""So many grounds of each game are counted again whenever something changes; `make test-long` takes a hundred."""
LUCK = 1000
"""Other worlds than those in which the grounds were found, the same for all grounds of a question."""


@pytest.mark.thoughtful
@pytest.mark.parametrize("key", games())
def test_every_ground_holds_in_other_worlds(key: str) -> None:
    found = {str(claim.ground): problems(claim, LUCK) for claim in claims(key, SOME)}
    assert len(found) >= SOME // 2
    assert {ground: wrong for ground, wrong in found.items() if wrong} == {}


def planted(monkeypatch: pytest.MonkeyPatch, false: Any) -> list[Claim]:
    """Grounds of somebody who looks at the wrong thing."""
    monkeypatch.setattr(grounds, "sheet_at", false)
    return list(claims("star_scrappers", SOME))


def upside_down(future: Future, when: str) -> list[list[int]]:
    sheet = {MOVE: future.after_move, NEXT: future.after_next, END: future.at_end}[when]
    return [[-points for points in row] for row in sheet]


def of_the_neighbour(future: Future, when: str) -> list[list[int]]:
    sheet = {MOVE: future.after_move, NEXT: future.after_next, END: future.at_end}[when]
    return [[*row[1:], row[0]] for row in sheet]


def at_another_time(future: Future, when: str) -> list[list[int]]:
    return {MOVE: future.at_end, NEXT: future.after_move, END: future.after_next}[when]


@pytest.mark.parametrize("false", [upside_down, of_the_neighbour, at_another_time])
def test_a_false_ground_is_found(monkeypatch: pytest.MonkeyPatch, false: Any) -> None:
    told = planted(monkeypatch, false)
    assert any(problems(claim, LUCK) for claim in told)


@pytest.mark.thoughtful
def test_a_ground_for_the_wrong_decision_is_found() -> None:
    differing = [claim for claim in claims("star_scrappers", 8) if abs(claim.ground.difference) >= 1]
    assert differing
    for claim in differing:
        if claim.ground.kind != OPENS:
            swapped = claim.ground._replace(amount=claim.ground.other, other=claim.ground.amount)
            assert problems(claim._replace(ground=swapped), LUCK)


@pytest.mark.thoughtful
@pytest.mark.parametrize("key", ["toy", *games()])
def test_advice_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(key: str) -> None:
    entry = entry_of(key)
    for at, (s, other, seat) in enumerate(secrets(entry)):
        assert said_of(thought_of(entry, s, seat, at)).advice == said_of(thought_of(entry, other, seat, at)).advice
        if at == 1:
            break


@pytest.mark.parametrize("key", games())
def test_what_a_seat_can_save_has_a_name_in_every_language_and_is_counted(key: str) -> None:
    entry = entry_of(key)
    assert entry.holdings
    for lang in LANGUAGES:
        named = {name for name in entry.words(lang).texts if name.startswith("holding.")}
        assert named == {f"holding.{name}" for name in entry.holdings}
    held = [entry.held(s, seat) for s, seat in questions(entry, 1)]
    for at in range(len(entry.holdings)):
        assert len({each[at] for each in held}) > 1
        assert min(each[at] for each in held) >= 0


# --- what a decision opens ---------------------------------------------------------------------------


def opened(played: list[str], favourite: str, further: list[str]) -> list[str]:
    """What a decision is said to make possible, if it leads to others in all worlds, and no other decision does."""
    s = scene(hands=["Y2 Y2 Y1 B1"], docks="N1 N2", mine="C03-Ya C01-Ba").play(*played)
    entry = entry_of("star_scrappers")
    number, name = entry.vocabulary.id, entry.vocabulary.name
    one, other = future([0, 0]), future([0, 0])
    one.further = [number(each) for each in further]
    pair = Pair(0, [[[0, 0]]] * LEAST, [one] * LEAST, [other] * LEAST)
    legal = [number(each) for each in s.options()]
    rival = next(each for each in reversed(legal) if each != number(favourite))
    found = opening(entry, entry.game.view(s.s, 0), legal, (number(favourite), rival), pair)
    return [name(each.decisions[-1]) for each in found]


def test_an_action_that_another_one_makes_possible_is_a_ground() -> None:
    assert opened([], "recruit:1a", ["skill:N1"]) == ["skill:N1"]


def test_a_card_that_pays_for_something_else_later_is_no_ground() -> None:
    assert opened(["mine:3a", "pay:Y2"], "pay:Y1", ["done", "recruit:2a", "pay:B1"]) == []


# --- what is sure enough to be said -------------------------------------------------------------------


def future(move: list[int], end: list[int] | None = None, held: int = 0) -> Future:
    """Two seats with one row of points."""
    made = Future()
    made.after_move = made.after_next = [move]
    made.at_end = [end or move]
    made.held = [held]
    return made


def found(ones: list[Future], others: list[Future]) -> list[Ground]:
    return grounds_for(Pair(0, [[[0, 0]]] * len(ones), ones, others))


def test_points_that_differ_in_all_worlds_are_a_ground_and_a_few_worlds_are_none() -> None:
    ones, others = [future([3, 0])] * LEAST, [future([1, 0])] * LEAST
    assert found(ones, others) == [Ground(POINTS, 3, 1, True, row=0, seat=0, since=NOW, until=MOVE)]
    assert found(ones[1:], others[1:]) == []


def test_a_row_that_is_named_is_spoken_of_with_its_own_points() -> None:
    ones, others = future([5, 0]), future([5, 0])
    for each, points in ((ones, 3), (others, 1)):
        each.after_move = each.after_next = each.at_end = [[5, 0], [points, 0]]
    told = grounds_for(Pair(0, [[[0, 0], [0, 0]]] * LEAST, [ones] * LEAST, [others] * LEAST))
    assert told == [Ground(POINTS, 3, 1, True, row=1, seat=0, since=NOW, until=MOVE)]


def test_points_that_come_either_way_are_no_reason_alone() -> None:
    ones = others = [future([3, 0])] * LEAST
    assert found(ones, others) == []


def test_points_that_come_either_way_are_said_beside_a_difference_and_weigh_little() -> None:
    ones = [future([3, 0], held=2)] * LEAST
    others = [future([3, 0], held=0)] * LEAST
    assert [(each.kind, each.amount, each.other) for each in found(ones, others)] == [(KEPT, 2, 0), (POINTS, 3, 3)]


def test_a_difference_that_chance_could_make_is_no_ground() -> None:
    ones = [future([10 * (at % 2), 0]) for at in range(40)]
    others = [future([10 * (at % 3 == 0), 0]) for at in range(40)]
    assert found(ones, others) == []


def test_what_another_seat_gets_less_of_is_a_ground_and_what_it_gets_more_of_is_none() -> None:
    worse, better = [future([0, 1])] * LEAST, [future([0, 4])] * LEAST
    assert [(each.kind, each.seat, each.difference) for each in found(worse, better)] == [(RIVAL, 1, -3)]
    assert found(better, worse) == []


def test_fewer_points_now_are_no_ground_and_are_counted_in_what_comes_later() -> None:
    ones, others = [future([0, 0], [9, 0])] * LEAST, [future([3, 0], [4, 0])] * LEAST
    assert [(each.since, each.until, each.difference) for each in found(ones, others)] == [(NOW, END, 5)]


def test_what_comes_later_is_counted_beyond_what_comes_now() -> None:
    ones, others = [future([3, 0], [9, 0])] * LEAST, [future([1, 0], [4, 0])] * LEAST
    told = [(each.since, each.until, each.difference) for each in found(ones, others)]
    assert told == [(MOVE, END, 3), (NOW, MOVE, 2)]
