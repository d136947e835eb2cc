"""How the zones are written down, field by field, with the words for their values.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Final

from kosmodrom.engine.zone_layout import AGENDA, AGENDAS, COUNTS, INT, INTS, LISTS, PILES, Field, Layout
from toy.model.actions import CARDS
from toy.model.labels import PASSING
from toy.model.steps import STEPS

LAYOUT: Final = Layout(
    table=[
        Field("passing", INT, PASSING),
        Field("agenda", AGENDA, STEPS),
        Field("agendas", AGENDAS, STEPS, by_seat=True),
        Field("ready", drawn="no"),
        Field("rows", PILES, CARDS, by_seat=True, do="pick bury pay"),
        Field("deck", PILES, CARDS),
        Field("shown", LISTS, CARDS, by_seat=True),
        Field("places", LISTS, by_seat=True, drawn="no"),
        Field("dice", LISTS, by_seat=True),
        Field("coins", INTS, by_seat=True),
        Field("prizes", INTS, by_seat=True),
        Field("discard", INTS, CARDS),
    ],
    hand=[
        Field("pick", drawn="no"),
        Field("bid", drawn="no"),
        Field("staged", INTS),
    ],
    vault=[
        Field("pool", COUNTS, CARDS),
    ],
)
