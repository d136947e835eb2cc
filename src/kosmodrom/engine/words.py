"""The words of a game in every language: its clauses, names and sentences.

A language is its text files: `text/<language>.toml` in the engine, the terminal, the server, its pages and every
game, and the words of every clause, in the game's `clauses.toml` or its `text/clauses.<language>.toml`. Nothing else
names one. It may come file by file: where a package has none in it, the language of the world is spoken.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Protocol, runtime_checkable

PACKAGE: Final = "kosmodrom.engine"
HOME: Final = "pl"
"""The language of the games, for whoever does not say what they prefer."""
WORLD: Final = "en"
"""The language for whoever prefers one that we do not have."""
NEEDED: Final = (HOME, WORLD)
"""In these everything is said; in others as much as somebody has translated."""


def _languages() -> tuple[str, ...]:
    """Those that the engine has words in; the one at home first, then that of the world."""
    names = {file.name for file in (files(PACKAGE) / "text").iterdir()}
    found = sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    return tuple(sorted(found, key=lambda lang: (lang != HOME, lang != WORLD, lang)))


LANGUAGES: Final = _languages()
EVERY_EDITION = "both"
ANOTHER: Final = "another."


def fitting(wanted: str) -> str:
    """The language that fits a wish such as `pl-PL` or `de_AT.UTF-8`: itself, else that of the world."""
    lang = wanted.lower().replace("_", "-").partition("-")[0].partition(".")[0]
    return lang if lang in LANGUAGES else WORLD


def preferred(environ: Mapping[str, str]) -> str:
    """That of the locale, if we have it."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(key):
            return fitting(environ[key])
    return WORLD


@runtime_checkable
class Translated(Protocol):
    """Something that has words in every language: a clause, a phrase, an error."""

    def text(self, lang: str) -> str: ...


@dataclass(frozen=True)
class Clause:
    """One numbered rule, worded for players."""

    id: str
    topic: str
    source: str
    texts: Mapping[str, str]
    """Its words in every language."""
    edition: str = EVERY_EDITION
    """The edition that has this rule, in a game that is played by several."""
    forbids: str = ""
    """How near a decision has come that it forbids (`kosmodrom.engine.reasons`); empty: it forbids none."""

    def text(self, lang: str) -> str:
        return self.texts[lang]


@cache
def clauses(package: str) -> dict[str, Clause]:
    """A game's catalogue of rules, in the order of the rulebook."""
    data = tomllib.loads((files(package) / "clauses.toml").read_text(encoding="utf-8"))
    others = {lang: _clause_texts(package, lang) for lang in LANGUAGES}
    found = {}
    for key, row in data.items():
        texts = {lang: str(row.get(lang) or others[lang].get(key) or row[WORLD]) for lang in LANGUAGES}
        edition, forbids = row.get("edition", EVERY_EDITION), row.get("forbids", "")
        found[key] = Clause(key, row["topic"], row["source"], texts, edition, forbids)
    return found


def _clause_texts(package: str, lang: str) -> dict[str, str]:
    """The words of clauses in a language that `clauses.toml` itself does not have."""
    file = files(package) / "text" / f"clauses.{lang}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


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


@lru_cache(maxsize=64)
def another(texts: Words) -> Words:
    """The same for whoever looks at what belongs to somebody else: texts under `another.` replace their namesakes."""
    other = {key.removeprefix(ANOTHER): words for key, words in texts.texts.items() if key.startswith(ANOTHER)}
    return Words(texts.lang, {**texts.texts, **other})


@dataclass(frozen=True)
class Phrase:
    """A sentence or a part of one that is said later, in whatever language is wanted then."""

    package: str
    """Where its text stands, under `text/`."""
    key: str
    parts: Mapping[str, object] = field(default_factory=dict)
    """What its {parts} are filled with; whatever has words of its own says them in the same language."""

    def text(self, lang: str) -> str:
        parts = {name: part.text(lang) if isinstance(part, Translated) else part for name, part in self.parts.items()}
        return words(self.package, lang).say(self.key, **parts)

    def __str__(self) -> str:
        return self.text(WORLD)


@cache
def words(package: str, lang: str) -> Words:
    """The texts of a game in one language."""
    if lang not in LANGUAGES:
        from kosmodrom.engine.errors import ENGINE, KosmodromError  # here, because errors are made of words

        raise KosmodromError.of(ENGINE, "error.language", lang=lang, known=", ".join(LANGUAGES))
    file = files(package) / "text" / f"{lang}.toml"
    if lang not in NEEDED and not file.is_file():
        return Words(lang, words(package, WORLD).texts)
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    texts: dict[str, str] = {}
    _flatten("", data, texts)
    return Words(lang, texts)


def _flatten(prefix: str, data: dict[str, object], texts: dict[str, str]) -> None:
    for key, value in data.items():
        if isinstance(value, dict):
            _flatten(f"{prefix}{key}.", value, texts)
        else:
            texts[f"{prefix}{key}"] = str(value)
