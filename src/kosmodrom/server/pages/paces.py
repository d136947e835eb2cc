"""Paces: the clocks that a table can be opened with on the home page, for an evening or for days."""

from collections.abc import Mapping
from typing import Final

from kosmodrom.server.refusals import BadInput
from kosmodrom.server.tables.records import Clock

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
PACES: Final[Mapping[str, Mapping[str, Clock]]] = {
    "evening": {
        "minute": Clock(decision=MINUTE),
        "minutes": Clock(decision=5 * MINUTE),
        "bank": Clock(bank=20 * MINUTE, increment=15.0),
    },
    "days": {
        "day": Clock(decision=DAY),
        "three": Clock(decision=3 * DAY),
        "reserve": Clock(bank=5 * DAY, increment=6 * HOUR),
    },
}
"""By what they are for; each has its words in the texts."""


def clock_of(pace: str) -> Clock | None:
    """The clock of a pace; none where everybody thinks as long as they like."""
    known = {key: clock for clocks in PACES.values() for key, clock in clocks.items()}
    if pace and pace not in known:
        raise BadInput.because("form")
    return known.get(pace)


def time_words(left: float) -> str:
    """What a clock shows; the script of the page counts down in the same words."""
    seconds = max(0, int(left))
    minutes, hours, days = seconds // 60, seconds // 3600, seconds // 86400
    if days:
        return f"{days} d {hours % 24} h"
    if hours:
        return f"{hours} h {minutes % 60} min"
    return f"{minutes}:{seconds % 60:02}" if minutes else f"{seconds} s"
