"""First Player field, Awards, Directors' cards and own cards: AG-113 to AG-119."""

import pytest

from astrogornicy.scene import scene
from clauses import clause

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]
EACH_FACE = pytest.mark.parametrize("face", FACES)


@clause("AG-113", "AG-083")
@EACH_FACE
def test_any_die_claims_the_first_player_field(face: str) -> None:
    s = scene(pools=["GOR", face], active=1).play(f"first-player:{face}")

    assert s.first_field() == f"1-{face}"
    assert s.story == [f"placed 1 {face} first-player:{face}", "turn-began 0"]
    assert s.play("pass").first == 1


@clause("AG-114")
def test_one_die_a_round_stands_on_the_first_player_field() -> None:
    s = scene(pools=["GOR INS", "AUT INS"]).play("first-player:GOR")

    assert s.offered("first-player") == []
    assert s.why_not("first-player:AUT") == "AG-114"
    assert s.why_not("first-player:GOR") == "AG-114"


@clause("AG-114")
def test_the_first_player_may_use_the_field_as_well() -> None:
    s = scene(seats=3, first=1, active=1, pools=["GOR", "GOR", "GOR"])
    assert s.offered("first-player") == ["GOR"]

    s.play("first-player:GOR", "pass", "pass")
    assert (s.round, s.first) == (2, 1)


@clause("AG-115")
def test_in_round_eight_the_field_has_no_effect() -> None:
    s = scene(pools=["GOR", "AUT"], round=8, active=1)
    assert s.offered("first-player") == ["AUT"]

    s.play("first-player:AUT", "pass")
    assert s.over
    assert s.first == 0
    assert s.told("match-over") == ["match-over"]
    assert s.told("placed") == ["placed 1 AUT first-player:AUT in vain"]


@clause("AG-116", "AG-083")
@EACH_FACE
def test_any_die_claims_an_award_at_once(face: str) -> None:
    s = scene(pools=[face, "GOR"], completed=["MI-01 MI-13 MI-25"])
    assert s.offered("award") == [f"1-{face}"]

    s.play(f"award:1-{face}", "give:MI-01", "give:MI-13", "give:MI-25", "done").settle()
    assert s.won(0) == "NA-1"
    assert s.beside("awards") == f"0-{face} - -"
    assert s.told("placed") == [f"placed 0 {face} award:1-{face}"]


@clause("AG-116", "AG-119")
def test_an_award_whose_field_is_taken_cannot_be_claimed() -> None:
    s = scene(pools=["GOR", "GOR"], completed=["MI-01 MI-02 MI-03 MI-13 MI-25"], fields="award-1=1-INS")

    assert s.offered("award") == ["3-GOR"]
    assert s.why_not("award:1-GOR") == "AG-239"
    assert s.why_not("award:2-GOR") == "AG-232"


@clause("AG-117", "AG-083")
@EACH_FACE
def test_any_die_takes_a_zarzad_card_at_once(face: str) -> None:
    s = scene(pools=[face, "GOR"], stock=["1WO 1KS 1PL"])
    assert s.offered("acquire") == [f"EK-1-{face}", f"BI-1-{face}"]

    s.play(f"acquire:BI-1-{face}", "done").settle()
    assert s.owned(0) == "BI-1"
    assert (s.stock(0), s.hand(0)) == ("", "")
    assert s.beside("minis") == f"- - 0-{face}"


@clause("AG-117", "AG-119")
def test_each_mini_deck_is_used_once_a_round() -> None:
    s = scene(pools=["GOR GOR", "INS INS"], stock=["1WO 1KS 1PL", "3WO 3KS 3PL 1ZL 1WF 1NI"], tops="EK-2 TE-1 BI-1")
    s.play("acquire:BI-1-GOR", "done").chance("draw:BI-2")

    assert s.offered("acquire") == ["EK-2-INS", "TE-1-INS"]
    assert s.why_not("acquire:BI-2-INS") == "AG-119"


@clause("AG-118", "AG-083")
@EACH_FACE
def test_any_die_uses_an_own_technology(face: str) -> None:
    s = scene(pools=[face, face], owned=["TE-4 BI-3", "TE-1"])
    assert s.offered("use") == [f"TE-4-{face}", f"BI-3-{face}"]
    assert s.why_not(f"use:TE-1-{face}") == "AG-250"

    s.play(f"use:TE-4-{face}")
    assert s.stock(0) == "1PA"
    assert s.beside("cards") == f"- - - 0-{face} - - - -"
    assert s.story == [f"placed 0 {face} use:TE-4-{face}", "gained 0 PA 1 0", "turn-began 1"]


@clause("AG-118", "AG-253")
@EACH_FACE
def test_any_die_uses_an_own_bulletin(face: str) -> None:
    s = scene(pools=["GOR", face], active=1, owned=["", "BI-3"], order_market="ZA-02 ZA-03 ZA-05 ZA-06")
    s.play(f"use:BI-3-{face}")
    assert (s.pool(1), s.beside("cards")) == (face, "- - - - - - - -")

    s.play("take:order-3").chance("draw:ZA-20")
    assert s.hand(1) == "ZA-05"
    assert s.beside("cards") == f"- - - - - - 1-{face} -"
    assert s.story == [
        f"placed 1 {face} use:BI-3-{face}", "card-taken 1 ZA-05", "market-filled ZA-20 2", "turn-began 0",
    ]  # fmt: skip


@clause("AG-118", "AG-256")
@pytest.mark.parametrize("card", ["TE-1", "BI-1"])
def test_an_own_card_with_a_die_on_it_is_not_used_again(card: str) -> None:
    s = scene(pools=["GOR", "GOR"], owned=["TE-1 BI-1"], fields=f"{card}=0-INS")

    assert s.why_not(f"use:{card}-GOR") == "AG-256"
    assert s.offered("use") == ["BI-1-GOR" if card == "TE-1" else "TE-1-GOR"]


@clause("AG-118", "AG-252", "AG-250")
@pytest.mark.parametrize(
    ("card", "refusal"), [("TE-1", "AG-250"), ("TE-4", "AG-250"), ("BI-1", "AG-252"), ("BI-4", "AG-252")]
)
def test_nobody_uses_a_card_of_somebody_else(card: str, refusal: str) -> None:
    s = scene(pools=["GOR", "GOR"], owned=["", card])
    assert s.why_not(f"use:{card}-GOR") == refusal
    assert s.offered("use") == []

    s.play("pass")
    assert s.why_not(f"use:{card}-GOR") is None


@clause("AG-118", "AG-313")
@pytest.mark.parametrize(
    ("missions", "order_market", "offered"),
    [
        ("- - - -", "- - - -", ["TE-1-GOR"]),
        ("- - MI-01 -", "- - - -", ["TE-1-GOR", "BI-1-GOR"]),
        ("- - - -", "ZA-02 - - -", ["TE-1-GOR", "BI-1-GOR"]),
    ],
)
def test_a_bulletin_needs_a_card_to_take(missions: str, order_market: str, offered: list[str]) -> None:
    s = scene(pools=["GOR", "GOR"], owned=["TE-1 BI-1"], missions=missions, order_market=order_market, decks=(0, 0))

    assert s.offered("use") == offered
    assert s.why_not("use:BI-1-GOR") == (None if len(offered) == 2 else "AG-313")
