"""The Starting phase: start-of-turn Artifacts, then the Leader: SS-047 to SS-064."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import actions, clauses, effects, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.zones import clear_turn
from kosmodrom.games.star_scrappers.rules import gaps, hands, recolouring, skills
from kosmodrom.games.star_scrappers.rules.base_questions import ScrapperQuestion


def begin_turn(s: ScrapperState, seat: int) -> None:
    """SS-047, SS-048: a new turn; nothing of the last one is in force any more."""
    t = s.table
    t.active = seat
    clear_turn(t)
    t.emptied = empty_stacks(s)
    s.tell(events.TURN_BEGAN, EVERYONE, seat, t.round)
    t.agenda.push(steps.STARTING, seat)


def empty_stacks(s: ScrapperState) -> int:
    """SS-183, SS-185: a mask of the Mercenary and Crystal stacks that are empty."""
    mask = 0
    for level in range(values.LEVELS):
        if s.table.dock_stacks[level] == 0:
            mask |= 1 << level
    for row in range(values.ROWS):
        if s.table.crystal_stacks[row].size() == 0:
            mask |= 1 << values.LEVELS + row
    return mask


def owning_refusal(s: ScrapperState, seat: int, card: int) -> int:
    """SS-050, SS-127: an own Artifact, of those that must be activated."""
    artifact = values.artifact_of(card, values.RIGHT)
    if artifact not in s.table.artifacts[seat]:
        return clauses.SS_050
    return clauses.SS_127 if s.book.artifact[artifact] > effects.LAST_START else 0


def activate_refusal(s: ScrapperState, seat: int, card: int) -> int:
    """SS-051, SS-052, SS-170, SS-300, SS-301, SS-317 to SS-319: an own Artifact that can do something, once a turn."""
    t = s.table
    clause = owning_refusal(s, seat, card)
    if clause:
        return clause
    if (t.used >> card) & 1:
        return clauses.SS_052
    artifact = values.artifact_of(card, values.RIGHT)
    effect = s.book.artifact[artifact]
    if effect == effects.TAKE_DOCK:
        if hands.is_full(s, seat):
            return clauses.SS_170
        return 0 if gaps.is_level_in_docks(s, s.book.artifact_numbers[artifact][0]) else clauses.SS_317
    if effect == effects.TAKE_OWN_BASE:
        if hands.is_full(s, seat):
            return clauses.SS_300
        return clauses.SS_301 if len(t.bases[seat]) <= 1 else 0
    if effect == effects.RECOLOUR_CARD:
        return 0 if t.hand_sizes[seat] else clauses.SS_319
    for place in range(values.PLACES):
        if s.table.mine[place] >= 0 and recolouring.swap_refusal(s, place) == 0:
            return 0
    return clauses.SS_318


def activate(s: ScrapperState, seat: int, card: int) -> None:
    """SS-050: the Artifact works once this turn."""
    t = s.table
    artifact = values.artifact_of(card, values.RIGHT)
    t.used |= 1 << card
    s.tell(events.ARTIFACT_ACTIVATED, EVERYONE, seat, artifact)
    effect = s.book.artifact[artifact]
    number = s.book.artifact_numbers[artifact][0]
    if effect == effects.TAKE_DOCK:
        frames.ask_dock(t.agenda, seat, number, number)
    elif effect == effects.SWAP_CRYSTAL:
        t.agenda.push(steps.SWAP, seat, number)
    elif effect == effects.RECOLOUR_CARD:
        t.agenda.push(steps.TINT, seat, number)
    else:
        frames.ask_base(t.agenda, seat, number, seat)


def activate_leader(s: ScrapperState, seat: int) -> None:
    """SS-055, SS-057 to SS-062: its skill works; the card stays where it is and the Action phase follows."""
    leader = s.table.bases[seat][-1]
    begin_actions(s, seat)
    s.tell(events.LEADER_ACTIVATED, EVERYONE, seat, leader)
    skills.work(s, seat, leader)


def begin_actions(s: ScrapperState, seat: int) -> None:
    """SS-053, SS-054: the Starting phase is over."""
    s.table.agenda.pop()
    s.table.agenda.push(steps.ACTING, seat)


class Starting(ScrapperQuestion):
    """SS-050, SS-051, SS-055: Artifacts in any order, the Leader, or neither."""

    def why_not(self, s: ScrapperState, seat: int, action: int) -> int:
        """SS-048: actions and their price come later. SS-056, SS-063: a Leader is on top of the own Base.

        SS-135, SS-189: nothing is asked, and nothing moves the marker.
        """
        if action == actions.BEGIN:
            return 0
        if action == actions.LEADER:
            return clauses.SS_056 if len(s.table.bases[seat]) == 0 else 0
        if actions.ACTIVATE <= action < actions.LEADER:
            return activate_refusal(s, seat, action - actions.ACTIVATE)
        if action < actions.DONE:
            return clauses.SS_048
        return clauses.SS_135 if action < actions.HOLD_MARKER else clauses.SS_189

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        found: list[int] = []
        for artifact in s.table.artifacts[seat]:
            card = values.artifact_card(artifact)
            if artifact == values.artifact_of(card, values.RIGHT) and activate_refusal(s, seat, card) == 0:
                found.append(actions.ACTIVATE + card)
        if len(s.table.bases[seat]) != 0:
            found.append(actions.LEADER)
        found.append(actions.BEGIN)
        return found

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        if action == actions.BEGIN:
            begin_actions(s, seat)
        elif action == actions.LEADER:
            activate_leader(s, seat)
        else:
            activate(s, seat, action - actions.ACTIVATE)

    def passes(self, s: ScrapperState) -> bool:
        """SS-049, SS-056: without a Leader and an Artifact to activate the phase is skipped."""
        seat = s.table.agenda.seat()
        if len(s.table.bases[seat]) != 0 or len(self.options(s, seat)) > 1:
            return False
        begin_actions(s, seat)
        return True
