"""What can be copied and sent to another process, in both builds: luck, books, states, views."""

import copy
import pickle
from importlib.resources import files

import pytest

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
