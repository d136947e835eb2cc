"""The four differences of the editions that change play: D1 to D4."""

import pytest

from astrogornicy.scene import scene
from clauses import clause


@clause("AG-213", "AG-214")
@pytest.mark.parametrize(
    ("edition", "offered", "after"),
    [("handbook", ["INS", "AUT2"], "AUT AUT AUT2"), ("earlier", ["AUT"], "INS AUT2 AUT2")],
)
def test_d1_automat_makes_a_single_or_a_double_automat(edition: str, offered: list[str], after: str) -> None:
    """D1: the effect AUTOMAT."""
    s = scene(edition=edition, pools=["INS AUT AUT2", "GOR"], orders=["ZA-07"])
    assert s.offered("automat") == offered

    assert s.play(f"automat:{offered[0]}").pool(0) == after


@clause("AG-215", "AG-216")
@pytest.mark.parametrize(
    ("edition", "offered", "after"),
    [("handbook", ["GEO", "GOR2"], "GOR GOR GOR2"), ("earlier", ["GOR"], "GEO GOR2 GOR2")],
)
def test_d2_miner_makes_a_single_or_a_double_miner(edition: str, offered: list[str], after: str) -> None:
    """D2: the effect MINER."""
    s = scene(edition=edition, pools=["GEO GOR GOR2", "GOR"], orders=["ZA-13"])
    assert s.offered("miner") == offered

    assert s.play(f"miner:{offered[0]}").pool(0) == after


@clause("AG-244", "AG-246", "AG-247")
@pytest.mark.parametrize(
    ("edition", "offered"),
    [
        ("handbook", ["EK-3-GOR", "TE-2-GOR", "BI-4-GOR"]),
        (
            "earlier",
            [f"{kind}-{number}-GOR" for kind in ("EK", "TE", "BI") for number in (1, 2, 3, 4)],
        ),
    ],
)
def test_d3_the_top_zarzad_card_or_any_of_them(edition: str, offered: list[str]) -> None:
    """D3: the Directors' card that may be taken."""
    stock = ["9WO 9KS 9PL 9ZL 9WF 9NI 9PA"]
    s = scene(edition=edition, pools=["GOR", "GOR"], stock=stock, tops="EK-3 TE-2 BI-4")

    assert s.offered("acquire") == offered
    assert s.why_not("acquire:BI-2-GOR") == ("AG-244" if edition == "handbook" else None)


@clause("AG-289", "AG-290", "AG-291", "AG-296")
@pytest.mark.parametrize(
    ("things", "winners"),
    [
        ({"orders": ["ZA-07", "ZA-02"], "stock": ["4WO", ""]}, [1]),
        ({"completed": ["MI-01", "EK-1"]}, [0]),
        ({"stock": ["4WO", "4ZL"]}, [1]),
        ({"stock": ["4WO", "4KS"]}, [0, 1]),
    ],
)
def test_d4_a_tie_is_broken_step_by_step_or_is_a_draw(things: dict[str, list[str]], winners: list[int]) -> None:
    """D4: ties for victory."""
    for edition, expected in (("handbook", winners), ("earlier", [0, 1])):
        s = scene(edition=edition, **things)  # type: ignore[arg-type]  # each of these is a list of words
        assert len(set(s.scores())) == 1
        assert s.winners() == expected


@clause("AG-289", "AG-290", "AG-291", "AG-296")
def test_d4_the_steps_are_told_with_their_clauses() -> None:
    """D4: what is compared between those who are tied."""
    things = {
        "orders": ["ZA-07", "ZA-02"], "won": ["NA-1", ""], "completed": ["MI-01 EK-1", "MI-02"],
        "stock": ["4WO 4ZL", "8NI 3WF"],
    }  # fmt: skip
    handbook = scene(edition="handbook", **things)  # type: ignore[arg-type]  # each of these is a list of words
    earlier = scene(edition="earlier", **things)  # type: ignore[arg-type]  # each of these is a list of words

    assert handbook.ties() == [[289, 3, 4], [290, 8, 1], [291, 1, 3], [292]]
    assert earlier.ties() == [[296]]
