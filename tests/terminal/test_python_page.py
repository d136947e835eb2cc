"""The page about the Python interface tells the truth."""

import doctest
from pathlib import Path

from kosmodrom.engine.registry import games
from tools.view_tables import renewed

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_every_example_of_the_python_page_holds() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert results.attempted > 80
    assert results.failed == 0


def test_the_page_tells_what_views_hold() -> None:
    """If not: `python -m tools.view_tables`."""
    page = PAGE.read_text(encoding="utf-8")
    assert renewed(page) == page
    for entry in games().values():
        for zone, fields in (("table", entry.layout.table), ("hand", entry.layout.hand)):
            assert all(f"| `{zone}.{field.name}` |" in page for field in fields)
