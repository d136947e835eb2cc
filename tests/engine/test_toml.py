"""TOML of strangers: what would take the parser long is refused before it begins, and nothing else gets through."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hostile import DIGITS, HEAD, ODD, SLOW
from kosmodrom.engine.deck import Deck, export_deck, read_deck
from kosmodrom.engine.errors import DeckError, KosmodromError
from kosmodrom.engine.registry import games
from kosmodrom.engine.strangers_toml import (
    MOST_DEPTH,
    MOST_MARKS,
    MOST_PARTS,
    MOST_SIGNS,
    TomlError,
    look_over,
    read_toml,
)
from toy.entry import ENTRY

LONGEST_SENTENCE = 300


@pytest.mark.parametrize("name", SLOW)
def test_what_would_take_long_is_refused_before_it_is_parsed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parse = tomllib.loads

    def parse_others(text: str) -> Any:
        assert text != SLOW[name], "the parser was asked"
        return parse(text)

    monkeypatch.setattr(tomllib, "loads", parse_others)
    with pytest.raises(DeckError) as refused:
        read_deck(SLOW[name], "mine.toml")
    for lang in ("pl", "en"):
        assert refused.value.text(lang).startswith("mine.toml: ")
        assert len(refused.value.text(lang)) <= LONGEST_SENTENCE


@pytest.mark.parametrize("name", ODD)
def test_what_is_no_deck_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(DeckError) as refused:
        read_deck(HEAD + ODD[name], "mine.toml")
    for lang in ("pl", "en"):
        assert refused.value.text(lang).startswith("mine.toml: ")
        assert len(refused.value.text(lang)) <= LONGEST_SENTENCE
        assert refused.value.text(lang).isprintable()


@pytest.mark.parametrize(
    ("text", "en", "pl"),
    [
        (f"\n[die]\nprice = {DIGITS}", "line 3, price: a number of 5000 signs", "wiersz 3, price: liczba ma 5000 zn"),
        ("[[card]]\nid = 'c01'\nvalue = 1979-05-27", "card c01: value = 1979-05-27 is a date", "to data lub godzina"),
        ("[[card]]\nvalue = [07:32:00]", "card number 1: value = 07:32:00 is a date or a time", "to data lub"),
        ("[[card]]\nid = 'c01'\n[[card.effects]]\nn = inf", "card c01, effects number 1: n = inf is not", "skończoną"),
        ("[die]\nprice = -1e999", "die: price = -inf is not a finite number", "die: price = -inf nie jest liczbą"),
        (
            "price = 9999999999999999999",
            "price = 9999999999999999999; whole numbers have at most 18",
            "najwyżej 18 cyfr",
        ),
        ("price = 0x" + "f" * 60, "price = 10^72; whole numbers have at most 18", "najwyżej 18 cyfr"),
        ("x = [\n[\n" + "[" * 11, "line 3: nested deeper than 12 brackets", "wiersz 3: zagnieżdżenie głębsze"),
        ("a.b.c.d.e.f.g.h.i = 1", "line 1: a key has more than 8 parts", "wiersz 1: klucz ma więcej niż 8 części"),
        ("x" * 81 + " = 1", "line 1: the word 'xxx", "jest dłuższe niż 80 znaków"),
        ("\n\na = '\ud800'", "line 3: half a sign", "wiersz 3: połowa znaku"),
        (" " * (MOST_SIGNS + 1), f"the text has {MOST_SIGNS + 1} signs", f"tekst ma {MOST_SIGNS + 1} znaków"),
        ("a = ", "not valid TOML: Invalid value (at end of document)", "to nie jest poprawny TOML"),
        ("a = [" + "1," * MOST_MARKS, f"line 1: more than {MOST_MARKS} keys and values", "kluczy i wartości"),
    ],
)
def test_a_mistake_is_named_with_its_place_in_both_languages(text: str, en: str, pl: str) -> None:
    with pytest.raises(TomlError) as refused:
        read_toml(text)
    assert en in refused.value.text("en")
    assert pl in refused.value.text("pl")


def test_what_a_person_writes_is_far_within_the_limits() -> None:
    for entry in [*games().values(), ENTRY]:
        text = export_deck(entry.key, files(entry.package) / "content")
        look_over(text + "\n" + text + "\n" + text + "\n" + text)
        assert read_toml(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "a = 'a.b.c.d.e.f.g.h.i.j.k.l.m.n'",
        'a = "' + "[" * 100 + '"',
        f"a = '{DIGITS}'",
        f"a = '''\n{DIGITS}\n\"\"\"{'[' * 100}'''",
        'a = """\n' + "[" * 100 + '\\""" ""  """',
        'a = """"""""\nb = 2',
        "a = ''''''''\nb = 2",
        "# " + "[" * 100 + "\na = 1",
        "a = [ # " + "[" * 100 + "\n1]",
        "a = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH,
        ".".join("abcdefgh"[:MOST_PARTS]) + " = 1.5",
        "a = [" + "1, " * 5000 + "]",
        "a = -999_999_999_999_999_999",
        "a = 'Zażółć gęślą jaźń 🚀 שלום 中文'\r\nb = 1e-400",
        "'' = { '' = '' }",
    ],
)
def test_what_only_looks_bad_is_read(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)


WORDS = st.sampled_from(
    ["a", "id", "card", "value", "deck", "c01", "'a b'", '"ą\\n"', "''", '"\\u0000"', "🚀", "-", "1"]
)
NAMES = st.lists(WORDS, min_size=1, max_size=10).map(".".join)
SCALARS = st.sampled_from(
    ["1", "-7", "0x1F", "1_0", "1.5", "nan", "-inf", "1e999", "true", "1979-05-27", "07:32:00", "9" * 19, DIGITS]
    + ["''", '"x"', '"""\n"""', "'''x''''", '"\\', "'", '"', "1979-13-45T99:99:99Z", "0b2", "", "\x00", "\ud800", "\r"]
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda parts: "[" + ", ".join(parts) + "]"),
        st.lists(st.tuples(NAMES, inner), max_size=3).map(
            lambda pairs: "{" + ", ".join(f"{key} = {value}" for key, value in pairs) + "}"
        ),
    ),
    max_leaves=12,
)
STATEMENTS = st.one_of(
    st.tuples(NAMES, VALUES).map(" = ".join),
    NAMES.map(lambda name: f"[{name}]"),
    NAMES.map(lambda name: f"[[{name}]]"),
    st.sampled_from(["# ą", "", "]]", "}", "=", "[deck]", 'game = "toy"', 'name = "mine"', "[[card]]", "id = 'c01'"]),
    st.text(max_size=8),
)
DOCUMENTS = st.lists(STATEMENTS, max_size=12).map("\n".join)


def refusal_of(text: str) -> KosmodromError | None:
    """Why a text is no deck of the toy; None if it is one."""
    try:
        deck = read_deck(text, "mine.toml")
        assert isinstance(deck, Deck)
        ENTRY.book(deck)
    except KosmodromError as refused:
        return refused
    return None


@given(DOCUMENTS)
def test_any_text_is_a_deck_or_refused_in_a_sentence(text: str) -> None:
    for whole in (text, HEAD + text, export_deck("toy", files("toy") / "content") + text):
        refused = refusal_of(whole)
        if refused is not None:
            assert len(refused.text("en")) <= LONGEST_SENTENCE
            assert len(refused.text("pl")) <= LONGEST_SENTENCE


def parsed(text: str) -> Any:
    try:
        return tomllib.loads(text)
    except ValueError:
        return None


@given(DOCUMENTS)
def test_within_the_limits_nothing_is_refused_that_toml_allows(text: str) -> None:
    says, read = "", None
    try:
        read = read_toml(text)
    except TomlError as refused:
        says = str(refused)
    if not says or "not valid" in says:
        assert read == parsed(text)
    else:
        assert any(word in says for word in ("finite", "date", "digits", "parts", "half a sign"))
