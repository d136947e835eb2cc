"""People: they open tables, sit down, decide, talk, take back, leave and come back, and insist when nobody answers."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from kosmodrom.engine.match import Match
from kosmodrom.server.services.chat import LONGEST_MESSAGE
from kosmodrom.server.tables.clean_line import clean_line
from kosmodrom.server.tables.seats import clean_name
from trust.model import ANYTHING, Broken
from trust.network import Answer, NoAnswer, Request
from trust.streams import Stream
from trust.world_protocol import Around

NAMES = ("Łukasz", "Małgorzata", "Zażółć gęślą jaźń", "小明", "🚀🪐", "עברית", 'O\'Brien; "x"', "ż" * 40)
UNREACHABLE = 503
TRIES = 6
"""How often somebody insists."""


@dataclass
class Seated:
    """A seat that a person holds."""

    table: str
    seat: int
    secret: str
    question: int = 0
    """The last question that was answered for sure."""
    heard: int = 0
    """The last message of the chat."""

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


class Person:
    """Somebody who plays at some tables, one thing at a time."""

    def __init__(self, world: Around, number: int, seed: int, game: str) -> None:
        self._world = world
        self._number = number
        self._game = game
        self._said = 0
        self._tries = 0
        self._streams: dict[str, Stream] = {}
        self.chance = random.Random(f"person {number} of {seed}")
        self.places: list[Seated] = []
        self.invitations: list[tuple[str, str]] = []

    # --- talking to the server ------------------------------------------------------------------

    async def insist(self, method: str, path: str, body: Any = None, secret: str | None = None) -> Answer | None:
        """Ask until there is an answer; None: nobody knows what has come of it."""
        for self._tries in range(1, TRIES + 1):
            try:
                answer = await self._world.network.ask(Request(method, path, body, secret))
            except NoAnswer:
                self._world.note(f"person {self._number}: {method} {path}: no answer")
            else:
                self._world.note(f"person {self._number}: {method} {path}: {answer.status}")
                if answer.status == 500:
                    raise Broken(f"{method} {path} {body}: answered with a fault: {answer.body[:200]!r}")
                if answer.status != UNREACHABLE:
                    return answer
            await asyncio.sleep(self.chance.uniform(0.1, 4.0))
        return None

    async def post(self, place: Seated, what: str, body: Any) -> Answer | None:
        return await self.insist("POST", f"{place.path}/{what}", body, place.secret)

    async def get(self, place: Seated, what: str) -> Any:
        answer = await self.insist("GET", f"{place.path}{what}", None, place.secret)
        if answer is not None and not answer.is_done:
            raise Broken(f"{place.path}{what} is refused: {answer.status} {answer.body[:200]!r}")
        return None if answer is None else answer

    # --- living ---------------------------------------------------------------------------------

    async def live(self, deeds: int) -> None:
        """Do so many things."""
        for _ in range(deeds):
            await asyncio.sleep(self.chance.expovariate(1 / 0.2))
            await self._deed()
        for stream in self._streams.values():
            stream.close()

    async def _deed(self) -> None:
        if self.places and self.chance.random() < 0.1:
            await asyncio.gather(*(self.say(self.chance.choice(self.places)) for _ in range(3)))
            return
        if self.invitations and self.chance.random() < 0.7:
            await self.sit(*self.invitations.pop(0))
            return
        if not self.places or (len(self.places) < 3 and self.chance.random() < 0.04):
            await self.chance.choice([self.open, self.open, self.open, self.upload])()
            return
        place = self.chance.choice(self.places)
        await self.chance.choices(
            [self.decide, self.say, self.undo, self.consent, self.hand_over, self.come_back, self.rename, self.look,
             self.rematch, self.listen],
            [40, 6, 5, 3, 2, 3, 2, 4, 3, 4],
        )[0](place)  # fmt: skip

    async def open(self) -> None:
        """A table with some of the others, or with bots."""
        others = [person for person in self._world.people if person is not self]
        guests = self.chance.sample(others, self.chance.randint(0, min(2, len(others))))
        bots = self.chance.randint(0 if guests else 1, 1)
        seats = [{"kind": "me", "name": self.chance.choice(NAMES)}]
        seats += [{"kind": "open"}] * len(guests) + [{"kind": "bot", "level": "random"}] * bots
        clock = {"decision": self.chance.choice([5, 30])} if self.chance.random() < 0.2 else None
        answer = await self.insist("POST", "/api/tables", {"game": self._game, "seats": seats, "clock": clock})
        if answer is None:
            return
        opened = answer.data
        claims = self._world.model.opened(opened["table"], opened["secret"])
        claims.seats[0], claims.has_clock = opened["secret"], clock is not None
        self.places.append(Seated(opened["table"], 0, opened["secret"]))
        for guest, invite in zip(guests, opened["invites"].values(), strict=True):
            guest.invitations.append((opened["table"], invite))

    async def sit(self, table: str, invite: str) -> None:
        secret = "".join(self.chance.choices("abcdefghijklmnop-_", k=24))
        body = {"name": self.chance.choice(NAMES), "secret": secret}
        answer = await self.insist("POST", f"/api/tables/{table}/sit", body, invite)
        if answer is None:
            self.invitations.append((table, invite))
            return
        if answer.is_done:
            seat = answer.data["seat"]
            self._world.model.acknowledged += 1
            self._world.model.tables[table].seats[seat] = secret
            self.places.append(Seated(table, seat, secret))

    async def upload(self) -> None:
        """A match that was begun elsewhere."""
        match = Match(self._game, seats=2, seed=f"elsewhere {self.chance.random()}")
        for _ in range(self.chance.randint(1, 30)):
            if not match.over:
                seat = self.chance.choice(match.actors)
                match.play(seat, self.chance.choice(match.legal(seat)))
        body = {"journal": match.journal(), "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        answer = await self.insist("POST", "/api/journals", body)
        if answer is None:
            return
        if not answer.is_done:
            raise Broken(f"a good journal is refused: {answer.body[:200]!r}")
        opened = answer.data
        claims = self._world.model.opened(opened["table"], opened["secret"])
        claims.seats[0], claims.lines = opened["secret"], [line.what for line in match.lines]
        self.places.append(Seated(opened["table"], 0, opened["secret"], match.question(0) - 1))

    async def decide(self, place: Seated) -> None:
        legal = await self.legal(place)
        if legal is None or not legal["asked"]:
            return
        question, decision = legal["question"], self.chance.choice(legal["decisions"])["decision"]
        self._world.model.sends(place.table, place.seat, question, decision)
        answer = await self.post(place, "decide", {"question": question, "decision": decision})
        if answer is not None and answer.is_done:
            self._world.model.decided(place.table, place.seat, question, decision)
            place.question = question

    async def legal(self, place: Seated) -> Any:
        """What may be decided now; a question that was answered does not come again."""
        answer = await self.insist("GET", f"{place.path}/legal", None, place.secret)
        if answer is None or not answer.is_done:
            return None
        legal = answer.data
        if legal["asked"] and legal["question"] <= place.question:
            raise Broken(f"{place.table}: seat {place.seat} is asked {legal['question']} after {place.question}")
        return legal

    async def say(self, place: Seated) -> None:
        self._said += 1
        words = f"{self._number}.{self._said} " + self.chance.choice(NAMES) * self.chance.choice([1, 1, 100])
        text = clean_line(words, LONGEST_MESSAGE)
        self._world.model.says(place.table, place.seat, text)
        answer = await self.post(place, "chat", {"text": text, "after": place.heard})
        if answer is not None:
            if not answer.is_done:
                raise Broken(f"{place.table}: chat is refused: {answer.body[:200]!r}")
            self._world.model.said(place.table, place.seat, text)

    async def undo(self, place: Seated) -> None:
        question = place.question + 1
        self._world.model.tables[place.table].asked_to_undo.add((place.seat, question))
        answer = await self.post(place, "undo", {"question": question})
        if answer is not None and answer.is_done and answer.data["outcome"] in ("done", "repeated"):
            self._world.model.undone(place.table, place.seat, question)
            place.question = question

    async def consent(self, place: Seated) -> None:
        answer = await self.get(place, "")
        if answer is not None and answer.data["wish"] is not None:
            wish = answer.data["wish"]["seat"]
            self._world.model.tables[place.table].asked_to_undo.add((wish, -1))
            await self.post(place, "consent", {"agree": self.chance.random() < 0.8})

    async def hand_over(self, place: Seated) -> None:
        self._world.model.tables[place.table].handed_over.add(place.seat)
        await self._set(place, "hand-over", {"level": "random"}, "stands_in", True)

    async def come_back(self, place: Seated) -> None:
        await self._set(place, "take-back", {}, "stands_in", False)

    async def rename(self, place: Seated) -> None:
        self._said += 1
        name = clean_name(f"{self.chance.choice(NAMES)[:20]} {self._number}.{self._said}")
        await self._set(place, "name", {"name": name}, "names", name)

    async def _set(self, place: Seated, what: str, body: Any, kind: str, value: Any) -> None:
        """Set something of the own seat: an acknowledged value stays, unless another one was under way meanwhile."""
        was_under_way = self._world.network.has_copies(place.secret)
        possible: dict[int, set[Any]] = getattr(self._world.model.tables[place.table], kind)
        before = possible.get(place.seat, {False if kind == "stands_in" else ANYTHING})
        possible[place.seat] = before | {value}
        answer = await self.post(place, what, body)
        if answer is None or was_under_way or self._world.network.has_copies(place.secret):
            return
        if answer.is_done:
            self._world.model.acknowledged += 1
            possible[place.seat] = {value}
        elif self._tries == 1:
            possible[place.seat] = before

    async def look(self, place: Seated) -> None:
        looks: list[Callable[[Seated], Awaitable[None]]] = [self._read_chat, self._read_log, self._read_list]
        await self.chance.choice(looks)(place)

    async def _read_chat(self, place: Seated) -> None:
        answer = await self.get(place, "/chat")
        if answer is not None:
            numbers = [message["number"] for message in answer.data["messages"]]
            if numbers != sorted(set(numbers)) or (numbers[-1] if numbers else 0) < place.heard:
                raise Broken(f"{place.table}: messages {numbers} after {place.heard}")
            place.heard = numbers[-1] if numbers else 0

    async def _read_log(self, place: Seated) -> None:
        await self.get(place, "/log")

    async def _read_list(self, place: Seated) -> None:
        answer = await self.insist("GET", "/api/mine", None, place.secret)
        if answer is not None and place.table not in [each["id"] for each in answer.data["tables"]]:
            raise Broken(f"{place.table} is not listed for somebody who sits there")

    async def rematch(self, place: Seated) -> None:
        answer = await self.get(place, "")
        if answer is None or answer.data["state"] != "over":
            return
        again = await self.post(place, "rematch", {})
        if again is None:
            return
        if not again.is_done:
            raise Broken(f"{place.table}: a rematch is refused: {again.body[:200]!r}")
        table = again.data["table"]
        self._world.model.rematch(place.table, table)
        if all(each.table != table for each in self.places):
            await self.insist("POST", f"/api/tables/{table}/sit", {"secret": place.secret}, place.secret)
            self.places.append(Seated(table, place.seat, place.secret))

    async def listen(self, place: Seated) -> None:
        """Open the page of a table, or close it."""
        stream = self._streams.get(place.table)
        if stream is None:
            self._streams[place.table] = Stream(self._world, place)
        else:
            stream.switch()
