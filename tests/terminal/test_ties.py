"""A tie at the end of a match is told with its rule."""

from pathlib import Path
from typing import Any

import pytest

from toy.ties import broken_tie, shared_tie


@pytest.mark.parametrize(
    ("lang", "won", "shared"),
    [
        ("en", "wins the tie: most prizes (TY-025).", "the victory is shared (TY-025)."),
        ("pl", "najwięcej nagród (TY-025).", "zwycięstwo jest wspólne (TY-025)."),
    ],
)
def test_a_replay_ends_with_how_a_tie_was_settled(
    terminal: Any, tmp_path: Path, lang: str, won: str, shared: str
) -> None:
    for match, says in ((broken_tie(), won), (shared_tie(), shared)):
        path = tmp_path / "tie.journal"
        path.write_text(match.journal(), encoding="utf-8")
        assert says in " ".join(terminal("replay", path, "--lang", lang).out.split())
