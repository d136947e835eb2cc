"""What a skill would find to work on, before it is used: SS-012, SS-132, SS-133, SS-225, SS-273, SS-281."""

from typing import Final

from kosmodrom.engine.speaking import PreviewWords
from kosmodrom.games.star_scrappers.model import effects, frames, steps, values
from kosmodrom.games.star_scrappers.model.state import ScrapperState, clone
from kosmodrom.games.star_scrappers.rules import enslaving, hands, recolouring, skills, starting, takeovers, taking
from kosmodrom.games.star_scrappers.rules.base_questions import TargetQuestion
from kosmodrom.games.star_scrappers.words.context import Glance

TARGETS: Final[dict[int, TargetQuestion]] = {
    steps.PICK_CRYSTAL: taking.PickCrystal(),
    steps.RECOLOUR: recolouring.Recolour(),
    steps.SWAP: recolouring.Swap(),
    steps.PICK_DOCK: taking.PickDock(),
    steps.PICK_BOTTOM: taking.PickBottom(),
    steps.PICK_BASE: taking.PickBase(),
    steps.PICK_FACTION: taking.PickFaction(),
    steps.PICK_WHOLE: taking.PickWhole(),
    steps.TINT: recolouring.Tint(),
    steps.ENSLAVE_LOW: enslaving.EnslaveLow(),
    steps.ENSLAVE_ANY: enslaving.EnslaveAny(),
    steps.ENSLAVE_OWN: enslaving.EnslaveOwn(),
    steps.DIVERSION: takeovers.Diversion(),
}
"""What the steps ask that skills, Artifacts and takeovers lead to."""
INTO_THE_HAND: Final = (steps.PICK_DOCK, steps.PICK_BOTTOM, steps.PICK_BASE, steps.PICK_FACTION, steps.PICK_WHOLE)
FOR_MINING: Final = (effects.CHEAPER_MINING, effects.SECOND_CRYSTAL, effects.RECOLOUR_CRYSTAL, effects.RECOLOUR_HAND)
FOR_ACTIONS: Final = (effects.CHEAPER_ARTIFACTS, effects.CHEAPER_RECRUITING, effects.DOUBLE_FACTION)


class Outcomes(Glance, PreviewWords):
    """Carries a skill out in thought, on what the own seat sees."""

    def played_skill(self, kind: int) -> list[str]:
        """SS-129: what the skill of a card from the hand lacks, if it lacks something."""
        if not hands.colours_held(self.v.hand, kind):
            return []
        s = clone(self.s)
        hands.part_with(s, self.v.seat, kind)
        return self.outcome(s, kind, 1)

    def led_skill(self) -> list[str]:
        """SS-055: what the skill of the own Leader lacks, if it lacks something."""
        kind = self.leader(self.v.seat)
        if kind < 0 or self.step != steps.STARTING:
            return []
        s = clone(self.s)
        starting.begin_actions(s, self.v.seat)
        return self.outcome(s, kind, 0)

    def activated(self, card: int) -> tuple[int, list[int]]:
        """SS-050: the question that an own Artifact leads to, and what can be chosen there."""
        s = clone(self.s)
        starting.activate(s, self.v.seat, card)
        step = s.table.agenda.step()
        return step, TARGETS[step].target_options(s, self.v.seat)

    def unused_artifacts(self) -> list[int]:
        """SS-050, SS-054: the own Artifacts that could be activated now."""
        s, seat = self.s, self.v.seat
        right = [
            each
            for each in self.t.artifacts[seat]
            if each == values.artifact_of(values.artifact_card(each), values.RIGHT)
        ]
        return [each for each in right if starting.activate_refusal(s, seat, values.artifact_card(each)) == 0]

    def outcome(self, s: ScrapperState, kind: int, actions: int) -> list[str]:
        lack = self.lasting_lack(kind, actions)
        if lack:
            return [self.say("nothing", lack=lack)]
        skills.work(s, self.v.seat, kind)
        step = s.table.agenda.step()
        question = None if step == self.step else TARGETS.get(step)
        if question is None or question.target_options(s, self.v.seat):
            return []
        partly = self.book.skill[kind] == effects.TAKE_DOCK_AND_REPEAT
        return [self.say("nothing-from-docks" if partly else "nothing", lack=self.target_lack(s))]

    def lasting_lack(self, kind: int, actions: int) -> str:
        """SS-225, SS-273: an effect for the turn needs an action that it helps, and does not work twice."""
        t, effect, number = self.t, self.book.skill[kind], self.book.skill_numbers[kind][0]
        has_action = t.takeovers == 0 and t.basics + actions < 2
        helps = has_action or (effect in FOR_MINING and t.extra_minings > 0)
        if effect in FOR_MINING + FOR_ACTIONS and not helps:
            return self.texts["preview.lack-action"]
        is_twice = (
            (effect == effects.CHEAPER_RECRUITING and t.recruit_discount >= number)
            or (effect == effects.SECOND_CRYSTAL and t.second_crystal >= number)
            or (effect == effects.DOUBLE_FACTION and t.doubled >> self.book.colour[kind] & 1 == 1)
        )
        return self.texts["preview.lack-twice"] if is_twice else ""

    def target_lack(self, s: ScrapperState) -> str:
        """SS-133, SS-171: there is no target, or no room for it."""
        agenda = s.table.agenda
        step = agenda.step()
        if step in INTO_THE_HAND and hands.is_full(s, self.v.seat):
            return self.texts["preview.lack-room"]
        parts: dict[str, object] = {}
        if step in (steps.PICK_FACTION, steps.PICK_WHOLE):
            parts["faction"] = self.faction(frames.faction_to_take(agenda))
        elif step == steps.ENSLAVE_ANY:
            parts["level"] = frames.level_to_take(agenda)
        elif step == steps.ENSLAVE_OWN:
            parts["level"] = frames.level_to_enslave(agenda)
        return self.texts.say(f"preview.lack-{steps.STEPS[step]}", **parts)
