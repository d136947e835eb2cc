"""Writes the zones of every game from their declaration: `model/zones.toml` says each field once.

    python -m tools.zones            write `model/zones.py`, `model/state.py` and `model/codec.py` of every game
    python -m tools.zones --check    succeed if they are as they would be written

A field has a kind (int, ints, counts, lists, piles, agenda, agendas; int if nothing is said), a `start` (0 if nothing
is said; of lists: of each row), a `size` where it is a list (a number, `seats`, `6 * seats`, a name, `book.kinds` where
the deck says it; else empty), `words` for its values in written positions, and a line `about` it. Of `piles` with
`seen = "knowers"` a view shows a seat the cards that it knows; with `seen = "players"` the public does not learn either
who knows them; any other `seen` is the name of a function of the value and the seat. Fields with the same `cleared` are
set back to their start by one function. Names are looked up in the other modules of `model/`.
"""

import ast
import re
import subprocess
import sys
import textwrap
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TYPES = {
    "int": "int",
    "ints": "list[int]",
    "counts": "list[int]",
    "lists": "list[list[int]]",
    "piles": "list[Pile]",
    "agenda": "Agenda",
    "agendas": "list[Agenda]",
}
COPIES = {
    "int": "{0}",
    "ints": "{0}[:]",
    "counts": "{0}[:]",
    "lists": "[each[:] for each in {0}]",
    "piles": "[each.copy() for each in {0}]",
    "agenda": "{0}.copy()",
    "agendas": "[each.copy() for each in {0}]",
}
KEYS = {"kind", "start", "size", "words", "about", "seen", "cleared"}
WRITTEN = ("zones", "state", "codec")
NOTE = "Written by `python -m tools.zones` from `zones.toml`."


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


def folders() -> list[tuple[Path, str]]:
    """The folders with a declaration, with their packages."""
    games = sorted((ROOT / "src/kosmodrom/games").glob("*/model/zones.toml"))
    found = [(path.parent, f"kosmodrom.games.{path.parent.parent.name}.model") for path in games]
    return [*found, (ROOT / "tests/toy/model", "toy.model")]


def read(folder: Path, package: str) -> Declaration:
    data = tomllib.loads((folder / "zones.toml").read_text(encoding="utf-8"))
    zones = {zone: [_field(name, row) for name, row in data[zone].items()] for zone in ("table", "hand", "vault")}
    state, view, book, title, key = (str(data[name]) for name in ("state", "view", "book", "title", "key"))
    return Declaration(folder, package, state, view, book, title, key, tuple(data["seats"]), data["about"], zones)


def _field(name: str, row: dict[str, Any]) -> Field:
    unknown = set(row) - KEYS
    if unknown:
        raise SystemExit(f"the field {name!r} has unknown keys: {', '.join(sorted(unknown))}")
    kind = row.get("kind", "int")
    return Field(
        name,
        kind,
        str(row.get("start", 0)),
        str(row.get("size", "")),
        row.get("words", ""),
        row.get("about", ""),
        row.get("seen", ""),
        row.get("cleared", ""),
    )


def defined(folder: Path) -> dict[str, str]:
    """Where each constant, class and function of a model is defined."""
    found = {}
    for path in sorted(folder.glob("*.py")):
        if path.stem in WRITTEN:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            names = [target.id for target in targets if isinstance(target, ast.Name)]
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                names.append(node.name)
            found.update(dict.fromkeys(names, path.stem))
    return found


def imports(declared: Declaration, names: set[str]) -> list[str]:
    """Import lines for names of the model."""
    where = defined(declared.folder)
    missing = sorted(names - where.keys())
    if missing:
        raise SystemExit(f"{declared.folder}: no module of the model defines {', '.join(missing)}")
    modules = sorted({where[name] for name in names})
    return [
        f"from {declared.package}.{module} import {', '.join(sorted(name for name in names if where[name] == module))}"
        for module in modules
    ]


def zones_module(declared: Declaration) -> str:
    """The classes of the zones."""
    fields = [each for zone in declared.zones.values() for each in zone]
    used = set(re.findall(r"\b[A-Z][A-Z_]+\b", " ".join(f"{each.start} {each.size}" for each in fields)))
    used |= {each.seen for each in fields} - {"", "knowers", "players"}
    used |= {declared.book for zone in declared.zones if "book" in declared.given(zone)}
    lines = [
        '"""The zones: the Table that all see, the Hand that one seat sees, the Vault that nobody sees.',
        "",
        NOTE,
        '"""',
        "",
        "from kosmodrom.engine.agenda import Agenda",
        *(
            ["from kosmodrom.engine.contract import SPECTATOR"]
            if any(each.seen == "players" for each in fields)
            else []
        ),
        "from kosmodrom.engine.pile import Pile",
        *imports(declared, used),
    ]
    for zone, listed in declared.zones.items():
        lines += _class(zone.capitalize(), declared.about[zone], listed)
        lines += _empty(declared, zone, listed)
        for cleared in dict.fromkeys(each.cleared for each in listed if each.cleared):
            lines += _clear(zone, cleared, [each for each in listed if each.cleared == cleared])
    if any(each.seen == "players" for each in fields):
        lines += [
            "",
            "",
            "def _seen_by_players(pile: Pile, seat: int) -> Pile:",
            '    """What a seat sees of face-down cards; who knows them is a matter of those who play."""',
            "    other = pile.seen_by(seat)",
            "    if seat == SPECTATOR:",
            "        other.knowers = [0] * len(other.knowers)",
            "    return other",
        ]
    return "\n".join([*lines, ""])


def _class(name: str, about: str, fields: list[Field]) -> list[str]:
    slots = ", ".join(f'"{each}"' for each in sorted(each.name for each in fields))
    lines = ["", "", f"class {name}:", f'    """{about}"""', "", f"    __slots__ = ({slots},)", ""]
    for each in fields:
        lines.append(f"    {each.name}: {TYPES[each.kind]}")
        if each.about:
            lines += [f"    {line}" for line in textwrap.wrap(f'"""{each.about}"""', 114)]
    lines += ["", f'    def copy(self) -> "{name}":', f"        other = {name}()"]
    lines += [f"        other.{each.name} = {COPIES[each.kind].format(f'self.{each.name}')}" for each in fields]
    lines.append("        return other")
    if name == "Table":
        lines += ["", f'    def seen_by(self, seat: int) -> "{name}":']
        lines.append('        """A copy without the cards that a seat does not know."""')
        lines += _hiding([each for each in fields if each.seen])
    return lines


def _hiding(piles: list[Field]) -> list[str]:
    if not piles:
        return ["        return self.copy()"]
    seen = {
        "knowers": "[each.seen_by(seat) for each in {0}]",
        "players": "[_seen_by_players(each, seat) for each in {0}]",
    }
    hidden = [
        f"        other.{each.name} = {seen.get(each.seen, each.seen + '({0}, seat)').format(f'self.{each.name}')}"
        for each in piles
    ]
    return ["        other = self.copy()", *hidden, "        return other"]


def _empty(declared: Declaration, zone: str, fields: list[Field]) -> list[str]:
    types = {"seats": "int", "book": declared.book}
    given = ", ".join(f"{each}: {types[each]}" for each in declared.given(zone))
    lines = ["", "", f"def empty_{zone}({given}) -> {zone.capitalize()}:", '    """Before the set-up."""']
    lines += [f"    {zone} = {zone.capitalize()}()"]
    lines += [f"    {zone}.{each.name} = {each.empty()}" for each in fields]
    return [*lines, f"    return {zone}"]


def _clear(zone: str, cleared: str, fields: list[Field]) -> list[str]:
    lines = ["", "", f"def clear_{cleared}({zone}: {zone.capitalize()}) -> None:", '    """Back to the start."""']
    return [*lines, *(f"    {zone}.{each.name} = {each.empty()}" for each in fields)]


def state_module(declared: Declaration) -> str:
    """State and view, whole: made, copied, seen, sent to another process; and what a game does with them."""
    state, view, book, package = declared.state, declared.view, declared.book, declared.package
    where = defined(declared.folder)[book]
    game = state.removesuffix("State") + "Zones"
    return f'''"""The state and the view: the zones together with the book they are read by.

{NOTE}
"""

from typing import Any, Final

from kosmodrom.engine.codec import refuse_problems
from kosmodrom.engine.contract import SPECTATOR, State, View
from kosmodrom.engine.question import QuestionGame
from {package}.{where} import {book}
from {package}.codec import LAYOUT
from {package}.zones import Hand, Table, Vault, empty_hand, empty_table, empty_vault

KEY: Final = "{declared.key}"
SEATS: Final = {declared.seats}


class {state}(State):
    """A match of {declared.title} at one moment."""

    def __init__(self, seats: int, book: {book}, table: Table, hands: list[Hand], vault: Vault) -> None:
        super().__init__(seats)
        self.book = book
        self.table = table
        self.hands = hands
        self.vault = vault

    def __reduce__(self) -> tuple[Any, ...]:
        return decode, (LAYOUT.encode(self), self.book)


class {view}(View):
    """What one seat knows: the Table, its own Hand, and the printed content."""

    def __init__(self, seat: int, book: {book}, table: Table, hand: Hand) -> None:
        super().__init__(seat)
        self.book = book
        self.table = table
        self.hand = hand

    def __reduce__(self) -> tuple[Any, ...]:
        return decode_view, (LAYOUT.encode_view(self), self.book)


def blank(seats: int, book: {book}) -> {state}:
    """Empty zones for a number of seats."""
    hands = [empty_hand() for _ in range(seats)]
    return {state}(seats, book, {declared.emptied("table")}, hands, {declared.emptied("vault")})


def clone(s: {state}) -> {state}:
    """An independent copy; the book is shared."""
    return {state}(s.seats, s.book, s.table.copy(), [hand.copy() for hand in s.hands], s.vault.copy())


def view(s: {state}, seat: int) -> {view}:
    """What a seat, or the spectator, knows."""
    hand = empty_hand() if seat == SPECTATOR else s.hands[seat].copy()
    return {view}(seat, s.book, s.table.seen_by(seat), hand)


def decode(ints: list[int], book: {book}) -> {state}:
    """The state that was encoded."""
    s = blank(ints[0], book)
    LAYOUT.fill(s, ints)
    return s


def decode_view(ints: list[int], book: {book}) -> {view}:
    """The view that was encoded."""
    v = {view}(ints[0], book, {declared.emptied("table", seats="0")}, empty_hand())
    LAYOUT.fill_view(v, ints)
    return v


class {game}(QuestionGame[{state}, {view}, {book}]):
    """What the contract asks of the zones."""

    def clone(self, s: {state}) -> {state}:
        return clone(s)

    def view(self, s: {state}, seat: int) -> {view}:
        return view(s, seat)

    def encode(self, s: {state}) -> list[int]:
        return LAYOUT.encode(s)

    def decode(self, ints: list[int], book: {book}) -> {state}:
        return decode(ints, book)

    def encode_view(self, v: {view}) -> list[int]:
        return LAYOUT.encode_view(v)

    def decode_view(self, ints: list[int], book: {book}) -> {view}:
        return decode_view(ints, book)

    def position(self, s: {state}) -> str:
        return LAYOUT.write(KEY, s)

    def from_position(self, text: str, book: {book}) -> {state}:
        s: {state} = LAYOUT.read(KEY, lambda seats: blank(seats, book), text, SEATS)
        refuse_problems(self, s)
        return s
'''


def codec_module(declared: Declaration) -> str:
    """How the zones are written down."""
    fields = [each for zone in declared.zones.values() for each in zone]
    used = set(re.findall(r"\b[A-Z][A-Z_]+\b", " ".join(each.words for each in fields)))
    kinds = sorted({each.kind.upper() for each in fields if each.kind != "int"} | {"INT"})
    lines = [
        '"""How the zones are written down, field by field, with the words for their values.',
        "",
        NOTE,
        '"""',
        "",
        "from typing import Final",
        "",
        f"from kosmodrom.engine.codec import {', '.join([*kinds, 'Field', 'Layout'])}",
        *imports(declared, used),
        "",
        "LAYOUT: Final = Layout(",
    ]
    for zone, listed in declared.zones.items():
        rows = ", ".join(_written(each) for each in listed)
        lines.append(f"    {zone}=[{rows},],")
    return "\n".join([*lines, ")", ""])


def _written(each: Field) -> str:
    if each.words:
        return f'Field("{each.name}", {each.kind.upper()}, {each.words})'
    return f'Field("{each.name}")' if each.kind == "int" else f'Field("{each.name}", {each.kind.upper()})'


def formatted(text: str) -> str:
    """As the formatter and the sorter of imports leave it."""
    for command in (["check", "--select", "I,F401", "--fix", "-q"], ["format", "-q"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--stdin-filename", "written.py", "-"],
            input=text, capture_output=True, text=True, check=False, cwd=ROOT,
        )  # fmt: skip
        if done.returncode != 0 and not done.stdout:
            raise SystemExit(done.stderr)
        text = done.stdout
    return text


def main(arguments: list[str]) -> int:
    stale = []
    for folder, package in folders():
        declared = read(folder, package)
        for name, make in (("zones", zones_module), ("codec", codec_module), ("state", state_module)):
            target, text = folder / f"{name}.py", formatted(make(declared))
            if "--check" not in arguments:
                target.write_text(text, encoding="utf-8")
            elif not target.is_file() or target.read_text(encoding="utf-8") != text:
                stale.append(f"{target.relative_to(ROOT)}: not as `python -m tools.zones` would write it.")
    print("\n".join(stale), end="\n" if stale else "")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
