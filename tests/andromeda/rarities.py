"""Positions that one game in hundreds reaches: tasks that ask for much (AN-175), and as many vaccines as plague."""

from andromeda.scene import Scene, scene
from kosmodrom.games.andromeda.model.state import AndromedaState

ROOMS = "nw=centrum_komunikacji n=reaktor w=maszynownia e=komory_hibernacyjne s=kajuty_zalogi"


def sought() -> list[AndromedaState]:
    return [each.s for each in (everywhere(), alone(), stricken())]


def everywhere() -> Scene:
    """Z03: researchers in six rooms."""
    return scene(phase="checking", rooms=ROOMS, crew=["nw n w portal e s"], held=["Z03"])


def alone() -> Scene:
    """Z10: three researchers in the hibernation chambers, and nobody else."""
    return scene(phase="checking", rooms=ROOMS, crew=["e*3 portal"], held=["Z10"])


def stricken() -> Scene:
    """Three plague dice, and a vaccine against each."""
    return scene(rooms=ROOMS, crew=["portal*2 n e"], dice="ZZZ", vaccines=[3])
