"""What brought the points of a row of the score sheet: cards and other things, each with its part."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Share:
    """A thing, or several that are alike, with the points that they bring together."""

    words: str
    points: int
    zoom: str = ""
    """What is shown of it in large, as `data-zoom` names it; empty for what is no thing of the table."""
    count: int = 1
