"""Writes the names of a game from their declaration: `model/names.toml` says each once, and nobody counts by hand.

    python -m tools.names            write `model/actions.py`, `model/steps.py`, `model/events.py` and
                                     `model/actions.lock` of every game that has a `model/names.toml`
    python -m tools.names --check    succeed if they are as they would be written
    python -m tools.names NAME       write those of one game

`steps` lists the questions that can be pending. `[words]` has lists of words by the name of their constant: cards,
places, values of options; in a list the name of one before it stands for its words. `[decisions]` has for each verb
what it can be said of, `[]` for a bare verb: a name of `[words]` stands for all its words, anything else for itself.
`pay = ["CARDS", "done"]` makes the decisions `pay:ice`, …, `pay:done`, and the constants PAY, the first of them, and
PAY_DONE. `[events]` has for each thing that is told what its numbers are: `seat`, `other`, a kind of thing such as
`card`, or any name of a plain number. A hyphen in a name is an underscore in its constant.
"""

import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.zones import ROOT, formatted

GAMES = ROOT / "src/kosmodrom/games"
NOTE = "Written by `python -m tools.names` from `names.toml`."
TABLES = {"steps": list, "words": dict, "decisions": dict, "events": dict}


class Names:
    """All that `names.toml` says."""

    def __init__(self, path: Path) -> None:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        for table, kind in TABLES.items():
            if not isinstance(data.get(table), kind):
                raise SystemExit(f"{path}: there is no {table!r}; the first lines of tools/names.py say what it is")
        if unknown := sorted(data.keys() - TABLES.keys()):
            raise SystemExit(f"{path}: {', '.join(unknown)}: expected {', '.join(TABLES)} and nothing else")
        self.steps: list[str] = data["steps"]
        self.words: dict[str, list[str]] = {}
        for name, listed in data["words"].items():
            self.words[name] = [word for each in listed for word in self.words.get(each, [each])]
        self.decisions: dict[str, list[str]] = data["decisions"]
        self.events: dict[str, list[str]] = data["events"]
        for verb, objects in self.decisions.items():
            if missing := [each for each in objects if each.isupper() and each not in self.words]:
                raise SystemExit(f"{path}: {verb}: [words] has no {', '.join(missing)}")
        if shared := sorted(self.words.keys() & {in_capitals(name) for name in [*self.steps, *self.events]}):
            raise SystemExit(f"{path}: {', '.join(shared)} would be words, and a step or an event; rename the words")

    def all_of(self, verb: str) -> list[str]:
        """The decisions of a verb."""
        objects = [word for each in self.decisions[verb] for word in self.words.get(each, [each])]
        return [f"{verb}:{word}" for word in objects] or [verb]

    def lock(self) -> str:
        """All decisions, one per line."""
        return "\n".join([name for verb in self.decisions for name in self.all_of(verb)] + [""])

    def actions(self) -> str:
        """The words, the number of each verb's first decision, and the vocabulary."""
        numbers, added, at = [], [], 0
        for verb, objects in self.decisions.items():
            names = self.all_of(verb)
            numbers.append(constant(verb, at))
            numbers += [
                constant(f"{verb}_{each}", at + names.index(f"{verb}:{each}"))
                for each in objects
                if each not in self.words and each.isidentifier()
            ]
            parts = ", ".join(f"*{each}" if each in self.words else json.dumps(each) for each in objects)
            whole = objects[0] if len(objects) == 1 and objects[0] in self.words else f"[{parts}]"
            added.append(f'VOCABULARY.add({in_capitals(verb)}, "{verb}", {whole})')
            at += len(names)
        return module(
            "The vocabulary: everything that a seat or chance can decide.",
            "from kosmodrom.engine.vocabulary import Vocabulary\n",
            *(f"{name}: Final = {json.dumps(words, ensure_ascii=False)}" for name, words in self.words.items()),
            "",
            *numbers,
            "",
            "VOCABULARY: Final = Vocabulary()",
            *added,
        )

    def steps_module(self) -> str:
        """The questions."""
        numbers = [constant(step, at) for at, step in enumerate(self.steps)]
        listed = f"STEPS: Final = {tuple(self.steps)!r}"
        return module("The questions that can be pending, by number.", "", *numbers, "", listed)

    def events_module(self) -> str:
        """What is told."""
        numbers = [constant(event, at) for at, event in enumerate(self.events)]
        rows = [(name, *parts) for name, parts in self.events.items()]
        listed = [f"EVENTS: Final = {tuple(rows)!r}", f"NAMES: Final = {list(self.events)!r}"]
        return module("What is told: the name of each event, and what its numbers are.", "", *numbers, "", *listed)


def in_capitals(name: str) -> str:
    """What the constant of a name is called."""
    return name.upper().replace("-", "_")


def constant(name: str, number: int) -> str:
    return f"{in_capitals(name)}: Final = {number}"


def module(about: str, imported: str, *lines: str) -> str:
    """A module as it is written, and no name in it twice."""
    names = [line.partition(":")[0] for line in lines if ": Final" in line]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise SystemExit(f"names.toml: {', '.join(twice)} would be written twice; call one of them otherwise")
    return formatted("\n".join([f'"""{about}\n\n{NOTE}\n"""\n', "from typing import Final\n", imported, *lines, ""]))


def main(arguments: Sequence[str]) -> int:
    stale = []
    wanted = [word for word in arguments if not word.startswith("-")]
    for path in sorted(GAMES.glob("*/model/names.toml")):
        if wanted and path.parent.parent.name not in wanted:
            continue
        names = Names(path)
        for name, text in (
            ("actions.py", names.actions()),
            ("steps.py", names.steps_module()),
            ("events.py", names.events_module()),
            ("actions.lock", names.lock()),
        ):
            target = path.parent / name
            if "--check" not in arguments:
                target.write_text(text, encoding="utf-8")
            elif not target.is_file() or target.read_text(encoding="utf-8") != text:
                stale.append(f"{target.relative_to(ROOT)}: not as `python -m tools.names` would write it.")
    print("\n".join(stale), end="\n" if stale else "")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
