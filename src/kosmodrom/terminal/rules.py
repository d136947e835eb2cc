"""`kosmodrom rules`: a game's guide and its rules in the player's language, by topic, by clause or by word."""

from collections.abc import Iterable

from kosmodrom.engine.errors import KosmodromError
from kosmodrom.engine.registry import Entry, find
from kosmodrom.engine.words import EVERY_EDITION, Clause, words
from kosmodrom.guide.examples import Example, examples_of, fault, told
from kosmodrom.guide.guide import PACKAGE as GUIDE
from kosmodrom.guide.reading import Passage, Reading, edition_name, searched
from kosmodrom.guide.searching import has_all
from kosmodrom.terminal.console import PACKAGE, Console, wrapped


class UnknownClause(KosmodromError):
    """The game has no rule of that number."""


def show_rules(console: Console, game: str, clause: str | None, search: str | None) -> int:
    entry = find(game)
    guide = {} if clause else searched(entry, console.lang, query=search or "")
    found = [find_clause(entry, clause)] if clause else list(entry.clauses().values())
    if search:
        found = matching(found, search, console.lang)
    if not found and not guide:
        console.say("rules.nothing", word=search)
    else:
        parts = [guide_text(console, guide), by_topic(console, entry, found)]
        example = examples_of(entry).get(found[0].id) if clause else None
        if example is not None and fault(entry, example) is None:
            parts.append(example_text(console, entry, example))
        console.write("\n\n".join(part for part in parts if part))
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
    return [clause for clause in clauses if has_all(f"{clause.id} {clause.text(lang)}", text)]


def guide_text(console: Console, guide: Reading) -> str:
    """The guide, chapter by chapter."""
    headings = words(GUIDE, console.lang).texts
    blocks = []
    for name, passages in guide.items():
        if name == "list":
            blocks += [cards_text(console, each) for each in passages]
        else:
            lines = [passage_text(console, each) for each in passages]
            blocks.append("\n".join([console.bold(headings[f"chapter.{name}"]), *lines]))
    return "\n\n".join(blocks)


def passage_text(console: Console, passage: Passage) -> str:
    """A passage with its title, its edition if it has one of its own, and the rules behind it."""
    stop = "" if passage.title.endswith((".", "?", "!")) else "." if ":" in passage.title else ":"
    title = f"{passage.title}{stop} " if passage.title else ""
    marks = ", ".join(passage.clauses)
    if passage.edition:
        marks = f"{console.text('rules.edition', edition=passage.edition)}; {marks}"
    return wrapped(f"- {title}{passage.text} [{marks}]", "  ", "    ")


def cards_text(console: Console, passage: Passage) -> str:
    """The cards of a list with what they do."""
    lines = [wrapped(f"- {each.name}: {' '.join(each.words)}", "  ", "    ") for each in passage.things]
    heading = console.bold(f"{passage.title} ({len(passage.things)})")
    return "\n".join([heading, wrapped(passage.text, "  "), *lines])


def example_text(console: Console, entry: Entry, example: Example) -> str:
    """A position in which a rule matters, and what is decided there."""
    s = entry.game.from_position(example.position, entry.book())
    names = words(GUIDE, console.lang)["example.names"].split(", ")
    view = entry.game.view(s, example.seat)
    table = entry.speaker.table(view, entry.book(), entry.words(console.lang), names)
    lines = [wrapped(f"- {line}", "  ", "    ") for line in told(entry, example, console.lang)]
    return "\n".join([console.bold(words(GUIDE, console.lang)["example.title"]), table, "", *lines])


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
        edition = edition_name(entry, clause.edition, console.lang)
        marks = f"{marks}; {console.text('rules.edition', edition=edition)}"
    return wrapped(f"{clause.id}  {clause.text(console.lang)} [{marks}]", "  ", " " * (len(clause.id) + 4))
