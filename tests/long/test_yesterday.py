"""More of what every game did yesterday: longer sequences of decisions, and all random games on the pure build too."""

import pytest

from kosmodrom.engine.registry import Entry, games
from kosmodrom.engine.words import LANGUAGES
from tools.yesterday.kept import read, today


@pytest.mark.parametrize("name", ["deep.txt", "digests.txt", *(f"transcript.{lang}.txt" for lang in LANGUAGES)])
@pytest.mark.parametrize("entry", games().values(), ids=lambda entry: entry.key)
def test_longer_counts_are_as_they_were(entry: Entry, name: str) -> None:
    assert today(entry, name) == read(entry, name)
