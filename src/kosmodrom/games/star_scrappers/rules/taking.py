"""Effects that take Crystals or cards without that action: SS-013, SS-133, SS-165 to SS-168, SS-175, and skills.

Each question here is about open things.
"""

from typing import Final

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import actions, clauses, effects, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import base_questions, basic_actions, hands, mining
from kosmodrom.games.star_scrappers.rules.base_questions import TargetQuestion

CRYSTAL_SKILLS: Final = [clauses.SS_211, clauses.SS_221, clauses.SS_232, clauses.SS_244, clauses.SS_259, clauses.SS_269]
"""By colour: the clauses of the skills that take a Crystal."""


def crystal_clause(s: ScrapperState) -> int:
    """SS-252, SS-265, SS-321: what asks for a Crystal of any colour: Pałka after a takeover, Domina, or Skrabiec.

    SS-211, SS-221, SS-232, SS-244, SS-259, SS-269: a colour is named by a skill of level 1.
    """
    t = s.table
    colour = frames.colour_to_take(t.agenda)
    if colour != frames.ANY:
        return CRYSTAL_SKILLS[colour]
    if t.takeovers:
        return clauses.SS_321
    return clauses.SS_265 if is_enslaving(s) else clauses.SS_252


def is_enslaving(s: ScrapperState) -> bool:
    """SS-252, SS-265: whether Domina gives the Crystal, also the one for the last card that she enslaves.

    That one lies on no question of hers any more: hers is the card played last, and mining was not the only action.
    """
    t = s.table
    if t.agenda.below() == steps.ENSLAVE_OWN or t.second_crystal == 0:
        return True
    if len(t.play) == 0 or s.book.skill[t.play[-1]] != effects.ENSLAVE_HAND:
        return False
    cost = s.book.skill_numbers[t.play[-1]][2]
    return cost == values.COSTS[frames.row_to_take(t.agenda)] and (
        t.basics > 1 or t.first_basic == basic_actions.USING_SKILL
    )


class PickCrystal(TargetQuestion):
    """SS-112, SS-280: a Crystal is taken, not mined: no cost, no marker."""

    first = actions.CRYSTAL
    after = actions.DOCK

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        """SS-253, SS-256, SS-280 to SS-283: one of the named cost and colour that lies in the Mine."""
        agenda = s.table.agenda
        if s.book.row_of_place[target] != frames.row_to_take(agenda):
            return crystal_clause(s)
        colour = frames.colour_to_take(agenda)
        return 0 if colour == frames.ANY or mining.crystal_colour(s, target) == colour else clauses.SS_282

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        s.table.agenda.pop()
        s.tell(events.CRYSTAL_TAKEN, EVERYONE, seat, s.table.mine[target])
        mining.win_crystal(s, seat, target)


class PickDock(TargetQuestion):
    """SS-231: a Mercenary of the Docks is taken, not recruited; what is left of the sum may be used further."""

    first = actions.DOCK
    after = actions.BASE

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        """SS-170, SS-229, SS-230, SS-233, SS-317: within the level or the sum, and the hand limit."""
        agenda = s.table.agenda
        level = s.book.level_of_place[target]
        wanted = frames.level_to_take(agenda)
        if wanted > 0 and level != wanted:
            return clauses.SS_317 if base_questions.is_artifact(s) else clauses.SS_233
        if level > frames.levels_left(agenda):
            return clauses.SS_229
        return clauses.SS_170 if hands.is_full(s, seat) else 0

    def is_untouched(self, s: ScrapperState, seat: int) -> bool:
        """SS-229: of a sum nothing is used."""
        agenda = s.table.agenda
        return frames.level_to_take(agenda) > 0 or base_questions.is_whole(s, seat, frames.levels_left(agenda))

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        t = s.table
        kind = t.docks[target]
        t.docks[target] = -1
        t.stirred = 1
        frames.use_levels(t.agenda, s.book.level[kind])
        hands.take_up(s, seat, kind)
        s.tell(events.DOCK_TAKEN, EVERYONE, seat, kind)


class BaseQuestion(TargetQuestion):
    """SS-139, SS-166 to SS-168: a card of a Base that is not its Leader."""

    first = actions.BASE
    after = actions.CARD
    named = 0
    """The clause that names the cards to choose from."""

    def card_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        """0, or why a card cannot be chosen that is no Leader."""
        raise NotImplementedError

    def choose_card(self, s: ScrapperState, seat: int, owner: int, place: int) -> None:
        raise NotImplementedError

    def named_clause(self, s: ScrapperState) -> int:
        """The clause that forbids to choose what does not lie there."""
        return self.named

    def leader_clause(self, s: ScrapperState) -> int:
        """SS-166: no skill affects a Leader."""
        return clauses.SS_166

    def reaches(self, seat: int, owner: int) -> bool:
        """Whether cards of this Base can be chosen at all."""
        return True

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        owner = target // values.BASE_PLACES
        place = target % values.BASE_PLACES
        if owner >= s.seats or place >= len(s.table.bases[owner]) or not self.reaches(seat, owner):
            return self.named_clause(s)
        if place == len(s.table.bases[owner]) - 1:
            return self.leader_clause(s)
        return self.card_refusal(s, seat, owner, place)

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        self.choose_card(s, seat, target // values.BASE_PLACES, target % values.BASE_PLACES)

    def target_options(self, s: ScrapperState, seat: int) -> list[int]:
        found: list[int] = []
        for owner in range(s.seats):
            for place in range(len(s.table.bases[owner]) - 1):
                if self.card_refusal(s, seat, owner, place) == 0:
                    found.append(actions.BASE + owner * values.BASE_PLACES + place)
        return found


class TakingQuestion(BaseQuestion):
    """SS-171, SS-241: the card comes into the hand, within its limit; the others keep their order."""

    def taking_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        """0, or why the skill does not take this card."""
        raise NotImplementedError

    def follow(self, s: ScrapperState, owner: int) -> None:
        """SS-227, SS-242, SS-243: a number of cards, all from the same Base."""
        agenda = s.table.agenda
        frames.keep_to_base(agenda, owner)
        frames.use_card(agenda)
        if frames.cards_left(agenda) == 0:
            agenda.pop()

    def is_untouched(self, s: ScrapperState, seat: int) -> bool:
        """The first card fixes the Base."""
        return frames.base_to_take(s.table.agenda) == frames.ANY

    def card_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        return clauses.SS_171 if hands.is_full(s, seat) else self.taking_refusal(s, seat, owner, place)

    def choose_card(self, s: ScrapperState, seat: int, owner: int, place: int) -> None:
        kind = s.table.bases[owner].pop(place)
        hands.take_up(s, seat, kind)
        s.tell(events.BASE_TAKEN, EVERYONE, seat, kind, owner)
        self.follow(s, owner)


class PickBottom(TakingQuestion):
    """SS-227: the lowest cards of the own Base."""

    named = clauses.SS_227

    def reaches(self, seat: int, owner: int) -> bool:
        """SS-227: the own Base alone."""
        return owner == seat

    def taking_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        return 0 if owner == seat and place == 0 else clauses.SS_227


class PickBase(TakingQuestion):
    """SS-240 to SS-243, and SS-320, Trzecia cyber-ręka: a number of cards, all from one Base."""

    def named_clause(self, s: ScrapperState) -> int:
        agenda = s.table.agenda
        if base_questions.is_artifact(s):
            return clauses.SS_320
        return (
            clauses.SS_240
            if frames.cards_left(agenda) == 1 and frames.base_to_take(agenda) == frames.ANY
            else clauses.SS_242
        )

    def leader_clause(self, s: ScrapperState) -> int:
        """SS-166, SS-320: not even by the Artifact."""
        return clauses.SS_320 if base_questions.is_artifact(s) else clauses.SS_166

    def taking_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        base = frames.base_to_take(s.table.agenda)
        if base == frames.ANY or base == owner:
            return 0
        return clauses.SS_320 if base_questions.is_artifact(s) else clauses.SS_243


class PickFaction(TakingQuestion):
    """SS-275, SS-277: one of the faction from each Base, or several from one."""

    named = clauses.SS_275

    def is_untouched(self, s: ScrapperState, seat: int) -> bool:
        return frames.bases_taken_from(s.table.agenda) == 0

    def taking_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        agenda = s.table.agenda
        if s.book.colour[s.table.bases[owner][place]] != frames.faction_to_take(agenda):
            return clauses.SS_275
        taken = frames.bases_taken_from(agenda)
        is_used = taken >> owner & 1
        if taken & frames.FROM_ONE_BASE:
            return 0 if is_used else clauses.SS_275
        return clauses.SS_275 if is_used and (taken != 1 << owner or frames.most_from_one_base(agenda) < 2) else 0

    def follow(self, s: ScrapperState, owner: int) -> None:
        """SS-275: the second card decides: from the same Base, up to the number of the skill; or one from each."""
        agenda = s.table.agenda
        if not frames.bases_taken_from(agenda) >> owner & 1:
            frames.take_from_another(agenda, owner)
        elif frames.most_from_one_base(agenda) <= 2:
            agenda.pop()
        else:
            frames.take_from_same(agenda)


class PickWhole(TakingQuestion):
    """SS-278: all of the faction from one Base."""

    named = clauses.SS_278

    def taking_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        agenda = s.table.agenda
        base = frames.base_to_take(agenda)
        is_faction = s.book.colour[s.table.bases[owner][place]] == frames.faction_to_take(agenda)
        return 0 if is_faction and (base == frames.ANY or base == owner) else clauses.SS_278

    def follow(self, s: ScrapperState, owner: int) -> None:
        frames.keep_to_base(s.table.agenda, owner)
