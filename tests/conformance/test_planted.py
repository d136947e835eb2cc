"""The laws of secrets and of taking back catch faults that are planted in each real game, one by one."""

import dataclasses
from functools import cache, partial

import pytest

from conformance import undoing
from conformance.audiences import journals_say_what_was_noticed
from conformance.game_faults import Secret, drawn, planted, secrets_of, telling_all
from conformance.laws import Law
from conformance.test_games import ENTRIES, each_game
from conformance.walks import Case, applied, walk
from kosmodrom.engine.contract import CHANCE
from kosmodrom.engine.match import Match

GAMES = 8
SEED = 18
FIRST = 3


def hold(law: Law, cases: list[Case]) -> None:
    for case in cases:
        law(case)


@cache
def secrets_made(key: str) -> dict[Secret, list[Case]]:
    """The secret decisions of drawn games, each with the games where it is made."""
    made: dict[Secret, list[Case]] = {}
    for case in drawn(ENTRIES[key], GAMES, SEED):
        for secret in secrets_of(case):
            made.setdefault(secret, []).append(case)
    return made


def test_most_games_have_several_secrets_to_tell() -> None:
    assert len([key for key in ENTRIES if len(secrets_made(key)) >= 4]) >= 5


@each_game
def test_every_secret_that_a_journal_tells_is_noticed(key: str) -> None:
    """Whichever secret decision all learn by name, the law finds it in the first games where it is made."""
    entry = ENTRIES[key]
    for secret, cases in secrets_made(key).items():
        told = [dataclasses.replace(case, entry=telling_all(entry, secret)) for case in cases[:FIRST]]
        with pytest.raises(AssertionError, match=f"'{secret[0]}.* nothing else tells them apart"):
            hold(journals_say_what_was_noticed, told)


class Careless(Match):
    """Lets every seat take back its last decision, whatever has happened since."""

    def _free_undo(self, seat: int) -> int | None:
        mine = [at for at, done in enumerate(self._done) if done.who == seat]
        return mine[-1] if mine else None


@each_game
def test_taking_back_without_any_fence_is_noticed(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing, "Match", Careless)
    with pytest.raises(AssertionError, match="freely, though"):
        hold(undoing.free_undo_unlearns_nothing, list(drawn(ENTRIES[key], GAMES, SEED)))


def shows_by_itself(case: Case) -> bool:
    """Whether some decision shows its seat something without a draw, so that a fence of the game itself must stand."""
    return any(
        step.who != CHANCE
        and case.game.reveals(step.s, step.who, step.action)
        and case.game.actors(applied(case.game, step.s, step.who, step.action)) != [CHANCE]
        for step in walk(case)
    )


@each_game
def test_a_game_without_its_own_fences_is_noticed_if_it_needs_them(key: str) -> None:
    entry = ENTRIES[key]
    fenceless = planted(entry, reveals=lambda *_: False)
    trial = partial(hold, undoing.free_undo_unlearns_nothing, list(drawn(fenceless, GAMES, SEED)))
    if any(shows_by_itself(case) for case in drawn(entry, GAMES, SEED)):
        with pytest.raises(AssertionError, match="has shown it something"):
            trial()
    else:
        trial()
