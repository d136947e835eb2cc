"""`kosmodrom admin`: what whoever runs a server can see and do; safe while the server runs."""

import os
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kosmodrom.terminal.console import PACKAGE, Console, grid, wrapped
from kosmodrom.terminal.extras import SERVER, needing
from kosmodrom.terminal.files import FileError, write_text

if TYPE_CHECKING:
    from kosmodrom.server.administration import Administration


PUSH_KEYS: Final = "push-keys"


def administrate(console: Console, args: Namespace) -> int:
    """Do what one of the commands says, with the store that the settings name."""
    if args.admin_command == PUSH_KEYS:
        return _push_keys(console)
    with needing(SERVER):  # other commands need not wait for the web, nor have it
        from kosmodrom.server.administration import Administration
        from kosmodrom.server.process.settings_sources import load_settings

    settings = load_settings(os.environ, args.config, {"database": args.database})
    with closing(Administration(settings, may_create=args.admin_command == "restore")) as store:
        return COMMANDS[args.admin_command](console, store, args) or 0


def _push_keys(console: Console) -> int:
    """A fresh secret key, as the file of settings spells it; it needs no store."""
    with needing(SERVER):
        from kosmodrom.server.reminders.web_push import new_private_key
    console.write(f'push_key = "{new_private_key()}"')
    console.say("admin.push-keys")
    return 0


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _list(console: Console, store: "Administration", args: Namespace) -> None:
    from kosmodrom.server.viewer.sight import state_of

    tables = store.tables(args.state, args.most)
    if not tables:
        console.say("admin.none")
        return
    head = [
        console.text(f"admin.head.{key}") for key in ("table", "game", "state", "changed", "lines", "people", "reports")
    ]
    rows = [
        [
            each.id,
            each.game,
            console.text(f"admin.state.{state_of(each.started, each.finished)}")
            + (console.text("admin.public") if each.public else ""),
            _moment(each.changed),
            str(each.lines),
            str(each.people),
            str(each.reports or ""),
        ]
        for each in tables
    ]
    console.write(grid([head, *rows], ""))


def _show(console: Console, store: "Administration", args: Namespace) -> None:
    from kosmodrom.server.tables.seats import names
    from kosmodrom.server.viewer.sight import state_of

    snapshot = store.table(args.table)
    record, content = snapshot.record, snapshot.content
    state = console.text(f"admin.state.{state_of(record.started, record.finished)}")
    options = " ".join(f"{key}={value}" for key, value in record.options.items()) or "-"
    deck = "-" if content is None else f"{content.name} {content.digest}"
    practice, reports = store.notes(args.table)
    for key, value in (
        ("table", record.id),
        ("game", record.game),
        ("state", state),
        ("public", console.text("admin.yes" if record.public else "admin.no")),
        ("practice", console.text("admin.yes" if practice else "admin.no")),
        ("reports", str(reports)),
        ("options", options),
        ("deck", deck),
        ("created", _moment(record.created)),
        ("changed", _moment(record.changed)),
        ("lines", str(record.lines)),
        ("chats", str(record.chats)),
    ):
        console.write(f"{console.text(f'admin.head.{key}')}: {value}")
    for seat, name in zip(snapshot.seats, names(snapshot.seats, console.lang), strict=True):
        hidden = console.text("admin.hidden", name=seat.name) if seat.silenced else ""
        console.write(f"  {seat.seat}: {name} ({seat.level or seat.kind}){hidden}")
    if snapshot.fault is not None:
        console.write(wrapped(console.said(snapshot.fault)))


def _delete(console: Console, store: "Administration", args: Namespace) -> int | None:
    for table_id in args.table:
        store.table(table_id)
    if not args.yes and not _agrees(console, ", ".join(args.table)):
        console.say("admin.kept")
        return 1
    console.say("admin.deleted", count=store.delete(args.table))
    return None


def _agrees(console: Console, tables: str) -> bool:
    """Where nobody can answer, the answer is no."""
    try:
        return console.agrees("admin.ask-delete", False, tables=tables)
    except EOFError:
        console.write()
        return False


def _export(console: Console, store: "Administration", args: Namespace) -> None:
    journal, deck = store.journal(args.table)
    _new_file(args.file, journal)
    console.say("admin.exported", file=args.file)
    if deck is not None:
        beside = args.file.with_name(f"{args.file.stem}.deck.toml")
        _new_file(beside, deck)
        console.say("admin.exported", file=beside)


def _new_file(file: Path, text: str) -> None:
    if file.exists():
        raise FileError.of(PACKAGE, "wrong.file-exists", path=file)
    write_text(file, text)


def _backup(console: Console, store: "Administration", args: Namespace) -> None:
    store.back_up(args.file)
    console.say("admin.backed-up", file=args.file, size=args.file.stat().st_size // 1024)


def _restore(console: Console, store: "Administration", args: Namespace) -> None:
    brought = store.restore(args.file, args.table)
    console.say("admin.restored", count=len(brought))


def _purge(console: Console, store: "Administration", args: Namespace) -> None:
    console.say("admin.would-purge" if args.count else "admin.purged", count=store.purge(args.count))
    if decks := store.purge_decks(args.count):
        console.say("admin.would-purge-decks" if args.count else "admin.purged-decks", count=decks)


def _reports(console: Console, store: "Administration", args: Namespace) -> None:  # noqa: ARG001  # as all commands
    reports = store.reports()
    if not reports:
        console.say("admin.no-reports")
    for each in reports:
        console.say("admin.report", table=each.table_id, seat=each.seat, at=_moment(each.at))
        console.write(wrapped(each.said, "    "))


def _decks(console: Console, store: "Administration", args: Namespace) -> None:  # noqa: ARG001  # as all commands
    from kosmodrom.server.viewer.deck_differences import shown_name

    decks = store.decks()
    if not decks:
        console.say("admin.no-decks")
        return
    head = [console.text(f"admin.head.{key}") for key in ("deck", "game", "used", "played", "reports", "name")]
    rows = [
        [
            each.hash,
            each.game,
            _moment(each.used),
            console.text("admin.yes" if each.is_played else "admin.no"),
            str(each.reports or ""),
            shown_name(each.name),
        ]
        for each in decks
    ]
    console.write(grid([head, *rows], ""))


def _delete_deck(console: Console, store: "Administration", args: Namespace) -> None:
    console.say("admin.decks-deleted", count=store.delete_decks(args.deck))


def _silence(console: Console, store: "Administration", args: Namespace) -> None:
    store.silence(args.table, args.seat, not args.off)
    console.say("admin.shown" if args.off else "admin.silenced", table=args.table, seat=args.seat)


COMMANDS: Final[dict[str, Callable[[Console, "Administration", Namespace], int | None]]] = {
    "list": _list,
    "show": _show,
    "delete": _delete,
    "export": _export,
    "backup": _backup,
    "restore": _restore,
    "purge": _purge,
    "reports": _reports,
    "silence": _silence,
    "decks": _decks,
    "delete-deck": _delete_deck,
}
