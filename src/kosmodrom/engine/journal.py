"""The journal: a match as text that a person can read, diff and paste, and that nobody can edit unnoticed.

A header, then one line per decision by name, each with a running digest over all before it, then an end line.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.errors import ENGINE, JournalError, JournalIsRedacted, cut

FORMAT = "kosmodrom journal 1"
CHANCE_WORD = "chance"
UNDO, UNDO_FROM = "undo", "undo-from"
HEADER_KEYS = ("game", "rules", "seats", "options", "deck", "commitment", "nonces", "seed")
LONGEST_ROW = 8_192
"""In signs; the nonces of all seats fit into one row."""
NONE = "-"
EMPTY = '""'
"""How an empty nonce is written, so that it is not taken for none at all."""


@dataclass(frozen=True)
class Line:
    """One line: a decision, or the taking back of an earlier line."""

    number: int
    who: int
    """A seat, or CHANCE."""
    what: str
    """The name of the decision, or `undo:7`, or `undo-from:7`."""
    digest: str

    def undone(self) -> tuple[str, int] | None:
        """The kind of taking back and the line taken back, if it is one."""
        word, _, number = self.what.partition(":")
        return (word, int(number)) if word in (UNDO, UNDO_FROM) and is_count(number) else None


def is_count(word: str) -> bool:
    """A plain whole number of a sensible size."""
    return word.isascii() and word.isdecimal() and len(word) <= 9


def chain(digest: str, text: str) -> str:
    """The running digest after one more line."""
    return hashlib.sha256(f"{digest} {text}".encode()).hexdigest()[:16]


def who_word(who: int) -> str:
    return CHANCE_WORD if who == CHANCE else str(who)


@dataclass(frozen=True)
class Header:
    """What a match starts from."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    deck: str
    commitment: str
    nonces: list[str]
    seed: str
    """In hex; `-` where it is not revealed."""

    def lines(self) -> list[str]:
        options = " ".join(f"{key}={value}" for key, value in self.options.items()) or NONE
        nonces = " ".join(nonce.encode().hex() or EMPTY for nonce in self.nonces) or NONE
        written = {**vars(self), "options": options, "nonces": nonces}
        return [FORMAT, *(f"{key} {written[key]}" for key in HEADER_KEYS)]

    def digest(self) -> str:
        return chain("", "\n".join(self.lines()))


def deck_word(name: str, digest: str) -> str:
    """How a header names the deck: in one word, whatever its letters are, for lines are split at blanks."""
    word = "".join(letter if letter.isprintable() and not letter.isspace() else "_" for letter in name)
    return f"{word} {digest}"


def redacted_journal(header: Header, known: list[Line], hide_seed: bool) -> str:
    """Only some lines, numbered anew: even the number of hidden ones is hidden."""
    if hide_seed:
        header = replace(header, seed=NONE)
    body = [f"{number} {who_word(line.who)} {_renumbered(line, known)}" for number, line in enumerate(known, 1)]
    return "\n".join([*header.lines(), "", *body, ""])


def _renumbered(line: Line, known: list[Line]) -> str:
    """A line's decision; a taking back names its line by the number it has among the known ones."""
    undone = line.undone()
    if undone is None:
        return line.what
    word, target = undone
    return f"{word}:{1 + sum(1 for other in known if other.number < target)}"


def write_journal(header: Header, lines: list[Line], state_digest: str) -> str:
    """The whole journal."""
    body = [f"{line.number} {who_word(line.who)} {line.what} {line.digest}" for line in lines]
    last = lines[-1].digest if lines else header.digest()
    end = f"end {len(lines)} {state_digest}"
    return "\n".join([*header.lines(), "", *body, f"{end} {chain(last, end)}", ""])


def standing(lines: Sequence[Line]) -> list[Line]:
    """The lines that were not taken back."""
    found: list[Line] = []
    for line in lines:
        undone = line.undone()
        if undone is None:
            found.append(line)
        else:
            word, target = undone
            found = [each for each in found if each.number != target and (word == UNDO or each.number < target)]
    return found


def count_rewinds(lines: Iterable[Line]) -> int:
    """How often all since some decision was taken back, although that was not free."""
    return sum(1 for line in lines if line.what.startswith(f"{UNDO_FROM}:"))


def read_journal(text: str) -> tuple[Header, list[Line], str]:
    """Header, lines and the digest of the last state; an edited or cut journal is refused at its line."""
    rows = text.splitlines()
    _check_signs(rows)
    if not rows or rows[0].strip() != FORMAT:
        raise JournalError.of(ENGINE, "error.journal.none", format=FORMAT)
    header = _read_header(rows)
    if header.seed == NONE:
        raise JournalIsRedacted.of(ENGINE, "error.journal.no-seed")
    digest = header.digest()
    lines: list[Line] = []
    for at, row in enumerate(rows[len(HEADER_KEYS) + 1 :], len(HEADER_KEYS) + 2):
        parts = row.split()
        if not parts:
            continue
        if parts[0] == "end":
            if any(row.strip() for row in rows[at:]):
                raise JournalError.of(ENGINE, "error.journal.after-end", line=at + 1)
            return header, lines, _read_end(parts, at, len(lines), digest)
        if len(parts) != 4 or not is_count(parts[0]) or int(parts[0]) != len(lines) + 1:
            raise JournalError.of(ENGINE, "error.journal.line", line=at, number=len(lines) + 1, found=cut(row))
        digest = chain(digest, " ".join(parts[:3]))
        if parts[3] != digest:
            raise JournalError.of(ENGINE, "error.journal.digest", line=at)
        if parts[1] != CHANCE_WORD and not (is_count(parts[1]) and int(parts[1]) < header.seats):
            raise JournalError.of(ENGINE, "error.journal.who", line=at, who=cut(parts[1]))
        lines.append(Line(len(lines) + 1, CHANCE if parts[1] == CHANCE_WORD else int(parts[1]), parts[2], digest))
    raise JournalError.of(ENGINE, "error.journal.cut", line=len(rows))


def _check_signs(rows: list[str]) -> None:
    """Refuse rows that no journal has, before anything is made of them."""
    for at, row in enumerate(rows, 1):
        if len(row) > LONGEST_ROW:
            raise JournalError.of(ENGINE, "error.journal.long-row", line=at, most=LONGEST_ROW)
        try:
            row.encode()
        except UnicodeEncodeError:
            raise JournalError.of(ENGINE, "error.journal.sign", line=at) from None


def _read_header(rows: list[str]) -> Header:
    values: list[str] = []
    for at, key in enumerate(HEADER_KEYS, 2):
        row = rows[at - 1] if len(rows) >= at else ""
        word, _, value = row.partition(" ")
        if word != key or not value:
            raise JournalError.of(ENGINE, "error.journal.header", line=at, key=key, found=cut(row))
        values.append(value.strip())
    game, rules, seats, options, deck, commitment, nonces, seed = values
    if not is_count(rules) or not is_count(seats):
        raise JournalError.of(ENGINE, "error.journal.numbers")
    pairs = [] if options == NONE else [pair.partition("=") for pair in options.split()]
    try:
        spoken = (
            [] if nonces == NONE else [bytes.fromhex("" if each == EMPTY else each).decode() for each in nonces.split()]
        )
        if seed != NONE:
            bytes.fromhex(seed)
    except ValueError:
        raise JournalError.of(ENGINE, "error.journal.hexadecimal") from None
    return Header(game, int(rules), int(seats), {key: value for key, _, value in pairs}, deck, commitment, spoken, seed)


def _read_end(parts: list[str], at: int, count: int, digest: str) -> str:
    if len(parts) != 4:
        raise JournalError.of(ENGINE, "error.journal.end-cut", line=at)
    if parts[1] != str(count):
        raise JournalError.of(ENGINE, "error.journal.count", line=at, said=cut(parts[1]), count=count)
    if parts[3] != chain(digest, " ".join(parts[:3])):
        raise JournalError.of(ENGINE, "error.journal.end-digest", line=at)
    return parts[2]
