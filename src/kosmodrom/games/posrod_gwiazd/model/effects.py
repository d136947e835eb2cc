"""The vocabulary of effects: what cards, Conflicts, objectives and races can do, and how a content row says it.

An effect is eight ints: when, what, counter, the counter's two arguments, and three numbers.
"""

from typing import Final

from kosmodrom.engine.deck import Row
from kosmodrom.games.posrod_gwiazd.model import actions

WIDTH: Final = 8

IMMEDIATE: Final = 0
AT_END: Final = 1
PLACEMENT: Final = 2
CONTINUOUS: Final = 3
TIMINGS: Final = ["immediate", "end", "placement", "continuous"]

POINTS_PER: Final = 0
POINTS_IF: Final = 1
POINTS_BEST: Final = 2
CREDITS_PER: Final = 3
ENERGY_TO_MAIN: Final = 4
EXTRA_ENERGY: Final = 5
INCOME: Final = 6
FAR_FROM_MAIN: Final = 7
BESIDE_REACTOR: Final = 8
KEEP_FREE: Final = 9
FIRST_QUESTION: Final = 10
ENERGY_BESIDE: Final = 10
STORE_CREDITS: Final = 11
TAKE_CREDITS: Final = 12
GIFT_POINTS: Final = 13
PAY_OR_LOSE: Final = 14
BID: Final = 15
DISPUTE: Final = 16
MOST: Final = 17
MOST_MARGIN: Final = 18
FIRST_TO: Final = 19

ADJACENT: Final = 0
ADJACENT_OF_TYPE: Final = 1
ADJACENT_NAMED: Final = 2
ADJACENT_TYPES: Final = 3
BESIDE_MAIN: Final = 4
STATION_OF_TYPE: Final = 5
STATION_TYPES: Final = 6
STATION_CARDS: Final = 7
NAMED: Final = 8
NAMED_OTHER: Final = 9
REACTORS: Final = 10
TYPE_WITHIN: Final = 11
REACTORS_WITHIN: Final = 12
BETWEEN_MAIN: Final = 13
FARTHEST: Final = 14
YEARS_LEFT: Final = 15
OTHERS_WITHOUT: Final = 16
OTHERS_WITH_MORE: Final = 17
TYPE_LEAD: Final = 18
CREDITS: Final = 19
LOCATIONS_BUILT: Final = 20

COUNTERS: Final[dict[str, tuple[int, list[str]]]] = {
    "adjacent": (ADJACENT, []),
    "adjacent-of-type": (ADJACENT_OF_TYPE, ["type"]),
    "adjacent-named": (ADJACENT_NAMED, ["name"]),
    "adjacent-types": (ADJACENT_TYPES, []),
    "beside-main": (BESIDE_MAIN, []),
    "station-of-type": (STATION_OF_TYPE, ["type"]),
    "station-types": (STATION_TYPES, []),
    "station-cards": (STATION_CARDS, []),
    "named": (NAMED, ["name"]),
    "named-other": (NAMED_OTHER, ["name"]),
    "reactors": (REACTORS, []),
    "type-within": (TYPE_WITHIN, ["type", "range"]),
    "reactors-within": (REACTORS_WITHIN, ["range"]),
    "between-main": (BETWEEN_MAIN, []),
    "farthest": (FARTHEST, []),
    "years-left": (YEARS_LEFT, []),
    "others-without": (OTHERS_WITHOUT, ["name"]),
    "others-with-more": (OTHERS_WITH_MORE, ["type"]),
    "type-lead": (TYPE_LEAD, ["type", "over"]),
    "credits": (CREDITS, []),
    "locations": (LOCATIONS_BUILT, []),
}
"""What can be counted, with the names of the counter's arguments."""

AROUND_A_CARD: Final = [
    ADJACENT, ADJACENT_OF_TYPE, ADJACENT_NAMED, ADJACENT_TYPES, BESIDE_MAIN, NAMED_OTHER, TYPE_WITHIN, REACTORS_WITHIN,
    BETWEEN_MAIN, FARTHEST,
]  # fmt: skip
"""The counters that start from a card in its place."""

CARD_EFFECTS: Final[dict[str, tuple[int, bool, list[str]]]] = {
    "points-per": (POINTS_PER, True, ["points", "per"]),
    "points-if": (POINTS_IF, True, ["points", "least", "most"]),
    "points-best": (POINTS_BEST, True, ["points", "least", "most"]),
    "credits-per": (CREDITS_PER, True, ["credits", "most"]),
    "energy-to-main": (ENERGY_TO_MAIN, False, ["crystals"]),
    "extra-energy": (EXTRA_ENERGY, False, ["points"]),
    "income": (INCOME, False, ["credits"]),
    "far-from-main": (FAR_FROM_MAIN, False, ["range"]),
    "beside-reactor": (BESIDE_REACTOR, False, []),
    "keep-free": (KEEP_FREE, False, []),
    "energy-beside": (ENERGY_BESIDE, False, ["crystals"]),
    "store-credits": (STORE_CREDITS, False, ["most", "per"]),
    "take-credits": (TAKE_CREDITS, False, ["credits"]),
    "gift": (GIFT_POINTS, False, ["theirs", "own"]),
    "pay-or-lose": (PAY_OR_LOSE, False, ["pay", "lose", "own"]),
    "bid": (BID, False, ["most", "bonus"]),
}
"""What a location can do: the code, whether something is counted, and the names of its numbers."""

CONFLICT_EFFECTS: Final[dict[str, tuple[int, bool, list[str]]]] = {"dispute": (DISPUTE, True, ["most"])}

OBJECTIVE_EFFECTS: Final[dict[str, tuple[int, bool, list[str]]]] = {
    "most": (MOST, True, ["points"]),
    "most-margin": (MOST_MARGIN, True, ["points"]),
    "first-to": (FIRST_TO, False, ["points", "goal"]),
}

NO_ABILITY: Final = 0
ALL_TYPES: Final = 1
RAREST_TYPE: Final = 2
SECRET_OBJECTIVE: Final = 3
BETTER_RATE: Final = 4
SALVAGING: Final = 5
EXCHANGE: Final = 6
SWAP: Final = 7

ABILITIES: Final[dict[str, tuple[int, list[str]]]] = {
    "none": (NO_ABILITY, []),
    "all-types": (ALL_TYPES, []),
    "rarest-type": (RAREST_TYPE, ["bonus", "most"]),
    "secret-objective": (SECRET_OBJECTIVE, ["drawn"]),
    "better-rate": (BETTER_RATE, ["per", "first"]),
    "salvage": (SALVAGING, []),
    "exchange": (EXCHANGE, ["cards"]),
    "swap": (SWAP, []),
}

BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "per": (1, 20),
    "range": (1, 9),
    "least": (0, 99),
    "most": (0, 99),
    "goal": (1, 200),
    "drawn": (2, 2),
    "first": (0, 99),
    "cards": (1, 5),
}
"""What a number may be; 0 to 20 where nothing is said."""


def read_effect(
    row: Row, effects: dict[str, tuple[int, bool, list[str]]], when: int, locations: list[str]
) -> list[int]:
    """The eight ints of one effect; it may name these locations."""
    code, counts, keys = effects[row.word("do", list(effects))]
    packed = [when, code, -1, -1, -1, 0, 0, 0]
    if counts:
        counter, arguments = COUNTERS[row.word("count", list(COUNTERS))]
        packed[2] = counter
        for at, key in enumerate(arguments):
            packed[3 + at] = read_argument(row, key, locations)
    for at, key in enumerate(keys):
        low, high = BOUNDS.get(key, (0, 20))
        packed[5 + at] = row.number(key, low, high)
    row.end()
    return packed


def read_argument(row: Row, key: str, locations: list[str]) -> int:
    """What a counter is about: a type, a name or a range."""
    if key == "name":
        return actions.ALL_CARDS.index(row.word(key, locations))
    if key == "range":
        low, high = BOUNDS[key]
        return row.number(key, low, high)
    return actions.TYPES.index(row.word(key, actions.TYPES))


def read_ability(row: Row) -> list[int]:
    """A race's ability: its code and two numbers."""
    code, keys = ABILITIES[row.word("do", list(ABILITIES))]
    packed = [code, 0, 0]
    for at, key in enumerate(keys):
        low, high = BOUNDS.get(key, (0, 20))
        packed[1 + at] = row.number(key, low, high)
    row.end()
    return packed
