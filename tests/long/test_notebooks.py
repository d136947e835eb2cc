"""The notebook that trains a learner runs to its end, and tells what was learnt."""

import re

from notebook.test_notebooks import LONG, shown_by


def test_the_learner_of_the_notebook_beats_random_bots() -> None:
    (name,) = LONG
    *_, won = shown_by(name)
    (share,) = re.findall(r"'won': ([\d.]+)", won["text"])
    assert float(share) > 0.5
