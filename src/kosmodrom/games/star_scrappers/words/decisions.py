"""Decisions in words: an option as a person reads it, for every decision of the vocabulary and in every view."""

from kosmodrom.engine.speaking import DecisionWords
from kosmodrom.games.star_scrappers.model import actions, steps, values
from kosmodrom.games.star_scrappers.rules import hands
from kosmodrom.games.star_scrappers.words import cards
from kosmodrom.games.star_scrappers.words.context import Glance


class Decisions(Glance, DecisionWords):
    """Words a decision, given the number of its object."""

    vocabulary = actions.VOCABULARY
    endings = ("begin", "end")
    stops = ("done", "hold-marker")

    def say_recruit(self, place: int) -> str:
        return self.say("recruit", card=self.dock(place, cards.ACCUSATIVE))

    def say_mine(self, place: int) -> str:
        return self.say("mine", crystal=self.crystal(place, "thing.price"))

    def say_collect(self, choice: int) -> str:
        texts = self.texts
        stack = choice // 2
        card = self.t.tops[stack]
        if card < 0:
            return self.say("collect-empty", stack=texts.say("thing.empty-stack", stack=stack + 1))
        cost = self.book.artifact_cost[card]
        artifact = 2 * card + choice % 2
        details = [texts.say("thing.cost", cost=cost)]
        if self.artifact_price(stack) != cost:
            details.append(texts.say("thing.price", price=self.artifact_price(stack)))
        details.append(cards.timing(artifact, self.book, texts))
        return texts.say(
            "decision.collect",
            artifact=cards.artifact_name(artifact, texts),
            details=", ".join(details),
            text=cards.artifact_phrase(artifact, self.book, texts),
        )

    def say_skill(self, kind: int) -> str:
        card = cards.card_name(kind, self.texts, cards.GENITIVE)
        return self.say("skill", card=card, text=cards.skill_phrase(kind, self.book, self.texts))

    def say_takeover(self, owner: int) -> str:
        return self.say("takeover", base=self.base(owner), leader=self.leader_words(owner))

    def say_activate(self, card: int) -> str:
        """Only right halves are activated."""
        artifact = 2 * card + 1
        text = cards.artifact_phrase(artifact, self.book, self.texts)
        return self.say("activate", artifact=cards.artifact_name(artifact, self.texts), text=text)

    def say_leader(self, _: int) -> str:
        kind = self.leader(self.actor)
        if kind < 0:
            return self.say("leader-none", leader=self.texts["thing.no-leader"])
        text = cards.skill_phrase(kind, self.book, self.texts)
        return self.say("leader", card=cards.card_name(kind, self.texts), text=text)

    def say_pay(self, kind: int) -> str:
        """A card with what it counts as in this payment, where that is not what is printed."""
        details: list[str] = []
        held = hands.colours_held(self.v.hand, kind)
        if held and hands.is_one_colour(held):
            details += cards.counted_as(kind, hands.lowest_colour(held), self.texts)
        if (self.t.doubled >> self.book.colour[kind]) & 1:
            details.append(self.texts.say("thing.doubled", level=2 * self.book.level[kind]))
        return self.say("pay", card=cards.card_name(kind, self.texts, cards.ACCUSATIVE, details))

    def say_done(self, _: int) -> str:
        hand = self.v.hand
        if not actions.RECRUIT <= hand.intent < actions.SKILL:
            return self.say("done")
        return self.say("done-paying" if hand.staged else "done-free")

    def say_crystal(self, place: int) -> str:
        key = {steps.RECOLOUR: "recolour-crystal", steps.SWAP: "swap-crystal"}.get(self.step, "take-crystal")
        return self.say(key, crystal=self.crystal(place))

    def say_dock(self, place: int) -> str:
        return self.say("take-dock", card=self.dock(place, cards.ACCUSATIVE))

    def say_base(self, choice: int) -> str:
        owner, place = divmod(choice, values.BASE_PLACES)
        key = "enslave-base" if self.step in (steps.ENSLAVE_LOW, steps.ENSLAVE_ANY) else "take-base"
        card = self.base_card(owner, place, cards.ACCUSATIVE)
        return self.say(key, card=card, source=self.from_base(owner))

    def say_card(self, kind: int) -> str:
        if self.step == steps.TINT:
            return self.say("recolour-card", card=cards.card_name(kind, self.texts, cards.GENITIVE))
        key = "enslave-card" if self.step == steps.ENSLAVE_OWN else "card"
        return self.say(key, card=cards.card_name(kind, self.texts, cards.ACCUSATIVE))

    def say_colour(self, colour: int) -> str:
        if self.v.hand.asked >= 0:
            shade = self.texts[f"colour.card.{actions.COLOURS[colour]}"]
            return self.say("colour-of-card", colour=shade)
        return self.say("colour", colour=self.colour(colour))

    def say_wild(self, colour: int) -> str:
        return self.say("wild", colour=self.colour(colour))

    def say_deal(self, kind: int) -> str:
        return self.say("deal", card=cards.card_name(kind, self.texts))

    def say_token(self, token: int) -> str:
        marks = cards.crystal_marks(token, self.book, self.texts)
        return self.say("token", crystal=cards.crystal_name(token, self.book, self.texts, marks))

    def say_reveal(self, card: int) -> str:
        left, right = cards.artifact_name(2 * card, self.texts), cards.artifact_name(2 * card + 1, self.texts)
        return self.say("reveal", left=left, right=right)

    def say_totem(self, colour: int) -> str:
        return self.say("totem", totem=self.texts[f"colour.totem.{actions.COLOURS[colour]}"])

    def say_first(self, seat: int) -> str:
        return self.say("first", seat=self.seat(seat))
