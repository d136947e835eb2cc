"""The compiled build is swapped as a whole, and whoever runs on the one before keeps all of it."""

from pathlib import Path

import pytest

from tools import compiled_build


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small package and its compiled modules, in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src" / "kosmodrom").mkdir(parents=True)
    (tmp_path / "build" / "mypyc" / "lib").mkdir(parents=True)
    monkeypatch.setattr(compiled_build, "groups", dict)
    monkeypatch.setattr(compiled_build, "compiled_modules", list)
    return tmp_path


def assemble(built: Path, words: str, stamp: str) -> None:
    (built / "src" / "kosmodrom" / "page.html").write_text(words, encoding="utf-8")
    compiled_build.assemble(stamp)


def current(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stamp: str) -> Path:
    """Where a game that starts now would run."""
    monkeypatch.setattr(compiled_build, "digest", lambda: stamp)
    compiled_build.path()
    return Path(capsys.readouterr().out.strip())


def test_a_game_that_runs_on_the_build_before_keeps_its_files(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Pages and thinking processes are loaded when they are needed, which may be after the swap."""
    assemble(built, "one", "1" * 64)
    first = current(monkeypatch, capsys, "1" * 64)
    assemble(built, "two", "2" * 64)
    second = current(monkeypatch, capsys, "2" * 64)
    assert (first / "kosmodrom" / "page.html").read_text() == "one"
    assert (second / "kosmodrom" / "page.html").read_text() == "two"
    assert (compiled_build.FAST / "kosmodrom" / "page.html").read_text() == "two"
    assemble(built, "three", "3" * 64)
    assert not first.exists(), "the last two are kept"
    assert second.exists()


def test_a_stale_build_is_not_run(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assemble(built, "one", "1" * 64)
    monkeypatch.setattr(compiled_build, "digest", lambda: "2" * 64)
    compiled_build.path()
    assert capsys.readouterr().out == ""
    assert compiled_build.read(compiled_build.FAST / compiled_build.STAMP) == "1" * 64


def test_a_build_of_earlier_days_makes_way(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (built / "build" / "fast" / "kosmodrom").mkdir(parents=True)
    assemble(built, "one", "1" * 64)
    assert (current(monkeypatch, capsys, "1" * 64) / "kosmodrom" / "page.html").read_text() == "one"
    assemble(built, "one again", "1" * 64)
    assert (compiled_build.FAST / "kosmodrom" / "page.html").read_text() == "one again"


def compiler_that_refuses(folder: Path, flag: str) -> str:
    """A command that compiles nothing and complains of one flag."""
    command = folder / "compiler"
    command.write_text(f'#!/bin/sh\ncase "$*" in *{flag}*) exit 1;; esac\n', encoding="utf-8")
    command.chmod(0o755)
    return str(command)


def test_a_flag_that_the_compiler_does_not_know_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first, *others = compiled_build.FLAGS
    compiled_build.known_flags.cache_clear()
    monkeypatch.setenv("CC", compiler_that_refuses(tmp_path, first))
    assert compiled_build.known_flags() == others
    compiled_build.known_flags.cache_clear()
