"""Writes the list of a game's decisions: python -m tools.actions_lock NAME

`model/actions.lock` is compared with the vocabulary by a law; a change of it is read in review, because stored matches
and learnt minds know decisions by it.
"""

import importlib
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src/kosmodrom/games"


def main(names: list[str]) -> int:
    for name in names:
        vocabulary = importlib.import_module(f"kosmodrom.games.{name}.model.actions").VOCABULARY
        (GAMES / name / "model/actions.lock").write_text("\n".join([*vocabulary.names, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
