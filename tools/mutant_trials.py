"""Tries mutants: the tests are collected once, and each mutant runs them in a fork until one fails.

The first run, on the rules as they are, notes which functions each test calls; a mutant is tried by the tests that
call the changed function, or a function that mentions the changed constant or one that is computed from it, for no
other test can notice it. A book is made once for all tests, so a change in the model makes it anew, and any test may
notice. A change with which a module or a book cannot be made is noticed at once.
"""

import ast
import importlib
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from functools import _lru_cache_wrapper, partial
from inspect import getsource
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType

import pytest

from kosmodrom.engine.contract import Book
from tools.mutants import GAMES, ROOT, Mutant, constant

LEAST_SECONDS = 2
PATIENCE = 2
"""A test that takes so many times its usual CPU time, and these seconds besides, runs on for ever: it fails."""


def surviving(game: str, found: list[Mutant], jobs: int) -> list[str]:
    """The names of the mutants that all tests of the game pass."""
    trials = Trials(game, found, jobs)
    folder = str(ROOT / "tests" / game)
    quick = ["-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore", "--tb=no"]
    status = pytest.main([*quick, folder], plugins=[trials])
    if status != pytest.ExitCode.OK:
        sys.exit("the tests must pass before rules are changed")
    return trials.survivors


class Trials:
    """A plugin that runs the collected tests once as they are, then once for each mutant."""

    def __init__(self, game: str, found: list[Mutant], jobs: int) -> None:
        self.game = game
        self.found = found
        self.jobs = jobs
        self.survivors: list[str] = []
        self._folder = str(GAMES / game)
        self._mentions, self._parts = mentions(GAMES / game)
        self._callers: defaultdict[tuple[str, str], list[pytest.Item]] = defaultdict(list)
        """The tests that call a function, by file and name."""
        self._seconds: dict[str, float] = {}
        """What each test takes while its calls are noted."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            called: set[tuple[str, str]] = set()
            started = time.process_time()
            sys.setprofile(partial(self._note, called))
            fails = self._fails(session, [item])
            sys.setprofile(None)
            self._seconds[item.nodeid] = time.process_time() - started
            if fails:
                raise session.Failed("a test fails on the unchanged rules")
            for function in called:
                self._callers[function].append(item)
        running: dict[int, Mutant] = {}
        for count, mutant in enumerate(self.found, 1):
            running[self._start(session, mutant)] = mutant
            if len(running) == self.jobs:
                self._finish(running)
            if count % 100 == 0:
                print(f"{count} of {len(self.found)} mutants, {len(self.survivors)} survived", file=sys.stderr)
        while running:
            self._finish(running)
        return True

    def _note(self, called: set[tuple[str, str]], frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self._folder):
            called.add((frame.f_code.co_filename[len(self._folder) + 1 :], frame.f_code.co_name))

    def _start(self, session: pytest.Session, mutant: Mutant) -> int:
        child = os.fork()
        if child == 0:
            os._exit(self._try(session, mutant))
        return child

    def _finish(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            self.survivors.append(mutant.name)
            print(f"survived: {mutant.name}", file=sys.stderr, flush=True)

    def _try(self, session: pytest.Session, mutant: Mutant) -> int:
        session.config.pluginmanager.unregister(name="terminalreporter")
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        module = importlib.import_module(f"kosmodrom.games.{self.game}.{mutant.file[:-3].replace('/', '.')}")
        try:
            (change if mutant.is_code else change_constants)(module, mutant.source)
        except Exception:
            return 1
        if mutant.file.startswith("model/"):
            forget_books()
        topic = Path(mutant.file).stem[:5]
        callers = set(self._callers[mutant.file, mutant.place])
        order = sorted(
            self._watchers(session, mutant),
            key=lambda item: (item not in callers, topic not in item.path.name, self._seconds[item.nodeid]),
        )
        return int(self._fails(session, order))

    def _watchers(self, session: pytest.Session, mutant: Mutant) -> list[pytest.Item]:
        """The tests that can notice a change; all of them where it is in the book or a constant is part of others."""
        if mutant.file.startswith("model/"):
            return session.items
        if mutant.is_code:
            return self._callers[mutant.file, mutant.place]
        wholes = self._wholes(mutant.place)
        users = {item for name in wholes for function in self._mentions[name] for item in self._callers[function]}
        users.update(item for item in session.items if not wholes.isdisjoint(names_in(item)))
        return list(users) or session.items

    def _wholes(self, constant: str) -> set[str]:
        """A constant and all that are computed from it."""
        found, left = {constant}, [constant]
        while left:
            new = self._parts[left.pop()] - found
            found |= new
            left.extend(new)
        return found

    def _fails(self, session: pytest.Session, items: list[pytest.Item]) -> bool:
        for at, item in enumerate(items):
            following = items[at + 1] if at + 1 < len(items) else None
            if item.nodeid in self._seconds:
                signal.setitimer(signal.ITIMER_PROF, LEAST_SECONDS + PATIENCE * self._seconds[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return True
        return False


def names_in(item: pytest.Item) -> tuple[str, ...]:
    """What a test itself mentions."""
    return item.obj.__code__.co_names if isinstance(item, pytest.Function) else ()


def mentions(folder: Path) -> tuple[defaultdict[str, set[tuple[str, str]]], defaultdict[str, set[str]]]:
    """Where a name stands in a game: in which functions, by file and name, and in the values of which constants."""
    functions: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    constants: defaultdict[str, set[str]] = defaultdict(set)
    for path in folder.rglob("*.py"):
        file = path.relative_to(folder).as_posix()
        for owner in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(owner, ast.FunctionDef):
                for name in names_below(owner):
                    functions[name].add((file, owner.name))
            elif isinstance(owner, ast.Module | ast.ClassDef):
                for statement in owner.body:
                    if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value and constant(statement):
                        for name in names_below(statement.value):
                            constants[name].add(constant(statement))
    return functions, constants


def names_below(tree: ast.AST) -> set[str]:
    """What is mentioned in a piece of code."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Name | ast.Attribute)]
    return {node.id if isinstance(node, ast.Name) else node.attr for node in nodes}


def change(module: ModuleType, source: str) -> None:
    """Give the functions of a module, wherever they were imported to, the code of a changed source."""
    changed = compile(source, str(module.__file__), "exec")
    _recode(vars(module), changed)


def _recode(names: dict[str, object], code: CodeType) -> None:
    for inner in code.co_consts:
        if not isinstance(inner, CodeType):
            continue
        owner = names.get(inner.co_name)
        if isinstance(owner, FunctionType):
            owner.__code__ = inner
        elif isinstance(owner, type):
            _recode(dict(vars(owner)), inner)


def change_constants(module: ModuleType, source: str) -> None:
    """Give a module and its classes, and whoever imported it or from it, the numbers of a changed source."""
    changed = ModuleType(module.__name__)
    exec(compile(source, str(module.__file__), "exec"), vars(changed))
    package = module.__name__.partition(".rules.")[0].removesuffix(".game")
    loaded = [other for name, other in list(sys.modules.items()) if name.startswith(package)]
    others = [other for other in loaded if other is not module and not hasattr(other, "__path__")]
    users: list[ModuleType] = []
    for name, value in vars(changed).items():
        old = getattr(module, name, None)
        if isinstance(value, type) and isinstance(old, type) and value.__module__ == module.__name__:
            _renumber(old, vars(value))
        elif _are_numbers(value) and value != old:
            setattr(module, name, value)
            importers = [other for other in others if name in vars(other) and vars(other)[name] == old]
            for user in importers:
                setattr(user, name, value)
            askers = [other for other in others if any(held is module for held in vars(other).values())]
            users.extend(user for user in importers + askers if user not in users)
        elif isinstance(value, list) and isinstance(old, list):
            for new, kept in zip(value, old, strict=True):
                _renumber(kept, getattr(new, "__dict__", {}))
    for user in users:
        change_constants(user, getsource(user))


def forget_books() -> None:
    """Whatever has made a book once makes it anew."""
    for module in list(sys.modules.values()):
        for made in list(vars(module).values()):
            if isinstance(made, _lru_cache_wrapper):
                returned = made.__wrapped__.__annotations__.get("return")
                if isinstance(returned, type) and issubclass(returned, Book):
                    made.cache_clear()


def _renumber(thing: object, numbers: Mapping[str, object]) -> None:
    for name, value in numbers.items():
        if _are_numbers(value) and getattr(thing, name, None) != value:
            setattr(thing, name, value)


def _are_numbers(value: object) -> bool:
    """A number, or numbers in a list, a tuple, a set or a dictionary."""
    if isinstance(value, dict):
        return all(map(_are_numbers, value)) and all(map(_are_numbers, value.values()))
    return isinstance(value, int) or (
        isinstance(value, list | tuple | set | frozenset) and all(map(_are_numbers, value))
    )
