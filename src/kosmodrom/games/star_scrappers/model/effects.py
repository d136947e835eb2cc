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

SKILLS: Final[dict[str, tuple[int, list[str]]]] = {
    "take-crystal": (TAKE_CRYSTAL, ["cost"]),
    "recolour-crystal": (RECOLOUR_CRYSTAL, ["discount"]),
    "cheaper-artifacts": (CHEAPER_ARTIFACTS, ["discount"]),
    "cheaper-mining": (CHEAPER_MINING, ["discount"]),
    "cheaper-recruiting": (CHEAPER_RECRUITING, ["levels"]),
    "take-bottom": (TAKE_BOTTOM, ["count"]),
    "take-docks": (TAKE_DOCKS, ["levels"]),
    "take-dock-and-repeat": (TAKE_DOCK_AND_REPEAT, ["level"]),
    "take-base": (TAKE_BASE, ["count"]),
    "extra-mining": (EXTRA_MINING, ["count"]),
    "recolour-hand": (RECOLOUR_HAND, ["count"]),
    "second-crystal": (SECOND_CRYSTAL, ["highest"]),
    "enslave-lowest": (ENSLAVE_LOWEST, []),
    "enslave-level": (ENSLAVE_LEVEL, ["level"]),
    "enslave-hand": (ENSLAVE_HAND, ["count", "level", "cost"]),
    "double-faction": (DOUBLE_FACTION, []),
    "take-faction": (TAKE_FACTION, ["count"]),
    "take-whole-faction": (TAKE_WHOLE_FACTION, []),
}
"""Effects that a Mercenary's skill can have, with the names of their numbers."""

ABILITIES: Final[dict[str, tuple[int, list[str]]]] = {
    "take-dock": (TAKE_DOCK, ["level"]),
    "swap-crystal": (SWAP_CRYSTAL, ["discount"]),
    "recolour-card": (RECOLOUR_CARD, ["count"]),
    "take-own-base": (TAKE_OWN_BASE, ["count"]),
    "hold-marker": (HOLD_MARKER, ["discount"]),
    "crystal-per-takeover": (CRYSTAL_PER_TAKEOVER, ["cost"]),
    "second-takeover": (SECOND_TAKEOVER, []),
    "free-recruit": (FREE_RECRUIT, ["level"]),
    "artifact-discount": (ARTIFACT_DISCOUNT, ["discount"]),
    "stronger-card": (STRONGER_CARD, ["levels"]),
    "mining-discount": (MINING_DISCOUNT, ["discount"]),
    "repeat-action": (REPEAT_ACTION, []),
}
"""Effects of the right half of an Artifact card: abilities during play."""

POINTS: Final[dict[str, tuple[int, list[str]]]] = {
    "per-crystals": (PER_CRYSTALS, ["points", "group", "cost"]),
    "per-colour": (PER_COLOUR, ["points"]),
    "best-colour": (BEST_COLOUR, ["points"]),
    "per-cave-in": (PER_CAVE_IN, ["points"]),
    "per-base-card": (PER_BASE_CARD, ["points"]),
    "per-symbol": (PER_SYMBOL, ["points"]),
    "per-totem": (PER_TOTEM, ["points"]),
    "per-artifact": (PER_ARTIFACT, ["points"]),
}
"""Effects of the left half of an Artifact card: points at the end."""
