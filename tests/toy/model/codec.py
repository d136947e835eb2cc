"""How the zones are written down, field by field, with the words for their values.

Written by `python -m tools.zones` from `zones.toml`.
"""

from typing import Final

from kosmodrom.engine.codec import AGENDA, AGENDAS, COUNTS, INT, INTS, LISTS, PILES, Field, Layout
from toy.model.actions import CARDS
from toy.model.labels import PASSING
from toy.model.steps import STEPS

LAYOUT: Final = Layout(
    table=[
        Field("passing", INT, PASSING),
        Field("agenda", AGENDA, STEPS),
        Field("agendas", AGENDAS, STEPS),
        Field("ready"),
        Field("rows", PILES, CARDS),
        Field("deck", PILES, CARDS),
        Field("shown", LISTS, CARDS),
        Field("places", LISTS),
        Field("dice", LISTS),
        Field("coins", INTS),
        Field("prizes", INTS),
        Field("discard", INTS, CARDS),
    ],
    hand=[
        Field("pick"),
        Field("bid"),
        Field("staged", INTS),
    ],
    vault=[
        Field("pool", COUNTS, CARDS),
    ],
)
