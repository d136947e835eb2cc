"""Mutants of a game's rules: each small change of a rule must make one of the game's clause tests fail.

    python tools/mutants.py star_scrappers [--jobs 2] [--every N] [--only setup.py]

Each function of the game's `rules/` is changed in one place at a time (a comparison turned, a condition negated, a
number one larger, a statement dropped, `and` for `or`) and the tests under `tests/<game>/` run until one fails. A
mutant that all tests pass survives and is listed; those in `tools/survivors.toml` have a reason and are not counted
as unexplained. Exit status 1 when fewer than 90% are killed.
"""

import argparse
import ast
import importlib.abc
import importlib.util
import multiprocessing
import os
import resource
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
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
CHANGEABLE = (
    ast.Compare, ast.If, ast.IfExp, ast.While, ast.BoolOp, ast.BinOp, ast.AugAssign, ast.Constant, ast.Expr, ast.Assign
)  # fmt: skip
ENOUGH = 90
SECONDS_PER_MUTANT = 120


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: str
    line: int
    change: str
    source: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line} {self.change}"


def mutants(path: Path) -> Iterator[Mutant]:
    """All changes inside the functions of a file."""
    text = path.read_text(encoding="utf-8")
    for at in _changeable(ast.parse(text)):
        for variant in range(2):
            tree = ast.parse(text)
            node = next(node for place, node in enumerate(ast.walk(tree)) if place == at)
            change = _change(tree, node, variant)
            if change is not None:
                yield Mutant(path.name, getattr(node, "lineno", 0), change, ast.unparse(tree))


def _changeable(tree: ast.Module) -> list[int]:
    """The places, in walking order, of the nodes inside functions that a change may fit."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = {id(node) for function in functions for part in function.body for node in ast.walk(part)}
    return [at for at, node in enumerate(ast.walk(tree)) if id(node) in inside and isinstance(node, CHANGEABLE)]


def _change(tree: ast.Module, node: ast.AST, variant: int) -> str | None:
    """Change one node in place; None where there is nothing to change."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        old = type(node.ops[0])
        if variant == 0 and old in SWAPS:
            node.ops[0] = SWAPS[old]()
            return f"{old.__name__} becomes {SWAPS[old].__name__}"
    if isinstance(node, ast.If | ast.IfExp | ast.While) and variant == 1 and not isinstance(node.test, ast.Constant):
        node.test = ast.UnaryOp(ast.Not(), node.test)
        return "condition negated"
    if isinstance(node, ast.BoolOp) and variant == 0:
        old_bool = type(node.op).__name__
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return f"{old_bool} becomes {type(node.op).__name__}"
    if isinstance(node, ast.BinOp | ast.AugAssign) and variant == 0 and type(node.op) in SUMS:
        old_sum = type(node.op)
        node.op = SUMS[old_sum]()
        return f"{old_sum.__name__} becomes {type(node.op).__name__}"
    if isinstance(node, ast.Constant) and type(node.value) is int and variant == 0:
        node.value += 1
        return f"{node.value - 1} becomes {node.value}"
    if isinstance(node, ast.Expr | ast.Assign | ast.AugAssign) and variant == 1:
        return _drop(tree, node)
    return None


def _drop(tree: ast.Module, statement: ast.stmt) -> str | None:
    """Replace a statement inside a function by `pass`; docstrings stay."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return None
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for parent in ast.walk(function):
            for body in (getattr(parent, "body", None), getattr(parent, "orelse", None)):
                if isinstance(body, list) and statement in body:
                    body[body.index(statement)] = ast.Pass()
                    return f"dropped: {ast.unparse(statement)}"
    return None


def is_killed(game: str, mutant: Mutant) -> bool:
    """Run the game's tests in a process of its own over a changed module; a crash or an endless loop also kills."""
    child = os.fork()
    if child == 0:
        os._exit(_run(game, mutant))
    _, status = os.waitpid(child, 0)
    return status != 0


def _run(game: str, mutant: Mutant) -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_PER_MUTANT, SECONDS_PER_MUTANT))
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, 1)
    os.dup2(devnull, 2)
    import pytest

    module = f"kosmodrom.games.{game}.rules.{mutant.file.removesuffix('.py')}"
    sys.meta_path.insert(0, _Changed(module, mutant.source))
    return int(
        pytest.main(
            ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore", str(ROOT / "tests" / game)]
        )
    )


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module and gives it another source."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:  # noqa: ARG002 - as imported
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.module else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, self.module, "exec"), vars(module))


def _judge(task: tuple[str, Mutant]) -> tuple[Mutant, bool]:
    game, mutant = task
    return mutant, is_killed(game, mutant)


def explained(game: str) -> dict[str, str]:
    """Survivors that cannot be told from the rule, each with its reason."""
    file = ROOT / "tools" / "survivors.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {str(key): str(value) for key, value in data.get(game, {}).items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="take only each N-th mutant")
    parser.add_argument("--only", default="", help="a single file of rules/")
    asked = parser.parse_args()
    rules = sorted((ROOT / "src" / "kosmodrom" / "games" / asked.game / "rules").glob("*.py"))
    found = [m for path in rules if asked.only in ("", path.name) for m in mutants(path)][:: asked.every]
    survivors: list[Mutant] = []
    with multiprocessing.Pool(asked.jobs) as pool:
        for count, (mutant, killed) in enumerate(pool.imap_unordered(_judge, [(asked.game, m) for m in found]), 1):
            if not killed:
                survivors.append(mutant)
                print(f"survived: {mutant.name}", flush=True)
            if count % 100 == 0:
                print(f"{count} of {len(found)} mutants, {len(survivors)} survived", file=sys.stderr, flush=True)
    return _report(asked.game, len(found), survivors)


def _report(game: str, count: int, survivors: list[Mutant]) -> int:
    reasons = explained(game)
    share = 100 * (count - len(survivors)) / max(count, 1)
    open_ones = [mutant for mutant in survivors if mutant.name not in reasons]
    print(
        f"{game}: {count} mutants, {count - len(survivors)} killed ({share:.1f}%), {len(survivors)} survived, "
        f"{len(survivors) - len(open_ones)} of them explained"
    )
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
