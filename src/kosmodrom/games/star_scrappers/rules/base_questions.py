"""What the questions of the game have in common: SS-012, SS-020, SS-021, SS-071, SS-133, SS-135."""

from kosmodrom.engine.contract import CHANCE, EVENT_WIDTH, EVERYONE
from kosmodrom.engine.fast_random import Luck
from kosmodrom.engine.question import Draw, Question
from kosmodrom.games.star_scrappers.model import actions, events, steps, values
from kosmodrom.games.star_scrappers.model.clauses import SS_020, SS_021, SS_071
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.zones import Table
from kosmodrom.games.star_scrappers.rules import gaps


class ScrapperQuestion(Question[ScrapperState]):
    """SS-021: asked of the seat whose turn it is; all learn the answer, where a question does not hide it."""

    def actors(self, s: ScrapperState) -> list[int]:
        return [s.table.agenda.seat()]

    def not_asked(self, s: ScrapperState, seat: int, action: int) -> int:
        return SS_021

    def refusal(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-020: what chance decides nobody chooses; then whether anything lies there; then what the question says."""
        if action >= actions.WILD:
            return SS_020
        clause = gaps.gap_clause(s, action)
        return clause if clause else self.why_not(s, seat, action)

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        """0, or the clause that forbids one of the decisions that seats can make."""
        raise NotImplementedError

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return EVERYONE


class ScrapperDraw(Draw[ScrapperState]):
    """SS-021: nobody decides while chance draws; all see what comes up, where a draw does not hide it."""

    def not_asked(self, s: ScrapperState, seat: int, action: int) -> int:
        return SS_021

    def audience(self, s: ScrapperState, seat: int, action: int) -> int:
        return EVERYONE


class EvenDraw(ScrapperDraw):
    """SS-020: all that can come up is equally likely."""

    number = 0
    """Of the stream of chance that it comes from."""

    def stream(self, s: ScrapperState) -> int:
        return self.number

    def odds(self, s: ScrapperState) -> list[int]:
        return [1] * len(self.options(s, CHANCE))

    def roll(self, s: ScrapperState, luck: Luck) -> int:
        options = self.options(s, CHANCE)
        return options[luck.below(len(options))]


def is_artifact(s: ScrapperState) -> bool:
    """SS-053: below the question lies the Starting phase, so an Artifact asks; a Leader asks after it."""
    return s.table.agenda.below() == steps.STARTING


def asking_kind(t: Table, seat: int) -> int:
    """The Mercenary whose skill asks: the card played last, or the Leader before any card is played; -1: none."""
    if len(t.play) != 0:
        return t.play[-1]
    base = t.bases[seat]
    return base[-1] if len(base) != 0 else -1


def is_whole(s: ScrapperState, seat: int, left: int) -> bool:
    """SS-133: whether all that a skill gives is left to choose."""
    kind = asking_kind(s.table, seat)
    return kind >= 0 and left == s.book.skill_numbers[kind][0]


def has_just_begun(s: ScrapperState) -> bool:
    """Whether nothing was told since a skill or an Artifact began to work."""
    if len(s.told) == 0:
        return False
    code = s.told[len(s.told) - EVENT_WIDTH]
    return code == events.SKILL_USED or code == events.LEADER_ACTIVATED or code == events.ARTIFACT_ACTIVATED


class TargetQuestion(ScrapperQuestion):
    """SS-012, SS-133, SS-135: a skill or Artifact asks for its targets, one at a time, until the seat is `done`."""

    first = 0
    """The decision that names target 0."""
    after = 0
    """The first decision that names no target any more."""

    def target_refusal(self, s: ScrapperState, seat: int, target: int) -> int:
        """0, or why a target cannot be chosen; something lies there."""
        raise NotImplementedError

    def choose(self, s: ScrapperState, seat: int, target: int) -> None:
        """Carry out what is done to a target."""
        raise NotImplementedError

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        if action == actions.DONE:
            return 0
        if not self.first <= action < self.after:
            return self.elsewhere(s, action)
        return self.target_refusal(s, seat, action - self.first)

    def elsewhere(self, s: ScrapperState, action: int) -> int:
        """SS-071: first the effect is resolved."""
        return SS_071

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [actions.DONE] + self.target_options(s, seat)

    def target_options(self, s: ScrapperState, seat: int) -> list[int]:
        found: list[int] = []
        for action in range(self.first, self.after):
            if gaps.gap_clause(s, action) == 0 and self.target_refusal(s, seat, action - self.first) == 0:
                found.append(action)
        return found

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        if action == actions.DONE:
            self.stop(s, seat)
        else:
            self.choose(s, seat, action - self.first)

    def stop(self, s: ScrapperState, seat: int) -> None:
        """SS-012, SS-133: the seat wants no more of it."""
        if self.is_untouched(s, seat):
            s.tell(events.NOTHING_CHOSEN, EVERYONE, seat)
        s.table.agenda.pop()

    def is_untouched(self, s: ScrapperState, seat: int) -> bool:
        """Whether it is certain that nothing was chosen yet."""
        return True

    def passes(self, s: ScrapperState) -> bool:
        """SS-133: what is impossible for all to see is skipped; if nothing was chosen before, that is told."""
        seat = s.table.agenda.seat()
        if self.has_target(s, seat):
            return False
        if has_just_begun(s):
            s.tell(events.NOTHING_TO_CHOOSE, EVERYONE, seat)
        s.table.agenda.pop()
        return True

    def has_target(self, s: ScrapperState, seat: int) -> bool:
        """Whether there is a target, as far as everybody can see."""
        return len(self.target_options(s, seat)) != 0


class ColourQuestion(ScrapperQuestion):
    """SS-135: one of the six colours is to be named."""

    def colour_refusal(self, s: ScrapperState, seat: int, colour: int) -> int:
        """0, or why it cannot be this one."""
        raise NotImplementedError

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-071: first the colour is named."""
        colour = action - actions.COLOUR
        return self.colour_refusal(s, seat, colour) if 0 <= colour < values.FACTIONS else SS_071

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [
            actions.COLOUR + colour for colour in range(values.FACTIONS) if self.colour_refusal(s, seat, colour) == 0
        ]
