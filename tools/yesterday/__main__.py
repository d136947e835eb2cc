"""Holds every game against what it did yesterday, and shows what differs.

python -m tools.yesterday [GAME …]           shows how today differs from what is kept; fails if it does
python -m tools.yesterday --renew [GAME …]   keeps today; `git diff tests/yesterday` is for the review
"""

import argparse
import sys

from kosmodrom.engine.registry import find, games
from tools.yesterday.kept import FILES, difference, left_over, renew, today

MOST = 60
"""So many differing lines of a file are shown."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.yesterday")
    parser.add_argument("game", nargs="*", help="which games; all of them by default")
    parser.add_argument("--renew", action="store_true", help="keep what holds today")
    arguments = parser.parse_args()
    entries = [find(key) for key in arguments.game or games()]
    if arguments.renew:
        for entry in entries:
            changed = list(renew(entry))
            print(f"{entry.key}: {', '.join(changed) or 'nothing'} changed", flush=True)
        return 0
    differing = [f"{name}: there is no such game any more" for name in left_over()]
    for entry in entries:
        for name in FILES:
            lines = difference(entry, name, today(entry, name))
            if lines:
                more = [f"… and {len(lines) - MOST} lines more"] if len(lines) > MOST else []
                differing += ["", *lines[:MOST], *more]
    if differing:
        print("\n".join(differing))
        print(
            "\nIf this is meant: python -m tools.yesterday --renew, and read git diff tests/yesterday.", file=sys.stderr
        )
        return 1
    print("Everything is as it was yesterday.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
