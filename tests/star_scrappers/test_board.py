"""The board: how the table, the seats, the own hand and single things are drawn."""

import pytest

from clauses import clause
from draw.pages import assert_rules_are_linked, controls, decisions, doing, is_of, parsed, pictures, text_of, with_class
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.board.board import BOARD
from kosmodrom.games.star_scrappers.entry import ENTRY
from kosmodrom.games.star_scrappers.model import steps
from kosmodrom.games.star_scrappers.model.actions import CARDS, COLOURS, DOCK_PLACES, KINDS, MINE, MINE_PLACES, TOKENS
from kosmodrom.games.star_scrappers.model.labels import ARTIFACTS
from kosmodrom.games.star_scrappers.model.state import ScrapperState, ScrapperView, view
from kosmodrom.games.star_scrappers.model.values import IN_THE_BOX, printed
from kosmodrom.games.star_scrappers.play.features import running_points
from kosmodrom.games.star_scrappers.rules.scoring import sheet_column
from kosmodrom.games.star_scrappers.words.cards import EFFECTS, artifact_text, skill_text
from star_scrappers.spoken import BOOK, EN, NAMES, PL, both, laid_out, many_views


def table(s: ScrapperState, texts: Words) -> str:
    return BOARD.table(view(s, SPECTATOR), BOOK, texts, NAMES).html


def panel(s: ScrapperState, texts: Words, seat: int) -> str:
    return BOARD.seat(view(s, SPECTATOR), BOOK, texts, NAMES, seat).html


def own(s: ScrapperState, texts: Words) -> str:
    return BOARD.hand(view(s, 0), BOOK, texts, NAMES).html


def public_page(v: ScrapperView, texts: Words) -> str:
    """The table and all seats, as everybody sees them."""
    seats = [BOARD.seat(v, BOOK, texts, NAMES, seat).html for seat in range(len(v.table.bases))]
    return BOARD.table(v, BOOK, texts, NAMES).html + "".join(seats)


def kind(name: str) -> int:
    return KINDS.index(name)


# --- what nobody else may see -----------------------------------------------------------------------


@clause("SS-016", "SS-018")
@both
def test_the_public_page_is_the_same_whatever_the_hands_hold(texts: Words) -> None:
    s, other = laid_out(), laid_out()
    other.hands[0].cards = [printed(kind("G4")), printed(kind("R3")), printed(kind("B4"))]
    other.hands[0].staged = [printed(kind("R4"))]
    other.hands[0].crystals = [TOKENS.index("C10-Pa")]
    other.hands[1].crystals = [TOKENS.index("C01-Pa")]
    pages = {public_page(view(each, seat), texts) for each in (s, other) for seat in (0, 1, SPECTATOR)}
    assert len(pages) == 1


@clause("SS-017", "SS-018")
@both
def test_no_card_or_crystal_of_a_hand_is_named_on_the_public_page(texts: Words) -> None:
    s = laid_out()
    s.hands[0].cards, s.hands[0].staged = [printed(kind("G4"))], []
    page = public_page(view(s, 0), texts)
    assert all(secret not in page for secret in (texts["mercenary.G4"], "kind:G4", "C06-Bb", "C10-Ga"))


@clause("SS-017")
def test_a_panel_shows_open_points_only() -> None:
    s = laid_out()
    for seat, points in enumerate(running_points(view(s, SPECTATOR))):
        (star,) = with_class(BOARD.seat(view(s, seat), BOOK, EN, NAMES, seat).html, "ss-points")
        assert star.get("title") == f"open VP: {points}"


# --- the table --------------------------------------------------------------------------------------


@clause("SS-031", "SS-019")
def test_the_docks_are_a_pyramid_with_their_stacks() -> None:
    s = laid_out()
    s.table.dock_stacks = [8, 9, 10, 3]
    (docks,) = with_class(table(s, EN), "ss-docks")
    names = [each.get("data-do", "").split()[0] for each in docks if each.tag == "button"]
    assert names == [f"recruit:{place}" for place in ("4a", "3a", "3b", "2a", "2b", "2c", "1a", "1b", "1c", "1d")]
    stacks = [each.get("aria-label") for each in docks if each.get("role") == "img"]
    assert stacks == [
        "Stack of level 4: 3 cards", "Stack of level 3: 10 cards", "Stack of level 2: 9 cards",
        "Stack of level 1: 8 cards",
    ]  # fmt: skip


@clause("SS-085", "SS-123")
def test_every_place_answers_even_when_it_is_empty() -> None:
    s = laid_out()
    s.table.docks, s.table.mine, s.table.tops = [-1] * 10, [-1] * 10, [-1] * 3
    named = decisions(table(s, PL))
    assert {f"{verb}:{place}" for place in DOCK_PLACES for verb in ("recruit", "dock")} <= named
    assert {f"{verb}:{place}" for place in MINE_PLACES for verb in ("mine", "crystal")} <= named
    assert {f"collect:{stack}-{half}" for stack in "123" for half in ("left", "right")} <= named


@clause("SS-024")
def test_the_mine_is_an_inverted_pyramid() -> None:
    (mine,) = with_class(table(laid_out(), EN), "ss-mine")
    names = [each.get("data-do", "").split()[0] for each in mine if each.tag == "button"]
    assert names == [f"mine:{place}" for place in MINE_PLACES]


@clause("SS-009")
@both
def test_a_crystal_shows_cost_points_and_symbols_in_picture_and_name(texts: Words) -> None:
    page = table(laid_out(), texts)
    token = doing(page, "mine:3b")
    assert {"ss-gem-3", "ss-G", "i-points", "ss-cave-in"} <= set(pictures(token))
    assert pictures(token).count("ss-G") == 2, "the colour's silhouette, and the symbol in its medal"
    name = token.get("aria-label", "")
    assert all(texts[f"thing.{word}"] in name for word in ("symbol", "cave-in", "wild"))
    assert texts["colour.crystal.G"] in name


@clause("SS-026", "SS-106")
def test_wild_colours_are_marked_on_crystals_and_beside_the_mine() -> None:
    page = table(laid_out(), EN)
    assert "i-wild" in pictures(doing(page, "mine:1c"))
    assert "i-wild" not in pictures(doing(page, "mine:1a"))
    (wild,) = with_class(page, "ss-wild")
    assert wild.get("aria-label") == "Wild colours: red, green"


@clause("SS-103", "SS-284")
@both
def test_a_reduced_price_stands_beside_the_printed_cost(texts: Words) -> None:
    s = laid_out()
    s.table.mine_discounts[7] = 1
    token = doing(table(s, texts), "mine:6a")
    (price,) = [each for each in token if each.get("class") == "ss-cost is-cheaper"]
    (cost,) = [each for each in token if each.get("class") == "ss-old"]
    assert (price.text, cost.text) == ("4", "6"), "one less by Nosoryjec, one less by the yellow Totem"
    assert texts.say("board.price", price=4, seat="Ala") in token.get("aria-label", "")
    assert [mark.get("class") for mark in price] == ["k-icon k-seat-mark k-seat-0"], "it is Ala who pays that"


@clause("SS-212", "SS-216")
@both
def test_a_recoloured_crystal_shows_its_new_and_its_printed_colour(texts: Words) -> None:
    s = laid_out()
    s.table.mine_colours[4] = COLOURS.index("P")
    token = doing(table(s, texts), "mine:3a")
    assert is_of(token, "ss-P")
    (was,) = [each for each in token if is_of(each, "ss-was")]
    assert pictures(was) == ["ss-Y"]
    assert texts["colour.crystal.P"] in token.get("aria-label", "")
    assert texts.say("thing.printed", colour=texts["colour.Y"]) in token.get("aria-label", "")


@clause("SS-042", "SS-116", "SS-117")
@both
def test_an_artifact_stack_shows_both_halves_the_cost_and_what_lies_below(texts: Words) -> None:
    page = table(laid_out(), texts)
    stacks = with_class(page, "ss-artifact")
    assert [text_of(each).count(texts["board.empty"]) for each in stacks] == [0, 0, 2]
    for side in ("left", "right"):
        half = doing(page, f"collect:1-{side}")
        assert texts[f"artifact.A03-{side}"] in text_of(half)
        assert texts.say("thing.cost", cost=BOOK.artifact_cost[2]) in half.get("aria-label", "")
    (below,) = [each for each in stacks[0].iter() if each.get("class") == "ss-below"]
    assert "3" in below.get("title", "")


@clause("SS-039", "SS-190")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_track_shows_marker_and_end(seats: int) -> None:
    s = laid_out(seats)
    s.table.marker = 4
    page = table(s, EN)
    fields = list(parsed(page).iter("text"))
    assert [each.text for each in fields] == [str(field) for field in range(10)]
    assert [each.text for each in fields if "is-here" in each.get("class", "")] == ["4"]
    assert [each.text for each in fields if "is-end" in each.get("class", "")] == [str(5 + seats)]
    assert doing(page, "hold-marker").get("data-place") == "track-4"
    assert doing(page, "move-marker").get("data-place") == "track-5"


@clause("SS-191", "SS-192")
@both
def test_a_collapsed_mine_is_told(texts: Words) -> None:
    s = laid_out()
    for marker in (8, 9):
        s.table.marker = marker
        page = table(s, texts)
        assert texts["board.last-round"] in page
        assert ("move-marker" in decisions(page)) == (marker < 9)


@clause("SS-037", "SS-038")
def test_totems_without_an_owner_lie_beside_the_board() -> None:
    s = laid_out()
    assert [each.get("data-piece") for each in controls(table(s, EN)) if each.get("data-piece")] == ["totem-B"]
    s.table.totems = [0, 1, 2, 0, IN_THE_BOX, IN_THE_BOX]
    assert not with_class(table(s, EN), "ss-free")


@clause("SS-065", "SS-311")
def test_no_used_action_is_an_empty_block() -> None:
    s = laid_out()
    s.table.basics, s.table.first_basic = 2, 1
    dots = with_class(table(s, EN), "ss-dot")
    assert [pictures(dot) for dot in dots] == [["i-pick"], ["i-check"]]


@clause("SS-019", "SS-031")
@both
def test_every_stack_says_of_which_row_it_is(texts: Words) -> None:
    signs = [text_of(each) for each in with_class(table(laid_out(), texts), "ss-of")]
    assert signs == [*[texts.say("board.level-sign", level=level) for level in (4, 3, 2, 1)], "1", "3", "6", "10"]


@clause("SS-311", "SS-218", "SS-222")
def test_effects_of_this_turn_are_shown_with_their_words() -> None:
    s = laid_out()
    t = s.table
    t.basics, t.first_basic, t.extra_minings, t.repeat, t.artifact_discount, t.mining_discount = 1, 3, 1, 1, 4, 4
    t.recruit_discount, t.doubled, t.second_crystal = 3, 1 << 5, 6
    assert [each.get("title") for each in with_class(table(s, EN), "ss-chip")] == [
        "1 extra mining", "actions may be equal", "Artifacts 4 cheaper", "mining 4 cheaper",
        "recruiting 3 levels cheaper instead of 1", "Weedlock cards doubled",
        "a second Crystal after mining (cost up to 6)",
    ]  # fmt: skip


# --- the seats --------------------------------------------------------------------------------------


@clause("SS-015", "SS-055")
@both
def test_a_base_lies_from_the_bottom_to_its_leader(texts: Words) -> None:
    page = panel(laid_out(), texts, 1)
    minis = with_class(page, "ss-mini")
    assert [each.get("data-place") for each in minis] == ["base-1-1", "base-1-2", "base-1-3"]
    assert [is_of(each, "is-leader") for each in minis] == [False, False, True]
    assert texts.say("board.leader", card=texts["mercenary.Y2"]) in minis[-1].get("aria-label", "")


@clause("SS-055", "SS-144")
def test_only_the_active_leader_can_be_activated_but_every_base_taken_over() -> None:
    active, other = (decisions(panel(laid_out(), EN, seat)) for seat in (0, 1))
    assert {"leader", "takeover:0"} <= active
    assert "takeover:1" in other
    assert "leader" not in other


@clause("SS-017", "SS-018", "SS-143")
def test_a_panel_counts_hand_crystals_and_enslaved_cards() -> None:
    s = laid_out()
    s.table.enslaved[0] = [kind("N1"), kind("N2")]
    page = panel(s, EN, 0)
    assert [each.get("title") for each in with_class(page, "k-counter")[1:]] == [
        "hand: 4 cards", "1 Crystal", "enslaved: Driller (brown 1), Foreman (brown 2); 3 VP",
    ]  # fmt: skip


@clause("SS-119", "SS-200")
@both
def test_a_panel_shows_artifacts_and_totems(texts: Words) -> None:
    page = panel(laid_out(), texts, 0)
    relic = doing(page, "activate:A02")
    assert text_of(relic) == texts["artifact.A02-right"]
    words = artifact_text(ARTIFACTS.index("A02-right"), BOOK, texts)
    assert words[1:] in relic.get("aria-label", "")
    assert [each.get("data-zoom") for each in with_class(page, "ss-totem")] == ["totem:P", "totem:Y"]


@clause("SS-079", "SS-082")
def test_the_play_area_keeps_its_order() -> None:
    s = laid_out()
    s.table.play = [kind("Y1"), kind("B2")]
    (area,) = with_class(panel(s, EN, 0), "ss-play")
    assert [each.get("data-zoom") for each in area.iter("button")] == ["kind:Y1", "kind:B2"]
    assert not with_class(panel(s, EN, 1), "ss-play")


@clause("SS-044", "SS-047")
@both
def test_start_player_and_active_seat_are_marked(texts: Words) -> None:
    pages = [panel(laid_out(), texts, seat) for seat in range(3)]
    assert [texts["board.first"] in page for page in pages] == [True, False, False]
    assert [bool(with_class(page, "is-active")) for page in pages] == [True, False, False]
    assert [f"i-seat-{seat}" in page for seat, page in enumerate(pages)] == [True] * 3


# --- the own hand -----------------------------------------------------------------------------------


@clause("SS-314")
@both
def test_a_recoloured_card_shows_both_colours(texts: Words) -> None:
    card = doing(own(laid_out(), texts), "pay:Y1")
    assert is_of(card, "ss-Y")
    (counts,) = [each for each in card if is_of(each, "ss-counts")]
    assert "ss-B" in pictures(counts)
    assert texts.say("thing.counted", colour=texts["colour.card.B"]) in card.get("aria-label", "")


@clause("SS-080", "SS-101")
@both
def test_a_payment_shows_what_lies_ready_and_the_price(texts: Words) -> None:
    s = laid_out()
    s.hands[0].intent = MINE + MINE_PLACES.index("6a")
    page = own(s, texts)
    (bill,) = with_class(page, "ss-bill")
    assert texts.say("board.ready-of", ready=3, price=5) in text_of(bill)
    assert "is-enough" not in bill.get("class", "")
    assert texts["board.last-leads"] in text_of(bill)
    (laid,) = with_class(page, "is-laid")
    assert laid.get("data-undo") == "undo"
    s.hands[0].intent = MINE + MINE_PLACES.index("3a")
    (bill,) = with_class(own(s, texts), "ss-bill")
    assert texts.say("board.ready-enough", ready=3, price=2) in text_of(bill)
    s.hands[0].staged = []
    (bill,) = with_class(own(s, texts), "ss-bill")
    assert texts["board.last-leads"] not in text_of(bill)


@clause("SS-314")
def test_a_kind_held_in_several_colours_is_told_apart_by_touching_it() -> None:
    s = laid_out()
    s.hands[0].cards = [kind("Y1") * 6 + 2, printed(kind("Y1")), printed(kind("Y2"))]
    s.hands[0].asked = kind("Y1")
    page = own(s, EN)
    assert {"colour:B", "colour:Y"} <= decisions(page)
    assert "colour:P" not in decisions(page)


@clause("SS-249", "SS-214")
@both
def test_a_palette_appears_while_a_colour_is_asked(texts: Words) -> None:
    s = laid_out()
    assert not with_class(own(s, texts), "ss-palette")
    s.table.agenda.push(steps.RECOLOUR_TO, 0, 4, 1)
    assert {f"colour:{letter}" for letter in COLOURS} <= decisions(own(s, texts))
    assert [text_of(each) for each in with_class(own(s, texts), "ss-swatch")] == [texts[f"colour.{c}"] for c in COLOURS]


@clause("SS-016", "SS-198")
def test_the_own_crystals_lie_by_cost_with_points_and_symbols() -> None:
    s = laid_out()
    s.hands[0].crystals = [TOKENS.index(token) for token in ("C06-Bb", "C01-Ra", "C03-Yc", "C01-Pa")]
    groups = with_class(own(s, EN), "ss-group")
    assert [[each.get("data-zoom") for each in group] for group in groups] == [
        ["token:C01-Pa", "token:C01-Ra"], ["token:C03-Yc"], ["token:C06-Bb"],
    ]  # fmt: skip


@clause("SS-198", "SS-199", "SS-200", "SS-201")
@both
def test_the_own_points_stand_row_by_row(texts: Words) -> None:
    s = laid_out()
    s.table.enslaved[0] = [kind("N2")]
    (sheet,) = with_class(own(s, texts), "ss-sheet")
    column = sheet_column(s.table, BOOK, 0, s.hands[0].crystals)
    assert [int(text_of(cell)) for cell in sheet.iter("td")] == [*column, sum(column)]
    assert texts["row.crystals"] in text_of(sheet)


# --- in large ---------------------------------------------------------------------------------------


@clause("SS-004", "SS-009", "SS-116")
@both
def test_everything_that_can_be_zoomed_has_a_page(texts: Words) -> None:
    things = [f"kind:{name}" for name in KINDS] + [f"token:{name}" for name in TOKENS]
    things += [f"artifact:{name}" for name in CARDS] + [f"totem:{name}" for name in COLOURS]
    assert_rules_are_linked(ENTRY, BOOK, texts, things)
    zoomed = {control.get("data-zoom") for v in many_views() for control in controls(public_page(v, texts))}
    assert zoomed - {None} <= set(things)


@clause("SS-005", "SS-245")
@both
def test_a_card_in_large_says_its_whole_skill_and_its_rules(texts: Words) -> None:
    page = BOARD.zoom("kind:Y2", BOOK, texts)
    assert skill_text(kind("Y2"), BOOK, texts) in text_of(parsed(page))
    assert {"SS-245", "SS-007"} <= {each.get("data-clause") for each in parsed(page).iter("a")}
    assert texts["provenance.rulebook"] in page


@clause("SS-008", "SS-320", "SS-321")
def test_each_fact_of_a_card_says_where_it_comes_from() -> None:
    said = text_of(parsed(BOARD.zoom("kind:Y2", BOOK, PL)))
    assert "dodatkowa akcja (rozstrzygnięte tutaj)" in said
    assert "4 karty w talii (odtworzone)" in said
    for card in ("A06", "A10"):
        said = text_of(parsed(BOARD.zoom(f"artifact:{card}", BOOK, PL)))
        assert "z instrukcji · liczba w opisie: odtworzone" in said
    assert "6 (odtworzone)" in text_of(parsed(BOARD.zoom("artifact:A06", BOOK, PL)))
    assert "liczba w opisie" not in text_of(parsed(BOARD.zoom("artifact:A01", BOOK, PL)))


@clause("SS-306")
@both
def test_an_artifact_card_in_large_says_both_halves(texts: Words) -> None:
    said = text_of(parsed(BOARD.zoom("artifact:A05", BOOK, texts)))
    for half in ("left", "right"):
        assert artifact_text(ARTIFACTS.index(f"A05-{half}"), BOOK, texts) in said


@clause("SS-308")
def test_what_is_not_in_the_game_has_no_page() -> None:
    for thing in ("kind:X9", "kind", "", "<script>", "token:C99-Pa", "leader:Y2"):
        assert BOARD.zoom(thing, BOOK, PL) == ""


@clause("SS-004")
def test_every_effect_has_rules_icons_and_short_words() -> None:
    named = [*(f"mercenary.{name}" for name in KINDS), *(f"artifact.{name}" for name in ARTIFACTS)]
    assert all(BOOK.clauses[name] for name in named)
    assert {*BOOK.skill[: len(KINDS)], *BOOK.artifact[: len(ARTIFACTS)]} == EFFECTS.keys()
    for texts in (PL, EN):
        page = "".join(BOARD.zoom(f"kind:{name}", BOOK, texts) for name in KINDS)
        assert len(with_class(page, "ss-formula")) == len(with_class(page, "ss-words")) == len(KINDS)


@clause("SS-023", "SS-031")
def test_the_miniature_is_a_drawing_of_the_table() -> None:
    (drawing,) = parsed(BOARD.miniature())
    assert drawing.get("aria-hidden") == "true"
    shown = pictures(drawing)
    assert len([name for name in shown if name.startswith("ss-gem-")]) == 10
    assert len([name for name in shown if name.startswith("ss-art-")]) == 10


@clause("SS-309")
@both
def test_the_card_laid_ready_last_is_taken_back_by_touching_it(texts: Words) -> None:
    s = laid_out()
    s.hands[0].intent = MINE
    s.hands[0].staged = [printed(kind("Y3")), printed(kind("Y2"))]
    first, last = with_class(own(s, texts), "is-laid")
    assert (first.get("data-zoom"), first.get("data-undo")) == ("kind:Y3", None)
    assert (last.get("data-zoom"), last.get("data-undo"), last.get("data-do")) == (None, "undo", None)
    assert texts["mercenary.Y2"] in last.get("aria-label", "")


@clause("SS-177")
@both
def test_whatever_is_played_last_is_marked_as_the_coming_leader(texts: Words) -> None:
    s = laid_out()
    s.hands[0].intent, s.table.play = MINE, [kind("Y1"), kind("B2")]
    s.hands[0].staged = [printed(kind("Y3")), printed(kind("Y2"))]
    for page, look in ((own(s, texts), "is-laid"), (panel(s, texts, 0), "ss-play")):
        things = with_class(page, look) if look == "is-laid" else list(with_class(page, look)[0].iter("button"))
        assert [texts["board.will-lead"] in thing.get("aria-label", "") for thing in things] == [False, True]
        assert ["i-leader" in pictures(thing) for thing in things] == [False, True]


@clause("SS-080", "SS-198")
@both
def test_the_head_of_the_hand_tells_what_is_laid_ready_and_all_own_points(texts: Words) -> None:
    s = laid_out()
    head = text_of(with_class(own(s, texts), "ss-hand")[0])
    points = sum(sheet_column(s.table, BOOK, 0, s.hands[0].crystals))
    assert texts.say("board.hand-laid", size=texts.say("board.hand-of", count=4, limit=7), laid=1) in head
    assert texts.say("board.sum", points=points) in head
    s.hands[0].cards = []
    assert texts["board.empty"] not in text_of(with_class(own(s, texts), "ss-hand")[0])


@clause("SS-133")
def test_a_card_whose_skill_would_do_nothing_glows_less() -> None:
    s = laid_out()
    s.hands[0].staged = []
    s.table.mine = [token if not TOKENS[token].startswith("C01-N") else -1 for token in s.table.mine]
    s.hands[0].cards = [printed(kind("P1")), printed(kind("N1"))]
    assert [each.get("data-zoom") for each in with_class(own(s, EN), "is-idle")] == ["kind:N1"]
    s.hands[0].intent = MINE
    assert not with_class(own(s, EN), "is-idle")


@clause("SS-073")
def test_a_takeover_counts_as_both_actions() -> None:
    s = laid_out()
    s.table.takeovers = 1
    assert PL.say("board.actions", basics=2) in text_of(with_class(table(s, PL), "ss-actions")[0])


@clause("SS-080")
@pytest.mark.parametrize(("intent", "name"), [(0, "board.ready"), (-1, "board.recoloured")])
def test_what_lies_ready_can_be_scrolled_by_keys(intent: int, name: str) -> None:
    s = laid_out()
    s.hands[0].intent, s.hands[0].staged = intent, [printed(kind("R4"))] * 5
    (tray,) = with_class(own(s, EN), "ss-tray")
    (row,) = [each for each in tray.iter() if is_of(each, "ss-row")]
    assert (row.get("tabindex"), row.get("role"), row.get("aria-label")) == ("0", "group", EN[name])
