"""A terminal without a terminal: commands are run in this process, what is typed is prepared."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.engine import registry
from toy.entry import ENTRY as TOY

SILENT = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "XDG_DATA_HOME")


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    status: int
    out: str
    err: str


class Terminal:
    """Runs a command; typed lines are given out one by one, then the input ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.home = home

    def __call__(self, *words: object, typed: Iterable[str | BaseException] = ()) -> Said:
        self._monkeypatch.setattr("builtins.input", _keyboard(iter(typed)))
        status = main([str(word) for word in words])
        out, err = self._capsys.readouterr()
        return Said(status, out, err)

    def journals(self, kind: str) -> list[Path]:
        """The journals that are kept, `running` or `finished`."""
        return sorted((self.home / kind).glob("*.journal"))


def _keyboard(lines: Iterator[str | BaseException]) -> object:
    def read(prompt: str = "") -> str:
        print(prompt, end="")
        line = next(lines, None)
        if line is None:
            raise EOFError
        if isinstance(line, BaseException):
            raise line
        return line

    return read


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """A terminal of an English person with an empty home, where the toy is installed beside the real games."""
    for key in SILENT:
        monkeypatch.delenv(key, raising=False)
    home = tmp_path / "home"
    monkeypatch.setenv("KOSMODROM_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "100")
    installed = {**registry.games(), "toy": TOY}
    monkeypatch.setattr(registry, "games", lambda: installed)
    return Terminal(monkeypatch, capsys, home)
