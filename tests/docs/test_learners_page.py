"""The page for learners tells the truth."""

import doctest
import re
from pathlib import Path

from kosmodrom.engine.registry import games
from kosmodrom.learn.tables import Table

PAGE = Path(__file__).parents[2] / "docs" / "learners.md"


def test_every_example_of_the_page_for_learners_holds() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert results.attempted > 30
    assert results.failed == 0


def test_the_page_tells_the_size_of_every_game() -> None:
    rows = dict(re.findall(r"^\| ([^|]+) \| (\d+ \| [\d,]+) \|", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE))
    for entry in games().values():
        table = Table(entry)
        name = (
            entry.titles["pl"].rpartition(": ")[2]
            if entry.key == "astrogornicy"
            else entry.titles["pl"].partition(": ")[0]
        )
        assert rows[name] == f"{table.width} | {len(table.decisions):,}"
