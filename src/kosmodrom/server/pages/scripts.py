"""The scripts of a table in one piece, `whole.js`: it comes sooner than two dozen files, and weighs less.

The piece holds every module that the table's own script needs from the beginning, each as a function of its own that
gives what it exports; what imports them takes it from there. Modules that come later, when they are wanted, do the
same, so that each is there once; asked for by its own name, a module of the piece is a door to it. A page without a
table takes its modules as they are.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

ENTRY: Final = "app.js"
WHOLE: Final = "whole.js"
WITHOUT_TABLE: Final = frozenset(
    {"decks.js", "home.js", "installing.js", "lessons.js", "light.js", "rules.js", "transfer.js", "worker.js"}
)
"""Scripts of pages that show no table."""
IMPORT: Final = "import "
FROM: Final = ' from "./'
EXPORT: Final = "export "
LIKE: Final = 'import { a } from "./b.js";'


def imports(text: str) -> dict[str, list[str]]:
    """What a script imports when it begins: from each module the words between `import` and `from`."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith(IMPORT):
            what, _, module = line.removeprefix(IMPORT).partition(FROM)
            if not module.endswith('";') or not what.startswith(("* as ", "{ ")):
                raise ValueError(f"a script imports by lines such as {LIKE}, not by {line}")
            found.setdefault(module.removesuffix('";'), []).append(what)
    return found


def in_one_piece(scripts: Mapping[str, str]) -> dict[str, str]:
    """All scripts as they are sent, `whole.js` among them."""
    inside = _in_order(ENTRY, scripts)
    inside.remove(ENTRY)
    pieces = [f"const {_held(name)} = (() => {{\n{_as_function(scripts[name])}}})();\n" for name in inside]
    whole = f"{''.join(pieces)}export {{ {', '.join(map(_held, inside))} }};\n"
    address = f"./{WHOLE}?{digest(whole)}"
    apart = {each for entry in WITHOUT_TABLE & scripts.keys() for each in _in_order(entry, scripts)}
    sent = {WHOLE: whole}
    for name, text in scripts.items():
        if name in apart:
            sent[name] = text
        elif name in inside:
            sent[name] = _door(name, text, address)
        else:
            sent[name] = _from_the_piece(text, inside, address)
    return sent


def digest(text: str) -> str:
    """What stands behind the address of an asset."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def _in_order(entry: str, scripts: Mapping[str, str]) -> list[str]:
    """A script after all that it imports, and they after theirs."""
    found: list[str] = []

    def add(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise ValueError(f"scripts import each other: {' > '.join((*above, name))}")
        if name not in found:
            for each in imports(scripts[name]):
                add(each, (*above, name))
            found.append(name)

    add(entry, ())
    return found


def _held(name: str) -> str:
    """What a module is called inside the piece."""
    return f"m_{name.removesuffix('.js')}"


def _taken(words: Iterable[str], name: str) -> str:
    """What a script takes from a module of the piece."""
    lines = []
    for each in words:
        wanted = each.removeprefix("* as ") if each.startswith("* as ") else each.replace(" as ", ": ")
        lines.append(f"const {wanted} = {_held(name)};\n")
    return "".join(lines)


def _exported(line: str) -> str:
    """The name that a line exports, as a function or a constant."""
    told = line.removeprefix(EXPORT).removeprefix("async ")
    return told.partition(" ")[2].partition("(")[0].partition(" ")[0]


def _names(text: str) -> str:
    """All that a script exports."""
    return ", ".join(_exported(line) for line in text.splitlines() if line.startswith(EXPORT))


def _without_imports(text: str) -> str:
    return "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(IMPORT))


def _as_function(text: str) -> str:
    """The text of a module inside a function that gives what it exports."""
    taken = "".join(_taken(words, name) for name, words in imports(text).items())
    body = "".join(f"{line.removeprefix(EXPORT)}\n" for line in _without_imports(text).splitlines())
    return f"{taken}{body}return {{ {_names(text)} }};\n"


def _door(name: str, text: str, address: str) -> str:
    """A module of the piece under its own name."""
    return f'{IMPORT}{{ {_held(name)} }} from "{address}";\n{EXPORT}const {{ {_names(text)} }} = {_held(name)};\n'


def _from_the_piece(text: str, inside: list[str], address: str) -> str:
    """A script that takes from the piece what lies there, and other modules as they are."""
    wanted = imports(text)
    shared = [name for name in wanted if name in inside]
    if not shared:
        return text
    others = [f'{IMPORT}{what}{FROM}{name}";\n' for name in wanted if name not in inside for what in wanted[name]]
    taken = "".join(_taken(wanted[name], name) for name in shared)
    pieces = f'{IMPORT}{{ {", ".join(map(_held, shared))} }} from "{address}";\n'
    return f"{pieces}{''.join(others)}{taken}{_without_imports(text)}"
