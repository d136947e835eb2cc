"""A view with everything that is needed to speak about it: the book, the words and the names at the table."""

from collections.abc import Sequence
from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import SpokenView
from kosmodrom.engine.words import Words
from kosmodrom.games.star_scrappers.model import actions, steps
from kosmodrom.games.star_scrappers.model.book import ScrapperBook
from kosmodrom.games.star_scrappers.model.effects import (
    RECOLOUR_CARD,
    STRONGER_CARD,
    SWAP_CRYSTAL,
    TAKE_DOCK,
    TAKE_OWN_BASE,
)
from kosmodrom.games.star_scrappers.model.state import ScrapperState, ScrapperView
from kosmodrom.games.star_scrappers.model.zones import empty_hand, empty_vault
from kosmodrom.games.star_scrappers.rules import base_questions, collecting, mining, payments
from kosmodrom.games.star_scrappers.rules.payments import Purse
from kosmodrom.games.star_scrappers.words import cards

BASIC_ACTIONS: Final = ("recruit", "mine", "collect", "skill")
START_EFFECTS: Final = {
    steps.PICK_DOCK: TAKE_DOCK,
    steps.SWAP: SWAP_CRYSTAL,
    steps.TINT: RECOLOUR_CARD,
    steps.PICK_BASE: TAKE_OWN_BASE,
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

    def effects(self) -> list[str]:
        """SS-311: actions used and effects running this turn."""
        texts, t = self.texts, self.t
        told = [texts.say("table.basics", basics=t.basics)]
        if t.first_basic >= 0:
            first = texts[f"action.{BASIC_ACTIONS[t.first_basic]}"]
            told = [texts.say("table.basics-first", basics=t.basics, first=first)]
        if t.takeovers:
            told.append(texts.say("table.takeovers", takeovers=Count(t.takeovers)))
        if t.extra_minings:
            told.append(texts.say("table.minings", minings=Count(t.extra_minings)))
        if t.repeat:
            told.append(texts["table.repeat"])
        if t.artifact_discount:
            told.append(texts.say("table.artifact-discount", discount=t.artifact_discount))
        if t.mining_discount:
            told.append(texts.say("table.mining-discount", discount=t.mining_discount))
        if t.recruit_discount:
            told.append(texts.say("table.recruit-discount", levels=Count(t.recruit_discount)))
        told += [texts.say("table.doubled", faction=self.faction(c)) for c in range(6) if (t.doubled >> c) & 1]
        if t.second_crystal:
            told.append(texts.say("table.second-crystal", highest=t.second_crystal))
        return told

    # --- who asks -----------------------------------------------------------------------------------

    def asking_artifact(self) -> int:
        """The Artifact that asks for a target; -1: a skill does."""
        if not base_questions.is_artifact(self.known_state()):
            return -1
        effect = START_EFFECTS[self.step]
        asking = [each for each in self.t.artifacts[self.actor] if self.book.artifact[each] == effect]
        return asking[0] if asking else -1

    # --- prices, as the rules count them ------------------------------------------------------------

    def known_state(self) -> ScrapperState:
        """The view as a state for rules that read only the table and the own hand."""
        hands = [empty_hand() for _ in self.t.bases]
        if self.v.seat < len(hands):
            hands[self.v.seat] = self.v.hand
        return ScrapperState(len(hands), self.book, self.t, hands, empty_vault(self.book))

    def purse(self) -> Purse:
        return payments.open_purse(self.known_state(), self.actor)

    def mining_price(self, place: int) -> int:
        """What the seat that is asked pays for a Crystal in the Mine."""
        s = self.known_state()
        return mining.mining_cost(s, self.actor, place, payments.open_purse(s, self.actor))

    def artifact_price(self, stack: int) -> int:
        """What the seat that is asked pays for the top card of a stack."""
        s = self.known_state()
        return collecting.artifact_cost(s, stack, payments.open_purse(s, self.actor))

    def strengthening(self) -> int:
        """The Artifact of the seat that is asked which raises a card in payments; -1: none."""
        own = [each for each in self.t.artifacts[self.actor] if self.book.artifact[each] == STRONGER_CARD]
        return own[-1] if own else -1

    def laid_ready(self) -> int:
        return payments.staged_total(self.known_state(), self.actor)

    # --- things in their places ---------------------------------------------------------------------

    def empty_place(self, place: str) -> str:
        return self.texts.say("thing.empty-place", place=place)

    def dock(self, place: int, case: str = cards.NAME) -> str:
        kind = self.t.docks[place]
        return cards.card_name(kind, self.texts, case) if kind >= 0 else self.empty_place(actions.DOCK_PLACES[place])

    def crystal_shade(self, place: int) -> int:
        """The colour of a Crystal in the Mine, as changed for this turn."""
        return mining.crystal_colour(self.known_state(), place)

    def crystal(self, place: int, priced: bool = False) -> str:
        """A Crystal in the Mine with its marks; priced: with what the seat that is asked pays for it."""
        token = self.t.mine[place]
        if token < 0:
            return self.empty_place(actions.MINE_PLACES[place])
        shade = self.crystal_shade(place)
        details = cards.crystal_marks(token, self.book, self.texts)
        if self.t.wild[shade]:
            details.append(self.texts["thing.wild"])
        if shade != self.book.token_colour[token]:
            details.append(self.texts.say("thing.printed", colour=self.colour(self.book.token_colour[token])))
        if priced and self.is_seat(self.actor) and self.mining_price(place) != self.book.token_cost[token]:
            details.append(self.texts.say("thing.price", price=self.mining_price(place)))
        return cards.crystal_name(token, self.book, self.texts, details, shade)

    def plain_crystal(self, place: int) -> str:
        token = self.t.mine[place]
        if token < 0:
            return self.empty_place(actions.MINE_PLACES[place])
        return cards.crystal_name(token, self.book, self.texts, colour=self.crystal_shade(place))

    def base_card(self, owner: int, place: int, case: str = cards.NAME) -> str:
        """A card of a Base, its place counted from the bottom."""
        base = self.t.bases[owner] if self.is_seat(owner) else []
        return cards.card_name(base[place], self.texts, case) if place < len(base) else self.empty_place(str(place + 1))

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
        base = self.t.bases[owner] if self.is_seat(owner) else []
        return base[-1] if base else -1

    def leader_words(self, owner: int) -> str:
        kind = self.leader(owner)
        if kind < 0:
            return self.texts["thing.no-leader"]
        code = actions.ALL_KINDS[kind]
        name, colour = self.texts[f"mercenary.{code}"], self.texts[f"colour.card.{code[0]}"]
        return self.texts.say("thing.leader", name=name, colour=colour, level=code[1])
