"""Foresight: what a seat is told beforehand of a decision is what then happens, and tells it nothing hidden."""

import random

import pytest

from kosmodrom.engine.consequences import outlooks
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games

GAMES = ["toy", "star_scrappers"]


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_reveals_exactly_where_it_cannot_be_taken_back_freely(game: str) -> None:
    choose, revealing = random.Random(3), set()
    for seed in range(4):
        match = Match(game, seats=3, seed=f"outlook {seed}")
        while not match.over:
            seat = choose.choice(match.actors)
            seen = outlooks(match.entry.game, match.view(seat), match.legal_ids(seat))
            before = match.entry.game.points(match.view(seat))[seat]
            action = choose.choice(match.legal_ids(seat))
            match.play(seat, action)
            assert match.can_undo(seat) is not seen[action].reveals
            if not seen[action].reveals:
                after = match.entry.game.points(match.view(seat))[seat]
                assert after - before == seen[action].gain
                assert (seat in match.actors) is seen[action].goes_on
            revealing.add(seen[action].reveals)
    assert revealing == {True, False}


@pytest.mark.parametrize("game", ["toy", *games()])
def test_an_outlook_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: str) -> None:
    match, choose, luck, worlds = Match(game, seats=3, seed="worlds"), random.Random(5), Luck(2), 0
    while not match.over and worlds < 30:
        seat = choose.choice(match.actors)
        view, rules = match.view(seat), match.entry.game
        other = rules.view(rules.sample(view, luck), seat)
        assert outlooks(rules, view, match.legal_ids(seat)) == outlooks(rules, other, match.legal_ids(seat))
        worlds += 1
        match.play(seat, choose.choice(match.legal(seat)))
    assert worlds == 30


def test_the_last_of_sealed_choices_reveals_and_the_earlier_ones_do_not() -> None:
    match = Match("toy", seats=2, seed="sealed")
    first = outlooks(match.entry.game, match.view(0), match.legal_ids(0))
    assert not any(outlook.reveals for outlook in first.values())
    match.play(0, "pick:1")
    last = outlooks(match.entry.game, match.view(1), match.legal_ids(1))
    assert all(outlook.reveals for outlook in last.values())


def test_nobody_is_foretold_anything_without_a_question() -> None:
    match = Match("toy", seats=2, seed="sealed")
    assert outlooks(match.entry.game, match.view(0), []) == {}


@pytest.mark.parametrize("game", GAMES)
def test_what_need_not_be_asked_is_the_only_answer_and_its_seat_goes_on(game: str) -> None:
    """Nothing becomes known by it, so it is taken back as freely as what led there."""
    met = 0
    for seed in range(4):
        match, choose = Match(game, seats=2, seed=f"forced {seed}"), random.Random(seed)
        while not match.over:
            seat = match.actors[0]
            options = match.legal(seat)
            has_no_choice = match.has_no_choice(seat)
            match.play(seat, choose.choice(options))
            if has_no_choice:
                met += 1
                assert len(options) == 1
                assert seat in match.actors
                assert match.can_undo(seat)
    assert met > 0
