"""Finding games, and tables that a game does not have."""

import dataclasses

import pytest

from clauses import TESTS, citation_fault, clause
from kosmodrom.engine.errors import BadTable, KosmodromError, UnknownGame
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import Option, called, find, games
from kosmodrom.engine.words import words
from toy.entry import ENTRY

TOY_TEST = TESTS / "toy" / "test_rules.py"


def test_a_game_is_found_by_its_key() -> None:
    assert find("toy") is ENTRY
    assert all(entry.key == key for key, entry in games().items())


def test_an_unknown_game_is_answered_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; expected one of .*toy"):
        Match("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadTable, match=f"toy cannot be played with {seats} seats; expected one of 2, 3, 4"):
        Match(ENTRY, seats=seats)


def test_an_unknown_option_is_answered_with_those_that_exist() -> None:
    with pytest.raises(BadTable, match="toy has no option 'weather'; expected one of passing"):
        Match(ENTRY, options={"weather": "rain"})


def test_an_unknown_value_is_answered_with_the_possible_ones() -> None:
    with pytest.raises(BadTable, match="option passing = 'up'; expected one of left, right"):
        Match(ENTRY, options={"passing": "up"})


def test_what_is_not_chosen_takes_its_default() -> None:
    assert ENTRY.choose({}) == {"passing": "left"}
    assert ENTRY.choose({"passing": "right"}) == {"passing": "right"}


def test_values_in_conflict_are_refused() -> None:
    options = (*ENTRY.options, Option("pace", ("slow", "fast"), "slow"))
    entry = dataclasses.replace(ENTRY, options=options, conflicts=(("passing=right", "pace=fast"),))
    assert entry.choose({"passing": "right"}) == {"passing": "right", "pace": "slow"}
    with pytest.raises(BadTable, match="the options passing=right and pace=fast cannot be combined"):
        entry.choose({"passing": "right", "pace": "fast"})


def test_the_standard_book_is_read_once() -> None:
    assert ENTRY.book() is ENTRY.book()


def test_clauses_and_words_are_in_both_languages() -> None:
    clause_11 = ENTRY.clause(11)
    assert clause_11.id == "TY-011"
    assert clause_11.text("pl") != clause_11.text("en")
    assert ENTRY.words("en").say("event.rolled", seat="Ala", number=6) == "Ala rolls a 6."
    assert ENTRY.words("pl")["row.coins"] == "Monety"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KosmodromError, match="the language 'de' is not known; expected one of pl, en"):
        words("toy", "de")


def test_a_test_of_a_game_must_cite_one_to_four_of_its_clauses() -> None:
    assert citation_fault(TOY_TEST, ["TY-001"]) is None
    assert citation_fault(TOY_TEST, []) == "cites 0 clauses; expected 1 to 4"
    assert citation_fault(TOY_TEST, ["TY-001"] * 5) == "cites 5 clauses; expected 1 to 4"
    assert citation_fault(TOY_TEST, ["TY-001", "SS-001"]) == "cites SS-001, not in the clauses of toy"


def test_a_test_of_no_game_need_not_cite_a_clause() -> None:
    assert citation_fault(TESTS / "engine" / "test_pile.py", []) is None


def test_the_mark_of_a_test_holds_its_clauses() -> None:
    assert clause("TY-001", "TY-002").mark.args == ("TY-001", "TY-002")


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Andromeda", "andromeda"),
        ("STAR SCRAPPERS", "star_scrappers"),
        ("Star Scrappers: Łowcy Kryształów", "star_scrappers"),
        ("łowcy kryształów", "star_scrappers"),
        ("posrod-gwiazd", "posrod_gwiazd"),
        ("Pośród Gwiazd", "posrod_gwiazd"),
        ("Among the Stars", "posrod_gwiazd"),
        ("Astrogórnicy", "astrogornicy"),
    ],
)
def test_a_game_is_known_by_its_key_and_by_its_titles(name: str, key: str) -> None:
    assert called(name) is called(key) is find(key)


@pytest.mark.parametrize("name", ["chess", "", ":", "Star"])
def test_what_is_no_title_is_no_game(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"expected one of .*andromeda"):
        called(name)
