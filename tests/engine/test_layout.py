"""Written positions: they round-trip, and a wrong one is refused with its place."""

import random
import tomllib

import pytest

from conformance.reference_encoding import zone_code
from hostile import DIGITS
from kosmodrom.engine.agenda import Agenda
from kosmodrom.engine.errors import PositionError
from kosmodrom.engine.match import Match
from kosmodrom.engine.pile import Pile
from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.zone_layout import AGENDAS, COUNTS, INT, INTS, LISTS, PILES, Field, decode_zone
from kosmodrom.engine.zone_layout import read_zone as read
from kosmodrom.engine.zone_layout import write_zone as write
from toy.entry import ENTRY


class Zone:
    """One attribute of each shape."""

    def __init__(self) -> None:
        self.number = 0
        self.kind = -1
        self.numbers: list[int] = []
        self.counts = [0, 0, 0]
        self.bare = [0, 0, 0]
        self.lists: list[list[int]] = []
        self.piles: list[Pile] = []
        self.agendas: list[Agenda] = []


WORDS = ("ant", "bee", "cat")
FIELDS = [
    Field("number"),
    Field("kind", INT, WORDS),
    Field("numbers", INTS, WORDS),
    Field("counts", COUNTS, WORDS),
    Field("bare", COUNTS),
    Field("lists", LISTS, WORDS),
    Field("piles", PILES, WORDS),
    Field("agendas", AGENDAS, WORDS),
]


def full() -> Zone:
    zone = Zone()
    zone.number, zone.kind = -5, 2
    zone.numbers, zone.counts, zone.bare = [0, -1, 7], [0, 2, 1], [4, 0, 6]
    zone.lists = [[], [1, 2]]
    zone.piles = [Pile(3), Pile(0)]
    zone.piles[1].put_under(1, 5)
    zone.agendas = [Agenda(), Agenda()]
    zone.agendas[1].push(1, 0, 3, -1)
    return zone


def code(zone: Zone) -> list[int]:
    return zone_code(zone, FIELDS)


def test_every_shape_survives_its_code() -> None:
    blank = Zone()
    decode_zone(blank, FIELDS, iter(code(full())))
    assert code(blank) == code(full())


def test_every_shape_survives_its_text() -> None:
    blank = Zone()
    read(blank, FIELDS, tomllib.loads("\n".join(write(full(), FIELDS))), "zone")
    assert code(blank) == code(full())


def test_values_are_written_as_words_where_there_are_words() -> None:
    lines = write(full(), FIELDS)
    assert 'kind = "cat"' in lines
    assert 'numbers = ["ant", "-", 7]' in lines
    assert 'counts = { "bee" = 2, "cat" = 1 }' in lines
    assert 'piles = [{ unseen = 3 }, { unseen = 0, tail = ["bee"], knowers = [5] }]' in lines
    assert 'agendas = [[], [["bee", 0, 3, -1]]]' in lines


def written() -> str:
    match = Match(ENTRY, seats=2, seed="layout")
    for seat in (0, 1):
        match.play(seat, "pick:1")
    return match.position()


def test_a_position_is_loaded_as_it_was_written() -> None:
    s = ENTRY.game.from_position(written(), ENTRY.book())
    assert ENTRY.game.position(s) == written()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('game = "toy"', "game = toy", "the position is not TOML"),
        ('game = "toy"', 'game = "go"', "this is a position of 'go', expected 'toy'"),
        ("seats = 2", "seats = 7", "seats = 7; expected one of [2, 3, 4]"),
        ("seats = 2", "seats = 2.0", "seats = 2.0; expected one of [2, 3, 4]"),
        ("seats = 2", "seats = 3", "expected 3 tables [[hand]]"),
        ("seats = 2", "seats = 2\nmood = 1", "unknown key 'mood'; expected game, seats"),
        ("[vault]", "[vaults]", "unknown key 'vaults'"),
        ("ready = 0", "", "table: the key 'ready' is missing"),
        ("ready = 0", "ready = 0\nsteady = 1", "table: unknown key 'steady'"),
        ("ready = 0", 'ready = "yes"', "table.ready: 'yes' is not known; expected a number"),
        ("ready = 0", "ready = 0.5", "table.ready: 0.5 is not known"),
        ("ready = 0", "ready = true", "table.ready: True is not known"),
        ('passing = "left"', 'passing = "up"', "table.passing: 'up' is not known; expected a number or one of left"),
        ("discard = []", "discard = 3", "table.discard: expected a list, found 3"),
        ("discard = []", 'discard = ["c99"]', "table.discard: 'c99' is not known"),
        ("deck = [{ unseen = 2 }]", "deck = [{ seen = 2 }]", "table.deck: expected a pile such as"),
        ("deck = [{ unseen = 2 }]", "deck = [{ unseen = 2, tail = [1] }]", "table.deck: tail and knowers must"),
        ('["bidding", 0, 0, 0]', '["bidding", 0, 0]', "table.agenda: a frame is [step, seat, a, b]"),
        ('["bidding", 0, 0, 0]', '["napping", 0, 0, 0]', "table.agenda: 'napping' is not known"),
        ("pick = -1", "", "hand 0: the key 'pick' is missing"),
        ("pool = {", "pool = { c99 = 1,", "vault.pool: 'c99' is not known"),
        ("pool = {", 'pool = { "77" = 1,', "vault.pool: 77 = 1 is not a count"),
        ("pool = {", "pool = []\n[vault.rest]\nx = {", "vault: unknown key 'rest'"),
        ("coins = [0, 0]", "coins = [0, -1]", "the position is impossible: seat 1 has bid more coins than it has"),
        ("discard = []", 'discard = ["c01"]', "the position is impossible: card 1 is there 2 times"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(old: str, new: str, says: str) -> None:
    text = written()
    assert old in text
    with pytest.raises(PositionError) as refused:
        ENTRY.game.from_position(text.replace(old, new, 1), ENTRY.book())
    assert str(refused.value).startswith(says)


def test_zones_that_are_no_tables_are_refused() -> None:
    head = 'game = "toy"\nseats = 2\n'
    for rest, says in (
        ("hand = [1, 2]\n" + written().split("seats = 2\n")[1].split("[[hand]]")[0], "hand 0: expected a table"),
        ("hand = 1", r"expected 2 tables \[\[hand\]\]"),
        ("hand = [{}, {}]\ntable = 3", r"the table \[table\] is missing"),
    ):
        with pytest.raises(PositionError, match=says):
            ENTRY.game.from_position(head + rest, ENTRY.book())


def test_counts_that_are_no_table_are_refused() -> None:
    with pytest.raises(PositionError, match=r"zone.counts: expected a table of counts"):
        read(Zone(), [Field("counts", COUNTS, WORDS)], {"counts": [1, 2]}, "zone")


HOSTILE = [
    "1979-05-27", "nan", "true", '"x"', "[]", "{}", "-7", "99999", "1000001", "9" * 30, "[[]]", "[07:32:00]", "[{}]",
    "[999999]", "[{ unseen = 99999 }]", "[{ unseen = 1, tail = [999999], knowers = [0] }]", '{ "1" = 5 }',
    f'{{ "{DIGITS}" = 5 }}', "[[999999, 0, 0, 0]]",
]  # fmt: skip


@pytest.mark.parametrize("entry", [ENTRY, *games().values()], ids=lambda entry: str(entry.key))
def test_no_value_in_a_position_does_more_than_to_be_refused(entry: Entry) -> None:
    match, choose = Match(entry, seats=2, seed="hostile"), random.Random(1)
    for _ in range(12):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, choose.choice(match.legal(seat)))
    rows = match.position().splitlines()
    refused = 0
    for at, row in enumerate(rows):
        key, equals, _ = row.partition(" = ")
        for value in HOSTILE[at % 3 :: 3] if equals else []:
            text = "\n".join([*rows[:at], f"{key} = {value}", *rows[at + 1 :]])
            try:
                entry.game.from_position(text, entry.book())
            except PositionError as error:
                refused += 1
                assert len(error.text("pl")) <= 400  # noqa: PT017  # others are accepted
    assert refused > 2 * len(HOSTILE)


@pytest.mark.parametrize(
    ("old", "new", "en", "pl"),
    [
        (
            "ready = 0",
            f"ready = {DIGITS}",
            "not TOML that can be read: line 8, ready: a number of 5000",
            "wiersz 8, ready",
        ),
        ("ready = 0", "ready = 1979-05-27", "table: ready = 1979-05-27 is a date", "to data lub godzina"),
        ("ready = 0", "ready = nan", "table: ready = nan is not a finite number", "nie jest liczbą skończoną"),
        ("ready = 0", "ready = 1000001", "table.ready: 1000001 is not known; expected a number", "liczba od -1000000"),
        ("pool = {", f'pool = {{ "{DIGITS}" = 1,', "vault.pool: '9999", "vault.pool: '9999"),
        ("seats = 2", "seats = true", "seats = True; expected one of", "seats = True; możliwe"),
        ('game = "toy"', f"game = '{DIGITS}'", "this is a position of '9999", "to pozycja gry '9999"),
        ("pick = -1", "", "hand 0: the key 'pick' is missing", "hand 0: brakuje klucza 'pick'"),
    ],
)
def test_a_wrong_position_is_named_in_both_languages(old: str, new: str, en: str, pl: str) -> None:
    with pytest.raises(PositionError) as refused:
        ENTRY.game.from_position(written().replace(old, new, 1), ENTRY.book())
    assert en in refused.value.text("en")
    assert pl in refused.value.text("pl")
    assert len(refused.value.text("pl")) <= 300


@pytest.mark.parametrize("entry", games().values(), ids=games())
def test_a_list_of_another_length_is_a_problem_of_every_game(entry: Entry) -> None:
    match = Match(entry, seats=2, seed="lengths")
    checked = 0
    for zone, fields in (("table", entry.layout.table), ("vault", entry.layout.vault)):
        for field in fields:
            s = entry.game.decode(entry.game.encode(match._state), match.book)
            values = getattr(getattr(s, zone), field.name)
            if field.by_seat or field.shape == COUNTS:
                values.append(values[0])
                told = [str(problem) for problem in entry.game.problems(s)]
                assert any(problem.startswith(f"{field.name} has {len(values)} values") for problem in told), field
                checked += 1
    assert checked >= 10
