"""TOML that strangers may have written: looked over in one pass before it is parsed, so that no text takes long.

The parser of the standard library takes quadratic time for the parts of a dotted key, goes down into brackets by
recursion, and fails in its own way on numbers of thousands of digits. Each of these has a limit here, far above what
a deck or a position needs; within the limits parsing takes time in proportion to the text.
"""

import math
import re
import tomllib
from typing import Any, Final

from kosmodrom.engine.errors import ENGINE, KosmodromError, plain, shown

MOST_SIGNS: Final = 256 * 1024
MOST_PARTS: Final = 8
"""Of a dotted key, or of the name of a table."""
MOST_DEPTH: Final = 12
"""Brackets within brackets."""
MOST_MARKS: Final = 12_000
"""Commas, dots, equals signs and opening brackets: about the number of keys and values; a printed deck has 1,500."""
LONGEST_WORD: Final = 80
"""Of a number, or of a part of a key that stands without quotation marks."""
MOST_DIGITS: Final = 18

_TOKEN: Final = re.compile(
    r'''
      \#[^\n]*
    | (?P<text>
        """ (?> [^"\\]+ | \\. | "(?!"") )*+ """ "{0,2}
      | \'\'\' (?> [^']+ | '(?!\'\') )*+ \'\'\' '{0,2}
      | " (?> [^"\\\n]+ | \\. )*+ "
      | ' [^'\n]*+ '
      )
    | (?P<word> [^\s"'\#=,.\[\]{}]+ )
    | (?P<mark> [\n=,.\[\]{}] )
    | (?P<unclosed> ["'] )
    ''',
    re.VERBOSE | re.DOTALL,
)
"""What matters in a text; it agrees with the parser up to the first mistake, and the parser goes no further."""


class TomlError(KosmodromError):
    """A text that is no TOML, or more of it than is read here."""


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a text: of texts, truth values, finite numbers, lists and tables, and nothing else."""
    look_over(text)
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise TomlError.of(ENGINE, "error.toml.invalid", error=str(error)) from None
    _refuse_odd_values("", "", tables)
    return tables


def look_over(text: str) -> None:
    """Refuse what would take the parser long, in a time that grows with the length of the text alone."""
    if len(text) > MOST_SIGNS:
        raise TomlError.of(ENGINE, "error.toml.long", signs=len(text), most=MOST_SIGNS)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise TomlError.of(ENGINE, "error.toml.sign", line=_line(text, error.start)) from None
    depth, marks, parts = 0, 0, 1
    key = word = ""
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "mark":
            mark = token.group()
            parts = parts + 1 if mark == "." else 1
            if parts > MOST_PARTS:
                raise _at(token, "error.toml.parts", most=MOST_PARTS)
            if mark in "=,.[{":
                marks += 1
                if marks > MOST_MARKS:
                    raise _at(token, "error.toml.many", most=MOST_MARKS)
            if mark == "=":
                key = word
            elif mark in "[{":
                depth += 1
                if depth > MOST_DEPTH:
                    raise _at(token, "error.toml.deep", most=MOST_DEPTH)
            elif mark in "]}":
                depth = max(0, depth - 1)
        elif kind == "word" or kind == "text":
            word = token.group()
            if kind == "word" and len(word) > LONGEST_WORD:
                if word[0] in "+-0123456789":
                    raise _at(token, "error.toml.digits", key=plain(key), signs=len(word), most=MOST_DIGITS)
                raise _at(token, "error.toml.word", word=shown(word), most=LONGEST_WORD)
        elif kind == "unclosed":
            return


def _at(token: re.Match[str], reason: str, /, **parts: object) -> TomlError:
    return TomlError.of(ENGINE, reason, line=_line(token.string, token.start()), **parts)


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _refuse_odd_values(place: str, key: str, value: object) -> None:
    """Refuse dates, times, numbers beyond all sense, and those that are none; named by table, row and key."""
    if isinstance(value, dict):
        inner = f"{place}, {key}" if place and key else place or key
        for name, each in value.items():
            _refuse_odd_values(inner, plain(name), each)
    elif isinstance(value, list):
        for at, each in enumerate(value, 1):
            _refuse_odd_values(place, f"{key} {name_of(each, at)}" if isinstance(each, dict) else key, each)
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise _odd("error.toml.not-finite", place, key, value)
    elif isinstance(value, int):
        if abs(value) >= 10**MOST_DIGITS:
            raise _odd("error.toml.large", place, key, value, most=MOST_DIGITS)
    elif not isinstance(value, str):
        raise _odd("error.toml.date", place, key, value)


def _odd(reason: str, place: str, key: str, value: object, **parts: object) -> TomlError:
    name = f"{place}: {key}" if place else key
    return TomlError.of(ENGINE, reason, key=name, value=shown(value), **parts)


def name_of(row: object, at: int) -> str:
    """What a row of a list of tables is called: its id, or its number."""
    if isinstance(row, dict) and isinstance(row.get("id"), str):
        return plain(row["id"])
    return f"number {at}"
