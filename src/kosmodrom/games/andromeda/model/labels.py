"""Words for the values of some fields in written positions."""

from typing import Final

from kosmodrom.games.andromeda.model.actions import FACES, TECHS

TURN_WORDS: Final = [
    *FACES, "unused", *TECHS, "trained", "summoned", "moves", "discovered", "room-actions", "rooms", "bonus", "ability",
]  # fmt: skip
