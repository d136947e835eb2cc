"""Sharing out: one process, two, and two of which some die come to the same, with nothing lost or counted twice."""

import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.lab.processes import DEATHS, Runs, WorkersDie, shared_out
from kosmodrom.terminal.workers import address_of

BOTS = """
import os, signal
from pathlib import Path

class Mortal:
    '''Its process is killed in the middle of a game, once.'''
    def choose(self, game, view, legal, luck):
        grave = Path("grave")
        if luck.below(40) == 7 and not grave.exists():
            grave.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[luck.below(len(legal))]
"""


def fragile(graves: Path, deadly: int, task: int) -> int:
    """Whoever is the first to do such a task is killed by it."""
    grave = graves / str(task)
    if task % deadly == 0 and not grave.exists():
        grave.write_text(str(os.getpid()), encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return task * task


def deadly(task: int) -> int:
    if task == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def wrong(task: int) -> int:
    if task == 5:
        raise LookupError("Żółw")
    return task


def test_whoever_dies_is_replaced_and_nothing_is_lost_or_counted_twice(tmp_path: Path) -> None:
    found = list(shared_out(partial(fragile, tmp_path, 9), range(30), 2))
    assert found == [task * task for task in range(30)]
    graves = {grave.name: grave.read_text(encoding="utf-8") for grave in tmp_path.iterdir()}
    assert set(graves) == {"0", "9", "18", "27"}
    assert len(set(graves.values())) == 4
    assert str(os.getpid()) not in graves.values()


def test_work_that_kills_everybody_who_does_it_is_given_up() -> None:
    found = shared_out(deadly, range(8), 2)
    assert [next(found) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(WorkersDie) as error:
        next(found)
    assert str(DEATHS) in error.value.text("pl")


def test_what_goes_wrong_in_another_process_is_raised_here_and_says_where() -> None:
    with pytest.raises(LookupError, match="Żółw") as error:
        list(shared_out(wrong, range(8), 2))
    assert "in wrong" in error.value.__notes__[0]


def test_every_task_is_handed_out_once_and_again_only_if_it_was_lost() -> None:
    """Long tasks one by one, short ones many at a time, at the end few, so that nobody waits for another."""
    runs, taken = Runs(1000, 2), list[range]()
    while (run := runs.take()) is not None:
        taken.append(run)
        runs.ended(run, 0.01 * len(run))
    assert [at for run in taken for at in run] == list(range(1000))
    assert len(taken[0]) == len(taken[-1]) == 1
    assert max(map(len, taken)) == 25
    runs.lost(taken[3])
    assert runs.take() == taken[3]
    assert runs.take() is None


def test_games_whose_process_was_killed_are_played_again_and_come_out_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mortal_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    asked = ["lab", "balance", "andromeda", "--bot", "mortal_bots:Mortal", "--games", "8", "--seed", "Łukasz"]
    assert main([*asked, "--jobs", "2", "--rows", "two.jsonl"]) == 0
    two = capsys.readouterr().out
    assert (tmp_path / "grave").read_text(encoding="utf-8") != str(os.getpid())
    assert main([*asked, "--rows", "one.jsonl"]) == 0
    assert capsys.readouterr().out == two
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


@pytest.mark.parametrize(("lang", "said"), [("pl", "potrzebny jest pakiet ray"), ("en", "needs the package ray")])
def test_where_ray_is_not_installed_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "kosmodrom.lab.cluster", raising=False)
    assert main(["simulate", "andromeda", "--on", "ray", "--lang", lang]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert said in told
    assert 'pip install "kosmodrom[ray]"' in told


@pytest.mark.parametrize(
    ("place", "known", "address"),
    [
        ("ray", {}, None),
        ("ray", {"RAY_ADDRESS": ""}, None),
        ("ray", {"RAY_ADDRESS": "local"}, None),
        ("ray", {"RAY_ADDRESS": "ray://10.0.0.5:10001"}, "ray://10.0.0.5:10001"),
        ("ray:auto", {"RAY_ADDRESS": "10.0.0.5:6379"}, "auto"),
        ("ray:10.0.0.6:6379", {"RAY_ADDRESS": "10.0.0.5:6379"}, "10.0.0.6:6379"),
        ("ray://[::1]:10001", {}, "ray://[::1]:10001"),
    ],
)
def test_a_cluster_is_the_one_that_is_named_or_that_of_the_surroundings(
    place: str, known: dict[str, str], address: str | None
) -> None:
    assert address_of(place, known) == address


def test_another_place_to_work_at_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "andromeda", "--on", "księżyc", "--lang", "pl"]) == 2
    assert "'księżyc' to nie miejsce do pracy" in capsys.readouterr().err
