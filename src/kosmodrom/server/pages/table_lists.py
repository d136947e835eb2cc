"""Lists of tables: mine, and those open to all."""

from typing import Any, Final

from kosmodrom.engine.registry import games
from kosmodrom.server.pages.bot_levels import with_level
from kosmodrom.server.pages.frame import PageVisitor, fragment
from kosmodrom.server.pages.titles import named
from kosmodrom.server.services.table_lists import Listed
from kosmodrom.server.tables.seats import Seat, isolated, names
from kosmodrom.server.viewer.deck_differences import shown_name
from kosmodrom.server.viewer.sight import state_of
from kosmodrom.server.whole_server import WholeServer

CAN: Final = {True: "sit", False: "watch"}
"""What a stranger can do at a public table, by whether it still gathers."""


def row(listed: Listed, guest: PageVisitor, hashes: frozenset[str] = frozenset()) -> dict[str, Any]:
    """A table in a list, as the holder of some secrets reads it."""
    lang, pairs = guest.lang, zip(map(isolated, names(listed.seats, guest.lang)), listed.seats, strict=True)
    return {
        "id": listed.id,
        "game": listed.game,
        "title": named(games()[listed.game], lang)[0] if listed.game in games() else listed.game,
        "state": state_of(listed.started, listed.finished),
        "names": [with_level(name, seat, guest.texts) for name, seat in pairs],
        "deck": None if listed.deck is None else shown_name(listed.deck),
        "practice": listed.practice,
        "daily": listed.daily,
        "waits_for_me": any(seat.secret_hash in hashes and owes(listed, seat) for seat in listed.seats),
        "can": "",
        "open": sum(1 for seat in listed.seats if seat.kind == "open"),
    }


def owes(listed: Listed, seat: Seat) -> bool:
    """Whether the match waits for a decision of a seat, or the table for its word that it can begin."""
    return seat.asked is not None if listed.started is not None else not seat.is_ready


async def lists(house: WholeServer, hashes: frozenset[str], guest: PageVisitor) -> dict[str, str]:
    """My tables and the public ones that are not mine, drawn, by their place on the page.

    Of mine those come first that wait for me, then others in play.
    """
    mine = [row(each, guest, hashes) for each in await house.listing.mine(hashes)]
    public = [row(each, guest) | {"can": CAN[each.started is None]} for each in await house.listing.public()]
    known = {each["id"] for each in mine}
    mine.sort(key=lambda each: (each["state"] == "over", not each["waits_for_me"]))
    others = [each for each in public if each["id"] not in known]
    others.sort(key=lambda each: each["state"] != "waiting")
    return {
        "p-my-tables": fragment("list.html", guest, rows=mine, empty=""),
        "p-public-tables": fragment("list.html", guest, rows=others, empty=guest.texts["home.none-public"]),
    }
