"""What in a position stands against a decision: the sentence before the clause in an answer to "why not?"."""

from typing import Final

from kosmodrom.engine.plurals import Count
from kosmodrom.engine.speaking import ReasonWords
from kosmodrom.games.star_scrappers.model import actions, clauses, frames, steps, values
from kosmodrom.games.star_scrappers.rules import base_questions, collecting, hands, recruiting
from kosmodrom.games.star_scrappers.words.cards import GENITIVE, artifact_name, card_name
from kosmodrom.games.star_scrappers.words.context import BASIC_ACTIONS, Glance

PLAIN: Final = {
    clauses.SS_052: "worked",
    clauses.SS_054: "acting",
    clauses.SS_058: "acting",
    clauses.SS_066: "nothing-to-pay",
    clauses.SS_127: "by-itself",
    clauses.SS_135: "nothing-asked",
    clauses.SS_182: "stack-empty",
    clauses.SS_214: "crystal-colour",
    clauses.SS_249: "card-colour",
    clauses.SS_299: "begun-diversion",
}
"""What stands against it where a clause forbids, if that needs neither names nor numbers."""


class Reasons(Glance, ReasonWords):
    """Says what in a position makes a clause forbid a decision."""

    # --- what a decision is about -------------------------------------------------------------------

    def meant(self, action: int, first: int, end: int) -> int:
        """The decision of a kind that is refused, or that is being paid while another one is tried."""
        begun = self.v.hand.intent
        return begun if first <= begun < end else action

    def is_whole(self, action: int) -> bool:
        """Whether the action itself is refused, not a card for it."""
        return action < actions.SKILL

    def cards_of(self, colour: int) -> str:
        return self.texts[f"colour.cards.{actions.COLOURS[colour]}"]

    def card_colour(self, colour: int) -> str:
        return self.texts[f"colour.card.{actions.COLOURS[colour]}"]

    def paying_colours(self, action: int) -> list[int]:
        """The colours that the card which is tried for a payment counts as."""
        if action >= actions.COLOUR:
            return [action - actions.COLOUR]
        return sorted(
            {values.colour_of(card) for card in self.v.hand.cards if values.kind_of(card) == action - actions.PAY}
        )

    def paying_as(self, action: int) -> str:
        return self.texts["reason.or"].join(self.card_colour(colour) for colour in self.paying_colours(action))

    def base_owner(self, action: int) -> int:
        return (action - actions.BASE) // values.BASE_PLACES

    def base_kind(self, action: int) -> int:
        """The kind of a card in a Base; -1: nothing lies there."""
        owner, place = divmod(action - actions.BASE, values.BASE_PLACES)
        base = self.base_cards(owner)
        return base[place] if place < len(base) else -1

    def reason(self, action: int, clause: int) -> str:
        """A sentence, or nothing; of a Base's place without a card it says so."""
        fact = self.say(PLAIN[clause]) if clause in PLAIN else super().reason(action, clause)
        return self.say("no-card-there") if not fact and actions.BASE <= action < actions.CARD else fact

    # --- sentences that several clauses share -------------------------------------------------------

    def no_card_in(self, owner: int) -> str:
        """SS-056, SS-145, SS-301: this Base is empty."""
        return self.say("own-base-empty") if owner == self.actor else self.say("base-empty", seat=self.seat(owner))

    def short_ready(self, cost: int) -> str:
        """SS-101, SS-115: what the cards that lie ready come to."""
        ready = self.laid_ready()
        return self.say("short-ready" if ready else "short-none", cost=cost, ready=self.with_bonus(ready))

    def full(self, _: int) -> str:
        """How many cards the hand has."""
        return self.say("full", cards=Count(len(self.v.hand.cards)))

    because_094 = because_170 = because_171 = because_300 = full

    def is_leader(self, action: int) -> str:
        """SS-139, SS-166: the card leads."""
        kind = self.base_kind(action)
        return self.say("leader", card=card_name(kind, self.texts)) if kind >= 0 else ""

    because_139 = because_166 = is_leader

    def other_level(self, wanted: int, kind: int) -> str:
        if kind < 0:
            return ""
        return self.say("other-level", wanted=wanted, level=self.book.level[kind])

    def other_cost(self, action: int) -> str:
        """SS-211 to SS-269, SS-252, SS-321: the cost that is wanted."""
        token = self.t.mine[action - actions.CRYSTAL]
        wanted = values.COSTS[frames.row_to_take(self.t.agenda)]
        return self.say("other-cost", wanted=wanted, cost=self.book.token_cost[token])

    because_211 = because_221 = because_232 = because_244 = because_259 = because_269 = other_cost
    because_252 = because_321 = other_cost

    def not_held(self, action: int) -> str:
        """SS-083: no such card is in hand."""
        kind = actions.VOCABULARY.split(action)[1]
        return self.say("not-held", card=card_name(kind, self.texts))

    because_083 = not_held

    def other_base(self, owner: int) -> str:
        """SS-227, SS-260, SS-320: only the own Base; empty if it is the own one."""
        return "" if owner == self.actor else self.say("not-own-base")

    # --- turns, phases, actions ---------------------------------------------------------------------

    def because_048(self, action: int) -> str:
        """SS-048: which phase it is."""
        return self.say("acting" if action == actions.BEGIN else "starting")

    def because_050(self, action: int) -> str:
        """SS-050: who has the Artifact."""
        artifact = values.artifact_of(action - actions.ACTIVATE, 1)
        for owner, artifacts in enumerate(self.t.artifacts):
            if artifact in artifacts:
                return self.say("artifact-of", seat=self.seat(owner))
        other = values.artifact_of(action - actions.ACTIVATE, 0)
        if other in self.t.artifacts[self.actor]:
            return self.say("other-half", artifact=artifact_name(other, self.texts))
        return self.say("artifact-of-nobody")

    def because_056(self, _: int) -> str:
        """SS-056: nobody leads."""
        return self.no_card_in(self.actor)

    def because_065(self, action: int) -> str:
        """SS-065: what the turn was used for."""
        return self.say("taken-over" if actions.TAKEOVER <= action < actions.END else "no-basic")

    def because_067(self, action: int) -> str:
        """SS-067: what the first basic action was."""
        return self.say(f"same-{actions.VOCABULARY.verb(action)}")

    def because_071(self, _: int) -> str:
        """SS-071: what was begun."""
        hand = self.v.hand
        if hand.asked >= 0:
            return self.say("begun-which", card=card_name(hand.asked, self.texts))
        begun = hand.intent
        if not 0 <= begun < actions.SKILL:
            return self.asking()
        if begun < actions.MINE:
            return self.say("begun-recruit", card=self.dock(begun - actions.RECRUIT, GENITIVE))
        name = self.purchase()[0]
        return self.say("begun-mine" if begun < actions.COLLECT else "begun-collect", crystal=name, artifact=name)

    def asking(self) -> str:
        """Which skill or Artifact asks for something."""
        agenda = self.t.agenda
        if self.step == steps.HOLDING:
            return self.say("begun-holding")
        if self.step == steps.DIVERSION:
            return self.say("begun-diversion")
        if self.step == steps.PICK_CRYSTAL and frames.colour_to_take(agenda) == frames.ANY:
            return self.say("begun-crystal", cost=values.COSTS[frames.row_to_take(agenda)])
        artifact = self.asking_artifact()
        if artifact >= 0:
            return self.say("begun-artifact", artifact=artifact_name(artifact, self.texts))
        kind = base_questions.asking_kind(self.t, self.actor)
        return self.say("begun-skill", card=card_name(kind, self.texts, GENITIVE)) if kind >= 0 else ""

    def because_073(self, action: int) -> str:
        """SS-073: what came before."""
        if not actions.TAKEOVER <= action < actions.END:
            return self.say("taken-over")
        return self.say("acted", action=self.texts[f"action.{BASIC_ACTIONS[self.t.first_basic]}"])

    # --- recruiting ---------------------------------------------------------------------------------

    def prices(self, action: int) -> int:
        """SS-088, SS-089, SS-222: a mask of the levels of which one card pays, and of none."""
        place = self.meant(action, actions.RECRUIT, actions.MINE) - actions.RECRUIT
        return recruiting.prices(self.s, self.book.level_of_place[place], self.purse)

    def wanted_levels(self, mask: int) -> str:
        """SS-089, SS-223: the levels of which one card pays."""
        return self.texts["reason.or"].join(str(level) for level in range(1, values.LEVELS + 1) if mask >> level & 1)

    def because_089(self, action: int) -> str:
        """SS-089, SS-091, SS-097, SS-223: the level that is wanted, or none, and what the card has."""
        mask = self.prices(action)
        levels = self.wanted_levels(mask)
        if self.is_whole(action):
            return self.say("no-level", levels=levels)
        if action == actions.DONE:
            return self.say("some-level", levels=levels)
        key = "none-or-level" if mask & recruiting.FREE else "other-level"
        return self.say(key, wanted=levels, level=self.levels_of(action - actions.PAY))

    def levels_of(self, kind: int) -> str:
        """SS-271, SS-272: a card's level, and its doubled one."""
        level = self.book.level[kind]
        is_doubled = self.t.doubled >> self.book.colour[kind] & 1
        return f"{level}{self.texts['reason.or']}{2 * level}" if is_doubled else str(level)

    because_091 = because_097 = because_223 = because_089

    # --- where nothing lies -------------------------------------------------------------------------

    def because_085(self, action: int) -> str:
        """SS-085: what is left to fill the place with."""
        verb, place = actions.VOCABULARY.split(action)
        if verb in ("recruit", "dock"):
            return self.say("dock-gap", cards=Count(self.t.dock_stacks[self.book.level_of_place[place] - 1]))
        return self.say("mine-gap", tokens=Count(self.t.crystal_stacks[self.book.row_of_place[place]].size()))

    def because_123(self, action: int) -> str:
        """SS-123: the Artifacts of the stack are all collected."""
        return self.say("artifacts-gone", stack=collecting.stack_of(action) + 1)

    def because_145(self, action: int) -> str:
        """SS-145: whose Base is empty."""
        owner = action - actions.TAKEOVER
        return self.no_card_in(owner) if self.is_seat(owner) else self.say("no-card-there")

    def because_189(self, _: int) -> str:
        """SS-189: where the marker stands."""
        return self.say("marker", field=self.t.marker)

    # --- mining and collecting ----------------------------------------------------------------------

    def because_100(self, action: int) -> str:
        """SS-100: the colour that is wanted."""
        shade = self.crystal_shade(self.meant(action, actions.MINE, actions.COLLECT) - actions.MINE)
        if self.is_whole(action):
            return self.say("no-colour", cards=self.cards_of(shade), colour=self.card_colour(shade))
        return self.say("other-colour", cards=self.cards_of(shade), colour=self.paying_as(action))

    def because_101(self, action: int) -> str:
        """SS-101: what the Crystal costs, and what the cards that could pay for it come to."""
        place = self.meant(action, actions.MINE, actions.COLLECT) - actions.MINE
        cost, shade, purse = self.mining_price(place), self.crystal_shade(place), self.purse
        if action == actions.DONE:
            return self.short_ready(cost)
        if not self.is_whole(action):
            shade = max(self.paying_colours(action), key=lambda colour: purse.sums[colour], default=shade)
        elif not purse.total:
            return self.say("short-empty", cost=cost)
        elif self.t.wild[shade]:
            return self.say("short-wild", cost=cost, best=self.with_bonus(purse.best))
        return self.say("short", cost=cost, cards=self.cards_of(shade), sum=self.with_bonus(purse.sums[shade]))

    def because_106(self, action: int) -> str:
        """SS-106: what the cards of one colour come to; or the colour that lies ready."""
        if self.is_whole(action):
            return self.because_101(action)
        ready = self.v.hand.staged
        if not ready:
            return ""
        return self.say("mixed", cards=self.cards_of(values.colour_of(ready[0])), colour=self.paying_as(action))

    def because_115(self, action: int) -> str:
        """SS-115: what the Artifact costs, and what the hand comes to."""
        cost = self.artifact_price(collecting.stack_of(self.meant(action, actions.COLLECT, actions.SKILL)))
        if self.v.hand.intent >= 0:
            return self.short_ready(cost)
        purse = self.purse
        if not purse.total:
            return self.say("short-empty", cost=cost)
        return self.say("short-hand", cost=cost, sum=self.with_bonus(purse.total))

    # --- what skills and Artifacts ask for ----------------------------------------------------------

    def because_227(self, action: int) -> str:
        """SS-227: what lies lowest in the own Base."""
        other = self.other_base(self.base_owner(action))
        base = self.t.bases[self.actor]
        return other or (self.say("lowest", card=card_name(base[0], self.texts)) if base else "")

    def because_229(self, action: int) -> str:
        """SS-229: what is left of the sum."""
        left, level = frames.levels_left(self.t.agenda), self.book.level_of_place[action - actions.DOCK]
        return self.say("over-sum", left=left, level=level)

    def because_233(self, action: int) -> str:
        """SS-233: the level that is wanted."""
        return self.other_level(frames.level_to_take(self.t.agenda), self.t.docks[action - actions.DOCK])

    def because_243(self, _: int) -> str:
        """SS-243: the Base of the first card."""
        return self.say("taking-from", source=self.from_base(frames.base_to_take(self.t.agenda)))

    def because_248(self, action: int) -> str:
        """SS-248: the card was chosen already, or is not there."""
        recoloured = [values.kind_of(card) for card in self.v.hand.staged]
        return self.say("recoloured") if action - actions.CARD in recoloured else self.not_held(action)

    def because_260(self, action: int) -> str:
        """SS-260: the lowest level in the own Base."""
        other, kind = self.other_base(self.base_owner(action)), self.base_kind(action)
        levels = [self.book.level[each] for each in self.t.bases[self.actor][:-1]]
        if other or kind < 0 or not levels:
            return other
        return self.say("lowest-level", lowest=min(levels), level=self.book.level[kind])

    def because_264(self, action: int) -> str:
        """SS-264: the level that is wanted."""
        return self.other_level(frames.level_to_take(self.t.agenda), self.base_kind(action))

    def because_265(self, action: int) -> str:
        """SS-265: the level of the cards, the cost of the Crystals."""
        if actions.CRYSTAL <= action < actions.DOCK:
            return self.other_cost(action)
        if not hands.colours_held(self.v.hand, action - actions.CARD):
            return self.not_held(action)
        return self.other_level(frames.level_to_enslave(self.t.agenda), action - actions.CARD)

    def because_275(self, action: int) -> str:
        """SS-275, SS-278: another faction, or another Base than the first card's."""
        agenda, kind = self.t.agenda, self.base_kind(action)
        faction = frames.faction_to_take(agenda)
        if kind < 0:
            return ""
        if self.book.colour[kind] != faction:
            return self.say("not-faction", faction=self.faction(faction))
        if self.step == steps.PICK_WHOLE:
            return self.because_243(action)
        taken = frames.bases_taken_from(agenda)
        if taken & frames.FROM_ONE_BASE:
            owner = next(owner for owner in range(self.seats()) if taken >> owner & 1)
            return self.say("taking-from", source=self.from_base(owner))
        return self.say("one-each")

    because_278 = because_275

    def because_282(self, action: int) -> str:
        """SS-282: the colour that is wanted."""
        wanted = self.texts[f"colour.crystal.{actions.COLOURS[frames.colour_to_take(self.t.agenda)]}"]
        return self.say(
            "other-crystal", crystal=wanted, colour=self.colour(self.crystal_shade(action - actions.CRYSTAL))
        )

    def because_297(self, _: int) -> str:
        """SS-297: the Base was just taken over, or it would be the third."""
        return self.say("same-base" if self.step == steps.DIVERSION else "two-taken-over")

    def because_301(self, _: int) -> str:
        """SS-301: there is nobody but the Leader."""
        leader = self.leader(self.actor)
        return (
            self.say("only-leader", card=card_name(leader, self.texts)) if leader >= 0 else self.no_card_in(self.actor)
        )

    def because_314(self, action: int) -> str:
        """SS-314: no card of this kind counts as the colour."""
        kind = self.v.hand.asked
        return self.say("no-shade", card=card_name(kind, self.texts), colour=self.card_colour(action - actions.COLOUR))

    def because_317(self, action: int) -> str:
        """SS-317: the level that is wanted."""
        if action >= actions.DOCK:
            return self.because_233(action)
        level = self.book.artifact_numbers[values.artifact_of(action - actions.ACTIVATE, 1)][0]
        return self.say("none-in-docks", level=level)

    def because_318(self, action: int) -> str:
        """SS-318: the stack that is empty."""
        if not actions.CRYSTAL <= action < actions.DOCK:
            return self.say("no-stack")
        return self.say("crystals-gone", cost=self.book.token_cost[self.t.mine[action - actions.CRYSTAL]])

    def because_319(self, action: int) -> str:
        """SS-319: the hand is empty; or as with Rdzewnik."""
        if action < actions.PAY:
            return self.say("empty-hand")
        return self.because_248(action) if action < actions.COLOUR else self.say("card-colour")

    def because_320(self, action: int) -> str:
        """SS-320: another Base, or the Leader."""
        return self.other_base(self.base_owner(action)) or self.is_leader(action)
