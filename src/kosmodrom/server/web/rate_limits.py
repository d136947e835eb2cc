"""How often somebody may ask: buckets of tokens, counted in this process."""

from collections.abc import Callable
from typing import Final

from kosmodrom.server.process.settings import Rate

MOST: Final = 20_000
"""How many buckets are kept; beyond that the full ones are thrown away."""


class RateLimits:
    """One bucket for each key."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._levels: dict[str, tuple[float, float]] = {}
        """How many tokens there were, and when."""

    def take(self, key: str) -> bool:
        """Take a token; False if the bucket is empty."""
        now = self._now()
        level = self._level(key, now)
        if level < 1:
            return False
        self._levels[key] = (level - 1, now)
        if len(self._levels) > MOST:
            self._empty_out(now)
        return True

    def _level(self, key: str, now: float) -> float:
        level, then = self._levels.get(key, (self._rate.burst, now))
        return min(self._rate.burst, level + max(0.0, now - then) * self._rate.each_second)

    def _empty_out(self, now: float) -> None:
        full = [key for key in self._levels if self._level(key, now) >= self._rate.burst]
        for key in full:
            del self._levels[key]
        if len(self._levels) > MOST:
            self._levels.clear()
