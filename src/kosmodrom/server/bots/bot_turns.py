"""The loop that lets bots decide for their seats, and take the seats of people whose time is up.

For each table one process at a time does so, the one that holds its lease. Even if two did, the question's number
lets a decision be made only once. Tables of bots alone wait for one another, and one whose bots cannot go on is set
aside.
"""

import asyncio
import hashlib
import logging
from dataclasses import replace
from typing import Final

from kosmodrom.bots.levels import USUAL
from kosmodrom.engine.match import Match
from kosmodrom.server.bots.bot_only_tables import BotOnlyTables, has_company
from kosmodrom.server.bots.failing_tables import FAULT, THINKERS, Reason, Setbacks
from kosmodrom.server.bots.thinking_processes import Thinkers, task_for
from kosmodrom.server.process.supervised_loops import Seldom, SetAsideTables
from kosmodrom.server.refusals import CannotThink, NoTable, Stumbled, TableRefusal
from kosmodrom.server.store.database import StoreError
from kosmodrom.server.tables import clocks, leases
from kosmodrom.server.tables.change import TableChange
from kosmodrom.server.tables.open_tables import OpenTables
from kosmodrom.server.tables.snapshots import Snapshot

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 64
"""How many tables are taken over in one sweep."""


def luck_of(match: Match, seat: int, level: str) -> int:
    """The bot's own luck: the same at the same place, and no part of the match's secret seed."""
    words = f"{match.commitment} {seat} {match.question(seat)} {level}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big")


class BotTurns:
    """Acts for bots and clocks."""

    def __init__(self, room: OpenTables, thinkers: Thinkers, pause: float, lease: float, alone: int) -> None:
        self._room = room
        self.thinkers = thinkers
        self._pause = pause
        self._lease = lease
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False
        self._held: dict[str, float] = {}
        """Until when this process holds which lease."""
        self._claims: set[asyncio.Future[bool]] = set()
        """Claims under way: whoever closes waits for them, or a lease would outlive its process."""
        self._troubled: set[str] = set()
        """Tables left alone until the next sweep, because something went wrong or another process acts for them."""
        self._places = BotOnlyTables(alone)
        self._setbacks = Setbacks()
        self.aside = SetAsideTables("bots and clocks", room.now)
        self._seldom = Seldom(room.now)
        room.on_change.append(self.consider)

    def consider(self, snapshot: Snapshot) -> None:
        """Begin to act for a table, if a bot is asked there; where no person waits for it, in turn with others."""
        if not snapshot.record.bots_asked or self._setbacks.holds(snapshot, self._room.now()):
            return
        if self.aside.has(snapshot.id):
            return
        if has_company(snapshot, self._room.now()):
            self._places.forget(snapshot.id)
            self._drive(snapshot.id)
        elif self._places.enter(snapshot.id):
            self._drive(snapshot.id)

    def setback(self, snapshot: Snapshot) -> Reason | None:
        """Why this process does not let the bots of a table go on, if it does not."""
        return self._setbacks.reason(snapshot) if snapshot.record.bots_asked else None

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another process changed a table; if its lease is still here, so is the duty."""
        if table_id in self._held:
            self.consider(await self._room.look(table_id))

    async def sweep(self) -> None:
        """Find tables whose clock has run out or whose process is gone."""
        now = self._room.now()
        self._held = {table_id: until for table_id, until in self._held.items() if until >= now}
        self._troubled.clear()
        line, resting = set(self._places.line), self.aside.resting()
        most = MOST_AT_ONCE + len(line) + len(self._setbacks)
        due = await self._room.store.read(lambda connection: leases.due(connection, now, most, resting))
        for table_id in self._setbacks.without(due, now):
            if table_id not in line:
                self._drive(table_id)

    def _drive(self, table_id: str) -> None:
        if self._is_closed or table_id in self._driving:
            return
        task = asyncio.get_running_loop().create_task(self._act(table_id), name=f"robots of {table_id}")
        self._driving[table_id] = task
        task.add_done_callback(lambda _: self._rest(table_id))

    def _rest(self, table_id: str) -> None:
        """Stop, unless a bot was asked just while it was stopping; the next table of bots alone may go on."""
        del self._driving[table_id]
        self._hand_on(table_id)
        snapshot = self._room.glance(table_id)
        if snapshot is not None and table_id not in self._troubled:
            self.consider(snapshot)

    def _hand_on(self, table_id: str) -> None:
        following = self._places.leave(table_id)
        if following is not None:
            self._drive(following)

    async def wait(self) -> None:
        """Until there is nothing to do for now."""
        while self._driving:
            await asyncio.gather(*self._driving.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop; the leases of this process are given back."""
        self._is_closed = True
        for task in list(self._driving.values()):
            task.cancel()
        await asyncio.gather(*self._driving.values(), *self._claims, return_exceptions=True)
        self._held = {}
        await self._room.store.change(lambda connection: leases.release_all(connection, self._room.name))

    # --- one table ------------------------------------------------------------------------------

    async def _act(self, table_id: str) -> None:
        """Act for as long as there is anything to do, and the table may."""
        self._troubled.add(table_id)
        try:
            while await self._claim(table_id):
                snapshot = await self._room.look(table_id)
                if snapshot.fault is not None:
                    raise snapshot.fault
                if not self._may_act(snapshot):
                    await self._release(table_id)
                    break
                if not await self._one_step_or_setback(snapshot):
                    break
            else:
                return
        except NoTable:
            return
        except Exception as error:  # the other tables go on
            if isinstance(error, StoreError) and not error.is_contradiction:
                self._seldom.report(error, "bots and clocks wait for the store")
            else:
                self.aside.put(table_id, error)
            return
        self.aside.clear(table_id)
        self._troubled.discard(table_id)

    def _may_act(self, snapshot: Snapshot) -> bool:
        """Whether it is the table's turn; where a person waits, it always is."""
        if has_company(snapshot, self._room.now()):
            self._places.forget(snapshot.id)
            self._hand_on(snapshot.id)
            return True
        return self._places.enter(snapshot.id) and self._places.may_act(snapshot.id)

    async def _one_step_or_setback(self, snapshot: Snapshot) -> bool:
        """One step; a table where none can be made is set aside, and whoever looks at it is told."""
        try:
            more = await self._one_step(snapshot)
        except CannotThink:
            log.error("table %s: the bots cannot think; it is tried again in a while", snapshot.id)
            reason: Reason = THINKERS
        except Exception as error:
            if isinstance(error, (StoreError, TableRefusal)) and not isinstance(error, Stumbled):
                raise
            log.error("table %s: the bots stumbled and wait until it changes", snapshot.id, exc_info=error)
            reason = FAULT
        else:
            self._setbacks.forget(snapshot.id)
            return more
        self._setbacks.add(snapshot, reason, self._room.now())
        self._room.hub.publish(snapshot.id)
        await self._release(snapshot.id)
        return False

    async def _claim(self, table_id: str) -> bool:
        """Hold the lease for at least half its time."""
        now = self._room.now()
        if self._held.get(table_id, 0.0) - now > self._lease / 2:
            return True
        owner, seconds = self._room.name, self._lease
        claim = asyncio.ensure_future(
            self._room.store.change(lambda connection: leases.claim(connection, table_id, owner, now, seconds))
        )
        self._claims.add(claim)
        claim.add_done_callback(self._claims.discard)
        if not await asyncio.shield(claim):
            self._held.pop(table_id, None)
            return False
        self._held[table_id] = now + seconds
        return True

    async def _release(self, table_id: str) -> None:
        await self._room.store.change(lambda connection: leases.release(connection, table_id, self._room.name))
        self._held.pop(table_id, None)

    async def _one_step(self, snapshot: Snapshot) -> bool:
        """One decision, or one seat taken over; whether there may be more to do."""
        table_id = snapshot.id
        if clocks.overdue(snapshot.record, snapshot.seats, self._room.now()):
            await self._room.change(table_id, self._take_overdue)
            return True
        seat = next((seat for seat in snapshot.actors if snapshot.seats[seat].is_robot), None)
        is_held_up = self._setbacks.holds(snapshot, self._room.now())
        if seat is None or not snapshot.record.bots_asked or is_held_up:
            await self._release(table_id)
            return False
        match = snapshot.played
        level = snapshot.seats[seat].level or USUAL
        task = task_for(match, snapshot.deck, seat, level, luck_of(match, seat, level))
        is_counted = snapshot.record.daily is not None
        is_alone = not has_company(snapshot, self._room.now())
        task = replace(task, is_alone=is_alone, is_counted=is_counted)
        action, _ = await asyncio.gather(self.thinkers.choose(task), asyncio.sleep(self._pause))
        if not await self._claim(table_id):
            return False
        question = match.question(seat)
        name = match.entry.vocabulary.name(action)
        more = await self._room.change(table_id, lambda draft: self._decide(draft, seat, question, name))
        if not more:
            self._held.pop(table_id, None)
        return more

    def _take_overdue(self, draft: TableChange) -> None:
        if not leases.is_held(draft.connection, draft.record.id, self._room.name, draft.now):
            return
        for seat in clocks.overdue(draft.record, draft.seats, draft.now):
            place = draft.seats[seat]
            place.stand_in, place.level, place.lifted = True, USUAL, False

    def _decide(self, draft: TableChange, seat: int, question: int, name: str) -> bool:
        """Decide, unless the lease was lost or the question has changed meanwhile; whether bots are asked further."""
        table_id = draft.record.id
        if not leases.is_held(draft.connection, table_id, self._room.name, draft.now):
            return False
        if seat not in draft.robots_asked() or draft.match.question(seat) != question:
            return True
        draft.decide(seat, name)
        if draft.robots_asked() and not draft.match.over:
            return True
        leases.release(draft.connection, table_id, self._room.name)
        return False
