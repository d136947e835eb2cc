"""The Action phase: SS-065 to SS-073, SS-310."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.star_scrappers.model.actions import (
    ACTIVATE,
    ARTIFACT_STACKS,
    BEGIN,
    COLLECT,
    DONE,
    END,
    HOLD,
    LEADER,
    LEVELS,
    MINE,
    PLACES,
    RECRUIT,
    SKILL,
    TAKEOVER,
)
from kosmodrom.games.star_scrappers.model.clauses import SS_048, SS_054, SS_058, SS_066, SS_135, SS_189
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules.artifacts import owning_refusal
from kosmodrom.games.star_scrappers.rules.base_questions import ScrapperQuestion
from kosmodrom.games.star_scrappers.rules.basic_actions import (
    COLLECTING,
    MINING,
    RECRUITING,
    USING_SKILL,
    basic_refusal,
    has_basic,
)
from kosmodrom.games.star_scrappers.rules.cleanup import clean_up
from kosmodrom.games.star_scrappers.rules.collecting import collect_refusal, price_refusal, stack_of
from kosmodrom.games.star_scrappers.rules.gaps import is_empty_base
from kosmodrom.games.star_scrappers.rules.hands import is_full, kinds_in
from kosmodrom.games.star_scrappers.rules.mining import cost_refusal, mine_refusal, reach
from kosmodrom.games.star_scrappers.rules.payments import open_purse
from kosmodrom.games.star_scrappers.rules.recruiting import level_refusal, recruit, recruit_refusal
from kosmodrom.games.star_scrappers.rules.skills import skill_refusal, use_skill
from kosmodrom.games.star_scrappers.rules.takeovers import may_take_over, take_over, takeover_refusal


class Acting(ScrapperQuestion):
    """SS-065, SS-066, SS-069: the four basic actions, a takeover, or the end of the phase."""

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        p = open_purse(s, seat)
        if action < MINE:
            return recruit_refusal(s, seat, action - RECRUIT, p)
        if action < COLLECT:
            return mine_refusal(s, seat, action - MINE, p)
        if action < SKILL:
            return collect_refusal(s, stack_of(action), p)
        if action < TAKEOVER:
            return skill_refusal(s, seat, action - SKILL, p)
        if action < END:
            return takeover_refusal(s.table)
        return 0 if action == END else self.elsewhere(s, seat, action)

    def elsewhere(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-048, SS-054, SS-058: the Starting phase is over. SS-066: only actions are paid. SS-135: nothing is asked.

        SS-189: nothing moves the marker now.
        """
        if ACTIVATE <= action < LEADER:
            clause = owning_refusal(s, seat, action - ACTIVATE)
            return clause if clause else SS_054
        if action == LEADER:
            return SS_058
        if action == BEGIN:
            return SS_048
        if action < DONE:
            return SS_066
        return SS_135 if action < HOLD else SS_189

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        """SS-310: if nothing more can be done, ending the phase is the only decision left."""
        t = s.table
        if not has_basic(t) and not t.extra_minings:
            return [END]
        p = open_purse(s, seat)
        found: list[int] = []
        if basic_refusal(t, RECRUITING, p) == 0 and not is_full(s, seat):
            levels = [level_refusal(s, level, p) for level in range(1, LEVELS + 1)]
            for place in range(PLACES):
                if t.docks[place] >= 0 and levels[s.book.level_of_place[place] - 1] == 0:
                    found.append(RECRUIT + place)
        if t.extra_minings or basic_refusal(t, MINING, p) == 0:
            most = reach(p)
            for place in range(PLACES):
                token = t.mine[place]
                if token < 0 or s.book.token_cost[token] - t.mine_discounts[place] > most:
                    continue
                if cost_refusal(s, seat, place, p) == 0:
                    found.append(MINE + place)
        if basic_refusal(t, COLLECTING, p) == 0:
            for stack in range(ARTIFACT_STACKS):
                if t.tops[stack] >= 0 and price_refusal(s, stack, p) == 0:
                    found.append(COLLECT + 2 * stack)
                    found.append(COLLECT + 2 * stack + 1)
        if basic_refusal(t, USING_SKILL, p) == 0:
            for kind in kinds_in(s.hands[seat]):
                found.append(SKILL + kind)
        if may_take_over(t):
            for owner in range(s.seats):
                if not is_empty_base(s, owner):
                    found.append(TAKEOVER + owner)
        found.append(END)
        return found

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-309: an action that must be paid is nobody else's business until it is paid."""
        if action < MINE:
            return EVERYONE if s.book.level_of_place[action - RECRUIT] == 1 else only(seat)
        return only(seat) if action < SKILL else EVERYONE

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        """SS-066, SS-072, SS-310: an action begins, a Base is taken over, or the phase ends."""
        if action < MINE:
            recruit(s, seat, action - RECRUIT)
        elif action < SKILL:
            s.hands[seat].intent = action
        elif action < TAKEOVER:
            use_skill(s, seat, action - SKILL)
        elif action < END:
            take_over(s, seat, action - TAKEOVER)
        else:
            clean_up(s, seat)
