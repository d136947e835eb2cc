"""A view with everything that is needed to speak about it: the book, the words and the names at the table."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import SpokenView
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.model import actions, effects, steps, values
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.state import ScrapperState, ScrapperView
from kosmodrom.games.star_scrappers.model.zones import empty_hand, empty_vault
from kosmodrom.games.star_scrappers.rules import base_questions, collecting, mining, payments
from kosmodrom.games.star_scrappers.words import cards

BASIC_ACTIONS: Final = ("recruit", "mine", "collect", "skill")
START_EFFECTS: Final = {
    steps.PICK_DOCK: effects.TAKE_DOCK,
    steps.SWAP: effects.SWAP_CRYSTAL,
    steps.TINT: effects.RECOLOUR_CARD,
    steps.PICK_BASE: effects.TAKE_OWN_BASE,
}
"""The effects of Artifacts that ask by the same steps as skills do."""


class Glance(SpokenView[ScrapperView, ScrapperBook]):
    """What one seat, or the public, sees, ready to be spoken about."""

    def __init__(self, v: ScrapperView, book: ScrapperBook, texts: Words, names: Sequence[str]) -> None:
        super().__init__(v, book, texts, names)
        self.t = v.table
        self.step = v.table.agenda.step()
        self.actor = v.table.agenda.seat() if self.step >= 0 else v.table.active
        """The seat that is asked; -1: none."""

    def seats(self) -> int:
        return len(self.t.bases)

    def colour(self, colour: int) -> str:
        return self.texts[f"colour.{actions.COLOURS[colour]}"]

    def faction(self, colour: int) -> str:
        return self.texts[f"faction.cards.{actions.COLOURS[colour]}"]

    def running(self) -> list[tuple[str, int]]:
        """SS-311: the effects running this turn, each with its number; of a doubled faction it is the colour."""
        t = self.t
        numbers = {
            "takeovers": t.takeovers,
            "minings": t.extra_minings,
            "repeat": t.repeat,
            "artifact-discount": t.artifact_discount,
            "mining-discount": t.mining_discount,
            "recruit-discount": t.recruit_discount,
        }
        found = [(key, number) for key, number in numbers.items() if number]
        found += [("doubled", colour) for colour in range(6) if (t.doubled >> colour) & 1]
        return [*found, *([("second-crystal", t.second_crystal)] if t.second_crystal else [])]

    def turn_effects(self) -> list[str]:
        """SS-311: actions used and effects running this turn."""
        texts, t = self.texts, self.t
        first = texts[f"action.{BASIC_ACTIONS[t.first_basic]}"] if t.first_basic >= 0 else ""
        told = [texts.say("table.basics-first" if first else "table.basics", basics=t.basics, first=first)]
        for key, number in self.running():
            faction = self.faction(number) if key == "doubled" else ""
            told.append(texts.say(f"table.{key}", number=Count(number), faction=faction))
        return told

    # --- who asks -----------------------------------------------------------------------------------

    def asking_artifact(self) -> int:
        """The Artifact that asks for a target; -1: a skill does."""
        if not base_questions.is_artifact(self.s):
            return -1
        effect = START_EFFECTS[self.step]
        asking = [each for each in self.t.artifacts[self.actor] if self.book.artifact[each] == effect]
        return asking[0] if asking else -1

    # --- prices, as the rules count them ------------------------------------------------------------

    @cached_property
    def s(self) -> ScrapperState:
        """The view as a state for rules that read only the table and the own hand."""
        hands = [empty_hand() for _ in self.t.bases]
        if self.v.seat < len(hands):
            hands[self.v.seat] = self.v.hand
        return ScrapperState(len(hands), self.book, self.t, hands, empty_vault(self.book))

    @cached_property
    def purse(self) -> payments.Purse:
        """What the seat that is asked can pay with; somebody must be asked."""
        return payments.open_purse(self.s, self.actor)

    def mining_price(self, place: int) -> int:
        """What the seat that is asked pays for a Crystal in the Mine; where none is, what is printed."""
        if not self.is_seat(self.actor):
            return self.book.token_cost[self.t.mine[place]]
        return mining.mining_cost(self.s, self.actor, place, self.purse)

    def artifact_price(self, stack: int) -> int:
        """What the seat that is asked pays for the top card of a stack; where none is, what is printed."""
        if not self.is_seat(self.actor):
            return self.book.artifact_cost[self.t.tops[stack]]
        return collecting.artifact_cost(self.s, stack, self.purse)

    def purchase(self) -> tuple[str, int]:
        """The Crystal or Artifact that is being paid for, and its price."""
        intent = self.v.hand.intent
        if intent < actions.COLLECT:
            return self.plain_crystal(intent - actions.MINE), self.mining_price(intent - actions.MINE)
        stack = collecting.stack_of(intent)
        artifact = values.artifact_of(self.t.tops[stack], collecting.half_of(intent))
        return cards.artifact_name(artifact, self.texts), self.artifact_price(stack)

    def strengthening(self) -> int:
        """The Artifact of the seat that is asked which raises a card in payments; -1: none."""
        own = [each for each in self.t.artifacts[self.actor] if self.book.artifact[each] == effects.STRONGER_CARD]
        return own[-1] if own else -1

    def laid_ready(self) -> int:
        return payments.staged_total(self.s, self.actor)

    def with_bonus(self, levels: int) -> str:
        """Levels, and what Egzoszkielet can add to them."""
        bonus = self.purse.bonus
        if not levels or not bonus:
            return str(levels)
        name = cards.artifact_name(self.strengthening(), self.texts)
        return self.texts.say("reason.with-bonus", levels=levels, bonus=bonus, artifact=name)

    # --- things in their places ---------------------------------------------------------------------

    def empty_dock_words(self, place: int) -> str:
        levels = self.book.level_of_place
        at = place - levels.index(levels[place]) + 1
        return self.texts.say("thing.empty-dock", level=levels[place], at=at)

    def empty_mine_words(self, place: int) -> str:
        rows = self.book.row_of_place
        at = place - rows.index(rows[place]) + 1
        return self.texts.say("thing.empty-mine", cost=values.COSTS[rows[place]], at=at)

    def dock(self, place: int, case: str = cards.NAME) -> str:
        kind = self.t.docks[place]
        return cards.card_name(kind, self.texts, case) if kind >= 0 else self.empty_dock_words(place)

    def crystal_shade(self, place: int) -> int:
        """The colour of a Crystal in the Mine, as changed for this turn."""
        return mining.crystal_colour(self.s, place)

    def crystal(self, place: int, price_key: str = "") -> str:
        """A Crystal in the Mine with its marks; with a text for it, also with what the seat that is asked pays."""
        token = self.t.mine[place]
        if token < 0:
            return self.empty_mine_words(place)
        shade = self.crystal_shade(place)
        details = cards.crystal_marks(token, self.book, self.texts)
        if self.t.wild[shade]:
            details.append(self.texts["thing.wild"])
        if shade != self.book.token_colour[token]:
            details.append(self.texts.say("thing.printed", colour=self.colour(self.book.token_colour[token])))
        if price_key and self.mining_price(place) != self.book.token_cost[token]:
            details.append(self.texts.say(price_key, price=self.mining_price(place), seat=self.seat(self.actor)))
        return cards.crystal_name(token, self.book, self.texts, details, shade)

    def plain_crystal(self, place: int) -> str:
        token = self.t.mine[place]
        if token < 0:
            return self.empty_mine_words(place)
        return cards.crystal_name(token, self.book, self.texts, colour=self.crystal_shade(place))

    def base_cards(self, owner: int) -> list[int]:
        """The cards of a Base from the bottom; nobody's is empty."""
        return self.t.bases[owner] if self.is_seat(owner) else []

    def base_card(self, owner: int, place: int, case: str = cards.NAME) -> str:
        """A card of a Base, its place counted from the bottom."""
        base = self.base_cards(owner)
        if place >= len(base):
            return self.texts.say("thing.empty-base", at=place + 1)
        return cards.card_name(base[place], self.texts, case)

    def base(self, owner: int) -> str:
        if owner == self.actor:
            return self.texts["thing.own-base"]
        return self.texts.say("thing.base", seat=self.seat(owner))

    def from_base(self, owner: int) -> str:
        if owner == self.actor:
            return self.texts["thing.from-own-base"]
        return self.texts.say("thing.from-base", seat=self.seat(owner))

    def leader(self, owner: int) -> int:
        """The kind of a Base's Leader; -1: the Base is empty."""
        base = self.base_cards(owner)
        return base[-1] if base else -1

    def leader_words(self, owner: int) -> str:
        kind = self.leader(owner)
        if kind < 0:
            return self.texts["thing.no-leader"]
        code = actions.ALL_KINDS[kind]
        name, colour = self.texts[f"mercenary.{code}"], self.texts[f"colour.card.{code[0]}"]
        return self.texts.say("thing.leader", name=name, colour=colour, level=code[1])
