"""What a decision costs and brings, before it is made: „Reaktor: kontrola Ala · +1 PD · na statku 4 → 5”."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.games.andromeda.board.ghosts import after, points_of
from kosmodrom.games.andromeda.model.actions import CELLS, OFFER, OFFER_DONE, VOCABULARY
from kosmodrom.games.andromeda.model.book import PLAGUE
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import TURNS
from kosmodrom.games.andromeda.rules.facts import holds
from kosmodrom.games.andromeda.rules.offers import cards_left, next_without_card, preparer_of
from kosmodrom.games.andromeda.rules.ship import controls_cell, how_many, on_ship
from kosmodrom.games.andromeda.words.cards import dice_names, listed, room_name, task_name
from kosmodrom.games.andromeda.words.context import Glance


class Previews(Glance, PreviewWords):
    """Tells of a decision, given the number of its object."""

    vocabulary = VOCABULARY

    def preview(self, action: int) -> str:
        return super().preview(action) if self.v.seat == self.actor else ""

    # --- what becomes different -----------------------------------------------------------------------

    def _differences(self, _: int) -> list[str]:
        """What the decision changes at once, as the rules carry it out."""
        s = after(self, self.action)
        return [
            *self.points_told(s),
            *self.control_told(s),
            *self.tasks_told(s),
            *self.crew_told(s),
            *self.dice_told(s),
        ]

    tell_vaccines = tell_remove = tell_die = tell_single = tell_explore = tell_tech = tell_shift = _differences
    tell_train = tell_summon = tell_move = tell_enter = tell_place = tell_pick = tell_to = _differences
    tell_sacrifice = _differences

    def points_told(self, s: AndromedaState) -> list[str]:
        """AN-200 to AN-205: the own PD first, then those of the others."""
        before, now = points_of(self.known), points_of(s)
        seats = sorted(range(self.seats()), key=lambda seat: seat != self.actor)
        told = []
        for seat in seats:
            change = now[seat] - before[seat]
            if change and seat == self.actor:
                told.append(self.say("points", change=signed(change), points=now[seat], aim=self.threshold()))
            elif change:
                told.append(self.say("points-of", seat=self.seat(seat), change=signed(change)))
        return told

    def control_told(self, s: AndromedaState) -> list[str]:
        """AN-142, AN-143: rooms that get another controller, or lose theirs."""
        told = []
        for cell in range(len(CELLS)):
            before, now = self.controller(cell), holder(s, cell)
            if before == now:
                continue
            room = room_name(s.table.rooms[cell], self.texts)
            key = "control-own" if now == self.actor else "control" if now >= 0 else "control-none"
            told.append(self.say(key, room=room, seat=self.seat(now)))
        return told

    def tasks_told(self, s: AndromedaState) -> list[str]:
        """AN-175: tasks whose condition the seat will meet, or no longer meet."""
        if self.t.phase != TURNS or self.t.active != self.actor:
            return []
        told = []
        tasks = [*self.t.general, *self.own_tasks()]
        for key, is_met in (("meets", True), ("loses", False)):
            found = [
                task_name(task, self.texts)
                for task in tasks
                if task not in s.table.completed[self.actor]
                and fulfils(s, self.actor, task) == is_met
                and self.meets(self.actor, task) != is_met
            ]
            if found:
                told.append(self.say(key, tasks=listed(found, self.texts, "and")))
        return told

    def crew_told(self, s: AndromedaState) -> list[str]:
        """AN-008, AN-009, AN-101: researchers, teleporters and vaccines that change their place."""
        t, now, seat = self.t, s.table, self.actor
        counts = (
            ("on-ship", self.on_ship(seat), on_ship(s, seat)),
            ("trained", t.trained[seat], now.trained[seat]),
            ("pool", t.pool[seat], now.pool[seat]),
            ("gates", how_many(t.teleporters[seat]), how_many(now.teleporters[seat])),
            ("vaccines", t.vaccines[seat], now.vaccines[seat]),
        )
        return [self.say(key, before=before, now=after_it) for key, before, after_it in counts if before != after_it]

    def dice_told(self, s: AndromedaState) -> list[str]:
        """AN-111: what is left of the dice, once one is spent."""
        left = s.table.dice[6 * self.actor : 6 * self.actor + 6]
        if left == list(self.dice_of(self.actor)):
            return []
        if not any(left):
            return [self.say("last-die")]
        return [self.say("dice-left", dice=dice_names(left, self.texts))]

    # --- offers ---------------------------------------------------------------------------------------

    def tell_offer(self, face: int) -> list[str]:
        """AN-072, AN-074: what remains in the middle; who is asked first."""
        t = self.t
        if face == OFFER_DONE - OFFER:
            first = self.seat(next_without_card(t, self.actor))
            return [self.say("asked", seat=first), self.say("remains", left=Count(sum(t.middle)))]
        more = sum(t.middle) - 1 - 2 * cards_left(t)
        return [self.say("remains", left=Count(sum(t.middle) - 1)), self.say("may-add", more=Count(more))]

    def tell_accept(self, face: int) -> list[str]:
        """AN-076, AN-077, AN-095: the dice in all, and what plague among them will take."""
        dice = [count + (1 if at == face else 0) for at, count in enumerate(self.t.offer)]
        told = [self.say("take", card=self.t.order_card, dice=dice_names(dice, self.texts))]
        lost = min(max(0, dice[PLAGUE] - self.shrugged_off(self.actor)), self.on_ship(self.actor))
        if lost:
            told.append(self.say("plague", lost=Count(lost)))
        return told

    def tell_reject(self, _: int) -> list[str]:
        """AN-079, AN-081: who is asked next, or must take it."""
        other, preparer = next_without_card(self.t, self.actor), preparer_of(self.t)
        return [self.say("must-take" if other == preparer else "passes", seat=self.seat(other))]

    # --- ends -----------------------------------------------------------------------------------------

    def tell_task(self, task: int) -> list[str]:
        """AN-173, AN-183: the price beside what the ship holds, and the PD that stay."""
        cost, points = self.book.task_cost[task], self.book.task_points[task]
        now = sum(self.points(self.actor)) + points
        told = [self.say("points", change=signed(points), points=now, aim=self.threshold())]
        if cost:
            told.append(self.say("sacrifice", cost=Count(cost), have=self.on_ship(self.actor)))
        return told

    def tell_end(self, choice: int) -> list[str]:
        """AN-170: what can be completed afterwards, or what is given up."""
        open_tasks = [*self.t.general, *self.own_tasks()]
        met = [task_name(task, self.texts) for task in open_tasks if self.meets(self.actor, task)]
        if not met:
            return []
        return [self.say("given-up" if choice else "completes", tasks=listed(met, self.texts, "and"))]


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def holder(s: AndromedaState, cell: int) -> int:
    if s.table.rooms[cell] < 0:
        return -1
    return next((seat for seat in range(s.seats) if controls_cell(s, seat, cell)), -1)


def fulfils(s: AndromedaState, seat: int, task: int) -> bool:
    return on_ship(s, seat) >= s.book.task_cost[task] and holds(s, seat, s.book.task_condition[task])
