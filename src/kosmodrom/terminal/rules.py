"""`kosmodrom rules`: a game's rules in the player's language, by topic, by clause or by word."""

from collections.abc import Iterable

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import Entry, find
from kosmodrom.engine.words import EVERY_EDITION, Clause
from kosmodrom.terminal.console import PACKAGE, Console, folded, wrapped


class UnknownClause(KosmodromError):
    """The game has no rule of that number."""


def show_rules(console: Console, game: str, clause: str | None, search: str | None) -> int:
    entry = find(game)
    found = [find_clause(entry, clause)] if clause else list(entry.clauses().values())
    if search:
        found = matching(found, search, console.lang)
    if not found:
        console.say("rules.nothing", word=search)
    else:
        console.write(by_topic(console, entry, found))
    return 0


def find_clause(entry: Entry, name: str) -> Clause:
    """The rule with an id, however it was typed: SS-087, ss-87, 87."""
    prefix, _, number = name.upper().rpartition("-")
    if number.isdecimal() and prefix in ("", entry.prefix):
        clause = entry.clauses().get(f"{entry.prefix}-{number.lstrip('0').zfill(3)}")
        if clause is not None:
            return clause
    ids = list(entry.clauses())
    raise UnknownClause.of(PACKAGE, "wrong.no-clause", game=entry.key, clause=name, first=ids[0], last=ids[-1])


def matching(clauses: Iterable[Clause], text: str, lang: str) -> list[Clause]:
    """The rules that hold every word of a text, whatever its capitals and accents."""
    parts = folded(text).split()
    return [clause for clause in clauses if all(part in folded(f"{clause.id} {clause.text(lang)}") for part in parts)]


def by_topic(console: Console, entry: Entry, clauses: Iterable[Clause]) -> str:
    """Rules under the headings of their topics."""
    topics: dict[str, list[Clause]] = {}
    for clause in clauses:
        topics.setdefault(clause.topic, []).append(clause)
    blocks = []
    for topic, group in topics.items():
        heading = entry.words(console.lang).texts.get(f"topic.{topic}", topic)
        blocks.append("\n".join([console.bold(heading), *(as_text(console, entry, clause) for clause in group)]))
    return "\n\n".join(blocks)


def as_text(console: Console, entry: Entry, clause: Clause) -> str:
    """One rule with its id, where it comes from, and its edition if it has one of its own."""
    marks = console.text(f"source.{clause.source}")
    if clause.edition != EVERY_EDITION:
        edition = entry.words(console.lang).texts.get(f"option.edition.{clause.edition}", clause.edition)
        marks = f"{marks}; {console.text('rules.edition', edition=edition)}"
    return wrapped(f"{clause.id}  {clause.text(console.lang)} [{marks}]", "  ", " " * (len(clause.id) + 4))
