"""Taking over a Base and stealing a Totem: SS-144 to SS-168, SS-291 to SS-299."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import actions, effects, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.clauses import SS_065, SS_071, SS_073, SS_297, SS_299
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules import hands
from kosmodrom.games.star_scrappers.rules.base_questions import TargetQuestion


def takeover_refusal(t: Table) -> int:
    """SS-065, SS-072, SS-073, SS-144, SS-239: one takeover, of any Base with cards, instead of basic actions.

    SS-297: not even with Dywersja a third one.
    """
    if t.takeovers:
        return SS_065 if t.takeovers == 1 else SS_297
    return SS_073 if t.basics else 0


def take_over(s: ScrapperState, seat: int, owner: int) -> None:
    """The Leader goes back, the Totem comes from whoever has it, then cards come from the top.

    SS-146, SS-147, SS-156, SS-159, SS-172, SS-174, SS-298: the owner takes the Leader, even over the limit. SS-148 to
    SS-151: an own Totem stays, one beside the board is taken. SS-152 to SS-155, SS-157, SS-158, SS-296: cards until 7.
    """
    t = s.table
    base = t.bases[owner]
    leader = base.pop()
    hands.take_up(s, owner, leader)
    colour = s.book.colour[leader]
    holder = t.totems[colour]
    t.totems[colour] = seat
    taken = 0
    while len(base) != 0 and not hands.is_full(s, seat):
        hands.take_up(s, seat, base.pop())
        taken += 1
    t.takeovers += 1
    s.tell(events.TAKEN_OVER, EVERYONE, seat, owner, leader, taken)
    if holder != seat:
        s.tell(events.TOTEM_TAKEN, EVERYONE, seat, colour, holder)
    follow_up(s, seat, owner)


def follow_up(s: ScrapperState, seat: int, owner: int) -> None:
    """SS-291 to SS-295, SS-299: first the Crystal for this takeover, then at once the second takeover."""
    t = s.table
    for artifact in t.artifacts[seat]:
        if s.book.artifact[artifact] == effects.SECOND_TAKEOVER and t.takeovers == 1:
            t.agenda.push(steps.DIVERSION, seat, owner)
    for artifact in t.artifacts[seat]:
        if s.book.artifact[artifact] == effects.CRYSTAL_PER_TAKEOVER:
            frames.ask_crystal(t.agenda, seat, values.COSTS.index(s.book.artifact_numbers[artifact][0]), frames.ANY)


class Diversion(TargetQuestion):
    """SS-293, SS-297: at once a second takeover, of another Base."""

    first = actions.TAKEOVER
    after = actions.END

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        """SS-297: of a Base that was not taken over just now."""
        return SS_297 if target == frames.first_takeover(s.table.agenda) else 0

    def elsewhere(self, s: ScrapperState, action: int) -> int:
        """SS-299: no extra mining comes between the two takeovers; SS-071: nor does anything else."""
        return SS_299 if s.table.extra_minings and actions.MINE <= action < actions.COLLECT else SS_071

    def is_untouched(self, s: ScrapperState, seat: int) -> bool:
        """A Base was taken over: something happened."""
        return False

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [*self.target_options(s, seat), actions.DONE]

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        s.table.agenda.pop()
        take_over(s, seat, target)
