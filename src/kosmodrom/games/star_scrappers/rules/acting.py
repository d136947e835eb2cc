"""The Action phase: SS-065 to SS-073, SS-310."""

from kosmodrom.engine.contract import EVERYONE, only
from kosmodrom.games.star_scrappers.model import actions, values
from kosmodrom.games.star_scrappers.model.clauses import SS_048, SS_054, SS_058, SS_066, SS_135, SS_189
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import (
    basic_actions,
    cleanup,
    collecting,
    gaps,
    hands,
    mining,
    payments,
    recruiting,
    skills,
    starting,
    takeovers,
)
from kosmodrom.games.star_scrappers.rules.base_questions import ScrapperQuestion


class Acting(ScrapperQuestion):
    """SS-065, SS-066, SS-069: the four basic actions, a takeover, or the end of the phase."""

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        p = payments.open_purse(s, seat)
        if action < actions.MINE:
            return recruiting.recruit_refusal(s, seat, action - actions.RECRUIT, p)
        if action < actions.COLLECT:
            return mining.mine_refusal(s, seat, action - actions.MINE, p)
        if action < actions.SKILL:
            return collecting.collect_refusal(s, collecting.stack_of(action), p)
        if action < actions.TAKEOVER:
            return skills.skill_refusal(s, seat, action - actions.SKILL, p)
        if action < actions.END:
            return takeovers.takeover_refusal(s.table)
        return 0 if action == actions.END else self.elsewhere(s, seat, action)

    def elsewhere(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-048, SS-054, SS-058: the Starting phase is over. SS-066: only actions are paid. SS-135: nothing is asked.

        SS-189: nothing moves the marker now.
        """
        if actions.ACTIVATE <= action < actions.LEADER:
            clause = starting.owning_refusal(s, seat, action - actions.ACTIVATE)
            return clause if clause else SS_054
        if action == actions.LEADER:
            return SS_058
        if action == actions.BEGIN:
            return SS_048
        if action < actions.DONE:
            return SS_066
        return SS_135 if action < actions.HOLD_MARKER else SS_189

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        """SS-310: if nothing more can be done, ending the phase is the only decision left."""
        t = s.table
        if not basic_actions.has_basic(t) and not t.extra_minings:
            return [actions.END]
        p = payments.open_purse(s, seat)
        found: list[int] = []
        if basic_actions.basic_refusal(t, basic_actions.RECRUITING, p) == 0 and not hands.is_full(s, seat):
            levels = [recruiting.level_refusal(s, level, p) for level in range(1, values.LEVELS + 1)]
            for place in range(values.PLACES):
                if t.docks[place] >= 0 and levels[s.book.level_of_place[place] - 1] == 0:
                    found.append(actions.RECRUIT + place)
        if t.extra_minings or basic_actions.basic_refusal(t, basic_actions.MINING, p) == 0:
            most = mining.reach(p)
            for place in range(values.PLACES):
                token = t.mine[place]
                if token < 0 or s.book.token_cost[token] - t.mine_discounts[place] > most:
                    continue
                if mining.cost_refusal(s, seat, place, p) == 0:
                    found.append(actions.MINE + place)
        if basic_actions.basic_refusal(t, basic_actions.COLLECTING, p) == 0:
            for stack in range(values.ARTIFACT_STACKS):
                if t.tops[stack] >= 0 and collecting.price_refusal(s, stack, p) == 0:
                    found.append(actions.COLLECT + 2 * stack)
                    found.append(actions.COLLECT + 2 * stack + 1)
        if basic_actions.basic_refusal(t, basic_actions.USING_SKILL, p) == 0:
            for kind in hands.kinds_in(s.hands[seat]):
                found.append(actions.SKILL + kind)
        if takeovers.takeover_refusal(t) == 0:
            for owner in range(s.seats):
                if not gaps.is_empty_base(s, owner):
                    found.append(actions.TAKEOVER + owner)
        found.append(actions.END)
        return found

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-309: an action that must be paid is nobody else's business until it is paid."""
        if action < actions.MINE:
            return EVERYONE if s.book.level_of_place[action - actions.RECRUIT] == 1 else only(seat)
        return only(seat) if action < actions.SKILL else EVERYONE

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        """SS-066, SS-072, SS-310: an action begins, a Base is taken over, or the phase ends."""
        if action < actions.MINE:
            recruiting.recruit(s, seat, action - actions.RECRUIT)
        elif action < actions.SKILL:
            s.hands[seat].intent = action
        elif action < actions.TAKEOVER:
            skills.use_skill(s, seat, action - actions.SKILL)
        elif action < actions.END:
            takeovers.take_over(s, seat, action - actions.TAKEOVER)
        else:
            cleanup.clean_up(s, seat)
