"""What seats own here: Mercenaries whose skills they used, halves of Artifacts and Crystals."""

from collections.abc import Iterable
from typing import Any, Final

from kosmodrom.engine.owned_cards import CardFamily, numbered
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.actions import ALL_KINDS, ALL_TOKENS, COLOURS
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.labels import ALL_ARTIFACTS


def _open_mercenaries(s: Any) -> Iterable[tuple[int, int]]:
    return [(-1, kind) for kind in s.table.docks if kind >= 0]


def _open_artifacts(s: Any) -> Iterable[tuple[int, int]]:
    return [(-1, 2 * card + half) for card in s.table.tops if card >= 0 for half in range(2)]


def _open_crystals(s: Any) -> Iterable[tuple[int, int]]:
    return [(-1, token) for token in s.table.mine if token >= 0]


def _crystal(token: int, book: ScrapperBook, texts: Words) -> str:
    crystal = texts[f"colour.crystal.{COLOURS[book.token_colour[token]]}"]
    return texts.say("thing.crystal-with", crystal=crystal, cost=book.token_cost[token], details=ALL_TOKENS[token])


def _has_mercenary(kind: int, book: ScrapperBook) -> bool:
    return kind < book.kinds and book.copies[kind] > 0


def _has_crystal(token: int, book: ScrapperBook) -> bool:
    return token < book.tokens and book.token_copies[token] > 0


OWNED: Final = [
    CardFamily(
        "Mercenaries",
        events.SKILL_USED,
        numbered(ALL_KINDS),
        _open_mercenaries,
        "mercenary",
        also=(events.LEADER_ACTIVATED,),
        before=(events.RECRUITED, events.DOCK_TAKEN),
        has_copies=True,
        is_in=_has_mercenary,
    ),
    CardFamily("Artifact halves", events.COLLECTED, numbered(ALL_ARTIFACTS), _open_artifacts, "artifact"),
    CardFamily(
        "Crystals",
        events.MINED,
        numbered(ALL_TOKENS),
        _open_crystals,
        "crystal",
        also=(events.CRYSTAL_TAKEN,),
        has_copies=True,
        is_in=_has_crystal,
        called=_crystal,
    ),
]
