"""How the zones are written down, field by field, with the words for their values.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Final

from kosmodrom.engine.zone_layout import AGENDA, COUNTS, INT, INTS, LISTS, PILES, Field, Layout
from kosmodrom.games.andromeda.model.actions import ALL_TASKS, FACES, FIGURES, RACES, ROOMS, TECHS
from kosmodrom.games.andromeda.model.labels import TURN_WORDS
from kosmodrom.games.andromeda.model.steps import STEPS
from kosmodrom.games.andromeda.model.values import PHASES

LAYOUT: Final = Layout(
    table=[
        Field("version"),
        Field("first_game"),
        Field("agenda", AGENDA, STEPS),
        Field("phase", INT, PHASES),
        Field("round"),
        Field("first"),
        Field("active"),
        Field("ready"),
        Field("rooms", INTS, ROOMS),
        Field("where", INTS),
        Field("opened"),
        Field("covered"),
        Field("crew", COUNTS, FIGURES),
        Field("trained", INTS, by_seat=True),
        Field("pool", INTS, by_seat=True),
        Field("teleporters", INTS, by_seat=True),
        Field("techs", COUNTS, TECHS),
        Field("beside"),
        Field("vaccines", INTS, by_seat=True),
        Field("races", INTS, RACES, by_seat=True),
        Field("race_cards", INTS, by_seat=True),
        Field("general", INTS, ALL_TASKS),
        Field("general_deck"),
        Field("personal", PILES, ALL_TASKS),
        Field("held", PILES, ALL_TASKS, by_seat=True),
        Field("rumours", LISTS),
        Field("sortings"),
        Field("completed", LISTS, ALL_TASKS, by_seat=True),
        Field("personal_done"),
        Field("middle", COUNTS, FACES),
        Field("offer", COUNTS, FACES),
        Field("dice", INTS),
        Field("cards", INTS, by_seat=True),
        Field("order_card"),
        Field("turn", COUNTS, TURN_WORDS),
    ],
    hand=[
        Field("races", INTS, RACES),
        Field("choice"),
    ],
    vault=[
        Field("rooms", COUNTS, ROOMS),
        Field("tasks", COUNTS, ALL_TASKS),
        Field("races", COUNTS, RACES),
    ],
)
