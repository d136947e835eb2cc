"""What a decision costs and brings, before it is made: „koszt 3, masz 4 · +5 PZ · znacznik na pole 6”."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.games.star_scrappers.board.outcomes import INTO_THE_HAND, TARGETS, Outcomes
from kosmodrom.games.star_scrappers.model import actions, frames, steps, values
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules import cave_in, hands, mining, payments, recruiting, scoring
from kosmodrom.games.star_scrappers.words.cards import artifact_name, card_name

ENSLAVING: Final = (steps.ENSLAVE_LOW, steps.ENSLAVE_ANY)


class Previews(Outcomes):
    """Tells of a decision, given the number of its object."""

    vocabulary = actions.VOCABULARY

    # --- small parts --------------------------------------------------------------------------------

    def hand_after(self, change: int) -> str:
        """SS-170: how full the own hand will be."""
        size = self.t.hand_sizes[self.v.seat] + change
        return self.say("hand", count=size, limit=self.book.hand_limit)

    def points(self, more: int) -> list[str]:
        return [self.say("points", points=f"{more:+}".replace("-", "−"))] if more else []

    def gain(self, t: Table, crystals: Sequence[int] = ()) -> int:
        """SS-198 to SS-207: the own points if the table were like this, with more Crystals, whatever they come from."""
        seat, own = self.v.seat, self.v.hand.crystals
        after = scoring.sheet_column(t, self.book, seat, [*own, *crystals])
        return sum(after) - sum(scoring.sheet_column(self.t, self.book, seat, own))

    def gaining(self, t: Table) -> list[str]:
        return self.points(self.gain(t))

    def winning(self, token: int) -> list[str]:
        return self.points(self.gain(self.t, [token]))

    def moving(self) -> list[str]:
        """SS-189 to SS-192: where the marker goes, and that the Mine collapses there."""
        s = self.s
        field = min(self.t.marker + 1, self.book.track_end)
        key = "collapse" if self.t.marker < cave_in.collapse_field(s) <= field else "marker"
        return [self.say(key, field=field)]

    def caving(self, token: int) -> list[str]:
        if not self.book.token_cave_in[token]:
            return []
        if mining.may_hold_marker(self.s, self.v.seat):
            return [self.say("may-hold")]
        return self.moving()

    # --- actions ------------------------------------------------------------------------------------

    def tell_recruit(self, place: int) -> list[str]:
        """SS-088 to SS-090: free, or one card of one of some levels."""
        mask = recruiting.prices(self.s, self.book.level_of_place[place], self.purse)
        if mask & 1:
            return [self.say("free"), self.hand_after(1)]
        able = [
            card_name(kind, self.texts) for kind in hands.kinds_in(self.v.hand) if recruiting.serves(self.s, kind, mask)
        ]
        levels = "/".join(str(level) for level in range(1, 5) if (mask >> level) & 1)
        key = "pays-one" if len(able) == 1 else "pays-one-of"
        return [self.say(key, level=levels, cards=", ".join(able)), self.hand_after(0)]

    def cost(self, price: int, have: int) -> str:
        """SS-101, SS-115: the price beside what the hand holds for it; Egzoszkielet raises one card."""
        if not price:
            return self.say("free")
        return self.say("cost", price=price, have=have + self.purse.bonus if have else have)

    def tell_mine(self, place: int) -> list[str]:
        """SS-100 to SS-109: the price, what can pay it, the points, the marker."""
        token = self.t.mine[place]
        if token < 0:
            return []
        paying = self.cost(self.mining_price(place), self.levels_for(self.crystal_shade(place)))
        return [paying, *self.winning(token), *self.caving(token)]

    def tell_collect(self, choice: int) -> list[str]:
        """SS-114 to SS-122: the price, what can pay it, the points as things are now."""
        stack, half = divmod(choice, 2)
        card = self.t.tops[stack]
        if card < 0:
            return []
        paying = self.cost(self.artifact_price(stack), self.purse.total)
        return [paying, *self.owning(2 * card + half), *self.emptying(stack)]

    def owning(self, artifact: int) -> list[str]:
        t = self.t.copy()
        t.artifacts[self.v.seat].append(artifact)
        return self.gaining(t)

    def emptying(self, stack: int) -> list[str]:
        """SS-122: the last card of a stack moves the marker."""
        return [] if self.t.artifact_stacks[stack] else self.moving()

    def tell_skill(self, kind: int) -> list[str]:
        return [*self.played_skill(kind), self.hand_after(-1)]

    def tell_activate(self, card: int) -> list[str]:
        """SS-050, SS-317 to SS-320: what can be chosen from, and how full the hand will be."""
        if values.artifact_of(card, values.RIGHT) not in self.unused_artifacts() or self.step != steps.STARTING:
            return []
        step, choices = self.activated(card)
        if step == steps.SWAP:
            return [self.say("crystals", count=len(choices))]
        if step == steps.TINT:
            return [self.say("colours", sums=", ".join(self.colour_sums()))]
        kinds = sorted({self.kind_at(action) for action in choices})
        cards = ", ".join(card_name(kind, self.texts) for kind in kinds)
        most = self.book.artifact_numbers[values.artifact_of(card, values.RIGHT)][0] if step == steps.PICK_BASE else 1
        room = self.book.hand_limit - self.t.hand_sizes[self.v.seat]
        return [self.say("choices", cards=cards), self.hand_after(min(most, len(choices), room))]

    def kind_at(self, action: int) -> int:
        """The Mercenary that a decision names, in the Docks or in a Base."""
        verb, number = actions.VOCABULARY.split(action)
        owner, place = divmod(number, values.BASE_PLACES)
        return self.t.docks[number] if verb == "dock" else self.t.bases[owner][place]

    def tell_leader(self, _: int) -> list[str]:
        return [*self.led_skill(), *self.skipping()]

    def tell_begin(self, _: int) -> list[str]:
        """SS-058: the Leader's skill is lost for this turn."""
        kind = self.leader(self.v.seat)
        lost = [self.say("skips-leader", card=card_name(kind, self.texts))] if kind >= 0 else []
        return [*lost, *self.skipping()]

    def skipping(self) -> list[str]:
        """SS-054: Artifacts that were not activated before the Leader step do not work this turn."""
        names = [artifact_name(each, self.texts) for each in self.unused_artifacts()]
        return [self.say("skips-artifacts", artifacts=", ".join(names))] if names else []

    def tell_takeover(self, owner: int) -> list[str]:
        """SS-072, SS-146 to SS-155: the cards that come, the Leader that goes back, the Totem, the actions."""
        base = self.base_cards(owner)
        if not base:
            return []
        seat, leader = self.v.seat, base[-1]
        own = owner == seat
        room = self.book.hand_limit - self.t.hand_sizes[seat] - (1 if own else 0)
        taken = max(0, min(len(base) - 1, room))
        coming = taken + 1 if own else taken
        parts = [
            self.say("cards", cards=Count(coming)) if coming else self.say("no-cards"),
            self.hand_after(coming),
        ]
        colour = self.book.colour[leader]
        if self.t.totems[colour] != seat:
            parts.append(self.say("totem", totem=self.texts[f"colour.totem.{actions.COLOURS[colour]}"]))
        t = self.t.copy()
        t.totems[colour] = seat
        t.bases[owner] = base[: len(base) - 1 - taken]
        parts += self.gaining(t)
        if not own:
            parts.append(self.say("leader-back", card=card_name(leader, self.texts), seat=self.seat(owner)))
        if self.step == steps.ACTING:
            parts.append(self.say("both-actions"))
        return parts

    def tell_end(self, _: int) -> list[str]:
        """SS-069, SS-176 to SS-180: actions that are left unused, and what the Base becomes."""
        play, base = self.t.play, self.t.bases[self.v.seat]
        left = 0 if self.t.takeovers else 2 - self.t.basics
        unused = [self.say("unused", count=left)] if left else []
        if self.t.extra_minings:
            unused.append(self.say("unused-minings", count=self.t.extra_minings))
        if not play:
            return unused
        over = max(0, len(base) + len(play) - self.book.base_limit)
        count, leader = len(base) + len(play) - over, card_name(play[-1], self.texts)
        parts = [*unused, self.say("base", count=count), self.say("leads", card=leader)]
        if over:
            parts.append(self.say("leaves", cards=Count(over)))
        t = self.t.copy()
        t.bases[self.v.seat] = [*base, *play][over:]
        return [*parts, *self.gaining(t)]

    # --- paying and choosing ------------------------------------------------------------------------

    def tell_pay(self, kind: int) -> list[str]:
        """SS-080, SS-101: how much lies ready with this card."""
        intent = self.v.hand.intent
        if not actions.MINE <= intent < actions.SKILL:
            return [self.hand_after(0)]
        ready = self.laid_ready() + payments.strength(self.s, kind)
        price = self.purchase()[1]
        if not payments.suffices(ready, self.purse.bonus, price):
            return [self.say("ready", ready=ready, price=price)]
        return [self.say("more" if ready > price else "enough", ready=self.as_paid(ready, price), price=price)]

    def as_paid(self, ready: int, price: int) -> str:
        """SS-289: the levels that lie ready, and what Egzoszkielet adds to them where they are short."""
        return self.with_bonus(ready) if ready < price else str(ready)

    def tell_done(self, _: int) -> list[str]:
        """SS-101, SS-115: the payment as it lies ready, and what it brings. SS-133: what is given up."""
        intent = self.v.hand.intent
        if intent < 0:
            return self.giving_up()
        if intent < actions.MINE:
            return [self.hand_after(1)]
        ready, price = self.laid_ready(), self.purchase()[1]
        laid = self.say("laid", ready=self.as_paid(ready, price), price=price) if ready else self.say("free")
        is_mining = intent < actions.COLLECT
        brings = self.tell_mine(intent - actions.MINE) if is_mining else self.tell_collect(intent - actions.COLLECT)
        return [laid, *brings[1:]]

    def giving_up(self) -> list[str]:
        """SS-012, SS-133: what could still be done by a skill, an Artifact or Dywersja, and is not."""
        question = TARGETS.get(self.step)
        if question is None:
            return []
        choices = question.target_options(self.s, self.v.seat)
        if not choices:
            return []
        most = max(self.gain_by(action) for action in choices)
        key = "hand" if self.step in INTO_THE_HAND else steps.STEPS[self.step]
        return [self.say(f"no-{key}"), *([self.say("no-points", points=Count(most))] if most > 0 else [])]

    def gain_by(self, action: int) -> int:
        """The own points that a Crystal which is taken, or a card which is enslaved, brings."""
        verb, number = actions.VOCABULARY.split(action)
        if self.step == steps.PICK_CRYSTAL:
            return self.gain(self.t, [self.t.mine[number]])
        if self.step in ENSLAVING:
            return self.gain(self.without(number))
        return self.book.enslaved_points * self.book.level[number] if verb == "card" and self.step != steps.TINT else 0

    def tell_crystal(self, place: int) -> list[str]:
        """SS-112: a Crystal that is taken moves no marker. SS-212, SS-318: one that is changed costs less."""
        token = self.t.mine[place]
        if token < 0:
            return []
        if self.step == steps.SWAP:
            return [self.say("unknown", discount=frames.discount_to_give(self.t.agenda))]
        if self.step == steps.RECOLOUR:
            return self.recolouring(place)
        return self.winning(token)

    def recolouring(self, place: int) -> list[str]:
        """SS-212 to SS-215: what a Crystal costs in other colours, and in which ones it can be paid for."""
        discount, shade = frames.discount_to_give(self.t.agenda), self.crystal_shade(place)
        others = [colour for colour in range(len(actions.COLOURS)) if colour != shade]
        prices = {colour: self.recoloured_price(place, colour, discount) for colour in others}
        bonus = self.purse.bonus
        able = [c for c, price in prices.items() if payments.suffices(self.levels_for(c), bonus, price)]
        names = ", ".join(map(self.colour, able))
        price = self.say("price", price="–".join(map(str, sorted(set(prices.values())))))
        return [price, self.say("payable", colours=names) if able else self.say("not-payable")]

    def recoloured_price(self, place: int, colour: int, discount: int) -> int:
        cost = mining.reduced_cost(self.s, self.v.seat, place, colour, self.purse)
        return max(0, cost - discount)

    def levels_for(self, colour: int) -> int:
        """SS-100, SS-106: what the hand holds for a Crystal of a colour."""
        return self.purse.best if self.t.wild[colour] else self.purse.sums[colour]

    def tell_colour(self, colour: int) -> list[str]:
        """SS-212, SS-215: what a Crystal of the new colour costs to mine. SS-248: what the cards then come to."""
        hand = self.v.hand
        if hand.asked >= 0:
            return self.tell_pay(hand.asked) if actions.MINE <= hand.intent < actions.SKILL else []
        if hand.picked >= 0:
            sums = self.colour_sums(values.card_of(values.kind_of(hand.picked), colour))
            return [self.say("colours", sums=", ".join(sums))]
        if self.step != steps.RECOLOUR_TO:
            return []
        place = frames.place_to_change(self.t.agenda)
        if self.t.mine[place] < 0:
            return []
        price = self.recoloured_price(place, colour, frames.discount_with_colour(self.t.agenda))
        return [self.cost(price, self.levels_for(colour))]

    def colour_sums(self, *more: int) -> list[str]:
        """SS-248: what the cards of each colour in hand come to for mining, with some more cards."""
        s, sums = self.s, [0] * len(actions.COLOURS)
        for card in [*self.v.hand.cards, *self.v.hand.staged, *more]:
            sums[values.colour_of(card)] += payments.strength(s, values.kind_of(card))
        return [f"{self.colour(colour)} {levels}" for colour, levels in enumerate(sums) if levels]

    def tell_dock(self, _: int) -> list[str]:
        return [self.hand_after(1)]

    def tell_base(self, choice: int) -> list[str]:
        owner, place = divmod(choice, values.BASE_PLACES)
        if not self.is_seat(owner) or place >= len(self.t.bases[owner]):
            return []
        gained = self.gaining(self.without(choice))
        return gained if self.step in ENSLAVING else [self.hand_after(1), *gained]

    def without(self, choice: int) -> Table:
        """The table when a card has left a Base, to the hand or among the enslaved ones."""
        owner, place = divmod(choice, values.BASE_PLACES)
        t = self.t.copy()
        kind = t.bases[owner].pop(place)
        if self.step in ENSLAVING:
            t.enslaved[self.v.seat].append(kind)
        return t

    def tell_card(self, kind: int) -> list[str]:
        if self.step != steps.ENSLAVE_OWN:
            return []
        return [*self.points(self.book.enslaved_points * self.book.level[kind]), self.hand_after(-1)]

    def tell_move_marker(self, _: int) -> list[str]:
        return self.moving()

    def tell_hold_marker(self, _: int) -> list[str]:
        return [self.say("held")]
