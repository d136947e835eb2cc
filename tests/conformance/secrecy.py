"""The laws of what a seat may know: views, samples, sealed choices, fences, and the order of arrival."""

from collections.abc import Callable
from typing import Any

from conformance.walks import Case, Step, applied, record, seats_only, seen, spread, told_to
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.fast_random import Luck

SAMPLED_STATES = 10
SAMPLES = 2
TOLD_STATES = 24
FENCED_STATES = 16
VARYING_SAMPLES = 24
"""So many that two equally likely worlds, such as the last card of two, both come up."""
SEALED_STATES = 24
ALTERNATIVES = 6
"""Decisions that are tried instead of the one taken."""
COMMUTING_STATES = 6
LONGEST_SEQUENCE = 100


def worlds(case: Case, step: Step, watcher: int, count: int = SAMPLES) -> list[Any]:
    """States that a watcher cannot tell from the true one."""
    luck = case.luck(step.number * 16 + watcher)
    view = case.game.view(step.s, watcher)
    return [case.game.sample(view, luck) for _ in range(count)]


def few(actions: list[int], luck: Luck) -> list[int]:
    """At most ALTERNATIVES of a list."""
    chosen = list(actions)
    luck.shuffle(chosen)
    return sorted(chosen[:ALTERNATIVES])


def samples_look_the_same(case: Case) -> None:
    """A sampled state looks the same to its seat as the true one, and has no problems."""
    for step in spread(record(case), SAMPLED_STATES):
        for seat in range(case.seats):
            before = seen(case.game, step.s, seat)
            for world in worlds(case, step, seat):
                assert seen(case.game, world, seat) == before, f"{case}, {step}: seat {seat} sees that it is a sample"
                found = case.game.problems(world)
                assert not found, f"{case}, {step}: the sample for seat {seat} has {found}"
                case.count("samples_look_the_same")


def samples_vary(case: Case) -> None:
    """Where the truth is not certain to a seat that decides, samples are not all alike."""
    for step in spread(seats_only(record(case)), SAMPLED_STATES):
        truth = case.game.encode(step.s)
        for seat in case.game.actors(step.s):
            codes = [case.game.encode(world) for world in worlds(case, step, seat, VARYING_SAMPLES)]
            if any(code != truth for code in codes):
                alike = all(code == codes[0] for code in codes)
                assert not alike, f"{case}, {step}: seat {seat} always gets the same wrong sample"
                case.count("samples_vary")


def equal_views_get_equal_answers(case: Case) -> None:
    """Equal views are asked, allowed, refused and credited the same."""
    game, vocabulary = case.game, range(len(case.entry.vocabulary))
    for step in spread(record(case), SAMPLED_STATES):
        actors = game.actors(step.s)
        for seat in range(case.seats):
            where = f"{case}, {step}: seat {seat} cannot tell two states apart, but"
            legal = game.legal(step.s, seat) if seat in actors else []
            refusals = [game.refusal(step.s, seat, action) for action in vocabulary]
            points = game.points(game.view(step.s, seat))
            for world in worlds(case, step, seat):
                assert game.actors(world) == actors, f"{where} others are asked: {actors}, {game.actors(world)}"
                if seat in actors:
                    assert game.legal(world, seat) == legal, f"{where} legal differs"
                for action in vocabulary:
                    same = game.refusal(world, seat, action) == refusals[action]
                    assert same, f"{where} {case.name(action)!r} is refused differently"
                also = game.points(game.view(world, seat))
                assert also == points, f"{where} the points are {[points, also]}"
                case.count("equal_views_get_equal_answers")


def what_is_learnt_is_told(case: Case) -> None:
    """The same decision in two worlds alike to a seat: it is told of a difference exactly if it then sees one.

    So no event says more than the view, and nothing is betrayed in silence, such as by a question not asked.
    """
    for step in spread(record(case), TOLD_STATES):
        for seat in range(case.seats):
            for world in worlds(case, step, seat):
                if step.action in case.game.legal(world, step.who):
                    _told(case, step, seat, world)


def _told(case: Case, step: Step, seat: int, world: Any) -> None:
    one, other = (applied(case.game, s, step.who, step.action) for s in (step.s, world))
    where = f"{case}, {step}: after {case.name(step.action)!r} seat {seat}"
    told = [told_to(one, seat), told_to(other, seat)]
    if seen(case.game, one, seat) == seen(case.game, other, seat):
        assert told[0] == told[1], f"{where} is told what it does not see: {told}"
    else:
        assert told[0] != told[1], f"{where} learns something in silence"
    case.count("what_is_learnt_is_told")


def fences_stand(case: Case) -> None:
    """A decision after which its seat can tell two worlds apart that were alike to it `reveals`."""
    game = case.game
    for step in spread(seats_only(record(case)), FENCED_STATES):
        for seat in game.actors(step.s):
            for world in worlds(case, step, seat):
                for action in few(game.legal(step.s, seat), case.luck(step.number)):
                    _fence(case, step, seat, world, action)
                    case.count("fences_stand")


def _fence(case: Case, step: Step, seat: int, world: Any, action: int) -> None:
    game = case.game
    after = [applied(game, s, seat, action) for s in (step.s, world)]
    if any(game.actors(s) == [CHANCE] for s in after):
        return
    views = [seen(game, s, seat) for s in after]
    told = [told_to(s, seat) for s in after]
    if views[0] != views[1] or told[0] != told[1]:
        stands = game.reveals(step.s, seat, action) and game.reveals(world, seat, action)
        assert stands, f"{case}, {step}: {case.name(action)!r} shows seat {seat} something, and no fence stands"


def sealed_choices_are_invisible(case: Case) -> None:
    """Who is outside the audience of a decision cannot tell which one it was; chance's decisions included."""
    game = case.game
    steps = record(case)
    chosen = spread(seats_only(steps), SEALED_STATES) + spread([s for s in steps if s.who == CHANCE], SEALED_STATES)
    for step in chosen:
        for who in game.actors(step.s):
            actions = few(game.legal(step.s, who), case.luck(step.number))
            masks = [game.audience(step.s, who, action) for action in actions]
            after = [applied(game, step.s, who, action) for action in actions]
            for watcher in case.watchers():
                hidden = [at for at, mask in enumerate(masks) if not mask >> watcher & 1]
                for at in hidden[1:]:
                    names = f"{case.name(actions[hidden[0]])!r} from {case.name(actions[at])!r} by {who}"
                    where = f"{case}, {step}: watcher {watcher} can tell {names}"
                    one, other = after[hidden[0]], after[at]
                    assert seen(game, one, watcher) == seen(game, other, watcher), f"{where} by the view"
                    assert told_to(one, watcher) == told_to(other, watcher), f"{where} by the events"
                    assert game.actors(one) == game.actors(other), f"{where} by who is asked next"
                    case.count("sealed_choices_are_invisible")


class Streams:
    """Chance from one generator per stream, as `Fate` gives it, and each seat's choices from its own."""

    def __init__(self, case: Case, salt: int) -> None:
        self.game = case.game
        self.lucks: dict[str, Luck] = {}
        self.seeded: Callable[[int], Luck] = lambda number: case.luck(salt * 1000 + number)

    def luck(self, kind: str, number: int) -> Luck:
        return self.lucks.setdefault(f"{kind} {number}", self.seeded(number * 2 + (kind == "seat")))

    def decide(self, s: Any, seat: int) -> None:
        legal = self.game.legal(s, seat)
        self.game.apply(s, seat, legal[self.luck("seat", seat).below(len(legal))])
        while self.game.actors(s) == [CHANCE]:
            index = self.luck("chance", self.game.stream(s)).weighted(self.game.odds(s))
            self.game.apply(s, CHANCE, self.game.legal(s, CHANCE)[index])


def interleavings_commute(case: Case) -> None:
    """However the decisions of seats that are asked together are interleaved, the same state comes of it."""
    together = [step for step in seats_only(record(case)) if len(case.game.actors(step.s)) > 1]
    for step in spread(together, COMMUTING_STATES):
        seats = case.game.actors(step.s)
        lengths = {seat: _sequence(case, step, seat) for seat in seats}
        one_by_one = [seat for seat in seats for _ in range(lengths[seat])]
        by_turns = [seat for turn in range(LONGEST_SEQUENCE) for seat in seats if turn < lengths[seat]]
        orders = [one_by_one, one_by_one[::-1], by_turns, by_turns[::-1]]
        ends = [_played_in(case, step, order) for order in orders]
        for order, end in zip(orders, ends, strict=True):
            assert end == ends[0], f"{case}, {step}: the orders {orders[0]} and {order} lead to different states"
            case.count("interleavings_commute")


def _sequence(case: Case, step: Step, seat: int) -> int:
    """How many decisions a seat makes while the others wait."""
    s, streams = case.game.clone(step.s), Streams(case, step.number)
    for made in range(LONGEST_SEQUENCE):
        if seat not in case.game.actors(s):
            return made
        streams.decide(s, seat)
    raise AssertionError(f"{case}, {step}: seat {seat} decides without end while others wait")


def _played_in(case: Case, step: Step, order: list[int]) -> list[int]:
    s, streams = case.game.clone(step.s), Streams(case, step.number)
    for seat in order:
        asked = seat in case.game.actors(s)
        assert asked, f"{case}, {step}: in the order {order} seat {seat} is not asked when its turn has come"
        streams.decide(s, seat)
    return list(case.game.encode(s))
