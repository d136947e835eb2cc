"""The words of a game in both languages: its clauses, names and sentences."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kosmodrom.engine.errors import KosmodromError

LANGUAGES = ("pl", "en")
EVERY_EDITION = "both"


@dataclass(frozen=True)
class Clause:
    """One numbered rule, worded for players."""

    id: str
    topic: str
    source: str
    pl: str
    en: str
    edition: str = EVERY_EDITION
    """The edition that has this rule, in a game that is played by several."""

    def text(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en


@cache
def clauses(package: str) -> dict[str, Clause]:
    """A game's catalogue of rules, in the order of the rulebook."""
    data = tomllib.loads((files(package) / "clauses.toml").read_text(encoding="utf-8"))
    return {key: Clause(id=key, **row) for key, row in data.items()}


class Words:
    """Texts of one language under dotted keys, such as `mercenary.P1`."""

    def __init__(self, lang: str, texts: dict[str, str]) -> None:
        self.lang = lang
        self.texts = texts

    def __getitem__(self, key: str) -> str:
        return self.texts[key]

    def say(self, key: str, **parts: object) -> str:
        """The sentence under a key, its {parts} filled in."""
        return self.texts[key].format_map(parts)


@cache
def words(package: str, lang: str) -> Words:
    """The texts of a game in one language."""
    if lang not in LANGUAGES:
        raise KosmodromError(f"the language {lang!r} is not known; expected pl or en")
    data = tomllib.loads((files(package) / "text" / f"{lang}.toml").read_text(encoding="utf-8"))
    texts: dict[str, str] = {}
    _flatten("", data, texts)
    return Words(lang, texts)


def _flatten(prefix: str, data: dict[str, object], texts: dict[str, str]) -> None:
    for key, value in data.items():
        if isinstance(value, dict):
            _flatten(f"{prefix}{key}.", value, texts)
        else:
            texts[f"{prefix}{key}"] = str(value)
