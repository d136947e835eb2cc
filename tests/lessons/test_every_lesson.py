"""What holds for every lesson of every game: it can be played to its end, and nothing that is legal breaks it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.lessons.course import Stand, answer, played
from kosmodrom.lessons.lesson import GO_ON, Lesson, Said
from kosmodrom.lessons.proving import drawings, problems, rehearsed
from kosmodrom.lessons.refusals import NotInThisStep
from kosmodrom.lessons.shelf import shelf

TAUGHT = [entry for entry in games().values() if shelf(entry).lessons]
LESSONS = [lesson for entry in TAUGHT for lesson in shelf(entry).lessons]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.entry.key} {lesson.id}")


def stands(lesson: Lesson) -> Iterator[Stand]:
    """A lesson from its start to its end, by what is right."""
    decisions = rehearsed(lesson).decisions
    yield from (played(lesson, decisions[:count]) for count in range(len(decisions) + 1))


def test_there_are_lessons() -> None:
    assert LESSONS
    assert not [error for entry in games().values() for error in shelf(entry).broken]


@pytest.mark.parametrize("game", [entry.key for entry in TAUGHT])
def test_every_chapter_of_the_rules_is_taught_or_left_to_the_first_game(game: str) -> None:
    assert shelf(games()[game]).gaps() == []


@every_lesson
def test_it_is_played_to_its_end_by_its_right_decisions_and_in_every_other_way(lesson: Lesson) -> None:
    end = rehearsed(lesson)
    assert end.is_done
    assert end.at == len(lesson.steps)
    assert problems(lesson) == []


def sentence_to(stand: Stand, name: str) -> Said | NotInThisStep | None:
    """What is said to a decision that does not lead on; None where it does."""
    try:
        after = answer(stand, name)
    except NotInThisStep as later:
        return later
    if after.reply is None:
        assert after.at in (stand.at, stand.at + 1)
        return None
    back = played(stand.lesson, after.decisions[: after.keep])
    assert (back.reply, back.at) == (None, stand.at)
    return after.reply


@every_lesson
def test_it_survives_every_legal_decision_at_every_step(lesson: Lesson) -> None:
    tried = 0
    for stand in stands(lesson):
        before = stand.match.position()
        for name in [*stand.match.legal(lesson.seat), GO_ON]:
            tried += 1
            said = sentence_to(stand, name)
            assert said is None or all(said.text(lang) for lang in LANGUAGES)
        assert stand.match.position() == before, "a try has changed the position"
    assert tried > len(lesson.steps)


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_it_points_at_is_on_the_board(lesson: Lesson, lang: str) -> None:
    for stand in stands(lesson):
        if stand.is_done or stand.decisions[stand.began :]:
            continue
        shown = drawings(stand.match, lesson.seat, lang)
        known = {name for each in shown for name in (*each.places, *each.pieces, *each.decisions)}
        assert set(stand.step.points) <= known | {*stand.match.legal(lesson.seat), *stand.step.way}


@every_lesson
def test_it_goes_alike_whoever_plays_it(lesson: Lesson) -> None:
    again = replace(lesson, title=lesson.title)
    assert again is not lesson
    first, second = (played(each, rehearsed(each).decisions).match for each in (lesson, again))
    assert first is not second
    assert first.lines == second.lines
    assert first.position() == second.position()


@every_lesson
def test_nonsense_is_refused_with_a_sentence(lesson: Lesson) -> None:
    for nonsense in ("", "no such thing", "end\n", "💥", "x" * 5000):
        with pytest.raises(KosmodromError) as refused:
            played(lesson, [nonsense])
        assert all(refused.value.text(lang) for lang in LANGUAGES)
