"""The effects of bought Orders that turn dice: AG-208 to AG-216, AG-220, AG-221."""

import pytest

from astrogornicy.scene import Scene, scene
from clauses import clause

FACES = ["INS", "GEO", "GOR", "AUT", "GOR2", "AUT2"]
ALL = " ".join(FACES)


def holding(orders: str, pool: str = ALL, edition: str = "handbook", phase: str = "acting") -> Scene:
    return scene(phase=phase, edition=edition, pools=[pool, "GOR GOR"], orders=[orders])


@clause("AG-208", "AG-210")
@pytest.mark.parametrize(
    ("card", "use", "again"),
    [
        ("ZA-02", "spec:GOR-INS", "spec:AUT-INS"),
        ("ZA-07", "automat:GOR", "automat:INS"),
        ("ZA-13", "miner:AUT", "miner:INS"),
    ],
)
def test_an_effect_is_used_once_and_its_card_turned_face_down(card: str, use: str, again: str) -> None:
    """Using an effect twice."""
    s = holding(card).play(use)

    assert (s.orders(0), s.used(0)) == ("", card)
    assert s.told("effect-used") == [f"effect-used 0 {card}"]
    assert s.why_not(again) == "AG-208"
    assert s.offered(again.partition(":")[0]) == []


@clause("AG-208", "AG-209")
@pytest.mark.parametrize("decision", ["spec:GOR-INS", "automat:INS", "miner:INS"])
def test_the_effect_of_an_order_in_hand_or_of_another_seat_cannot_be_used(decision: str) -> None:
    """An Order still in hand."""
    s = scene(pools=[ALL, "GOR"], hands=["ZA-02 ZA-07 ZA-13"], orders=["", "ZA-03 ZA-09 ZA-14"], used=["ZA-05 ZA-10"])

    assert s.why_not(decision) == "AG-208"
    assert s.offered(decision.partition(":")[0]) == []


@clause("AG-209")
def test_an_effect_can_be_used_in_any_round_after_the_purchase() -> None:
    s = scene(phase="buying", hands=["ZA-13", "ZA-02"], stock=["1PL 2NI"])
    s.play("buy:ZA-13", "done").end_all().roll("INS " * 7, "INS " * 7).confirm_all()
    assert s.offered("miner") == ["INS"]

    s.pass_all().end_all().roll("GEO " * 7, "INS " * 7).play("done", seat=0)
    assert s.offered("miner", 0) == ["GEO"]
    assert s.play("miner:GEO", seat=0).pool(0) == "GEO GEO GEO GEO GEO GEO GOR"


@clause("AG-210")
def test_of_equal_effects_the_lowest_card_is_turned_face_down() -> None:
    s = holding("ZA-03 ZA-06 ZA-09 ZA-12").play("automat:GOR")
    assert (s.orders(0), s.used(0)) == ("ZA-03 ZA-06 ZA-12", "ZA-09")

    s.play("spec:AUT-GEO", "automat:INS", "spec:GEO-INS")
    assert (s.orders(0), s.used(0)) == ("", "ZA-03 ZA-06 ZA-09 ZA-12")


@clause("AG-220", "AG-212")
@pytest.mark.parametrize(
    ("card", "use", "refused", "after"),
    [
        ("ZA-02", "spec:AUT-GEO", "spec:GEO-INS", "GEO GOR"),
        ("ZA-07", "automat:GOR", "automat:INS", "AUT AUT"),
        ("ZA-13", "miner:AUT", "miner:INS", "GOR GOR"),
    ],
)
def test_each_seat_turns_the_dice_of_its_own_pool(card: str, use: str, refused: str, after: str) -> None:
    s = scene(seats=3, active=2, pools=["INS GEO", "INS", "GOR AUT"], orders=["", "", card])
    assert s.why_not(refused) == "AG-220"

    s.play(use)
    assert [s.pool(seat) for seat in range(3)] == ["INS GEO", "INS", after]
    assert s.told("effect-used") == [f"effect-used 2 {card}"]


@clause("AG-211")
def test_any_number_of_effects_may_be_used_in_one_round() -> None:
    s = holding("ZA-02 ZA-03 ZA-05 ZA-07 ZA-13", "GOR2 GOR2 GOR2 GOR2 GOR2")
    s.play("spec:GOR2-INS", "spec:GOR2-GEO", "automat:GOR2", "miner:GOR2", "spec:GOR2-INS")

    assert s.pool(0) == "INS INS GEO GOR AUT"
    assert len(s.told("effect-used")) == 5
    assert s.asked == [0]


@clause("AG-212", "AG-221")
@pytest.mark.parametrize("edition", ["handbook", "earlier"])
def test_spec_turns_any_die_to_inspector_or_geologist(edition: str) -> None:
    """Not INS to INS, nor GEO to GEO."""
    s = holding("ZA-02", edition=edition)

    assert s.offered("spec") == [
        "INS-GEO", "GEO-INS", "GOR-INS", "GOR-GEO", "AUT-INS", "AUT-GEO",
        "GOR2-INS", "GOR2-GEO", "AUT2-INS", "AUT2-GEO",
    ]  # fmt: skip
    assert s.why_not("spec:INS-INS") == "AG-221"
    assert s.why_not("spec:GEO-GEO") == "AG-221"


@clause("AG-212")
@pytest.mark.parametrize(("face", "to"), [(face, to) for face in FACES for to in ("INS", "GEO") if face != to])
def test_the_die_shows_the_specialist_that_was_chosen(face: str, to: str) -> None:
    s = holding("ZA-02", face).play(f"spec:{face}-{to}")

    assert s.pool(0) == to
    assert s.story == ["effect-used 0 ZA-02", f"turned 0 {face} {to} -1"]


@clause("AG-213", "AG-221")
@pytest.mark.parametrize("face", ["INS", "GEO", "GOR", "GOR2", "AUT2"])
def test_automat_of_the_handbook_turns_any_other_die_to_a_single_automat(face: str) -> None:
    """Double faces become single, AUT itself is refused."""
    s = holding("ZA-07", f"AUT {face}")
    assert s.offered("automat") == [face]
    assert s.why_not("automat:AUT") == "AG-221"

    s.play(f"automat:{face}")
    assert s.pool(0) == "AUT AUT"
    assert s.told("turned") == [f"turned 0 {face} AUT -1"]


@clause("AG-214")
@pytest.mark.parametrize("face", ["INS", "GEO", "GOR", "GOR2", "AUT2"])
def test_automat_of_the_earlier_edition_turns_only_a_single_automat(face: str) -> None:
    """Any other face is refused."""
    s = holding("ZA-07", f"AUT {face}", "earlier")
    assert s.offered("automat") == ["AUT"]
    assert s.why_not(f"automat:{face}") == "AG-214"

    s.play("automat:AUT")
    assert s.pool(0) == f"{face} AUT2"
    assert s.told("turned") == ["turned 0 AUT AUT2 -1"]


@clause("AG-215", "AG-221")
@pytest.mark.parametrize("face", ["INS", "GEO", "AUT", "GOR2", "AUT2"])
def test_miner_of_the_handbook_turns_any_other_die_to_a_single_miner(face: str) -> None:
    """Double faces become single, GOR itself is refused."""
    s = holding("ZA-13", f"GOR {face}")
    assert s.offered("miner") == [face]
    assert s.why_not("miner:GOR") == "AG-221"

    s.play(f"miner:{face}")
    assert s.pool(0) == "GOR GOR"
    assert s.told("turned") == [f"turned 0 {face} GOR -1"]


@clause("AG-216")
@pytest.mark.parametrize("face", ["INS", "GEO", "AUT", "GOR2", "AUT2"])
def test_miner_of_the_earlier_edition_turns_only_a_single_miner(face: str) -> None:
    """Any other face is refused."""
    s = holding("ZA-13", f"GOR {face}", "earlier")
    assert s.offered("miner") == ["GOR"]
    assert s.why_not(f"miner:{face}") == "AG-216"

    s.play("miner:GOR")
    assert sorted(s.pool(0).split()) == sorted([face, "GOR2"])
    assert s.told("turned") == ["turned 0 GOR GOR2 -1"]


@clause("AG-220")
@pytest.mark.parametrize(("card", "verb"), [("ZA-02", "spec"), ("ZA-07", "automat"), ("ZA-13", "miner")])
@pytest.mark.parametrize("phase", ["changing", "acting"])
def test_dice_effects_need_a_die_of_the_own_pool(card: str, verb: str, phase: str) -> None:
    s = scene(phase=phase, pools=["AUT2 AUT2", "GEO GOR2"], orders=[card], fields="water-1=0-GOR2")
    decision = "{}:{}-INS" if verb == "spec" else "{}:{}"

    assert s.why_not(decision.format(verb, "GEO"), 0) == "AG-220"
    assert s.why_not(decision.format(verb, "GOR2"), 0) == "AG-220"
    assert s.why_not(decision.format(verb, "AUT2"), 0) is None


@clause("AG-220")
@pytest.mark.parametrize("phase", ["changing", "acting"])
def test_a_dice_effect_costs_no_die_and_is_no_action(phase: str) -> None:
    s = holding("ZA-13", "INS AUT", phase=phase).play("miner:INS", seat=0)

    assert (s.pool(0), s.discarded(0)) == ("GOR AUT", 5)
    assert 0 in s.asked
    assert s.told("turn-began") == []


@clause("AG-220")
@pytest.mark.parametrize("decision", ["spec:GOR-INS", "automat:GOR", "miner:AUT"])
def test_dice_effects_wait_for_their_two_windows(decision: str) -> None:
    """Before the free reroll step, after confirming, on another's turn, after the pass, in phases 4, 5."""
    orders = ["ZA-02 ZA-07 ZA-13"]
    pools = ["GOR AUT", "GOR AUT"]
    rolling = scene(phase="rolling", pools=pools, orders=orders)
    assert rolling.why_not(decision, 0) == "AG-060"
    rolling.play("done", "ready", seat=0)
    assert rolling.why_not(decision, 0) == "AG-220"

    acting = scene(pools=pools, orders=orders)
    assert acting.why_not(decision, 1) == "AG-085"
    assert acting.why_not(decision, 0) is None
    acting.play("pass")
    assert acting.why_not(decision, 0) == "AG-090"

    standing = ["EK-2 of 0: 0-INS 0-INS 0-INS"]
    assert scene(phase="settling", pools=pools, orders=orders, docks=standing).why_not(decision) == "AG-220"
    assert scene(phase="buying", pools=pools, orders=orders, hands=["ZA-03"]).why_not(decision) == "AG-220"


@clause("AG-220", "AG-061")
def test_in_phase_two_a_dice_effect_keeps_the_window_open() -> None:
    s = holding("ZA-13 ZA-07", "INS AUT", phase="changing").play("miner:INS", seat=0)

    assert s.phase == 2
    assert s.options(0) == ["sacrifice", "automat:GOR", "ready"]


@clause("AG-209", "AG-212")
def test_only_the_effects_that_are_left_are_offered() -> None:
    others = holding("ZA-20 ZA-25 ZA-31", "GOR AUT")
    assert [others.offered(verb) for verb in ("spec", "automat", "miner")] == [[], [], []]

    two = holding("ZA-02 ZA-13", "GOR AUT")
    assert two.offered("spec") == ["GOR-INS", "GOR-GEO", "AUT-INS", "AUT-GEO"]
    assert (two.offered("automat"), two.offered("miner")) == ([], ["AUT"])
