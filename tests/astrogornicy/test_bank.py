"""The bank: AG-259 to AG-266."""

import pytest

from astrogornicy.scene import scene
from clauses import clause
from kosmodrom.games.astrogornicy.model.actions import VOCABULARY


@clause("AG-259", "AG-263")
@pytest.mark.parametrize(
    ("decision", "kind", "lost"),
    [("water:1-GOR2", "WO", 3), ("xenon:3-GOR2", "KS", 2), ("plasteel:2-GOR2", "PL", 2), ("use:TE-2-GOR2", "WF", 1)],
)
def test_an_empty_bank_gives_nothing_and_the_action_stays_legal(decision: str, kind: str, lost: int) -> None:
    s = scene(pools=["GOR2 INS", "GOR"], owned=["TE-2"], bank=f"0{kind}")
    assert s.why_not(decision) is None

    s.play(decision)
    assert s.stock(0) == ""
    assert s.told("gained") == [f"gained 0 {kind} 0 {lost}"]
    assert s.asked == [1]


@clause("AG-259")
def test_what_is_paid_back_can_be_gained_again() -> None:
    s = scene(pools=["GOR GOR", "INS GOR"], hands=["MI-15"], stock=["2WO"], bank="0WO")
    s.play("launch:MI-15", "done", "pass", "water:1-GOR")

    assert s.stock(0) == "2WO"
    assert s.told("gained") == ["gained 0 WO 2 0"]


@clause("AG-260")
def test_missions_are_settled_with_an_empty_bank() -> None:
    s = scene(phase="settling", docks=["MI-02 of 0: 0-AUT 0-AUT 1-GOR"], bank="0WF", hands=["ZA-02"])

    assert s.completed(0) == "MI-02"
    assert s.told("gained")[1:] == ["gained 0 WF 0 2", "gained 1 WF 0 1"]
    assert (s.returned(0), s.returned(1)) == (2, 1)


@clause("AG-260")
def test_missions_can_be_launched_and_filled_with_an_empty_bank() -> None:
    s = scene(pools=["GOR AUT", "AUT"], hands=["MI-01"], stock=["1KS 1PL"], bank="0PA 0KS 0PL")
    s.play("launch:MI-01", "crew:1-GOR", "done", "dock:1-3-AUT")

    assert s.dock(1) == "MI-01 of 0 at 1: 0-GOR - 1-AUT"


@clause("AG-261")
def test_what_could_not_be_taken_is_not_handed_out_later() -> None:
    s = scene(pools=["GOR2 INS", "INS INS"], stock=["", "2WO"], bank="0WO").play("water:2-GOR2")
    assert s.stock(0) == ""

    s.play("exchange:INS", "swap:WO-NI")
    assert s.stock(0) == ""
    assert s.bank().split()[0] == "1WO"


@clause("AG-262")
@pytest.mark.parametrize(("bank", "got", "lost"), [(0, 0, 3), (1, 1, 2), (2, 2, 1), (3, 3, 0), (4, 3, 0)])
def test_a_short_bank_gives_what_it_has(bank: int, got: int, lost: int) -> None:
    s = scene(pools=["GOR2", "GOR"], bank=f"{bank}WO").play("water:1-GOR2")

    assert s.stock(0) == (f"{got}WO" if got else "")
    assert s.told("gained") == [f"gained 0 WO {got} {lost}"]
    assert s.bank().split()[0] == ("1WO" if bank == 4 else "29KS")


@clause("AG-263", "AG-136")
def test_only_the_exchange_is_refused_when_the_bank_has_nothing_to_give() -> None:
    bank = "0WO 0KS 0PL 0ZL 0WF 0NI 0PA"
    s = scene(pools=["GOR", "GOR"], stock=["1WO"], bank=bank)
    assert s.why_not("exchange:GOR") == "AG-136"
    assert s.offered("exchange") == []
    assert s.offered("water") == ["1-GOR", "2-GOR", "3-GOR", "4-GOR"]

    assert scene(pools=["GOR", "GOR"], stock=["1WO"], bank=bank.replace("0PA", "1PA")).offered("exchange") == ["GOR"]


@clause("AG-264")
@pytest.mark.parametrize(
    ("decision", "bank"),
    [
        ("launch:MI-05", "27WO 28KS 30PL 25ZL 25WF 25NI 25PA"),
        ("acquire:BI-2-INS", "29WO 27KS 29PL 26ZL 25WF 25NI 25PA"),
        ("acquire:EK-1-INS", "28WO 28KS 30PL 25ZL 25WF 25NI 25PA"),
    ],
)
def test_paid_resources_go_to_the_bank(decision: str, bank: str) -> None:
    s = scene(
        pools=["INS", "INS"], hands=["MI-05"], stock=["2WO 2KS 1PL 2ZL 2WF 2NI 2PA"], tops="EK-1 TE-1 BI-2", round=2
    )
    assert s.bank() == "27WO 27KS 29PL 25ZL 25WF 25NI 25PA"

    assert s.play(decision, "done").bank() == bank


@clause("AG-265")
@pytest.mark.parametrize("units", [4, 5, 6, 11])
def test_amounts_are_plain_numbers(units: int) -> None:
    s = scene(pools=["INS", "INS"], hands=["MI-15"], stock=[f"{units}WO"]).play("launch:MI-15", "done")

    assert s.stock(0) == f"{units - 2}WO"
    assert s.bank().split()[0] == f"{31 - units}WO"


@clause("AG-266")
def test_seats_never_trade_with_each_other() -> None:
    s = scene(pools=["INS", "INS"], stock=["1WO", "5PA"], bank="0PA").play("exchange:INS")
    assert s.why_not("swap:WO-PA") == "AG-136"
    assert s.offered("swap") == ["WO-KS", "WO-PL", "WO-ZL", "WO-WF", "WO-NI"]

    assert s.play("swap:WO-NI").stock(1) == "5PA"


@clause("AG-266")
def test_no_decision_offers_resources_to_another_seat() -> None:
    verbs = list(dict.fromkeys(name.partition(":")[0] for name in VOCABULARY.names))

    assert verbs == [
        "water", "xenon", "plasteel", "dispatch", "refinery", "dock", "first-player", "award", "acquire", "use",
        "launch", "exchange", "pass", "sacrifice", "spec", "automat", "miner", "ready", "discard", "turn", "reroll",
        "done", "discount", "free-launch", "pay", "crew", "give", "swap", "take", "bonus", "buy", "end",
        "draw", "token", "first", "roll",
    ]  # fmt: skip
