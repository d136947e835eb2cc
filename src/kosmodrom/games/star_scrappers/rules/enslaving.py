"""Enslaving: SS-136 to SS-143, SS-259 to SS-267."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import events, frames, values
from kosmodrom.games.star_scrappers.model.clauses import SS_139, SS_260, SS_264, SS_265
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import base_questions, hands
from kosmodrom.games.star_scrappers.rules.hands import HandQuestion
from kosmodrom.games.star_scrappers.rules.taking import BaseQuestion


def enslave(s: ScrapperState, seat: int, kind: int, owner: int) -> None:
    """SS-136 to SS-138, SS-140, SS-142: the card lies with the user of the skill and is out of play."""
    values.insert(s.table.enslaved[seat], kind)
    s.table.stirred = 1
    s.tell(events.ENSLAVED, EVERYONE, seat, kind, owner)


class EnslaveLow(BaseQuestion):
    """SS-260 to SS-262: one of the lowest level in the own Base, the Leader not counted."""

    named = SS_260

    def leader_clause(self, s: ScrapperState) -> int:
        """SS-139: never a Leader."""
        return SS_139

    def reaches(self, seat: int, owner: int) -> bool:
        """SS-260: the own Base alone."""
        return owner == seat

    def card_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        if owner != seat:
            return SS_260
        base = s.table.bases[seat]
        level = s.book.level[base[place]]
        for other in range(len(base) - 1):
            if s.book.level[base[other]] < level:
                return SS_260
        return 0

    def choose_card(self, s: ScrapperState, seat: int, owner: int, place: int) -> None:
        s.table.agenda.pop()
        enslave(s, seat, s.table.bases[owner].pop(place), owner)


class EnslaveAny(EnslaveLow):
    """SS-264: one card of the named level from a Base."""

    named = SS_264

    def reaches(self, seat: int, owner: int) -> bool:
        """SS-264: any Base."""
        return True

    def card_refusal(self, s: ScrapperState, seat: int, owner: int, place: int) -> int:
        return 0 if s.book.level[s.table.bases[owner][place]] == frames.level_to_take(s.table.agenda) else SS_264


class EnslaveOwn(HandQuestion):
    """SS-265 to SS-267: cards of the named level from the own hand; each brings a Crystal, if one is there."""

    def is_untouched(self, s: ScrapperState, seat: int) -> bool:
        """SS-265: nobody was enslaved before."""
        return base_questions.is_whole(s, seat, frames.cards_left(s.table.agenda))

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        is_level = s.book.level[target] == frames.level_to_enslave(s.table.agenda)
        return 0 if is_level and hands.colours_held(s.hands[seat], target) else SS_265

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        agenda = s.table.agenda
        hands.part_with(s, seat, target)
        row = frames.row_to_win(agenda)
        frames.use_card(agenda)
        if frames.cards_left(agenda) == 0:
            agenda.pop()
        enslave(s, seat, target, values.NOBODY)
        frames.ask_crystal(agenda, seat, row, frames.ANY)
