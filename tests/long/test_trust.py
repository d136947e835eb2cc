"""A little of `make trust` that needs real processes: kills, a database that dies, and an even load."""

from pathlib import Path

from trust.kills import kill_again_and_again
from trust.postgres_kills import disturb_again_and_again
from trust.soak import soak
from trust.trial_progress import Deadline, Progress


def test_a_server_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    progress = Progress.of(tmp_path, "kills")
    kill_again_and_again(progress, 6, Deadline(5))
    assert progress.failures == []
    assert progress.done == 6


def test_a_server_outlives_its_database(tmp_path: Path) -> None:
    progress = Progress.of(tmp_path, "servers")
    disturb_again_and_again(progress, 6, Deadline(5))
    assert progress.failures == []
    assert progress.done == 6


def test_what_a_server_holds_is_level(tmp_path: Path) -> None:
    progress = Progress.of(tmp_path, "soak")
    soak(progress, 1, tmp_path / "soak.csv")
    assert progress.failures == []
