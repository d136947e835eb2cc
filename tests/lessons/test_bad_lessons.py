"""Faults planted in a lesson's file: each is told with the file, the step and what was expected; the rest works."""

from pathlib import Path

import pytest

from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.lessons.proving import problems
from kosmodrom.lessons.reading import read_lesson
from kosmodrom.lessons.refusals import LessonError
from kosmodrom.lessons.shelf import shelf, shelf_in

ENTRY = find("star_scrappers")
FILE = "07-planted.toml"
LESSON = """
title = { pl = "Tytuł", en = "Title" }
promise = { pl = "Obietnica", en = "Promise" }
praise = { pl = "Brawo", en = "Well done" }

[start]
seats = 2
options = { first-game = "yes" }
play = ["token:C01-Ba"]

[[step]]
says = { pl = "Spójrz na Kopalnię.", en = "Look at the Mine." }
rule = "SS-003"
points = ["mine-1a"]

[[step]]
says = { pl = "Zrekrutuj kogoś poziomu 1.", en = "Recruit somebody of level 1." }
right = ["recruit:1*"]
offers = ["recruit:2a"]
otherwise = { pl = "Za drogo.", en = "Too dear." }

[[step]]
says = { pl = "Zakończ turę.", en = "End your turn." }
goal = { makes = ["end"] }
offers = ["end"]
way = ["end"]
"""


def complaints(text: str) -> str:
    """What is said of a file, in English."""
    try:
        found = problems(read_lesson(ENTRY, FILE, text))
    except LessonError as error:
        found = [error]
    assert all(error.text(lang) for error in found for lang in LANGUAGES)
    return "; ".join(map(str, found))


def planted(old: str, new: str) -> str:
    assert LESSON.count(old) == 1, old
    return complaints(LESSON.replace(old, new))


def test_the_lesson_without_a_fault_has_none() -> None:
    assert complaints(LESSON) == ""


OTHERWISE = 'otherwise = { pl = "Za drogo.", en = "Too dear." }'
WRONG = '[[step.wrong]]\ndecisions = ["skill:P1"]\nsays = { pl = "Nie.", en = "No." }\nthen = ["1 end"]'
POSITION = Match(ENTRY, seed="lesson").position()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('promise = { pl = "Obietnica", en', "promise = { en", "07-planted.toml, promise: the key 'pl' is missing"),
        ('otherwise = { pl = "Za drogo.", en = "Too dear." }', 'otherwise = { pl = "Za drogo." }', "step 2, otherwise"),
        ('rule = "SS-003"', 'rule = "no rule"', "step 1: rule = 'no rule'; expected rules of this game"),
        ('points = ["mine-1a"]', 'points = ["mine-9z"]', "step 1: there is no place 'mine-9z' on the board here"),
        ('right = ["recruit:1*"]', 'right = ["steal:1a"]', "step 2: right = 'steal:1a'; expected decisions"),
        ('right = ["recruit:1*"]', 'right = ["recruit:1?"]', "step 2: right = 'recruit:1?'; expected decisions"),
        ('right = ["recruit:1*"]', 'right = ["takeover:1"]', "step 2: nothing of takeover:1 is legal here"),
        ('right = ["recruit:1*"]', 'right = ["recruit:1*", "begin"]', "step 2: 'begin' is never legal here"),
        ('otherwise = { pl = "Za drogo.", en = "Too dear." }', "", "step 2: nothing is said to recruit:2a"),
        ('"token:C01-Ba"', '"token:C03-Ba"', "start: chance cannot bring 'token:C03-Ba' here"),
        ('"token:C01-Ba"', '"1 recruit:1a"', "start: '1 recruit:1a' cannot be decided"),
        ('"token:C01-Ba"', '"token:C99"', "start: play = 'token:C99'"),
        ('first-game = "yes"', 'first-game = "maybe"', "start, options: first-game = 'maybe'; expected one of no, yes"),
        ("seats = 2", "seats = 5", "start: seats = 5; expected a whole number from 2 to 4"),
        (OTHERWISE, f"{OTHERWISE}\n{WRONG}", "step 2: after 'skill:P1': '1 end' cannot be decided"),
        ('way = ["end"]', 'way = ["end", "end"]', "step 3: way: the goal is reached before 'end'"),
        ('way = ["end"]', 'way = ["en*"]', "step 3: way: 'en*': 'en*' is not a decision of this game"),
        ('way = ["end"]', "way = []", "step 3: a goal needs a `way`"),
        ('way = ["end"]', 'way = ["recruit:1a"]', "step 3: way: 'recruit:1a'"),
        ('goal = { makes = ["end"] }', 'goal = { points = 90 }', "step 3: way: the goal is not reached"),
        ('goal = { makes = ["end"] }', "goal = {}", "step 3, goal: expected `points`, `gain` or `makes`"),
        ('offers = ["end"]', 'offers = ["end"]\nthen = ["0 takeover:1"]', "step 3: after 'end': '0 takeover:1'"),
        ('offers = ["end"]', 'offers = ["end"]\nhint = 3', "step 3: unknown key 'hint'"),
        ("Look at the Mine.", "Look. " * 40, "step 1: says.en has 40 words; expected at most 26"),
        ('"Title"', f'"{"T" * 60}"', "07-planted.toml: title.en has 60 signs"),
        ("[start]", "[start", "07-planted.toml: not valid TOML"),
    ],
)  # fmt: skip
def test_a_planted_fault_is_told_with_its_place(old: str, new: str, said: str) -> None:
    assert said in planted(old, new)


def started_with(position: str) -> str:
    """The lesson from a position on; the other seat does nothing."""
    start = LESSON.index("[start]")
    head, steps = LESSON[:start], LESSON[LESSON.index("[[step]]") :]
    return f"{head}others = [\"begin\", \"end\"]\n[start]\nposition = '''\n{position}'''\n{steps}"


def test_a_lesson_may_begin_with_a_written_position() -> None:
    assert complaints(started_with(POSITION)) == ""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hand_sizes = [3, 3]", "hand_sizes = [4, 3]", "start: position: "),
        ('game = "star_scrappers"', 'game = "andromeda"', "expected 'star_scrappers'"),
        ("marker = 0", "marker = 0\nbomb = 1", "unknown key 'bomb'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, said: str) -> None:
    assert POSITION.count(old) == 1
    assert said in complaints(started_with(POSITION.replace(old, new)))


def test_a_step_that_cannot_be_reached_is_named() -> None:
    last = '[[step]]\nsays = { pl = "Jeszcze coś.", en = "More." }\nright = ["recruit:1a"]\n'
    assert complaints(f"{started_with(POSITION)}\n{last}") == ""
    collapsed = POSITION.replace("marker = 0", "marker = 7")
    said = complaints(f"{started_with(collapsed)}\n{last}")
    assert said == "07-planted.toml, step 4: this step cannot be reached: seat 0 is asked nothing here (asked: –)"


def test_a_file_with_a_strange_name_or_strange_letters_is_left_out_and_the_others_are_taught(tmp_path: Path) -> None:
    (tmp_path / "01-good.toml").write_text(LESSON, encoding="utf-8")
    (tmp_path / "second.toml").write_text(LESSON, encoding="utf-8")
    (tmp_path / "03-letters.toml").write_bytes(b"title = '\xff'")
    (tmp_path / "04-illegal.toml").write_text(LESSON.replace("recruit:1*", "takeover:1"), encoding="utf-8")
    shown = shelf_in(ENTRY, tmp_path)
    assert [lesson.id for lesson in shown.lessons] == ["good"]
    assert [str(error).partition(":")[0] for error in shown.broken] == [
        "03-letters.toml", "04-illegal.toml, step 2", "second.toml",
    ]  # fmt: skip
    with pytest.raises(LessonError, match="there is no lesson 'second'; expected one of good"):
        shown.find("second")


def test_topics_that_the_rules_do_not_have_are_refused(tmp_path: Path) -> None:
    (tmp_path / "index.toml").write_text('first_game = ["cooking"]', encoding="utf-8")
    assert "the rules have no topic 'cooking'" in str(shelf_in(ENTRY, tmp_path).broken[0])


def gaps(folder: Path) -> list[str]:
    """What is said of the topics of a folder."""
    found = shelf_in(ENTRY, folder).gaps()
    assert all(error.text(lang) for error in found for lang in LANGUAGES)
    return [str(error).partition(";")[0] for error in found]


def test_a_chapter_that_nobody_teaches_is_named_and_so_is_one_that_is_listed_for_nothing(tmp_path: Path) -> None:
    (tmp_path / "01-good.toml").write_text(LESSON, encoding="utf-8")
    said = gaps(tmp_path)
    assert "star_scrappers: no lesson teaches the topic 'takeover'" in said
    assert not [each for each in said if "'general'" in each]
    topics = {clause.topic for clause in ENTRY.clauses().values()}
    (tmp_path / "index.toml").write_text(f"first_game = {sorted(topics)}", encoding="utf-8")
    assert gaps(tmp_path) == ["star_scrappers: the topic 'general' is taught"]


def test_a_game_without_lessons_has_an_empty_shelf(tmp_path: Path) -> None:
    shown = shelf_in(ENTRY, tmp_path / "none")
    assert (shown.lessons, shown.broken) == ((), ())
    assert shelf(ENTRY).lessons


def test_a_goal_that_only_some_ways_can_reach_is_named() -> None:
    told = LESSON.replace('right = ["recruit:1*"]', 'right = ["recruit:1*", "skill:P1"]')
    goal = '[[step]]\nsays = { pl = "Umiejętność.", en = "A skill." }\ngoal = { makes = ["skill:*"] }\n'
    head = told[: told.rindex("[[step]]")]
    said = complaints(f'{head}{goal}offers = ["skill:*"]\nway = ["skill:Y1"]\n')
    assert said == "07-planted.toml, step 3: the goal cannot be reached after go-on, skill:P1"


REMARK = """
options = { first-game = "yes" }

[[remark]]
id = "recruit"
when = ["recruit:*"]
name = { pl = "Rekrutacja", en = "Recruiting" }
says = { pl = "Bierzesz kartę.", en = "You take a card." }
rule = "SS-087"
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"recruit:*"', '"cook:*"', "first-game.toml, remark recruit: when = 'cook:*'; expected decisions"),
        ('when = ["recruit:*"]', "when = []", "first-game.toml, remark recruit: when = []; expected decisions"),
        ('rule = "SS-087"', 'rule = "no rule"', "first-game.toml, remark recruit: rule = 'no rule'; expected rules"),
        ('says = { pl = "Bierzesz kartę.", en', "says = { en", "remark recruit, says: the key 'pl' is missing"),
        ("You take a card.", "Take. " * 50, "remark recruit: says.en has 50 words; expected at most 40"),
        ('id = "recruit"', 'id = "Re cruit"', "remark Re cruit: id = 'Re cruit'; expected small letters"),
        ('first-game = "yes"', 'first-game = "no way"', "options: first-game = 'no way'; expected one of no, yes"),
        ("[[remark]]", "seats = 9\n[[remark]]", "seats = 9; expected a whole number from 2 to 4"),
        ("[[remark]]", "tea = 9\n[[remark]]", "first-game.toml: unknown key 'tea'"),
        ("[[remark]]", "[[remark", "first-game.toml: not valid TOML"),
    ],
)
def test_a_fault_in_the_first_game_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert REMARK.count(old) == 1
    (tmp_path / "first-game.toml").write_text(REMARK.replace(old, new), encoding="utf-8")
    (broken,) = shelf_in(ENTRY, tmp_path).broken
    assert said in str(broken)
    assert all(broken.text(lang) for lang in LANGUAGES)


def test_a_first_game_explains_the_topics_of_its_remarks(tmp_path: Path) -> None:
    (tmp_path / "first-game.toml").write_text(REMARK, encoding="utf-8")
    shown = shelf_in(ENTRY, tmp_path)
    assert shown.broken == ()
    assert shown.first_game.options == {"first-game": "yes"}
    assert (shown.taught, shown.remarked) == (set(), {"recruit"})
    assert "star_scrappers: no lesson teaches the topic 'mine'" in gaps(tmp_path)
    twice = REMARK + REMARK[REMARK.index("[[remark]]") :]
    (tmp_path / "first-game.toml").write_text(twice, encoding="utf-8")
    assert "two remarks are called 'recruit'" in str(shelf_in(ENTRY, tmp_path).broken[0])
