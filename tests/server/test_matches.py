"""What the server needs of a match: copies, catching up, question numbers, who heard what, earlier moments."""

import random

import pytest

from kosmodrom.engine.contract import CHANCE, EVERYONE, SPECTATOR
from kosmodrom.engine.errors import JournalError
from kosmodrom.engine.journal import Line
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find


def begun(seats: int = 2, game: str = "toy") -> Match:
    return Match(game, seats=seats, seed="match")


def played(game: str, seed: int, undos: bool = True) -> Match:
    """A whole match with a few takings back."""
    match, choose = begun(3, game), random.Random(seed)
    while not match.over:
        seat = choose.choice(match.actors)
        if undos and choose.random() < 0.05 and any(line.who == seat and not line.undone() for line in match.lines):
            try:
                match.undo(seat, range(3))
            except ValueError:
                continue
            continue
        match.play(seat, choose.choice(match.legal(seat)))
    return match


def groups(match: Match, start: int) -> list[list[Line]]:
    """The lines after a number, each decision of a seat with the draws that follow it."""
    found: list[list[Line]] = []
    for line in match.lines[start:]:
        if line.who == CHANCE:
            found[-1].append(line)
        else:
            found.append([line])
    return found


def test_what_a_fork_decides_the_match_does_not_see() -> None:
    match = begun()
    before, position = match.journal(), match.position()
    fork = match.fork()
    fork.play(0, "pick:1")
    fork.play(1, "pick:2")
    fork.undo(1, [0])
    assert (match.journal(), match.position()) == (before, position)
    assert match.question(0) == 1
    again = match.fork()
    again.play(0, "pick:1")
    again.play(1, "pick:2")
    again.undo(1, [0])
    assert again.journal() == fork.journal()
    assert again.told(SPECTATOR) == fork.told(SPECTATOR)


def test_forks_of_forks_play_like_one_match() -> None:
    match, fork = begun(), begun()
    choose, same = random.Random(5), random.Random(5)
    while not match.over:
        match.play(match.actors[0], choose.choice(match.legal(match.actors[0])))
        fork = fork.fork()
        fork.play(fork.actors[0], same.choice(fork.legal(fork.actors[0])))
    assert fork.journal() == match.journal()


def test_a_match_catches_up_with_lines_that_were_written_elsewhere() -> None:
    match = played("toy", 1)
    behind = begun(3)
    for group in groups(match, len(behind.lines)):
        behind.follow(group)
    assert behind.journal() == match.journal()
    assert behind.chronicle() == match.chronicle()


def test_lines_that_do_not_follow_are_refused() -> None:
    match = begun()
    fork = match.fork()
    fork.play(0, "pick:1")
    line = fork.lines[-1]
    for wrong in (
        Line(line.number, 0, "pick:9", line.digest),
        Line(line.number, 0, "pick:2", line.digest),
        Line(line.number, CHANCE, "pick:1", line.digest),
    ):
        with pytest.raises(JournalError):
            match.fork().follow([wrong])


def test_questions_are_counted_for_each_seat_alone() -> None:
    match = begun(3)
    match.play(0, "pick:1")
    assert [match.question(seat) for seat in range(3)] == [2, 1, 1]
    match.undo(0)
    assert [match.question(seat) for seat in range(3)] == [3, 1, 1]


def test_a_question_that_comes_again_after_a_taking_back_has_another_number() -> None:
    match = begun()
    match.play(0, "pick:1")
    match.play(1, "pick:1")
    asked = match.question(0)
    match.undo(1, [0])
    assert match.question(0) == asked + 1


@pytest.mark.parametrize("game", ["toy", "star_scrappers"])
def test_numbers_of_answered_questions_never_come_again(game: str) -> None:
    match = played(game, 2)
    again = begun(3, game)
    answered: set[tuple[int, int]] = set()
    for group in groups(match, len(again.lines)):
        key = (group[0].who, again.question(group[0].who))
        assert key not in answered
        answered.add(key)
        again.follow(group)


def test_lines_are_heard_by_those_who_know_them_or_were_told_of_something() -> None:
    match = begun()
    assert all(match.heard(line.number) == EVERYONE for line in match.lines)
    match.play(0, "pick:1")
    assert match.heard(len(match.lines)) == 1
    match.undo(0)
    assert match.heard(len(match.lines)) == 1


@pytest.mark.parametrize("game", ["toy", "star_scrappers"])
def test_earlier_moments_look_as_they_did(game: str) -> None:
    match = played(game, 3)
    again = begun(3, game)
    encode = find(game).game.encode_view
    for group in groups(match, len(again.lines)):
        again.follow(group)
        past = match.at(len(again.lines))
        for seat in (0, 1, 2, SPECTATOR):
            assert encode(past.view(seat)) == encode(again.view(seat))
            assert past.told(seat) == again.told(seat)


def test_the_middle_of_a_set_up_can_be_looked_at() -> None:
    match = begun()
    assert match.at(0).lines == []
    assert match.at(3).actors == [CHANCE]
    assert match.over is False


def test_the_steps_of_a_turn_end_where_another_seat_was_seen_deciding() -> None:
    match = begun()
    assert match.steps_of_turn(0) == 0
    match.play(0, "pick:1")
    match.play(1, "pick:1")
    assert match.steps_of_turn(1) == 1
    assert match.steps_of_turn(0) == 0
