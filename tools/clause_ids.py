"""Checks the spelling of clause ids: every id that is cited anywhere is a rule in a game's catalogue.

In Python a clause is also cited by the name of its constant, SS_101 for SS-101.
Also the catalogues themselves: ids ascend, and each clause has a topic, a source and its text in every language.
Complaints are sentences that begin with file:line; the exit status is 1 if there are any.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kosmodrom.engine.reasons import NEARNESS

ID = re.compile(r"[A-Z]{2}-\d{3}")
CITATION = re.compile(r"(?<![\w-])[A-Z]{2}-\d{3}(?![\w])")
KEYS = ("topic", "source", "pl", "en")
OPTIONAL = ("edition", "forbids")
"""The edition that has the rule, in a game that is played by several; how near a decision has come that it forbids."""
SOURCES = ("rulebook", "public", "ruling")
GAMES = Path("src/kosmodrom/games")
TOY = Path("tests/toy")


@dataclass(frozen=True)
class Catalogue:
    """The clauses of one game."""

    path: Path
    clauses: dict[str, Any]

    @property
    def game(self) -> str:
        return self.path.parent.name

    def line(self, clause: str) -> int:
        """Where a clause's table begins."""
        rows = self.path.read_text(encoding="utf-8").splitlines()
        return next((at for at, row in enumerate(rows, 1) if row.strip() == f"[{clause}]"), 1)

    def prefixes(self) -> list[str]:
        """The two letters of the clause ids; exactly one pair in a sound catalogue."""
        return sorted({clause.split("-")[0] for clause in self.clauses})


def read_catalogues(root: Path, complaints: list[str]) -> list[Catalogue]:
    """Every game's clauses.toml, and the toy game's."""
    found = []
    for path in [*sorted((root / GAMES).glob("*/clauses.toml")), root / TOY / "clauses.toml"]:
        if not path.is_file():
            continue
        try:
            found.append(Catalogue(path, tomllib.loads(path.read_text(encoding="utf-8"))))
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"line (\d+)", str(error))
            complaints.append(f"{path}:{line[1] if line else 1}: not valid TOML: {error}.")
    return found


def faults_of(catalogue: Catalogue) -> Iterator[str]:
    """What is wrong inside one catalogue."""
    last = ""
    for clause, row in catalogue.clauses.items():
        place = f"{catalogue.path}:{catalogue.line(clause)}"
        if not ID.fullmatch(clause):
            yield f"{place}: {clause!r} is not an id; expected two capitals, a hyphen and three digits."
        elif clause <= last:
            yield f"{place}: {clause} stands after {last}; ids ascend."
        last = clause
        if not isinstance(row, dict):
            yield f"{place}: {clause} is not a table of {', '.join(KEYS)}."
            continue
        for key in (*KEYS, *OPTIONAL):
            if key not in row:
                if key in KEYS:
                    yield f"{place}: {clause} has no {key!r}."
            elif not isinstance(row[key], str) or not row[key].strip():
                yield f"{place}: {clause} has {key} = {row[key]!r}; expected a text."
        for key in row:
            if key not in KEYS and key not in OPTIONAL:
                known = ", ".join((*KEYS, *OPTIONAL))
                yield f"{place}: {clause} has the unknown key {key!r}; expected only {known}."
        if row.get("source") not in SOURCES:
            yield f"{place}: {clause} has source = {row.get('source')!r}; expected one of {', '.join(SOURCES)}."
        if "forbids" in row and row["forbids"] not in NEARNESS:
            yield f"{place}: {clause} has forbids = {row['forbids']!r}; expected one of {', '.join(NEARNESS)}."
    prefixes = catalogue.prefixes()
    if len(prefixes) > 1:
        yield f"{catalogue.path}:1: the ids begin with {', '.join(prefixes)}; a game has one pair of letters."


def shared_prefixes(catalogues: list[Catalogue]) -> Iterator[str]:
    """Two games never number their clauses with the same letters."""
    owners: dict[str, Catalogue] = {}
    for catalogue in catalogues:
        for prefix in catalogue.prefixes():
            if prefix in owners:
                yield f"{catalogue.path}:1: the letters {prefix} belong to {owners[prefix].path}."
            owners[prefix] = catalogue


def texts(root: Path) -> list[Path]:
    """Every file in which a clause may be cited."""
    found: set[Path] = set(root.glob("*.md"))
    for folder in ("src", "tests", "docs", "bench"):
        for ending in ("py", "md", "toml"):
            found.update((root / folder).rglob(f"*.{ending}"))
    return sorted(found)


def home(root: Path, path: Path, catalogues: list[Catalogue]) -> Catalogue | None:
    """The catalogue of the game that a file belongs to; its folder, or its tests' folder, has the game's name."""
    parts = path.relative_to(root).parts
    for catalogue in catalogues:
        if catalogue.path.parent in path.parents or (parts[0] == "tests" and parts[1] == catalogue.game):
            return catalogue
    return None


def wrong_citations(root: Path, path: Path, catalogues: list[Catalogue]) -> Iterator[str]:
    """Ids that no catalogue has, ids of another game, and ids that are almost spelled right."""
    known = {clause: catalogue for catalogue in catalogues for clause in catalogue.clauses}
    letters = "|".join(sorted({prefix for catalogue in catalogues for prefix in catalogue.prefixes()}))
    almost = re.compile(rf"(?<![\w-])(?:{letters})[-‐‑–—_ ]?\d+(?!\w)")
    own = home(root, path, catalogues)
    constant = re.compile(rf"(?<!\w)({letters})_(\d{{3}})(?!\w)")
    words = path.read_text(encoding="utf-8")
    if path.suffix in (".py", ".md") and letters:
        words = constant.sub(r"\1-\2", words)
    for at, row in enumerate(words.splitlines(), 1):
        for cited in CITATION.findall(row):
            if cited not in known:
                yield f"{path}:{at}: {cited} is not a clause of any game."
            elif own is not None and known[cited] is not own:
                yield f"{path}:{at}: {cited} is a clause of {known[cited].game}, not of {own.game}."
        for cited in almost.findall(row) if letters else ():
            if not ID.fullmatch(cited):
                yield f"{path}:{at}: {cited!r} is not spelled like a clause id; expected {cited[:2]}- and three digits."


def silent_rules(root: Path) -> Iterator[str]:
    """Modules of rules whose docstring names no clause."""
    for path in [*sorted((root / GAMES).glob("*/rules/*.py")), *sorted((root / TOY).glob("rules/*.py"))]:
        if path.name == "__init__.py":
            continue
        docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        if not CITATION.search(docstring):
            yield f"{path}:1: the docstring of this module of rules cites no clause."


def check(root: Path) -> list[str]:
    """Everything that is wrong with the clause ids of a project."""
    complaints: list[str] = []
    catalogues = read_catalogues(root, complaints)
    if complaints:
        return complaints
    if not catalogues:
        return [f"{root / GAMES}:1: no game has a clauses.toml."]
    for catalogue in catalogues:
        complaints.extend(faults_of(catalogue))
    complaints.extend(shared_prefixes(catalogues))
    for path in texts(root):
        complaints.extend(wrong_citations(root, path, catalogues))
    complaints.extend(silent_rules(root))
    return complaints


def main() -> int:
    complaints = check(Path())
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
