"""The plain board: drawn from the declared zones, in the words of the text files, and what is hidden stays hidden."""

import dataclasses

import pytest

from draw.pages import decisions, doing, parsed, text_of
from kosmodrom.draw.board import Board
from kosmodrom.engine.contract import CHANCE, SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.pile import HIDDEN, Pile
from kosmodrom.engine.plain_words import PlainSpeaker, word_facts
from kosmodrom.engine.readable_zones import Reading
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import LANGUAGES, Words
from kosmodrom.engine.zone_layout import COUNTS, INT, INTS, LISTS, PILES, Field, Layout
from kosmodrom.games.andromeda.entry import ENTRY as ANDROMEDA
from playing import play
from toy.entry import ENTRY, ToySpeaker
from toy.model.actions import CARDS
from toy.model.state import ToyState

NAMES = ["Łukasz", "Zażółć gęślą jaźń <b>", "漢字 🚀", "שלום"]
ROWS = ("c01 c07 c13 c19", "c02 c08 c14 c20")
BOARD: Board = ENTRY.board
languages = pytest.mark.parametrize("lang", LANGUAGES)


def dealt() -> ToyState:
    s: ToyState = ENTRY.game.new(2, {"passing": "left"}, ENTRY.book())
    play(ENTRY, s, CHANCE, *(f"deal:{card}" for row in ROWS for card in row.split()))
    return s


def drawn(s: ToyState, viewer: int, lang: str = "en") -> dict[str, str]:
    view, book, texts = ENTRY.game.view(s, viewer), ENTRY.book(), ENTRY.words(lang)
    return {
        "table": BOARD.table(view, book, texts, NAMES).html,
        "seat 0": BOARD.seat(view, book, texts, NAMES, 0).html,
        "seat 1": BOARD.seat(view, book, texts, NAMES, 1).html,
        "hand": BOARD.hand(view, book, texts, NAMES).html,
    }


@languages
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_card_is_drawn_for_those_who_know_it_alone(viewer: int, lang: str) -> None:
    pages = drawn(dealt(), viewer, lang)
    everything = " ".join(pages.values())
    for seat, row in enumerate(ROWS):
        assert all((card in everything) == (seat == viewer) for card in row.split())
    assert not any(card in pages["table"] + pages["seat 0"] + pages["seat 1"] for row in ROWS for card in row.split())


def test_what_a_seat_looked_at_stands_in_its_hand_with_the_name_of_the_owner() -> None:
    s = dealt()
    for row in s.table.rows:
        row.knowers = [255] * 4
    assert "c02" in drawn(s, SPECTATOR)["seat 1"]
    s.table.rows[1].knowers = [0b11] * 4
    hand = drawn(s, 0)["hand"]
    assert "Row: Zażółć gęślą jaźń &lt;b&gt;" in hand
    assert "c02" in hand
    assert decisions(hand) == decisions(drawn(dealt(), 0)["hand"]), "another seat's cards answer nothing"


def test_own_cards_can_be_touched_and_are_named_in_words() -> None:
    hand = drawn(dealt(), 0)["hand"]
    assert doing(hand, "pick:2").get("aria-label") == "Row: c07 (2)"
    assert doing(hand, "pick:2").get("data-do") == "pick:2 bury:2 pay:2"
    assert not decisions(drawn(dealt(), 0)["seat 0"]), "what all see of a seat is not touched by everybody"


@languages
def test_fields_have_the_labels_of_the_text_files(lang: str) -> None:
    pages = drawn(dealt(), 0, lang)
    texts = ENTRY.words(lang)
    for zone, page in (("deck", "table"), ("coins", "seat 0"), ("rows", "hand")):
        assert texts[f"zone.{zone}"] in pages[page]


def test_a_game_without_words_for_its_zones_is_drawn_with_their_names() -> None:
    bare = dataclasses.replace(ANDROMEDA, board=None)
    match = Match(bare, seats=2, seed="bare")
    for lang in LANGUAGES:
        page = bare.board.table(match.view(0), match.book, bare.words(lang), NAMES)
        assert "General deck" in text_of(parsed(page))


def test_a_thing_in_large_has_its_numbers() -> None:
    texts = Words("en", {**ENTRY.words("en").texts, "fact.card.value": "Worth", "about.c19": "The dearest."})
    page = text_of(parsed(BOARD.zoom("card:c19", ENTRY.book(), texts)))
    assert "c19 (4)" in page
    assert "The dearest." in page
    assert "Worth4" in page
    with pytest.raises((KeyError, ValueError)):
        BOARD.zoom("card:c99", ENTRY.book(), texts)


def with_fields(**fields: Field) -> Entry:
    """The toy with some fields of its table declared otherwise."""
    table = [fields.get(field.name, field) for field in ENTRY.layout.table]
    layout = Layout(table, ENTRY.layout.hand, ENTRY.layout.vault)
    speaker = PlainSpeaker(ENTRY.vocabulary, layout, (), (), (), {"card": CARDS})
    return dataclasses.replace(ENTRY, layout=layout, speaker=speaker, board=None)


def test_a_number_of_a_seat_means_that_seat_and_other_decisions_what_they_say() -> None:
    entry = with_fields(
        coins=Field("coins", INTS, by_seat=True, do="look"),
        prizes=Field("prizes", INTS, by_seat=True, do="bury:nothing"),
        passing=Field("passing", do="draw"),
    )
    drawn = entry.game.view(dealt(), 0), entry.book(), entry.words("en"), NAMES
    assert decisions(entry.board.seat(*drawn, 0).html) == {"look:0"}
    assert decisions(entry.board.seat(*drawn, 1).html) == {"look:1"}
    hand = decisions(entry.board.hand(*drawn).html)
    assert "bury:nothing" in hand
    assert not {name for name in hand if name.startswith("look:")}
    assert decisions(entry.board.table(*drawn).html) == {"draw"}


def test_single_numbers_and_words_stand_in_one_line_and_cards_do_not() -> None:
    page = parsed(drawn(dealt(), 0)["table"])
    assert "Passing" in text_of(page)
    line = next(each for each in page.iter() if each.get("class") == "pb-values")
    assert [each.get("aria-label") for each in line] == ["Passing"]


def test_a_field_that_is_drawn_when_filled_is_left_out_while_it_is_empty() -> None:
    entry, s = with_fields(discard=Field("discard", INTS, CARDS, drawn="filled")), dealt()

    def page() -> str:
        return str(entry.board.table(entry.game.view(s, 0), entry.book(), entry.words("en"), NAMES).html)

    label = entry.words("en")["zone.discard"]
    assert label not in page()
    s.table.discard = [0]
    assert label in page()


def test_things_that_a_table_of_the_book_counts_are_named() -> None:
    class Book:
        points, needs = [5, 7], [[0, 2, 1], [0, 0, 0]]

    kinds = {"wish": ("few", "many"), "pet": ("ant", "bee", "cat")}
    speaker = PlainSpeaker(ENTRY.vocabulary, ENTRY.layout, (), (), (), kinds, counts={"needs": "pet"})
    texts = Words("en", {"kind.wish": "{name}: {needs} ({points})", "thing.bee": "the bee",
                         "fact.wish.points": "Points", "fact.pet.price": "Price"})  # fmt: skip
    assert speaker.thing("wish", 0, Book(), texts) == "few: the bee ×2, cat (5)"
    assert speaker.thing("wish", 1, Book(), texts) == "many: – (7)"
    assert word_facts("wish", 1, Book(), texts) == [("Points", "7")]


# --- the words --------------------------------------------------------------------------------------


class Zone:
    def __init__(self) -> None:
        self.first, self.ready, self.kind, self.bare = 1, 0b101, -1, 7
        self.counts, self.owners = [0, 2, 1], [1, 0]
        self.row, self.rows = [2, -1], [[0], [1, 1]]
        self.deck = [Pile(3)]
        self.deck[0].tail = [HIDDEN, 2]


FIELDS = [
    Field("first", drawn="seat"),
    Field("ready", drawn="seats"),
    Field("kind", INT, ("ant", "bee", "cat")),
    Field("bare"),
    Field("counts", COUNTS, ("ant", "bee", "cat")),
    Field("owners", INTS, by_seat=True),
    Field("row", INTS, ("ant", "bee", "cat")),
    Field("rows", LISTS, ("ant", "bee", "cat")),
    Field("deck", PILES, ("ant", "bee", "cat")),
    Field("hushed", drawn="no"),
]


def test_every_shape_of_a_field_can_be_read() -> None:
    texts = Words("en", {"thing.cat": "the cat", "zone.first": "Begins"})
    parts = Reading({"pet": ("ant", "bee", "cat")}, lambda _, number: f"pet {number}", texts, NAMES).parts(
        Zone(), FIELDS
    )
    assert [(part.seat, part.text) for part in parts] == [
        (-1, "Begins: Zażółć gęślą jaźń <b>"),
        (-1, "Ready: Łukasz, 漢字 🚀"),
        (-1, "Kind: –"),
        (-1, "Bare: 7"),
        (-1, "Counts: pet 1 ×2, pet 2"),
        (0, "Owners: 1"),
        (1, "Owners: 0"),
        (-1, "Row: pet 2, –"),
        (-1, "Rows 1: pet 0"),
        (-1, "Rows 2: pet 1, pet 1"),
        (-1, "Deck: face down ×4, pet 2"),
    ]
    plain = Reading({}, lambda _, number: str(number), texts, NAMES).parts(Zone(), FIELDS)
    assert plain[7].text == "Row: the cat, –"


def test_who_is_not_asked_reads_who_is() -> None:
    s = dealt()
    s.table.agenda.frames = []
    s.table.agenda.push(5, 1)
    speaker: PlainSpeaker = ToySpeaker()

    def told(viewer: int) -> str:
        return speaker.question(ENTRY.game.view(s, viewer), ENTRY.book(), ENTRY.words("en"), NAMES)

    assert told(1) == "Zażółć gęślą jaźń <b>, draw or stay?"
    assert told(0) == told(SPECTATOR) == "Zażółć gęślą jaźń <b> decides."
    texts = Words("en", {"question.trading": "{seat} gets {at.discard} after {at.coins}."})
    s.table.discard = [2, 7]
    s.table.agenda.set_a(1)
    assert (
        speaker.question(ENTRY.game.view(s, 1), ENTRY.book(), texts, NAMES) == "Zażółć gęślą jaźń <b> gets c08 after –."
    )
    s.table.agenda.frames = []
    assert told(0) == "The match is over."
    assert speaker.question(ENTRY.game.view(dealt(), SPECTATOR), ENTRY.book(), ENTRY.words("en"), NAMES).startswith(
        "All,"
    )
