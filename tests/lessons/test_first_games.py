"""The coached first game of every game: it can be opened, and whatever the coach has to say comes up in it."""

import pytest

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.games.andromeda.model.actions import FIRST
from kosmodrom.lessons.first_game import Remark
from kosmodrom.lessons.lesson import fits
from kosmodrom.lessons.shelf import shelf

MOST = 12
COACHED = [entry for entry in games().values() if shelf(entry).first_game.remarks]
every_first_game = pytest.mark.parametrize("entry", COACHED, ids=lambda entry: entry.key)


def first_game(entry: Entry, number: int) -> Match:
    game = shelf(entry).first_game
    return Match(entry, seats=game.seats, options=game.options, seed=f"first {number}")


def test_every_game_has_a_coached_first_game() -> None:
    assert [entry.key for entry in COACHED] == list(games())


@every_first_game
def test_whatever_the_coach_says_comes_up(entry: Entry) -> None:
    unsaid: list[Remark] = list(shelf(entry).first_game.remarks)
    for number in range(MOST):
        match, luck, bot = first_game(entry, number), Luck(number), bot_named("random" if number % 2 else "cadet")
        while unsaid and not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            unsaid = [remark for remark in unsaid if not any(fits(name, remark.when) for name in legal)]
            match.play(seat, bot.choose(entry.game, match.view(seat), match.legal_ids(seat), luck))
    assert [remark.id for remark in unsaid] == []


@every_first_game
def test_the_first_thing_that_is_asked_is_explained(entry: Entry) -> None:
    match = first_game(entry, 0)
    remarks = shelf(entry).first_game.remarks
    for seat in match.actors:
        assert any(fits(name, remark.when) for remark in remarks for name in match.legal(seat))
    assert all(remark.says.text(lang) and remark.name.text(lang) for remark in remarks for lang in LANGUAGES)


def test_the_coach_of_andromeda_has_words_for_every_kind_of_decision() -> None:
    entry = next(entry for entry in COACHED if entry.key == "andromeda")
    remarks = shelf(entry).first_game.remarks
    names = [entry.vocabulary.name(number) for number in range(FIRST)]
    dumb = {name.partition(":")[0] for name in names if not any(fits(name, remark.when) for remark in remarks)}
    assert dumb == {"race", "morph", "end", "done"}, "a race and what it can do are not part of a first game"
