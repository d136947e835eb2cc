"""Deciding: what is asked, what is answered, and answers that come twice, late or from the wrong seat."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
from sqlalchemy import Connection, text

from server.company import SOLO, Player, Served, play_out, wait_until
from server.conftest import Serve
from server.houses import ME, OPEN, Time, house, keys, opened
from server.streams import Stream


def asked(players: list[Player]) -> tuple[Player, Player]:
    """Who must decide, and the other one."""
    first, second = players
    return (first, second) if first.legal()["asked"] else (second, first)


def test_a_whole_match_is_played_through_the_api(serve: Serve, database: str) -> None:
    served = serve(database)
    players = list(served.pair("star_scrappers" if "sqlite" in database else "toy"))
    play_out(players)
    over = players[0].info()
    assert over["state"] == "over"
    assert [sum(column) for column in zip(*over["result"]["sheet"], strict=True)] == over["result"]["scores"]
    assert over["result"]["winners"]
    assert over["asked"] == []


def test_bots_play_their_seats_until_a_person_is_asked(serve: Serve, database: str) -> None:
    served = serve(database)
    player = served.open([{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}])
    choose = random.Random(3)
    for _ in range(12):
        wait_until(lambda: bool(player.legal()["asked"]))
        player.play_on(choose)


def test_bots_alone_play_to_the_end(served: Served) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 3
    player = served.open(bots)
    wait_until(lambda: player.info()["state"] == "over")
    assert player.info()["result"]["winners"]


def test_legal_decisions_have_names_numbers_and_words(served: Served) -> None:
    decider, other = asked(list(served.pair()))
    legal = decider.legal()
    assert legal["question"] == 1
    assert all(each["words"] and each["decision"] for each in legal["decisions"])
    assert decider.legal(lang="pl")["decisions"][0]["words"] != legal["decisions"][0]["words"]
    assert other.legal() == {
        "seat": other.legal()["seat"],
        "asked": False,
        "question": None,
        "decisions": [],
        "can_undo": False,
    }


def test_a_repeated_answer_is_harmless(serve: Serve, database: str) -> None:
    served = serve(database)
    decider, _ = asked(list(served.pair()))
    decision = decider.options()[0]
    assert decider.decide(1, decision)["outcome"] == "done"
    version = decider.info()["version"]
    assert decider.decide(1, decision)["outcome"] == "repeated"
    assert decider.decide(1, decision)["outcome"] == "repeated"
    assert decider.info()["version"] == version


def test_another_answer_to_an_answered_question_comes_too_late(served: Served) -> None:
    decider, _ = asked(list(served.pair()))
    options = decider.options()
    decider.decide(1, options[0])
    assert decider.decide(1, options[1], 409)["code"] == "late"
    assert decider.decide(7, options[1], 409)["code"] == "late"


def test_the_last_answer_may_be_repeated_after_the_end(served: Served) -> None:
    player = served.open(SOLO, game="toy")
    choose, last = random.Random(1), (0, "")
    while player.info()["state"] != "over":
        legal = player.legal()
        if legal["asked"]:
            last = legal["question"], choose.choice(legal["decisions"])["decision"]
            player.decide(*last)
    assert player.decide(*last)["outcome"] == "repeated"
    assert player.decide(last[0] + 1, last[1], 409)["code"] == "not-now"


def test_out_of_turn_is_refused_with_the_rule_in_both_languages(served: Served) -> None:
    _, other = asked(list(served.pair()))
    problem = other.decide(1, "end", 409)
    assert problem["code"] == "refused"
    assert problem["clause"]["id"] == "SS-021"
    assert problem["clause"]["pl"] != problem["clause"]["en"]
    assert problem["message"]


def test_an_illegal_decision_is_refused_with_the_rule_that_why_not_names(served: Served) -> None:
    decider, _ = asked(list(served.pair()))
    problem = decider.decide(1, "done", 409)
    told = decider.get(f"{decider.path}/why-not", decision="done")
    assert (told["legal"], told["decision"], told["clause"]) == (False, "done", problem["clause"])
    told = decider.get(f"{decider.path}/why-not", decision="end")
    assert (told["legal"], told["decision"], told["fact"], told["clause"]) == (True, None, "", None)


def test_unknown_decisions_are_bad_input(served: Served) -> None:
    decider, _ = asked(list(served.pair()))
    assert decider.decide(1, "dance", 422)["code"] == "bad-input"
    assert decider.get(f"{decider.path}/why-not", 422, decision="dance")["code"] == "bad-input"
    assert decider.decide(1, "x" * 65, 422)["code"] == "bad-input"


def test_nobody_decides_for_another_seat(served: Served) -> None:
    decider, other = asked(list(served.pair()))
    seat = decider.legal()["seat"]
    assert other.decide(1, "end", 403, seat=seat)["code"] == "not-yours"
    assert other.get(f"{other.path}/legal", 403, seat=seat)["code"] == "not-yours"
    assert other.get(f"{other.path}/view", 403, seat=seat)["code"] == "not-yours"
    stranger = served.player(decider.table, "not-a-secret-of-anybody-here")
    assert stranger.decide(1, "end", 403, seat=seat)["code"] == "not-yours"
    assert stranger.decide(1, "end", 403)["code"] == "not-yours"


def test_of_simultaneous_answers_to_one_question_exactly_one_wins(serve: Serve, database: str) -> None:
    served = serve(database)
    decider, _ = asked(list(served.pair()))
    options = decider.options()[:8]

    def answer(decision: str) -> httpx.Response:
        body = {"question": 1, "decision": decision}
        return decider.ask("POST", f"{decider.path}/decide", json=body)

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(answer, options))
    assert sorted(each.status_code for each in answers) == [200] + [409] * (len(options) - 1)
    assert {each.json()["code"] for each in answers if each.status_code == 409} == {"late"}


def test_simultaneous_pickers_do_not_refuse_one_another(serve: Serve, database: str) -> None:
    served = serve(database)
    players = list(served.pair(game="toy"))
    assert [player.legal()["question"] for player in players] == [1, 1]

    def pick(player: Player) -> str:
        return str(player.decide(1, "pick:1")["outcome"])

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(pick, players)) == ["done", "done"]


def test_a_decision_that_cannot_be_stored_is_not_made_and_nobody_hears_of_it(served: Served) -> None:
    decider, other = asked(list(served.pair()))
    store, before = served.house.store, decider.view() | {"version": 0}
    change = store.change

    async def breaks(work: Any) -> Any:
        def and_fails(connection: Connection) -> None:
            work(connection)
            connection.execute(text("INSERT INTO nowhere VALUES (1)"))

        return await change(and_fails)

    with Stream(served, other.table, other.secret) as stream:
        stream.wait(1)
        store.change = breaks  # type: ignore[method-assign]  # a disk that fails
        assert decider.decide(1, "end", 503)["code"] == "store"
        store.change = change  # type: ignore[method-assign]  # the disk is well again
        assert decider.view() | {"version": 0} == before
        assert stream.words == []
        assert decider.decide(1, "end")["outcome"] == "done"
        wait_until(lambda: any("ends the turn" in words for words in stream.words))


def test_somebody_who_goes_away_while_deciding_has_decided(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            table = await opened(at, ME, OPEN)
            await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            changes = at.hub.subscribe([table.table_id], 5)
            await anext(changes)
            deciding = asyncio.ensure_future(at.playing.decide(table.table_id, keys(table.secret), 1, "pick:1"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            deciding.cancel()
            assert await anext(changes) == {table.table_id}
            assert (await at.room.look(table.table_id)).actors == [1]
            await changes.aclose()

    asyncio.run(scene())


def test_nothing_is_decided_before_everybody_sits(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}])
    assert host.info()["state"] == "waiting"
    assert host.decide(1, "end", 409)["code"] == "not-now"
    assert host.get(f"{host.path}/view", 409)["code"] == "not-now"
    assert host.get(f"{host.path}/journal", 409)["code"] == "not-now"


def test_a_view_shows_the_own_hand_and_the_spectator_sees_none(served: Served) -> None:
    host, guest = served.pair()
    view = host.view()
    assert view["seat"] == 0
    assert len(view["view"]["hand"]["cards"]) == view["view"]["table"]["hand_sizes"][0]
    watch = served.player(host.table, host.get(f"{host.path}/links")["watch"])
    seen = watch.view()
    assert seen["seat"] is None
    assert "hand" not in seen["view"]
    assert seen["question"] is None
    assert guest.view(lang="pl")["status"] != guest.view(lang="en")["status"]
