"""The end on the page: the winner by name, the rule that broke or shared a tie, and rules behind every row."""

import html

import pytest

from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games
from kosmodrom.server.pages.ending import joined
from kosmodrom.server.pages.frame import PageVisitor
from server.company import Served
from toy.ties import broken_tie, played, searched, shared_tie

SEATS = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "name": "Ola"}, {"kind": "bot", "name": "Jan"}]


def shown(served: Served, match: Match, lang: str) -> str:
    body = {"journal": match.journal(), "seats": SEATS[: match.seats]}
    opened = served.person().post("/api/journals", body, 201)
    headers = {"Authorization": f"Bearer {opened['secret']}"}
    page = served.http.get(f"/table/{opened['table']}?lang={lang}", headers=headers)
    assert page.status_code == 200
    return html.unescape(page.text)


def test_the_winner_of_a_tie_is_named_with_what_decided_and_its_rule(served: Served) -> None:
    match = broken_tie()
    winner = SEATS[match.winners()[0]]["name"]
    english = shown(served, match, "en")
    assert f"The points are equal. {winner} wins the tie: most prizes." in english
    assert 'href="/rules/toy#TY-025"' in english
    assert f"Punktów jest po równo; przy remisie wygrywa {winner}: najwięcej nagród." in shown(served, match, "pl")


def test_what_was_compared_stands_under_the_total_for_those_who_were(served: Served) -> None:
    match = broken_tie()
    settled = match.settlement()
    assert settled is not None
    row = shown(served, match, "en").partition('class="p-compared"')[2].partition("</tr>")[0]
    cells = [cell.partition("</td>")[0] for cell in row.split("<td>")[1:]]
    first = settled.comparisons[0]
    assert cells == [str(value) if seat in first.seats else "–" for seat, value in enumerate(first.values)]


def test_a_shared_victory_is_worded_with_its_rule(served: Served) -> None:
    english = shown(served, shared_tie(), "en")
    assert "Ala and Ola have won together" in english
    assert "The points are equal, and so the victory is shared." in english
    assert 'aria-label="the rule TY-025"' in english
    assert "Wspólnie wygrywają Ala i Ola" in shown(served, shared_tie(), "pl")


def test_without_a_tie_nothing_is_said_of_one(served: Served) -> None:
    plain = searched(2, lambda settled: settled is None)
    assert 'class="p-tie"' not in shown(served, plain, "en")


def test_ties_of_star_scrappers_are_shared_by_its_rule() -> None:
    entry = find("star_scrappers")
    state = entry.game.new(2, entry.choose({}), entry.book())
    assert entry.game.ties(state) == [[210]]
    assert "no tie-break" in entry.clause(210).text("en")


def test_every_row_of_the_sheet_opens_the_rules_that_govern_it(served: Served) -> None:
    page = shown(served, played("star_scrappers", 2, 1), "pl")
    entry = find("star_scrappers")
    for row in entry.row_clauses:
        for number in row:
            assert entry.clause(number).text("pl") in page
            assert f'href="/rules/star_scrappers#{entry.clause(number).id}"' in page


@pytest.mark.parametrize("key", sorted(games()))
def test_a_game_that_names_rules_for_its_rows_names_them_for_all(key: str) -> None:
    entry = games()[key]
    state = entry.game.new(entry.seats[0], entry.choose({}), entry.book())
    assert len(entry.row_clauses) in (0, len(entry.game.sheet(state)))
    for row in entry.row_clauses:
        assert row
        for number in row:
            assert entry.clause(number)


def test_names_are_joined_as_one_says_them() -> None:
    guest = PageVisitor("pl", "night")
    assert joined(["Ala"], guest) == "Ala"
    assert joined(["Ala", "Ola"], guest) == "Ala i Ola"
    assert joined(["Ala", "Ola", "Jan"], guest) == "Ala, Ola i Jan"
