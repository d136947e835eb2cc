"""The lessons: what they promise in numbers is what comes."""

import re

from clauses import clause
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.state import ScrapperView
from kosmodrom.games.star_scrappers.rules.scoring import sheet_column
from kosmodrom.lessons.course import Stand, played
from kosmodrom.lessons.proving import rehearsed
from kosmodrom.lessons.shelf import shelf


def seen(stand: Stand, seat: int = 0) -> ScrapperView:
    view = stand.match.view(seat)
    assert isinstance(view, ScrapperView)
    return view


def sheet(stand: Stand, seat: int) -> list[int]:
    view, book = seen(stand, seat), stand.match.book
    assert isinstance(book, ScrapperBook)
    return sheet_column(view.table, book, seat, view.hand.crystals)


def learnt(lesson: str, count: int | None = None) -> Stand:
    found = shelf(ENTRY).find(lesson)
    return played(found, rehearsed(found).decisions[:count])


@clause("SS-198")
def test_the_end_of_the_game_is_told_with_the_points_that_it_has() -> None:
    stand = learnt("cave-in")
    parts = [points for points in sheet(stand, 0) if points]
    for lang in ("pl", "en"):
        told = [int(number) for number in re.findall(r"\d+", stand.lesson.praise.text(lang))]
        assert told == [sum(parts), sum(sheet(stand, 1)), *parts]
        assert str(sum(sheet(learnt("cave-in", 0), 0))) in stand.lesson.steps[1].says.text(lang)


@clause("SS-016", "SS-198", "SS-200")
def test_the_points_of_the_first_turn_are_told_with_those_of_the_totem() -> None:
    stand = learnt("first-crystal")
    crystals, _, _, totem, _ = sheet(stand, 0)
    for lang in ("pl", "en"):
        told = [int(number) for number in re.findall(r"\d+", stand.lesson.praise.text(lang))]
        assert told == [crystals, totem, sum(sheet(stand, 0)), totem]


@clause("SS-101", "SS-198")
def test_what_the_last_crystal_brings_is_told_with_its_artifact() -> None:
    before, after = sheet(learnt("cave-in", 1), 0), sheet(learnt("cave-in", 2), 0)
    parts = [now - then for then, now in zip(before, after, strict=True) if now != then]
    for lang in ("pl", "en"):
        says = learnt("cave-in").lesson.steps[2].says.text(lang)
        assert [int(number) for number in re.findall(r"\d+", says)] == [sum(parts), *parts]


@clause("SS-203", "SS-205")
def test_a_purple_crystal_by_a_skill_counts_towards_the_points_that_are_wanted() -> None:
    before = learnt("totem-and-wild", 4)
    after = played(before.lesson, (*before.decisions, "skill:P1", "crystal:1d"))
    assert after.towards == (1, 2)
    assert after.reply is None


@clause("SS-152", "SS-169")
def test_the_own_base_fills_the_hand_and_keeps_the_rest() -> None:
    table = seen(learnt("own-base")).table
    assert (table.hand_sizes[0], len(table.bases[0]), table.totems[1]) == (7, 1, 0)


@clause("SS-061", "SS-089")
def test_a_stronger_card_may_pay_with_a_discount_but_the_coach_says_that_a_weak_one_will_do() -> None:
    before = learnt("base-and-leader", -1)
    after = played(before.lesson, (*before.decisions, "pay:B3"))
    assert seen(before).hand.intent >= 0
    assert after.reply is not None
    assert not after.is_done
