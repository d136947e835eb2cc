"""Bad input: one sentence that names the place and what was expected, status 2, and nothing changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hostile import DIGITS, HEAD, ODD, SLOW, journals
from kosmodrom.engine.match import Match

Run = Any

NO_SUCH = f"SS-{999}"

COMMAND_LINES = [
    ("play chess", "'chess'", "star_scrappers"),
    ("play star_scrappers --seats 1", "1 seats", "2, 3, 4"),
    ("play star_scrappers --seats 5", "5 seats", "2, 3, 4"),
    ("play star_scrappers --seats many", "--seats", "'many'"),
    ("play star_scrappers --option weather=fine", "'weather'", "first-game"),
    ("play star_scrappers --option first-game=perhaps", "'perhaps'", "no, yes"),
    ("play star_scrappers --option first-game", "'first-game'", "key=value"),
    ("play star_scrappers --bot genius", "'genius'", "greedy"),
    ("play star_scrappers --humans 3", "3 people", "0 to 2"),
    ("play star_scrappers --humans -1", "-1 people", "0 to 2"),
    ("play star_scrappers --lang de", "'de'", "pl"),
    ("play star_scrappers --new --resume x", "--resume", "--new"),
    ("play star_scrappers --resume missing.journal --seats 3", "--seats", "--resume"),
    ("play star_scrappers --resume missing.journal", "missing.journal", "No such file"),
    ("play star_scrappers --deck missing.toml", "missing.toml", "No such file"),
    ("play star_scrappers --deck .", ".", "directory"),
    ("play star_scrappers --name", "--name", "expected"),
    ("play star_scrappers --sea 2", "--sea", "unrecognized"),
    ("play", "GAME", "required"),
    ("", "COMMAND", "required"),
    ("dance", "'dance'", "games"),
    ("rules chess", "'chess'", "star_scrappers"),
    (f"rules star_scrappers {NO_SUCH}", f"'{NO_SUCH}'", "SS-001 to "),
    ("rules star_scrappers XX-1", "'XX-1'", "SS-001 to "),
    ("simulate chess", "'chess'", "star_scrappers"),
    ("simulate star_scrappers --seats 1", "1 seats", "2, 3, 4"),
    ("simulate star_scrappers --games 0", "--games", "from 1"),
    ("simulate star_scrappers --games -3", "--games", "expected"),
    ("simulate star_scrappers --jobs none", "--jobs", "from 1"),
    ("simulate star_scrappers --bot random,genius", "'genius'", "greedy"),
    ("simulate star_scrappers --bot random,random,greedy", "3 bots for 2 seats", "1 or 2"),
    ("simulate star_scrappers --option first-game=perhaps", "'perhaps'", "no, yes"),
    ("replay missing.journal", "missing.journal", "No such file"),
    ("deck export chess", "'chess'", "star_scrappers"),
    ("deck check missing.toml", "missing.toml", "No such file"),
    ("deck", "COMMAND", "required"),
]


def assert_refused(said: Any, *parts: str) -> None:
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    for part in parts:
        assert part in said.err


@pytest.mark.parametrize(("line", "place", "expected"), COMMAND_LINES)
def test_a_bad_command_line_is_refused(terminal: Run, line: str, place: str, expected: str) -> None:
    assert_refused(terminal(*line.split()), "kosmodrom: ", place, expected)
    assert not terminal.home.exists()


def test_the_frame_of_a_refusal_is_polish_for_a_pole(terminal: Run) -> None:
    assert_refused(terminal("play", "chess", "--lang", "pl"), "kosmodrom: błąd: ", "'chess'")


def journal() -> str:
    match = Match("star_scrappers", seed="bad input")
    match.play(match.actors[0], "recruit:1a")
    match.play(match.actors[0], "end")
    return match.journal()


def _without_end(text: str) -> str:
    return "\n".join(text.splitlines()[:-1])


def _chance_instead(text: str) -> str:
    return text.replace(" recruit:1a ", " recruit:1b ")


JOURNALS: list[tuple[Callable[[str], str], str]] = [
    (lambda text: text[: len(text) // 2], "line "),
    (_without_end, "cut short"),
    (_chance_instead, "edited"),
    (lambda text: text.replace("seats 2", "seats 3"), "line "),
    (lambda text: text.replace("seats 2", "seats ²"), ""),
    (lambda text: text.replace("rules 1", "rules " + "9" * 5000), ""),
    (lambda text: text.replace("game star_scrappers", "game chess"), ""),
    (lambda text: text.replace("\nseed ", "\nseed 00"), "line "),
    (lambda text: text.replace("\nseed ", "\nseat "), "line 9"),
    (lambda text: text[:0], "line 1"),
    (lambda text: f"dear diary\n{text}", "line 1"),
]


@pytest.mark.parametrize("command", [["replay"], ["play", "star_scrappers", "--resume"]])
@pytest.mark.parametrize("number", range(len(JOURNALS)))
def test_a_damaged_journal_is_refused(terminal: Run, tmp_path: Path, command: list[str], number: int) -> None:
    damage, place = JOURNALS[number]
    file = tmp_path / "damaged.journal"
    file.write_text(damage(journal()), encoding="utf-8")
    before = file.read_bytes()
    assert_refused(terminal(*command, file), f"{file}: ", place)
    assert file.read_bytes() == before
    assert not terminal.home.exists()


@pytest.mark.parametrize("command", [["replay"], ["deck", "check"], ["play", "star_scrappers", "--deck"]])
def test_a_file_that_is_no_text_is_refused(terminal: Run, tmp_path: Path, command: list[str]) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"kosmodrom \xff\xfe")
    assert_refused(terminal(*command, file), f"{file}: ", "UTF-8", "byte 11")


def test_a_match_of_another_game_is_not_resumed(terminal: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    file.write_text(journal(), encoding="utf-8")
    assert_refused(terminal("play", "toy", "--resume", file), "'star_scrappers'", "expected one of 'toy'")


def test_a_seat_that_is_not_there_has_seen_nothing(terminal: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.journal"
    file.write_text(journal(), encoding="utf-8")
    assert_refused(terminal("replay", file, "--seat", "2"), "seat 2", "0 to 1")


POLISH = [
    ("play chess", "nie ma gry 'chess'"),
    ("play star_scrappers --seats 5", "nie da się grać przy 5 miejscach"),
    ("play star_scrappers --option weather=fine", "nie ma opcji 'weather'"),
    ("play star_scrappers --option first-game=perhaps", "możliwe wartości: no, yes"),
    ("play star_scrappers --humans 3", "ludzi: 3, miejsc: 2"),
    ("play star_scrappers --resume x.journal --seats 3", "--seats dotyczy nowej gry"),
    (f"rules star_scrappers {NO_SUCH}", "nie ma zasady"),
    ("simulate star_scrappers --bot random,random,greedy", "botów: 3, miejsc: 2"),
]


@pytest.mark.parametrize(("line", "says"), POLISH)
def test_complaints_are_polish_for_whoever_speaks_polish(terminal: Run, line: str, says: str) -> None:
    assert_refused(terminal(*line.split(), "--lang", "pl"), says)


def test_a_broken_journal_is_named_in_polish(terminal: Run, tmp_path: Path) -> None:
    path = tmp_path / "cut.journal"
    path.write_text(Match("star_scrappers", seats=2, seed="x").journal().rpartition("end ")[0], encoding="utf-8")
    assert_refused(terminal("replay", path, "--lang", "pl"), str(path), "urywa się tu bez wiersza końcowego")


def test_a_wrong_deck_is_named_in_polish(terminal: Run, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    terminal("deck", "export", "star_scrappers", path)
    path.write_text(path.read_text("utf-8").replace("\ncopies = ", "\ncopies = -", 1), encoding="utf-8")
    assert_refused(terminal("deck", "check", path, "--lang", "pl"), "co powinno tu być: liczba całkowita od 0 do 60")


READERS = [
    ["deck", "check"],
    ["play", "star_scrappers", "--deck"],
    ["simulate", "star_scrappers", "--deck"],
    ["replay"],
    ["play", "star_scrappers", "--resume"],
]


def assert_refused_briefly(said: Any, path: Path) -> None:
    assert_refused(said, f"{path}: ")
    assert len(said.err.replace(str(path), "")) <= 330
    assert said.err.rstrip("\n").isprintable()


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("command", READERS[:3], ids=lambda command: command[0])
def test_hostile_decks_are_refused(terminal: Run, tmp_path: Path, command: list[str], lang: str) -> None:
    file = tmp_path / "talia Łukasza.toml"
    for text in [*SLOW.values(), *(HEAD + text for text in ODD.values())]:
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        assert_refused_briefly(terminal(*command, file, "--lang", lang), file)


@pytest.mark.parametrize("command", READERS[3:], ids=lambda command: command[0])
def test_hostile_journals_are_refused(terminal: Run, tmp_path: Path, command: list[str]) -> None:
    file = tmp_path / "dziennik Małgorzaty.journal"
    for text in journals().values():
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        assert_refused_briefly(terminal(*command, file, "--lang", "pl"), file)


@pytest.mark.parametrize("command", READERS, ids=lambda command: " ".join(command[::2]))
def test_what_is_no_file_to_read_is_refused(terminal: Run, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "film").write_bytes(b"x" * (4 * 1024 * 1024 + 1))
    assert_refused(terminal(*command, tmp_path / "folder"), "folder: ", "directory")
    assert_refused(terminal(*command, tmp_path / "film"), "film: larger than 4194304 bytes")
    assert_refused(terminal(*command, "/dev/zero"), "/dev/zero: larger than 4194304 bytes")
    assert_refused(terminal(*command, tmp_path / "film", "--lang", "pl"), "film: więcej niż 4194304 bajtów")


@pytest.mark.parametrize(
    "kept", [f"humans = {DIGITS}", "humans = 1979-05-27", "humans = nan", "a.b.c.d.e.f.g.h.i.j = 1"]
)
def test_what_is_kept_beside_a_journal_may_be_hostile_too(terminal: Run, tmp_path: Path, kept: str) -> None:
    file = tmp_path / "a.journal"
    file.write_text(journal(), encoding="utf-8")
    beside = tmp_path / "a.table.toml"
    beside.write_text(f'bot = "pilot"\nnames = ["Ala", "Olek"]\n{kept}\n', encoding="utf-8")
    assert_refused_briefly(terminal("replay", file), beside)
