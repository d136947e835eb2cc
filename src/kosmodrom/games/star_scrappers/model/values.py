"""Values that stand in the zones, and small things done with them."""

from typing import Final

FACTIONS: Final = 6
LEVELS: Final = 4
PLACES: Final = 10
"""Of the Docks, and of the Mine."""
ROWS: Final = 4
"""Of the Mine, by cost; each has its stack."""
ARTIFACT_STACKS: Final = 3
BASE_PLACES: Final = 7
"""How many Base cards of one seat the vocabulary names."""
PRINTED: Final = 24
"""Kinds of printed Mercenaries; those that a deck brings along follow in the same order."""
NOBODY: Final = -1
IN_THE_BOX: Final = -2
COSTS: Final = [1, 3, 6, 10]
"""Of Crystals, by row of the Mine."""
RIGHT: Final = 1
"""The half of an Artifact card that is an ability; the left one brings points at the end."""


def printed(kind: int) -> int:
    """A card in hand as printed."""
    return kind * FACTIONS + kind % PRINTED // LEVELS


def faction_of(kind: int) -> int:
    """The faction that a card is printed with, which its id tells."""
    return kind % PRINTED // LEVELS


def card_of(kind: int, colour: int) -> int:
    """A card in hand: its kind and the colour it counts as, in one number; loops over whole hands divide themselves."""
    return kind * FACTIONS + colour


def kind_of(card: int) -> int:
    return card // FACTIONS


def colour_of(card: int) -> int:
    """SS-314: the colour that a card in hand counts as."""
    return card % FACTIONS


def dealt_at(seat: int, level: int) -> int:
    """Where `Table.secret` counts the cards of a level that a seat was dealt."""
    return LEVELS * seat + level - 1


def artifact_of(card: int, half: int) -> int:
    return 2 * card + half


def artifact_card(artifact: int) -> int:
    return artifact // 2


def insert(values: list[int], value: int) -> None:
    """Put a value into an ascending list."""
    place = len(values)
    while place > 0 and values[place - 1] > value:
        place -= 1
    values.insert(place, value)
