"""Hints: what a search thinks of a person's decisions, told to that person alone."""

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from kosmodrom.bots.adviser import LEAST, Advice, soundest
from kosmodrom.bots.ground_words import GroundWords
from kosmodrom.bots.hint import Hint, Suggestion, spoken_of
from kosmodrom.bots.search_bot import Budget, Opinion
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.server.bots import thinking_processes
from kosmodrom.server.bots.bot_turns import luck_of
from kosmodrom.server.bots.hints import Hints
from kosmodrom.server.bots.thinking_processes import ADVISER, Task, Thinkers, task_for, weigh
from kosmodrom.server.process.settings import Rate
from kosmodrom.server.refusals import TooOften
from kosmodrom.server.tables.seats import SecretHolder
from kosmodrom.server.viewer.sight import Choice, Sight
from server.company import SOLO, Player, Served, play_out
from server.conftest import Serve
from server.houses import ME, OPEN, Time, house, keys, opened


@pytest.fixture(autouse=True)
def _think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """By count alone, so that equal luck gives equal opinions."""
    monkeypatch.setattr(thinking_processes, "ADVICE", Budget(80))
    monkeypatch.setattr(thinking_processes, "PLAYED_ON", Budget(24))


def hint(player: Player, status: int = 200, **params: Any) -> Any:
    return player.get(f"{player.path}/hint", status, **params)


def by_turn(players: tuple[Player, ...]) -> list[Player]:
    return sorted(players, key=lambda player: not player.legal()["asked"])


class Mute(GroundWords):
    """Has no words for any ground."""

    def __init__(self) -> None: ...


MUTE = Mute()


class Waiting(Thinkers):
    """Thinks only when the gate is opened."""

    def __init__(self) -> None:
        super().__init__(0)
        self.gate = asyncio.Event()
        self.thoughts = 0

    async def weigh(self, task: Task) -> list[Advice]:
        self.thoughts += 1
        await self.gate.wait()
        return await super().weigh(task)


class Idle(Thinkers):
    """Refuses to think."""

    async def weigh(self, _: Task) -> list[Advice]:
        raise AssertionError("nothing is to be thought about")


# --- what is answered -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["toy", "star_scrappers"])
def test_a_hint_names_up_to_three_legal_decisions_with_the_best_chance_first(served: Served, game: str) -> None:
    decider = by_turn(served.pair(game))[0]
    legal, told = decider.legal(), hint(decider)
    assert set(told) == {"seat", "question", "opinions", "sentence"}
    assert (told["seat"], told["question"]) == (legal["seat"], legal["question"])
    assert 1 <= len(told["opinions"]) <= 3
    for each in told["opinions"]:
        assert {key: each[key] for key in ("decision", "id", "words")} in legal["decisions"]
        assert 0 <= each["chance"] <= 1
        assert each["chance"] == round(each["chance"], 2)
    chances = [each["chance"] for each in told["opinions"]]
    assert chances == sorted(chances, reverse=True)


def test_the_best_is_what_the_search_thinks_worth_most(served: Served) -> None:
    decider = by_turn(served.pair())[0]
    snapshot = served.house.room.glance(decider.table)
    assert snapshot is not None
    seat, match = decider.legal()["seat"], snapshot.played
    advice = weigh(task_for(match, None, seat, ADVISER, luck_of(match, seat, ADVISER)))
    told = hint(decider)["opinions"]
    best = [(each.action, round(each.chance, 2)) for each in advice]
    assert (told[0]["id"], told[0]["chance"]) == best[0]
    assert {(each["id"], each["chance"]) for each in told} <= set(best)


def test_nothing_is_said_of_what_was_hardly_looked_at() -> None:
    often, seldom = Opinion(2, 20 * LEAST, 0.5), Opinion(1, 19, 0.4)
    more = [Opinion(3, 20, 0.3), Opinion(4, 20, 0.4), Opinion(5, 20, 0.2)]
    assert [each.action for each in soundest([often, *more, seldom])] == [2, 4, 3, 5]
    assert soundest([seldom]) == [seldom]


def named(*words: str) -> dict[int, Choice]:
    return {action: Choice(action, f"name:{action}", each) for action, each in enumerate(words)}


def test_what_is_worded_alike_is_spoken_of_once() -> None:
    advice = [Advice(action, 0.5 - action / 100) for action in range(5)]
    told = spoken_of(advice, named("Recruit Fish", "Recruit Fish", "Pass", "Mine", "Collect"), MUTE)
    assert [(each.choice.action, each.percent) for each in told] == [(0, 50), (2, 48), (3, 47)]


def test_what_is_almost_equal_is_called_so_and_the_rest_comes_then() -> None:
    advice = [Advice(0, 0.5), Advice(1, 0.487, is_alike=True), Advice(2, 0.4)]
    assert Hint(0, 1, spoken_of(advice, named("Pass", "Mine", "Collect"), MUTE)).sentence("en") == (
        "Almost equal, by the chance to win: Pass (50%), or Mine (49%). Then: Collect (40%)."
    )


def test_a_choice_whose_words_hold_a_semicolon_stays_one_choice() -> None:
    """Skills are worded as “draw a card; then put one back”: what parts choices must be something else."""
    skill = "Użyj „Łapacza”: weź kartę; potem odłóż jedną"
    advice = [Advice(0, 0.5), Advice(1, 0.495, is_alike=True), Advice(2, 0.49, is_alike=True)]
    said = Hint(0, 1, spoken_of(advice, named(skill, "Kop; płacąc", "Pas"), MUTE)).sentence("pl")
    assert said.endswith(f": {skill} (50%), albo Kop; płacąc (49%), albo Pas (49%).")


def test_reasons_follow_what_they_are_for() -> None:
    pass_, mine = named("Pass", "Mine").values()
    told = Hint(0, 1, [Suggestion(mine, 0.62, why=("+3 VP this turn", "1 more card")), Suggestion(pass_, 0.5)])
    assert told.sentence("en") == (
        "Best: Mine (about 62% to win). Against the next best: +3 VP this turn; 1 more card. Then: Pass (50%)."
    )


def test_nothing_is_said_to_be_better_than_what_was_looked_at_most() -> None:
    favourite, other = soundest([Opinion(1, 900, 0.5), Opinion(2, 300, 0.6)])
    assert (favourite.action, other.action) == (1, 2)
    assert other.worth == favourite.worth


@pytest.mark.parametrize(
    ("lang", "best", "alike"),
    [
        ("en", "Best: {} (about {}% to win).", "Almost equal, "),
        ("pl", "Najlepiej: {} (około {}% szans na wygraną).", "Wychodzi prawie na to samo"),
    ],
)
def test_a_hint_is_said_in_both_languages(served: Served, lang: str, best: str, alike: str) -> None:
    told = hint(by_turn(served.pair())[0], lang=lang)
    first, *others = told["opinions"]
    if others and others[0]["alike"]:
        assert told["sentence"].startswith(alike)
    else:
        assert told["sentence"].startswith(best.format(first["words"], round(100 * first["chance"])))
    for each in told["opinions"]:
        assert each["words"] in told["sentence"]


def test_the_same_question_is_answered_alike_without_thinking_again(served: Served) -> None:
    decider = by_turn(served.pair())[0]
    told = hint(decider)
    served.house.hints.thinkers = Idle(0)
    assert hint(decider) == told
    assert hint(decider, lang="pl")["opinions"][0]["decision"] == told["opinions"][0]["decision"]


def test_a_single_decision_needs_no_thought(served: Served) -> None:
    players = served.pair()
    served.house.hints.thinkers = Idle(0)
    choose = random.Random(5)
    for _ in range(400):
        decider = by_turn(players)[0]
        if len(decider.options()) == 1:
            break
        decider.play_on(choose)
    [only] = decider.legal()["decisions"]
    told = hint(decider)
    assert told["opinions"] == [{**only, "chance": None, "alike": False, "why": []}]
    assert told["sentence"] == f"There is only one thing to do: {only['words']}."
    assert hint(decider, lang="pl")["sentence"].startswith("Można zrobić tylko jedno: ")


# --- what is refused --------------------------------------------------------------------------------


def test_whoever_is_not_asked_gets_no_hint(served: Served) -> None:
    decider, other = by_turn(served.pair())
    assert hint(other, 409) == {"code": "not-now", "message": "nothing is asked of you now", "clause": None}
    assert hint(other, 409, lang="pl")["message"] == "teraz nikt cię o nic nie pyta"
    assert hint(other, 403, seat=decider.legal()["seat"])["code"] == "not-yours"


def test_spectators_and_strangers_get_no_hint(served: Served) -> None:
    host, _ = served.pair(public=True)
    watch = served.player(host.table, host.get(f"{host.path}/links")["watch"])
    for person in (watch, served.player(host.table, None)):
        assert hint(person, 403)["code"] == "not-yours"
        assert hint(person, 403, seat=0)["code"] == "not-yours"


def test_there_are_no_hints_before_the_start_and_after_the_end(served: Served) -> None:
    host = served.open([{"kind": "me"}, {"kind": "open"}], "toy")
    assert hint(host, 409)["code"] == "not-now"
    guest = served.join(host)
    play_out([host, guest])
    assert hint(host, 409)["message"] == "the match is over"


def test_a_curtain_covers_hints_as_well(served: Served) -> None:
    device = served.open([{"kind": "me"}, {"kind": "guest"}], "toy")
    assert hint(device, 409, seat=1)["code"] == "curtain"
    assert hint(device, 422)["code"] == "bad-input"
    device.post(f"{device.path}/curtain", {"seat": 1})
    assert hint(device)["seat"] == 1
    assert hint(device, 409, seat=0)["code"] == "curtain"


def test_no_hint_is_given_while_a_bot_stands_in(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, pause=60)
    host, _ = served.pair("toy")
    host.post(f"{host.path}/hand-over", {})
    assert "a bot decides" in hint(host, 409)["message"]


def test_a_second_hint_for_a_seat_is_refused_while_the_first_is_under_way(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            table = await opened(at, ME, OPEN)
            _, other = await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            assert other is not None
            hints = at.hints = Hints(thinkers := Waiting())
            sights = [await at.playing.sight(table.table_id, keys(secret)) for secret in (table.secret, other)]
            first, second = (asyncio.ensure_future(hints.hint(sight, "en")) for sight in sights)
            while thinkers.thoughts < 2:
                await asyncio.sleep(0)
            with pytest.raises(TooOften, match="is being thought of"):
                await hints.hint(sights[0], "en")
            thinkers.gate.set()
            assert [(await each).seat for each in (first, second)] == [0, 1]
            assert (await hints.hint(sights[0], "en")).seat == 0
            thinkers.close()

    asyncio.run(scene())


def test_a_hint_that_fails_does_not_block_the_next(sqlite: str) -> None:
    async def scene() -> None:
        async with house(sqlite, Time()) as at:
            table = await opened(at, ME, OPEN)
            await at.seating.sit(table.table_id, keys(table.links.invites[1]))
            sight = await at.playing.sight(table.table_id, keys(table.secret))
            right, at.hints.thinkers = at.hints.thinkers, Idle(0)
            with pytest.raises(AssertionError):
                await at.hints.hint(sight, "en")
            at.hints.thinkers = right
            assert (await at.hints.hint(sight, "en")).suggestions

    asyncio.run(scene())


# --- what it knows, and who learns of it ------------------------------------------------------------


def advised(sight: Sight) -> Hint:
    """A hint of somebody who has never thought before."""
    thinkers = Thinkers(0)
    try:
        return asyncio.run(Hints(thinkers).hint(sight, "en"))
    finally:
        thinkers.close()


@pytest.mark.parametrize("game", ["toy", "star_scrappers"])
def test_a_hint_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(served: Served, game: str) -> None:
    player = served.open([{"kind": "me"}, {"kind": "open"}], game)
    served.join(player)
    snapshot = served.house.room.glance(player.table)
    assert snapshot is not None
    match, choose, luck = Match(game, seats=2, seed="worlds"), random.Random(4), Luck(9)
    differing = 0
    while not match.over and differing < 6:
        seat = choose.choice(match.actors)
        other = match.fork()
        other._state = match.entry.game.sample(match.view(seat), luck)
        if other.position() != match.position() and len(match.legal(seat)) > 1:
            differing += 1
            one, two = (Sight(replace(snapshot, match=each), SecretHolder((seat,))) for each in (match, other))
            assert advised(one) == advised(two)
        match.play(seat, choose.choice(match.legal(seat)))
    assert differing == 6


@pytest.mark.parametrize("processes", [0, 1])
def test_an_adviser_thinks_elsewhere(processes: int) -> None:
    match, thinkers = Match("star_scrappers", seats=2, seed="advice"), Thinkers(processes)
    task = task_for(match, None, match.actors[0], ADVISER, 7)
    try:
        found = asyncio.run(thinkers.weigh(task))
    finally:
        thinkers.close()
    assert {each.action for each in found} <= set(task.legal)
    assert all(0 <= each.chance <= 1 for each in found)


def test_nobody_else_learns_of_a_hint(served: Served) -> None:
    decider, other = by_turn(served.pair())
    paths = ("", "/view", "/log", "/journal")
    before = [other.ask("GET", f"{other.path}{path}").text for path in paths]
    assert hint(decider)["opinions"]
    assert [other.ask("GET", f"{other.path}{path}").text for path in paths] == before


def test_hints_are_counted_among_the_requests_of_a_seat(serve: Serve, sqlite: str) -> None:
    served = serve(sqlite, by_seat=Rate(8, 0.001))
    player = served.open(SOLO, "toy")
    statuses = [player.ask("GET", f"{player.path}/hint").status_code for _ in range(10)]
    assert statuses.count(429) == 2
