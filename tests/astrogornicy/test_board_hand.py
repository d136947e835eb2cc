"""The own hand, and what was begun: what can be touched there, and what it shows."""

from astrogornicy.drawn import own, panel
from astrogornicy.scene import scene
from astrogornicy.spoken import begun, both, cards, laid_out, rolling, units
from clauses import clause
from draw.pages import decisions, doing, is_of, pictures, text_of, with_class
from kosmodrom.engine.plurals import Count
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.model import steps
from kosmodrom.games.astrogornicy.model.actions import FACES, RESOURCES, UNITS
from kosmodrom.games.astrogornicy.model.state import AstroState
from kosmodrom.games.astrogornicy.model.terms import EARLIER, HANDBOOK
from kosmodrom.games.astrogornicy.words.cards import amounts

# --- the own hand -----------------------------------------------------------------------------------


def dice(page: str) -> list[str]:
    """The dice of the own pool, in the order of their faces."""
    return [each.get("aria-label", "").partition(":")[0] for each in with_class(page, "ag-toss")]


@clause("AG-056", "AG-058")
@both
def test_the_own_dice_can_be_rerolled_discarded_and_turned(texts: Words) -> None:
    page = own(rolling(), texts)
    names = [texts[f"face.{face}"] for face in ("INS", "GEO", "GOR", "GOR", "AUT", "GOR2")]
    assert dice(page) == names
    die = with_class(page, "ag-toss")[2]
    turns = {f"turn:GOR-{to}" for to in FACES if to != "GOR"}
    assert set(die.get("data-do", "").split()) == {"reroll:GOR", "discard:GOR", *turns}


@clause("AG-058", "AG-063", "AG-073")
def test_dice_that_are_named_for_a_reroll_or_sacrificed_are_marked() -> None:
    page = own(rolling(price=FACES.index("INS"), marked=(2,)))
    assert [each.get("aria-label") for each in with_class(page, "is-marked")] == ["Miner: chosen for the reroll"]
    assert [each.get("aria-label") for each in with_class(page, "is-price")] == [
        "Inspector: this is the die you sacrifice"
    ]
    assert "discard:INS" not in decisions(page)
    assert "reroll:GOR" in decisions(page), "the other Miner"


def served(s: AstroState, face: str) -> set[str]:
    """What a die of the own pool would light up."""
    found = [each for each in with_class(own(s), "ag-toss") if f"reroll:{face}" in each.get("data-do", "")]
    return set(found[0].get("data-pick", "").split())


@clause("AG-078", "AG-081", "AG-083", "AG-099")
def test_a_die_is_a_toggle_that_knows_every_field_it_serves() -> None:
    s = laid_out()
    miner, inspector = served(s, "GOR"), served(s, "INS")
    assert {"water:2-GOR", "plasteel:1-GOR", "dock:1-2-GOR", "dock:2-2-GOR", "first-player:GOR"} <= miner
    assert not any(name.startswith(("dispatch", "xenon:1-", "xenon:2-")) for name in miner)
    assert "water:1-GOR" not in miner, "Bartek's die stands there"
    assert {"dispatch:1", "dispatch:deck", "award:2-INS", "acquire:TE-3-INS", "use:TE-1-INS"} <= inspector
    assert not any(name.startswith(("water", "xenon", "plasteel", "refinery")) for name in inspector)
    assert all(each.get("aria-pressed") == "false" for each in with_class(own(s), "ag-toss"))


@clause("AG-120", "AG-197", "AG-199")
@both
def test_cards_in_hand_can_be_launched_bought_or_given_up(texts: Words) -> None:
    page = own(laid_out(), texts)
    assert doing(page, "launch:MI-02").get("data-do") == "launch:MI-02 give:MI-02"
    assert doing(page, "buy:ZA-02").get("data-do") == "buy:ZA-02 give:ZA-02"
    assert texts["card.MI-17"] in text_of(doing(page, "launch:MI-17"))


@clause("AG-132", "AG-272")
@both
def test_a_card_tells_whether_it_can_be_paid(texts: Words) -> None:
    s = laid_out()
    s.table.stock[:7] = units("1KS 1PL 3WF")
    page = own(s, texts)
    assert texts["board.payable"] in doing(page, "launch:MI-02").get("aria-label", "")
    assert texts["board.too-dear"] in doing(page, "buy:ZA-02").get("aria-label", "")


@clause("AG-041", "AG-120")
@both
def test_a_mission_that_can_no_longer_be_launched_says_so(texts: Words) -> None:
    s = laid_out()
    s.table.stock[:7] = units("1KS 1PL 3WF")
    s.table.round, s.table.phase = 8, 5
    late = doing(own(s, texts), "launch:MI-02")
    assert texts["board.too-late"] in late.get("aria-label", "")
    assert not is_of(late, "is-payable")
    s.table.round = 7
    assert is_of(doing(own(s, texts), "launch:MI-02"), "is-payable"), "there is another Round"


@clause("AG-267", "AG-278")
@both
def test_a_card_that_takes_substitutes_shows_its_real_price(texts: Words) -> None:
    """MI-02 costs 1KS 1PL: for the missing unit go four others, or three of the promoted Tungsten."""
    s = laid_out()
    s.table.open_orders[0] = []
    prices = {"1KS 4WO": {"KS": 1, "WO": 4}, "1PL 3WF": {"PL": 1, "WF": 3}}
    for stock, paid in prices.items():
        s.table.stock[:7] = units(stock)
        card = doing(own(s, texts), "launch:MI-02")
        told = amounts([paid.get(code, 0) for code in RESOURCES], texts)
        assert texts.say("board.dear", units=told, count=Count(sum(paid.values()))) in card.get("aria-label", "")
        assert is_of(card, "is-dear")
        assert not is_of(card, "is-payable")
        said = [text_of(each) for each in card.iter() if is_of(each, "ag-can")]
        assert said == [texts.say("board.pays", count=sum(paid.values()))]
    s.table.stock[:7] = units("1KS 1PL")
    assert is_of(doing(own(s, texts), "launch:MI-02"), "is-payable"), "what one has is no substitute"


@clause("AG-058", "AG-063", "AG-064", "AG-091")
@both
def test_a_die_says_what_touching_it_does_now(texts: Words) -> None:
    ways = {
        "-to-reroll": scene(phase="rolling", pools=["INS GOR", "GOR"]),
        "-to-keep": scene(phase="changing", pools=["INS GOR", "GOR GOR"]),
        "-to-sacrifice": scene(pools=["INS GOR", "GOR"]).play("sacrifice"),
        "-to-change": scene(pools=["INS GOR", "GOR"]).play("sacrifice", "discard:GOR"),
        "": scene(pools=["INS GOR", "GOR"]),
        "-unused": scene(pools=["INS GOR", "GOR"]).play("pass"),
    }
    for way, s in ways.items():
        (die,) = [each for each in with_class(own(s.s, texts), "ag-toss") if "discard:INS" in each.get("data-do", "")]
        assert die.get("aria-label") == texts.say(f"board.die{way}", face=texts["face.INS"])


@clause("AG-218")
def test_a_free_launch_makes_every_mission_payable() -> None:
    s = laid_out()
    s.table.stock[:7] = [0] * 7
    payable = [is_of(each, "is-payable") for each in with_class(own(s), "ag-card")]
    assert payable == [True, True, False], "two Missions and an Order"


@clause("AG-118", "AG-256")
def test_own_fields_are_used_where_they_lie_and_show_the_die_on_them() -> None:
    page = own(laid_out())
    assert set(doing(page, "use:TE-1-INS").get("data-do", "").split()) == {f"use:TE-1-{face}" for face in FACES}
    assert is_of(doing(page, "use:BI-1-INS"), "is-taken")
    assert "Ala's Geologist stands here" in doing(page, "use:BI-1-INS").get("aria-label", "")


@clause("AG-209", "AG-213", "AG-217", "AG-218")
def test_effects_are_used_on_the_orders_that_give_them() -> None:
    page = own(laid_out())
    assert set(doing(page, "automat:GOR").get("data-do", "").split()) == {f"automat:{face}" for face in FACES}
    assert set(doing(page, "discount:XX").get("data-do", "").split()) == {f"discount:{unit}" for unit in UNITS}
    assert doing(page, "free-launch").get("data-do") == "free-launch"


@clause("AG-213", "AG-214")
def test_the_formula_of_an_effect_is_that_of_the_edition() -> None:
    formulas = []
    for edition in (HANDBOOK, EARLIER):
        s = laid_out(edition=edition)
        (effect,) = [each for each in with_class(own(s), "is-effect") if "automat:AUT" in each.get("data-do", "")]
        formulas.append(pictures(effect))
    assert formulas == [["ag-die", "i-arrow", "ag-AUT"], ["ag-AUT", "i-arrow", "ag-AUT", "ag-AUT"]]


@clause("AG-264", "AG-284", "AG-285")
def test_own_resources_tell_what_their_surplus_is_worth() -> None:
    page = own(laid_out())
    labels = {code: doing(page, f"pay:{code}").get("aria-label", "") for code in RESOURCES}
    assert labels["WO"] == "You have 4 Water; the surplus is worth 1 VP (1 VP for every 4)."
    assert labels["WF"] == "You have 3 Tungsten; the surplus is worth 1 VP (1 VP for every 3)."
    assert labels["PL"] == "You have 2 Plasteel; the surplus is worth 0 VP (1 VP for every 4)."


# --- what was begun ---------------------------------------------------------------------------------


@clause("AG-272", "AG-278")
@both
def test_a_payment_proposes_the_cheapest_way_and_shows_what_would_be_left(texts: Words) -> None:
    due = units("1KS 1NI", UNITS)
    page = own(begun("buy:ZA-02", steps.PAYING, due=due, laid=units("1KS")), texts)
    lines = [text_of(each) for each in with_class(page, "ag-bill")]
    assert lines[0].startswith(texts["board.cost"])
    assert lines[2].startswith(texts["board.missing"])
    proposal = doing(page, "pay:cheapest")
    assert text_of(proposal).startswith(f"{texts['board.cheapest']}3"), "three of the promoted Tungsten"
    left = {"pl": "Woda ×4, Plastal ×2, Złoto", "en": "4 Water, 2 Plasteel, 1 Gold"}[texts.lang]
    assert left in proposal.get("aria-label", "")


@clause("AG-217", "AG-310")
def test_a_price_can_be_lowered_unit_by_unit() -> None:
    page = own(begun("launch:MI-02", steps.PRICE, due=units("2KS 1XX", UNITS)))
    named = [each.get("data-do") for each in with_class(page, "ag-due")]
    assert named == ["discount:KS", "discount:XX"]


@clause("AG-124", "AG-125")
def test_a_launch_offers_its_yellow_fields_only() -> None:
    page = own(begun("launch:MI-02", steps.CREWING, laid=units("1KS 1PL"), crew=[FACES.index("AUT"), -1, -1, -1, -1]))
    assert {name for name in decisions(page) if name.startswith("crew:")} == {
        "crew:2-GOR", "crew:2-AUT", "crew:2-GOR2", "crew:2-AUT2",
    }  # fmt: skip
    assert len(with_class(page, "is-shut")) == 1


@clause("AG-234", "AG-240")
def test_an_award_is_paid_with_completed_cards() -> None:
    page = own(begun("award:1-INS", steps.GIVING, given=cards("MI-13")))
    assert [each.get("data-do") for each in with_class(page, "ag-offer")] == [None, "give:MI-25", "give:EK-4"]
    assert "give:MI-13" in decisions(panel(laid_out(), 0))


@clause("AG-277", "AG-133", "AG-253")
@both
def test_every_stage_of_what_was_begun_is_shown(texts: Words) -> None:
    for decision, stage in (("exchange:GOR2", steps.SWAPPING), ("use:BI-1-GEO", steps.TAKING)):
        (tray,) = with_class(own(begun(decision, stage), texts), "ag-tray")
        assert with_class(own(begun(decision, stage), texts), "ag-note")
        assert text_of(tray)
    assert not with_class(own(laid_out(), texts), "ag-tray")
