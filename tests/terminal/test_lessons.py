"""`kosmodrom lessons`: a list, and each lesson step by step with the keyboard of a terminal."""

from typing import Any

import pytest

from kosmodrom.engine.registry import games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.lessons.lesson import GO_ON, Lesson
from kosmodrom.lessons.proving import rehearsed
from kosmodrom.lessons.shelf import shelf

Run = Any
LESSONS = [lesson for entry in games().values() for lesson in shelf(entry).lessons]
FIRST = ("lessons", "star_scrappers", "first-crystal")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lessons_are_listed(terminal: Run, lang: str) -> None:
    said = terminal("lessons", "star_scrappers", "--lang", lang)
    assert said.status == 0
    for lesson in shelf(LESSONS[-1].entry).lessons:
        assert lesson.title.text(lang) in said.out
    assert "kosmodrom lessons star_scrappers 1" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.entry.key} {lesson.id}")
def test_a_lesson_is_played_to_its_end(terminal: Run, lesson: Lesson, lang: str) -> None:
    typed = ["" if decision == GO_ON else decision for decision in rehearsed(lesson).decisions]
    said = terminal("lessons", lesson.entry.key, lesson.id, "--lang", lang, typed=typed)
    assert said.status == 0
    assert said.err == ""
    words = " ".join(said.out.split())
    assert lesson.praise.text(lang) in words
    assert all(step.says.text(lang) in words for step in lesson.steps)


def test_a_wrong_decision_is_told_and_enter_takes_it_back(terminal: Run) -> None:
    said = terminal(*FIRST, typed=["", "mine:1b", "mine:3a", "4"])
    assert "! You may, but that is only 1 VP." in said.out
    assert said.out.count("Step 2 of 5.") == 2, "whatever is typed then takes it back"
    assert "Step 3 of 5." in said.out


def test_what_is_forbidden_says_why_and_the_rest_comes_later(terminal: Run) -> None:
    said = terminal(*FIRST, typed=["", "mine:6a", "recruit:1a", "? SS-003", "?", "7", "nonsense"])
    assert "SS-101  " in said.out
    assert "Later: this step asks for something else." in said.out
    assert "SS-003  Your goal" in said.out
    assert "`h` shows what is meant" in " ".join(said.out.split())
    assert "There is no option 7" in said.out
    assert "nonsense" in said.out


def test_one_can_be_shown_go_back_and_leave(terminal: Run) -> None:
    said = terminal(*FIRST, typed=["", "h", "mine:3a", "u", "t", "q"])
    assert "This is what is meant: Mine the yellow Crystal of cost 3 (4 VP) [mine:3a]" in said.out
    assert said.out.count("Step 2 of 5.") == 2
    assert said.out.count("DOCKS") == 2
    assert said.status == 0


def test_the_last_lesson_leads_to_the_first_game(terminal: Run) -> None:
    last = shelf(LESSONS[-1].entry).lessons[-1]
    typed = [decision.replace(GO_ON, "") for decision in rehearsed(last).decisions]
    said = terminal("lessons", last.entry.key, last.id, typed=typed)
    assert f"kosmodrom play {last.entry.key} --bot cadet" in " ".join(said.out.split())


@pytest.mark.parametrize("words", [("lessons", "chess"), ("lessons", "star_scrappers", "no-such"), ("lessons",)])
def test_what_is_not_there_is_said_in_a_sentence(terminal: Run, words: tuple[str, ...]) -> None:
    said = terminal(*words)
    assert said.status == 2
    assert said.err.startswith("kosmodrom: ")


def test_a_game_without_lessons_says_so(terminal: Run) -> None:
    said = terminal("lessons", "toy")
    assert said.status == 0
    assert "no lessons" in said.out
