"""What a redacted journal tells: of two matches that differ by a secret, everybody else gets to read the same."""

import itertools
import random
from dataclasses import dataclass, field

import pytest

from conformance.game_faults import drawn, secrets_of
from kosmodrom.engine.contract import SPECTATOR
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import find, games
from kosmodrom.server.services import seating
from server.company import Player, Served

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
DECISIONS = 40
COMPARED = 15
"""So many journals are compared before the matches go on apart."""
TOGETHER = 12
"""How far two matches with a different secret go on alike, at most."""


@dataclass
class Twin:
    """One of two tables at which the same cards are dealt."""

    served: Served
    game: str
    players: dict[int, Player] = field(default_factory=dict)

    def __post_init__(self) -> None:
        host = self.served.open(SEATS, self.game)
        guests = [self.served.join(host), self.served.join(host)]
        watcher = self.served.player(host.table, host.get(f"{host.path}/links")["watch"])
        self.players = {**dict(enumerate([host, *guests])), SPECTATOR: watcher}

    @property
    def match(self) -> Match:
        snapshot = self.served.house.room.glance(self.players[0].table)
        assert snapshot is not None
        return snapshot.played

    def journal(self, reader: int) -> str:
        player = self.players[reader]
        return player.ask("GET", f"{player.path}/journal").text

    def noticed(self, reader: int) -> object:
        """All but the journal."""
        player = self.players[reader]
        view = {**player.view(), "table_id": None}
        return view, player.get(f"{player.path}/log")

    def undo(self, seat: int) -> None:
        self.players[seat].post(f"{self.players[seat].path}/undo")


def after(match: Match, seat: int, decision: str) -> Match:
    other = match.fork()
    other.play(seat, decision)
    return other


def noticed_by_all(match: Match) -> tuple[object, ...]:
    return match.entry.game.encode_view(match.view(SPECTATOR)), match.told(SPECTATOR), match.actors


def secret(match: Match, seat: int, choose: random.Random) -> tuple[str, str] | None:
    """Two decisions that look alike to the public and can be taken back; whom the game tells is not asked."""
    options = match.legal(seat)
    choose.shuffle(options)
    for one, other in itertools.pairwise(options):
        worlds = [after(match, seat, decision) for decision in (one, other)]
        if noticed_by_all(worlds[0]) == noticed_by_all(worlds[1]) and all(world.can_undo(seat) for world in worlds):
            return one, other
    return None


def next_of(match: Match, holder: int, choose: random.Random) -> int:
    """Where all are asked at once, whoever has secrets decides first."""
    return holder if holder in match.actors else choose.choice(match.actors)


def decides_in_secret(game: str) -> bool:
    """Whether seats, and not only chance, ever decide something that somebody does not learn."""
    return any(not of_chance for case in drawn(find(game), 8, 18) for _, of_chance in secrets_of(case))


@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("game", [*games(), "toy"])
def test_two_matches_that_differ_by_a_secret_have_the_same_journal_for_everybody_else(
    served: Served, game: str, holder: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever one seat decides in secret and otherwise, and takes back, and at last leaves different."""
    monkeypatch.setattr(seating, "fresh_seed", lambda: bytes(range(32)))
    twins, choose = [Twin(served, game), Twin(served, game)], random.Random(18)
    readers = [reader for reader in (0, 1, 2, SPECTATOR) if reader != holder]
    compared = 0
    for _ in range(DECISIONS):
        match = twins[0].match
        if match.over or compared >= COMPARED:
            break
        seat = next_of(match, holder, choose)
        decision = choose.choice(match.legal(seat))
        found = secret(match, seat, choose) if seat == holder else None
        if found is not None:
            decide(twins, seat, found)
            readers = alike(twins, readers)
            for twin in twins:
                twin.undo(seat)
            readers = alike(twins, readers)
            compared += len(readers)
            decision = found[0]
        decide(twins, seat, (decision, decision))
    assert compared > 0 or not decides_in_secret(game)
    go_on_apart(twins, holder, readers, choose)


def decide(twins: list[Twin], seat: int, decisions: tuple[str, str]) -> None:
    for twin, decision in zip(twins, decisions, strict=True):
        twin.players[seat].answer(decision)


def alike(twins: list[Twin], readers: list[int]) -> list[int]:
    """Those who have noticed no difference so far; they read none either."""
    found = [reader for reader in readers if twins[0].noticed(reader) == twins[1].noticed(reader)]
    for reader in found:
        one, other = (twin.journal(reader) for twin in twins)
        assert one == other, f"{reader} reads {sorted(set(one.splitlines()) ^ set(other.splitlines()))}"
    return found


def go_on_apart(twins: list[Twin], holder: int, readers: list[int], choose: random.Random) -> None:
    """After one more secret both matches go on alike, until all have noticed a difference."""
    found = None
    for _ in range(DECISIONS):
        match = twins[0].match
        if match.over or found is not None:
            break
        seat = next_of(match, holder, choose)
        found = secret(match, seat, choose) if seat == holder else None
        decide(twins, seat, found or (match.legal(seat)[0], match.legal(seat)[0]))
    for _ in range(TOGETHER):
        matches = [twin.match for twin in twins]
        if any(match.over for match in matches):
            return
        readers = alike(twins, readers)
        common = {seat: sorted(set(matches[0].legal(seat)) & set(matches[1].legal(seat))) for seat in range(len(SEATS))}
        able = [seat for seat in common if common[seat]]
        if not readers or not able:
            return
        seat = choose.choice(able)
        decision = choose.choice(common[seat])
        decide(twins, seat, (decision, decision))
