"""Ray: the same games as one process plays, though processes are killed; and clear words where there is no cluster."""

import os
import socket
from importlib.util import find_spec
from pathlib import Path

import pytest

if find_spec("ray") is None:
    pytest.skip("needs the extra `ray`", allow_module_level=True)

from kosmodrom.cli import main
from kosmodrom.lab import cluster
from kosmodrom.lab.cluster import RayCluster
from kosmodrom.lab.processes import shared_out
from lab.test_processes import BOTS

SMALL = ["--games", "6", "--seed", "Łukasz", "--lang", "pl"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a bot whose process is killed once."""
    (tmp_path / "mortal_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return tmp_path


def test_games_whose_process_was_killed_come_out_the_same_on_ray(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = ["lab", "balance", "andromeda", "--bot", "mortal_bots:Mortal", *SMALL]
    assert main([*asked, "--on", "ray", "--jobs", "2", "--rows", "ray.jsonl"]) == 0
    there = capfd.readouterr()
    assert (folder / "grave").read_text(encoding="utf-8") != str(os.getpid())
    assert main([*asked, "--rows", "here.jsonl"]) == 0
    assert there == capfd.readouterr()
    assert (folder / "ray.jsonl").read_bytes() == (folder / "here.jsonl").read_bytes()


@pytest.mark.parametrize(
    "asked",
    [
        ["simulate", "andromeda", "--json"],
        ["lab", "tournament", "andromeda", "--bot", "random,greedy"],
        ["lab", "strength", "andromeda", "--bot", "greedy,random"],
        ["lab", "learn", "andromeda", "--generations", "2", "--descents", "2", "--greedy", "0", "--out", "mind.json"],
    ],
    ids=lambda asked: " ".join(asked[:2]),
)
@pytest.mark.usefixtures("folder")
def test_other_experiments_come_out_the_same_on_ray(asked: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    found = []
    for more in ([], ["--on", "ray", "--jobs", "2"]):
        assert main([*asked, *SMALL, *more]) == 0
        kept = Path("mind.json").read_text(encoding="utf-8") if Path("mind.json").exists() else ""
        said = [line for line in capfd.readouterr().out.splitlines() if "second" not in line]
        found.append((said, kept))
    assert found[0] == found[1]


@pytest.mark.usefixtures("folder")
def test_what_cannot_be_done_on_a_cluster_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        silent = f"127.0.0.1:{nobody.getsockname()[1]}"
        for place in (f"ray:{silent}", f"ray://{silent}"):
            assert main(["simulate", "andromeda", *SMALL, "--on", place]) == 2
            assert f"{silent} nie odpowiada żaden klaster Ray" in " ".join(capsys.readouterr().err.split())
    monkeypatch.setenv("RAY_ADDRESS", "Żółw")
    assert main(["simulate", "andromeda", *SMALL, "--on", "ray"]) == 2
    assert "Żółw nie jest adresem klastra Ray" in " ".join(capsys.readouterr().err.split())


@pytest.mark.usefixtures("folder")
def test_one_crew_works_for_several_experiments_and_machines_with_another_kosmodrom_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with RayCluster(None, 2) as crew:
        assert list(shared_out(abs, range(-3, 3), crew)) == [3, 2, 1, 0, 1, 2]
        assert list(shared_out(str, range(40), crew)) == [str(task) for task in range(40)]
        monkeypatch.setattr(cluster, "mark", lambda: "another")
        with pytest.raises(cluster.OtherKosmodrom):
            list(shared_out(abs, range(4), crew))
