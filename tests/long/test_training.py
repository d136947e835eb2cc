"""The example that trains: a network that has learnt for a short while beats random bots."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
DECISIONS = 60_000
MATCHES = 100
WON = 65
"""Percent: by chance alone a network that plays at random wins so many of 100 matches twice in a thousand times."""


def test_what_was_learnt_in_a_short_while_beats_random_bots() -> None:
    options = ["--decisions", str(DECISIONS), "--minutes", "20", "--matches", str(MATCHES), "--levels", "random"]
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "train.py"), *options],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (share,) = re.findall(rf"won (\d+)% of {MATCHES} matches against random", done.stdout)
    assert int(share) >= WON
