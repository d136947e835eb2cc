"""Examples of rules: positions from the clause tests that are true, readable, drawn and told; what is not, is said."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from guide.planted import GAME, NO_CLAUSE
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import NEEDED, Phrase
from kosmodrom.guide import examples
from kosmodrom.guide.examples import difference, examples_of, fault, merged, shown, told, toml, written, zones
from tools import examples as tool

every_game = pytest.mark.parametrize("game", games())


@every_game
def test_most_rules_that_forbid_something_have_an_example_and_all_are_true(game: str) -> None:
    entry = find(game)
    kept = examples_of(entry)
    assert [fault(entry, example) for example in kept.values() if fault(entry, example)] == []
    forbidding = {clause.id for clause in entry.clauses().values() if clause.forbids}
    shown_to_forbid = {clause for clause, example in kept.items() if example.is_refused}
    assert shown_to_forbid <= forbidding
    assert len(shown_to_forbid) > 0.85 * len(forbidding)


@every_game
@pytest.mark.parametrize("lang", NEEDED)
def test_every_example_is_told_and_drawn(game: str, lang: str) -> None:
    entry = find(game)
    for at, example in enumerate(examples_of(entry).values()):
        lines = told(entry, example, lang)
        assert lines
        assert all(line.strip() and "{" not in line for line in lines)
        if at % 10 == 0:
            board = shown(entry, example, lang)
            assert board.lines == tuple(lines)
            assert board.table
            assert len(board.seats) == zones(example.position)["seats"]


@every_game
def test_every_example_comes_from_a_test_that_cites_its_clause(game: str) -> None:
    assert list(tool.faults(find(game))) == []


def test_an_example_says_who_wants_what_and_why_not() -> None:
    entry = find(GAME)
    lines = told(entry, examples_of(entry)["SS-094"], "en")
    assert lines[0].startswith("Ann: Recruit ")
    assert lines[0].endswith(" – not allowed")
    assert lines[1] == "You hold 7 cards."


# --- what is not true ---------------------------------------------------------------------------------


def wrong(example: str, **other: Any) -> str:
    entry = find(GAME)
    found = fault(entry, replace(examples_of(entry)[example], **other))
    assert found is not None
    assert found.text("pl") != found.text("en")
    return found.text("en")


def test_what_is_not_true_any_more_is_said_with_its_clause() -> None:
    place = f"{GAME}/examples.toml"
    assert wrong("SS-094", decisions=("end",)) == f"{place}, SS-094: “end” is not answered as it was, but by –."
    assert "but by SS-094" in wrong("SS-094", is_refused=False)
    assert "cannot be read" in wrong("SS-094", position="game = 3")
    assert "cannot be read" in wrong("SS-094", decisions=("fly",))
    assert wrong("SS-094", clause=NO_CLAUSE).endswith(f"there is no clause {NO_CLAUSE}.")


@pytest.mark.parametrize(
    "text", ["[base", "[SS-094]", "SS-094 = 3", '[SS-094]\ntest = "x"\nseats = 2\nseat = 0\nrefused = "end"']
)
def test_a_file_that_cannot_be_read_is_one_sentence(text: str) -> None:
    read = examples.read_examples(find(GAME), text)
    assert isinstance(read, Phrase)
    assert read.text("en").startswith(f"{GAME}/examples.toml, –: ")


def test_the_tool_names_a_test_that_does_not_cite_the_clause(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    entry = find(GAME)
    one = replace(examples_of(entry)["SS-094"], test="test_recruiting.py::test_gone")
    monkeypatch.setattr(tool, "examples_of", lambda each: {"SS-094": one} if each is entry else {})
    assert tool.main(["--check"]) == 1
    assert "no test test_recruiting.py::test_gone cites this clause" in capsys.readouterr().out
    assert tool.cited(Path("no such file.py"), "test_gone") == set()


# --- positions ----------------------------------------------------------------------------------------


@every_game
def test_a_position_is_what_most_have_and_how_it_differs(game: str) -> None:
    entry = find(game)
    for example in list(examples_of(entry).values())[::7]:
        s = entry.game.from_position(example.position, entry.book())
        own = zones(entry.game.position(s))
        assert zones(example.position) == own
        assert tomllib.loads(written(own)) == tomllib.loads(entry.game.position(s))


@pytest.mark.parametrize(
    ("base", "other"),
    [
        ({"a": 1, "b": {"X": 2, "Y": 3}}, {"a": 1, "b": {"X": 5}}),
        ({"a": [1, 2]}, {"a": [], "c": "Łucja „ż”"}),
        ({"a": 0}, {"a": 0}),
    ],
)
def test_a_difference_leads_back_to_the_other(base: dict[str, Any], other: dict[str, Any]) -> None:
    changes = difference(base, other) or {}
    read = tomllib.loads("".join(f"{key} = {toml(value)}\n" for key, value in changes.items()))
    assert merged(base, read) == other


def test_the_usual_is_what_most_have() -> None:
    positions = [{"a": 1, "b": {"X": 1}}, {"a": 2, "b": {"X": 1}}, {"a": 2, "b": {}}]
    assert tool.usual(positions) == {"a": 2, "b": {"X": 1}}


def test_a_game_without_examples_has_none() -> None:
    from toy.entry import ENTRY as TOY  # here, because it is found by no registry

    assert examples.examples_of(TOY) == {}
