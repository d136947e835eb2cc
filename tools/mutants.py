"""Mutants of a game's rules: each small change of a rule must make one of the game's clause tests fail.

    python -m tools.mutants star_scrappers [--jobs 2] [--every N] [--only rules/setup.py]
    python -m tools.mutants --check

Whatever carries a rule, `game.py`, `rules/`, and what is written by hand in `model/`, is changed in one place at a time
(a comparison turned, a condition negated, a number one larger, another clause cited, a statement dropped, `and` for
`or`, plus for minus; in functions, in constants, in what a class of questions fills in) and the tests under
`tests/<game>/` run until one fails. What a book is filled with until the deck is read carries no rule and stays. A
mutant that all tests pass survives and is listed; `tools/survivors.toml` gives the reason for those that cannot be
told from the rule. Exit status 1 when fewer than 90% are killed or a survivor has no reason. `--check` runs no tests:
it names the reasons, of all games, whose mutant is gone because the rule was written anew.
"""

import argparse
import ast
import copy
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "kosmodrom" / "games"
ENOUGH = 90
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
CLAUSE = re.compile(r"[A-Z]{2}_\d{3}")
ELSEWHERE = ("actions.py", "events.py", "labels.py")
"""What stands in `model/` and carries no rule: names of decisions and of what is told. Constants there are codes."""


@dataclass(frozen=True)
class Mutant:
    """A file with one change in one function, class or constant."""

    file: str
    """Inside the game's folder."""
    place: str
    """The function, or the constant of the module or of a class."""
    is_code: bool
    """Whether it is a function."""
    name: str
    """The file, the function, the change and, where it occurs several times in the function, which of them."""
    text: str
    """The file as it is."""
    node: int
    """The place of what is changed among all nodes of the file."""
    variant: int

    @property
    def source(self) -> str:
        """The file with the change."""
        tree = ast.parse(self.text)
        node = next(node for place, node in enumerate(ast.walk(tree)) if place == self.node)
        change = _change(node, self.variant)
        assert change is not None
        return ast.unparse(_Swap(node, change[0]).visit(tree))


class _Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def rule_files(game: str) -> list[Path]:
    """What is written by hand and carries the rules of a game."""
    folder = GAMES / game
    written = [
        path for path in (folder / "model").glob("*.py") if path.name not in ELSEWHERE and not _is_generated(path)
    ]
    return [folder / "game.py", *sorted((folder / "rules").glob("*.py")), *sorted(written)]


def _is_generated(path: Path) -> bool:
    """Whether a tool has written it and says so in the docstring."""
    return "Written by `python -m" in (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")


def mutants(path: Path, file: str) -> Iterator[Mutant]:
    """All changes inside a file."""
    text = path.read_text(encoding="utf-8")
    count: Counter[str] = Counter()
    whole = ast.parse(text)
    places = _places(whole)
    fillings = {inner for filling in _fillings(whole) for inner in ast.walk(filling)}
    for at, node in enumerate(ast.walk(whole)):
        for variant in range(2):
            place, is_code = places.get(node, ("", False))
            if not place or node in fillings or not _may_change(node, variant):
                continue
            if not is_code and (variant == 1 or file.startswith("model/")):
                continue
            change = _change(node, variant)
            if change is None:
                continue
            name = f"{path.name} {place}: {change[1]}"
            count[name] += 1
            full = name if count[name] == 1 else f"{name} ({count[name]})"
            yield Mutant(file, place, is_code, full, text, at, variant)


def _places(tree: ast.Module) -> dict[ast.AST, tuple[str, bool]]:
    """The function in whose body a node stands, or the constant that it is part of; whether it is a function."""
    found: dict[ast.AST, tuple[str, bool]] = {}
    for owner in ast.walk(tree):
        if isinstance(owner, ast.Module | ast.ClassDef):
            for statement in owner.body:
                name = constant(statement)
                if name:
                    found.update((inner, (name, False)) for inner in ast.walk(statement))
    functions = [owner for owner in ast.walk(tree) if isinstance(owner, ast.FunctionDef)]
    for function in reversed(functions):
        for statement in function.body:
            found.update((inner, (function.name, True)) for inner in ast.walk(statement))
    return found


def constant(statement: ast.stmt) -> str:
    """The name that a statement of a module or a class gives to a value; empty: it gives none."""
    if not isinstance(statement, ast.Assign | ast.AnnAssign) or statement.value is None:
        return ""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
    return target.id if isinstance(target, ast.Name) else ""


def _fillings(tree: ast.Module) -> list[ast.AST]:
    """What attributes start with before all of them, or each item of them, is set by whoever reads a deck."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    wholly = {_owned(target) for function in functions for target in _targets(function.body)}
    by_item = {
        _owned(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
    }
    found: list[ast.AST] = []
    for function in functions:
        for statement in function.body if function.name == "__init__" else []:
            for target in _targets([statement]):
                own, name = _owned(target)
                value = statement.value if isinstance(statement, ast.Assign) else None
                if own == "self" and ("book", name) in wholly:
                    found.append(statement)
                elif own == "self" and ("book", name) in by_item:
                    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List):
                        found.append(value.left)
                    elif isinstance(value, ast.ListComp):
                        found.append(value.elt)
    return found


def _targets(body: list[ast.stmt]) -> list[ast.expr]:
    """What the statements of a body, and not those inside others, set, one by one or several at once."""
    targets = [target for statement in body if isinstance(statement, ast.Assign) for target in statement.targets]
    return [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]


def _owned(target: ast.expr) -> tuple[str, str]:
    """Whose attribute it is, and which."""
    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        return target.value.id, target.attr
    return "", ""


def _may_change(node: ast.AST, variant: int) -> bool:
    if isinstance(node, ast.Constant):
        return variant == 0 and type(node.value) is int
    if isinstance(node, ast.Name):
        return variant == 0 and CLAUSE.fullmatch(node.id) is not None
    if isinstance(node, ast.Attribute):
        return variant == 0 and CLAUSE.fullmatch(node.attr) is not None
    if variant == 0:
        return isinstance(node, ast.Compare | ast.BoolOp | ast.BinOp | ast.AugAssign)
    return isinstance(node, ast.If | ast.IfExp | ast.While | ast.Expr | ast.Assign | ast.AugAssign)


def _change(node: ast.AST, variant: int) -> tuple[ast.AST, str] | None:
    """What stands there instead, and the change in words; None where there is nothing to change."""
    before = ast.unparse(node)
    if variant == 1:
        return _negate(node, before) if isinstance(node, ast.If | ast.IfExp | ast.While) else _drop(node, before)
    new = copy.copy(node)
    if isinstance(new, ast.Compare) and len(new.ops) == 1:
        new.ops = [COMPARISONS.get(type(new.ops[0]), type(new.ops[0]))()]
    elif isinstance(new, ast.BoolOp):
        new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()
    elif isinstance(new, ast.BinOp | ast.AugAssign):
        new.op = SUMS.get(type(new.op), type(new.op))()
    elif isinstance(new, ast.Constant) and type(new.value) is int:
        new.value += 1
    elif isinstance(new, ast.Name) and isinstance(new.ctx, ast.Load) and CLAUSE.fullmatch(new.id):
        new.id = f"({new.id} + 1)"
    elif isinstance(new, ast.Attribute) and CLAUSE.fullmatch(new.attr):
        new.attr = f"{new.attr} + 1"
    after = ast.unparse(new)
    return (new, f"`{before}` becomes `{after}`") if after != before else None


def _negate(node: ast.If | ast.IfExp | ast.While, before: str) -> tuple[ast.AST, str] | None:
    if isinstance(node.test, ast.Constant):
        return None
    new = copy.copy(node)
    new.test = ast.UnaryOp(ast.Not(), node.test)
    return new, f"`{before.splitlines()[0]}` is negated"


def _drop(statement: ast.AST, before: str) -> tuple[ast.AST, str] | None:
    """Empty a statement of a function; docstrings stay, and so does what asks a base class, without which none runs."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return None
    if any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(statement)):
        return None
    return ast.copy_location(ast.Expr(ast.Constant(None)), statement), f"`{before}` is dropped"


def reasons() -> dict[str, dict[str, str]]:
    """Game by game, why some survivors cannot be told from the rule."""
    return tomllib.loads((ROOT / "tools" / "survivors.toml").read_text(encoding="utf-8"))


def all_mutants(game: str, only: str = "") -> list[Mutant]:
    """The mutants of a game, or of one of its files."""
    files = [(path, path.relative_to(GAMES / game).as_posix()) for path in rule_files(game)]
    return [mutant for path, file in files if only in ("", file) for mutant in mutants(path, file)]


def check() -> int:
    """Name the reasons for mutants that there are no more; the exit status."""
    gone = [
        f"{game}: {name}"
        for game, known in reasons().items()
        for name in known.keys() - {mutant.name for mutant in all_mutants(game)}
    ]
    for name in sorted(gone):
        print(f"no such mutant: {name}")
    return int(bool(gone))


def report(game: str, tried: list[str], survivors: list[str]) -> int:
    """What survived and why; the exit status."""
    known = reasons().get(game, {})
    count = len(tried)
    share = 100 * (count - len(survivors)) / max(count, 1)
    unexplained = [name for name in survivors if name not in known]
    for name in survivors:
        print(f"survived: {name}\n    {known.get(name, 'NO REASON GIVEN')}")
    for name in tried:
        if name in known and name not in survivors:
            print(f"killed, so its reason is not so: {name}\n    {known[name]}")
    print(f"{game}: {count} mutants, {count - len(survivors)} killed, {share:.1f}%; {len(unexplained)} unexplained")
    return 0 if share >= ENOUGH and not unexplained else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Change a game's rules and see whether its tests notice.")
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="take only each N-th mutant")
    parser.add_argument("--only", default="", help="a single file, rules/setup.py")
    parser.add_argument("--check", action="store_true", help="only see whether each reason still has its mutant")
    asked = parser.parse_args()
    if asked.check:
        return check()
    if not asked.game:
        parser.error("which game?")
    from tools.mutant_trials import surviving

    found = all_mutants(asked.game, asked.only)[:: asked.every]
    return report(asked.game, [mutant.name for mutant in found], surviving(asked.game, found, asked.jobs))


if __name__ == "__main__":
    sys.exit(main())
