"""The questions stand where the agenda, the hands and the vocabulary look for them."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from astrogornicy.building import fresh_book
from astrogornicy.scene import GAME, Scene, scene, set_up, started
from clauses import clause
from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.astrogornicy.game import BEGUN, QUESTIONS
from kosmodrom.games.astrogornicy.model.actions import DRAW, READY, VOCABULARY
from kosmodrom.games.astrogornicy.model.steps import ACTING, STAGES, STEPS
from kosmodrom.games.astrogornicy.rules.acting import MOVE_OF, MOVES
from kosmodrom.games.astrogornicy.rules.base_questions import ELSEWHERE, WHEN
from kosmodrom.games.astrogornicy.rules.fields import pool_mask


def names(things: list[object]) -> list[str]:
    """DealMarket is called `deal-market`."""
    return [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(thing).__name__).lower() for thing in things]


@clause("AG-042")
def test_every_step_has_its_question() -> None:
    assert names([*QUESTIONS]) == [*STEPS, "over"]


@clause("AG-277")
def test_every_stage_of_what_is_begun_has_its_question() -> None:
    assert names([*BEGUN]) == STAGES


@clause("AG-086")
def test_every_decision_of_a_turn_makes_one_move() -> None:
    assert len(MOVE_OF) == READY
    for action, move in enumerate(MOVE_OF):
        assert [each for each in MOVES if each.first <= action < each.beyond] == [move]


@clause("AG-067", "AG-086", "AG-089")
def test_a_turn_offers_what_its_moves_offer() -> None:
    s = started(seats=3).settle().confirm_all().s
    seat, found = s.table.agenda.seat(), list[int]()
    for move in MOVES:
        move.add_options(s, seat, pool_mask(s.table, seat), 0, found)
    assert sorted(found) == QUESTIONS[ACTING].options(s, seat)


@clause("AG-042")
def test_every_verb_has_a_clause_for_those_who_use_it_elsewhere() -> None:
    assert set(ELSEWHERE) == {name.partition(":")[0] for name in VOCABULARY.names[:DRAW]}
    assert len(ELSEWHERE) == sum(len(verbs.split()) for verbs in WHEN.values()), "each verb once"


RICH = "9WO 9KS 9PL 9ZL 9WF 9NI 9PA"
IN_PHASE_5 = {
    "water:1-GOR": "AG-042", "xenon:2-AUT": "AG-042", "plasteel:3-GOR2": "AG-042", "dispatch:1": "AG-042",
    "refinery:deck": "AG-042", "dock:1-1-GOR": "AG-042", "first-player:INS": "AG-042", "award:1-INS": "AG-042",
    "acquire:EK-1-INS": "AG-042", "use:TE-1-INS": "AG-042", "exchange:INS": "AG-042", "launch:MI-01": "AG-121",
    "launch:MI-37": "AG-121", "pass": "AG-042", "sacrifice": "AG-069", "spec:GOR-INS": "AG-220",
    "automat:INS": "AG-220", "miner:INS": "AG-220", "ready": "AG-061", "discard:INS": "AG-069",
    "turn:INS-GOR": "AG-069", "reroll:INS": "AG-059", "done": "AG-277",
    "discount:WO": "AG-310", "free-launch": "AG-310", "pay:WO": "AG-277",
    "crew:1-GOR": "AG-124", "give:MI-01": "AG-199", "give:ZA-37": "AG-199", "swap:WO-KS": "AG-042",
    "take:mission-1": "AG-018", "bonus:WO": "AG-149",
}  # fmt: skip
"""What is done in other phases, or at another step, with the rule that says when."""


@clause("AG-042", "AG-121", "AG-199", "AG-277")
@pytest.mark.parametrize("decision", IN_PHASE_5)
def test_what_belongs_elsewhere_is_refused_by_the_rule_that_says_where(decision: str) -> None:
    s = scene(phase="buying", pools=["INS GOR", "GOR"], hands=["MI-01 ZA-07"], stock=[RICH])

    assert s.why_not(decision) == IN_PHASE_5[decision]


@clause("AG-206", "AG-312")
def test_orders_are_for_phase_5() -> None:
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-01 ZA-07"], stock=[RICH])

    assert [s.why_not(decision) for decision in ("buy:ZA-07", "buy:ZA-37", "end")] == ["AG-206", "AG-206", "AG-312"]


HELD: dict[str, Any] = {"pools": ["INS GOR AUT", "GOR"], "hands": ["MI-01 ZA-07", "MI-02 ZA-13"], "stock": [RICH, RICH]}
MOMENTS: dict[str, Callable[[], Scene]] = {
    "the set-up": set_up,
    "the free reroll": lambda: scene(phase="rolling", **HELD),
    "changes of dice": lambda: scene(phase="changing", **HELD),
    "a turn": lambda: scene(**HELD),
    "a launch": lambda: scene(**HELD).play("launch:MI-01"),
    "an exchange": lambda: scene(**HELD).play("exchange:INS"),
    "dice in the air": lambda: scene(**HELD).play("sacrifice", "discard:INS", "reroll:GOR", "done"),
    "the bonus of Round 8": lambda: scene(phase="settling", round=8, docks=["MI-01 of 0: 0-GOR - -"]),
    "buying": lambda: scene(phase="buying", **HELD),
    "a purchase": lambda: scene(phase="buying", **HELD).play("buy:ZA-07"),
}


@clause("AG-304")
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_seat_ever_decides_what_chance_decides(moment: str) -> None:
    s = MOMENTS[moment]()
    for seat in range(s.s.seats):
        for decision in ("draw:MI-01", "draw:NA-15", "token:WO", "first:0", "roll:AUT2"):
            assert s.why_not(decision, seat) == "AG-304"


@clause("AG-085", "AG-088")
def test_dice_in_the_air_count_for_who_still_has_a_turn() -> None:
    s = scene(pools=["INS GOR AUT", "GOR"]).play("sacrifice", "discard:INS", "reroll:GOR", "done")
    assert (s.pool(0), s.rolling(0)) == ("AUT", 1)
    assert s.why_not("pass", 0) == "AG-085"

    s = scene(pools=["INS GOR", "GOR"]).play("sacrifice", "discard:INS", "reroll:GOR", "done")
    assert (s.pool(0), s.rolling(0)) == ("", 1)
    assert s.why_not("pass", 0) == "AG-085"
    assert scene(pools=["GOR", ""]).why_not("pass", 1) == "AG-088"


@clause("AG-302")
@pytest.mark.parametrize(
    ("phase", "steps", "decision", "all_learn"),
    [
        ("buying", [], "buy:ZA-07", False),
        ("buying", [], "end", True),
        ("acting", ["launch:MI-01"], "crew:1-GOR", False),
        ("acting", ["launch:MI-01"], "done", True),
        ("acting", [], "launch:MI-01", False),
        ("acting", [], "use:TE-1-INS", True),
        ("acting", [], "use:BI-1-INS", False),
        ("acting", [], "water:1-GOR", True),
    ],
)
def test_what_is_begun_is_known_to_its_seat_alone(phase: str, steps: list[str], decision: str, all_learn: bool) -> None:
    s = scene(
        phase=phase, pools=["INS GOR", "GOR"], hands=["MI-01 ZA-07", "ZA-13"], owned=["TE-1 BI-1"],
        tops="EK-1 TE-2 BI-2", stock=["1KS 1PL 2WF"],
    ).play(*steps)  # fmt: skip
    assert s.offers(decision)
    assert GAME.audience(s.s, 0, VOCABULARY.id(decision)) == (EVERYONE if all_learn else only(0))


@clause("AG-304")
def test_each_kind_of_draw_of_the_set_up_has_a_stream_of_its_own() -> None:
    s, streams = set_up(legend=False, first_seat=False), dict[str, int]()
    while s.round == 0:
        (first, *_), stream = s.drawn(), s.stream()
        kind = re.sub(r"-?[0-9]*$", "", first) if first.startswith("draw") else first.partition(":")[0]
        assert streams.setdefault(kind, stream) == stream
        s.chance(first)
    assert streams == {
        "draw:MI": 0, "draw:ZA": 1, "draw:NA": 2, "draw:EK": 3, "draw:TE": 4, "draw:BI": 5, "draw:KA": 6, "token": 7,
        "first": 8,
    }  # fmt: skip


@clause("AG-041")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_match_is_longer_than_4800_decisions_for_each_seat(seats: int) -> None:
    """600 in each of eight Rounds."""
    assert GAME.bound(seats) == seats * 4800


@clause("AG-104")
@pytest.mark.parametrize(("dispatch", "refinery"), [(1, 2), (2, 1)])
def test_dispatch_and_refinery_have_fields_of_their_own(dispatch: int, refinery: int) -> None:
    book = fresh_book()
    book.dispatch[2], book.refinery[2] = dispatch, refinery
    s = scene(pools=["INS GEO", "GOR"], fields="dispatch=1-INS refinery=1-GEO", book=book)

    assert s.why_not("dispatch:1") == (None if dispatch == 2 else "AG-104")
    assert s.why_not("refinery:1") == (None if refinery == 2 else "AG-104")
    assert s.offers("dispatch:1") is (dispatch == 2)
    assert s.offers("refinery:1") is (refinery == 2)
