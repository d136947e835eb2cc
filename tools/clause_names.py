"""Writes the clauses of every game as named constants, and holds what functions return against their docstrings.

    python -m tools.clause_names            write `model/clauses.py` of every game from its `clauses.toml`
    python -m tools.clause_names --check    succeed if they are as they would be written, and every function that
                                            returns a clause names it in its docstring
    python -m tools.clause_names NAME       write that of one game

`return SS_101` is the line that refuses by SS-101. A docstring names single clauses (SS-101) and spans (SS-101 to
SS-105).
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = re.compile(r"[A-Z]{2}_\d{3}")
SPAN = re.compile(r"([A-Z]{2})-(\d{3}) to \1-(\d{3})")
SINGLE = re.compile(r"([A-Z]{2})-(\d{3})")


def folders() -> list[Path]:
    """The folders of all games, and of the toy."""
    return [
        *(path.parent for path in sorted((ROOT / "src/kosmodrom/games").glob("*/clauses.toml"))),
        ROOT / "tests/toy",
    ]


def written(folder: Path) -> str:
    """The module of a game's clauses."""
    ids = tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))
    names = [f"{clause.replace('-', '_')}: Final = {int(clause.partition('-')[2])}" for clause in ids]
    head = '"""The clauses by name; `clauses.toml` has their words. Written by `python -m tools.clause_names`."""'
    return "\n".join([head, "", "from typing import Final", "", *names, ""])


def cited(words: str) -> set[str]:
    """The clauses that a docstring names, as constants are called."""
    found = {f"{prefix}_{number}" for prefix, number in SINGLE.findall(words)}
    for prefix, first, last in SPAN.findall(words):
        found |= {f"{prefix}_{number:03}" for number in range(int(first), int(last) + 1)}
    return found


def uncited(path: Path) -> Iterator[str]:
    """Functions that use a clause which their docstring, or that of their class or module, does not name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from _uncited(path, tree, cited(ast.get_docstring(tree) or ""))


def _uncited(path: Path, parent: ast.Module | ast.ClassDef, known: set[str]) -> Iterator[str]:
    for node in parent.body:
        if isinstance(node, ast.ClassDef):
            yield from _uncited(path, node, known | cited(ast.get_docstring(node) or ""))
        elif isinstance(node, ast.FunctionDef):
            words = known | cited(ast.get_docstring(node) or "")
            named = [str(getattr(each, "id", "") or getattr(each, "attr", "")) for each in ast.walk(node)]
            used = {name for name in named if NAME.fullmatch(name)}
            for name in sorted(used - words):
                where, clause = f"{path.relative_to(ROOT)}:{node.lineno}", name.replace("_", "-")
                yield f"{where}: {node.name} uses {clause}, which its docstring does not name."


def main(arguments: list[str]) -> int:
    complaints: list[str] = []
    names = [word for word in arguments if not word.startswith("-")]
    for folder in folders():
        if names and folder.name not in names:
            continue
        target, text = folder / "model" / "clauses.py", written(folder)
        if "--check" not in arguments:
            target.write_text(text, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != text:
            complaints.append(f"{target.relative_to(ROOT)}: not as `python -m tools.clause_names` would write it.")
        for path in sorted([*(folder / "rules").glob("*.py"), folder / "game.py"]):
            complaints += uncited(path)
    print("\n".join(complaints), end="\n" if complaints else "")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
