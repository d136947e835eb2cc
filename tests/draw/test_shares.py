"""What brought the points: things that can be looked at, which together bring exactly what the score sheet says."""

from typing import Any

import pytest

from kosmodrom.engine.contract import SPECTATOR, UNKNOWN
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.server.pages.boards import draw_public
from toy.ties import played

GAMES = sorted(games())
NAMES = ["Ala", "Bartek", "Celina", "Daniel"]
every_game = pytest.mark.parametrize("game", GAMES)


def shares(match: Match, viewer: int, row: int, seat: int, lang: str = "en") -> Any:
    texts = match.entry.words(lang, match.book)
    return match.entry.board.shares(match.view(viewer), match.book, texts, row, seat)


@every_game
def test_they_bring_exactly_what_stands_in_the_row(game: str) -> None:
    filled = set()
    for seats in (2, 3, 4):
        for seed in range(3):
            match = played(game, seats, seed)
            for row, numbers in enumerate(match.sheet()):
                for seat, points in enumerate(numbers):
                    found = shares(match, seat, row, seat)
                    assert sum(share.points for share in found) == points
                    # A Crystal without points is a Crystal of the row; a card that brought nothing is not named.
                    assert all(share.points for share in found) or (game, row) == ("star_scrappers", 0)
                    filled |= {row} if found else set()
    assert len(filled) >= len(match.sheet()) - 1, "nearly every row has something to show"


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_a_name_and_what_can_be_shown_in_large_is(game: str, lang: str) -> None:
    match = played(game, 4, 2)
    texts = match.entry.words(lang, match.book)
    for row in range(len(match.sheet())):
        for share in shares(match, 0, row, 0, lang):
            assert share.words
            assert share.count > 0
            assert not share.zoom or match.entry.board.zoom(share.zoom, match.book, texts)


@every_game
def test_they_tell_others_no_more_than_the_sheet_does(game: str) -> None:
    whole = played(game, 3, 1)
    for line in range(len(whole.lines) // 2, len(whole.lines), 60):
        match = whole.at(line)
        for viewer in (1, SPECTATOR):
            known = match.entry.game.known_sheet(match.view(viewer))
            for row, numbers in enumerate(known):
                told = sum(share.points for share in shares(match, viewer, row, 0))
                assert told <= max(0, numbers[0]) if numbers[0] != UNKNOWN else not told


@every_game
def test_when_the_match_is_over_the_table_shows_the_final_points(game: str) -> None:
    match = played(game, 3, 3)
    drawn = draw_public(match, "en", NAMES[:3])
    for seat, points in zip(drawn.seats, match.scores(), strict=True):
        assert f"<b>{points}</b></button>" in seat.html
        assert f"Points at the end: {points}" in seat.html
    for name, points in zip(NAMES, match.scores(), strict=False):
        if game == "posrod_gwiazd":
            assert f"{name} ({points})" in drawn.table.html
        if game == "andromeda":
            assert f'<b aria-hidden="true">{points}</b>' in drawn.table.html


def test_points_in_stretches_of_time_have_names() -> None:
    names = {"star_scrappers": "Round 1", "andromeda": "Round 1 of 7", "astrogornicy": "Round 1 of 8"}
    for game in GAMES:
        match = Match(game, seats=2, seed="time")
        entry = find(game)
        texts = entry.words("en", match.book)
        told = [entry.speaker.time(then.view(SPECTATOR), match.book, texts) for _, then in played(game, 2, 1).retold()]
        assert told[0] == ""
        assert next(filter(None, told)) == names.get(game, "Year 1, turn 1")
