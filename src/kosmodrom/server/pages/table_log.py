"""The log of a table: all of it as it happened, the last at its foot, as messages and replays are."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import seat_mark
from kosmodrom.engine.contract import CHANCE
from kosmodrom.server.pages.frame import PageVisitor, fragment
from kosmodrom.server.tables.heard_lines import HeardLine
from kosmodrom.server.viewer.sight import Sight

LOG_LINES: Final = 80
MOST_KEPT: Final = LOG_LINES + 40


class Row(NamedTuple):
    """What one decision did to one seat."""

    moment: int
    seat: int | None
    who: int
    words: str
    new: bool = False


class LogRows:
    """The rows of one reader, who is told most of them again after each decision: each is put into words once."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._rows: dict[HeardLine, list[Row]] = {}

    def of(self, sight: Sight, lang: str, since: int) -> list[Row]:
        """What happened after a moment, in its order."""
        if self._names != sight.names(lang):
            self._names, self._rows = sight.names(lang), {}
        last, found = sight.last_own_moment() if sight.is_seated else sight.cursor.moment, list[Row]()
        lines = sight.heard(since)
        if len(self._rows) > MOST_KEPT:
            self._rows = {line: self._rows[line] for line in lines if line in self._rows}
        # What chance brings upon one's own decision belongs to one's own turn.
        has_new = any(line.moment > last and line.who not in (CHANCE, sight.viewer) for line in lines)
        for line in lines:
            rows = self._rows.get(line)
            if rows is None:
                rows = self._rows[line] = rows_of(line, sight, lang)
            is_new = has_new and line.moment > last and line.who != sight.viewer
            found += [row._replace(new=True) for row in rows] if is_new else rows
        return found


def rows_of(line: HeardLine, sight: Sight, lang: str) -> list[Row]:
    """What one decision did; what it did to one seat is one row."""
    rows: list[Row] = []
    for each in sight.say(line, lang):
        seat = None if each.about < 0 else each.about
        if rows and rows[-1].seat == seat:
            rows[-1] = rows[-1]._replace(words=f"{rows[-1].words} {each.words}")
        else:
            rows.append(Row(each.moment, seat, each.who, each.words))
    return rows


def log(sight: Sight, guest: PageVisitor, known: LogRows, since: int = 0, is_linked: bool = True) -> str:
    """What happened, turn by turn; what is new since the viewer's last decision begins with a line of its own.

    At a table each line leads to its moment in the replay.
    """
    # A moment holds few events, and those before the excerpt need not be told.
    rows = known.of(sight, guest.lang, max(since, sight.cursor.moment - LOG_LINES))[-LOG_LINES:]
    found = turns(rows)
    fresh = [turn for turn in found if turn[0].new]
    before = [turn for turn in found if not turn[0].new]
    address = f"{escape(guest.root)}/table/{sight.snapshot.id}/replay?at=" if is_linked else ""
    met = done_to(sight.viewer, sight.names(guest.lang)[sight.viewer], fresh) if sight.is_seated else frozenset()
    return fragment(
        "log.html",
        guest,
        fresh="".join(_drawn(turn, "is-fresh", address, met) for turn in fresh),
        before="".join(_drawn(turn, "", address) for turn in before),
        has_decided=sight.last_own_moment() > 0,
    )


def done_to(seat: int, name: str, turns: Sequence[Sequence[Row]]) -> frozenset[Row]:
    """The rows in which what another seat does names this one: something was done to it."""
    others = (row for turn in turns for row in turn if row.seat not in (None, seat) and row.who != seat)
    return frozenset(row for row in others if _is_named(name, row.words))


def _is_named(name: str, words: str) -> bool:
    """Whether a name stands among words, and not as a part of a longer one."""
    before, found, after = f" {words} ".partition(name)
    while found and (before[-1:].isalnum() or after[:1].isalnum()):
        before, found, after = after.partition(name)
    return bool(found)


def _drawn(turn: Sequence[Row], look: str, address: str, met: frozenset[Row] = frozenset()) -> str:
    """The lines of one turn; drawn by hand, because there are many."""
    lines = []
    for row in turn:
        words = escape(row.words)
        mark = "" if row.seat is None else seat_mark(row.seat)
        told = f'<a href="{address}{row.moment}">{words}</a>' if address else f"<span>{words}</span>"
        begun = " is-begun" if row is turn[0] else ""
        begun += " is-met" if row in met else ""
        lines.append(f'<li class="{look}{begun}">{mark}{told}</li>\n')
    return "".join(lines)


def turns(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows that belong together: what a seat did on end, with what chance brought meanwhile.

    That its turn begins another's decision told last; it is its own first row.
    """
    found: list[list[Row]] = []
    who = CHANCE
    for row in rows:
        goes_on = found and row.who in (who, CHANCE) and found[-1][0].new == row.new
        if goes_on:
            found[-1].append(row)
        else:
            found.append([*_begun_before(found, row), row])
        who = row.who if row.who != CHANCE else who
    return found


def _begun_before(found: list[list[Row]], row: Row) -> list[Row]:
    """The last row of the turn before, taken out of it, if it is about the seat that plays now."""
    if not found or len(found[-1]) == 1 or row.who == CHANCE:
        return []
    last = found[-1][-1]
    return [found[-1].pop()] if last.seat == row.who != last.who and last.new == row.new else []
