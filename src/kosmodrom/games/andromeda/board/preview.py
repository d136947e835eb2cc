"""What a decision costs and brings, before it is made: „Reaktor: kontrola Ala · +1 PD · na statku 4 → 5”."""

from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.games.andromeda.board.ghosts import after, points_of
from kosmodrom.games.andromeda.model import actions, effects, steps
from kosmodrom.games.andromeda.model.actions import VOCABULARY
from kosmodrom.games.andromeda.model.state import AndromedaState
from kosmodrom.games.andromeda.model.values import TURN_ROOMS, TURNS
from kosmodrom.games.andromeda.rules import facts, offers, races, rooms, ship
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.lacks import Lacks

SECRET_STEPS: Final = (steps.CHOOSE_RACE, steps.CHOOSE_TASK)
"""AN-038, AN-254: all seats are asked at once."""


class Previews(Lacks, PreviewWords):
    """Tells of a decision, given the number of its object."""

    vocabulary = VOCABULARY

    def preview(self, action: int) -> str:
        is_asked = self.v.seat == self.actor or (self.step in SECRET_STEPS and self.v.seat in self.waited_for())
        return super().preview(action) if is_asked else ""

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

    tell_vaccines = tell_remove = tell_die = tell_single = tell_shift = _differences
    tell_train = tell_move = tell_enter = tell_place = tell_to = _differences
    tell_sacrifice = _differences

    def tell_summon(self, cell: int) -> list[str]:
        """AN-235, AN-257: the first researcher beyond the full number spends the room action."""
        left = self.room_actions_left(self.actor)
        now = left - ship.how_many(after(self, self.action).table.turn[TURN_ROOMS] & ~self.t.turn[TURN_ROOMS])
        return [*([self.room_actions_told(now)] if now < left else []), *self._differences(cell)]

    def tell_tech(self, tech: int) -> list[str]:
        """AN-162, AN-163: a use that only counts says what is missing."""
        lack = self.tech_lacks(tech)
        return [*([self.say("nothing", lack=uncapitalised(lack))] if lack else []), *self._differences(tech)]

    def tell_explore(self, face: int) -> list[str]:
        """AN-132, AN-133: what comes of discovering, besides the price."""
        return [*self.tell_discover(face), *self._differences(face)]

    def tell_discover(self, _: int) -> list[str]:
        """AN-132, AN-133, AN-135: all see the tile, and somebody must leave a room for it."""
        most = races.enterers(self.known, self.actor)
        return [self.say("reveals-tile"), self.say("must-enter", most=Count(most))]

    def tell_pick(self, figure: int) -> list[str]:
        """AN-245: the second of two researchers that swap makes a difference; the others still go somewhere."""
        return self._differences(figure) if self.step == steps.SWAPPING and rooms.named_first(self.t) >= 0 else []

    def tell_morph(self, face: int) -> list[str]:
        """AN-268: what the ability is spent on."""
        return [self.say("ability"), *self._differences(face)]

    def tell_room(self, room: int) -> list[str]:
        """AN-149, AN-152, AN-238: whether the turn's room action is spent, and whether cards are seen."""
        told = []
        if self.step == steps.ACTING:
            told.append(self.room_actions_told(self.room_actions_left(self.actor) - 1))
        if self.book.room_action[room] == effects.DRAW_AND_RETURN:
            told.append(self.say("draws", cards=Count(self.book.room_count[room])))
        return told

    def room_actions_told(self, left: int) -> str:
        """AN-149: what is left of the turn's room actions, once one is spent."""
        return self.say("room-actions", left=Count(left)) if left else self.say("last-room-action")

    def tell_as(self, face: int) -> list[str]:
        """AN-115, AN-118: who is there to be trained or summoned."""
        seat, t = self.actor, self.t
        if face == effects.MOVEMENT:
            return []
        pool, trained = self.say("has-pool", count=t.pool[seat]), self.say("has-trained", count=t.trained[seat])
        return {effects.TRAINING: [pool], effects.SUPPORT: [trained]}.get(face, [pool, trained])

    # --- cards ----------------------------------------------------------------------------------------

    def tell_race(self, race: int) -> list[str]:
        """AN-037, AN-050 to AN-052: what becomes known, and where the researchers will be."""
        pool = self.book.researchers - self.book.race_green[race] - self.book.race_orange[race]
        return [self.say("race-pool", pool=Count(pool)), self.say("race-known")]

    def tell_keep(self, _: int) -> list[str]:
        """AN-014, AN-045, AN-214: nobody else learns it."""
        return [self.say("secret")]

    def tell_return(self, task: int) -> list[str]:
        """AN-015, AN-175, AN-238: the card goes unseen; whether it could be completed, as things stand."""
        return [self.say("met-now" if self.meets(self.actor, task) else "unmet-now"), self.say("secret-under")]

    def tell_exchange(self, _: int) -> list[str]:
        """AN-216, AN-217: the new card is not seen beforehand."""
        return [self.say("unseen"), self.say("deck", cards=Count(self.t.personal[0].size()))]

    def points_told(self, s: AndromedaState) -> list[str]:
        """AN-200 to AN-205: the own DP first, then those of the others."""
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
        for cell in range(len(actions.CELLS)):
            before, now = self.controller(cell), holder(s, cell)
            if before == now:
                continue
            room = cards.room_name(s.table.rooms[cell], self.texts)
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
                cards.task_name(task, self.texts)
                for task in tasks
                if task not in s.table.completed[self.actor]
                and fulfils(s, self.actor, task) == is_met
                and self.meets(self.actor, task) != is_met
            ]
            if found:
                told.append(self.say(key, tasks=cards.listed(found, self.texts, "and")))
        return told

    def crew_told(self, s: AndromedaState) -> list[str]:
        """AN-008, AN-009, AN-101: researchers, teleporters and vaccines that change their place."""
        t, now, seat = self.t, s.table, self.actor
        counts = (
            ("on-ship", self.on_ship(seat), ship.on_ship(s, seat)),
            ("trained", t.trained[seat], now.trained[seat]),
            ("pool", t.pool[seat], now.pool[seat]),
            ("gates", ship.how_many(t.teleporters[seat]), ship.how_many(now.teleporters[seat])),
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
        return [self.say("dice-left", dice=cards.dice_names(left, self.texts))]

    # --- offers ---------------------------------------------------------------------------------------

    def tell_offer(self, face: int) -> list[str]:
        """AN-072, AN-074: what remains in the middle; who is asked first."""
        t = self.t
        if face == actions.OFFER_DONE - actions.OFFER:
            first = self.seat(offers.next_without_card(t, self.actor))
            return [self.say("asked", seat=first), self.say("remains", left=Count(sum(t.middle)))]
        more = sum(t.middle) - 1 - 2 * offers.cards_left(t)
        remains = self.say("remains", left=Count(sum(t.middle) - 1))
        return [remains, self.say("may-add" if more else "may-add-none", more=Count(more))]

    def tell_accept(self, face: int) -> list[str]:
        """AN-076, AN-077, AN-095: the dice in all, and what plague among them will take."""
        dice = [count + (1 if at == face else 0) for at, count in enumerate(self.t.offer)]
        told = [self.say("take", card=self.t.order_card, dice=cards.dice_names(dice, self.texts))]
        lost = min(max(0, dice[effects.PLAGUE] - self.shrugged_off(self.actor)), self.on_ship(self.actor))
        if lost:
            told.append(self.say("plague", lost=Count(lost)))
        return told

    def tell_reject(self, _: int) -> list[str]:
        """AN-079, AN-081: who is asked next, or must take it."""
        other, preparer = offers.next_without_card(self.t, self.actor), offers.preparer_of(self.t)
        return [self.say("must-take" if other == preparer else "passes", seat=self.seat(other))]

    # --- ends -----------------------------------------------------------------------------------------

    def tell_task(self, task: int) -> list[str]:
        """AN-173, AN-183: the price beside what the ship holds, and the DP that stay."""
        cost, points = self.book.task_cost[task], self.book.task_points[task]
        now = sum(self.points(self.actor)) + points
        told = [self.say("points", change=signed(points), points=now, aim=self.threshold())]
        if cost:
            told.append(self.say("sacrifice", cost=Count(cost), have=self.on_ship(self.actor)))
        return told

    def tell_end(self, choice: int) -> list[str]:
        """AN-110, AN-170: what can be completed afterwards, the dice left unused counted, or what is given up."""
        s = self.known if choice else after(self, self.action)
        open_tasks = [*self.t.general, *self.own_tasks()]
        met = [cards.task_name(task, self.texts) for task in open_tasks if fulfils(s, self.actor, task)]
        if not met:
            return [] if choice else [self.say("completes-none")]
        return [self.say("given-up" if choice else "completes", tasks=cards.listed(met, self.texts, "and"))]


def uncapitalised(sentence: str) -> str:
    """A sentence as a part of another one."""
    return f"{sentence[0].lower()}{sentence[1:].rstrip('.')}"


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def holder(s: AndromedaState, cell: int) -> int:
    if s.table.rooms[cell] < 0:
        return -1
    return next((seat for seat in range(s.seats) if ship.controls_cell(s, seat, cell)), -1)


def fulfils(s: AndromedaState, seat: int, task: int) -> bool:
    return ship.on_ship(s, seat) >= s.book.task_cost[task] and facts.holds(s, seat, s.book.task_condition[task])
