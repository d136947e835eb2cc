"""Timing: the order of the set-up, vaccines before plague, the last round: AN-254 to AN-256."""

import pytest

from andromeda.scene import Scene, new_game, scene
from clauses import clause

# --- the set-up -------------------------------------------------------------------------------------


def dealt() -> Scene:
    """Up to the choice of races."""
    s = new_game(2).chance("first:0", "lay:klonowanie", "lay:pole_silowe", "lay:szczepionki")
    return s.chance("deal:synteci", "deal:metamorfy", "deal:roj_xarr", "deal:arkturianie")


def with_tasks() -> Scene:
    """Up to the choice of personal tasks: Z02 and Z03, Z04 and Z05."""
    s = dealt().play_as(0, "race:synteci").play_as(1, "race:roj_xarr")
    return s.chance("open:Z01", "draw:Z02", "draw:Z03", "draw:Z04", "draw:Z05")


@clause("AN-254")
def test_the_set_up_has_its_order() -> None:
    s = new_game(2)
    steps = []
    while s.phase == "setting-up":
        steps.append(s.question)
        if s.question.startswith("choose"):
            for seat in (0, 1):
                s.play_as(seat, s.options(seat)[0])
        else:
            s.chance(next(iter(s.draws())))

    assert steps == [
        "draw-first", *["lay-techs"] * 3, *["deal-race"] * 4, "choose-race", "open-task", *["draw-tasks"] * 4,
        "choose-task",
    ]  # fmt: skip
    assert s.question == "rolling"


@clause("AN-254")
def test_the_ship_lies_before_technologies_are_drawn_and_pieces_come_last() -> None:
    s = new_game(2)
    assert s.face_down() == "nw n w e s se"
    assert s.techs() == "teleporter"

    s = with_tasks()
    assert (s.crew(0), s.pieces(1)) == ("", (0, 0, 0))
    s.play_as(0, "keep:Z02").play_as(1, "keep:Z04")
    assert (s.crew(0), s.crew(1)) == ("portal*2", "portal*2")
    assert s.log[-3:] == ["pieces-placed", "pieces-placed", "round-began"]


@clause("AN-254", "AN-266", "AN-275")
def test_personal_tasks_are_chosen_by_all_at_once() -> None:
    s = with_tasks()
    assert s.actors == [0, 1]
    assert s.options(0) == ["keep:Z02", "keep:Z03"]
    assert s.options(1) == ["keep:Z04", "keep:Z05"]
    s.play_as(1, "keep:Z05")

    assert s.actors == [0]
    assert s.why_not("keep:Z04", 1) == "AN-266"
    assert s.why_not("race:synteci", 0) == "AN-275"
    s.play_as(0, "keep:Z02")
    assert (s.held(0), s.held(1), s.under()) == ("Z02", "Z05", "Z03 Z04")


@clause("AN-254")
def test_the_choice_of_a_personal_task_is_secret() -> None:
    one = with_tasks().play_as(0, "keep:Z02")
    other = with_tasks().play_as(0, "keep:Z03")
    assert one.seen_by(1) == other.seen_by(1)

    one.play_as(1, "keep:Z04")
    other.play_as(1, "keep:Z04")

    assert one.seen_by(1) == other.seen_by(1)
    assert one.known_held(1, 0) == "?"
    assert one.told("task-kept") == ["task-kept 0 Z02 to 0", "task-kept 1 Z04 to 1"]


# --- vaccines before plague -------------------------------------------------------------------------


def struck(race: str, dice: str, tokens: int = 0) -> Scene:
    """The plague step of seat 0, after the turn of seat 1."""
    s = scene(order=[1, 0], races=[race], dice=[dice, ""], crew=["portal*4", "portal"], vaccines=[tokens])
    return s.play("end:actions")


@clause("AN-256")
@pytest.mark.parametrize(
    ("race", "dice", "tokens", "most"),
    [
        ("metamorfy", "ZZ", 1, 1),
        ("metamorfy", "ZZ", 2, 2),
        ("metamorfy", "ZZ", 5, 2),
        ("metamorfy", "ZZZ", 3, 3),
        ("synteci", "ZZ", 5, 1),
        ("synteci", "ZZZ", 5, 2),
        ("synteci", "ZZZ", 1, 1),
    ],
)
def test_first_it_is_asked_how_many_vaccines_are_discarded(race: str, dice: str, tokens: int, most: int) -> None:
    s = struck(race, dice, tokens)

    assert s.question == "vaccinating"
    assert s.options() == [f"vaccines:{count}" for count in range(most + 1)]
    assert s.on_ship(0) == 4


@clause("AN-256")
@pytest.mark.parametrize(
    ("race", "dice", "tokens"), [("metamorfy", "ZZ", 0), ("synteci", "Z", 5), ("metamorfy", "S", 5)]
)
def test_the_question_of_vaccines_is_skipped_when_none_can_be_used(race: str, dice: str, tokens: int) -> None:
    s = struck(race, dice, tokens)

    assert s.question == "acting"
    assert s.vaccines(0) == tokens


@clause("AN-256")
def test_too_many_vaccines_are_refused() -> None:
    """Edge case 4: no more vaccines than are held, nor than there are plague results."""
    s = struck("synteci", "ZZ", 5)
    assert [s.why_not(f"vaccines:{count}") for count in range(4)] == [None, None, "AN-256", "AN-099"]

    s = struck("metamorfy", "ZZ", 1)
    assert [s.why_not(f"vaccines:{count}") for count in range(4)] == [None, None, "AN-099", "AN-099"]


@clause("AN-256")
def test_the_vaccines_come_before_the_first_researcher_is_removed() -> None:
    s = scene(rooms="n=reaktor", crew=["n*2 portal*2"], dice="ZZZ", vaccines=[1])
    assert s.why_not("remove:0-n") == "AN-256"
    assert s.why_not("done") == "AN-095"
    s.play("vaccines:1")

    assert s.question == "suffering"
    assert s.options() == ["remove:0-n", "remove:0-portal"]
    assert s.why_not("vaccines:1") == "AN-256"
    s.play("remove:0-n")
    assert s.question == "suffering"
    s.play("remove:0-portal")
    assert s.crew(0) == "n portal"
    assert s.told("vaccinated") == ["vaccinated 0 1"]


@clause("AN-166", "AN-256")
def test_vaccines_of_synthetics_cancel_results_before_the_first_uncancelled_one() -> None:
    s = struck("synteci", "ZZZ", 2).play("vaccines:1")
    assert s.on_ship(0) == 3

    s = struck("synteci", "ZZZ", 2).play("vaccines:2")
    assert s.on_ship(0) == 4
    assert s.told("plague-shrugged-off") == ["plague-shrugged-off 0 1"]


# --- the last round ---------------------------------------------------------------------------------


@clause("AN-255")
def test_in_the_last_round_nothing_of_the_clean_up_is_carried_out() -> None:
    s = scene(round=7, order=[0, 1], active=1, crew=["portal", "portal"], held=["Z01", "Z02"], used="klonowanie")
    s.play("end:actions", "end:turn")

    assert s.over
    assert s.phase == "over"
    assert (s.techs().count("!"), s.first, s.general()) == (1, 0, "")
    assert (s.held(0), s.held(1)) == ("Z01", "Z02")
    assert s.told("match-over") == ["match-over 1"]


@clause("AN-255")
def test_in_the_round_before_the_last_the_clean_up_is_carried_out() -> None:
    s = scene(round=6, order=[0, 1], active=1, crew=["portal", "portal"], used="klonowanie")
    s.play("end:actions")

    assert s.phase == "cleaning-up"
    assert s.techs().count("!") == 0
    s.chance("open:Z05")
    assert (s.round, s.general_deck, s.question) == (7, 0, "rolling")
