"""The board: what nobody else may see, the table and the seats."""

import pytest

from astrogornicy.drawn import panel, places, public_page, table
from astrogornicy.spoken import BOOK, both, cards, laid_out, rolling
from clauses import clause
from draw.pages import controls, doing, is_of, pictures, text_of, with_class
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.model import steps
from kosmodrom.games.astrogornicy.model.actions import CARDS, FACES, KANTORS, RESOURCES, VOCABULARY
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.model.state import AstroState, view
from kosmodrom.games.astrogornicy.model.steps import BUYING_PHASE
from kosmodrom.games.astrogornicy.model.terms import EARLIER, HANDBOOK
from kosmodrom.games.astrogornicy.rules.scoring import totals

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
        "dispatch:1 dispatch:2 dispatch:3 dispatch:deck dispatch:4", "dispatch:2 take:mission-2",
    ], "the first free field, its empty place last, and the card"  # fmt: skip
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


def fates(s: AstroState, texts: Words) -> list[tuple[str, str]]:
    """What the pips of each Dock say, and what stands on its card."""
    found = []
    for dock in with_class(table(s, texts), "ag-dock"):
        slide = [each.get("title", "") for each in dock.iter() if is_of(each, "ag-slide")]
        late = [text_of(each) for each in dock.iter() if is_of(each, "ag-late")]
        found += [(slide[0], "".join(late))] if slide else []
    return found


@clause("AG-171", "AG-172")
@both
def test_a_card_in_its_last_round_says_that_it_fails(texts: Words) -> None:
    s = laid_out()
    assert fates(s, texts) == [
        (texts["board.last-round"], texts["board.fails"]),
        (texts["board.first-round"], ""),
    ]
    s.table.phase = BUYING_PHASE
    assert fates(s, texts)[0] == (texts["board.slid"], ""), "after phase 4 it has slid, and has another Round"


@clause("AG-154", "AG-178")
@both
def test_a_filled_card_does_not_fail_and_in_round_8_every_other_one_brings_nothing(texts: Words) -> None:
    s = laid_out()
    s.table.dock_dice[:4] = [DICE.index("1-GOR")] * 4
    assert fates(s, texts)[0] == (texts["board.filled"], "")
    s.table.round = 8
    assert fates(s, texts) == [
        (texts["board.filled"], ""),
        (texts["board.last-of-all"], texts["board.in-vain"]),
    ]


@clause("AG-133", "AG-268", "AG-285")
@both
def test_the_exchange_office_stands_beside_the_bank(texts: Words) -> None:
    page = table(laid_out(), texts)
    office = doing(page, "exchange:INS")
    assert office.get("data-zoom") == f"card:{KANTORS[0]}"
    assert {f"exchange:{face}" for face in FACES} == set(office.get("data-do", "").split())
    assert text_of(office) == f"{texts['board.kantor-title']}11{texts['board.in-payments']}31", "1:1, in payments 3:1"
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
    award, _, empty = with_class(page, "ag-award")
    assert "award:1-INS" in award.get("data-do", "").split()
    assert [letter for letter in text_of(award) if letter in "SCM"][-3:] == ["S", "C", "M"]
    assert str(BOOK.points[CARDS.index("NA-1")]) in text_of(award)
    assert "award:3-INS" in empty.get("data-do", "").split()
    assert is_of(empty, "is-empty")


@clause("AG-117", "AG-233")
def test_the_field_beside_a_card_offers_what_its_cards_offer() -> None:
    page = table(laid_out())
    fields = {each.get("data-place", ""): each.get("data-do", "").split() for each in with_class(page, "is-beside")}
    assert fields["award-field-1"] == [f"award:1-{face}" for face in FACES]
    for mini, card in enumerate(laid_out().table.minis):
        names = [f"acquire:{CARDS[each]}-{face}" for each in card for face in FACES]
        assert fields[f"mini-field-{mini + 1}"] == names


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


@clause("AG-140", "AG-151")
@both
def test_what_the_round_bonus_would_be_is_not_told_once_it_is_given(texts: Words) -> None:
    s = laid_out()
    s.table.phase = 4
    page = table(s, texts)
    assert with_class(page, "ag-racer") == []
    assert [text_of(each) for each in with_class(page, "ag-bonus")] == [texts["board.bonus-given"]]
    s.table.agenda.push(steps.CHOOSE_BONUS, 0, 2)
    assert with_class(table(s, texts), "ag-racer") != [], "it is being given"


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
