"""Matches on disk: a journal, with who sits at the table and a custom deck in files of the same name beside it."""

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from kosmodrom.bots.levels import BOTS
from kosmodrom.bots.own_bots import is_own
from kosmodrom.engine.deck import Deck
from kosmodrom.engine.errors import ENGINE, BadTable, JournalError
from kosmodrom.engine.journal import Header, read_journal
from kosmodrom.engine.match import Match
from kosmodrom.engine.strangers_toml import read_toml
from kosmodrom.server.process.folders import data_folder
from kosmodrom.terminal.console import PACKAGE
from kosmodrom.terminal.files import load_deck, read_text, write_text

JOURNAL, TABLE, DECK = ".journal", ".table.toml", ".deck.toml"
RUNNING, FINISHED = "running", "finished"


@dataclass(frozen=True)
class Company:
    """Who sits at the table: people in the first seats, bots in the others."""

    humans: int
    bot: str
    names: tuple[str, ...]

    def is_human(self, seat: int) -> bool:
        return seat < self.humans

    def check(self, seats: int) -> None:
        if not 0 <= self.humans <= seats:
            raise BadTable.of(PACKAGE, "wrong.people", people=self.humans, seats=seats)
        if self.bot not in BOTS and not is_own(self.bot):
            raise BadTable.of(ENGINE, "error.table.no-bot", bot=self.bot, bots=", ".join(BOTS))
        if len(self.names) != seats:
            raise BadTable.of(PACKAGE, "wrong.names", names=len(self.names), seats=seats)


def new_path(game: str, now: datetime) -> Path:
    """A file for a match that starts, beside no other of that name."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    folder = data_folder(os.environ)
    number, name = 1, stem
    while any((folder / kind / f"{name}{JOURNAL}").exists() for kind in (RUNNING, FINISHED)):
        number += 1
        name = f"{stem}-{number}"
    return folder / RUNNING / f"{name}{JOURNAL}"


def unfinished(game: str) -> Path | None:
    """The match of a game that was played last and not to its end."""
    found = (data_folder(os.environ) / RUNNING).glob(f"{game}-*{JOURNAL}")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def beside(journal: Path, suffix: str) -> Path:
    """The file of the same name with another ending."""
    stem = journal.name.removesuffix(JOURNAL)
    return journal.with_name(stem + suffix)


def store_table(journal: Path, company: Company, deck: Path | None) -> None:
    """Keep what a journal does not tell."""
    names = ", ".join(_toml(name) for name in company.names)
    write_text(beside(journal, TABLE), f'humans = {company.humans}\nbot = "{company.bot}"\nnames = [{names}]\n')
    if deck is not None:
        write_text(beside(journal, DECK), read_text(deck))


def _toml(text: str) -> str:
    kept = "".join(letter for letter in text if letter.isprintable())
    return '"' + kept.replace("\\", "\\\\").replace('"', '\\"') + '"'


def store_journal(path: Path, match: Match) -> None:
    write_text(path, match.journal())


def load_match(path: Path, deck: Path | None = None) -> Match:
    """The match of a journal file, every line of it checked."""
    text = read_text(path)
    try:
        return Match.from_journal(text, deck_for(path, deck))
    except ValueError as error:
        raise JournalError.of(PACKAGE, "wrong.in-file", path=path, error=error) from None


def load_lines(path: Path) -> tuple[Header, int]:
    """The header of a journal file and how many lines it has."""
    try:
        header, lines, _ = read_journal(read_text(path))
    except ValueError as error:
        raise JournalError.of(PACKAGE, "wrong.in-file", path=path, error=error) from None
    return header, len(lines)


def deck_for(journal: Path, given: Path | None) -> Deck | None:
    """The deck that was given, or the one kept beside the journal."""
    kept = beside(journal, DECK)
    path = given or (kept if kept.exists() else None)
    return load_deck(path) if path else None


def load_company(journal: Path, seats: int) -> Company | None:
    """Who sat at the table, if that was kept."""
    path = beside(journal, TABLE)
    if not path.exists():
        return None
    try:
        data = read_toml(read_text(path))
        company = Company(int(data["humans"]), str(data["bot"]), tuple(map(str, data["names"])))
        company.check(seats)
    except KeyError as error:
        raise JournalError.of(PACKAGE, "wrong.no-key", path=path, key=error) from None
    except (ValueError, TypeError) as error:
        raise JournalError.of(PACKAGE, "wrong.in-file", path=path, error=error) from None
    return company


def file_away(path: Path) -> Path:
    """Move a match that is over out of the running ones; one kept elsewhere stays where it is."""
    if path.parent != data_folder(os.environ) / RUNNING:
        return path
    folder = data_folder(os.environ) / FINISHED
    folder.mkdir(parents=True, exist_ok=True)
    for suffix in (TABLE, DECK, JOURNAL):
        source = beside(path, suffix)
        if source.exists():
            os.replace(source, folder / source.name)
    return folder / path.name
