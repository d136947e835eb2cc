"""What can be copied and sent to another process, in both builds: luck, books, states, views."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

import kosmodrom
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.deck import export_deck, read_deck
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games


def test_luck_goes_on_where_it_stands() -> None:
    luck = Luck(7)
    luck.below(100)
    copies = [copy.copy(luck), copy.deepcopy(luck), pickle.loads(pickle.dumps(luck))]
    numbers = [luck.below(1000) for _ in range(5)]
    assert all([each.below(1000) for _ in range(5)] == numbers for each in copies)


@pytest.mark.parametrize("key", list(games()))
def test_the_standard_book_is_the_same_one_everywhere(key: str) -> None:
    book = find(key).book()
    assert pickle.loads(pickle.dumps(book)) is book
    assert copy.deepcopy(book) is book


def test_the_book_of_an_own_deck_is_made_again() -> None:
    entry = find("star_scrappers")
    text = export_deck(entry.key, files(entry.package) / "content").replace("hand = 7", "hand = 8")
    book = pickle.loads(pickle.dumps(entry.book(read_deck(text, "Zażółć"))))
    assert book.hand_limit == 8


@pytest.mark.parametrize("key", list(games()))
def test_a_match_travels_whole(key: str) -> None:
    whole = Match(key, seats=3, seed="Łódź")
    while not whole.over and sum(line.who != CHANCE for line in whole.lines) <= 20:
        whole.play(whole.actors[0], whole.legal(whole.actors[0])[-1])
    decided = [line.number for line in whole.lines if line.who != CHANCE]
    match = Match(key, seats=3, seed="Łódź")
    match.follow(whole.lines[: decided[-1] - 1])
    again = pickle.loads(pickle.dumps(match))
    assert again.journal() == match.journal()
    assert again.position() == match.position()
    seat = match.actors[0]
    decision = match.legal(seat)[0]
    match.play(seat, decision)
    again.play(seat, decision)
    assert again.journal() == match.journal()


TRAVELS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
each_way = pytest.mark.parametrize("way", TRAVELS)


def begun(key: str, kind: type[Match] = Match) -> Match:
    """A match in which the first seat asked has decided twice."""
    match = kind(key, seats=3, seed="Łódź")
    for _ in range(2):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


@each_way
@pytest.mark.parametrize("key", list(games()))
def test_what_is_decided_in_a_copy_is_not_seen_in_the_match(key: str, way: str) -> None:
    for kind in (Match, kosmodrom.Match):
        match = begun(key, kind)
        before = match.journal(), match.position(), match.told(0)
        other = TRAVELS[way](match)
        assert type(other) is kind
        seat = match.actors[0]
        other.play(seat, other.legal(seat)[-1])
        assert (match.journal(), match.position(), match.told(0)) == before
        assert len(other.lines) > len(match.lines)


@each_way
@pytest.mark.parametrize("key", list(games()))
def test_a_copy_goes_on_as_the_match_does_and_tells_of_it(key: str, way: str) -> None:
    match = begun(key)
    other = TRAVELS[way](match)
    for _ in range(6):
        seat = match.actors[0]
        for each in (match, other):
            each.play(seat, each.legal(seat)[0])
    for seat in range(3):
        assert other.told(seat) == match.told(seat)
        assert other.can_undo(seat) == match.can_undo(seat)
        assert other.question(seat) == match.question(seat)
    assert any(match.told(seat) for seat in range(3))
    assert other.journal() == match.journal()
    assert other.entry is match.entry
    assert other.book is match.book


@each_way
@pytest.mark.parametrize("key", list(games()))
def test_states_and_views_travel(key: str, way: str) -> None:
    match = begun(key)
    game, seat = match.entry.game, match.actors[0]
    state: Any = match._state
    view: Any = match.view(seat)
    for other in (TRAVELS[way](state), game.clone(TRAVELS[way](state))):
        assert game.encode(other) == game.encode(state)
        assert game.legal(other, seat) == match.legal_ids(seat)
    again = TRAVELS[way](view)
    assert game.encode_view(again) == game.encode_view(view)
    assert again.book is view.book


@pytest.mark.parametrize("way", ["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("key", list(games()))
def test_the_copy_of_a_state_is_a_state_of_its_own(key: str, way: str) -> None:
    match = begun(key)
    game, state, seat = match.entry.game, match._state, match.actors[0]
    before = game.encode(state)
    other = TRAVELS[way](state)
    game.apply(other, seat, game.legal(other, seat)[0])
    assert game.encode(state) == before


def test_a_match_is_small_to_send() -> None:
    for key in games():
        assert len(pickle.dumps(begun(key))) < 40_000


def test_a_game_that_was_made_up_travels_whole() -> None:
    entry = dataclasses.replace(find("andromeda"), seats=(2,))
    assert pickle.loads(pickle.dumps(entry)).seats == (2,)
    assert pickle.loads(pickle.dumps(find("andromeda"))) is find("andromeda")
    assert copy.deepcopy(entry.earlier) == entry.earlier


def test_analyses_pictures_and_rows_travel() -> None:
    match = kosmodrom.Match("star_scrappers", seats=2, seed=7)
    seat = match.actors[0]
    for thing in (match.analyse(seat, looks=20, worlds=2), match.show(seat), match.rows(), match.story()):
        for way in TRAVELS.values():
            assert way(thing) == thing
