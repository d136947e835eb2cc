"""Whose Artifact it is, and whether it is one that is activated: SS-050, SS-127."""

from kosmodrom.games.star_scrappers.model import effects, values
from kosmodrom.games.star_scrappers.model.clauses import SS_050, SS_127
from kosmodrom.games.star_scrappers.model.state import ScrapperState


def owning_refusal(s: ScrapperState, seat: int, card: int) -> int:
    """SS-050, SS-127: an own Artifact, of those that must be activated."""
    artifact = values.artifact_of(card, values.RIGHT)
    if artifact not in s.table.artifacts[seat]:
        return SS_050
    return SS_127 if s.book.artifact[artifact] > effects.LAST_START else 0
