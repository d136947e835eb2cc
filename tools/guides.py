"""Checks the guides of all games: unknown clauses, symbols, things and figures, missing languages, too many words.

Complaints are sentences that begin with the file and name the row; the exit status is 1 if there are any.
"""

import sys

from kosmodrom.engine.registry import games
from kosmodrom.engine.words import WORLD
from kosmodrom.guide.guide import guide_of


def main() -> int:
    problems = [problem.text(WORLD) for entry in games().values() for problem in guide_of(entry).problems]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
