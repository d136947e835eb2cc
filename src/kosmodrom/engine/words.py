"""The words of a game in both languages: its clauses, names and sentences."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Protocol, runtime_checkable

LANGUAGES = ("pl", "en")
EVERY_EDITION = "both"


@runtime_checkable
class Spoken(Protocol):
    """Something that has words in every language: a clause, a phrase, an error."""

    def text(self, lang: str) -> str: ...


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

    def say(self, key: str, /, **parts: object) -> str:
        """The sentence under a key, its {parts} filled in."""
        return self.texts[key].format_map(parts)


@dataclass(frozen=True)
class Phrase:
    """A sentence or a part of one that is said later, in whatever language is wanted then."""

    package: str
    """Where its text stands, under `text/`."""
    key: str
    parts: Mapping[str, object] = field(default_factory=dict)
    """What its {parts} are filled with; whatever has words of its own says them in the same language."""

    def text(self, lang: str) -> str:
        parts = {name: part.text(lang) if isinstance(part, Spoken) else part for name, part in self.parts.items()}
        return words(self.package, lang).say(self.key, **parts)


@cache
def words(package: str, lang: str) -> Words:
    """The texts of a game in one language."""
    if lang not in LANGUAGES:
        from kosmodrom.engine.errors import ENGINE, KosmodromError  # here, because errors are made of words

        raise KosmodromError.of(ENGINE, "error.language", lang=lang)
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
