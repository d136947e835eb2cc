"""Directors' cards, Technologies and Bulletins: AG-242 to AG-258."""

import pytest

from astrogornicy.scene import scene
from clauses import clause

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]
RICH = "9WO 9KS 9PL 9ZL 9WF 9NI 9PA"


@clause("AG-242", "AG-243")
@pytest.mark.parametrize(
    ("card", "paid", "beside"),
    [
        ("TE-4", "1KS 2PL 1NI", "- 0-GOR2 -"),
        ("BI-4", "2PL 1WF 1PA", "- - 0-GOR2"),
    ],
)
def test_a_zarzad_card_is_paid_and_carried_out_at_once(card: str, paid: str, beside: str) -> None:
    s = scene(pools=["GOR2 INS", "GOR"], stock=[RICH], tops="EK-1 TE-4 BI-4")
    s.play(f"acquire:{card}-GOR2", "done").chance(f"draw:{card[:2]}-2")

    assert (s.owned(0), s.hand(0), s.pool(0)) == (card, "", "INS")
    assert s.beside("minis") == beside
    assert s.story == [
        f"placed 0 GOR2 acquire:{card}-GOR2", f"acquired 0 {card} {paid}",
        f"top-turned {card[:2]}-2", "turn-began 1",
    ]  # fmt: skip


@clause("AG-243")
@pytest.mark.parametrize("face", FACES)
def test_any_die_takes_a_zarzad_card(face: str) -> None:
    s = scene(pools=[face, "GOR"], stock=[RICH])

    assert s.offered("acquire") == [f"EK-1-{face}", f"TE-1-{face}", f"BI-1-{face}"]
    assert s.why_not("acquire:TE-1-" + FACES[FACES.index(face) - 1]) == "AG-056"


@clause("AG-119", "AG-243")
@pytest.mark.parametrize(
    ("fields", "offered"),
    [
        ("mini-1=1-INS", ["TE-1-GOR", "BI-1-GOR"]),
        ("mini-2=0-INS", ["EK-1-GOR", "BI-1-GOR"]),
        ("mini-3=1-INS", ["EK-1-GOR", "TE-1-GOR"]),
    ],
)
def test_each_mini_deck_has_one_field(fields: str, offered: list[str]) -> None:
    s = scene(pools=["GOR", "GOR"], stock=[RICH], fields=fields)
    taken = next(card for card in ("EK-1", "TE-1", "BI-1") if f"{card}-GOR" not in offered)

    assert s.offered("acquire") == offered
    assert s.why_not(f"acquire:{taken}-GOR") == "AG-119"


@clause("AG-244", "AG-245")
def test_in_the_handbook_the_card_below_becomes_the_top_card() -> None:
    """A card that is not on top is refused."""
    s = scene(pools=["GOR GOR", "GOR GOR"], stock=[RICH], tops="EK-1 TE-3 BI-1", hands=["ZA-02"])
    assert s.why_not("acquire:TE-1-GOR") == "AG-244"
    assert "acquire:TE-3-GOR" in s.options()

    s.play("acquire:TE-3-GOR", "pay:cheapest", "done")
    assert s.mini("technologies") == ""
    assert s.drawn() == ["draw:TE-1", "draw:TE-2", "draw:TE-4"]
    s.chance("draw:TE-4").pass_all().end_all().settle().confirm_all()
    assert s.mini("technologies") == "TE-4"
    assert {option[:4] for option in s.offered("acquire") if option.startswith("TE")} == {"TE-4"}
    assert s.s.table.below == [3, 2, 3]


@clause("AG-246", "AG-247")
def test_in_the_earlier_edition_any_card_left_may_be_chosen() -> None:
    s = scene(pools=["GOR GOR", "GOR GOR"], stock=["1WO 1KS 9PL 1NI 1ZL"], edition="earlier", owned=["", "BI-3"])
    assert s.mini("technologies") == "TE-1 TE-2 TE-3 TE-4"
    assert s.mini("bulletins") == "BI-1 BI-2 BI-4"
    assert s.why_not("acquire:BI-3-GOR") == "AG-246"

    s.play("acquire:TE-4-GOR", "done")
    assert s.asked == [1]
    assert s.mini("technologies") == "TE-1 TE-2 TE-3"
    assert s.owned(0) == "TE-4"


@clause("AG-247")
def test_the_cards_below_the_top_are_hidden_in_the_handbook() -> None:
    s = scene(pools=["GOR", "GOR"], tops="EK-2 TE-3 BI-4")

    assert [s.mini(name) for name in ("expeditions", "technologies", "bulletins")] == ["EK-2", "TE-3", "BI-4"]
    assert s.s.table.below == [3, 3, 3]


@clause("AG-248")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
@pytest.mark.parametrize(("tops", "card"), [("- TE-1 BI-1", "EK-1"), ("EK-1 - BI-1", "TE-1"), ("EK-1 TE-1 -", "BI-1")])
def test_an_empty_mini_deck_cannot_be_used(edition: str, tops: str, card: str) -> None:
    s = scene(pools=["GOR", "GOR"], stock=[RICH], tops=tops, edition=edition)

    assert s.why_not(f"acquire:{card}-GOR") == "AG-248"
    assert not any(option.startswith(card[:2]) for option in s.offered("acquire"))


@clause("AG-245")
def test_the_last_card_below_comes_up_too() -> None:
    s = scene(pools=["GOR", "GOR"], stock=["1WO 1KS 1PL"], owned=["BI-2", "BI-4"]).play("acquire:BI-1-GOR", "done")
    assert s.drawn() == ["draw:BI-3"]

    s.chance("draw:BI-3")
    assert (s.mini("bulletins"), s.s.table.below) == ("BI-3", [3, 3, 0])


@clause("AG-248", "AG-245")
def test_after_the_last_card_no_new_one_comes_up() -> None:
    s = scene(pools=["GOR", "GOR"], stock=["1WO 1KS 1PL"], owned=["BI-2 BI-3", "BI-4"]).play("acquire:BI-1-GOR", "done")

    assert s.asked == [1]
    assert s.mini("bulletins") == ""
    assert s.told("top-turned") == []


@clause("AG-249")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("EK-1", "1WO 1KS 1PL", "1WO 1KS"),
        ("TE-1", "2PL 2WF", "2PL 1WF"),
        ("BI-1", "1WO 1KS 1PL", "3WO 1PL"),
    ],
)
def test_a_card_that_cannot_be_paid_is_refused(card: str, enough: str, short: str) -> None:
    legal = scene(pools=["GOR", "GOR"], stock=[enough])
    assert legal.why_not(f"acquire:{card}-GOR") is None
    assert f"{card}-GOR" in legal.offered("acquire")

    poor = scene(pools=["GOR", "GOR"], stock=[short])
    assert poor.why_not(f"acquire:{card}-GOR") == "AG-249"
    assert f"{card}-GOR" not in poor.offered("acquire")


@clause("AG-250", "AG-252")
@pytest.mark.parametrize(("card", "refusal"), [("TE-2", "AG-250"), ("TE-4", "AG-250"), ("BI-1", "AG-252")])
def test_only_the_owner_uses_the_field_of_a_card(card: str, refusal: str) -> None:
    """A die of another player."""
    s = scene(pools=["GOR", "GOR"], owned=["TE-1 BI-3", card])
    assert s.why_not(f"use:{card}-GOR") == refusal
    assert s.offered("use") == ["TE-1-GOR", "BI-3-GOR"]

    assert s.play("pass").offered("use") == [f"{card}-GOR"]


@clause("AG-250", "AG-252")
def test_a_card_that_nobody_bought_has_no_field() -> None:
    s = scene(pools=["GOR", "GOR"])

    assert s.why_not("use:TE-1-GOR") == "AG-250"
    assert s.why_not("use:BI-1-GOR") == "AG-252"


@clause("AG-251")
@pytest.mark.parametrize("face", FACES)
def test_a_technology_gives_one_unit_for_any_face(face: str) -> None:
    s = scene(pools=[face, "GOR"], owned=["TE-2"]).play(f"use:TE-2-{face}")

    assert s.stock(0) == "1WF"
    assert s.story == [f"placed 0 {face} use:TE-2-{face}", "gained 0 WF 1 0", "turn-began 1"]
    assert s.beside("cards") == f"- 0-{face} - - - - - -"


@clause("AG-253", "AG-254", "AG-315")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(("card", "beside"), [("BI-1", 4), ("BI-4", 7)])
def test_a_bulletin_brings_one_card_for_any_face(face: str, card: str, beside: int) -> None:
    s = scene(pools=[face, "GOR"], owned=[card], missions="MI-01 MI-02 MI-03 MI-04").play(f"use:{card}-{face}")
    assert s.pool(0) == face
    assert s.why_not("done") == "AG-315"

    s.play("take:mission-3").chance("draw:MI-20")
    assert (s.hand(0), s.pool(0)) == ("MI-03", "")
    assert s.market("mission") == "MI-01 MI-02 MI-20 MI-04"
    assert s.beside("cards").split()[beside] == f"0-{face}"
    assert s.story == [
        f"placed 0 {face} use:{card}-{face}", "card-taken 0 MI-03", "market-filled MI-20 2", "turn-began 1",
    ]  # fmt: skip


@clause("AG-254")
@pytest.mark.parametrize(
    ("take", "draw", "log"),
    [
        ("order-deck", "ZA-20", ["drew 0 ZA-20 to 0", "drew-hidden 0 1 to 1 2 3"]),
        ("mission-deck", "MI-20", ["drew 0 MI-20 to 0", "drew-hidden 0 0 to 1 2 3"]),
    ],
)
def test_a_bulletin_may_take_the_top_of_either_deck(take: str, draw: str, log: list[str]) -> None:
    s = scene(pools=["GOR", "GOR"], owned=["BI-2"]).play("use:BI-2-GOR", f"take:{take}").chance(f"draw:{draw}")

    assert s.hand(0) == draw
    assert s.story[1:-1] == log


@clause("AG-254", "AG-102")
def test_a_bulletin_takes_only_what_is_there() -> None:
    s = scene(seats=3, pools=["GOR"], owned=["BI-2"], missions="- MI-09 - -", order_market="- - - -", decks=(0, 0))
    s.play("use:BI-2-GOR")

    assert s.options() == ["take:mission-2"]
    assert s.why_not("take:mission-1") == "AG-102"
    assert s.why_not("take:order-1") == "AG-102"


@clause("AG-255", "AG-256")
@pytest.mark.parametrize("card", ["TE-3", "BI-2"])
def test_the_field_can_be_used_once_in_every_round(card: str) -> None:
    s = scene(pools=["GOR GOR", "INS"], owned=[card], hands=["ZA-02"]).play(f"use:{card}-GOR")
    if card == "BI-2":
        s.play("take:order-1").settle()
    s.play("pass")
    assert s.why_not(f"use:{card}-GOR") == "AG-256"
    assert s.offered("use") == []

    s.pass_all().end_all().roll("AUT " * 7, "INS " * 7).confirm_all()
    assert s.offered("use") == [f"{card}-AUT"]


@clause("AG-257")
@pytest.mark.parametrize("card", ["TE-1", "BI-1"])
def test_the_field_is_there_from_the_moment_of_purchase(card: str) -> None:
    s = scene(pools=["GOR AUT", ""], stock=["1WO 1KS 2PL 1WF 1NI"])
    assert s.offered("use") == []

    s.play(f"acquire:{card}-GOR")
    if s.options() != ["done"]:
        s.play("pay:cheapest")
    s.play("done").settle()
    assert s.offered("use") == [f"{card}-AUT"]


@clause("AG-258")
@pytest.mark.parametrize(
    ("card", "row", "points"),
    [
        ("TE-1", "technologies", 2), ("TE-2", "technologies", 2), ("TE-3", "technologies", 1),
        ("TE-4", "technologies", 2), ("BI-1", "bulletins", 1), ("BI-2", "bulletins", 1), ("BI-3", "bulletins", 2),
        ("BI-4", "bulletins", 3),
    ],
)  # fmt: skip
def test_owned_cards_score_their_printed_points(card: str, row: str, points: int) -> None:
    s = scene(owned=["", card])

    assert s.row(row) == [0, points]
    assert s.scores() == [0, points]
