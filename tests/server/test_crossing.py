"""What crosses between processes arrives as it was sent, in the pure and in the compiled build."""

import ast
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

import kosmodrom.cli  # all commands, and so all errors
import kosmodrom.server.serve  # noqa: F401  # and those of the server
from kosmodrom.bots.minds import FORM, mind_from, simple_mind
from kosmodrom.bots.search_bot import Budget
from kosmodrom.engine.deck import Deck, export_deck, read_deck
from kosmodrom.engine.errors import ENGINE, KosmodromError
from kosmodrom.engine.match import Match
from kosmodrom.engine.registry import games
from kosmodrom.lab import selfplay, simulate, strength
from kosmodrom.server.bots import thinking_processes
from kosmodrom.server.bots.thinking_processes import ADVISER, Task, attempt, pack, task_for, think, unpack, weigh
from kosmodrom.server.refusals import Stumbled
from tools.compiled_build import compiled_sources


@pytest.fixture(autouse=True)
def _think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_processes, "ADVICE", Budget(60))
    monkeypatch.setattr(thinking_processes, "PLAYED_ON", Budget(24))


def there_and_back(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def arrives(thing: Any) -> bool:
    """Whether it comes out as it was; decks are equal if their content is."""
    arrived = there_and_back(thing)
    if getattr(thing, "deck", None) is None:
        return bool(arrived == thing)
    is_equal = replace(arrived, deck=None) == replace(thing, deck=None)
    return is_equal and (arrived.deck.name, arrived.deck.digest) == (thing.deck.name, thing.deck.digest)


def deck_of(game: str) -> Deck:
    return read_deck(export_deck(game, files(f"kosmodrom.games.{game}") / "content"), "mój „stół”; 桌")


@pytest.mark.parametrize("game", games())
def test_questions_and_opinions_cross(game: str) -> None:
    match, deck = Match(game, seats=2, seed="crossing"), deck_of(game)
    for task in (
        task_for(match, None, match.actors[0], ADVISER, 7),
        task_for(Match(game, seats=2, seed="crossing", deck=deck), deck, match.actors[0], ADVISER, 7),
    ):
        assert arrives(task)
        opinions = weigh(task)
        assert opinions
        assert arrives(opinions)
        assert unpack(attempt(pack(weigh, task))) == opinions
        assert unpack(attempt(pack(think, replace(task, level="greedy")))) in task.legal


@pytest.mark.parametrize("game", games())
def test_what_the_laboratory_sends_and_receives_crosses(game: str) -> None:
    entry = games()[game]
    plan = simulate.plan_for(entry, seats=2, games=1, bots=("cadet",), deck=deck_of(game))
    contest = strength.contest_of(entry, 2, "cadet", "random", 1, "1")
    schedule = selfplay.SelfPlayPlan(entry.package, 2, 1, "1", 0, whims=(1, 2), whimsical=5)
    outcome, share = simulate.play_one(entry, plan, 0), strength.play_one(entry, contest, 0)
    for thing in (
        plan,
        contest,
        schedule,
        outcome,
        share,
        strength.ContestResult(contest, share, 0.0, 1.0),
        Budget(5, 0.5),
    ):
        assert arrives(thing)
    played = selfplay.play_one(entry, schedule, simple_mind(), 0)
    arrived = there_and_back(played)
    assert np.array_equal(arrived.features, played.features)
    assert (arrived.result, arrived.scores, arrived.choices) == (played.result, played.scores, played.choices)


def test_minds_are_sent_as_what_they_are_made_of() -> None:
    with pytest.raises(ValueError, match=f"expected {FORM}"):
        there_and_back(partial(mind_from, {"form": 0, "bias": []}))()
    assert there_and_back(simple_mind)().turns == 0


def kinds(base: type[KosmodromError] = KosmodromError) -> Iterator[type[KosmodromError]]:
    yield base
    for kind in base.__subclasses__():
        yield from kinds(kind)


@pytest.mark.parametrize("kind", sorted({*kinds()}, key=repr))
def test_every_error_of_the_package_crosses(kind: type[KosmodromError]) -> None:
    error = there_and_back(kind.of(ENGINE, "error.table.no-bot", bot="Zażółć", bots="„a”; b"))
    assert type(error) is kind
    assert error.text("pl") == "nie ma bota 'Zażółć'; są: „a”; b"


def test_no_compiled_module_has_dataclasses() -> None:
    """A frozen one cannot be unpacked where it is compiled; a NamedTuple can, in both builds."""
    named = [
        f"{path}: {node.name}"
        for path in compiled_sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(each) for each in node.decorator_list)
    ]
    assert named == []


# --- what goes wrong elsewhere ----------------------------------------------------------------------


class Homeless(Exception):
    """Cannot be made from what its pickle says."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


class Cursed:
    """Can be packed, and never unpacked."""

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (int, ("cursed",))


def fails(_: Task) -> int:
    raise Homeless(1, 2)


def leaves(_: Task) -> int:
    raise SystemExit(3)


def answers_unpackable(_: Task) -> object:
    return lambda: None


def answers_cursed(_: Task) -> object:
    return Cursed()


@pytest.mark.parametrize(
    ("work", "story"),
    [
        (fails, "Homeless: 1 and 2"),
        (leaves, "SystemExit: 3"),
        (answers_unpackable, "lambda"),
        (answers_cursed, "invalid literal"),
        (lambda _: 1, "lambda"),
    ],
)
def test_whatever_goes_wrong_in_a_thinker_is_told_as_a_fault_with_its_story(
    work: Callable[[Task], Any], story: str
) -> None:
    match = Match("toy", seats=2, seed="crossing")
    with pytest.raises(Stumbled) as stumbled:
        unpack(attempt(pack(work, task_for(match, None, 0, "random", 1))))
    assert story in "".join(stumbled.value.__notes__)
    assert stumbled.value.text("pl") == "coś poszło tu nie tak; nic się nie zmieniło"
