"""Examples of rules: a position for a clause, what is decided there, and what comes of it or that it is refused.

A game's `examples.toml` is written by `tools.examples` from scenes of its clause tests. `[base.SEATS]` is what most
positions have; a row `[CLAUSE]` says which test it comes from, who decides what, whether that is refused, and under
`table`, `hand` and `vault` only what differs from the base; `without` lists keys that the base has and it has not.
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kosmodrom.engine.contract import EVENT_WIDTH, EVERYONE
from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.reasons import Reason, fact
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import Phrase, words
from kosmodrom.guide.guide import PACKAGE

FILE: Final = "examples.toml"
ZONES: Final = ("table", "hand", "vault")
WITHOUT: Final = "without"


@dataclass(frozen=True)
class Example:
    """A scene for a clause."""

    clause: str
    test: str
    """Where it comes from: `test_recruiting.py::test_…`."""
    seat: int
    decisions: tuple[str, ...]
    is_refused: bool
    """Whether the clause forbids the decision; else all of them are carried out."""
    position: str


@dataclass(frozen=True)
class Shown:
    """An example as somebody reads it; the board is drawn already."""

    table: str
    seats: tuple[str, ...]
    hand: str
    lines: tuple[str, ...]


# --- positions --------------------------------------------------------------------------------------


def difference(base: Any, other: Any) -> Any:
    """What has to be changed in a base to get the other; None if nothing has."""
    if not isinstance(base, dict) or not isinstance(other, dict):
        return None if base == other else other
    changes = {key: difference(base.get(key), value) for key, value in other.items()}
    gone = [key for key in base if key not in other]
    return {key: value for key, value in changes.items() if value is not None} | (
        {WITHOUT: gone} if gone else {}
    ) or None


def merged(base: Any, changes: Any) -> Any:
    """A base with changes."""
    if not isinstance(base, dict) or not isinstance(changes, dict):
        return changes
    gone = changes.get(WITHOUT, [])
    kept = {key: merged(value, changes[key]) if key in changes else value for key, value in base.items()}
    added = {key: value for key, value in changes.items() if key not in base and key != WITHOUT}
    return {key: value for key, value in (kept | added).items() if key not in gone}


def toml(value: Any) -> str:
    """A value of a position, on one line."""
    if isinstance(value, dict):
        rows = ", ".join(f"{json.dumps(key, ensure_ascii=False)} = {toml(each)}" for key, each in value.items())
        return f"{{ {rows} }}" if rows else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def written(position: Mapping[str, Any]) -> str:
    """A position as the engine reads it."""
    lines = [f"game = {toml(position['game'])}", f"seats = {position['seats']}"]
    hands = [("[[hand]]", position["hand"][key]) for key in sorted(position["hand"], key=int)]
    for heading, zone in [("[table]", position["table"]), *hands, ("[vault]", position["vault"])]:
        lines += ["", heading, *(f"{key} = {toml(value)}" for key, value in zone.items())]
    return "\n".join(lines) + "\n"


def zones(position: str) -> dict[str, Any]:
    """A written position by zones; hands by the number of their seat."""
    data = tomllib.loads(position)
    return {**data, "hand": {str(at): hand for at, hand in enumerate(data["hand"])}}


# --- reading ----------------------------------------------------------------------------------------


@cache
def examples_of(entry: Entry) -> dict[str, Example]:
    """The examples of a game by clause; a game without a file, or with one that cannot be read, has none."""
    file = files(entry.package) / FILE
    found = read_examples(entry, file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {} if isinstance(found, Phrase) else found


def read_examples(entry: Entry, text: str) -> dict[str, Example] | Phrase:
    """The examples that a text declares, or what is wrong with it."""
    try:
        data = tomllib.loads(text)
        bases = data.pop("base", {})
        return {clause: _example(entry, clause, row, bases) for clause, row in data.items()}
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError, ValueError) as error:
        place = {"file": f"{entry.key}/{FILE}", "key": "–"}
        return Phrase(PACKAGE, "problem.position", {**place, "why": repr(error)})


def _example(entry: Entry, clause: str, row: Mapping[str, Any], bases: Mapping[str, Any]) -> Example:
    base = bases[str(row["seats"])]
    changes = {zone: row[zone] for zone in ZONES if zone in row}
    position = written({"game": entry.key, "seats": row["seats"], **merged(base, changes)})
    refused = row.get("refused")
    decisions = (refused,) if refused else tuple(row["decisions"])
    return Example(clause, row["test"], row["seat"], decisions, refused is not None, position)


def fault(entry: Entry, example: Example) -> Phrase | None:
    """What of an example is not true any more."""
    place = {"file": f"{entry.key}/{FILE}", "key": example.clause}
    if example.clause not in entry.clauses():
        return Phrase(PACKAGE, "problem.clause", {**place, "clause": example.clause})
    game = entry.game
    try:
        s = game.from_position(example.position, entry.book())
        for decision in example.decisions:
            number = game.refusal(s, example.seat, entry.vocabulary.id(decision))
            found = entry.clause(number).id if number else "–"
            if found != (example.clause if example.is_refused else "–"):
                return Phrase(PACKAGE, "problem.example", {**place, "decision": decision, "clause": found})
            if not number:
                game.apply(s, example.seat, entry.vocabulary.id(decision))
    except (KosmodromError, KeyError, ValueError) as error:
        return Phrase(PACKAGE, "problem.position", {**place, "why": str(error)})
    return None


def shown(entry: Entry, example: Example, lang: str) -> Shown:
    """An example on the board, and in sentences."""
    book, names = entry.book(), words(PACKAGE, lang)["example.names"].split(", ")
    s = entry.game.from_position(example.position, book)
    board, view = entry.board, (entry.game.view(s, example.seat), book, entry.words(lang), names)
    seats = tuple(board.seat(*view, each).html for each in range(len(s.hands)))
    return Shown(board.table(*view).html, seats, board.hand(*view).html, tuple(told(entry, example, lang)))


def told(entry: Entry, example: Example, lang: str) -> list[str]:
    """Who decides what, and what comes of it."""
    book, texts, said = entry.book(), entry.words(lang), words(PACKAGE, lang)
    game, names, seat = entry.game, said["example.names"].split(", "), example.seat
    s = game.from_position(example.position, book)
    lines = []
    for decision in example.decisions:
        action = entry.vocabulary.id(decision)
        wish = entry.speaker.decision(game.view(s, seat), book, action, texts, names)
        if example.is_refused:
            reason = Reason(action, int(example.clause[-3:]), entry.clauses()[example.clause])
            lines.append(said.say("example.refused", name=names[seat], wish=wish))
            lines.append(fact(entry, game.view(s, seat), book, reason, game.actors(s), texts, names))
            break
        lines.append(said.say("example.decides", name=names[seat], wish=wish))
        lines += _played(entry, s, seat, action, lang, names)
    return [line for line in lines if line]


def _played(entry: Entry, s: Any, seat: int, action: int, lang: str, names: list[str]) -> list[str]:
    """What everybody, or the seat that decides, is told of it."""
    s.telling = True
    s.told.clear()
    entry.game.apply(s, seat, action)
    events = [s.told[at : at + EVENT_WIDTH] for at in range(0, len(s.told), EVENT_WIDTH)]
    heard = [event for event in events if event[1] == EVERYONE or event[1] >> seat & 1]
    return [entry.speaker.event(event, entry.book(), entry.words(lang), names) for event in heard]
