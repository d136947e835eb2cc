"""What holds for the board of every game: it can be parsed, touched, spoken, and it betrays nothing."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from draw.pages import attributes, controls, decisions, parsed, text_of
from kosmodrom import draw
from kosmodrom.bots.levels import bot_named
from kosmodrom.draw import sprite
from kosmodrom.draw.board import Board
from kosmodrom.draw.drawing import Drawing
from kosmodrom.draw.plain.board import PlainBoard
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games as all_games
from kosmodrom.engine.words import LANGUAGES
from toy.entry import ENTRY as TOY

NAMES = ["Ala", "Bartek", "Celina", "Daniel"]
HOSTILE = ["<script>alert(1)</script>", '"><img src="x"/>', "Ala & 'Ola'", "</section>"]
ENTRIES = {**all_games(), TOY.key: TOY}
BOARDS: dict[str, Board] = {key: entry.board for key, entry in ENTRIES.items()}
ELSEWHERE = {
    "star_scrappers": {"end", "begin", "done", "colour"},
    "andromeda": {"end", "done", "reject", "offer:done"},
    "posrod_gwiazd": {"done", "pass", "keep-silent", "take", "gift"},
    "astrogornicy": {"end", "done", "pass", "ready"},
}
"""Decisions that mean no thing on a table, by verb or by name; the page offers them as buttons.

On a plain board that may be any decision; a test of its own says what can be touched there.
"""
MOMENTS = 160

games = pytest.mark.parametrize("game", BOARDS)
languages = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def moments(game: str) -> list[Match]:
    """Matches of random bots, each stopped after another number of decisions."""
    found = []
    for length in range(0, MOMENTS, 8):
        match = Match(ENTRIES[game], seats=2 + length // 8 % 3, seed=f"board {length}")
        luck, bot = Luck(length), bot_named("random")
        while len(match.lines) < length and not match.over:
            play_on(match, bot, luck)
        found.append(match)
    return found


def play_on(match: Match, bot: Any, luck: Luck) -> None:
    seat = match.actors[0]
    match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))


def public_page(match: Match, lang: str, viewer: int = SPECTATOR, names: list[str] = NAMES) -> str:
    """The table and all seats."""
    board, v, texts = BOARDS[match.entry.key], match.view(viewer), match.entry.words(lang)
    seats = [board.seat(v, match.book, texts, names, seat).html for seat in range(match.seats)]
    return board.table(v, match.book, texts, names).html + "".join(seats)


def own_page(match: Match, lang: str, seat: int, names: list[str] = NAMES) -> str:
    return BOARDS[match.entry.key].hand(match.view(seat), match.book, match.entry.words(lang), names).html


def drawings(match: Match, lang: str) -> Iterator[Drawing]:
    """Everything that is drawn for anybody."""
    board, v, texts = BOARDS[match.entry.key], match.view(SPECTATOR), match.entry.words(lang)
    yield board.table(v, match.book, texts, NAMES)
    yield from (board.seat(v, match.book, texts, NAMES, seat) for seat in range(match.seats))
    yield from (board.hand(match.view(seat), match.book, texts, NAMES) for seat in [*range(match.seats), SPECTATOR])


def pages(game: str, lang: str) -> Iterator[str]:
    for match in moments(game):
        yield public_page(match, lang)
        yield from (own_page(match, lang, seat) for seat in range(match.seats))


def zooms(game: str, lang: str) -> Iterator[str]:
    board, match = BOARDS[game], moments(game)[0]
    things = {control.get("data-zoom") for page in pages(game, lang) for control in controls(page)} - {None}
    yield from (board.zoom(str(thing), match.book, match.entry.words(lang)) for thing in things)


@games
def test_what_is_kept_of_a_drawing_names_nobody_of_another_table(game: str) -> None:
    """Drawings are kept for all tables with the same cards, so a name in one would be read by strangers."""
    strangers = [f"Stranger-Ł{seat}" for seat in range(4)]
    for match in moments(game):
        for names in (strangers, NAMES):
            whole = public_page(match, "pl", names=names)
            own = "".join(own_page(match, "pl", seat, names) for seat in range(match.seats))
        assert "Stranger" not in whole + own, match


@games
@languages
def test_pages_are_well_formed_and_carry_no_style_script_or_address(game: str, lang: str) -> None:
    known = {symbol.get("id") for symbol in parsed(sprite.of(sprite.icons() + BOARDS[game].art())).iter("symbol")}
    clauses = moments(game)[0].entry.clauses()
    for page in [*pages(game, lang), *zooms(game, lang), BOARDS[game].miniature()]:
        assert not list(parsed(page).iter("script"))
        for key, value in attributes(page):
            assert key not in ("style", "src", "id")
            assert not key.startswith("on")
            assert key != "href" or value.removeprefix("#") in known | clauses.keys()


@games
def test_classes_are_prefixed_and_every_element_has_a_look(game: str) -> None:
    styles = draw.style() + BOARDS[game].style()
    for page in [*pages(game, "pl"), *zooms(game, "pl"), BOARDS[game].miniature()]:
        for key, value in attributes(page):
            if key == "class":
                assert all(re.match(r"(k|is|[a-z]{2})-", name) for name in value.split()), value
                assert any(f".{name}" in styles for name in value.split()), value


@games
def test_the_style_sheet_refers_to_nothing_outside(game: str) -> None:
    assert "url(" not in BOARDS[game].style()
    assert "@import" not in BOARDS[game].style()


@pytest.mark.parametrize("game", [key for key, board in BOARDS.items() if not isinstance(board, PlainBoard)])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_may_be_decided_on_the_table_can_be_touched(game: str, seed: int) -> None:
    match = Match(game, seats=2 + seed % 3, seed=f"touch {seed}")
    luck, bot = Luck(seed), bot_named("random")
    for _ in range(MOMENTS):
        if match.over:
            break
        seat = match.actors[0]
        page = public_page(match, "en") + own_page(match, "en", seat)
        elsewhere = ELSEWHERE[game]
        wanted = {name for name in match.legal(seat) if not {name, name.partition(":")[0]} & elsewhere}
        assert wanted <= decisions(page)
        play_on(match, bot, luck)


@games
def test_all_decisions_on_a_page_are_in_the_vocabulary(game: str) -> None:
    known = set(moments(game)[0].entry.vocabulary.names)
    assert all(decisions(page) <= known for page in pages(game, "en"))


@games
@languages
def test_every_control_is_a_button_with_a_name_in_words(game: str, lang: str) -> None:
    for page in pages(game, lang):
        for control in controls(page):
            name = control.get("aria-label", "")
            assert control.tag == "button" or control.get("role") == "button"
            assert re.search(r"\w{3}", name)
            assert not re.search(r"[{}|#]|None", name)


@games
def test_both_languages_have_the_same_controls_with_other_names(game: str) -> None:
    for polish, english in zip(pages(game, "pl"), pages(game, "en"), strict=True):
        pairs = list(zip(controls(polish), controls(english), strict=True))
        assert all(one.get("data-do") == other.get("data-do") for one, other in pairs)
        assert all(one.get("aria-label") != other.get("aria-label") for one, other in pairs)


@games
@languages
def test_hostile_names_stay_text(game: str, lang: str) -> None:
    for match in moments(game):
        tree = parsed(public_page(match, lang, names=HOSTILE) + own_page(match, lang, 0, HOSTILE))
        assert not [*tree.iter("script"), *tree.iter("img")]
        assert all(name in text_of(tree) for name in HOSTILE[: match.seats])


@games
@languages
def test_the_public_page_is_the_same_whoever_looks(game: str, lang: str) -> None:
    for match in moments(game):
        everybody = {public_page(match, lang, viewer) for viewer in [*range(match.seats), SPECTATOR]}
        assert len(everybody) == 1
        assert own_page(match, lang, SPECTATOR) == ""


@games
@languages
def test_a_drawing_tells_what_stands_on_it(game: str, lang: str) -> None:
    for match in moments(game):
        for drawing in drawings(match, lang):
            things = list(parsed(drawing.html).iter())
            assert drawing.decisions == {name for thing in things for name in thing.get("data-do", "").split()}
            lying = [(each.attrib, f"{each.get('data-zoom', '')} {each.get('data-is', '')}".strip()) for each in things]
            assert drawing.places == {each["data-place"]: what for each, what in lying if "data-place" in each}
            loose = [(each, what) for each, what in lying if "data-piece" in each and "data-place" not in each]
            assert drawing.pieces == {each["data-piece"]: what for each, what in loose}


@games
def test_drawing_changes_nothing(game: str) -> None:
    for match in moments(game):
        v, board = match.view(0), BOARDS[game]
        before = match.entry.game.encode_view(v)
        first = board.table(v, match.book, match.entry.words("pl"), NAMES)
        board.hand(v, match.book, match.entry.words("pl"), NAMES)
        assert board.table(v, match.book, match.entry.words("pl"), NAMES) == first
        assert match.entry.game.encode_view(v) == before
