"""Weather: what goes wrong in a run and how often, all from one seed."""

import random
from dataclasses import dataclass, field

from trust import disk
from trust.disk import Step

FAULTS = {
    "open": (disk.CANNOT_OPEN,),
    "read": (disk.IO_READ,),
    "write": (disk.IO_WRITE, disk.FULL),
    "truncate": (disk.IO_TRUNCATE,),
    "sync": (disk.IO_SYNC,),
    "lock": (disk.BUSY,),
}
"""With which errors which steps can fail."""


@dataclass
class Weather:
    """The dangers of one run. Each run has some of them only: what one hides, another shows."""

    seed: int
    chance: random.Random = field(init=False)
    is_clear: bool = False
    """When nothing goes wrong any more."""

    def __post_init__(self) -> None:
        self.chance = random.Random(f"weather {self.seed}")
        chance = self.chance
        self.failing = {kind: _rate(chance, 0.0005, 0.003 if kind == "read" else 0.03) for kind in FAULTS}
        self.is_full_from, self.is_full_until = _span(chance, 0.4, 30.0)
        """When the disk is full."""
        self.is_tight_from, self.is_tight_until = _span(chance, 0.3, 30.0)
        """When the database may not have a page more: then single statements find it full."""
        self.small_cache = chance.random() < 0.3
        """Whether SQLite writes before it commits, because it has no memory."""
        self.closing = _rate(chance, 0.002, 0.02)
        """Connections that are gone of a sudden."""
        self.slow = _rate(chance, 0.01, 0.06)
        """Changes for which the disk needs longer than anybody waits."""
        self.usually = chance.choice([0.01, 0.05, 1.0])
        """Seconds that work in a thread takes at most, as a rule: the longer, the more is done together."""
        self.steps_to_kill = chance.choice([0, 100, 300, 1000, 3000])
        """After how many steps of input and output, about, the process is killed; 0: never."""
        self.kills_left = 6
        self.power = chance.random() < 0.4
        """Whether kills are power cuts."""
        self.stopping = chance.choice([0.0, 0.0, 15.0])
        """After how many seconds, about, the server is stopped and started; 0: never."""
        self.lost_request = _rate(chance, 0.01, 0.1)
        self.lost_answer = _rate(chance, 0.01, 0.15)
        self.twice = _rate(chance, 0.01, 0.1)
        """Requests that arrive twice."""
        self.lag = chance.choice([0.001, 0.02, 0.2])
        """Seconds that a request or an answer takes, about."""

    def fault(self, step: Step, now: float) -> int:
        """Whether a step of input or output fails."""
        if self.is_clear:
            return disk.OK
        if step.kind == "write" and step.growth and self.is_full_from <= now < self.is_full_until:
            return disk.FULL
        if self.failing[step.kind] and self.chance.random() < self.failing[step.kind]:
            return self.chance.choice(FAULTS[step.kind])
        return disk.OK

    def is_tight(self, now: float) -> bool:
        return not self.is_clear and self.is_tight_from <= now < self.is_tight_until

    def strikes(self, rate: float) -> bool:
        return not self.is_clear and rate > 0 and self.chance.random() < rate

    def work_takes(self) -> float:
        """Seconds that a piece of work in a thread takes."""
        if self.strikes(self.slow):
            return self.chance.uniform(1.0, 25.0)
        return self.chance.uniform(0.0, 0.01 if self.is_clear else self.usually)

    def lasts(self) -> float:
        """Seconds that something takes on its way through the network."""
        return self.chance.expovariate(1 / self.lag)

    def steps_until_kill(self) -> int | None:
        if self.is_clear or not self.steps_to_kill or not self.kills_left:
            return None
        self.kills_left -= 1
        return 1 + int(self.chance.expovariate(1 / self.steps_to_kill))


def _rate(chance: random.Random, low: float, high: float) -> float:
    """Mostly nothing, else something between."""
    return chance.uniform(low, high) if chance.random() < 0.4 else 0.0


def _span(chance: random.Random, likely: float, end: float) -> tuple[float, float]:
    if chance.random() >= likely:
        return end, end
    start = chance.uniform(0.0, end)
    return start, start + chance.uniform(1.0, end / 2)
