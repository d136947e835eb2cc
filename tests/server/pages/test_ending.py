"""The end on the page: the winner by name, the rule that broke or shared a tie, and rules behind every row."""

import html
import re
from itertools import pairwise

import pytest

from kosmodrom.engine.match import Match
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.registry import find, games
from kosmodrom.server.pages.course import drawing, levels
from kosmodrom.server.pages.frame import PageVisitor
from kosmodrom.server.pages.verdict import Margin, margin
from kosmodrom.server.tables.records import Result
from kosmodrom.server.viewer.rounds import Round, rounds
from server.company import Served
from toy.ties import broken_tie, played, searched, shared_tie

NAMES = ["Ala", "Ola", "Jan", "Ewa"]
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
    assert guest.joined(["Ala"]) == "Ala"
    assert guest.joined(["Ala", "Ola"]) == "Ala i Ola"
    assert guest.joined(["Ala", "Ola", "Jan"]) == "Ala, Ola i Jan"


# --- why somebody has won or lost --------------------------------------------------------------------

GAMES = sorted(games())


def opened(served: Served, match: Match, own: int | None = 0) -> tuple[str, dict[str, str]]:
    """The page of a match that is over, and the headers of whoever opened it from a seat or only watches."""
    places = [{"kind": "me" if seat == own else "bot", "name": NAMES[seat]} for seat in range(match.seats)]
    found = served.person().post("/api/journals", {"journal": match.journal(), "seats": places}, 201)
    headers = {"Authorization": f"Bearer {found['secret']}"}
    if own is None:
        links = served.http.get(f"/api/tables/{found['table']}/links", headers=headers).json()
        headers = {"Authorization": f"Bearer {links['watch']}"}
    return f"/table/{found['table']}", headers


def why(served: Served, match: Match, own: int | None, lang: str) -> str:
    address, headers = opened(served, match, own)
    page = served.http.get(f"{address}?lang={lang}", headers=headers).text
    found = html.unescape(page).partition('class="p-verdict">')[2].partition("</p>")[0]
    return re.sub("[\u2066-\u2069]", "", found)


@pytest.mark.parametrize("game", GAMES)
def test_why_somebody_has_won_or_lost_is_what_the_sheet_says(served: Served, game: str) -> None:
    match = next(each for each in (played(game, 3, seed) for seed in range(50)) if each.settlement() is None)
    (winner,), scores, entry = match.winners(), match.scores(), match.entry
    ranked = sorted(range(3), key=lambda seat: (-scores[seat], seat))
    second, last = ranked[1:]
    for own, first, other in ((winner, winner, second), (last, winner, last), (None, winner, second)):
        by = scores[first] - scores[other]
        gains = [row[first] - row[other] for row in match.sheet()]
        mine, against = (last, winner) if own == last else (first, other)
        rows = [
            f"{entry.speaker.row(at, entry.words('en'))} ({match.sheet()[at][mine]} to {match.sheet()[at][against]})"
            for at, gain in enumerate(gains)
            if gain == max(gains)
        ]
        told = why(served, match, own, "en")
        assert re.search(rf"\b{by} points?\b", told)
        named = NAMES[other] if own == winner else NAMES[first]
        assert named in told
        assert told.startswith(NAMES[first] if own is None else "You have")
        for row in rows:
            assert row in told


def test_numbers_have_their_nouns_in_both_languages() -> None:
    words = {lang: PageVisitor(lang, "night").texts for lang in ("pl", "en")}
    said = {
        (lang, key, points): words[lang].say(f"end.{key}", points=Count(points), first="Ala", second="Ola")
        for lang in words
        for key in ("won", "lost", "neutral")
        for points in (1, 2, 5, 22)
    }
    assert said["pl", "won", 1] == "Masz o 1 punkt więcej niż Ola"
    assert said["pl", "won", 22] == "Masz o 22 punkty więcej niż Ola"
    assert said["pl", "lost", 5] == "Masz o 5 punktów mniej niż Ala"
    assert said["pl", "neutral", 2] == "Ala ma o 2 punkty więcej niż Ola"
    assert said["en", "lost", 1] == "You have 1 point fewer than Ala"
    assert said["en", "neutral", 2] == "Ala has 2 points more than Ola"


def test_rows_that_made_the_difference_alike_are_all_named_and_none_where_nothing_was_gained() -> None:
    result = Result([9, 5], [[4, 2], [1, 3], [4, 0], [4, 0]], [0])
    assert margin(result, 0, 1) == Margin(0, 1, 4, [2, 3], 4)
    assert margin(Result([3, 2], [[1, 1], [0, 1]], [0]), 0, 1).rows == []


def test_where_points_are_equal_at_the_top_only_what_settled_it_is_told(served: Served) -> None:
    broken, shared = broken_tie(), shared_tie()
    for match in (broken, shared):
        tied = [seat for seat, points in enumerate(match.scores()) if points == max(match.scores())]
        for own in (*tied, None):
            assert why(served, match, own, "en") == ""
    behind = [seat for seat, points in enumerate(broken.scores()) if points < max(broken.scores())]
    for own in behind:
        told = why(served, broken, own, "en")
        assert told.startswith("You have")
        assert f"than {NAMES[broken.winners()[0]]}" in told


# --- what is behind the numbers ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_number_opens_what_brought_it_or_its_rule(served: Served, game: str) -> None:
    match = played(game, 2, 3)
    address, headers = opened(served, match)
    page = served.http.get(f"{address}?lang=en", headers=headers).text
    for row, numbers in enumerate(match.sheet()):
        for seat, points in enumerate(numbers):
            assert f'data-share="{row} {seat}"' in page
            told = served.http.get(f"{address}/share?row={row}&seat={seat}&lang=en", headers=headers)
            assert told.status_code == 200
            assert f"<b>{points}</b></p>" in told.text
            assert (told.text.count("<li>") > 0) == (points > 0)
            for number in match.entry.row_clauses[row]:
                assert f">{match.entry.clause(number).id}</a>" in told.text
    for nowhere in ("row=99&seat=0", "row=-1&seat=0", "row=0&seat=2"):
        assert served.http.get(f"{address}/share?{nowhere}", headers=headers).status_code == 422


def test_while_a_match_runs_what_is_hidden_stays_hidden(served: Served) -> None:
    whole = played("star_scrappers", 2, 1)
    match = Match("star_scrappers", seats=2, seed="1")
    own = [line.number for line in whole.lines if line.who >= 0]
    match.follow(whole.lines[: own[len(own) * 3 // 4] - 1])
    assert not match.over
    crystals = match.sheet()[0]
    assert min(crystals) > 0
    address, headers = opened(served, match)
    told = [
        served.http.get(f"{address}/share", params={"row": 0, "seat": seat, "lang": "en"}, headers=headers).text
        for seat in (0, 1)
    ]
    assert "<li>" in told[0]
    assert f"<b>{crystals[0]}</b></p>" in told[0]
    assert "<li>" not in told[1]
    assert "face down" in told[1]
    assert served.http.get(f"{address}/course", headers=headers).status_code == 409


@pytest.mark.parametrize("game", GAMES)
def test_the_course_of_the_points_ends_in_the_result(served: Served, game: str) -> None:
    match = played(game, 4, 2)
    course = rounds(match, "en")
    assert course[-1].scores == match.scores()
    for each in course[1:]:
        assert match.at(each.begins - 1).scores() == course[course.index(each) - 1].scores
    address, headers = opened(served, match)
    told = html.unescape(served.http.get(f"{address}/course?lang=en", headers=headers).text)
    assert told.count("<polyline") == 4
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', told)
    assert [(name, [int(each) for each in re.findall(r"<td>(-?\d+)</td>", cells)]) for name, cells in rows] == [
        (each.name, each.scores) for each in course
    ]


def test_marks_of_a_drawing_do_not_stand_on_one_another() -> None:
    drawn = drawing([Round("1", 1, [0, 0, 0, 0]), Round("2", 9, [7, 7, 6, -2])])
    heights = sorted(float(each) for each in re.findall(r'class="p-course-mark" [^>]* y="([-\d.]+)"', drawn))
    assert all(lower - upper > 13.5 for upper, lower in pairwise(heights))
    assert levels(-2, 7) == [-2, 0, 2, 4, 6]
    assert levels(0, 1) == [0, 1]
