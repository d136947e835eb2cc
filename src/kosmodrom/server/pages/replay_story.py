"""What stands beside a replay: the strip of turns and rounds under the slider, and the whole log in its order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kosmodrom.engine.match import Match
from kosmodrom.server.pages.table_log import Row
from kosmodrom.server.tables.heard_lines import Turn, moment_at
from kosmodrom.server.viewer.rounds import rounds
from kosmodrom.server.viewer.sight import Sight

TICKS: Final = 8
"""How high the strip of turns is, in its own units."""


@dataclass(frozen=True)
class Begun:
    """Where a round begins, as the viewer counts moments."""

    at: int
    name: str


def begun_rounds(sight: Sight, match: Match, lang: str) -> list[Begun]:
    story, moments = sight.snapshot.story, sight.snapshot.moments
    return [Begun(moment_at(story, moments, sight.viewer, each.begins), each.name) for each in rounds(match, lang)]


@dataclass(frozen=True)
class StoryLine:
    """A line of the log beside the board: a round that begins, or what a decision did."""

    at: int
    words: str
    seat: int | None = None
    is_round: bool = False


def told_story(rows: Sequence[Row], begun: Sequence[Begun], setup: str) -> list[StoryLine]:
    """The whole log in its order, with the rounds as headings; what comes before all is the set-up."""
    found, later = [StoryLine(0, setup, is_round=True)], list(begun)
    for row in rows:
        while later and later[0].at <= row.moment:
            each = later.pop(0)
            found.append(StoryLine(each.at, each.name, is_round=True))
        found.append(StoryLine(row.moment, row.words, row.seat))
    return found


def ticks(turns: Sequence[Turn], begun: Sequence[Begun], last: int, own: int) -> str:
    """A strip under the slider: each turn in the colour of its seat, those of the viewer in full height, and rounds."""
    ends = [*(turn.at for turn in turns[1:]), last][: len(turns)]
    bars = []
    for turn, end in zip(turns, ends, strict=True):
        height = TICKS if turn.seat == own else TICKS // 2
        bars.append(
            f'<rect class="k-seat-{turn.seat % 4}" x="{turn.at}" y="{TICKS - height}" '
            f'width="{end - turn.at}" height="{height}"/>'
        )
    bars += [f'<path d="M{each.at} 0V{TICKS}"/>' for each in begun]
    return (
        f'<svg class="p-ticks" viewBox="0 0 {max(1, last)} {TICKS}" preserveAspectRatio="none" aria-hidden="true">'
        f"{''.join(bars)}</svg>"
    )
