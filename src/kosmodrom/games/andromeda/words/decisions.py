"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from collections.abc import Callable

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import DecisionWords
from kosmodrom.engine.words import Words
from kosmodrom.games.andromeda.model import actions, effects, steps
from kosmodrom.games.andromeda.model.actions import VOCABULARY
from kosmodrom.games.andromeda.rules import offers, orders, plague, ship, transfers
from kosmodrom.games.andromeda.rules.base_questions import units_left
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import Glance


def naming(part: str, name: Callable[[int, Words], str]) -> Callable[["Decisions", int], str]:
    """How a decision is worded whose text has one gap, for the name of its object."""
    return lambda self, number: self.say(self.verb, **{part: name(number, self.texts)})


class Decisions(Glance, DecisionWords):
    """Words a decision, given the number of its object."""

    vocabulary = VOCABULARY
    endings = ("end-actions", "end-actions-unused", "end-turn")
    stops = ("done", "done-training", "done-summoning", "done-moving", "done-entering", "reject")

    # --- cards ----------------------------------------------------------------------------------------

    def say_race(self, race: int) -> str:
        start = cards.race_start(race, self.book, self.texts)
        ability = cards.ability_phrase(race, self.book, self.texts)
        return self.say("race", race=cards.race_name(race, self.texts), start=start, ability=ability)

    def _of_task(self, task: int) -> str:
        """A task with what it brings, costs and asks for."""
        return self.say(
            self.verb,
            task=cards.task_name(task, self.texts),
            worth=cards.task_worth(task, self.book, self.texts),
            condition=cards.task_phrase(task, self.book, self.texts),
        )

    say_keep = say_return = say_open = say_draw = _of_task

    def say_task(self, task: int) -> str:
        cost = self.book.task_cost[task]
        price = self.say("task-cost", cost=Count(cost)) if cost else self.say("task-free")
        points = cards.points_words(self.book.task_points[task], self.texts)
        condition = cards.task_phrase(task, self.book, self.texts)
        return self.say("task", task=cards.task_name(task, self.texts), points=points, price=price, condition=condition)

    def say_exchange(self, _: int) -> str:
        held = self.own_tasks() if self.v.seat == self.actor else []
        if not held:
            return self.say("exchange")
        return self.say("exchange-task", task=cards.task_name(held[0], self.texts))

    # --- orders ---------------------------------------------------------------------------------------

    def say_offer(self, face: int) -> str:
        if face == actions.OFFER_DONE - actions.OFFER:
            return self.say("offer-done", dice=self.dice(self.t.offer))
        return self.say("offer", face=cards.face_name(face, self.texts))

    def say_accept(self, face: int) -> str:
        forced = self.step == steps.ANSWERING and offers.is_forced(self.t)
        return self.say("accept-own" if forced else "accept", face=cards.face_name(face, self.texts))

    def say_vaccines(self, tokens: int) -> str:
        said = self.say("vaccines", tokens=Count(tokens)) if tokens else self.say("vaccines-none")
        if self.step != steps.VACCINATING:
            return said
        left = max(0, plague.plague_results(self.t) - tokens - self.shrugged_off(self.actor))
        lost = min(left, self.on_ship(self.actor))
        return f"{said} ({self.say('vaccines-lost', lost=Count(lost)) if lost else self.say('vaccines-safe')})"

    def say_die(self, face: int) -> str:
        return self.say("die", face=cards.face_name(face, self.texts), text=self.die_words(face))

    say_single = say_explore = say_morph = naming("die", cards.die_name)

    def say_as(self, face: int) -> str:
        """AN-260: with the seat's race for a die, without it for a technology."""
        plain = self.step == steps.USING_AS and orders.face_of_die(self.t) == orders.NO_DIE
        return self.say("as", face=cards.face_name(face, self.texts), text=self.die_words(face, plain))

    def say_tech(self, tech: int) -> str:
        """AN-162: a use that only counts is said to be one."""
        seat = self.speaks_for()
        if self.book.tech_effect[tech] == effects.PLACE_TELEPORTER and self.is_seat(seat) and not self.can_place(seat):
            return self.say("tech-counts", tech=cards.tech_name(tech, self.texts))
        text = cards.tech_phrase(tech, self.book, self.texts)
        return self.say("tech", tech=cards.tech_name(tech, self.texts), text=text)

    def say_room(self, room: int) -> str:
        key = "room-remote" if self.step == steps.REMOTE else "room"
        text = cards.action_phrase(room, self.book, self.texts)
        return self.say(key, room=cards.room_name(room, self.texts), text=text)

    # --- researchers and teleporters ------------------------------------------------------------------

    def _along(self, edge: int) -> str:
        """From a room to one beside it."""
        source, target = self.place(ship.EDGE_FROM[edge], cards.FROM), self.place(ship.EDGE_TO[edge], cards.TO)
        return self.say(self.verb, source=source, target=target)

    say_shift = say_move = _along

    def say_train(self, choice: int) -> str:
        return self.say("train", count=Count(choice + 1))

    def say_summon(self, cell: int) -> str:
        """AN-257: the one beyond the full number comes thanks to a room."""
        extra = self.step == steps.SUMMONING and units_left(self.t) == 0 and self.book.bonus_room >= 0
        target = self.place(cell, cards.TO)
        if not extra:
            return self.say("summon", target=target)
        return self.say("summon-extra", target=target, room=cards.room_name(self.book.bonus_room, self.texts))

    def say_discover(self, cell: int) -> str:
        return self.say("discover", where=self.texts[f"cell.where.{actions.CELLS[cell]}"])

    def _from(self, cell: int) -> str:
        return self.say(self.verb, source=self.place(cell, cards.FROM))

    say_enter = say_sacrifice = _from

    def say_place(self, cell: int) -> str:
        return self.say("clone" if self.step == steps.CLONING else "place", place=self.place(cell, cards.IN))

    def say_remove(self, figure: int) -> str:
        """AN-096, AN-251: because of plague to the pool, by a room's action to the race card."""
        owner, cell = self.figure(figure)
        key = "remove" if self.step == steps.REMOVING else "suffer"
        return self._of_figure(key, owner, source=self.place(cell, cards.FROM))

    def say_pick(self, figure: int) -> str:
        owner, cell = self.figure(figure)
        purposes = {steps.BEAMING: "-beam", steps.PUSHING: "-push", steps.SWAPPING: "-swap"}
        key = f"pick{purposes.get(self.step, '')}"
        return self._of_figure(key, owner, place=self.place(cell, cards.IN), source=self.place(cell, cards.FROM))

    def _of_figure(self, key: str, owner: int, **parts: object) -> str:
        if owner == self.speaks_for():
            return self.say(f"{key}-own", **parts)
        return self.say(key, seat=self.seat(owner), **parts)

    def say_to(self, cell: int) -> str:
        target = self.place(cell, cards.TO)
        if self.step == steps.PUSH_TO:
            owner, _ = self.figure(transfers.pushed_figure(self.t))
            return self.say("to-push", seat=self.seat(owner), target=target)
        return self.say("to-beam" if self.step == steps.BEAM_TO else "to", target=target)

    def say_done(self, _: int) -> str:
        key = {
            steps.TRAINING: "-training",
            steps.SUMMONING: "-summoning",
            steps.MOVING: "-moving",
            steps.ENTERING: "-entering",
        }
        return self.say(f"done{key.get(self.step, '')}")

    def say_end(self, choice: int) -> str:
        """AN-113: the dice that are given back unused are counted."""
        if choice:
            return self.say("end-turn")
        seat = self.speaks_for()
        unused = sum(self.dice_of(seat)[1:]) if self.is_seat(seat) else 0
        return self.say("end-actions-unused", dice=Count(unused)) if unused else self.say("end-actions")

    # --- chance ---------------------------------------------------------------------------------------

    def say_first(self, seat: int) -> str:
        return self.say("first", seat=self.seat(seat))

    say_lay = naming("tech", cards.tech_name)
    say_deal = naming("race", cards.race_name)
    say_roll = naming("face", cards.face_name)
    say_tile = naming("room", cards.room_name)
