"""Missions, Orders and Awards that a deck brings along: they are played by the same rules as the printed ones."""

import pytest

from astrogornicy.scene import GAME, Scene, scene
from clauses import clause
from conformance.decks import deck_with
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import DeckError
from kosmodrom.games.astrogornicy.entry import ENTRY
from kosmodrom.games.astrogornicy.model.actions import CARDS, VOCABULARY
from kosmodrom.games.astrogornicy.model.book import AstroBook, likes, make_book
from kosmodrom.games.astrogornicy.model.terms import ABSENT

ADDED = """
[[mission]]
id = "MI-37"
name = { pl = "Kometa Wandy", en = "Wanda's Comet" }
mark = 2
type = "M"
cost = "1KS"
fields = "GOR | AUT"
reward = "GOR: 1PA; AUT: 2NI"
provenance = "reconstructed"

[[mission]]
id = "MI-38"
name = { pl = "Szary Pył", en = "Grey Dust" }
mark = 3
type = "S"
cost = "1WO 1KS"
fields = "GOR GOR/AUT | AUT"
reward = "each: 1NI"
clauses = ["AG-011"]
provenance = "reconstructed"

[[order]]
id = "ZA-37"
name = { pl = "Szklarnia", en = "Greenhouse" }
mark = 2
points = 9
cost = "2WO"
discard = 1
effect = "miner"
provenance = "reconstructed"

[[order]]
id = "ZA-38"
name = { pl = "Boja", en = "Buoy" }
mark = 2
points = 3
cost = "1KS 1PL 1NI"
discard = 0
effect = "free-launch"
provenance = "reconstructed"

[[award]]
id = "NA-8"
name = { pl = "Srebrna Lampa", en = "Silver Lamp" }
set = "M C"
points = 5
name_provenance = "reconstructed"
provenance = "reconstructed"
"""
RANDOM = {"track_order": "random", "first_player": "random"}
both_editions = pytest.mark.parametrize("edition", ["handbook", "earlier"])


def deck(rows: str = ADDED) -> Deck:
    return deck_with(ENTRY, rows)


def book() -> AstroBook:
    return make_book(deck())


@clause("AG-021", "AG-022")
@both_editions
def test_an_added_card_is_in_play_with_as_many_seats_as_its_mark_says(edition: str) -> None:
    for seats, there in ((2, ["MI-37", "ZA-37", "ZA-38"]), (3, ["MI-37", "MI-38", "ZA-37", "ZA-38"])):
        s = Scene(GAME.new(seats, {**RANDOM, "edition": edition}, book()))
        assert [name for name in s.drawn() if name == "draw:MI-38"] == (["draw:MI-38"] if "MI-38" in there else [])
        unseen = [CARDS[card] for card, count in enumerate(s.s.vault.cards) if count and CARDS[card] in ADDED]
        assert unseen == there
        assert [s.s.table.decks[0].unseen, s.s.table.decks[1].unseen] == [
            sum(1 for card in book().decks[sort] if book().mark[card] <= seats) for sort in (0, 1)
        ]


@clause("AG-120", "AG-122", "AG-160", "AG-165")
@both_editions
def test_an_added_mission_is_launched_joined_and_completed(edition: str) -> None:
    s = scene(
        edition=edition, pools=["GOR2 GEO", "AUT2"], hands=["MI-13 MI-37"], stock=["2WO 2KS"], book=book(),
    )  # fmt: skip
    assert s.offered("launch") == ["MI-13", "MI-37"]
    assert s.options() == sorted(s.options(), key=VOCABULARY.id)

    s.play("launch:MI-37", "crew:1-GOR2", "done")
    assert (s.hand(0), s.stock(0), s.dock(1)) == ("MI-13", "2WO 1KS", "MI-37 of 0 at 1: 0-GOR2 -")
    s.play("dock:1-2-AUT2")
    s.pass_all()
    assert (s.completed(0), s.stock(0)) == ("MI-37", "2WO 1KS 2PL 2PA")
    assert s.stock(1) == "2PL 4NI"
    assert s.scores()[0] == 1


@clause("AG-199", "AG-200", "AG-202", "AG-204")
@both_editions
def test_an_added_order_is_bought_and_given_up(edition: str) -> None:
    s = scene(
        edition=edition, phase="buying", hands=["MI-37 ZA-02 ZA-37 ZA-38"], stock=["3WO 2KS 2PL 1PA 2NI"], book=book(),
    )  # fmt: skip
    assert s.options() == ["buy:ZA-02", "end", "buy:ZA-37", "buy:ZA-38"]

    s.play("buy:ZA-37")
    assert s.options() == ["give:ZA-02", "give:MI-37", "give:ZA-38"]
    assert s.why_not("give:ZA-37") == "AG-202"
    assert s.why_not("give:MI-38") == "AG-199"
    s.play("give:MI-37", "done")
    assert (s.orders(0), s.hand(0), s.scores()[0]) == ("ZA-37", "ZA-02 ZA-38", 9)
    assert CARDS[s.s.table.decks[0].tail[-1]] == "MI-37"


@clause("AG-215", "AG-216", "AG-218")
def test_the_effect_of_an_added_order_is_that_of_its_edition() -> None:
    turned = {
        edition: scene(edition=edition, pools=["INS GOR", "GOR"], orders=["ZA-37"], book=book()).offered("miner")
        for edition in ("handbook", "earlier")
    }
    assert turned == {"handbook": ["INS"], "earlier": ["GOR"]}
    s = scene(pools=["INS GOR", "GOR"], hands=["MI-38"], orders=["ZA-38"], seats=3, book=book())
    assert s.play("launch:MI-38", "free-launch", "done").dock(1) == "MI-38 of 0 at 1: - - -"


@clause("AG-231", "AG-234", "AG-237")
@both_editions
def test_an_added_award_is_won_with_its_set(edition: str) -> None:
    s = scene(
        edition=edition, pools=["INS", "GOR"], completed=["MI-01 MI-13 MI-37"], awards="NA-8 NA-2 NA-3", book=book()
    )
    assert s.offered("award") == ["1-INS"]

    s.play("award:1-INS")
    assert s.options() == ["give:MI-01", "give:MI-37"]
    s.play("give:MI-37", "give:MI-01", "done")
    assert (s.won(0), s.completed(0), s.scores()[0]) == ("NA-8", "MI-13", 6)
    assert [CARDS[card] for card in s.s.table.decks[0].tail] == ["MI-37", "MI-01"]


@clause("AG-302")
def test_bots_take_an_added_card_for_the_printed_one_that_is_most_like_it() -> None:
    """MI-38 but for its mark is MI-13, ZA-38 has the effect of ZA-25, and NA-8 asks for less than any printed Award."""
    like = book().like
    seen = {name: CARDS[like[CARDS.index(name)]] for name in ("MI-38", "ZA-38", "NA-8", "MI-01", "TE-2")}
    assert seen == {"MI-38": "MI-13", "ZA-38": "ZA-25", "NA-8": "NA-1", "MI-01": "MI-01", "TE-2": "TE-2"}


NEAR = """
[[mission]]
id = "MI-37"
name = { pl = "Kometa Wandy", en = "Wanda's Comet" }
mark = 4
type = "M"
cost = "1WO 1KS 1PL"
fields = "GOR AUT | GOR/AUT GOR/AUT"
reward = "each: 1WF 1PA"
provenance = "reconstructed"

[[mission]]
id = "MI-38"
name = { pl = "Szary Pył", en = "Grey Dust" }
mark = 4
type = "M"
cost = "1WO 1PL"
fields = "GOR AUT | GOR/AUT GOR/AUT"
reward = "each: 1NI"
provenance = "reconstructed"

[[order]]
id = "ZA-37"
name = { pl = "Szklarnia", en = "Greenhouse" }
mark = 4
points = 6
cost = "1PL 2WF"
discard = 0
effect = "extra-order"
provenance = "reconstructed"
"""


@clause("AG-302")
def test_bots_ask_how_near_points_cost_fields_and_earnings_of_a_card_are() -> None:
    """MI-37 is MI-28, and MI-27 but for its earnings; MI-33 earns like MI-38, but has a field less than MI-29; the
    cost of ZA-37 is nearest to that of ZA-31, which has half the points of ZA-34."""
    near = make_book(deck(NEAR))
    names = ("MI-37", "MI-38", "ZA-37")
    assert [CARDS[near.like[CARDS.index(name)]] for name in names] == ["MI-28", "MI-29", "ZA-34"]
    row = [CARDS.index(name) for name in ("MI-01", "MI-37", "ZA-37")]
    assert [CARDS[card] for card in likes(near, [row[0], -1, *row[1:]])] == ["MI-01", "MI-28", "ZA-34"]


@clause("AG-277", "AG-301")
def test_what_is_begun_with_printed_cards_keeps_its_number() -> None:
    """A Hand has it by its number, so positions and journals of earlier versions rest on these."""
    begun = ("award:1-INS", "acquire:EK-1-INS", "use:TE-1-INS", "launch:MI-01", "exchange:INS", "buy:ZA-01", "end")
    assert [VOCABULARY.id(name) for name in begun] == [238, 256, 328, 376, 412, 683, 719]
    assert [CARDS.index(name) for name in ("MI-01", "ZA-01", "NA-1", "EK-1", "TE-1", "BI-1", "KA-4")] == [
        0, 36, 72, 79, 83, 87, 94,
    ]  # fmt: skip


@clause("AG-012", "AG-015")
def test_an_added_card_is_shown_in_large_with_the_rules_that_its_row_names() -> None:
    own, printed = ENTRY.book(deck()), ENTRY.book()
    texts = ENTRY.words("en", own)
    assert "Grey Dust" in ENTRY.board.zoom("card:MI-38", own, texts)
    assert "AG-011" in ENTRY.board.zoom("card:MI-38", own, texts)
    assert "AG-011" not in ENTRY.board.zoom("card:MI-37", own, texts)
    assert ENTRY.board.zoom("card:MI-38", printed, ENTRY.words("en")) == ""
    assert ENTRY.spoken_of(own, "en")["AG-011"] == ["Grey Dust"]


@clause("AG-021")
@pytest.mark.parametrize("sort", ["mission", "order", "award"])
def test_ids_are_used_without_a_gap(sort: str) -> None:
    rows, printed = deck().tables[sort], ENTRY.standard_deck().tables
    letters, _, number = str(rows[-1]["id"]).partition("-")
    later = {**rows[-1], "id": f"{letters}-{int(number) + 1}"}
    with pytest.raises(DeckError, match=f"no row with the id '{letters}-"):
        make_book(Deck("astrogornicy", "gap", {**printed, sort: [*printed[sort], later]}, "gap.toml"))


@clause("AG-021", "AG-023")
@pytest.mark.parametrize(("sort", "count"), [("mission", 1), ("order", 2)])
def test_added_cards_count_among_the_four_that_stay_for_two_seats(sort: str, count: int) -> None:
    rows, printed = deck().tables[sort], ENTRY.standard_deck().tables
    for kept in (3 - count, 4 - count):
        marked = [{**row, "mark": 2 if at < kept else 4} for at, row in enumerate(printed[sort])]
        few = Deck("astrogornicy", "few", {**printed, sort: [*marked, *rows[len(marked) :]]}, "few.toml")
        if kept + count < 4:
            with pytest.raises(DeckError, match="3 cards for two seats; expected at least 4"):
                make_book(few)
        else:
            assert make_book(few).mark.count(2) > 4


@clause("AG-021")
def test_a_printed_deck_has_none_of_them() -> None:
    printed = ENTRY.book()
    assert isinstance(printed, AstroBook)
    assert printed.mark[95:] == [ABSENT] * 40
    assert (printed.deck_numbers, printed.awards) == (72, 7)


@clause("AG-012", "AG-014")
def test_numbers_of_missions_and_orders_end_with_the_last_one_of_either() -> None:
    assert make_book(deck(ADDED[: ADDED.index("[[order]]")])).deck_numbers == CARDS.index("MI-38") + 1
    assert book().deck_numbers == CARDS.index("ZA-38") + 1
