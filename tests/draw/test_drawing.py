"""Drawings know what stands on them, and nobody reads a page back."""

import re
from pathlib import Path

import kosmodrom
from kosmodrom.draw.drawing import drawn, marks
from kosmodrom.draw.drawing_cache import DrawingCache
from kosmodrom.draw.pieces import control, score, settled

SOURCE = Path(kosmodrom.__file__).parent
HOSTILE = """„Zażółć" & 'gęślą' \\1 <jaźń>"""


def card() -> str:
    return control("", "a card", "xx-card", "take:1 keep:1", "kind:Y1", "row-1", state="2")


def test_what_is_drawn_is_written_down() -> None:
    drawing = drawn(lambda: f"<p{marks(piece='totem')}>{card()}</p>")
    assert drawing.decisions == {"take:1", "keep:1"}
    assert drawing.places == {"row-1": "kind:Y1 2"}
    assert drawing.pieces == {"totem": ""}


def test_a_thing_in_a_place_is_told_by_its_place_and_not_as_a_piece() -> None:
    drawing = drawn(lambda: marks(place="dock", piece="card-1"))
    assert (drawing.places, drawing.pieces) == ({"dock": ""}, {})


def test_a_kept_drawing_brings_along_what_stands_on_it() -> None:
    once = DrawingCache().once
    first = drawn(lambda: once(("card",), card))
    again = drawn(lambda: once(("card",), card))
    assert first == again
    assert again.decisions == {"take:1", "keep:1"}


def test_one_drawing_learns_nothing_of_another_that_is_made_meanwhile() -> None:
    inner = []

    def outer() -> str:
        inner.append(drawn(card))
        return marks("end")

    assert drawn(outer).decisions == {"end"}
    assert inner[0].decisions == {"take:1", "keep:1"}


def test_final_points_stand_where_the_points_stood() -> None:
    seat = drawn(lambda: f"<p>{score(1, 12, HOSTILE, 'xx-star')}</p>")
    assert settled(seat, 40, HOSTILE).html == f"<p>{score(1, 40, HOSTILE, 'xx-star')}</p>"
    assert settled(drawn(card), 40, HOSTILE) == drawn(card)


def test_the_attributes_of_things_are_written_in_one_place() -> None:
    found = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if re.search(r"data-(do|zoom|place|piece|is)=", path.read_text(encoding="utf-8"))
    ]
    assert found == ["draw/drawing.py"]


def test_no_page_and_no_board_looks_for_patterns() -> None:
    modules = [*(SOURCE / "server" / "pages").rglob("*.py"), *(SOURCE / "games").glob("*/board/*.py")]
    assert modules
    assert not [path.name for path in modules if re.search(r"^import re$", path.read_text(encoding="utf-8"), re.M)]
