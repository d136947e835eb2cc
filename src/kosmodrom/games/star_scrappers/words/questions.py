"""The pending question in words: who must decide what, and at what price."""

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import QuestionWords
from kosmodrom.games.star_scrappers.model import actions, frames, steps, values
from kosmodrom.games.star_scrappers.words import cards
from kosmodrom.games.star_scrappers.words.context import BASIC_ACTIONS, Glance


class Questions(Glance, QuestionWords):
    """Words the question that is pending."""

    step_names = steps.STEPS
    last_chance = steps.REFILL

    def pending(self) -> str:
        if self.v.seat != self.actor:
            return self.texts.say(f"waiting.{self.step_name}", seat=self.seat(self.actor))
        hand = self.v.hand
        if hand.asked >= 0:
            return self.say("asked", card=cards.card_name(hand.asked, self.texts))
        if hand.picked >= 0:
            return self.say("picked", card=cards.card_name(values.kind_of(hand.picked), self.texts))
        if 0 <= hand.intent < actions.SKILL:
            return self._payment()
        return self.ask()

    def _payment(self) -> str:
        intent = self.v.hand.intent
        if intent < actions.MINE:
            return self.say("pay-recruit", card=self.dock(intent, cards.GENITIVE))
        (name, price), ready = self.purchase(), self.laid_ready()
        key = "pay-mine" if intent < actions.COLLECT else "pay-collect"
        if not price:
            key += "-free"
        elif intent < actions.COLLECT and self.t.wild[self.crystal_shade(intent - actions.MINE)]:
            key += "-wild"
        asked = self.say(key, crystal=name, artifact=name, ready=self._ready(ready, price))
        return f"{asked}{self._bonus()}" if ready < price else asked

    def _ready(self, ready: int, price: int) -> str:
        return self.texts.say("question.enough" if ready > price else "question.ready", ready=ready, price=price)

    def _bonus(self) -> str:
        """Egzoszkielet, where it can still help a payment."""
        bonus = self.purse.bonus
        if not bonus:
            return ""
        return " " + self.say("bonus", artifact=cards.artifact_name(self.strengthening(), self.texts), bonus=bonus)

    def ask_acting(self) -> str:
        extra = "-extra" if self.t.extra_minings else ""
        minings = Count(self.t.extra_minings)
        if self.t.takeovers:
            return self.say(f"acting-after-takeover{extra}", minings=minings)
        if self.t.basics == 2:
            return self.say(f"acting-done{extra}", minings=minings)
        asked = self.say(self._acting_key(), actions=", ".join(self._open_actions()))
        return f"{asked} {self.say('extra', minings=minings)}" if extra else asked

    def _acting_key(self) -> str:
        if self.t.basics:
            return "acting-second"
        return "acting-takeover" if any(self.t.bases) else "acting"

    def _open_actions(self) -> list[str]:
        """SS-066, SS-067: the basic actions that may still be chosen, whether they can be paid or not."""
        barred = -1 if self.purse.repeat else self.t.first_basic
        return [self.texts[f"action.{name}"] for at, name in enumerate(BASIC_ACTIONS) if at != barred]

    def ask_pick_crystal(self) -> str:
        cost, colour = values.COSTS[frames.row_to_take(self.t.agenda)], frames.colour_to_take(self.t.agenda)
        if colour == frames.ANY:
            return self.say("pick-crystal", cost=cost)
        return self.say(
            "pick-crystal-colour", cost=cost, crystal=self.texts[f"colour.crystal.{actions.COLOURS[colour]}"]
        )

    def ask_recolour(self) -> str:
        return self.say("recolour", discount=frames.discount_to_give(self.t.agenda))

    def ask_recolour_to(self) -> str:
        return self.say("recolour-to", crystal=self.plain_crystal(frames.place_to_change(self.t.agenda)))

    def ask_pick_dock(self) -> str:
        level = frames.level_to_take(self.t.agenda)
        if level:
            return self.say("pick-dock", level=level)
        return self.say("pick-dock-sum", levels=frames.levels_left(self.t.agenda))

    def _counted(self) -> str:
        return self.say(self.step_name, count=Count(frames.cards_left(self.t.agenda)))

    ask_pick_bottom = ask_tint = _counted

    def ask_pick_base(self) -> str:
        count, base = Count(frames.cards_left(self.t.agenda)), frames.base_to_take(self.t.agenda)
        if base != frames.ANY:
            return self.say("pick-base-same", count=count, source=self.from_base(base))
        return self.say("pick-base", count=count)

    def ask_pick_faction(self) -> str:
        faction = self.faction(frames.faction_to_take(self.t.agenda))
        return self.say("pick-faction", faction=faction, count=Count(frames.most_from_one_base(self.t.agenda)))

    def ask_pick_whole(self) -> str:
        faction, base = self.faction(frames.faction_to_take(self.t.agenda)), frames.base_to_take(self.t.agenda)
        if base != frames.ANY:
            return self.say("pick-whole-same", faction=faction, source=self.from_base(base))
        return self.say("pick-whole", faction=faction)

    def ask_enslave_any(self) -> str:
        return self.say("enslave-any", level=frames.level_to_take(self.t.agenda))

    def ask_enslave_own(self) -> str:
        agenda = self.t.agenda
        return self.say("enslave-own", level=frames.level_to_enslave(agenda), count=Count(frames.cards_left(agenda)))
