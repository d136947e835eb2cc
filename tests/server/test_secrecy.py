"""Secrecy: nothing that a seat may not know is in any byte that it is sent."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.engine.zone_layout import COUNTS, Field
from kosmodrom.server.api import responses
from kosmodrom.server.pages.frame import PageVisitor
from kosmodrom.server.pages.table_parts import BOARDS
from kosmodrom.server.pages.table_stream import FragmentFeed
from kosmodrom.server.tables.heard_lines import HeardLineNumbers
from kosmodrom.server.tables.seats import SecretHolder
from kosmodrom.server.tables.secret_keys import hash_of
from kosmodrom.server.tables.snapshots import Snapshot
from kosmodrom.server.viewer.sight import Sight
from kosmodrom.server.web.compression import Gzip
from server.company import Player, Served
from server.streams import Stream

GAMES = ["toy", "star_scrappers"]


def snapshot_of(served: Served, player: Player) -> Snapshot:
    snapshot = served.house.room.glance(player.table)
    assert snapshot is not None
    return snapshot


def everything(snapshot: Snapshot, viewer: int, decisions: list[str]) -> str:
    """All that a viewer can get to see, in one text."""
    who = SecretHolder(() if viewer == SPECTATOR else (viewer,), may_watch=True)
    sight = Sight(snapshot, who)
    shown: list[Any] = [responses.view_out(sight, lang).model_dump() for lang in ("pl", "en")]
    shown.append(responses.table_out(sight, "en", 0).model_dump())
    shown.append([choice.words for choice in sight.choices("en")])
    shown.append(sight.question)
    shown.append(sight.can_undo)
    if viewer != SPECTATOR:
        reasons = [sight.why_not([decision]) for decision in decisions]
        shown.append([reason and (reason.clause.id, sight.fact(reason, "pl")) for reason in reasons])
        shown.append((nearest := sight.why_not(decisions)) and nearest.action)
    return json.dumps(shown, sort_keys=True)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_is_shown_is_the_same_in_every_world_that_it_cannot_tell_apart(served: Served, game: str) -> None:
    player = served.open([{"kind": "bot"}] * 3, game)
    snapshot = replace(snapshot_of(served, player), match=None)
    match, choose, luck = Match(game, seats=3, seed="worlds"), random.Random(4), Luck(9)
    decisions = match.entry.vocabulary.names
    worlds = 0
    while not match.over and worlds < 60:
        seat = choose.choice(match.actors)
        match.play(seat, choose.choice(match.legal(seat)))
        if match.over or choose.random() < (0.7 if game == "star_scrappers" else 0.2):
            continue
        for viewer in range(3):
            other = match.fork()
            other._state = match.entry.game.sample(match.view(viewer), luck)
            if match.entry.game.encode(other._state) == match.entry.game.encode(match._state):
                continue
            real = replace(snapshot, match=match, seats=snapshot.seats)
            assert everything(real, viewer, decisions) == everything(replace(real, match=other), viewer, decisions)
            worlds += 1
    assert worlds >= 20


@pytest.mark.parametrize("game", [*games(), "toy"])
def test_what_a_page_is_told_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(
    served: Served, game: str
) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}], game)
    players = [host, served.join(host)]
    snapshot = snapshot_of(served, host)
    choose, luck, worlds = random.Random(4), Luck(9), 0
    for before, match in played(game, choose):
        for viewer, player in enumerate(players):
            other = match.fork()
            other._state = match.entry.game.sample(match.view(viewer), luck)
            if match.entry.game.encode(other._state) != match.entry.game.encode(match._state):
                worlds += 1
                told = [told_to(served, player, snapshot, before, after) for after in (match, other)]
                assert told[0] == told[1]
        if worlds >= 12:
            return
    raise AssertionError("the seats know too much")


def played(game: str, choose: random.Random) -> Iterator[tuple[Match, Match]]:
    """Some decisions of some matches: what was before, and what is after it."""
    for seed in range(40):
        match = Match(game, seats=2, seed=f"told {seed}")
        while not match.over:
            before, seat = match.fork(), choose.choice(match.actors)
            match.play(seat, choose.choice(match.legal(seat)))
            if not match.over and choose.random() < 0.3:
                yield before, match


def told_to(served: Served, player: Player, snapshot: Snapshot, before: Match, after: Match) -> list[bytes]:
    """What the stream of a page sends when a match is opened and when it goes on, packed as it is sent."""
    BOARDS.__init__()  # type: ignore[misc]  # what was drawn of another world must not stand in for this one
    secrets, packer = [str(player.secret)], Gzip()
    feed = FragmentFeed(served.house, player.table, secrets, PageVisitor("pl", "night"), {})
    snapshots = [replace(snapshot, match=match, moments=HeardLineNumbers()) for match in (before, after)]
    return [packer.add(feed._event(each) or b"nothing") for each in snapshots]


def words_in(fields: Any, zone: object) -> set[str]:
    """The words of all values in a zone."""
    found: set[str] = set()
    for field in fields:
        _collect(field, getattr(zone, field.name), found)
    return found


def _collect(field: Field, value: Any, found: set[str]) -> None:
    if field.shape == COUNTS:
        found.update(str(field.word(index)) for index, count in enumerate(value) if count)
    elif isinstance(value, int):
        found.add(str(field.word(value)))
    elif isinstance(value, list):
        for each in value:
            _collect(field, each, found)
    elif hasattr(value, "tail"):
        _collect(field, value.tail, found)


def hidden_words(match: Match, viewer: int) -> set[str]:
    """Cards in the others' hands, and in the vault, of which the viewer sees none anywhere."""
    layout = match.entry.layout
    state, view = match._state, match.view(viewer)
    visible = words_in(layout.table, view.table) | words_in(layout.hand, view.hand)  # type: ignore[attr-defined]  # zones are the game's own
    hidden = words_in(layout.table, state.table) | words_in(layout.vault, state.vault)
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            hidden |= words_in(layout.hand, hand)
    return {word for word in hidden - visible if re.fullmatch(r"[A-Za-z]\d[\w-]*", word)}


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_of_a_running_match_names_a_hidden_card_a_seed_or_anothers_secret(served: Served, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    host = served.open(seats, game)
    links = host.get(f"{host.path}/links")
    players = [host, served.join(host), served.join(host)]
    watcher = served.player(host.table, links["watch"])
    viewers = {0: players[0], 1: players[1], 2: players[2], SPECTATOR: watcher}
    streams = {viewer: Stream(served, host.table, person.secret) for viewer, person in viewers.items()}
    choose, searched = random.Random(8), 0
    owners = {id(person): person.secret for person in viewers.values()}
    for person in viewers.values():
        person.heard.clear()
    for _ in range(70 if game == "star_scrappers" else 25):
        match = snapshot_of(served, host).played
        if match.over:
            break
        for viewer, person in viewers.items():
            hidden = hidden_words(match, viewer)
            texts = [person.ask("GET", f"{person.path}{path}").text for path in ("", "/view", "/legal")]
            for word in hidden:
                searched += 1
                assert not any(re.search(rf"(?<![\w-]){word}(?![\w-])", text) for text in texts), (viewer, word)
        seat = choose.choice(match.actors)
        if not players[seat].play_on(choose):
            raise AssertionError("an actor was not asked")
    for person in viewers.values():
        for path in ("/log", "/journal", "/fairness", "/moments/5"):
            person.ask("GET", f"{person.path}{path}")
    assert searched > 100
    snapshot = snapshot_of(served, host)
    for viewer, person in viewers.items():
        sent = "".join(person.heard) + streams[viewer].raw
        streams[viewer].close()
        assert snapshot.record.seed not in sent
        assert hash_of(str(person.secret)) not in sent
        for secret in owners.values():
            assert str(secret) not in sent
        for line in snapshot.played.lines:
            assert line.digest not in sent
        for other in viewers:
            if other not in (viewer, SPECTATOR):
                assert not private_words(snapshot, other, viewer) & set(sentences(sent))


def private_words(snapshot: Snapshot, seat: int, viewer: int) -> set[str]:
    """The sentences that were told to a seat and not to the viewer."""
    match = snapshot.played
    sight = Sight(snapshot, SecretHolder((seat,)))
    speaker, book, texts, names = sight._words("en")
    events = {told.event for told in match.told(seat)} - {told.event for told in match.told(viewer)}
    public = {speaker.event(told.event, book, texts, names) for told in match.told(viewer)}
    return {speaker.event(event, book, texts, names) for event in events} - public


def sentences(text: str) -> list[str]:
    return [json.loads(f'"{found}"') for found in re.findall(r'"words":"((?:[^"\\]|\\.)*)"', text)]
