"""Bots of one's own: wherever a bot is named, and what is said of one that is none."""

import sys
from pathlib import Path

import pytest

from kosmodrom.bots.levels import bot_named
from kosmodrom.bots.own_bots import is_own, own_bot
from kosmodrom.cli import main
from kosmodrom.engine.errors import BadTable

pytestmark = pytest.mark.usefixtures("folder")

MODULE = """
class First:
    def choose(self, game, view, legal, luck):
        assert not hasattr(view, "vault")
        return legal[0]

class Wild:
    def choose(self, game, view, legal, luck):
        return -5

class Needy:
    def __init__(self, size):
        pass

class Mute:
    pass

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The current folder, with a module of bots and one that cannot be loaded."""
    (tmp_path / "żbik_bots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("import nothing_at_all", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])


def test_an_own_bot_plays_wherever_bots_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--games", "4", "--lang", "en"]
    assert main(["simulate", "andromeda", "--bot", "żbik_bots:First,random", *small]) == 0
    assert main(["lab", "strength", "andromeda", "--bot", "żbik_bots:First,random", *small]) == 0
    alone = capsys.readouterr().out
    assert "| andromeda | 2 | żbik_bots:First | random | 4 |" in alone
    assert main(["lab", "strength", "andromeda", "--bot", "żbik_bots:First,random", "--jobs", "2", *small]) == 0
    assert capsys.readouterr().out in alone
    assert main(["lab", "balance", "andromeda", "--bot", "żbik_bots:First", *small]) == 0
    assert "4 games of żbik_bots:First" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nowhere_bots:First", "nie da się wczytać modułu bota 'nowhere_bots' (ModuleNotFoundError"),
        ("broken_bots:First", "nie da się wczytać modułu bota 'broken_bots' (ModuleNotFoundError"),
        ("żbik_bots:Last", "w module 'żbik_bots' nie ma klasy 'Last'"),
        ("żbik_bots:number", "w module 'żbik_bots' nie ma klasy 'number'"),
        ("żbik_bots:Needy", "nie da się utworzyć żbik_bots:Needy bez argumentów (TypeError"),
        ("żbik_bots:Mute", "żbik_bots:Mute nie jest botem: nie ma metody choose(game, view, legal, luck)"),
        ("żbik_bots:Wild", "żbik_bots:Wild wybrał '-5'"),
    ],
)
@pytest.mark.parametrize("command", [["simulate"], ["lab", "balance"], ["lab", "strength"]])
def test_what_is_wrong_with_an_own_bot_is_said(
    capsys: pytest.CaptureFixture[str], command: list[str], bot: str, said: str
) -> None:
    bots = f"{bot},{bot}" if command[-1] == "strength" else bot
    assert main([*command, "andromeda", "--bot", bots, "--games", "2", "--lang", "pl"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_a_bot_that_nobody_wrote_is_refused_in_a_process_too(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "andromeda", "--bot", "żbik_bots:Wild", "--games", "4", "--jobs", "2", "--lang", "en"]
    assert main(asked) == 2
    assert "which is none of the legal decisions" in " ".join(capsys.readouterr().err.split())


def test_only_the_command_line_loads_modules() -> None:
    assert is_own("żbik_bots:First")
    assert not any(map(is_own, ("random", "First", "żbik_bots:", ":First", "a b:C", "../x:C")))
    with pytest.raises(BadTable):
        bot_named("żbik_bots:First")
    assert own_bot("żbik_bots:First").choose(None, None, [3, 4], None) == 3  # type: ignore[arg-type]  # it looks at nothing
