"""What seats own here: halves of Artifacts."""

from collections.abc import Iterable
from typing import Any, Final

from kosmodrom.engine.owned_cards import CardFamily, numbered
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS


def _open_artifacts(s: Any) -> Iterable[tuple[int, int]]:
    return [(-1, 2 * card + half) for card in s.table.tops if card >= 0 for half in range(2)]


OWNED: Final = [CardFamily("Artifact halves", events.COLLECTED, numbered(ALL_ARTIFACTS), _open_artifacts, "artifact")]
