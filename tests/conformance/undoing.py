"""The law of taking back: it is free only while it can change nothing that anybody has learnt."""

from dataclasses import dataclass, field
from typing import Any

from conformance.walks import Case, applied, seen, told_to
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match

DECISIONS = 120
COMPARED = 3
"""After one decision in so many worlds are compared."""


@dataclass
class Past:
    """A match with the state before each of its lines."""

    case: Case
    match: Match
    states: list[Any] = field(default_factory=list)

    def look(self) -> None:
        """Note the states before the lines that are new."""
        now = self.case.new() if not self.states else self._after(self.states[-1], len(self.states) - 1)
        for at in range(len(self.states), len(self.match.lines)):
            self.states.append(now)
            now = self._after(now, at)

    def decision(self, at: int) -> tuple[int, int]:
        line = self.match.lines[at]
        return line.who, self.case.entry.vocabulary.id(line.what)

    def is_told(self, at: int, watcher: int) -> bool:
        """Whether a watcher learns a line by name."""
        return bool(self.case.game.audience(self.states[at], *self.decision(at)) >> watcher & 1)

    def _after(self, s: Any, at: int) -> Any:
        return applied(self.case.game, s, *self.decision(at))


def free_undo_unlearns_nothing(case: Case) -> None:
    """Where a seat may take back a decision without asking, it could as well not have made it yet.

    Nothing was drawn since, nobody who knew it has decided, and the seat has learnt nothing: no decision of others, and
    nothing by which it can tell two worlds apart that were alike to it. What others have decided stands without it.
    """
    past = Past(case, Match(case.entry, seats=case.seats, options=case.options, seed=str(case.seed)))
    for number in range(DECISIONS):
        past.look()
        for seat in range(case.seats):
            if past.match.can_undo(seat):
                _check(past, seat)
                if number % COMPARED == 0:
                    _compare_worlds(past, seat, case.luck(number))
                case.count("free_undo_unlearns_nothing")
        if past.match.over:
            return
        choice = case.ints[number % len(case.ints)]
        seat = past.match.actors[choice // 7 % len(past.match.actors)]
        legal = past.match.legal_ids(seat)
        past.match.play(seat, legal[choice % len(legal)])


def _check(past: Past, seat: int) -> None:
    at, last = past.match.last_line_of(seat) - 1, len(past.match.lines)
    where = f"{past.case}: seat {seat} may take back {past.match.lines[at].what!r} of line {at + 1} freely, though"
    for later in range(at + 1, last):
        who, what = past.match.lines[later].who, past.match.lines[later].what
        assert who != CHANCE, f"{where} {what!r} was drawn since"
        assert not past.is_told(at, who), f"{where} seat {who} knew it and decided {what!r} since"
        assert not past.is_told(later, seat), f"{where} it has learnt of {what!r} by seat {who} since"
    if at + 1 < last:
        _replay_without(past, at, where)


def _replay_without(past: Past, at: int, where: str) -> None:
    game, now = past.case.game, past.states[at]
    for later in range(at + 1, len(past.match.lines)):
        who, action = past.decision(later)
        is_possible = who in game.actors(now) and action in game.legal(now, who)
        assert is_possible, f"{where} {past.match.lines[later].what!r} by seat {who} cannot stand without it"
        now = applied(game, now, who, action)


def _compare_worlds(past: Past, seat: int, luck: Luck) -> None:
    """Other seats may have decided otherwise in another world, since the seat has not learnt what they decided."""
    game, at = past.case.game, past.match.last_line_of(seat) - 1
    one = past.states[at]
    other = game.sample(game.view(one, seat), luck)
    for later in range(at, len(past.match.lines)):
        who, action = past.decision(later)
        if who not in game.actors(other):
            return
        legal = game.legal(other, who)
        one = applied(game, one, who, action)
        other = applied(game, other, who, action if action in legal else legal[luck.below(len(legal))])
        has_learnt = seen(game, one, seat) != seen(game, other, seat) or told_to(one, seat) != told_to(other, seat)
        assert not has_learnt, (
            f"{past.case}: seat {seat} may take back {past.match.lines[at].what!r} of line {at + 1} freely, though "
            f"{past.match.lines[later].what!r} has shown it something"
        )
