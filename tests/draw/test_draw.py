"""The shared drawing primitives: escaping, the sprite, the style sheet, controls."""

import re
from xml.etree import ElementTree

import pytest

from kosmodrom import draw
from kosmodrom.draw import sprite
from kosmodrom.draw.board import Board
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import SEAT_SHAPES, control, counter, icon, seat_mark, section
from kosmodrom.engine.registry import games
from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.engine.words import Words

HOSTILE = """<script>alert("x")</script> & 'y'"""
WANTED = [
    "i-seat-0", "i-seat-1", "i-seat-2", "i-seat-3", "i-totem", "i-artifact", "i-card", "i-hand",
    "i-base", "i-leader", "i-enslaved", "i-marker", "i-stack", "i-points", "i-wild", "i-turn",
    "i-instant", "i-extra", "i-end", "i-start", "i-always", "i-reaction", "i-undo", "i-menu",
    "i-sound", "i-rules", "i-chat", "i-log", "i-replay", "i-bot", "i-person", "i-link",
    "i-eye", "i-clock", "i-check", "i-cross", "ss-P", "ss-N", "ss-B", "ss-Y",
    "ss-R", "ss-G", "ss-gem-1", "ss-gem-3", "ss-gem-6", "ss-gem-10", "ss-cave-in", "ss-symbol",
]  # fmt: skip


def all_art() -> str:
    """The icons of all pages and the pictures of all games."""
    boards = [entry.board for entry in games().values()]
    return sprite.of(sprite.icons() + "".join(board.art() for board in boards))


def symbols() -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(all_art()))


# --- text -------------------------------------------------------------------------------------------


def test_escaped_text_reads_back_as_it_was() -> None:
    page = ElementTree.fromstring(f'<p title="{escape(HOSTILE)}">{escape(HOSTILE)}</p>')
    assert page.text == page.get("title") == HOSTILE
    assert len(page) == 0


def test_text_without_special_characters_is_left_alone() -> None:
    assert escape("Zażółć gęślą jaźń ← ★") == "Zażółć gęślą jaźń ← ★"


# --- sprite -----------------------------------------------------------------------------------------


def test_the_sprite_has_every_icon_once() -> None:
    names = [symbol.get("id") for symbol in symbols()]
    assert len(names) == len(set(names))
    assert set(WANTED) <= set(names)


def test_icons_take_their_colour_from_the_text_around_them() -> None:
    for paint in re.findall(r'(?:fill|stroke)="([^"]*)"', all_art()):
        assert paint in ("none", "currentColor")


def test_icons_stand_on_a_grid_of_24() -> None:
    for symbol in symbols():
        if symbol.get("id", "").startswith("i-"):
            assert symbol.get("viewBox") == "0 0 24 24", symbol.get("id")


def test_no_two_icons_look_alike() -> None:
    drawings = [ElementTree.tostring(symbol, encoding="unicode").partition(">")[2] for symbol in symbols()]
    same = {one for one in drawings if drawings.count(one) > 1}
    assert not same


# --- style ------------------------------------------------------------------------------------------


def theme(name: str) -> dict[str, str]:
    """The custom properties of a theme."""
    block = re.search(rf'\[data-theme="{name}"\] {{(.*?)}}', draw.style(), re.DOTALL)
    assert block is not None
    return dict(re.findall(r"(--[\w-]+): ([^;]+);", block[1]))


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_both_themes_name_the_same_colours() -> None:
    assert theme("night").keys() == theme("day").keys()


@pytest.mark.parametrize("name", ["night", "day"])
@pytest.mark.parametrize("ground", ["--k-page", "--k-panel", "--k-raised"])
def test_text_can_be_read_on_every_ground(name: str, ground: str) -> None:
    colours = theme(name)
    for ink in ("--k-ink", "--k-quiet", "--k-points", "--k-warn", "--k-good"):
        assert contrast(colours[ink], colours[ground]) >= 4.5, ink


@pytest.mark.parametrize("name", ["night", "day"])
def test_rings_and_seat_marks_can_be_told_from_the_ground(name: str) -> None:
    colours = theme(name)
    marks = ["--k-legal", "--k-focus", *(f"--k-seat-{seat}" for seat in range(SEAT_SHAPES))]
    assert all(contrast(colours[mark], colours["--k-panel"]) >= 3 for mark in marks)


def test_every_mark_of_a_decision_has_a_look() -> None:
    for mark in (".is-legal", ".is-chosen", ".is-last", ".is-refused", ":focus-visible"):
        assert f".k-do{mark}" in draw.style()
    assert "prefers-reduced-motion" in draw.style()


def test_the_style_sheet_refers_to_nothing_outside() -> None:
    assert "url(" not in draw.style()
    assert "@import" not in draw.style()


# --- pieces -----------------------------------------------------------------------------------------


def test_a_control_is_a_button_with_its_decisions_and_a_name() -> None:
    drawn = control(icon("i-card"), HOSTILE, "some-look", "mine:1a crystal:1a", "token:C01-Pa", "mine-1a")
    button = ElementTree.fromstring(drawn)
    assert (button.tag, button.get("type")) == ("button", "button")
    assert button.get("class") == "k-do some-look"
    assert button.get("data-do") == "mine:1a crystal:1a"
    assert (button.get("data-zoom"), button.get("data-place")) == ("token:C01-Pa", "mine-1a")
    assert button.get("aria-label") == HOSTILE


def test_a_control_without_decisions_has_no_empty_attributes() -> None:
    assert ElementTree.fromstring(control("", "name", "look")).keys() == ["type", "class", "aria-label", "title"]


def test_seats_differ_in_shape_and_colour() -> None:
    marks = [seat_mark(seat) for seat in range(SEAT_SHAPES)]
    assert len(set(marks)) == SEAT_SHAPES
    for seat, mark in enumerate(marks):
        assert f"#i-seat-{seat}" in mark
        assert f"k-seat-{seat}" in mark


def test_a_counter_is_spoken_in_words() -> None:
    drawn = ElementTree.fromstring(counter("i-hand", 5, "ręka: 5 kart"))
    spoken = [part.text for part in drawn if part.get("class") == "k-said"]
    assert spoken == ["ręka: 5 kart"]


def test_a_section_is_named_by_its_heading() -> None:
    drawn = ElementTree.fromstring(section("look", "Kopalnia <1>", "<p/>"))
    assert drawn.get("aria-label") == drawn[0].text == "Kopalnia <1>"


# --- boards -----------------------------------------------------------------------------------------


class Foretelling(PreviewWords):
    """Says the same of every decision."""

    def preview(self, action: int) -> str:
        return f"{action} VP"

    def badge(self, action: int) -> str:
        return f"+{action}"


def board(previews: type[PreviewWords] | None = None) -> Board:
    """A board that draws nothing but what is asked for."""
    return Board(
        package=__name__,
        sheets=(),
        table=lambda *_: "",
        seat=lambda *_: "",
        hand=lambda *_: "",
        zoom=lambda _, __, ___: "",
        miniature=lambda: "",
        previews=previews,
    )


def test_a_board_need_not_write_on_its_things_nor_foretell() -> None:
    words = Words("en", {})
    assert board().gain(None, None, words, [], 0) == ""
    assert board(Foretelling).gain(None, None, words, [], 3) == "+3"
    assert board(PreviewWords).gain(None, None, words, [], 3) == ""
    assert not board().has_previews
    assert board(Foretelling).preview(None, None, words, [], 1) == "1 VP"


def test_a_drawing_takes_along_the_symbols_that_it_uses_and_no_others() -> None:
    art = '<symbol id="aa-one"><path/></symbol>\n<symbol id="aa-one-more"><path/></symbol>'
    assert sprite.named_in(art, '<use href="#aa-one"/>') == '<symbol id="aa-one"><path/></symbol>'
