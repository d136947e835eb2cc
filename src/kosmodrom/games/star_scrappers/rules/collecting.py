"""Action 3, collect an Artifact: SS-114 to SS-128, SS-218, SS-219."""

from kosmodrom.engine.contract import EVERYONE
from kosmodrom.games.star_scrappers.model import events
from kosmodrom.games.star_scrappers.model.actions import COLLECT, DONE, PAY
from kosmodrom.games.star_scrappers.model.clauses import SS_083, SS_115, SS_123
from kosmodrom.games.star_scrappers.model.state import ScrapperState
from kosmodrom.games.star_scrappers.model.steps import TURN_UP
from kosmodrom.games.star_scrappers.model.zones import insert
from kosmodrom.games.star_scrappers.rules.acting import COLLECTING, basic_refusal, use_basic
from kosmodrom.games.star_scrappers.rules.caving import move_marker
from kosmodrom.games.star_scrappers.rules.hands import colours_held
from kosmodrom.games.star_scrappers.rules.mining import ANY_COLOUR
from kosmodrom.games.star_scrappers.rules.payments import (
    Purse,
    open_purse,
    pay_options,
    spend,
    staged_total,
    suffices,
    use_bonus,
)


def artifact_cost(s: ScrapperState, stack: int, p: Purse) -> int:
    """SS-116, SS-124, SS-219: the card's cost less all reductions, at least 0."""
    cost = s.book.artifact_cost[s.table.tops[stack]] - p.artifact_discount
    return cost if cost > 0 else 0


def collect_refusal(s: ScrapperState, stack: int, p: Purse) -> int:
    """SS-042, SS-114, SS-115, SS-123: whether the top card of a stack can be collected now."""
    t = s.table
    if t.tops[stack] < 0:
        return SS_123
    clause = basic_refusal(t, COLLECTING, p)
    if clause:
        return clause
    return 0 if suffices(p.total, p.bonus, artifact_cost(s, stack, p)) else SS_115


def is_collecting_paid(s: ScrapperState, seat: int, p: Purse) -> bool:
    """SS-115, SS-124: what lies ready covers the cost."""
    stack = (s.hands[seat].intent - COLLECT) // 2
    return suffices(staged_total(s, seat), p.bonus, artifact_cost(s, stack, p))


def collecting_pay_refusal(s: ScrapperState, seat: int, action: int) -> int:
    """SS-115, SS-125: any cards may be added; `done` once enough lies ready."""
    if action == DONE:
        return 0 if is_collecting_paid(s, seat, open_purse(s, seat)) else SS_115
    return 0 if colours_held(s.hands[seat], action - PAY) else SS_083


def collecting_pay_options(s: ScrapperState, seat: int) -> list[int]:
    return pay_options(s, seat, ANY_COLOUR, is_collecting_paid(s, seat, open_purse(s, seat)))


def finish_collecting(s: ScrapperState, seat: int) -> None:
    """SS-117 to SS-119, SS-121, SS-122, SS-126: the chosen half is owned; then the next card, or the marker moves."""
    t = s.table
    choice = s.hands[seat].intent - COLLECT
    stack = choice // 2
    p = open_purse(s, seat)
    use_bonus(t, staged_total(s, seat), artifact_cost(s, stack, p))
    count = spend(s, seat)
    use_basic(t, COLLECTING)
    artifact = 2 * t.tops[stack] + choice % 2
    insert(t.artifacts[seat], artifact)
    t.stirred = 1
    t.tops[stack] = -1
    s.tell(events.COLLECTED, EVERYONE, seat, artifact, count)
    if t.artifact_stacks[stack] > 0:
        t.agenda.push(TURN_UP, seat, stack)
    else:
        move_marker(s)
