"""How a game's zones are laid out, so that states can be encoded, decoded, written and read as text.

A game lists the fields of its Table, Hand and Vault once. Encoding, decoding and readable positions follow
from that list, and a test holds the list against the attributes of the classes.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from kosmodrom.engine.agenda import WIDTH, Agenda
from kosmodrom.engine.errors import ENGINE, Joined, PositionError, plain, shown, wrong_length
from kosmodrom.engine.journal import is_count
from kosmodrom.engine.pile import Pile
from kosmodrom.engine.strangers_toml import TomlError, read_toml
from kosmodrom.engine.words import Phrase

INT, INTS, COUNTS, LISTS, PILES, AGENDA, AGENDAS = "int", "ints", "counts", "lists", "piles", "agenda", "agendas"
PILE = "pile"
EACH = {INTS: INT, LISTS: INTS, PILES: PILE, AGENDAS: AGENDA}
"""The shape of each thing in a list."""
KEYS = ("game", "seats", "table", "hand", "vault")
NOTHING = "-"
"""How -1 is written where values have words."""
LARGEST = 1_000_000
"""No number of a position is larger; what a stranger writes must not become a list of a billion things."""


def _wrong(reason: str, /, **parts: object) -> PositionError:
    return PositionError.of(ENGINE, reason, **parts)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and -LARGEST <= value <= LARGEST


@dataclass(frozen=True)
class Field:
    """One attribute of a zone: its shape, and the words for its values (for counts: for its indices)."""

    name: str
    shape: str = INT
    words: Sequence[str] = ()
    by_seat: bool = False
    """Whether it has a value for each seat."""
    drawn: str = ""
    """On a plain board: `no`, not at all; `filled`, while something is there; `seat`, as the name at a seat;
    `seats`, as the names of a mask."""
    do: str = ""
    """On a plain board: the verbs that its things can mean, with the thing's word or the number of its place; of a
    number for each seat, with the number of that seat. A whole name, such as `pay:coin`, is meant as it is."""

    def word(self, value: int) -> str | int:
        if not self.words or value >= len(self.words) or value < -1:
            return value
        return NOTHING if value == -1 else self.words[value]

    def value(self, word: object, place: str) -> int:
        if isinstance(word, int) and _is_number(word):
            return word
        if word == NOTHING:
            return -1
        if isinstance(word, str) and word in self.words:
            return list(self.words).index(word)
        if not self.words:
            raise _wrong("error.position.no-number", place=place, value=shown(word), most=LARGEST)
        raise _wrong("error.position.no-word", place=place, value=shown(word), most=LARGEST, words=self.some_words())

    def some_words(self) -> str:
        return ", ".join(self.words[:6]) + (", …" if len(self.words) > 6 else "")


class Zoned(Protocol):
    """A state as the layout sees it."""

    seats: int
    table: Any
    hands: list[Any]
    vault: Any


class ZonedView(Protocol):
    """A view as the layout sees it."""

    seat: int
    table: Any
    hand: Any


def decode_zone(zone: object, fields: Sequence[Field], ints: Iterator[int]) -> None:
    """Fill a zone from what it was encoded to."""
    for field in fields:
        setattr(zone, field.name, _decode(field.shape, ints))


def _decode(shape: str, ints: Iterator[int]) -> Any:
    if shape == INT:
        return next(ints)
    if shape in (INTS, COUNTS):
        return [next(ints) for _ in range(next(ints))]
    if shape == AGENDA:
        return _agenda(_decode(INTS, ints))
    if shape == PILE:
        pile = Pile(next(ints))
        pile.tail, pile.knowers = _decode(INTS, ints), _decode(INTS, ints)
        return pile
    return [_decode(EACH[shape], ints) for _ in range(next(ints))]


def _agenda(frames: list[int]) -> Agenda:
    agenda = Agenda()
    agenda.frames = frames
    return agenda


def write_zone(zone: object, fields: Sequence[Field]) -> list[str]:
    """A zone as lines of TOML."""
    return [f"{field.name} = {_write(field, field.shape, getattr(zone, field.name))}" for field in fields]


def _write(field: Field, shape: str, value: Any) -> str:
    if shape == INT:
        return _toml(field.word(int(value)))
    if shape == INTS and not field.words:
        return f"[{', '.join([str(int(each)) for each in value])}]"
    if shape == COUNTS:
        counts = [f"{_toml(field.word(index))} = {count}" for index, count in enumerate(value) if count]
        return "{ " + ", ".join(counts) + " }" if counts else "{}"
    if shape == PILE:
        tail = f", tail = {_write(field, INTS, value.tail)}, knowers = {value.knowers}" if value.tail else ""
        return f"{{ unseen = {value.unseen}{tail} }}"
    if shape == AGENDA:
        return (
            "["
            + ", ".join(f"[{_toml(field.word(step))}, {seat}, {a}, {b}]" for step, seat, a, b in rows_of(value))
            + "]"
        )
    return "[" + ", ".join(_write(field, EACH[shape], each) for each in value) + "]"


def _toml(value: str | int) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def rows_of(agenda: Agenda) -> list[list[int]]:
    """The frames of an agenda, each as `[step, seat, a, b]`."""
    return [agenda.frames[at : at + WIDTH] for at in range(0, len(agenda.frames), WIDTH)]


def read_zone(zone: object, fields: Sequence[Field], data: dict[str, Any], place: str) -> None:
    """Fill a zone from TOML; a missing or unknown key, or a value of another type, is refused."""
    known = {field.name for field in fields}
    for key in data:
        if key not in known:
            raise _wrong("error.position.unknown-key", place=place, key=shown(key), known=", ".join(sorted(known)))
    for field in fields:
        if field.name not in data:
            raise _wrong("error.position.missing", place=place, key=field.name)
        old = getattr(zone, field.name)
        setattr(zone, field.name, _read(field, field.shape, data[field.name], old, f"{place}.{field.name}"))


def _read(field: Field, shape: str, data: Any, old: Any, place: str) -> Any:
    if shape == INT:
        return field.value(data, place)
    if shape == PILE:
        return _read_pile(field, data, place)
    if shape == COUNTS:
        if not isinstance(data, dict):
            raise _wrong("error.position.counts", place=place, found=shown(data))
        counts = [0] * len(old)
        for word, count in data.items():
            index = int(word) if is_count(word) and word not in field.words else field.value(word, place)
            if not 0 <= index < len(counts) or not _is_number(count):
                raise _wrong("error.position.no-count", place=place, key=plain(word), value=shown(count))
            counts[index] = count
        return counts
    rows = _list(data, place)
    return (
        _read_agenda(field, rows, place)
        if shape == AGENDA
        else [_read(field, EACH[shape], row, None, place) for row in rows]
    )


def _list(data: Any, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise _wrong("error.position.no-list", place=place, found=shown(data))
    return data


def _read_pile(field: Field, data: Any, place: str) -> Pile:
    if not isinstance(data, dict) or not _is_number(data.get("unseen")) or set(data) - {"unseen", "tail", "knowers"}:
        raise _wrong("error.position.no-pile", place=place, example="{ unseen = 3 }", found=shown(data))
    pile = Pile(data["unseen"])
    pile.tail = [field.value(value, place) for value in _list(data.get("tail", []), place)]
    pile.knowers = [Field("").value(value, place) for value in _list(data.get("knowers", []), place)]
    if len(pile.knowers) != len(pile.tail):
        raise _wrong("error.position.knowers", place=place)
    return pile


def _read_agenda(field: Field, rows: list[Any], place: str) -> Agenda:
    frames: list[int] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != WIDTH:
            raise _wrong("error.position.no-frame", place=place, found=shown(row))
        frames.append(field.value(row[0], place))
        frames.extend(Field("").value(value, place) for value in row[1:])
    return _agenda(frames)


@dataclass(frozen=True)
class Layout:
    """The fields of the three zones of one game."""

    table: Sequence[Field]
    hand: Sequence[Field]
    vault: Sequence[Field]

    def encode(self, s: Zoned) -> list[int]:
        out = [s.seats]
        s.table.encode(out)
        for hand in s.hands:
            hand.encode(out)
        s.vault.encode(out)
        return out

    def fill(self, s: Zoned, ints: list[int]) -> None:
        """Fill a blank state, made for as many seats, with what was encoded."""
        reader = iter(ints)
        if next(reader) != s.seats:
            raise ValueError("these are the ints of a state with another number of seats")
        decode_zone(s.table, self.table, reader)
        for hand in s.hands:
            decode_zone(hand, self.hand, reader)
        decode_zone(s.vault, self.vault, reader)

    def encode_view(self, v: ZonedView) -> list[int]:
        out = [v.seat]
        v.table.encode(out)
        v.hand.encode(out)
        return out

    def fill_view(self, v: ZonedView, ints: list[int]) -> None:
        """Fill a blank view of the same seat with what was encoded."""
        reader = iter(ints)
        if next(reader) != v.seat:
            raise ValueError("these are the ints of another seat's view")
        decode_zone(v.table, self.table, reader)
        decode_zone(v.hand, self.hand, reader)

    def write(self, game: str, s: Zoned) -> str:
        """The state as readable TOML."""
        lines = [f'game = "{game}"', f"seats = {s.seats}", "", "[table]", *write_zone(s.table, self.table)]
        for hand in s.hands:
            lines += ["", "[[hand]]", *write_zone(hand, self.hand)]
        lines += ["", "[vault]", *write_zone(s.vault, self.vault), ""]
        return "\n".join(lines)

    def write_view(self, game: str, v: ZonedView) -> str:
        """What a seat knows as readable TOML."""
        lines = [f'game = "{game}"', f"seat = {v.seat}", "", "[table]", *write_zone(v.table, self.table)]
        return "\n".join([*lines, "", "[hand]", *write_zone(v.hand, self.hand), ""])

    def read(self, game: str, blank: Callable[[int], Zoned], text: str, seats: Sequence[int]) -> Any:
        """The state that `write` wrote, or a PositionError that names the place."""
        try:
            data = read_toml(text)
        except TomlError as error:
            raise _wrong("error.position.toml", error=error) from None
        for key in data:
            if key not in KEYS:
                raise _wrong("error.position.unknown-part", key=shown(key), known=", ".join(KEYS))
        if data.get("game") != game:
            raise _wrong("error.position.other-game", game=shown(data.get("game")), expected=game)
        if not _is_number(data.get("seats")) or data["seats"] not in seats:
            raise _wrong("error.position.seats", seats=shown(data.get("seats")), allowed=list(seats))
        hands = data.get("hand")
        if not isinstance(hands, list) or len(hands) != data["seats"]:
            raise _wrong("error.position.hands", seats=data["seats"])
        s = blank(data["seats"])
        read_zone(s.table, self.table, _table(data, "table"), "table")
        for seat, hand in enumerate(hands):
            if not isinstance(hand, dict):
                raise _wrong("error.position.no-keys", place=f"hand {seat}", found=shown(hand))
            read_zone(s.hands[seat], self.hand, hand, f"hand {seat}")
        read_zone(s.vault, self.vault, _table(data, "vault"), "vault")
        return s


def wrong_lengths(s: Zoned, blank: Zoned, layout: Layout) -> list[Phrase]:
    """The lists that are longer or shorter than in an empty state; those that are empty there have any length."""
    pairs = [(s.table, blank.table, layout.table), (s.vault, blank.vault, layout.vault)]
    pairs += [(hand, empty, layout.hand) for hand, empty in zip(s.hands, blank.hands, strict=True)]
    found = []
    for zone, empty, fields in pairs:
        for field in fields:
            if field.shape in (INT, AGENDA):
                continue
            length, wanted = len(getattr(zone, field.name)), len(getattr(empty, field.name))
            if wanted and length != wanted:
                found.append(wrong_length(field.name, length, wanted))
    return found


def _table(data: dict[str, Any], key: str) -> dict[str, Any]:
    table = data.get(key)
    if not isinstance(table, dict):
        raise _wrong("error.position.no-table", table=key)
    return table


def refuse_problems(game: Any, s: Any) -> None:
    """A written position must be one that a match can be in."""
    try:
        found = game.problems(s)
    except IndexError:
        raise _wrong("error.position.shape") from None
    if found:
        raise _wrong("error.position.impossible", problems=Joined(found))
