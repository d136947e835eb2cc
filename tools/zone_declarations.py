"""What `model/zones.toml` says of a game; `tools.zones` has the meaning of each key."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

KEYS = {"kind", "start", "size", "words", "about", "seen", "cleared", "drawn", "do", "counted", "known"}
DRAWN = ("", "no", "filled", "seat", "seats")


@dataclass(frozen=True)
class Field:
    """One attribute of a zone, as it is declared."""

    name: str
    kind: str
    start: str
    size: str
    words: str
    about: str
    seen: str
    cleared: str
    drawn: str
    do: str
    counted: str
    known: str

    def empty(self) -> str:
        """What it is before the set-up."""
        if self.kind == "int":
            return self.start
        if self.kind == "agenda":
            return "Agenda()"
        if not self.size:
            return "[]"
        if self.kind in ("ints", "counts"):
            is_word = re.fullmatch(r"[\w.]+", self.size) is not None
            return f"[{self.start}] * {self.size if is_word else f'({self.size})'}"
        rows = "[]" if self.start == "0" else self.start
        made = {"lists": rows, "piles": "Pile(0)", "agendas": "Agenda()"}[self.kind]
        if self.size.isdigit() and int(self.size) <= 3:
            return "[" + ", ".join([made] * int(self.size)) + "]"
        return f"[{made} for _ in range({self.size})]"


@dataclass(frozen=True)
class Declaration:
    """All that `zones.toml` says."""

    folder: Path
    package: str
    state: str
    view: str
    book: str
    title: str
    key: str
    seats: tuple[int, ...]
    about: dict[str, str]
    zones: dict[str, list[Field]]
    cards: dict[str, str] | None
    """Families of cards: their words, and the table of the book that counts their copies; None: the game samples."""

    def given(self, zone: str) -> list[str]:
        """What an empty zone is made from."""
        needs_book = any("book." in each.size for each in self.zones[zone])
        return ["seats"] * (zone == "table") + ["book"] * needs_book

    def emptied(self, zone: str, **parts: str) -> str:
        """How an empty zone is made."""
        return f"empty_{zone}({', '.join(parts.get(each, each) for each in self.given(zone))})"

    @property
    def names(self) -> set[str]:
        """The names of other modules that expressions use."""
        words = " ".join(f"{each.start} {each.size} {each.words}" for zone in self.zones.values() for each in zone)
        return set(re.findall(r"\b[A-Z][A-Z_]+\b", words))


def read(folder: Path, package: str) -> Declaration:
    data = tomllib.loads((folder / "zones.toml").read_text(encoding="utf-8"))
    zones = {
        zone: [_field(name, row) for name, row in data.get(zone, {}).items()] for zone in ("table", "hand", "vault")
    }
    state, view, book, title, key = (str(data[name]) for name in ("state", "view", "book", "title", "key"))
    seats, cards = tuple(data["seats"]), data.get("cards")
    return Declaration(folder, package, state, view, book, title, key, seats, data["about"], zones, cards)


def _field(name: str, row: dict[str, Any]) -> Field:
    unknown = set(row) - KEYS
    if unknown:
        raise SystemExit(f"the field {name!r} has unknown keys: {', '.join(sorted(unknown))}")
    kind = row.get("kind", "int")
    if row.get("drawn", "") not in DRAWN:
        raise SystemExit(f"the field {name!r} is drawn as {row['drawn']!r}; expected one of {', '.join(DRAWN[1:])}")
    return Field(
        name,
        kind,
        str(row.get("start", 0)),
        str(row.get("size", "")),
        row.get("words", ""),
        row.get("about", ""),
        row.get("seen", ""),
        row.get("cleared", ""),
        row.get("drawn", ""),
        row.get("do", ""),
        row.get("counted", ""),
        row.get("known", ""),
    )
