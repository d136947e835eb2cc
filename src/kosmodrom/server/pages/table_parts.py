"""The parts of a table's page, each with its id: what the page shows first and the stream brings anew."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kosmodrom.bots.levels import USUAL
from kosmodrom.draw.drawing import Drawing
from kosmodrom.draw.escaping import escape
from kosmodrom.draw.pieces import noted
from kosmodrom.engine.plurals import Count
from kosmodrom.guide.guide import guide_of
from kosmodrom.server.pages.boards import Boards, draw_hand, with_own_points
from kosmodrom.server.pages.bot_levels import level_name, level_of, rank_name
from kosmodrom.server.pages.ending import end
from kosmodrom.server.pages.frame import PageVisitor, fragment, plain_fragment
from kosmodrom.server.pages.game_options import chosen_words
from kosmodrom.server.pages.own_deck import deck_shown
from kosmodrom.server.pages.rules import rules_address
from kosmodrom.server.pages.table_log import LogRows, log
from kosmodrom.server.pages.titles import named
from kosmodrom.server.services.presence import is_here
from kosmodrom.server.services.seating import links_of
from kosmodrom.server.tables import clocks
from kosmodrom.server.tables.seats import OPEN, PERSON, Seat, shares_device
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.viewer.long_sentences import parted
from kosmodrom.server.viewer.sight import Choice, Sight

ENDINGS: Final = ("", "stop", "end")
"""In this order buttons stand: what ends a turn is the last of them."""
BOARDS: Final = Boards()
MESSAGES: Final = 50
"""So much of what was said is shown."""

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


def is_begun(has_decided: bool, legal: Sequence[Choice]) -> bool:
    """Whether what is asked belongs to something that was begun in this turn: nothing could end the turn here."""
    return has_decided and not any(choice.ending == "end" for choice in legal)


def last_endings(choices: Sequence[Choice]) -> list[Choice]:
    """Choices in the order in which their buttons stand."""
    return sorted(choices, key=lambda choice: ENDINGS.index(choice.ending))


def may_change(sight: Sight) -> bool:
    """Whether the viewer has made a choice that waits, sealed, for the others."""
    is_waiting = not sight.is_asked and not sight.has_stand_in and bool(sight.actors)
    return is_waiting and sight.can_undo and sight.has_sealed


def fragments_of(
    sight: Sight,
    guest: PageVisitor,
    now: float,
    setback: str | None = None,
    secrets: Sequence[str] = (),
    known: LogRows | None = None,
) -> Fragments:
    """Everything that changes on a table's page; a setback is why its bots do not go on.

    The host gets links to give away, which are made of the host's own secret. Who is told again and again brings along
    the rows of the log that they know.
    """
    parts = {
        "p-status": status(sight, guest),
        "p-tools": tools(sight, guest),
        "p-notice": notice(sight, guest, setback),
        "p-invitation": invitation(sight, guest),
        "p-menu-match": match_menu(sight, guest),
        "p-links": links(sight, guest, secrets),
        "p-log": log(sight, guest, known or LogRows()),
        "p-chat": chat(sight, guest),
        "p-end": end(sight, guest),
    }
    if sight.state == "waiting":
        return parts | {
            "p-table": lobby(sight, guest, now, secrets),
            "p-seats": "",
            "p-hand": "",
            "p-actions": "",
        }
    drawn = BOARDS.public(sight, guest.lang)
    is_passed_on = bool(waiting_seats(sight))
    hand = Drawing("") if is_passed_on else draw_hand(sight, guest.lang)
    seats_drawn = drawn.seats if is_passed_on else with_own_points(drawn.seats, sight, guest.lang)
    touchable = drawn.decisions | hand.decisions
    buttons = last_endings([choice for choice in legal_of(sight, guest.lang) if choice.name not in touchable])
    return parts | {
        "p-table": drawn.table.html,
        "p-seats": seat_panels(sight, guest, seats_drawn, now),
        "p-hand": hand.html,
        "p-actions": plain_fragment(
            "actions.html",
            guest,
            buttons=tuple(buttons),
            may_change=may_change(sight),
            has_stand_in=sight.has_stand_in,
            watches=sight.state == "running" and not sight.who.seats,
            viewer=sight.viewer,
        ),
    }


def status(sight: Sight, guest: PageVisitor) -> str:
    """Who must do what; out of turn who thinks, with a mark where all who do are bots."""
    if sight.state == "waiting":
        return escape(waited_for(sight, guest))
    words = guest.texts["table.over"] if sight.state == "over" else sight.prompt(guest.lang)
    says, more = parted(words)
    is_thinking = bool(sight.thinking) and sight.thinking == sight.actors
    return plain_fragment(
        "status.html", guest, says=says, more=more, is_thinking=is_thinking, is_practice=sight.is_practice
    )


def waited_for(sight: Sight, guest: PageVisitor) -> str:
    """What is missing before the match begins: people at free seats, and the word of some that they are ready."""
    seats, names, texts = sight.snapshot.seats, sight.names(guest.lang), guest.texts
    free = sum(1 for seat in seats if seat.kind == OPEN)
    unready = [names[seat.seat] for seat in seats if seat.kind != OPEN and not seat.is_ready]
    missing = [texts.say("table.waiting-free", count=Count(free))] if free else []
    missing += [texts.say("table.waiting-for", names=", ".join(unready))] if unready else []
    return texts.say("table.waiting", what="; ".join(missing))


@dataclass(frozen=True)
class SeatRow:
    """What is to be said of a seat beside its panel."""

    seat: int
    kind: str
    level: str
    rank: str
    stand_in: bool
    ready: bool
    here: bool
    mine: bool
    left: float | None
    asked: bool
    thinks: bool
    silenced: bool
    muted: bool


def seats(sight: Sight, guest: PageVisitor, now: float) -> list[SeatRow]:
    """The same of each seat."""
    record = sight.snapshot.record
    return [
        SeatRow(
            seat.seat,
            kind=seat.kind,
            level=level_name(seat.level, guest.texts),
            rank=rank_name(seat.level, guest.texts),
            stand_in=seat.stand_in,
            ready=seat.is_ready,
            here=is_here(seat, now) or seat.seat in sight.who.seats,
            mine=seat.seat in sight.who.seats,
            left=clocks.left(record.clock, seat, now),
            asked=seat.seat in sight.actors,
            thinks=seat.seat in sight.thinking,
            silenced=seat.silenced,
            muted=sight.is_seated and bool(sight.snapshot.seats[sight.viewer].mutes >> seat.seat & 1),
        )
        for seat in sight.snapshot.seats
    ]


def lobby(sight: Sight, guest: PageVisitor, now: float, secrets: Sequence[str]) -> str:
    """Who sits already, while the table waits for the others; the host has the links of the free seats beside them."""
    snapshot, root = sight.snapshot, host_secret(sight, secrets)
    entry, record, texts = snapshot.entry, snapshot.record, guest.texts
    return fragment(
        "lobby.html",
        guest,
        sight=sight,
        title=named(entry, guest.lang)[0],
        options=chosen_words(entry, record.options, entry.words(guest.lang)),
        has_options=bool(entry.options),
        names=sight.names(guest.lang),
        seats=seats(sight, guest, now),
        invites={} if root is None else links_of(root, snapshot.seats).invites,
        free=sum(1 for seat in snapshot.seats if seat.kind == OPEN),
        usual=level_name(USUAL, texts),
        deck=deck_shown(entry, snapshot.deck, guest.lang, snapshot.book),
        rules=rules_address(guest, snapshot) if guide_of(entry).rows else "",
        is_public=record.public,
        is_host=sight.who.is_host,
    )


def seat_panels(sight: Sight, guest: PageVisitor, drawn: list[Drawing], now: float) -> str:
    """What lies before each seat, with the level of its bot after the name."""
    record, names = sight.snapshot.record, sight.names(guest.lang)
    levels = [level_of(seat, guest.texts) for seat in sight.snapshot.seats]
    return "".join(
        plain_fragment(
            "seat.html",
            guest,
            row=row,
            name=names[row.seat],
            drawn=noted(panel.html, level),
            may_act=bool(sight.who.seats) and sight.state == "running",
            may_mute=(record.chatty or record.public) and sight.is_seated,
            is_public=record.public,
            is_host=sight.who.is_host,
            viewer=sight.viewer,
            usual=level_name(USUAL, guest.texts),
        )
        for row, panel, level in zip(seats(sight, guest, now), drawn, levels, strict=True)
    )


def tools(sight: Sight, guest: PageVisitor) -> str:
    """Hint, restart and undo, as far as they make sense."""
    is_running = sight.state == "running" and sight.is_seated and not sight.has_stand_in
    steps = sight.snapshot.played.steps_of_turn(sight.viewer) if is_running else 0
    is_daily = sight.snapshot.record.daily is not None
    return plain_fragment(
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
    record = sight.snapshot.record
    return plain_fragment(
        "menu_match.html",
        guest,
        table=record.id,
        game=record.game,
        has_begun=record.started is not None,
        own=len(sight.who.seats),
        seats=tuple(seat.seat for seat in own_in_play(sight) if not seat.stand_in),
        names=tuple(sight.names(guest.lang)),
        usual=level_name(USUAL, guest.texts),
    )


def notice(sight: Sight, guest: PageVisitor, setback: str | None) -> str:
    """What stands above everything: a wish to take back, a hand-over of the device, bots that stand in or still."""
    return plain_fragment(
        "notice.html",
        guest,
        wish=None if sight.wish is None else (sight.wish.kind, sight.wish.seat),
        wish_is_mine=sight.wish is not None and sight.wish.seat in sight.who.seats,
        names=tuple(sight.names(guest.lang)),
        passed=tuple(waiting_seats(sight)) if sight.state == "running" else (),
        stand_ins=tuple(seat.seat for seat in own_in_play(sight) if seat.stand_in),
        own=sight.viewer if sight.is_seated else None,
        setback=setback,
        rematch=sight.snapshot.record.rematch,
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


def host_secret(sight: Sight, secrets: Sequence[str]) -> str | None:
    """The one that the links to give away are made of."""
    return next((secret for secret in secrets if hash_of(secret) == sight.snapshot.record.host_hash), None)


def links(sight: Sight, guest: PageVisitor, secrets: Sequence[str]) -> str:
    """The links that the host may give away."""
    root = host_secret(sight, secrets)
    return "" if root is None else fragment("links.html", guest, links=links_of(root, sight.snapshot.seats))


def chat(sight: Sight, guest: PageVisitor) -> str:
    people = [seat for seat in sight.snapshot.seats if seat.kind in (PERSON, OPEN)]
    if not sight.snapshot.record.chatty or len(people) < 2:
        return ""
    messages = tuple((each.seat, each.text) for each in sight.chat()[-MESSAGES:])
    names, may_talk = tuple(sight.names(guest.lang)), bool(sight.who.seats)
    return plain_fragment("chat.html", guest, messages=messages, names=names, may_talk=may_talk)
