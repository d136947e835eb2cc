"""The board: how the table, the seats, the own hand and single things are drawn."""

import pytest

from astrogornicy.spoken import BOOK, EN, NAMES, PL, begun, both, cards, laid_out, many_views, rolling, units
from clauses import clause
from draw.pages import controls, decisions, doing, is_of, parsed, pictures, text_of, with_class
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy import steps
from kosmodrom.games.astrogornicy.actions import CARDS, FACES, FIRST_ORDER, KANTORS, RESOURCES, UNITS, VOCABULARY
from kosmodrom.games.astrogornicy.board import BOARD
from kosmodrom.games.astrogornicy.book import EARLIER, HANDBOOK
from kosmodrom.games.astrogornicy.card_text import card_text
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.layout import DICE
from kosmodrom.games.astrogornicy.rules.scoring import totals
from kosmodrom.games.astrogornicy.state import AstroState, view
from kosmodrom.games.astrogornicy.zones import AstroView


def table(s: AstroState, texts: Words = EN) -> str:
    return BOARD.table(view(s, SPECTATOR), BOOK, texts, NAMES)


def panel(s: AstroState, seat: int, texts: Words = EN) -> str:
    return BOARD.seat(view(s, SPECTATOR), BOOK, texts, NAMES, seat)


def own(s: AstroState, texts: Words = EN) -> str:
    return BOARD.hand(view(s, 0), BOOK, texts, NAMES)


def public_page(v: AstroView, texts: Words) -> str:
    seats = [BOARD.seat(v, BOOK, texts, NAMES, seat) for seat in range(len(v.table.window))]
    return BOARD.table(v, BOOK, texts, NAMES) + "".join(seats)


def preview(s: AstroState, decision: str, texts: Words = EN) -> str:
    return BOARD.preview(view(s, 0), BOOK, texts, NAMES, VOCABULARY.id(decision))


def places(page: str, start: str) -> list[str]:
    return [place for each in parsed(page).iter() if (place := each.get("data-place", "")).startswith(start)]


# --- what nobody else may see -----------------------------------------------------------------------


@clause("AG-302")
@both
def test_the_public_page_is_the_same_whatever_the_hands_hold(texts: Words) -> None:
    s, other = laid_out(), laid_out()
    other.hands[0].cards = cards("MI-09 MI-30 ZA-05")
    other.hands[0].intent, other.hands[0].stage = VOCABULARY.id("launch:MI-30"), steps.CREWING
    other.hands[1].cards = cards("ZA-36")
    pages = {public_page(view(each, seat), texts) for each in (s, other) for seat in (0, 1, SPECTATOR)}
    assert len(pages) == 1


@clause("AG-302")
@both
def test_cards_of_a_hand_are_named_only_if_everybody_saw_them_going_there(texts: Words) -> None:
    page = public_page(view(laid_out(), 0), texts)
    assert texts["card.MI-16"] in page
    hidden = ("MI-02", "MI-17", "ZA-02", "ZA-14")
    assert all(texts[f"card.{card}"] not in page and f"card:{card}" not in page for card in hidden)


@clause("AG-301", "AG-247")
def test_decks_tell_how_many_cards_they_hold_and_not_which() -> None:
    page = table(laid_out())
    assert "20 cards" in doing(page, "take:mission-deck").get("aria-label", "")
    assert "20" in text_of(doing(page, "take:order-deck"))
    shown = [each.get("data-zoom", "")[5:9] for each in controls(page) if each.get("data-zoom", "").startswith("card:")]
    assert [card for card in shown if card[:2] in ("EK", "TE", "BI")] == ["EK-1", "EK-2", "TE-3"]


# --- the table --------------------------------------------------------------------------------------


@clause("AG-039", "AG-129")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_docks_and_office_fields_beyond_the_number_of_players_are_closed(seats: int) -> None:
    page = table(laid_out(seats))
    assert len(with_class(page, "ag-dock")) - len(with_class(page, "is-closed")) == seats + 1
    for office in ("dispatch", "refinery"):
        assert len(places(page, f"{office}-")) == seats + 1
    assert [text_of(each) for each in with_class(page, "ag-closed")] == ["3+", "4+"][seats - 2 :] * 3


@clause("AG-094", "AG-078", "AG-079")
@both
def test_a_field_of_a_store_offers_the_faces_that_it_accepts(texts: Words) -> None:
    page = table(laid_out(), texts)
    assert doing(page, "water:2-GOR").get("data-do") == "water:2-GOR water:2-GOR2"
    assert doing(page, "xenon:3-AUT").get("data-do", "").count("xenon:3-") == 4
    assert pictures(doing(page, "water:3-GOR")) == ["ag-GOR", "ag-AUT"]
    assert texts["symbol.GOR-AUT"] in doing(page, "water:3-GOR").get("aria-label", "")


@clause("AG-020", "AG-097")
@both
def test_a_die_on_a_field_shows_its_symbols_and_whose_it_is(texts: Words) -> None:
    field = doing(table(laid_out(), texts), "water:1-GOR")
    assert is_of(field, "is-taken")
    assert pictures(field) == ["ag-GOR", "ag-GOR", "i-seat-1"]
    assert texts["face.GOR2"] in field.get("aria-label", "")
    assert "Bartek" in field.get("aria-label", "")
    assert "+1" in text_of(field)
    assert field.get("data-is") == "1-GOR2"


@clause("AG-100", "AG-102", "AG-253")
def test_cards_of_the_market_are_taken_where_they_lie() -> None:
    page = table(laid_out())
    meant = [each.get("data-do") for each in controls(page) if "dispatch:2" in each.get("data-do", "")]
    assert meant == [
        "dispatch:1 dispatch:2 dispatch:3 dispatch:4 dispatch:deck", "dispatch:2 take:mission-2",
    ], "the first free field, and the card"  # fmt: skip
    rows = [each for each in with_class(page, "ag-row") if "take:mission-2" in each.get("data-do", "")]
    assert [each.get("data-zoom") for each in rows] == ["card:MI-05"]
    (empty,) = with_class(page, "is-empty")[:1]
    assert empty.get("data-do") == "dispatch:4 take:mission-4"


@clause("AG-013", "AG-108", "AG-111")
@both
def test_a_dock_shows_its_card_with_yellow_fields_first(texts: Words) -> None:
    page = table(laid_out(), texts)
    fields = [doing(page, f"dock:1-{at}-GOR") for at in range(1, 5)]
    assert [is_of(each, "is-yellow") for each in fields] == [True, True, False, False]
    assert [is_of(each, "is-taken") for each in fields] == [True, False, False, False]
    (card,) = [each for each in with_class(page, "ag-docked") if each.get("data-place") == "dock-1"]
    assert card.get("data-zoom") == "card:MI-03"
    assert texts["card.MI-03"] in text_of(card)


@clause("AG-169", "AG-171")
def test_a_card_that_has_slid_is_in_its_last_round() -> None:
    late = [is_of(each, "is-late") for each in with_class(table(laid_out()), "ag-slide")]
    assert late == [True, False], "Bartek's Mission has slid, Ala's Expedition has not"


@clause("AG-133", "AG-268", "AG-285")
@both
def test_the_exchange_office_stands_beside_the_bank(texts: Words) -> None:
    page = table(laid_out(), texts)
    office = doing(page, "exchange:INS")
    assert office.get("data-zoom") == f"card:{KANTORS[0]}"
    assert {f"exchange:{face}" for face in FACES} == set(office.get("data-do", "").split())
    assert texts["resource.WF"] in office.get("aria-label", "")
    bank = with_class(page, "ag-vault")
    assert [text_of(each) for each in bank] == ["20", "1", "26", "24", "24", "24", "0"]
    assert [is_of(each, "is-promoted") for each in bank].index(True) == RESOURCES.index("WF")


@clause("AG-149", "AG-136")
def test_the_bank_is_touched_for_the_bonus_of_the_last_round_and_for_a_swap() -> None:
    page = table(laid_out())
    for wanted in RESOURCES:
        swaps = {f"swap:{given}-{wanted}" for given in RESOURCES if given != wanted}
        assert set(doing(page, f"bonus:{wanted}").get("data-do", "").split()) == {f"bonus:{wanted}", *swaps}


@clause("AG-116", "AG-231", "AG-300")
@both
def test_awards_show_their_set_and_points_and_an_empty_slot_stays(texts: Words) -> None:
    page = table(laid_out(), texts)
    award = doing(page, "award:1-INS")
    assert [letter for letter in text_of(award) if letter in "SCM"][-3:] == ["S", "C", "M"]
    assert str(BOOK.points[CARDS.index("NA-1")]) in text_of(award)
    assert is_of(doing(page, "award:3-INS"), "is-empty")


@clause("AG-244", "AG-246", "AG-247")
def test_handbook_shows_the_top_of_a_mini_deck_and_earlier_all_that_are_left() -> None:
    s = laid_out(edition=EARLIER)
    s.table.minis, s.table.below = [cards("EK-2"), [], cards("BI-4 BI-1 BI-3")], [0, 0, 0]
    page = table(s)
    assert [each.get("data-do", "").split()[0] for each in with_class(page, "ag-director")] == [
        "acquire:EK-2-INS", "acquire:BI-4-INS", "acquire:BI-1-INS", "acquire:BI-3-INS",
    ]  # fmt: skip
    assert len(with_class(table(laid_out(edition=HANDBOOK)), "ag-director")) == 2


@clause("AG-034", "AG-037", "AG-153")
@both
def test_the_round_track_shows_the_tokens_that_are_left(texts: Words) -> None:
    fields = with_class(table(laid_out(), texts), "ag-token")
    assert len(fields) == 8
    assert [bool(pictures(each)) for each in fields] == [False, False, True, True, True, True, True, True]
    assert [each.get("aria-current") for each in fields].index("step") == 2
    assert pictures(fields[7]) == ["ag-XX"]


@clause("AG-140", "AG-144", "AG-145")
def test_the_round_bonus_is_shown_as_it_would_be_now() -> None:
    s = laid_out()
    race = [each.get("title", "") for each in with_class(table(s), "ag-racer")]
    assert race == [
        "Ala: 1 die on Missions, leads and gets 2 units", "Bartek: 1 die on Missions, leads and gets 2 units",
        "Celina: 0 dice on Missions",
    ]  # fmt: skip
    s.table.dock_dice[6] = DICE.index("0-INS")
    race = [each.get("title", "") for each in with_class(table(s), "ag-racer")]
    assert race[:2] == ["Ala: 2 dice on Missions, leads and gets 4 units", "Bartek: 1 die on Missions"]


@clause("AG-113", "AG-046")
@both
def test_the_first_player_field_takes_any_die(texts: Words) -> None:
    field = doing(table(laid_out(), texts), "first-player:GEO")
    assert set(field.get("data-do", "").split()) == {f"first-player:{face}" for face in FACES}
    assert pictures(field) == ["ag-ANY"]
    assert "Ala" in with_class(table(laid_out(), texts), "ag-now")[0].get("title", "")


# --- the seats --------------------------------------------------------------------------------------


@clause("AG-302", "AG-303")
@both
def test_a_panel_shows_points_dice_resources_and_cards(texts: Words) -> None:
    s = laid_out()
    page = panel(s, 0, texts)
    (points,) = with_class(page, "ag-points")
    assert points.get("data-score") == "0"
    assert text_of(points) == str(totals(s.table, BOOK)[0])
    assert len(with_class(page, "ag-die")) == 7, "six dice of the pool, and one on a Bulletin"
    assert [each.findtext("b") for each in with_class(page, "ag-stock")[0]] == list("4121300")
    zoomed = [each.get("data-zoom", "")[5:] for each in with_class(page, "ag-chip")]
    assert zoomed == ["MI-13", "MI-25", "EK-4", "TE-1", "BI-1", "ZA-07", "ZA-20", "ZA-25"]


@clause("AG-210", "AG-237", "AG-090")
def test_a_panel_tells_used_orders_awards_and_who_has_passed() -> None:
    page = panel(laid_out(), 1)
    assert [each.get("data-zoom") for each in with_class(page, "is-used")] == ["card:ZA-13"]
    assert [each.get("data-zoom") for each in with_class(page, "is-won")] == ["card:NA-7"]
    assert [each.get("data-zoom") for each in with_class(page, "is-known")] == ["card:MI-16"]
    assert "has passed" in page
    assert "has passed" not in panel(laid_out(), 0)


@clause("AG-061", "AG-054")
def test_in_phase_2_all_who_have_not_confirmed_are_asked() -> None:
    s = rolling()
    s.table.passed = 0
    assert [bool(with_class(panel(s, seat), "is-active")) for seat in range(3)] == [True, False, True]
    assert [bool(with_class(panel(s, seat), "is-ready")) for seat in range(3)] == [False, True, False]


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
    assert "Geologist of Ala" in doing(page, "use:BI-1-INS").get("aria-label", "")


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


# --- previews ---------------------------------------------------------------------------------------


@clause("AG-096", "AG-262")
def test_a_preview_tells_the_stock_as_the_bank_can_fill_it() -> None:
    assert preview(laid_out(), "water:2-GOR2") == "Water 4 → 6"
    assert preview(laid_out(), "xenon:3-GOR2") == "Xenon 1 → 2", "the bank has one unit"
    assert preview(laid_out(), "swap:WF-PL") == "Tungsten 3 → 2 · Plasteel 2 → 3 · −1 VP"


@clause("AG-122", "AG-198", "AG-278")
def test_a_preview_tells_what_is_paid_and_what_stays() -> None:
    launch = preview(laid_out(), "launch:MI-02")
    assert launch == "you keep 4 Water, 1 Plasteel, 1 Gold, 3 Tungsten · 0 Barges stay free"
    assert "you pay" in preview(laid_out(), "acquire:TE-3-INS")
    assert preview(laid_out(), "dispatch:1") == "you can pay for it"


@clause("AG-140", "AG-154")
def test_a_preview_tells_the_race_for_the_round_bonus() -> None:
    assert preview(laid_out(), "dock:1-2-GOR") == "2 fields stay free · 2 dice on Missions: a bonus of 4 units"
    s = laid_out()
    s.table.dock_dice[1:3] = [DICE.index("1-GOR"), DICE.index("1-AUT")]
    assert preview(s, "dock:1-4-GOR") == "the card will be full · 2 dice on Missions, the most is 3"


@clause("AG-237", "AG-282")
def test_the_preview_of_an_award_counts_the_cards_that_are_given_up() -> None:
    assert preview(laid_out(), "award:1-INS") == "+4 VP"
    assert preview(begun("award:1-INS", steps.COMPLETE, given=cards("MI-13 EK-4 MI-25")), "done") == "+4 VP"


@clause("AG-302")
@both
def test_there_is_a_preview_of_every_decision_in_every_view_and_it_is_whole(texts: Words) -> None:
    told = 0
    for v in many_views():
        before = ENTRY.game.encode_view(v)
        for action in range(VOCABULARY.id("draw:MI-01")):
            words = BOARD.preview(v, BOOK, texts, NAMES, action)
            assert not set(words) & set("{}#|")
            told += bool(words)
        assert ENTRY.game.encode_view(v) == before
    assert told


# --- in large ---------------------------------------------------------------------------------------


@clause("AG-012", "AG-014", "AG-015", "AG-017")
@both
def test_everything_that_can_be_zoomed_has_a_page_with_its_rules(texts: Words) -> None:
    things = [f"card:{name}" for name in CARDS] + [f"resource:{name}" for name in RESOURCES]
    things += [f"card:{name}:earlier" for name in CARDS[FIRST_ORDER : FIRST_ORDER + 36]]
    for thing in things:
        page = BOARD.zoom(thing, BOOK, texts)
        links = [each.get("data-clause") for each in parsed(page).iter("a")]
        assert links, thing
        assert set(links) <= ENTRY.clauses().keys()
        assert len(links) == len(set(links))
    zoomed = {each.get("data-zoom") for v in many_views() for each in controls(public_page(v, texts))}
    assert zoomed - {None} <= set(things)


@clause("AG-213", "AG-214")
@both
def test_an_order_in_large_says_what_its_edition_says(texts: Words) -> None:
    for edition, thing, rule in ((HANDBOOK, "card:ZA-07", "AG-213"), (EARLIER, "card:ZA-07:earlier", "AG-214")):
        page = BOARD.zoom(thing, BOOK, texts)
        assert card_text(CARDS.index("ZA-07"), BOOK, texts, edition) in text_of(parsed(page))
        assert rule in [each.get("data-clause") for each in parsed(page).iter("a")]
    s = laid_out(edition=EARLIER)
    assert "card:ZA-07:earlier" in [each.get("data-zoom") for each in with_class(own(s, texts), "is-effect")]


@clause("AG-001")
def test_what_is_not_in_the_game_has_no_page() -> None:
    for thing in ("card:MI-99", "card", "", "<script>", "card:ZA-07:other", "resource:WO:earlier", "resource:QQ"):
        assert BOARD.zoom(thing, BOOK, PL) == ""


@clause("AG-008", "AG-034")
def test_the_miniature_is_a_drawing_of_the_table() -> None:
    (drawing,) = parsed(BOARD.miniature())
    assert drawing.get("aria-hidden") == "true"
    assert {f"ag-{code}" for code in UNITS} <= set(pictures(drawing))


# --- the end ----------------------------------------------------------------------------------------


@clause("AG-289", "AG-290", "AG-291", "AG-292")
@both
def test_ties_are_told_in_the_order_of_the_handbook(texts: Words) -> None:
    rows = ENTRY.game.ties(laid_out())
    assert [row[0] for row in rows] == [289, 290, 291, 292]
    assert [len(row) for row in rows] == [4, 4, 4, 1]
    assert all(f"tie.AG-{row[0]}" in texts.texts for row in rows)


@clause("AG-296")
@both
def test_in_earlier_a_tie_is_a_draw(texts: Words) -> None:
    assert ENTRY.game.ties(laid_out(edition=EARLIER)) == [[296]]
    assert texts["tie.AG-296"]


@clause("AG-280", "AG-287", "AG-302")
def test_the_sheet_is_known_to_everybody() -> None:
    s = laid_out()
    assert ENTRY.game.known_sheet(view(s, SPECTATOR)) == ENTRY.game.sheet(s)
    assert len(ENTRY.row_clauses) == len(ENTRY.game.sheet(s))
    for row in ENTRY.row_clauses:
        assert all(ENTRY.clause(number) for number in row)
