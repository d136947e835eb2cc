"""Runs a command while no other holds the same lock file, as flock(1) does where it exists.

    python -m tools.with_lock LOCK COMMAND [ARGUMENT …]

`make play` may compile in the background; this keeps two installations out of one virtual environment.
"""

import fcntl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold the lock file for as long as the block runs; wait for it first."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_held(lock: Path) -> bool:
    """Whether somebody else holds the lock file now."""
    if not lock.exists():
        return False
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print("usage: python -m tools.with_lock LOCK COMMAND [ARGUMENT …]", file=sys.stderr)
        return 2
    with alone(Path(arguments[0])):
        return subprocess.run(arguments[1:], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
