"""The parts of a table's page, each with its id: what the page shows first and the stream brings anew."""

from typing import Any, Final

from kosmodrom.draw.text import escape
from kosmodrom.engine.contract import CHANCE
from kosmodrom.server import clocks
from kosmodrom.server.pages.boards import Boards, decisions_in, draw_hand
from kosmodrom.server.pages.ending import end
from kosmodrom.server.pages.frame import Guest, fragment
from kosmodrom.server.presence import is_here
from kosmodrom.server.seats import OPEN, PERSON, shares_device
from kosmodrom.server.sight import Choice, Sight

LOG_LINES: Final = 80
BOARDS: Final = Boards()

Fragments = dict[str, str]


def waiting_seats(sight: Sight) -> list[int]:
    """Own seats at a shared device that owe a decision while their hand is covered."""
    seats = sight.snapshot.seats
    if sight.is_asked:
        return []
    return [
        seat
        for seat in sight.who.seats
        if seat in sight.actors and seats[seat].is_human and shares_device(seats, seat) and seat != sight.viewer
    ]


def legal_of(sight: Sight, lang: str) -> list[Choice]:
    return [] if sight.state != "running" or waiting_seats(sight) else sight.choices(lang)


def may_change(sight: Sight) -> bool:
    """Whether the viewer has made a choice that waits, sealed, for the others."""
    return sight.can_undo and not sight.is_asked and bool(sight.actors) and sight.has_sealed


def fragments_of(sight: Sight, guest: Guest, now: float) -> Fragments:
    """Everything that changes on a table's page."""
    parts = {
        "p-status": status(sight, guest),
        "p-tools": tools(sight, guest),
        "p-notice": notice(sight, guest),
        "p-log": log(sight, guest),
        "p-chat": chat(sight, guest),
        "p-end": end(sight, guest),
    }
    if sight.state == "waiting":
        return parts | {
            "p-table": fragment(
                "lobby.html", guest, sight=sight, names=sight.names(guest.lang), seats=seats(sight, now)
            ),
            "p-seats": "",
            "p-hand": "",
            "p-actions": "",
        }
    drawn = BOARDS.public(sight, guest.lang)
    is_passed_on = bool(waiting_seats(sight))
    hand = "" if is_passed_on else draw_hand(sight, guest.lang)
    touchable = drawn.decisions | decisions_in(hand)
    buttons = [choice for choice in legal_of(sight, guest.lang) if choice.name not in touchable]
    return parts | {
        "p-table": drawn.table,
        "p-seats": seat_panels(sight, guest, drawn.seats, now),
        "p-hand": hand,
        "p-actions": fragment("actions.html", guest, buttons=buttons, may_change=may_change(sight)),
    }


def status(sight: Sight, guest: Guest) -> str:
    """Who must do what; out of turn who thinks."""
    if sight.state == "waiting":
        return escape(guest.texts["table.waiting"])
    if sight.state == "over":
        return escape(guest.texts["table.over"])
    return escape(sight.status(guest.lang))


def seats(sight: Sight, now: float) -> list[dict[str, Any]]:
    """What is to be said of each seat beside its panel."""
    record = sight.snapshot.record
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "level": seat.level,
            "stand_in": seat.stand_in,
            "ready": seat.is_ready,
            "here": is_here(seat, now) or seat.seat in sight.who.seats,
            "mine": seat.seat in sight.who.seats,
            "left": clocks.left(record.clock, seat, now),
            "asked": seat.seat in sight.actors,
            "muted": sight.is_seated and bool(sight.snapshot.seats[sight.viewer].mutes >> seat.seat & 1),
        }
        for seat in sight.snapshot.seats
    ]


def seat_panels(sight: Sight, guest: Guest, drawn: list[str], now: float) -> str:
    rows = seats(sight, now)
    names = sight.names(guest.lang)
    return fragment("seats.html", guest, rows=rows, drawn=drawn, names=names, state=sight.state, sight=sight)


def tools(sight: Sight, guest: Guest) -> str:
    """Hint, restart and undo, as far as they make sense."""
    is_running = sight.state == "running" and sight.is_seated
    steps = sight.snapshot.played.steps_of_turn(sight.viewer) if is_running else 0
    return fragment(
        "tools.html",
        guest,
        can_hint=is_running and sight.is_asked,
        can_undo=is_running and sight.can_ask_to_undo,
        can_restart=steps > 1,
        is_free=sight.can_undo,
    )


def notice(sight: Sight, guest: Guest) -> str:
    """What stands above everything: a wish to take back, a hand-over of the device, a bot that stands in."""
    names = sight.names(guest.lang)
    own = sight.viewer if sight.is_seated else None
    return fragment(
        "notice.html",
        guest,
        sight=sight,
        wish=sight.wish,
        wish_is_mine=sight.wish is not None and sight.wish.seat in sight.who.seats,
        names=names,
        passed=waiting_seats(sight) if sight.state == "running" else [],
        stand_ins=[seat for seat in sight.who.seats if sight.snapshot.seats[seat].stand_in],
        own=own,
    )


def log(sight: Sight, guest: Guest) -> str:
    """What happened, the latest first; what is new since the viewer's last decision is marked."""
    moment, last = sight.cursor.moment, sight.last_own_moment()
    # A moment holds few events, and those before the excerpt need not be told.
    part = sight.since(max(0, moment - LOG_LINES))
    told = sight.tell(part, guest.lang)[-LOG_LINES:]
    rows = [
        {
            "moment": each.moment,
            "seat": None if each.about < 0 else each.about,
            "words": each.words,
            "new": sight.is_seated and each.moment > last and each.who != sight.viewer,
        }
        for each in told
    ]
    return fragment("log.html", guest, rows=rows[::-1], table=sight.snapshot.id)


def chat(sight: Sight, guest: Guest) -> str:
    people = [seat for seat in sight.snapshot.seats if seat.kind in (PERSON, OPEN)]
    if not sight.snapshot.record.chatty or len(people) < 2:
        return ""
    return fragment("chat.html", guest, messages=sight.chat(), names=sight.names(guest.lang))
