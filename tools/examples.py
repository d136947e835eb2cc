"""Writes examples of rules: scenes of the clause tests of a game become positions in its folder.

    python -m tools.examples star_scrappers     runs the game's tests and writes `examples.toml`
    python -m tools.examples --check            are the examples of all games still true, and cited by their tests?

For a clause that forbids something the example is a decision that a test shows to be refused by it; for any other, what
is played in a test that cites this clause alone and plays once. What the printed cards cannot do is left out.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from kosmodrom.engine.registry import Entry, find, games
from kosmodrom.engine.words import WORLD, Phrase
from kosmodrom.guide.examples import (
    FILE,
    ZONES,
    Example,
    difference,
    examples_of,
    fault,
    read_examples,
    told,
    toml,
    zones,
)
from kosmodrom.guide.guide import PACKAGE

TESTS: Final = Path("tests")
FEW_DECISIONS: Final = 4
HEAD: Final = """\
# Examples of rules, written by `python -m tools.examples {game}` from scenes of the clause tests, never by hand.
# `kosmodrom.guide.examples` explains the keys.
"""


@dataclass(frozen=True)
class Shot:
    """What a test did to a scene."""

    run: str
    """One run of a test, of which there may be several with other parameters."""
    test: str
    clauses: tuple[str, ...]
    position: str
    seats: int
    seat: int
    decisions: tuple[str, ...]
    refusal: str
    """The clause that forbids the decision; empty if all were carried out."""


class Camera:
    """Watches scenes while tests run."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.shots: list[Shot] = []
        self._run = self._test = ""
        self._clauses: tuple[str, ...] = ()
        self._busy = False

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        cited = [str(one) for mark in item.iter_markers("clause") for one in mark.args]
        self._run = item.nodeid
        self._test, self._clauses = f"{item.path.name}::{item.name.partition('[')[0]}", tuple(cited)
        return (yield)

    @contextmanager
    def watching(self, scene: Any) -> Iterator[None]:
        """Meanwhile every scene is watched when it is asked or played."""
        why_not, play = scene.why_not, scene.play

        def watched_why_not(s: Any, decision: str, seat: int | None = None) -> str | None:
            answer: str | None = why_not(s, decision, seat)
            if answer and not self._busy:
                self.take(s, s.seat if seat is None else seat, (decision,), answer)
            return answer

        def watched_play(s: Any, *decisions: str, seat: int | None = None) -> Any:
            if not self._busy and decisions and s.asked:
                self.take(s, s.seat if seat is None else seat, decisions, "")
            was, self._busy = self._busy, True
            try:
                return play(s, *decisions, seat=seat)
            finally:
                self._busy = was

        scene.why_not, scene.play = watched_why_not, watched_play
        try:
            yield
        finally:
            scene.why_not, scene.play = why_not, play

    def take(self, s: Any, seat: int, decisions: tuple[str, ...], refusal: str) -> None:
        if refusal and refusal not in self._clauses:
            return
        names, position = tuple(map(s.expand, decisions)), s.game.position(s.s)
        seats = zones(position)["seats"]
        self.shots.append(Shot(self._run, self._test, self._clauses, position, seats, seat, names, refusal))


def photographed(entry: Entry) -> list[Shot]:
    """All scenes that the tests of a game ask or play."""
    sys.path.insert(0, str(TESTS))
    from scenes import BaseScene  # here, because it lies among the tests

    camera = Camera(entry)
    with camera.watching(BaseScene):
        status = pytest.main([str(TESTS / entry.key), "-q", "-n", "0", "-p", "no:cacheprovider"], plugins=[camera])
    if status:
        raise SystemExit(f"the tests of {entry.key} fail")
    return camera.shots


def chosen(entry: Entry, shots: list[Shot]) -> dict[str, Shot]:
    """For each clause the first scene that is true of the printed cards: one that it refuses, or one that is played."""
    plays = Counter(shot.run for shot in shots if not shot.refusal)
    found: dict[str, Shot] = {}
    for clause, rule in entry.clauses().items():
        refused = [shot for shot in shots if shot.refusal == clause]
        played = [shot for shot in shots if shot.clauses == (clause,) and not shot.refusal and plays[shot.run] == 1]
        wanted = refused if rule.forbids else [shot for shot in played if len(shot.decisions) <= FEW_DECISIONS]
        for shot in sorted(wanted, key=lambda shot: len(shot.clauses)):
            if is_telling(entry, clause, shot):
                found[clause] = shot
                break
    return found


def is_telling(entry: Entry, clause: str, shot: Shot) -> bool:
    """Whether it is true of the printed cards, and something is told of what is decided."""
    example = Example(clause, shot.test, shot.seat, shot.decisions, bool(shot.refusal), shot.position)
    if fault(entry, example) is not None:
        return False
    return example.is_refused or len(told(entry, example, WORLD)) > len(shot.decisions)


def text_of(entry: Entry, shots: dict[str, Shot]) -> str:
    """The file of a game."""
    positions = {clause: {zone: zones(shot.position)[zone] for zone in ZONES} for clause, shot in shots.items()}
    bases = {
        seats: usual([positions[clause] for clause, shot in shots.items() if shot.seats == seats])
        for seats in sorted({shot.seats for shot in shots.values()})
    }
    lines = [HEAD.format(game=entry.key)]
    for seats in bases:
        lines += [f"[base.{seats}]", *rows_of(bases[seats]), ""]
    for clause, shot in shots.items():
        said = f"refused = {toml(shot.decisions[0])}" if shot.refusal else f"decisions = {toml(list(shot.decisions))}"
        heading = [f"[{clause}]", f"test = {toml(shot.test)}", f"seats = {shot.seats}", f"seat = {shot.seat}", said]
        lines += [*heading, *rows_of(difference(bases[shot.seats], positions[clause]) or {}), ""]
    return "\n".join(lines)


def usual(values: list[Any]) -> Any:
    """What most of several positions have, field by field."""
    if all(isinstance(value, dict) for value in values):
        keys = dict.fromkeys(key for value in values for key in value)
        return {key: usual([value[key] for value in values if key in value]) for key in keys}
    return max(values, key=values.count)


def rows_of(changed: dict[str, Any]) -> list[str]:
    """Fields of zones by dotted keys, one on a line."""
    rows = []
    for zone, fields in changed.items():
        parts = [(f"{zone}.{seat}", hand) for seat, hand in fields.items()] if zone == "hand" else [(zone, fields)]
        rows += [f"{place}.{key} = {toml(value)}" for place, part in parts for key, value in part.items()]
    return rows


def cited(path: Path, test: str) -> set[str]:
    """The clauses that a test cites; none if there is no such test."""
    if not path.is_file():
        return set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == test:
            calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
            marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "clause"]
            return {str(arg.value) for call in marks for arg in call.args if isinstance(arg, ast.Constant)}
    return set()


def faults(entry: Entry) -> Iterator[Phrase]:
    """What of a game's examples is not true any more."""
    file = files(entry.package) / FILE
    read = read_examples(entry, file.read_text(encoding="utf-8")) if file.is_file() else {}
    if isinstance(read, Phrase):
        yield read
    for clause, example in examples_of(entry).items():
        found = fault(entry, example)
        if found is not None:
            yield found
        module, _, test = example.test.partition("::")
        if clause not in cited(TESTS / entry.key / module, test):
            place = {"file": f"{entry.key}/{FILE}", "key": clause, "test": example.test}
            yield Phrase(PACKAGE, "problem.test", place)


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        wrong = [problem.text(WORLD) for entry in games().values() for problem in faults(entry)]
        print("\n".join(wrong), end="\n" if wrong else "")
        return 1 if wrong else 0
    for game in arguments:
        entry = find(game)
        shots = chosen(entry, photographed(entry))
        path = Path("src", *entry.package.split("."), FILE)
        path.write_text(text_of(entry, shots), encoding="utf-8")
        print(f"{path}: {len(shots)} of {len(entry.clauses())} clauses")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
