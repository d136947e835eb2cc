"""The pending question in words: who must decide what, and why."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import QuestionWords
from kosmodrom.games.andromeda.model import steps
from kosmodrom.games.andromeda.model.actions import END_ACTIONS
from kosmodrom.games.andromeda.rules import discovering, offers, orders, questions, recruits, transfers
from kosmodrom.games.andromeda.rules.base_questions import has_begun, units_left
from kosmodrom.games.andromeda.rules.plague import most_tokens, plague_results
from kosmodrom.games.andromeda.rules.rooms import flight_start, named_first
from kosmodrom.games.andromeda.words import cards
from kosmodrom.games.andromeda.words.context import Glance


class Questions(Glance, QuestionWords):
    """Words the question that is pending."""

    step_names = steps.STEPS
    last_chance = steps.TURN_TILE

    def pending(self) -> str:
        if self.step == steps.NEXT_ROUND:
            return self.texts["question.chance"]
        if self.step in (steps.CHOOSE_RACE, steps.CHOOSE_TASK):
            return self._choosing()
        if self.v.seat != self.actor:
            return self.texts.say(f"waiting.{self.step_name}", seat=self.seat(self.actor))
        return self.ask()

    def _counted(self) -> str:
        return self.say(self.step_name, count=Count(units_left(self.t)))

    ask_either = ask_returning = ask_sacrificing = _counted

    def _countdown(self) -> str:
        """AN-127: up to so many; after the first one, so many more, or no more."""
        more = "-more" if has_begun(self.t) else ""
        return self.say(f"{self.step_name}{more}", count=Count(units_left(self.t)))

    ask_moving = ask_beaming = ask_pushing = _countdown

    # --- secret choices -------------------------------------------------------------------------------

    def _choosing(self) -> str:
        """AN-038, AN-254: all choose at once, each in secret."""
        waited = self.waited_for()
        seats = ", ".join(self.seat(seat) for seat in waited)
        if self.v.seat in waited:
            return self.say(self.step_name)
        if not self.is_seat(self.v.seat) or self.v.hand.choice < 0:
            return self.texts.say(f"waiting.{self.step_name}", seats=seats)
        name = cards.race_name if self.step == steps.CHOOSE_RACE else cards.task_name
        return self.say(f"{self.step_name}-chosen", chosen=name(self.v.hand.choice, self.texts), seats=seats)

    def ask_exchanging(self) -> str:
        held = [cards.task_name(task, self.texts) for task in self.own_tasks()]
        return self.say("exchanging", task=cards.listed(held, self.texts, "and"))

    # --- orders ---------------------------------------------------------------------------------------

    def ask_offering(self) -> str:
        """AN-071, AN-072: what lies on the card, and how many dice may still be laid."""
        t = self.t
        room = Count(max(0, sum(t.middle) - 2 * offers.cards_left(t)))
        if not sum(t.offer):
            return self.say("offering", card=t.order_card, room=room)
        key = "offering-more" if room else "offering-full"
        return self.say(key, card=t.order_card, dice=self.dice(t.offer), room=room)

    def ask_answering(self) -> str:
        t = self.t
        parts = {"card": t.order_card, "dice": self.dice(t.offer)}
        if offers.is_forced(t):
            return self.say("answering-own", **parts)
        return self.say("answering", preparer=self.seat(offers.preparer_of(t)), **parts)

    # --- the turn -------------------------------------------------------------------------------------

    def ask_vaccinating(self) -> str:
        return self.say("vaccinating", results=Count(plague_results(self.t)), most=Count(most_tokens(self.t)))

    def ask_suffering(self) -> str:
        count = Count(units_left(self.t))
        first = self.plague_first(self.actor)
        if first < 0:
            return self.say("suffering", count=count)
        return self.say("suffering-first", count=count, source=self.place(first, cards.FROM))

    def ask_acting(self) -> str:
        dice = self.dice_of(self.actor)
        actions = Count(self.room_actions_left(self.actor))
        rooms = self.say("room-actions", count=actions) if actions else self.say("no-room-action")
        if questions.QUESTIONS[steps.ACTING].options(self.known, self.actor) == [END_ACTIONS]:
            return self.say("acting-end")
        if not any(dice):
            return self.say("acting-no-dice", rooms=rooms)
        return self.say("acting", dice=self.dice(dice), rooms=rooms)

    def ask_checking(self) -> str:
        """AN-014, AN-171: how many tasks could be completed now, the own one among them."""
        open_tasks = [*self.t.general, *self.own_tasks()]
        count = sum(self.meets(self.actor, task) for task in open_tasks)
        return self.say("checking", count=Count(count)) if count else self.say("checking-none")

    def ask_training(self) -> str:
        """AN-261, AN-264: how many, and whether it may be none."""
        key = "training"
        if recruits.may_train_none(self.t):
            key = "training-scholars"
        elif recruits.is_summoning_next(self.t):
            key = "training-capsule"
        return self.say(key, count=Count(units_left(self.t)))

    def ask_summoning(self) -> str:
        """AN-257: so many more, and the one beyond them."""
        count = Count(units_left(self.t))
        room = cards.room_name(self.book.bonus_room, self.texts)
        if not count:
            return self.say("summoning-extra", room=room)
        more = "-more" if recruits.may_stop_summoning(self.t) else ""
        can_be_more = recruits.is_one_more_open(self.t) and self.t.trained[self.actor] > count
        bonus = f" {self.say('summoning-bonus', room=room)}" if can_be_more else ""
        return f"{self.say(f'summoning{more}', count=count)}{bonus}"

    def ask_entering(self) -> str:
        key = "entering-more" if discovering.has_entered(self.t) else "entering"
        target = self.place(discovering.cell_to_enter(self.t), cards.TO)
        return self.say(key, count=Count(discovering.enterers_left(self.t)), target=target)

    def ask_using_as(self) -> str:
        own = orders.face_of_die(self.t)
        if own == orders.NO_DIE:
            return self.say("using-tool")
        return self.say("using-as", die=cards.die_name(own, self.texts))

    def ask_beam_to(self) -> str:
        return self.say("beam-to", source=self.place(transfers.beam_start(self.t), cards.FROM))

    def ask_push_to(self) -> str:
        owner, cell = self.figure(transfers.pushed_figure(self.t))
        return self.say("push-to", owner=self.seat(owner), source=self.place(cell, cards.FROM))

    def ask_flying(self) -> str:
        return self.say("flying", source=self.place(flight_start(self.t), cards.FROM))

    def ask_swapping(self) -> str:
        first = named_first(self.t)
        if first < 0:
            return self.say("swapping")
        owner, cell = self.figure(first)
        if owner == self.actor:
            return self.say("swapping-second-own", place=self.place(cell, cards.IN))
        return self.say("swapping-second", owner=self.seat(owner), place=self.place(cell, cards.IN))
