"""Positions that one game in hundreds reaches: an Inspektor for an Expedition in the fifth Dock."""

from astrogornicy.scene import scene
from kosmodrom.games.astrogornicy.model.state import AstroState

DOCKS = ["MI-01 of 0: - - -", "MI-02 of 0: - - -", "MI-03 of 1: - - -", "MI-04 of 1: - - -", "EK-3 of 2: 2-INS - - - -"]


def sought() -> list[AstroState]:
    return [scene(seats=4, edition=edition, pools=["INS"], docks=DOCKS).s for edition in ("handbook", "earlier")]
