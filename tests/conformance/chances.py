"""The laws of numbers: rolls follow their odds, and samples are as likely as the truth."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import comb, exp, lgamma, log
from typing import Any

from conformance.reference_encoding import zone_code
from conformance.walks import Case, record, spread
from kosmodrom.engine.contract import CHANCE, EVERYONE
from kosmodrom.engine.fast_random import Luck

IMPOSSIBLE = 1e-6
"""A chance so small that it is taken for a fault."""
ROLL_STATES = 6
ROLLS = 400
CALIBRATION_GAMES = 160
CALIBRATION_DEPTHS = (0, 1, 4, 9, 14)
"""After how many decisions of seats the truth is compared with a sample, counted from where something is hidden."""


def rolls_follow_odds(case: Case) -> None:
    """`odds` fits `legal`, and `roll` is as frequent as `odds` says."""
    for number, step in enumerate(spread([step for step in record(case) if step.who == CHANCE], ROLL_STATES)):
        legal, odds = case.game.legal(step.s, CHANCE), case.game.odds(step.s)
        fits = len(legal) == len(odds) and min(odds) > 0
        assert fits, f"{case}, {step}: the odds {odds} do not fit the outcomes {legal}"
        luck = case.luck(number)
        rolled = [case.game.roll(step.s, luck) for _ in range(ROLLS)]
        odd = set(rolled) - set(legal)
        assert not odd, f"{case}, {step}: rolled {sorted(odd)}, which is not among {legal}"
        for action, weight in zip(legal, odds, strict=True):
            count, chance = rolled.count(action), weight / sum(odds)
            rare = chance < 1 and doubt(ROLLS, count, chance) < IMPOSSIBLE / len(legal)
            assert not rare, f"{case}, {step}: {case.name(action)!r} was rolled {count} times of {ROLLS}, odds {chance}"
            case.count("rolls_follow_odds")


def doubt(trials: int, count: int, chance: float) -> float:
    """The two-sided probability of a count at least as odd as this one."""

    def exactly(k: int) -> float:
        ways = lgamma(trials + 1) - lgamma(k + 1) - lgamma(trials - k + 1)
        return exp(ways + k * log(chance) + (trials - k) * log(1 - chance))

    below, above = sum(map(exactly, range(count + 1))), sum(map(exactly, range(count, trials + 1)))
    return min(1.0, 2 * min(below, above))


def sign_doubt(larger: int, smaller: int) -> float:
    """The two-sided sign test, exact."""
    tail: int = sum(comb(larger + smaller, k) for k in range(min(larger, smaller) + 1))
    return min(1.0, tail / (1 << (larger + smaller - 1)))


@dataclass
class Moment:
    """A game stopped after some decisions, with the number of alternatives that each decision had."""

    s: Any
    choices: list[tuple[int, int, int]] = field(default_factory=list)
    """For each decision so far: its number, its seat, and how many decisions were legal."""


def moments(case: Case, number: int) -> Iterator[tuple[int, Moment]]:
    """One random game, stopped at each depth; what was decided while nothing was hidden is not counted."""
    game, s, luck = case.game, case.new(), case.luck(2 * number)
    choices: list[tuple[int, int, int]] = []
    hidden = _is_hidden(case, s, number)
    private = False
    while actors := game.actors(s):
        if actors == [CHANCE]:
            action = game.roll(s, luck)
            private = private or game.audience(s, CHANCE, action) != EVERYONE
            game.apply(s, CHANCE, action)
            continue
        hidden = hidden or (private and _is_hidden(case, s, number))
        if hidden and len(choices) in CALIBRATION_DEPTHS:
            yield len(choices), Moment(game.clone(s), choices[:])
            if len(choices) == CALIBRATION_DEPTHS[-1]:
                return
        legal = game.legal(s, actors[0])
        if hidden:
            choices.append((len(choices), actors[0], len(legal)))
        action = legal[luck.below(len(legal))]
        sealed = game.audience(s, actors[0], action) != EVERYONE
        game.apply(s, actors[0], action)
        private = private or (sealed and game.actors(s) != actors[:1])


def _is_hidden(case: Case, s: Any, number: int) -> bool:
    """Whether some seat does not know the whole truth."""
    game, luck = case.game, case.luck(2 * number + 1)
    truth = game.encode(s)
    return any(game.encode(game.sample(game.view(s, seat), luck)) != truth for seat in range(case.seats))


def sample_is_calibrated(case: Case) -> None:
    """The truth and a sample can change places: each hidden int is as often larger in one as in the other.

    A sample supposes nothing about how others decide: whatever was allowed was equally likely. A game of random
    decisions is thinned out accordingly: the fewer alternatives the other seats had, the rarer it is kept.
    """
    batch = [(number, *moment) for number in range(CALIBRATION_GAMES) for moment in moments(case, number)]
    most: dict[tuple[int, int], int] = defaultdict(int)
    for _, _, moment in batch:
        for at, seat, count in moment.choices:
            most[at, seat] = max(most[at, seat], count)
    tally: dict[tuple[int, int, str], list[int]] = defaultdict(lambda: [0, 0])
    for number, depth, moment in batch:
        luck = case.luck(2 * number + 1)
        for seat in range(case.seats) if depth == 0 else case.game.actors(moment.s):
            if _is_kept(moment, seat, most, luck):
                world = case.game.sample(case.game.view(moment.s, seat), luck)
                for place, sign in differences(case, moment.s, world):
                    tally[depth, seat, place][sign] += 1
    for (depth, seat, place), (smaller, larger) in tally.items():
        fair = sign_doubt(larger, smaller) >= IMPOSSIBLE
        odds = f"larger {larger} times and smaller {smaller} times"
        where = f"{case.entry.key}, {case.seats} seats, {dict(case.options)}, after {depth} decisions, seat {seat}"
        assert fair, f"{where}: in samples {place} is {odds} than in truth"
        case.count("sample_is_calibrated")


def _is_kept(moment: Moment, watcher: int, most: dict[tuple[int, int], int], luck: Luck) -> bool:
    for at, seat, count in moment.choices:
        if seat != watcher and luck.below(most[at, seat]) >= count:
            return False
    return True


def differences(case: Case, truth: Any, world: Any) -> Iterator[tuple[str, int]]:
    """The places in which a sample differs from the truth, with 1 where it is larger and 0 where it is smaller."""
    layout = case.entry.layout
    zones = [("table", truth.table, world.table, layout.table), ("vault", truth.vault, world.vault, layout.vault)]
    for seat in range(case.seats):
        zones.append((f"hand {seat}", truth.hands[seat], world.hands[seat], layout.hand))
    for name, true_zone, other_zone, fields in zones:
        for one in fields:
            true_ints, ints = zone_code(true_zone, [one]), zone_code(other_zone, [one])
            if true_ints == ints:
                continue
            if len(true_ints) != len(ints):
                yield f"the length of {name}.{one.name}", int(len(ints) > len(true_ints))
                continue
            for at, (true_int, other) in enumerate(zip(true_ints, ints, strict=True)):
                if true_int != other:
                    yield f"{name}.{one.name}, int {at}", int(other > true_int)
