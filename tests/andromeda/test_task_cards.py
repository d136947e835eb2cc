"""The 31 task cards: table 3.6, each condition just met and just missed, each cost and each number of DP."""

from collections import Counter
from collections.abc import Mapping

import pytest

from andromeda.scene import Scene, scene, standard_book
from clauses import clause
from kosmodrom.games.andromeda.model.actions import TASKS

FULL = (
    "nw=centrum_komunikacji n=reaktor ne=kajuty_zalogi w=maszynownia e=mostek_kapitanski "
    "sw=poklad_hangarowy s=zbrojownia se=strefa_skazona"
)
QUIET = "n=reaktor e=kajuty_zalogi s=laboratorium w=komory_hibernacyjne"


def held(task: str, crew: str, other: str, rooms: str, trained: int, facts: Mapping[str, int]) -> Scene:
    return scene(
        seats=3, phase="checking", rooms=rooms, crew=[crew, *other.split(",")], trained=[trained], held=[task],
        facts=facts,
    )  # fmt: skip


# --- conditions about the board ---------------------------------------------------------------------

BOARD = [
    ("Z01", "portal n e s", "portal n e*4", "", FULL),
    ("Z03", "portal n e s w nw", "portal n e s w*5", "", FULL),
    ("Z05", "n*5 portal", "n*4 portal*9", "", FULL),
    ("Z05", "se*5", "se*4 n*4", "n*9", FULL),
    ("Z06", "n e s", "n*2 e", "", FULL),
    ("Z06", "n e s", "n*2 e s", "|s", FULL),
    ("Z07", "n e s w", "n*2 e s", "", FULL),
    ("Z07", "n e s w", "n*2 e s se", "", FULL),
    ("Z08", "portal n e", "portal*2 n", "", FULL),
    ("Z08", "portal*2 n e", "portal n e", "portal", FULL),
    ("Z09", "se*2", "se n", "", FULL),
    ("Z09", "s*2", "s n", "", QUIET),
    ("Z10", "w*3", "w*2 n", "", QUIET),
    ("Z10", "w*4", "w*3 n", "", FULL),
    ("Z10", "w*4", "w*3 n", "w*6", FULL),
    ("Z11", "e", "n", "", FULL),
    ("Z11", "nw*2", "nw", "nw", FULL),
    ("Z12", "n", "e", "", FULL),
    ("Z12", "w", "s", "", FULL),
    ("Z13", "s", "n", "", FULL),
    ("Z13", "sw", "se", "", FULL),
    ("Z13", "ne", "e", "", FULL),
    ("Z15", "nw n ne", "nw n e", "", FULL),
    ("Z15", "ne e se", "portal e se", "", FULL),
    ("Z16", "n ne e", "n e s", "", FULL),
    ("Z16", "n portal s", "n portal s", "|portal", FULL),
    ("Z17", "nw se", "nw n", "", FULL),
    ("Z17", "ne sw", "ne*2", "", FULL),
    ("Z18", "n e s", "n e nw", "", FULL),
    ("Z18", "n e s", "n e s portal", "", FULL),
    ("Z19", "n*8", "n*7", "portal*2", FULL),
    ("Z19", "n*9", "n*8", "portal*8,s*3", FULL),
    ("Z20", "n*2", "n*3", "e*3,e*4", FULL),
    ("Z21", "n e s", "n e w", "n*2 e,s", FULL),
    ("Z22", "n e s", "n*2 e", "w", FULL),
    ("Z22", "n e s", "n e*2 portal", "portal", FULL),
]


@clause("AN-175")
@pytest.mark.parametrize(("task", "met", "missed", "other", "rooms"), BOARD)
def test_a_condition_about_the_board(task: str, met: str, missed: str, other: str, rooms: str) -> None:
    """Others stand where they do in both cases; after a bar only where the condition is missed."""
    always, _, only_missed = other.partition("|")

    assert held(task, met, always, rooms, 0, {}).why_not(f"task:{task}") is None
    assert held(task, missed, only_missed or always, rooms, 0, {}).why_not(f"task:{task}") == "AN-175"


@clause("AN-175")
@pytest.mark.parametrize(("teleporters", "refused"), [("portal n e", None), ("portal n", "AN-175")])
def test_transfer_nodes_are_three_teleporters(teleporters: str, refused: str | None) -> None:
    s = scene(phase="checking", rooms="n=reaktor e=kajuty_zalogi", crew=["n"], teleporters=[teleporters], held=["Z02"])

    assert s.why_not("task:Z02") == refused


@clause("AN-175")
@pytest.mark.parametrize(
    ("task", "crew", "trained", "refused"),
    [
        ("Z23", "n", 5, None),
        ("Z23", "n", 4, "AN-175"),
        ("Z26", "n*8", 4, None),
        ("Z26", "n*8", 3, "AN-175"),
        ("Z26", "n*12", 0, None),
        ("Z26", "n*11", 0, "AN-175"),
    ],
)
def test_a_condition_about_the_race_card_and_the_pool(task: str, crew: str, trained: int, refused: str | None) -> None:
    assert held(task, crew, "", FULL, trained, {}).why_not(f"task:{task}") == refused


# --- conditions about the turn ----------------------------------------------------------------------

TURN = [
    ("Z04", "n e", {"room-actions": 1}, None),
    ("Z04", "n e", {"room-actions": 0}, "AN-175"),
    ("Z04", "n*2", {"room-actions": 1}, "AN-175"),
    ("Z14", "n", {"moves": 5}, None),
    ("Z14", "n", {"moves": 4}, "AN-175"),
    ("Z24", "n", {"trained": 4}, None),
    ("Z24", "n", {"trained": 3}, "AN-175"),
    ("Z25", "n*2", {"summoned": 4}, None),
    ("Z25", "n*2", {"summoned": 3}, "AN-175"),
    ("Z27", "n", {"ruch": 1, "technologia": 1, "improwizacja": 1}, None),
    ("Z27", "n", {"pelne_szkolenie": 1, "wezwanie_wsparcia": 1, "technologia": 1}, None),
    ("Z27", "n", {"ruch": 3, "technologia": 2}, "AN-175"),
    ("Z28", "n", {"unused": 2}, None),
    ("Z28", "n", {"unused": 1}, "AN-175"),
    ("Z29", "n", {"klonowanie": 1, "szczepionki": 1}, None),
    ("Z29", "n", {"klonowanie": 1}, "AN-175"),
    ("Z30", "n", {"teleporter": 1}, None),
    ("Z30", "n", {"klonowanie": 1}, "AN-175"),
    ("Z31", "n", {"discovered": 2}, None),
    ("Z31", "n", {"discovered": 1}, "AN-175"),
    ("Z31", "n e s w nw", {"discovered": 0}, None),
    ("Z31", "n e s w", {"discovered": 0}, "AN-175"),
]


@clause("AN-175", "AN-180")
@pytest.mark.parametrize(("task", "crew", "facts", "refused"), TURN)
def test_a_condition_about_the_turn(task: str, crew: str, facts: dict[str, int], refused: str | None) -> None:
    assert held(task, crew, "", FULL, 0, facts).why_not(f"task:{task}") == refused


@clause("AN-175")
def test_pioneers_with_a_room_face_down_must_discover() -> None:
    rooms = "n=reaktor e=kajuty_zalogi s=maszynownia w=centrum_komunikacji"

    assert held("Z31", "n e s w portal", "", rooms, 0, {}).why_not("task:Z31") == "AN-175"


# --- costs and DP -----------------------------------------------------------------------------------

COSTS = [1, 1, 2, 1, 2, 2, 2, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 2, 1, 1, 2, 3, 1, 0, 0, 1, 0]
POINTS = [1, 2, 3, 1, 2, 2, 3, 1, 2, 2, 1, 1, 1, 1, 1, 2, 1, 2, 3, 1, 1, 2, 1, 2, 2, 3, 1, 1, 2, 1, 2]


@clause("AN-173", "AN-183")
@pytest.mark.parametrize("task", TASKS)
def test_each_task_has_its_cost_and_its_pd(task: str) -> None:
    at = TASKS.index(task)
    assert standard_book().task_cost[at] == COSTS[at]

    s = scene(completed=["", task])

    assert s.row("tasks") == [0, POINTS[at]]


@clause("AN-183")
def test_the_tasks_give_51_pd_in_all() -> None:
    assert Counter(standard_book().task_points[: standard_book().tasks]) == {1: 15, 2: 12, 3: 4}
    assert Counter(standard_book().task_cost[: standard_book().tasks]) == {0: 3, 1: 18, 2: 8, 3: 2}
    assert scene(completed=[" ".join(TASKS[:10])], unseen=15).row("tasks") == [19, 0]
