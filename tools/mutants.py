"""Mutants of a game's rules: each small change of a rule must make one of the game's clause tests fail.

    python -m tools.mutants star_scrappers [--jobs 2] [--every N] [--only rules/setup.py]

Whatever carries a rule, `game.py`, `rules/`, and what is written by hand in `model/`, is changed in one place at a time
(a comparison turned, a condition negated, a number one larger, another clause cited, a statement dropped, `and` for
`or`, plus for minus; in functions, in constants, in what a class of questions fills in) and the tests under
`tests/<game>/` run until one fails. What a book is filled with until the deck is read carries no rule and stays. A
mutant that all tests pass survives and is listed; `tools/survivors.toml` gives the reason for those that cannot be
told from the rule. Exit status 1 when fewer than 90% are killed or a survivor has no reason.
"""

import argparse
import ast
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
    source: str


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
            tree = ast.parse(text)
            change = _change(tree, _node(tree, at), variant)
            if change is None:
                continue
            name = f"{path.name} {place}: {change}"
            count[name] += 1
            full = name if count[name] == 1 else f"{name} ({count[name]})"
            yield Mutant(file, place, is_code, full, ast.unparse(tree))


def _node(tree: ast.Module, at: int) -> ast.AST:
    return next(node for place, node in enumerate(ast.walk(tree)) if place == at)


def _places(tree: ast.Module) -> dict[ast.AST, tuple[str, bool]]:
    """The function in whose body a node stands, or the constant that it is part of; whether it is a function."""
    found: dict[ast.AST, tuple[str, bool]] = {}
    for owner in ast.walk(tree):
        if isinstance(owner, ast.Module | ast.ClassDef):
            for statement in owner.body:
                name = _constant(statement)
                if name:
                    found.update((inner, (name, False)) for inner in ast.walk(statement))
    functions = [owner for owner in ast.walk(tree) if isinstance(owner, ast.FunctionDef)]
    for function in reversed(functions):
        for statement in function.body:
            found.update((inner, (function.name, True)) for inner in ast.walk(statement))
    return found


def _constant(statement: ast.stmt) -> str:
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
    """What the statements of a body, and not those inside others, set."""
    return [target for statement in body if isinstance(statement, ast.Assign) for target in statement.targets]


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


def _change(tree: ast.Module, node: ast.AST, variant: int) -> str | None:
    """Change one node in place; None where there is nothing to change."""
    before = ast.unparse(node)
    if variant == 1:
        return _negate(node, before) if isinstance(node, ast.If | ast.IfExp | ast.While) else _drop(tree, node, before)
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        node.ops[0] = COMPARISONS.get(type(node.ops[0]), type(node.ops[0]))()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        node.op = SUMS.get(type(node.op), type(node.op))()
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        node.value += 1
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and CLAUSE.fullmatch(node.id):
        node.id = f"({node.id} + 1)"
    elif isinstance(node, ast.Attribute) and CLAUSE.fullmatch(node.attr):
        node.attr = f"{node.attr} + 1"
    after = ast.unparse(node)
    return f"`{before}` becomes `{after}`" if after != before else None


def _negate(node: ast.If | ast.IfExp | ast.While, before: str) -> str | None:
    if isinstance(node.test, ast.Constant):
        return None
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return f"`{before.splitlines()[0]}` is negated"


def _drop(tree: ast.Module, statement: ast.AST, before: str) -> str | None:
    """Empty a statement of a function; docstrings stay, and so does what asks a base class, without which none runs."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return None
    if any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(statement)):
        return None
    for parent in ast.walk(tree):
        for body in (getattr(parent, "body", None), getattr(parent, "orelse", None)):
            if isinstance(body, list) and any(statement is one for one in body) and not isinstance(parent, ast.Module):
                nothing = ast.copy_location(ast.Expr(ast.Constant(None)), body[0])
                place = next(at for at, one in enumerate(body) if one is statement)
                body[place] = nothing
                statement.__dict__ = nothing.__dict__
                return f"`{before}` is dropped"
    return None


def reasons(game: str) -> dict[str, str]:
    """Why some survivors cannot be told from the rule."""
    data = tomllib.loads((ROOT / "tools" / "survivors.toml").read_text(encoding="utf-8"))
    return {str(key): str(value) for key, value in data.get(game, {}).items()}


def report(game: str, count: int, survivors: list[str]) -> int:
    """What survived and why; the exit status."""
    known = reasons(game)
    share = 100 * (count - len(survivors)) / max(count, 1)
    unexplained = [name for name in survivors if name not in known]
    for name in survivors:
        print(f"survived: {name}\n    {known.get(name, 'NO REASON GIVEN')}")
    print(f"{game}: {count} mutants, {count - len(survivors)} killed, {share:.1f}%; {len(unexplained)} unexplained")
    return 0 if share >= ENOUGH and not unexplained else 1


def main() -> int:
    from tools.mutant_trials import surviving

    parser = argparse.ArgumentParser(description="Change a game's rules and see whether its tests notice.")
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="take only each N-th mutant")
    parser.add_argument("--only", default="", help="a single file, rules/setup.py")
    asked = parser.parse_args()
    files = [(path, path.relative_to(GAMES / asked.game).as_posix()) for path in rule_files(asked.game)]
    found = [m for path, file in files if asked.only in ("", file) for m in mutants(path, file)][:: asked.every]
    return report(asked.game, len(found), surviving(asked.game, found, asked.jobs))


if __name__ == "__main__":
    sys.exit(main())
