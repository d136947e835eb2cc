"""How the zones are written down, field by field, with the words for their values.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Final

from kosmodrom.engine.zone_layout import AGENDA, COUNTS, INT, INTS, LISTS, PILES, Field, Layout
from kosmodrom.games.posrod_gwiazd.model.actions import ALL_CARDS, ALL_OBJECTIVES, RACES, VOCABULARY
from kosmodrom.games.posrod_gwiazd.model.grid import CELLS
from kosmodrom.games.posrod_gwiazd.model.steps import PHASES, STEPS

LAYOUT: Final = Layout(
    table=[
        Field("version"),
        Field("aggressive"),
        Field("all_in_one"),
        Field("seize"),
        Field("width"),
        Field("height"),
        Field("with_races"),
        Field("with_objectives"),
        Field("steward_by"),
        Field("agenda", AGENDA, STEPS),
        Field("phase", INT, PHASES),
        Field("year"),
        Field("turn"),
        Field("steward"),
        Field("races", INTS, RACES, by_seat=True),
        Field("used", INTS, by_seat=True),
        Field("points", INTS, by_seat=True),
        Field("credits", INTS, by_seat=True),
        Field("cards", LISTS, ALL_CARDS, by_seat=True),
        Field("cells", LISTS, CELLS, by_seat=True),
        Field("near", LISTS, by_seat=True),
        Field("ranges", LISTS, by_seat=True),
        Field("tokens", LISTS, by_seat=True),
        Field("brought", LISTS, by_seat=True),
        Field("open", LISTS, CELLS, by_seat=True),
        Field("touch", LISTS, by_seat=True),
        Field("closed", LISTS, CELLS, by_seat=True),
        Field("covered", COUNTS, ALL_CARDS),
        Field("reactors"),
        Field("deck"),
        Field("side"),
        Field("conflicts_out"),
        Field("discard", COUNTS, ALL_CARDS),
        Field("removed", COUNTS, ALL_CARDS),
        Field("hidden_removed", PILES, ALL_CARDS),
        Field("packets", PILES, ALL_CARDS, by_seat=True),
        Field("picked"),
        Field("ready"),
        Field("order", INTS),
        Field("at"),
        Field("acted"),
        Field("played", INTS, ALL_CARDS, by_seat=True),
        Field("built", INTS, by_seat=True),
        Field("extra", INTS, by_seat=True),
        Field("disputes", INTS, ALL_CARDS, by_seat=True),
        Field("objectives", INTS, ALL_OBJECTIVES),
        Field("claim"),
        Field("secret_seat"),
        Field("secret", INT, ALL_OBJECTIVES),
    ],
    hand=[
        Field("pick", INT, ALL_CARDS),
        Field("drop", INT, ALL_CARDS),
        Field("pay"),
        Field("intent", INT, VOCABULARY.names),
        Field("target", INT, CELLS),
        Field("drained", INTS),
        Field("staged", INTS, ALL_CARDS),
        Field("given", INT, ALL_CARDS),
        Field("offered", INTS, ALL_OBJECTIVES),
        Field("secret", INT, ALL_OBJECTIVES),
        Field("returned", INT, ALL_OBJECTIVES),
    ],
    vault=[
        Field("pool", COUNTS, ALL_CARDS),
        Field("objectives", COUNTS, ALL_OBJECTIVES),
    ],
)
