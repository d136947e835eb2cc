"""Chances: what the judge makes of a decision, as a chance to win that holds.

A judge is taught more than who won: three tenths of an end are shared by points, and most of what a position is taught
is what followed it. That tells good decisions from better ones early, and it draws every worth towards the middle: who
is sure to lose seems to have three chances in ten. So what is said to people is weighed again, by the lead now, by
where worlds end when they are played on, and by how many moves are left until then. The weights are fitted to matches
of equal bots by `kosmodrom lab chances`, which writes `play/chances.json`.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from kosmodrom.bots.playing_on import Future

FORM: Final = 1
LEAST: Final = 0.005
"""No worth is nearer to 0 or 1 than this, and nothing is said to be surer."""
FAR: Final = 4.0
"""A lead of so many spreads is as good as any larger one."""
WEIGHTS: Final = 6


class Standing(NamedTuple):
    """Where a seat stands when the favourite decision is played on in many worlds."""

    seats: int
    now: int
    """By how many points it leads the best other seat, in the mean of the worlds that it takes for possible;"""
    lead: float
    """by how many at the end."""
    spread: float
    """By how much that differs."""
    moves: float
    """How many moves it still makes."""


def standing(seat: int, before: Sequence[Sequence[Sequence[int]]], futures: Sequence[Future]) -> Standing:
    """What the score sheets of some worlds and the futures of a decision there say together."""
    now = round(fmean(lead_in(sheet, seat) for sheet in before))
    leads = [lead_in(future.at_end, seat) for future in futures]
    return Standing(len(before[0][0]), now, fmean(leads), pstdev(leads), fmean(future.moves for future in futures))


def lead_in(sheet: Sequence[Sequence[int]], seat: int) -> int:
    """By how many points a seat leads the best other one."""
    points: list[int] = [sum(column) for column in zip(*sheet, strict=True)]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def logit(share: float) -> float:
    share = min(1 - LEAST, max(LEAST, share))
    return log(share / (1 - share))


def chance_of(logit: float) -> float:
    """The other way round."""
    return 1 / (1 + exp(-logit))


def signs(at: Standing, worth: float) -> list[float]:
    """The numbers that the weights belong to: worth and lead, as they are and as the end comes near."""
    judged = logit(worth) - logit(1 / at.seats)
    now, ahead = (max(-FAR, min(FAR, lead / (at.spread + 1))) for lead in (at.now, at.lead))
    near = 1 / sqrt(1 + at.moves)
    return [1.0 if at.seats > 2 else 0.0, judged, judged * near, ahead, ahead * near, now * near]


class Calibration:
    """How worths become chances in one game."""

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != WEIGHTS:
            raise ValueError(f"{len(weights)} weights of chances; expected {WEIGHTS}")
        self.weights = tuple(weights)

    def chance(self, at: Standing, worth: float) -> float:
        """The chance to win with a decision that the judge thinks worth so much."""
        total = logit(1 / at.seats)
        for weight, sign in zip(self.weights, signs(at, worth), strict=True):
            total += weight * sign
        return min(1 - LEAST, max(LEAST, chance_of(total)))


def beside(chance: float, best: float, worth: float) -> float:
    """The chance with another decision, if with the best one it is this: as far apart as the judge thinks their worths.

    The judge draws worths together, so they may well be farther apart; but what it tells of two decisions in the same
    worlds is all that was compared.
    """
    apart = logit(worth) - logit(best)
    return min(chance, chance_of(logit(chance) + apart))


AS_JUDGED: Final = Calibration((0.0, 1.0, 0.0, 0.0, 0.0, 0.0))
"""Takes worths for chances, in a game of which nothing better is known."""


def file_of(package: str) -> Path:
    """Where the weights of a game lie, by the game's package."""
    return Path(str(files(package) / "play" / "chances.json"))


@cache
def calibration_in(package: str) -> Calibration:
    """What was fitted for a game."""
    path = file_of(package)
    if not path.is_file():
        return AS_JUDGED
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["form"] != FORM:
        raise ValueError(f"chances of form {data['form']}; expected {FORM}")
    return Calibration(data["weights"])
