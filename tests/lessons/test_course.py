"""The course of a lesson: goals, what is missed, what others do, and how far one has come."""

import pytest

from kosmodrom.engine.registry import find
from kosmodrom.lessons.course import MISSED, Stand, played
from kosmodrom.lessons.reading import read_lesson
from kosmodrom.lessons.refusals import LessonError

ENTRY = find("star_scrappers")
HEAD = """
title = { pl = "Tytuł", en = "Title" }
promise = { pl = "Obietnica", en = "Promise" }
praise = { pl = "Brawo", en = "Well done" }
others = ["recruit:1b", "end"]

[start]
seats = 2
options = { first-game = "yes" }
play = [
    "token:C01-Ba", "token:C01-Ya", "token:C01-Na", "token:C01-Pa", "token:C03-Ya", "token:C03-Nb", "token:C03-Ba",
    "token:C06-Ya", "token:C06-Nb", "token:C10-Pa",
    "deal:N1", "deal:B1", "deal:P1", "deal:Y1", "deal:N2", "deal:B2", "deal:Y2", "deal:B3", "deal:Y3", "deal:N4",
    "deal:Y1", "deal:N1", "deal:Y2", "deal:B1", "deal:P1", "deal:B2", "totem:P", "totem:B",
    "reveal:A01", "reveal:A04", "reveal:A08", "first:0",
]

[[step]]
says = { pl = "Zrób coś.", en = "Do something." }
"""


def stand(step: str, *decisions: str) -> Stand:
    return played(read_lesson(ENTRY, "01-course.toml", HEAD + step), decisions)


def test_points_that_are_wanted_are_counted_from_the_beginning_of_the_step() -> None:
    gain = 'goal = { gain = 5 }\nway = ["mine:1d"]'
    assert stand(gain).towards == (0, 5)
    assert stand(gain, "mine:1d").towards == (1, 5)
    assert stand('goal = { points = 4 }\nway = ["mine:1d"]').towards == (3, 4)
    assert stand('right = ["end"]').towards is None
    assert stand('goal = { points = 4 }\nway = ["mine:1d"]', "mine:1d").is_done


def test_a_goal_is_missed_after_so_many_decisions_and_the_step_begins_anew() -> None:
    step = 'goal = { gain = 9 }\nwithin = 2\nway = ["end"]\notherwise = { pl = "Za późno.", en = "Too late." }'
    once, twice = stand(step, "mine:1d"), stand(step, "mine:1d", "recruit:1a")
    assert once.reply is None
    assert twice.reply is not None
    assert (twice.reply.text("en"), twice.keep) == ("Too late.", 0)


def test_a_goal_that_nothing_offered_leads_to_is_missed() -> None:
    step = 'goal = { gain = 9 }\noffers = ["mine:1d", "done"]\nway = ["mine:1d"]'
    missed = stand(step, "mine:1d")
    assert (missed.reply, missed.keep, missed.offered) == (MISSED, 0, [])


def test_every_kind_of_decision_that_a_goal_names_must_have_been_made() -> None:
    step = 'goal = { makes = ["mine:*", "recruit:*"] }\nway = ["mine:1d", "recruit:1a"]'
    assert not stand(step, "mine:1d").is_done
    assert stand(step, "mine:1d", "recruit:1a").is_done


def test_others_do_what_a_step_says_and_then_what_they_like() -> None:
    more = '\n[[step]]\nsays = { pl = "Dalej.", en = "On." }\nright = ["end"]'
    liked = stand(f'right = ["end"]{more}', "end").match
    assert [line.what for line in liked.lines if line.who == 1] == ["recruit:1b", "end"]
    told = stand(f'right = ["end"]\nthen = ["1 mine:1a", "1 pay:B1", "1 done"]{more}', "end").match
    assert [line.what for line in told.lines if line.who == 1] == ["mine:1a", "pay:B1", "done", "recruit:1b", "end"]


def test_after_the_last_step_others_play_on_where_a_lesson_says_so() -> None:
    more = HEAD.replace("others = ", "plays_on = true\nothers = ")
    last = 'right = ["end"]'
    assert [line.what for line in stand(last, "end").match.lines if line.who == 1] == []
    on = played(read_lesson(ENTRY, "01-course.toml", more + last), ["end"])
    assert on.is_done
    assert [line.what for line in on.match.lines if line.who == 1] == ["recruit:1b", "end"]


def test_what_comes_of_a_wrong_decision_is_played_and_taken_back() -> None:
    wrong = (
        '\n[[step.wrong]]\ndecisions = ["recruit:1a"]\nsays = { pl = "Nie.", en = "No." }\nthen = ["0 end", "1 end"]'
    )
    after = stand(f'right = ["mine:3a"]{wrong}', "recruit:1a")
    assert [f"{line.who} {line.what}" for line in after.match.lines if line.who >= 0][-3:] == [
        "0 recruit:1a", "0 end", "1 end",
    ]  # fmt: skip
    assert (after.keep, after.offered) == (0, [])
    with pytest.raises(LessonError, match="'1 leader' is not legal"):
        stand(f'right = ["mine:3a"]{wrong}'.replace('"1 end"', '"1 leader"'), "recruit:1a")


def test_whoever_leaves_the_written_way_is_shown_the_rest_of_it_if_it_still_leads_to_the_goal() -> None:
    step = 'goal = { gain = 1 }\nway = ["mine:1d"]'
    assert stand(step, "recruit:1a").right == ["mine:1d"]
    both = 'goal = { makes = ["recruit:*", "mine:*"] }\nway = ["recruit:1a", "mine:1d"]'
    assert stand(both, "mine:1d").right == ["recruit:1a"]
    assert stand(both, "recruit:1b").right == ["mine:1d"]
    spent = stand('goal = { gain = 4 }\nway = ["mine:3a", "pay:Y2", "done"]', "mine:1d")
    assert spent.is_asked
    assert spent.right == []
