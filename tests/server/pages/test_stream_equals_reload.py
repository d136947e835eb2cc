"""Stream equals reload: an old page and what was told of it since are the page that a fresh look would bring.

Over drawn matches of every game, through the eyes of all who look on, in every language: while people come and go,
talk, ask for hints, take back, let bots stand in; and when the match ends and the next one begins.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from kosmodrom.bots.levels import bot_named
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.engine.words import LANGUAGES
from kosmodrom.server.app import make_app
from kosmodrom.server.bots.thinking_processes import Task, Thinkers
from kosmodrom.server.pages import table_stream
from kosmodrom.server.pages.table_parts import Fragments, fragments_of
from kosmodrom.server.process.settings import Settings
from kosmodrom.server.refusals import CannotThink, TableRefusal
from kosmodrom.server.services.seating import NewTable, Opened, SeatPlan
from kosmodrom.server.tables.records import Clock
from kosmodrom.server.tables.watchers import Watchers
from server.company import QUICK, with_tables
from server.houses import Time, keys
from server.tabs import Tab, assert_same

GAMES = [*games(), "toy"]
SAID = ["Zażółć gęślą jaźń!", "<b>„pst”</b> & 'cicho'; 🚀", "你好 שלום", "ż" * 400]
Play = Callable[[str, str], Coroutine[Any, Any, None]]
NAMES = ["Małgorzata <i>", "Łukasz „Żółw”", "דניאל", "張偉; 🚀"]
ME, OPEN, BOT = SeatPlan("me", NAMES[0]), SeatPlan("open"), SeatPlan("bot", level="random")


class Patient(Thinkers):
    """Thinks until it is let go on."""

    def __init__(self) -> None:
        super().__init__(0)
        self.thinking = 0
        self.is_able = True
        self._may = asyncio.Semaphore(0)

    async def choose(self, task: Task) -> int:
        self.thinking += 1
        await self._may.acquire()
        self.thinking -= 1
        if not self.is_able:
            raise CannotThink.because("thinkers")
        return await super().choose(task)

    def let_go(self) -> None:
        self._may.release()


class Scene:
    """A table, the people at it, and the pages that show it to them."""

    def __init__(self, app: FastAPI, opened: Opened, time: Time, seed: int) -> None:
        self.app, self.house, self.table, self.time = app, app.state.house, opened.table_id, time
        self.links, self.secrets = opened.links, [opened.secret]
        self.chance = Random(seed)
        self.tabs: list[Tab] = []
        self.thinkers: Patient = self.house.robots.thinkers

    async def look(self, *secrets: str | None) -> None:
        """Somebody opens the page, in every language."""
        for secret in secrets:
            for lang in LANGUAGES:
                tab = Tab(self.app, self.table, secret, lang)
                await tab.open()
                self.tabs.append(tab)

    async def bots_stand(self) -> None:
        """Wait until the bots do nothing but think."""
        while self.house.robots._driving and not self.thinkers.thinking:
            await asyncio.sleep(0)

    async def check(self, most: int = 100) -> None:
        await self.bots_stand()
        for tab in self.chance.sample(self.tabs, min(most, len(self.tabs))):
            await assert_same(tab)

    # --- what people do -------------------------------------------------------------------------

    async def decide(self) -> None:
        for secret in self.chance.sample(self.secrets, len(self.secrets)):
            sight = await self.house.playing.sight(self.table, keys(secret))
            if sight.actions:
                name = sight.snapshot.entry.vocabulary.name(self.chance.choice(sight.actions))
                await self.house.playing.decide(self.table, keys(secret), sight.question, name, sight.viewer)
                return
            if sight.is_covered and sight.actors:
                await self.house.seating.lift(self.table, keys(secret), sight.actors[0])
                return
        await self.let_bots_decide()

    async def let_bots_decide(self) -> None:
        if self.thinkers.thinking:
            self.thinkers.let_go()
            while self.thinkers.thinking and self.house.robots._driving:
                await asyncio.sleep(0)

    async def undo(self) -> None:
        kind = self.chance.choice(["undo", "turn"])
        await self.house.playing.take_back(self.table, self._somebody(), kind, practice=True)

    async def consent(self) -> None:
        await self.house.playing.answer_wish(self.table, self._somebody(), self.chance.random() < 0.7)

    async def talk(self) -> None:
        await self.house.talking.say(self.table, self._somebody(), self.chance.choice(SAID))

    async def mute(self) -> None:
        await self.house.talking.mute(
            self.table, self._somebody(), self.chance.randrange(2), self.chance.random() < 0.5
        )

    async def silence(self) -> None:
        is_silenced = self.chance.random() < 0.5
        await self.house.moderation.silence(self.table, keys(self.secrets[0]), self.chance.randrange(3), is_silenced)

    async def report(self) -> None:
        await self.house.moderation.report(self.table, self._somebody(), self.chance.randrange(2))

    async def rename(self) -> None:
        await self.house.seating.rename(self.table, self._somebody(), self.chance.choice(NAMES))

    async def leave_it_to_a_bot(self) -> None:
        secret = keys(self.chance.choice(self.secrets))
        own = (await self.house.playing.outline(self.table, secret)).who.seats
        await self.house.seating.hand_over(self.table, secret, self.chance.choice(own), "random")

    async def come_back(self) -> None:
        for secret in map(keys, self.secrets):
            for seat in (await self.house.playing.outline(self.table, secret)).who.seats:
                await self.house.seating.take_back(self.table, secret, seat)

    async def lift(self) -> None:
        await self.house.seating.lift(self.table, keys(self.secrets[0]), self.chance.choice([0, 1, None]))

    async def ask_for_a_hint(self) -> None:
        sight = await self.house.playing.sight(self.table, self._somebody())
        await self.house.hints.hint(sight, "pl")

    async def go_away(self) -> None:
        """Somebody closes all pages; the others are told."""
        gone = self.chance.choice(self.tabs)
        self.tabs.remove(gone)
        await gone.close()
        await self.house.presence.sweep()
        await self.house.robots.sweep()

    async def let_time_pass(self) -> None:
        """So long that whoever has a clock has less, and some have none."""
        self.time.passes(self.chance.choice([1.0, 7.0, 40.0]))
        await self.house.sweep()
        await self.talk()

    def _somebody(self) -> frozenset[str]:
        return keys(self.chance.choice(self.secrets))

    async def go_on(self, steps: int, *also: Callable[[], Awaitable[None]], pages: int = 2) -> None:
        """So many steps, most of them decisions; after each some of the pages are compared."""
        for _ in range(steps):
            do = self.decide if self.chance.random() < 0.5 else self.chance.choice(also)
            try:
                await do()
            except TableRefusal:
                continue
            await self.check(pages)

    async def go_to_the_end(self) -> None:
        for _ in range(400):
            if (await self.house.room.look(self.table)).record.finished is not None:
                return
            await self.decide()
            await self.bots_stand()
        raise AssertionError("the match did not end")


@asynccontextmanager
async def opened(database: str, put_up: Callable[[Any], Awaitable[Opened]], seed: int = 1) -> AsyncIterator[Scene]:
    time = Time()
    app = make_app(with_tables(Settings(**{"database": database, **QUICK, "heartbeat": 1e-9})), time)
    house = app.state.house
    house.robots.thinkers = house.thinkers = Patient()
    scene = Scene(app, await put_up(house), time, seed)
    try:
        yield scene
    finally:
        for tab in scene.tabs:
            await tab.close()
        await house.close()


def late(game: str) -> str:
    """The journal of a match of two whose last decisions are missing."""
    match, bot, luck = Match(game, seats=2, seed="late"), bot_named("random"), Luck(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bot.choose(match.entry.game, match.view(seat), match.legal_ids(seat), luck))
    decided = [line.number for line in match.lines if line.who >= 0]
    start = Match(game, seats=2, seed="late")
    start.follow(match.lines[: decided[-6] - 1])
    return start.journal()


async def from_the_lobby(game: str, database: str, seed: int = 1, steps: int = 16) -> None:
    places = [ME, OPEN, OPEN, BOT] if game != "toy" else [ME, OPEN, OPEN]
    async with opened(database, lambda house: house.seating.open(NewTable(game, places)), seed) as scene:
        invited, also = scene.links.invites[1], scene.links.invites[2]
        await scene.look(scene.secrets[0], scene.links.watch, invited, also)
        await scene.check()
        _, secret = await scene.house.seating.sit(scene.table, keys(invited), name=NAMES[1])
        await scene.look(secret)
        scene.secrets.append(secret)
        await scene.talk()
        await scene.check()
        await scene.house.seating.fill(scene.table, keys(scene.secrets[0]), 2, "random")
        await scene.check()
        await scene.go_on(
            steps, scene.undo, scene.consent, scene.talk, scene.rename, scene.leave_it_to_a_bot, scene.come_back,
            scene.let_bots_decide, scene.go_away, scene.let_time_pass,
        )  # fmt: skip
        await scene.check()


async def to_the_end(game: str, database: str, seed: int = 1) -> None:
    journal = late(game)
    async with opened(database, lambda house: house.endings.upload(journal, None, [ME, OPEN]), seed) as scene:
        await scene.look(scene.secrets[0], scene.links.watch)
        _, secret = await scene.house.seating.sit(scene.table, keys(scene.links.invites[1]), name=NAMES[2])
        scene.secrets.append(secret)
        await scene.look(secret)
        await scene.go_on(4, scene.undo, scene.consent, scene.talk)
        await scene.go_to_the_end()
        await scene.check()
        await scene.talk()
        await scene.house.endings.rematch(scene.table, keys(secret))
        await scene.check()


async def in_public(game: str, database: str, seed: int = 1, steps: int = 16) -> None:
    """Strangers, with clocks: names and words can be hidden, and whoever thinks too long loses the seat to a bot."""
    plan = NewTable(game, [ME, OPEN], is_public=True, may_chat=True, clock=Clock(decision=30.0))
    async with opened(database, lambda house: house.seating.open(plan), seed) as scene:
        await scene.look(scene.secrets[0], None)
        await scene.check()
        _, secret = await scene.house.seating.sit(scene.table, frozenset(), name=NAMES[3])
        scene.secrets.append(secret)
        await scene.look(secret)
        await scene.check()
        await scene.go_on(
            steps, scene.talk, scene.mute, scene.silence, scene.report, scene.let_time_pass, scene.come_back
        )
        await scene.check()


async def at_one_device(game: str, database: str, seed: int = 1, steps: int = 16) -> None:
    """Two people and one screen, with a curtain between them."""
    plan = NewTable(game, [ME, SeatPlan("guest", NAMES[1])])
    async with opened(database, lambda house: house.seating.open(plan), seed) as scene:
        await scene.look(scene.secrets[0], scene.links.watch)
        await scene.check()
        await scene.go_on(steps, scene.lift, scene.undo, scene.leave_it_to_a_bot, scene.come_back)
        await scene.check()


async def among_bots(game: str, database: str, seed: int = 1, steps: int = 16) -> None:
    """One person, for practice, with hints; at the end the bots cannot go on."""
    plan = NewTable(game, [ME, BOT])
    async with opened(database, lambda house: house.seating.open(plan), seed) as scene:
        await scene.look(scene.secrets[0], scene.links.watch)
        await scene.check()
        await scene.go_on(steps, scene.undo, scene.ask_for_a_hint, scene.let_bots_decide)
        scene.thinkers.is_able = False
        await scene.go_on(steps, scene.let_bots_decide)
        await scene.check()


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_into_the_match(game: str, sqlite: str) -> None:
    asyncio.run(from_the_lobby(game, sqlite))


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_and_into_the_next_match(game: str, sqlite: str) -> None:
    asyncio.run(to_the_end(game, sqlite))


@pytest.mark.long
@pytest.mark.parametrize("play", [from_the_lobby, to_the_end, in_public, at_one_device, among_bots])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_more_walks(game: str, play: Callable[..., Coroutine[Any, Any, None]], seed: int, sqlite: str) -> None:
    asyncio.run(play(game, sqlite, seed))


def test_among_strangers(sqlite: str) -> None:
    asyncio.run(in_public("star_scrappers", sqlite))


def test_at_one_device(sqlite: str) -> None:
    asyncio.run(at_one_device("andromeda", sqlite))


def test_alone_with_bots(sqlite: str) -> None:
    asyncio.run(among_bots("toy", sqlite))


ALSO = ["p-status", "p-tools", "p-invitation", "p-menu-match", "p-log", "p-chat", "p-table", "p-seats", "p-actions"]
FORGOTTEN = [
    ("p-links", from_the_lobby),
    ("p-end", to_the_end),
    ("p-hand", at_one_device),
    ("p-notice", at_one_device),
    *(pytest.param(part, from_the_lobby, marks=pytest.mark.long) for part in ALSO),
]
"""Each part of the page, and where it changes."""


@pytest.mark.parametrize(("part", "play"), FORGOTTEN)
def test_a_part_that_the_stream_forgets_is_found(
    part: str, play: Play, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(*given: Any) -> Fragments:
        return {name: body for name, body in fragments_of(*given).items() if name != part}

    monkeypatch.setattr(table_stream, "fragments_of", forgetful)
    with pytest.raises(AssertionError, match="but anew"):
        asyncio.run(play("star_scrappers", sqlite))


def test_a_change_that_nobody_is_told_of_is_found(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watchers, "publish", lambda *_: None)
    with pytest.raises(AssertionError, match="but anew"):
        asyncio.run(from_the_lobby("toy", sqlite))
