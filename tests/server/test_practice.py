"""Taking back past what was shown: alone it is practice, with others at the table never without them."""

import asyncio

import pytest

from kosmodrom.server.refusals import NotNow
from kosmodrom.server.tables.seats import clean_name
from server.company import SOLO, Player, Served, play_out, wait_until
from server.houses import ME, OPEN, Time, house, keys, opened
from server.test_taking_back import consent, undo

NAMES = ["Łukasz", "Zażółć gęślą jaźń", ' Małgorzata; "Gosia" 🚀', "王小明", "דנה", "{name}"]


def practise(player: Player, what: str = "undo", status: int = 200) -> str:
    answer = player.post(f"{player.path}/undo", {"what": what, "practice": True}, status)
    return str(answer["outcome"] if status == 200 else answer["code"])


def alone(served: Served) -> Player:
    """Somebody alone with a bot, after the first picks were shown."""
    player = served.open(SOLO, "toy")
    wait_until(lambda: bool(player.info()["asked"] == [0]))
    player.answer("pick:1")
    wait_until(lambda: bool(player.info()["asked"] == [0]))
    return player


def journal(player: Player) -> str:
    return player.ask("GET", f"{player.path}/journal").text


# --- alone ------------------------------------------------------------------------------------------


def test_past_a_reveal_it_is_practice_and_that_must_be_said_once(served: Served) -> None:
    player = alone(served)
    assert not player.legal()["can_undo"]
    before = journal(player)
    assert undo(player, status=409) == "practice"
    assert journal(player) == before
    assert player.info()["practice"] is False
    assert practise(player) == "done"
    assert player.info()["practice"] is True
    assert " undo-from:" in journal(player)
    player.answer("pick:2")
    wait_until(lambda: bool(player.legal()["asked"]))
    assert undo(player) == "done"


def test_what_is_free_is_no_practice(served: Served) -> None:
    player = served.open(SOLO)
    wait_until(lambda: bool(player.legal()["asked"]))
    player.answer(next(option for option in player.options() if option.startswith(("mine:", "recruit:"))))
    assert player.legal()["can_undo"]
    assert undo(player) == "done"
    assert player.info()["practice"] is False
    assert " undo-from:" not in journal(player)


def test_a_turn_is_restarted_as_far_as_that_is_free_and_then_as_practice(served: Served) -> None:
    player = served.open(SOLO, "toy")
    wait_until(lambda: bool(player.info()["asked"] == [0]))
    assert undo(player, "turn", 409) == "not-now"
    player.answer("pick:1")
    assert undo(player, "turn", 409) == "practice"
    assert practise(player, "turn") == "done"
    assert player.info()["practice"] is True


def test_a_match_of_practice_says_so_in_its_lists_and_its_result(served: Served) -> None:
    player = alone(served)
    practise(player)
    wait_until(lambda: bool(player.legal()["asked"]))
    mine = player.get("/api/mine")["tables"]
    assert [each["practice"] for each in mine if each["id"] == player.table] == [True]
    play_out([player])
    assert player.info()["practice"] is True
    assert player.info()["result"]["practice"] is True


# --- others -----------------------------------------------------------------------------------------


def test_with_others_it_is_never_practice(served: Served) -> None:
    ala, olek = served.pair(game="toy")
    for player in (ala, olek):
        player.answer("pick:1")
    assert practise(olek) == "asked"
    assert consent(ala) == "done"
    assert ala.info()["practice"] is False
    play_out([ala, olek])
    assert ala.info()["result"]["practice"] is False


@pytest.mark.parametrize("name", NAMES)
def test_somebody_whose_bot_stands_in_must_agree_too(sqlite: str, name: str) -> None:
    async def scene() -> None:
        time = Time()
        async with house(sqlite, time) as at:
            table = await opened(at, ME, OPEN)
            _, secret = await at.seating.sit(table.table_id, keys(table.links.invites[1]), name=name)
            people = [keys(table.secret), keys(str(secret))]
            for hashes in people:
                await at.playing.decide(table.table_id, hashes, 1, "pick:1")
            time.passes(600)
            await at.seating.hand_over(table.table_id, people[0], 1)
            with pytest.raises(NotNow) as refused:
                await at.playing.take_back(table.table_id, people[0], "undo", practice=True)
            for lang in ("pl", "en"):
                assert clean_name(name) in refused.value.text(lang)
            at.presence.enter(table.table_id, [1])
            await at.presence.sweep()
            assert await at.playing.take_back(table.table_id, people[0], "undo", practice=True) == "asked"
            assert await at.playing.answer_wish(table.table_id, people[1], True) == "done"

    asyncio.run(scene())
