"""What is open and what is hidden: AN-013 to AN-015."""

import pytest

from andromeda.scene import GAME, Scene, scene
from clauses import clause
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.games.andromeda.model.actions import TASKS

OPEN = [
    "middle", "offer", "dice", "cards", "order_card", "races", "rooms", "opened", "covered", "crew", "trained", "pool",
    "teleporters", "vaccines", "beside", "techs", "general", "completed", "general_deck", "first", "round", "turn",
]  # fmt: skip


def busy() -> Scene:
    """A table with something of everything that lies open."""
    return scene(
        seats=3,
        rooms="n=reaktor e=maszynownia",
        crew=["portal n", "e*2", "portal"],
        trained=[1, 2, 3],
        teleporters=["portal", "portal e", "portal n"],
        dice=["ZSW", "IR", "T"],
        used="klonowanie",
        vaccines=[1, 2, 0],
        general="Z01 Z05",
        held=["Z02", "Z03", "Z04"],
        completed=["Z06", "", "Z07"],
        under="Z08 Z09",
        races=["synteci", "metamorfy", "roj_xarr"],
    )


# --- what lies open -----------------------------------------------------------------------------------


@clause("AN-013")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("field", OPEN)
def test_everybody_sees_what_lies_open_on_the_table(field: str, seat: int) -> None:
    s = busy()

    assert getattr(GAME.view(s.s, seat).table, field) == getattr(s.s.table, field)


@clause("AN-013")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_everybody_sees_how_many_cards_lie_in_the_decks(seat: int) -> None:
    t = GAME.view(busy().s, seat).table

    assert (t.general_deck, t.personal[0].size()) == (6, 31 - 6 - 2 - 3 - 2)


@clause("AN-013")
def test_everybody_is_told_what_happens_at_the_table() -> None:
    s = busy().play("die:S", "train:2", "die:W", "summon:portal")

    assert s.story == [
        "die-used 0 S S",
        "trained 0 2",
        "die-used 0 W W",
        "summoned 0 portal 0",
        "summoned 0 portal 0",
    ]


# --- personal tasks -----------------------------------------------------------------------------------


@clause("AN-014")
def test_a_personal_task_is_seen_by_its_owner_alone() -> None:
    s = busy()

    assert [s.known_held(0, owner) for owner in range(3)] == ["Z02", "?", "?"]
    assert [s.known_held(2, owner) for owner in range(3)] == ["?", "?", "Z04"]
    assert [s.known_held(SPECTATOR, owner) for owner in range(3)] == ["?", "?", "?"]


@clause("AN-014")
def test_others_cannot_tell_which_personal_task_is_held() -> None:
    one, other = scene(held=["Z20", "Z02"]), scene(held=["Z30", "Z02"])

    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(SPECTATOR) == other.seen_by(SPECTATOR)
    assert one.seen_by(0) != other.seen_by(0)


@clause("AN-014", "AN-182")
def test_a_completed_personal_task_is_seen_by_all() -> None:
    s = scene(phase="checking", held=["Z28"], facts={"unused": 2}).play("task:Z28")

    assert [GAME.view(s.s, seat).table.completed[0] for seat in (0, 1, SPECTATOR)] == [[TASKS.index("Z28")]] * 3
    assert [s.known_held(seat, 0) for seat in (0, 1)] == ["", ""]
    assert s.told("task-completed") == ["task-completed 0 Z28 1"]


@clause("AN-014")
def test_a_drawn_card_is_told_to_its_owner_and_only_its_drawing_to_the_others() -> None:
    s = scene(seats=3, phase="cleanup", held=["Z01", "Z02", "Z03"], first=2).chance("open:Z09").play("exchange")
    s.chance("draw:Z10")

    assert s.story[-5:] == [
        "exchanged 0",
        "task-put-under 0 Z01 to 0",
        "card-put-under 0 to 1 2 3",
        "task-drawn 0 Z10 to 0",
        "card-drawn 0 to 1 2 3",
    ]
    assert (s.known_held(0, 0), s.known_held(1, 0)) == ("Z10", "?")


# --- what nobody sees ---------------------------------------------------------------------------------


@clause("AN-015")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_sees_face_down_tiles_and_cards_that_were_put_away(seat: int) -> None:
    s = busy()
    before = s.seen_by(seat)
    other = s.copy()
    other.s.vault.rooms = [1 - there for there in other.s.vault.rooms]
    other.s.vault.tasks.reverse()
    other.s.vault.races.reverse()

    assert other.seen_by(seat) == before


@clause("AN-015")
def test_any_tile_that_is_not_face_up_may_be_the_next_one() -> None:
    s = scene(seats=3, rooms="n=reaktor", crew=["portal"], dice="R").play("explore:R", "discover:e")

    rooms = "centrum_komunikacji kajuty_zalogi komory_hibernacyjne laboratorium maszynownia mostek_kapitanski "
    rooms += "poklad_hangarowy strefa_skazona zbrojownia"
    assert s.draws() == {f"tile:{room}": 1 for room in rooms.split()}


@clause("AN-015")
@pytest.mark.parametrize(
    ("decision", "why"),
    [
        ("first:0", "AN-056"),
        ("lay:teleporter", "AN-029"),
        ("lay:klonowanie", "AN-029"),
        ("deal:arkturianie", "AN-034"),
        ("deal:synteci", "AN-034"),
        ("open:Z01", "AN-041"),
        ("draw:Z01", "AN-015"),
        ("roll:R", "AN-062"),
        ("tile:reaktor", "AN-015"),
    ],
)
def test_no_seat_decides_what_chance_decides(decision: str, why: str) -> None:
    s = scene(rooms="n=reaktor", crew=["portal*2"], dice="R")
    assert s.why_not(decision) == why
    assert s.play("die:R").why_not(decision) == why, "nor within an action"


@clause("AN-015")
def test_a_card_put_back_is_remembered_by_who_knows_it_and_not_shown_again() -> None:
    s = scene(seats=3, phase="cleanup", held=["Z01", "Z02", "Z03"], under="Z10:1 Z11", unseen=0, first=2)
    s.settle().play("exchange").settle()

    assert s.under().startswith("Z11")
    assert s.under().endswith("Z01")
    assert (s.known_under(0)[-3:], s.known_under(1)[-3:], s.known_under(SPECTATOR)[-3:]) == ("Z01", "? ?", "? ?")
    assert (s.held(0), s.known_held(1, 0), s.known_held(2, 0)) == ("Z10", "Z10", "?")


@clause("AN-015")
def test_a_known_card_that_goes_from_hand_to_deck_is_still_known() -> None:
    s = scene(phase="cleanup", held=["Z01", "Z02"], under="Z10:1", unseen=0, first=1).settle()
    s.play("exchange").settle()
    assert s.known_held(1, 0) == "Z10"
    s = scene(phase="cleanup", held=["Z10", "Z02"], first=1, unseen=0)
    s.s.table.held[0].knowers[0] |= 2
    s.settle().play("exchange")

    assert s.known_under(1).endswith("Z10")


# --- cards sorted in secret ---------------------------------------------------------------------------

GENERAL = ["Z20", "Z21", "Z22", "Z23", "Z24", "Z25"]


def drawing_from(deck: str, held: list[str], first: int, personal_done: list[int]) -> Scene:
    """Phase 4, where the personal deck holds these cards and no others."""
    named = [*GENERAL, *(word[:3] for word in deck.split()), *" ".join(held).split()]
    away = " ".join(task for task in TASKS if task not in named)
    s = scene(
        seats=len(held), phase="cleanup", held=held, completed=[away], under=deck, unseen=0, first=first,
        personal_done=personal_done, rooms="n=mostek_kapitanski", crew=["", "n"],
    )  # fmt: skip
    return s.chance("open:Z20")


def rumours(s: Scene) -> list[tuple[str, list[int], int]]:
    """Cards known to be among those of a sorting, with the seats that know it and the number of the sorting."""
    return [
        (TASKS[card], [seat for seat in range(8) if mask >> seat & 1], sorting)
        for card, mask, sorting in s.s.table.rumours
    ]


def places(s: Scene, seat: int, task: str) -> set[str]:
    """Where a card may be, as far as a seat knows."""
    found = set()
    for seed in range(30):
        t = GAME.sample(GAME.view(s.s, seat), Luck(seed)).table
        piles = {"deck": t.personal[0], **{f"hand {owner}": pile for owner, pile in enumerate(t.held)}}
        found |= {name for name, pile in piles.items() if TASKS.index(task) in pile.tail}
    return found


@clause("AN-015", "AN-214")
def test_of_cards_that_nobody_else_knew_nothing_is_remembered() -> None:
    s = drawing_from("Z03 Z04 Z05:1", ["Z01", ""], first=0, personal_done=[1])
    s.chance("draw:Z03", "draw:Z04").play("keep:Z04")

    assert (rumours(s), s.s.table.sortings) == ([], 0)
    assert (s.known_under(0), s.known_under(1)) == ("? ?", "Z05 Z03")
    assert (s.known_held(0, 1), s.known_held(1, 1)) == ("?", "Z04")


@clause("AN-015", "AN-214")
@pytest.mark.parametrize(("kept", "other"), [("Z03", "Z04"), ("Z04", "Z03")])
def test_a_card_that_another_seat_knew_may_be_the_kept_one_or_the_other(kept: str, other: str) -> None:
    s = drawing_from("Z03:0 Z04 Z05", ["Z01", ""], first=0, personal_done=[1]).chance("draw:Z03", "draw:Z04")
    assert rumours(s) == [("Z03", [0], 1)]
    assert (s.known_held(0, 1), s.known_held(1, 1)) == ("? ?", "Z03 Z04")
    s.play(f"keep:{kept}")

    assert (s.held(1), s.under()) == (kept, f"Z05 {other}")
    assert places(s, 0, "Z03") == {"hand 1", "deck"}
    assert (places(s, 1, kept), places(s, 1, other)) == ({"hand 1"}, {"deck"})


@clause("AN-015")
def test_what_a_seat_keeps_is_hidden_even_from_those_who_knew_both_cards() -> None:
    deck = "Z04:0 Z03:0 Z05"
    one, other = (
        drawing_from(deck, ["Z01", ""], first=0, personal_done=[1]).chance("draw:Z04", "draw:Z03").play(f"keep:{kept}")
        for kept in ("Z03", "Z04")
    )

    assert one.seen_by(0) == other.seen_by(0)
    assert one.seen_by(1) != other.seen_by(1)
    assert rumours(one) == [("Z03", [0], 1), ("Z04", [0], 1)]


@clause("AN-015")
def test_each_seat_hears_only_the_rumours_of_cards_that_it_knew() -> None:
    s = drawing_from("Z03:03 Z04:3", ["Z01", "", "Z02", "Z05"], first=0, personal_done=[1])
    s.chance("draw:Z03", "draw:Z04")

    assert rumours(s) == [("Z03", [0, 3], 1), ("Z04", [3], 1)]
    heard = [GAME.view(s.s, seat).table.rumours for seat in (0, 1, 2, 3)]
    assert heard == [[[2, 1, 1]], [], [], [[2, 8, 1], [3, 8, 1]]]


@clause("AN-015")
def test_who_draws_a_card_that_it_heard_of_knows_where_it_is() -> None:
    s = drawing_from("Z03:0 Z04 Z05", ["", ""], first=0, personal_done=[0, 1]).chance("draw:Z03", "draw:Z04")
    s.play("keep:Z04").chance("draw:Z05", "draw:Z03")

    assert rumours(s) == [("Z03", [1], 2)]
    assert s.known_held(0, 0) == "Z05 Z03"


@clause("AN-015")
def test_who_draws_the_other_card_knows_that_it_is_the_other_one() -> None:
    s = drawing_from("Z03:0 Z04 Z05", ["", ""], first=0, personal_done=[0, 1]).chance("draw:Z03", "draw:Z04")
    s.play("keep:Z03").chance("draw:Z05", "draw:Z04")

    assert rumours(s) == [("Z03", [0], 2), ("Z04", [1], 2)]
    assert places(s, 0, "Z03") == {"hand 1"}


@clause("AN-015", "AN-221")
def test_cards_that_are_sorted_again_may_be_in_any_hand_that_sorted_them() -> None:
    s = drawing_from("Z03:0 Z04", ["Z01", "", "", "Z02"], first=0, personal_done=[1, 2])
    s.chance("draw:Z03", "draw:Z04").play("keep:Z04").chance("draw:Z03")

    assert (s.held(1), s.held(2)) == ("Z04", "Z03")
    assert rumours(s) == [("Z03", [0, 1], 2)]
    assert places(s, 0, "Z03") == {"hand 1", "hand 2"}
    assert places(s, 1, "Z03") == {"hand 2"}
    assert places(s, 3, "Z03") > {"hand 1", "hand 2"}


@clause("AN-015", "AN-239")
def test_a_card_in_the_deck_belongs_to_the_later_sorting_of_its_companion() -> None:
    s = drawing_from("Z03:0 Z04 Z05 Z06", ["Z01", ""], first=0, personal_done=[1]).chance("draw:Z03", "draw:Z04")
    s.play("keep:Z04", "hold").roll("RRRRRRR").play("offer:R", "offer:done", "accept:R", "end:actions", "end:turn")
    s.play("room:mostek_kapitanski").chance("draw:Z05", "draw:Z06").play("return:Z05", "return:Z04")

    assert (s.held(1), s.under()) == ("Z06", "Z03 Z05 Z04")
    assert rumours(s) == [("Z03", [0], 2)]
    assert places(s, 0, "Z03") == {"hand 1", "deck"}


@clause("AN-015", "AN-182")
def test_a_rumour_ends_when_the_card_is_completed() -> None:
    s = drawing_from("Z28:0 Z04", ["Z01", ""], first=0, personal_done=[1]).chance("draw:Z28", "draw:Z04")
    s.play("keep:Z28", "hold").roll("RRRRRRR").play("offer:R", "offer:done", "accept:R", "end:actions", "end:turn")
    assert rumours(s) == [("Z28", [0], 1)]
    s.play("end:actions", "task:Z28")

    assert rumours(s) == []
    assert (s.s.table.held[1].tail, s.s.table.held[1].knowers) == ([], [])
