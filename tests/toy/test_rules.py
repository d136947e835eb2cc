"""The rules of the toy, clause by clause."""

from clauses import clause
from kosmodrom.engine.contract import CHANCE, only
from playing import clause_against, play
from toy.entry import ENTRY
from toy.model.actions import VOCABULARY
from toy.model.state import ToyState

ROWS = ["c01 c07 c13 c19", "c02 c08 c14 c20", "c03 c09 c15 c21"]
"""Each packet is worth 1, 2, 3 and 4."""


def started(seats: int = 2, passing: str = "left") -> ToyState:
    s: ToyState = ENTRY.game.new(seats, {"passing": passing}, ENTRY.book())
    do(s, CHANCE, *(f"deal:{card}" for row in ROWS[:seats] for card in row.split()))
    return s


def drafted(seats: int = 2) -> ToyState:
    """Everybody has picked the first card twice: worth 3 and 4 stay in each row."""
    s = started(seats)
    for _ in range(2):
        for seat in range(seats):
            do(s, seat, "pick:1")
    return s


def rolled(*faces: int) -> ToyState:
    """Two seats have kept their dice."""
    s = drafted()
    do(s, CHANCE, *(f"die:{face}" for face in faces))
    do(s, 0, "keep")
    do(s, 1, "keep")
    return s


def in_turn() -> ToyState:
    """Seat 0 has bid most, looked nowhere and begins."""
    s = rolled(1, 1, 1, 1)
    do(s, 0, "bid:1")
    do(s, 1, "bid:0")
    do(s, 0, "look:nowhere")
    return s


def do(s: ToyState, who: int, *names: str) -> None:
    play(ENTRY, s, who, *names)


def why_not(s: ToyState, seat: int, name: str) -> str:
    return clause_against(ENTRY, s, seat, name)


def row_of(s: ToyState, seat: int, watcher: int) -> list[int]:
    tail: list[int] = ENTRY.game.view(s, watcher).table.rows[seat].tail
    return tail


@clause("TY-001", "TY-002", "TY-003")
def test_a_decision_needs_the_question_and_the_card_it_is_about() -> None:
    s = started()
    do(s, 0, "pick:4")
    assert why_not(s, 0, "pick:1") == "TY-001"
    assert why_not(s, 1, "bid:0") == "TY-002"
    do(s, 1, "pick:4")
    assert why_not(s, 1, "pick:4") == "TY-003"


@clause("TY-004")
def test_everybody_starts_with_four_cards_that_nobody_else_sees() -> None:
    s = started(3)
    assert row_of(s, 1, watcher=1) == [1, 7, 13, 19]
    assert row_of(s, 1, watcher=0) == [-1, -1, -1, -1]
    assert s.table.deck[0].unseen == 2


@clause("TY-005")
def test_picks_are_shown_when_the_last_one_is_made() -> None:
    s = started()
    do(s, 1, "pick:2")
    assert s.table.shown == [[], []]
    do(s, 0, "pick:1")
    assert s.table.shown == [[0], [7]]


@clause("TY-006")
def test_a_row_passed_on_is_remembered() -> None:
    left, right = started(3, "left"), started(3, "right")
    for s in (left, right):
        for seat in range(3):
            do(s, seat, "pick:1")
    assert row_of(left, 1, watcher=0) == [6, 12, 18]
    assert row_of(left, 1, watcher=2) == [-1, -1, -1]
    assert row_of(right, 2, watcher=0) == [6, 12, 18]


@clause("TY-007")
def test_two_cards_stay_in_every_row() -> None:
    s = drafted(3)
    assert [len(row.tail) for row in s.table.rows] == [2, 2, 2]


@clause("TY-008", "TY-009")
def test_dice_are_rolled_again_once_and_give_coins() -> None:
    s = drafted()
    do(s, CHANCE, "die:1", "die:2", "die:3", "die:3")
    do(s, 1, "keep")
    do(s, 0, "reroll:first")
    do(s, CHANCE, "die:3")
    assert s.table.coins == [5, 6]
    assert why_not(s, 0, "reroll:first") == "TY-002"


@clause("TY-010", "TY-011", "TY-012")
def test_the_highest_bid_within_the_coins_looks_and_all_pay() -> None:
    s = rolled(1, 1, 2, 2)
    assert why_not(s, 0, "bid:3") == "TY-011"
    do(s, 0, "bid:2")
    do(s, 1, "bid:4")
    assert s.table.coins == [0, 0]
    assert ENTRY.game.actors(s) == [1]


@clause("TY-012")
def test_among_equal_bids_the_lower_seat_looks() -> None:
    s = rolled(1, 1, 2, 2)
    do(s, 1, "bid:2")
    do(s, 0, "bid:2")
    assert ENTRY.game.actors(s) == [0]


@clause("TY-013")
def test_a_look_shows_the_row_of_another_seat_to_the_looker_alone() -> None:
    s = drafted(3)
    do(s, CHANCE, *["die:1"] * 6)
    for seat in range(3):
        do(s, seat, "keep")
    for seat in range(3):
        do(s, seat, f"bid:{seat}")
    assert row_of(s, 1, watcher=2) == [-1, -1]
    assert why_not(s, 2, "look:2") == "TY-013"
    do(s, 2, "look:1")
    assert row_of(s, 1, watcher=2) == [12, 18]
    assert row_of(s, 2, watcher=0) == [-1, -1]


@clause("TY-014", "TY-023")
def test_two_laps_of_turns_begin_with_the_highest_bid() -> None:
    s = in_turn()
    turns = []
    while ENTRY.game.actors(s):
        turns += ENTRY.game.actors(s)
        do(s, turns[-1], "stay", "pass")
    assert turns == [0, 1, 0, 1]


@clause("TY-015", "TY-016", "TY-017")
def test_a_buried_card_is_drawn_after_the_unseen_ones() -> None:
    s = in_turn()
    do(s, 0, "draw")
    do(s, CHANCE, "deal:c24")
    do(s, 0, "bury:3", "pass")
    assert s.table.deck[0].tail == [23]
    assert s.table.deck[0].knowers == [only(0)]
    do(s, 1, "draw")
    do(s, CHANCE, "deal:c23")
    do(s, 1, "bury:nothing", "pass")
    do(s, 0, "draw", "bury:nothing", "pass")
    assert row_of(s, 0, watcher=0)[-1] == 23
    assert why_not(s, 1, "draw") == "TY-016"


@clause("TY-018", "TY-020", "TY-022")
def test_a_payment_is_laid_ready_in_secret_and_shown_when_done() -> None:
    s = in_turn()
    do(s, 0, "stay", "pay:2")
    assert why_not(s, 0, "pay:2") == "TY-020"
    assert why_not(s, 0, "pay:done") == "TY-022"
    assert s.table.discard == []
    do(s, 0, "pay:1", "pay:done")
    assert sorted(s.table.discard) == [13, 19]
    assert s.table.prizes == [1, 0]


@clause("TY-019")
def test_a_row_that_is_worth_too_little_begins_no_payment() -> None:
    s = in_turn()
    do(s, 0, "draw")
    do(s, CHANCE, "deal:c04")
    do(s, 0, "bury:2")
    assert why_not(s, 0, "pay:1") == "TY-019"
    assert ENTRY.game.legal(s, 0) == [VOCABULARY.id("pass")]


@clause("TY-021", "TY-023")
def test_nothing_is_added_to_a_payment_that_is_enough_and_none_is_taken_back() -> None:
    s = in_turn()
    do(s, 0, "draw")
    do(s, CHANCE, "deal:c24")
    do(s, 0, "bury:nothing", "pay:2", "pay:3")
    assert why_not(s, 0, "pay:1") == "TY-021"
    assert why_not(s, 0, "pass") == "TY-023"


@clause("TY-024", "TY-025")
def test_points_are_cards_prizes_and_coins_and_prizes_break_ties() -> None:
    s = in_turn()
    do(s, 0, "stay", "pay:1", "pay:2", "pay:done")
    assert ENTRY.game.sheet(s) == [[3, 3], [8, 0], [1, 2], [0, 7]]
    assert ENTRY.game.scores(s) == [12, 12]
    assert ENTRY.game.winners(s) == [0]
