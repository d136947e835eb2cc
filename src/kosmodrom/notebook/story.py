"""A match as rows of plain values: how the seats stand, and what has happened line by line."""

from collections.abc import Iterator, Sequence
from typing import Final

from kosmodrom.engine.match import LineFacts, Match
from kosmodrom.notebook.rows import Rows

UNTOLD: Final = -2
"""The seat of whoever decided something that the watcher did not learn; whole numbers stay whole in tables."""


def seat_rows(match: Match, names: Sequence[str], lang: str) -> Rows:
    """A row for each seat: its points, its rank, its share of the victory, and the score sheet."""
    texts, speaker = match.entry.words(lang, match.book), match.entry.speaker
    points, winners, sheet = match.scores(), match.winners(), match.sheet()
    sources = [f"points: {speaker.row(row, texts)}" for row in range(len(sheet))]
    standings = [(seat in winners, each) for seat, each in enumerate(points)]
    return Rows(
        {
            "game": match.entry.key,
            "seat": seat,
            "name": names[seat],
            "points": points[seat],
            "rank": 1 + sum(other > standings[seat] for other in standings),
            "won": (1 / len(winners) if seat in winners else 0.0) if match.over else None,
            **{source: row[seat] for source, row in zip(sources, sheet, strict=True)},
        }
        for seat in range(match.seats)
    )


def line_rows(match: Match, watcher: int | None, names: Sequence[str], lang: str) -> Rows:
    """A row for each line that stands, as far as the watcher may know it; without one, for every line.

    Chance decides as seat -1. Of a decision that the watcher did not learn there is what was told of it, and not who
    decided: seat -2, and no decision.
    """
    texts, speaker = match.entry.words(lang, match.book), match.entry.speaker
    rows = Rows()
    for facts, at in _standing(match):
        knows = watcher is None or match.over or facts.audience >> watcher & 1
        told = [event for event in facts.told if watcher is None or event[1] >> watcher & 1]
        if not knows and not told:
            continue
        line = match.lines[facts.line - 1]
        points = at.scores() if watcher is None else match.entry.game.points(at.view(watcher))
        said = (speaker.event(event, match.book, texts, names) for event in told)
        rows.append(
            {
                "line": facts.line,
                "seat": line.who if knows else UNTOLD,
                "decision": line.what if knows else "",
                "told": " ".join(each for each in said if each),
                **{f"points {each}": number for each, number in enumerate(points)},
            }
        )
    return rows


def _standing(match: Match) -> Iterator[tuple[LineFacts, Match]]:
    """What is to be known of each line that stands, with the match as it was after it."""
    facts = match.chronicle()
    for number, at in match.retold():
        yield facts[number - 1], at
