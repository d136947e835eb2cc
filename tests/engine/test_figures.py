"""Numbers in rules come from the deck that is played with."""

import copy
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import Refused
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import LANGUAGES, NEEDED, clauses

PRINTED = (Path(__file__).parent / "printed_clauses.txt").read_text(encoding="utf-8").splitlines()
"""What the rules with figures say with the printed cards, as they said it before the figures came from the rows."""


def test_with_printed_cards_every_rule_reads_as_it_always_did() -> None:
    said, once = [], {line.partition("-")[0] for line in PRINTED}
    for entry in games().values():
        if entry.prefix not in once:
            continue
        for name, clause in clauses(entry.package).items():
            for lang in NEEDED:
                if "{" in clause.texts[lang]:
                    said.append(f"{name} {lang} {entry.clauses()[name].text(lang)}")
    assert said == PRINTED


@pytest.mark.parametrize("key", games())
def test_no_rule_is_left_with_a_gap(key: str) -> None:
    for clause in find(key).clauses().values():
        assert not any("{" in clause.text(lang) or "}" in clause.text(lang) for lang in LANGUAGES)


def changed(key: str, change: Any) -> Deck:
    tables = copy.deepcopy(find(key).standard_deck().tables)
    change(tables)
    return Deck(key, "changed", tables, "changed.toml")


def small_hands(tables: dict[str, Any]) -> None:
    tables["limits"]["hand"] = 4


def other_skill(tables: dict[str, Any]) -> None:
    tables["mercenary"][2]["skill"] = {"effect": "enslave-lowest"}


def test_a_row_of_the_deck_changes_the_rule_and_nothing_else() -> None:
    entry = find("star_scrappers")
    book = entry.book(changed(entry.key, small_hands))
    assert (
        entry.clause(95, book).text("en").endswith("with 4 cards you cannot recruit, although you would have 3 left.")
    )
    assert entry.clause(169, book).text("pl") == "Twój limit kart w ręce wynosi 4."
    assert entry.clauses(book)["SS-169"] == entry.clause(169, book)
    other = {name for name, clause in entry.clauses(book).items() if clause != entry.clauses()[name]}
    assert {"SS-094", "SS-300"} < other
    assert all("7" in entry.clauses()[name].text("en") or "8" in entry.clauses()[name].text("en") for name in other)


def test_a_card_with_another_effect_leaves_the_rule_as_it_is_printed() -> None:
    entry = find("star_scrappers")
    book = entry.book(changed(entry.key, other_skill))
    assert entry.clause(218, book) == entry.clause(218)


def test_why_not_and_a_refusal_say_the_number_of_this_table() -> None:
    match = Match("star_scrappers", seats=2, seed="Zażółć", deck=changed("star_scrappers", small_hands))
    seat = match.actors[0]
    refusals = {name: match.why_not(seat, name) for name in match.entry.vocabulary.names}
    name, clause = next((name, rule) for name, rule in refusals.items() if rule is not None)
    with pytest.raises(Refused) as refused:
        match.play(seat, name)
    assert refused.value.rule == clause
    assert refused.value.clause == clause.id
    assert match.entry.clause(300, match.book).text("en").endswith("while you hold 4 or more cards.")


@pytest.mark.parametrize(("number", "lang", "text"), [(72, "pl", "płacisz 2 Kredyty"), (72, "en", "pay 2 credits")])
def test_nouns_follow_the_number(number: int, lang: str, text: str) -> None:
    entry = find("posrod_gwiazd")

    def dearer(tables: dict[str, Any]) -> None:
        tables["limits"]["reactor_credits"] = 2

    assert text in entry.clause(number, entry.book(changed(entry.key, dearer))).text(lang)
