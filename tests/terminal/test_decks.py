"""`kosmodrom deck`: exported, edited, checked, played."""

from pathlib import Path
from typing import Any

import pytest

Run = Any

EDITS = [
    ("hand = 7", "hand = 8", None),
    ("hand = 7", 'hand = "7"', "limits: hand = '7'; expected a whole number"),
    ("hand = 7", "hands = 7", "limits: the key 'hand' is missing"),
    ("hand = 7", "hand = 7\nfoot = 2", "limits: unknown key 'foot'"),
    ("hand = 7", "hand = 700", "limits: hand = 700; expected"),
    ('id = "A02"', 'id = "A01"', "artifact A01: the id 'A01' stands twice"),
    ('id = "A02"', 'id = "A99"', "artifact A99: id = 'A99'; expected one of"),
    ("[limits]", "[limit]", "unknown table 'limit'; expected mercenary"),
    ('game = "star_scrappers"', 'game = "chess"', "'chess'"),
    ('name = "my star_scrappers deck"', 'name = "standard"', "name"),
    ("[deck]", "[duck]", "the table [deck]"),
    ("[deck]", "[deck", "not valid TOML"),
    ("[deck]", "x = " + "[" * 100_000, "deep"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), EDITS)
def test_an_edited_deck_is_checked(terminal: Run, tmp_path: Path, old: str, new: str, complaint: str | None) -> None:
    file = tmp_path / "my.toml"
    terminal("deck", "export", "star_scrappers", file)
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    said = terminal("deck", "check", file)
    if complaint is None:
        assert said.status == 0
        assert "Changed against the printed deck: limits." in said.out
        return
    assert said.status == 2
    assert said.err.startswith(f"kosmodrom: {file}") or "chess" in said.err
    assert complaint in said.err
    assert said.err.count("\n") == 1


def test_an_exported_deck_is_the_printed_one(terminal: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    assert terminal("deck", "export", "star_scrappers", file).status == 0
    assert "It has the same rows as the printed deck." in terminal("deck", "check", file).out
    assert "te same wiersze" in terminal("deck", "check", file, "--lang", "pl").out


def test_a_deck_is_exported_to_the_terminal(terminal: Run) -> None:
    assert terminal("deck", "export", "star_scrappers").out.startswith('[deck]\ngame = "star_scrappers"\n')


def test_an_export_overwrites_nothing(terminal: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("mine", encoding="utf-8")
    said = terminal("deck", "export", "star_scrappers", file)
    assert said.status == 2
    assert "there already" in said.err
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_changed_row_is_named(terminal: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    terminal("deck", "export", "star_scrappers", file)
    text = file.read_text(encoding="utf-8")
    at = text.index('id = "A02"')
    file.write_text(text[:at] + text[at:].replace("cost = 5", "cost = 6", 1), encoding="utf-8")
    assert "artifact A02." in terminal("deck", "check", file).out


def test_a_deck_can_be_simulated(terminal: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    terminal("deck", "export", "star_scrappers", file)
    file.write_text(file.read_text(encoding="utf-8").replace("hand = 7", "hand = 5"), encoding="utf-8")
    one = terminal("simulate", "star_scrappers", "--games", "2", "--deck", file)
    assert one.status == 0
    assert "my star_scrappers deck" in one.out


def test_a_deck_of_another_game_is_refused(terminal: Run, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    terminal("deck", "export", "star_scrappers", file)
    said = terminal("simulate", "toy", "--deck", file)
    assert said.status == 2
    assert "expected one of 'toy'" in said.err
