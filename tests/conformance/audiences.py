"""The laws of who is told: a journal says no more than its reader saw, and an event no more than its hearer sees."""

from dataclasses import dataclass
from typing import Any

from conformance.secrecy import few, worlds
from conformance.twins import Path, Twins, noticed, twins
from conformance.walks import Case, applied, record, seen, told_to, varied
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck

STATES = 40
LONGEST_MOVE = 8
"""Decisions of a move that nobody notices until its last one."""
YOUNG = 3
"""So long ago twins parted whose moves are compared."""

Noticed = tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]


@dataclass(frozen=True)
class Move:
    """What was done from a state on until others noticed: decisions that they do not notice, and one that they do."""

    root: Any
    path: Path
    after: Any
    audience: int
    """Who learns the last decision by name; nobody else has learnt those before it."""

    @property
    def who(self) -> int | None:
        return self.path[-1][0] if self.path else None

    def noticed(self, case: Case, watcher: int) -> Noticed:
        view, told, actors = noticed(case.game, self.after, watcher)
        return tuple(view), tuple(told), tuple(actors)

    def line(self, case: Case, watcher: int) -> str:
        """What the journal of a watcher says of it."""
        return case.name(self.path[-1][1]) if self.audience >> watcher & 1 else ""


def moves(case: Case, root: Any, past: Path, s: Any, luck: Luck) -> list[Move]:
    """Some moves of each who may decide, in a state and after what led to it; and that nothing is done."""
    idle = Move(root, past, case.game.clone(s), 0)
    return [idle] + [
        _move(case, root, past, s, (who, action), luck)
        for who in case.game.actors(s)
        for action in few(case.game.legal(s, who), luck)
    ]


def _move(case: Case, root: Any, past: Path, s: Any, first: tuple[int, int], luck: Luck) -> Move:
    """One decision, and others after it until somebody else notices."""
    game, who = case.game, first[0]
    others = [watcher for watcher in case.watchers() if watcher != who]
    before, actors = [seen(game, s, watcher) for watcher in others], game.actors(s)
    path: Path = (first,)
    now = s
    while True:
        audience = game.audience(now, *path[-1])
        now = applied(game, now, *path[-1])
        is_told = any(audience >> watcher & 1 or told_to(now, watcher) for watcher in others)
        is_quiet = not is_told and game.actors(now) == actors and len(path) < LONGEST_MOVE
        if not is_quiet or [seen(game, now, watcher) for watcher in others] != before:
            return Move(root, past + path, now, audience)
        legal = game.legal(now, who)
        assert legal, f"{case}, after {_in_words(case, past + path)}: {who} is asked and has no answer"
        path = (*path, (who, legal[luck.below(len(legal))]))


def journals_say_what_was_noticed(case: Case) -> None:
    """Moves that look alike to a watcher stand alike in its journal, also if they begin in worlds alike to it.

    So whoever reads a decision by its name could tell it from all others anyway: by the view, by what was told, or by
    who is asked next. Two spellings of one move, which lead to the same state in each of these worlds, are the same.
    """
    for number, step in enumerate(varied(case, record(case), STATES)):
        luck = case.luck(number)
        here = moves(case, step.s, (), step.s, luck)
        for watcher in case.watchers():
            _compare(case, watcher, here, True)
        seat = number % case.seats
        if step.who != CHANCE:
            (world,) = worlds(case, step, seat, 1)
            _compare(case, seat, [*here, *moves(case, world, (), world, luck)], True)
    for pair in twins(case):
        if pair.age <= YOUNG:
            states = zip(pair.paths, (pair.one, pair.other), strict=True)
            found = [move for past, s in states for move in moves(case, pair.root, past, s, case.luck(pair.age))]
            for watcher in pair.watchers:
                _compare(case, watcher, found, not pair.is_of_chance)


def _compare(case: Case, watcher: int, found: list[Move], may_be_spelt: bool) -> None:
    first: dict[Noticed, Move] = {}
    for move in found:
        if move.who == watcher:
            continue
        other = first.setdefault(move.noticed(case, watcher), move)
        lines = [other.line(case, watcher), move.line(case, watcher)]
        assert lines[0] == lines[1] or (may_be_spelt and all(lines) and _is_one_move(case, other, move)), (
            f"{case}: the journal of watcher {watcher} says {lines[0]!r} after {_in_words(case, other.path)}, and "
            f"{lines[1]!r} after {_in_words(case, move.path)}, and nothing else tells them apart"
        )
        if other.path != move.path:
            case.count("journals_say_what_was_noticed")


def _in_words(case: Case, path: Path) -> str:
    return ", ".join(f"{case.name(action)!r} by {who}" for who, action in path)


def _is_one_move(case: Case, one: Move, other: Move) -> bool:
    """Whether two spellings lead to the same, wherever one of them was meant."""
    for root in (one.root, other.root):
        ends = [_played(case, root, move.path) for move in (one, other)]
        if ends[0] is None or ends[0] != ends[1]:
            return False
    return True


def _played(case: Case, root: Any, path: Path) -> tuple[list[int], list[int]] | None:
    """The state that some decisions lead to, and what all are told at the last one; None if they cannot be made."""
    game, now = case.game, root
    for who, action in path:
        if who not in game.actors(now) or action not in game.legal(now, who):
            return None
        now = applied(game, now, who, action)
    return game.encode(now), now.told


def secrets_stay_untold(case: Case) -> None:
    """No event tells a watcher of a secret that its view does not show, unless a clause announces it.

    Neither do who is asked next and who learns a decision by its name.
    """
    for pair in twins(case):
        one, other = (applied(case.game, s, pair.who, pair.action) for s in (pair.one, pair.other))
        for watcher in pair.watchers:
            paths = " or ".join(_in_words(case, path) for path in pair.paths)
            where = f"{case}, after {paths}: at {case.name(pair.action)!r} by {pair.who} watcher {watcher}"
            told = [told_to(one, watcher), told_to(other, watcher)]
            if seen(case.game, one, watcher) == seen(case.game, other, watcher):
                announced = told[0] == told[1] or _is_announced(case, pair)
                assert announced, f"{where} is told what it does not see: {told}"
                assert case.game.actors(one) == case.game.actors(other), f"{where} can tell by who is asked next"
            case.count("secrets_stay_untold")


def _is_announced(case: Case, pair: Twins) -> bool:
    """Whether the game names a clause by which the decision tells what was secret."""
    clauses = {case.game.announces(s, pair.who, pair.action) for s in (pair.one, pair.other)}
    for number in clauses - {0}:
        is_known = f"{case.entry.prefix}-{number:03}" in case.entry.clauses()
        assert is_known, f"{case}: {case.name(pair.action)!r} is announced by clause {number}, which does not exist"
    return 0 not in clauses
