"""What clause tests of every game do with a state: play decisions by name, each checked, and ask why not."""

from typing import Any

from kosmodrom.engine.registry import Entry


def play(entry: Entry, s: Any, who: int, *decisions: str) -> None:
    """Decisions of a seat, or of chance, one after another; one that is not legal stops the test."""
    for decision in decisions:
        action = entry.vocabulary.id(decision)
        assert who in entry.game.actors(s), f"{who} is not asked"
        legal = [entry.vocabulary.name(each) for each in entry.game.legal(s, who)]
        assert decision in legal, f"{decision} is not among {legal}"
        entry.game.apply(s, who, action)


def clause_against(entry: Entry, s: Any, seat: int, decision: str) -> str:
    """The clause that forbids a decision; empty: it is legal."""
    number = entry.game.refusal(s, seat, entry.vocabulary.id(decision))
    return entry.clause(number).id if number else ""
