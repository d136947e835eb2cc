"""The end of a match on its page: who has won and by which rule, the score sheet, and the proof of fairness."""

from dataclasses import dataclass

from kosmodrom.engine.contract import Book
from kosmodrom.engine.registry import Entry
from kosmodrom.engine.ties import Settlement
from kosmodrom.engine.words import Clause
from kosmodrom.server.pages.bot_levels import level_of
from kosmodrom.server.pages.frame import PageVisitor, fragment
from kosmodrom.server.pages.rules import rules_address
from kosmodrom.server.pages.titles import named
from kosmodrom.server.pages.verdict import verdict
from kosmodrom.server.viewer.sight import Sight


@dataclass(frozen=True)
class SheetRow:
    """A source of points, or something that was compared."""

    words: str
    numbers: list[int | None]
    """One for each seat; None where it does not matter."""
    clauses: list[Clause]


def sheet_rows(sight: Sight, guest: PageVisitor) -> list[SheetRow]:
    result, entry = sight.snapshot.result, sight.snapshot.entry
    if result is None:
        return []
    clauses = [[entry.clause(number, sight.snapshot.book) for number in row] for row in entry.row_clauses]
    clauses += [[] for _ in result.sheet[len(clauses) :]]
    rows = zip(sight.rows(guest.lang), result.sheet, clauses, strict=True)
    return [SheetRow(words, list(numbers), governing) for words, numbers, governing in rows]


def tie_words(entry: Entry, clause: Clause, lang: str) -> str:
    """What a rule compares: in a few words, or else the rule itself."""
    return entry.words(lang).texts.get(f"tie.{clause.id}", clause.text(lang))


def tie_rows(entry: Entry, book: Book, settlement: Settlement, guest: PageVisitor) -> list[SheetRow]:
    """What was compared to break a tie."""
    rows = []
    for each in settlement.comparisons:
        clause = entry.clause(each.clause, book)
        numbers = [value if seat in each.seats else None for seat, value in enumerate(each.values)]
        rows.append(SheetRow(tie_words(entry, clause, guest.lang), numbers, [clause]))
    return rows


@dataclass(frozen=True)
class TieSentence:
    """How a tie was settled, and the rule that did."""

    words: str
    clause: Clause | None = None


def tie_sentence(sight: Sight, settlement: Settlement | None, guest: PageVisitor) -> TieSentence | None:
    """Who wins a tie and by what, or why several win; None without a tie."""
    result, entry, texts = sight.snapshot.result, sight.snapshot.entry, guest.texts
    if result is None or result.scores.count(max(result.scores)) < 2:
        return None
    names = [sight.names(guest.lang)[seat] for seat in result.winners]
    if settlement is None:
        return TieSentence(texts["end.tie-shared" if len(names) > 1 else "end.tie"])
    if settlement.shared:
        return TieSentence(texts["end.tie-shared"], entry.clause(settlement.shared, sight.snapshot.book))
    if settlement.decisive is None:
        return TieSentence(texts["end.tie"])
    clause = entry.clause(settlement.decisive.clause, sight.snapshot.book)
    words = tie_words(entry, clause, guest.lang)
    return TieSentence(texts.say("end.tie-won", names=guest.joined(names), words=words), clause)


def end(sight: Sight, guest: PageVisitor) -> str:
    """The whole panel; nothing before the end."""
    result, record = sight.snapshot.result, sight.snapshot.record
    if result is None:
        return ""
    settlement = sight.snapshot.match.settlement() if sight.snapshot.match is not None else None
    names = sight.names(guest.lang)
    winners = guest.joined([names[seat] for seat in result.winners])
    return fragment(
        "end.html",
        guest,
        headline=guest.texts.say("end.winners" if len(result.winners) > 1 else "end.winner", names=winners),
        verdict=verdict(sight, guest),
        tie=tie_sentence(sight, settlement, guest),
        game=named(sight.snapshot.entry, guest.lang)[0],
        ended=int(record.finished or 0),
        rows=sheet_rows(sight, guest),
        compared=[] if settlement is None else tie_rows(sight.snapshot.entry, sight.snapshot.book, settlement, guest),
        result=result,
        names=names,
        levels=[level_of(seat, guest.texts) for seat in sight.snapshot.seats],
        record=record,
        rules=rules_address(guest, sight.snapshot),
        seated=bool(sight.who.seats),
        is_practice=sight.is_practice,
        rewinds=sight.rewinds,
    )
