"""Action 3, collect an Artifact: SS-114 to SS-126."""

import pytest

from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.errors import UnknownDecision
from kosmodrom.games.star_scrappers.model.labels import ARTIFACTS
from star_scrappers.scene import GAME, scene

THREE_TOPS = "A01 A02 A03"
"""Cards of costs 4, 5 and 4."""


@clause("SS-114")
@pytest.mark.parametrize(
    ("stack", "owned", "left"),
    [(1, "A01-left", "- A02 A03"), (2, "A02-left", "A01 - A03"), (3, "A03-left", "A01 A02 -")],
)
@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 0), (4, 3)])
def test_the_top_card_of_any_stack_may_be_collected(stack: int, owned: str, left: str, seats: int, seat: int) -> None:
    hands = [""] * seats
    hands[seat] = "P4 N1"
    s = scene(seats=seats, active=seat, hands=hands, tops=THREE_TOPS)

    s.play(f"collect:{stack}-left", "pay:P4", "pay:N1", "done")

    assert s.tops() == left
    assert [s.artifacts(owner) for owner in range(seats) if owner != seat] == [""] * (seats - 1)
    assert s.artifacts(seat) == owned
    assert s.basics == 1


@clause("SS-114", "SS-116")
def test_both_halves_of_every_top_card_that_can_be_paid_are_offered() -> None:
    s = scene(hands=["P4"], tops=THREE_TOPS)

    assert s.offered("collect") == ["collect:1-left", "collect:1-right", "collect:3-left", "collect:3-right"]
    assert s.why_not("collect:2-left") == "SS-115"
    assert s.why_not("collect:2-right") == "SS-115"


@clause("SS-115")
@pytest.mark.parametrize(
    ("top", "enough", "short"),
    [("A01", "N4", "N3"), ("A02", "N4 Y1", "N2 Y2"), ("A06", "N3 Y3", "N4 P1"), ("A12", "N4 Y4", "P4 N2 Y1")],
)
def test_the_levels_must_add_up_to_the_cost(top: str, enough: str, short: str) -> None:
    assert scene(hands=[enough], tops=top).offered("collect") == ["collect:1-left", "collect:1-right"]
    assert scene(hands=[short], tops=top).offered("collect") == []
    assert scene(hands=[short], tops=top).why_not("collect:1-left") == "SS-115"


@clause("SS-115")
def test_cards_of_any_colours_pay_for_an_artifact_until_they_are_enough() -> None:
    s = scene(hands=["P1 N1 B1 Y1"], tops="A01").play("collect:1-left")
    assert s.options() == ["pay:P1", "pay:N1", "pay:B1", "pay:Y1"]
    assert s.why_not("done") == "SS-115"

    s.play("pay:B1", "pay:P1", "pay:Y1")
    assert s.why_not("done") == "SS-115"
    assert s.options() == ["pay:N1"]

    s.play("pay:N1")
    assert s.options() == ["done"]
    assert s.play("done").played() == "B1 P1 Y1 N1"


@clause("SS-083")
def test_only_cards_in_hand_pay_for_an_artifact() -> None:
    s = scene(hands=["P4"], bases=["N4"], docks="B4", tops="A01").play("collect:1-left")

    assert s.why_not("pay:N4") == "SS-083"
    assert s.why_not("pay:B4") == "SS-083"
    assert s.play("pay:P4").why_not("pay:P4") == "SS-083"


@clause("SS-115")
def test_collecting_is_told_card_by_card() -> None:
    s = scene(hands=["N1 Y3"], tops="A01 A02", artifact_stacks=[1, 1, 0])

    s.play("collect:1-right", "pay:Y3", "pay:N1", "done").chance("reveal:A12")

    assert s.story == ["card-played 0 Y3 Y", "card-played 0 N1 N", "collected 0 A01-right 2", "artifact-turned-up A12"]
    assert s.stirred


@clause("SS-115", "SS-018")
def test_everybody_knows_which_cards_an_artifact_took_from_the_hand() -> None:
    s = scene(seats=4, active=3, hands=["", "", "", "N1"], dealt=["", "", "", "N1 Y3"], tops="A01")

    s.play("collect:1-right", "pay:Y3", "pay:N1", "done").settle()

    assert s.secret(3) == [1, 0, 0, 0]
    assert s.shown(3) == ""
    assert s.hand_size(3) == 1


@clause("SS-116")
@pytest.mark.parametrize("half", ["left", "right"])
def test_both_halves_cost_the_same(half: str) -> None:
    s = scene(hands=["N1 N4 Y1"], tops="A02").play(f"collect:1-{half}", "pay:N4")
    assert s.why_not("done") == "SS-115"

    assert s.play("pay:N1").options() == ["pay:Y1", "done"]


@clause("SS-117", "SS-118")
@pytest.mark.parametrize(("half", "other"), [("left", "right"), ("right", "left")])
def test_the_half_is_named_at_once_and_only_that_one_is_owned(half: str, other: str) -> None:
    s = scene(hands=["N4"], tops="A01", artifact_stacks=[1, 0, 0]).play(f"collect:1-{half}")
    assert s.why_not(f"collect:1-{other}") == "SS-071"

    s.play("pay:N4", "done").settle()

    assert s.artifacts(0) == f"A01-{half}"
    assert s.options() == ["end"]


@clause("SS-118")
def test_ec_09_in_later_turns_nothing_lets_the_owner_change_the_half() -> None:
    """The options of a whole turn hold nothing about the other half."""
    s = scene(phase="starting", artifacts=["A05-left"], bases=["N1"], hands=["N4"], tops="A01 - -")

    assert s.options() == ["leader", "begin"]
    assert s.play("begin").options() == ["collect:1-left", "collect:1-right", "skill:N4", "takeover:0", "end"]


@clause("SS-119")
@pytest.mark.parametrize("who", [0, 1, 2, SPECTATOR])
def test_owned_artifacts_are_public(who: int) -> None:
    s = scene(seats=3, active=2, hands=["", "", "N4"], artifacts=["", "A09-left"], tops="A01")

    s.play("collect:1-right", "pay:N4", "done").settle()

    owned = GAME.view(s.s, who).table.artifacts
    assert [[ARTIFACTS[artifact] for artifact in artifacts] for artifacts in owned] == [[], ["A09-left"], ["A01-right"]]


@clause("SS-120")
def test_there_is_no_limit_on_artifacts() -> None:
    owned = "A02-left A03-left A04-left A05-left A06-left A07-left A08-left A09-left A10-left A11-left A12-left"
    s = scene(hands=["N4"], artifacts=[owned], tops="A01").play("collect:1-left", "pay:N4", "done")

    assert s.artifacts(0) == f"A01-left {owned}"


@clause("SS-121")
def test_the_card_below_is_turned_up_at_once() -> None:
    s = scene(hands=["N4"], tops=THREE_TOPS, artifact_stacks=[3, 3, 3]).play("collect:1-left", "pay:N4", "done")

    s.chance("reveal:A12")

    assert s.tops() == "A12 A02 A03"
    assert s.s.table.artifact_stacks == [2, 3, 3]
    assert s.marker == 0


@clause("SS-121")
def test_the_card_below_may_be_collected_in_the_same_turn() -> None:
    s = scene(hands=["N4 Y4 P1"], artifacts=["A12-right"], tops=THREE_TOPS)

    s.play("collect:1-left", "pay:N4", "done").chance("reveal:A04")
    s.play("collect:1-right", "pay:P1", "pay:Y4", "done").settle()
    assert s.artifacts(0) == "A01-left A04-right A12-right"


@clause("SS-121", "SS-067")
def test_a_second_collecting_action_needs_leave_to_repeat() -> None:
    s = scene(hands=["N4 Y4"], tops="A01 A02 A03").play("collect:1-left", "pay:N4", "done").settle()

    assert s.why_not("collect:3-left") == "SS-067"
    assert s.options() == ["skill:Y4", "end"]


@clause("SS-122")
@pytest.mark.parametrize(("below", "marker"), [(3, 5), (2, 5), (1, 5), (0, 6)])
def test_the_last_card_of_a_stack_moves_the_marker_at_once(below: int, marker: int) -> None:
    s = scene(seats=3, hands=["N4"], tops=THREE_TOPS, artifact_stacks=[below, 3, 3], marker=5)

    s.play("collect:1-left", "pay:N4", "done").settle()

    assert s.marker == marker
    assert s.told("marker-moved") == (["marker-moved 6"] if below == 0 else [])
    assert len(s.told("artifact-turned-up")) == (0 if below == 0 else 1)
    assert s.tops().startswith("-") == (below == 0)


@clause("SS-122")
def test_a_card_left_in_the_stack_keeps_the_marker_where_it_is() -> None:
    s = (
        scene(hands=["N4"], tops=THREE_TOPS, artifact_stacks=[1, 0, 0])
        .play("collect:1-left", "pay:N4", "done")
        .settle()
    )

    assert s.marker == 0
    assert s.s.table.artifact_stacks == [0, 0, 0]


@clause("SS-123")
def test_an_empty_stack_stays_empty() -> None:
    s = scene(hands=["N4 Y4"], tops="- A02 A03")
    assert s.why_not("collect:1-left") == "SS-123"
    assert s.why_not("collect:1-right") == "SS-123"

    s.end_turn()

    assert s.tops() == "- A02 A03"


@clause("SS-124")
def test_at_cost_zero_no_card_is_needed_but_the_action_is_used() -> None:
    s = scene(phase="starting", hands=["N4"], bases=["P3"], tops="A01 A03").play("leader", "collect:1-left")
    assert s.options() == ["pay:N4", "done"]

    s.play("done").settle()

    assert s.artifacts(0) == "A01-left"
    assert s.hand(0) == "N4"
    assert s.told("collected") == ["collected 0 A01-left 0"]
    assert s.basics == 1
    assert s.why_not("collect:2-left") == "SS-067"


@clause("SS-124")
def test_at_cost_one_a_card_is_still_needed() -> None:
    s = scene(phase="starting", bases=["P3"], tops="A02 A01").play("leader")

    assert s.why_not("collect:1-left") == "SS-115"
    assert s.offered("collect") == ["collect:2-left", "collect:2-right"]


@clause("SS-125")
def test_more_cards_than_needed_may_be_played() -> None:
    s = scene(hands=["P1 N4 Y1"], tops="A01 A02 A03").play("collect:1-left", "pay:N4")
    assert s.options() == ["pay:P1", "pay:Y1", "done"]

    s.play("pay:P1", "pay:Y1", "done").settle()

    assert s.played() == "N4 P1 Y1"
    assert s.told("collected") == ["collected 0 A01-left 3"]


@clause("SS-126", "SS-130")
def test_cards_played_to_collect_do_not_activate_their_skills() -> None:
    s = scene(hands=["B2 Y1 Y2"], tops="A01", docks="N1 N2", mine="C01-Ya")

    s.play("collect:1-left", "pay:B2", "pay:Y2", "done").settle()

    assert s.hand(0) == "Y1"
    assert s.why_not("collect:1-left") == "SS-067"
    assert s.options() == ["recruit:1a", "recruit:2a", "mine:1a", "skill:Y1", "end"]
    s.play("mine:1a", "pay:Y1", "done")
    assert s.options() == ["end"]


@clause("SS-115", "SS-117", "SS-121")
def test_ex_5_four_cards_pay_for_an_artifact_of_cost_eight() -> None:
    """Katarzyna plays levels 4, 2, 1 and 1, chooses a half, and the next card is there."""
    s = scene(hands=["P4 N2 B1 Y1"], tops="A11 A02 A03", artifact_stacks=[3, 3, 3]).play("collect:1-right")

    s.play("pay:P4", "pay:N2", "pay:B1")
    assert s.why_not("done") == "SS-115"
    s.play("pay:Y1", "done").chance("reveal:A07")

    assert s.artifacts(0) == "A11-right"
    assert s.played() == "P4 N2 B1 Y1"
    assert s.tops() == "A07 A02 A03"


@clause("SS-219", "SS-124", "SS-285")
@pytest.mark.parametrize("top", ["A11", "A02"])
def test_ex_17_two_czcigodni_bring_a_cost_to_zero(top: str) -> None:
    """Leader and played card take 8 off a cost of 8, or of 5."""
    s = scene(phase="starting", hands=["P3"], bases=["P3"], tops=f"{top} A01").play("leader")

    s.play("skill:P3", "collect:1-left")
    assert s.options() == ["done"]
    s.play("done").settle()

    assert s.artifacts(0) == f"{top}-left"
    assert s.played() == "P3"
    assert s.basics == 2


@clause("SS-114", "SS-115", "SS-118", "SS-123")
@pytest.mark.parametrize(
    ("played", "asked", "refusal"),
    [
        ([], "collect:3-left", "SS-123"),
        ([], "collect:2-left", "SS-115"),
        (["collect:1-left"], "done", "SS-115"),
        (["collect:1-left", "pay:Y3"], "done", "SS-115"),
        (["collect:1-left", "pay:Y3"], "collect:1-right", "SS-071"),
    ],
)
def test_ec_09_bad_requests_to_collect(played: list[str], asked: str, refusal: str) -> None:
    """An empty stack, too low a sum, another half while paying."""
    assert scene(hands=["Y3 N1"], tops="A01 A02 -").play(*played).why_not(asked) == refusal


@clause("SS-114", "SS-117")
@pytest.mark.parametrize("asked", ["collect:1", "collect:4-left", "collect:A07-left"])
def test_ec_09_a_request_names_a_stack_and_a_half(asked: str) -> None:
    """A card that is not on top, or no half, cannot even be named."""
    with pytest.raises(UnknownDecision):
        scene(hands=["Y4 N4"], tops="A01 A02 A03").why_not(asked)
