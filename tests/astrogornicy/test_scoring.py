"""The end of the game: AG-279 to AG-296."""

import pytest

from astrogornicy.scene import Scene, scene
from clauses import clause


@clause("AG-279")
def test_the_game_ends_after_round_eight() -> None:
    s = scene(phase="buying", round=8, hands=["ZA-07", "ZA-02"], stock=["1KS 2WF"])
    s.play("buy:ZA-07", "done", "end")

    assert s.over
    assert (s.round, s.asked) == (8, [])
    assert s.story[-1] == "match-over"
    assert s.why_not("end", 0) == "AG-279"
    assert s.why_not("pass", 1) == "AG-279"


@clause("AG-279")
def test_round_seven_is_followed_by_another_one() -> None:
    s = scene(phase="buying", round=7, hands=["ZA-07"]).play("end")

    assert not s.over
    assert (s.round, s.rolling(0)) == (8, 7)


@clause("AG-280")
def test_orders_awards_technologies_and_bulletins_score_what_they_print() -> None:
    s = scene(
        orders=["ZA-07 ZA-06", "ZA-20"], used=["ZA-16"], won=["NA-2", "NA-1 NA-5"], owned=["TE-3 BI-4", "TE-1 TE-2"]
    )

    assert s.row("orders") == [17, 4]
    assert s.row("awards") == [8, 14]
    assert s.row("technologies") == [1, 4]
    assert s.row("bulletins") == [3, 0]
    assert s.scores() == [29, 22]


@clause("AG-281")
def test_missions_and_expeditions_score_one_point_each() -> None:
    s = scene(completed=["MI-01 MI-07 MI-36 EK-1", "EK-2 EK-3"], seats=4)

    assert s.row("missions") == [3, 0, 0, 0]
    assert s.row("expeditions") == [1, 2, 0, 0]
    assert s.scores() == [4, 2, 0, 0]


@clause("AG-282", "AG-283")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
def test_cards_given_up_for_awards_do_not_score_in_either_edition(edition: str) -> None:
    s = scene(edition=edition, pools=["INS", "GOR"], completed=["MI-13 MI-01 MI-02 EK-1"])
    assert (s.row("missions"), s.row("expeditions")) == ([3, 0], [1, 0])

    s.play("award:1-INS", "give:MI-13", "give:MI-01", "give:EK-1", "done").settle()
    assert (s.row("missions"), s.row("expeditions")) == ([1, 0], [0, 0])
    assert s.scores() == [8, 0]


@clause("AG-284", "AG-286")
@pytest.mark.parametrize(("units", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)])
@pytest.mark.parametrize("kind", ["WO", "KS", "PL", "ZL", "NI", "PA"])
def test_four_equal_units_score_one_point(kind: str, units: int, points: int) -> None:
    s = scene(stock=["", f"{units}{kind}"], kantor="KA-1")

    assert s.scores() == [0, points]
    assert s.row("basic" if kind in ("WO", "KS", "PL") else "rare") == [0, points]


@clause("AG-285", "AG-286")
@pytest.mark.parametrize(("units", "points"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
@pytest.mark.parametrize(("kantor", "kind"), [("KA-1", "WF"), ("KA-2", "ZL"), ("KA-3", "NI"), ("KA-4", "PA")])
def test_three_promoted_units_score_one_point(kantor: str, kind: str, units: int, points: int) -> None:
    s = scene(stock=[f"{units}{kind}"], kantor=kantor)

    assert s.row("rare") == [points, 0]


@clause("AG-286")
def test_different_resources_are_not_added_together() -> None:
    s = scene(stock=["3WO 3KS 3PL 3ZL 2WF 3NI 3PA", "5WO 7KS 4PL 6ZL 5WF 7NI 4PA"])

    assert s.row("basic") == [0, 3]
    assert s.row("rare") == [0, 4]


@clause("AG-287")
def test_cards_in_hand_and_unused_effects_neither_score_nor_cost() -> None:
    s = scene(hands=["MI-01 ZA-06 ZA-07"], drawn=["ZA-09"], orders=["ZA-13"], used=["", "ZA-31"])

    assert s.scores() == [3, 3]


@clause("AG-288", "AG-004")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
def test_most_points_win(edition: str) -> None:
    s = scene(edition=edition, seats=3, orders=["ZA-06", "ZA-07", ""], won=["", "NA-1", "NA-2"], stock=["", "", "4WO"])

    assert s.scores() == [8, 10, 9]
    assert s.winners() == [1]


def tie(edition: str = "handbook", **things: list[str]) -> Scene:
    return scene(edition=edition, seats=3, **things)  # type: ignore[arg-type]  # each of these is a list of words


@clause("AG-289")
def test_a_tie_goes_to_the_most_points_from_orders() -> None:
    s = tie(orders=["ZA-07", "ZA-08", ""], won=["NA-2", "NA-1", "NA-4"], stock=["", "", "12WO"])

    assert s.scores() == [11, 11, 11]
    assert s.winners() == [1]


@clause("AG-290")
@pytest.mark.parametrize(
    ("completed", "won"), [(["MI-01", "MI-02 MI-03", ""], []), (["", "MI-04", "MI-05"], ["NA-1", "NA-2", "NA-5"])]
)
def test_then_points_from_missions_and_awards_together_decide(completed: list[str], won: list[str]) -> None:
    stock = ["4WO", "", "8WO"] if not won else ["8WO", "", "4WO"]
    s = tie(completed=completed, won=won, stock=stock)

    assert len(set(s.scores())) == 1
    assert s.winners() == [1]


@clause("AG-291", "AG-295")
@pytest.mark.parametrize(
    ("stock", "winners"),
    [
        (["8WO", "4WO 4ZL", "4WO 4KS"], [1]),
        (["4WO 3WF", "4WO 4PL", "8PL"], [0]),
        (["3WF 4NI", "4WO 4NI", "4WO 3WF"], [0]),
        (["4PA 4WO", "8ZL", "3WF 4WO"], [1]),
    ],
)
def test_then_points_from_the_rare_surplus_decide(stock: list[str], winners: list[int]) -> None:
    s = tie(stock=stock)

    assert s.scores() == [2, 2, 2]
    assert s.winners() == winners


@clause("AG-295")
def test_rare_units_that_fill_no_group_break_no_tie() -> None:
    s = tie(stock=["4WO 3ZL 2WF 3NI", "4KS", ""])

    assert s.scores() == [1, 1, 0]
    assert s.winners() == [0, 1]


@clause("AG-292")
def test_an_unbroken_tie_is_a_shared_victory() -> None:
    s = tie(orders=["ZA-07", "ZA-13", "ZA-08"], won=["NA-2", "NA-4", ""], stock=["4ZL", "3WF", ""])

    assert s.scores() == [12, 12, 4]
    assert s.winners() == [0, 1]


@clause("AG-292", "AG-296")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
def test_all_may_share_the_victory(edition: str) -> None:
    assert tie(edition).winners() == [0, 1, 2]


@clause("AG-293", "AG-288")
def test_only_those_still_tied_are_compared_at_each_step() -> None:
    s = tie(orders=["ZA-02", "ZA-08", "ZA-06"], won=["NA-1", "NA-2", ""], stock=["4ZL", "", ""])

    assert s.scores() == [12, 12, 8]
    assert s.winners() == [1]


@clause("AG-293")
def test_who_drops_out_at_one_step_does_not_win_at_the_next() -> None:
    s = tie(orders=["ZA-02", "ZA-08", "ZA-07"], won=["NA-1", "NA-5", "NA-2"], stock=["4WO", "4ZL", "4ZL"])

    assert s.scores() == [12, 12, 12]
    assert s.winners() == [1]


@clause("AG-294")
def test_expeditions_do_not_count_among_missions_and_awards() -> None:
    s = tie(completed=["MI-01", "EK-1 EK-2", ""], stock=["4WO", "", ""])

    assert s.scores() == [2, 2, 0]
    assert s.winners() == [0]


@clause("AG-296", "AG-289")
def test_in_the_earlier_edition_a_tie_is_a_draw() -> None:
    things = {"orders": ["ZA-07", "ZA-08", ""], "won": ["NA-2", "NA-1", "NA-4"], "stock": ["", "", "8WO"]}

    assert tie("earlier", **things).winners() == [0, 1]
    assert tie("handbook", **things).winners() == [1]
