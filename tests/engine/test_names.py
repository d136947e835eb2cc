"""The names that `tools.names` writes: every decision, question and event numbered as it is declared."""

from pathlib import Path
from typing import Any

import pytest

from tools.names import Names

NAMES = """
steps = ["dealing", "turn"]

[words]
CARDS = ["ant", "bee"]
SEATS = ["0", "1"]

[decisions]
pass = []
raid = ["SEATS"]
pay = ["CARDS", "coin", "done"]
deal = ["CARDS"]

[events]
paid = ["seat", "card"]
began = []
"""


def declared(folder: Path, text: str = NAMES) -> Names:
    path = folder / "names.toml"
    path.write_text(text, encoding="utf-8")
    return Names(path)


def run(module: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    exec(module, found)
    return found


def test_decisions_are_numbered_in_their_order_and_named_in_the_lock(tmp_path: Path) -> None:
    names = declared(tmp_path)
    written = run(names.actions())
    listed = written["VOCABULARY"].names
    assert listed == names.lock().split()
    assert listed == ["pass", "raid:0", "raid:1", "pay:ant", "pay:bee", "pay:coin", "pay:done", "deal:ant", "deal:bee"]
    for constant, name in [("PASS", "pass"), ("RAID", "raid:0"), ("PAY", "pay:ant"), ("PAY_COIN", "pay:coin"),
                           ("PAY_DONE", "pay:done"), ("DEAL", "deal:ant")]:  # fmt: skip
        assert listed[written[constant]] == name
    assert written["CARDS"] == ["ant", "bee"]


def test_questions_and_events_are_numbered_in_their_order(tmp_path: Path) -> None:
    names = declared(tmp_path)
    steps, events = run(names.steps_module()), run(names.events_module())
    assert (steps["DEALING"], steps["TURN"], steps["STEPS"]) == (0, 1, ("dealing", "turn"))
    assert (events["PAID"], events["BEGAN"], events["EVENTS"]) == (0, 1, (("paid", "seat", "card"), ("began",)))
    assert events["NAMES"] == ["paid", "began"]


def test_a_list_takes_in_another_one_and_hyphens_become_underscores(tmp_path: Path) -> None:
    text = NAMES.replace("SEATS = ", 'ALL_CARDS = ["CARDS", "cow"]\nSEATS = ').replace("pass = []", "pass-on = []")
    names = declared(tmp_path, text.replace("began = []", "turn-began = []").replace('"turn"]', '"my-turn"]'))
    written = run(names.actions())
    assert written["ALL_CARDS"] == ["ant", "bee", "cow"]
    assert (written["PASS_ON"], written["VOCABULARY"].names[0]) == (0, "pass-on")
    steps, events = run(names.steps_module()), run(names.events_module())
    assert (steps["MY_TURN"], steps["STEPS"][1]) == (1, "my-turn")
    assert (events["TURN_BEGAN"], events["EVENTS"][1]) == (1, ("turn-began",))


def test_the_constant_of_a_name_with_hyphens_has_low_lines(tmp_path: Path) -> None:
    text = NAMES.replace('"dealing"', '"first-deal"').replace("paid =", "paid-back =").replace("raid =", "night-raid =")
    names = declared(tmp_path, text)
    written = run(names.actions())
    assert written["VOCABULARY"].names[written["NIGHT_RAID"]] == "night-raid:0"
    assert run(names.steps_module())["FIRST_DEAL"] == 0
    events = run(names.events_module())
    assert events["NAMES"][events["PAID_BACK"]] == "paid-back"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('["CARDS", "coin", "done"]', '["CARTS", "done"]', r"pay: \[words\] has no CARTS"),
        ("[events]", "[told]", "there is no 'events'"),
        ("[words]", "[more]\n[words]", "more: expected steps, words, decisions, events and nothing else"),
        ("SEATS", "TURN", "TURN would be words, and a step or an event"),
        ("pass = []", "pay_coin = []", "PAY_COIN would be written twice"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(SystemExit, match=says):
        declared(tmp_path, NAMES.replace(old, new)).actions()
