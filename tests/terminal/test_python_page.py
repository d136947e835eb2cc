"""The page about the Python interface tells the truth."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_every_example_of_the_python_page_holds() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert results.attempted > 40
    assert results.failed == 0
