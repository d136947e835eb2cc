"""Previews, things in large, and the end."""

from astrogornicy.drawn import own, preview, public_page
from astrogornicy.scene import scene
from astrogornicy.spoken import BOOK, EN, NAMES, PL, begun, both, cards, laid_out, many_views
from clauses import clause
from draw.pages import assert_rules_are_linked, controls, parsed, pictures, text_of, with_class
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.astrogornicy.board.board import BOARD
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model import steps
from kosmodrom.games.astrogornicy.model.actions import CARDS, ORDERS, PRINTED, RESOURCES, UNITS, VOCABULARY
from kosmodrom.games.astrogornicy.model.labels import DICE
from kosmodrom.games.astrogornicy.model.state import view
from kosmodrom.games.astrogornicy.model.terms import EARLIER, HANDBOOK
from kosmodrom.games.astrogornicy.words.cards import card_text

# --- previews ---------------------------------------------------------------------------------------


@clause("AG-096", "AG-262")
def test_a_preview_tells_the_stock_as_the_bank_can_fill_it() -> None:
    assert preview(laid_out(), "water:2-GOR2") == "Water 4 → 6"
    assert preview(laid_out(), "xenon:3-GOR2") == "Xenon 1 → 2", "the bank has one unit"
    assert preview(laid_out(), "swap:WF-PL") == "Tungsten 3 → 2 · Plasteel 2 → 3 · −1 VP"


@clause("AG-122", "AG-198", "AG-278")
def test_a_preview_tells_what_is_paid_and_what_stays() -> None:
    launch = preview(laid_out(), "launch:MI-02")
    assert launch == "you keep 4 Water, 1 Plasteel, 1 Gold, 3 Tungsten · 0 Barges stay free · 1 VP once it is filled"
    assert "you pay" in preview(laid_out(), "acquire:TE-3-INS")
    assert preview(laid_out(), "dispatch:1") == "you can pay for it"


@clause("AG-198", "AG-284")
def test_a_preview_tells_what_a_payment_takes_of_the_surplus() -> None:
    s = laid_out()
    s.table.stock[:7] = [4] * 7
    assert preview(s, "buy:ZA-02").endswith(" · +1 VP (surplus −3)"), "4 Xenon, 4 Nickel and 4 Palladium were 1 VP each"


@clause("AG-267", "AG-272")
def test_a_preview_of_a_card_to_take_tells_what_substitutes_it_would_take() -> None:
    """MI-05 costs 1KS 1PL; without Xenon four other units go for it."""
    s = scene(pools=["INS", "GOR"], missions="MI-05 MI-02 MI-03 MI-04", stock=["1PL 4WO"])
    assert preview(s.s, "dispatch:1") == "with substitutes you would pay 4 Water, 1 Plasteel"
    assert preview(scene(pools=["INS", "GOR"], missions="MI-05 MI-02 MI-03 MI-04").s, "dispatch:1").startswith(
        "missing"
    )


@clause("AG-140", "AG-154")
def test_a_preview_tells_the_race_for_the_round_bonus() -> None:
    assert preview(laid_out(), "dock:1-2-GOR") == (
        "2 fields stay free · once it is filled, Bartek gets the card and its VP · "
        "2 dice on Missions, the most now: Round bonus 4 Xenon"
    )
    s = laid_out()
    s.table.dock_dice[1] = DICE.index("1-GOR")
    assert preview(s, "dock:1-3-GOR").endswith("2 dice on Missions, as many as another: Round bonus 2 Xenon")
    s = laid_out()
    s.table.dock_dice[1:3] = [DICE.index("1-GOR"), DICE.index("1-AUT")]
    assert preview(s, "dock:1-4-GOR") == (
        "the card will be full · once it is filled, Bartek gets the card and its VP · 2 dice on Missions, the most is 3"
    )
    assert "Bartek" not in preview(s, "dock:2-2-GOR"), "the own Expedition"


@clause("AG-115", "AG-259")
def test_a_preview_says_that_nothing_would_happen_and_why() -> None:
    s = laid_out()
    assert preview(s, "first-player:GOR") == "you stay First Player"
    s.table.first = 1
    assert preview(s, "first-player:GOR") == ""
    s.table.round, s.table.bank[0] = 8, 0
    assert preview(s, "first-player:GOR") == "it would do nothing: there is no next Round"
    assert preview(s, "water:2-GOR") == "you would get nothing: the bank has no Water"


@clause("AG-063", "AG-091", "AG-102", "AG-137")
def test_a_preview_tells_what_leaves_the_pool_and_what_becomes_known() -> None:
    s = laid_out()
    assert preview(s, "exchange:GOR") == "1 unit for 1 unit of another kind · 5 dice stay in your pool"
    assert preview(s, "sacrifice") == "5 dice stay in your pool"
    changing = scene(pools=["INS GOR AUT", "GOR"]).play("sacrifice", "discard:INS").s
    assert {preview(changing, each) for each in ("reroll:GOR", "turn:GOR-INS", "turn:GOR-AUT")} == {
        "2 dice stay in your pool"
    }
    assert preview(s, "pass") == "no more actions for you in this Round"
    assert preview(s, "dispatch:deck") == "you learn which card it is once you have it; others do not"
    s.table.decks[0].unseen = 0
    assert preview(s, "dispatch:deck") == ""


@clause("AG-200", "AG-208", "AG-287")
def test_a_preview_tells_what_becomes_of_cards_and_effects() -> None:
    s = laid_out()
    held = len(s.hands[0].cards)
    assert preview(s, "end") == f"{held} cards stay in your hand"
    assert preview(s, "spec:GOR-INS") == "the effect will be used up"
    assert preview(begun("buy:ZA-34", steps.GIVING), "give:MI-02") == "the card goes under its deck"
    s.table.round = 8
    assert preview(s, "end") == "cards in hand are worth nothing at the end"


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
    things = [f"card:{name}" for name in PRINTED] + [f"resource:{name}" for name in RESOURCES]
    things += [f"card:{name}:earlier" for name in ORDERS]
    assert_rules_are_linked(ENTRY, BOOK, texts, things)
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


@clause("AG-014", "AG-015", "AG-016")
def test_a_card_in_large_says_of_each_fact_where_it_comes_from() -> None:
    def said(code: str) -> str:
        return text_of(parsed(BOARD.zoom(f"card:{code}", BOOK, EN)))

    award, other = said("NA-1"), said("NA-2")
    assert "How we know the namefrom the rulebook" in award
    assert "How we know the namereconstructed" in other
    assert "How we know the effectfrom the rulebook" in said("ZA-07")
    assert "How we know what a die earnsfrom the rulebook" in said("EK-1")
    for page in (award, other, said("ZA-07"), said("EK-1")):
        assert "How we know the numbersreconstructed" in page


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
