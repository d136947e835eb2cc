"""A whole match of every game beside bots of every level, with all that a person may do on the way and afterwards."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from kosmodrom.bots import levels
from kosmodrom.bots.levels import LEVELS, searcher
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.compiled import is_compiled
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.server.bots import thinking_processes
from server.company import Player, Served, wait_until

GAMES = list(games()) if is_compiled() else ["andromeda"]
"""The pure build, in which a search takes long, plays the shortest alone."""
OWN = 12
"""Decisions that the person makes before a bot takes over."""
SEATS = [
    {"kind": "me", "name": "Łukasz Żółw"},
    *({"kind": "bot", "level": level} for level in LEVELS if level != "pilot"),
]


@pytest.fixture(autouse=True)
def _think_briefly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """By count alone, and not much; what thinks is the same."""
    monkeypatch.setattr(thinking_processes, "ADVICE", Budget(40))
    monkeypatch.setattr(thinking_processes, "PLAYED_ON", Budget(24))
    for level in ("navigator", "admiral"):
        monkeypatch.setitem(levels.BOTS, level, lambda _: searcher(Budget(12)))
    thinking_processes._bot.cache_clear()
    yield
    thinking_processes._bot.cache_clear()


def page(player: Player, path: str = "", **params: Any) -> str:
    """A page of the table, as the browser of the player shows it."""
    answer = player.ask("GET", f"/table/{player.table}{path}", params={"lang": "pl", **params})
    assert answer.status_code == 200, answer.text
    return answer.text


def is_asked_or_over(player: Player) -> bool:
    return bool(player.legal()["asked"]) or bool(player.info()["state"] == "over")


def plays_some(player: Player, choose: random.Random) -> int:
    """Decide a few times, with a hint before and, where that is free, a taking back after; how many hints told more."""
    hints = 0
    for _ in range(OWN):
        wait_until(lambda: is_asked_or_over(player), 60, between=0.02)
        legal = player.legal()
        if not legal["asked"]:
            break
        told = player.get(f"{player.path}/hint", lang="pl")
        assert {each["decision"] for each in told["opinions"]} <= {each["decision"] for each in legal["decisions"]}
        hints += told["opinions"][0]["chance"] is not None
        player.decide(legal["question"], choose.choice(legal["decisions"])["decision"])
        is_alone = player.info()["asked"] == [legal["seat"]]
        if is_alone and player.legal()["can_undo"]:
            assert player.post(f"{player.path}/undo", {"what": "undo"})["outcome"] == "done"
            assert player.play_on(choose)
    return hints


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_beside_bots_of_every_level(served: Served, game: str) -> None:
    player = served.open(SEATS, game)
    assert plays_some(player, random.Random(7)) > 0
    assert "Łukasz Żółw" in page(player)
    assert "seed -" in player.ask("GET", f"{player.path}/journal").text
    player.post(f"{player.path}/hand-over", {"level": "pilot"})
    wait_until(lambda: player.info()["state"] == "over", 120, between=0.1)
    result = player.info()["result"]
    journal = player.ask("GET", f"{player.path}/journal").text
    match = Match.from_journal(journal)
    assert match.over
    assert (match.scores(), match.winners()) == (result["scores"], result["winners"])
    assert "Łukasz Żółw" in page(player)
    is_looked_at_again(player, len(match.lines))
    uploaded = served.person().post("/api/journals", {"journal": journal, "seats": SEATS}, 201)
    again = served.player(uploaded["table"], uploaded["secret"])
    assert again.info()["result"]["scores"] == result["scores"]
    assert again.ask("GET", f"{again.path}/journal").text == journal
    is_looked_at_again(again, len(match.lines))


def is_looked_at_again(player: Player, lines: int) -> None:
    """The log, and the replay of a match that is over: the beginning, the middle and the end, through all eyes."""
    assert player.get(f"{player.path}/log")["told"]
    assert "Łukasz Żółw" in page(player, "/replay")
    for line in (0, lines // 2, lines):
        assert player.get(f"{player.path}/moments/{line}")["status"]
        for seat in range(len(SEATS)):
            assert json.loads(page(player, "/moment", at=line, eyes=seat))["parts"]["p-status"]
    for seat in range(len(SEATS)):
        assert "<td" in page(player, "/score", seat=seat)
