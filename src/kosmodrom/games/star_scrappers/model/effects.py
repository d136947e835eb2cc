"""The effects that skills and Artifacts can have, by number, with the names of the numbers that each needs."""

from typing import Final

TAKE_CRYSTAL: Final = 0
RECOLOUR_CRYSTAL: Final = 1
CHEAPER_ARTIFACTS: Final = 2
CHEAPER_MINING: Final = 3
CHEAPER_RECRUITING: Final = 4
TAKE_BOTTOM: Final = 5
TAKE_DOCKS: Final = 6
TAKE_DOCK_AND_REPEAT: Final = 7
TAKE_BASE: Final = 8
EXTRA_MINING: Final = 9
RECOLOUR_HAND: Final = 10
SECOND_CRYSTAL: Final = 11
ENSLAVE_LOWEST: Final = 12
ENSLAVE_LEVEL: Final = 13
ENSLAVE_HAND: Final = 14
DOUBLE_FACTION: Final = 15
TAKE_FACTION: Final = 16
TAKE_WHOLE_FACTION: Final = 17

TAKE_DOCK: Final = 20
SWAP_CRYSTAL: Final = 21
RECOLOUR_CARD: Final = 22
TAKE_OWN_BASE: Final = 23
LAST_START: Final = 23
HOLD_MARKER: Final = 24
CRYSTAL_PER_TAKEOVER: Final = 25
SECOND_TAKEOVER: Final = 26
FREE_RECRUIT: Final = 27
ARTIFACT_DISCOUNT: Final = 28
STRONGER_CARD: Final = 29
MINING_DISCOUNT: Final = 30
REPEAT_ACTION: Final = 31

PER_CRYSTALS: Final = 40
PER_COLOUR: Final = 41
BEST_COLOUR: Final = 42
PER_CAVE_IN: Final = 43
PER_BASE_CARD: Final = 44
PER_SYMBOL: Final = 45
PER_TOTEM: Final = 46
PER_ARTIFACT: Final = 47

Family = dict[str, tuple[int, list[str]]]
"""Effects by name, each with its number and the names of the numbers that it needs."""


def family(first: int, effects: list[str]) -> Family:
    """Effects that are numbered one after another; after the name of each stand those of its numbers."""
    words = [effect.split() for effect in effects]
    return {names[0]: (first + at, names[1:]) for at, names in enumerate(words)}


SKILLS: Final = family(TAKE_CRYSTAL, [
    "take-crystal cost", "recolour-crystal discount", "cheaper-artifacts discount", "cheaper-mining discount",
    "cheaper-recruiting levels", "take-bottom count", "take-docks levels", "take-dock-and-repeat level",
    "take-base count", "extra-mining count", "recolour-hand count", "second-crystal highest", "enslave-lowest",
    "enslave-level level", "enslave-hand count level cost", "double-faction", "take-faction count",
    "take-whole-faction",
])  # fmt: skip
"""Effects that a Mercenary's skill can have."""
ABILITIES: Final = family(TAKE_DOCK, [
    "take-dock level", "swap-crystal discount", "recolour-card count", "take-own-base count", "hold-marker discount",
    "crystal-per-takeover cost", "second-takeover", "free-recruit level", "artifact-discount discount",
    "stronger-card levels", "mining-discount discount", "repeat-action",
])  # fmt: skip
"""Effects of the right half of an Artifact card: abilities during play."""
POINTS: Final = family(PER_CRYSTALS, [
    "per-crystals points group cost", "per-colour points", "best-colour points", "per-cave-in points",
    "per-base-card points", "per-symbol points", "per-totem points", "per-artifact points",
])  # fmt: skip
"""Effects of the left half of an Artifact card: points at the end."""
