"""What seats own here: a race, objectives that they won, locations that they built."""

from typing import Final

from kosmodrom.engine.owned_cards import CardFamily, numbered
from kosmodrom.games.posrod_gwiazd.model import events
from kosmodrom.games.posrod_gwiazd.model.actions import KINDS, OBJECTIVES, RACES

OWNED: Final = [
    CardFamily("Races", events.RACE_TAKEN, numbered(RACES)),
    CardFamily("Objectives", events.OBJECTIVE_WON, numbered(OBJECTIVES)),
    CardFamily("Locations", events.BUILT, numbered(KINDS)),
]
