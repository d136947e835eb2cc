"""What seats own here: a race, objectives that they won, locations that they built."""

from typing import Final

from kosmodrom.engine.owned_cards import CardFamily, numbered
from kosmodrom.games.posrod_gwiazd.model import events
from kosmodrom.games.posrod_gwiazd.model.actions import ALL_CARDS, ALL_KINDS, ALL_OBJECTIVES, RACES

LOCATIONS: Final = {number: card for number, card in enumerate(ALL_CARDS) if card in ALL_KINDS}
OWNED: Final = [
    CardFamily("Races", events.RACE_TAKEN, numbered(RACES), shelf="race"),
    CardFamily("Objectives", events.OBJECTIVE_WON, numbered(ALL_OBJECTIVES), shelf="objective"),
    CardFamily("Locations", events.BUILT, LOCATIONS, shelf="card"),
]
