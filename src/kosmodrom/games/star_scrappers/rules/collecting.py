"""Action 3, collect an Artifact: SS-114 to SS-128, SS-218, SS-219."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import actions, events, frames, steps, values
from kosmodrom.games.star_scrappers.model.clauses import SS_115
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.rules import basic_actions, cave_in, drawing, payments
from kosmodrom.games.star_scrappers.rules.base_questions import EvenDraw
from kosmodrom.games.star_scrappers.rules.payments import Purse, StagedPayment


def stack_of(action: int) -> int:
    """Which Artifact stack a decision to collect names."""
    return (action - actions.COLLECT) // 2


def half_of(action: int) -> int:
    """SS-117: and which half of its top card."""
    return (action - actions.COLLECT) % 2


def artifact_cost(s: ScrapperState, stack: int, p: Purse) -> int:
    """SS-116, SS-124, SS-219: the card's cost less all reductions, at least 0."""
    cost = s.book.artifact_cost[s.table.tops[stack]] - p.artifact_discount
    return cost if cost > 0 else 0


def collect_refusal(s: ScrapperState, stack: int, p: Purse) -> int:
    """SS-042, SS-114, SS-115: whether the top card of a stack can be collected now."""
    clause = basic_actions.basic_refusal(s.table, basic_actions.COLLECTING, p)
    return clause if clause else price_refusal(s, stack, p)


def price_refusal(s: ScrapperState, stack: int, p: Purse) -> int:
    """SS-115: the cards in hand cover the cost."""
    return 0 if payments.suffices(p.total, p.bonus, artifact_cost(s, stack, p)) else SS_115


class PayArtifact(StagedPayment):
    """SS-115, SS-125: any cards may be added, until enough lies ready for the Artifact that is being collected."""

    short = SS_115

    def is_paid(self, s: ScrapperState, seat: int, p: Purse) -> bool:
        """SS-115, SS-124: what lies ready covers the cost."""
        return payments.suffices(
            payments.staged_total(s, seat), p.bonus, artifact_cost(s, stack_of(s.hands[seat].intent), p)
        )

    def kind_refusal(self, s: ScrapperState, seat: int, kind: int) -> int:
        return 0

    def finish(self, s: ScrapperState, seat: int) -> None:
        """SS-117 to SS-119, SS-121, SS-122, SS-126: the half is owned; then the next card, or the marker moves."""
        t = s.table
        intent = s.hands[seat].intent
        stack = stack_of(intent)
        p = payments.open_purse(s, seat)
        payments.use_bonus(t, payments.staged_total(s, seat), artifact_cost(s, stack, p))
        count = payments.spend(s, seat)
        basic_actions.use_basic(t, basic_actions.COLLECTING)
        artifact = values.artifact_of(t.tops[stack], half_of(intent))
        values.insert(t.artifacts[seat], artifact)
        t.stirred = 1
        t.tops[stack] = -1
        s.tell(events.COLLECTED, EVERYONE, seat, artifact, count)
        if t.artifact_stacks[stack] > 0:
            t.agenda.push(steps.TURN_UP, seat, stack)
        else:
            cave_in.move_marker(s)


class TurnUp(EvenDraw):
    """SS-040 to SS-043, SS-121: the card that now lies on top of an Artifact stack."""

    number = drawing.ARTIFACT_STREAM

    def options(self, s: ScrapperState, seat: int) -> list[int]:
        return [actions.REVEAL + card for card in range(s.book.cards) if s.vault.artifacts[card]]

    def answer(self, s: ScrapperState, seat: int, action: int) -> None:
        t = s.table
        card = action - actions.REVEAL
        stack = frames.stack_to_turn_up(t.agenda)
        t.agenda.pop()
        t.tops[stack] = card
        t.artifact_stacks[stack] -= 1
        s.vault.artifacts[card] = 0
        s.tell(events.ARTIFACT_TURNED_UP, EVERYONE, card)
