"""Daily tables: the same deal for everybody, against the same bots, once a browser, and what everybody came to."""

import asyncio
import hashlib
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, date, datetime
from time import sleep

import httpx
import pytest
from sqlalchemy import Connection, text

from kosmodrom.engine.registry import games
from kosmodrom.server.pages.daily import bars
from kosmodrom.server.refusals import NoTable, NotNow
from kosmodrom.server.services.seating import daily_seed
from server.company import Player, Served, wait_until
from server.houses import Time, house, keys

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
NAMES = ["Łukasz", "Małgorzata <b>; 🚀", "Zażółć gęślą jaźń"]


Browser = Callable[[], httpx.Client]


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    """Makes browsers, each with cookies of its own."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(httpx.Client(base_url=served.base, headers={"origin": served.base}))


def sit_down(served: Served, http: httpx.Client, game: str, name: str = "Łukasz") -> Player:
    """A browser opens today's deal."""
    answer = http.post("/daily", data={"game": game, "name": name})
    assert answer.status_code == 303, answer.text
    table = answer.headers["location"].rpartition("/")[2]
    return served.player(table, http.cookies[f"kosmodrom_{table}"])


def lines(player: Player) -> list[str]:
    text = player.ask("GET", f"{player.path}/journal").text
    return [line.split(" ", 1)[1] for line in text.splitlines() if re.match(r"\d+ ", line)]


def wait_until_asked(player: Player) -> None:
    wait_until(lambda: player.info()["state"] == "over" or bool(player.legal()["asked"]))


def play(player: Player, choose: random.Random) -> None:
    while player.info()["state"] == "running":
        player.play_on(choose)
        wait_until_asked(player)


def test_the_deal_of_a_day_comes_from_its_date_alone() -> None:
    wanted = hashlib.sha256(b"kosmodrom daily table 2026-11-18 star_scrappers").digest()
    assert daily_seed("2026-11-18", "star_scrappers") == wanted
    assert len({daily_seed(day, game) for day in ("2026-11-18", "2026-11-19") for game in games()}) == 2 * len(games())


@pytest.mark.parametrize("game", ["toy", "andromeda", "posrod_gwiazd"])
def test_whoever_decides_alike_meets_the_same_deal_and_the_same_bots(
    served: Served, browser: Browser, game: str
) -> None:
    journals = []
    for name, haste in (("Łukasz", 0.0), ("Zażółć", 0.2)):
        player, choose = sit_down(served, browser(), game, name), random.Random(7)
        for _ in range(6):
            wait_until_asked(player)
            sleep(haste)
            player.play_on(choose)
        journals.append((player.info()["commitment"], lines(player)[:15]))
    assert len(journals[0][1]) == 15
    assert journals[0] == journals[1]


def test_a_browser_has_one_try(served: Served, browser: Browser) -> None:
    http = browser()
    player = sit_down(served, http, "toy")
    again = http.post("/daily", data={"game": "toy", "name": "Łukasz"})
    assert (again.status_code, again.headers["location"]) == (303, f"/table/{player.table}")
    assert sit_down(served, browser(), "toy").table != player.table


def test_there_is_no_help_and_nothing_seen_is_taken_back(served: Served, browser: Browser) -> None:
    player = sit_down(served, browser(), "toy")
    wait_until_asked(player)
    assert player.get(f"{player.path}/hint", 409)["code"] == "not-now"
    assert player.post(f"{player.path}/hand-over", {}, 409)["code"] == "not-now"
    player.answer("pick:1")
    wait_until_asked(player)
    before = lines(player)
    for practice in (False, True):
        body = {"what": "undo", "practice": practice}
        assert player.post(f"{player.path}/undo", body, 409)["code"] == "not-now"
    assert lines(player) == before
    page = player.ask("GET", f"/table/{player.table}").text
    assert "data-hint" not in page.partition('id="p-tools"')[2].partition("</div>")[0]


def test_results_are_listed_the_best_first_and_names_are_escaped(served: Served, browser: Browser) -> None:
    browsers = [browser() for _ in NAMES]
    for number, name in enumerate(NAMES):
        play(sit_down(served, browsers[number], "toy", name), random.Random(number))
    day = served.house.daily.today
    found = asyncio.run(served.house.daily.results(day))["toy"]
    assert sorted(result.name for result in found) == sorted(NAMES)
    assert found == sorted(found, key=lambda result: -result.points)
    page = browsers[0].get("/daily", headers={"accept-language": "pl"}).text
    assert "Małgorzata &lt;b&gt;; 🚀" in page
    assert "Zażółć gęślą jaźń" in page
    assert "<b>;" not in page
    assert "Gra się na zaufanie" in page
    mine = next(result for result in found if result.name == "Łukasz")
    assert f'class="is-mine"><span>Łukasz</span> <b>{mine.points}</b>' in page
    assert "on trust" in httpx.get(f"{served.base}/daily/{day}", headers={"accept-language": "en"}).text


def test_a_silenced_name_is_shown_to_nobody(served: Served, browser: Browser) -> None:
    player = sit_down(served, browser(), "toy", "Brzydkie słowo")
    play(player, random.Random(3))

    def silence(connection: Connection) -> None:
        connection.execute(text("UPDATE seats SET silenced = true WHERE table_id = :id"), {"id": player.table})

    asyncio.run(served.house.store.change(silence))
    page = httpx.get(f"{served.base}/daily", headers={"accept-language": "pl"}).text
    assert "Brzydkie" not in page
    assert "bez imienia" in page
    assert page.count('name="name"') == 1, "asked for once, whatever is played"


@pytest.mark.parametrize("day", ["2099-01-01", "1999-01-01", "2026-13-01", "20261118", "zażółć", "2026-11-18T12"])
def test_a_day_that_is_none_is_refused_in_a_sentence(served: Served, day: str) -> None:
    answer = httpx.get(f"{served.base}/daily/{day}", headers={"accept-language": "pl"})
    assert answer.status_code == 404
    assert "nie ma stołu dnia" in answer.text.lower()


def test_an_unknown_game_has_no_daily_table(served: Served) -> None:
    answer = httpx.post(f"{served.base}/daily", data={"game": "chess", "name": "Łukasz"})
    assert answer.status_code in (404, 422)


def test_the_day_changes_at_midnight_and_so_does_the_deal(database: str) -> None:
    async def check() -> None:
        time = Time(NOON)
        async with house(database, time) as at:
            assert at.daily.today == date(2026, 11, 18)
            first = await at.daily.open("toy", "Łukasz")
            assert set(await at.daily.tries(at.daily.today, keys(first.secret))) == {"toy"}
            time.passes(12 * 3600)
            assert at.daily.today == date(2026, 11, 19)
            assert await at.daily.tries(at.daily.today, keys(first.secret)) == {}
            second = await at.daily.open("toy", "Łukasz")
            seeds = [(await at.room.look(each.table_id)).record.seed for each in (first, second)]
            assert seeds == [daily_seed(day, "toy").hex() for day in ("2026-11-18", "2026-11-19")]
            with pytest.raises(NoTable):
                at.daily.day("2026-11-20")
            with pytest.raises(NotNow):
                await at.seating.hand_over(second.table_id, keys(second.secret))

    asyncio.run(check())


def test_bars_hold_everybody_and_mark_ones_own() -> None:
    points = [3, 3, 4, 17, 40, 41, 42]
    drawn = bars(points, 17)
    assert sum(bar.count for bar in drawn) == len(points)
    assert [bar.is_mine for bar in drawn].count(True) == 1
    assert next(bar for bar in drawn if bar.is_mine).low <= 17 <= next(bar for bar in drawn if bar.is_mine).high
    assert max(bar.percent for bar in drawn) == 100
    assert len(drawn) <= 10
    assert bars([5], None)[0].count == 1
    assert bars([], None) == []
