"""Writes the zones of every game from their declaration: `model/zones.toml` says each field once.

    python -m tools.zones            write `model/zones.py`, `model/state.py` and `model/layout.py` of every game
    python -m tools.zones --check    succeed if they are as they would be written
    python -m tools.zones NAME       write those of one game

A field has a kind (int, ints, counts, lists, piles, agenda, agendas; int if nothing is said), a `start` (0 if nothing
is said; of lists: of each row), a `size` where it is a list (a number, `seats`, `6 * seats`, a name, `book.kinds` where
the deck says it; else empty), `words` for its values in written positions, and a line `about` it. Of `piles` with
`seen = "knowers"` a view shows a seat the cards that it knows; with `seen = "players"` the public does not learn either
who knows them; any other `seen` is the name of a function of the value and the seat. Fields with the same `cleared` are
set back to their start by one function. Names are looked up in the other modules of `model/`.

What a plain board draws: `drawn = "no"` leaves a field out, `"filled"` while it is empty or 0, `"seat"` and `"seats"`
say that its number is a seat or a mask of seats. `do` names the decisions that its things can mean: a verb such
as `buy` is said of the thing's word (`buy:ice`) or of its place from 1 (`buy:3`); of a number that each seat has, of
that seat (`raid:0`); a bare verb (`draw`) and a whole name (`pay:coin`) are meant as they are.

Simple cards need no sampler and no census by hand: a table `[cards]` has families of words, each with the table of
the book that counts its copies, `CARDS = "copies"`; without it the game has a `sample` and `problems` of its own. All
places of a family are the fields with its words. A Hand's field has its `counted`, the field of the Table that says
how many each seat holds, and where all saw some of them going there, its `known`, the lists of the Table that say
which. What a seat does not see is spread evenly over the face-down cards, the other hands, and the Vault's counts.
"""

import ast
import re
import subprocess
import sys
import textwrap
from pathlib import Path

from tools.simple_cards import sampler
from tools.zone_declarations import Declaration, Field, read

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
WRITTEN = ("zones", "state", "layout")
NOTE = "Written by `python -m tools.zones` from `zones.toml`."


def folders() -> list[tuple[Path, str]]:
    """The folders with a declaration, with their packages."""
    games = sorted((ROOT / "src/kosmodrom/games").glob("*/model/zones.toml"))
    found = [(path.parent, f"kosmodrom.games.{path.parent.parent.name}.model") for path in games]
    return [*found, (ROOT / "tests/toy/model", "toy.model")]


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
    slots = "".join(f'"{each}", ' for each in sorted(each.name for each in fields))
    lines = ["", "", f"class {name}:", f'    """{about}"""', "", f"    __slots__ = ({slots})", ""]
    for each in fields:
        lines.append(f"    {each.name}: {TYPES[each.kind]}")
        if each.about:
            lines += [f"    {line}" for line in textwrap.wrap(f'"""{each.about}"""', 114)]
    lines += ["", f'    def copy(self) -> "{name}":', f"        other = {name}()"]
    lines += [f"        other.{each.name} = {COPIES[each.kind].format(f'self.{each.name}')}" for each in fields]
    lines.append("        return other")
    lines += [
        "",
        "    def encode(self, out: list[int]) -> None:",
        '        """Append all of it as ints; every list is led by its length."""',
    ]
    lines += _encoding(fields)
    if name == "Table":
        lines += ["", f'    def seen_by(self, seat: int) -> "{name}":']
        lines.append('        """A copy without the cards that a seat does not know."""')
        lines += _hiding([each for each in fields if each.seen])
    return lines


def _encoding(fields: list[Field]) -> list[str]:
    lines: list[str] = []
    plain: list[str] = []
    for each in fields:
        value = f"self.{each.name}"
        if each.kind == "int":
            plain.append(value)
        elif each.kind in ("ints", "counts"):
            plain += [f"len({value})", f"*{value}"]
        elif each.kind == "agenda":
            plain += [f"len({value}.frames)", f"*{value}.frames"]
        else:
            plain.append(f"len({value})")
            rows = {"lists": ["each"], "piles": ["each.tail", "each.knowers"], "agendas": ["each.frames"]}[each.kind]
            row = ["each.unseen"] if each.kind == "piles" else []
            for inner in rows:
                row += [f"len({inner})", f"*{inner}"]
            item = {"lists": "row", "piles": "pile", "agendas": "agenda"}[each.kind]
            lines += [f"        out += [{', '.join(plain)}]", f"        for {item} in {value}:"]
            lines.append(f"            out += [{', '.join(row).replace('each', item)}]")
            plain = []
    if plain:
        lines.append(f"        out += [{', '.join(plain)}]")
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
    sizes = " ".join(each.size for each in declared.zones["table"]) if declared.cards is not None else ""
    imported = "\n".join(imports(declared, set(declared.cards or {}) | set(re.findall(r"\b[A-Z][A-Z_]+\b", sizes))))
    return f'''"""The state and the view: the zones together with the book they are read by.

{NOTE}
"""

from typing import Any, Final

from kosmodrom.engine.zone_layout import refuse_problems
from kosmodrom.engine.contract import SPECTATOR, State, View
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.pile import HIDDEN
from kosmodrom.engine.question import QuestionGame
from kosmodrom.engine.words import PACKAGE, Phrase
{imported}
from {package}.{where} import {book}
from {package}.layout import LAYOUT
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


{sampler(declared)}


class {game}(QuestionGame[{state}, {view}, {book}]):
    """What the contract asks of the zones."""

    def clone(self, s: {state}) -> {state}:
        return clone(s)

    def view(self, s: {state}, seat: int) -> {view}:
        return view(s, seat)

    def public(self, v: {view}) -> {view}:
        return {view}(SPECTATOR, v.book, v.table.seen_by(SPECTATOR), empty_hand())

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
{SIMPLE_CARDS.format(state=state, view=view) if declared.cards is not None else ""}'''


SIMPLE_CARDS = """
    def sample(self, v: {view}, luck: Luck) -> {state}:
        return sample(v, luck)

    def problems(self, s: {state}) -> list[Phrase]:
        return problems(s)
"""


def layout_module(declared: Declaration) -> str:
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
        f"from kosmodrom.engine.zone_layout import {', '.join([*kinds, 'Field', 'Layout'])}",
        *imports(declared, used),
        "",
        "LAYOUT: Final = Layout(",
    ]
    for zone, listed in declared.zones.items():
        rows = "".join(f"{_written(each)}, " for each in listed)
        lines.append(f"    {zone}=[{rows}],")
    return "\n".join([*lines, ")", ""])


def _written(each: Field) -> str:
    parts = [f'"{each.name}"']
    if each.words or each.kind != "int":
        parts.append(each.kind.upper())
    if each.words:
        parts.append(each.words)
    if each.size == "seats":
        parts.append("by_seat=True")
    parts += [f'{key}="{value}"' for key, value in (("drawn", each.drawn), ("do", each.do)) if value]
    return f"Field({', '.join(parts)})"


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
    names = [word for word in arguments if not word.startswith("-")]
    for folder, package in folders():
        if names and folder.parent.name not in names:
            continue
        declared = read(folder, package)
        for name, make in (("zones", zones_module), ("layout", layout_module), ("state", state_module)):
            target, text = folder / f"{name}.py", formatted(make(declared))
            if "--check" not in arguments:
                target.write_text(text, encoding="utf-8")
            elif not target.is_file() or target.read_text(encoding="utf-8") != text:
                stale.append(f"{target.relative_to(ROOT)}: not as `python -m tools.zones` would write it.")
    print("\n".join(stale), end="\n" if stale else "")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
