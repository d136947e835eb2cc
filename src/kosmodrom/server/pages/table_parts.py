"""The parts of a table's page, each with its id: what the page shows first and the stream brings anew."""

from collections.abc import Sequence
from typing import Any, Final

from kosmodrom.bots.levels import USUAL
from kosmodrom.draw.drawing import Drawing
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import noted
from kosmodrom.engine.contract import CHANCE
from kosmodrom.guide.guide import guide_of
from kosmodrom.server.pages.boards import Boards, draw_hand
from kosmodrom.server.pages.bot_levels import level_name, level_of, rank_name
from kosmodrom.server.pages.ending import end
from kosmodrom.server.pages.frame import PageVisitor, fragment
from kosmodrom.server.pages.own_deck import deck_shown
from kosmodrom.server.pages.rules import rules_address
from kosmodrom.server.services.presence import is_here
from kosmodrom.server.services.seating import links_of
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.seats import OPEN, PERSON, Seat, shares_device
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.viewer.sight import Choice, Sight

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
    is_waiting = not sight.is_asked and not sight.has_stand_in and bool(sight.actors)
    return is_waiting and sight.can_undo and sight.has_sealed


def fragments_of(
    sight: Sight, guest: PageVisitor, now: float, setback: str | None = None, secrets: Sequence[str] = ()
) -> Fragments:
    """Everything that changes on a table's page; a setback is why its bots do not go on.

    The host gets links to give away, which are made of the host's own secret.
    """
    parts = {
        "p-status": status(sight, guest),
        "p-tools": tools(sight, guest),
        "p-notice": notice(sight, guest, setback),
        "p-invitation": invitation(sight, guest),
        "p-menu-match": match_menu(sight, guest),
        "p-links": links(sight, guest, secrets),
        "p-log": log(sight, guest),
        "p-chat": chat(sight, guest),
        "p-end": end(sight, guest),
    }
    if sight.state == "waiting":
        return parts | {
            "p-table": lobby(sight, guest, now),
            "p-seats": "",
            "p-hand": "",
            "p-actions": "",
        }
    drawn = BOARDS.public(sight, guest.lang)
    is_passed_on = bool(waiting_seats(sight))
    hand = Drawing("") if is_passed_on else draw_hand(sight, guest.lang)
    touchable = drawn.decisions | hand.decisions
    buttons = [choice for choice in legal_of(sight, guest.lang) if choice.name not in touchable]
    return parts | {
        "p-table": drawn.table.html,
        "p-seats": seat_panels(sight, guest, drawn.seats, now),
        "p-hand": hand.html,
        "p-actions": fragment(
            "actions.html",
            guest,
            buttons=buttons,
            may_change=may_change(sight),
            has_stand_in=sight.has_stand_in,
            viewer=sight.viewer,
        ),
    }


def status(sight: Sight, guest: PageVisitor) -> str:
    """Who must do what; out of turn who thinks, with a mark where all who do are bots."""
    if sight.state == "waiting":
        return escape(guest.texts["table.waiting"])
    words = guest.texts["table.over"] if sight.state == "over" else sight.status(guest.lang)
    is_thinking = bool(sight.thinking) and sight.thinking == sight.actors
    return fragment("status.html", guest, words=words, is_thinking=is_thinking, is_practice=sight.is_practice)


def seats(sight: Sight, guest: PageVisitor, now: float) -> list[dict[str, Any]]:
    """What is to be said of each seat beside its panel."""
    record = sight.snapshot.record
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "level": level_name(seat.level, guest.texts),
            "rank": rank_name(seat.level, guest.texts),
            "stand_in": seat.stand_in,
            "ready": seat.is_ready,
            "here": is_here(seat, now) or seat.seat in sight.who.seats,
            "mine": seat.seat in sight.who.seats,
            "left": clocks.left(record.clock, seat, now),
            "asked": seat.seat in sight.actors,
            "thinks": seat.seat in sight.thinking,
            "silenced": seat.silenced,
            "muted": sight.is_seated and bool(sight.snapshot.seats[sight.viewer].mutes >> seat.seat & 1),
        }
        for seat in sight.snapshot.seats
    ]


def lobby(sight: Sight, guest: PageVisitor, now: float) -> str:
    """Who sits already, while the table waits for the others."""
    names, usual = sight.names(guest.lang), level_name(USUAL, guest.texts)
    deck = deck_shown(sight.snapshot.entry, sight.snapshot.deck, guest.lang, sight.snapshot.book)
    rows = seats(sight, guest, now)
    rules = rules_address(guest, sight.snapshot) if guide_of(sight.snapshot.entry).rows else ""
    return fragment("lobby.html", guest, sight=sight, names=names, seats=rows, usual=usual, deck=deck, rules=rules)


def seat_panels(sight: Sight, guest: PageVisitor, drawn: list[Drawing], now: float) -> str:
    """What lies before each seat, with the level of its bot after the name."""
    levels = [level_of(seat, guest.texts) for seat in sight.snapshot.seats]
    return fragment(
        "seats.html",
        guest,
        rows=seats(sight, guest, now),
        drawn=[noted(panel.html, level) for panel, level in zip(drawn, levels, strict=False)],
        names=sight.names(guest.lang),
        state=sight.state,
        sight=sight,
        usual=level_name(USUAL, guest.texts),
    )


def tools(sight: Sight, guest: PageVisitor) -> str:
    """Hint, restart and undo, as far as they make sense."""
    is_running = sight.state == "running" and sight.is_seated and not sight.has_stand_in
    steps = sight.snapshot.played.steps_of_turn(sight.viewer) if is_running else 0
    is_daily = sight.snapshot.record.daily is not None
    return fragment(
        "tools.html",
        guest,
        can_hint=is_running and sight.is_asked and not is_daily,
        can_undo=is_running and (sight.can_undo if is_daily else sight.can_ask_to_undo),
        can_restart=steps > 1 and (sight.can_undo or not is_daily),
        is_free=sight.can_undo,
        is_practice=not sight.can_undo and not sight.needs_consent,
    )


def own_in_play(sight: Sight) -> list[Seat]:
    """Own seats, as long as there is anything to decide."""
    return [sight.snapshot.seats[seat] for seat in sight.who.seats] if sight.state == "running" else []


def match_menu(sight: Sight, guest: PageVisitor) -> str:
    """What the menu offers once the match has begun."""
    return fragment(
        "menu_match.html",
        guest,
        record=sight.snapshot.record,
        sight=sight,
        seats=[seat.seat for seat in own_in_play(sight) if not seat.stand_in],
        names=sight.names(guest.lang),
        usual=level_name(USUAL, guest.texts),
    )


def notice(sight: Sight, guest: PageVisitor, setback: str | None) -> str:
    """What stands above everything: a wish to take back, a hand-over of the device, bots that stand in or still."""
    return fragment(
        "notice.html",
        guest,
        sight=sight,
        wish=sight.wish,
        wish_is_mine=sight.wish is not None and sight.wish.seat in sight.who.seats,
        names=sight.names(guest.lang),
        passed=waiting_seats(sight) if sight.state == "running" else [],
        stand_ins=[seat.seat for seat in own_in_play(sight) if seat.stand_in],
        own=sight.viewer if sight.is_seated else None,
        setback=setback,
    )


def is_invited(sight: Sight) -> bool:
    """Whether the viewer may sit down."""
    record = sight.snapshot.record
    return not sight.who.seats and (bool(sight.who.invited) or (record.public and record.started is None))


def invitation(sight: Sight, guest: PageVisitor) -> str:
    """What an invitation names: the game, who opened the table, if they sit there, and everybody who sits."""
    if not is_invited(sight):
        return ""
    snapshot, names = sight.snapshot, sight.names(guest.lang)
    sitting = [seat for seat in snapshot.seats if seat.kind != OPEN]
    hosts = [names[seat.seat] for seat in sitting if seat.secret_hash == snapshot.record.host_hash]
    return fragment(
        "invitation.html",
        guest,
        table=snapshot.id,
        game=snapshot.entry.titles[guest.lang],
        host=hosts[0] if hosts else "",
        others=[names[seat.seat] for seat in sitting],
    )


def links(sight: Sight, guest: PageVisitor, secrets: Sequence[str]) -> str:
    """The links that the host may give away."""
    root = next((secret for secret in secrets if hash_of(secret) == sight.snapshot.record.host_hash), None)
    return "" if root is None else fragment("links.html", guest, links=links_of(root, sight.snapshot.seats))


def log(sight: Sight, guest: PageVisitor, since: int = 0, is_linked: bool = True) -> str:
    """What happened: first what is new since the viewer's last decision, in its order; then turn by turn, backwards.

    Inside a turn the lines stand in their order too. At a table each leads to its moment in the replay.
    """
    # A moment holds few events, and those before the excerpt need not be told.
    rows = log_rows(sight, guest.lang, max(since, sight.cursor.moment - LOG_LINES))[-LOG_LINES:]
    fresh = [turn for turn in turns(rows) if turn[0]["new"]]
    before = [turn for turn in turns(rows) if not turn[0]["new"]]
    parts = {"fresh": fresh, "before": before[::-1], "has_decided": sight.last_own_moment() > 0}
    return fragment("log.html", guest, **parts, table=sight.snapshot.id if is_linked else None)


def log_rows(sight: Sight, lang: str, since: int) -> list[dict[str, Any]]:
    """What happened after a moment, in its order; what one decision did to one seat is one line."""
    last = sight.last_own_moment()
    rows: list[dict[str, Any]] = []
    for each in sight.tell(sight.since(since), lang):
        seat = None if each.about < 0 else each.about
        if rows and (rows[-1]["moment"], rows[-1]["seat"]) == (each.moment, seat):
            rows[-1]["words"] += f" {each.words}"
            continue
        new = sight.is_seated and each.moment > last and each.who != sight.viewer
        rows.append({"moment": each.moment, "seat": seat, "who": each.who, "words": each.words, "new": new})
    return rows


def turns(rows: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The rows that belong together: what a seat did on end, with what chance brought meanwhile."""
    found: list[list[dict[str, Any]]] = []
    who = CHANCE
    for row in rows:
        goes_on = found and row["who"] in (who, CHANCE) and found[-1][0]["new"] == row["new"]
        if goes_on:
            found[-1].append(row)
        else:
            found.append([row])
        who = row["who"] if row["who"] != CHANCE else who
    return found


def chat(sight: Sight, guest: PageVisitor) -> str:
    people = [seat for seat in sight.snapshot.seats if seat.kind in (PERSON, OPEN)]
    if not sight.snapshot.record.chatty or len(people) < 2:
        return ""
    return fragment("chat.html", guest, sight=sight, messages=sight.chat(), names=sight.names(guest.lang))
