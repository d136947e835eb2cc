"""Cards: what messengers show of a link that is given away, said from what its receiver may know before sitting down.

No card is drawn from a match: names, free seats and the result stand on it, as on the invitation and in the lists.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from kosmodrom.engine.registry import Entry
from kosmodrom.engine.words import Words
from kosmodrom.server.pages.bot_levels import with_level
from kosmodrom.server.tables.seats import OPEN, names
from kosmodrom.server.tables.snapshots import Snapshot

if TYPE_CHECKING:
    from kosmodrom.server.pages.frame import PageVisitor

LOCALES: Final = {"pl": "pl_PL", "en": "en_GB"}


@dataclass(frozen=True)
class Card:
    """What stands in the head of a page for those who show its link."""

    title: str
    sentence: str
    picture: str
    """Where it is, without what stands before all addresses."""


def site_card(guest: "PageVisitor") -> Card:
    """For every page that has no card of its own, and for links that lead nowhere."""
    return Card(guest.texts["install.name"], guest.texts["install.about"], f"/card.png?lang={guest.lang}")


def game_card(entry: Entry, guest: "PageVisitor") -> Card:
    about = entry.words(guest.lang).texts.get("about", guest.texts["install.about"])
    return Card(entry.titles[guest.lang], about, f"/card/{entry.key}.png?lang={guest.lang}")


def table_card(snapshot: Snapshot, guest: "PageVisitor", door: str) -> Card:
    """For a link to a table: `door` is its path, which also opens the picture."""
    return Card(_title(snapshot, guest), _sentence(snapshot, guest), f"{quote(door)}/card.png?lang={guest.lang}")


def _title(snapshot: Snapshot, guest: "PageVisitor") -> str:
    game, host = snapshot.entry.titles[guest.lang], host_of(snapshot, guest.lang)
    if snapshot.record.started is not None or not free_seats(snapshot):
        return game
    texts = guest.texts
    return texts.say("table.invites", name=host, game=game) if host else texts.say("table.invited", game=game)


def _sentence(snapshot: Snapshot, guest: "PageVisitor") -> str:
    texts, result, called = guest.texts, snapshot.result, called_at(snapshot, guest)
    if result is not None:
        key = "end.winners" if len(result.winners) > 1 else "end.winner"
        best = listed([called[seat] for seat in result.winners], texts)
        points = ", ".join(f"{name} {score}" for name, score in zip(called, result.scores, strict=True))
        return f"{texts.say(key, names=best)}. {points}."
    there = listed([called[seat.seat] for seat in snapshot.seats if seat.kind != OPEN], texts)
    if snapshot.record.started is not None:
        return texts.say("card.playing", names=there)
    free = texts.say("card.free", count=free_seats(snapshot)) if free_seats(snapshot) else ""
    return f"{texts.say('card.there', names=there) if there else ''} {free}".strip()


def free_seats(snapshot: Snapshot) -> int:
    return sum(1 for seat in snapshot.seats if seat.kind == OPEN)


def host_of(snapshot: Snapshot, lang: str) -> str:
    """Who opened the table, if they sit there."""
    sitting = names(snapshot.seats, lang)
    hosts = [seat for seat in snapshot.seats if seat.secret_hash == snapshot.record.host_hash]
    return sitting[hosts[0].seat] if hosts else ""


def called_at(snapshot: Snapshot, guest: "PageVisitor") -> list[str]:
    """Everybody's name, with the levels of bots."""
    sitting = names(snapshot.seats, guest.lang)
    return [with_level(name, seat, guest.texts) for name, seat in zip(sitting, snapshot.seats, strict=True)]


def listed(several: Sequence[str], texts: Words) -> str:
    """Ala, Ola and Jan."""
    *most, last = several or [""]
    return f"{', '.join(most)} {texts['page.and']} {last}" if most else last
