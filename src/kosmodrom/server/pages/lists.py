"""Lists of tables: mine, and those open to all."""

from typing import Any

from kosmodrom.engine.registry import games
from kosmodrom.server.listing import Listed
from kosmodrom.server.seats import names
from kosmodrom.server.sight import state_of


def row(listed: Listed, lang: str) -> dict[str, Any]:
    """A table in a list."""
    return {
        "id": listed.id,
        "title": games()[listed.game].titles[lang].partition(": ")[0] if listed.game in games() else listed.game,
        "state": state_of(listed.started, listed.finished),
        "names": names(listed.seats, lang),
        "open": sum(1 for seat in listed.seats if seat.kind == "open"),
    }
