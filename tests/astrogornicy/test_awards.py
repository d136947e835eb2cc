"""Awards: AG-231 to AG-241, AG-300."""

import pytest

from astrogornicy.building import fresh_book
from astrogornicy.scene import Scene, scene
from clauses import clause
from kosmodrom.games.astrogornicy.model.actions import CARDS

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]


def claiming(completed: str, awards: str = "NA-1 NA-2 NA-3", pool: str = "INS", fields: str = "") -> Scene:
    return scene(pools=[pool, "GOR"], completed=[completed], awards=awards, fields=fields)


@clause("AG-231", "AG-232")
@pytest.mark.parametrize(
    ("award", "completed", "refusal"),
    [
        ("NA-1", "MI-13 MI-01 MI-25", None),
        ("NA-1", "MI-13 MI-01 MI-02", "AG-232"),
        ("NA-1", "MI-13 MI-25", "AG-232"),
        ("NA-2", "MI-13 MI-14 MI-15", None),
        ("NA-2", "MI-13 MI-14 MI-01 MI-25", "AG-232"),
        ("NA-3", "MI-01 MI-02 MI-03", None),
        ("NA-3", "MI-01 MI-02 MI-13", "AG-232"),
        ("NA-4", "MI-25 MI-26 MI-27", None),
        ("NA-4", "MI-25 MI-26 MI-13", "AG-232"),
        ("NA-5", "MI-13 MI-14 MI-25", None),
        ("NA-5", "MI-13 MI-25 MI-26", "AG-232"),
        ("NA-6", "MI-01 MI-02 MI-13", None),
        ("NA-6", "MI-01 MI-13 MI-14", "AG-232"),
        ("NA-7", "MI-25 MI-26 MI-01", None),
        ("NA-7", "MI-25 MI-01 MI-02", "AG-232"),
    ],
)
def test_an_award_needs_its_whole_set(award: str, completed: str, refusal: str | None) -> None:
    """Without the full set."""
    s = claiming(completed, f"{award} - -")

    assert s.why_not("award:1-INS") == refusal
    assert s.offered("award") == (["1-INS"] if refusal is None else [])


@clause("AG-231", "AG-232")
def test_a_set_of_another_deck_may_be_a_single_mission() -> None:
    book = fresh_book()
    award = CARDS.index("NA-1")
    book.award_set[3 * award : 3 * award + 3] = [0, 1, 0]
    book.award_size[award] = 1
    s = scene(pools=["INS", "GOR"], completed=["MI-01"], book=book)
    assert s.offered("award") == ["1-INS"]

    s.play("award:1-INS", "give:MI-01")
    assert s.options() == ["done"]


@clause("AG-232", "AG-241")
def test_missions_in_hand_in_a_dock_or_of_others_do_not_count() -> None:
    """A Mission still in a Dock or in hand."""
    s = scene(
        seats=3,
        pools=["INS", "GOR", "GOR"],
        completed=["MI-13 MI-01", "MI-28"],
        hands=["MI-25"],
        docks=["MI-26 of 0: 0-AUT 0-GOR 0-GOR", "MI-27 of 1: 0-GOR 0-AUT 0-GOR -"],
    )

    assert s.why_not("award:1-INS") == "AG-232"
    assert s.offered("award") == []


@clause("AG-241")
def test_a_participant_of_a_completed_mission_has_nothing_for_an_award() -> None:
    s = scene(pools=["INS", "GOR"], completed=["MI-13 MI-25"], docks=["MI-01 of 1: 0-GOR 0-AUT 0-AUT"], hands=["ZA-02"])
    s.pass_all().end_all().settle().confirm_all()

    assert s.completed(1) == "MI-01"
    assert s.offered("award") == []


@clause("AG-233")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_claiming_is_an_action_with_any_die(face: str, slot: int) -> None:
    awards = ["NA-2", "NA-3", "NA-4"]
    awards[slot - 1] = "NA-1"
    s = claiming("MI-13 MI-01 MI-25", " ".join(awards), f"{face} {face}")
    assert s.offered("award") == [f"{slot}-{face}"]

    s.play(f"award:{slot}-{face}", "give:MI-13", "give:MI-01", "give:MI-25", "done").chance("draw:NA-5")
    assert s.beside("awards").split()[slot - 1] == f"0-{face}"
    assert s.story[0] == f"placed 0 {face} award:{slot}-{face}"
    assert s.pool(0) == face
    assert s.asked == [1]


@clause("AG-233", "AG-239")
def test_an_award_needs_a_die_and_a_free_field() -> None:
    s = claiming("MI-13 MI-01 MI-25", "NA-1 NA-2 NA-3", fields="award-1=1-GEO")
    assert s.why_not("award:1-INS") == "AG-239"
    assert s.why_not("award:1-GOR") == "AG-239"
    assert s.offered("award") == []

    free = claiming("MI-13 MI-01 MI-25", "NA-2 NA-1 NA-3", fields="award-1=1-GEO")
    assert free.offered("award") == ["2-INS"]


@clause("AG-234", "AG-240", "AG-309")
def test_given_up_missions_go_under_the_deck_in_the_order_named() -> None:
    s = claiming("MI-01 MI-13 MI-25 MI-26")
    s.play("award:1-INS", "give:MI-25", "give:MI-01", "give:MI-13", "done").chance("draw:NA-5")

    assert s.under("mission") == "MI-25 MI-01 MI-13"
    assert s.completed(0) == "MI-26"
    assert s.story == [
        "placed 0 INS award:1-INS", "given-up 0 MI-25", "given-up 0 MI-01", "given-up 0 MI-13", "awarded 0 NA-1",
        "award-laid NA-5 0", "turn-began 1",
    ]  # fmt: skip


@clause("AG-240")
def test_the_player_chooses_among_fitting_missions() -> None:
    s = claiming("MI-01 MI-02 MI-13 MI-25 MI-26 EK-1").play("award:1-INS")
    assert s.offered("give") == ["MI-01", "MI-02", "MI-13", "MI-25", "MI-26", "EK-1"]

    s.play("give:MI-26")
    assert s.offered("give") == ["MI-01", "MI-02", "MI-13", "EK-1"]
    assert s.why_not("give:MI-25") == "AG-231"
    s.play("give:EK-1")
    assert s.offered("give") == ["MI-01", "MI-02", "MI-13"]
    s.play("give:MI-02")
    assert s.options() == ["done"]


@clause("AG-231", "AG-240")
def test_a_card_that_the_set_does_not_need_is_refused() -> None:
    """One card cannot stand for two types."""
    s = claiming("MI-13 MI-14 MI-25 MI-01", "NA-5 NA-2 NA-3").play("award:1-INS")
    assert s.offered("give") == ["MI-13", "MI-14", "MI-25"]
    assert s.why_not("give:MI-01") == "AG-231"

    s.play("give:MI-13")
    assert s.why_not("give:MI-13") == "AG-240"
    assert s.offered("give") == ["MI-14", "MI-25"]
    assert s.why_not("done") == "AG-231"


@clause("AG-241", "AG-234")
@pytest.mark.parametrize("card", ["MI-02", "MI-14", "MI-26", "MI-03", "EK-2"])
def test_only_own_completed_cards_are_given_up(card: str) -> None:
    s = scene(
        pools=["INS", "GOR"],
        completed=["MI-13 MI-01 MI-25", "MI-02 EK-2"],
        hands=["MI-14"],
        docks=["MI-26 of 0: - - -"],
        under="MI-03",
    ).play("award:1-INS")

    assert s.why_not(f"give:{card}") == "AG-241"


@clause("AG-235")
@pytest.mark.parametrize(
    ("completed", "refusal"),
    [
        ("MI-13 MI-25 EK-1", None),
        ("MI-13 EK-1 EK-2", None),
        ("EK-1 EK-2 EK-3", None),
        ("MI-13 MI-14 EK-1", "AG-232"),
        ("MI-13 EK-1", "AG-232"),
        ("MI-13 MI-14 MI-15 EK-1 EK-2", None),
    ],
)
def test_an_expedition_stands_for_any_type(completed: str, refusal: str | None) -> None:
    s = claiming(completed)

    assert s.why_not("award:1-INS") == refusal


@clause("AG-235", "AG-240")
def test_a_mission_that_an_expedition_has_replaced_is_not_needed() -> None:
    s = claiming("MI-13 MI-14 EK-1 EK-2", "NA-1 NA-2 NA-3").play("award:1-INS", "give:MI-13")
    assert s.offered("give") == ["EK-1", "EK-2"]
    assert s.why_not("give:MI-14") == "AG-231"

    s.play("give:EK-2", "give:EK-1")
    assert s.options() == ["done"]


@clause("AG-235")
def test_expeditions_alone_fill_a_set_that_missions_could_fill() -> None:
    s = claiming("MI-13 MI-01 MI-25 EK-1 EK-2 EK-3").play("award:1-INS", "give:EK-1", "give:EK-2", "give:EK-3")

    assert s.options() == ["done"]


@clause("AG-236", "AG-196")
def test_given_up_expeditions_go_to_the_box() -> None:
    s = claiming("MI-13 EK-1 EK-3").play("award:1-INS", "give:EK-3", "give:MI-13", "give:EK-1", "done").settle()

    assert s.box() == "EK-1 EK-3"
    assert s.under("mission") == "MI-13"
    assert s.completed(0) == ""


@clause("AG-237")
@pytest.mark.parametrize(("award", "points"), [("NA-1", 7), ("NA-4", 8)])
def test_a_won_award_scores_its_points(award: str, points: int) -> None:
    completed = "MI-25 MI-26 MI-27" if award == "NA-4" else "MI-13 MI-01 MI-25"
    s = claiming(completed, f"{award} NA-2 NA-3")
    s.play("award:1-INS", *(f"give:{card}" for card in completed.split()), "done").settle()

    assert s.won(0) == award
    assert s.row("awards") == [points, 0]
    assert s.row("missions") == [0, 0]


@clause("AG-238")
def test_the_slot_is_refilled_from_the_award_deck_at_once() -> None:
    s = claiming("MI-01 MI-02 MI-03", "NA-1 NA-2 NA-3")
    s.play("award:3-INS", "give:MI-01", "give:MI-02", "give:MI-03", "done")
    assert s.drawn() == ["draw:NA-4", "draw:NA-5", "draw:NA-6", "draw:NA-7"]
    assert s.s.table.award_deck == 4

    s.chance("draw:NA-6")
    assert s.awards() == "NA-1 NA-2 NA-6"
    assert s.s.table.award_deck == 3
    assert s.told("award-laid") == ["award-laid NA-6 2"]


@clause("AG-239")
def test_the_new_award_of_a_slot_cannot_be_claimed_in_the_same_round() -> None:
    """The same slot is refused, another one is allowed."""
    s = claiming("MI-13 MI-14 MI-15 MI-16 MI-17 MI-18 MI-01 MI-02 MI-25", "NA-2 NA-1 NA-3", "INS GOR")
    s.play("award:1-INS", "give:MI-13", "give:MI-14", "give:MI-15", "done").chance("draw:NA-6").play("pass")
    assert s.why_not("award:1-GOR") == "AG-239"
    assert s.offered("award") == ["2-GOR"]

    s.pass_all().end_all().settle().confirm_all()
    assert s.beside("awards") == "- - -"
    assert {option[0] for option in s.offered("award")} == {"1", "2"}


@clause("AG-300", "AG-238")
def test_a_slot_stays_empty_when_the_award_deck_is_used_up() -> None:
    s = claiming("MI-13 MI-01 MI-25 MI-02 MI-03 MI-04", "NA-1 NA-3 -", "INS GOR")
    s.play("award:1-INS", "give:MI-13", "give:MI-01", "give:MI-25", "done")

    assert s.asked == [1]
    assert s.awards() == "- NA-3 -"
    assert s.play("pass").why_not("award:3-GOR") == "AG-300"
    assert s.why_not("award:1-GOR") == "AG-239"
    assert s.offered("award") == ["2-GOR"]


@clause("AG-300")
def test_nothing_is_claimed_from_an_empty_slot_in_later_rounds() -> None:
    s = claiming("MI-13 MI-01 MI-25", "- - -")

    assert [s.why_not(f"award:{slot}-INS") for slot in (1, 2, 3)] == ["AG-300"] * 3
    assert s.offered("award") == []


@clause("AG-238", "AG-300")
def test_the_last_card_of_the_award_deck_is_laid_too() -> None:
    s = scene(pools=["INS", "GOR"], completed=["MI-13 MI-01 MI-25"], won=["NA-4 NA-5 NA-6"])
    s.play("award:1-INS", "give:MI-13", "give:MI-01", "give:MI-25", "done").chance("draw:NA-7")

    assert s.awards() == "NA-7 NA-2 NA-3"
    assert s.s.table.award_deck == 0
